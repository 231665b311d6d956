"""What the log of the primer tells: everything that happens to cards, as a person would say it."""

from coterie.games.primer import GAME
from tests.primer.tools import play_through, position


def told(s, before=0):
    """Return the sentences after a number of lines."""
    return s.log(-1)[before:]


def test_a_raid_is_told_blow_by_blow():
    s = position("field a: brute\nfield b: watchman\ndeck b: hush")
    play_through(s, "raid with a/brute")
    assert told(s) == [
        "a raids Watchman of b with Brute",
        "Watchman of b takes 2 wounds",
        "Brute of a takes 1 wound",
        "Watchman of b departs",
        "a earns 1 point",
    ]


def test_a_raid_on_nobody_and_one_that_is_called_off():
    s = position("field a: brute, watchman\nfield b: scribe\nhand b: hush\ntrap b: snare")
    play_through(s, "raid with a/brute", "use b/trap.1")
    assert told(s) == [
        "a raids Scribe of b with Brute",
        "b answers with Snare",
        "Brute of a takes 1 wound",
        "The raid does not take place",
    ]
    s = position("field a: brute")
    play_through(s, "raid with a/brute")
    assert told(s)[0] == "a raids b with Brute"


def test_a_card_that_is_cancelled_comes_to_nothing():
    s = position("hand a: firestorm\nfield b: watchman\nhand b: hush")
    play_through(s, "play firestorm", "use hush")
    assert told(s) == ["a plays Firestorm", "b answers with Hush", "Firestorm of a comes to nothing"]


def test_a_card_that_happens_does_not_come_to_nothing():
    s = position("hand a: firestorm\nfield b: watchman")
    play_through(s, "play firestorm")
    assert told(s) == ["a plays Firestorm", "Watchman of b departs"]


def test_draws_discards_and_changes_are_told():
    s = position("hand a: borrowed-time, torch, oath\nfield a: brute\ndeck a: hail, hex, curfew\nfield b: watchman")
    play_through(s, "play borrowed-time", "play torch", "hail")
    assert told(s)[:6] == [
        "a plays Borrowed Time", "a draws a card", "a draws a card", "a plays Torch", "Torch is attached to Brute of a",
        "a discards Hail",
    ]  # fmt: skip
    s = position("hand a: bribe, hex\nfield b: watchman, scribe")
    play_through(s, "play bribe", "b/watchman", "play hex")
    assert told(s)[:4] == [
        "a plays Bribe",
        "a takes control of Watchman",
        "a plays Hex",
        "The text of Scribe of b is blank for now",
    ]


def test_the_auction_is_told_in_one_line():
    s = GAME.start({}, seed=3)
    play_through(s, "bid 2", "bid 1")
    assert "a wins the auction for 2 points and draws 2 cards" in told(s)
    assert told(s)[-1] == "a draws a card"


def test_nobody_reads_what_was_drawn():
    s = position("hand a: borrowed-time\ndeck a: hail, hex, curfew")
    play_through(s, "play borrowed-time")
    assert not any(name in " ".join(s.log(1)) for name in ("Hail", "Hex", "Curfew"))
    assert s.log(1) == ["a plays Borrowed Time", "a draws a card", "a draws a card"]
    assert s.log(0) == ["a plays Borrowed Time", "a draws Hail", "a draws Hex"], "but who has drawn it"


def test_the_end_is_told_as_a_sentence():
    s = position("turn: 8\nactions: 1")
    play_through(s, "end")
    assert told(s)[-1] == "The rounds are over"  # with equal points: nobody has won
