"""A seat at a server's table, played at the terminal: links, decks, playing, refusals."""

import asyncio
import gc
import io
import queue
from contextlib import asynccontextmanager

import pytest
from rich.console import Console

from coterie.cli import join
from coterie.cli.terminal import remote, shared
from coterie.cli.terminal.inputs import Lines
from coterie.cli.terminal.shared import BYE, NEED_DECK, NO_BRINGING, NOT_ASKED, Guest
from coterie.kernel.errors import BadOptions
from coterie.kernel.records import parse
from coterie.table.client import Refused
from tests.table.tools import database, in_loop, running

DECK = "Name: Mine\n\nDeck:\n3 Brute\n3 Torch\n3 Drummer\n3 Hail\n"
SHORT = {"players": 2, "rounds": 1}
PEOPLE = [{"name": "Ann"}, {"name": "Bob"}]


def guest(house, table, seat, lines):
    """Return a guest who types given lines, and what is printed."""
    out = io.StringIO()
    console = Console(file=out, width=100, highlight=False, markup=False, emoji=False)
    return Guest(house.url, table.id, table.tokens[seat], console, Lines(console, lines)), out


class Keys:
    """Somebody at a terminal whose lines arrive when the test types them."""

    live = True

    def __init__(self):
        self.lines: queue.Queue[str] = queue.Queue()
        self.put = self.lines.put

    def ask(self, prompt):
        return self.lines.get()

    def again(self, prompt):
        """Print nothing: nobody is watching."""


@asynccontextmanager
async def typing(house, table, seat):
    """Seat somebody at a terminal until the end of the test; return the keys and what is printed."""
    keys = Keys()
    sitting, out = guest(house, table, seat, [])
    sitting.source = keys
    playing = asyncio.create_task(sitting.play(None))
    try:
        yield keys, out
    finally:
        keys.put("quit")
    assert await playing == 0


@asynccontextmanager
async def two(house):
    """Return a table of two who have bid for the first turn, Ann higher; and for both, the keys and what is printed."""
    table = await house.create("primer", setup={"players": 2}, seats=PEOPLE)
    async with typing(house, table, 0) as (ann, told), typing(house, table, 1) as (bob, other):
        for keys, out, bid in ((ann, told, "bid 1"), (bob, other, "bid 0")):
            await seen(out, "Your secret bid")
            keys.put(bid)
        await seen(told, "What do you do?")
        await seen(other, "wins the auction")
        yield table, (ann, told), (bob, other)


async def seen(out, text):
    """Wait until a text has been printed, however its lines were broken."""
    async with asyncio.timeout(20):
        while text not in " ".join(out.getvalue().split()) + " ":
            await asyncio.sleep(0.01)


def test_a_link_is_a_server_a_table_and_a_token():
    assert join.parts("http://games.example:8000/some/#t=abc&k=xyz") == ("http://games.example:8000/some", "abc", "xyz")
    for link in ("", "abc", "http://games.example/#t=abc", "ftp://games.example/#t=a&k=b", "http://[/#t=a&k=b"):
        with pytest.raises(BadOptions, match="is not a link to a seat"):
            join.parts(link)


@in_loop
async def test_a_deck_is_brought_from_the_terminal_and_a_game_is_played(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", setup=SHORT, seats=PEOPLE, bring=True)
        (ann, told), (bob, other) = (
            guest(house, table, 0, ["1"] * 200),
            guest(house, table, 1, ["look brute", "nonsense", *["1"] * 200]),
        )
        assert sum(await asyncio.gather(ann.play(DECK), bob.play(None))) == 0
        assert table.room.state.setup["decks"][0].startswith("Name: Mine\n")
        assert "You bring: Mine." in told.getvalue()
        assert NEED_DECK in " ".join(other.getvalue().split())
        assert "Brute  " in other.getvalue()
        assert "“nonsense” is neither an option nor a command." in other.getvalue()
        assert table.room.state.over


@in_loop
async def test_a_deck_that_is_not_legal_is_refused_with_the_reason(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", setup=SHORT, seats=PEOPLE, bring=True)
        ann, _ = guest(house, table, 0, [])
        with pytest.raises(Refused, match="card"):
            await ann.play("Name: Small\n\nDeck:\n1 Brute\n")


@in_loop
async def test_a_deck_that_does_not_come_with_the_game_is_not_read_as_a_text(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", setup=SHORT, seats=PEOPLE, bring=True)
        ann, _ = guest(house, table, 0, [])
        with pytest.raises(BadOptions, match=r"^There is no deck “boxx”; did you mean “box”\?$"):
            await ann.play("boxx")
        assert not table.room.meta.gathering[0].text


@in_loop
async def test_a_guest_who_leaves_keeps_the_seat(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create(
            "primer", setup=SHORT, seats=[{"name": "Ann"}, {"kind": "bot", "player": "random"}], pace=0
        )
        ann, told = guest(house, table, 0, ["help", "say hello", "log", "table", "quit"])
        assert await ann.play("box") == 0
        assert NO_BRINGING in told.getvalue()
        assert BYE in told.getvalue()
        again, _ = guest(house, table, 0, ["quit"])
        assert await again.play(None) == 0


ALONE = [{"name": "Ann"}, {"kind": "bot", "player": "random"}]


@in_loop
async def test_a_guest_can_ask_everything_that_a_player_of_a_local_game_can(tmp_path):
    asked = [
        "hint",
        "why 1",
        "why not raid",
        "why not",
        "how",
        "look brute",
        "look hand",
        "look",
        "log 1",
        "redo",
        "undo",
        "save x",
    ]
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", setup=SHORT, seats=ALONE, pace=0)
        ann, told = guest(house, table, 0, [*asked, "help", "quit"])
        assert await ann.play(None) == 0
        said = told.getvalue()
        for begins in asked:
            assert f"\n> {begins}\n" in said
        assert "is neither an option nor a command" not in said
        for answer in (
            "The greedy bot would choose",
            "Type `why not` and an action",
            table.room.game.how[0].title,
            "Brute  ",
            "Hand of Ann  ",
            "Topics: ",
            remote.NO_REDO,
            remote.NOT_OVER,
            "You have no choice to undo.",
            "say TEXT",
        ):
            assert answer in said, answer
        assert "Raiding" in said[said.index("> why not raid") :]


@in_loop
async def test_how_it_is_played_is_told_by_the_house_rules_of_the_table(tmp_path):
    async with running(database(tmp_path), games={"rivals": "coterie.games.rivals:GAME"}) as house:
        setup = {"players": 3, "elimination": "play on"}
        table = await house.create("rivals", setup=setup, seats=[{"name": "Ann"}, *ALONE[1:] * 2], pace=0)
        ann, told = guest(house, table, 0, ["how", "how", "quit"])
        asked, request = [], ann.client.request

        async def watched(way, path, *more, **fields):
            asked.append(path)
            return await request(way, path, *more, **fields)

        ann.client.request = watched
        await ann.play(None)
        assert asked.count("/api/how") == 1
        assert "/api/cards" not in asked  # which holds a thousand texts
        here, usual = table.room.game.how_in(table.room.meta.setup), table.room.game.how
        assert here != usual
        said = " ".join(told.getvalue().split())
        for chapter in here:
            assert said.count(" ".join(chapter.text.split())) == 2, chapter.title
        assert ann.chapters == list(here)


@in_loop
async def test_somebody_is_muted_by_name(tmp_path):
    async with running(database(tmp_path)) as house, two(house) as (table, (ann, told), (bob, _)):
        ann.put("mute dan")
        await seen(told, "There is no seat “dan”; there are Bob, watchers.")
        ann.put("mute bob")
        await seen(told, "You do not hear Bob.")
        bob.put("say boo")
        async with table.watch() as watcher:
            await watcher.say("chat", text="well")
        await seen(told, "Somebody who watches: well")
        assert "boo" not in told.getvalue()
        ann.put("unmute BOB")
        await seen(told, "You hear everybody.")


@in_loop
async def test_what_others_say_is_shown_and_an_undo_is_agreed_to(tmp_path):
    """Bob has drawn a card since Ann ended her turn, so he must agree."""
    async with running(database(tmp_path)) as house, two(house) as (table, (ann, told), (bob, other)):
        ann.put("say good evening")
        await seen(other, "Ann: good evening")
        ann.put("end")
        await seen(other, "What do you do?")
        ann.put("undo")
        await seen(told, remote.UNDO_ASKED)
        await seen(other, "Ann would like to take the last choice back.")
        assert table.room.state.asked[0] == 1
        bob.put("yes")
        await seen(other, "A choice was taken back")
        assert table.room.state.asked[0] == 0


@in_loop
async def test_a_line_typed_while_others_decide_answers_nothing(tmp_path):
    async with running(database(tmp_path)) as house, two(house) as (table, (ann, _), (bob, other)):
        choices = len(table.room.state.log(0))
        bob.put("1")
        await seen(other, NOT_ASKED.format(names="Ann"))
        bob.put("look brute")
        await seen(other, "Brute  ".strip())
        ann.put("end")
        await seen(other, "What do you do?")
        assert table.room.state.question.options[0].notation  # what Bob typed before does not answer it
        assert table.room.state.asked[0] == 1
        assert len(table.room.state.log(0)) == choices + 2  # whose turn it is, and that he draws


@in_loop
async def test_all_that_has_happened_since_one_s_own_answer_is_told(tmp_path):
    async with running(database(tmp_path)) as house, two(house) as (_, (ann, told), (bob, other)):
        ann.put("end")
        await seen(told, "Waiting for Bob.")
        await seen(other, "What do you do?")
        told.seek(0)
        told.truncate()
        bob.put("end")
        await seen(told, "It is Ann's turn.")
        for line in ("It is Bob's turn.", "Bob draws a card"):
            assert f"· {line}\n" in told.getvalue()


@in_loop
async def test_the_record_of_a_game_that_is_over_can_be_saved(tmp_path):
    path = tmp_path / "kept.jsonl"
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", setup=SHORT, seats=ALONE, pace=0)
        async with typing(house, table, 0) as (ann, told):
            while not table.room.state.over:
                ann.put("1")
                await asyncio.sleep(0.05)
            await seen(told, remote.OVER)
            ann.put(f"save {path}")
            await seen(told, "The record is in")
            ann.put(f"save {path}")
            await seen(told, "is there already: give another name.")
            ann.put(f"save {tmp_path}")
            await seen(told, "is a folder")
            ann.put("log 1")
            await seen(told, table.room.state.log(0)[-1])
            kept = table.room.state.record().lines
    lines, trouble = parse(path.read_text(encoding="utf-8"))
    assert not trouble
    assert [line.get("choice") for line in lines] == [line.get("choice") for line in kept]


@in_loop
async def test_lines_that_a_server_would_not_take_are_not_sent(tmp_path):
    lines = ["1 + " * 5000 + "1", "why not " + "x" * 20_000, f"say {'x' * 501}", f"say {'y' * 500}", "log", "quit"]
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", setup=SHORT, seats=ALONE, pace=0)
        ann, told = guest(house, table, 0, lines)
        assert await ann.play(None) == 0
    answers = told.getvalue().split("\n> ")
    assert [part.count(shared.TOO_LONG.format(most=shared.LONGEST)) for part in answers[1:4]] == [1, 1, 0]
    assert remote.TOO_MUCH.format(most=remote.MOST_SAID) in answers[3]
    assert BYE in answers[-1]


@in_loop
async def test_no_abandoned_task_complains_after_ctrl_c(tmp_path):
    troubles = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: troubles.append(context["message"]))
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", setup=SHORT, seats=PEOPLE)
        ann, told = guest(house, table, 0, [])
        ann.source = Keys()
        playing = asyncio.create_task(ann.play(None))
        await seen(told, "Your secret bid")
        playing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await playing
        await asyncio.sleep(0.05)
        gc.collect()
    assert not troubles


def test_a_missing_server_is_reported_in_a_sentence():
    with pytest.raises(BadOptions, match="does not answer"):
        join.run("http://127.0.0.1:9/#t=abc&k=xyz", None, "")
