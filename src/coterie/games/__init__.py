"""The games. Each is found through the entry point group `coterie.games`; none imports another."""
