"""Single effects on the table of `tests.vtes.moments`: what they do, when they do anything, what pays for them, at whom
they are aimed, and what amounts come to."""

import pytest

from coterie.games.vtes.rules.action_state import THIS_ACTION
from coterie.games.vtes.words import (
    bargains,
    corruption,
    counting,
    deeds,
    gatherings,
    hands,
    phases,
    politics,
    referendums,
    resources,
    selves,
    stealing,
    stores,
    this_action,
    titles,
    tolls,
    whereabouts,
)
from coterie.games.vtes.words.circumstances import Acting, Raised
from coterie.games.vtes.words.feeding import FeedHere
from coterie.games.vtes.words.fighting import SkipUnlock, Stun
from coterie.games.vtes.words.permanents import MoveOnto, PutOn
from coterie.games.vtes.words.remembered import ReactionNumber
from coterie.games.vtes.words.selves import ALLY, EQUIPMENT, ME, PREY, VAMPIRE
from coterie.kernel.limits import count_use, used
from coterie.kernel.pieces import pile
from coterie.words.cards.groups import YOU, Cards
from coterie.words.effects import run
from coterie.words.groups import THAT
from coterie.words.purse import Purse
from tests.vtes.moments import FACES, MOMENTS, acts, at, quiet, speaks, who_and_when
from tests.vtes.tools import blood_on, do, find

R, ALL_MINE = resources, Cards(VAMPIRE)
MINIONS = ("A", "A2", "G", "B", "T", "C", "E", "U")


def seen(s) -> dict[str, object]:
    """Return what everybody sees of the table, by name."""
    found: dict[str, object] = {who: blood_on(s, FACES[who]) for who in MINIONS}
    found |= {f"pool {'abc'[seat]}": s.pool[seat] for seat in range(3)}
    found |= {f"{who} lies in": s.pieces[find(s, FACES[who])].zone for who in MINIONS}
    found |= {f"{who} is locked": not s.pieces[find(s, FACES[who])].ready for who in MINIONS}
    found |= {f"hand {'abc'[seat]}": len(pile(s, "hand", seat)) for seat in range(3)}
    found |= {f"library {'abc'[seat]}": len(pile(s, "library", seat)) for seat in range(3)}
    return found | {"edge": s.edge}


def changed(before: dict, after: dict) -> dict:
    """Return the differences: by how much, or to what."""
    return {
        name: value - before[name] if type(value) is int and name != "edge" else value
        for name, value in after.items()
        if value != before[name]
    }


DONE = [
    (R.GainPool(2), "A", {"pool a": 2}),
    (R.GainPool(1, PREY), "A", {"pool b": 1}),
    (R.BurnPool(2), "B", {"pool b": -2}),
    (R.GainBlood(1), "A", {"A": 1}),
    (R.GainBlood(3), "A", {"A": 2}),
    (R.GainBlood(2, THAT), "A>T", {"T": 2}),
    (R.GainBlood(1), "C", {}),
    (R.GainBlood(2), "G", {"G": 2}),
    (R.BurnBlood(1), "A", {"A": -1}),
    (R.BurnBlood(2, THAT), "A>T", {"T": -1}),
    (R.BloodToPool(2), "A", {"A": -2, "pool a": 2}),
    (R.BloodToPool(9), "B", {"B": -3, "pool b": 3}),
    (R.BloodToPool(2), "E", {}),
    (R.MoveBlood(ME, THAT, 2), "A>A2", {"A": -2, "A2": 2}),
    (R.MoveBlood(THAT, ME, 2), "A>A2", {"A": 1, "A2": -1}),
    (R.MoveBlood(THAT, ME, 2), "A>E", {}),
    (R.PoolToBlood(1), "A", {"A": 1, "pool a": -1}),
    (R.PoolToBlood(2, THAT), "A>B", {"B": 2, "pool b": -2}),
    (R.AddBlood(2), "A>U", {"U": 2}),
    (R.BurnEdge(), "B", {"edge": -1}),
    (R.EdgeToNobody(), "A", {"edge": -1}),
    (R.Draw(1), "B", {"hand b": 1, "library b": -1}),
    (whereabouts.Rise(), "A>T", {"T lies in": "ready"}),
    (whereabouts.Rise(), "A>B", {}),
    (whereabouts.ToTorpor(), "A>B", {"B lies in": "torpor"}),
    (whereabouts.ToTorpor(), "A>G", {}),
    (whereabouts.Burn(), "A>B", {"B": -3, "B lies in": "ash"}),
    (Stun(), "A>B", {"B is locked": True}),
    (SkipUnlock(THAT), "A>B", {}),
    (stealing.StealBloodFrom(2), "A>B", {"A": 2, "B": -2}),
    (stealing.StealBloodFrom(2), "A>T", {"A": 1, "T": -1}),
    (stealing.StealBloodFrom(2), "A>E", {}),
    (stealing.StealPool(2), "A", {"pool a": 2, "pool b": -2}),
    (gatherings.Mend(2), "A>A2", {"A2": 2}),
    (gatherings.Mend(3), "A>B", {"B": 2}),
    (gatherings.Mend(1), "A>C", {}),
    (phases.BurnTop(1), "B", {"library b": -1}),
    (phases.BurnTop(2), "A", {}),
]


@pytest.mark.ruling("V-009", "V-059", "VR-1.1")
@pytest.mark.parametrize(("word", "who", "difference"), DONE, ids=[f"{row[0]!r}-{row[1]}" for row in DONE])
def test_an_effect_changes_what_it_says_and_nothing_else(word, who, difference):
    s = quiet()
    before = seen(s)
    do(s, (run, word, s.new(speaks(s, who))))
    assert changed(before, seen(s)) == difference


ABLE = [
    (R.GainPool(1), "quiet: A", ""),
    (R.GainPool(counting.BloodOn(ME)), "quiet: A", "quiet: E"),
    (R.GainBlood(1), "quiet: A A2 G", "quiet: C"),
    (R.BurnBlood(1), "quiet: A C G", "quiet: E"),
    (R.BloodToPool(1), "quiet: A", "quiet: E"),
    (R.MoveBlood(ME, THAT), "quiet: A>B", "quiet: A E>B"),
    (R.MoveSome(0, 9, ME), "quiet: A", "quiet: E"),
    (R.MoveUpTo(ME, THAT), "quiet: A>B", "quiet: A E>B"),
    (R.PoolToBlood(1), "quiet: A B", "quiet: C"),
    (R.PoolToBlood(5), "quiet: B", ""),
    (R.PoolToBlood(6), "", "quiet: B"),
    (R.BurnEdge(), "quiet: B", "quiet: A C"),
    (R.Transfers(1), "one left: A", "nothing left: A"),
    (R.Transfers(2), "", "one left: A"),
    (R.MasterAction(), "one left: A", "nothing left: A"),
    (phases.DiscardAction(), "one left: A", "nothing left: A"),
    (phases.BurnTop(1), "quiet: B", "quiet: A"),
    (R.Draw(1), "quiet: B", "quiet: A"),
    (R.DrawCrypt(), "quiet: B", "quiet: A"),
    (whereabouts.Rise(), "quiet: A>T", "quiet: A>B A"),
    (whereabouts.ToTorpor(), "quiet: A>B", "quiet: A>T A>G A"),
    (whereabouts.Burn(), "quiet: A>B", "quiet: A"),
    (Stun(), "quiet: A>B", "quiet: A"),
    (deeds.Bleed(), "quiet: A", ""),
    (deeds.EnterCombat(), "quiet: A>B", "quiet: A>A2 A>T A"),
    (stealing.StealBloodFrom(), "quiet: A>B", "quiet: A"),
    (stealing.StealPool(), "quiet: A", ""),
    (stealing.Steal(), "quiet: A>B", "quiet: A>A2 A"),
    (gatherings.Mend(1), "quiet: A>B A>A2", "quiet: A>C A"),
    (gatherings.DiscardAtRandom(), "quiet: A", "quiet: C"),
    (referendums.BuyVotes(), "vote: A", "quiet: A"),
    (gatherings.RevealCrypt("Brujah"), "quiet: B", "quiet: A"),
    (gatherings.Churn(2), "quiet: B", "quiet: A"),
    (gatherings.TakeOnto(), "quiet: A>B", "quiet: A"),
    (gatherings.MoveBetween(ME, THAT), "quiet: A>E E>A", "quiet: E"),
    (bargains.GainUpTo(2), "quiet: A>B", "quiet: A>C A"),
    (titles.LoseTitle(), "", "quiet: A>B A"),
    (politics.Abstain(), "vote: A>B", "vote: A; quiet: A>B"),
    (politics.Allocate(3, others=True), "quiet: A", ""),
    (politics.Allocate(3, least=3, others=True), "", "quiet: A"),
    (politics.Allocate(3, least=3), "quiet: A", ""),
    (politics.FromTheRich(), "quiet: B C", "quiet: A"),
    (politics.ChooseTerm(Cards(ALLY)), "quiet: A B", ""),
    (FeedHere(), "quiet: A B", "quiet: C"),
    (PutOn(), "quiet: A>B", "quiet: A"),
    (MoveOnto(), "quiet: A>B", "quiet: A"),
    (corruption.Corrupt(), "quiet: A>B", "quiet: A"),
    (corruption.BurnCorruption(), "", "quiet: A>B"),
    (corruption.BurnAnyCorruption(), "", "quiet: A>B"),
    (tolls.Toll(counting.BloodOn(ME), YOU), "quiet: A", "quiet: E"),
    (tolls.ChosenBy(PREY, VAMPIRE, whereabouts.Rise()), "quiet: A", "quiet: C"),
    (hands.PeekHand(), "quiet: A", ""),
    (hands.Reorder(3), "quiet: B", "quiet: A"),
    (hands.DiscardFrom(), "quiet: A", ""),
    (whereabouts.ShuffleIn(THAT), "quiet: A>B", "quiet: A"),
    (stores.Store(THAT, ME), "quiet: A>B", "quiet: A"),
]


@pytest.mark.ruling("VR-4.2", "VR-6.4")
@pytest.mark.parametrize(("word", "yes", "no"), ABLE, ids=[repr(row[0]) for row in ABLE])
def test_an_effect_that_would_do_nothing_is_not_offered(word, yes, no):
    for told, able in ((yes, True), (no, False)):
        for moment, who in who_and_when(told):
            s = MOMENTS[moment]()
            assert bool(word.able(s, speaks(s, who))) is able, (moment, who)


PAYABLE = [
    (R.BurnPool(6), "quiet: B", ""),
    (R.BurnPool(7), "quiet: A", "quiet: B"),
    (R.BurnBlood(3), "quiet: A B", "quiet: A2 E"),
    (R.BurnBlood(4), "quiet: A", "quiet: B"),
    (R.BurnBlood(1, THAT), "quiet: A>B", "quiet: A A>E"),
    (R.BurnEdge(), "quiet: B", "quiet: A C"),
    (R.Transfers(1), "one left: A", "nothing left: A"),
    (R.Transfers(2), "", "one left: A"),
    (R.MasterAction(), "one left: A", "nothing left: A"),
    (phases.DiscardAction(), "one left: A", "nothing left: A"),
    (phases.BurnTop(1), "quiet: B", "quiet: A"),
    (phases.BurnTop(2), "", "quiet: B"),
    (gatherings.DiscardAtRandom(), "quiet: A", "quiet: C"),
    (corruption.BurnCorruption(), "", "quiet: A>B"),
]


@pytest.mark.ruling("V-060", "V-062", "V-064")
@pytest.mark.parametrize(("cost", "yes", "no"), PAYABLE, ids=[repr(row[0]) for row in PAYABLE])
def test_a_cost_is_paid_in_full_or_not_at_all(cost, yes, no):
    for told, payable in ((yes, True), (no, False)):
        for moment, who in who_and_when(told):
            s = MOMENTS[moment]()
            assert cost.payable(s, speaks(s, who), Purse()) is payable, (moment, who)


AIMED = [
    (deeds.Bleed(), "A", [1]), (deeds.Bleed(whom=selves.PREDATOR), "A", [2]),
    (deeds.EnterCombat(), "A>B", [1]), (deeds.EnterCombat(), "A>A2", []), (deeds.EnterCombat(), "A", []),
    (deeds.Rescue(), "A>T", [1]), (deeds.Rescue(), "B>T", []), (deeds.Diablerise(), "A>T", [1]),
    (deeds.Diablerise(), "B>T", []), (stealing.Steal(), "A>B", [1]), (stealing.Steal(), "A>A2", []),
    (stealing.StealBloodFrom(), "A>B", [1]), (stealing.StealBloodFrom(), "A>A2", []), (stealing.StealPool(), "A", [1]),
    (deeds.StripCounters("counter", 1, THAT), "A>B", [1]), (deeds.StripCounters("counter", 1, THAT), "A>A2", []),
    (whereabouts.Burn(), "A>B", [1]), (whereabouts.Burn(), "A>A2", []), (gatherings.TakeOnto(), "A>B", [1]),
    (gatherings.TakeOnto(), "A>A2", []), (gatherings.AtPrey(R.GainPool(1)), "A", [1]), (hands.DiscardFrom(), "A", [1]),
    (whereabouts.ShuffleIn(THAT), "A>B", [1]), (whereabouts.ShuffleIn(THAT), "B>U", []),
    (titles.LoseTitle(), "A>B", [1]), (titles.LoseTitle(), "A>A2", []), (deeds.EmployOn(), "A>B", [1]),
    (deeds.EmployOn(), "A>A2", []),
]  # fmt: skip


@pytest.mark.ruling("VR-6.4", "C-023")
@pytest.mark.parametrize(("word", "who", "seats"), AIMED, ids=[f"{row[0]!r}-{row[1]}" for row in AIMED])
def test_an_action_is_directed_at_the_others_whose_cards_it_is_aimed_at(word, who, seats):
    s = quiet()
    assert list(word.aims(s, speaks(s, who))) == seats


BLOOD = counting.BloodOn(ME)
AMOUNTS = [
    (BLOOD, "quiet", "A", 4), (BLOOD, "quiet", "E", 0), (counting.BloodOn(THAT), "quiet", "A>B", 3),
    (counting.ForEvery(2, BLOOD), "quiet", "A", 2), (counting.ForEvery(3, BLOOD), "quiet", "A", 1),
    (phases.Half(BLOOD), "quiet", "B", 1), (phases.Half(BLOOD), "quiet", "A", 2),
    (Raised(1, 2, Acting()), "bleed", "A", 3), (Raised(1, 2, Acting()), "bleed", "B", 1),
    (corruption.Worth(THAT), "quiet", "A>B", 5), (corruption.Worth(THAT), "quiet", "A>G", 1),
    (corruption.CorruptionOn(THAT), "quiet", "A>B", 0), (politics.Margin(), "quiet", "A", 0),
    (selves.X(), "quiet", "A", 0), (selves.X(2), "quiet", "A", 2), (counting.Copies("Ivory Bow"), "quiet", "A", 1),
    (counting.Copies("Ivory Bow"), "quiet", "B", 0), (counting.Copies("Vessel"), "quiet", "A", 0),
]  # fmt: skip


@pytest.mark.ruling("VR-1.5")
@pytest.mark.parametrize(("word", "moment", "who", "n"), AMOUNTS, ids=[f"{r[0]!r}-{r[1]}-{r[2]}" for r in AMOUNTS])
def test_an_amount_is_counted_as_it_says(word, moment, who, n):
    s = MOMENTS[moment]()
    assert word.value(s, speaks(s, who)) == n


@pytest.mark.ruling("VR-4.1", "VR-1.4")
def test_what_hangs_on_a_hand_or_a_library_is_not_known_to_all():
    s = quiet()
    for word in (hands.BringFromHand(EQUIPMENT), hands.EquipFromHand(EQUIPMENT), stores.TopCards()):
        assert not word.open(s)
    assert R.BurnPool(1).open(s)


@pytest.mark.ruling("VR-6.7", "VR-4.8")
def test_the_next_reaction_is_one_card_and_no_later_one():
    s = MOMENTS["bleed"]()
    f, cards = speaks(s, "A"), [find(s, FACES[who]) for who in ("B", "C")]

    def meant(nth: int) -> list[bool | None]:
        return [ReactionNumber(nth).holds(s, f, p, s.pieces[p]) for p in cards]

    assert (meant(1), meant(2)) == ([True, True], [False, False])  # any card could become the first one
    count_use(s, ("reactions",), THIS_ACTION)
    count_use(s, ("reaction", 1, *at(s, "B")), THIS_ACTION)
    assert (meant(1), meant(2)) == ([True, False], [True, True])


@pytest.mark.ruling("VR-6.3")
def test_what_may_be_repeated_can_be_forbidden_by_its_card():
    for key, counted in (((), 1), ((("bleed",),), 0)):
        s = quiet()
        vessel = find(s, "vessel")
        s = acts("equip", deeds.Equip(), (), card=(vessel, s.pieces[vessel].life), keys=key)
        this_action.NotAgain().run(s, s.new(speaks(s, "B")))
        assert [used(s, ("acted", find(s, FACES["A"]), *what), "turn") for what in (("equip",), ("card", "Vessel"))] == [
            counted, counted
        ]  # fmt: skip


@pytest.mark.ruling("VR-4.2")
def test_x_counts_as_often_as_it_says():
    s = quiet()
    f = speaks(s, "A").bind("x", 3)
    assert [word.value(s, f) for word in (selves.X(), selves.X(1), selves.X(0, 2), selves.X(1, 2))] == [3, 4, 6, 7]
