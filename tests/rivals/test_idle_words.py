"""Words that speak of an attack, a conflict or an answer: what they say within one, and that without one they do nothing."""

import pytest

from coterie.games.rivals import GAME
from coterie.games.rivals.words.animals import DETACHED, DetachThis, ToPlay
from coterie.games.rivals.words.attack_cards import OPPONENT, CardTakes, DamageDealt, DamageTaken, StepIn, StrikeBack
from coterie.games.rivals.words.attacking import (
    BeginAttack,
    DuringAttack,
    FightsAgainst,
    FirstOfSort,
    NoCardPlayed,
    PlayedWith,
)
from coterie.games.rivals.words.bearers import AloneOfItsSort, AttachElsewhere, YouAttachTo
from coterie.games.rivals.words.characters import CHARACTER, OWN
from coterie.games.rivals.words.circumstances import HadBlood, IsSo, LeaderThere, Skilled
from coterie.games.rivals.words.city import ATTACKING_PLAYER, DOER, ByFoe, YourTurn
from coterie.games.rivals.words.collection import FirstTurn
from coterie.games.rivals.words.colors import SwapBlood
from coterie.games.rivals.words.diablerie import Diablerize, KilledBy
from coterie.games.rivals.words.fights import (
    Afterwards,
    AsReaction,
    Attacks,
    Besides,
    ByYou,
    CannotBeBlocked,
    DamageIs,
    DamageNow,
    Defeated,
    Defends,
    DoneBy,
    ExtraDamage,
    Harder,
    OfSortNow,
    Retarget,
    Shielded,
    Silence,
    Splash,
    TookDamage,
    WasBlocked,
)
from coterie.games.rivals.words.hands import Draw
from coterie.games.rivals.words.influence import (
    YOUR_SCHEME,
    AgainstYourScheme,
    GainInfluence,
    IfScheme,
    InFavor,
    MoreInfluence,
    RevealForInfluence,
)
from coterie.games.rivals.words.intel import LacksIntel
from coterie.games.rivals.words.mending import Mending
from coterie.games.rivals.words.parties import ACTOR, ATTACKER, FOE, YOUR_LEADER, InParty, PartyOf
from coterie.games.rivals.words.plots import DEFENDER
from coterie.games.rivals.words.scouting import FirstAgainst
from coterie.games.rivals.words.special import BecomeSort, ShieldIt
from coterie.games.rivals.words.turns import LaterAction
from coterie.games.rivals.words.winning import RivalsLibraryEmpty
from coterie.games.rivals.words.wraiths import HAUNTED, THIS_WRAITH, Lend
from coterie.games.rivals.words.zones import MOVED
from coterie.kernel.pieces import ref, show
from coterie.kernel.procedures import remember
from coterie.words.frames import Frame
from tests.rivals.tools import find, position

TABLE = (
    "streets a: hydra [blood 6]\nstreets b: doc [blood 5]\nhaven b: karma [blood 3]\nleaders: skunk doc\n"
    "library a: backup\ncity: chef\n"
)
EFFECTS = (
    Harder(1), Shielded(1), DamageIs("aggravated"), ExtraDamage("aggravated"), Silence("attack"), Retarget(ACTOR),
    Afterwards(Draw(1)), Besides(Draw(1)), Splash(1, ACTOR), CannotBeBlocked(), StrikeBack(DamageDealt()), StepIn(ACTOR),
    GainInfluence(1), MoreInfluence(1, ACTOR), RevealForInfluence(), IfScheme("wins", Draw(1)), AttachElsewhere(ACTOR),
    ShieldIt(1), BecomeSort("physical"), Diablerize(), DetachThis(), Lend("physical", who=ACTOR),
)  # fmt: skip
CONDITIONS = (
    Attacks(ACTOR), Defends(ACTOR), OfSortNow(("", "physical")), ByYou(), ByYou(True), DamageNow("aggravated"), DoneBy(ACTOR),
    TookDamage(), TookDamage(plain=True),
    Defeated(), WasBlocked(), AsReaction(), CardTakes(), FightsAgainst(ACTOR, CHARACTER), NoCardPlayed(),
    PlayedWith("potence"), LacksIntel(), KilledBy(), DuringAttack(), YouAttachTo(CHARACTER), AloneOfItsSort(CHARACTER),
    ToPlay(CHARACTER), HadBlood(0), Mending(), ByFoe(), AgainstYourScheme(), FirstAgainst("mortal"), FirstOfSort("physical"),
    InParty(),
)  # fmt: skip
GROUPS = (
    OPPONENT,
    FOE,
    YOUR_SCHEME,
    DOER,
    ATTACKING_PLAYER,
    DEFENDER,
    DETACHED,
    HAUNTED,
    THIS_WRAITH,
    MOVED,
    YOUR_LEADER,
)
AMOUNTS = (DamageTaken(), DamageDealt(), InFavor())


def frame(s, face: str = "hydra", seat: int = 0) -> Frame:
    """Return the frame of an effect of a character."""
    at = ref(s, find(s, face))
    return Frame(at[0], seat, -1, (("this", at), ("actor", at)))


def fighting(whom: str = "doc", **noted):
    """Return an attack before its type is said, in which some things are noted."""
    s = position(TABLE)
    s.choose("attack with a/hydra")
    s.choose(next(option for option in ("b/doc", "city/chef") if option.endswith(whom)))
    remember(s, "attack", **noted)
    return s


@pytest.mark.ruling("RR-9", "RR-12.1")
@pytest.mark.parametrize("bare", [False, True])
@pytest.mark.parametrize("word", EFFECTS)
def test_while_nothing_goes_on_such_an_effect_can_do_nothing(word, bare):
    s = position(TABLE)
    f = Frame(-1, 0) if bare else frame(s)
    assert not word.able(s, f)


@pytest.mark.ruling("RR-9", "RR-12.1")
@pytest.mark.parametrize(
    "word",
    [DamageIs("aggravated"), ExtraDamage("aggravated"), Silence("attack"), Afterwards(Draw(1)), Besides(Draw(1)),
     Splash(1, ACTOR), StrikeBack(DamageDealt()), StepIn(ACTOR), GainInfluence(1), MoreInfluence(1, ACTOR),
     IfScheme("wins", Draw(1)), AttachElsewhere(ACTOR), ShieldIt(1), BecomeSort("physical"), Diablerize()],
)  # fmt: skip
def test_while_nothing_goes_on_it_does_nothing(word):
    s = position(TABLE)
    at = s.new(frame(s))
    rows = dict(s.rows)
    word.run(s, at)
    assert (s.next, s.rows) == ([], rows)


@pytest.mark.ruling("RR-9", "RR-12.1")
@pytest.mark.parametrize("word", CONDITIONS)
def test_while_nothing_goes_on_no_such_condition_holds(word):
    s = position(TABLE)
    assert not word.holds(s, frame(s))
    assert not word.holds(s, Frame(-1, 0))


@pytest.mark.ruling("RR-9", "RR-12.1")
def test_while_nothing_goes_on_nobody_is_meant_and_nothing_is_counted():
    s = position(TABLE)
    assert [group for group in GROUPS if group.members(s, frame(s))] == []
    assert [amount for amount in AMOUNTS if amount.value(s, frame(s))] == []


@pytest.mark.ruling("RR-9")
@pytest.mark.parametrize(
    ("word", "of", "noted", "whether"),
    [
        (Attacks(ACTOR), "hydra", {}, True),
        (Attacks(ACTOR), "doc", {}, False),
        (Attacks(ACTOR, alone=True), "hydra", {}, True),
        (Defends(ACTOR), "doc", {}, True),
        (Defends(ACTOR), "hydra", {}, False),
        (OfSortNow(("physical", "social")), "hydra", {"sort": "social"}, True),
        (OfSortNow(("physical", "social")), "hydra", {"sort": "mental"}, False),
        (DamageNow("aggravated"), "hydra", {"tags": ("aggravated",)}, True),
        (DamageNow("aggravated"), "hydra", {"tags": ("superficial",)}, False),
        (TookDamage(), "hydra", {"dealt": 1}, True),
        (TookDamage(), "hydra", {"dealt": 0}, False),
        (TookDamage(plain=True), "hydra", {"dealt": 1}, False),
        (Defeated(), "hydra", {}, False),
        (Defeated(), "hydra", {"target": (1, -5)}, True),
        (WasBlocked(), "hydra", {}, False),
        (AsReaction(), "hydra", {}, False),
        (FightsAgainst(ACTOR, CHARACTER), "hydra", {}, True),
        (FightsAgainst(ACTOR, CHARACTER), "doc", {}, True),
        (FightsAgainst(ACTOR, CHARACTER), "karma", {}, False),
        (LacksIntel(), "hydra", {}, False),
        (DuringAttack(), "hydra", {}, True),
        (NoCardPlayed(), "hydra", {}, False),  # one may still be played
    ],
)
def test_what_holds_in_an_attack(word, of, noted, whether):
    s = fighting(**noted)
    assert word.holds(s, frame(s, of)) is whether


@pytest.mark.ruling("RR-9")
@pytest.mark.parametrize(("word", "field"), [(WasBlocked(), "blocker"), (AsReaction(), "reacting")])
def test_who_blocks_and_who_reacts_is_that_character_and_no_other(word, field):
    s = fighting()
    remember(s, "attack", **{field: ref(s, find(s, "hydra"))})
    assert find(s, "hydra") == 0
    assert (word.holds(s, frame(s, "hydra")), word.holds(s, frame(s, "doc"))) == (True, False)


@pytest.mark.ruling("R-166", "R-167")
def test_in_company_nobody_attacks_alone():
    s = position(TABLE.replace("hydra [blood 6]", "hydra [blood 6], skunk [blood 3]"))
    s.choose("attack with a/hydra")
    s.choose("b/doc")
    assert Attacks(ACTOR).holds(s, frame(s))
    assert not Attacks(ACTOR, alone=True).holds(s, frame(s))
    assert Attacks(PartyOf(ACTOR)).holds(s, frame(s, "skunk"))


@pytest.mark.ruling("RR-9")
@pytest.mark.parametrize(
    ("word", "noted", "whether"),
    [
        (Harder(0), {}, False),
        (Harder(-1), {}, True),
        (DamageIs("aggravated"), {}, True),
        (DamageIs("aggravated"), {"tags": ("aggravated",)}, False),
        (ExtraDamage("superficial"), {}, True),
        (Silence("attack"), {}, True),
        (Afterwards(Draw(1)), {}, True),
        (Besides(Draw(1)), {}, True),
        (Splash(1, ACTOR), {}, True),
        (Splash(1, YOUR_LEADER), {}, False),  # who is in no coterie
        (Retarget(ACTOR), {}, True),
        (Retarget(DEFENDER), {}, False),  # it goes against him already
        (StrikeBack(DamageDealt()), {}, True),
        (CannotBeBlocked(), {}, True),
        (CannotBeBlocked(), {"unblockable": True}, False),
        (GainInfluence(1), {}, False),
        (SwapBlood(1, DEFENDER), {}, True),
        (SwapBlood(0, DEFENDER), {}, False),
    ],
)
def test_what_can_be_done_in_an_attack(word, noted, whether):
    s = fighting(**noted)
    assert word.able(s, frame(s)) is whether


@pytest.mark.ruling("RR-9")
def test_a_card_that_was_played_in_an_attack_is_of_the_discipline_of_who_has_played_it():
    s = position(TABLE + "hand a: throat-rip\nhand b: cloak-of-shadows\n")
    s.choose("attack with a/hydra")
    s.choose("b/doc")
    card = find(s, "throat-rip")
    assert "potence" in GAME.faces["throat-rip"].icons
    assert not PlayedWith("potence").holds(s, frame(s))
    remember(s, "attack", card=card)
    assert not PlayedWith("potence").holds(s, frame(s))  # it lies face down
    show(s, card)
    assert [PlayedWith("potence").holds(s, frame(s, face)) for face in ("hydra", "doc")] == [True, False]
    remember(s, "attack", card=-1, reaction=card, reacting=ref(s, find(s, "doc")))
    assert [PlayedWith("potence").holds(s, frame(s, face)) for face in ("hydra", "doc")] == [False, True]
    assert not PlayedWith("dominate").holds(s, frame(s, "doc"))


@pytest.mark.ruling("RR-9")
@pytest.mark.parametrize(
    ("word", "whether"),
    [
        (YourTurn(), True), (DuringAttack(), True), (LaterAction(1), True), (FirstTurn(), True), (LeaderThere(), True),
        (AgainstYourScheme(), True), (LacksIntel(), True), (RivalsLibraryEmpty(), True), (Attacks(), True),
        (Attacks(ACTOR), False), (Skilled("potence", OWN), True), (Skilled("potence"), False),
        (IsSo(ATTACKER, CHARACTER), True), (IsSo(ACTOR, CHARACTER), False),
    ],
)  # fmt: skip
def test_which_conditions_everybody_can_see(word, whether):
    assert word.public(position(TABLE)) is whether


@pytest.mark.ruling("RR-9")
def test_the_player_on_the_other_side_of_an_attack():
    s = fighting()
    assert (FOE.members(s, frame(s)), FOE.members(s, frame(s, "doc", 1))) == ((1,), (0,))
    s = fighting("chef")
    assert FOE.members(s, frame(s)) == ()  # the City is no player
    assert FightsAgainst(ACTOR, CHARACTER).holds(s, frame(s)) is False


@pytest.mark.ruling("RR-9")
def test_the_opponent_is_who_is_still_there_on_the_other_side():
    s = position(TABLE)
    s.choose("attack with a/hydra")
    assert (s.asked[1][0], OPPONENT.members(s, frame(s))) == ("target?", ())
    s = fighting()
    hydra, doc = [ref(s, find(s, face)) for face in ("hydra", "doc")]
    assert (OPPONENT.members(s, frame(s)), OPPONENT.members(s, frame(s, "doc", 1))) == ((doc,), (hydra,))
    remember(s, "attack", target=(doc[0], -5))
    assert OPPONENT.members(s, frame(s)) == ()


@pytest.mark.ruling("RR-9")
def test_somebody_is_attacked_at_once_only_if_that_can_be_done():
    s = position(TABLE + "city: cover-charge [prestige-b 1]\nprestige: 0 9\n")
    word = BeginAttack(DEFENDER)
    assert not word.able(s, frame(s))
