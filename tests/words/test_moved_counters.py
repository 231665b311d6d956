"""What a word must not do: counters out of nothing, numbers of what lies face down."""

import ast
from pathlib import Path

import pytest

import coterie
from coterie.games.primer.cards.definition import RECRUIT, event, recruit
from coterie.games.primer.words.points import Earn
from coterie.kernel.events import about, about_seat
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.answering import Prevent
from coterie.words.cards.changing import MoveCounters
from coterie.words.cards.filters import FOES, MINE, Has, Rated
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.moving import Depart
from coterie.words.frames import Frame
from coterie.words.voice import Verb
from tests.kernel.made import let_happen, table
from tests.primer.tools import find


def test_no_more_counters_arrive_than_have_gone():
    keeper = recruit("Keeper", 1, 9, Trigger("interrupt", "lift", THIS, Prevent(1), must=True))
    well = recruit("Well", 1, 9)
    move = event("Move", MoveCounters("wound", 2, Cards(RECRUIT & FOES), Cards(RECRUIT & MINE)))
    s = table("field a: well\nfield b: keeper [wound 2]\nhand a: move", keeper, well, move)
    s.choose("play move")
    s.choose("use b/keeper")
    assert [s.pieces[find(s, face, seat)].count("wound") for face, seat in (("keeper", 1), ("well", 0))] == [1, 1]


def test_counters_stay_where_they_are_if_what_they_would_come_to_is_gone():
    well = recruit("Well", 1, 9, Trigger("interrupt", "counter", THIS, Depart(THIS)))
    move = event("Move", MoveCounters("wound", 2, Cards(RECRUIT & FOES), Cards(RECRUIT & MINE)) >> Earn(1))
    s = table("field a: well\nfield b: giant [wound 2]\nhand a: move", well, move, recruit("Giant", 1, 9))
    s.choose("play move")
    s.choose("use a/well")
    assert s.pieces[find(s, "giant", 1)].count("wound") == 2
    assert s.points == (1, 0)


def test_where_nothing_has_gone_nothing_arrives_and_nobody_hears_of_it():
    witness = recruit("Witness", 1, 9, Trigger("forced reaction", "counter", Cards(RECRUIT), Earn(1), must=True))
    s = table("field a: witness\nfield b: brute", witness)
    gain = about(s, "counter", find(s, "witness", 0), 1, detail=("wound",), after=0, as_much=True)
    let_happen(s, about_seat("earn", 1, 0), gain)
    assert s.points == (0, 0)


ELSE = (
    "'leave'",
    "'haunt'",
    "'hunts'",
    "'straighten'",
    "'move'",
    "self.then",
)  # kinds of events that follow another one, about something else


def test_what_goes_over_arrives_as_far_as_it_has_gone():
    """Wherever a game lets an event depend on another, it is no more than that, or it is about something else."""
    games = Path(coterie.__file__).parent / "games"
    plain = []
    for path in sorted(games.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and {"after"} <= {word.arg for word in node.keywords}:
                said = ast.unparse(node)
                if "about" in said.partition("(")[0] or said.partition("(")[0] in ("one", "_changed(s, to, n).but"):
                    plain += [] if "as_much=True" in said or any(kind in said for kind in ELSE) else [said]
    assert plain == []


@pytest.mark.parametrize("which", [Rated("might", least=2), Has("kin", "owl")])
def test_nothing_counts_of_a_card_that_lies_face_down(which):
    s = table("field a: brute [down], scribe [down]\nfield b: brute, scribe")
    assert all(s.pieces[p].place == 1 for p, _ in Cards(which).members(s, Frame(-1, 1)))
    assert Cards(which).members(s, Frame(-1, 1))


@pytest.mark.parametrize(
    ("happens", "would"),
    [("loses blood", "would lose blood"), ("uses it", "would use it"), ("chooses", "would choose"),
     ("passes", "would pass"), ("fixes it", "would fix it"), ("carries it", "would carry it"), ("goes", "would go")],
)  # fmt: skip
def test_plain_forms_of_verbs(happens, would):
    assert Verb("", happens).would_happen() == would
