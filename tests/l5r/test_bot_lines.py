"""What a search compares: choices that show only later, lines that end at different times, who can fight at all."""

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.bot.field import this_round
from coterie.games.l5r.bot.fights import price_of_turning, still_to_play
from coterie.games.l5r.bot.honor import dire, price_of_honor
from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.trying import worth_trying
from coterie.games.l5r.bot.weighing import foreseen, which_conflict
from coterie.games.l5r.bot.weights import W
from coterie.games.l5r.bot.worth import lying, of_province, worth
from coterie.games.l5r.facts.conflicts import conflict
from tests.l5r.shadow.tools import acts, against
from tests.l5r.test_bot_shadowlands import at_declaration, led
from tests.l5r.tools import options, prompt, row, through

# ── choices that show later ─────────────────────────────────────────────────────────────────────────────────────────


def bargained(honor: int):
    """Dark Bargain is about to bow four defenders of a clan, or to take an honor for each of them."""
    guards = ", ".join(["matsu-berserker [present]"] * 4)
    s = acts("dark-bargain", f"field a: {guards}\nfield b: {', '.join(['wild-ogre [present]'] * 2)}\nhonor: {honor} 0")
    assert prompt(s) == "choose one for"
    return s


@pytest.mark.ruling("U-048", "L-9.11")
def test_a_clan_with_honor_to_spare_does_not_let_a_whole_defence_bow():
    """Nothing of a choice showed before the last one was made, so all lines looked like the first: everybody bowed."""
    s = bargained(14)
    assert led(s, "window")[:4] == ["ControllerLosesHonor()"] * 4
    assert s.honor[0] == 10


@pytest.mark.ruling("L-9.11")
def test_what_has_been_chosen_is_weighed_as_though_it_had_happened():
    s = bargained(14)
    before = s.fingerprint()
    assert foreseen(s) is s
    s.pick(1)
    assert s.honor[0] == 14
    assert foreseen(s).honor[0] == 13
    bowed = bargained(14)
    bowed.pick(0)
    assert GAME.bot.evaluate(bowed, 0) != GAME.bot.evaluate(s, 0)
    assert bargained(14).fingerprint() == before


@pytest.mark.ruling("U-048", "L-9.11")
def test_each_clan_gives_cards_to_chuda_gyushi_rather_than_honor():
    """The first of two that were asked gave 3 honor, as that was the first of its choices."""
    cards = "banzai, court-games, banzai, court-games"
    s = against(
        f"field c: chuda-gyushi [fate 2]\nhand a: {cards}\nhand b: {cards}\nhonor: 4 4 0\nphase: fate", 2, windows="all"
    )
    through(s, "choose one")
    before = s.honor[0]
    led(s, "window")
    assert s.honor[0] == s.honor[1] == before


# ── lines that end at different times ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-099")
def test_an_attack_of_the_deck_after_a_pass_is_another_stretch():
    """Both were the first conflict of the phase, so a pass was weighed after an attack that nobody had defended yet."""
    s = at_declaration("field a: hida-kisada [fate 1]\nfield b: wild-ogre [fate 1]", players=1)
    begun = GAME.bot.stretch(s)
    attack = s.clone()
    led(attack, "declare?", "attackers?")
    s.choose("pass")
    assert conflict(s) is not None
    assert GAME.bot.stretch(s) != begun


@pytest.mark.ruling("U-141", "L-9.9")
def test_what_holdings_do_as_the_phase_ends_is_no_reason_to_attack():
    """A pass was weighed with what comes at the end of every conflict phase, an attack without: so clans attacked in vain."""
    s = against(
        "field a: doji-whisperer [fate 1]\nfield b: wild-ogre [fate 1], wild-ogre [fate 1]\nholdings b1: haunted-ruins\n"
        "hand a: banzai, banzai\nfirst: b\nhonor: 3 0\nphase: conflict"
    )
    seen: list[tuple[int, bool, bool]] = []

    def look(s) -> bool:
        if s.round == 1 and s.phase == "conflict" and (not seen or seen[-1] != which_conflict(s)):
            seen.append(which_conflict(s))
        return s.round > 1

    while s.asked is not None and s.round == 1:
        s.pick(len(s.asked[2]) - 1 if prompt(s) == "declare?" else s.question.default, look)
    assert (0, True, False) in seen
    assert seen[-2:] == [(1, False, True), (0, False, True)]


def test_they_do_not_attack_in_vain_after_the_only_attack_of_the_deck():
    s = against(
        "field a: doji-whisperer [fate 1]\nfield b: wild-ogre [fate 1], wild-ogre [fate 2], wild-ogre [fate 2]\n"
        "holdings b1: haunted-ruins\nhand a: court-games\nfirst: b\nhonor: 4 0\nphase: conflict"
    )
    through(s, "declare?")
    assert led(s, "declare?")[-1] == "pass"


def test_a_pass_that_leads_to_another_window_is_a_step_ahead():
    """It had the same value and asked the same as a position before it, so the search dropped it, and the clans attacked."""
    s = against(
        "field a: doji-whisperer [fate 1]\nfield b: wild-ogre [fate 1]\nhand a: banzai\nfirst: b\nphase: conflict",
        windows="all",
    )
    through(s, "declare?")
    before = GAME.bot.evaluate(s, 0)
    s.choose("pass")
    assert prompt(s) == "window"
    assert GAME.bot.evaluate(s, 0) > before


@pytest.mark.ruling("U-121", "U-125")
def test_a_conflict_that_has_not_begun_costs_no_card_yet():
    """A pass seemed to cost a card of the deck twice: in the conflict that it begins, and in those that are to come."""
    s = at_declaration("field a: hida-kisada [fate 1]\nfield b: wild-ogre [fate 1]", players=1)
    before = GAME.bot.evaluate(s, 0)
    s.pick(len(s.asked[2]) - 1, lambda s: conflict(s) is not None)
    assert conflict(s) is not None
    assert GAME.bot.evaluate(s, 0) == pytest.approx(before, abs=0.02)
    assert price_of_turning(s) > 0


@pytest.mark.ruling("U-121")
def test_cards_in_hand_count_until_a_clan_can_first_play_them():
    """They counted while defenders were named, and not in the position that this led to: so nobody was named who needed one."""
    s = against(
        "field a: hida-kisada [fate 1]\nfield b: wild-ogre [fate 1]\nhand a: banzai, banzai, fine-katana\nfirst: b\n"
        "deck b: evil-portents, evil-portents, evil-portents, evil-portents\nphase: conflict"
    )

    def hoped() -> float:
        now = conflict(s)
        assert now is not None
        return still_to_play(Table(s), now)

    through(s, "defenders?")
    named = hoped()
    s.choose("defend with a/hida-kisada")
    through(s, "window")
    assert hoped() == named < 0
    s.choose("use banzai")
    through(s, "window")
    assert hoped() == 0


# ── what counts ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-6.16", "U-114")
def test_a_clan_does_not_count_on_a_character_that_cannot_take_part():
    """Pacifism was played on the best defender of a clan: it had as much skill as before."""
    text = "field a: hida-kisada [fate 1]\nfield b: wild-ogre [fate 1]\nhand a: banzai\nphase: draw\n{}"
    free, bound = [
        Table(against(text.format(more), windows="all")) for more in ("", "attached a: pacifism [on field/hida-kisada]")
    ]
    assert this_round(free).guards[0][0] > this_round(bound).guards[0][0] == this_round(bound).raiders[0][0] == 0
    assert worth(bound, 0) < worth(free, 0)


@pytest.mark.ruling("U-110", "U-141")
def test_the_lair_is_worth_several_rounds_and_a_bare_province_of_the_deck_less_than_one_of_a_clan():
    """With the lair its deck hardly ever runs out, and clans left it alone; but they gave a province of each clan for any."""
    s = against("holdings b2: oni-lair\nhand a: banzai\nphase: draw", windows="all")
    t = Table(s)
    assert lying(t, row(s, "oni-lair").place) > 3 * W.timer
    own, theirs = [of_province(t, t.standing(owner)[0]) for owner in (0, 1)]
    assert own > theirs > 0


@pytest.mark.ruling("U-141")
def test_honor_is_dearer_if_holdings_take_some_every_round():
    text = "honor: 6 6 0\nhand a: banzai\nphase: draw\n{}"
    with_ruins, without = [
        Table(against(text.format(more), 2, windows="all")) for more in ("holdings c1: haunted-ruins", "")
    ]
    assert dire(with_ruins) > dire(without)
    assert price_of_honor(with_ruins, 0, 1) > price_of_honor(without, 0, 1)


@pytest.mark.ruling("U-048", "U-203")
def test_a_clan_without_a_character_gets_one_that_it_could_give_to_chuda_gyushi():
    """All characters were played under one clan, and the other lost its honor within two rounds."""
    chosen = []
    for foe in ("wild-ogre", "chuda-gyushi"):
        s = against(
            f"field b: hida-kisada [fate 1]\nfield c: {foe} [fate 2]\nrow a1: doji-whisperer\nfate: 9 9 0\nhand a: banzai\n"
            "honor: 6 9 0\nphase: dynasty\nfirst: a",
            2,
        )
        through(s, "window")
        s.choose(next(each for each in options(s) if "whisperer" in each))
        through(s, "whose?")
        (at,) = worth_trying(s)
        chosen.append(options(s)[at])
    assert chosen == ["under b", "under a"]
