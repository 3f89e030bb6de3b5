### Company at the table: who watches, what is said, quick reactions.

community-title = Company
community-open = Chat and reactions
community-unread = { $count ->
        [one] One new message
       *[other] { $count } new messages
    }
community-watching = { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
community-nameless = { $count ->
        [one] One guest
       *[other] { $count } guests
    }
community-people = Who is here

community-reactions = Quick reactions
community-react-clap = Clap
community-react-laugh = Laugh
community-react-ouch = Ouch
community-react-wow = Wow
community-react-worm = Worm
community-react-hurry = Hurry up
community-reacted-clap = { $you ->
        [yes] You clap.
       *[no] { $who } claps.
    }
community-reacted-laugh = { $you ->
        [yes] You laugh.
       *[no] { $who } laughs.
    }
community-reacted-ouch = { $you ->
        [yes] You say: ouch!
       *[no] { $who } says: ouch!
    }
community-reacted-wow = { $you ->
        [yes] You are amazed.
       *[no] { $who } is amazed.
    }
community-reacted-worm = { $you ->
        [yes] You send a worm.
       *[no] { $who } sends a worm.
    }
community-reacted-hurry = { $you ->
        [yes] You turn the hourglass.
       *[no] { $who } turns the hourglass.
    }

community-chat = Chat
community-say = Say something
community-send = Send
community-silence = Nothing said yet. Say hello!
community-said = { $who }: { $text }
community-chat-here = Chat at this table
community-off = The host has switched the chat off.
community-hushed = The host has muted you at this table.

community-mute = Mute for me
community-unmute = Hear again
community-hush = Mute for all
community-unhush = Let speak

community-colour = Your colour
community-colour-tomato = Tomato red
community-colour-basil = Basil green
community-colour-yolk = Yolk yellow
community-colour-sea = Sea blue
community-colour-aubergine = Aubergine
community-colour-oak = Oak brown

## Why something cannot be done

refused-muted = The host has muted you at this table.
refused-chat-off = The host has switched the chat off at this table.
refused-bad-text = A message has 1 to { $most } characters.
refused-nameless = Give yourself a name first: then the others know who speaks.
refused-bad-reaction = There is no such reaction. Choose one of these: { $names }.
refused-bad-mute = That is nobody who can be muted.
refused-bad-colour = There is no such colour here. Choose one of these: { $names }.
