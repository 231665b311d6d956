"""`python -m coterie.cli` is the same as `coterie`."""

from coterie.cli import main

if __name__ == "__main__":
    main()
