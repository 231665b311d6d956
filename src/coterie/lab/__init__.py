"""The lab: many games at once, and what their results say.

| module | what |
|---|---|
| single | one game of a run: its seeds, its row, the same game again |
| simulate | a run: what is missing, what is kept, continuing, how long it will take |
| portions | what one worker plays at a time, handed out and collected |
| pools | who plays: processes of this machine, a cluster, or any executor |
| results | the columns of a row; result files and chunks |
| watching, fared | what becomes of each card of a game; how cards have fared in a run |
| environment, entities | games as environments for programs that learn; what a seat sees, as arrays |
| matrix, trying | all decks against each other; one against others, for the page of decks |
| statistics | intervals, and the summary of a run |
"""
