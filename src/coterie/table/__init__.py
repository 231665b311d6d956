"""The table: games shared over a network.

| module | subject |
|---|---|
| server, guard, http, socket | the web application: safety, plain requests, the WebSocket |
| messages, tokens | what clients may send, and the secrets by which seats are held |
| lobby, loading, importing | all tables of a server, how one comes back from the disk, records that people bring |
| room, seats, past, undoing, listeners | one running table |
| attendant, orders, clocks | whoever answers at a table without being a person |
| talk, ownership | chat, pointing, hints, reasons; coming, going, handing seats over |
| store, schema, migrations | the disk: an append-only list of choices, committed in groups |
| shelf, thinker, worker | the games that are there, and the process that thinks for bots |
| client, addresses, openapi | a small client in Python, what to print at the start, the description of the HTTP part |
| serving, services, limits | running the server, what its parts share, how much anybody may ask for |
"""
