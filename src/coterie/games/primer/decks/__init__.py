"""The decks: one of each card comes in the box, and players may bring their own.

| module | what |
|---|---|
| room | how decks are written, what makes one legal, what is counted of one |
"""
