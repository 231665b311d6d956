"""The decks of Rivals.

| module | what |
|---|---|
| form | how they are written, and what is laid on the table of one |
| rivalsdb | the JSON of RivalsDB |
| legality | what makes one legal, and what its player may want to know |
| counting | its curves, and the piles that the first hand is drawn from |
| cities | the City Decks |
| supplied | those that come with the game: a text file each, beside these modules |
| room | all of this for the command line and the set-up option |
"""
