"""Contested cards (VR-4.10): who pays, what rests with them, how they come back; titles that three claim (VR-9.3)."""

import pytest

from coterie.kernel.events import about
from tests.vtes.samples import GAME
from tests.vtes.tools import LIBRARIES, asked, find, happen, number, options, position, wait, where


def contested_with(s, face: str) -> list[str]:
    """Return what is offered about a contested card."""
    return [text for text in options(s) if text.endswith(f"/{face}")]


@pytest.mark.ruling("VR-4.10", "V-003")
def test_what_lies_on_a_contested_vampire_is_not_contested_itself():
    s = position(
        f"{LIBRARIES}phase: 5.4.1\nactive: b\nready a: madison [blood 2], nassir [blood 3]\n"
        "attached a: ivory-bow [on ready/nassir], sport-bike [on ready/nassir]\nready b: min-seo [blood 1]\n"
        "uncontrolled b: nassir [blood 4]\nready c: ryan [blood 1]\nhand b: dodge"
    )
    s.choose("control b/uncontrolled.1")
    wait(s, 0, "unlock?")
    assert (where(s, "ivory-bow"), where(s, "sport-bike")) == ("contested", "contested")
    assert contested_with(s, "ivory-bow") == []
    s.choose("contest a/contested/nassir")
    assert s.pool[0] == 29
    wait(s, 1, "unlock?")
    s.choose("yield b/contested/nassir")
    wait(s, 0, "unlock?")
    assert contested_with(s, "nassir") == ["reclaim a/contested/nassir"]
    s.choose("reclaim a/contested/nassir")
    assert [where(s, face) for face in ("nassir", "ivory-bow", "sport-bike")] == ["ready", "attached", "attached"]
    assert s.pieces[find(s, "ivory-bow")].host == find(s, "nassir")


@pytest.mark.ruling("VR-4.10", "VR-9.6")
def test_both_halves_of_a_merged_vampire_are_contested_as_one():
    s = position(
        f"{LIBRARIES}phase: 5.4.1\ntransfers: 4\nturn: 9\nready a: batsheva-g4 [blood 4], madison [blood 2]\n"
        "uncontrolled a: batsheva-g4-adv\nready b: min-seo [blood 2]\nuncontrolled b: batsheva-g4 [blood 6]\n"
        "ready c: ryan [blood 2]"
    )
    s.choose("merge a/uncontrolled.1 with a/batsheva-g4")
    wait(s, 1, "influence?")
    s.choose("control b/uncontrolled.1")
    wait(s, 0, "unlock?")
    assert options(s)[:2] == ["contest a/contested/batsheva-g4", "yield a/contested/batsheva-g4"]
    assert not any("adv" in text for text in options(s))
    s.choose("contest a/contested/batsheva-g4")
    wait(s, 1, "unlock?")
    s.choose("yield b/contested/batsheva-g4")
    wait(s, 0, "unlock?")
    s.choose("reclaim a/contested/batsheva-g4")
    assert (where(s, "batsheva-g4"), where(s, "batsheva-g4-adv")) == ("ready", "merged")
    assert number(s, "strength", "batsheva-g4") == 2


@pytest.mark.ruling("VR-4.10", "VR-1.2")
def test_a_copy_that_rests_on_a_contested_vampire_is_contested_once_it_returns():
    s = position(
        f"{LIBRARIES}ready a: madison [blood 6], catalina-vega [bowed, blood 2]\nhand a: ivory-bow\n"
        "ready b: min-seo [bowed, blood 1]\ncontested b: nassir [blood 2], ivory-bow [on contested/nassir]\n"
        "ready c: ryan [bowed, blood 1]"
    )
    s.choose("play ivory-bow")
    wait(s, 1, "unlock?")
    assert (where(s, "ivory-bow", 0), where(s, "ivory-bow", 1)) == ("attached", "contested")
    s.choose("reclaim b/contested/nassir")  # now there are two of them in play
    assert (where(s, "ivory-bow", 0), where(s, "ivory-bow", 1)) == ("contested", "contested")
    wait(s, 2, "unlock?")
    wait(s, 0, "unlock?")
    assert contested_with(s, "ivory-bow") == ["contest a/contested/ivory-bow", "yield a/contested/ivory-bow"]


@pytest.mark.ruling("VR-4.10", "VR-1.3", "V-111")
def test_equipment_is_contested_by_the_controller_of_its_bearer():
    s = position(
        f"{LIBRARIES}ready a: madison [blood 4], nassir [blood 3, of b, by a, bowed]\n"
        "attached b: ivory-bow [on ready/nassir]\nready b: min-seo [bowed, blood 1]\n"
        "ready c: ryan [blood 4], catalina-vega [bowed, blood 2]\nhand c: ivory-bow\nactive: c"
    )
    s.choose("play ivory-bow")
    wait(s, 0, "unlock?")
    assert contested_with(s, "ivory-bow") == ["contest a/contested/ivory-bow", "yield a/contested/ivory-bow"]
    s.choose("contest a/contested/ivory-bow")
    assert s.pool == (29, 30, 29)  # c has paid for its own
    wait(s, 1, "unlock?")
    assert contested_with(s, "ivory-bow") == []
    wait(s, 2, "unlock?")
    s.choose("yield c/contested/ivory-bow")
    wait(s, 0, "unlock?")
    s.choose("reclaim a/contested/ivory-bow")
    assert (s.pieces[find(s, "ivory-bow")].host, s.game.speaks(s, find(s, "ivory-bow"))) == (find(s, "nassir"), 0)


@pytest.mark.ruling("VR-4.10", "V-120", "VR-11.2")
def test_contested_equipment_burns_with_its_bearer():
    s = position(
        f"{LIBRARIES}phase: 5.1.4\nready a: madison [blood 4]\ntorpor a: nassir [blood 1]\n"
        "contested a: ivory-bow [on torpor/nassir]\nready b: ryan [blood 6], catalina-vega [bowed, blood 2]\n"
        "contested b: ivory-bow [on ready/catalina-vega]\nready c: min-seo [blood 2]"
    )
    s.choose("contest a/contested/ivory-bow")
    wait(s, 1, "unlock?")
    s.choose("contest b/contested/ivory-bow")
    wait(s, 1, "action?")
    s.choose("diablerise with b/ryan: a/nassir")
    wait(s, 1, "discard?")
    assert (where(s, "nassir"), where(s, "ivory-bow")) == ("ash", "ash")
    wait(s, 0, "unlock?")
    wait(s, 1, "unlock?")
    assert contested_with(s, "ivory-bow") == ["reclaim b/contested/ivory-bow"]


@pytest.mark.ruling("VR-4.10", "VR-8.5")
def test_a_vampire_that_was_contested_in_torpor_comes_back_there():
    s = position(
        f"{LIBRARIES}phase: 5.4.1\nactive: b\nready a: madison [blood 4]\ntorpor a: nassir [bowed, blood 1]\n"
        "uncontrolled b: nassir [blood 4]\nready b: min-seo [blood 2]\nready c: ryan [blood 2]"
    )
    s.choose("control b/uncontrolled.1")
    wait(s, 1, "unlock?")
    s.choose("yield b/contested/nassir")
    wait(s, 0, "unlock?")
    s.choose("reclaim a/contested/nassir")
    nassir = s.pieces[find(s, "nassir")]
    assert (nassir.zone, nassir.ready) == ("torpor", True)


@pytest.mark.ruling("VR-9.3")
def test_of_three_claimants_the_last_has_the_title_from_its_own_unlock_phase_on():
    s = position(
        f"{LIBRARIES}phase: 5.1.4\nready a: donny-kowalczyk [blood 6]\nready b: elisha-tucker [blood 6]\n"
        "ready c: missy-shillingford [blood 6]"
    )
    claimants = ("donny-kowalczyk", "elisha-tucker", "missy-shillingford")
    assert asked(s)[1][:2] == ["contest title of a/donny-kowalczyk", "yield title of a/donny-kowalczyk"]
    s.choose("yield title of a/donny-kowalczyk")
    wait(s, 1, "unlock?")
    s.choose("contest title of b/elisha-tucker")
    wait(s, 2, "unlock?")
    s.choose("yield title of c/missy-shillingford")
    assert [number(s, "votes", face) for face in claimants] == [0, 0, 0]
    wait(s, 0, "unlock?")
    assert not any("title" in text for text in options(s))
    wait(s, 1, "unlock?")
    assert [number(s, "votes", face) for face in claimants] == [0, 2, 0]
    assert not any("title" in text for text in options(s))


@pytest.mark.ruling("VR-9.3", "C-091")
def test_a_title_of_the_wrong_sect_rests_and_is_not_lost():
    s = position(
        f"{LIBRARIES}ready a: madison [blood 4], catalina-vega [bowed, blood 2]\n"
        "attached a: praxis-seizure-dublin [on ready/madison]\nboard b: fall-of-the-camarilla\n"
        "ready b: min-seo [bowed, blood 2]\nready c: ryan [bowed, blood 2]",
        game=GAME,
    )
    assert number(s, "votes", "madison") == 0
    s.choose("hunt with a/madison")
    wait(s, 0, "discard?")
    assert where(s, "praxis-seizure-dublin") == "attached"


@pytest.mark.ruling("VR-9.3")
def test_a_position_knows_of_contested_titles_what_its_cards_say():
    text = (
        f"{LIBRARIES}ready a: madison [blood 4]\nattached a: praxis-seizure-dublin [on ready/madison]\n"
        "ready b: nassir [bowed, blood 2]\nattached b: praxis-seizure-dublin [on ready/nassir]\nready c: ryan [bowed, blood 2]"
    )
    s = position(text)
    assert [number(s, "votes", face) for face in ("madison", "nassir")] == [0, 0]
    assert len(s.contesting) == 2
    s = position(f"{text}\nboard c: fall-of-the-camarilla", game=GAME)
    assert s.contesting == ()  # nobody claims it as long as there is no Camarilla
    again = s.game.read(s.game.write(s, None))
    assert again.contesting == ()


@pytest.mark.ruling("VR-1.3", "VR-4.10")
def test_a_card_that_somebody_else_controls_comes_back_to_its_controller_from_a_contest():
    """Madison of b, whom a has taken, is contested by c's; c yields, and she is a's again."""
    s = position(
        "phase: 5.1.4\nready a: madison [blood 2, of b, by a]\nready c: madison [blood 1]\nready b: ryan [blood 1]\n"
    )
    for _ in range(12):
        there = options(s)
        wanted = [each for each in there if each.startswith(("yield", "reclaim"))]
        s.choose(wanted[0] if wanted else "done" if "done" in there else there[0])
    madison = find(s, "madison", "ready")
    assert (s.game.speaks(s, madison), s.pieces[madison].owner) == (0, 1)


@pytest.mark.ruling("VR-1.3", "VR-4.10", "VR-11.3")
def test_a_card_that_was_borrowed_as_it_was_contested_is_contested_by_its_owner_once_it_would_be_given_back():
    """A has Madison of b until the end of its turn, and c brings its own: b has to pay for her, and a never does."""
    s = position(
        "turn: 9\nready a: min-seo [blood 1]\nready b: madison [blood 2], nassir [blood 1]\nready c: ryan [blood 1]\n"
        f"uncontrolled c: madison [blood 5]\n{LIBRARIES}"
    )
    happen(s, about(s, "control", find(s, "madison", "ready"), detail=(0, ("end of turn", 0), "min-seo")))
    happen(s, about(s, "emerge", find(s, "madison", "uncontrolled")))
    assert [now.place for now in s.pieces if now.face == "madison"] == [0, 2]
    while s.active == 0:
        s.choose("done" if "done" in options(s) else options(s)[-1])
    assert [now.place for now in s.pieces if now.face == "madison"] == [1, 2]
    assert "yield b/contested/madison" in options(s)


@pytest.mark.ruling("VR-1.3", "VR-4.10")
def test_a_contested_equipment_goes_with_its_minion_and_whoever_has_that_contests_it():
    s = position(
        "turn: 9\nready a: min-seo [bowed, blood 1], madison [bowed, blood 2]\nready b: nassir [bowed, blood 1]\n"
        f"ready c: ryan [bowed, blood 1]\nattached a: bowl-of-convergence [on ready/madison]\n{LIBRARIES}"
        "attached b: bowl-of-convergence [on ready/nassir]\n"
    )
    there = [n for n, now in enumerate(s.pieces) if now.face == "bowl-of-convergence"]
    assert [s.pieces[n].zone for n in there] == ["contested", "contested"]
    happen(s, about(s, "control", find(s, "madison"), detail=(2, ("forever",), "min-seo")))
    assert [s.pieces[n].place for n in there] == [2, 1]
    while not [each for each in options(s) if each.startswith("yield")]:
        s.choose("done")
    assert (s.active, [each for each in options(s) if each.startswith("yield")]) == (
        1,
        ["yield b/contested/bowl-of-convergence"],
    )
    s.choose("yield b/contested/bowl-of-convergence")
    while not [each for each in options(s) if each.startswith("reclaim")]:
        s.choose("done")
    s.choose("reclaim c/contested/bowl-of-convergence")
    assert (s.active, s.pieces[there[0]].zone, s.game.speaks(s, there[0])) == (2, "attached", 2)
