"""Cards that show a rule which no card of the game needs yet, in a game that has them besides its own."""

from coterie.games.vtes import VtesGame
from coterie.games.vtes.cards import FACES
from coterie.games.vtes.cards.definition import ally, at, card, equipment, plain, slug, vampire
from coterie.games.vtes.cards.tables import crypt
from coterie.games.vtes.numbers import ANARCH, BLEED, STRENGTH
from coterie.games.vtes.rules.action_state import UNBLOCKED
from coterie.games.vtes.words.cancelling import CancelPlayed
from coterie.games.vtes.words.costs import Cheaper
from coterie.games.vtes.words.fighting import MoreStrikes
from coterie.games.vtes.words.permanents import WHOSE, BearerIs, PutInPlay, PutOn
from coterie.games.vtes.words.requirements import AsVampire
from coterie.games.vtes.words.resources import BurnBlood, BurnPool, GainBlood, GainPool, ToTorpor
from coterie.games.vtes.words.selves import ME, READY_REGION, VAMPIRE, OfSect
from coterie.games.vtes.words.stealing import AfterAction, ContinueAction, UnlockAndBlock
from coterie.games.vtes.words.striking import CombatEnds, Dodge
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.answered import OfSort
from coterie.words.cards.filters import MINE, Kind
from coterie.words.cards.groups import EVERYBODY, HOST, YOU, Cards
from coterie.words.cards.lasting import AtEnd
from coterie.words.cards.numbers import Bonus, While
from coterie.words.conditions import Exists
from coterie.words.effects import May, Pay

NO_ANARCH = ~Exists(Cards(VAMPIRE & READY_REGION & MINE & OfSect(ANARCH)))
REVOLT = Trigger("forced reaction", "phase", YOU, BurnPool(1), must=True, given=OfSort("end of unlock") & NO_ANARCH)
FRENZIED = CancelPlayed("minion", keyword="frenzy", against_me=True)
OF_VAMPIRES = While(BearerIs(VAMPIRE), Bonus(STRENGTH, 1, HOST))
GO_ON = CombatEnds(AtEnd("combat", May(Pay(BurnBlood(1), ContinueAction(1)))))
SAMPLES = (
    card("The Line", plain(PutInPlay()), abilities=(Cheaper(1, "blood", Kind("action"), VAMPIRE),)),
    card("Powerbase: Tshwane", plain(PutInPlay()), abilities=(Cheaper(1, "pool"),)),
    card("Blessed Blade", at("val", CancelPlayed("combat", keyword="grapple", against_me=True), sort="reflex")),
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
    card("Trophy: Revered", plain(PutInPlay()), abilities=(Bonus(BLEED, 2, HOST),)),
    card("Trophy: Domain", plain(PutInPlay())),
    card("Bloodwork", plain(GainBlood(2))),
    card("Circle", plain(Dodge())),
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


INFERNAL, SCARCE, RED_LIST = [
    [_plain_vampire(id) for id, facts in crypt().items() if trait in facts.traits.split(",") and not facts.advanced][:3]
    for trait in ("infernal", "scarce", "red list")
]
GAME = VtesGame(faces={**FACES, **{each.face: each for each in (*SAMPLES, *INFERNAL, *SCARCE, *RED_LIST)}})
