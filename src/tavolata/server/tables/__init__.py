"""Tables: their state from their log, commands, broadcast, bots; no database and no sockets."""
