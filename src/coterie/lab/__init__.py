"""The lab: many games at once, and what their results say.

| module | what |
|---|---|
| single | one game of a run: its seeds, its row, the same game again |
| simulate | a run: workers, chunks on disk, continuing |
| results | the columns of a row; result files and chunks |
| statistics | intervals, and the summary of a run |
"""
