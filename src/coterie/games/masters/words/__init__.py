"""The words that only Masters of the Night has, by subject.

| module | subject |
|---|---|
| districts | districts, their filters, and who holds them |
| vampires | vampires, their blood, kill counts, action points and moves |
| agents, minions | placing, moving, removing and converting tokens |
| dice, veil, event_deck, relics | the subjects of their names |
| standing | standing abilities of cards, and when cards leave |
| sets | sets of districts and vampires as bits |
| vocabulary | all these words, and the game's voice |
| fits | the linter of content packs: whether a word makes sense in its place |
"""
