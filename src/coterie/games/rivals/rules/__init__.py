"""The rules, one module a chapter; every procedure is a table of rows with the numbers of the rulebook.

`coterie rulings rivals` lists where each numbered rule lives.

| module | chapter |
|---|---|
| setup | 2. Setting up |
| turn | 4. The turn: start, Beginning Phase, Action Phase, End Phase |
| city | 4.1, 14, 15. The City Deck and the antagonists |
| recruiting | 5.1. Recruiting |
| additional_action | 5. An additional action with a borrowed character |
| moving | 6. Parties, Haven, The Streets |
| targets | 6, 7, 9.1. Whom a character can attack |
| attack, attack_cards | 9. The attack and its cards |
| attack_state | the record of an attack, and what all its steps need |
| forecast | 9. A forecast of the result, for people and bots |
| damage | 9.1. What reduces damage |
| defeat | 10, 14. Defeat, torpor, rewards |
| plots | 11.1, 11.2. Conspiracies and Traps |
| rituals | 11.3. Rituals |
| influence_state | the records of Influence Conflicts and payments, and what all their steps need |
| influence | 12. The sources of Influence |
| conflict | 12.1. Influence Conflicts |
| payment | 13.1. Paying with Influence |
| claiming | 13.2. Claiming the Prince of the City |
| wraiths | 16. Wraiths |
| diablerie | 17. Diablerie |
| ending | 19. Winning and losing |
| settling | what is checked at all times |
| windows | 21. When abilities can be used |
"""
