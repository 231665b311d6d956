"""`tools/soak.py`: what it plays, and that what goes wrong is told with what plays the game again."""

import random
from typing import Any

import pytest

import coterie
from coterie.games.rivals.cards import CARDS
from coterie.games.rivals.decks.form import FORM
from coterie.games.rivals.decks.legality import BELONGS, RULES, belongs, problems
from coterie.games.rivals.options import HOUSE_RULES
from coterie.games.vtes.decks import form as vtes_form
from coterie.games.vtes.decks.legality import problems as vtes_problems
from tests.generic.games import Case
from tests.rivals.tools import position
from tools import soak, soak_setups, soak_vtes

SECTIONS = set(BELONGS.values())


def test_games_that_end_as_they_should_are_no_errors(monkeypatch):
    monkeypatch.setattr(soak, "LOOKS", 2)
    assert soak.errors(soak.Job("primer", 3, seed=1, first=0, last=2)) == []


def test_what_goes_wrong_is_told_and_the_other_games_are_played(monkeypatch):
    monkeypatch.setattr(soak, "LONGEST", 5)
    found = soak.errors(soak.Job("primer", 2, seed=1, first=7, last=9))
    assert len(found) == 2
    assert found[0].startswith("primer with 2 seats, game 7: played('primer', 2, ")
    assert "it is not over after 5 decisions" in found[0]


def test_all_games_are_due_once_from_the_first_on():
    args = soak.parser().parse_args(
        ["--game", "masters", "primer", "--seats", "2", "4", "--games", "50", "--first", "30"]
    )
    due = list(soak.jobs(args))
    played = [(job.game, job.seats, number) for job in due for number in range(job.first, job.last)]
    assert len(played) == len(set(played)) == 200
    assert {number for _, _, number in played} == set(range(30, 80))


def test_fixed_options_are_not_varied():
    rng, fixed = random.Random(1), {"mode": "duel", "format": "stronghold"}
    found = [soak_setups.setup("l5r", 2, rng, fixed) for _ in range(20)]
    assert {(setup["mode"], setup["format"], len(setup["decks"])) for setup in found} == {("duel", "stronghold", 2)}
    assert len({setup["windows"] for setup in found}) > 1


def test_a_number_that_cannot_be_is_an_error(monkeypatch):
    wrong = Case("primer", "", wrong=lambda s: ["the third turn"] if s.turn == 3 else [])
    monkeypatch.setattr(soak, "case_of", lambda name: wrong)
    assert "wrong at decision" in soak.errors(soak.Job("primer", 2, seed=1, first=1, last=2))[0]


def test_a_card_that_was_made_is_an_error(monkeypatch):
    counts = iter(range(2))
    monkeypatch.setattr(soak, "case_of", lambda name: Case("primer", "", conserved=lambda s: next(counts)))
    assert "something was made, lost or left over" in soak.errors(soak.Job("primer", 2, seed=1, first=1, last=2))[0]


def test_a_secret_that_shows_is_an_error(monkeypatch):
    game = coterie.game("primer")
    honest: Any = type(game).tableau

    def tells(s: Any, seat: int) -> Any:
        laid = honest(s, seat)
        return laid._replace(moment=laid.moment | {"text": repr([piece.face for piece in s.pieces])})

    s = game.start({"players": 2}, seed=1)
    monkeypatch.setattr(type(game), "tableau", staticmethod(tells))
    with pytest.raises(AssertionError, match="can tell what seat"):
        soak.look_at([s], random.Random(1))


@pytest.mark.parametrize("rules", RULES)
def test_random_decks_are_legal(rules):
    rng = random.Random(rules)
    for _ in range(10):
        assert problems(FORM.read(soak_setups.deck(rng, rules)), rules) == []


def test_every_house_rule_and_most_cards_come_up():
    rng = random.Random(1)
    found = [soak_setups.rivals(2 + k % 3, rng) for k in range(120)]
    for option in HOUSE_RULES:
        if option.choices and option.kind == "str":
            assert {setup.get(option.name, option.default) for setup in found} == set(option.choices)
        assert len({str(setup.get(option.name, option.default)) for setup in found}) > 1
    seen = {entry.card for setup in found for text in setup["decks"] for entry in FORM.read(text).cards()}
    assert seen == {card.id for card in CARDS.values() if belongs(card) in SECTIONS}


def test_a_careful_player_keeps_its_last_prestige():
    board = "haven a: hydra [blood 6]\nhand a: the-cossack\nhaven b: doc [blood 5]\nlibrary a: fleetness, fleetness"
    s = position(f"{board}\nprestige: 6 14")
    taken = [s.question.options[soak.chosen(s, True, random.Random(k))].notation for k in range(60)]
    bold = [s.question.options[soak.chosen(s, False, random.Random(k))].notation for k in range(60)]
    assert 2 * taken.count("recruit the-cossack") < bold.count("recruit the-cossack")


def test_windows_that_tell_are_no_leak(monkeypatch):
    tried = []
    monkeypatch.setattr(soak, "go_together", lambda *of: tried.append(of))
    board = "haven a: hydra [blood 6]\nhand a: fleetness\nlibrary a: throat-rip\nhaven b: doc [blood 5]"
    soak.look_at([position(board, windows="useful")], random.Random(1))
    assert not tried
    soak.look_at([position(board, windows="all")], random.Random(1))
    assert tried


def test_random_decks_of_the_eternal_struggle_are_legal_and_of_many_cards():
    rng, seen = random.Random(5), set()
    for _ in range(40):
        read = vtes_form.FORM.read(soak_vtes.deck(rng))
        assert vtes_problems(read) == []
        seen |= {each.card for each in read.cards()}
    assert len(seen) > 500
