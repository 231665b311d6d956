"""What the framework does around phases, conflicts, duels and set-up, where cards could hear or see it."""

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.atoms.pools import honor_by
from coterie.games.l5r.cards.definition import card
from coterie.games.l5r.facts.provinces import places_of
from coterie.games.l5r.rules.cards import leave_together, leaving
from coterie.games.l5r.rules.duels import beaten
from coterie.games.l5r.rules.setup import fill_all
from coterie.games.l5r.words.abilities import Action, forced_reaction
from coterie.games.l5r.words.characters import PlaceFate
from coterie.games.l5r.words.conflicts import DeclareNext
from coterie.games.l5r.words.filters import CHARACTER
from coterie.games.l5r.words.players import GainHonor
from coterie.kernel.events import happen
from coterie.kernel.knowledge import knows
from coterie.kernel.pieces import pile
from coterie.kernel.procedures import PROCEDURES
from coterie.words.cards.answered import OfSort
from coterie.words.cards.filters import FOES, MINE
from coterie.words.cards.groups import EVERYBODY, THIS, YOU, Cards
from coterie.words.cards.numbers import Cannot
from tests.l5r.shadow.tools import against, told
from tests.l5r.tools import (
    asked,
    borne,
    find,
    finish,
    game_with,
    held,
    options,
    play,
    position,
    prompt,
    row,
    through,
    where,
)


def heard(*abilities):
    """Return the game with other abilities for Matsu Berserker."""
    return game_with(card("01-matsu-berserker", *abilities))


# ── phases ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-9.2", "L-9.9")
@pytest.mark.parametrize("phase", ["dynasty", "draw", "conflict"])
def test_that_a_phase_ends_can_be_answered(phase):
    ear = forced_reaction("end", EVERYBODY, GainHonor(3), given=OfSort(phase))
    text = f"field b: matsu-berserker [fate 2]\nhand a: banzai\nhand b: banzai\nphase: {phase}"
    s, deaf = [position(text, windows="all", game=game) for game in (heard(ear), GAME)]
    gained = []
    for each in (s, deaf):
        while each.phase == phase:
            each.choose(each.question.default)
        gained.append(each.honor[1])
    assert gained[0] - gained[1] == 3


@pytest.mark.ruling("L-9.2")
@pytest.mark.parametrize(("first", "gains"), [("a", 0), ("b", 3)])
def test_it_is_the_first_player_whose_phase_begins(first, gains):
    ear = forced_reaction("begin", YOU, GainHonor(3), given=OfSort("draw"))
    text = f"field b: matsu-berserker [fate 2]\nfirst: {first}\nhand a: banzai\nhand b: banzai\nphase: dynasty"
    s = position(text, windows="all", game=heard(ear))
    through(s, "bid?")
    assert s.honor[1] == 6 + gains


@pytest.mark.ruling("L-8.17")
def test_who_cannot_be_discarded_by_opponents_is_still_discarded_without_fate():
    safe = heard(Cannot("be discarded", THIS, Cards(FOES)), Cannot("leave", THIS, Cards(FOES)))
    s = position("field a: matsu-berserker\nfield b: doji-whisperer [fate 2]\nphase: conflict", game=safe)
    while s.phase != "dynasty":
        s.choose(s.question.default)
    assert where(s, "matsu-berserker") == "fallen"


@pytest.mark.parametrize("answer", ["a/matsu-berserker", "all"])
def test_who_is_given_fate_while_others_leave_stays(answer):  # D-740
    gift = heard(forced_reaction("leave", THIS, PlaceFate(1, Cards(CHARACTER & MINE))))
    s = position("field a: matsu-berserker, doji-whisperer\nphase: conflict", game=gift)
    through(s, "leaves first?")
    s.choose(answer)
    through(s, "window")
    assert (where(s, "matsu-berserker"), where(s, "doji-whisperer")) == ("fallen", "field")


@pytest.mark.ruling("L-14.8")
def test_what_lies_face_down_in_provinces_is_turned_up_as_the_dynasty_phase_begins():
    s = position("row a1: doji-hotaru [down]\nrow b1: ikoma-prodigy [down]\nhand a: banzai\nphase: fate", windows="all")
    while s.phase != "dynasty":
        s.choose(s.question.default)
    through(s, "window")
    assert [row(s, face, "row").down for face in ("doji-hotaru", "ikoma-prodigy")] == [False, False]


# ── conflicts ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-6.7")
def test_one_against_one_the_attackers_win():
    s = held("field a: solemn-scholar [present]\nfield b: solemn-scholar [present]\nconflict: a military fire b1")
    finish(s)
    assert "a wins the conflict, 1 against 1" in told(s)


@pytest.mark.ruling("L-6.3")
def test_opportunities_to_declare_conflicts_alternate():
    text = "field a: matsu-berserker, solemn-scholar\nfield b: doji-whisperer, brash-samurai\nphase: conflict"
    s = position(text, format="stronghold")
    asked_of = []
    while s.phase == "conflict":
        if prompt(s) == "declare?":
            asked_of.append(asked(s)[0])
            s.choose("pass")
        else:
            s.choose(s.question.default)
    assert asked_of == [0, 1, 0, 1]


@pytest.mark.ruling("L-6.13")
def test_that_participants_go_home_can_be_answered():
    ear = forced_reaction("withdraw", THIS, GainHonor(3), given=OfSort("resolution"))
    text = "field a: matsu-berserker [present]\nconflict: a military fire b1"
    one, other = [finish(held(text, game=game)).honor[0] for game in (heard(ear), GAME)]
    assert one - other == 3


@pytest.mark.ruling("L-6.3")
@pytest.mark.parametrize(
    ("who", "offered"),
    [
        ("matsu-berserker [fate 1]", True),
        ("matsu-berserker [fate 1, bowed]", False),  # nobody could attack
    ],
)
def test_who_could_not_declare_a_conflict_cannot_declare_it_at_once(who, offered):
    text = f"field a: {who}\nfield b: doji-whisperer\nhand a: banzai\nhand b: banzai\nphase: conflict"
    s = position(text, windows="all", game=heard(Action(DeclareNext())))
    assert ("use a/matsu-berserker" in options(s)) is offered


@pytest.mark.ruling("L-6.3")
def test_who_has_no_opportunity_left_cannot_declare_a_conflict_at_once():
    text = "field a: matsu-berserker, solemn-scholar [present]\nhand a: banzai\nconflict: a military fire b1"
    s = position(text, windows="all", game=heard(Action(DeclareNext())))
    assert "use a/matsu-berserker" not in options(s)


# ── duels ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_a_duel_is_told_of_and_lost_by_nobody_before_it_is_over():
    text = "field b: matsu-berserker [present, fate 2]\nfield a: kakita-kaezin [present]\nconflict: a military fire b1"
    s = held(text)
    assert beaten(s) is None
    play(s, "pass", "use a/kakita-kaezin")
    assert beaten(s) is None
    assert "Kakita Kaezin challenges Matsu Berserker" in told(s)


@pytest.mark.ruling("U-228")
def test_who_has_lost_all_provinces_in_skirmish_bids_one_without_being_asked():
    lost = "\n".join(f"provinces a{n}: province [broken]" for n in (1, 2, 3))
    s = against(f"{lost}\nfield b: doji-whisperer\nhand a: banzai\nphase: dynasty", players=2)
    through(s, "bid?")
    assert asked(s) == (1, ["bid 1", "bid 2", "bid 3"])


# ── cards that leave ────────────────────────────────────────────────────────────────────────────────────────────────


def test_of_several_that_leave_together_each_takes_what_it_bears():
    s = position(
        "field a: doji-whisperer, matsu-berserker\n"
        "attached a: fine-katana [on field/doji-whisperer], ornate-fan [on field/matsu-berserker]\nphase: conflict"
    )
    there = leave_together(s, [find(s, "doji-whisperer"), find(s, "matsu-berserker")])
    bearer = {s.pieces[event.subject].face: event.after for event in there}
    assert bearer == {"doji-whisperer": -1, "fine-katana": 0, "matsu-berserker": -1, "ornate-fan": 2}
    assert leaving(s, find(s, "doji-whisperer"))[0].source == -1


def test_of_three_restricted_attachments_one_is_discarded_by_choice():
    s = position(
        "field a: doji-whisperer, matsu-berserker\nattached a: fine-katana [on field/matsu-berserker], "
        "fine-katana [on field/matsu-berserker], jade-talisman [on field/matsu-berserker]\n"
        "hand a: honored-blade, banzai\nfate: 3 0\nphase: conflict",
        windows="all",
    )
    play(s, "play honored-blade", "a/matsu-berserker")
    assert prompt(s) == "too many?"
    assert sorted(said.rpartition("/")[2] for said in options(s)) == ["fine-katana", "fine-katana.2", "honored-blade"]
    s.choose(options(s)[0])
    assert borne(s, "matsu-berserker") == ["fine-katana", "honored-blade", "jade-talisman"]


# ── setting up ──────────────────────────────────────────────────────────────────────────────────────────────────────


def test_provinces_are_filled_from_the_top_of_the_deck_and_only_their_player_looks():
    s = position(
        "dynasty b: doji-hotaru, ikoma-prodigy, brash-samurai, deathseeker\nhand b: banzai\nphase: dynasty",
        windows="all",
    )
    for place in places_of(s, 1):
        assert not pile(s, "row", place)
    fill_all(s, 1)
    lying = [pile(s, "row", place)[0] for place in sorted(places_of(s, 1))]
    assert [s.pieces[p].face for p in lying] == ["doji-hotaru", "ikoma-prodigy", "brash-samurai"]
    assert [[knows(s, seat, p) for p in lying] for seat in (0, 1)] == [[False] * 3, [True] * 3]


@pytest.mark.ruling("L-3.8")
def test_each_player_places_five_provinces_of_its_own():
    s = GAME.start({"format": "stronghold"}, seed=3)
    asked_of = []
    while prompt(s) == "place?":
        asked_of.append(asked(s)[0])
        s.choose(options(s)[0])
    assert sorted(set(asked_of)) == [0, 1]
    assert [len(places_of(s, seat)) for seat in (0, 1)] == [5, 5]
    assert {s.pieces[pile(s, "provinces", place)[0]].owner for place in places_of(s, 1)} == {1}


# ── honor in a team game ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-226", "U-229")
@pytest.mark.parametrize(("honor", "broken"), [(3, 0), (2, 0), (1, 3)])
def test_only_who_has_no_honor_left_loses_provinces(honor, broken):
    s = against(
        f"honor: {honor} 6 0\nfield a: matsu-berserker [dishonored]\nphase: conflict",
        players=2,
    )
    while s.phase == "conflict" or (s.phase == "fate" and where(s, "matsu-berserker") == "field"):
        s.choose(s.question.default)
    assert where(s, "matsu-berserker") == "fallen"
    assert sum(p.count("broken") for p in s.pieces if p.zone == "provinces" and p.owner == 0) == broken


# ── what is seen of the framework ───────────────────────────────────────────────────────────────────────────────────


def test_scenes_leave_out_what_is_no_chapter_of_the_rules():
    mine = {name: each for name, each in PROCEDURES.items() if name.startswith("l5r.")}
    assert {name for name, each in mine.items() if each.hidden} == {
        "l5r.play",
        "l5r.round",
        "l5r.shadow.action",
        "l5r.shadow.muster",
        "l5r.shadow.ruin",
    }


@pytest.mark.ruling("L-2.3", "L-9.15")
@pytest.mark.parametrize(("zone", "there"), [("row a1", "row"), ("field a", "fallen")])
def test_what_leaves_play_by_itself_must_be_in_play(zone, there):
    s = held(f"{zone}: obstinate-recruit\nhonor: 5 5\nphase: conflict")
    happen(s, honor_by(1, 1))
    s.choose("pass")
    assert where(s, "obstinate-recruit") == there
