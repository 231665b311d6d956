"""The terms of Rivals, each explained in a sentence or two, as the rules of a table have it (RR-20)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from coterie.games.rivals.options import OPTIONS

Setup = Mapping[str, Any]
SETTINGS = (  # the options on which these texts and those of `how` depend
    "players", "aggravated_defeat", "attachments_on_torpor", "base_influence", "block_exhausts", "challenge",
    "elimination", "exhaust_for_intel", "exhausted_party", "fear", "foreign_wraiths", "hand_limit", "leader_influence",
    "mend_per_discard", "modifiers", "prestige_influence", "ritual_help", "scheme_tie", "torpor_exit", "wounded",
)  # fmt: skip
LOST = {"discarded": "", "Retainers burned": " Their Retainers burn.", "burned": " What is attached to them burns."}


def _intel(setup: Setup) -> str:
    more = "Each other ready member of the attacking party can exhaust for 1 more."
    return f"It overcomes Secrecy. {more}" if setup["exhaust_for_intel"] else "It overcomes Secrecy."


def _torpor(setup: Setup) -> str:
    back = f"They come back with full Blood, {setup['torpor_exit']}."
    return f"Where defeated vampires lie, with 1 Blood from your Prestige. {back}{LOST[setup['attachments_on_torpor']]}"


def _exhausted(setup: Setup) -> str:
    party = " In The Streets, nobody of its party attacks either." if setup["exhausted_party"] else ""
    return f"Turned sideways: it does not attack, block or act until it readies in your next Beginning Phase.{party}"


def _aggravated(setup: Setup) -> str:
    burns = setup["aggravated_defeat"] == "burned"
    return "Damage that attributes do not reduce" + (", and that burns characters it defeats." if burns else ".")


def _wounded(setup: Setup) -> str:
    return f"A vampire whose Blood is {'below' if setup['wounded'] == 'below' else 'at most'} half of its BP."


def _scheme(setup: Setup) -> str:
    return (
        "An Action card that takes effect only if it wins an Influence Conflict, in which everybody takes a side with "
        f"Influence. On equal Influence it {setup['scheme_tie']}."
    )


def _influence(setup: Setup) -> str:
    own = setup["base_influence"]
    has = f"A vampire has {own} of its own, a Leader {own + setup['leader_influence']}."
    once = "A character exerts all of it at once, ready or not, and has none until its player's next turn."
    return " ".join([has, once, *([more] if (more := added(setup)) else [])])


def added(setup: Setup) -> str:
    """Return what can add to Influence, as a sentence; "" for nothing."""
    each, cards = setup["prestige_influence"], setup["modifiers"]
    prestige = f"each Prestige spent adds {each}" if each else ""
    card = f"{'a card' if cards == 1 else f'up to {cards} cards'} played face down can add more" if cards else ""
    said = ", and ".join([part for part in (prestige, card) if part])
    return f"{said[:1].upper()}{said[1:]}." if said else ""


def _fear(setup: Setup) -> str:
    if setup["fear"] == "nothing":
        return "A token that does nothing by itself."
    return "A token that keeps its bearer from readying in its next Beginning Phase."


def _wraith(setup: Setup) -> str:
    who = "the player who put it there" if setup["foreign_wraiths"] == "who laid it" else "its bearer's player"
    back = "A burned Mortal that a card has brought back onto a character, with a token that is face down at first."
    return f"{back} On another player's vampire, {who} decides about it."


def _ritual(setup: Setup) -> str:
    only = "" if setup["ritual_help"] == "both" else ", if it is one of oblivion"
    stays = "Stays near its player's Haven with Blood on it, which it uses up; it burns when it is empty."
    return f"{stays} A helper with its discipline saves one of its two actions{only}."


def _prince(setup: Setup) -> str:
    where = " from The Streets" if setup["challenge"] == "from The Streets" else ""
    return f"A Title for a player who claims it in The Streets and survives one attack by each foe{where}."


SAID: dict[str, str | Callable[[Setup], str]] = {
    "agenda": "You win with 13 on your Agenda card. Agenda on a vampire does not count until it gets there.",
    "prestige": "You recruit and pay with it. Recruiting turns it into Blood; if you have none left, you are out.",
    "blood": "A vampire's life. Damage removes it; a vampire without Blood is defeated. It never has more than its BP.",
    "BP": "Blood Potency: the cost to recruit a vampire, its maximum Blood, and a requirement of many cards.",
    "rival": "The player whose vampires are each worth 1 Agenda to you when you defeat them.",
    "leader": "The vampire that you start with. A Haven's Leader Ability is active while the Leader is in your "
    "coterie.",
    "coterie": "Your characters at your Haven and in The Streets, but not those in torpor.",
    "party": "One player's characters in the same place: all those at a Haven, or those who went out together.",
    "haven": "Where your vampires are at the start of your turn. Most Havens give them 1 Secrecy.",
    "the streets": "A character must be there to attack, and everybody can be reached there. Going there costs no "
    "action.",
    "secrecy": "The Intel needed to attack a character.",
    "intel": _intel,
    "physical": "The damage that a character deals in a Physical attack, before cards are added.",
    "social": "The damage that a character deals in a Social attack, before cards are added.",
    "mental": "The damage that a character deals in a Mental attack, before cards are added.",
    "torpor": _torpor,
    "exhausted": _exhausted,
    "aggravated": _aggravated,
    "superficial": "Damage that leaves at least 1 Blood.",
    "shield": "Reduces any damage by this much.",
    "guard": "May block Ranged attacks.",
    "reach": "May attack characters in The Streets from its Haven.",
    "relentless": "Can be used in any player's turn.",
    "wounded": _wounded,
    "attack card": "You may play one face down in each attack; its type, BP and clan must fit the attacker.",
    "reaction": "The character under attack, or the blocker, may play one face down.",
    "retainer": "A Mortal attached to a character: one of three cards that a character can have attached.",
    "scheme": _scheme,
    "title": "Attached to a vampire that pays its cost: Influence, exerted once and without a conflict.",
    "conspiracy": "Lies face down near its player's Haven and collects Prestige; with enough of it, it is resolved.",
    "unhosted": "An action for which no character exhausts.",
    "influence": _influence,
    "fear": _fear,
    "curse": "Another player's card, attached to your vampire by an effect. It counts against the limit of three.",
    "wraith": _wraith,
    "mortal": "A card of the City Deck and no character: Citizens, Vagrants and antagonists, which lie in The Streets.",
    "citizen": "A Mortal worth 1 Agenda. The player who defeats it burns it for its reward or keeps it as a Retainer.",
    "vagrant": "A Mortal worth no Agenda. Burn it to mend 2 Blood; as a Retainer it takes 1 damage for its bearer.",
    "antagonist": "A hunter from the City Deck. It hurts each player's coterie at the end of that player's turn.",
    "animal": "An attached card that needs animalism. When you detach it for its effect, it goes to the discard pile.",
    "alchemy": "Cards of Thin-bloods, attached to the characters who make them and grow stronger with them; many are "
    "detached later.",
    "ritual": _ritual,
    "trap": "Lies face down like a Conspiracy, and is sprung in response to something.",
    "ongoing": "Stays near its player's Haven and remains in effect.",
    "prince of the city": _prince,
    "city deck": "The deck that all players share: Mortals, Events, hunters and the Prince. Each turn begins with "
    "one of its cards.",
    "burn": "To a separate pile that everybody may read. Few cards bring anything back from there.",
}


def terms_in(setup: Setup) -> dict[str, str]:
    """Return what each term means by the rules of a table.

    Args:
        setup: its options.
    """
    return {term: said if isinstance(said, str) else said(setup) for term, said in SAID.items()}


TERMS = terms_in({option.name: option.default for option in OPTIONS})
