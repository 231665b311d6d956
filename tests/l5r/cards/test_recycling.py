"""Cards that go back into decks, that are laid from a deck into a province, and that are taken or discarded from its top;
fate on unclaimed rings."""

import pytest

from tests.l5r.cards.cases import CALM, MIL, POL, Answer, Use, answers, go, offers, table, up, zone
from tests.l5r.tools import declare, find, options, play, ring, row, through

SAME, OTHER = "dials: 2 2", "dials: 2 1"
DECKS = "deck a: banzai, banzai, banzai, banzai, banzai | deck b: banzai, banzai, banzai, banzai, banzai"
OCEAN = (
    "attached a: an-ocean-in-a-drop [on field/akodo-toturi] | hand b: outwit, court-games | "
    "deck b: banzai, banzai, fine-katana | field b: eager-scout"
)
MANY = ", ".join(["doji-whisperer"] * 9)
RINGS = "ring air: a | ring fire: a | ring earth: a | ring water: a | ring void: a"
SHRINE = "provinces b1: deserted-shrine [down] | field a: akodo-toturi | deck a: " + ", ".join(["banzai"] * 12)


def held(s, seat, zone="hand"):
    """Return the faces of the cards of a seat in a zone, sorted."""
    return sorted(now.face for now in s.pieces if now.zone == zone and now.place == seat)


def attacking(s):
    """What happens before: seat a attacks the first province of seat b."""
    declare(s, "air military", "b1", "akodo-toturi")
    return s


def looking(s):
    """What happens before: seat a looks at the hand of seat b."""
    return go(s, "perceptive-kitsuki")


CASES = [
    Use("karmic-balance", text=f"{SAME} | hand a: karmic-balance, outwit | hand b: outwit | discard b: court-games | "
        f"fate: 2 0 | {DECKS}" + CALM,
        look=lambda s: (
            len(held(s, 0)), len(held(s, 1)), len(held(s, 1, "deck")), held(s, 1, "discard"), zone("karmic-balance")(s)
        ),
        seen=(4, 4, 3, [], "gone"),
        no=f"{OTHER} | hand a: karmic-balance, outwit | hand b: outwit | fate: 2 0 | {DECKS}" + CALM),
    Use("an-ocean-in-a-drop", text=f"field a: akodo-toturi [present] | {OCEAN}" + MIL, choices=("seat b",),
        look=lambda s: (held(s, 1), held(s, 1, "deck"), zone("an-ocean-in-a-drop")(s)),
        seen=(["banzai", "banzai"], ["court-games", "fine-katana", "outwit"], "discard"),
        no=f"field a: akodo-toturi | {OCEAN}" + MIL),
    Answer("inspired-visionary", start=lambda s: s,
        text="field a: inspired-visionary [fate 2] | field b: eager-scout [fate 3] | hand a: levy | fate: 1 0 | "
        f"attached b: fine-katana [on field/eager-scout] | deck b: banzai, banzai, banzai | {RINGS}" + CALM,
        look=lambda s: (len(held(s, 1)), len(held(s, 1, "deck")), zone("inspired-visionary")(s), up("inspired-visionary")(s)),
        seen=(2, 3, "field", False),
        no="field a: inspired-visionary [bowed, fate 1] | field b: eager-scout [fate 3] | "
        f"fallen b: fine-katana | {RINGS}" + CALM),
    Answer("deserted-shrine", start=attacking, text=SHRINE + CALM, choices=("seat a", 'MillTop(10, Bound("player"))'),
        look=lambda s: held(s, 0, "discard"),
        seen=["banzai"] * 10, no=SHRINE.replace("[down]", "") + CALM),
    Use("unyielding-sensei", text="provinces a1: pilgrimage | holdings a1: funeral-pyre | field a: unyielding-sensei | "
        f"row a2: hida-kisada | row a3: hida-kisada | dynasty a: imperial-storehouse, eager-scout, {MANY}" + CALM,
        choices=("a/dynasty.2",),
        look=lambda s: (zone("funeral-pyre")(s), zone("eager-scout")(s), row(s, "eager-scout").place),
        seen=("holdings", "row", 0),
        no="provinces a1: pilgrimage [broken] | holdings a1: funeral-pyre | field a: unyielding-sensei | "
        "dynasty a: imperial-storehouse, eager-scout" + CALM),
    Use("frontline-engineer", text="provinces a1: pilgrimage | row a1: eager-scout | field a: frontline-engineer [present] | "
        f"row a2: hida-kisada | row a3: hida-kisada | dynasty a: imperial-storehouse, {MANY} | "
        "conflict: b military fire a1", choices=("a/dynasty.1",),
        look=lambda s: (zone("imperial-storehouse")(s), row(s, "imperial-storehouse").place, zone("eager-scout")(s),
                        s.game.number(s, "glory", find(s, "frontline-engineer"))),
        seen=("holdings", 0, "fallen", 1),
        no="provinces a1: pilgrimage | field a: frontline-engineer [present] | dynasty a: imperial-storehouse" + MIL),
    Answer("breaking-in", start=attacking, text="provinces b1: breaking-in [down] | row b1: eager-scout | "
        "row b2: eager-scout | field a: akodo-toturi | dynasty b: moto-horde, doji-whisperer" + CALM,
        choices=("b/dynasty.1", "b2/meditations-on-the-tao"),
        look=lambda s: (zone("moto-horde")(s), row(s, "moto-horde").place), seen=("row", 7),
        no="provinces b2: breaking-in [down] | field a: akodo-toturi | dynasty b: moto-horde" + CALM),
    Answer("shrine-maiden", start=lambda s: playing(s), text="hand a: shrine-maiden | fate: 1 0 | "
        "deck a: against-the-waves, banzai, hurricane-punch, fine-katana" + CALM,
        look=lambda s: (held(s, 0), held(s, 0, "discard"), held(s, 0, "deck")),
        seen=(["against-the-waves", "hurricane-punch"], ["banzai"], ["fine-katana"]),
        no="hand a: shrine-maiden | fate: 0 0 | deck a: against-the-waves" + CALM),
    Answer("keen-warrior", start=looking, text="field a: perceptive-kitsuki [present], keen-warrior | hand b: outwit | "
        "ring air: a | hand a: court-games | deck a: banzai, banzai, fine-katana" + POL, choices=("court-games",),
        look=lambda s: (len(held(s, 0)), len(held(s, 0, "deck"))), seen=(2, 2),
        no="field a: perceptive-kitsuki [present] | field b: keen-warrior | hand b: outwit | ring air: a" + POL),
    Answer("kitsuki-jusai", start=lambda s: play(through(s, "bid?"), "bid 2", "bid 2"),
        text="field a: kitsuki-jusai [fate 1] | fate: 0 2 | honor: 6 6 | phase: dynasty", choices=("void ring",),
        look=lambda s: (ring(s, "void").fate, s.fate), seen=(1, (0, 1)),
        no="fallen a: kitsuki-jusai | fate: 1 0 | honor: 6 6 | phase: dynasty"),
    Use("taoist-adept", text="field a: taoist-adept [present, honored] | field b: doji-whisperer [present] | honor: 6 6" + MIL,
        choices=("bid 1", "bid 1", "yes", "void ring"), look=lambda s: (ring(s, "void").fate, s.fate), seen=(1, (0, 0)),
        no="field a: taoist-adept [present] | field b: doji-whisperer | honor: 6 6" + MIL),
]  # fmt: skip


def playing(s):
    """What happens before: the maiden is played without fate."""
    while "play shrine-maiden" not in options(s) and "pass" in options(s):
        s.choose("pass")
        if s.phase != "conflict":
            return s
    s.choose("play shrine-maiden")
    while s.question.seat == 0 and any(said.startswith(("fate ", "at home")) for said in options(s)):
        s.choose(options(s)[0])
    return s


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


@pytest.mark.parametrize("bids", [(1, 2), (3, 2)])
def test_kitsuki_jusai_needs_equal_bids(bids):
    s = play(through(table("field a: kitsuki-jusai [fate 1] | fate: 0 2 | honor: 6 6 | phase: dynasty"), "bid?"))
    assert offers(play(s, *[f"bid {n}" for n in bids]), "kitsuki-jusai") == []


def test_the_winner_of_the_duel_decides_about_the_fate():
    s = table("field a: taoist-adept [present] | field b: akodo-toturi [present] | honor: 6 6" + MIL)
    go(s, "taoist-adept", "bid 1", "bid 1")
    assert (s.question.seat, options(s)) == (1, ["yes", "no"])


def test_breaking_in_lays_who_rides_no_horse_only_here():
    s = attacking(
        table(
            "provinces b1: breaking-in [down] | row b1: eager-scout | field a: akodo-toturi | dynasty b: doji-whisperer"
            + CALM
        )
    )
    play(s, answers(s, "breaking-in")[0], "b/dynasty.1")
    assert (zone("doji-whisperer")(s), row(s, "doji-whisperer").place, zone("eager-scout")(s)) == ("row", 6, "row")


@pytest.mark.ruling("L-20.5")
def test_deserted_shrine_reaches_the_dynasty_deck_of_either_player():
    s = attacking(
        table(f"provinces b1: deserted-shrine [down] | field a: akodo-toturi | dynasty b: {MANY}, {MANY}" + CALM)
    )
    play(s, answers(s, "deserted-shrine")[0], "seat b")
    if len(options(s)) == 2 and "pass" not in options(s):
        s.choose(options(s)[1])
    assert len(held(s, 1, "fallen")) == 10


def test_the_scavenger_chooses_one_pile_alone():
    s = table("field a: slovenly-scavenger [present] | fallen b: eager-scout | discard b: banzai, outwit" + MIL)
    play(s, answers(s, "slovenly-scavenger")[0], "seat b")
    s.choose(options(s)[0])
    assert (held(s, 1, "discard"), held(s, 1, "fallen")) == ([], ["eager-scout"])


def test_shrine_maiden_and_the_kitsuki_look_at_no_more_than_there_is():
    s = playing(table("hand a: shrine-maiden | fate: 1 0 | deck a: against-the-waves" + CALM))
    s.choose(answers(s, "shrine-maiden")[0])
    assert held(s, 0) == ["against-the-waves"]


@pytest.mark.ruling("L-8.7")
def test_karmic_balance_that_is_cancelled_goes_to_the_discard_pile():
    s = table(f"{SAME} | hand a: karmic-balance | hand b: censure | favor: b political | fate: 2 0 | {DECKS}" + CALM)
    go(s, "karmic-balance")
    s.choose(answers(s, "censure")[0])
    assert zone("karmic-balance")(s) == "discard"
