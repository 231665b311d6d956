"""Combat cards that protect or cancel: what each does, and what it must not do."""

from functools import partial

import pytest

from coterie.kernel.events import about
from tests.vtes.tools import (
    SCHOOL,
    SILENT,
    STRONG,
    blood_on,
    borne_by,
    find,
    happen,
    locked,
    number,
    options,
    play,
    reach,
    rest,
    taught,
    where,
)
from tests.vtes.tools import table as lay

table = partial(lay, game=SCHOOL)


def fight(who: str, card: str, *choices: str, b: str = STRONG, deed: str = "bleed with {who}", **more: str):
    """Return a position in which a card is played in the combat of a minion of seat a with its blocker, the first of seat b."""
    s = table(f"{who} [blood 6]", card, b=b, **more)
    reach(s, deed.format(who=who), f"block with {b.split()[0]}", *choices)
    return s


def after(who: str, card: str, way: int = 0, b: str = STRONG, **more: str):
    """Return the combat in which the card is played, at its end."""
    s = fight(who, card, *(["pass"] if card == "mirror-image" else []), b=b, **more)
    play(s, card, way)
    rest(s)
    return s


# ── dodges and ends ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-8.3")
@pytest.mark.parametrize(("needs", "card", "way"), [
    ("cel", "sideslip", 1), ("nec", "spiritual-intervention", 1), ("pre", "staredown", 1), ("AUS", "read-intentions", 2),
    ("cel", "preternatural-evasion", 1), ("OBF", "behind-you", 2), ("obf", "outside-the-hourglass", 1),
    ("tha", "bond-with-the-mountain", 1), ("thn", "dust-to-dust", 2),
])  # fmt: skip
def test_a_dodge_protects_from_the_blow_but_ends_nothing(needs, card, way):
    who = taught(needs)
    s = fight(who, f"{card}, boxed-in")
    if card == "behind-you":
        reach(s, "pass")  # its maneuver
    play(s, card, way)
    reach(s, "play boxed-in")
    rest(s)
    cost = 1 if card == "bond-with-the-mountain" else 0
    assert (blood_on(s, who), blood_on(s, SILENT)) == (5 - cost, 5)  # a blow each in the second round


@pytest.mark.ruling("VR-8.3")
@pytest.mark.parametrize(("needs", "card", "way", "cost"), [
    ("NEC", "spiritual-intervention", 2, 0), ("PRE", "staredown", 2, 0), ("CEL", "preternatural-evasion", 2, 1),
    ("obt", "shadow-body", 1, 1), ("obt", "oubliette", 1, 1), ("CHI", "mirror-image", 2, 1),
    ("VIC", "meld-with-the-land", 2, 0), ("VIS", "bond-with-the-mountain", 3, 1), ("ani for", "alpha-glint", 1, 1),
    ("pre ser", "serpents-numbing-kiss", 1, 0),
    ("AUS PRE", "charismatic-aura", 2, 0), ("SPI", "leapfrog", 3, 0), ("ANI", "flesh-bond", 2, 1),
])  # fmt: skip
def test_combat_ends_before_anybody_is_hurt(needs, card, way, cost):
    who = taught(needs)
    foe = taught(capacity=5)
    s = table(f"{who} [blood 6]", f"{card}, boxed-in", b=f"{foe} [blood 5]")
    reach(s, f"bleed with {who}", f"block with {foe}")
    if card in ("leapfrog", "mirror-image"):
        reach(s, "pass")
    play(s, card, way)
    assert "play boxed-in" not in options(s)
    rest(s)
    assert (blood_on(s, who), blood_on(s, foe), s.pool[1]) == (6 - cost, 5, 30)


@pytest.mark.ruling("C-051")
@pytest.mark.parametrize(("needs", "card", "way", "bleed", "hunt"), [
    ("OBT", "shadow-body", 2, False, True), ("CHI", "mirror-image", 2, False, True), ("CEL", "torrent", 2, True, True),
])  # fmt: skip
def test_the_action_goes_on_after_some_ends_of_combat(needs, card, way, bleed, hunt):
    who = taught(needs)
    s = after(who, card, way)
    assert (s.pool[1], locked(s, SILENT)) == (29 if bleed else 30, True)
    s = fight(
        who,
        card,
        *(["pass"] if card == "mirror-image" else []),
        deed="hunt with {who}",
        attached_b=f"raven-spy [lives 1, on ready/{SILENT}]",
    )
    play(s, card, way)
    rest(s)
    cost = 2 if card == "torrent" else 1
    assert blood_on(s, who) == min(6, 6 - cost + int(hunt))
    s = table("madison", b=f"{who} [blood 6]", hand_b=card)  # who blocks has no action to go on with
    reach(s, "bleed with madison", f"block with {who}")
    play(s, card, way)
    rest(s)
    assert (s.pool[1], blood_on(s, who)) == (30, 6 - cost)


def test_torrent_is_an_additional_strike_at_the_lower_level():
    s = after(taught("cel"), "torrent", 1)
    assert blood_on(s, SILENT) == 4


def test_oubliette_drinks_after_the_end_even_from_afar():
    s = after(taught("OBT"), "oubliette", 2)
    assert (blood_on(s, SILENT), blood_on(s, taught("OBT"))) == (5, 5)


@pytest.mark.parametrize(("needs", "card", "way", "mine", "theirs"), [
    ("vic", "meld-with-the-land", 1, True, False), ("VIC", "meld-with-the-land", 2, True, True),
    ("vis", "bond-with-the-mountain", 2, False, False), ("VIS", "bond-with-the-mountain", 3, False, True),
])  # fmt: skip
def test_some_ends_of_combat_unlock(needs, card, way, mine, theirs):
    who = taught(needs)
    s = after(who, card, way)
    assert (locked(s, who), locked(s, SILENT)) == (mine, theirs)


def test_alpha_glint_does_not_work_on_allies_and_elders():
    low, high = taught("ani for"), taught("ANI FOR")
    assert "play alpha-glint" not in options(fight(low, "alpha-glint", b="double-deuce [lives 3]"))
    assert "play alpha-glint" not in options(fight(low, "alpha-glint"))  # of capacity 7
    s = table("madison [blood 4]", "dodge", b=f"{high} [blood 6]", hand_b="alpha-glint")
    reach(s, "bleed with madison", f"block with {high}", "play alpha-glint")
    rest(s)
    assert (blood_on(s, "madison"), where(s, "dodge")) == (4, "hand")


def test_serpents_numbing_kiss_holds_its_bearer_for_one_unlock_phase():
    who = taught("PRE SER")
    s = fight(who, "serpents-numbing-kiss")
    play(s, "serpents-numbing-kiss", 2)
    assert (borne_by(s, SILENT), locked(s, SILENT), blood_on(s, who)) == (["serpents-numbing-kiss"], True, 5)
    s = table("madison", b=f"{SILENT} [bowed, blood 6]", attached_b=f"serpents-numbing-kiss [on ready/{SILENT}]")
    s.choose("done")
    while s.active == 0 or s.question.prompt.startswith(("Contest", "Your unlock")):
        s.choose(options(s)[-1])
    assert (locked(s, SILENT), where(s, "serpents-numbing-kiss")) == (True, "ash")
    s = fight(who, "serpents-numbing-kiss, fake-out", "play fake-out")
    play(s, "serpents-numbing-kiss", 2)
    assert (borne_by(s, SILENT), blood_on(s, who)) == ([], 6)  # not from afar
    s = fight(who, "serpents-numbing-kiss")
    happen(s, about(s, "blood", find(s, who), -6))
    reach(s, "play serpents-numbing-kiss")
    assert "way 2" not in options(s)  # the blood must be there


# ── prevention and toughness ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-8.4")
@pytest.mark.parametrize(("needs", "card", "way", "n", "cost"), [
    ("CEL", "sideslip", 2, 1, 0), ("for", "skin-of-rock", 1, 1, 0), ("FOR", "skin-of-rock", 2, 2, 0),
    ("for", "skin-of-steel", 1, 4, 1), ("for", "superior-mettle", 1, 4, 1), ("vis", "stonestrength", 3, 1, 0),
    ("VIS", "stonestrength", 4, 2, 0), ("for", "relentless-reaper", 1, 1, 0),
])  # fmt: skip
def test_so_much_damage_is_prevented(needs, card, way, n, cost):
    who = taught(needs)
    s = after(who, card, way, attached_b=f"assault-rifle [on ready/{SILENT}]")
    assert blood_on(s, who) == 6 - cost  # of a fist, as nobody fires
    s = fight(who, card, attached_b=f"assault-rifle [on ready/{SILENT}]")
    while s.question.seat == 0:
        s.choose(options(s)[-1])
    if s.question.prompt.startswith("Range"):  # the rifle could maneuver
        s.choose("pass")
    while s.question.seat == 0:
        s.choose(options(s)[-1])
    reach(s, "use assault-rifle")
    play(s, card, way)
    rest(s)
    assert blood_on(s, who) == 6 - 4 + n - cost


@pytest.mark.ruling("C-109")
@pytest.mark.parametrize(("card", "way", "left"), [
    ("skin-of-steel", 2, 5), ("superior-mettle", 2, 4), ("skin-of-steel", 1, 4), ("superior-mettle", 1, 4),
])  # fmt: skip
def test_what_prevents_strikes_in_the_rest_of_a_round_or_combat(card, way, left):
    who, foe = taught("FOR"), taught("cel")
    s = table(f"{who} [blood 6]", card, b=f"{foe} [blood 6]", hand_b="blur")
    reach(s, f"bleed with {who}", f"block with {foe}")
    play(s, card, way)
    reach(s, "play blur")
    while "done" not in options(s):
        use = next((each for each in options(s) if each.startswith("use")), "")
        s.choose(use or next(each for each in ("pass", "hand strike", "no block") if each in options(s)))
    assert blood_on(s, who) == left


def test_superior_mettle_protects_in_the_next_round_for_blood():
    who = taught("FOR")
    s = fight(who, "superior-mettle, boxed-in")
    play(s, "superior-mettle", 2)
    reach(s, "play boxed-in", f"use a/{who}")
    rest(s)
    assert (blood_on(s, who), blood_on(s, SILENT)) == (4, 4)


@pytest.mark.parametrize(("needs", "card", "way", "mine", "theirs"), [
    ("vic", "horrid-form", 1, 4, 4), ("VIC", "horrid-form", 2, 5, 4), ("ser", "typhonic-beast", 1, 4, 4),
    ("pot ser", "typhonic-beast", 2, 5, 4), ("chi", "apparition", 1, 5, 5), ("CHI", "apparition", 2, 5, 5),
])  # fmt: skip
def test_a_tougher_body_lasts_for_the_combat(needs, card, way, mine, theirs):
    who = taught(needs)
    s = fight(who, card)
    play(s, card, way)
    while "done" not in options(s):
        use = next((each for each in options(s) if each.startswith("use")), "")
        s.choose(use or next(each for each in ("pass", "hand strike", "no block") if each in options(s)))
    assert (blood_on(s, who), blood_on(s, SILENT)) == (mine, theirs)
    assert number(s, "strength", who) == 1  # it is over


def test_typhonic_beast_and_the_reaper_press_on():
    who = taught("POT SER")
    s = fight(who, "typhonic-beast")
    play(s, "typhonic-beast", 3)
    reach(s, "hand strike", "pass", f"use a/{who}") if "hand strike" in options(s) else reach(s, f"use a/{who}")
    for needs, way, cost in (("thn", 2, 0), ("THN", 3, 1)):
        who = taught(needs)
        s = fight(who, "relentless-reaper")
        if way == 3:
            s.choose("pass")  # its press
        play(s, "relentless-reaper", way)
        rest(s)
        assert (blood_on(s, who), blood_on(s, SILENT)) == (4 - cost, 4)


def test_outside_the_hourglass_maneuvers_dodges_or_hurts_at_once():
    for way, left in ((2, (6, 6)), (4, (6, 6))):
        who = taught("tem")
        s = after(who, "outside-the-hourglass", way)
        assert (blood_on(s, who), blood_on(s, SILENT)) == left
    who = taught("TEM")
    s = fight(who, "outside-the-hourglass, outside-the-hourglass")
    play(s, "outside-the-hourglass", 5)
    reach(s, "play outside-the-hourglass")
    assert "way 5" not in options(s)  # once in a round
    assert blood_on(s, SILENT) == 4


def test_stonestrength_and_read_intentions_press_one_way_only():
    s = fight(taught("tha"), "stonestrength")
    play(s, "stonestrength")
    rest(s)
    assert blood_on(s, SILENT) == 4
    for who, card in (
        (taught("aus"), "read-intentions"),
        (taught("tha"), "movement-of-the-mind"),
        (taught("obf"), "dust-to-dust"),
    ):
        s = table("madison [blood 4]", "boxed-in", b=f"{who} [blood 6]", hand_b=card)
        reach(s, "bleed with madison", f"block with {who}")
        assert f"play {card}" not in options(s)
        reach(s, "play boxed-in", f"play {card}")
        rest(s)
        assert blood_on(s, "madison") == 3  # one round
    s = table(f"{who} [blood 6]", card, b=STRONG)
    reach(s, f"bleed with {who}", f"block with {SILENT}")
    assert f"play {card}" not in options(s)  # there is nothing to end


# ── what cancels ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("V-041")
def test_charismatic_aura_makes_the_opponent_choose_again():
    foe = taught("aus pre")
    who = taught("pot tha")
    s = table(
        f"{who} [blood 6]",
        "theft-of-vitae, torn-signpost",
        b=f"{foe} [blood 6]",
        hand_b="charismatic-aura, charismatic-aura",
    )
    reach(s, f"bleed with {who}", f"block with {foe}", "play torn-signpost")
    assert (
        "play charismatic-aura" not in options(s) or "cancel" not in s.question.prompt.lower()
    )  # no strike, no grapple
    reach(s, "play theft-of-vitae", "play charismatic-aura")
    rest(s)
    assert (blood_on(s, foe), blood_on(s, who)) == (6 - 1 - 2, 6 - 1)  # a fist of strength 2 instead


def test_charismatic_aura_cancels_grapples_once_in_a_round():
    foe, who = taught("aus pre"), taught("pot")
    s = table(
        f"{who} [blood 6]",
        "immortal-grapple, roundhouse",
        b=f"{foe} [blood 6]",
        hand_b="charismatic-aura, charismatic-aura",
    )
    reach(s, f"bleed with {who}", f"block with {foe}", "play immortal-grapple", "play charismatic-aura")
    assert blood_on(s, foe) == 5
    reach(s, "play roundhouse")
    assert "play charismatic-aura" not in options(s)


def test_death_seeker_cancels_any_combat_card_of_the_opponent_once_in_a_round():
    foe = taught(clan="Salubri antitribu")
    who = taught("pot")
    s = table(
        f"{who} [blood 6]", "torn-signpost, roundhouse", b=f"{foe} [blood 6]", hand_b="death-seeker, death-seeker"
    )
    reach(s, f"bleed with {who}", f"block with {foe}", "play torn-signpost", "play death-seeker")
    assert (number(s, "strength", who), blood_on(s, who)) == (1, 6)  # it costs nothing
    reach(s, "play roundhouse")
    assert "play death-seeker" not in options(s)


@pytest.mark.ruling("V-144")
@pytest.mark.parametrize("card", ["devil-channel-hands", "invoking-the-beast"])
def test_a_reflex_cancels_a_frenzy_against_oneself(card):
    foe, who = taught("ani", path="Caine"), taught("abo")
    for played, can in (("rage-of-apedemak", False), ("drawing-out-the-beast", True)):
        s = table(f"{who} [blood 6]", card, b=f"{foe} [blood 6]", hand_b=played)
        reach(s, f"bleed with {who}", f"block with {foe}")
        reach(s, f"play {played}")
        assert (f"play {card}" in options(s) and "is being played" in s.question.prompt) is can


@pytest.mark.parametrize(("needs", "way", "zone"), [("abo", 2, "torpor"), ("ABO", 3, "torpor")])
def test_devil_channel_hands_makes_claws(needs, way, zone):
    s = after(taught(needs), "devil-channel-hands", way)
    assert where(s, SILENT) == zone


def test_invoking_the_beast_strengthens_once_in_a_combat():
    who = taught("ABO")
    s = fight(who, "invoking-the-beast, invoking-the-beast, boxed-in")
    play(s, "invoking-the-beast", 2)
    reach(s, "play boxed-in")
    rest(s)
    assert (blood_on(s, SILENT), where(s, "invoking-the-beast", 1)) == (2, "hand")
    s = fight(who, "invoking-the-beast")
    play(s, "invoking-the-beast", 3)
    reach(s, f"use a/{who}")
    rest(s)
    assert blood_on(s, SILENT) == 2


def test_righteous_aura_rewards_who_is_left_standing():
    who = taught(clan="Salubri antitribu")
    s = table(f"{who} [blood 6]", "righteous-aura", b=f"{SILENT} [blood 0]", phase="5.3")
    reach(s, f"bleed with {who}", f"block with {SILENT}", "play righteous-aura")
    rest(s)
    assert (number(s, "bleed", who), where(s, SILENT)) == (3, "torpor")
    s = fight(who, "righteous-aura")
    rest(s)
    assert where(s, "righteous-aura") == "hand"
    s = table(f"{who} [blood 0]", b=STRONG, attached_a=f"righteous-aura [on ready/{who}]")
    assert number(s, "bleed", who) == 3
