"""The rules, one module a chapter; every procedure is a table of rows with the numbers of the rulebook.

| module | chapter |
|---|---|
| setup | 2. Setting up |
| turn | 4. The turn: start, Beginning Phase, Action Phase, End Phase |
| city | 4.1, 14, 15. The City Deck and the antagonists |
| recruiting | 5.1. Recruiting |
| plots | 11.1, 11.2. Conspiracies and Traps |
| moving | 6. Parties, Haven, The Streets |
| targets, attack, damage | 9. The attack, and what damage does |
| defeat | 10, 14, 17. Defeat, torpor, rewards |
| influence | 12, 13.1. Influence Conflicts, paying with Influence |
| claiming | 13.2. Claiming the Prince of the City |
| ending | 19. Winning and losing |
| settling | what is checked at all times |
| windows | 21. When abilities can be used |
"""
