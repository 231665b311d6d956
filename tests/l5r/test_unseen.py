"""Who is asked in a window of actions: whoever could use a card of the hand by what everybody knows, whatever it holds."""

import random
from typing import Any

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.unseen import could_act
from coterie.kernel import phrases
from coterie.kernel.orders import Order, chosen
from coterie.kernel.pieces import ALL
from coterie.kernel.ring_windows import Window
from tests.l5r.tools import asked, position, prompt

FIGHT = (
    "field a: savvy-politician [present, fate 1]\nfield b: eager-scout [present]\nhand b: banzai\n"
    "conflict: a political fire b1\n"
)
LIARS = FIGHT.replace("eager-scout", "bayushi-liar").replace("savvy-politician", "bayushi-liar")
GUEST = FIGHT.replace("eager-scout", "guest-of-honor")
KATANA = "attached a: fine-katana [on field/savvy-politician]"
CALM = "field a: savvy-politician\nfield b: doji-whisperer\nhand b: banzai\nphase: conflict\n"


@pytest.mark.parametrize(
    ("face", "text", "could"),
    [
        ("banzai", FIGHT, True),
        ("banzai", CALM, False),  # there is no conflict
        ("charge", FIGHT + "fate: 9 9", False),  # it is no military one
        ("court-games", FIGHT, True),
        ("outwit", FIGHT, False),  # it costs 1
        ("outwit", FIGHT + "fate: 1 0", True),
        ("outwit", FIGHT.replace("savvy-politician", "matsu-berserker") + "fate: 1 0", False),  # weaker than which courtier?
        ("for-shame", FIGHT.replace("savvy-politician", "matsu-berserker") + "fate: 9 0", False),  # without a courtier
        ("pacifism", FIGHT + "fate: 9 9", False),
        ("pacifism", CALM + "fate: 9 9", True),
        ("assassination", FIGHT, True),
        ("way-of-the-scorpion", LIARS, False),
        ("whispers-of-power", FIGHT, True),  # the fate on a character pays for it
        ("whispers-of-power", FIGHT.replace(", fate 1", "") + "fate: 9 9", False),
        ("fine-katana", CALM, True),
        ("tattooed-wanderer", CALM, False),
        ("tattooed-wanderer", CALM + "attached a: daimyo-s-favor [on field/savvy-politician]", False),
        ("let-go", CALM, False),  # there is no attachment
        ("let-go", CALM + KATANA, True),
        ("let-go", GUEST + KATANA, False),
        ("doji-whisperer", CALM + "fate: 9 9", False),  # it is a dynasty card
        ("ide-tadaji", CALM, False),
        ("no-card-at-all", CALM, False),
    ],
)  # fmt: skip
@pytest.mark.ruling("L-6.6", "L-8.1", "L-8.4")
def test_a_card_counts_unless_what_everybody_sees_forbids_it(face, text, could):
    filler = face if face in GAME.faces else "banzai"
    s = position(f"{text}\nhand a: height-of-fashion, {filler}", windows="all")
    assert could_act(s, 0, "conflict" if "conflict:" in text else "action", face) is could


@pytest.mark.ruling("L-5.2", "L-8.8")
@pytest.mark.parametrize(("format", "could"), [("skirmish", False), ("stronghold", True)])
def test_in_the_dynasty_window_events_of_the_hand_count_in_the_stronghold_format(format, could):
    s = position(
        "hand a: against-the-waves, fine-katana\nfield a: isawa-masahiro\nfate: 9 9\nphase: dynasty",
        format=format,
        windows="all",
    )
    assert could_act(s, 0, "dynasty", "against-the-waves") is could
    assert not could_act(s, 0, "dynasty", "fine-katana")


@pytest.mark.ruling("L-9.8")
def test_a_card_with_a_maximum_counts_until_it_is_reached():
    s = position(FIGHT + "hand a: assassination, assassination\nhonor: 10 10", windows="all")
    while asked(s)[0] != 0:
        s.choose("pass")
    assert could_act(s, 0, "conflict", "assassination")
    s.choose("use assassination")
    s.choose(asked(s)[1][-1])
    while prompt(s) != "window":
        s.choose(asked(s)[1][0])
    assert not could_act(s, 0, "conflict", "assassination")


def test_only_cards_that_not_everybody_sees_count():
    s = position(FIGHT + "hand a: banzai [known all]", windows="all")
    assert not could_act(s, 0, "conflict")


# ── who is asked, and who is called ─────────────────────────────────────────────────────────────────────────────────

IN_CONFLICTS_ONLY = "deck a: banzai, court-games, charge\nhand b: \ndeck b: banzai\nfield a: savvy-politician\n"


@pytest.mark.parametrize("hand", ["banzai, charge", "court-games, court-games", "charge, banzai"])
def test_whoever_could_use_nothing_by_public_knowledge_is_not_asked_whatever_the_hand(hand):
    """In the draw phase nobody can play such cards: the game goes on to where one could."""
    s = position(f"{IN_CONFLICTS_ONLY}hand a: {hand}\nfate: 9 9\nphase: draw", windows="all")
    assert prompt(s) == "declare?"


@pytest.mark.parametrize("hand", ["banzai, charge", "charge, charge", "forged-edict, voice-of-honor"])
def test_whoever_could_use_something_is_asked_also_with_a_hand_that_cannot(hand):
    s = position(
        f"{FIGHT.replace('hand b: banzai', 'hand b: ')}deck a: banzai, charge, forged-edict, voice-of-honor\nhand a: {hand}",
        windows="all",
    )
    assert (s.question.seat, prompt(s)) == (0, "window")


@pytest.mark.parametrize("hand", ["banzai, court-games", "fine-katana, fine-katana"])
def test_an_order_to_be_called_for_a_card_wakes_where_it_could_be_played(hand):
    orders = [Order(), Order("stop", play="banzai")]
    more = f"deck a: banzai, fine-katana, court-games\nhand a: {hand}\n"
    calm = position(CALM.replace("hand b: banzai", "hand b: ") + more, windows="all")
    fight = position(FIGHT.replace("hand b: banzai", "hand b: ") + more, windows="all")
    assert [s.question.seat for s in (calm, fight)] == [0, 0]
    assert chosen(orders, Window(0, calm)) == "pass"
    assert chosen(orders, Window(0, fight)) is None


SETUPS = (
    {"players": 2, "format": "stronghold"},
    {"players": 2, "format": "skirmish"},
    {"players": 3, "format": "stronghold", "mode": "coop"},
    {"players": 4, "format": "stronghold", "mode": "challenge"},
)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_whatever_a_hand_offers_could_be_offered_by_public_knowledge(setup):
    rng = random.Random(4)
    s: Any = GAME.start({**setup, "windows": "all"}, seed=4)
    seen = 0
    for _ in range(700):
        if s.asked is None:
            break
        if prompt(s) == "window":
            for face in _offered(s):
                seen += 1
                assert could_act(s, s.question.seat, s.asked[1][1][0], face), (face, s.question)
        n = len(s.question.options)
        s.pick(rng.randrange(n - 1) if n > 1 and rng.random() < 0.5 else rng.randrange(n))
    assert seen > 10


def _offered(s):
    """Yield the faces of the cards of a hand, not seen by all, that the options are about."""
    for option in s.question.options:
        for kind, value in zip(phrases.kinds(s.game.catalogue[option.word].notation), option.args, strict=False):
            now = s.pieces[value] if kind == "piece" and isinstance(value, int) else None
            if now is not None and now.zone == "hand" and now.known != ALL:
                yield now.face
