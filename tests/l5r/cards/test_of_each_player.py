"""Cards that choose one character of each player, team-mates and the Shadowlands deck among them (L-8.10, U-066)."""

import pytest

from coterie.kernel.limits import used
from tests.l5r.cards.cases import answers
from tests.l5r.challenge.tools import versus
from tests.l5r.shadow.tools import against
from tests.l5r.tools import declare, finish, options, play, position, possible, prompt, row, taking_part, through

TADAJI = "field a: ide-tadaji [present], doji-whisperer"
OTHERS = "field b: otomo-courtier\nfield c: brash-samurai\nfield d: eager-scout"


def four(text: str, conflict: str = "a political fire b1"):
    """Return a position of two teams of two, a and c against b and d, at the first question to a."""
    s = position(f"{text}\nhand a: outwit\nhand b: outwit\nconflict: {conflict}", players=4, windows="all")
    while s.question.seat != 0:
        s.choose("pass")
    return s


@pytest.mark.ruling("L-8.10", "L-24.1")
def test_ide_tadaji_moves_one_of_each_player_also_of_his_team_mate():
    s = four(f"{TADAJI}\n{OTHERS}")
    s.choose("use a/ide-tadaji")
    assert taking_part(s) == ["brash-samurai", "doji-whisperer", "eager-scout", "ide-tadaji", "otomo-courtier"]


@pytest.mark.ruling("L-8.10")
@pytest.mark.parametrize(
    "missing",
    [
        pytest.param("field b: otomo-courtier\nfield d: eager-scout", id="the team-mate has nobody"),
        pytest.param("field b: otomo-courtier\nfield c: brash-samurai", id="an opponent has nobody"),
        pytest.param("field b: otomo-courtier\nfield c: akodo-toturi\nfield d: eager-scout", id="too dear"),
        pytest.param("field b: otomo-courtier\nfield c: brash-samurai [bowed]\nfield d: eager-scout", id="bowed"),
    ],
)
def test_ide_tadaji_needs_one_of_each_player(missing):
    assert "use a/ide-tadaji" not in options(four(f"{TADAJI}\n{missing}"))


@pytest.mark.ruling("U-066", "L-8.10")
def test_ide_tadaji_moves_one_of_the_deck_and_asks_player_by_player():
    s = against(
        "field a: ide-tadaji [present], doji-whisperer\nfield b: brash-samurai, eager-scout\n"
        "field sl: goblin-brawler, bog-hag\nhand a: outwit\nfate: 0 0 0\nconflict: a political fire c1",
        players=2,
        windows="all",
    )
    s.choose("use a/ide-tadaji")
    seen = []
    while prompt(s) == "choose":
        seen.append(options(s))
        s.choose(options(s)[0])
    assert seen == [["b/brash-samurai", "b/eager-scout"], ["c/goblin-brawler", "c/bog-hag"]]
    assert taking_part(s) == ["brash-samurai", "doji-whisperer", "goblin-brawler", "ide-tadaji"]


@pytest.mark.ruling("L-8.10", "L-12.2")
def test_kiku_matsuri_honors_one_of_each_player_and_nobody_who_is_honored():
    s = four(
        "provinces a1: kiku-matsuri\nfield a: deathseeker [present]\nfield b: brash-samurai [present]\n"
        "field c: eager-scout [present]\nfield d: otomo-courtier [present, honored], doji-whisperer [present]",
        "b political fire a1",
    )
    play(s, "use a1/kiku-matsuri")
    there = ["deathseeker", "brash-samurai", "eager-scout", "doji-whisperer"]
    assert [row(s, face, "field").count("honored") for face in there] == [1, 1, 1, 1]


@pytest.mark.ruling("L-8.10", "L-12.3")
def test_yasuki_fuzake_clears_at_most_one_of_each_player():
    s = four(
        "field a: yasuki-fuzake, doji-whisperer [dishonored], eager-scout [dishonored]\nfield b: deathseeker [honored]\n"
        "field c: brash-samurai [tainted, dishonored]\nfield d: otomo-courtier [honored]\nholdings a1: funeral-pyre"
    )
    play(s, "use a1/funeral-pyre", "a/yasuki-fuzake")
    assert answers(s, "yasuki-fuzake")
    s.choose("use a/yasuki-fuzake")
    assert "done" not in options(s)  # with nobody nothing would change
    play(s, "a/eager-scout", "c/brash-samurai")
    assert options(s) == ["b/deathseeker", "d/otomo-courtier", "done"]
    s.choose("done")
    left = {now.face for now in s.pieces if now.count("honored") or now.count("dishonored") or now.count("tainted")}
    assert left == {"doji-whisperer", "deathseeker", "otomo-courtier"}


def comes_home(s):
    """Ide Messenger is played to the home of seat b, in the conflict that goes on; returns the state."""
    while "play ide-messenger" not in options(s):  # whatever else is asked is declined
        s.choose("pass" if "pass" in options(s) else "no")
    play(s, "play ide-messenger", "at home")
    return through(s, "window")


@pytest.mark.ruling("L-9.9")
def test_kaito_nobukai_bars_those_who_come_later_too_until_the_conflict_ends():
    s = position(
        "field a: kaito-nobukai [present], matsu-berserker [present]\nfield b: deathseeker [present]\n"
        "hand a: outwit, banzai\nhand b: ide-messenger\nfate: 0 9\nconflict: a political fire b1",
        windows="all",
    )
    s.choose("pass")
    barred, free = s.clone(), s
    comes_home(barred := play(barred, "use a/kaito-nobukai"))
    comes_home(free := play(free, "use banzai", "a/matsu-berserker"))
    assert (possible(barred, "join", "ide-messenger"), possible(free, "join", "ide-messenger")) == (False, True)
    later = through(finish(barred), "declare?", "window")
    assert used(later, ("closed",), "conflict") == 0


EMPTINESS = (
    "provinces c1: maddening-emptiness [tainted, down]\nfield a: matsu-berserker [fate 1], deathseeker [fate 1]\n"
    "field b: brash-samurai [fate 1], eager-scout [fate 1]\nhand a: banzai\nhand b: banzai\nfirst: a\nphase: conflict"
)
ATTACKERS = ("a/matsu-berserker", "a/deathseeker", "b/brash-samurai", "b/eager-scout")


def bowed(s) -> list[str]:
    """Return the faces of the bowed characters."""
    return sorted(now.face for now in s.pieces if now.zone == "field" and not now.ready)


@pytest.mark.ruling("U-068", "U-063", "U-140")
def test_the_deck_takes_one_of_each_opponent_and_stops_no_sooner():
    s = declare(against(EMPTINESS, 2, format="stronghold", windows="all"), "air military", "c1", *ATTACKERS)
    through(s, "choose")
    assert options(s) == list(ATTACKERS)
    s.choose("b/eager-scout")
    assert options(s) == list(ATTACKERS[:2])
    s.choose("a/deathseeker")
    assert bowed(s) == ["deathseeker", "eager-scout"]


@pytest.mark.ruling("L-8.10", "U-067")
def test_a_player_of_the_shadowlands_may_take_one_of_one_opponent_alone():
    s = declare(
        versus(f"{EMPTINESS}\nhand sl: uncontained", format="stronghold", windows="all"),
        "air military",
        "c1",
        *ATTACKERS,
    )
    while "use c1/maddening-emptiness" not in options(s):
        s.choose("pass")
    s.choose("use c1/maddening-emptiness")
    assert (s.question.seat, options(s)) == (2, list(ATTACKERS))  # not nobody: nothing would change
    s.choose("a/deathseeker")
    assert options(s) == [*ATTACKERS[2:], "done"]
    s.choose("done")
    assert bowed(s) == ["deathseeker"]
