"""Where a City card lies: in The Streets, next to a Haven, or attached to a card of a player."""

import pytest

from tests.rivals.cards.turns import onward
from tests.rivals.tools import asked, blood_on, options, play_through, position, where

TAKEN = "board b: second-tradition-the-domain\ncity: chef [on board/second-tradition-the-domain]{}\n"
BESIDE = "haven b: doc [blood 5]\ncity b: team-x-operative\n"


@pytest.mark.ruling("RR-14", "R-282", "R-285")
@pytest.mark.parametrize(
    ("use", "table"),
    [
        ("play theft-of-vitae", "streets a: faith-gray [blood 3]\nhand a: theft-of-vitae\nleaders: faith-gray doc\n"),
        (
            "use a/royal-retreat",
            "haven a: randolph-marz [blood 6]\nboard a: royal-retreat\ndeck: addict\nleaders: randolph-marz doc\n",
        ),
        (
            "use a/eternal-life-mortuary",
            "haven a: annika [blood 6]\nboard a: eternal-life-mortuary\nleaders: annika doc\n",
        ),
    ],
)
def test_what_acts_on_an_unattached_mortal_in_the_streets_finds_none_elsewhere(use, table):
    assert use not in options(position(table + BESIDE + TAKEN.format("")))
    s = position(table + BESIDE + TAKEN.format(", vagrant"))
    s.choose(use)
    assert (where(s, "vagrant"), where(s, "chef"), where(s, "team-x-operative")) in (
        ("burned", "city", "city"), ("discard", "city", "city"),
    )  # fmt: skip


@pytest.mark.ruling("RR-14")
def test_midnight_curfew_leaves_the_citizens_of_a_domain():
    s = position(
        "haven a: hydra [blood 6]\nhaven b: doc [blood 5]\ndeck: midnight-curfew\nleaders: hydra doc\n"
        + TAKEN.format(", addict")
    )
    s.choose("end")
    onward(s)
    assert (where(s, "midnight-curfew"), where(s, "chef"), where(s, "addict")) == ("burned", "city", "deck")


@pytest.mark.ruling("R-282")
def test_tipped_off_moves_an_operative_of_the_streets_only():
    table = "haven a: annika [blood 6]\nhaven b: doc [blood 5]\nleaders: annika doc\n{}\ncity b: team-x-operative\n"
    s = position(table.format("city: tipped-off"))
    play_through(s, "use city/tipped-off", "seat a", "exert a/annika", "done", "abstain")
    assert (where(s, "tipped-off"), s.pieces[_operative(s)].place) == ("burned", 2)  # it stays next to b's Haven


def _operative(s) -> int:
    return next(n for n, now in enumerate(s.pieces) if now.face == "team-x-operative")


@pytest.mark.ruling("RR-14", "R-285", "R-267")
def test_an_attack_next_to_a_haven_is_no_attack_in_the_streets():
    table = (
        "streets a: hydra [blood 6]\nhaven b: street-preacher [blood 2], doc [blood 5]\nleaders: hydra doc\n"
        "plots b: off-limits [prestige 2]\nstreets b: bobby-handsome [bowed, blood 3]\ncity{}: team-x-operative\n"
    )
    protests = "city: protests-in-the-streets [prestige-b]\n"
    s = position(table.format(" b") + protests)
    play_through(s, "attack with a/hydra", "city-b/team-x-operative")
    assert (blood_on(s, "hydra"), s.asked[1][0]) == (6, "sort?")  # no Protests, no Off Limits
    s.choose("physical")
    assert s.asked[1][0] == "action?"  # the Street Preacher comes to The Streets only for what is there
    s = position(table.format("") + "city: protests-in-the-streets [prestige-b]\n")
    play_through(s, "attack with a/hydra", "city/team-x-operative")
    assert blood_on(s, "hydra") == 5
    assert asked(s) == (1, ["use b/plots.1", "pass"])
    play_through(s, "pass", "pass", "physical")
    assert asked(s) == (1, ["use b/street-preacher 1", "no block"])
