"""The decks of Legend of the Five Rings.

| module | what |
|---|---|
| form, sites | how they are written, as text and as the JSON of websites; what is laid on the table of one |
| legality | what makes one legal in a format |
| lists | cards that are restricted or banned, by a list of a file |
| counting | what is counted of one: its curves, its piles |
| shadow | the decks of the Shadowlands, and one's own from encounter groups |
| supplied | those that come with the game: a text file each, beside these modules |
| room | all of this for the command line and the set-up option |
"""
