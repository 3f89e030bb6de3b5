"""Live play over WebSockets: sessions, messages, and the protocol under them."""
