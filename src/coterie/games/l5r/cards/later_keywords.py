"""Cards of several sets, each the first of its kind: a keyword or a form of text that the first decks do not have."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, card, event, target
from coterie.games.l5r.words.abilities import Action, reaction
from coterie.games.l5r.words.characters import Honor, MoveIn, RemoveFate
from coterie.games.l5r.words.conditions import CONFLICT, ThatIs, ThisIs
from coterie.games.l5r.words.conflicts import LOSER, StartDuel
from coterie.games.l5r.words.filters import (
    ATTACKED,
    ATTACKING,
    CHARACTER,
    PARTICIPATING,
    PROVINCE,
    WITHOUT_FATE,
    IfThis,
    Trait,
)
from coterie.games.l5r.words.players import Draw, TheyDo
from coterie.games.l5r.words.rings import ResolveClaimedRings, SwitchContested, WinWithAllRings
from coterie.games.l5r.words.standing import (
    ANCESTRAL,
    COURTESY,
    COVERT,
    LIMITED,
    RESTRICTED,
    SINCERITY,
    SUPPORT,
    GivesTrait,
    NoAttachments,
)
from coterie.games.l5r.words.zones import Discarded
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import FOES, MINE, OTHER
from coterie.words.cards.groups import HOST, THIS, Cards
from coterie.words.cards.numbers import Bonus, Cannot, Grants, While
from coterie.words.effects import If

DIRE = ThisIs(WITHOUT_FATE)

CARDS: tuple[Card, ...] = (
    card("01-ancestral-daisho", ANCESTRAL, RESTRICTED),
    card("01-doomed-shugenja", LIMITED, Cannot("be given fate when played", THIS)),
    card("01-kaiu-envoy", COURTESY, SINCERITY),
    card("01-unassuming-yojimbo", COVERT),
    card("01-moto-horde", NoAttachments(Trait("weapon"))),
    card(
        "01-favored-mount",
        Grants(GivesTrait("cavalry"), HOST),
        Action(MoveIn(HOST), given=CONFLICT, cost=Bow(THIS)),
        attaches=CHARACTER & MINE,
    ),
    card("38-desperate-negotiator", While(DIRE, Bonus("military", 2, THIS)), While(DIRE, Bonus("political", 2, THIS))),
    card(
        "13-bushido-adherent", SUPPORT,
        Action(
            Honor() + TheyDo(Draw(1)), given=ThisIs(PARTICIPATING), targets=(target(CHARACTER & PARTICIPATING),)
        ),
    ),
    event("13-enlightenment", ResolveClaimedRings() >> WinWithAllRings()),
    card("19-shinjo-kyora", Action(SwitchContested(), given=ThisIs(PARTICIPATING)), disguised=Trait("cavalry")),
    card(
        "21-shosuro-ibuki", reaction("win", THIS, RemoveFate(1, Cards(CHARACTER & OTHER & PARTICIPATING))),
        disguised=Trait("courtier"),
    ),
    card("16-seasoned-patroller", Cannot("be raised: strength", Cards(PROVINCE & ATTACKED & IfThis(ATTACKING)))),
    card(
        "01-mirumoto-raitsugu",
        Action(
            StartDuel("military", If(ThatIs(WITHOUT_FATE, "loser"), Discarded(LOSER), RemoveFate(1, LOSER))),
            given=ThisIs(PARTICIPATING), targets=(target(CHARACTER & PARTICIPATING & FOES),),
        ),
    ),
)  # fmt: skip
