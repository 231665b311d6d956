"""The kernel: a table and a to-do list. It knows no game.

| module | subject |
|---|---|
| state, steps, questions, gestures | the to-do list, who is asked, choosing one thing or several as one, cloning |
| pieces, knowledge, sampling | cards on the table, who knows which face, worlds that a seat cannot tell apart |
| events, listening, windows | batches and their stages, who answers them and who could, how they are asked |
| scopes, limits, layers, modifiers | things that end, what lasts or is counted until then, texts in force, numbers |
| loops, bids, repetition | the loops that everybody needs, sealed bids, positions that come again |
| chance, rows, codec | one integer of chance, fast rows, canonical bytes |
| chronicle, phrases, scenes | what happened, the words for it, the table as one seat sees it |
| records, positions, history | replaying, positions as text, taking back |
| lookahead | taking an option in a world of one's own, no further than the turn |
| game, ledger, errors | what a game tells the kernel, its numbered rules, the sentences for users |
"""
