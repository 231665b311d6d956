"""The decks of The Eternal Struggle.

| module | what |
|---|---|
| form | how they are written, and what is laid on the table of one |
| legality | what makes one legal (VR-2) |
| supplied | those that come with the game: a text file each, beside these modules |
| room | all of this for the command line and the set-up option |
"""
