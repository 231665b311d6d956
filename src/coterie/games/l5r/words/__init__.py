"""The words of Legend of the Five Rings: what only this game has, and how it says what all card games share.

| module | subject |
|---|---|
| filters | what is said of cards: traits, clans, status, whether they participate |
| matching | what cards have in common with others, the contested ring or the dials; what lies in a province |
| conditions | what must hold: conflicts, honor, what this card does |
| comparing | what must hold between players: cards, bids, rings, participants |
| amounts | numbers that are worked out |
| players | honor, fate, cards of the hand |
| opposing, meant | “your opponent”, and which one an ability means |
| anyone | a player that is chosen, and what all players do |
| characters, tokens | status tokens, fate on cards, bowing, moving to the conflict and home |
| zones, discarded | entering and leaving play, searching, discard piles |
| provinces | what lies in them, turning and breaking them |
| conflicts, duelling | types, duels, who has won one |
| rings, ringing | fate on rings, rings that change places or go back, ring effects of one's choice |
| standing | numbers of seats and sides, prohibitions, keywords |
| abilities | actions, reactions, interrupts; events |
| playing | how a card is played, as part 8 has it |
| vocabulary | nouns and verbs |
"""
