"""The generic suite: what every game is put through, whatever its rules. `games.py` lists the games."""
