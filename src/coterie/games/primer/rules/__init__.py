"""The rules, one module for each chapter; every procedure is a table of rows with the numbers of the rulebook.

`coterie rulings primer` lists where each numbered rule lives.

| module | chapter |
|---|---|
| setup | 1. Setting up |
| turn | 2. A turn |
| raid | 3. A raid |
| settling | 4. At all times |
"""
