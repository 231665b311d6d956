"""What cards do that were compared with their facts word by word."""

import pytest

from coterie.games.vtes.cards import FACES
from coterie.kernel.events import about
from coterie.kernel.modifiers import layered
from coterie.words.cards.numbers import Bonus
from tests.vtes.tools import (
    FOE,
    IDLE,
    OWN,
    acts,
    at_school,
    blood_on,
    find,
    happen,
    locked,
    number,
    options,
    position,
    reach,
    rest,
    table,
    take,
    taught,
    vampire,
    where,
)
from tests.vtes.tools import SCHOOL as GAME

ANARCH = "Anarch"
COURT = vampire(title="prince", plain=False, least=8)


@pytest.mark.parametrize(("blocker", "can"), [("nassir [blood 4]", True), ("double-deuce [lives 3]", False)])
def test_smoke_and_mirrors_blinds_vampires_only(blocker, can):
    who = taught("obt", sect=ANARCH)
    s = table(who, "smoke-and-mirrors", b=blocker, game=GAME)
    reach(s, f"bleed with {who}", f"block with {blocker.split()[0]}")
    assert ("play smoke-and-mirrors" in options(s)) is can


def test_an_anarch_may_give_blood_to_an_anarch_of_somebody_else():
    giver, other, foe = taught(sect=ANARCH, nth=3), taught(sect=ANARCH, nth=4), taught(sect=ANARCH, nth=5)
    s = position(
        f"phase: 5.2.1\nready a: {giver} [blood 3], madison [blood 1]\nready b: {foe} [bowed, blood 1]\n"
        f"torpor b: {other} [blood 1]\nready c: ryan [bowed]\nboard a: the-status-perfectus",
        game=GAME,
    )
    s.choose("use a/the-status-perfectus")
    rest(s)
    assert (blood_on(s, giver), blood_on(s, foe), blood_on(s, other)) == (2, 2, 1)


@pytest.mark.parametrize(("anson", "actions"), [("", 2), (", anson [bowed, blood 4]", 2)])
def test_rumors_of_gehenna_give_two_master_phase_actions_instead_of_one(anson, actions):
    s = position(f"ready a: {COURT} [blood 4]{anson}\nhand a: rumors-of-gehenna\n{IDLE}\nlibrary b: dodge, dodge")
    reach(s, "play rumors-of-gehenna", "seat a", "done", f"vote for with {COURT}")
    rest(s)
    assert where(s, "rumors-of-gehenna") == "board"
    assert layered(s, "master phase actions", ("seat", 0), 1) == actions


def test_gabrielle_steals_from_an_ally_of_her_own():
    """D-332: what names no controller may be done to one's own."""
    who = "gabrielle-di-righetti"
    s = table(f"{who} [blood 3]")
    s.choose(next(each for each in acts(s, who) if "loyal-street-gang" in each))
    rest(s)
    assert blood_on(s, who) == 5
    assert not any(each.endswith(f"/{who}") for each in acts(s, who))


def test_privileged_position_comes_after_the_effect():
    """D-606: the prey has gained pool before it burns one."""
    who, big = vampire(path="Power and the Inner Voice", title="archbishop", plain=False), vampire(least=8)
    s = position(
        f"pool: 30 1 30\nready a: {who} [blood 4]\nhand a: political-stranglehold\nboard a: privileged-position\n"
        f"ready b: {big} [bowed, blood 4]\nready c: ryan [bowed, blood 4]"
    )
    reach(s, "play political-stranglehold", f"vote for with {who}", "use privileged-position")
    rest(s)
    assert (s.pool[1], locked(s, "privileged-position")) == (3, True)


def test_a_blood_hunt_during_his_political_action_is_not_called_by_alexander():
    who, voter = "alexander-silverson", vampire(title="prince", plain=False, clan="Ventrue")
    s = position(
        f"ready a: {who} [blood 4]\nhand a: ancilla-empowerment, amaranth\nattached a: 44-magnum [on ready/{who}]\n"
        f"ready b: iago-castille [blood 1], {voter} [bowed, blood 0]\nready c: ryan [bowed]"
    )
    reach(s, "play ancilla-empowerment", "block with iago-castille", "use a/44-magnum", "play amaranth")
    reach(s, f"vote against with {voter}")
    rest(s)
    assert (where(s, "iago-castille"), where(s, who)) == ("ash", "ready")


@pytest.mark.ruling("VR-7.4")
def test_condemnation_mute_costs_a_blood_also_after_a_blood_hunt():
    """D-606: a blood hunt is a referendum like any other."""
    baali = taught("DAI", traits="infernal", clan="Baali", capacity=8)
    s = at_school(
        f"{baali} [blood 5], {COURT} [blood 4], {OWN} [blood 4]",
        "hand a: condemnation-mute\ntorpor b: nassir [blood 1]",
    )
    reach(s, "play condemnation-mute", "way 3")
    take(s, f"b/{FOE}")
    rest(s)
    reach(s, f"diablerise with {OWN}: nassir", f"vote for with {COURT}")
    rest(s)
    assert (where(s, OWN), blood_on(s, FOE)) == ("ash", 2)


@pytest.mark.parametrize("blocks", [True, False])
def test_night_terrors_end_only_the_combat_of_a_block(blocks):
    who = vampire("OBF", "PRE", clan="Ravnos")
    s = position(f"ready a: bakr [blood 4]\nready b: {who} [blood 4]\nhand b: night-terrors\nready c: ryan [bowed]")
    s.choose(next(each for each in acts(s, "bakr") if who in each))
    reach(s, "play night-terrors", "way 2", f"block with {who}" if blocks else "no block")
    for _ in range(4):
        if f"use b/{who}" in options(s) or "done" in options(s):
            break
        s.choose("hand strike" if "hand strike" in options(s) else "pass")
    assert (f"use b/{who}" in options(s)) is blocks


def test_a_slave_auction_is_no_investment():
    s = table(
        "madison [blood 4]",
        board_a="wall-street-night-financial-newspaper, slave-auction [counter 2], short-term-investment [counter 2]",
    )
    there = acts(s, "wall-street-night-financial-newspaper")
    assert any("short-term-investment" in each for each in there)
    assert not any("slave-auction" in each for each in there)


@pytest.mark.parametrize(("host", "can"), [("madison", True), ("loyal-street-gang", False)])
def test_luciano_moves_animals_of_vampires(host, can):
    s = table(
        "luciano-carvalho [blood 4], madison [blood 4]",
        phase="5.5.1",
        attached_a=f"raven-spy [lives 1, on ready/{host}]",
    )
    assert ("use a/luciano-carvalho" in options(s)) is can


def test_what_the_line_of_a_vampire_says_its_text_does_not_add_again():
    assert number(table("zelios [blood 4]"), "strength", "zelios") == 2
    stronger = [
        (card.name, word.number)
        for card in FACES.values()
        if card.kind == "vampire"
        for word in card.abilities
        if isinstance(word, Bonus) and word.number in ("bleed", "strength") and card.stats[word.number] > 1
    ]
    assert not stronger


def test_who_is_chosen_for_a_contract_fulfils_it_for_whoever_controls_it():
    who = taught(clan="Banu Haqim")
    s = position(
        f"phase: 5.2.1\nready a: {who} [blood 4], madison [blood 1]\nhand a: priority-contract\n"
        "ready b: nassir [bowed, blood 4]\nready c: ryan [bowed, blood 4]",
        game=GAME,
    )
    s.choose("play priority-contract")
    happen(s, about(s, "control", find(s, who), detail=(2, ("forever",), "dodge")))
    while s.active != 2:
        reach(s, "done")
    reach(s, f"act with c/{who} by a/priority-contract 1", over=True)
    rest(s)
    assert blood_on(s, "nassir") < 4
