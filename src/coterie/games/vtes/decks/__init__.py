"""The decks of The Eternal Struggle.

| module | what |
|---|---|
| form, typed, vdb | how they are written, here and elsewhere; what is laid on the table of one |
| legality | what makes one legal (VR-2) |
| counting | what is counted of one: its curves, its piles |
| prior | what the cards of a closed list could be |
| winners | decks that have won tournaments, and how many of them can be played |
| supplied | those that come with the game: a text file each, beside these modules |
| room | all of this for the command line and the set-up option |
"""
