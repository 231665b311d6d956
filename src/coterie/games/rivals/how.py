"""How Rivals is played, on one screen and in our own words, by the rules of a table (RR-20)."""

from __future__ import annotations

from coterie.games.rivals.numbers import ACTIONS, DRAWN, GOAL
from coterie.games.rivals.options import OPTIONS
from coterie.games.rivals.terms import Setup, added
from coterie.kernel.scenes import Chapter

OUT = {
    "most Agenda": "; the most Agenda wins then", "hunter wins": "; whoever hunted that player wins then",
    "play on": "; the others play on",
}  # fmt: skip
ALWAYS = (
    Chapter(
        "Actions",
        "Recruit a vampire from your hand for Prestige equal to its Blood Potency. Attack. Play a card; often a "
        "vampire must host it and exhaust. Going out into The Streets and using most abilities costs no action.",
    ),
    Chapter(
        "Where they are",
        "A vampire must be in The Streets to attack, and anybody can reach it there. Vampires in a Haven are hidden "
        "by its Secrecy: the attacking party needs at least as much Intel.",
    ),
)


def how_in(setup: Setup) -> tuple[Chapter, ...]:
    """Return how it is played by the rules of a table.

    Args:
        setup: its options.
    """
    return (_about(setup), _turn(setup), *ALWAYS, _attack(setup), _defeat(setup), _influence(setup))


def _about(setup: Setup) -> Chapter:
    out = OUT[setup["elimination"]] if setup["players"] > 2 else ""
    return Chapter(
        "What it is about",
        f"You lead a coterie of vampires. The first player with {GOAL} Agenda wins. Your Agenda card says how you "
        "gain it; each Citizen that you defeat is worth some, and so is each vampire of your Rival. A player who has "
        f"no Prestige left, or whose vampires are all in torpor, is out{out}.",
    )


def _turn(setup: Setup) -> Chapter:
    mends, limit = setup["mend_per_discard"], setup["hand_limit"]
    mending = f"each card that you discard mends {mends} Blood, even in torpor, and " if mends else ""
    keeping = f" You keep {limit} cards at most." if limit else ""
    return Chapter(
        "A turn",
        f"First a city card is revealed, and your vampires ready and return home. Then you have {ACTIONS} actions. At "
        f"the end of the turn, {mending}you draw {DRAWN} cards from either of your decks.{keeping}",
    )


def _attack(setup: Setup) -> Chapter:
    tires = " and exhaust for it" if setup["block_exhausts"] else ""
    return Chapter(
        "An attack",
        "The attacker chooses a type: Physical, Social, Mental or Ranged. Both sides may play a card face down, and "
        f"another ready member of the defending party may block{tires}. Damage is the attacker's attribute minus the "
        "target's, plus or minus what the cards change. Each point takes 1 Blood.",
    )


def _defeat(setup: Setup) -> Chapter:
    return Chapter(
        "Defeat",
        "A vampire without Blood enters torpor with 1 Blood, which costs its player 1 Prestige; with full Blood it "
        f"comes back {setup['torpor_exit']}. A Mortal that you defeat is yours: burn it to mend Blood, or keep it as "
        "a Retainer.",
    )


def _influence(setup: Setup) -> Chapter:
    more = f"{added(setup)} " if added(setup) else ""
    return Chapter(
        "Influence",
        "Players fight over a Scheme: in turn, everybody takes a side and exerts characters, ready or exhausted, for "
        f"their Influence. {more}The higher total decides; on equal totals the Scheme {setup['scheme_tie']}. A "
        "character that has exerted gets a token and adds nothing more until the token is gone. For a Title there is "
        "no fight; you exert its Influence once, as its cost.",
    )


HOW = how_in({option.name: option.default for option in OPTIONS})
