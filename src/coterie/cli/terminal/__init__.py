"""The terminal table: it draws scenes and knows no game.

| module | what it does |
|---|---|
| texts | every word that the terminal says by itself |
| skin | the theme of a game as styles and symbols, with or without colour, Unicode or ASCII |
| board | grids: cells with tokens, figures and cards |
| parts | tracks, rows, stacks, fans and tables of pieces |
| tableau | tables at which cards lie before seats |
| screen, fitting | a whole scene, and on a low screen one of few lines |
| commands | what a typed line means |
| answers, looking | why, why not, hint, log; look, at a card, a term, a player |
| bots | seats that are played by players of `coterie.players` |
| saving | records on disk |
| inputs | where typed lines come from: a terminal, a pipe, a test |
| display | a console on which scenes are drawn, one after another |
| session | a game from its first question to its end |
| shared | a seat at a table of a server |
| remote, overheard | there: commands that the server answers; what the others do besides playing |
"""
