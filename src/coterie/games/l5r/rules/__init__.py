"""The rules, a module for each chapter. Numbers like L-5.3 are those of `rulings.toml`, 3.2.1 those of the round's chart.

| module | chapter |
|---|---|
| setup | 4: how a game begins |
| rounds, phases | 5: the round; what begins and ends each of its phases |
| dynasty, draw, conflict_phase, fate_phase | 5: the phases |
| windows | 5, 9: opportunities to act, which belong to teams |
| attackable | 6, 24: which provinces can be attacked |
| declaration, conflict | 6: how a conflict is declared, and how it goes on |
| rings | 7: ring effects |
| favor | 13: glory counts, the Imperial Favor |
| duels, bids | 17: duels, and honor dials |
| cards | 14, 18: drawing, filling, what leaves play with its host, decks that are empty |
| shadow | 20 to 22: the Shadowlands deck, by the numbers U-… of its own rulebook |
| challenge | 23: somebody plays the Shadowlands |
| doubles | 24: unique cards of which a team has several |
| settling, winning | at all times: what follows by itself; 19: how a game ends |

What the L-… numbers of parts 20 and 22 say of the deck: its attack L-22.1, defense L-22.2, window L-22.3, choices L-22.4,
breaking L-22.5, empty deck L-22.6, the Favor L-22.7, bids L-22.8, fate phase L-22.9, difficulty L-22.10; what is banned
against it (L-20.3) and its recipes (L-20.9) are in the room of the decks.
"""
