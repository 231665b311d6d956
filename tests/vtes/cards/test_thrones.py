"""Political actions that give titles, and other referendums: what each does, and what it must not do."""

import pytest

from coterie.games.vtes import GAME
from coterie.kernel.modifiers import layered
from tests.vtes.tools import (
    IDLE,
    blood_on,
    find,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    vampire,
    where,
)

PRINCE, BARON = vampire(title="prince"), vampire(title="baron")


def called(card: str, who: str, *terms: str, more: str = IDLE):
    """Return a referendum of a vampire of seat a; the card is its vote, unless somebody opposes it."""
    s = position(f"ready a: {who} [blood 5], loyal-street-gang [lives 2]\nhand a: {card}\n{more}")
    s.choose(f"play {card}")
    for term in terms:
        reach(s, term)
    if GAME.faces[who].title:
        reach(s, f"vote for with a/{who}")
    rest(s)
    return s


CITIES = [
    "praxis-seizure-amsterdam",
    "praxis-seizure-atlanta",
    "praxis-seizure-boston",
    "praxis-seizure-chicago",
    "praxis-seizure-cleveland",
    "praxis-seizure-dallas",
    "praxis-seizure-dublin",
    "praxis-seizure-frankfurt",
    "praxis-seizure-houston",
    "praxis-seizure-london",
    "praxis-seizure-miami",
    "praxis-seizure-seattle",
    "praxis-seizure-washington-d-c",
    "praxis-seizure-york",
    "praxis-seizure-athens",
    "praxis-seizure-barcelona",
    "praxis-seizure-berlin",
    "praxis-seizure-brussels",
    "praxis-seizure-cairo",
    "praxis-seizure-geneva",
    "praxis-seizure-glasgow",
    "praxis-seizure-monaco",
    "praxis-seizure-paris",
    "praxis-seizure-rome",
    "praxis-seizure-stockholm",
    "praxis-seizure-istanbul",
    "praxis-seizure-venice",
    "crusade-atlanta",
    "crusade-chicago",
    "crusade-detroit",
    "crusade-frankfurt",
    "crusade-houston",
    "crusade-mexico-city",
    "crusade-miami",
    "crusade-new-york",
    "crusade-paris",
    "crusade-philadelphia",
    "crusade-pittsburgh",
    "crusade-toronto",
    "crusade-amsterdam",
    "crusade-barcelona",
    "crusade-berlin",
    "crusade-brussels",
    "crusade-dublin",
    "crusade-geneva",
    "crusade-istanbul",
    "crusade-london",
    "crusade-rome",
    "crusade-washington-d-c",
]


@pytest.mark.parametrize("face", CITIES)
@pytest.mark.ruling("VR-9.3")
def test_a_city_is_seized(face):
    card = GAME.faces[face]
    sect, title = ("Camarilla", "prince") if card.name.startswith("Praxis") else ("Sabbat", "archbishop")
    who = vampire(sect=sect, capacity=4, nth=1)
    s = called(card.face, who)
    at = find(s, who)
    assert (s.game.value(s, "title", at), s.game.value(s, "city", at)) == (title, card.name.partition(": ")[2])
    assert (number(s, "votes", who), where(s, card.face)) == (2, "attached")
    other = vampire(sect="Anarch", capacity=4)
    s = position(f"ready a: {other} [blood 5], loyal-street-gang [lives 2]\nhand a: {card.face}\n{IDLE}")
    assert f"play {card.face}" not in options(s)


CAMARILLA = [f for f, c in GAME.faces.items() if c.sect == "Camarilla" and not c.title and not c.abilities]
OLDER = [("athens", "Tremere"), ("berlin", "Ventrue"), ("brussels", "Nosferatu"), ("glasgow", "Gangrel"),
         ("paris", "Toreador"), ("rome", "Brujah"), ("stockholm", "Malkavian"), ("cairo", "Ventrue"), ("geneva", "Ventrue"),
         ("monaco", "Toreador"), ("barcelona", "Tremere")]  # fmt: skip


@pytest.mark.parametrize(("city", "clan"), OLDER)
def test_a_prince_of_the_clan_has_more_capacity(city, clan):
    capacities = []
    for which in (clan, "Ventrue" if clan == "Toreador" else "Toreador"):
        who = next(f for f in CAMARILLA if GAME.faces[f].clan == which)
        s = called(f"praxis-seizure-{city}", who)
        capacities.append(number(s, "capacity", who) - GAME.faces[who].stats["capacity"])
    assert capacities == [1, 0]


def test_a_city_can_be_contested():
    who = vampire(sect="Camarilla", capacity=4, nth=1)
    prince = next(face for face, card in GAME.faces.items() if card.city == "Chicago" and card.title == "prince")
    s = position(
        f"ready a: {who} [blood 5], loyal-street-gang [lives 2]\nhand a: praxis-seizure-chicago, dodge\n"
        f"torpor b: {prince} [blood 1]\n{IDLE}"
    )
    s.choose("play praxis-seizure-chicago")
    rest(s)
    assert (where(s, "praxis-seizure-chicago"), number(s, "votes", who)) == ("attached", 0)


@pytest.mark.ruling("VR-9.3")
def test_a_prince_can_become_the_prince_of_another_city():
    who = next(f for f, c in GAME.faces.items() if c.title == "prince" and c.clan == "Ventrue")
    s = called("praxis-seizure-berlin", who)
    at = find(s, who)
    assert (s.game.value(s, "city", at), number(s, "votes", who), where(s, "praxis-seizure-berlin")) == (
        "Berlin", 2, "attached",
    )  # fmt: skip


def test_crusades_unlock_a_vampire_of_the_clan_later():
    for who, unlocks in (
        (vampire(clan="Lasombra", sect="Sabbat"), True),
        (vampire(clan="Tzimisce", sect="Sabbat"), False),
    ):
        s = called("crusade-berlin", who)
        assert locked(s, who)
        s.choose("done")
        assert locked(s, who) is not unlocks


def test_istanbul_locks_the_banu_haqim_that_lost_it():
    s = called("praxis-seizure-istanbul", vampire(sect="Camarilla", clan="Ventrue", capacity=4), more=AWAKE_HAQIM)
    assert (locked(s, HAQIM), locked(s, "ryan")) == (True, False)


HAQIM = vampire(clan="Banu Haqim", capacity=4)
AWAKE_HAQIM = f"ready b: {HAQIM} [blood 2]\nready c: ryan [blood 2]"

CLANS = [("banu-haqim-justicar", "Banu Haqim"), ("gangrel-justicar", "Gangrel"), ("lasombra-justicar", "Lasombra"),
         ("brujah-justicar", "Brujah"),
         ("nosferatu-justicar", "Nosferatu")]  # fmt: skip


@pytest.mark.parametrize(("card", "clan"), CLANS)
def test_justicars_are_made_of_their_clan(card, clan):
    there = [f for f, c in GAME.faces.items() if c.kind == "vampire" and c.clan == clan and c.sect == "Camarilla"]
    if not there:
        pytest.skip("no Camarilla vampire of the clan is defined")
    s = position(
        f"ready a: {PRINCE} [blood 5], {there[0]} [blood 1], loyal-street-gang [lives 2]\nhand a: {card}\n{IDLE}"
    )
    s.choose(f"play {card}")
    reach(s, *[each for each in (f"a/{PRINCE}",) if each in options(s)])
    if f"a/{there[0]}" in options(s):
        s.choose(f"a/{there[0]}")
    assert number(s, "votes", there[0]) >= 1  # in this referendum
    reach(s, f"vote for with a/{PRINCE}")
    rest(s)
    assert s.game.value(s, "title", find(s, there[0])) == "justicar"


# ── what else is voted on ───────────────────────────────────────────────────────────────────────────────────────────


OLD, YOUNG = vampire(capacity=8), vampire(capacity=3)


def test_autarkis_persecution_pays_for_minions():
    s = called("autarkis-persecution", PRINCE)
    assert s.pool == (32, 31, 31)


def test_political_stranglehold_pays_for_the_old_once():
    s = called("political-stranglehold", PRINCE, more=f"ready b: {OLD} [bowed]\nready c: {YOUNG} [bowed]")
    mine = 3 if GAME.faces[PRINCE].stats["capacity"] >= 8 else 0
    assert s.pool == (30 + mine, 33, 30)
    s = position(
        f"ready a: {PRINCE} [blood 5], {BARON} [blood 5]\nhand a: political-stranglehold, political-stranglehold\n{IDLE}"
    )
    reach(s, "play political-stranglehold")
    reach(s, *[each for each in (f"a/{PRINCE}",) if each in options(s)])
    rest(s)
    assert "play political-stranglehold" not in options(s)


def test_ancient_influence_pays_for_who_is_named():
    s = position(
        f"ready a: {PRINCE} [blood 5], loyal-street-gang [lives 2]\nhand a: ancient-influence\nready b: {OLD} [bowed]\n"
        f"ready c: {YOUNG} [bowed]"
    )
    s.choose("play ancient-influence")
    reach(s, f"vote for with a/{PRINCE}", f"a/{PRINCE}", f"b/{OLD}", f"c/{YOUNG}")
    capacity = GAME.faces[PRINCE].stats["capacity"]
    assert s.pool == (25 + capacity, 33, 28)


def test_reins_of_power_cost_what_the_predator_has_named():
    s = position(
        f"ready a: {PRINCE} [blood 5], loyal-street-gang [lives 2]\nhand a: reins-of-power\nready b: {OLD} [bowed]\n"
        f"ready c: {YOUNG} [bowed]"
    )
    s.choose("play reins-of-power")
    reach(s, f"vote for with a/{PRINCE}")
    reach(s, f"a/{PRINCE}")
    assert s.question.seat == 1
    play_through(s, "none", f"c/{YOUNG}")
    assert s.pool == (33, 36 - GAME.faces[PRINCE].stats["capacity"], 36)


@pytest.mark.ruling("VR-7.3")
def test_eat_the_rich_costs_those_with_titles_more_and_lowers_votes():
    s = position(
        f"edge: a\nready a: {BARON} [blood 5], loyal-street-gang [lives 2]\nhand a: eat-the-rich\n"
        f"ready b: {PRINCE} [bowed, blood 2]\n"
        "ready c: ryan [bowed]"
    )
    play_through(s, "play eat-the-rich", "seat b", "seat c", "done")
    assert (number(s, "votes", BARON), number(s, "votes", PRINCE)) == (1, 1)
    reach(s, "edge for")
    assert "3:0" in s.question.prompt or "3 for" in s.question.prompt  # the card, and 2 for the Edge
    rest(s)
    assert s.pool == (30, 26, 29)


def test_eat_the_rich_takes_the_ballots_of_prisci():
    priscus = vampire(title="priscus")
    s = position(
        f"ready a: {BARON} [blood 5], loyal-street-gang [lives 2]\nhand a: eat-the-rich\nready b: {priscus} [bowed, blood 2]\n"
        "ready c: ryan [bowed]"
    )
    play_through(s, "play eat-the-rich", "seat b", "done")
    for _ in range(9):
        if "done" in options(s):
            break
        assert not any("vote" in each for each in options(s) if s.question.seat == 1)
        s.choose("pass")
    assert s.pool[1] == 26


def test_rumors_of_gehenna_give_master_phase_actions_to_some():
    s = called("rumors-of-gehenna", PRINCE, "seat b", "done", more=f"library b: dodge, dodge, dodge\n{IDLE}")
    assert where(s, "rumors-of-gehenna") == "board"
    assert [layered(s, "master phase actions", ("seat", seat), 1) for seat in range(3)] == [1, 2, 1]


def test_anathema_burns_a_drained_vampire():
    s = called("anathema", PRINCE, "b/nassir", more="ready b: nassir [blood 1]\nready c: ryan [bowed]")
    assert where(s, "anathema") == "attached"
    s = position(
        "ready a: samson [blood 4], madison [blood 2]\nready b: nassir [blood 1]\nattached a: anathema [on ready/nassir]\n"
        "ready c: ryan [bowed]"
    )
    s.choose("bleed with samson")
    reach(s, "block with nassir")
    rest(s)
    capacity = GAME.faces["nassir"].stats["capacity"]
    assert (where(s, "nassir"), s.pool[0]) == ("ash", 30 + capacity)


def test_anathema_asks_for_blood_that_is_lost_in_combat():
    s = position(
        "ready a: samson [blood 4], madison [blood 2]\nready b: nassir [blood 4]\nattached a: anathema [on ready/nassir]\n"
        "ready c: ryan [bowed]"
    )
    s.choose("bleed with samson")
    reach(s, "block with nassir")
    rest(s)
    assert (where(s, "nassir"), s.pool[0]) == ("ready", 30)


def test_firebrand_votes_and_unlocks_the_young():
    young = vampire(sect="Anarch", capacity=3)
    s = called("firebrand", BARON)
    assert (number(s, "votes", BARON), where(s, "firebrand")) == (2, "attached")  # the action is over
    s = position(
        f"ready a: {BARON} [blood 5], madison [bowed, blood 1]\nattached a: firebrand [on ready/{BARON}]\n"
        f"hand a: ancilla-empowerment\n{IDLE}"
    )
    s.choose("play ancilla-empowerment")
    assert number(s, "votes", BARON) == 3
    s = position(
        f"ready a: {BARON} [blood 5], {young} [bowed, blood 1], madison [bowed, blood 1]\n"
        f"attached a: firebrand [on ready/{BARON}]\n{IDLE}"
    )
    s.choose("use a/firebrand")
    assert (locked(s, young), locked(s, "madison"), blood_on(s, BARON)) == (False, True, 4)
    s = position(
        f"ready a: {BARON} [blood 5], madison [bowed, blood 1]\nattached a: firebrand [on ready/{BARON}]\n"
        f"ready b: nassir [bowed, blood 1]\nready c: {young} [bowed, blood 1]"
    )
    s.choose("use a/firebrand")
    assert (locked(s, young), locked(s, "nassir")) == (False, True)  # whoever controls it
