"""The warlords of the Shadowlands on both sides, co-operative and challenge, and their provinces."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, card, target
from coterie.games.l5r.cards.shadow.ways import NO_STRANGERS, SHADOWLANDS, THEIRS, attacked, collected
from coterie.games.l5r.words.abilities import Action, max_per
from coterie.games.l5r.words.characters import Dishonor, MoveIn, PlaceFate, RemoveFate, Taint
from coterie.games.l5r.words.conflicts import OneMoreConflict
from coterie.games.l5r.words.filters import AT_HOME, ATTACKING, CHARACTER, TAINTED, InProvince
from coterie.games.l5r.words.players import GainHonor, TakeFate
from coterie.games.l5r.words.shadow.assault import MoveOn
from coterie.games.l5r.words.shadow.graves import PlayFallen, Rebury
from coterie.games.l5r.words.shadow.losses import Forget, NewHands
from coterie.games.l5r.words.shadow.measures import PerPlayer
from coterie.games.l5r.words.shadow.opponents import ControllerSelects, EachFoeDoes, FoeSelects
from coterie.games.l5r.words.shadow.taking import Seize
from coterie.games.l5r.words.shadow.wanting import ToAsMany
from coterie.games.l5r.words.standing import CORRUPTED
from coterie.games.l5r.words.targets import Chosen, OneOfEach
from coterie.games.l5r.words.zones import PutIntoPlay, Sacrifice
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import MINE, READY, In, Rated
from coterie.words.cards.groups import EACH_FOE, Cards
from coterie.words.filters import Filter
from coterie.words.picking import Choose

ALL = 99
ONCE = max_per("round")  # in play or out of it, as often as it comes and goes (U-033)


def one_of_each_foe(which: Filter) -> OneOfEach:
    """Return the targets “up to one card of each opponent” of which a filter holds."""
    return OneOfEach("those", Cards(which), 0, whose="opponent")


WARLORDS: tuple[Card, ...] = (
    card(
        "16-akuma-no-oni-coop",
        CORRUPTED,
        NO_STRANGERS,
        collected(EachFoeDoes(Choose(Cards(CHARACTER & READY & ~SHADOWLANDS & Rated("military", most=3)), Bow()))),
    ),
    card(
        "16-akuma-no-oni-challenge",
        CORRUPTED,
        NO_STRANGERS,
        Action(
            ControllerSelects((RemoveFate(ALL), OneMoreConflict("military"))),
            targets=(target(CHARACTER),),
            limit=ONCE,
        ),
    ),
    card(
        "16-atsuko-the-calamitous-coop",
        CORRUPTED,
        NO_STRANGERS,
        collected(Forget(2)),
    ),
    card(
        "16-atsuko-the-calamitous-challenge",
        CORRUPTED,
        NO_STRANGERS,
        Action(FoeSelects(Choose(Cards(CHARACTER & MINE), Sacrifice()), PlayFallen(2)), limit=ONCE),
    ),
    card(
        "16-the-obsidian-flower-coop",
        CORRUPTED,
        NO_STRANGERS,
        collected(EachFoeDoes(Choose(Cards(CHARACTER & MINE), Taint()))),
    ),
    card(
        "16-the-obsidian-flower-challenge",
        CORRUPTED,
        NO_STRANGERS,
        Action(
            ControllerSelects((GainHonor(-2, EACH_FOE), Seize())),
            targets=(target(THEIRS & TAINTED),),
            limit=ONCE,
        ),
    ),
)
PROVINCES: tuple[Card, ...] = (
    card("16-blood-fields", attacked(RemoveFate(1, Cards(CHARACTER & ATTACKING)))),
    card("16-defiled-cavern", attacked(Rebury(PerPlayer(2), CHARACTER))),
    card("16-fallen-chrysanthemum-lake", attacked(NewHands())),
    card("16-false-lantern-grove", attacked(MoveOn())),
    card(
        "16-forgotten-tomb-of-fu-leng",
        attacked(
            PutIntoPlay(conflict=True) >> PlaceFate(PerPlayer(1)),
            targets=(target(CHARACTER & In("fallen")),),
        ),
    ),
    card(
        "16-garden-of-corruption",
        attacked(Dishonor(Cards(CHARACTER & TAINTED & ATTACKING)) + Taint(Cards(CHARACTER & ATTACKING))),
    ),
    card(
        "16-haunted-jungles",
        attacked(ToAsMany(Cards(CHARACTER & InProvince()), PutIntoPlay(conflict=True), PerPlayer(1))),
    ),
    card("16-maddening-emptiness", attacked(Bow(Chosen()), targets=(one_of_each_foe(CHARACTER & ATTACKING),))),
    card("16-sea-of-shadows", attacked(MoveIn(Chosen()), targets=(one_of_each_foe(CHARACTER & READY & AT_HOME),))),
    card("16-spectral-watchtower", attacked(TakeFate(1, EACH_FOE))),
)
