"""The table: games shared over a network.

| module | subject |
|---|---|
| protocol | the messages in both directions, typed once |
| store | the disk: an append-only list of choices, committed in groups |
| workers | the server's worker processes |
| room | one table |
| lobby | all tables of a server |
| web | the web application |

Besides these, `shelf` holds the games, `descriptions` and `decks` describe them to clients, `notes` tells what has been ruled
about their cards, `outside` reads untrusted input, `turns` does the work for an address one thing after another, and `bots`
names the bots. `client` is a small client in Python, `alarms` interrupts what takes too long, `unbroken` lets work go
on when nobody waits for it, and `tokens` creates the secrets that hold seats.
"""
