"""All tables of a server.

| module | subject |
|---|---|
| lobby | tables found, loaded from the disk when somebody comes, put away when nobody is there, removed |
| making, importing | new tables, and tables of records that people bring |
| loading, rows | how a table comes back from the disk, and how it lies there |
| listing | the public tables |
| resting | tables that nobody comes to any more |
"""
