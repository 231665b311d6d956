"""Why a Methuselah cannot do something now: the moment of a card, what its minion must be, minions that are locked."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, asked
from coterie.games.vtes.facts import definition
from coterie.games.vtes.numbers import DISCIPLINES
from coterie.games.vtes.state import Vtes
from coterie.kernel.pieces import pile
from coterie.kernel.talk import has_words, spelt

ACTS = (("action?",), "it is played as an action of an unlocked minion in your minion phase")
MOMENTS = {  # when a card is played, by its type: the words of the questions there, and what is said (VR-4.1)
    "master": (("master?",), "master cards are played in your master phase"),
    **dict.fromkeys(("action", "political action", "equipment", "ally", "retainer"), ACTS),
    "action modifier": (("impulse",), "action modifiers are played during an action of your minion"),
    "reaction": (("impulse", "block?"), "reactions are played during the action of another Methuselah"),
    "combat": (("impulse", "strike?"), "combat cards are played while your minion is in combat"),
}
DEEDS = ("bleed", "hunt")
MINIONS = ("action?", "block?")
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
        card = next((definition(s, p) for p in pile(s, "hand", seat) if has_words(definition(s, p).name, names)), None)
        if card is None or not names:
            return ""
        return f"{card.name} cannot be played now: {why_not_played(s, seat, card)}."
    return why_no_action(s, seat, verb, names) if verb in DEEDS else ""


def why_not_with(s: Vtes, seat: int, piece: int) -> str:
    """Return why a card of one's own hand cannot be played now, or a minion of one's own cannot act, as a clause; "" for
    anything else."""
    assert s.asked is not None
    now, card = s.pieces[piece], definition(s, piece)
    if now.zone == "hand" and now.place == seat:
        return why_not_played(s, seat, card)
    if now.zone != "ready" or not card.minion or s.game.speaks(s, piece) != seat:
        return ""
    if not now.ready:
        return f"{card.name} is locked"
    return "" if s.asked[1][0] in ("action?", "block?", "impulse") else "your minions act in your minion phase"


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


def why_not_played(s: Vtes, seat: int, card: Card) -> str:
    """Return why a card of the hand cannot be played now, as a clause."""
    assert s.asked is not None
    moments = [MOMENTS[each] for each in card.types if each in MOMENTS]
    if not any(s.asked[1][0] in words for words, _ in moments):
        return " or ".join(dict.fromkeys(said for _, said in moments)) or "this is not its moment"
    there = pile(s, "ready", seat)
    needs = {need.lower() for way in (card.plays.ways if card.plays is not None else ()) for need in way.needs} & set(
        DISCIPLINES
    )
    if card.kind == "master":
        return "you have no master phase action left, or nothing that it could do"
    if needs and not any(s.game.number(s, code, p) for p in there for code in needs):
        return f"none of your ready minions has {' or '.join(sorted(DISCIPLINES[code] for code in needs))}"
    if card.requires:
        return f"it takes {asked(card.requires)} who can play it now"
    return "none of your minions can play it at this moment"


def why_no_action(s: Vtes, seat: int, deed: str, names: str) -> str:
    """Return why no minion, or not the one that is named, can bleed or hunt now."""
    assert s.asked is not None
    if s.asked[1][0] != "action?":
        return "Your minions act in your minion phase."
    there = [p for p in pile(s, "ready", seat) if not names or has_words(definition(s, p).name, names)]
    if not there:
        return "None of your ready minions is called so." if names else "You have no ready minion."
    up = [p for p in there if s.pieces[p].ready]
    if not up:
        return f"{definition(s, there[0]).name} is locked." if names else "All your ready minions are locked."
    who = definition(s, up[0]).name if names else "Each of your unlocked minions"
    return f"{who} has taken that action in this turn already, or may not take it." if deed == "bleed" else ""
