"""The server's worker processes: one thinks for bots, others read untrusted input, others try decks.

| module | subject |
|---|---|
| process | a child that answers one line with one line |
| thinker, thinking | the bots: the server's side and the child's |
| readers, reading | packs, positions, records and decks from outside: the server's side and the child's |
| trials | games that bots play with a deck: the server's side; the child's is `coterie.lab.trials` |
| paces | how long such games take on this server |
"""
