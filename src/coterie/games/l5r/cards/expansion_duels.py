"""Who challenges and what is about duels, of the clan cards beside Under Fu Leng's Shadow."""

from __future__ import annotations

from typing import Literal

from coterie.games.l5r.cards.definition import Card, card, once, target
from coterie.games.l5r.words.abilities import Action, forced_reaction, reaction
from coterie.games.l5r.words.characters import Dishonor, Honor, MoveIn, PlaceFate, RemoveFate
from coterie.games.l5r.words.comparing import LowerBid
from coterie.games.l5r.words.conditions import CONFLICT, Honorable, ThatIs, ThisIs, ThisWon
from coterie.games.l5r.words.conflicts import LOSER, WINNER, StartDuel
from coterie.games.l5r.words.filters import AT_HOME, ATTACHMENT, CHARACTER, PARTICIPATING, AttachedTo, Named, Trait
from coterie.games.l5r.words.players import Draw, GainHonor, TheyDo
from coterie.games.l5r.words.standing import COURTESY, PRIDE
from coterie.games.l5r.words.zones import Discarded
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import FOES, MINE
from coterie.words.cards.groups import THIS, Cards
from coterie.words.cards.lasting import Blank, Gain
from coterie.words.cards.numbers import Bonus, Cannot, While
from coterie.words.effects import Effect, If
from coterie.words.groups import Bound
from coterie.words.picking import Choose

FIGHTERS = CHARACTER & PARTICIPATING
COMES = Choose(Cards(CHARACTER & AT_HOME & MINE), MoveIn())
DUELIST = Trait("duelist")


def challenge(statistic: Literal["military", "political"], then: Effect) -> Action:
    """Return the action by which a participating character challenges one of an opponent's."""
    return Action(StartDuel(statistic, then), given=ThisIs(PARTICIPATING), targets=(target(FIGHTERS & FOES),))


def hosted(then: Effect) -> Action:
    """Return the action by which a participating character that is chosen challenges one of an opponent's."""
    both = (target(FIGHTERS & MINE, "character"), target(FIGHTERS & FOES))
    return Action(StartDuel("military", then, Bound("character")), given=CONFLICT, targets=both)


CHALLENGERS: tuple[Card, ...] = (
    card("16-aspiring-challenger", While(LowerBid(), Bonus("glory", 2, THIS)), challenge("military", Honor(WINNER))),
    card(
        "16-courtly-challenger",
        forced_reaction("win duel", THIS, Honor(THIS), limit=None),
        forced_reaction("lose duel", THIS, Dishonor(THIS), limit=None),
        challenge("political", If(ThisWon(), Draw(2), TheyDo(Draw(2)))),
    ),
    card(
        "16-daring-challenger", While(Honorable(more=False), Bonus("military", 1, THIS)),
        challenge("military", PlaceFate(1, WINNER)),
    ),
    card(
        "16-honest-challenger", While(LowerBid(), Bonus("military", 2, THIS)),
        challenge("military", If(ThisWon(), COMES, TheyDo(COMES))),
    ),
    card(
        "16-honorable-challenger", *PRIDE,
        challenge("military", Gain(Cannot("bow in resolution", THIS), WINNER, "conflict")),
    ),
    card(
        "16-loyal-challenger",
        forced_reaction("win", THIS, GainHonor(1), limit=None), forced_reaction("lose", THIS, GainHonor(-1), limit=None),
        challenge("political", Blank(LOSER, "conflict")),
    ),
    card(
        "16-prudent-challenger", COURTESY,
        challenge("military", Choose(Cards(ATTACHMENT & AttachedTo(Named(("loser",)))), Discarded())),
    ),
)  # fmt: skip

HOLDINGS: tuple[Card, ...] = (
    card(
        "16-kakita-dojo",
        hosted(Gain(Cannot("trigger", THIS), LOSER, "conflict") + If(ThatIs(DUELIST, "winner"), Bow(LOSER))),
    ),
    card(
        "16-mirumoto-dojo",
        hosted(If(ThatIs(DUELIST, "winner"), RemoveFate(1, LOSER), RemoveFate(1, LOSER, to_owner=True))),
    ),
    card("16-proving-ground", reaction("win duel", Cards(CHARACTER & MINE), Draw(1), limit=once("round", 2))),
)  # fmt: skip
