"""The words of Legend of the Five Rings: what only this game has, and how it says what all card games share.

| module | subject |
|---|---|
| filters | what is said of cards: traits, clans, status, whether they participate |
| matching | what cards have in common with others, the contested ring or the dials; what lies in a province |
| occasions | when something happens: “after you win a conflict”, “as the conflict phase begins” |
| conditions | what must hold: conflicts, honor, what this card does |
| comparing | what must hold between players: cards, bids, participants |
| amounts | numbers that are worked out |
| choosing, targets | choices of a kind of their own; several targets at once |
| players, favor | honor, fate, cards of the hand; the Imperial Favor |
| opposing, meant, theirs | “your opponent”, which one an ability means; targets that this one chooses, or late ones |
| joining | what opponents may join in for honor |
| anyone | a player that is chosen, and what all players do |
| characters, tokens | status tokens, fate on cards, bowing, moving to the conflict and home |
| recycling | hands, discard piles and attachments that go back into decks |
| zones, discarded, outside | entering and leaving play, searching, discard piles; what comes from outside the game |
| base_values | base values that are exchanged, multiplied or taken over from another card |
| searching | dynasty decks, the tops of decks, and some of a hand, looked through |
| sites | provinces whatever side lies up, and the token that takes away their text |
| attaching | attachments that go from one character to another, who bears one |
| provinces | what lies in them, turning and breaking them |
| conflicts, relocating | their types, one more, who is kept from joining, what follows if you win; those that move |
| declaring | opportunities to declare conflicts that are taken away, who was evaded |
| duelling | duels, who fights them, who has won one |
| rings, claiming | whose they are, rings that change places or go back, fate on rings |
| ring_effects | what resolves the effects of rings: of the contested one, of others, of your choice |
| sparing | who cannot be attacked by some characters |
| standing, symbols | numbers of seats and sides, prohibitions, keywords; element symbols that are replaced |
| immunity, apiece | cards to which some others do nothing; what is worked out for each card by itself |
| abilities, copying | actions, reactions, interrupts; events; abilities taken over from another card |
| timely | which actions can be used only while a conflict goes on |
| playing, coming, welcoming | how a card is played, as part 8 has it, and how it comes into play |
| replaying, duplicates | cards of a discard pile that are played at once; copies of unique characters |
| support, draining | others who help to pay; costs paid with fate from characters |
| cheaper, tolls, barring | cards that cost less for a time; what opponents demand besides a cost; cards that cannot be played |
| reckoning | what has happened before in a phase or a conflict, and what happened together |
| giving_up, remembering | costs of which one chooses how much; what a card was before it left |
| shadow | what only the cards of the Shadowlands say |
| vocabulary | nouns and verbs |
"""
