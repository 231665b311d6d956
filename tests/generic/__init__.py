"""The generic suite: tests for every game, whatever its rules. `games.py` lists the games."""
