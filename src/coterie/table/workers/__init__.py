"""Processes of the server's own: one thinks for bots, others read what comes from outside.

| module | subject |
|---|---|
| process | a child that answers one line with one line |
| thinker, thinking | the bots: the server's side and the child's |
| readers, reading | packs, positions and records from outside: the server's side and the child's |
"""
