"""One codec for everything that a state holds: plain data, rows, words and step names, as canonical JSON.

Snapshots, fingerprints and position texts use it. Decoding builds only classes and steps that were registered: a save
is parsed, never evaluated.

| value | written as |
|---|---|
| None, true, 7, 0.5, "text" | itself |
| (1, 2) | [1, 2] |
| [1, 2] | {"list": [1, 2]} |
| {1: 2} | {"dict": [[1, 2]]}, numbers in their order, other keys in that of their text |
| a row or a word | {"is": "home.Name", "of": [field, …]} |
| a step's function | {"step": "name"} |
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any

import msgspec

from coterie.kernel.errors import BadRecord, RulesError
from coterie.kernel.steps import NAMES, STEPS

PLAIN = frozenset({type(None), bool, int, float, str})  # what is written as itself
CLASSES: dict[str, type[msgspec.Struct]] = {}
NAMES_OF: dict[type, str] = {}


def home_of(module: str) -> str:
    """Return the home of what a module defines: the name of a game, `kernel`, `words`, or a third-party package.

    Args:
        module: the dotted name of a module, such as `coterie.games.masters.words.deeds`.
    """
    first, *inside = module.split(".")
    if first != "coterie" or not inside:
        return first
    return inside[1] if inside[0] == "games" and len(inside) > 1 else inside[0]


def register(cls: type[msgspec.Struct]) -> None:
    """Make a row or a word known to the codec as `home.Name`.

    Args:
        cls: the class.

    Raises:
        RulesError: another class of its home has the same name.
    """
    name = f"{home_of(cls.__module__)}.{cls.__name__}"
    known = CLASSES.setdefault(name, cls)
    if known is not cls and known.__module__ != cls.__module__:
        raise RulesError(f"two classes are called {name}: one in {known.__module__}, one in {cls.__module__}")
    CLASSES[name] = cls
    NAMES_OF[cls] = name


def encode(value: Any) -> Any:
    """Return a value of a state as JSON-ready data.

    Raises:
        RulesError: the value is of a kind that a state may not hold.
    """
    kind = type(value)
    if kind in PLAIN:
        return value
    if kind is tuple:
        return _encoded(value)
    if kind is list:
        return {"list": _encoded(value)}
    if kind is dict:
        pairs = [[encode(k), encode(v)] for k, v in value.items()]
        return {"dict": sorted(pairs, key=_order)}
    if kind in NAMES_OF:
        return {"is": NAMES_OF[kind], "of": _encoded(msgspec.structs.astuple(value))}
    if callable(value) and value in NAMES:
        return {"step": NAMES[value]}
    raise RulesError(f"a state may not hold {value!r} ({kind.__name__})")


def _encoded(values: Iterable[Any]) -> list[Any]:
    """Return values as JSON-ready data. Most fields of a piece are plain: a call for each would take most of the time."""
    return [v if type(v) in PLAIN else encode(v) for v in values]


def _order(pair: list[Any]) -> tuple[int, int, bytes]:
    """Return a sort key: numbers come first, in their own order, and other keys in that of their text."""
    key = pair[0]
    return (0, key, b"") if type(key) is int else (1, 0, msgspec.json.encode(key))


def decode(data: Any) -> Any:
    """Return the value that `encode` was given from the JSON-ready data that it returned.

    Raises:
        BadRecord: something in it is unknown here.
    """
    try:
        return _decode(data)
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as problem:
        raise BadRecord(f"This is not how Coterie writes a position ({type(problem).__name__}: {problem}).") from None


def _decode(data: Any) -> Any:
    if isinstance(data, list):
        return tuple(_decoded(data))
    if not isinstance(data, dict):
        return data
    if "list" in data:
        return _decoded(data["list"])
    if "dict" in data:
        return {_decode(k): _decode(v) for k, v in data["dict"]}
    if "step" in data:
        return _known(STEPS, data["step"], "step")
    cls = _known(CLASSES, data.get("is"), "kind of row")
    fields, values = cls.__struct_fields__, _decoded(data["of"])
    if len(values) > len(fields):
        raise ValueError(f"{data['is']} has {len(fields)} fields, not {len(values)}")
    return cls(**dict(zip(fields, values, strict=False)))  # some are by name only


def _decoded(values: Iterable[Any]) -> list[Any]:
    return [v if type(v) in PLAIN else _decode(v) for v in values]


def _known(registry: dict[str, Any], name: Any, what: str) -> Any:
    try:
        return registry[name]
    except (KeyError, TypeError):
        raise BadRecord(f"This version of Coterie knows no {what} called {name!r}.") from None


def canonical(value: Any) -> bytes:
    """Return the canonical bytes of a value: equal values give equal bytes on every machine.

    Raises:
        RulesError: the value is of a kind that a state may not hold.
    """
    return msgspec.json.encode(encode(value))


def digest(value: Any) -> str:
    """Return a short hex digest of a value's canonical bytes."""
    return hashlib.blake2b(canonical(value), digest_size=16).hexdigest()
