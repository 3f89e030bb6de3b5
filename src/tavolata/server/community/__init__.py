"""What players do besides playing: chat and reactions, results, ratings."""
