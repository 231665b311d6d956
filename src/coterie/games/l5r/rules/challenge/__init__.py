"""23. Challenge play: somebody plays the Shadowlands against a team of two to four clans.

| module | what |
|---|---|
| dynasty | what the Shadowlands receive at its beginning, and that their player plays it |
| draw | each clan compares its bid with theirs |

Conflicts need nothing of their own but how many there are and against whom: see `conflict_phase` and `attackable`.
"""
