"""The tests of Coterie."""
