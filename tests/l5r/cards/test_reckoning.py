"""What has happened before counts: losses, attacks, fate that was spent or removed; what may not be done with characters."""

import pytest

from coterie.kernel.events import about, happen
from coterie.kernel.limits import count_use
from tests.l5r.cards.cases import BMIL, CALM, DYN, MIL, Answer, Lies, Use, go, has, mil, offers, table, up, used
from tests.l5r.tools import declare, find, number, options, through

FALLEN = "field a: butcher-of-the-fallen | provinces b1: pilgrimage | field b: brash-samurai, akodo-toturi"
WASTE = "provinces b1: kuni-wastelands | field a: steadfast-witch-hunter [present], eager-scout, akodo-toturi [bowed]"
POET = "field a: sententious-poet [present] | field b: eager-scout [present] | fate: 0 3 | hand b: {}"
RICH = (
    "holdings a1: starry-heaven-sanctuary | field a: akodo-toturi [fate 2], eager-scout [fate 2], hida-kisada [fate 1] | "
    "field b: akodo-toturi [fate 1] | hand a: levy | fate: 1 0"
)
RINGS = "ring air: a | ring fire: a | ring earth: a | ring water: a | ring void: a"
DEFENSES = (
    "hand a: specialized-defenses | provinces a1: {} | field a: eager-scout [present] | conflict: b military fire a1"
)


def defenders(s):
    """Return who could defend once the butcher attacks."""
    declare(s, "air military", "b1", "butcher-of-the-fallen")
    through(s, "defenders?", "window")
    return sorted(said.rpartition("/")[2] for said in options(s) if said.startswith("defend with"))


def paying(face):
    """Return what happens before: seat b plays a card of its hand."""

    def start(s):
        while s.question.seat != 1 or "pass" not in options(s):
            s.choose("pass")
        s.choose(next(said for said in options(s) if face in said))
        while any("eager-scout" in said for said in options(s)):
            s.choose(next(said for said in options(s) if "eager-scout" in said))

    return start


def strength(s):
    """Return the strength of the first province of seat a."""
    return s.game.number(s, "strength", s.piles["provinces", 0][0])


def uses_of_b(s, face):
    """Return whether seat b is offered the use of a card, in its first window."""
    while s.question.seat != 1 or "pass" not in options(s):
        s.choose("pass")
    return any(face in said for said in options(s))


def mustered(s):
    """What happens before: the peasant in the first province of seat a is played."""
    s.choose(next(said for said in options(s) if said.startswith("play a1/")))
    if "fate 0" in options(s):
        s.choose("fate 0")


def censured(s):
    """Return whether the next event of seat a can be cancelled."""
    while s.question.seat != 0:
        s.choose("pass")
    s.choose("use banzai")
    return bool(offers(s, "censure"))


def offered_rings(s):
    """Return of which elements the ring effect can be resolved."""
    through(s, "ring effect?")
    return sorted(said.removeprefix("resolve ") for said in options(s) if said != "no")


CASES = [
    Answer("ashigaru-levy", start=lambda s: mustered(s), text="row a1: ashigaru-levy | row a2: ashigaru-levy | fate: 0 0" + DYN,
        look=lambda s: sum(now.face == "ashigaru-levy" and now.zone == "field" for now in s.pieces), seen=2,
        no="row a1: ashigaru-levy | row a2: ashigaru-levy [down] | hand b: banzai | fallen b: ashigaru-levy" + DYN),
    Lies("butcher-of-the-fallen", text=FALLEN + CALM, look=defenders, seen=["akodo-toturi"],
        no=FALLEN.replace("butcher-of-the-fallen |", "butcher-of-the-fallen | provinces a1: pilgrimage [broken] | "
            "provinces a2: pilgrimage [broken] | provinces a3: pilgrimage [broken] |") + CALM),
    Lies("kuni-wastelands", text=WASTE + MIL, look=lambda s: used(s, "steadfast-witch-hunter"), seen=[],
        no=WASTE.replace("b1", "b2") + MIL),
    Lies("kuni-wasteland", text=WASTE.replace("kuni-wastelands", "kuni-wasteland") + MIL,
        look=lambda s: used(s, "steadfast-witch-hunter"), seen=[],
        no=WASTE.replace("kuni-wastelands", "kuni-wasteland [broken]") + MIL),
    Lies("daidoji-netsu", text="field a: daidoji-netsu | field b: vanguard-warrior, eager-scout" + CALM,
        look=lambda s: uses_of_b(s, "vanguard-warrior"), seen=False,
        no="fallen a: daidoji-netsu | field b: vanguard-warrior, eager-scout" + CALM),
    Lies("vine-tattoo", text="field b: togashi-initiate [present] | attached b: vine-tattoo [on field/togashi-initiate] | "
        "field a: doji-kuwanan [present]" + MIL, look=lambda s: used(s, "doji-kuwanan"), seen=[],
        no="field b: togashi-initiate [present] | field a: doji-kuwanan [present]" + MIL),
    Use("persuasive-counselor", text="field a: persuasive-counselor [present] | hand a: banzai | hand b: censure | "
        "favor: b political" + MIL, look=lambda s: censured(s), seen=False,
        no="field a: persuasive-counselor | field a: eager-scout [present] | hand a: banzai" + MIL),
    Answer("sententious-poet", start=paying("above-question"), text=POET.format("above-question") + MIL, look=lambda s: s.fate,
        seen=(1, 2), no=POET.format("above-question").replace("poet [present]", "poet") + MIL),
    Answer("starry-heaven-sanctuary", start=lambda s: s, text=f"{RICH} | {RINGS}" + CALM,
        look=lambda s: s.fate, seen=(3, 0), no=f"{RICH.replace('eager-scout [fate 2]', 'eager-scout')} | {RINGS}" + CALM),
    Use("specialized-defenses", text=DEFENSES.format("brushfires"), look=strength, seen=8,
        no=DEFENSES.format("manicured-garden").replace("fire a1", "earth a1")),
    Lies("unveiled-destiny", text="role a: seeker-of-void | field a: akodo-toturi [present] | "
        "attached a: unveiled-destiny [on field/akodo-toturi]" + MIL, look=lambda s: offered_rings(s), seen=["fire", "void"],
        no="role a: seeker-of-void | field a: akodo-toturi [present] | field b: eager-scout | "
        "attached b: unveiled-destiny [on field/eager-scout]" + MIL),
    Use("ramparts-of-stone", text="hand a: ramparts-of-stone | fate: 2 0 | field a: eager-scout [present] | "
        "field b: akodo-toturi [present], doji-whisperer" + BMIL, choices=("Bow(Cards(CHARACTER & PARTICIPATING & MINE))",),
        look=lambda s: (up("akodo-toturi")(s), up("doji-whisperer")(s), up("eager-scout")(s)), seen=(False, True, True),
        no="hand a: ramparts-of-stone | fate: 2 0 | field a: eager-scout" + CALM),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


@pytest.mark.ruling("L-14.3")
@pytest.mark.parametrize(("lost", "skill"), [(("pilgrimage",), 6), ((), 3)])
def test_ikoma_anakazu_avenges_a_province_that_was_broken_in_this_phase(lost, skill):
    s = table("provinces a1: pilgrimage | field a: ikoma-anakazu [present]" + BMIL.replace("a1", "a2"))
    for face in lost:
        happen(s, about(s, "break", find(s, face), seat=1))
        s.choose("pass")
    assert (mil("ikoma-anakazu")(s), number(s, "political", "ikoma-anakazu")) == (skill, skill)


def test_ikoma_anakazu_at_home_and_for_provinces_of_others_is_what_is_printed():
    s = table("provinces b1: pilgrimage | field a: ikoma-anakazu [present]" + MIL.replace("b1", "b2"))
    happen(s, about(s, "break", find(s, "pilgrimage"), seat=0))
    s.choose("pass")
    assert mil("ikoma-anakazu")(s) == 3


@pytest.mark.ruling("L-16.1")
@pytest.mark.parametrize(("place", "honored"), [("b1", 0), ("b2", 1)])
def test_the_wastelands_silence_keywords_of_the_attackers(place, honored):
    s = table(f"provinces {place}: kuni-wastelands | field a: matsu-berserker [present], akodo-gunso [present]" + MIL)
    through(s, "ring effect?")
    pride = [now for now in s.pieces if now.zone == "field" and "pride" in s.game.faces[now.face].keywords]
    assert [now.count("honored") for now in pride] == [honored] * len(pride)
    assert pride


def test_netsu_keeps_nobody_out_of_the_conflict_phase_and_not_himself():
    for there, offered in (("field a: daidoji-netsu | field b: vanguard-warrior, eager-scout | phase: draw", True),):
        assert uses_of_b(table(there), "vanguard-warrior") == offered


@pytest.mark.ruling("L-6.1")
def test_vine_tattoo_keeps_off_covert_of_dearer_characters_alone():
    there = "field b: togashi-initiate | attached b: vine-tattoo [on field/togashi-initiate] | provinces b1: pilgrimage"
    for face, evaded in (("tengu-sensei", False), ("shinjo-yasamura", False)):
        s = table(f"{there} | field a: {face}" + CALM)
        declare(s, "air military", "b1", face)
        assert any("evade b/togashi-initiate" in said for said in options(s)) == evaded


def test_the_poet_gains_nothing_for_what_costs_nothing():
    s = table(POET.format("banzai") + MIL)
    paying("banzai")(s)
    while "no" in options(s):
        s.choose("no")
    assert offers(s, "sententious-poet") == []


@pytest.mark.parametrize(("times", "offered"), [(1, True), (0, False), (2, False)])
def test_shiba_pureheart_honors_after_the_second_attack_alone(times, offered):
    s = table("field a: shiba-pureheart | provinces a1: pilgrimage | field b: akodo-toturi | first: b" + CALM)
    count_use(s, ("attacked", 1, 0), "phase", times)
    declare(s, "air military", "a1", "akodo-toturi")
    assert bool(offers(s, "shiba-pureheart")) == offered
    if offered:
        s.choose(offers(s, "shiba-pureheart")[0])
        s.choose("a/shiba-pureheart")
        assert has("shiba-pureheart", "honored")(s) == 1


def test_ramparts_of_stone_let_the_attacker_discard_instead():
    s = table(
        "hand a: ramparts-of-stone | fate: 2 0 | hand b: banzai, outwit, court-games | field a: eager-scout [present] | "
        "field b: akodo-toturi [present]" + BMIL
    )
    go(s, "ramparts-of-stone", "DiscardChosen(3)")
    while any(said in ("banzai", "outwit", "court-games") for said in options(s)):
        s.choose(options(s)[0])
    assert up("akodo-toturi")(s)
    assert sum(now.zone == "discard" and now.place == 1 for now in s.pieces) == 3
