"""23. Challenge play: a player of the Shadowlands against a team of two to four clans.

| module | what |
|---|---|
| dynasty | what the Shadowlands receive as the phase begins |
| draw | each clan compares its bid with that of the Shadowlands |

The rules on conflicts differ only in their number and in who can be attacked: see `conflict_phase` and `attackable`.
"""
