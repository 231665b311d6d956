"""Traps, Ongoing cards, Attack cards, Havens and Agendas of Heart of Europe."""

import pytest

from tests.rivals.tools import asked, attack, blood_on, faces, find, number, options, play_through, position, where


def on(s, face: str) -> dict[str, int]:
    """Return the tokens on a card."""
    return dict(s.pieces[find(s, face)].counters)


# ── Traps ───────────────────────────────────────────────────────────────────────────────────────────────────────────

POISON = """
streets a: hydra [blood 5]
haven b: {} [blood 5]
city: student
plots b: blood-poisoning [prestige {}]
hand a: throat-rip
leaders: hydra {}
"""


@pytest.mark.ruling("R-209", "R-216")
def test_blood_poisoning_hurts_whoever_has_just_got_a_retainer():
    s = position(POISON.format("doc", 2, "doc"))
    attack(s, "a/hydra", "city/student", "physical", "play throat-rip")
    s.choose("attach city/student")
    assert asked(s) == (1, ["use b/plots.1", "pass"])
    s.choose("use b/plots.1")
    assert (blood_on(s, "hydra"), where(s, "blood-poisoning")) == (3, "discard")
    assert s.supply[1] == 32 - 20 - 5
    s = position(POISON.format("doc", 2, "doc"))
    attack(s, "a/hydra", "city/student", "physical", "play throat-rip")
    s.choose("burn city/student")
    assert asked(s)[0] == 0  # nothing was attached


@pytest.mark.ruling("R-211", "R-212")
def test_blood_poisoning_needs_obfuscate_but_no_prestige():
    s = position(POISON.format("karma", 2, "karma").replace("karma [blood 5]", "karma [blood 3]"))
    attack(s, "a/hydra", "city/student", "physical", "play throat-rip")
    s.choose("attach city/student")
    assert asked(s)[0] == 0
    s = position(POISON.format("doc", 2, "doc").replace(" [prestige 2]", ""))
    attack(s, "a/hydra", "city/student", "physical", "play throat-rip")
    play_through(s, "attach city/student", "use b/plots.1")
    assert (blood_on(s, "hydra"), where(s, "blood-poisoning")) == (5, "discard")


OFF = """
streets a: hydra [blood 6]
{} b: doc [blood 5]
haven b: omnis [blood 4]
plots b: off-limits [prestige 1]
leaders: hydra doc
"""


@pytest.mark.ruling("R-267", "R-268")
def test_off_limits_shields_a_defender_in_the_streets():
    s = position(OFF.format("streets"))
    play_through(s, "attack with a/hydra", "b/doc")
    assert asked(s) == (1, ["use b/plots.1", "pass"])
    play_through(s, "use b/plots.1")
    while s.asked[1][0] != "action?":
        s.choose(next(name for name in ("physical", "no card", "pass", "no block") if name in options(s)))
    assert (blood_on(s, "doc"), where(s, "off-limits")) == (5, "discard")
    s = position(OFF.format("streets").replace("haven b: omnis [blood 4]\n", ""))
    s.choose("attack with a/hydra")
    assert asked(s)[0] == 0  # no Nosferatu


@pytest.mark.ruling("R-267", "R-269")
def test_off_limits_helps_nobody_in_a_haven_nor_an_attacker():
    s = position(
        OFF.format("haven")
        .replace("haven b: omnis [blood 4]\n", "")
        .replace("doc [blood 5]", "doc [blood 5], omnis [blood 4]")
    )
    play_through(s, "attack with a/hydra", "b/doc")
    assert asked(s)[0] == 0
    s = position(
        "streets a: velvet [blood 4]\nstreets b: karma [blood 3]\nhaven a: omnis [blood 4]\n"
        "plots a: off-limits [prestige 1]\n"
        "hand b: slap-in-the-face\nleaders: velvet karma"
    )
    play_through(s, "attack with a/velvet", "use a/plots.1")
    assert (number(s, "shield", "karma"), number(s, "shield", "velvet")) == (2, 0)  # she alone is the defender
    play_through(s, "social", "play slap-in-the-face")
    assert (blood_on(s, "velvet"), number(s, "shield", "karma")) == (3, 0)  # the attack is over, and so is the shield


@pytest.mark.ruling("R-268", "R-210")
def test_off_limits_shields_a_mortal_too_and_can_wait_until_the_cards_lie_open():
    s = position(
        "streets a: hydra [blood 6]\nhaven b: doc [blood 5], omnis [blood 4]\ncity: chef\n"
        "plots b: off-limits [prestige 1]\n"
        "hand a: throat-rip\nleaders: hydra doc"
    )
    play_through(s, "attack with a/hydra", "city/chef", "pass")
    assert asked(s) == (1, ["resolve b/plots.1", "pass"])  # before the type is said
    play_through(s, "pass", "physical", "play throat-rip")
    assert (asked(s), where(s, "throat-rip")) == ((1, ["resolve b/plots.1", "pass"]), "attack")
    play_through(s, "resolve b/plots.1")
    while s.asked[1][0] == "moment":
        s.choose("pass")
    assert where(s, "chef") == "city"  # 4 damage, less 2, against 3


# ── Attack cards ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_entrancement_passes_over_the_attribute_for_those_with_presence():
    text = "streets a: {0} [blood 4]\nstreets b: johnny [blood 4]\nhand a: entrancement\nleaders: {0} johnny"
    s = position(text.format("em"))
    attack(s, "a/em", "b/johnny", "social", "play entrancement")
    assert blood_on(s, "johnny") == 4 - (1 + 1)
    s = position(text.format("velvet"))
    attack(s, "a/velvet", "b/johnny", "social", "play entrancement")
    assert blood_on(s, "johnny") == 4


def test_psychic_assault_cannot_be_blocked_and_hits_as_hard_as_a_revealed_card_needs_bp():
    text = (
        "streets a: {0} [blood 5]\nstreets b: hydra [blood 6], skunk [blood 3]\n"
        "hand a: psychic-assault\nlibrary a: unhinged\nlibrary b: throat-rip, fleetness\n"
        "leaders: {0} hydra"
    )
    s = position(text.format("doc"))
    attack(s, "a/doc", "b/hydra", "mental", "play psychic-assault")  # nobody was asked for a block
    assert options(s) == ["seat a", "seat b"]
    s.choose("seat b")
    assert (blood_on(s, "hydra"), s.pieces[find(s, "throat-rip")].known) == (6 - (2 + 4), -1) or where(
        s, "hydra"
    ) == "torpor"
    s = position(text.format("perseus"))
    attack(s, "a/perseus", "b/skunk", "mental", "play psychic-assault")
    s.choose("seat a")
    assert blood_on(s, "skunk") == 3 - (0 + 3 - 1)
    s = position(text.format("sarka"))
    attack(s, "a/sarka", "b/skunk", "mental", "play psychic-assault")
    assert blood_on(s, "skunk") == 3  # without auspex nothing is revealed: 1 against 1


# ── near the Haven ──────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("R-260", "R-261", "R-262")
def test_hidden_stash_pays_for_abilities_of_characters():
    text = (
        "haven a: doc [blood 4], karma [blood 2]\nhaven b: hydra [blood 6]\n"
        "board a: hidden-stash [prestige 1]\nprestige: {} 9\nleaders: doc hydra"
    )
    s = position(text.format(9))
    s.choose("use a/doc")
    assert options(s) == ["own supply", "a/hidden-stash"]
    s.choose("a/hidden-stash")
    assert (s.prestige, blood_on(s, "doc"), where(s, "hidden-stash")) == ((9, 9), 5, "burned")
    s = position(text.format(9))
    play_through(s, "use a/doc", "own supply")
    assert (s.prestige, on(s, "hidden-stash")) == ((8, 9), {"prestige": 1})
    s = position(text.format(1).replace("prestige 1", "prestige 4"))
    play_through(s, "use a/doc", "a/hidden-stash")
    assert (s.prestige, on(s, "hidden-stash")) == ((1, 9), {"prestige": 3})  # who has little may use it all the same
    s = position(text.format(9).replace("board a", "board b"))
    s.choose("use a/doc")
    assert s.prestige == (8, 9)  # that of a foe pays nothing
    s = position(
        "haven a: jan-zoubek [blood 2]\nhaven b: hydra [blood 6]\nhand a: hidden-stash\nleaders: jan-zoubek hydra"
    )
    s.choose("play hidden-stash")
    assert on(s, "hidden-stash") == {"prestige": 4}
    assert s.prestige[0] == 20


def test_lone_wolf_shields_those_who_are_alone_in_others_turns_and_lays_targets_open():
    text = "streets a: {}\nstreets b: doc [blood 5]\nboard a: lone-wolf\nactive: {}\nleaders: hydra doc\n"
    s = position(text.format("hydra [blood 6]", "b"))
    assert number(s, "shield", "hydra") == 1
    s = position(text.format("hydra [blood 6], shades [blood 4]", "b"))
    assert number(s, "shield", "hydra") == 0  # in company
    s = position(text.format("hydra [blood 6]", "a"))
    assert number(s, "shield", "hydra") == 0  # in its own turn
    attack(s, "a/hydra", "b/doc", "physical")
    assert blood_on(s, "doc") == 5 - (2 + 1)
    s = position(text.format("hydra [blood 6], shades [blood 4]", "a"))
    attack(s, "a/hydra", "b/doc", "physical")
    assert blood_on(s, "doc") == 3
    s = position("haven a: dien [blood 6]\nhaven b: doc [blood 5]\nhand a: lone-wolf\nleaders: dien doc")
    s.choose("play lone-wolf")
    assert where(s, "lone-wolf") == "board"
    assert s.pieces[find(s, "dien")].ready


# ── Havens and Agendas ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("R-258", "R-259")
def test_the_guard_tower_helps_guards():
    text = (
        "streets a: hydra [blood 6]\nstreets b: doc [blood 5], skunk [blood 3]\n"
        "board b: guard-tower\nleaders: hydra doc\n"
    ).replace("guard-tower", "the-guard-tower")
    s = position(text)
    attack(s, "a/hydra", "b/doc", "physical", block="block with b/skunk")
    assert blood_on(s, "skunk") == 3 - (2 - 1 - 1)
    s = position(text)
    attack(s, "a/hydra", "b/skunk", "physical")
    assert blood_on(s, "skunk") == 2  # attacked, not blocking
    assert number(s, "Secrecy", "doc") == 0
    text = (
        "streets a: skunk [blood 3]\nstreets b: doc [blood 5], karma [blood 3]\n"
        "haven a: hydra [bowed, blood 6]\nboard a: the-guard-tower\nleaders: {} doc"
    )
    s = position(text.format("hydra"))
    attack(s, "a/skunk", "b/doc", "physical", block="block with b/karma")
    assert blood_on(s, "karma") == 3 - (1 + 1)
    s.choose("end")
    assert options(s) == ["a/hydra", "a/skunk"]
    s.choose("a/hydra")
    assert s.pieces[find(s, "hydra")].ready
    assert not s.pieces[find(s, "skunk")].ready
    s = position(text.format("doc"))
    attack(s, "a/skunk", "b/doc", "physical", block="block with b/karma")
    assert blood_on(s, "karma") == 2  # no Leader, no Leader Ability


def test_old_rail_station_weakens_attackers_by_their_tokens():
    text = (
        "streets a: hydra [blood 4, weak 2]\nstreets b: doc [blood 5]\nboard {}: old-rail-station\nleaders: hydra doc\n"
    )
    s = position(text.format("b"))
    attack(s, "a/hydra", "b/doc", "physical")
    assert blood_on(s, "doc") == 5
    s = position(text.format("a"))
    attack(s, "a/hydra", "b/doc", "physical")
    assert blood_on(s, "doc") == 3
    s = position(text.format("b") + "city: vagrant")
    attack(s, "a/hydra", "city/vagrant", "physical")
    assert s.asked[1][0] == "reward?"  # only for attacks on its own coterie


@pytest.mark.ruling("R-241", "R-242")
def test_disheveled_shelves_win_by_an_empty_library_and_not_by_agenda():
    text = (
        "haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nboard a: disheveled-shelves\n"
        "library a: unhinged\nactive: b\nagenda: 12 0\nleaders: hydra doc\n"
    )
    s = position(text)
    s.choose("end")
    assert s.over
    assert s.result[0] == 1
    s = position(text + "library b: unhinged, unhinged, unhinged")
    s.choose("end")
    assert not s.over
    s = position(
        "streets a: hydra [blood 6]\nstreets b: doc [blood 1]\nhaven b: karma [blood 3]\n"
        "library b: unhinged\nboard a: disheveled-shelves\nagenda: 12 0\nleaders: hydra doc"
    )
    attack(s, "a/hydra", "b/doc", "physical")
    assert s.agenda == (13, 0)
    assert not s.over


def test_disheveled_shelves_let_a_foe_draw_one_card_for_one_at_random():
    s = position(
        "streets a: lolita [blood 3]\nhaven b: karma [blood 3]\nstreets b: hydra [blood 6]\nboard a: disheveled-shelves\n"
        "hand a: cloud-memory\nhand b: unhinged, fleetness\nlibrary b: terrorize, greed, greed\nleaders: lolita karma"
    )
    attack(s, "a/lolita", "b/hydra", "mental", "play cloud-memory")
    play_through(s, "yes")
    assert faces(s, "hand", 1) == ["fleetness", "terrorize", "unhinged"]


def test_disheveled_shelves_let_a_foe_draw_what_it_would_discard():
    text = (
        "haven a: guvnah [blood 5]\nhaven b: doc [blood 5]\n"
        "plots a: destroy-the-plans [prestige 3]\nhand b: unhinged, unhinged\n"
        "library b: terrorize, fleetness, fleetness\n{}leaders: guvnah doc"
    )
    s = position(text.format("board a: disheveled-shelves\n"))
    s.choose("resolve a/plots.1")
    assert asked(s) == (0, ["yes", "no"])
    s.choose("yes")
    assert faces(s, "hand", 1) == [
        "fleetness",
        "terrorize",
        "unhinged",
        "unhinged",
    ]  # as many as it would have discarded
    s = position(text.format(""))
    s.choose("resolve a/plots.1")
    assert asked(s)[0] == 1


def test_full_of_surprises_rewards_the_first_trap_of_each_turn():
    text = (
        "streets a: hydra [blood 6]\nhaven b: dien [blood 6]\nstreets b: doc [blood 5]\n"
        "plots b: spiders [prestige 1], spiders [prestige 1]\nboard b: full-of-surprises\n"
        "prestige: 9 9\nleaders: hydra doc"
    )
    s = position(text)
    play_through(s, "attack with a/hydra", "b/doc", "use b/plots.1")
    assert len(options(s)) == 2
    assert asked(s)[0] == 1
    s.choose(next(o for o in options(s) if "Agenda" in o))
    assert s.agenda == (0, 1)
    s.choose("use b/plots.1")
    assert (s.agenda, s.asked[1][0], where(s, "spiders", 1)) == ((0, 1), "sort?", "discard")  # only the first
    s = position(
        "haven a: guvnah [blood 5]\nhaven b: doc [blood 5]\nplots a: lost-glory [prestige 4]\n"
        "board a: full-of-surprises\nagenda: 0 3\nleaders: guvnah doc"
    )
    s.choose("resolve a/plots.1")
    assert s.agenda == (0, 2)  # a Conspiracy is no Trap
