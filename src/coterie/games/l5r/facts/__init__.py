"""What can be read off the table. Every function takes the state or a view of it.

| module | what |
|---|---|
| teams | players and teams |
| cards | cards, who controls them, what bears what, what is unique |
| values | numbers with all that changes them |
| prices | what a card costs |
| provinces | provinces and what lies in them |
| rings | rings |
| conflicts | the conflict that goes on |
"""
