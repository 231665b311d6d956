"""The rules, a module for each chapter. Numbers like L-5.3 are those of `rulings.toml`, 3.2.1 those of the round's chart.

| module | chapter |
|---|---|
| setup | 4: how a game begins |
| rounds, dynasty, draw, conflict_phase, fate_phase | 5: the round and its phases |
| windows | 5, 9: opportunities to act, which belong to teams |
| declaration, conflict | 6: how a conflict is declared, and how it goes on |
| rings | 7: ring effects |
| favor | 13: glory counts, the Imperial Favor |
| duels, bids | 17: duels, and honor dials |
| cards | 14, 18: drawing, filling, what leaves play with its host, decks that are empty |
| settling, winning | at all times: what follows by itself; 19: how a game ends |
"""
