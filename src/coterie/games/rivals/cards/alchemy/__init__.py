"""Blood & Alchemy.

| module | what |
|---|---|
| actions | the Action cards, but for Rituals, Schemes and Conspiracies |
| attacks | the Attack and Reaction cards, but for Special Reactions |
| places | the Agenda cards and Havens, but for those that deal with Rituals |
| rituals | the Rituals, and the vampires, the Agenda card and the Haven that deal with them |
| schemes | the Conspiracy and the Scheme |
| specials | the Special Reactions |
| vampires | the vampires, but for those that deal with Rituals |
"""
