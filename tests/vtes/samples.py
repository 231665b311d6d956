"""Cards that show a rule which no card of the game needs yet, in a game that has them besides its own."""

from coterie.games.vtes import VtesGame
from coterie.games.vtes.cards import FACES
from coterie.games.vtes.cards.definition import ally, at, card, equipment, plain, vampire
from coterie.games.vtes.cards.tables import crypt
from coterie.games.vtes.numbers import ANARCH, BLEED, BLEED_LOSS, HAND_SIZE, STRENGTH
from coterie.games.vtes.rules.action_state import UNBLOCKED
from coterie.games.vtes.words.bleeding import BleedMore
from coterie.games.vtes.words.blocking import UnlockAndBlock
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.circumstances import ActionIs, ActorIs, BleedIs
from coterie.games.vtes.words.costs import Cheaper
from coterie.games.vtes.words.fighting import EndCombat, MoreStrikes, Press, QueueCombat
from coterie.games.vtes.words.involved import FacesAggravated
from coterie.games.vtes.words.permanents import WHOSE, AsLongAsThis, BearerIs, GiveAway, PutInPlay, PutOn
from coterie.games.vtes.words.politics import Allocate, BurnPoints, Calls, CastVotes, VotesAgainst
from coterie.games.vtes.words.requirements import AsVampire, Impersonates
from coterie.games.vtes.words.resources import BurnBlood, BurnPool, GainBlood, GainPool
from coterie.games.vtes.words.selves import ACTING, ME, OPPOSING, PREDATOR, READY_REGION, VAMPIRE, OfSect
from coterie.games.vtes.words.striking import CombatEnds, Dodge
from coterie.games.vtes.words.this_action import AfterAction, ContinueAction
from coterie.games.vtes.words.uses import Can, CanAct
from coterie.games.vtes.words.whereabouts import Burn, ToTorpor
from coterie.words.cards.abilities import Limit, Target, Trigger
from coterie.words.cards.answered import OfSort
from coterie.words.cards.changing import Bow
from coterie.words.cards.filters import MINE, In, Kind
from coterie.words.cards.groups import EVERYBODY, HOST, THIS, YOU, Cards
from coterie.words.cards.lasting import AtEnd, Gain
from coterie.words.cards.moving import Discard
from coterie.words.cards.naming import slug
from coterie.words.cards.numbers import Bonus, Sets, While
from coterie.words.conditions import Exists
from coterie.words.effects import May, Pay
from coterie.words.groups import THAT
from coterie.words.picking import Choose

NO_ANARCH = ~Exists(Cards(VAMPIRE & READY_REGION & MINE & OfSect(ANARCH)))
REVOLT = Trigger("forced reaction", "phase", YOU, BurnPool(1), must=True, given=OfSort("end of unlock") & NO_ANARCH)
READY_VAMPIRES = VAMPIRE & READY_REGION & MINE
FED = Trigger("forced reaction", "phase", YOU, GainBlood(2, THIS), must=True, given=OfSort("unlock"))
SCARED = Target("that", Cards(VAMPIRE & MINE & FacesAggravated()))
COMBAT_CARD = Choose(Cards(In("hand") & Kind("combat")), Discard())
MINION_TOLL = Trigger("forced reaction", "phase", EVERYBODY, BurnPool(1, WHOSE), must=True, given=OfSort("minion"))
FRENZIED = CancelPlayed("minion", keyword="frenzy", on_me=True)
OF_VAMPIRES = While(BearerIs(VAMPIRE), Bonus(STRENGTH, 1, HOST))
GO_ON = CombatEnds(AtEnd("combat", May(Pay(BurnBlood(1), ContinueAction(1)))))
SAMPLES = (
    card("The Line", plain(PutInPlay()), abilities=(Cheaper(1, "blood", Kind("action"), VAMPIRE),)),
    card("Powerbase: Tshwane", plain(PutInPlay()), abilities=(Cheaper(1, "pool"),)),
    card("Blessed Blade", at("val", CancelPlayed("combat", keyword="grapple", by_foe=True), sort="reflex")),
    card("Devil-Channel: Back", at("abo", FRENZIED, sort="reflex"), at("abo", MoreStrikes(1), sort="combat")),
    card("Shape Mastery", at("PRO", CancelPlayed("modifier"), sort="reaction")),
    card("Denial of Aphrodite's Favor", at("dom for", CancelPlayed("action"), sort="reaction")),
    card("Eagle's Sight", at("AUS", UnlockAndBlock(anybody=True))),
    card("Form of Mist", at("pro", Dodge()), at("PRO", GO_ON)),
    ally("Marijava Thuggee", 3, 1, 1, AsVampire(("obf", "pro"))),
    ally("Rafastio Ghoul", 2, 1, 1, AsVampire(("tha", "dom", "for", "pre", "ser", "dem"))),
    card("Enticement", at("ser", ToTorpor(ME), stealth=1)),
    card("Form of Corruption", at("ser", PutOn(ME) >> GainBlood(3)), abilities=(OF_VAMPIRES,)),
    card("Dust Up", at("cel", Dodge() >> MoreStrikes(1)), at("cel", Dodge())),
    card("Pursuit", at("cel", MoreStrikes(1))),
    card("Anarch Revolt", plain(PutInPlay()), abilities=(REVOLT,)),
    card("Leverage", plain(AfterAction(UNBLOCKED) >> GainPool(1))),
    card("Dreams of the Sphinx", plain(PutInPlay()), abilities=(
        Can(Gain(Bonus(HAND_SIZE, 2, YOU), THIS, "turn"), cost=Bow(THIS), when=("in discard phase",)),
    )),
    card("Archon Investigation", plain(Burn(ACTING), when=("C",), given=ActionIs("bleed", at_you=True) & BleedIs(4))),
    card("Protected Resources", plain(PutInPlay()), abilities=(Sets(BLEED_LOSS, 2, YOU),)),
    card("Reckless Agitation", plain(Calls(BurnPoints(), Allocate(6, others=True)))),
    card("Garibaldi-Meucci Museum", plain(PutInPlay()), abilities=(
        Can(EndCombat(), cost=Bow(THIS), when=("before range",)),
    )),
    card("The Rack", plain(PutInPlay() >> AsLongAsThis(FED, THAT), targets=(Target("that", Cards(READY_VAMPIRES)),))),
    card("The Coven", plain(PutInPlay()), abilities=(
        Trigger("forced reaction", "phase", YOU, GiveAway(THIS, ("forever",), PREDATOR), must=True, given=OfSort("discard")),
    )),
    card("Trap", plain(GainBlood(1), when=("end of round",))),
    equipment("Palatial Estate", CanAct(GainPool(3))),
    card("Delaying Tactics", plain(VotesAgainst(2))),
    card("Psyche!", at("cel", Press()), at("CEL", QueueCombat())),
    card("Rötschreck", plain(EndCombat() >> Bow() >> ToTorpor() >> PutOn(), targets=(SCARED,), when=("strikes chosen",))),
    card("Haqim's Law: Retribution", plain(PutInPlay()), abilities=(
        Can(BleedMore(1, limited=False), cost=COMBAT_CARD, when=("A", "C"), limit=Limit("action"), given=ActorIs(MINE)),
    )),
    card("Banishment", plain(Calls(GainPool(2), passes=True))),
    equipment("Gran Madre di Dio, Italy"),
    card("Port Authority", plain(PutInPlay()), abilities=(MINION_TOLL,)),
    card("Trophy: Revered", plain(PutInPlay()), abilities=(Bonus(BLEED, 2, HOST),)),
    card("Trophy: Domain", plain(PutInPlay())),
    card("Bloodwork", plain(GainBlood(2))),
    card("Circle", plain(Dodge())),
    card("Drawing Out the Beast", at("ani", Gain(Bonus(STRENGTH, 1, THIS), OPPOSING, "combat"), when=("before range",)),
         traits=("frenzy",)),
    equipment("Ritual Scalpel"),
    equipment("Journal of Hrorsh"),
    card(
        "Dragonbound",
        plain(PutInPlay()),
        abilities=(
            Trigger("forced reaction", "phase", EVERYBODY, BurnPool(1, WHOSE), must=True, given=OfSort("discard")),
        ),
    ),
)  # fmt: skip


def _plain_vampire(id: str):
    facts = crypt()[id]
    return vampire(facts, face=slug(facts.name) if slug(facts.name) not in FACES else f"{slug(facts.name)}-sample")


IMPOSTOR = vampire(crypt()["200016"], Impersonates("prince"), face="impostor")
SPEAKER = vampire(crypt()["200016"], Can(CastVotes(1), when=("poll",), limit=Limit("referendum")), face="speaker")
INFERNAL, SCARCE, RED_LIST = [
    [_plain_vampire(id) for id, facts in crypt().items() if trait in facts.traits.split(",") and not facts.advanced][:3]
    for trait in ("infernal", "scarce", "red list")
]
SLAVES = [_plain_vampire(id) for id, facts in crypt().items() if "slave of Tremere" in facts.traits.split(",")]
GAME = VtesGame(
    faces={
        **FACES,
        **{each.face: each for each in (*SAMPLES, *INFERNAL, *SCARCE, *RED_LIST, *SLAVES, SPEAKER, IMPOSTOR)},
    }
)
