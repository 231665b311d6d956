"""The Inheritance Cycle: duels, and what is brought to conflicts."""

from __future__ import annotations

from coterie.games.l5r.cards.definition import Card, answer_event, card, target
from coterie.games.l5r.words.abilities import Action, interrupt, reaction, would
from coterie.games.l5r.words.amounts import Beyond
from coterie.games.l5r.words.characters import Dishonor
from coterie.games.l5r.words.conditions import AT_THIS, CONFLICT, BearerIs, During, ThatIs, ThisIs
from coterie.games.l5r.words.conflicts import LOSER, BaseBecomes, StartDuel, SwitchType
from coterie.games.l5r.words.duelling import DUELLING
from coterie.games.l5r.words.filters import (
    ALONE,
    ANYWHERE,
    ATTACKED,
    ATTACKING,
    CHARACTER,
    DISHONORED,
    PARTICIPATING,
    PROVINCE,
    UNIQUE,
    InProvince,
    OfClan,
    Trait,
)
from coterie.games.l5r.words.matching import ITS_PROVINCE, WithOwner
from coterie.games.l5r.words.opposing import THEIRS
from coterie.games.l5r.words.players import TheyDo, TheyPick
from coterie.games.l5r.words.provinces import DiscardThere
from coterie.games.l5r.words.shadow.assault import AnotherAction
from coterie.games.l5r.words.standing import ANCESTRAL, RESTRICTED, NoAttachments
from coterie.games.l5r.words.zones import Discarded
from coterie.words.cards.answering import Cancel
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.filters import BOWED, FOES, MINE
from coterie.words.cards.groups import EVERYBODY, THIS, YOU, Cards
from coterie.words.cards.lasting import Gain
from coterie.words.cards.numbers import Bonus, Cannot, Grants, While
from coterie.words.effects import ChooseOne, If, IfYouDo, Repeat
from coterie.words.groups import Bound, Group

FIGHTERS = CHARACTER & PARTICIPATING
HERE = ThisIs(PARTICIPATING)
COURTIER, SHUGENJA, WEAPON, UNICORN = Trait("courtier"), Trait("shugenja"), Trait("weapon"), OfClan("unicorn")
RIDER, GUEST = Bound("rider"), Bound("guest")


def in_exchange(one: Group, other: Group) -> IfYouDo:
    """Return that a character bows, and another becomes ready if it does."""
    return IfYouDo(Bow(one), Straighten(other))


DUELS: tuple[Card, ...] = (
    card(
        "20-niten-pupil",
        reaction(
            "dials", EVERYBODY,
            BaseBecomes("military", 2, what=THIS, until="phase") + BaseBecomes("political", 2, what=THIS, until="phase"),
            given=ThisIs(DUELLING),
        ),
    ),
    card(
        "21-justicar-s-approach",
        Grants(
            Action(
                StartDuel(
                    "military",
                    If(
                        ThatIs(BOWED & DISHONORED, "loser"), Discarded(LOSER),
                        If(ThatIs(DISHONORED, "loser"), Bow(LOSER), Dishonor(LOSER)),
                    ),
                ),
                given=HERE, targets=(target(FIGHTERS & FOES),),
            )
        ),
        attaches=CHARACTER & COURTIER,
    ),
)  # fmt: skip

CARDS: tuple[Card, ...] = (
    card(
        "21-callous-ashigaru", RESTRICTED,
        reaction(
            "break", Cards(PROVINCE & THEIRS), TheyDo(DiscardThere(Cards(InProvince(down=None)))),
            given=BearerIs(ATTACKING) & During("military"),
        ),
        attaches=UNIQUE & CHARACTER,
    ),
    card("21-effective-deception", would("initiate", Cards(ANYWHERE), Cancel(), given=AT_THIS)),
    card(
        "21-shosuro-miyako", reaction("play", THIS, Dishonor(), targets=(target(CHARACTER & ~UNIQUE & FOES),)),
        disguised=~OfClan("scorpion"), only_disguised=True,
    ),
    card(
        "22-ide-ryoma",
        Action(
            ChooseOne((in_exchange(RIDER, GUEST), in_exchange(GUEST, RIDER))), given=HERE,
            targets=(
                target(CHARACTER & UNICORN, "rider"), target(CHARACTER & ~UNICORN & WithOwner("rider"), "guest"),
            ),
        ),
    ),
    card("22-iron-crane-legion", NoAttachments(WEAPON), While(CONFLICT, Bonus("military", Beyond(0), THIS))),
    answer_event(
        "22-issue-a-challenge", "reaction", "attack", Cards(Trait("bushi") & CHARACTER & MINE & ALONE),
        Gain(Cannot("declare several defenders", YOU), Cards(PROVINCE & ATTACKED), "conflict"),
    ),
    card(
        "23-current-of-the-beryt", Action(Repeat(2, AnotherAction()), given=CONFLICT), attaches=CHARACTER & SHUGENJA & MINE
    ),
    card(
        "23-shukujo", ANCESTRAL, RESTRICTED,
        Grants(Action(SwitchType(), given=HERE & ThisIs(Trait("champion")))),
        attaches=UNIQUE & OfClan("crane") & CHARACTER & MINE,
    ),
    card(
        "23-strategic-weakpoint",
        interrupt("break", ITS_PROVINCE, TheyPick(Cards(CHARACTER & ATTACKING)) >> Discarded()),
    ),
)  # fmt: skip
