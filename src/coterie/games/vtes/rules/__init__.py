"""The rules of The Eternal Struggle, a module for each chapter.

`coterie rulings vtes` lists where each numbered rule lives.

| module | what |
|---|---|
| windows | the impulse, and who is asked (chapter 4) |
| setup, turn, hands, contests | set-up, the phases of a turn, hands, what is contested (VR-3, chapter 5, VR-4.9, VR-4.10) |
| influence | what transfers are for, the price of scarce vampires, merging (VR-5.4, VR-9.6, VR-9.7) |
| spare_cards | cards with the burn option that are discarded in unlock phases (VR-5.1) |
| acting | who may act, and who must hunt first (VR-6.1 to VR-6.3) |
| action, action_state, blocking, deeds | an action to its end, and those of the rulebook (chapter 6) |
| out_of_turn | actions in the minion phase of others, by the text of a card (VR-6.1) |
| referendum | terms, polling, tally (chapter 7) |
| combat, strikes, damage, falling, diablerie | combat, damage and what becomes of the wounded (chapter 8) |
| slaves, infernal | who fights for a blocked master; who is unlocked for pool (VR-9.7) |
| searching | what is looked for in a library: Discipline cards, trophies (VR-1.4, VR-9.7) |
| settling, ending | what follows by itself, ousting and its last moment, victory (VR-11.2, chapter 13) |
"""
