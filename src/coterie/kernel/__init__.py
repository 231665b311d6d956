"""The kernel: a table and a to-do list. It knows no game.

| module | subject |
|---|---|
| state, steps, questions, gestures | the to-do list, who is asked, choosing one thing or several as one, cloning |
| procedures, actions | rule sequences with numbered rows, what can be done |
| pieces, knowledge, sampling | cards on the table, who knows which face, worlds that a seat cannot tell apart |
| events, listening, windows | batches and their stages, who answers them and who could, how they are asked |
| following, rings, orders | windows that follow each other, asked at once; what a seat says beforehand |
| scopes, limits, layers, modifiers | things that end, what lasts or is counted until then, texts in force, numbers |
| loops, bids, repetition | the loops that everybody needs, sealed bids, positions that come again |
| chance, rows, codec, fields | one integer of chance, fast rows, canonical bytes, the types of what a state holds |
| chronicle, phrases, talk, seating | what happened, the words for it, how a game speaks with people, what seats are called |
| views, scenes, sights, retelling | the table as one seat sees it, drawn for it, what has happened |
| records, positions, history | replaying, positions as text, taking back |
| lookahead, weighing | taking an option in a world of one's own, no further than the turn; how good a position is |
| setup, guides, nearest | set-up options, guided games, the nearest of the names that exist |
| game, ledger, errors | what a game tells the kernel, its numbered rules, the sentences for users |
"""
