"""The secrets that hold seats and tables. Only their SHA-256 is stored; the secret itself is revealed once."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import NamedTuple

TABLE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
TABLE_LENGTH = 10


class Seed(NamedTuple):
    """A seed and its commitment: the hash of `promise` is shown at the start, the text itself at the end."""

    value: int
    salt: str

    @property
    def promise(self) -> str:
        """The text that is hashed; the salt keeps short seeds from being guessed."""
        return f"{self.salt}:{self.value}"

    @property
    def hash(self) -> str:
        """The hash that is shown while the game runs."""
        return sha256(self.promise)


class Keys(NamedTuple):
    """The secrets of a table, or (`kept`) their hashes."""

    owner: str
    spectator: str
    seats: list[str]

    @property
    def kept(self) -> Keys:
        """The keys as they go onto the disk, hashed."""
        return Keys(sha256(self.owner), sha256(self.spectator), [sha256(seat) for seat in self.seats])


def new_keys(seats: int) -> Keys:
    """Return new secrets for a table with a number of seats."""
    return Keys(new_token(), new_token(), [new_token() for _ in range(seats)])


def new_token() -> str:
    """Return a secret of 192 bits that fits into a link."""
    return secrets.token_urlsafe(24)


def new_table() -> str:
    """Return the name of a table in links, which is not secret but cannot be guessed by counting."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(TABLE_LENGTH))


def may_be_table(name: str) -> bool:
    """Return whether a table can have a name; not every database can even look for those with which strangers try."""
    return len(name) == TABLE_LENGTH and set(name) <= set(TABLE_LETTERS)


def new_seed(value: int | None = None) -> Seed:
    """Return the given seed, or a random one if it is None, with a salt."""
    return Seed(secrets.randbits(64) if value is None else value, secrets.token_hex(16))


def sha256(text: str) -> str:
    """Return the SHA-256 of a text in hexadecimal."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def same(token: str, kept: str) -> bool:
    """Return whether a token has the stored hash, in constant time; an empty token never does."""
    return bool(token and kept) and hmac.compare_digest(sha256(token), kept)


def opens(token: str, keys: Iterable[str], *, public: bool) -> bool:
    """Return whether somebody with a token, "" for none, may look at a table with these keys; without one at a public table."""
    return (public and not token) or any(same(token, key) for key in keys)
