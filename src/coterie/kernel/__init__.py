"""The kernel: a table and a to-do list. It knows no game.

| module | subject |
|---|---|
| state, steps, questions, gestures | the to-do list, questions, choosing one option or several in a gesture, cloning |
| procedures, actions | procedures with numbered rows, actions of players |
| pieces, memory | cards on the table, what was found out about them and stays so |
| knowledge, sampling | knowledge of faces, worlds that a seat cannot tell apart |
| events, listening, windows | batches and their stages, actual and possible listeners, asking them |
| ring_windows, rings | consecutive windows asked at once |
| window_rules, orders, naming | what a game tells of its windows, standing orders, what people call things |
| scopes, limits, layers, modifiers | scopes, what lasts or is counted until they end, texts in force, numbers |
| loops, bids, repetition | loops that every game needs, sealed bids, repeated positions |
| chance, rows, codec, fields | the random number generator, fast rows, canonical bytes, the types in a state |
| chronicle, phrases, talk, seating | the log, its phrases, texts for people, names of seats |
| views, scenes, scene_questions, whole_scenes, shared_scenes | the table as one seat sees it, and as a scene |
| retelling | what has happened, step by step |
| moves, records, positions, history, pickling | the choices so far, replaying, positions as text, undo, pickling |
| lookahead, later_questions, weighing | playing ahead in a sampled world: the turn, what is being done; evaluating positions |
| setup, guides, nearest | set-up options, guided games, suggestions of names |
| game, ledger, errors | the base class of games, its numbered rules, errors for users |
"""
