"""More referendums: what each does, and what it must not do."""

import pytest

from coterie.games.vtes import GAME
from tests.vtes.cards.test_guilds import BARON, GANG, GUESTS, OLD, PRINCE, YOUNG, guest, of
from tests.vtes.tools import (
    IDLE,
    asked,
    blood_on,
    borne_by,
    locked,
    number,
    options,
    position,
    reach,
    rest,
    take,
    vampire,
    where,
)


def called(card: str, who: str, *terms: str, more: str = IDLE, game=GAME):
    """Return a referendum of a vampire of seat a that passes."""
    s = position(f"ready a: {who} [blood 3], {GANG}\nhand a: {card}\n{more}", game=game)
    s.choose(f"play {card}")
    for term in terms:
        while not any(term in each for each in options(s)):
            s.choose(next(each for each in ("pass", "no block") if each in options(s)))
        take(s, term)
    for _ in range(30):
        if "done" in options(s):
            break
        voted = f"vote for with a/{who}"
        s.choose(voted if voted in options(s) else next(each for each in ("pass", "no block") if each in options(s)))
    return s


def test_justicar_retribution_burns_those_who_bleed_hard():
    s = called("justicar-retribution", PRINCE, more="ready b: nassir [bowed]\nready c: ryan [bowed]\n"
               "attached b: laptop-computer [on ready/nassir], treasured-samadji [on ready/nassir]")  # fmt: skip
    assert (where(s, "nassir"), where(s, "ryan")) == ("ash", "ready")


def test_honor_the_elders_feeds_the_old_wherever_they_are():
    other = vampire(capacity=9, plain=False)
    s = called(
        "honor-the-elders",
        PRINCE,
        more=f"ready b: {OLD} [bowed, blood 1]\nuncontrolled c: {other}\nready c: ryan [bowed]",
    )
    assert (blood_on(s, OLD), blood_on(s, other), blood_on(s, "ryan")) == (2, 1, 0)


def test_the_legacy_of_pander_gives_votes():
    who, pander = vampire(sect="Sabbat", title="archbishop"), guest("Pander")
    s = called("legacy-of-pander", who, more=f"ready b: {pander} [bowed, blood 1]\nready c: ryan [bowed]", game=GUESTS)
    assert (number(s, "votes", pander), number(s, "votes", "ryan"), where(s, "legacy-of-pander")) == (1, 0, "board")


@pytest.mark.parametrize(("edge", "there"), [("a", True), ("b", False)])
def test_patsy_burns_the_edge_for_a_title(edge, there):
    s = position(
        f"edge: {edge}\nready a: {BARON} [blood 3], {GANG}\nhand a: patsy\nready b: {PRINCE} [bowed]\nready c: ryan [bowed]"
    )
    assert ("play patsy" in options(s)) is there


def test_patsy_takes_the_title():
    baron = vampire(title="baron")
    primogen = vampire(title="primogen")
    s = position(
        f"edge: a\nready a: {baron} [blood 3], {GANG}\nhand a: patsy\nready b: {primogen} [bowed]\nready c: ryan [bowed]"
    )
    s.choose("play patsy")
    reach(s, f"vote for with a/{baron}")
    rest(s)
    assert (number(s, "votes", primogen), s.pool[1], s.edge) == (0, 28, -1)


def test_the_harpies_unmake_a_prince():
    other = vampire(title="prince", nth=1)
    s = position(f"edge: a\nready a: {PRINCE} [blood 3], {GANG}\nhand a: command-of-the-harpies\nready b: {other} [bowed]\n"
                 "ready c: ryan [bowed]")  # fmt: skip
    s.choose("play command-of-the-harpies")
    reach(s, f"b/{other}", f"vote for with a/{PRINCE}", "edge for")
    rest(s)
    assert (number(s, "votes", PRINCE), number(s, "votes", other)) == (2, 0)


def test_the_exclusion_principle_pays_for_outsiders():
    outsider = vampire(sect="Anarch", capacity=4)
    s = called(
        "exclusion-principle", PRINCE, more=f"ready b: {outsider} [bowed]\nready c: {vampire(sect='Sabbat')} [bowed]"
    )
    assert s.pool == (30, 31, 30)


def test_consanguineous_condemnation_locks_a_clan():
    brujah = vampire(clan="Brujah", capacity=4)
    s = called(
        "consanguineous-condemnation", PRINCE, "Brujah", more=f"ready b: {brujah} [blood 1]\nready c: ryan [blood 1]"
    )
    assert (locked(s, brujah), locked(s, "ryan")) == (True, GAME.faces["ryan"].clan == "Brujah")


def test_a_permanent_vacation_removes_an_ally():
    s = called(
        "permanent-vacation", PRINCE, "b/war-ghoul", more="ready b: war-ghoul [lives 5, bowed]\nready c: ryan [bowed]"
    )
    assert (where(s, "war-ghoul"), where(s, "loyal-street-gang")) == ("removed", "ready")


def test_perpetual_care_costs_two_for_each_in_torpor():
    s = called("perpetual-care", PRINCE, more=f"torpor b: {YOUNG} [blood 1], samson [blood 1]\n{IDLE}")
    assert s.pool == (30, 26, 30)


def test_diversity_pays_for_clans():
    s = called("diversity", PRINCE, more=f"ready b: {of('Brujah')} [bowed], {of('Tremere')} [bowed], {of('Gangrel')} [bowed]\n"
               "ready c: ryan [bowed]")  # fmt: skip
    assert s.pool == (31, 33, 31)


def test_you_cannot_take_it_with_you():
    s = called("cant-take-it-with-you", PRINCE, more="ready b: nassir [bowed, blood 4]\nready c: ryan [bowed, blood 1]\n"
               "board b: chantry\nattached b: sport-bike [on ready/nassir], raven-spy [lives 1, on ready/nassir]")  # fmt: skip
    assert s.pool == (31, 28, 31)


def test_confiscation_gives_equipment_to_another():
    s = called("confiscation", PRINCE, "b/sport-bike", "c/ryan", more="ready b: nassir [bowed, blood 4]\n"
               "attached b: sport-bike [on ready/nassir], laptop-computer [on ready/nassir]\n"
               "ready c: ryan [bowed]")  # fmt: skip
    assert (borne_by(s, "ryan"), borne_by(s, "nassir"), asked(s)[0]) == (["sport-bike"], ["laptop-computer"], 0)
