### Alles im Eimer. Story lines take the fields of protocol.md's events; `who` is the seat's name,
### `you` is yes where the reader did it, `on_you` and `to_you` where it was done to the reader,
### `known` is yes where the reader may know the cards, `count` says how many buckets.

eimer-name = Alles im Eimer
eimer-about = Knock over your neighbour’s pyramid of buckets, keep your own · 2–6 players
eimer-score = { $count ->
        [one] 1 bucket
       *[other] { $count } buckets
    }
colour-Y = yellow rooster
colour-W = white horse
colour-R = red bull
colour-B = blue sheep
colour-G = green pig

## Story

eimer-dealt = { $known ->
        [yes] { $you ->
            [yes] You are dealt { $cards }.
           *[no] { $who } is dealt { $cards }.
        }
       *[no] { $who } is dealt a hand.
    }
eimer-built = { $you ->
        [yes] Your pyramid stands.
       *[no] { $who } has built a pyramid.
    }
eimer-revealed = All pyramids are shown.
eimer-attacked = { $you ->
        [yes] You attack { $on } with { $cards }: { $sum }.
       *[no] { $on_you ->
            [yes] { $who } attacks you with { $cards }: { $sum }!
           *[no] { $who } attacks { $on } with { $cards }: { $sum }.
        }
    }
eimer-defended = { $you ->
        [yes] You defend with { $cards }, { $sum } in all:
       *[no] { $who } defends with { $cards }, { $sum } in all:
    } { $reversed ->
        [yes] equal, so the direction turns, and
       *[no] now
    } { $on_you ->
        [yes] it is up to you.
       *[no] it is up to { $on }.
    }
eimer-drew = { $known ->
        [yes] { $you ->
            [yes] You draw { $card }.
           *[no] { $who } draws { $card }.
        }
       *[no] { $who } draws a card.
    }
eimer-missed_draw = { $you ->
        [yes] You forgot to draw.
       *[no] { $who } forgot to draw.
    }
eimer-recycled = { $count ->
        [one] The one discarded card becomes the new pile.
       *[other] The { $count } discarded cards become the new pile.
    }
eimer-lost = { $you ->
        [yes] You give up
       *[no] { $who } gives up
    } { $colour ->
        [Y] a yellow bucket.
        [W] a white bucket.
        [R] a red bucket.
        [B] a blue bucket.
       *[G] a green bucket.
    }
eimer-fell = { $count ->
        [one] { $you ->
            [yes] One more of your buckets comes down.
           *[no] One more of { $who }’s buckets comes down.
        }
       *[other] { $you ->
            [yes] { $count } more of your buckets come down.
           *[no] { $count } more of { $who }’s buckets come down.
        }
    }
eimer-split = { $you ->
        [yes] Your pyramid is in two parts.
       *[no] { $who }’s pyramid is in two parts.
    }
eimer-kept_part = { $you ->
        [yes] You keep
       *[no] { $who } keeps
    } { $part ->
        [left] the left part;
       *[right] the right part;
    } { $count ->
        [one] 1 bucket goes.
       *[other] { $count } buckets go.
    }
eimer-out = { $you ->
        [yes] Your last bucket is gone: you are out.
       *[no] { $who }’s last bucket is gone: out!
    }
eimer-passed_start = { $you ->
        [yes] You have no card left;
       *[no] { $who } has no card left;
    } { $to_you ->
        [yes] you begin instead.
       *[no] { $to } begins instead.
    }

## Moves

eimer-attack-heading = You attack { $on }. One to three cards of one colour:
eimer-defend-heading = Lay more, in the colour { $colour ->
        [Y] yellow rooster:
        [W] white horse:
        [R] red bull:
        [B] blue sheep:
       *[G] green pig:
    }
eimer-lose-heading = Or give up a bucket:
eimer-lose-only-heading = You cannot beat that. Give up a bucket:
eimer-split-heading = Your pyramid is in two parts. Which one stays?
eimer-draw-heading = You may draw a card before the next one acts:
eimer-move-lose = { $colour ->
        [Y] The yellow bucket
        [W] The white bucket
        [R] The red bucket
        [B] The blue bucket
       *[G] The green bucket
    } { $row ->
        [1] in the bottom row, place { $across }
       *[other] in row { $row } from below, place { $across }
    }
eimer-move-reverses = turns the direction
eimer-move-keep-left = Keep the left part
eimer-move-keep-right = Keep the right part
eimer-move-draw = Draw a card
eimer-then-fell = { $count ->
        [one] 1 more falls
       *[other] { $count } more fall
    }
eimer-then-nothing-falls = nothing else falls
eimer-then-lost = { $count ->
        [one] 1 bucket goes
       *[other] { $count } buckets go
    }
eimer-then-split = it breaks in two
eimer-then-out = you are out
eimer-then-over = the game ends

## The screen

eimer-hand = Your hand
eimer-attack-told = { $who } attacks { $on } · { $colour ->
        [Y] yellow rooster
        [W] white horse
        [R] red bull
        [B] blue sheep
       *[G] green pig
    } · to beat: { $sum }
eimer-piles = Pile { $pile } · discards { $discards } · { $direction ->
        [1] clockwise →
       *[other] ← anticlockwise
    }
eimer-cards = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
eimer-is-out = out
eimer-not-built = building
eimer-has-built = built
eimer-build-heading = Build your pyramid: { $count } buckets of each colour, bottom row first.

## Options

option-eimer-reverse = Turning the direction
option-eimer-reverse-false = off (rulebook of 2002)
option-eimer-reverse-true = an exactly equal defence turns the direction of play (unofficial in 2002, printed rule in 2005)
option-eimer-forgetful_draw = Drawing a card
option-eimer-forgetful_draw-false = happens by itself
option-eimer-forgetful_draw-true = has to be remembered before the next one acts (rulebook: who forgets plays on with fewer cards)
option-eimer-last_standing = Playing on
option-eimer-last_standing-false = until one pyramid is gone, with five or six players two (rulebook)
option-eimer-last_standing-true = until one pyramid is left
option-eimer-edition = Edition
option-eimer-edition-2002 = 2002: 15 buckets, 110 cards, 12 in hand
option-eimer-edition-2005 = 2005: 10 buckets, 80 cards, 8 in hand, equal sums turn the direction

## Rules

eimer-rules-goal = Everybody guards a pyramid of buckets. Attack the neighbour with cards, fend off what comes, and have the most buckets standing when the first pyramid is gone.
eimer-rules-setup = Everyone gets 12 cards and builds, unseen, a pyramid of 15 buckets, three of each colour: 5 at the bottom, then 4, 3, 2, 1. Colours are animals: Y yellow rooster, W white horse, R red bull, B blue sheep, G green pig. In each colour there are two 1s and 8s, three of all others.
eimer-rules-attack = Lay one to three cards of one colour; their sum attacks the next player. He may lay one to three of the same colour: the sum of all the cards before him must be higher than the attacker’s. Then the attack goes on to the next, and perhaps round to you again: what already lies before you counts. After laying cards you draw one, no matter how many you laid.
eimer-rules-hit = Who cannot or will not defend gives up a bucket of the attacking colour, or any other if there is none. Every bucket that no longer rests on two others falls as well. If the pyramid is then in two parts, one of them goes: you choose. All cards laid are discarded, and who was hit attacks next.
eimer-rules-end = With two to four players the game ends when one pyramid is gone; with five or six, when two are. Most buckets standing win.
eimer-rules-variants = reverse=true: an equal defence turns the direction, and the attacker has to defend. forgetful_draw=true: draw in time, or not at all. last_standing=true: play on until one pyramid is left. edition=2005: 10 buckets, 8 cards, reverse always on.
eimer-rules-typing = build YYYWW/RRRB/BBG/GG/W (bottom row first) · play R5 R3 · lose 0.2 (row, place, counted from 0) · keep left · keep right · draw
