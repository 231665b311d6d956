"""The kernel: a table and a to-do list. It knows no game.

| module | subject |
|---|---|
| state, steps, questions | the to-do list, who is asked, choosing, cloning |
| pieces, knowledge, sampling | cards on the table, who knows which face, worlds that a seat cannot tell apart |
| events, scopes, modifiers | batches and their stages, things that end, numbers and what changes them |
| loops, bids | the loops that everybody needs, sealed bids |
| chance, rows, codec | one integer of chance, fast rows, canonical bytes |
| chronicle, phrases | what happened, and the words for it |
| records, game, errors | replaying, what a game tells the kernel, the sentences for users |
"""
