"""Actions, by the first Discipline that they need.

| module | what |
|---|---|
| animalism_to_dominate | actions that need a Discipline, from Animalism to Dominate |
| fortitude_to_temporis | actions that need a Discipline, from Fortitude to Temporis |
| habits | what several actions have in common |
| of_standing | actions without a Discipline that change who belongs to whom, and as what |
| without_discipline | actions that need no Discipline |
"""
