"""Shadows & Shrouds.

| module | what |
|---|---|
| actions | the Action cards, and its Titles |
| attacks | the Attack and Reaction cards |
| influence | cards about Influence, Titles and Agenda on characters |
| places | the Agenda cards and Havens |
| rituals | the Rituals: all of them need oblivion for their Blood |
| specials | the Special Reaction |
| vampires | the vampires: Lasombra and Hecata |
| wraiths | the wraith tokens. Two are known by example, the others can be told by players who have them |
"""
