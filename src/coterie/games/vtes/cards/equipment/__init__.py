"""Equipment (VR-10.2).

| module | what |
|---|---|
| goods | equipment that is no weapon, and locations that minions bear |
| weapons | weapons |
"""
