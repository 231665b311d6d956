"""Small rules on which whole attacks and turns hang: who is gone, what is left, in which order somebody goes along."""

import pytest

from coterie.games.rivals import GAME
from coterie.games.rivals.rules.attack_state import fight, over
from coterie.games.rivals.rules.forecast import forecast, lowered_parts
from coterie.games.rivals.rules.turn import act_prompt
from coterie.games.rivals.words.abilities import bound_of
from coterie.games.rivals.words.attack_cards import CardTakes
from coterie.games.rivals.words.circumstances import LeaderThere
from coterie.games.rivals.words.hands import DiscardCards
from coterie.games.rivals.words.tokens import GainAgenda, LoseAgenda, LosePrestige
from coterie.kernel.pieces import move
from coterie.kernel.scopes import Running, called
from coterie.words.frames import Frame
from coterie.words.purse import Purse
from tests.rivals.cards.turns import end_turn
from tests.rivals.tools import find, options, party_of, play_through, position

DUEL = "streets a: hydra [blood 6]\nstreets b: doc [blood 5]\n"
CARDS = "library a: throat-rip, terrorize\nlibrary b: unhinged, unhinged, unhinged\n"
NOBODY_ACTS = Frame(0, 0, -1, ())


def serial_of(s, name):
    """Return the serial number of a procedure that is running."""
    (serial,) = [serial for serial, row in s.rows.items() if isinstance(row, Running) and called(row.name) == name]
    return serial


@pytest.mark.ruling("RR-9")
@pytest.mark.parametrize("gone", ["hydra", "doc"])
def test_an_attack_ends_when_one_of_the_two_is_gone(gone):
    s = position(DUEL + CARDS)
    s.choose("attack with a/hydra")
    assert not over(s, serial_of(s, "attack"))
    move(s, find(s, gone), "burned", 0 if gone == "hydra" else 1)
    assert over(s, serial_of(s, "attack"))


@pytest.mark.ruling("RR-7")
def test_before_the_sort_is_chosen_an_attack_is_a_matter_of_intel_and_secrecy():
    s = position(DUEL)
    s.choose("attack with a/hydra")
    now = fight(s)
    assert now is not None
    assert [number.name for number in forecast(s, now)] == ["Intel of Hydra", "Secrecy of Doc"]


@pytest.mark.ruling("RR-9.1")
@pytest.mark.parametrize(
    ("sort", "tags", "amount"),
    [("mental", (), 2), ("mental", ("superficial",), 2), ("mental", ("aggravated",), 0), ("mental", ("unresisted",), 0),
     ("physical", (), 0), ("ranged", (), 0)],
)  # fmt: skip
def test_the_attribute_of_the_victim_lowers_the_damage_but_for_some(sort, tags, amount):
    s = position(DUEL)
    assert -sum([part for part, _ in lowered_parts(s, find(s, "doc"), sort, tags)]) == amount


@pytest.mark.ruling("RR-4.2")
def test_actions_and_those_for_the_unhosted_are_counted_together():
    s = position(DUEL + "actions: 1\nunhosted: 2\n")
    assert s.question.prompt == "What do you do? (actions left: 3)"
    assert act_prompt(s, serial_of(s, "turn")) == ("action?", 3)


@pytest.mark.ruling("RR-5", "RR-6")
def test_those_who_go_along_are_named_in_any_order():
    s = position("haven a: hydra [blood 6], skunk [blood 3], karma [blood 3], zahara [blood 3]\nhaven b: doc [blood 5]")
    s.choose("go out with a/hydra")
    assert options(s) == ["with a/skunk", "with a/karma", "with a/zahara", "done"]
    s.choose("with a/karma")
    assert options(s) == ["with a/skunk", "with a/zahara", "done"]
    assert s.question.options[-1].label.endswith("(Karma)")
    s.choose("with a/skunk")
    s.choose("done")
    assert party_of(s, "hydra") == ["hydra", "karma", "skunk"]


@pytest.mark.ruling("RR-4.1", "RR-12")
def test_influence_that_was_exerted_is_there_again_in_ones_next_turn():
    s = position("haven a: hydra [blood 6, spent 1], em [blood 4]\nhaven b: doc [blood 5, spent 1]\nactive: b\n")
    end_turn(s)
    assert s.active == 0
    assert [s.pieces[find(s, face)].count("spent") for face in ("hydra", "em", "doc")] == [0, 0, 1]


@pytest.mark.ruling("RR-5", "R-203")
def test_who_places_a_card_is_ready_and_of_enough_bp():
    s = position("haven a: guvnah [bowed, blood 5], karma [blood 3], doc [blood 5], lolita [blood 3], velvet [blood 4]\n"
                 "haven b: hydra [blood 6]\nhand a: lost-glory\n")  # fmt: skip
    bp = GAME.faces["lost-glory"].bp or 0
    s.choose("place lost-glory")
    able = [face for face in ("karma", "doc", "lolita", "velvet") if GAME.faces[face].bp >= bp]
    assert options(s) == [f"a/{face}" for face in able]


@pytest.mark.ruling("RR-3")
def test_what_is_attached_acts_through_its_bearer_even_the_first_card_of_all():
    s = position("streets a: hydra [blood 6]\nhaven b: doc [blood 5]\nattached a: athlete [on streets/hydra]")
    bearer, card = find(s, "hydra"), find(s, "athlete")
    s.pieces[bearer], s.pieces[0] = s.pieces[0], s.pieces[bearer]  # the bearer is piece 0
    s.pieces[card] = s.pieces[card].but(host=0)
    assert dict(bound_of(s, s.pieces[card], card))["actor"] == (0, s.pieces[0].life)
    assert dict(bound_of(s, s.pieces[0], 0))["actor"] == (0, s.pieces[0].life)


@pytest.mark.ruling("RR-3")
def test_whether_a_leader_is_there_is_public():
    assert LeaderThere().public(position(DUEL))


@pytest.mark.ruling("R-255", "R-257")
def test_outside_of_an_attack_no_card_takes_prestige():
    assert not CardTakes().holds(position(DUEL), NOBODY_ACTS)


@pytest.mark.ruling("R-021")
def test_agenda_is_paid_with_agenda_and_prestige_with_prestige():
    s = position(DUEL + "agenda: 2 0\nprestige: 5 5\n")
    assert LoseAgenda(2).payable(s, NOBODY_ACTS, Purse())
    assert not LoseAgenda(3).payable(s, NOBODY_ACTS, Purse())
    assert LosePrestige(5).payable(s, NOBODY_ACTS, Purse())
    assert not LosePrestige(6).payable(s, NOBODY_ACTS, Purse())
    assert GainAgenda(6).payable(s, NOBODY_ACTS, Purse())


@pytest.mark.ruling("RR-12")
def test_discarding_needs_a_number_and_a_card():
    s = position(DUEL + "hand a: throat-rip\n")
    assert DiscardCards(1).able(s, NOBODY_ACTS)
    assert not DiscardCards(0).able(s, NOBODY_ACTS)
    assert not DiscardCards(1).able(position(DUEL), NOBODY_ACTS)


@pytest.mark.ruling("R-010", "R-011")
def test_each_vampire_in_torpor_may_use_its_ability_in_any_order():
    s = position("haven a: hydra [blood 6]\nboard a: diminish [blood 2], diminish [blood 2]\nhaven b: doc [blood 5]\n"
                 "torpor a: nathaniel [blood 1], bianca-giovanni [blood 1]\nprestige: 9 9\n")  # fmt: skip
    s.choose("end")
    both = options(s)
    assert both == ["use a/torpor/nathaniel", "use a/torpor/bianca-giovanni", "done"]
    s.choose("use a/torpor/bianca-giovanni")
    while s.asked[1][0] != "torpor?":
        s.choose(options(s)[0])
    assert options(s) == ["use a/torpor/nathaniel", "done"]


@pytest.mark.ruling("R-284", "R-187")
@pytest.mark.parametrize("seat", ["a", "b"])
def test_antagonists_next_to_a_haven_act_in_that_players_turn_alone(seat):
    s = position(f"haven a: hydra [blood 6]\nhaven b: doc [blood 5]\ncity {seat}: special-affairs-division\n")
    left = []
    for face in ("hydra", "doc"):
        end_turn(s)
        left.append(s.pieces[find(s, face)].count("blood"))
    assert left == ([5, 5] if seat == "a" else [6, 4])


@pytest.mark.ruling("RR-10.3")
def test_one_card_after_another_is_discarded_to_mend():
    s = position("haven a: hydra [blood 3]\nhaven b: doc [blood 5]\nhand a: backup, haze, unhinged\n")
    play_through(s, "end", "discard backup", "discard haze")
    assert options(s) == ["discard unhinged", "done"]
    assert s.pieces[find(s, "hydra")].count("blood") == 5


@pytest.mark.ruling("RR-4.3")
def test_cards_beyond_the_hand_limit_are_discarded_one_after_another():
    s = position("haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nhand a: backup, haze, unhinged\n", hand_limit=1)
    s.choose("end")
    assert options(s) == ["backup", "haze", "unhinged"]
    play_through(s, "haze")
    assert options(s) == ["backup", "unhinged"]
    play_through(s, "unhinged")
    assert s.active == 1
