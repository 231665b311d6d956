"""Cards of the Crab.

| module | what |
|---|---|
| attachments | attachments of the Crab |
| characters | characters of the Crab |
| events | events of the Crab |
| habits | what several cards of the Crab have in common |
| places | holdings, provinces and strongholds of the Crab |
"""
