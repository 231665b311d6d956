"""Numbers in layers, and prohibitions: found through the index, with their sources."""

import pytest

from coterie.kernel.modifiers import contributors, forbidding, layered, total
from coterie.kernel.pieces import Piece, new
from coterie.words.nodes import Standing
from tests.kernel.bare import Bare, Table


class Change(Standing):
    """A modifier for tests; not a word, so that the language stays as it is."""

    def __init__(self, how, amount, target=None):
        self.how, self.amount, self.target = how, amount, target

    def keys(self, row, piece):
        return (("number", "might"),) if self.target is None else (("number", "might", self.target),)

    def changes(self, s, number, row, piece, target):
        return number == "might" and self.target in (None, target)

    def by(self, s, row, piece, target):
        return self.amount


class Forbid(Standing):
    """A prohibition of readying for one target."""

    def keys(self, row, piece):
        return (("cannot", "ready", 7),)

    def forbids(self, s, verb, row, piece, target):
        return verb == "ready" and target == 7


class Texts(Bare):
    """A bare game whose faces are looked up in a table."""

    def text(self, s, piece):
        return s.game.faces[piece.face]


def lying(**faces):
    s = Table(Texts(faces), {}, 1, 2)
    for face in faces:
        new(s, Piece(face, "back", 0, "open"))
    return s


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
        ([("set", 1), ("set", 2)], 2),  # the last one counts
    ],
)
def test_layers_apply_in_their_order_whatever_came_first(changes, worth):
    faces = {f"card {i}": (Change(how, amount),) for i, (how, amount) in enumerate(changes)}
    assert layered(lying(**faces), "might", 7, 3) == worth


def test_a_modifier_of_one_target_leaves_others_alone():
    s = lying(torch=(Change("add", 2, target=7),))
    assert (layered(s, "might", 7, 3), layered(s, "might", 8, 3)) == (5, 3)


def test_a_prohibition_names_its_card_and_holds_for_its_target_only():
    s = lying(chains=(Forbid(),))
    assert [forbidding(s, "ready", 7), forbidding(s, "ready", 8), forbidding(s, "bow", 7)] == ["chains", "", ""]
