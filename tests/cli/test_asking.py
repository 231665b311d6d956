"""`look` and `why` in every game: terms, rows, players, piles, cards, and suggestions for unknown names."""

import random
from typing import Any

import pytest

import coterie
from coterie.cli.terminal.commands import Typed, understand
from tests.cli.tools import played
from tests.primer.tools import position


def asked(state, *lines):
    """Return the terminal's answer to some lines, without line breaks."""
    others = [seat for seat in range(state.seats) if seat != state.question.seat]
    said = played(state, *lines, "quit", "no", bots=others)[1]
    return [" ".join(part.split()) for part in said.split("\n> ")[1 : len(lines) + 1]]


def begun(name, choices=0):
    """Return a game after some random choices."""
    state, chance = coterie.game(name).start({}, seed=5), random.Random(1)
    for _ in range(choices):
        state.choose(chance.randrange(len(state.question.options)))
    return state


def test_the_primer_explains_its_terms_its_rows_and_the_table():
    state = position("field a: brute\nfield b: watchman\nhand a: hush\nhand b: hail, hex\ndiscard b: oath")
    auction, dawn, raid, pile, hand, seat, rule, near = asked(
        state, "look auction", "look dawn", "look raid", "look discard b", "look hand b", "look seat b", "look p-7",
        "look aucton",
    )  # fmt: skip
    assert "Auction term Before each round all seats bid 0 to 3 points in secret." in auction
    assert "Dawn stage 2 of 3 of: Turn P-3: recruits straighten, a card is drawn." in dawn
    assert "Raid term" in raid
    assert "1 card Oath" in pile
    assert "Hand of" in hand
    assert "2 cards All face down." in hand
    assert "0 points" in seat
    assert "P-7 rule The attacker bows; a raid can be cancelled." in rule
    assert "Nothing is called “aucton”. Did you mean auction" in near


@pytest.mark.parametrize(
    ("name", "line", "told"),
    [
        ("masters", "look day", "Pass the token › District effects › Event card"),
        ("masters", "look night", "stage 2 of 2 of: Round"),
        ("masters", "look combta", "Did you mean combat"),
        ("l5r", "look draw phase", "Honor bids"),
        ("l5r", "look provinces a", "Provinces of"),
        ("l5r", "look glroy", "Did you mean glory"),
        ("vtes", "look minion phase", "stage 11 of 16 of: Turn"),
        ("vtes", "look combat", "Before range › Range"),
        ("vtes", "look seat b", "30 pool"),
        ("vtes", "look bleeed", "Did you mean bleed"),
        ("rivals", "look attack", "Attack declaration › Intel"),
        ("rivals", "look seat b", "its Rival is"),
        ("rivals", "look prestgie", "Did you mean prestige"),
    ],
)
def test_every_game_explains_its_rows_and_the_table(name, line, told):
    assert told in asked(begun(name), line)[0]


def test_a_whole_name_means_more_than_the_beginning_of_another():
    assert "Daylight Burns" not in asked(begun("masters"), "look day")[0]


def test_why_tells_the_numbers_of_a_card_in_the_primer():
    state = position("field a: brute, torch [on brute]\nfield b: watchman\nhand a: hush")
    by_name, by_option, plain, nothing = asked(state, "why brute", "why raid with a/brute", "why hush", "why zeppelin")
    assert "might: 4 = 2 printed + 2 Torch life: 2 = 2 printed" in by_name
    assert "Raid with Brute might: 4 = 2 printed + 2 Torch" in by_option
    assert "“hush” has no numbers; `look hush` shows its text." in plain
    assert "“zeppelin” is neither an option (1 to 3) nor the name of anything you can see" in nothing


RIVALS = 'position: rivals\nsetup: {"players": 2}\nhaven a: hydra [blood 6], em [blood 4]\nhaven b: doc [blood 5]\n'


def test_a_name_that_is_a_term_and_a_card_shows_both_and_a_number_that_nothing_gives_says_so():
    prince, vagrant, why = asked(
        coterie.game("rivals").read(RIVALS), "look prince of the city", "look vagrant", "why em"
    )
    assert "survives one attack by each foe" in prince
    assert "Its bearer has +4 Influence." in prince
    assert "2 Blood, 0 Agenda" in vagrant
    assert "Secrecy: 0 (nothing gives any) Influence: 1 = 1 as every vampire" in why


def test_what_effects_are_called_in_records_is_shown_to_nobody():
    clock = (
        "city: racing-the-clock [prestige-b 1]\nlibrary a: greed, greed\nactive: b\nactions: 0\ndeck: nun, student\n"
    )
    state = coterie.game("rivals").read(RIVALS + clock)
    state.choose("end")
    said = " ".join(played(state, "bogus", "quit", "no", bots=[1])[1].split())
    assert "2 Lose 1 action this turn" in said
    assert "Possible: 1 Exhaust a ready character" in said
    assert "GainActions" not in said


def test_why_reveals_nothing_about_a_hidden_card():
    state = position("field a: brute\nhand b: watchman")
    assert "nor the name of anything you can see" in asked(state, "why watchman")[0]


@pytest.mark.parametrize(
    ("name", "line", "told"),
    [
        ("masters", "why museum", "AP to recruit: 2 = 2 printed"),
        ("masters", "why veil", "“veil” has no numbers"),
        ("l5r", "why province", "strength: 3 = 3 printed"),
        ("rivals", "why why", "nor the name of anything you can see"),
    ],
)
def test_why_answers_in_every_game(name, line, told):
    assert told in asked(begun(name), line)[0]


def test_why_tells_the_numbers_of_vampires():
    state = begun("masters", 3)
    name = state.clan[0].name
    assert (
        f"{name} action points of its turn: 2 = 2 printed most blood: 4 = 4 printed" in asked(state, f"why {name}")[0]
    )
    state = begun("vtes", 40)
    name = next(now.face for now in state.pieces if now.zone == "uncontrolled" and now.place == state.question.seat)
    assert "capacity: " in asked(state, f"why {name}")[0]


def test_a_wrong_number_of_lines_is_a_sentence():
    wrong, huge = asked(begun("primer"), "log ²", f"log {'9' * 5000}")
    assert wrong.endswith("Type `log`, or `log` and a number of lines, such as `log 20`.")
    assert "Type `log`" in huge


def test_an_option_says_what_it_gives_up():
    said = played(position("hand a: hush"), "quit", "no", bots=[1])[1]
    assert "End the turn  ! You lose your remaining actions: 2." in said


def test_to_pass_has_one_word_whatever_it_is_called():
    state = position("field a: brute\nfield b: watchman\ntrap b: snare\n")
    state.choose(next(o.notation for o in state.question.options if o.notation.startswith("raid")))
    window: Any = state.scene(1)["question"]
    for word in ("pass", "done", "No", "none"):
        assert understand(word, window) == Typed("choose", "", 1), word
    assert "answers only a chance to respond" in asked(position("hand a: hush"), "pass")[0], "a turn is no window"


def test_what_an_option_is_about_can_be_looked_at_by_its_number():
    state = position("hand a: hush, brute\n")
    at = next(o.index for o in state.question.options if o.notation == "play brute")
    by_number, by_name = asked(state, f"look {at + 1}", "look brute")
    assert by_number.removeprefix(f"look {at + 1} ") == by_name.removeprefix("look brute ") != ""
    assert "Nothing is called" in asked(state, "look 99")[0]
