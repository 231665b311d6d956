"""Players: the bots.

They answer the questions of a game.

| module | player |
|---|---|
| registry | the players by name: `player("greedy")` |
| uniform | "random": any option |
| greedy | "greedy": looks through its own turn in sampled worlds |
"""

from coterie.players.registry import NAMES, Player, no_player, player

__all__ = ["NAMES", "Player", "no_player", "player"]
