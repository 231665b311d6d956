"""The decks: the box has one of each card, and players can bring their own.

| module | contents |
|---|---|
| room | the format of decks, deck rules, and deck statistics |
"""
