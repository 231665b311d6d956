"""Words that a card had too many or too few of, found by comparing each text with what the card does, and tried out."""

import pytest

from coterie.games.vtes.cards import CARDS
from coterie.kernel.knowledge import knows
from coterie.kernel.pieces import pile
from tests.vtes.tools import (
    IDLE,
    LIBRARIES,
    PASSES,
    SCHOOL,
    THIRD,
    blood_on,
    clash,
    locked,
    options,
    position,
    reach,
    rest,
    taught,
    wait,
    where,
)

OTHER = taught(capacity=6, nth=2)


def duel(s, own: str, foe: str) -> None:
    """Let two vampires enter combat."""
    clash(s, own, foe)


@pytest.mark.ruling("V-071")
def test_a_minion_of_the_prey_may_lie_in_torpor_for_the_tier_of_souls():
    own = taught("ANI", capacity=7)
    s = position(
        f"ready a: {own} [blood 3]\nhand a: tier-of-souls\nready b: nassir [bowed, blood 1]\ntorpor b: {OTHER} [blood 3]\n"
        f"{THIRD}",
        game=SCHOOL,
    )
    s.choose("play tier-of-souls")
    reach(s, "way 1")
    assert options(s) == ["b/nassir", f"b/{OTHER}"]
    s.choose(f"b/{OTHER}")
    rest(s)
    assert (blood_on(s, own), blood_on(s, OTHER)) == (4, 2)


@pytest.mark.ruling("VR-8.5")
def test_a_bystander_in_torpor_helps_where_the_card_does_not_ask_for_a_ready_one():
    own, martyr = taught(capacity=6), taught("AUS FOR", capacity=6)
    s = position(
        f"ready a: {own} [blood 3]\ntorpor a: {martyr} [blood 3]\nhand a: martyrs-resilience\nready b: {OTHER} [blood 3]\n"
        f"{THIRD}",
        game=SCHOOL,
    )
    duel(s, own, OTHER)
    reach(s, "play martyrs-resilience", "way 1")
    rest(s)
    assert (blood_on(s, own), blood_on(s, OTHER), where(s, martyr)) == (3, 2, "torpor")


@pytest.mark.ruling("VR-4.5")
def test_a_tzimisce_in_torpor_pays_for_the_vozhd():
    pays = taught(capacity=6, clan="Tzimisce")
    s = position(
        f"ready a: madison [blood 3]\nready b: the-vozhd-of-szczecin [bowed, lives 5]\ntorpor b: {pays} [blood 2]\n{THIRD}",
        game=SCHOOL,
    )
    reach(s, "bleed with madison", "use b/the-vozhd-of-szczecin")
    assert (locked(s, "the-vozhd-of-szczecin"), blood_on(s, pays)) == (False, 1)


@pytest.mark.ruling("VR-4.6")
@pytest.mark.parametrize("awake", [False, True])
def test_a_vampire_that_is_only_awake_cannot_lock_to_reduce_a_bleed_to_nothing(awake):
    seer = taught("AUS OBF PRE", capacity=7)
    s = position(
        f"pool: 9 9 9\nready a: {OTHER} [blood 3]\nready b: {seer} [{'bowed, ' if awake else ''}blood 3]\n"
        f"hand b: visions-of-zapathasura, eyes-of-argus\n{THIRD}",
        game=SCHOOL,
    )
    s.choose(f"bleed with {OTHER}")
    reach(s, *(["play eyes-of-argus"] if awake else []), "play visions-of-zapathasura")
    assert ("way 2" in options(s)) == (not awake)


@pytest.mark.ruling("VR-6.8")
@pytest.mark.parametrize(("reduced", "unlocked"), [(False, True), (True, False)])
def test_a_bleed_for_nothing_wakes_no_serpent(reduced, unlocked):
    """Two blood of the bleed are taken off by a reaction: the action succeeds, the bleed does not."""
    own, foe = taught("PRE PRO", capacity=6), taught("FOR", capacity=7, sect="Anarch")
    s = position(
        f"{LIBRARIES}pool: 9 9 9\nready a: {own} [blood 3]\nhand a: revelation-of-the-serpent\n"
        f"ready b: {foe} [blood 3, corruption-a 2]\nhand b: deep-ecology\n{THIRD}",
        game=SCHOOL,
    )
    s.choose(f"bleed with {own}")
    reach(s, "play revelation-of-the-serpent", "way 3", *(["play deep-ecology"] if reduced else []))
    while "done" not in options(s):
        s.choose(next(each for each in ("yes", f"b/{foe}", *PASSES, "no") if each in options(s)))
    assert (s.pool[1], locked(s, own)) == (9 if reduced else 7, not unlocked)


@pytest.mark.ruling("VR-4.4")
@pytest.mark.parametrize("card", ["devil-channel-hands", "invoking-the-beast"])
def test_a_frenzy_that_is_cancelled_is_paid_where_the_card_does_not_spare_that(card):
    own, foe = taught("ANI", capacity=6), taught("ABO", capacity=6)
    s = position(
        f"ready a: {own} [blood 3]\nhand a: terror-frenzy\nready b: {foe} [blood 3]\nhand b: {card}\n{THIRD}",
        game=SCHOOL,
    )
    duel(s, own, foe)
    reach(s, "play terror-frenzy", "way 1", f"play {card}")
    rest(s)
    assert blood_on(s, own) == 1  # one for the card, one for a blow


@pytest.mark.ruling("VR-4.4")
def test_a_card_that_would_restrict_strikes_is_paid_although_it_is_cancelled():
    own, foe = taught("ABO TEM ANI", capacity=6), taught(capacity=6, sect="Anarch")
    s = position(
        f"ready a: {own} [blood 3]\nhand a: terror-frenzy\nready b: {foe} [blood 3]\nhand b: groundfighting\n{THIRD}",
        game=SCHOOL,
    )
    duel(s, own, foe)
    reach(s, "play terror-frenzy", "way 1", "play groundfighting")
    rest(s)
    assert (blood_on(s, own), blood_on(s, foe)) == (1, 1)


@pytest.mark.ruling("C-069")
@pytest.mark.parametrize(("pool", "left"), [(9, 4), (6, 1)])
def test_charisma_saves_nothing_where_nobody_acts(pool, left):
    """A werewolf for 5 pool, recruited by a master card."""
    own = taught(capacity=6, sect="Anarch", clan="Gangrel")
    s = position(
        f"{LIBRARIES}phase: 5.2.2\npool: {pool} 9 9\nready a: {own} [blood 3]\nattached a: charisma [on ready/{own}]\n"
        f"hand a: piper, renegade-garou\n{IDLE}",
        game=SCHOOL,
    )
    reach(s, "play piper", "bring renegade-garou 1")
    assert (s.pool[0], where(s, "renegade-garou")) == (left, "ready")


@pytest.mark.ruling("C-069")
def test_charisma_does_not_make_affordable_what_nobody_acts_for():
    own = taught(capacity=6, sect="Anarch", clan="Gangrel")
    s = position(
        f"{LIBRARIES}phase: 5.2.2\npool: 4 9 9\nready a: {own} [blood 3]\nattached a: charisma [on ready/{own}]\n"
        f"hand a: piper, renegade-garou\n{IDLE}",
        game=SCHOOL,
    )
    s.choose("play piper")
    assert "bring renegade-garou 1" not in options(s)


@pytest.mark.ruling("VR-1.2")
def test_doom_is_over_once_no_vampire_of_the_prey_lies_in_torpor():
    """One is stolen and stays in torpor; another is contested there."""
    thief = taught("DOM", capacity=8)
    s = position(
        f"{LIBRARIES}ready a: {thief} [blood 3]\nboard a: augury-of-doom\nhand a: graverobbing\n"
        f"ready b: nassir [bowed, blood 1]\ntorpor b: {OTHER} [blood 3]\n{THIRD}",
        game=SCHOOL,
    )
    reach(s, "play graverobbing", "way 1")
    rest(s)
    assert (where(s, OTHER), where(s, "augury-of-doom")) == ("torpor", "ash")
    s = position(
        f"{LIBRARIES}phase: 5.4.1\nturn: 9\nready a: madison [blood 3]\nuncontrolled a: nassir [blood 6]\n"
        f"board a: augury-of-doom\nready b: {OTHER} [bowed]\ntorpor b: nassir [blood 1]\n{THIRD}",
        game=SCHOOL,
    )
    s.choose("control a/uncontrolled.1")
    assert where(s, "augury-of-doom") == "ash"


@pytest.mark.ruling("VR-9.2")
@pytest.mark.parametrize(("card", "wakes"), [("line-brawl", True), ("seattle-committee", True), ("dodge", False)])
def test_los_angeles_takes_what_makes_an_anarch_as_well_as_what_asks_for_one(card, wakes):
    own = taught(capacity=6, sect="Anarch")
    s = position(
        f"{LIBRARIES}phase: 5.5.2\nready a: {own} [bowed, blood 3]\nboard a: powerbase-los-angeles\nhand a: {card}\n{IDLE}",
        game=SCHOOL,
    )
    s.choose("use a/powerbase-los-angeles")
    s.choose(f"discard {card}")
    assert ("use a/powerbase-los-angeles" in options(s)) == wakes


@pytest.mark.ruling("VR-1.4")
def test_the_pulse_shows_hands_to_its_player_alone():
    own = taught("AUS", capacity=6)
    s = position(
        f"{LIBRARIES}ready a: {own} [blood 4]\nhand a: pulse-of-the-canaille\n{IDLE}\nhand b: vessel\nhand c: fame",
        game=SCHOOL,
    )
    reach(s, "play pulse-of-the-canaille", "way 1")
    rest(s)
    for seat, other in ((1, 2), (2, 1)):
        for p in pile(s, "hand", seat):
            assert [knows(s, viewer, p) for viewer in (0, seat, other)] == [True, True, False]


@pytest.mark.ruling("VR-4.6")
def test_a_monstrous_form_makes_stronger_also_after_the_range_is_known():
    own = taught("DOM PRO", capacity=8)
    s = position(
        f"ready a: {own} [blood 4]\nattached a: monstrous-form [on ready/{own}]\nready b: {OTHER} [blood 4]\n{THIRD}",
        game=SCHOOL,
    )
    duel(s, own, OTHER)
    s.choose("pass")  # before range
    s.choose("pass")  # no maneuver
    assert "use a/monstrous-form" in options(s)
    reach(s, "use a/monstrous-form")
    rest(s)
    assert (blood_on(s, OTHER), blood_on(s, own)) == (2, 3)


@pytest.mark.ruling("V-089")
def test_a_stolen_agent_keeps_its_discipline_until_its_player_discards():
    """The vampire is stolen; the card is still that of who has played it, and speaks of that discard phase."""
    own = taught(capacity=8)
    s = position(
        f"{LIBRARIES}active: c\nphase: 5.4.1\nturn: 9\nready a: {own} [bowed, blood 3, by c], madison [bowed]\n"
        f"attached a: agent-of-power [on ready/{own}]\nready b: nassir [bowed]\nready c: ryan [bowed]",
        game=SCHOOL,
    )
    wait(s, 2, "discard?")
    assert where(s, "agent-of-power") == "attached"
    wait(s, 0, "discard?")
    assert where(s, "agent-of-power") == "ash"


SAID = [
    ("kaymakli-fragment", "If its bearer is a Sabbat vampire, as an action"),
    ("kaymakli-fragment", "If its bearer is an infernal minion, as an action at +1 stealth"),
    ("vast-wealth", "If its bearer is a minion you control, as an action"),
    ("backways", "While a Gangrel vampire you control is acting"),
    ("creepshow-casino", "the acting minion is a vampire you control"),
    ("disarm", "In their turn, its bearer's controller may"),
    ("heidelberg-castle-germany", "In your turn, you may lock this card"),
    ("carvers-meat-packing-and-storage", "with a hostage counter can neither leave torpor nor be diablerised"),
]


@pytest.mark.parametrize(("card", "words"), SAID)
def test_a_text_names_whose_minions_and_whose_turn_it_means(card, words):
    assert words in CARDS[card].text
