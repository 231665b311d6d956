"""What bots may weigh: how good a position is for a seat, and how far a turn reaches. Public knowledge only.

| module | what |
|---|---|
| weights | the prices, in provinces |
| table | what all of it reads of a position, read once |
| worth | what a team has |
| taint | what tainted characters cost, and how many of them can fight |
| honor | what its honor is worth, less what it is likely to lose |
| holdings | what those of the Shadowlands do in every round |
| turns | whose turns to declare are to come |
| hands | the skill that lies in hands |
| fights | the conflict that goes on |
| naming | who is about to be named as an attacker or defender |
| field | what the conflicts against the Shadowlands deck are fought with, in this round and the next |
| outlook | what is likely to come of these |
| promises | what it promises to name some of them |
| trying | which options a search tries |
| weighing | all of it together |
"""

from coterie.games.l5r.bot.weighing import L5RWeighing

__all__ = ["L5RWeighing"]
