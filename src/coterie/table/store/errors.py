"""Why a database cannot be used."""

from __future__ import annotations

from coterie.kernel.errors import CoterieError


class BadStore(CoterieError):
    """The database cannot be used; the sentence says why."""


class Taken(BadStore):
    """Another server has the database.

    Attributes:
        address: where that server is reached from this machine, "" where it has not said.
    """

    def __init__(self, sentence: str, address: str = "") -> None:
        super().__init__(sentence)
        self.address = address
