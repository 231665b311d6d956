"""`python -m coterie` is the same as `coterie`."""

from coterie.cli import main

if __name__ == "__main__":
    main()
