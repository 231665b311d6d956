"""More combat cards that protect: dodges, ends of combat, prevention, a tougher body, and what cancels the opponent's cards."""

from __future__ import annotations

from coterie.games.vtes.cards.definition import Card, at, card, each_phase, plain
from coterie.games.vtes.cards.habits import PREVENT_STRIKES, STRONGER
from coterie.games.vtes.numbers import BLEED
from coterie.games.vtes.words.bonds import LayAfterwards, leaving
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import (
    Acting,
    ActionIs,
    Against,
    AtRange,
    FoeIsDown,
    InBlock,
    InCombatWith,
    LiesIn,
)
from coterie.games.vtes.words.damage import Inflict, PreventDamage
from coterie.games.vtes.words.fighting import ClawsOut, EndCombat, Maneuver, ManeuverFor, MayLater, MoreStrikes, Press
from coterie.games.vtes.words.permanents import CONTROLLER, PutOn
from coterie.games.vtes.words.resources import BurnBlood
from coterie.games.vtes.words.rounds import InitialStrikes, NewRound
from coterie.games.vtes.words.selves import ME, OLDER, OPPOSING, VAMPIRE
from coterie.games.vtes.words.stealing import ContinueAction, Stealth
from coterie.games.vtes.words.striking import CombatEnds, Dodge
from coterie.games.vtes.words.uses import Can
from coterie.games.vtes.words.whereabouts import Burn
from coterie.words.cards.abilities import Limit
from coterie.words.cards.changing import Bow, Straighten
from coterie.words.cards.groups import HOST, THIS
from coterie.words.cards.lasting import AtEnd, Gain
from coterie.words.cards.numbers import Bonus, Cannot
from coterie.words.effects import If, May, Pay
from coterie.words.groups import THAT

ANY_TIME = ("before range", "before strikes", "strikes chosen", "damage", "additional", "end of round")
FIRST_ROUND, CLOSE = InCombatWith(first=True), AtRange("close")
WAS_BLOCKED = InBlock() & Acting()
GO_ON = AtEnd("combat", If(WAS_BLOCKED, ContinueAction()))
GO_ON_UNLESS_BLEED = AtEnd("combat", If(WAS_BLOCKED & ~ActionIs("bleed"), ContinueAction()))
GO_ON_QUIETLY = AtEnd("combat", If(WAS_BLOCKED & ~ActionIs("bleed") & ~ActionIs("political"), ContinueAction()))
NO_FRENZY = CancelPlayed("combat", keyword="frenzy", on_me=True)
NUMB = If(CLOSE, May(Pay(BurnBlood(1), LayAfterwards(OPPOSING) >> Bow(OPPOSING))))
PAY_TO_PREVENT = Can(
    PREVENT_STRIKES,
    cost=BurnBlood(1),
    when=("damage",),
    role="fighting",
    given=InitialStrikes(),
    limit=Limit(("round",)),
)


def each_round(n: int) -> Gain:
    """Return what lets this minion prevent so much damage in each round of the combat."""
    word = Can(PreventDamage(n), when=("damage",), role="fighting", limit=Limit(("round",)))
    return Gain(word, ME, "combat")


GUARDS: tuple[Card, ...] = (
    card("Sideslip", at("cel", Dodge()), at("CEL", PreventDamage(1), once="round")),
    card("Spiritual Intervention", at("nec", Dodge()), at("NEC", CombatEnds())),
    card("Torrent", at("cel", MoreStrikes(1)), at("CEL", CombatEnds(GO_ON))),
    card("Staredown", at("pre", Dodge()), at("PRE", CombatEnds())),
    card("Read Intentions", at("aus", Press(only_end=True)), at("AUS", Dodge())),
    card("Preternatural Evasion", at("cel", Dodge()), at("CEL", CombatEnds(), blood=1)),
    card("Behind You!", at("obf", Maneuver(), given=FIRST_ROUND), at("OBF", Dodge(), given=FIRST_ROUND)),
    card(
        "Outside the Hourglass",
        at("obf", Dodge()),
        at("tem", Maneuver()),
        at("tem", Dodge()),
        at("tem", ManeuverFor(Dodge())),
        at("TEM", Inflict(2), when=("before range",), once="round"),
    ),
    card("Shadow Body", at("obt", CombatEnds()), at("OBT", CombatEnds(GO_ON_QUIETLY))),
    card("Oubliette", at("obt", CombatEnds()), at("OBT", CombatEnds(AtEnd("combat", BurnBlood(1, THAT))))),
    card(
        "Mirror Image",
        at("chi", Stealth(1), sort="modifier"),
        at("CHI", CombatEnds(GO_ON_UNLESS_BLEED), sort="combat"),
    ),
    card("Meld with the Land", at("vic", CombatEnds(Straighten(OPPOSING))), at("VIC", CombatEnds())),
    card(
        "Bond with the Mountain",
        at("tha", Dodge() >> MayLater(Press())),
        at("vis", CombatEnds(Straighten(ME) + Straighten(OPPOSING))),
        at("VIS", CombatEnds(Straighten(ME))),
    ),
    card(
        "Alpha Glint",
        at("ani for", CombatEnds(), given=Against(VAMPIRE & ~OLDER)),
        at("ANI FOR", EndCombat(), when=("before range",), given=Against(VAMPIRE & ~OLDER)),
    ),
    card(
        "Serpent's Numbing Kiss",
        at("pre ser", CombatEnds()),
        at("PRE SER", CombatEnds(NUMB)),
        abilities=(
            Cannot("unlock", HOST),
            each_phase("end of unlock", CONTROLLER, Burn(THIS)),
        ),
    ),
    card("Skin of Rock", at("for", PreventDamage(1)), at("FOR", PreventDamage(2))),
    card(
        "Skin of Steel",
        at("for", PREVENT_STRIKES),
        at("FOR", PREVENT_STRIKES >> Gain(Can(PREVENT_STRIKES, when=("damage",), role="fighting"), ME, ("round",))),
    ),
    card(
        "Superior Mettle",
        at("for", PREVENT_STRIKES),
        at("FOR", PREVENT_STRIKES >> Gain(PAY_TO_PREVENT, ME, "combat")),
    ),
    card(
        "Stonestrength",
        at("tha", Press(only_on=True)),
        at("vis", Press()),
        at("vis", PreventDamage(1)),
        at("VIS", PreventDamage(2)),
    ),
    card("Relentless Reaper", at("for", PreventDamage(1)), at("thn", Press()), at("THN", NewRound(), blood=1)),
    card(
        "Horrid Form",
        at("vic", STRONGER, when=("before range",)),
        at("VIC", STRONGER >> each_round(1), when=("before range",)),
    ),
    card(
        "Typhonic Beast",
        at("ser", STRONGER, when=("before range",)),
        at("pot ser", STRONGER >> each_round(1), when=("before range",)),
        at("POT SER", STRONGER >> each_round(1) >> MayLater(Press()), when=("before range",)),
    ),
    card(
        "Apparition",
        at("chi", each_round(1), when=ANY_TIME),
        at("CHI", each_round(2), when=ANY_TIME),
        replaced="combat",
    ),
    card(
        "Charismatic Aura",
        at("aus pre", CancelPlayed("combat", keyword="grapple/strike", by_foe=True), blood=1, once="round"),
        at("AUS PRE", CombatEnds()),
    ),
    card("Death Seeker", plain(CancelPlayed("combat", by_foe=True), once="round")),
    card(
        "Devil-Channel: Hands",
        at("abo", NO_FRENZY, sort="reflex"),
        at("abo", ClawsOut("combat"), when=("before range",)),
        at("ABO", ClawsOut("combat") >> MayLater(Press()), when=("before range",)),
        traits=("frenzy",),
    ),
    card(
        "Invoking the Beast",
        at("abo", NO_FRENZY, sort="reflex"),
        at("abo", STRONGER, when=("before range",), once="combat"),
        at("ABO", STRONGER >> MayLater(Press()), when=("before range",), once="combat"),
    ),
    card(
        "Righteous Aura",
        plain(PutOn(ME), when=("end of round",), given=FoeIsDown() & LiesIn("ready")),
        abilities=(Bonus(BLEED, 2), leaving(HOST, Burn(THIS))),
        single="name",
    ),
)
