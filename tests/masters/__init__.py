"""Masters of the Night."""
