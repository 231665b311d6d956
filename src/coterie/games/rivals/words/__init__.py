"""The words of Rivals: what only this game has, and how it says what all card games share.

| module | subject |
|---|---|
| characters | what is said of characters and other cards: types, clans, disciplines, places |
| circumstances | conditions on characters and coteries, and what they have together or differ in |
| occasions | when something happens: “after you defeat a character” |
| parties | groups of characters: who acts, parties, companions, Leaders, the defender |
| tokens | Blood, Prestige, Agenda; Rival tokens that change hands |
| hands | drawing, discarding, looking at decks, digging in them |
| attacking | attacks that cards begin, what is read of one that goes on, whether it is the first of its type |
| fights | attacks: damage, shields, targets, what waits for the damage |
| influence | Schemes, Influence that is exerted and gained |
| titles | Titles and other attachments: who bears them, what they are worth |
| turns | what answers that a turn begins or ends, what has happened in it, an additional action |
| winning | the card by which one wins |
| players | whose turn it is, what each player does |
| city | Events: whom they bind, each player in turn, the City Deck's piles, ignoring, tolls |
| colors | Blood of one player's colour: on whom it lies, swapped, taken away |
| mending | Mending that is divided or answered |
| mortals | Mortals: burned without being defeated, what is gained instead, attacked from a Haven, how many were defeated |
| animals | what attaching an Animal costs, how it leaves its bearer, the next one that is played |
| intel | Intel against some, and what is spent for it |
| domains | Mortals in The Streets that belong to a card near a Haven |
| covering | cards that lie over Agenda cards and Havens |
| collection | Havens of a player's collection |
| abilities, playing | how abilities are used and cards are played |
| plots | Conspiracies and Traps |
| attack_cards | rules of an attacker, blockers from elsewhere, what a Reaction does before a loss or deals by the damage |
| special | Special Reactions |
| bearers | who attaches a card to whom, and to whom else |
| scouting | Intel for the next attack, whom a party has attacked |
| looking | hands and Libraries of others |
| spending | Agenda on vampires, Blood that moves |
| rituals, wraiths, diablerie, torpor | what the rules of these names need |
| zones | cards and characters that go from place to place |
| vocabulary | nouns and verbs |
"""
