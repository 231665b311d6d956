"""Cards of the Crane.

| module | what |
|---|---|
| attachments | attachments of the Crane |
| characters | characters of the Crane |
| events | events of the Crane |
| habits | what several cards of the Crane have in common |
| places | holdings, provinces and strongholds of the Crane |
"""
