"""Tests of `coterie.table`: shared tables, in process and over real sockets."""
