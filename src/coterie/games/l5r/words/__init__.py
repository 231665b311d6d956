"""The words of Legend of the Five Rings: what only this game has, and how it says what all card games share.

| module | subject |
|---|---|
| filters | what is said of cards: traits, clans, status, whether they participate |
| conditions | what must hold: conflicts, honor, what this card does |
| amounts | numbers that are worked out |
| players | honor, fate, cards of the hand, “your opponent” |
| characters | status tokens, fate on cards, bowing, moving to the conflict and home |
| zones | entering and leaving play, searching, provinces |
| conflicts | rings, types, duels |
| standing | numbers of seats and sides, prohibitions, keywords |
| abilities | actions, reactions, interrupts; events |
| playing | how a card is played, as part 8 has it |
| vocabulary | nouns and verbs |
"""
