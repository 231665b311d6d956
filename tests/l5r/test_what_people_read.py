"""What people read: options that say what they do, places and owners by their names, reasons in the log, `look`."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from coterie.cli.terminal import looking
from coterie.cli.terminal.skin import Skin
from coterie.games.l5r import GAME
from coterie.words.cards import responding
from tests.l5r.tools import finish, play, position, prompt, through

ROWS = "row a1: akodo-toturi\nrow a2: matsu-beiona\nfate: 7 0\nhand a: banzai\nphase: dynasty"


def labels(s):
    """Return the labels of the options by their notations."""
    return {option.notation: option.label for option in s.question.options}


def named(text, **setup):
    """Return a position whose seats have names."""
    s = position(text, **setup)
    s.call_seats(("Hana", "Sora"))
    return s


def test_a_card_in_a_province_says_where_it_lies_and_what_it_costs():
    s = named(ROWS)
    through(s, "window")
    assert labels(s)["play a1/row/akodo-toturi"] == "Play Akodo Toturi (province 1): 5 of your 7 fate"


def test_a_bid_says_how_many_cards_it_draws():
    s: Any = GAME.start({}, seed=5)
    while prompt(s) != "bid?":
        s.choose(s.question.default)
    assert [option.label for option in s.question.options][:2] == ["Bid 1: draw a card", "Bid 2: draw 2 cards"]


CONFLICT = "field a: akodo-toturi, doji-whisperer\nfield b: hida-kisada\nhand a: banzai, fine-katana\nphase: conflict"


def test_attackers_say_their_skill_and_provinces_say_whose_they_are():
    s = named(CONFLICT)
    through(s, "declare?")
    s.choose("fire military")
    assert labels(s)["attack b1/province"] == "Attack province 1 of Sora: strength 3"
    s.choose("attack b1/province")
    assert labels(s)["attack with a/akodo-toturi"] == "Akodo Toturi: 6 military"
    play(s, "attack with a/akodo-toturi")
    titles = [area["title"] for area in s.scene(0)["areas"] if area["id"] == "conflict"]
    assert titles == ["A military fire conflict at province 1 of Sora (strength 3)"]


def test_what_a_card_asks_begins_with_its_name():
    s = named(CONFLICT)
    through(s, "declare?")
    while "play fine-katana" not in labels(s):
        s.choose(s.question.default)
    s.choose("play fine-katana")
    assert s.question.prompt.startswith("Fine Katana: choose a ")
    assert {"Akodo Toturi", "Hida Kisada of Sora"} <= set(labels(s).values())


def test_the_log_says_why_honor_changes():
    s = named(CONFLICT.replace("field b: hida-kisada\n", ""), format="stronghold")
    through(s, "declare?")
    s.choose("air military")
    s.choose("attack b1/manicured-garden")
    play(s, "attack with a/akodo-toturi")
    finish(s)
    assert "Sora: −1 honor (the conflict was unopposed)" in s.log()
    assert "Manicured Garden (province 1 of Sora) breaks" in s.log()


def test_the_bids_are_the_reason_for_the_honor_that_they_cost():
    s: Any = GAME.start({}, seed=5)
    while prompt(s) != "bid?":
        s.choose(s.question.default)
    s.choose("bid 1")
    s.choose("bid 3")
    assert any("−2 honor (the bids)" in line for line in s.log())


@pytest.mark.parametrize(
    ("topic", "said"),
    [
        ("akodo-toturi", "costs 5 fate · 6 military, 3 political, 3 glory".replace(", ", " · ")),
        ("matsu-berserker", "no political"),
        ("fate", "a round longer for each fate"),
        ("fire ring", "Honor or dishonor"),
        ("water ring", "In skirmish: bow or ready a character at home with at most 1 fate"),
        ("earth ring", "For the Shadowlands: each clan discards a face-up card"),
        ("composure", "lower than an opponent's"),
        ("limited", "one limited card each round"),
        ("unique", "only one of that name"),
        ("honored", "its controller gains 1 honor"),
        ("l-6.9", "Unopposed."),
    ],
)
def test_what_is_looked_at_says_what_one_needs_to_know(topic, said):
    s = position(ROWS)
    looked: Any = GAME.talk.look(s, GAME.talk.topics(s).get(topic, topic))
    assert said in " ".join(looked.lines)


def test_a_conflict_whose_type_is_not_known_has_its_article():
    s: Any = GAME.start({"mode": "coop", "players": 1}, seed=5)
    found = set()
    for _ in range(150):
        if s.over:
            break
        found |= {" ".join(area["title"].split()[:2]) for area in s.scene(0)["areas"] if area["id"] == "conflict"}
        s.choose(s.question.options[0])
    assert found
    assert not {"A air", "A earth"} & found


@pytest.mark.parametrize(
    ("typed", "said"), [("toturi", "Akodo Toturi"), ("matsu", "Matsu Beiona"), ("kisada", "Nothing is called")]
)
def test_a_word_of_the_name_of_a_card_in_sight_is_enough_to_look_at_it(typed, said):
    console = Console(file=StringIO(), width=200)
    console.print(looking.look(position(ROWS), 0, typed, Skin(GAME.theme, plain=True)))
    assert said in console.file.getvalue()  # type: ignore[attr-defined]  # it is the text file above


def test_a_province_says_which_of_its_owner_it_is():
    s = named(ROWS)
    there = next(area for area in s.scene(1)["areas"] if area["id"] == "provinces:0")
    assert [piece["name"] for piece in there["pieces"]][:2] == ["Province 1", "Province 2"]


def test_a_game_that_is_over_tells_what_is_left_of_each_side():
    s = named(ROWS)
    s.concede(1)
    told = s.scene(0)["ending"]
    facts = {fact["name"]: fact["value"] for fact in told["facts"]}
    assert list(facts) == ["Rounds", "Hana", "Sora"]
    assert facts["Hana"].startswith("0 of ")
    assert " provinces broken, " in facts["Hana"]
    assert (told["won"], told["reason"]) == ([0], "Sora gave up")
    assert s.scene(0)["log"][-1]["text"] == "The game is over. Sora gave up."


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        ("conquest", "Hana broke the stronghold province of Sora"),
        ("honor", "Hana won by honor, with 25"),
        ("dishonor", "Sora lost all honor"),
        ("enlightenment", "Hana claimed all five rings"),
        ("rounds", "The last round is over, and Hana held more provinces, or as many and more honor"),
    ],
)
def test_an_ending_names_who_has_won_and_by_what(reason, said):
    s = named(f"{ROWS}\nhonor: 25 3", format="stronghold")
    s.over_with({0: 1.0, 1: 0.0}, reason)
    s.play()
    assert s.scene(1)["ending"]["reason"] == said


def test_where_the_last_round_brings_a_draw_nobody_is_ahead():
    s = named(ROWS)
    s.over_with({0: 0.5, 1: 0.5}, "rounds")
    s.play()
    assert s.scene(1)["ending"]["reason"] == "The last round is over, and nobody is ahead"


def test_a_choice_of_somebody_else_names_what_there_is_to_choose():
    assert "chooses one: move it home; or give it" in GAME.faces["directing-the-battle"].text


@pytest.mark.ruling("L-6.7")
def test_a_response_to_a_conflict_names_its_sides_and_not_each_character():
    s = named("field a: akodo-toturi, doji-whisperer\nfield b: ikoma-eiji\nfallen b: matsu-berserker\nphase: conflict")
    through(s, "declare?")
    play(s, "air political", "attack b1/province", "attack with a/akodo-toturi", "attack with a/doji-whisperer")
    while prompt(s) != "answer?":
        s.choose(s.question.options[-1])
    assert s.question.prompt == "Hana has won a conflict; Sora has lost a conflict. Do you respond?"


@pytest.mark.parametrize(
    ("happened", "said"),
    [
        ([("bow", 0)], "Akodo Toturi of Hana bows"),
        ([("bow", 0), ("bow", 1)], "Akodo Toturi and Doji Whisperer of Hana bow"),
        ([("bow", 0), ("bow", 5)], "Akodo Toturi of Hana and Ikoma Eiji of Sora bow"),
        ([("bow", 0), ("honor", 1)], "Akodo Toturi of Hana bows; Doji Whisperer of Hana gains honor"),
        ([("bow", n) for n in range(4)], "Akodo Toturi, Doji Whisperer, Ikoma Prodigy and Matsu Beiona of Hana bow"),
        ([("bow", n) for n in range(5)], "Akodo Toturi, Doji Whisperer, Ikoma Prodigy and 2 more of Hana bow"),
        ([("ring fate", -1)], "the fate on a ring changes"),
    ],
)
def test_what_happens_alike_is_told_in_one_clause(happened, said):
    s = named(
        "field a: akodo-toturi, doji-whisperer, ikoma-prodigy, matsu-beiona, akodo-gunso\nfield b: ikoma-eiji\nphase: conflict"
    )
    there = [p for seat in (0, 1) for p, now in enumerate(s.pieces) if now.zone == "field" and now.place == seat]
    facts = [
        (kind, there[n], s.pieces[there[n]].face, s.pieces[there[n]].place, 1) if n >= 0 else (kind, -1, "", -1, -2)
        for kind, n in happened
    ]
    assert GAME.talk.called(s, "answered", tuple(facts), False) == said


def test_the_end_of_a_choice_says_what_was_chosen():
    s = named("field a: akodo-toturi, doji-whisperer\nfield b: ikoma-eiji\nphase: conflict")
    through(s, "declare?")
    play(s, "air political", "attack b1/province", "attack with a/akodo-toturi")
    assert labels(s)["done"] == "Attack with Akodo Toturi"
    s.choose("done")
    assert labels(s)["done"] == "Nobody defends"


def test_an_event_is_played_for_what_it_costs():
    s = named(
        "fate: 3 3\nfield a: akodo-toturi\nfield b: doji-whisperer\nhand a: strength-in-numbers, court-games\nphase: conflict"
    )
    through(s, "declare?")
    play(s, "air political", "attack b1/province", "defend with b/doji-whisperer")
    while "use strength-in-numbers" not in labels(s):
        s.choose("pass")
    told = labels(s)
    assert told["use strength-in-numbers"].startswith(
        "Play Strength in Numbers, 1 of your 3 fate: move home a defending character"
    )
    assert told["use court-games"].startswith("Play Court Games: choose one")


@pytest.mark.ruling("U-015", "U-016", "L-19.1")
@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ({"format": "skirmish"}, "Break all provinces of the other side, and you win."),
        ({"format": "stronghold"}, "Break the stronghold province of the other side, and you win."),
        ({"format": "stronghold", "players": 4}, "Break the stronghold provinces of the other side, and you win."),
        (
            {"format": "skirmish", "mode": "coop", "players": 1},
            "They win once every clan has lost all its provinces, which happens at once to a clan without honor.",
        ),
        (
            {"format": "stronghold", "mode": "coop", "players": 1},
            "They win once every clan has lost its stronghold province, which happens at once to a clan without honor.",
        ),
    ],
)
def test_a_game_begins_with_how_it_is_won_and_lost_in_its_format(setup, said):
    s: Any = GAME.start(setup, seed=5)
    assert said in GAME.talk.opening(s)


def test_who_takes_a_shown_card_is_named():
    s = named("fate: 3 3\nfield a: akodo-toturi\nhand a: the-perfect-gift\nphase: conflict")
    while "use the-perfect-gift" not in labels(s):
        s.choose("pass")
    s.choose("use the-perfect-gift")
    asked = {s.question.prompt}
    s.choose(s.question.options[0])
    asked.add(s.question.prompt)
    assert asked == {"Which card do you take?", "Which card does Sora take?"}


@pytest.mark.ruling("L-6.17")
def test_a_dash_is_no_number():
    s = named("field a: matsu-berserker")
    assert [each.name for each in GAME.talk.numbers(s, 0, "matsu-berserker") or []] == ["military", "glory"]
    berserker, katana = GAME.talk.look(s, "matsu-berserker"), GAME.talk.look(s, "fine-katana")
    assert berserker is not None
    assert katana is not None
    assert "no political" in berserker.lines[0]
    assert "+2 military" in katana.lines[0]


def test_the_log_says_which_card_a_card_turns_up():
    s = named("field a: akodo-toturi, daidoji-nerishma\nrow a1: matsu-beiona [down]\nphase: conflict")
    while "use a/daidoji-nerishma" not in labels(s):
        s.choose("pass")
    s.choose("use a/daidoji-nerishma")
    while prompt(s) == "choose":
        s.choose(next(each for each in labels(s) if "a1" in each))
    assert "Matsu Beiona in province 1 of Hana is turned face up" in s.log()


def test_several_characters_are_declared_as_attackers_and_one_as_attacker():
    voice = GAME.vocabulary.voice
    assert [voice.verb(kind).they_do() for kind in ("attack", "defend")] == [
        "are declared as attackers",
        "are declared as defenders",
    ]
    assert voice.verb("attack").happens == "is declared as attacker"
    s = named("field a: akodo-toturi, doji-whisperer\nphase: conflict")
    facts = [("attack", n, face, 0, 1) for n, face in ((0, "akodo-toturi"), (1, "doji-whisperer"))]
    assert responding.told(s.game.talk, s, tuple(facts[:1])).endswith(" is declared as attacker")
    assert responding.told(s.game.talk, s, tuple(facts)).endswith(" are declared as attackers")
