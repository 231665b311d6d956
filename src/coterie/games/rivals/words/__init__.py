"""The words of Rivals: what only this game has, and how it says what all card games share.

| module | subject |
|---|---|
| characters | what is said of characters and other cards; parties |
| tokens | Blood, Prestige, Agenda |
| hands | drawing, discarding, looking at decks |
| fights | attacks: damage, shields, targets, what waits for the damage |
| abilities, playing | how abilities are used and cards are played |
| zones | cards that go from place to place |
| vocabulary | nouns and verbs |
"""
