"""Facts about the table. Every function takes the state or a view of it.

| module | what |
|---|---|
| teams | players and teams |
| cards | cards, their controllers, attachments, uniqueness |
| values | numbers with all modifiers |
| status | the status tokens that a card can get |
| prices | costs of cards |
| barred | cards that nobody may play for a time |
| immunity | cards to which some others do nothing |
| provinces | provinces and the cards in them |
| rings | rings |
| conflicts | the current conflict |
"""
