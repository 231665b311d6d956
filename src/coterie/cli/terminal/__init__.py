"""The terminal table: it draws scenes and knows no game.

| module | what it does |
|---|---|
| texts | the terminal's own texts |
| skin | the theme of a game as styles and symbols, with or without colour, Unicode or ASCII |
| board | grids: cells with tokens, figures and cards |
| parts | tracks, rows, stacks, fans and tables of pieces |
| tableau | tables with cards in front of seats |
| screen, fitting | a complete scene, fitted to a small screen |
| commands | parsing typed lines |
| standing_orders, coaching | windows that a person passes beforehand; the tips of a guided game |
| answers, looking | why, why not, hint, log; look |
| bots | seats played by `coterie.players` |
| saving | records on disk |
| inputs | where typed lines come from: a terminal, a pipe, a test |
| display | a console on which scenes are drawn, one after another |
| session | a game from its first question to its end |
| shared | a seat at a table of a server |
| remote, overheard | there: commands that the server answers; what the others do besides playing |
"""
