"""When abilities can be used besides responding to events: before and after actions, City cards and steps of the End Phase."""

import pytest

from coterie.games.rivals.rules.turn import MOMENTS, TURN, others_use
from coterie.games.rivals.rules.windows import BETWEEN
from coterie.games.rivals.talk import MOMENTS as CALLED
from tests.rivals.cards.turns import PASSING
from tests.rivals.tools import asked, find, options, play_through, position

NOISE = "board a: blood-makes-noise [blood 2]\n"
TABLE = (
    "haven a: hydra [blood 6]\nhaven b: doc [blood {}]\nhand b: haze\nlibrary b: greed, greed, greed\n"
    "library a: greed, greed, greed\nactive: b\n"
)
HUNTED = "city: team-x-operative\ndeck: chef, student\n"


def moments(s, seat=0, until=2, **answers):
    """Return the moments at which a seat is asked until a turn begins its Action Phase, passing everything.

    Args:
        s: a position in the first Action Phase, which is ended.
        seat: the seat.
        until: at which of its Action Phases to stop: that after so many turns have ended.
        answers: the answer to each prompt, without its question mark.
    """
    found, ended = [], 0
    while True:
        word, there = s.asked[1][0], options(s)
        if word == "moment" and s.asked[0] == seat:
            found.append(s.asked[1][1][0])
        if word == "action?":
            if ended == until:
                return found
            ended += 1
        answer = "end" if word == "action?" else answers.get(word.removesuffix("?"), PASSING.get(word, there[0]))
        s.choose(answer if answer in there else there[0])


@pytest.mark.ruling("RR-21", "R-152")
@pytest.mark.parametrize("windows", ["all", "useful"])
def test_who_ends_its_turn_without_an_action_gives_the_others_their_moments_all_the_same(windows):
    """Found in an audit: the Ritual was never on offer where a foe took no action."""
    s = position(TABLE.format(4) + NOISE + HUNTED, windows=windows)
    found = moments(s, mend="discard haze", until=1)
    assert found == ["after mending", "after the antagonists", "after drawing", "before a City card"]
    assert s.asked[:2] == (0, ("action?", (2,)))  # it acts next, so it is not asked after its own City card


@pytest.mark.ruling("RR-21")
def test_in_a_turn_of_another_there_is_a_moment_before_and_after_the_city_card_and_before_the_first_action():
    s = position(TABLE.format("4, fear 1, agenda 0").replace("doc [", "doc [bowed, ") + NOISE + HUNTED + "active: a\n")
    found = moments(s, until=1)
    assert found[-3:] == ["before a City card", "after a City card", "before an action"]
    assert s.active == 1


@pytest.mark.ruling("RR-21")
def test_where_nothing_has_happened_since_all_passed_nobody_is_asked_again():
    quiet = TABLE.format(5) + NOISE
    s = position(quiet)  # nobody mends or comes out of torpor, no antagonist is there, and the City Deck is empty
    assert moments(s, until=1) == ["after mending", "after drawing", "before a City card"]
    s = position(quiet + "active: a\n")
    assert moments(s, until=1)[-1] == "before a City card"  # no card came, and all were ready and at home


@pytest.mark.ruling("RR-21", "R-152")
def test_the_ritual_can_be_used_at_each_of_these_moments():
    s = position(TABLE.format(5) + NOISE + "prestige: 5 5\n")
    s.choose("end")
    assert asked(s) == (0, ["use a/blood-makes-noise", "pass"])
    play_through(s, "use a/blood-makes-noise")
    assert (s.prestige[0], s.asked[1]) == (6, ("moment", ("after mending",)))  # until all have passed
    play_through(s, "use a/blood-makes-noise")
    assert (s.prestige[0], s.asked[:2]) == (7, (0, ("action?", (2,))))  # and then it is burned


TRAPPED = (
    "streets b: hydra [blood 6]\nhaven a: dien [blood 6]\nstreets a: doc [blood 5]\nplots a: {} [prestige 1]\n"
    "library a: spiders, lost-glory, fleetness\nlibrary b: greed, greed, greed, greed, greed\nactive: b\n"
)


def attacked(card, windows):
    """Return a position after an attack of the second seat; the first has a card face down."""
    s = position(TRAPPED.format(card), windows=windows)
    play_through(s, "attack with b/hydra", "a/doc")
    while s.asked[1][0] != "action?":
        s.choose("pass" if "pass" in options(s) else options(s)[0])
    return s


@pytest.mark.ruling("R-208", "R-210")
def test_a_trap_that_speaks_of_this_turn_can_still_be_sprung_at_its_end():
    s = attacked("spiders", "useful")
    s.choose("end")  # everybody has just passed, and nothing has happened since
    while s.asked[1][0] != "moment":
        s.choose(options(s)[-1])
    assert (s.asked[1][1], asked(s)) == (("after drawing",), (0, ["resolve a/plots.1", "pass"]))
    s.choose("resolve a/plots.1")
    assert s.pieces[find(s, "hydra")].count("fear") == 1


@pytest.mark.ruling("RR-21", "R-204", "R-205")
def test_whether_one_is_asked_between_steps_does_not_tell_a_trap_from_a_conspiracy():
    trap, other = [moments(attacked(card, "all"), until=1) for card in ("spiders", "lost-glory")]
    assert trap == other == ["after drawing"]


@pytest.mark.ruling("RR-21", "RR-4.2")
def test_abilities_of_ones_own_turn_are_used_in_the_action_phase_only():
    s = position(TABLE.format(4) + HUNTED + "board b: blood-makes-noise [blood 1]\n")
    assert "use b/doc" in options(s)
    s.choose("end")
    while s.asked[1][0] != "moment":
        s.choose("done" if s.asked[1][0] == "mend?" else options(s)[0])
    assert asked(s) == (1, ["use b/blood-makes-noise", "pass"])


def test_each_moment_has_a_row_in_the_turn_or_an_action_and_a_name():
    rows = {row.number for row in TURN.rows if row.step is others_use}
    assert rows == set(MOMENTS)
    assert {*MOMENTS.values(), "after an action"} == set(BETWEEN)
    assert set(BETWEEN) < set(CALLED)
