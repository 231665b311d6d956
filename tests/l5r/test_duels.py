"""Duels (part 17) in both formats."""

import pytest

from coterie.games.l5r.cards.definition import card
from coterie.games.l5r.rules.duels import duellists
from coterie.games.l5r.words.abilities import forced_reaction
from coterie.games.l5r.words.duelling import DUELLING
from coterie.games.l5r.words.filters import CHARACTER
from coterie.games.l5r.words.zones import Sacrifice
from coterie.words.cards.filters import FOES
from coterie.words.cards.groups import EVERYBODY, THIS, Cards
from coterie.words.cards.lasting import TakeControl
from tests.l5r.tools import (
    asked,
    faces,
    game_with,
    held,
    now,
    options,
    play,
    position,
    prompt,
    row,
    speaker,
    taking_part,
    through,
    where,
)

DUEL = """
field a: kakita-kaezin [present, fate 2], brash-samurai [present, fate 2]
field b: matsu-berserker [present, fate 2]
conflict: a military fire b1
"""


def at_bids(format: str):
    """Return a duel of Kakita Kaezin (3) and Matsu Berserker (3), at the bids."""
    s = held(DUEL, format=format)
    s.choose("pass")
    s.choose("use a/kakita-kaezin")
    return s


@pytest.mark.ruling("L-5.5", "L-10.4")
def test_statistic_and_bid_decide_a_duel_in_the_stronghold_format():
    s = at_bids("stronghold")
    assert asked(s) == (0, ["bid 1", "bid 2", "bid 3", "bid 4", "bid 5"])
    play(s, "bid 3", "bid 1")
    assert s.honor == (8, 12)
    assert taking_part(s) == ["kakita-kaezin", "matsu-berserker"]


def test_everybody_sees_who_duels_and_the_bids_only_once_they_are_revealed():
    s = at_bids("stronghold")

    def shown():
        """Return the sides of the duel as both and a spectator see them, which is the same."""
        told = [
            [
                (side["name"], side["of"], [(one["name"], one["value"]) for one in side["counters"]])
                for side in area["sides"]
            ]
            for seat in (0, 1, -1)
            for area in s.scene(seat)["areas"]
            if area["id"] == "duel"
        ]
        assert told[0] == told[1] == told[2]
        return told[0]

    before = [("Player 1 challenges", 0, [("military", 3)]), ("Player 2 is challenged", 1, [("military", 3)])]
    assert shown() == before
    s.choose("bid 3")
    assert shown() == before  # a dial is a secret until both are set
    assert {piece["shows"] for area in s.scene(0)["areas"] if area["id"] == "duel" for piece in area["pieces"]} == {
        f"piece:{at[0]}" for at in duellists(s)
    }
    s.choose("bid 1")
    assert not [area for area in s.scene(0)["areas"] if area["id"] == "duel"]


def test_the_panel_of_a_duel_shows_the_dials_while_cards_respond_to_them_and_honor_is_given():
    s = position(
        "field a: matsu-berserker [present]\nattached a: duelist-training [on field/matsu-berserker]\n"
        "field b: deathseeker [present], bayushi-manipulator\nhand a: banzai, outwit\nhand b: banzai\n"
        "conflict: a military fire b1",
        windows="all",
    )
    play(s, "pass", "use a/matsu-berserker")

    def dials():
        """Return the bids that the panel shows to everybody."""
        told = [
            [one["value"] for side in area["sides"] for one in side["counters"] if one["name"] == "dial"]
            for seat in (0, 1, -1)
            for area in s.scene(seat)["areas"]
            if area["id"] == "duel"
        ]
        assert told[0] == told[1] == told[2]
        return told[0]

    s.choose("bid 3")
    assert dials() == []
    s.choose("bid 1")
    assert (options(s), dials()) == (["use b/bayushi-manipulator", "pass"], [3, 1])
    s.choose("use b/bayushi-manipulator")
    assert (options(s), dials()) == (["give 1 honor", "discard 1 cards"], [3, 2])  # as they count now


def test_on_a_tie_nobody_has_won():
    s = at_bids("stronghold")
    play(s, "bid 2", "bid 2")
    assert taking_part(s) == ["brash-samurai", "kakita-kaezin", "matsu-berserker"]


def test_who_loses_is_sent_home():
    s = at_bids("stronghold")
    play(s, "bid 1", "bid 2")
    assert taking_part(s) == ["brash-samurai", "matsu-berserker"]
    assert row(s, "kakita-kaezin").ready


def test_in_skirmish_the_bids_decide_and_the_higher_statistic_is_one():
    s = at_bids("skirmish")
    assert options(s) == ["bid 1", "bid 2", "bid 3"]
    play(s, "bid 2", "bid 1")
    assert s.honor == (5, 7)
    assert taking_part(s) == ["kakita-kaezin", "matsu-berserker"]


def dueling(strength: str, *bids: str, more: str = ""):
    """Return a duel of Kakita Kaezin (3) with somebody in skirmish, after the bids."""
    s = held(
        f"field a: kakita-kaezin [present, fate 2], brash-samurai [present]\nfield b: {strength} [present, fate 2]\n"
        f"{more}conflict: a military fire b1"
    )
    play(s, "pass", "use a/kakita-kaezin", *bids)
    return s


@pytest.mark.ruling("L-5.5", "L-10.4")
@pytest.mark.parametrize(
    ("foe", "bids", "there"),
    [
        ("matsu-berserker", ("bid 2", "bid 2"), {"kakita-kaezin", "brash-samurai", "matsu-berserker"}),  # 2 against 2
        ("deathseeker", ("bid 2", "bid 2"), {"kakita-kaezin", "deathseeker"}),  # 3 against 2
        ("deathseeker", ("bid 1", "bid 2"), {"kakita-kaezin", "brash-samurai", "deathseeker"}),  # 2 against 2
        ("deathseeker", ("bid 1", "bid 3"), {"brash-samurai", "deathseeker"}),  # 2 against 3
        ("akodo-toturi", ("bid 2", "bid 2"), {"brash-samurai", "akodo-toturi"}),  # 2 against 3
        ("akodo-toturi", ("bid 3", "bid 2"), {"kakita-kaezin", "brash-samurai", "akodo-toturi"}),  # 3 against 3
    ],
)
def test_in_skirmish_the_higher_statistic_is_one_and_both_or_neither_is_a_tie(foe, bids, there):
    assert set(taking_part(dueling(foe, *bids))) == there


@pytest.mark.ruling("L-5.5")
def test_a_bid_is_one_unless_another_is_said():
    s = dueling("matsu-berserker")
    assert s.question.default == options(s).index("bid 1") == 0


@pytest.mark.ruling("L-2.5")
def test_where_the_challenged_one_is_gone_nobody_bids_and_nobody_has_won():
    coward = card("01-deathseeker", forced_reaction("duel", Cards(CHARACTER), Sacrifice(THIS)))
    s = held(
        "field a: kakita-kaezin [present, fate 2], brash-samurai [present]\n"
        "field b: deathseeker [present, fate 2], solemn-scholar [present]\nconflict: a military fire b1",
        game=game_with(coward),
    )
    play(s, "pass", "use a/kakita-kaezin", "b/deathseeker")
    assert (where(s, "deathseeker"), prompt(s), now(s) is None) == ("fallen", "window", False)
    assert taking_part(s) == ["brash-samurai", "kakita-kaezin", "solemn-scholar"]


def training(hand: str):
    """Return a duel by Duelist Training that has cost 2 in bids, of a player with a given hand."""
    s = position(
        "field a: matsu-berserker [present]\nattached a: duelist-training [on field/matsu-berserker]\n"
        f"field b: deathseeker [present]\nhand a: {hand}\nhand b: banzai\nconflict: a military fire b1",
        windows="all",
    )
    play(s, "pass", "use a/matsu-berserker", "bid 3", "bid 1")
    return s


@pytest.mark.ruling("L-8.12")
def test_for_a_bid_as_many_cards_may_be_discarded_instead_of_giving_honor():
    s = training("banzai, outwit")
    assert asked(s) == (0, ["give 2 honor", "discard 2 cards"])
    s.choose("discard 2 cards")
    assert prompt(s) == "discard?"  # which cards are held is a secret, so it is asked though there is no choice
    while prompt(s) == "discard?":
        s.choose(options(s)[0])
    assert (s.honor, sorted(faces(s, "discard", 0))) == ((6, 6), ["banzai", "outwit"])


@pytest.mark.ruling("L-8.12")
def test_who_holds_too_few_cards_for_a_bid_gives_honor():
    s = training("banzai")
    assert (s.honor, faces(s, "discard", 0), prompt(s)) == ((4, 8), [], "window")


@pytest.mark.ruling("L-8.11", "L-8.12")
@pytest.mark.parametrize(("status", "asks"), [("", True), (", dishonored", False)])
def test_who_controls_the_challenged_one_is_asked_to_refuse_and_only_if_that_changes_anything(status, asks):
    s = held(
        f"field a: arbiter-of-authority [present]\nfield b: brash-samurai [present{status}]\nconflict: a political fire b1"
    )
    while "use a/arbiter-of-authority" not in options(s):
        s.choose("pass")
    s.choose("use a/arbiter-of-authority")
    through(s, "may", "bid?")
    if asks:
        assert (prompt(s), asked(s)) == ("may", (1, ["yes", "no"]))
        s.choose("yes")
        assert row(s, "brash-samurai").count("dishonored") == 1
        assert taking_part(s) == ["arbiter-of-authority", "brash-samurai"]
    else:
        assert prompt(s) == "bid?"


@pytest.mark.ruling("L-8.11", "L-8.17")
def test_who_cannot_be_dishonored_by_opponents_may_still_be_dishonored_to_refuse():
    s = held(
        "field a: arbiter-of-authority [present]\nfield b: brash-samurai [present]\nhand b: way-of-the-warrior\nfate: 0 9\n"
        "conflict: a political fire b1"
    )
    play(s, "use way-of-the-warrior", "use a/arbiter-of-authority")
    assert (prompt(s), asked(s)) == ("may", (1, ["yes", "no"]))
    s.choose("yes")
    assert row(s, "brash-samurai").count("dishonored") == 1


@pytest.mark.ruling("L-8.11", "L-24.4")
@pytest.mark.parametrize(
    ("bids", "chooser", "offered"),
    [
        pytest.param(("bid 1", "bid 1"), 2, ["d/hand/banzai", "d/hand/rout"], id="the challenged one loses"),
        pytest.param(("bid 1", "bid 3"), 1, ["c/hand/outwit"], id="the challenger loses"),
    ],
)
def test_who_has_debated_or_else_an_opponent_chooses_from_the_hand_of_who_has_lost(bids, chooser, offered):
    s = position(
        "field c: doji-whisperer [present]\nfield d: brash-samurai [present]\nhand c: policy-debate, outwit\n"
        "hand d: banzai, rout\nhand b: let-go\nfate: 9 9 9 9\nconflict: d political fire c1",
        players=4,
        windows="all",
    )
    while "use policy-debate" not in options(s):
        s.choose("pass")
    s.choose("use policy-debate")
    through(s, "bid?")
    play(s, *bids)
    assert (prompt(s), asked(s)) == ("discard?", (chooser, offered))


TRAITOR = card(
    "01-eager-scout",
    forced_reaction("dials", EVERYBODY, TakeControl(Cards(CHARACTER & DUELLING & FOES), "conflict")),
)


@pytest.mark.ruling("L-5.5", "L-10.4")
@pytest.mark.parametrize(
    ("bids", "honor", "winner"),
    [((1, 3), (12, 8), "Matsu Berserker"), ((4, 1), (7, 13), "Kakita Kaezin"), ((2, 2), (10, 10), "Nobody")],
)
def test_who_changes_sides_after_the_bids_duels_on_for_the_side_that_has_bid(bids, honor, winner):
    s = held(DUEL.replace("brash-samurai", "eager-scout"), format="stronghold", game=game_with(TRAITOR))
    play(s, "pass", "use a/kakita-kaezin", *[f"bid {n}" for n in bids])
    through(s, "window")
    assert (s.honor, speaker(s, "matsu-berserker")) == (honor, 0)
    assert [line for line in s.log() if "wins the duel" in line] == [f"{winner} wins the duel"]
