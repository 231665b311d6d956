"""Combat cards that need a Discipline, from Abombwe to Fortitude."""

from __future__ import annotations

from coterie.games.vtes.cards.combat.habits import BEFORE, LONG, ROCK, each_round, flames
from coterie.games.vtes.cards.definition import Card, at, card
from coterie.games.vtes.cards.habits import FIRST_ROUND, PREVENT_STRIKES, STRONG_ROUND, STRONGER, WAS_BLOCKED
from coterie.games.vtes.numbers import HAND_DAMAGE, HAND_SIZE, STRENGTH
from coterie.games.vtes.words.bonds import PLACED
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import Against, FoeIsDown, InCombatWith, LiesIn
from coterie.games.vtes.words.costs import DEARER_FIGHTS
from coterie.games.vtes.words.damage import ANY_VICTIM, EaseWounds, HarmEachRound, PreventDamage, Storm
from coterie.games.vtes.words.deeds import EnterCombat
from coterie.games.vtes.words.fighting import (
    AlsoStrike,
    ClawsOut,
    EndCombat,
    Maneuver,
    ManeuverFor,
    MayLater,
    MoreStrikes,
    Press,
    QueueCombat,
    SkipUnlock,
)
from coterie.games.vtes.words.frenzies import SUFFER, EndFrenzies
from coterie.games.vtes.words.gatherings import TakeOnto
from coterie.games.vtes.words.hands import BringFromHand, DrawMore, DrawMoreForThis, OpenHand
from coterie.games.vtes.words.permanents import OPPONENT, AsLongAsThis, PutInPlay, PutOn
from coterie.games.vtes.words.resources import BurnBlood, BurnPool
from coterie.games.vtes.words.rounds import (
    GoesOn,
    InitialStrikes,
    InNextRound,
    NewRound,
    NoMoreRounds,
    OnThe,
    PressesByItself,
    Refill,
    whenever_played,
)
from coterie.games.vtes.words.selves import (
    EQUIPMENT,
    ME,
    MINION,
    OLDER,
    OPPOSING,
    READY_REGION,
    RETAINER,
    VAMPIRE,
    Trait,
    X,
)
from coterie.games.vtes.words.striking import ArmedStrike, CombatEnds, Damage, Dodge, HandStrike, StealBlood, StrikeTo
from coterie.games.vtes.words.this_action import ContinueAction
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, ToTorpor
from coterie.games.vtes.words.which_cards import IsHost
from coterie.words.cards.abilities import Limit
from coterie.words.cards.changing import RemoveCounters
from coterie.words.cards.filters import FOES, READY
from coterie.words.cards.groups import THIS, YOU, Cards
from coterie.words.cards.lasting import AtEnd, Blank, Gain
from coterie.words.cards.numbers import Bonus, Cannot
from coterie.words.effects import Effect, If, Pay, Then
from coterie.words.groups import THAT
from coterie.words.picking import Choose

BLUNT = If(Against(VAMPIRE), Gain(Cannot("hurt with weapons", THIS), OPPOSING, ("round",)))
KEEP_AWAY = Then(
    tuple([Gain(Cannot(verb, THIS), OPPOSING, "combat") for verb in ("maneuver to close", "press on", "use equipment")])
)
SMASH = Choose(Cards(EQUIPMENT & OnThe(OPPOSING)), Burn())
SNATCH = Choose(Cards(EQUIPMENT & Trait("weapon") & OnThe(OPPOSING)), TakeOnto() >> Blank(THAT, ("round",)))
COMA = (("dem", ToTorpor()), ("DEM", ToTorpor() >> SkipUnlock()))
BATS = Damage(1, ranged=True)
LATER_ROUND = ~InCombatWith(first=True)
PREVENT_EACH_ROUND = Gain(
    Can(PreventDamage(1), when=("damage",), role="fighting", limit=Limit(("round",))), ME, "combat"
)
BURN_WEAPON = Choose(Cards(EQUIPMENT & Trait("weapon") & OnThe(OPPOSING)), Burn())
BURN_ANIMAL = Choose(Cards(RETAINER & Trait("animal") & OnThe(ME)), Burn())
RILED = (
    Gain(Bonus(STRENGTH, 1, THIS), OPPOSING, "combat")
    >> Gain(Cannot("maneuver to long", THIS), OPPOSING, "combat")
    >> Gain(Cannot("press to end", THIS), OPPOSING, "combat")
    >> Gain(Cannot("use equipment", THIS), OPPOSING, "combat")
)
BETWEEN_STEPS = ("before range", "before strikes", "strikes chosen", "additional", "end of round")
WHILE_FIGHTING = ("before range", "before strikes", "strikes chosen", "damage", "additional", "end of round")
GO_ON = AtEnd("combat", If(WAS_BLOCKED, ContinueAction()))
NO_FRENZY = CancelPlayed("", spared=False, keyword="frenzy", on_me=True)
PAY_TO_PREVENT = Can(
    PREVENT_STRIKES,
    cost=BurnBlood(1),
    when=("damage",),
    role="fighting",
    given=InitialStrikes(),
    limit=Limit(("round",)),
)


def shielded(n: int) -> Effect:
    """Return what keeps frenzies and some damage in each round from a vampire for a combat."""
    prevent = Can(PreventDamage(n), when=("damage",), role="fighting", limit=Limit(("round",)))
    return Gain(prevent, ME, "combat") >> Gain(Cannot(SUFFER, THIS), ME, "combat") >> EndFrenzies()


UNARMED = Gain(Cannot("use equipment", THIS), ME, "combat")
PRESS_WITH_THIS = Can(
    Press(only_on=True), cost=RemoveCounters("counter", 1, THIS), when=("press",), role="mine", limit=Limit(("round",))
)

CARDS: tuple[Card, ...] = (
    # Abombwe
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
    # Animalism
    card(
        "Conquer the Beast",
        *[
            at(
                needs,
                PutInPlay(3) >> AsLongAsThis(pressing, PLACED) >> UNARMED >> AtEnd("combat", Burn(PLACED)),
                when=BEFORE,
                given=FIRST_ROUND,
            )
            for needs, pressing in (("ani", PressesByItself()), ("ANI", PRESS_WITH_THIS))
        ],
        abilities=(whenever_played(Refill(3)),),
    ),
    card(
        "Aid from Bats",
        at("ani", BATS),
        at("ani", ManeuverFor(BATS)),
        at("ANI", BATS >> MayLater(Press())),
        at("ANI", ManeuverFor(BATS) >> MayLater(Press())),
    ),
    card(
        "Alpha Glint",
        at("ani for", CombatEnds(), given=Against(VAMPIRE & ~OLDER)),
        at("ANI FOR", EndCombat(), when=("before range",), given=Against(VAMPIRE & ~OLDER)),
    ),
    card(
        "Bear's Skin",
        at("ani pro", STRONG_ROUND >> MayLater(PreventDamage(1)), once="combat", when=("before range",)),
        at("ANI PRO", STRONGER >> PREVENT_EACH_ROUND, once="combat", when=("before range",)),
    ),
    card("Canine Horde", at("ani", Damage(1, ranged=True)), at("ANI", StrikeTo(SMASH, ranged=True, first=True))),
    card("Carrion Crows", at("ani", HarmEachRound(1), once="combat"), at("ANI", HarmEachRound(2), once="combat")),
    card(
        "Drawing Out the Beast",
        *[
            at(needs, does, when=BEFORE, given=FIRST_ROUND & Against(VAMPIRE), once="combat")
            for needs, does in (
                ("ani", RILED),
                ("ANI", RILED >> HarmEachRound(1, sure=True, step="press")),
            )
        ],
        traits=("frenzy",),
    ),
    card(
        "Dust Up",
        at("ani", HandStrike(1, sure=True)),
        at("cel", Dodge() >> MoreStrikes(1)),
        at("pot", HandStrike(2)),
    ),
    card("Flesh Bond", at("ani", ROCK), at("ANI", CombatEnds())),
    card(
        "Hell-for-Leather",
        at("ani", Dodge() >> MoreStrikes(1), alone=("combat",)),
        at("cel", MoreStrikes(1, limited=False), alone=("combat",)),
        at(
            "obt",
            BurnPool(2, OPPONENT),
            when=("end of round",),
            given=FoeIsDown() & LiesIn("ready"),
            alone=("combat",),
        ),
    ),
    card(
        "Pack Alpha",
        at("ani", BringFromHand(RETAINER & Trait("animal")), when=("before range",), once="round"),
        at("ANI", Pay(BURN_ANIMAL, PutOn(ME)), when=("before range", "before strikes", "end of round"), once="round"),
        abilities=(Bonus(STRENGTH, 1),),
        single="name",
    ),
    card(
        "Rage of Apedemak",
        *[
            at(
                needs,
                Gain(Bonus(HAND_SIZE, 1, YOU), ME, "combat") >> Gain(Bonus(HAND_DAMAGE, n, THIS), ME, "combat"),
                when=("before range",),
                once="combat",
            )
            for needs, n in (("ani", 1), ("pot", 1), ("ANI", 2), ("POT", 2))
        ],
        traits=("frenzy",),
    ),
    card("Resilience", at("for", PreventDamage(1)), at("FOR", PreventDamage(3, aggravated=False))),
    card("Song in the Dark", at("ani", Damage(2)), at("ANI", Damage(2, aggravated=True))),
    card(
        "Terror Frenzy",
        at("ani", KEEP_AWAY, when=("before range",), given=InCombatWith(first=True)),
        at("ANI", DEARER_FIGHTS, when=("before range",), once="combat", given=Against(VAMPIRE)),
        traits=("frenzy",),
    ),
    card("Voracious Vermin", at("ani", Dodge()), at("ANI", Dodge() >> AlsoStrike(StrikeTo(BURN_WEAPON, ranged=True)))),
    # Auspex
    card(
        "Anticipation",
        at("aus", ArmedStrike(2)),
        at("AUS", CancelPlayed("combat", keyword="strike", by_foe=True), burns=1),
    ),
    card(
        "Aura Reading",
        at("aus", Gain(OpenHand(OPPONENT), ME, "combat"), when=BEFORE),
        at("AUS", Gain(Bonus(HAND_SIZE, 2, YOU), ME, "combat"), when=BEFORE, once="combat"),
    ),
    card(
        "Charismatic Aura",
        at("aus pre", CancelPlayed("combat", keyword="grapple/strike", by_foe=True), burns=1, once="round"),
        at("AUS PRE", CombatEnds()),
    ),
    card(
        "Martyr's Resilience",
        at("aus for", PreventDamage(1, who=ANY_VICTIM), who="bystander", of=VAMPIRE & READY),
        at("AUS FOR", PreventDamage(X(1), who=ANY_VICTIM), who="bystander", of=VAMPIRE & READY, x="blood"),
    ),
    card("Read Intentions", at("aus", Press(only_end=True)), at("AUS", Dodge())),
    card("Telepathic Tracking", at("aus", Press(only_on=True) >> InNextRound(Maneuver())), at("AUS", NewRound())),
    # Blood Sorcery
    card("Apportation", at("tha", Press(only_on=True)), at("THA", Maneuver())),
    card(
        "Blood Fury",
        at("tha", HandStrike(1, proof="for", then=BLUNT)),
        at("THA", HandStrike(2, proof="for", then=BLUNT)),
    ),
    card(
        "Blood Rage",
        at("tha", HandStrike(proof="for", then=BLUNT)),
        at("THA", HandStrike(1, proof="for", then=BLUNT)),
    ),
    card(
        "Burst of Sunlight",
        *[at(needs, Damage(n, ranged=True, aggravated=True, recoil=n)) for needs, n in (("tha", 1), ("THA", 2))],
    ),
    card(
        "Drain Essence",
        *[at(needs, StealBlood(n), given=~InCombatWith(first=True)) for needs, n in (("tha", 2), ("THA", 4))],
    ),
    card(
        "Hunger of Marduk",
        *[
            at(
                needs,
                Gain(Can(StealBlood(n), when=("strike",), role="fighting"), ME, ("round",)),
                when=("before range",),
            )
            for needs, n in (("tha", 1), ("THA", 2))
        ],
    ),
    card("Movement of the Mind", at("tha", Press(only_end=True)), at("THA", Maneuver())),
    card(
        "Rego Motum",
        at("tha", PreventDamage(2, tag="strike"), once="round"),
        at("THA", PreventDamage(4, tag="strike"), once="round"),
    ),
    card(
        "Soul Burn",
        at("tha", Damage(1, ranged=True, proof="for", then=BLUNT)),
        at("THA", Damage(2, ranged=True, proof="for", then=BLUNT)),
    ),
    card("Theft of Vitae", at("tha", StealBlood(1)), at("THA", StealBlood(2))),
    card(
        "Walk of Flame",
        at("tha", Damage(1, ranged=True, aggravated=True), given=LATER_ROUND),
        at("THA", Damage(2, ranged=True, aggravated=True), given=LATER_ROUND),
    ),
    card(
        "Weather Control",
        at("tha", Storm(), given=InCombatWith(first=True), once="combat"),
        at("THA", Storm(1, 1), given=InCombatWith(first=True), once="combat"),
    ),
    card("Wind Dance", at("tha", Dodge()), at("THA", Dodge() >> AlsoStrike(Dodge()))),
    # Celerity
    card("Acrobatics", at("cel", MoreStrikes(1)), at("CEL", Dodge() >> MoreStrikes(1))),
    card("Blur", at("cel", MoreStrikes(1)), at("CEL", MoreStrikes(2))),
    card(
        "Bollix",
        at("cel", Maneuver()),
        at("cel", Press()),
        at("pre", CancelPlayed("combat", keyword="aim/frenzy/grapple", by_foe=True)),
        at("tha", HandStrike(1, proof="for", then=BLUNT)),
    ),
    card(
        "Diversion",
        at("cel", MoreStrikes(1)),
        at("for", PreventDamage(2)),
        at("tha", StealBlood(1)),
        at("tha", ManeuverFor(StealBlood(1))),
    ),
    card("Fast Hands", at("cel", StrikeTo(SNATCH)), at("CEL", StrikeTo(SNATCH, first=True))),
    card("Flash", at("cel", Maneuver()), at("cel", Press()), at("CEL", Maneuver() >> MayLater(Press()))),
    card(
        "Hunting the Quarry",
        *[
            at(needs, PutOn(OPPOSING) >> NoMoreRounds(), when=("end of round",), given=~GoesOn(), once="combat")
            for needs in ("cel", "tha")
        ],
        *[at(needs, NewRound(), burns=1, once="combat") for needs in ("CEL", "THA")],
        abilities=(
            CanAct(
                EnterCombat(),
                "controlled",
                VAMPIRE,
                1,
                at=Cards(MINION & READY_REGION & FOES & IsHost()),
                also=Burn(THIS),
            ),
        ),
        kept=True,
    ),
    card(
        "Infernal Pursuit",
        at("cel", Press()),
        at("CEL", Gain(DrawMore(), ME, "combat") >> DrawMoreForThis(), when=BETWEEN_STEPS),
    ),
    card("Lightning Reflexes", at("cel", MoreStrikes(1)), at("CEL", MoreStrikes(X()), x="blood")),
    card(
        "Mercury's Arrow",
        at("cel", Damage(1, ranged=True)),
        at("cel", ManeuverFor(Damage(1, ranged=True))),
        at("CEL", Damage(3, ranged=True)),
    ),
    card("Preternatural Evasion", at("cel", Dodge()), at("CEL", CombatEnds(), burns=1)),
    card("Psyche!", at("cel", Press()), at("CEL", QueueCombat())),
    card("Pursuit", at("cel", Maneuver()), at("CEL", MoreStrikes(1))),
    card(
        "Quickness",
        at("cel", MoreStrikes(1), once="round"),
        at("CEL", MoreStrikes(1, limited=False), once="round"),
    ),
    card(
        "Sanguine Entrapment",
        at("cel qui", Gain(Cannot("dodge", THIS), OPPOSING, ("round",)), when=BEFORE, once="round"),
        at("CEL QUI", Gain(Cannot("end combat", THIS), OPPOSING, ("round",)), when=BEFORE, once="round"),
    ),
    card("Sideslip", at("cel", Dodge()), at("CEL", PreventDamage(1), once="round")),
    card("Side Strike", at("cel", Dodge()), at("CEL", MoreStrikes(1))),
    card("Torrent", at("cel", MoreStrikes(1)), at("CEL", CombatEnds(GO_ON))),
    # Chimerstry
    card(
        "Apparition",
        at("chi", each_round(1), when=WHILE_FIGHTING),
        at("CHI", each_round(2), when=WHILE_FIGHTING),
        replaced="combat",
    ),
    # Daimoinon
    card("Conflagration", at("pot", ROCK), at("dai", flames(1)), at("DAI", flames(2))),
    card(
        "Flames of the Netherworld",
        at("tha", flames(1), given=LONG, burns=1),
        at("dai", Damage(1, aggravated=True)),
        at("DAI", flames(1)),
    ),
    # Dementation
    card("Coma", *[at(needs, StrikeTo(does), given=Against(VAMPIRE)) for needs, does in COMA]),
    # Fortitude
    card("Hidden Strength", at("for", PreventDamage(X(1))), at("FOR", PreventDamage(X(1)) >> MayLater(Press()))),
    card(
        "Indomitability",
        at("for", PreventDamage(1)),
        at("FOR", Press()),
        at("FOR", PreventDamage(1) >> MayLater(Press())),
    ),
    card(
        "Rolling with the Punches",
        at("for", PreventDamage(1)),
        at(
            "FOR",
            PREVENT_STRIKES >> Gain(Can(PREVENT_STRIKES, when=("damage",), role="fighting"), ME, ("round",)),
            burns=1,
        ),
    ),
    card(
        "Skin of Night",
        at("for", EaseWounds()),
        at("FOR", EaseWounds() >> PreventDamage(1), when=("damage",)),
    ),
    card("Skin of Rock", at("for", PreventDamage(1)), at("FOR", PreventDamage(2))),
    card(
        "Skin of Steel",
        at("for", PREVENT_STRIKES),
        at("FOR", PREVENT_STRIKES >> Gain(Can(PREVENT_STRIKES, when=("damage",), role="fighting"), ME, ("round",))),
    ),
    card(
        "Soak",
        at("for", PreventDamage(2, aggravated=False), once="round"),
        at("FOR", PreventDamage(4, aggravated=False), once="round"),
    ),
    card(
        "Superior Mettle",
        at("for", PREVENT_STRIKES),
        at("FOR", PREVENT_STRIKES >> Gain(PAY_TO_PREVENT, ME, "combat")),
    ),
    card(
        "Tranquility Shield",
        *[
            at(needs, shielded(n), when=("before range",), given=InCombatWith(first=True))
            for needs, n in (("for", 1), ("FOR", 2))
        ],
    ),
    card("Unflinching Persistence", at("for", PreventDamage(1)), at("FOR", Maneuver() >> MayLater(PreventDamage(1)))),
)
