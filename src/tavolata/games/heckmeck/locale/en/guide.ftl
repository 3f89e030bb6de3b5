### The guide through the first game, and the rules of the moment. Short: it is read while playing.

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
