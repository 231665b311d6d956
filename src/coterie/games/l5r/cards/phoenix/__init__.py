"""Cards of the Phoenix.

| module | what |
|---|---|
| attachments | attachments of the Phoenix |
| characters | characters of the Phoenix |
| events | events of the Phoenix |
| habits | what several cards of the Phoenix have in common |
| places | holdings, provinces and strongholds of the Phoenix |
"""
