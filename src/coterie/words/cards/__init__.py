"""The words that every card game needs. Where games differ, the game says how, through a hook of `CardGame`.

| module | subject |
|---|---|
| filters, groups | what is said of cards; cards, seats, this card, its bearer |
| abilities, playing | actions, answers, the playing of a card: condition, cost, targets, limit; the pipeline |
| moving, changing, lasting | cards that go elsewhere; that bow, turn, carry counters; what lasts on them |
| numbers | numbers, values, prohibitions and texts that change by a card lying there |
| answering | cancelling, replacing, lowering, changing the event that is answered |
| answered, roles | what is read of the answered event; who is what in the procedure that is going on |
| sums | choosing until a sum is reached |
| events, atoms | letting events happen for an effect; what each kind changes |
| game, talk, phrases, naming | what a card game tells the words; how it speaks with people, cards that these name |
| scene, collecting | the parts of a scene; the cards of a game, from the modules that define them |
| decklists, deckjson, deckroom, curves | decks as plain text and JSON; what a game offers for them; how often what is there |
| searching | looking for cards by their facts |
"""
