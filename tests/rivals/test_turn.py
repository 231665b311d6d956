"""The turn: start, City Deck, readying, actions, mending, drawing; recruiting and going out."""

import pytest

from coterie.games.rivals import GAME
from coterie.kernel.errors import BadPosition
from coterie.kernel.events import about_seat, happening
from tests.rivals.tools import asked, blood_on, faces, find, options, party_of, play_through, position, where

QUIET = (
    "library a: throat-rip, terrorize\nlibrary b: unhinged, unhinged, unhinged\ndeck: castro-street-party, vagrant\n"
)
HOME = QUIET + "haven a: hydra [blood 6], skunk [blood 3]\nhaven b: doc [blood 5]\n"


def to_next_turn(s) -> None:
    """Take defaults until the other seat is at its actions."""
    seat = s.active
    s.choose("end")
    while s.active == seat or s.asked[1][0] != "action?":
        s.choose(s.question.default)


@pytest.mark.ruling("RR-4.2", "RR-5")
def test_a_turn_has_two_actions():
    s = position(HOME)
    play_through(s, "draw")
    assert s.question.prompt == "What do you do? (actions left: 1)"
    play_through(s, "draw")
    assert "draw" not in options(s)  # none is left; going out needs none
    assert options(s) == ["go out with a/hydra", "go out with a/skunk", "end"]
    assert faces(s, "hand") == ["terrorize", "throat-rip"]


@pytest.mark.ruling("RR-4.1")
def test_exhausted_characters_become_ready_and_come_home():
    s = position(QUIET + "streets a: hydra [bowed, blood 6]\nstreets b: doc [bowed, blood 5]")
    to_next_turn(s)
    assert (where(s, "doc"), s.pieces[find(s, "doc")].ready) == ("haven", True)
    assert (where(s, "hydra"), s.pieces[find(s, "hydra")].ready) == ("streets", False)


@pytest.mark.ruling("R-163", "R-164", "R-165")
def test_fear_keeps_exhausted_once():
    s = position(QUIET + "haven a: hydra [blood 6]\nhaven b: doc [bowed, blood 5, fear], karma [bowed, blood 3]")
    to_next_turn(s)
    doc, karma = s.pieces[find(s, "doc")], s.pieces[find(s, "karma")]
    assert (doc.ready, doc.count("fear"), karma.ready) == (False, 0, True)
    s = position(QUIET + "haven a: hydra [blood 6]\nhaven b: doc [bowed, blood 5, fear]", fear="nothing")
    to_next_turn(s)
    assert s.pieces[find(s, "doc")].ready


@pytest.mark.ruling("RR-4.1", "RR-12")
def test_all_no_influence_tokens_leave_as_one_gets_ready():
    s = position(QUIET + "haven a: hydra [blood 6, spent]\nhaven b: doc [blood 5, spent 2], karma [blood 3, spent]")
    to_next_turn(s)
    assert [s.pieces[find(s, face)].count("spent") for face in ("doc", "karma", "hydra")] == [0, 0, 1]


@pytest.mark.ruling("RR-4.1", "R-186", "RR-14")
def test_the_city_deck_is_renewed_from_its_discard_pile():
    s = position(
        "library a: throat-rip, unhinged\nhaven a: hydra [blood 6]\nhaven b: doc [blood 5]\ndiscard city: addict"
    )
    to_next_turn(s)
    assert faces(s, "city") == ["addict"]


@pytest.mark.ruling("RR-4.1", "RR-14", "R-228")
def test_an_ongoing_event_lasts_until_its_player_is_at_it_again():
    s = position(HOME)
    to_next_turn(s)
    event = find(s, "castro-street-party")
    assert (s.pieces[event].zone, s.pieces[event].counters) == ("city", (("prestige-b", 1),))
    assert s.supply[1] == 32 - 20 - 5 - 1
    to_next_turn(s)
    assert where(s, "castro-street-party") == "city"  # in the turn of the other seat it stays
    to_next_turn(s)
    assert where(s, "castro-street-party") == "burned"
    assert s.supply[1] == 32 - 20 - 5


@pytest.mark.ruling("RR-5.1")
def test_recruiting_turns_prestige_into_blood():
    s = position(HOME + "hand a: shades, brother\nprestige: 4 20")
    assert "recruit brother" not in options(s)  # 5 for 4
    s.choose("recruit shades")
    assert (s.prestige[0], blood_on(s, "shades"), where(s, "shades")) == (0, 4, "haven") or s.over
    s = position(HOME + "hand a: shades\nprestige: 9 20")
    s.choose("recruit shades")
    assert (s.prestige[0], blood_on(s, "shades"), s.pieces[find(s, "shades")].ready) == (5, 4, True)


@pytest.mark.ruling("R-110", "R-111")
def test_a_name_in_a_coterie_is_taken_and_one_in_torpor_burns():
    s = position(HOME + "hand a: doc, karma\ntorpor b: karma [blood 1]\nlibrary a: unhinged")
    assert "recruit doc" not in options(s)
    s.choose("recruit karma")
    assert faces(s, "burned", 1) == ["karma"]


@pytest.mark.ruling("RR-6")
def test_characters_go_out_alone_or_together():
    s = position(HOME)
    play_through(s, "go out with a/hydra", "with a/skunk")
    assert party_of(s, "hydra") == ["hydra", "skunk"]
    s = position(HOME)
    play_through(s, "go out with a/hydra", "done", "go out with a/skunk", "alone")
    assert party_of(s, "hydra") == ["hydra"]
    s = position(QUIET + "haven a: hydra [bowed, blood 6]\nhaven b: doc [blood 5]")
    assert "go out with a/hydra" not in options(s)


@pytest.mark.ruling("RR-10.3")
def test_cards_are_discarded_to_mend():
    s = position(QUIET + "haven a: hydra [blood 4]\nhaven b: doc [blood 5]\nhand a: terrorize, unhinged")
    s.choose("end")
    assert asked(s) == (0, ["discard terrorize", "discard unhinged", "done"])
    s.choose("discard unhinged")
    assert (blood_on(s, "hydra"), faces(s, "discard")) == (5, ["unhinged"])
    s = position(QUIET + "haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nhand a: terrorize")
    s.choose("end")
    assert s.asked[1][0] == "draw?" or s.active == 1  # nobody lacks Blood


@pytest.mark.ruling("RR-10.2")
def test_a_vampire_with_all_its_blood_leaves_torpor_exhausted():
    s = position(
        QUIET + "haven a: hydra [blood 6]\ntorpor a: skunk [blood 2]\nhand a: unhinged\nhaven b: doc [blood 5]"
    )
    play_through(s, "end", "discard unhinged")
    assert (where(s, "skunk"), s.pieces[find(s, "skunk")].ready, blood_on(s, "skunk")) == ("haven", False, 3)


@pytest.mark.ruling("RR-4.3")
def test_two_cards_are_drawn_from_either_deck():
    s = position(QUIET + "faction a: shades\nhaven a: hydra [blood 6]\nhaven b: doc [blood 5]")
    s.choose("end")
    assert asked(s) == (0, ["library", "faction"])
    play_through(s, "faction")
    assert faces(s, "hand") == ["shades", "throat-rip"]


@pytest.mark.ruling("R-198", "RR-15", "R-196", "R-197")
def test_antagonists_strike_who_is_not_secret():
    text = "board a: house-of-pain\nhaven a: hydra [blood 6], skunk [blood 3]\nhaven b: doc [blood 5]\n"
    s = position(QUIET + text + "city: special-affairs-division")
    s.choose("end")
    assert asked(s) == (0, ["a/hydra", "a/skunk"])  # Intel 1 reaches Secrecy 1
    s.choose("a/skunk")
    assert blood_on(s, "skunk") == 2
    s = position(QUIET + text + "city: special-affairs-division, special-affairs-division")
    play_through(s, "end", "a/hydra", "a/hydra")
    assert blood_on(s, "hydra") == 4


@pytest.mark.ruling("R-087")
def test_a_position_with_more_tokens_than_there_are_leaves_none_in_the_supply():
    s = position(
        "haven a: hydra [blood 6], annika [blood 6]\nhaven b: doc [blood 5]\nhand a: diminish\nburned city: chef\n"
    )
    assert s.supply == (0, 7)
    play_through(s, "play diminish", "a/annika")
    assert blood_on(s, "diminish") == 0
    with pytest.raises(BadPosition, match="needs a colour"):
        position("haven a: hydra [blood 6]\nhaven b: doc [blood 5]\ncity: sword-of-god [prestige]\n")


@pytest.mark.ruling("R-087", "RR-8", "RR-1")
def test_tokens_of_a_colour_run_out():
    s = position(HOME + "prestige: 23 20")
    assert s.supply == (0, 7)
    s.asked = None
    s.todo.append((happening, about_seat("prestige", 0, 2), about_seat("prestige", 1, 9)))
    s.play()
    assert (s.prestige, s.supply) == ((23, 27), (0, 0))  # there are 32 of each colour, and no more can be had
    assert GAME.read(s.notation()).supply == (0, 0)


@pytest.mark.ruling("RR-4.3")
def test_who_draws_is_told_how_many_are_still_to_come():
    s = position(
        "haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nlibrary a: unhinged, unhinged\nfaction a: karma, skunk"
    )
    s.choose("end")
    told = []
    while s.asked[1][0] == "draw?":
        told.append(s.question.prompt)
        s.choose("library" if len(told) == 1 else "faction")
    assert told == ["From which deck do you draw? (2 to go)", "From which deck do you draw? (1 to go)"]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("streets b: fleetness", "fleetness cannot lie in “streets”, where only vampire cards do."),
        ("library a: hydra", "hydra cannot lie in “library”, where only library cards do."),
        ("city: fleetness", "fleetness cannot lie in “city”, where only mortal, event or title cards do."),
        ("attached a: athlete", "To what is athlete attached? It is said as “[on haven/hydra]”."),
        ("torpor b: doc\nattached a: athlete [on torpor/doc]", "To what is athlete attached?"),
    ],
)
def test_a_card_that_cannot_lie_where_a_position_lays_it_is_named(line, sentence):
    with pytest.raises(BadPosition) as problem:
        position(f"haven a: hydra [blood 6]\nhaven b: karma [blood 3]\n{line}\n")
    assert str(problem.value).startswith(sentence)


def test_an_event_of_a_library_can_lie_in_the_city():
    s = position("haven a: hydra [blood 6]\nhaven b: karma [blood 3]\ncity: cover-charge [prestige-a 1]\n")
    assert "city: cover-charge [prestige-a" in s.notation()


@pytest.mark.ruling("RR-5")
def test_one_card_is_drawn_with_an_action():
    s = position(HOME + "faction a: karma\n")
    s.choose("draw")
    assert s.question.prompt == "From which deck do you draw? (1 to go)"
    s.choose("faction")
    assert (faces(s, "hand"), s.question.prompt) == (["karma"], "What do you do? (actions left: 1)")
