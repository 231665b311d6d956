"""What set-up options say about each other, and the games that a person can begin at once, are true."""

from __future__ import annotations

import pytest

import coterie
from coterie.kernel.errors import BadOptions, CoterieError

GAMES = coterie.games()


@pytest.mark.parametrize("name", GAMES)
def test_what_an_option_depends_on_exists_and_has_these_values(name):
    options = {option.name: option for option in coterie.game(name).options}
    for option in options.values():
        for of, values in option.where.items():
            for value in values:
                assert options[of].checked(value) == value, (option.name, of, value)
        for of, by in option.fits.items():
            assert set(by) <= set(options[of].choices), (option.name, of)
            for values in by.values():
                assert [option.checked(value) for value in values] == list(values)


def players_of(name):
    return next(option for option in coterie.game(name).options if option.name == "players")


FITTING = [name for name in GAMES if players_of(name).fits]  # elsewhere any number of players goes with anything


def test_how_many_can_play_depends_on_the_mode_in_a_game():
    assert "l5r" in FITTING


@pytest.mark.parametrize("name", FITTING)
def test_with_an_option_go_the_values_that_fit_it_and_no_others(name):
    game, players = coterie.game(name), players_of(name)
    for of, by in players.fits.items():
        for value, numbers in by.items():
            for n in range(players.least or 1, (players.most or 1) + 1):
                if n in numbers:
                    assert game.checked({of: value, "players": n})["players"] == n
                else:
                    with pytest.raises(BadOptions):
                        game.checked({of: value, "players": n})


@pytest.mark.parametrize("name", GAMES)
def test_each_way_to_begin_can_be_begun_the_usual_one_first(name):
    game = coterie.game(name)
    ways = list(game.ways().values())
    assert not ways or (len(ways) > 1 and ways[0] == game.alone())
    for setup in ways:
        assert game.start(setup, seed=1).question is not None


def test_a_duel_of_the_five_rings_is_offered_beside_the_shadowlands():
    assert [setup["mode"] for setup in coterie.game("l5r").ways().values()] == ["coop", "duel"]


@pytest.mark.parametrize("name", GAMES)
def test_what_people_read_stands_for_a_value_that_there_is_and_is_no_such_word_itself(name):
    for option in coterie.game(name).options:
        assert set(option.says) <= set(option.choices), option.name
        for value, said in option.says.items():
            assert said not in ("", str(value)), (option.name, value)
        assert len(set(option.says.values())) == len(option.says), option.name


LONG = "q" * 100_000


@pytest.mark.parametrize("given", [LONG, [LONG], [[LONG]], {LONG: 1}, 10**4000, "a\nb\x1b[31m"], ids=type)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_refused_is_quoted_in_short(name, given):
    """Whoever gives a megabyte is not sent it back, and no log keeps it."""
    game = coterie.game(name)
    said = []
    for option in [*(option.name for option in game.options), LONG]:
        try:
            game.checked({option: given})
        except CoterieError as problem:
            said.append(str(problem))
    assert len(said) > 1
    assert [each[:200] for each in said if "qqqqqqqqqq" * 10 in each or "0" * 100 in each or "\x1b" in each] == []
