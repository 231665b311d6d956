"""All tables of a server.

| module | subject |
|---|---|
| lobby | finding tables, loading them from disk, unloading and removing them |
| making, importing | new tables, and tables made from uploaded records |
| loading, rows | loading a table from disk, and its rows there |
| telling | what is told of the public tables, and of those that somebody has links to |
| resting | unused tables |
"""
