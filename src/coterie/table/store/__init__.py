"""What a server keeps.

| module | subject |
|---|---|
| store, errors | the disk, and why it cannot be used |
| schema, migrating, migrations | what lies there, and how it is brought up to date |
| past | the choices of a table, as they lie there |
"""
