"""Wolf & Rat.

| module | what |
|---|---|
| actions | the Action cards, but for Animals and those that stay near the Haven |
| animals | the Animals |
| attacks | the Attack and Reaction cards |
| ongoing | the Ongoing cards |
| places | the Agenda cards and Havens |
| vampires | the vampires: Gangrel and Nosferatu |
"""
