"""The table: games shared over a network.

| module | subject |
|---|---|
| server, http, socket | the web application: safety, plain requests, the WebSocket |
| messages, tokens | what clients may send, and the secrets by which seats are held |
| lobby, loading | all tables of a server, and how one comes back from the disk |
| room, seats, past, listeners | one running table |
| attendant, orders, clocks | whoever answers at a table without being a person |
| talk | chat, pointing, hints, reasons |
| store, schema, migrations | the disk: an append-only list of choices, committed in groups |
| shelf, thinker, worker | the games that are there, and the process that thinks for bots |
| client, addresses, openapi | a small client in Python, what to print at the start, the description of the HTTP part |
"""
