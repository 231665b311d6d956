"""Cards of the Core Set about Titles, Influence and Prestige: actions, attacks, reactions, Agenda cards and Havens."""

from __future__ import annotations

from coterie.games.rivals.cards.core.places import safe
from coterie.games.rivals.cards.definition import Card, action, agenda, attack, ongoing, reaction
from coterie.games.rivals.numbers import AS_MODIFIER, INFLUENCE
from coterie.games.rivals.words.abilities import Activate
from coterie.games.rivals.words.characters import CHARACTER, LOOSE, MORTAL, OWN, OWN_LEADER, TITLE, TITLED, Adept
from coterie.games.rivals.words.circumstances import LeaderThere
from coterie.games.rivals.words.city import RevealCityCard
from coterie.games.rivals.words.fights import Harder, Shielded
from coterie.games.rivals.words.influence import YOUR_SCHEME
from coterie.games.rivals.words.parties import ACTOR, Among, PartyOf
from coterie.games.rivals.words.players import ForYou
from coterie.games.rivals.words.titles import PRINCE, Attached, Bears
from coterie.games.rivals.words.tokens import GainAgenda, GainPrestige, PayPrestige
from coterie.games.rivals.words.zones import Dismiss
from coterie.words.amounts import Count, Times
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.filters import MINE
from coterie.words.cards.groups import EACH_FOE, Cards
from coterie.words.cards.numbers import Bonus, While
from coterie.words.effects import If
from coterie.words.picking import Choose

PARTY = PartyOf(ACTOR)
OWN_TITLES = Attached(TITLE, OWN)

POLITICS: tuple[Card, ...] = (
    ongoing(
        "core-assert-authority", "Assert Authority", Bonus(INFLUENCE, Count(EACH_FOE), Cards(OWN_LEADER & CHARACTER & MINE)),
        clan="ventrue",
    ),
    ongoing(
        "core-influencer", "Influencer", Bonus(INFLUENCE, 1, Cards(CHARACTER & MINE & Adept("presence"))),
        cost=PayPrestige(1), icons=("presence",),
    ),
    ongoing(
        "core-pr-firm", "PR Firm", Trigger("reaction", "succeed", YOUR_SCHEME, GainAgenda(1), cost=PayPrestige(1)),
        clan="toreador",
    ),
    action("core-royal-review", "Royal Review", GainPrestige(Count(OWN_TITLES)), clan="ventrue"),
)  # fmt: skip

POLITICAL_FIGHTS: tuple[Card, ...] = (
    attack("core-power-play", "Power Play", "mental", 1, Harder(Count(Among(PARTY, TITLED))), bp=5),
    attack(
        "core-know-your-place", "Know Your Place", "social", 1,
        If(Bears(ACTOR, PRINCE), Harder(2), If(Bears(ACTOR, TITLE), Harder(1))), bp=3,
    ),
    reaction(
        "core-dignity-of-the-office", "Dignity of the Office", "physical social",
        Shielded(Times(2, Count(Cards(CHARACTER & MINE & TITLED)))), bp=3, clan="ventrue",
    ),
)  # fmt: skip

POLITICAL_AGENDAS: tuple[Card, ...] = (
    agenda("core-base-of-power", "Base of Power", Trigger("forced reaction", "attach", OWN_TITLES, GainAgenda(2), must=True)),
    agenda(
        "core-manipulate-the-masses", "Manipulate the Masses",
        Trigger("forced reaction", "succeed", YOUR_SCHEME, GainAgenda(1), must=True),
    ),
)  # fmt: skip

POLITICAL_HAVENS: tuple[Card, ...] = (
    safe(
        "core-royal-retreat", "Royal Retreat",
        While(LeaderThere(), Bonus(INFLUENCE, 1, Cards(CHARACTER & MINE & TITLED))),
        Activate(
            RevealCityCard(), given=LeaderThere(), cost=Choose(Cards(LOOSE & MORTAL), Dismiss()),
        ),
    ),
    safe("core-old-post-office", "Old Post Office", While(LeaderThere(), ForYou(AS_MODIFIER, 3))),
)  # fmt: skip
