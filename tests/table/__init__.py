"""The table over a network: the room `coterie.table`, in process and over real sockets."""
