"""The Heart of Europe.

| module | what |
|---|---|
| actions | the Action cards that need no Influence, and its Ritual |
| attacks | attack and Reaction cards |
| city | the Prague City Deck, but for its Prince, and the cards that deal with the City |
| influence | cards about Influence and Titles, and the Prince of Prague |
| places | havens and Agenda cards |
| plots | traps, a Conspiracy and Ongoing cards |
| vampires | vampires |
"""
