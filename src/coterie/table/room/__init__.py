"""One table.

| module | subject |
|---|---|
| room | the running table: its position, its seats, one thing at a time |
| part | what the parts of a room share |
| seats, details, ages | who sits where, what is fixed, when it goes to rest |
| book | writing on the disk |
| audience, listeners | everybody who watches, and one connection |
| gathering | the decks that people bring before the game begins |
| choosing, undoing, seating, talk | what people do at a table |
| ring_seats | questions that several seats answer at once |
| patience | how long a server works on one choice |
| printed | what is printed on cards, for clients that have it |
| replaying | looking back at what a seat saw |
| attendant, orders, clocks | answers given by bots, standing orders and clocks |
| track | at which rows of the turn sequence a seat is asked |
"""
