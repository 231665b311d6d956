"""“Did you mean …?” finds what was meant among the names of a large game, without comparing all of them letter by letter."""

import difflib

import pytest

from coterie.kernel.nearest import COMPARED, LONGEST, nearest

KNOWN = [f"{first} {second}" for first in ("amber", "brass", "cobalt", "dusk") for second in map(str, range(500))] + [
    "hail"
]


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("ambr 17", "amber 17"),
        ("cbalt 499", "cobalt 499"),
        ("hial", "hail"),
        ("dusk  42", "dusk 42"),
        ("brass250", "brass 250"),
    ],
)
def test_a_mistyped_name_is_found_among_many(name, found):
    assert nearest(name, KNOWN) == [found]


def test_what_is_like_none_of_many_has_no_nearest_name():
    assert nearest("zyxwv", KNOWN) == []
    assert nearest("", KNOWN) == []


@pytest.mark.parametrize("length", [1, 12, LONGEST, LONGEST + 1, 5000])
def test_few_names_are_compared_letter_by_letter_whatever_is_typed(length, monkeypatch):
    compared, real = [], difflib.get_close_matches

    def counted(name, known, most, cutoff):
        compared.append(len(list(known)))
        return real(name, known, most, cutoff)

    monkeypatch.setattr(difflib, "get_close_matches", counted)
    nearest(("amber duck cobalt " * 300)[:length], KNOWN)
    assert all(many <= COMPARED for many in compared)
    assert len(compared) == (length <= LONGEST)
