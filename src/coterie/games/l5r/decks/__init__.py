"""The decks of Legend of the Five Rings.

| module | what |
|---|---|
| form | how they are written, and what is laid on the table of one |
| legality | what makes one legal in a format |
| supplied | those that come with the game: a text file each, beside these modules |
| room | all of this for the command line and the set-up option |
"""
