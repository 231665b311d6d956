"""How scenes are drawn: widths, colours, plain characters; in every position of whole games."""

import io
import random
from typing import Any

import pytest
from rich.console import Console

import coterie
from coterie.cli.terminal import answers, screen
from coterie.cli.terminal.skin import Skin
from coterie.games.primer import GAME as PRIMER
from tests.cli.tools import Typist, masters, played, session
from tests.primer.tools import position

FIVE = {"vampires": ["agnieszka", "imre", "ishtvan", "laszlo", "mila"], "players": 2}


def drawn(state, width, *, plain=False, seat=0, color=None):
    """Return everything on the screen, as text."""
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False, markup=False, color_system=color,
                      force_terminal=bool(color), _environ={})  # fmt: skip
    skin, scene = Skin(state.game.theme, plain=plain), state.scene(seat)
    console.print(screen.table(scene, skin, width))
    for part in (
        screen.log(scene["log"], skin),
        screen.question(scene["question"], skin, width) if scene["question"] else None,
    ):
        if part is not None:
            console.print(part)
    return out.getvalue()


def test_what_is_handed_out_one_at_a_time_says_that_nobody_is_offered_again():
    """In a browser, where it is handed out with plus and minus, that would not be true: the question does not say so."""
    s = position("field a: brute\nfield b: watchman, scribe, brute\nhand a: hail\ndeck a: vigil\ndeck b: vigil")
    said = "those above whom you choose are not offered again"
    assert said not in drawn(s, 100)
    s.choose("play hail")
    assert said in drawn(s, 100)
    assert "go back" not in s.question.prompt


def positions(game, setup, seed, every=5):
    """Return some positions of a random game."""
    s, rng, n = game.start(setup, seed=seed), random.Random(seed), 0
    while not s.over:
        if n % every == 0:
            yield s
        s.choose(rng.randrange(len(s.question.options)))
        n += 1
    yield s


@pytest.mark.parametrize("width", [80, 100, 120])
@pytest.mark.parametrize("setup", [{}, FIVE], ids=["three", "five"])
def test_nothing_is_wider_than_the_screen_and_no_district_is_missing(width, setup):
    for s in positions(coterie.game("masters"), setup, 3):
        text = drawn(s, width)
        assert max(map(len, text.splitlines())) <= width
        assert all(name in text for name in ("Railway Sta", "Museum", "Asylum", "Night Club", "Cathedral", "Slums"))
        assert "\x1b" not in text


@pytest.mark.parametrize("width", [80, 100])
def test_hands_and_fields_of_the_primer_game_are_drawn_from_its_scene(width):
    for s in positions(PRIMER, {"players": 3}, 4):
        text = drawn(s, width)
        assert max(map(len, text.splitlines())) <= width
        for card in next(a for a in s.scene(0)["areas"] if a["id"] == "hand:0")["pieces"]:
            assert card["name"] in text
        if not s.over:
            assert "Player 2" in text


def test_plain_terminals_get_ascii_symbols():
    s = coterie.game("masters").read(
        "position: masters\nsetup: {}\nvampires: imre museum blood 2 kills 4, mila slums\n"
        "museum: hidden 2, exposed 1, minions 1\nveil: 3\nnow: turn imre 2"
    )
    text = drawn(s, 100, plain=True)
    assert text.isascii()
    assert "oo x m" in text
    text = played(masters(), "hint", "help symbols", "look imre", plain=True)[1]
    assert not {"◇", "◆", "▲", "☾", "╭", "▁"} & set(text)


def test_colours_come_from_the_theme():
    s = coterie.game("masters").start({}, seed=1)
    assert "\x1b[" in drawn(s, 100, color="truecolor")
    red, green, blue = (int(s.game.theme["signs"]["imre"]["color"][i : i + 2], 16) for i in (1, 3, 5))
    imre = coterie.game("masters").start({"vampires": ["imre", "mila"]}, seed=1)
    assert f"38;2;{red};{green};{blue}" in drawn(imre, 100, color="truecolor")


def test_whole_games_by_scripted_answers_at_two_widths():
    for width, seed in ((80, 1), (100, 2)):
        rng = random.Random(seed)
        lines = (str(rng.randint(0, 7)) for _ in range(2000))
        game, out = session(masters(seed=seed), lines, width=width)
        assert game.run() == 0
        assert game.state.over
        lines_out = [line for line in out.getvalue().splitlines() if "Saved to" not in line]
        assert max(map(len, lines_out)) <= width


def test_options_show_where_they_lead():
    s = coterie.game("masters").read("position: masters\nsetup: {}\nnow: turn agnieszka 2")
    options = s.scene(0)["question"]["options"]
    (key,) = [n for n, option in enumerate(options, 1) if option["notation"] == "move museum"]
    assert f"[{key}]" in drawn(s, 100)


@pytest.mark.parametrize("plain", [False, True])
def test_every_symbol_of_the_table_means_one_thing(plain):
    """Also without colour. A minion looks the same wherever it lies, so the sigils of all vampires look alike."""
    meanings: dict[str, list[str]] = {}
    signs = coterie.game("masters").theme["signs"]
    for kind, sign in signs.items():
        symbol = sign["plain" if plain else "symbol"]
        if symbol and not kind.startswith("sigil_"):
            meanings.setdefault(symbol, []).append(kind)
    assert {symbol: kinds for symbol, kinds in meanings.items() if len(kinds) > 1} == {}


@pytest.mark.parametrize(("asked", "said"), [("fight", "Fight"), ("die", "Dice reserve"), ("combat", "Fight")])
def test_what_one_does_most_can_be_looked_at(asked, said):
    state = coterie.game("masters").start({}, seed=1)
    talk = state.game.talk
    assert talk.look(state, talk.topics(state)[asked]).name == said


def test_how_a_game_is_played_fits_on_a_screen_of_the_terminal():
    for name in ("masters", "primer"):
        state = coterie.game(name).start({}, seed=1)
        out = io.StringIO()
        Console(width=80, file=out, color_system=None).print(answers.how(state.game.how, Skin(state.game.theme)))
        lines = [line.rstrip() for line in out.getvalue().splitlines()]
        assert 8 < len(lines) <= 40, name
        assert {f"{chapter.title}" for chapter in state.game.how} <= set(lines)


@pytest.mark.parametrize(
    ("scores", "won", "seat", "said"),
    [
        ([1.0, 0.0], [0], 0, "You have won."), ([1.0, 0.0], [0], 1, "You have lost to Player 1."),
        ([1.0, 0.0], [0], -1, "Player 1 has won."), ([0.5, 0.5], [], 0, "A draw."), ([1.0], [0], 0, ""),
        ([0.0, 0.0], [], 0, ""), ([1.0, 1.0], [0, 1], 0, ""), ([0.5, 0.25], [], 0, "Nobody has won."),
        ([0.5, 0.5, 0.0], [0, 1], 1, "You have won, together with others."),
        ([0.5, 0.5, 0.0], [0, 1], 2, "You have lost to Player 1 and Player 2."),
    ],
)  # fmt: skip
def test_the_end_says_who_has_won(scores, won, seat, said):
    players = [{"seat": n, "name": f"Player {n + 1}"} for n in range(len(scores))]
    scene: Any = {"seat": seat, "players": players}
    assert screen.verdict({"scores": scores, "won": won, "reason": "", "facts": []}, scene) == said


def lines_at_80_by_24(made):
    """Return the number of lines of the table, the news, the question and the typed line."""
    scene = made.scene()
    fit = made.display.fit
    table, news = fit.table(scene), fit.news(scene)
    between = 0 if fit.close or news is None else 1
    return fit.lines_of(table) + fit.lines_of(news) + between + fit.lines_around(scene, 0)


@pytest.mark.parametrize("setup", [{}, FIVE], ids=["three", "five"])
def test_hardly_anything_scrolls_away_on_80_columns_and_24_lines(setup):
    heights = []
    for seed in range(3):
        made, _ = session(coterie.game("masters").start(setup, seed=seed), [], width=80, source=Typist)
        made.console.size = (80, 24)
        for s in positions(coterie.game("masters"), setup, seed, every=6):
            if s.over:
                break
            made.history.state, made.looker = s, s.question.seat
            made.seen[made.looker] = max(0, s.scene(0, 0)["line"] - 9)  # nine lines of news
            heights.append(lines_at_80_by_24(made))
    assert sum([height <= 24 for height in heights]) >= 0.8 * len(heights)
    assert max(heights) <= 27  # at most the headline and the first lines of the city


def screens_at_80_by_24(state, lines, **more):
    """Return the screens of a session, each as its lines."""
    made, out = session(state, lines, width=80, source=Typist, **more)
    made.console.size = (80, 24)
    made.console.clear = lambda home=True: out.write("\f")
    made.run()
    return [shown.rstrip("\n").splitlines() for shown in out.getvalue().split("\f")]


def typed_at(shown):
    """Return the number of lines on a screen up to and including the first typed line."""
    return next((n for n, line in enumerate(shown, 1) if line.startswith("> ")), len(shown))


@pytest.mark.parametrize(("name", "bots"), [("primer", [1]), ("masters", [])])
def test_the_first_screen_has_room_for_what_the_game_says_first(name, bots):
    state = coterie.game(name).start({}, seed=5)
    (shown, *_) = screens_at_80_by_24(state, ["quit", "no"], bots=bots)
    assert typed_at(shown) <= 24
    assert shown[0].startswith(state.game.talk.opening(state)[0][:30])


def test_the_last_screen_has_room_for_the_result():
    state = coterie.game("primer").start({"rounds": 1}, seed=5)
    while state.turn < 2 or state.asked[1][0] != "action?":
        state.choose(state.question.default)
    shown = screens_at_80_by_24(state, ["", "end", "quit"])[-1]
    said = "\n".join(shown)
    assert typed_at(shown) <= 24
    assert "A draw." in said
    assert "points" in said.split("most points win")[-1]


def test_one_line_is_no_lines():
    lines: Any = [{"text": str(n)} for n in range(4)]
    told = screen.log(lines, Skin(PRIMER.theme), 3)
    out = io.StringIO()
    Console(file=out, width=80).print(told)
    assert "… 1 earlier line; `log 4` shows it" in out.getvalue()


def test_what_happens_several_times_running_is_one_line():
    lines: Any = [{"text": text} for text in ("first", "a draws", "a draws", "a draws", "b draws", "a draws")]
    out = io.StringIO()
    Console(file=out, width=80).print(screen.log(lines, Skin(PRIMER.theme), 4))
    assert out.getvalue() == " · first\n · a draws (3 times)\n · b draws\n · a draws\n"
    out = io.StringIO()
    Console(file=out, width=80).print(screen.log(lines, Skin(PRIMER.theme), 2))
    assert out.getvalue() == " … 4 earlier lines; `log 6` shows them\n · b draws\n · a draws\n"


@pytest.mark.parametrize("game", [name for name in coterie.games() if name != "primer"])
def test_the_help_has_no_more_than_a_screen_and_each_symbol_once(game):
    skin = Skin(coterie.game(game).theme)
    for about in ("", "passing", "symbols"):
        out = io.StringIO()
        Console(file=out, width=100).print(answers.help_(skin, 100, about))
        assert 2 < len(out.getvalue().splitlines()) < 30
    symbols = [part.strip()[:1] for part in answers.symbols(skin, 10_000).plain.split("   ")]
    assert len(symbols) == len(set(symbols)) > 4
