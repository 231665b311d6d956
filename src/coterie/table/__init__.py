"""The table: games shared over a network, in rooms.

| room | subject |
|---|---|
| protocol | the messages in both directions, typed once |
| store | the disk: an append-only list of choices, committed in groups; the games that are there |
| workers | processes of the server's own |
| room | one table |
| lobby | all tables of a server |
| web | the web application |

Beside them `client` is a small client in Python, and `tokens` makes the secrets by which seats are held.
"""
