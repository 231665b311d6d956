"""Cards of the Lion.

| module | what |
|---|---|
| attachments | attachments of the Lion |
| characters | characters of the Lion |
| events | events of the Lion |
| habits | what several cards of the Lion have in common |
| places | holdings, provinces and strongholds of the Lion |
"""
