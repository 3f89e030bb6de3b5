"""The engine: laws, games, states, chance, records. It knows no game and no server."""
