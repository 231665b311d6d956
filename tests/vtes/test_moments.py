"""Words in moments: when a condition holds, when an effect is played, which cards are meant.

A row names a word, and for which minions of `tests.vtes.moments` it holds in which moments, and for which it does not.
"""

import pytest

from coterie.games.vtes.rules.action_state import BLOCKED, UNBLOCKED
from coterie.games.vtes.rules.referendum import AGAINST, FOR
from coterie.games.vtes.rules.strikes import CLOSE, LONG
from coterie.games.vtes.words import (
    asked,
    bargains,
    circumstances,
    corruption,
    damage,
    fighting,
    gatherings,
    involved,
    methuselahs,
    permanents,
    politics,
    referendums,
    rounds,
    selves,
    striking,
    which_cards,
)
from coterie.games.vtes.words.bleeding import BleedLess, BleedMore, Redirect
from coterie.games.vtes.words.blocking import BlockWithThis, FailBlock, PassBlock, Tried, UnlockAndBlock, Wake
from coterie.games.vtes.words.selves import ALLY, VAMPIRE
from coterie.games.vtes.words.stealth import Intercept, Stealth, Unveil
from coterie.games.vtes.words.this_action import AfterAction
from coterie.words.cards.groups import YOU
from tests.vtes.moments import FACES, MOMENTS, at, speaks, who_and_when
from tests.vtes.tools import find

C, M = circumstances, methuselahs
CONDITIONS = [
    (C.Acting(), "bleed: A; block: A; close: A; vote: A", "bleed: A2 B C; quiet: A; brawl: A"),
    (C.HasBlocked(), "blocked: B; close: B", "went on: B; blocked: A A2 C; block: B; bleed: B; quiet: B"),
    (C.InBlock(), "blocked: A B; long: A B", "blocked: A2 C; block: A B; success: A; quiet: A"),
    (C.IsBlocked(), "blocked: A B C", "block: A; success: A; quiet: A"),
    (C.BlockerIs(VAMPIRE), "block: A B; blocked: C", "bleed: A; quiet: A"),
    (C.BlockerIs(ALLY), "", "block: A; bleed: A"),
    (C.LiesIn("ready"), "quiet: A B", "quiet: T"),
    (C.LiesIn("torpor"), "quiet: T", "quiet: A"),
    (C.Against(VAMPIRE), "close: A B; brawl: A", "close: A2 C; blocked: A; quiet: A"),
    (C.Against(ALLY), "", "close: A B; quiet: A"),
    (C.FoeIsDown(), "down: A", "down: A2; close: A B; quiet: A"),
    (C.AtRange(CLOSE), "close: A", "long: A; quiet: A"),
    (C.AtRange(LONG), "long: A", "close: A; quiet: A"),
    (C.BleedIs(1), "bleed: A B", "hunt: A; quiet: A"),
    (C.BleedIs(2), "", "bleed: A"),
    (C.AimedAt(YOU), "bleed: B; at c: C; at both: B C", "bleed: A C; hunt: B; quiet: B"),
    (M.TargetControls(VAMPIRE), "bleed: A", "hunt: A; quiet: A"),
    (M.TargetControls(ALLY), "", "bleed: A"),
    (M.HasPool(6), "quiet: B", "quiet: A C"),
    (M.HasPool(5), "", "quiet: B"),
    (M.HasEdge(), "quiet: B", "quiet: A C"),
    (C.YourTurn(), "quiet: A A2", "quiet: B C"),
    (C.IsA(VAMPIRE), "quiet: A B", "quiet: G"),
    (C.IsReady(), "quiet: A", "quiet: T"),
    (C.Controls(ALLY), "quiet: A A2", "quiet: B"),
    (C.Controls(ALLY, selves.PREDATOR), "quiet: B", "quiet: A C"),
    (M.TargetIsPoor(6), "bleed: A", "at c: A; at both: A; hunt: A; quiet: A"),
    (M.TargetIsPoor(9), "at both: A", ""),
    (M.TargetIsPoor(5), "", "bleed: A"),
    (M.CouldBlock(), "bleed: B; hunt: B C; at both: B C", "bleed: A C; declined: B; block: B; open: B; quiet: B"),
    (C.ActorIs(VAMPIRE), "bleed: A B", "quiet: A"),
    (C.ActorIs(ALLY), "", "bleed: A"),
    (C.Succeeded(), "success: A B; vain: A", "blocked: A; bleed: A; failed: A; quiet: A"),
    (C.ActionIs(), "bleed: A; hunt: B", "quiet: A"),
    (C.ActionIs("bleed"), "bleed: A C", "hunt: A; quiet: A"),
    (C.ActionIs("bleed", at_you=True), "bleed: B; at both: C", "bleed: A C; quiet: B"),
    (C.ActionIs(undirected=True), "hunt: A", "bleed: A"),
    (C.ActionIs(directed=True), "bleed: A", "hunt: A"),
    (C.ActionIs(by_predator=True), "bleed: B; hunt: B", "bleed: A C; hunt: C"),
    (C.HasHurtMore(), "end: A", "end: B A2; close: A; quiet: A"),
    (C.InCombatWith(), "close: A B; second: A B; brawl: B", "close: A2; blocked: A; quiet: A"),
    (C.InCombatWith(first=True), "close: A B", "second: A B; close: A2; quiet: A"),
    (asked.BledFor(), "success: A", "vain: A; bleed: A; blocked: A; quiet: A"),
    (asked.BledFor(2), "success: B", ""),
    (asked.BledFor(3), "", "success: A"),
    (C.HasBlockedBefore(), "blocked: B; went on: B", "blocked: A C; went on: A; block: B; quiet: B"),
    (asked.AboutToFight(), "blocked: B; rush: B", "blocked: A C; block: B; bleed: B; rush: A C; quiet: B"),
    (asked.SentAgainst(VAMPIRE), "rush: A C", "bleed: A; hunt: A; blocked: A; quiet: A"),
    (asked.SentAgainst(ALLY), "", "rush: A"),
    (asked.Engaged(selves.ME), "bleed: A; block: A B; blocked: B", "bleed: B; block: A2 C; quiet: A"),
    (asked.NoReactions(), "bleed: A", ""),
    (asked.IsUnlocked(selves.ME), "quiet: A B", "quiet: A2 C"),
    (asked.IsDown(selves.ME), "quiet: T", "quiet: A"),
    (asked.Meets(selves.ME, VAMPIRE), "quiet: A", "quiet: G"),
    (rounds.GoesOn(), "goes on: A B; pressed: A", "close: A; quiet: A"),
    (rounds.InitialStrikes(), "close: A", "more: A; quiet: A"),
    (referendums.CarriedOut(), "", "vote: A; quiet: A"),
    (referendums.BloodHunt(), "blood hunt: A B", "vote: A; quiet: A"),
    (referendums.EdgeSpent(), "voted: A B", "vote: A; quiet: A"),
]


@pytest.mark.ruling("VR-4.6", "VR-6.4", "VR-8.2")
@pytest.mark.parametrize(("word", "yes", "no"), CONDITIONS, ids=[repr(word) for word, _, _ in CONDITIONS])
def test_a_condition_holds_in_some_moments_and_not_in_others(word, yes, no):
    for told, holds in ((yes, True), (no, False)):
        for moment, who in who_and_when(told):
            s = MOMENTS[moment]()
            assert word.holds(s, speaks(s, who)) is holds, (moment, who)


F, R, P = fighting, rounds, politics
TIMED = [
    (Stealth(), "block: A", "bleed: A; hidden: A; open: A; blocked: A; block: B; quiet: A"),
    (Stealth(early=True), "bleed: A; hidden: A; open: A; blocked: A", "bleed: B; quiet: A"),
    (Stealth(anybodys=True), "block: B", "hidden: B; bleed: B"),
    (Intercept(), "hidden: B", "block: B; hidden: A A2 C; bleed: B; quiet: B"),
    (BleedMore(), "bleed: A; block: A; open: A", "limited: A; hunt: A; bleed: B; quiet: A"),
    (BleedMore(1, limited=False), "limited: A", "hunt: A; limited: B"),
    (BleedLess(), "bleed: B; at both: C", "bleed: A C; hunt: B; quiet: B"),
    (Redirect(), "open: B; at c: C", "bleed: B; block: B; open: A C; at c: B; quiet: B"),
    (Redirect(selves.PREY), "open: B", "at c: C"),
    (Redirect(selves.PREDATOR), "at c: C", "open: B"),
    (Wake(), "bleed: B; hunt: B C; vote: B C", "bleed: A C; vote: A; quiet: B"),
    (UnlockAndBlock(), "bleed: B; hunt: B C", "bleed: A C; declined: B; block: B; open: B; quiet: B"),
    (UnlockAndBlock(anybody=True), "bleed: B C", "declined: B; block: C; open: C; quiet: C"),
    (FailBlock(), "block: A; hidden: A", "block: B; blocked: A; bleed: A; quiet: A"),
    (FailBlock(late=True), "blocked: A", "block: A; blocked: B; bleed: A; quiet: A"),
    (Unveil(), "hidden: B C", "block: B; hidden: A; quiet: B"),
    (AfterAction(), "success: A; blocked: B", "quiet: A"),
    (AfterAction(UNBLOCKED), "success: A; vain: B", "blocked: A; failed: A; quiet: A"),
    (AfterAction(BLOCKED), "blocked: A", "success: A; failed: A; quiet: A"),
    (PassBlock(), "blocked: A", "blocked: A2 B; block: A; quiet: A"),
    (BlockWithThis(), "bleed: B; at both: C", "bleed: A C; hunt: B; declined: B; block: B; open: B; quiet: B"),
    (F.MoreStrikes(), "close: A B; more: B", "more: A; close: A2; quiet: A"),
    (F.MoreStrikes(1, limited=False), "more: A", "more: A2; quiet: A"),
    (F.AlsoStrike(striking.Dodge()), "close: A B; more: B", "more: A; close: A2; quiet: A"),
    (F.Maneuver(), "range: A; answer: B", "range: B; answer: A; twice: A; close: A; range: A2; quiet: A"),
    (F.Maneuver(CLOSE), "answer: B", "range: A"),
    (F.Maneuver(LONG), "range: A", "answer: B"),
    (F.ManeuverFor(striking.Damage(2)), "range: A; answer: B", "range: B; bare: A; committed: A; twice: A; quiet: A"),
    (F.Press(), "press: A; pressed: B", "press: B; pressed: A; close: A; quiet: A"),
    (F.Press(only_on=True), "press: A", "pressed: B"),
    (F.Press(only_end=True), "pressed: B", "press: A"),
    (F.OnlyHands(), "close: A B", "long: A; close: A2; quiet: A"),
    (F.QueueCombat(), "close: A B", "goes on: A; queued: A; down: A; close: A2; quiet: A"),
    (F.EndCombat(), "close: A C", "blocked: A; quiet: A"),
    (F.StrengthOf(3), "close: A B", "close: A2; quiet: A"),
    (F.ClawsOut(), "close: A B", "close: A2; quiet: A"),
    (R.NewRound(), "close: A B", "goes on: A; down: A; close: A2; quiet: A"),
    (R.SetRange(striking.Damage(1)), "close: A B", "set: A; close: A2; quiet: A"),
    (R.FixRange(CLOSE), "close: A B; long: A", "set: A; close: A2; quiet: A"),
    (R.Aim(2), "close: A; answer: B", "close: B A2; answer: A; aimed: A; chosen: A; quiet: A"),
    (damage.PreventDamage(), "hurt A: A; hurt B: B", "hurt A: B; hurt B: A; sure: B; close: A; quiet: A"),
    (damage.HarmEachRound(), "close: A B", "close: A2; quiet: A"),
    (damage.Storm(), "close: A B", "close: A2; quiet: A"),
    (damage.DrinkLost(), "end: A B", "close: A; end: A2; quiet: A"),
    (damage.Devour(), "B falls: A; A falls: B", "B falls: B A2; both fall: A; B burns: A; close: A; quiet: A"),
    (striking.Dodge(), "close: A; long: B", "hands: A; close: A2; quiet: A"),
    (striking.CombatEnds(), "close: A; long: B", "hands: A; close: A2; quiet: A"),
    (striking.HandStrike(), "close: A; hands: B", "long: A; close: A2; quiet: A"),
    (striking.Damage(1), "close: A", "long: A; hands: A"),
    (striking.Damage(1, ranged=True), "close: A; long: A", "hands: A"),
    (P.GainVotes(), "vote: A B; blood hunt: A", "bleed: A; quiet: A"),
    (P.VotesAgainst(), "vote: A B; voted: B", "voted: A; bleed: A; quiet: A"),
    (P.CastVotes(), "vote: A C", "bleed: A; quiet: A"),
    (referendums.CancelReferendum(), "vote: A B", "bleed: A; quiet: A"),
    (referendums.FailReferendum(), "vote: A B", "forced: A; bleed: A; quiet: A"),
]


@pytest.mark.ruling("VR-6.6", "VR-6.7", "VR-11.1")
@pytest.mark.parametrize(("word", "yes", "no"), TIMED, ids=[repr(word) for word, _, _ in TIMED])
def test_what_is_played_fits_in_some_moments_and_not_in_others(word, yes, no):
    for told, fits in ((yes, True), (no, False)):
        for moment, who in who_and_when(told):
            s = MOMENTS[moment]()
            assert bool(word.apt(s, speaks(s, who))) is fits, (moment, who)


NOW, W = involved, selves
FILTERS = [
    (NOW.Fighting(VAMPIRE), "A", "close: A B; brawl: A", "close: A2 C; blocked: A; quiet: A"),
    (NOW.Fighting(ALLY), "A", "", "close: A B"),
    (NOW.Fighting(NOW.ItSelf()), "A", "close: B", "close: A A2; quiet: B"),
    (NOW.FacesAggravated(), "A", "claws: B", "claws: A A2; far claws: B; close: B; quiet: B"),
    (NOW.IsActing(), "C", "bleed: A; blocked: A", "bleed: A2 B; quiet: A"),
    (NOW.ItSelf(), "A", "quiet: A", "quiet: A2 B"),
    (NOW.ANOTHER, "A", "quiet: A2 B", "quiet: A"),
    (NOW.Exposed(2), "A", "quiet: A2 T C", "quiet: A B G"),
    (NOW.Exposed(3), "A", "quiet: B", "quiet: A G"),
    (W.YOUNGER, "A", "quiet: A2 B T", "quiet: A G"),
    (W.YOUNGER, "B", "quiet: A2", "quiet: A B"),
    (W.OLDER, "B", "quiet: A", "quiet: A2 B G"),
    (W.OF_PREY, "A", "quiet: B T", "quiet: A C"),
    (W.OF_PREDATOR, "A", "quiet: C", "quiet: A B"),
    (W.READY_REGION, "A", "quiet: A B", "quiet: T"),
    (W.TORPID, "A", "quiet: T", "quiet: A"),
    (W.OfClan("Brujah"), "A", "quiet: B", "quiet: A"),
    (W.OfSect("Sabbat"), "A", "quiet: B", "quiet: A A2"),
    (W.Knows("dom"), "A", "quiet: A", "quiet: B"),
    (W.Knows("DOM"), "A", "", "quiet: A"),
    (W.AllyOr(W.YOUNGER), "B", "quiet: A2 G", "quiet: A"),
    (which_cards.Oldest(VAMPIRE), "C", "quiet: A B", "quiet: A2 T"),
    (which_cards.OldestOfAll(VAMPIRE), "C", "quiet: A", "quiet: A2 B G"),
    (which_cards.InAshOfTarget(), "A", "", "bleed: A B"),
    (P.HasVoted(), "C", "voted: A B", "voted: A2 C; vote: A; quiet: A"),
    (bargains.Poor(6), "A", "quiet: B T", "quiet: A C"),
    (bargains.Poor(5), "A", "", "quiet: B"),
    (bargains.ControlledBy(W.PREDATOR), "A", "quiet: C", "quiet: A B"),
    (corruption.OfTarget(), "A", "bleed: B T; at both: C", "bleed: A C; hunt: B; quiet: B"),
]


@pytest.mark.ruling("V-005", "V-008", "V-017")
@pytest.mark.parametrize(("word", "speaker", "yes", "no"), FILTERS, ids=[f"{row[0]!r}-{row[1]}" for row in FILTERS])
def test_a_filter_finds_some_minions_and_not_others(word, speaker, yes, no):
    for told, holds in ((yes, True), (no, False)):
        for moment, who in who_and_when(told):
            s = MOMENTS[moment]()
            p = find(s, FACES[who])
            assert bool(word.holds(s, speaks(s, speaker), p, s.pieces[p])) is holds, (moment, who)


GROUPS = [
    (W.ME, "quiet", "A", ["A"]), (W.ME, "quiet", "T", ["T"]),
    (W.OPPOSING, "close", "A", ["B"]), (W.OPPOSING, "close", "B", ["A"]), (W.OPPOSING, "close", "A2", []),
    (W.OPPOSING, "quiet", "A", []), (W.OPPOSING, "blocked", "A", []),
    (W.ACTING, "bleed", "C", ["A"]), (W.ACTING, "close", "B", ["A"]), (W.ACTING, "quiet", "A", []),
    (W.BLOCKING, "block", "A", ["B"]), (W.BLOCKING, "blocked", "C", ["B"]), (W.BLOCKING, "bleed", "A", []),
    (W.BLOCKING, "quiet", "A", []),
    (W.PREY, "quiet", "A", [1]), (W.PREY, "quiet", "C", [0]), (W.PREDATOR, "quiet", "A", [2]),
    (W.PREDATOR, "quiet", "B", [0]), (W.BEHIND, "quiet", "A", [1]), (W.BEHIND, "quiet", "B", [2]),
    (Tried(), "tried", "A", ["B"]), (Tried(), "bleed", "A", []), (Tried(), "quiet", "A", []),
    (involved.ACTION_TARGET, "rush", "A", ["B"]), (involved.ACTION_TARGET, "bleed", "A", []),
    (involved.ACTION_TARGET, "quiet", "A", []),
    (gatherings.TARGETS, "bleed", "A", [1]), (gatherings.TARGETS, "at both", "A", [1, 2]),
    (gatherings.TARGETS, "hunt", "A", []), (gatherings.TARGETS, "quiet", "A", []),
    (permanents.OPPONENT, "close", "A", [1]), (permanents.OPPONENT, "close", "B", [0]),
    (permanents.OPPONENT, "down", "A", [1]), (permanents.OPPONENT, "close", "A2", []),
    (permanents.OPPONENT, "quiet", "A", []),
    (P.Voters(AGAINST), "voted", "A", [1]), (P.Voters(FOR), "voted", "A", [0]),
    (P.Voters(FOR), "vote", "A", []),
    (P.Voters(FOR), "quiet", "A", []),
    (damage.VICTIM, "hurt A", "A", ["A"]), (damage.VICTIM, "hurt A", "B", []), (damage.VICTIM, "close", "A", []),
    (damage.ANY_VICTIM, "hurt A", "C", ["A"]), (damage.ANY_VICTIM, "hurt B", "C", ["B"]),
    (damage.ANY_VICTIM, "quiet", "A", []),
]  # fmt: skip


@pytest.mark.ruling("VR-3", "VR-4.6", "VR-8.1")
@pytest.mark.parametrize(
    ("word", "moment", "speaker", "there"), GROUPS, ids=[f"{r[0]!r}-{r[1]}-{r[2]}" for r in GROUPS]
)
def test_a_group_has_its_members_at_each_moment(word, moment, speaker, there):
    s = MOMENTS[moment]()
    wanted = [at(s, each) if isinstance(each, str) else each for each in there]
    assert list(word.members(s, speaks(s, speaker))) == wanted
