### The guide through the first game of each kind, and the rules of the moment. Short: it is read while playing.

guide-name = Guide
guide-got-it = Got it
guide-skip = Skip the guide

## Heckmeck

guide-heckmeck-grill = This is the grill. Reach a tile’s number with your dice and it is yours. Most worms win.
guide-heckmeck-keep = Tap a face: all dice that show it are set aside. Each face only once a turn.
guide-heckmeck-worm = You need at least one worm for any tile. It counts 5 points.
guide-heckmeck-take = Enough for a tile! Take it, or roll the rest for a better one.
guide-heckmeck-roll = There is no tile for you yet: roll the dice that are left.
guide-heckmeck-risk = Careful: if a roll shows only faces you have already, the turn fails and costs your top tile, if you have one.
guide-heckmeck-steal = Exactly the number of a top tile: you can steal it!
guide-heckmeck-took = Yours! It lies on your stack. Whoever reaches exactly its number can steal it; tiles below it are safe.
guide-heckmeck-stolen = Somebody reached exactly the number of your top tile. You can steal it back the same way.
guide-heckmeck-failed = { $lost ->
        [yes] The turn failed: your top tile is lost, and as a rule one tile leaves the game.
       *[no] The turn failed. You had no tile to lose, so it cost you nothing.
    }

## Alles im Eimer

guide-eimer-build = A proposal stands already. Colours you hold many high cards of belong at the bottom: you can guard those.
guide-eimer-fall = Buckets rest on the two below. When one goes, what it carried falls too. Most buckets standing win.
guide-eimer-attack = Your attack: pick one to three cards of one colour. The next player has to beat their sum.
guide-eimer-draw = Draw your card now! Once the next player acts, it is too late.
guide-eimer-defend = You are under attack. With cards of that colour, get your sum above the number to beat; what already lies before you counts.{ $back ->
        [yes] {" "}An equal sum sends the attack back.
       *[no] {""}
    }
guide-eimer-lose = Too dear? Give up a bucket of that colour, or any if you have none. The numbers say how many go in all.
guide-eimer-split = Your pyramid broke in two. Choose the part that stays; the other one goes.
guide-eimer-drew = After laying cards you draw just one, however many you laid. Spend them well.
guide-eimer-hit = That was a hit. The cards on the table are gone, and now you start the attack.

## Geizen

guide-geizen-board = Five rows, one for each number from 1 to 5. Dice put chips there; whoever fills a row takes all of them.
guide-geizen-keep = Set aside what you like, at least one die. The others are rolled again, until all five lie aside.
guide-geizen-cost = Then every die puts a chip of yours on its row, two where it says 2; a 6 puts none. Here it is added up.
guide-geizen-yellow = On yellow squares with a sack the reserve pays, not you.
guide-geizen-red = The red square ends a row: you take all its chips, and everyone else pays the number in the arrow.
guide-geizen-chips = Be stingy! Whoever has no chip left after a turn of their own ends the game, and most chips win.
guide-geizen-completed = { $you ->
        [yes] The row is yours! It starts again, empty.
       *[no] { $who } filled a row and took its chips. You paid the number in the arrow.
    }

## The rules of the moment

now-tag = Right now
now-back = Back to the game
now-heckmeck-choose = Choosing dice
now-heckmeck-choose-how = Set aside all dice of one face, and each face only once a turn. A worm counts 5 points, and without one there is no tile. When a roll shows no new face, the turn fails.
now-heckmeck-take = Taking a tile
now-heckmeck-take-how = Your points name the tile. If it is not on the grill, you get the next lower one there. If you stop and there is a tile for you, you must claim one. Or you roll the dice that are left, at your own risk.
now-heckmeck-steal = Stealing a tile
now-heckmeck-steal-how = You have exactly the points of a tile on top of somebody’s stack, and a worm: { $leave ->
        [no] if you stop now, you steal it.
       *[yes] you may steal it, or leave it and take the next lower one from the grill.
    } Tiles further down in a stack are safe.
now-heckmeck-fail = When a turn fails
now-heckmeck-fail-how = It fails when a roll shows only faces you have, or when you stop without a worm or without a tile to claim. Then your top tile goes back to the grill{ $short ->
        [highest] {" "}and the highest one there is turned face down.
        [returned] {" "}and is turned face down itself.
       *[plain] , and the highest one there is turned face down, unless it is the very one you gave back.
    } Without a tile you lose nothing.
now-eimer-build = Building
now-eimer-build-how = Everyone builds at the same time, unseen, with all buckets; later nothing can be moved. A bucket at the bottom carries many others, the top one carries none. So what you can defend belongs below.
now-eimer-attack = Attacking
now-eimer-attack-how = Lay one to three cards of one colour. Their sum attacks the next player, who has to go higher in the same colour or give up a bucket. Whoever lays cards then draws one.
now-eimer-defend = Defending
now-eimer-defend-how = Lay one to three cards of the attacking colour: with what already lies before you they must come to more than the attacker has.{ $back ->
        [yes] {" "}With exactly as much, the direction turns and the attacker has to defend.
       *[no] {""}
    } Or give up a bucket of that colour; you are never forced to defend.
now-eimer-lose = Losing buckets
now-eimer-lose-how = Choose a bucket of the attacking colour, or any if you have none. Every bucket that no longer rests on two others falls too. Then all cards laid are discarded, and you attack next.
now-eimer-split = Broken in two
now-eimer-split-how = A gap in the bottom row has parted your pyramid. You keep one part, the other is lost.
now-eimer-draw = Drawing a card
now-eimer-draw-how = At this table nobody draws for you. After laying cards you may draw one, until the next player acts.
now-geizen-keep = Choosing dice
now-geizen-keep-how = Set aside at least one die, then roll the rest, until all five are aside. Only then chips are placed. A 6 places nothing: a cheap way out.
now-geizen-place = Placing chips
now-geizen-place-how = Every die puts a chip on the first free square of its row: yours, or the reserve’s on yellow. Whoever fills the red square takes the whole row, and the others pay the number in the arrow.
now-geizen-chips = Nearly out of chips
now-geizen-chips-how = What you lack, you borrow from the reserve and pay back at the end of your turn, from what you took. If nothing is left then, the game ends. Who is brought to none in another’s turn plays on.
