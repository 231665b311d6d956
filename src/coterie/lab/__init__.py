"""The lab: play many games and analyse their results.

| module | what |
|---|---|
| single | one game of a run: its seeds, its row, rebuilding it |
| simulate | a run: missing games, kept results, continuing, the time estimate |
| portions | the portions of games that workers play |
| pools | the workers: processes of this machine, a cluster, or any executor |
| results | the columns of a row; result files and chunks |
| watching, cards | card counts of one game; card statistics of a run |
| environment, entities | games as learning environments; a seat's view as arrays |
| matrix, trials | all decks against each other; one deck against others, for the deck editor |
| statistics | intervals, and the summary of a run |
"""
