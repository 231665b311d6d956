"""The Attack and Reaction cards of Wolf & Rat."""

import pytest

from coterie.games.rivals.cards import CARDS
from coterie.games.rivals.rules.attack_state import Attack
from coterie.games.rivals.rules.forecast import forecast
from tests.rivals.cards.beasts import tame
from tests.rivals.cards.turns import onward
from tests.rivals.tools import asked, attack, blood_on, faces, find, options, play_through, position, where

DOC = "streets b: doc [blood 5], karma [bowed, blood 3]\n"
HYDRA = "streets b: hydra [blood 6], karma [bowed, blood 3]\n"


def strikes(table: str, attacker: str, target: str, sort: str, card: str, build=position, **answers: str):
    """Return the position after an attack with a card of the hand, and what else that holds."""
    more = f", {answers.pop('more')}" if "more" in answers else ""
    s = build(f"{table}hand a: {card}{more}\n")
    s.choose(f"attack with {attacker}")
    onward(s, target=target, sort=sort, attack_card=f"play {card}", **answers)
    return s


# ── Apex Predator ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("leader", "exhausted"), [("tamaska", True), ("ghost", False)])
def test_apex_predator_frightens_and_for_the_leader_exhausts_the_target_and_readies_the_leader(leader, exhausted):
    table = f"leaders: {leader} doc\nstreets a: tamaska [blood 6]\nhaven a: ghost [blood 4]\n" + DOC
    s = strikes(table, "a/tamaska", "b/doc", "social", "apex-predator")
    now = s.pieces[find(s, "doc")]
    assert (now.count("fear"), now.ready) == (1, not exhausted)
    assert s.pieces[find(s, "tamaska")].ready == exhausted
    assert blood_on(s, "doc") == 5 - (2 + 1 - 1)


def test_apex_predator_needs_a_gangrel_and_lays_no_token_on_a_mortal():
    s = position("streets a: hydra [blood 6]\n" + DOC + "hand a: apex-predator\n")
    s.choose("attack with a/hydra")
    onward(s, "attack card?", target="b/doc", sort="social")
    assert options(s) == ["no card"]
    table = "leaders: tamaska doc\nstreets a: tamaska [blood 6]\nhaven b: doc [blood 5]\ncity: team-x-operative\n"
    s = strikes(table, "a/tamaska", "city/team-x-operative", "social", "apex-predator")
    assert s.pieces[find(s, "tamaska")].ready
    assert s.pieces[find(s, "team-x-operative")].count("fear") == 0


# ── Beasts of War ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("held", "damage"), [
    ("", 3), ("mongrel [on streets/hydra]", 4), ("mongrel [on streets/hydra], mongrel [on streets/shades]", 5),
    ("cop [on streets/hydra]", 3),
])  # fmt: skip
def test_beasts_of_war_count_the_animals_of_the_whole_party(held, damage):
    table = f"streets a: hydra [blood 6], shades [blood 4]\nhaven a: skunk [blood 3]\n{DOC}"
    table += f"attached a: sewer-rat [on haven/skunk]{', ' + held if held else ''}\n"
    s = strikes(table.replace("doc [blood 5]", "emil-hruza [blood 7]"), "a/hydra", "b/emil-hruza", "physical",
                "beasts-of-war", tame)  # fmt: skip
    assert blood_on(s, "emil-hruza") == 7 - damage


def test_beasts_of_war_leave_a_last_blood():
    table = "streets a: hydra [blood 6]\nattached a: mongrel [on streets/hydra]\n" + DOC.replace("blood 5", "blood 2")
    s = strikes(table, "a/hydra", "b/doc", "physical", "beasts-of-war", tame)
    assert (blood_on(s, "doc"), where(s, "doc")) == (1, "streets")


# ── Bad Reflection ──────────────────────────────────────────────────────────────────────────────────────────────────


RATS = "streets b: general-flint [blood 6], pong [bowed, blood 4]\n"


@pytest.mark.parametrize(("card", "dealt"), [("no card", 2), ("baseball-bat", 3), ("lightning-strike", 4)])
def test_bad_reflection_deals_mental_damage_as_high_as_the_attack_before_anything_lowers_it(card, dealt):
    s = position(f"streets a: hydra [blood 6]\n{RATS}hand b: bad-reflection\nhand a: baseball-bat, lightning-strike\n")
    attack(s, "a/hydra", "b/general-flint", "physical", card if card == "no card" else f"play {card}",
           reaction="play bad-reflection")  # fmt: skip
    assert blood_on(s, "general-flint") == 6 - (dealt - 2)  # 2 physical, and no shield of the card
    assert blood_on(s, "hydra") == 6 - dealt  # no mental of either is added; hydra has none


def test_bad_reflection_is_lowered_by_the_mental_of_the_attacker():
    s = position(f"streets a: brother [blood 5], shades [blood 4]\n{RATS}hand b: bad-reflection\n")
    attack(s, "a/brother", "b/general-flint", "physical", reaction="play bad-reflection")
    assert blood_on(s, "brother") == 5  # 1 damage against 1 mental


@pytest.mark.parametrize(("answer", "dealt"), [("pass", 2), ("use a/house-of-pain", 3)])
def test_bad_reflection_is_measured_as_the_damage_is_dealt(answer, dealt):
    s = position(f"leaders: hydra doc\nstreets a: hydra [blood 6]\n{RATS}hand b: bad-reflection\nhand a: fleetness\n"
                 "board a: house-of-pain\n")  # fmt: skip
    s.choose("attack with a/hydra")
    onward(s, "reaction card?", target="b/general-flint", sort="physical")
    play_through(s, "play bad-reflection", answer)
    onward(s)
    assert blood_on(s, "hydra") == 6 - dealt


def test_bad_reflection_is_for_physical_and_mental_attacks_on_a_nosferatu():
    s = position(f"streets a: hydra [blood 6]\n{RATS}hand b: bad-reflection\n")
    s.choose("attack with a/hydra")
    onward(s, "reaction card?", target="b/general-flint", sort="social")
    assert asked(s) == (1, ["no card"])
    s = position(f"streets a: hydra [blood 6]\n{DOC}hand b: bad-reflection\n")
    s.choose("attack with a/hydra")
    onward(s, "reaction card?", target="b/doc", sort="physical")
    assert asked(s) == (1, ["no card"])


def test_bad_reflection_that_has_lost_its_text_deals_nothing():
    table = f"streets a: guvnah [blood 5], doc [blood 5]\n{RATS}hand b: bad-reflection\n"
    s = strikes(table, "a/guvnah", "b/general-flint", "mental", "scry-the-soul", reaction_card="play bad-reflection")
    assert blood_on(s, "guvnah") == 5
    s = position(table)
    attack(s, "a/guvnah", "b/general-flint", "mental", reaction="play bad-reflection")
    assert blood_on(s, "guvnah") == 5 - (1 - 1)


# ── Cornered Rat ────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("blood", "damage"), [(6, 0), (4, 2), (1, 5)])
@pytest.mark.parametrize("sort", ["physical", "mental"])
def test_cornered_rat_attacks_the_harder_the_less_blood_is_left(blood, damage, sort):
    table = f"streets a: general-flint [blood {blood}]\nstreets b: sheilar-omar [blood 5], pong [blood 4]\n"
    s = strikes(table, "a/general-flint", "b/sheilar-omar", sort, "cornered-rat")
    own = {"physical": 2 - 1, "mental": 1 - 1}[sort]
    taken = damage + own
    if taken >= 5:
        assert where(s, "sheilar-omar") == "torpor"
    else:
        assert blood_on(s, "sheilar-omar") == 5 - taken


@pytest.mark.parametrize(("sort", "card", "dealt"), [
    ("physical", "no card", 2), ("physical", "lightning-strike", 4), ("mental", "no card", 0), ("mental", "terrorize", 2),
])  # fmt: skip
def test_cornered_rat_bites_back_physically_for_every_two_damage(sort, card, dealt):
    s = position(f"streets a: hydra [blood 6]\n{RATS}hand b: cornered-rat\nhand a: lightning-strike, terrorize\n")
    attack(s, "a/hydra", "b/general-flint", sort, card if card == "no card" else f"play {card}",
           reaction="play cornered-rat")  # fmt: skip
    assert blood_on(s, "hydra") == 6 - (2 + dealt // 2 - 2)  # physical of both


# ── Disturbing the Hive ─────────────────────────────────────────────────────────────────────────────────────────────


HIVE = "streets a: {} [blood 4], general-flint [blood 6]\nhaven a: bobby-handsome [blood 3]\nstreets b: doc [blood 5]\n"


@pytest.mark.parametrize(("held", "discarded", "damage"), [
    ("", "", 1), ("the-swarm [on streets/general-flint]", "", 2), ("mongrel [on streets/general-flint]", "", 1),
    ("the-swarm [on haven/bobby-handsome]", "", 1), ("", "the-swarm, mongrel, the-swarm", 3),
])  # fmt: skip
def test_disturbing_the_hive_counts_swarms_of_the_party_and_of_the_discard_pile(held, discarded, damage):
    table = HIVE.format("pong") + (f"attached a: {held}\n" if held else "")
    table += f"discard a: {discarded}\n" if discarded else ""
    s = strikes(table + "discard b: the-swarm\n", "a/pong", "b/doc", "ranged", "disturbing-the-hive", tame)
    assert blood_on(s, "doc") == 5 - damage


@pytest.mark.parametrize(("who", "left"), [("pong", 5 - 1), ("kim-phan", 5 - 1), ("general-flint", 5)])
def test_disturbing_the_hive_negates_reactions_for_obfuscate_only(who, left):
    table = "streets a: pong [blood 4], kim-phan [blood 4], general-flint [blood 6]\nstreets b: doc [blood 5]\n"
    s = position(table + "hand b: cloak-of-shadows\nhand a: disturbing-the-hive\n")
    attack(s, f"a/{who}", "b/doc", "ranged", "play disturbing-the-hive", reaction="play cloak-of-shadows")
    assert blood_on(s, "doc") == left


# ── Feeding Frenzy ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("blood", "damage"), [(6, 1), (4, 1), (3, 2)])
def test_feeding_frenzy_is_harder_of_the_wounded(blood, damage):
    table = f"streets a: hydra [blood {blood}]\nstreets b: emil-hruza [blood 7]\n"
    s = strikes(table, "a/hydra", "b/emil-hruza", "physical", "feeding-frenzy")
    assert blood_on(s, "emil-hruza") == 7 - 2 - damage


@pytest.mark.parametrize(("who", "victim", "after"), [
    ("dien", "karma [blood 3]", 6), ("dien", "emil-hruza [blood 7]", 4), ("hydra", "karma [blood 3]", 4),
])  # fmt: skip
def test_feeding_frenzy_mends_with_fortitude_if_the_target_is_defeated(who, victim, after):
    target = victim.split()[0]
    table = f"streets a: {who} [blood 4], skunk [blood 3]\nstreets b: {victim}\nhaven b: doc [blood 5]\n"
    s = strikes(table, f"a/{who}", f"b/{target}", "physical", "feeding-frenzy")
    assert blood_on(s, who) == after
    assert (where(s, target) == "torpor") == (target == "karma")


def test_feeding_frenzy_feeds_on_mortals_too():
    table = "streets a: dien [blood 3], skunk [blood 3]\nhaven b: doc [blood 5]\ncity: team-x-operative\n"
    s = strikes(table, "a/dien", "city/team-x-operative", "physical", "feeding-frenzy")
    assert (s.agenda[0], blood_on(s, "dien")) == (1, 5)


# ── Feral Claws, Feral Fangs ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("who", "left"), [("lil-fang", 3), ("general-flint", 5)])
def test_feral_claws_are_aggravated_with_protean(who, left):
    table = f"streets a: {who} [blood 4], skunk [blood 3]\nstreets b: hydra [blood 5]\n"
    s = strikes(table, f"a/{who}", "b/hydra", "physical", "feral-claws")
    assert blood_on(s, "hydra") == left  # 2 physical against 2


@pytest.mark.parametrize(("who", "damage"), [("ghost", 4), ("lil-fang", 5), ("hydra", 4)])
def test_feral_fangs_lie_open_and_count_protean(who, damage):
    table = f"streets a: {who} [blood 4]\nstreets b: emil-hruza [blood 7]\nhand a: feral-fangs\n"
    s = position(table)
    play_through(s, f"attack with a/{who}", "physical", "play feral-fangs")
    onward(s)
    assert blood_on(s, "emil-hruza") == 7 - damage
    assert [CARDS[face].open for face in ("feral-fangs", "feral-claws")] == [True, False]


def test_feral_fangs_are_seen_before_anybody_blocks():
    s = position("streets a: ghost [blood 4]\nstreets b: doc [blood 5], karma [blood 3]\nhand a: feral-fangs\n")
    play_through(s, "attack with a/ghost", "b/doc", "physical", "play feral-fangs")
    assert s.question.prompt.startswith("Who blocks")
    assert s.pieces[find(s, "feral-fangs")].known == -1


# ── Fight or Flight ─────────────────────────────────────────────────────────────────────────────────────────────────


FLIGHT = (
    "streets a: sonja-valentine [blood 6]\nstreets b: brother [blood 5], karma [blood 3]\nhand a: fight-or-flight\n"
)
FLIGHT += "hand b: backup\nattached b: chef [on streets/karma], chef [on streets/brother]\n"


def test_fight_or_flight_negates_the_reaction_of_a_blocker_only():
    s = position(FLIGHT)
    attack(s, "a/sonja-valentine", "b/brother", "mental", "play fight-or-flight", "block with b/karma", "play backup")
    assert blood_on(s, "karma") == 3 - (2 + 1 - 2)  # Backup would have given a shield
    s = position(FLIGHT)
    attack(s, "a/sonja-valentine", "b/brother", "mental", "play fight-or-flight", reaction="play backup")
    assert blood_on(s, "brother") == 5 - (2 + 1 - 1 - 1)


@pytest.mark.parametrize(("who", "blood", "shield"), [("dien", 6, 2), ("hydra", 6, 1)])
def test_fight_or_flight_shields_and_hurts_nobody_as_a_reaction(who, blood, shield):
    table = f"streets a: sonja-valentine [blood 6]\nstreets b: {who} [blood {blood}]\nhand b: fight-or-flight\n"
    s = position(table + "hand a: terrorize, the-mighty-fall\n")
    attack(s, "a/sonja-valentine", f"b/{who}", "mental", "play the-mighty-fall", reaction="play fight-or-flight")
    assert blood_on(s, who) == blood - (2 + 1 + 2 - shield)
    assert blood_on(s, "sonja-valentine") == 6


def test_fight_or_flight_answers_mental_attacks_alone():
    s = position("streets a: sonja-valentine [blood 6]\nstreets b: hydra [blood 6]\nhand b: fight-or-flight\n")
    s.choose("attack with a/sonja-valentine")
    onward(s, "reaction card?", target="b/hydra", sort="social")
    assert asked(s) == (1, ["no card"])


# ── Hardened Flesh ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("who", "shield"), [("lori-swiftfoot", 2), ("skunk", 1)])
def test_hardened_flesh_shields_by_fortitude(who, shield):
    s = position(f"streets a: hydra [blood 6]\nstreets b: {who} [blood 3], doc [bowed, blood 5]\nhand b: hardened-flesh\n"
                 "hand a: baseball-bat\n")  # fmt: skip
    attack(s, "a/hydra", f"b/{who}", "physical", "play baseball-bat", reaction="play hardened-flesh")
    assert blood_on(s, who) == 3 - (3 - 1 - shield)
    s = position(
        f"streets a: hydra [blood 6]\nstreets b: {who} [blood 3], doc [bowed, blood 5]\nhand b: hardened-flesh\n"
    )
    s.choose("attack with a/hydra")
    onward(s, "reaction card?", target=f"b/{who}", sort="mental")
    assert asked(s) == (1, ["no card"])


# ── Seeing is Believing, The Stampede ───────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(("who", "left"), [("pong", 3 - 2), ("sonja-valentine", 3)])
def test_seeing_is_believing_passes_by_mental_with_obfuscate(who, left):
    table = f"streets a: {who} [blood 4]\nstreets b: karma [blood 3]\nhaven b: doc [blood 5]\n"
    s = strikes(table, f"a/{who}", "b/karma", "mental", "seeing-is-believing")
    assert blood_on(s, "karma") == left


@pytest.mark.parametrize(("party", "damage"), [
    ("hydra [blood 6]", 5), ("hydra [blood 6], flick [blood 3]", 6), ("tamaska [blood 6]", 3),
])  # fmt: skip
def test_the_stampede_takes_a_shield_for_each_of_the_party(party, damage):
    who = party.split()[0]
    s = strikes(f"streets a: {party}\nstreets b: emil-hruza [blood 7]\n", f"a/{who}", "b/emil-hruza", "physical",
                "the-stampede")  # fmt: skip
    assert blood_on(s, "emil-hruza") == 7 - damage


def test_the_stampede_tramples_shields_first():
    nuns = "attached b: nun [on streets/emil-hruza], nun [on streets/emil-hruza]\n"
    s = strikes("streets a: hydra [blood 6]\nstreets b: emil-hruza [blood 7]\n" + nuns, "a/hydra", "b/emil-hruza",
                "physical", "the-stampede")  # fmt: skip
    assert blood_on(s, "emil-hruza") == 7 - (2 + 1 + 1 - 2 + 1)


# ── Veiled Threat ───────────────────────────────────────────────────────────────────────────────────────────────────


THREAT = "streets a: clandestine [blood 5]\nstreets b: emil-hruza [blood 7], doc [bowed, blood 5]\n"


@pytest.mark.ruling("R-155")
def test_veiled_threat_stays_face_down_on_the_target_as_a_curse():
    s = strikes(THREAT, "a/clandestine", "b/emil-hruza", "social", "veiled-threat")
    now = s.pieces[find(s, "veiled-threat")]
    assert (now.zone, now.down, now.host) == ("attached", True, find(s, "emil-hruza"))
    assert blood_on(s, "emil-hruza") == 7 - (1 + 2 + 2 - 2)  # two obfuscate
    assert s.game.speaks(s, find(s, "veiled-threat")) == 0
    assert s.game.read(s.notation()).fingerprint() == s.fingerprint()


def test_veiled_threat_does_not_stay_where_there_are_three_attachments_or_on_a_mortal():
    full = "attached b: cop [on streets/emil-hruza], chef [on streets/emil-hruza], athlete [on streets/emil-hruza]\n"
    s = strikes(THREAT + full, "a/clandestine", "b/emil-hruza", "social", "veiled-threat")
    assert where(s, "veiled-threat") == "discard"
    s = strikes(THREAT + full.replace(", athlete [on streets/emil-hruza]", ""), "a/clandestine", "b/emil-hruza",
                "social", "veiled-threat")  # fmt: skip
    assert where(s, "veiled-threat") == "attached"
    s = strikes(
        THREAT + "city: team-x-operative\n", "a/clandestine", "city/team-x-operative", "social", "veiled-threat"
    )
    assert where(s, "veiled-threat") == "discard"


def test_veiled_threat_takes_a_place_among_the_attachments_and_falls_with_its_bearer():
    table = "streets a: hydra [blood 6]\nstreets b: karma [blood 1]\nhaven b: doc [blood 5]\n"
    s = position(table + "attached a: veiled-threat [on streets/karma, down]\n")
    attack(s, "a/hydra", "b/karma", "physical")
    assert (where(s, "karma"), faces(s, "discard", 0)) == ("torpor", ["veiled-threat"])


# ── what is told of them ────────────────────────────────────────────────────────────────────────────────────────────


def test_what_a_reaction_strikes_back_with_is_told_before_it_is_dealt():
    s = position(f"streets a: hydra [blood 6], brother [blood 5]\n{RATS}hand b: bad-reflection\n")
    s.choose("attack with a/hydra")
    onward(s, "reaction card?", target="b/general-flint", sort="physical")
    s.choose("play bad-reflection")
    now: Attack = next(row.data for row in s.rows.values() if type(getattr(row, "data", None)) is Attack)
    told = [number.total for number in forecast(s, now)]
    assert told == [0, 2]


def test_the_facts_that_are_in_doubt_are_said():
    doubtful = {face for face, card in CARDS.items() if card.set == "Wolf & Rat" and card.open_question}
    assert {"bad-reflection", "seeing-is-believing"} <= doubtful
    assert (CARDS["seeing-is-believing"].damage, CARDS["bad-reflection"].shield) == (0, 0)
