"""Combat cards, by the first Discipline that they need.

| module | what |
|---|---|
| abombwe_to_fortitude | combat cards that need a Discipline, from Abombwe to Fortitude |
| habits | what several combat cards have in common |
| mytherceria_to_visceratika | combat cards that need a Discipline, from Mytherceria to Visceratika |
| without_discipline | combat cards that need no Discipline |
"""
