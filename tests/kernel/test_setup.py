"""Set-up options: whatever is given for one is brought into its type, or a sentence says why not."""

from typing import Any

import pytest

from coterie.kernel.errors import BadOptions
from coterie.kernel.setup import SetUp

OPTIONS = (
    SetUp("number", "int", 2, "", least=0, most=9),
    SetUp("name", "str", "a", "", choices=("a", "b")),
    SetUp("names", "list", [], "", most=3),
    SetUp("whether", "bool", False, ""),
)
STRANGE: tuple[Any, ...] = (
    None,
    -1,
    10**30,
    1.5,
    "",
    "maybe",
    [],
    [[]],
    {},
    {"a": 1},
    [None],
    ["x"] * 9,
    "\0",
    float("inf"),
)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.kind)
@pytest.mark.parametrize("value", STRANGE, ids=repr)
def test_any_value_is_taken_or_refused_with_a_sentence(option, value):
    try:
        said = type(option.checked(value)).__name__
    except BadOptions as problem:
        said = str(problem)
    assert said == type(option.default).__name__ or said.startswith(f"“{option.name}” ")


@pytest.mark.parametrize(("given", "found"), [("yes", True), ("No", False), ("TRUE", True), (False, False)])
def test_yes_and_no_are_read(given, found):
    assert OPTIONS[3].checked(given) is found


def test_what_is_neither_yes_nor_no_is_refused():
    with pytest.raises(BadOptions, match="“whether” must be yes or no, not “maybe”"):
        OPTIONS[3].checked("maybe")
