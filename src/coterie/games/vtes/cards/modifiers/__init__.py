"""Action modifiers, by the first Discipline that they need.

| module | what |
|---|---|
| animalism_to_necromancy | action modifiers that need a Discipline, from Animalism to Necromancy |
| habits | what several action modifiers have in common |
| obeah_to_visceratika | action modifiers that need a Discipline, from Obeah to Visceratika |
| without_discipline | action modifiers that need no Discipline |
"""
