"""Cards of the Unicorn.

| module | what |
|---|---|
| attachments | attachments of the Unicorn |
| characters | characters of the Unicorn |
| events | events of the Unicorn |
| habits | what several cards of the Unicorn have in common |
| places | holdings, provinces and strongholds of the Unicorn |
"""
