"""The server: tables, seats, live play. It knows no game by name."""
