"""Cards of the Scorpion.

| module | what |
|---|---|
| attachments | attachments of the Scorpion |
| characters | characters of the Scorpion |
| events | events of the Scorpion |
| habits | what several cards of the Scorpion have in common |
| places | holdings, provinces and strongholds of the Scorpion |
"""
