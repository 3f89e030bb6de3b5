"""Matches of bots: games played in groups with the same chance, standings, ratings."""
