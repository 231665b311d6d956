"""The rules of The Eternal Struggle, a module for each chapter.

| module | what |
|---|---|
| windows | the impulse, and who is asked (chapter 4) |
| setup, turn, influence, contests | set-up and the phases of a turn (VR-3, chapter 5, VR-4.10) |
| action, action_state, blocking, deeds | an action to its end, and those of the rulebook (chapter 6) |
| referendum | terms, polling, tally (chapter 7) |
| combat, strikes, damage, torpor | combat, damage and what becomes of the wounded (chapter 8) |
| settling, ending | what follows by itself, ousting, victory (VR-11.2, chapter 13) |
"""
