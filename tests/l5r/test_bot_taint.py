"""What bots reckon with when taint costs honor and honor runs out, and what the remaining rounds are worth."""

from math import log

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.bot.field import next_round, this_round
from coterie.games.l5r.bot.honor import dire, drained
from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.taint import declarable
from coterie.games.l5r.bot.weights import W
from tests.l5r.shadow.tools import against
from tests.l5r.tools import find, position, prompt

QUIET = "hand a: banzai\nphase: draw"


def odds(text: str, players: int = 2) -> float:
    """Return the value of a position in the draw phase for the first seat, as the logarithm of its odds."""
    value = GAME.bot.evaluate(against(f"{text}\n{QUIET}", players, windows="all"), 0)
    return log(value / (1 - value))


# ── who can fight ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-21.1", "L-21.4", "U-188")
@pytest.mark.parametrize(
    ("honor", "fighting"),
    [
        (0, ["doji-whisperer"]),
        (1, ["doji-whisperer", "hida-kisada"]),
        (2, ["doji-challenger", "doji-whisperer", "hida-kisada"]),
    ],
)
def test_a_clan_counts_on_no_more_tainted_fighters_than_it_has_honor(honor, fighting):
    """Clans relied on characters whose taint they could not pay for."""
    text = "field a: doji-challenger [tainted, fate 1], hida-kisada [tainted, fate 1], doji-whisperer [fate 1]"
    s = against(f"{text}\nprovinces a1: province\nhonor: {honor} 9 0\n{QUIET}", 2, windows="all")
    now = this_round(Table(s))
    assert sorted(s.pieces[p].face for p in now.ready) == fighting


@pytest.mark.ruling("L-21.1", "U-193")
def test_the_honor_of_one_clan_does_not_pay_for_the_taint_of_another():
    text = "field a: hida-kisada [tainted]\nfield b: doji-challenger [tainted], doji-whisperer [tainted]\nfield c: lost-samurai"
    s = against(f"{text}\nhonor: 0 1 0\n{QUIET}", 2, windows="all")
    t = Table(s)
    there = [find(s, face) for face in ("hida-kisada", "doji-challenger", "doji-whisperer", "lost-samurai")]
    assert [s.pieces[p].face for p in declarable(t, there, s.honor)] == ["doji-challenger", "lost-samurai"]


@pytest.mark.ruling("U-093")
def test_in_the_next_round_a_low_bid_pays_for_one_more():
    text = "field a: doji-challenger [tainted, fate 1], hida-kisada [tainted, fate 1]\nhonor: 1 9 0"
    t = Table(against(f"{text}\n{QUIET}", 2, windows="all"))
    now = this_round(t)
    assert (len(now.ready), len(next_round(t, now).ready)) == (1, 2)


@pytest.mark.ruling("L-21.4")
def test_a_character_that_can_no_longer_be_declared_is_worth_little():
    """With its last honor a clan gave up all its tainted characters, which looked as strong as before."""

    def gain(honor: int) -> float:
        """Return the value of a second tainted character."""
        two, one = [
            odds(f"field a: {there}\nhonor: {honor} 12 0")
            for there in ("hida-kisada [tainted], doji-challenger [tainted]", "hida-kisada [tainted]")
        ]
        return two - one

    assert gain(12) > 2 * gain(0)


# ── honor that is sure to go ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-016", "U-141", "U-229")
def test_honor_that_holdings_take_from_the_last_clan_standing_decides_the_game():
    """In the last round a clan held its last province with taint, and two ruins took the honor that was left."""
    lost = "\n".join([f"provinces a{n}: province [broken]" for n in (1, 2, 3)])
    ruins = "holdings c1: haunted-ruins\nholdings c2: haunted-ruins"

    def price(mate: str) -> float:
        """Return the value of the third honor of the second clan, which leaves it one."""
        three, two = [odds(f"{mate}{n} 0\n{ruins}") for n in (3, 2)]
        return three - two

    assert price(f"{lost}\nhonor: 1 ") > 3 * price("honor: 9 ") > 0


# ── rounds ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-012")
def test_in_the_last_round_what_is_saved_for_later_counts_for_less():
    def gain(dynasty: str) -> float:
        """Return the value of a bowed character."""
        return odds(f"field a: hida-kisada [bowed]\n{dynasty}") - odds(dynasty)

    assert gain("") > 2 * gain("dynasty c:") > 0


def with_cards(n: int, more: str = "") -> float:
    """Return the value of a position with a number of cards in the Shadowlands' dynasty deck, five for each round."""
    return odds(f"dynasty c: {', '.join(['wild-ogre'] * n)}\n{more}")


@pytest.mark.ruling("U-110", "U-128")
def test_a_round_avoided_is_worth_more_than_a_province_of_one_clan():
    """In late rounds each attack breaks a province of every clan; they avoided too few of those rounds."""
    lost = "provinces a1: province [broken]\nprovinces a2: province\nprovinces a3: province"
    assert with_cards(13, lost) > with_cards(20) > with_cards(20, lost)


@pytest.mark.ruling("U-108", "U-110")
def test_a_province_of_the_deck_is_no_fair_exchange_for_one_of_every_clan():
    """They let the weak attacks of the first rounds pass at too high a price, and were lost in the third."""
    rows = {letter: [f"provinces {letter}{n}: province" for n in (1, 2, 3)] for letter in "ab"}
    theirs = [f"provinces c{n}: province [tainted]" for n in range(1, 6)]
    before = "\n".join([*rows["a"], *rows["b"], *theirs])
    after = before.replace("1: province", "1: province [broken]").replace("[broken] [tainted]", "[broken, tainted]")
    assert with_cards(15, after) < with_cards(20, before)


@pytest.mark.ruling("U-012", "U-110")
def test_in_the_last_round_a_province_of_theirs_is_worth_little():
    """Clans bowed their best characters to break one, and the next attack took their own last province."""
    theirs = [f"provinces c{n}: province [tainted]" for n in range(1, 6)]

    def gain(cards: int) -> float:
        rows = [theirs, [theirs[0].replace("tainted", "broken, tainted"), *theirs[1:]]]
        before, after = [with_cards(cards, "\n".join(row)) for row in rows]
        return after - before

    assert 2 * gain(0) < gain(20)


@pytest.mark.ruling("U-012", "U-141")
def test_a_lair_that_puts_cards_back_brings_another_round():
    """Clans put no fate on characters in what seemed to be the last round, and had none in the next."""
    fallen = f"fallen c: {', '.join(['wild-ogre'] * 5)}"

    def rounds(text: str) -> tuple[int, bool]:
        t = Table(against(f"{text}\ndynasty c:\n{fallen}\n{QUIET}", 2, windows="all"))
        return t.rounds, t.is_last_round

    assert rounds("fate: 0 0 4\nholdings c1: oni-lair") == (1, False)
    assert rounds("fate: 0 0 0\nholdings c1: oni-lair") == (0, True)
    assert rounds("fate: 0 0 4\nholdings c1: goblin-hovel") == (0, True)


# ── bids ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-092", "U-141")
@pytest.mark.parametrize(("honor", "tried"), [(2, [0]), (3, [0]), (4, [0, 1]), (9, [0, 1, 2])])
def test_no_bid_is_considered_that_could_cost_the_honor_that_holdings_leave(honor, tried):
    """A clan that had held out to the last round bid 2 with 2 honor, because a sampled number was high: two ruins took
    the rest."""
    s = against(
        f"holdings c1: haunted-ruins\nholdings c2: haunted-ruins\nhonor: {honor} 9 0\nhand a: banzai\nphase: dynasty", 2
    )
    while prompt(s) != "bid?":
        s.choose(s.question.default)
    assert list(GAME.bot.tried(s)) == tried


@pytest.mark.ruling("U-107", "U-140")
@pytest.mark.parametrize(("at", "lost"), [("province", 1), ("province.2", 0)])
def test_a_card_on_the_province_attacked_next_takes_honor_too(at, lost):
    """The last honor was spent on taint, and the next attack took one more."""
    there = "provinces a1: province\nprovinces a2: province\nfield c: lost-samurai"
    text = f"{there}\nattached c: tainted-wasteland [on provinces/{at}]"
    assert drained(Table(against(f"{text}\n{QUIET}", 2, windows="all"))) == lost


# ── the last honor ──────────────────────────────────────────────────────────────────────────────────────────────────

TWO_RUINS = "holdings c1: haunted-ruins\nholdings c2: haunted-ruins\ndeck a: banzai"


@pytest.mark.ruling("U-016", "L-18.1")
def test_honor_that_a_clan_is_likely_to_lose_is_not_given_away():
    """With few cards in its deck and ruins to come, a clan was valued less than one that had lost honor and provinces."""
    rows = [f"provinces a{n}: province" for n in (1, 2, 3)]
    kept = "\n".join([TWO_RUINS, "honor: 1 6 0", *rows])
    given = "\n".join([TWO_RUINS, "honor: 0 6 0", *[f"{row} [broken]" for row in rows]])
    assert odds(kept) > odds(given)


@pytest.mark.ruling("U-016", "U-229")
def test_the_last_honor_of_the_last_clan_is_much_dearer_than_a_province():
    """In the last round clans paid for taint with honor that the fate phase then took from them."""
    decks = [f"{zone} b: {', '.join(['doji-whisperer'] * 8)}" for zone in ("deck", "dynasty")]
    lost = "\n".join([*decks, *[f"provinces a{n}: province [broken]" for n in (1, 2, 3)]])

    def with_honor(n: int) -> float:
        return odds(f"{lost}\nhonor: 0 {n} 0\ndynasty c:")

    assert with_honor(2) - with_honor(1) > 1.4 * log(W.scale) * W.province > with_honor(9) - with_honor(8)


# ── the warlord ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-080", "U-135")
@pytest.mark.parametrize("zone", ["warlord", "field"])
def test_honor_is_dearer_if_the_warlord_taints_until_the_last_rounds(zone):
    """Clans bid equally high against every warlord, and had no honor left for the taint of later rounds."""

    def little(face: str, cards: int) -> float:
        deck = f"dynasty c: {', '.join(['wild-ogre'] * cards)}"
        return dire(Table(against(f"{zone} c: {face}\nfield c: shambling-servant\n{deck}\n{QUIET}", 2, windows="all")))

    assert little("the-obsidian-flower-coop", 20) > little("the-obsidian-flower-coop", 5)
    assert little("the-obsidian-flower-coop", 5) > little("akuma-no-oni-coop", 20) == little("akuma-no-oni-coop", 5)


def test_honor_is_dear_in_a_duel_where_an_opponent_may_take_it():
    duel, coop = position(QUIET, windows="all"), against(f"dynasty b: wild-ogre\n{QUIET}", windows="all")
    assert dire(Table(duel)) > dire(Table(coop))
