"""Why a Methuselah cannot do something now: the moment of a card, what its minion must be, minions that are locked."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import asked
from coterie.games.vtes.facts import definition, is_up, ready_minions
from coterie.games.vtes.numbers import DISCIPLINES
from coterie.games.vtes.rules.acting import is_hungry
from coterie.games.vtes.rules.action_state import current_action
from coterie.games.vtes.rules.blocking import in_vain
from coterie.games.vtes.rules.strikes import current_combat
from coterie.games.vtes.state import Vtes
from coterie.games.vtes.words.costs import Purchase, dearer, payable, saved
from coterie.games.vtes.words.modes import Mode
from coterie.games.vtes.words.requirements import meets
from coterie.kernel.limits import used
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import pile
from coterie.kernel.talk import has_words, spelt
from coterie.words.voice import sentence

ACTS = (("action?", "must act?"), "it is played as an action of an unlocked minion in your minion phase")
MOMENTS = {  # when a card is played, by its type: the words of the questions there, and what is said (VR-4.1)
    "master": (("master?",), "master cards are played in your master phase"),
    **dict.fromkeys(("action", "political action", "equipment", "ally", "retainer"), ACTS),
    "action modifier": (("impulse",), "action modifiers are played during an action of your minion"),
    "reaction": (("impulse", "block?"), "reactions are played during the action of another Methuselah"),
    "combat": (("impulse", "strike?"), "combat cards are played while your minion is in combat"),
}
DEEDS = ("bleed", "hunt")
DOING = ("action?", "must act?")
MINIONS = (*DOING, "block?")
WINDOWS = ("master?", "impulse", "strike?", *MINIONS)


def why_denied(s: Vtes, seat: int, action: str) -> str:
    """Return why something that is not offered cannot be done, as a sentence; "" where there is nothing more to say.

    Args:
        s: the state, in which the seat is asked.
        seat: who asks.
        action: what was typed: “play majesty”, “bleed with madison”.
    """
    verb, _, rest = spelt(action).partition(" ")
    names = rest.removeprefix("with ")
    if verb == "play":
        held = next((p for p in pile(s, "hand", seat) if has_words(definition(s, p).name, names)), -1)
        if held < 0 or not names:
            return ""
        return f"{definition(s, held).name} cannot be played now: {why_not_played(s, seat, held)}."
    if verb in DEEDS:
        return why_no_action(s, seat, verb, names)
    called = names if verb == "block" else spelt(action)
    minion = next((p for p in pile(s, "ready", seat) if called and has_words(definition(s, p).name, called)), -1)
    reason = why_not_with(s, seat, minion) if minion >= 0 else ""
    return sentence(reason) if reason else ""


def why_not_with(s: Vtes, seat: int, piece: int) -> str:
    """Return why a card of one's own hand cannot be played now, or a minion of one's own cannot act, as a clause; "" for
    anything else."""
    assert s.asked is not None
    now, card = s.pieces[piece], definition(s, piece)
    if now.zone == "hand" and now.place == seat:
        return why_not_played(s, seat, piece)
    if now.zone != "ready" or not card.minion or s.game.speaks(s, piece) != seat:
        return ""
    if not is_up(s, piece):
        return f"{card.name} is locked"
    if s.asked[1][0] in DOING:
        return _why_no_deed(s, seat, piece)
    if s.asked[1][0] == "block?":
        return _why_no_block(s, piece)
    return "" if s.asked[1][0] == "impulse" else "your minions act in your minion phase"


def _why_no_deed(s: Vtes, seat: int, minion: int) -> str:
    """Return why an unlocked minion takes no action now, as a clause: a card, its first turn, another one that must hunt;
    "" for anything else."""
    name = definition(s, minion).name
    if face := forbidding(s, "act", minion):
        return f"{name} may not act, because of {s.game.faces[face].name}"
    if used(s, ("recruited", minion, s.pieces[minion].life), "turn"):
        return f"{name} was recruited this turn, and cannot act before the next"
    hungry = [definition(s, p).name for p in ready_minions(s, seat) if is_hungry(s, p)]
    if not hungry or s.asked is None or s.asked[1][0] != "must act?":
        return ""
    return f"{name if name in hungry else hungry[0]} must hunt before any other action"


def _why_no_block(s: Vtes, minion: int) -> str:
    """Return why an unlocked minion does not block the present action, as a clause: a card, or an attempt in vain; "" for
    anything else."""
    now, name = current_action(s), definition(s, minion).name
    if now is None:
        return ""
    if face := forbidding(s, "block", minion, now.actor[0]):
        return f"{name} may not block, because of {s.game.faces[face].name}"
    if face := forbidding(s, "be blocked", now.actor[0], minion):
        return f"{name} may not block this, because of {s.game.faces[face].name}"
    return f"{name} has tried in vain, and nothing has changed since" if in_vain(s, now, minion) else ""


def expected(s: Vtes, seat: int) -> list[tuple[str, str]]:
    """Return what a Methuselah might expect to do where cards are played, acted or blocked, and cannot, each with its reason
    as a clause: cards of the hand, and locked minions. [] at any other question."""
    if s.question is None or s.asked is None or s.asked[0] != seat or s.asked[1][0] not in WINDOWS:
        return []
    offered = {name for option in s.question.options for name in option.pieces}
    there = pile(s, "ready", seat) if s.asked[1][0] in MINIONS else ()
    held = sorted(pile(s, "hand", seat), key=lambda p: definition(s, p).name)
    found = [(definition(s, p).name, why_not_with(s, seat, p)) for p in (*there, *held) if f"piece:{p}" not in offered]
    return list(dict.fromkeys([(name, why) for name, why in found if why]))


def why_not_played(s: Vtes, seat: int, piece: int) -> str:
    """Return why a card of the hand cannot be played now, as a clause."""
    card = definition(s, piece)
    moments = [(each, MOMENTS[each]) for each in card.types if each in MOMENTS]
    if card.kind == "master" and card.out_of_turn:
        if reason := _why_not_out_of_turn(s, seat):
            return reason
    elif not any(_is_moment(s, seat, kind, words) for kind, (words, _) in moments):
        return " or ".join(dict.fromkeys(said for _, (_, said) in moments)) or "this is not its moment"
    return _why_no_master(s, seat, piece) if card.kind == "master" else _why_nobody_plays(s, seat, piece)


def _is_moment(s: Vtes, seat: int, kind: str, words: tuple[str, ...]) -> bool:
    """Return whether cards of a type are played at what is asked: in an impulse it matters whose action it is, and whether
    there is a combat (VR-4.1)."""
    assert s.asked is not None
    now = current_action(s)
    if s.asked[1][0] != "impulse":
        return s.asked[1][0] in words
    if kind == "combat":
        return current_combat(s) is not None
    return "impulse" in words and now is not None and (now.seat == seat) == (kind == "action modifier")


def _why_not_out_of_turn(s: Vtes, seat: int) -> str:
    """Return why a Methuselah may play no out-of-turn master at all now, as a clause; "" if it may (V-087, V-107, V-109)."""
    if seat == s.active:
        return "out-of-turn masters are played in the turns of other Methuselahs"
    return "a second out-of-turn master has to wait until your next master phase is over" if s.debt[seat] else ""


def _why_no_master(s: Vtes, seat: int, piece: int) -> str:
    """Return why a master cannot be played at its moment: no action for it, a requirement, its cost, or nothing to do."""
    assert s.asked is not None
    (word, args), card, ways = s.asked[1], definition(s, piece), _ways(s, piece)
    if word == "master?" and not args[0]:
        return "you have no master phase action left"
    if ways and not any(meets(s, card, seat, way, -1) for way in ways):
        return "none of your ready minions is what it requires"
    due = min((way.pool for way in ways), default=0) + dearer(s, seat, card)
    if due > s.pool[seat] + saved(s, Purchase(seat, piece, -1), "pool", due):
        return f"it costs {due} pool, and you have {s.pool[seat]}"
    return "there is nothing that it could do now"


def _why_nobody_plays(s: Vtes, seat: int, piece: int) -> str:
    """Return why none of a Methuselah's minions can play a card at its moment: a discipline, what else it requires, its
    cost, locked minions."""
    card, there, ways = definition(s, piece), pile(s, "ready", seat), _ways(s, piece)
    needs = {need.lower() for way in ways for need in way.needs} & set(DISCIPLINES)
    if needs and not any(s.game.number(s, code, p) for p in there for code in needs):
        return f"none of your ready minions has {' or '.join(sorted(DISCIPLINES[code] for code in needs))}"
    fit = [(way, p) for way in ways for p in there if meets(s, card, seat, way, p)]
    if not fit and card.requires:
        return f"it takes {asked(card.requires)} who can play it now"
    if not fit:
        return "none of your ready minions is what it requires"
    able = {p for way, p in fit if payable(s, Purchase(seat, piece, p), way)}
    if not able:
        return "what it costs cannot be paid"
    if ACTS in [MOMENTS[each] for each in card.types if each in MOMENTS] and not any(s.pieces[p].ready for p in able):
        return "your minions that could play it are locked"
    return "none of your minions can play it at this moment"


def _ways(s: Vtes, piece: int) -> tuple[Mode, ...]:
    """Return the ways to play a card."""
    plays = definition(s, piece).plays
    return plays.ways if plays is not None else ()


def why_no_action(s: Vtes, seat: int, deed: str, names: str) -> str:
    """Return why no minion, or not the one that is named, can bleed or hunt now."""
    assert s.asked is not None
    if s.asked[1][0] not in DOING:
        return "Your minions act in your minion phase."
    there = [p for p in pile(s, "ready", seat) if not names or has_words(definition(s, p).name, names)]
    if not there:
        return "None of your ready minions is called so." if names else "You have no ready minion."
    up = [p for p in there if s.pieces[p].ready]
    if not up:
        return f"{definition(s, there[0]).name} is locked." if names else "All your ready minions are locked."
    denied = [_why_no_deed(s, seat, p) for p in up]
    if all(denied):
        return sentence(denied[0])
    who = definition(s, up[0]).name if names else "Each of your unlocked minions"
    return f"{who} has taken that action in this turn already, or may not take it." if deed == "bleed" else ""
