"""Undoing choices at a table."""

from typing import Any

import pytest

from coterie.games.masters import GAME as MASTERS
from coterie.games.primer import GAME as PRIMER
from coterie.kernel.errors import IllegalChoice
from coterie.kernel.gestures import ENDED
from coterie.table.store.past import Past, TakenBack, after
from tests.table.tools import database, in_loop, refused, running, whoever


def free_look(s):
    """Return the index of an option that reveals nothing, uses no chance, and leads to a question for the same seat."""
    for i in range(len(s.asked[2])):
        then = s.clone()
        then.pick(i)
        if then.asked and (then.dice, then.learnt, then.asked[0]) == (s.dice, s.learnt, s.asked[0]):
            return i
    return None


def pinned(s):
    """Return the index of an option that uses chance or reveals something, after which the game continues."""
    for i in range(len(s.asked[2])):
        then = s.clone()
        then.pick(i)
        if then.asked and (then.dice, then.learnt) != (s.dice, s.learnt):
            return i
    return None


async def until_there_is(find, seats, room):
    """Choose until the question has an option of a kind; return the asked seat and its notation."""
    for _ in range(60):
        asked = await whoever(seats)
        at = find(room.state)
        if at is not None:
            return asked, asked.options[at]["notation"]
        await asked.choose(asked.options[0]["notation"])
    raise AssertionError("no such option came up")


@in_loop
async def test_alone_everything_can_be_taken_back(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create(seed=1)
        async with table.sit(0) as ann:
            assert ann.undo == "You have no choice to undo."
            assert (await refused(ann, "undo"))[0] == "not_now"
            numbers = []
            for _ in range(25):
                await ann.choose(ann.options[0]["notation"])
                numbers.append(ann.question)
            assert ann.undo == "free"
            fresh = []
            for left in range(24, -1, -1):
                await ann.say("undo")
                undone = await ann.hear("undone")
                await ann.until(lambda left=left: ann.number == left)
                assert undone["number"] == left
                assert ann.question not in numbers, "a question that was answered never comes again"
                assert ann.message["whole"]
                numbers.append(ann.question)
                fresh.append(undone["fresh"])
            assert True in fresh
            assert False in fresh
            await ann.choose(ann.options[0]["notation"])


@in_loop
async def test_what_nobody_has_learnt_from_is_taken_back_freely(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create(seats=[{}, {}])
        async with table.sit(0) as a, table.sit(1) as b:
            room = table.room
            asked, choice = await until_there_is(free_look, [a, b], room)
            other = b if asked is a else a
            before = room.state.fingerprint()
            await asked.choose(choice)
            assert asked.undo == "free"
            await asked.say("undo")
            assert not (await other.hear("undone"))["fresh"]
            await whoever([a, b])
            assert room.state.fingerprint() == before


@in_loop
async def test_past_chance_all_others_must_agree_and_chance_is_new(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create(seats=[{"name": "Ann"}, {"name": "Bob"}, {"name": "Cleo"}])
        async with table.sit(0) as a, table.sit(1) as b, table.sit(2) as c:
            room, seats = table.room, [a, b, c]
            asked, choice = await until_there_is(pinned, seats, room)
            before, dice = room.state.fingerprint(), room.state.dice
            await asked.choose(choice)
            await whoever(seats)
            assert asked.undo == "ask"
            one, two = [seat for seat in seats if seat is not asked]
            assert (await refused(one, "undo_answer", yes=True))[0] == "not_now"

            await asked.say("undo")
            wish = await one.hear("undo_asked")
            assert wish["seat"] == asked.scene["seat"]
            assert wish["reason"].endswith("the random numbers will be new.")
            number = asked.question
            await one.say("undo_answer", yes=True)
            assert (await refused(one, "undo_answer", yes=True))[0] == "not_now"
            await two.say("undo_answer", yes=False)
            no = await asked.hear("refused")
            assert "so nothing is undone." in no["sentence"]
            assert room.book.entries == number

            await asked.say("undo")
            await one.hear("undo_asked")
            await one.say("undo_answer", yes=True)
            await two.say("undo_answer", yes=True)
            undone = await asked.hear("undone")
            assert undone["fresh"]
            await whoever(seats)
            assert room.state.dice != dice
            room.state.clone()
            twin = room.state.clone()
            twin.dice = dice
            assert twin.fingerprint() == before


@in_loop
async def test_a_wish_to_take_back_lapses_with_the_next_choice_and_nobody_agrees_with_themselves(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create(seats=[{}, {}])
        async with table.sit(0) as a, table.sit(1) as b:
            asked, choice = await until_there_is(pinned, [a, b], table.room)
            other = b if asked is a else a
            await asked.choose(choice)
            await asked.say("undo")
            await other.hear("undo_asked")
            assert (await refused(asked, "undo_answer", yes=True))[0] == "not_now"
            chooser = await whoever([a, b])
            await chooser.choose(chooser.options[0]["notation"])
            await whoever([a, b])
            assert (await refused(other, "undo_answer", yes=True))[0] == "not_now"


@in_loop
async def test_whoever_comes_back_is_told_that_somebody_waits_for_agreement(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create(seats=[{}, {}])
        a, b = table.sit(0), table.sit(1)
        await a.open()
        await b.open()
        asked, choice = await until_there_is(pinned, [a, b], table.room)
        other = b if asked is a else a
        await asked.choose(choice)
        await other.close()
        await asked.say("undo")
        await asked.hear("undo_asked")
        await other.open()
        assert other.welcome["undo_asked"]["seat"] == asked.scene["seat"]
        await other.say("undo_answer", yes=True)
        await other.hear("undone")
        await a.close()
        await b.close()


@in_loop
async def test_undone_choices_stay_undone_after_a_restart(tmp_path):
    url = database(tmp_path)
    async with running(url) as house:
        table = await house.create()
        async with table.sit(0) as ann:
            for _ in range(9):
                await ann.choose(ann.options[0]["notation"])
            for _ in range(3):
                await ann.say("undo")
                await ann.hear("undone")
            await ann.until(lambda: ann.number == 6)
            await ann.choose(ann.options[0]["notation"])
            fingerprint, question, text = table.room.state.fingerprint(), ann.question, ann.scene["question"]
    async with running(url) as house, house.client.sit(table.id, table.tokens[0]) as ann:
        assert (ann.number, ann.question, ann.scene["question"]) == (7, question, text)
        assert house.server.lobby.rooms[table.id].state.fingerprint() == fingerprint


# ── gestures ────────────────────────────────────────────────────────────────────────────────────────────────────────


def notations(s: Any) -> list[str]:
    return [option.notation for option in s.question.options]


def test_a_gesture_does_not_reach_past_chance():
    s: Any = MASTERS.start({}, seed=1)
    for _ in range(80):
        at = pinned(s)
        if at is not None:
            break
        s.pick(0)
    first = notations(s)[at]
    then = s.clone()
    then.pick(at)
    assert after(s, s.asked[0], first).fingerprint() == then.fingerprint()
    sentences = set()
    for second in (*notations(then), "no such thing"):
        with pytest.raises(IllegalChoice) as caught:
            after(s, s.asked[0], f"{first} + {second}")
        sentences.add(str(caught.value))
    assert len(sentences) == 1, "the refusal must not tell what would be possible afterwards"


def test_a_gesture_does_not_answer_for_another_seat():
    s: Any = PRIMER.start({"players": 2}, seed=1)
    for _ in range(200):
        for i in range(len(s.asked[2])):
            then = s.clone()
            then.pick(i)
            if then.asked and then.asked[0] != s.asked[0] and (then.dice, then.learnt) == (s.dice, s.learnt):
                with pytest.raises(IllegalChoice, match=ENDED):
                    after(s, s.asked[0], f"{notations(s)[i]} + {notations(then)[0]}")
                with pytest.raises(IllegalChoice, match="for somebody else"):
                    after(s, 1 - s.asked[0], notations(s)[i])
                return
        s.pick(0)
    raise AssertionError("nobody else was ever asked")


def test_a_gesture_is_one_choice_that_is_taken_back_as_one():
    s: Any = MASTERS.start({}, seed=1)
    while (at := free_look(s)) is None:
        s.pick(0)
    then = s.clone()
    then.pick(at)
    past = Past(s)
    past.adopt(after(s, s.asked[0], f"{notations(s)[at]} + {notations(then)[0]}"))
    assert past.number == 1
    past.take_back(TakenBack(1))
    assert (past.number, past.state) == (0, s)
    for wrong in (0, 1, -1):
        with pytest.raises(IllegalChoice):
            past.take_back(TakenBack(wrong))
