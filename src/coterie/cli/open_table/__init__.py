"""Opening a table in the person's own browser, for `coterie play`.

| module | what |
|---|---|
| availability | whether a game can be played in the browser here, and if not, why |
| tables | creating a table at a server of this machine, and the link to it |
| links | opening a link in a browser that has a window |
| server | a server for this machine alone, or the one that is running already |
"""
