### Company at the table: who watches, what is said, quick reactions.

company-title = Company
company-open = Chat and reactions
company-unread = { $count ->
        [one] One new message
       *[other] { $count } new messages
    }
company-watching = { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
company-nameless = { $count ->
        [one] One guest
       *[other] { $count } guests
    }
company-people = Who is here

company-reactions = Quick reactions
company-react-clap = Clap
company-react-laugh = Laugh
company-react-ouch = Ouch
company-react-wow = Wow
company-react-worm = Worm
company-react-hurry = Hurry up
company-told-clap = { $you ->
        [yes] You clap.
       *[no] { $who } claps.
    }
company-told-laugh = { $you ->
        [yes] You laugh.
       *[no] { $who } laughs.
    }
company-told-ouch = { $you ->
        [yes] You say: ouch!
       *[no] { $who } says: ouch!
    }
company-told-wow = { $you ->
        [yes] You are amazed.
       *[no] { $who } is amazed.
    }
company-told-worm = { $you ->
        [yes] You send a worm.
       *[no] { $who } sends a worm.
    }
company-told-hurry = { $you ->
        [yes] You turn the hourglass.
       *[no] { $who } turns the hourglass.
    }

company-chat = Chat
company-say = Say something
company-send = Send
company-silence = Nothing said yet. Say hello!
company-said = { $who }: { $text }
company-chat-here = Chat at this table
company-off = The host has switched the chat off.
company-hushed = The host has muted you at this table.

company-mute = Mute for me
company-unmute = Hear again
company-hush = Mute for all
company-unhush = Let speak

company-colour = Your colour
company-colour-tomato = Tomato red
company-colour-basil = Basil green
company-colour-yolk = Yolk yellow
company-colour-sea = Sea blue
company-colour-aubergine = Aubergine
company-colour-oak = Oak brown

## Why something cannot be done

refused-muted = The host has muted you at this table.
refused-chat-off = The host has switched the chat off at this table.
refused-bad-text = A message has 1 to { $most } characters.
refused-nameless = Give yourself a name first: then the others know who speaks.
refused-bad-reaction = There is no such reaction. Choose one of these: { $names }.
refused-bad-mute = That is nobody who can be muted.
refused-bad-colour = There is no such colour here. Choose one of these: { $names }.
