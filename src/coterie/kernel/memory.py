"""What was found out about the table, remembered for as long as nothing changes that it depends on.

`State.versions` counts the changes in each zone: as long as those of some zones are the same, so is what lies there. What
is remembered stands in `State.memory` under a name, with what it depends on. It is no part of the table: clones take it
along, but records and positions leave it out, and a game goes as it would without it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from coterie.kernel.state import State


def versions(s: State, zones: Iterable[str]) -> tuple[int, ...]:
    """Return how often something has changed in each of some zones."""
    return tuple([s.versions[zone] for zone in zones])


def recall(s: State, name: str, depends: Any = None) -> Any:
    """Return what is remembered under a name, None if nothing is or if what it depends on was different then."""
    found = s.memory.get(name)
    return found[1] if found is not None and found[0] == depends else None


def remember(s: State, name: str, depends: Any, what: Any = True) -> None:
    """Remember something under a name.

    Args:
        s: the state.
        name: the name; what was remembered under it is forgotten.
        depends: what it depends on, such as the versions of some zones; None if the caller checks that when it recalls it.
        what: what was found, by default only that it was looked for.
    """
    s.memory[name] = (depends, what)
