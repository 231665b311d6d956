"""The words that every card game needs. Where games differ, they override a hook of `CardGame`.

| module | subject |
|---|---|
| filters, groups | filters of cards; groups of cards and seats, this card, its bearer |
| abilities, playing | actions, responses and playing a card: condition, cost, targets, limit; the pipeline |
| moving, changing, lasting | moving cards; bowing, turning, counters; lasting effects |
| numbers | standing changes of numbers, values and texts; prohibitions |
| answering | cancelling, replacing, preventing or changing the event that is being responded to |
| answered, roles | facts about that event; roles in the current procedure |
| events, atoms | emitting events for an effect; what each kind of event changes |
| game, talk, responding, phrases, naming | the base class of card games; its texts for people; cards named in typed text |
| scene, stack, drawings | the parts of a scene; what has been played in what goes on; drawings that games share |
| collecting | collecting cards from modules |
| decklists, deckjson, deckroom, curves | decks as plain text and JSON; a game's decks; deck statistics |
| searching, coverage | searching for cards; how many decks that people play consist of defined cards |
"""
