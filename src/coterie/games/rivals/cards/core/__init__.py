"""The Core Set.

| module | what |
|---|---|
| actions | the Action cards that are done at once |
| city | the San Francisco City Deck, but for its Prince |
| hunting | the cards that deal with the City: its Mortals, antagonists and Retainers |
| ongoing | the cards that stay near the Haven |
| physical_attacks | the Attack and Reaction cards for Physical and Ranged attacks |
| places | the Agenda cards and Havens, but for those of politics |
| plots | the Conspiracies |
| politics | cards about Titles, Influence and Prestige: actions, attacks, reactions, Agenda cards and Havens |
| schemes | the Schemes and Influence Modifiers |
| social_attacks | the Attack and Reaction cards for Social and Mental attacks |
| titles | the Titles, and the Prince of San Francisco |
| vampires | the vampires, by clan |
"""
