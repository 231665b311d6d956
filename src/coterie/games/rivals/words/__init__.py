"""The words of Rivals: what only this game has, and how it says what all card games share.

| module | subject |
|---|---|
| characters | what is said of characters and other cards; parties |
| tokens | Blood, Prestige, Agenda |
| hands | drawing, discarding, looking at decks |
| fights | attacks: damage, shields, targets, what waits for the damage |
| influence | Schemes, Influence that is exerted and gained |
| titles | Titles and other attachments, what they are worth |
| players | whose turn it is, what each player does |
| city | Events: whom they bind, each player in turn, the City Deck's piles, ignoring, tolls |
| traits | filters, conditions and amounts of Blood & Alchemy and of the City |
| alchemy | detaching, swapped Blood, attacks at once, digging |
| collection | Havens of a player's collection |
| abilities, playing | how abilities are used and cards are played |
| plots | Conspiracies and Traps |
| attack_cards | rules of an attacker, blockers from elsewhere |
| special | Special Reactions |
| holdings | cards near a Haven with tokens on them, decks that are looked at |
| looking | hands and Libraries of others |
| spending | Agenda on vampires, Blood that moves |
| rituals, wraiths, diablerie, torpor | what the rules of these names need |
| clashes | what is read of an attack that goes on |
| zones | cards that go from place to place |
| vocabulary | nouns and verbs |
"""
