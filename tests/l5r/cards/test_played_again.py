"""Cards that are played from a discard pile: what each of them changes, where the card goes, and what it must not do."""

import pytest

from coterie.games.l5r.cards import CARDS
from coterie.kernel.limits import count_use
from tests.l5r.cards.cases import CALM, DYN, MIL, Use, go, has, mil, table, up, used, zone
from tests.l5r.tools import borne, faces, find, options, position, speaker, through

MONKS = "field a: togashi-mitsu [present], togashi-initiate [present]"
OLD_TSUGE = "field a: isawa-atsuko [present, bowed]"

CASES = [
    Use(
        "kyuden-isawa",
        text=f"stronghold a: kyuden-isawa | hand a: winds-of-change | discard a: against-the-waves | fate: 1 0 | {OLD_TSUGE}"
        + MIL,
        choices=("winds-of-change",),
        look=lambda s: (zone("against-the-waves")(s), zone("winds-of-change")(s), up("isawa-atsuko")(s), s.fate[0]),
        seen=("gone", "discard", True, 0),
        no=f"stronghold a: kyuden-isawa | hand a: banzai | discard a: against-the-waves | fate: 1 0 | {OLD_TSUGE}"
        + MIL,
    ),
    Use(
        "inventive-mirumoto",
        text="field a: inventive-mirumoto, eager-scout | ring water: a 0 | discard a: fine-katana, banzai" + CALM,
        look=lambda s: borne(s, "inventive-mirumoto"),
        seen=["fine-katana"],
        no="field a: inventive-mirumoto, eager-scout | ring water: b 0 | discard a: fine-katana" + CALM,
    ),
    Use(
        "togashi-mitsu",
        text=f"{MONKS} | discard a: hurricane-punch, banzai" + MIL,
        choices=("a/togashi-initiate",),
        look=lambda s: (mil("togashi-initiate")(s), zone("hurricane-punch")(s), faces(s, "deck")[-1]),
        seen=(3, "deck", "hurricane-punch"),
        no=f"{MONKS} | discard a: banzai" + MIL,
    ),
    Use(
        "warm-welcome",
        text="hand a: warm-welcome | dials: 1 2 | fate: 1 0 | discard a: banzai | field a: eager-scout [present]" + MIL,
        choices=(),
        look=lambda s: (zone("banzai")(through(s, "window")), zone("warm-welcome")(s)),
        seen=("deck", "discard"),
        no="hand a: warm-welcome | dials: 2 2 | fate: 1 0 | discard a: banzai | field a: eager-scout [present]" + MIL,
    ),
    Use(
        "in-service-to-my-lord",
        text="field a: eager-scout, akodo-toturi [bowed] | discard a: in-service-to-my-lord" + CALM,
        look=lambda s: (up("akodo-toturi")(s), up("eager-scout")(s), faces(s, "deck")[-1]),
        seen=(True, False, "in-service-to-my-lord"),
        no="field a: akodo-toturi [bowed] | discard a: in-service-to-my-lord" + CALM,
    ),
    Use(
        "right-hand-of-the-emperor",
        text="field a: akodo-toturi [bowed], matsu-berserker [bowed] | discard a: right-hand-of-the-emperor | "
        "honor: 9 8 | fate: 3 0" + CALM,
        choices=("a/akodo-toturi", "done"),
        look=lambda s: (up("akodo-toturi")(s), up("matsu-berserker")(s), faces(s, "deck")[-1], s.fate[0]),
        seen=(True, False, "right-hand-of-the-emperor", 0),
        no="field a: akodo-toturi [bowed], matsu-berserker [bowed] | discard a: right-hand-of-the-emperor | "
        "honor: 8 8 | fate: 3 0" + CALM,
    ),
    Use(
        "akodo-toturi",
        text="field a: akodo-toturi [present] | attached a: kunshu [on field/akodo-toturi] | favor: a | "
        "discard b: fine-katana | field b: eager-scout" + MIL,
        choices=("a/akodo-toturi",),
        look=lambda s: (borne(s, "akodo-toturi"), speaker(s, "fine-katana"), s.favor),
        seen=(["fine-katana", "kunshu"], 0, -1),
        no="field a: akodo-toturi [present] | attached a: kunshu [on field/akodo-toturi] | favor: b | "
        "discard b: fine-katana" + MIL,
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


@pytest.mark.parametrize(("where_", "offered"), [("b1", True), ("b2", False)])
def test_gateway_to_meido_opens_the_dynasty_discard_pile_for_conflicts_there_alone(where_, offered):
    s = table(
        "provinces a1: gateway-to-meido | provinces a2: pilgrimage | fallen a: eager-scout | field a: akodo-toturi [present] | "
        f"field b: doji-whisperer [present] | fate: 0 1 | conflict: b military fire {where_.replace('b', 'a')}"
    )
    assert ("play a/fallen/eager-scout" in options(s)) == offered
    if offered:
        s.choose("play a/fallen/eager-scout")
        assert has("eager-scout", "present")(s) == 1


def test_gateway_to_meido_is_open_for_its_own_player_and_outside_conflicts_for_nobody():
    board = "provinces a1: gateway-to-meido | fallen b: eager-scout | fallen a: eager-scout | field b: akodo-toturi [present]"
    s = table(f"{board} | conflict: b military fire a1")
    there = options(s) if s.question.seat == 1 else options(go_on(s))
    assert [said for said in there if "b/fallen" in said] == []
    assert [said for said in options(table(board + CALM)) if "fallen" in said] == []


def test_gateway_to_meido_lets_a_character_come_in_disguise_for_who_participates_alone():
    s = table(
        "provinces a1: gateway-to-meido | fallen a: daidoji-kageyu | hand a: levy | fate: 1 0 | "
        "field a: doji-whisperer [present], savvy-politician, akodo-toturi [present] | conflict: b military fire a1"
    )
    assert "disguise a/fallen/daidoji-kageyu" not in options(s)  # 1 fate is not enough for the difference
    s = table(
        "provinces a1: gateway-to-meido | fallen a: daidoji-kageyu | hand a: levy | fate: 2 0 | "
        "field a: doji-whisperer [present], savvy-politician, akodo-toturi [present] | conflict: b military fire a1"
    )
    s.choose("disguise a/fallen/daidoji-kageyu")
    through(s, "window")
    assert (has("daidoji-kageyu", "present")(s), zone("doji-whisperer")(s), s.fate[0]) == (1, "fallen", 0)
    assert zone("savvy-politician")(s) == "field"


@pytest.mark.parametrize(
    ("there", "offered"),
    [("doji-whisperer [present], savvy-politician", True), ("doji-whisperer, savvy-politician", False)],
)
def test_gateway_to_meido_needs_somebody_at_the_conflict_whom_the_disguise_replaces(there, offered):
    s = table(
        "provinces a1: gateway-to-meido | fallen a: daidoji-kageyu | hand a: levy | fate: 9 0 | "
        f"field a: {there}, akodo-toturi [present] | conflict: b military fire a1"
    )
    assert ("disguise a/fallen/daidoji-kageyu" in options(s)) == offered


def go_on(s):
    """Return the state after the window of who acts first."""
    s.choose("pass")
    return s


@pytest.mark.ruling("L-8.7")
def test_an_event_from_a_discard_pile_lies_in_no_pile_while_it_resolves():
    s = table(
        "hand a: warm-welcome | dials: 1 2 | fate: 1 0 | discard a: banzai | field a: eager-scout [present]" + MIL
    )
    go(s, "warm-welcome")
    assert zone("banzai")(s) == "limbo"
    assert faces(s, "discard") == []


@pytest.mark.ruling("L-8.3")
def test_a_card_of_a_discard_pile_is_played_only_where_its_own_cost_can_be_paid():
    board = "ring water: a 0 | field a: inventive-mirumoto | discard a: kunshu"
    assert not used(table(f"{board} | fate: 1 0" + CALM), "inventive-mirumoto")
    assert not used(table(f"{board} | fate: 2 0" + CALM), "inventive-mirumoto")  # it is not unique
    assert used(
        table("ring water: a 0 | field a: inventive-mirumoto | discard a: daimyo-s-favor" + CALM), "inventive-mirumoto"
    )


def test_kunshu_plays_an_event_of_an_opponent_which_goes_back_to_its_owner():
    s = table(
        "field a: akodo-toturi [present] | attached a: kunshu [on field/akodo-toturi] | favor: a | "
        "discard b: against-the-waves | field b: isawa-atsuko | field a: isawa-atsuko [bowed] | fate: 0 0" + MIL
    )
    assert not used(
        table("field a: akodo-toturi [present] | attached a: kunshu [on field/akodo-toturi] | favor: a" + MIL), "kunshu"
    )
    go(s, "akodo-toturi")
    assert zone("against-the-waves")(s) == "discard"
    assert s.pieces[find(s, "against-the-waves")].place == 1


def test_a_limited_card_is_played_again_only_as_the_first_limited_one_of_the_round():
    there = (
        "hand a: warm-welcome | dials: 1 2 | fate: 3 0 | discard a: at-any-cost | field a: akodo-toturi [present]" + MIL
    )
    s, late = table(there), table(there)
    count_use(late, ("limited", 0), "round")
    assert used(s, "warm-welcome")
    assert not used(late, "warm-welcome")


@pytest.mark.ruling("L-5.2")
def test_nothing_but_an_event_is_played_again_in_the_dynasty_phase():
    there = "hand a: warm-welcome | dials: 1 2 | fate: 3 0 | discard a: fine-katana | field a: akodo-toturi"
    assert used(table(there + CALM), "warm-welcome")
    assert not used(table(there + DYN), "warm-welcome")


@pytest.mark.parametrize(("zone_", "phase"), [("discard", CALM), ("hand", CALM)])
def test_in_service_to_my_lord_goes_below_the_deck_from_wherever_it_is_played(zone_, phase):
    s = table(f"field a: eager-scout, akodo-toturi [bowed] | {zone_} a: in-service-to-my-lord" + phase)
    go(s, "in-service-to-my-lord")
    assert faces(s, "deck")[-1] == "in-service-to-my-lord"


def test_what_is_played_again_says_so():
    text = CARDS["right-hand-of-the-emperor"].text
    assert text.startswith(
        "If an opponent has less honor than you, you can play this card from your conflict discard pile."
    )


@pytest.mark.ruling("L-8.1")
def test_warm_welcomes_play_each_other_only_as_long_as_there_is_something_else_at_the_end():
    there = "dials: 1 2 | fate: 9 0 | field a: eager-scout [present] | hand a: warm-welcome | discard a: warm-welcome"
    assert not used(table(f"{there}, warm-welcome" + MIL), "warm-welcome")
    s = table(f"{there}, banzai" + MIL)
    go(s, "warm-welcome", "a/discard/warm-welcome")
    assert zone("banzai")(through(s, "window")) == "deck"


def test_an_event_from_the_top_of_the_deck_does_not_draw_itself():
    s = table(
        "holdings a1: artisan-academy | field a: togashi-initiate [present] | deck a: hurricane-punch, kunshu, banzai"
        + MIL
    )
    go(s, "artisan-academy")
    go(s, "hurricane-punch")
    assert (sorted(faces(s, "hand")), zone("hurricane-punch")(s)) == (["height-of-fashion", "kunshu"], "discard")


def at_court(deck, fate=9):
    """Return a position of a dynasty phase in which Kyūden Hida looks at the top of a dynasty deck."""
    below = ", ".join(["doji-whisperer"] * 8)
    return position(
        f"stronghold a: kyuden-hida\ndynasty a: {deck}, {below}\nrow a1: doji-whisperer\nrow a2: doji-whisperer\n"
        f"row a3: doji-whisperer\nrow a4: doji-whisperer\nfate: {fate} 0\nphase: dynasty",
        format="stronghold",
    )


def test_kyuden_hida_plays_a_character_from_the_top_of_the_dynasty_deck_for_its_cost_and_discards_the_others():
    s = at_court("eager-scout, funeral-pyre, akodo-toturi, hida-kisada")
    go(s, "kyuden-hida")
    assert len(options(s)) == 3  # two characters, or none of them
    s.choose(next(said for said in options(s) if said.endswith(".3")))
    s.choose("place 0 fate" if "place 0 fate" in options(s) else options(s)[0])
    assert (s.fate[0], zone("akodo-toturi")(s), sorted(faces(s, "fallen"))) == (
        4,
        "field",
        ["eager-scout", "funeral-pyre"],
    )
    assert zone("hida-kisada")(s) == "dynasty"


def test_kyuden_hida_plays_nobody_whom_one_cannot_pay_and_nobody_outside_the_dynasty_phase():
    s = go(at_court("funeral-pyre, akodo-toturi, imperial-storehouse", fate=4), "kyuden-hida")
    assert options(s) == ["nothing"]
    s.choose("nothing")
    assert sorted(faces(s, "fallen")) == ["akodo-toturi", "funeral-pyre", "imperial-storehouse"]
    assert not used(table("stronghold a: kyuden-hida" + CALM), "kyuden-hida")
