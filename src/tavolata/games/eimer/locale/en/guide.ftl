### The guide through the first game, and the rules of the moment. Short: it is read while playing.

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
