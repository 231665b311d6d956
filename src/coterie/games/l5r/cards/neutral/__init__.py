"""Neutral cards.

| module | what |
|---|---|
| attachments | neutral attachments |
| characters | neutral characters |
| events | neutral events |
| habits | what several neutral cards have in common |
| places | neutral holdings |
| provinces | neutral provinces |
| roles | neutral roles |
"""
