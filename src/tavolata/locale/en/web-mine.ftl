### My games: what I played, how it went, and ratings for those who want them.

web-mine-none = No game is finished yet. Play one, and it is listed here.
web-mine-none-how = Everything you play on this device, or on one you moved to by your personal link, comes here.
web-mine-games = Games
web-mine-running = Going on
web-mine-won = Won
web-mine-shared = Win shared
web-mine-lost = Lost
web-mine-gone = The record is no longer kept.
web-mine-practice = Practice, not counted
web-mine-replay = Replay
web-mine-record = Record
web-mine-replay-of = Replay: { $game }, { $when }
web-mine-review-of = Review: { $game }, { $when }
web-mine-record-of = Save the record: { $game }, { $when }
web-mine-more = Show more
web-mine-all = Download all my records
web-mine-all-how = One zip file with the record of every finished game, the newest thousand. “Check a record” and the command tavolata verify prove each of them.

## Figures

web-mine-figures = Figures
web-mine-played = played
web-mine-wins = won
web-mine-share = share of the wins
web-mine-share-equal = { $percent } among equals
web-mine-average = average score
web-mine-best = best score
web-mine-moments = Best moments
web-mine-moment-score = Highest score: { $value }
web-mine-moment-margin = Clearest win: { $value } ahead
web-mine-moment-comeback = Greatest comeback: { $value } behind, and still won
web-mine-moment-swing = Best move: { $move }, { $value } gained on the others
web-mine-moment-length = Longest game: { $value ->
        [one] 1 move
       *[other] { $value } moves
    }
web-mine-moment-streak = Longest run: { $value ->
        [one] 1 win
       *[other] { $value } wins in a row
    }

## Ratings

web-mine-ratings = Ratings
web-mine-ratings-how = A game counts for ratings only if every person in it wants ratings; bots always do, each level with a rating of its own.
web-mine-ratings-want = I want ratings
web-mine-ratings-seen = Others see yours before a game begins. Your earlier games count too.
web-mine-ratings-none = No game counts yet: play one with bots, or with people who want ratings too.
web-mine-rating-of = { $game }, { $seats } players
web-mine-rating-games = { $count ->
        [one] after 1 game
       *[other] after { $count } games
    }
web-mine-rating-chart = { $game }, { $seats } players: your rating went from { $first } to { $last }. { $bots }
web-mine-rating-bot = { $who }: { $mean }
web-mine-rating-seat = Rating { $mean } ± { $deviation }
