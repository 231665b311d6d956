"""The table: games shared over a network, in rooms.

| room | subject |
|---|---|
| protocol | the messages in both directions, typed once |
| store | the disk: an append-only list of choices, committed in groups |
| workers | processes of the server's own |
| room | one table |
| lobby | all tables of a server |
| web | the web application |

Beside them `shelf` has the games, `descriptions` and `decks` are what clients are told of them, `outside` reads what comes from
outside, and `bots` names who plays where no person does. `client` is a small client in Python, and `tokens` makes
the secrets by which seats are held.
"""
