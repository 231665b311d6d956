"""The Attack and Reaction cards of Shadows & Shrouds."""

import pytest

from coterie.kernel.knowledge import knows
from coterie.kernel.pieces import pile
from tests.rivals.tools import asked, attack, blood_on, faces, find, play_through, position, where


def fought(card: str, sort: str, attacker: str = "hydra [blood 6]", target: str = "hydra [blood 6]", more: str = ""):
    s = position(f"streets a: {attacker}\nstreets b: {target}\nhand a: {card}\n{more}")
    name, foe = attacker.split()[0], target.split()[0]
    attack(s, f"a/{name}", f"b/{foe}", sort, card=f"play {card}")
    return s


def damage(*args, **more) -> int:
    """Return what the target has lost, of 6 Blood."""
    s = fought(*args, **more)
    return 6 - blood_on(s, "hydra", nth=1 if args[2:3] in ((), ("hydra [blood 6]",)) else 0)


def test_cloud_memory_costs_a_random_library_card_if_damage_is_taken():
    hand = "hand b: throat-rip, karma\n"
    s = fought("cloud-memory", "mental", "lolita [blood 3]", "hydra [blood 6]", hand)
    assert (where(s, "throat-rip"), where(s, "karma")) == ("discard", "hand")
    s = fought("cloud-memory", "mental", "doc [blood 5]", "hydra [blood 6]", hand)
    assert where(s, "throat-rip") == "hand"  # no dominate
    s = fought("cloud-memory", "mental", "lolita [blood 3]", "velvet [blood 4]", hand)
    assert where(s, "throat-rip") == "hand"  # 1 less 1 mental: nothing was taken


def test_graveyard_smash_counts_burned_mortals_and_leaves_one_blood():
    text = "burned city: chef, addict, student, castro-street-party\n"
    assert damage("graveyard-smash", "physical", "brother [blood 5]", more=text) == 1 + 3 - 2
    s = fought("graveyard-smash", "physical", "brother [blood 5]", "karma [blood 2]", text)
    assert (where(s, "karma"), blood_on(s, "karma")) == ("streets", 1)


def test_high_stakes_counts_agenda_on_the_attacker_only():
    assert damage("high-stakes", "social", "brother [blood 5, agenda 3]", more="agenda: 2 0\n") == 1 + 1 + 3 - 1
    assert damage("high-stakes", "social", "brother [blood 5]", more="agenda: 5 0\n") == 1


def test_it_s_your_funeral_counts_your_own_rituals():
    text = "board a: diminish [blood 1], summon-spirit [blood 1], blood-for-blood\nboard b: bind-the-spirit [blood 1]\n"
    assert damage("its-your-funeral", "social", "brother [blood 5]", more=text) == 1 + 1 + 2 - 1


def test_interrogation_looks_at_the_hand_if_damage_is_taken():
    s = fought("interrogation", "social", "doc [blood 5]", "hydra [blood 6]", "hand b: throat-rip, drive-by\n")
    assert all(knows(s, 0, p) for p in pile(s, "hand", 1))
    s = fought("interrogation", "social", "skunk [blood 3]", "johnny [blood 4]", "hand b: throat-rip, drive-by\n")
    assert not any(knows(s, 0, p) for p in pile(s, "hand", 1))


def test_living_shadow_counts_wraiths_and_may_go_against_another():
    text = "streets a: {0} [blood 4]\nstreets b: hydra [blood 6], brother [bowed, blood 5]\nhand a: living-shadow\n"
    wraith = (
        "attached a: chef [down, known all, on streets/{0}], wraith-social [down, known a, on chef], "
        "cop [on streets/{0}]\n"
    )
    s = position((text + wraith).format("kwame"))
    play_through(s, "attack with a/kwame", "b/hydra", "pass", "mental", "play living-shadow")
    assert s.asked[1][0] == "may"
    play_through(s, "yes")
    play_through(s, "pass")
    assert (blood_on(s, "hydra"), blood_on(s, "brother")) == (6, 5 - (1 + 1 - 1))
    s = position((text + wraith).format("inmate-745943"))
    play_through(s, "attack with a/inmate-745943", "b/hydra", "pass", "mental", "play living-shadow", "pass")
    assert (blood_on(s, "hydra"), blood_on(s, "brother")) == (5, 5)  # without oblivion: where it was aimed


def test_money_shot_puts_agenda_on_a_character_after_a_defeat():
    text = (
        "streets a: {}\nhaven a: hydra [blood 6]\nstreets b: karma [blood {}], doc [bowed, blood 5]\n"
        "hand a: money-shot\n"
    )
    s = position(text.format("brother [blood 5]", 1))
    attack(s, "a/brother", "b/karma", "physical", card="play money-shot")
    assert asked(s) == (0, ["a/hydra", "a/brother", "b/doc"])
    s.choose("a/hydra")
    assert (s.pieces[find(s, "hydra")].count("agenda"), s.agenda[0]) == (1, 1)
    s = position(text.format("brother [blood 5]", 3))
    attack(s, "a/brother", "b/karma", "physical", card="play money-shot")
    assert s.asked[1][0] == "action?"  # not defeated
    s = position(text.format("inmate-745943 [blood 4]", 1))
    attack(s, "a/inmate-745943", "b/karma", "physical", card="play money-shot")
    assert s.asked[1][0] == "action?"  # no potence


@pytest.mark.ruling("R-128", "R-129", "R-130")
def test_prowess_from_pain_adds_what_the_attacker_lacks():
    annika, target = "annika [blood {}]", "skunk [blood 3]"
    s = position(f"streets a: {annika.format(1)}\nstreets b: the-cossack [blood 5]\nhand a: prowess-from-pain\n")
    play_through(s, "attack with a/annika", "physical", "play prowess-from-pain")
    assert s.over  # physical 1 + 1 + 5 against 2: its last vampire has lost all 5
    s = fought("prowess-from-pain", "physical", annika.format(6), "the-cossack [blood 5]")
    assert blood_on(s, "the-cossack") == 5  # physical 1 + 1 against 2: nothing is added at full Blood
    s = fought("prowess-from-pain", "physical", annika.format(4), "the-cossack [blood 5]")
    assert blood_on(s, "the-cossack") == 3
    s = fought("prowess-from-pain", "physical", "hydra [blood 4]", target)
    assert blood_on(s, "skunk") == 3 - (2 + 1 - 1)  # no fortitude


def test_shadow_boxing_counts_oblivion_and_reach():
    assert damage("shadow-boxing", "physical", "enzo-cappa [blood 5]") == 2 + 2 + 1 - 2
    assert damage("shadow-boxing", "physical", "sophia-giovanni [blood 5]") == 0  # 1 + 1 against 2, without Reach


def test_soul_crushing_counts_what_is_attached_to_the_target():
    text = "attached b: chef [on streets/hydra], cop [on streets/hydra]\n"
    assert damage("soul-crushing", "social", "raven-smith [blood 5]", more=text) == 2 + 2 - 1
    assert damage("soul-crushing", "social", "doc [blood 5]", more=text) == 0  # no oblivion


def test_throwing_shade_needs_two_oblivion_in_the_party():
    text = "streets a: {}\nstreets b: hydra [blood 6]\nhand a: throwing-shade\n"
    s = position(text.format("mei-yinying [blood 4], annika [blood 6]"))
    attack(s, "a/mei-yinying", "b/hydra", "ranged", card="play throwing-shade")
    assert blood_on(s, "hydra") == 3
    s = position(text.format("mei-yinying [blood 4], skunk [blood 3]"))
    attack(s, "a/mei-yinying", "b/hydra", "ranged", card="play throwing-shade")
    assert blood_on(s, "hydra") == 4


def test_utter_darkness_frightens_the_first_target_and_the_blocker():
    text = "streets a: {}\nstreets b: hydra [blood 6], brother [blood 5], skunk [blood 3]\nhand a: utter-darkness\n"
    s = position(text.format("sophia-giovanni [blood 5]"))
    attack(s, "a/sophia-giovanni", "b/hydra", "mental", card="play utter-darkness", block="block with b/brother")
    assert [s.pieces[find(s, face)].count("fear") for face in ("hydra", "brother", "skunk")] == [1, 1, 0]
    s = position(text.format("doc [blood 5]"))
    attack(s, "a/doc", "b/hydra", "mental", card="play utter-darkness")
    assert s.pieces[find(s, "hydra")].count("fear") == 0  # no oblivion


def test_tenebrous_avatar_sells_more_shield_for_agenda():
    text = "streets a: hydra [blood 6]\nstreets b: {}\nhand b: tenebrous-avatar\nagenda: 0 {}\n"
    s = position(text.format("raven-smith [blood 5]", 1))
    attack(s, "a/hydra", "b/raven-smith", "physical", reaction="play tenebrous-avatar")
    assert asked(s) == (1, ["yes", "no"])
    s.choose("yes")
    assert (blood_on(s, "raven-smith"), s.agenda[1]) == (5, 0)
    s = position(text.format("raven-smith [blood 5]", 0))
    attack(s, "a/hydra", "b/raven-smith", "physical", reaction="play tenebrous-avatar")
    assert blood_on(s, "raven-smith") == 4  # nothing to pay with
    s = position(text.format("doc [blood 5]", 1))
    attack(s, "a/hydra", "b/doc", "physical", reaction="play tenebrous-avatar")
    assert blood_on(s, "doc") == 4  # no oblivion
    assert faces(s, "discard", 1) == ["tenebrous-avatar"]


@pytest.mark.ruling("RR-9")
def test_the_printed_shield_of_tenebrous_avatar_stays_without_its_text():
    text = "streets a: doc [blood 5], karma [blood 3]\nstreets b: piero-calderon [blood 6]\nhand a: scry-the-soul\n"
    s = position(text + "hand b: tenebrous-avatar\nagenda: 0 3\n")
    attack(s, "a/doc", "b/piero-calderon", "mental", card="play scry-the-soul", reaction="play tenebrous-avatar")
    assert (blood_on(s, "piero-calderon"), s.agenda[1]) == (6 - (2 + 1 - 1 - 1), 3)  # nothing is offered
