"""Why a database cannot be used."""

from __future__ import annotations

from coterie.kernel.errors import CoterieError


class BadStore(CoterieError):
    """The database cannot be used; the message says why."""


class Taken(BadStore):
    """Another server has the database.

    Attributes:
        address: the address of that server on this machine, "" if it is unknown.
    """

    def __init__(self, sentence: str, address: str = "") -> None:
        super().__init__(sentence)
        self.address = address
