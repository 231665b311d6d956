"""The rules, one module for each chapter. Numbers such as L-5.3 refer to `rulings.toml`, and 3.2.1 to the chart of the round.

`coterie rulings l5r` lists where each numbered rule lives.

| module | chapter |
|---|---|
| setup | 4: how a game begins |
| rounds, phases | 5: the round; how its phases begin and end |
| dynasty, draw, conflict_phase, fate_phase | 5: the phases |
| windows | 5, 9: opportunities to act, which teams have |
| attackable | 6, 24: which provinces can be attacked |
| declaration, conflict | 6: how a conflict is declared and resolved |
| rings | 7: ring effects |
| favor | 13: glory counts, the Imperial Favor |
| duels, bids | 17: duels and honor bids |
| cards | 14, 18: drawing, filling provinces, empty decks, what leaves play together |
| shadow | 20 to 22: the Shadowlands deck; its rulebook has the numbers U-… |
| challenge | 23: a player of the Shadowlands |
| doubles | 24: several copies of a unique card in a team |
| settling, bearing, winning | checks at all times; those of attachments; 19: how a game ends |

The deck also has L-… numbers in parts 20 and 22: attack L-22.1, defense L-22.2, conflict window L-22.3, choices L-22.4,
breaking L-22.5, empty deck L-22.6, the Favor L-22.7, bids L-22.8, fate phase L-22.9, difficulty L-22.10. The cards banned
against it (L-20.3) and its recipes (L-20.9) belong to the package of the decks.
"""
