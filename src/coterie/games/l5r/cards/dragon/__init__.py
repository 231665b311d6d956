"""Cards of the Dragon.

| module | what |
|---|---|
| attachments | attachments of the Dragon |
| characters | characters of the Dragon |
| events | events of the Dragon |
| habits | what several cards of the Dragon have in common |
| places | holdings, provinces and strongholds of the Dragon |
"""
