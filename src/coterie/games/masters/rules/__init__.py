"""The rules, one module per chapter of the rulebook; every procedure is a table of steps with its ledger ids.

`coterie rulings masters` lists where each numbered rule lives.

| module | chapter |
|---|---|
| setup | Setup |
| rounds | Playing the game: the round and its two phases |
| day | Day phase: token, district effects, agents hunt |
| event | Day phase 3: draw and resolve an event card, decreasing the veil |
| cards_in_play | Cards that stay in play |
| night | Night phase: turns, revival, action points |
| acting | Vampire actions: what each does and costs |
| abilities | Blood and dark abilities |
| combat, combat_abilities | Combat by night and by day, and the abilities that are for combats alone |
| relics | Relic cards |
| end | Victory: the Blood Moon ritual |
"""
