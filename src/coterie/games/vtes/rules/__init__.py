"""The rules of The Eternal Struggle, a module for each chapter.

| module | what |
|---|---|
| windows | the impulse, and who is asked (VR-4) |
| setup, turn, influence, contests | set-up and the phases of a turn (VR-3, VR-5, VR-4.10) |
| action, action_state, blocking, deeds | an action from its announcement to its end, and the actions of the rulebook (VR-6) |
| referendum | terms, polling, tally (VR-7) |
| combat, strikes, damage, torpor | combat, damage and what becomes of the wounded (VR-8) |
| settling, ending | what follows by itself, ousting, victory (VR-11.2, VR-13) |
"""
