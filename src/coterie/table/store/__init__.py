"""What a server keeps.

| module | subject |
|---|---|
| store, errors | the database, and why it cannot be used |
| schema, migrating, migrations | its schema, and upgrading it |
| past | the choices of a table, as they are stored |
"""
