"""Set-up options, chosen before a game begins. They drive the command line, web forms and environments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from coterie.kernel.errors import BadOptions, shortened
from coterie.kernel.nearest import did_you_mean


@dataclass(frozen=True)
class SetUp:
    """One set-up option.

    Attributes:
        kind: "int", "str", "list" (of str) or "bool".
        default: its default value.
        choices: the valid values (for a list, of its members), () for any.
        least, most: bounds of a number, or of the length of a list.
        help: one line for people: what is chosen, then after “;” or “:” what there is to say about all values.
        shared: whether the members of the list are distributed among the seats, neighbours together and as evenly as possible.
        reads: for an option whose members can also be texts, such as decks: returns the text as stored in the set-up, or
            raises `BadOptions`. It is called for every member that is not one of the choices.
        group: the heading under which a form hides it, "" to show it always.
        subject: the heading within the group, "" for none.
        from_file: for a text that is one of the choices or the text of a file: returns it as stored, or raises `BadOptions`.
        where: the values of other options with which it matters, by their names; elsewhere a form does not show it.
        fits: the values that go together with those of another option, by its name and its value: how many players a mode has.
        says: what people read in place of a value, by the value: of those that do not say it themselves.
    """

    name: str
    kind: str
    default: Any
    help: str
    choices: tuple[Any, ...] = ()
    least: int | None = None
    most: int | None = None
    shared: bool = False
    reads: Callable[[str], str] | None = None
    group: str = ""
    subject: str = ""
    from_file: Callable[[str], str] | None = None
    where: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    fits: Mapping[str, Mapping[str, tuple[Any, ...]]] = field(default_factory=dict)
    says: Mapping[Any, str] = field(default_factory=dict)

    def checked(self, value: Any) -> Any:
        """Return a value converted to the option's type.

        Raises:
            BadOptions: the value is invalid.
        """
        if self.reads is not None and isinstance(value, str) and "\n" in value:
            value = [value]  # one text, with its commas
        try:
            value = _CONVERT[self.kind](value)
        except (TypeError, ValueError, OverflowError):
            raise BadOptions(f"“{self.name}” must be {_ARTICLE[self.kind]}, not “{shortened(str(value))}”.") from None
        if self.reads is not None and self.most is not None and len(value) > self.most:
            raise BadOptions(self._bound("can", "at most", self.most))  # reading so many takes time
        if self.reads is not None:
            value = [each if each in self.choices else self.reads(each) for each in value]
        if self.from_file is not None and value not in self.choices and "\n" in value:
            return self.from_file(value)
        members = value if self.kind == "list" else [value]
        for member in members:
            if self.reads is None and self.choices and member not in self.choices and member != self.default:
                choices = ", ".join(map(str, self.choices))
                raise BadOptions(f"“{self.name}” cannot be “{shortened(str(member))}”; it can be {choices}.")
        size = len(value) if self.kind == "list" else value
        if isinstance(size, int) and self.least is not None and size < self.least:
            raise BadOptions(self._bound("must", "at least", self.least))
        if isinstance(size, int) and self.most is not None and size > self.most:
            raise BadOptions(self._bound("can", "at most", self.most))
        return value

    def _bound(self, verb: str, bound: str, number: int) -> str:
        if self.kind == "list":
            return f"“{self.name}” {verb} have {bound} {number} {'entry' if number == 1 else 'entries'}."
        return f"“{self.name}” {verb} be {bound} {number}."


def _as_list(value: Any) -> list[str]:
    return [v.strip() for v in value.split(",") if v.strip()] if isinstance(value, str) else [str(v) for v in value]


def _as_int(value: Any) -> int:
    if isinstance(value, bool) or (isinstance(value, float) and value != int(value)):
        raise TypeError(value)
    return int(value)


def _as_bool(value: Any) -> bool:
    if isinstance(value, bool):
        return value
    known = {"yes": True, "true": True, "no": False, "false": False}
    if str(value).lower() not in known:
        raise ValueError(value)
    return known[str(value).lower()]


_CONVERT: dict[str, Callable[[Any], Any]] = {
    "int": _as_int, "str": str, "list": _as_list, "bool": lambda v: _as_bool(v),
}  # fmt: skip
_ARTICLE = {"int": "a whole number", "str": "a text", "list": "a list", "bool": "yes or no"}


WINDOWS = SetUp(
    "windows",
    "str",
    "all",
    "who is asked for responses; asking only those who have one reveals it",
    ("all", "useful"),
    says={"all": "everybody who could have one", "useful": "only those who have one"},
)


def checked(title: str, options: tuple[SetUp, ...], given: Mapping[str, Any]) -> dict[str, Any]:
    """Return a set-up with defaults filled in.

    Args:
        title: the title of the game.
        options: its options.
        given: the chosen values.

    Raises:
        BadOptions: an option does not exist or has an invalid value.
    """
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            hint = did_you_mean(str(name), known)
            raise BadOptions(f"{title} has no option “{shortened(str(name))}”; it has {', '.join(known)}.{hint}")
    return {name: option.checked(given.get(name, option.default)) for name, option in known.items()}
