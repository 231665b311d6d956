"""The words of Legend of the Five Rings: what only this game has, and how it says what all card games share.

| module | subject |
|---|---|
| filters | what is said of cards: traits, clans, status, whether they participate |
| matching | what cards have in common with others, the contested ring or the dials; what lies in a province |
| occasions | when something happens: “after you win a conflict”, “as the conflict phase begins” |
| conditions | what must hold: conflicts, honor, what this card does |
| comparing | what must hold between players: cards, bids, rings, participants |
| amounts | numbers that are worked out |
| choosing, targets | choices of a kind of their own; several targets at once |
| players, favor | honor, fate, cards of the hand; the Imperial Favor |
| opposing, meant | “your opponent”, and which one an ability means |
| anyone | a player that is chosen, and what all players do |
| characters, tokens | status tokens, fate on cards, bowing, moving to the conflict and home |
| zones, discarded, outside | entering and leaving play, searching, discard piles; what comes from outside the game |
| likening | base skills taken over from another card, the bearer of one, rings of the element of a province |
| searching | dynasty decks, the tops of decks, and some of a hand, looked through |
| sites | provinces whatever side lies up, and the token that takes away their text |
| attaching | attachments that go from one character to another |
| provinces | what lies in them, turning and breaking them |
| conflicts, duelling | types, duels, who has won one |
| rings, ringing | fate on rings, rings that change places or go back, ring effects of one's choice |
| standing, symbols | numbers of seats and sides, prohibitions, keywords; element symbols that are replaced |
| abilities, copying | actions, reactions, interrupts; events; abilities taken over from another card |
| playing, coming | how a card is played, as part 8 has it, and how it comes into play |
| support, draining | others who help to pay; costs paid with fate from characters |
| shadow | what only the cards of the Shadowlands say |
| vocabulary | nouns and verbs |
"""
