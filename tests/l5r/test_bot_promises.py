"""What it promises to name some characters: a search looks first at those who leave the others for what comes next."""

import pytest

from coterie.games.l5r.bot.field import this_round
from coterie.games.l5r.bot.fights import best_of_the_clans, shaken
from coterie.games.l5r.bot.naming import hint
from coterie.games.l5r.bot.promises import of_attack, of_defence, promise, without
from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.weights import W
from coterie.games.l5r.facts.cards import characters
from coterie.games.l5r.facts.conflicts import conflict
from tests.l5r.shadow.tools import against
from tests.l5r.test_bot_shadowlands import at_declaration, led
from tests.l5r.tools import prompt, through

GUARDS = "hida-kisada [fate 1], matsu-berserker [fate 1], kakita-kaezin [fate 1], doji-challenger [fate 1]"
WAVES = "scavenging-goblin [fate 1], wild-ogre [fate 2], skeletal-warrior [fate 2]"


def waves(text: str = f"field a: {GUARDS}, bayushi-shoju [fate 1]\nfield b: {WAVES}"):
    return at_declaration(text, players=1)


@pytest.mark.ruling("U-101")
def test_one_breaks_a_province_while_the_others_hold_the_next_wave():
    """Only the longest lists of attackers were looked at, in every province and type, and as those left nobody to defend, the
    clans passed."""
    s = waves()
    assert led(s, "declare?")[-1].endswith(" political")
    said = led(s, "window", "choose")
    assert [each for each in said if "shoju" in each]
    assert not [each for each in said if "kisada" in each or "berserker" in each]


@pytest.mark.ruling("U-101", "U-119")
def test_what_is_left_is_who_is_not_named_and_the_wave_that_does_not_meet_them():
    field = this_round(Table(waves()))
    first, *others = field.ready
    left = without(field, [first], "military", False)
    assert left.ready == others
    assert left.guards == field.guards[1:]
    assert left.raiders == field.raiders[1:]
    assert left.coming == field.coming[1:]
    assert without(field, [first], "", False).coming == field.coming


@pytest.mark.ruling("U-108")
def test_the_fewest_who_hold_a_wave_promise_more_than_everybody_before_a_turn_of_the_clans():
    s = against(
        "field a: hida-kisada, hida-kisada, hida-kisada\nfield b: scavenging-goblin [fate 1]\nfirst: b\nphase: conflict"
    )
    through(s, "defenders?")
    t, now = Table(s), conflict(s)
    assert now is not None
    ready = t.ready_at_home(0)
    worth = [promise(t, now, ready[:n], 5) for n in range(4)]
    assert worth[1] > max(worth[0], worth[3])
    assert of_defence(t, now, 2, 6) > of_defence(t, now, -4, 6) > -3


def test_an_attack_promises_what_it_is_likely_to_break():
    s = against(
        "field a: bayushi-shoju [present]\nholdings b2: goblin-hovel\nhand a: banzai\nconflict: a political air b2",
        windows="all",
    )
    t, now = Table(s), conflict(s)
    assert now is not None
    assert of_attack(t, now, 9, 3) > of_attack(t, now, 4, 3) > of_attack(t, now, -9, 3) > 0


@pytest.mark.ruling("U-122")
def test_two_hold_better_than_one_with_as_much_skill():
    """One character alone held the last strongholds, was bowed by a card, and five others stood by."""
    alone, together = [
        against(
            f"field a: {those}\nfield b: wild-ogre [present], wild-ogre [present]\nhand a: banzai\n"
            f"conflict: b military air a1\nfate: 0 {fate}",
            windows="all",
        )
        for those, fate in (("hida-kisada [present]", 5), ("matsu-berserker [present], matsu-berserker [present]", 5))
    ]
    best = []
    for s in (alone, together):
        now = conflict(s)
        assert now is not None
        best.append(best_of_the_clans(Table(s), now))
    assert best[0] < best[1] < 0
    assert shaken(best[0], -8, W.open) > shaken(best[1], -8, W.open) > shaken(0, -8, W.open)
    (only,) = characters(alone, 0)
    alone.pieces[only].ready = False
    now = conflict(alone)
    assert now is not None
    assert best_of_the_clans(Table(alone), now) == 0


def test_a_name_hints_at_the_best_list_that_it_can_become():
    s = waves()
    led(s, "declare?", "province?")
    through(s, "attackers?")
    hints = {}
    for at, option in enumerate(s.question.options):
        after = s.clone()
        after.pick(at)
        hints[option.notation] = hint(Table(after), 0) if prompt(after) == "attackers?" else 0.0
    best = max(hints, key=lambda name: hints[name])
    assert "shoju" in best
    assert hints[best] > max(n for name, n in hints.items() if name != best)
