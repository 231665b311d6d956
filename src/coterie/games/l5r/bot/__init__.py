"""What bots may weigh: how good a position is for a seat, and how far a turn reaches. Public knowledge only.

| module | what |
|---|---|
| weights | the prices, in provinces |
| worth | what an owner has |
| fights | the conflict that goes on |
| naming | who is about to be named as an attacker or defender |
| outlook | the conflicts that are still to come against the Shadowlands deck |
| weighing | all of it together |
"""

from coterie.games.l5r.bot.weighing import L5RWeighing

__all__ = ["L5RWeighing"]
