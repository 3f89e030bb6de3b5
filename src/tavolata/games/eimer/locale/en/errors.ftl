### Why something cannot be done in this game, and what would be right.

refused-eimer-notation = That is no move in Alles im Eimer. Moves look like: play R5 R3, lose 0.2, keep left, draw, build YYYWW/RRRB/BBG/GG/W.
refused-build-which = Say which pyramid: build and its rows, for example build YYYWW/RRRB/BBG/GG/W.
refused-build-shape = A pyramid is written from the bottom row up, letters Y W R B G, rows of 5, 4, 3, 2, 1 (in the 2005 edition 4, 3, 2, 1): YYYWW/RRRB/BBG/GG/W.
refused-build-first = Build your pyramid first: build and its rows.
refused-build-rows = The rows have to be this long, from the bottom: { $rows }.
refused-build-colours = Use exactly { $count } buckets of each colour.
refused-built-already = The pyramids stand already: they are built once.
refused-one-colour = Cards laid together are of one colour: choose one.
refused-only-draw = All you can do now is draw, or leave it.
refused-no-draw = There is no card for you to draw now.
refused-choose-part = Your pyramid is in two parts: keep left or keep right.
refused-no-parts = Your pyramid is in one piece: there is no part to choose.
refused-not-attacked = Nobody attacks you: lay one to three cards of one colour.
refused-no-bucket = There is no bucket at { $bucket }: choose one that still stands.
refused-wrong-bucket = Give up a { $colour ->
        [Y] yellow
        [W] white
        [R] red
        [B] blue
       *[G] green
    } bucket: you still have one of the attacking colour.
refused-not-in-hand = You do not hold { $card } that often: lay cards from your hand.
refused-follow-colour = The attack is { $colour ->
        [Y] yellow (Y)
        [W] white (W)
        [R] red (R)
        [B] blue (B)
       *[G] green (G)
    }: defend in that colour, or give up a bucket.
refused-too-low = That makes { $sum }, and { $beat } is to be beaten: lay more, or give up a bucket.
refused-card-too-often = { $card } is there more often than it exists: every card has one place only.
refused-position-bad-cards = Every card must be in exactly one place: hand, table, discards or pile.
refused-position-bad-pyramid = A pyramid cannot stand like that: each bucket rests on two, in one piece, with no colour too often.
refused-position-bad-hands = The number of cards in hand does not fit the phase.
refused-position-bad-tables = The cards on the table do not fit the attack: one colour, and the last laid highest.
refused-position-bad-colour = The attacking colour does not fit the phase.
refused-position-bad-direction = The direction is 1 or -1.
refused-position-nothing-to-draw = A card is to be drawn, but there is none.
refused-position-bad-may-draw = Only the one who laid cards last may still draw.
refused-position-bad-build = While pyramids are built, each one is whole or not begun, and one at least is missing.
refused-position-bad-split = A choice of parts needs a pyramid in two parts, that of the seat to move.
