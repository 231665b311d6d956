"""Why something cannot be done now, told with the numbers that stand against it.

Each function returns a sentence without a full stop, "" where nothing stands against it. Of hidden cards only those are
named that the seat that asks knows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from coterie.games.rivals.actions import offered
from coterie.games.rivals.facts import (
    clan_there,
    coterie,
    definition,
    hunts_from_home,
    in_use,
    is_character,
    mortals,
    needed,
    party,
    playing,
    suits,
)
from coterie.games.rivals.numbers import BP, RANGED, SECRECY, stat
from coterie.games.rivals.rules.attack import blockers
from coterie.games.rivals.rules.attack_cards import can_play
from coterie.games.rivals.rules.attack_state import Attack, fight
from coterie.games.rivals.rules.claiming import claimants, to_be_had
from coterie.games.rivals.rules.moving import can_leave
from coterie.games.rivals.rules.recruiting import price
from coterie.games.rivals.rules.targets import can_attack, intel_against, scouts, tolls
from coterie.games.rivals.state import Rivals
from coterie.games.rivals.words.abilities import Activate, bound_of
from coterie.games.rivals.words.playing import hosts, playable, playing_frame
from coterie.games.rivals.words.vocabulary import VOICE
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import found, pile
from coterie.kernel.seating import seat_called
from coterie.words.cards.naming import Named, listed
from coterie.words.frames import Frame

TIMES = ("your turn", "any turn", "fight", "action", "torpor")


def name(s: Rivals, piece: int) -> str:
    """Return what a card is called in a reason."""
    return str(definition(s, piece).name)


# ── attacking ───────────────────────────────────────────────────────────────────────────────────────────────────────


def attacking(s: Rivals, seat: int, named: Named) -> str:
    """Return why a seat cannot attack: with anybody, with one character, or one target (RR-6, RR-7, RR-9.1)."""
    own = [p for p in named if s.pieces[p].owner == seat]
    targets = [p for p in named if p not in own]
    if own:
        return _with(s, seat, own[0], targets)
    there = coterie(s, seat)
    if not targets and any(next(can_attack(s, seat, p), None) is not None for p in there):
        return ""
    if targets and any(targets[0] in can_attack(s, seat, p) for p in there):
        return ""
    nearest = sorted(there, key=lambda p: hindered(s, p) != "")  # who could attack, but not this one, comes first
    found = [_with(s, seat, p, targets) for p in nearest]
    return "; ".join(dict.fromkeys(each for each in found if each)) or "you have nobody who can"


def _with(s: Rivals, seat: int, who: int, targets: Named) -> str:
    reason = hindered(s, who)
    if reason:
        return reason
    if targets:
        return out_of_reach(s, seat, who, targets[0])
    if next(can_attack(s, seat, who), None) is not None:
        return ""
    foes = [p for other in playing(s) if other != seat for p in coterie(s, other)]
    near = [out_of_reach(s, seat, who, p) for p in (*foes, *mortals(s))]
    return "; ".join(dict.fromkeys(each for each in near if each)) or "there is nobody to attack"


def hindered(s: Rivals, who: int) -> str:
    """Return why a character cannot attack anybody (RR-6)."""
    now, called_ = s.pieces[who], name(s, who)
    if now.zone == "torpor":
        return f"{called_} is in torpor"
    if not is_character(s, who):
        return f"{called_} is not a character in play"
    if not now.ready:
        return f"{called_} is exhausted"
    if face := forbidding(s, "attack", who):
        return f"{s.game.faces[face].name} prevents {called_} from doing it"
    if now.zone == "haven":
        from_home = definition(s, who).reach or hunts_from_home(s, who)
        return "" if from_home else f"{called_} is in its Haven: an attacker must be in The Streets"
    tired = [p for p in party(s, who) if p != who and not s.pieces[p].ready]
    if tired and s.setup["exhausted_party"]:
        verb, who_ = "are" if len(tired) > 1 else "is", listed(name(s, p) for p in tired)
        return f"{who_} of {called_}’s party {verb} exhausted, which keeps the party from attacking"
    return ""


def out_of_reach(s: Rivals, seat: int, who: int, target: int) -> str:
    """Return why a character that can attack cannot attack somebody (RR-7, RR-9.1)."""
    if target in can_attack(s, seat, who):
        return ""
    now, called_ = s.pieces[target], name(s, target)
    if now.zone == "torpor":
        return f"{called_} is in torpor"
    if not is_character(s, target) and target not in mortals(s):
        return f"{called_} is not in play, or can never be attacked"
    if is_character(s, target) and s.game.speaks(s, target) == seat:
        return f"{called_} is yours"
    if s.pieces[who].zone == "haven" and not definition(s, who).reach:
        return f"from its Haven {name(s, who)} can attack only City Deck Mortals in The Streets"
    if face := forbidding(s, "be attacked", target, who):
        return f"{s.game.faces[face].name} protects {called_}"
    if s.pieces[who].zone == "haven" and (now.zone != "streets" or not is_character(s, target)):
        return f"with Reach {name(s, who)} can attack only characters in The Streets"
    due = sum([n for _, n, _ in tolls(s, seat, target)])
    if due > s.prestige[seat]:
        return f"attacking {called_} costs {due} Prestige, and you have {s.prestige[seat]}"
    need, has, more = stat(s, target, SECRECY), intel_against(s, who, target), len(scouts(s, who))
    helped = f", and {more} more by exhausting others of its party" if more else ""
    return f"{called_} has {need} Secrecy: an attack needs {need} Intel, {name(s, who)} has {has}{helped}"


# ── recruiting, going out, drawing ──────────────────────────────────────────────────────────────────────────────────


def recruiting(s: Rivals, seat: int, named: Named) -> str:
    """Return why a seat cannot recruit: anybody, or one vampire (RR-5.1, R-110)."""
    hand = [p for p in pile(s, "hand", seat) if definition(s, p).kind == "vampire"]
    if not named:
        found = [_recruit(s, seat, p) for p in hand]
        return "" if "" in found else "; ".join(dict.fromkeys(found)) or "there is no vampire in your hand"
    p = next((p for p in hand if s.pieces[p].face == s.pieces[named[0]].face), named[0])
    if definition(s, p).kind != "vampire":
        return f"{name(s, p)} is not a vampire"
    return _recruit(s, seat, p)


def _recruit(s: Rivals, seat: int, piece: int) -> str:
    now = s.pieces[piece]
    holder = in_use(s, name(s, piece))
    if holder is not None:
        return f"{name(s, piece)} is already in the coterie of {seat_called(s, s.game.speaks(s, holder))}"
    if not (now.zone == "hand" and now.place == seat):
        return f"{name(s, piece)} is not in your hand"
    cost = price(s, seat, piece)
    return f"{name(s, piece)} costs {cost} Prestige, you have {s.prestige[seat]}" if cost > s.prestige[seat] else ""


def going_out(s: Rivals, seat: int, named: Named) -> str:
    """Return why a seat cannot send anybody, or one character, to The Streets (RR-6)."""
    able = can_leave(s, seat)
    if not named:
        return "" if able else "no ready character is at your Haven"
    p = named[0]
    if p in able:
        return ""
    if not is_character(s, p) or s.game.speaks(s, p) != seat:
        return f"{name(s, p)} is not a character of your coterie"
    if s.pieces[p].zone == "streets":
        return f"{name(s, p)} is already in The Streets"
    if not s.pieces[p].ready:
        return f"{name(s, p)} is exhausted"
    return "it is not at its own Haven"


def drawing(s: Rivals, seat: int, named: Named) -> str:
    """Return why a seat cannot draw."""
    return (
        "" if pile(s, "library", seat) or pile(s, "faction", seat) else "your Library and your Faction Deck are empty"
    )


# ── playing cards ───────────────────────────────────────────────────────────────────────────────────────────────────


def playing_a_card(s: Rivals, seat: int, named: Named) -> str:
    """Return why a seat cannot play a card of its hand now: in its turn, or in the attack that goes on (RR-5, RR-9)."""
    hand = pile(s, "hand", seat)
    if not named:
        able = any(playable(s, seat, p) for p in hand)
        return "" if able else "you can play no card from your hand as an action"
    p = next((p for p in hand if s.pieces[p].face == s.pieces[named[0]].face), -1)
    if p < 0:
        return f"{name(s, named[0])} is not in your hand"
    card, prompt = definition(s, p), s.asked[1][0] if s.asked is not None else ""
    if card.kind == "vampire":
        return f"{name(s, p)} is a vampire; recruit it instead"
    now = fight(s)
    if now is not None and prompt in ("attack card?", "reaction card?"):
        return _in_attack(s, p, now, "attack" if prompt == "attack card?" else "reaction")
    if when := own_moments(card):
        return (
            f"{name(s, p)} is {' and '.join(is_a for is_a, _ in when)}: play it {' or '.join(said for _, said in when)}"
        )
    return "" if playable(s, seat, p) else _as_action(s, seat, p)


def own_moments(card: Any) -> list[tuple[str, str]]:
    """Return what a card is that is no action, and when it is played; [] for an action (RR-9, RR-12)."""
    found = [("an Attack card", "in an attack of yours")] if card.attack else []
    found += [("a Reaction", "when you are attacked")] if card.reaction else []
    if "special" in card.types:
        found.append(("a Reaction", "when it is offered"))
    if "influence modifier" in card.types:
        found.append(("an Influence Modifier", "face down when you take a side with Influence"))
    return found


def _in_attack(s: Rivals, piece: int, now: Attack, use: str) -> str:
    who = (now.attacker if use == "attack" else now.target)[0]
    if can_play(s, piece, who, now.sort, use):
        return ""
    card = definition(s, piece)
    sorts = card.attack if use == "attack" else card.reaction
    if not sorts:
        return f"{name(s, piece)} is not {'an Attack' if use == 'attack' else 'a Reaction'} card"
    if now.sort not in sorts:
        return f"{name(s, piece)} is for {listed(sort.title() for sort in sorts)}; this attack is {now.sort.title()}"
    if now.sort == RANGED and (face := forbidding(s, "play Ranged")):
        return f"{s.game.faces[face].name} forbids Ranged cards"
    return unfit(s, who, card) or f"{name(s, piece)} is forbidden now"


def unfit(s: Rivals, who: int, card: Any) -> str:
    """Return why a character cannot play a card, by its definition: its BP, its clan, its place (RR-5)."""
    bp, has = needed(s, who, card.bp), stat(s, who, BP)
    if bp > has:
        return f"{card.name} needs BP {bp}, {name(s, who)} has {has}"
    if not suits(s, who, card):
        return f"{card.name} needs clan {card.clan.title()}, to which {name(s, who)} does not belong"
    if card.outside and s.pieces[who].zone != "streets":
        return f"{name(s, who)} is not in The Streets, where the card must be played"
    return ""


def _as_action(s: Rivals, seat: int, piece: int) -> str:
    """Return why a card that is an action cannot be played."""
    card = definition(s, piece)
    if "action" in card.types:
        there = coterie(s, seat)
        ready = [p for p in there if s.pieces[p].ready]
        if not ready:
            return "all your characters are exhausted, and one must exhaust for it"
        against = [unfit(s, p, card) for p in ready]
        if all(against):
            return "; ".join(dict.fromkeys(against))
        if card.plays is not None and next(hosts(s, seat, piece, card.plays), None) is None:
            return _unusable(s, seat, piece, next(p for p, no in zip(ready, against, strict=True) if not no))
    elif not clan_there(s, seat, card):
        return f"{card.name} needs clan {card.clan.title()} in your coterie"
    return _unusable(s, seat, piece, -1)


def _unusable(s: Rivals, seat: int, piece: int, actor: int) -> str:
    """Return what is missing of what a card says: its condition, its cost, something to do."""
    plays = definition(s, piece).plays
    if plays is None:
        return f"{name(s, piece)} is not played as an action"
    return _missing(s, plays, playing_frame(s, piece, seat, actor)) or f"{name(s, piece)} would change nothing now"


def _missing(s: Rivals, ability: Any, frame: Frame) -> str:
    """Return what is missing of what an ability needs; ways to play a card have no condition and no cost in common."""
    given, cost = getattr(ability, "given", None), getattr(ability, "cost", None)
    if given is not None and not given.holds(s, frame):
        return f"it is possible only if {given.say(VOICE)}"
    if cost is not None and not cost.able(s, frame):
        return f"its cost cannot be paid: {cost.say(VOICE)}"
    return ""


def using(s: Rivals, seat: int, named: Named) -> str:
    """Return why a seat cannot use an ability of a card in play."""
    if not named:
        return "none of your cards in play has an ability to use now"
    p = named[0]
    now = s.pieces[p]
    abilities = [each for each in now.text if isinstance(each, Activate)]
    if not abilities:
        return f"{name(s, p)} has no ability that you use"
    if all(each.whose(s, p) != seat for each in abilities):
        return f"{name(s, p)} is not yours"
    if offered(s, seat, p, TIMES):
        there = s.asked[2] if s.asked is not None else ()
        return "" if any(option[1][:1] == (p,) for option in there) else "this is not the time for it"
    frame = Frame(p, seat, bound=bound_of(s, now, p))
    return "; ".join(
        _missing(s, each, frame) or "it would change nothing, or has already been used" for each in abilities
    )


def blocking(s: Rivals, seat: int, named: Named) -> str:
    """Return why somebody cannot block the attack that goes on (RR-9)."""
    now = fight(s)
    if now is None or found(s, now.target) is None:  # its number may be that of a hidden card by now
        return "nobody is being attacked"
    able = blockers(s, now)
    if not named or named[0] in able:
        return "" if able else "nobody in the target’s party can"
    p = named[0]
    if p not in party(s, now.target[0]):
        return f"{name(s, p)} is not in the party of {name(s, now.target[0])}"
    if p == now.target[0]:
        return f"{name(s, p)} is itself being attacked"
    if not s.pieces[p].ready:
        return f"{name(s, p)} is exhausted"
    if now.unblockable or forbidding(s, "be blocked", now.attacker[0]):
        return "this attack cannot be blocked"
    if now.sort == RANGED and not definition(s, p).guard:
        return f"only a Guard can block a Ranged attack, and {name(s, p)} is not one"
    return "a card forbids it"


def claiming(s: Rivals, seat: int, named: Named) -> str:
    """Return why a seat, or one character, cannot claim the Prince of the City (RR-13.2)."""
    if to_be_had(s) is None:
        return "the Prince of the City is not in The Streets"
    able = claimants(s, seat)
    if not named:
        return "" if able else "no ready character of yours is in The Streets with room for a Title"
    p = named[0]
    if p in able:
        return ""
    if not is_character(s, p) or s.game.speaks(s, p) != seat:
        return f"{name(s, p)} is not a character of your coterie"
    if s.pieces[p].zone != "streets":
        return f"{name(s, p)} is not in The Streets"
    return f"{name(s, p)} is exhausted" if not s.pieces[p].ready else f"{name(s, p)} has no room for a Title"


REASONS: dict[str, Callable[[Rivals, int, Named], str]] = {
    "attack": attacking, "recruit": recruiting, "go out": going_out, "draw": drawing, "play": playing_a_card,
    "unhosted": playing_a_card, "use": using, "act": using, "torpor": using, "block": blocking,
    "claim": claiming,
}  # fmt: skip
"""Why not, by the first words of what is asked about."""
HOSTED = ("attack", "play", "act", "claim")  # need an action that is no unhosted one
