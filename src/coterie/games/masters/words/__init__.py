"""The words of Masters of the Night: what only this game can name and do, by subject.

| module | subject |
|---|---|
| districts | districts and what is said of them; who holds them |
| vampires | vampires, their blood, kill counts, action points and ways |
| agents, minions | the tokens: how they come, move, go and change sides |
| dice, veil, event_deck, relics | what their names say |
| standing | what a card does by lying there, and when it leaves |
| sets | sets of districts and vampires as bits |
| vocabulary | all these words, and how the game says what all games share |
| fits | the linter of content packs: whether a word can be used where it stands |
"""
