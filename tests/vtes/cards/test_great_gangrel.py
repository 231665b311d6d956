"""The great Gangrel of winning decks; each with what it must not do."""

import pytest

from coterie.games.vtes.cards import FACES
from tests.vtes.tools import (
    FOE,
    IDLE,
    OTHERS,
    OWN,
    THIRD,
    at_school,
    blood_on,
    call,
    locked,
    number,
    options,
    position,
    reach,
    rest,
    vampire,
    where,
)
from tests.vtes.tools import SCHOOL as GAME

SIX = ", ".join(["dodge"] * 6)
RIVAL = vampire(title="prince", plain=False, least=8)


@pytest.mark.parametrize(("zone", "transfers"), [("ready", 6), ("torpor", 4)])
def test_ingrid_brings_two_transfers_where_she_is_ready(zone, transfers):
    s = position(
        f"turn: 5\nphase: 5.4.1\n{zone} a: ingrid-rossler [blood 3]\n{OTHERS}\nuncontrolled a: nadima", game=GAME
    )
    assert f"transfers left: {transfers}" in str(s.question.prompt)


def xaviar(face: str = "xaviar-g3"):
    """Return a fight of Xaviar."""
    s = at_school(f"{face} [blood 5]", b=f"{FOE} [blood 6]")
    reach(s, f"bleed with {face}", f"block with {FOE}")
    return s


def test_xaviar_grows_strong_for_two_blood_once_in_a_combat():
    s = xaviar()
    reach(s, "use a/xaviar-g3")
    assert (number(s, "strength", "xaviar-g3"), blood_on(s, "xaviar-g3")) == (3, 3)
    rest(s)  # what he can use then prevents damage
    assert (blood_on(s, FOE), number(s, "strength", "xaviar-g3")) == (3, 1)


def test_xaviar_prevents_one_damage():
    s = xaviar()
    s.choose("pass")  # he does without the strength
    s.choose("use a/xaviar-g3")
    rest(s)
    assert (blood_on(s, "xaviar-g3"), blood_on(s, FOE)) == (5, 5)


@pytest.mark.parametrize(("vote", "offered"), [("for", True), ("against", False)])
def test_the_justicar_unlocks_after_his_referendum_passes(vote, offered):
    s = position(
        f"ready a: xaviar-g3-adv [blood 5], madison [blood 3]\n{IDLE}\nhand a: ancilla-empowerment\nlibrary a: {SIX}",
        game=GAME,
    )
    call(s, "xaviar-g3-adv")
    reach(s, f"vote {vote} with xaviar-g3-adv")
    for _ in range(9):
        if "use a/xaviar-g3-adv" in options(s) or "done" in options(s):
            break
        s.choose("pass")
    assert ("use a/xaviar-g3-adv" in options(s)) is offered
    if offered:
        s.choose("use a/xaviar-g3-adv")
        assert not locked(s, "xaviar-g3-adv")


def test_xaviar_keeps_what_he_can_do_as_he_merges():
    merged = FACES["xaviar-g3-merged"]
    assert (merged.title, len(merged.abilities)) == ("justicar", 3)


@pytest.mark.parametrize(("caller", "left"), [("hartmut-stover", 3), ("francisco-domingo-de-polonia", 4)])
def test_who_votes_against_hartmut_loses_a_blood(caller, left):
    s = position(
        f"ready a: {caller} [blood 5]\nready b: {RIVAL} [bowed, blood 4]\nready c: ryan [bowed, blood 3]\n"
        f"hand a: ancilla-empowerment\nlibrary a: {SIX}",
        game=GAME,
    )
    call(s, caller)
    reach(s, f"vote for with {caller}", f"vote against with {RIVAL}")
    rest(s)
    assert (blood_on(s, RIVAL), blood_on(s, caller), blood_on(s, "ryan")) == (left, 5, 3)


@pytest.mark.parametrize(("edge", "can"), [("a", True), ("b", False)])
def test_hartmut_sells_the_edge_in_a_discard_phase(edge, can):
    s = position(
        f"phase: 5.5.2\nedge: {edge}\nready a: hartmut-stover [blood 5]\n{OTHERS}\nhand a: {SIX}, dodge", game=GAME
    )
    assert ("use a/hartmut-stover" in options(s)) is can
    if can:
        s.choose("use a/hartmut-stover")
        assert (s.pool[0], s.edge) == (31, -1)


def test_genevieve_has_one_more_vote_in_political_actions():
    s = position(
        f"ready a: {RIVAL} [blood 5]\nready b: genevieve [bowed]\n{THIRD}\nhand a: ancilla-empowerment", game=GAME
    )
    before = number(s, "votes", "genevieve")
    call(s, RIVAL)
    assert (before, number(s, "votes", "genevieve")) == (0, 1)


@pytest.mark.parametrize(("who", "left"), [("stanislava", 4), ("genevieve", 3)])
@pytest.mark.parametrize("blocks", [True, False])
def test_retainers_are_silent_against_stanislava(who, left, blocks):
    if blocks:
        s = position(
            f"ready a: {OWN} [blood 5]\nready b: {who} [blood 5]\n{THIRD}\nattached a: wolf-companion [on ready/{OWN}]",
            game=GAME,
        )
        reach(s, f"bleed with {OWN}", f"block with {who}")
    else:
        s = at_school(f"{who} [blood 5]", f"attached b: wolf-companion [on ready/{FOE}]", b=f"{FOE} [blood 5]")
        reach(s, f"bleed with {who}", f"block with {FOE}")
    rest(s)
    assert blood_on(s, who) == left


def test_her_own_retainers_bite_as_always():
    s = at_school("stanislava [blood 5]", "attached a: wolf-companion [on ready/stanislava]", b=f"{FOE} [blood 5]")
    reach(s, "bleed with stanislava", f"block with {FOE}")
    rest(s)
    assert blood_on(s, FOE) == 3


@pytest.mark.parametrize(("blocker", "can"), [("double-deuce [lives 3]", False), (f"{FOE} [blood 3]", True)])
def test_allies_do_not_block_stanislava(blocker, can):
    s = at_school("stanislava [blood 5]", b=blocker)
    s.choose("bleed with stanislava")
    assert bool([each for each in options(s) if each.startswith("block with")]) is can


WEREWOLF = next(
    face for face, card in FACES.items() if card.kind == "ally" and "werewolf" in card.traits and not card.made
)


@pytest.mark.parametrize(("foe", "strength"), [(f"{WEREWOLF} [lives 4]", 3), ("loyal-street-gang [lives 2]", 2)])
def test_mark_is_stronger_against_werewolves(foe, strength):
    s = position(f"ready a: mark-decker [blood 5]\nready b: {foe}\n{THIRD}\nhand a: dodge\nlibrary a: {SIX}", game=GAME)
    assert number(s, "strength", "mark-decker") == 2
    s.choose("bleed with mark-decker")
    s.choose(next(each for each in options(s) if each.startswith("block with")))
    assert number(s, "strength", "mark-decker") == strength
    assert where(s, "mark-decker") == "ready"
