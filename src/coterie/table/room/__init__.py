"""One table.

| module | subject |
|---|---|
| room | the running table: its position, its seats, one thing at a time |
| part | what the parts of a room share |
| seats, details, ages | the seats, the fixed details, when a table goes to rest |
| book | writing to the disk |
| audience, listeners | all connections, and one connection |
| gathering | the decks that players bring before the game begins |
| choosing, undoing, seating, chatting | what people do at a table |
| muting | who does not want to hear whom |
| advising | what others could choose, where a seat is asked, what a bot would do |
| reasons | the numbers behind options, and why something is impossible |
| stages | what happened after the last choice, step by step |
| ring_seats | questions that several seats answer at once |
| patience | the time limit for one choice |
| printed | the printed facts of cards, for clients that have them |
| replaying | a seat's earlier scenes |
| attendant, orders, clocks | answers given by bots, standing orders and clocks |
| track | the rows of the turn sequence where a seat is asked |
"""
