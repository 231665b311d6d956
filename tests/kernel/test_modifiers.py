"""Numbers and other values in layers, and prohibitions: found through the index, with their sources."""

from typing import Any

import pytest

from coterie.kernel.modifiers import contributors, forbidding, layered, modifiers, summed, total, value_in_force
from coterie.kernel.pieces import Piece, move, new
from coterie.kernel.scopes import fall_due, last
from coterie.words.standing import Standing
from tests.kernel.bare import Bare, Table


class Change(Standing):
    """A modifier of one number, for one target or for all."""

    layer: str
    amount: Any
    target: int | None = None
    name: str = "might"

    @property
    def how(self):
        return self.layer

    def keys(self, row, piece):
        return (("number", self.name),) if self.target is None else (("number", self.name, self.target),)

    def changes(self, s, number, row, piece, target):
        return number == self.name and self.target in (None, target)

    def by(self, s, number, row, piece, target):
        return self.amount


class Forbid(Standing):
    """A prohibition of readying for one target."""

    def keys(self, row, piece):
        return (("cannot", "ready", 7),)

    def forbids(self, s, verb, row, piece, target, actor):
        return verb == "ready" and target == 7


class Texts(Bare):
    """A bare game whose faces are looked up in a table; their texts count in the open."""

    def text(self, s, piece):
        return s.game.faces[piece.face] if piece.zone == "open" else ()


def lying(**faces):
    s = Table(Texts(faces), {}, 1, 2)
    for face in faces:
        new(s, Piece(face, "back", 0, "open"))
    return s


def come_again(s, piece):
    """Let a piece leave and return, so that it is the latest."""
    move(s, piece, "hand", 0)
    move(s, piece, "open", 0)


def test_what_only_adds_is_summed_and_named():
    s = lying(torch=(Change("add", 2),), rust=(Change("add", -1),))
    assert total(s, "might", 7, 3) == 4
    assert contributors(s, "might", 7, 3) == [(3, "printed"), (2, "torch"), (-1, "rust")]


@pytest.mark.parametrize(
    ("changes", "worth"),
    [
        ([("base", 5)], 5),
        ([("base", 5), ("add", 1)], 6),
        ([("add", 2), ("times", 150)], 8),  # (3 + 2) × 1.5, rounded up
        ([("times", 50)], 2),  # half of three, rounded up
        ([("add", -9)], 0),  # never below the floor
        ([("set", 1), ("add", 4), ("base", 9)], 1),
        ([("set", 1), ("set", 2)], 2),  # of those that arrived together the last one counts
        ([("times", 50), ("times", 50)], 1),  # a quarter of three, rounded up once
    ],
)
def test_layers_apply_in_their_order_whatever_came_first(changes, worth):
    faces = {f"card {i}": (Change(how, amount),) for i, (how, amount) in enumerate(changes)}
    assert layered(lying(**faces), "might", 7, 3) == worth


def test_a_modifier_of_one_target_leaves_others_alone():
    s = lying(torch=(Change("add", 2, target=7),))
    assert (layered(s, "might", 7, 3), layered(s, "might", 8, 3)) == (5, 3)


def test_amounts_add_up_to_the_number_whatever_the_layers():
    s = lying(
        torch=(Change("add", 2),), half=(Change("times", 50),), heir=(Change("base", 4),), crown=(Change("set", 9),)
    )
    assert contributors(s, "might", 7, 3) == [(9, "crown")]
    move(s, 3, "hand", 0)
    assert contributors(s, "might", 7, 3) == [(4, "heir"), (2, "torch"), (-3, "half")]
    assert layered(s, "might", 7, 3) == 3


def test_a_piece_that_speaks_of_all_and_of_one_is_heard_once():
    s = lying(banner=(Change("add", 1), Change("add", 2, target=7)))
    assert total(s, "might", 7, 3) == layered(s, "might", 7, 3) == 6
    assert [(p, ability.amount) for p, ability in modifiers(s, "might", 7)] == [(0, 1), (0, 2)]


def test_of_two_that_set_the_one_that_came_later_counts_whatever_their_numbers():
    s = lying(low=(Change("set", 1),), high=(Change("set", 9),))
    assert layered(s, "might", 7, 3) == 9
    come_again(s, 0)
    assert layered(s, "might", 7, 3) == 1


def test_a_text_that_was_gained_counts_from_when_it_was_gained():
    s = lying(low=(Change("set", 1),), vessel=())
    same = Change("set", 5)
    for until in ("dawn", "noon"):  # the same text twice, each for its own duration
        last(s, 1, "gain", same, (until,))
        assert layered(s, "might", 7, 3) == 5
        come_again(s, 0)
        assert layered(s, "might", 7, 3) == 1
    last(s, 1, "gain", same, ("dusk",))
    assert layered(s, "might", 7, 3) == 5
    fall_due(s, ("dusk",))
    assert layered(s, "might", 7, 3) == 1


def test_a_copied_text_counts_from_the_copy():
    s = lying(high=(Change("set", 9),), low=(Change("set", 1),), mimic=())
    assert layered(s, "might", 7, 3) == 1
    last(s, 2, "copy", "high", ("dusk",))
    assert layered(s, "might", 7, 3) == 9


def test_a_value_that_is_not_a_number():
    """“Becomes” replaces what is printed, “is considered” overrides both; of each kind the latest counts."""
    s = lying(
        bond=(Change("base", "sabbat", name="sect"),), mask=(Change("set", "anarch", name="sect"),),
        pact=(Change("base", "laibon", name="sect"),), torch=(Change("add", 1),),
    )  # fmt: skip
    sects = [value_in_force(s, "sect", 7, "camarilla")]
    for gone in (1, 2, 0):
        move(s, gone, "hand", 0)
        sects.append(value_in_force(s, "sect", 7, "camarilla"))
    assert sects == ["anarch", "laibon", "sabbat", "camarilla"]


def test_a_trait_is_a_value_that_is_yes_or_no():
    s = lying(loss=(Change("set", False, name="bushi"),), gain=(Change("set", True, name="bushi"),))
    assert value_in_force(s, "bushi", 7, False) is True
    come_again(s, 0)
    assert value_in_force(s, "bushi", 7, True) is False
    assert value_in_force(s, "courtier", 7, True) is True


def test_a_prohibition_names_its_card_and_holds_for_its_target_only():
    s = lying(chains=(Forbid(),))
    assert [forbidding(s, "ready", 7), forbidding(s, "ready", 8), forbidding(s, "bow", 7)] == ["chains", "", ""]


def test_what_the_same_source_gives_more_than_once_is_added_up_and_says_so():
    assert summed([(2, "Physical of Hydra"), (2, "Inmate"), (-1, "Nun"), (2, "Inmate"), (2, "Inmate"), (-1, "Nun")]) == (
        (2, "Physical of Hydra"), (6, "Inmate (3 × 2)"), (-2, "Nun (2 × 1)"),
    )  # fmt: skip
    assert summed([(1, "Chef"), (2, "Chef"), (-1, "Doc"), (-2, "Doc"), (3, "Zoe"), (-1, "Zoe")]) == (
        (3, "Chef (1 + 2)"), (-3, "Doc (1 + 2)"), (2, "Zoe (3 − 1)"),
    )  # fmt: skip
