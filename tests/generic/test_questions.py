"""A question is derived, complete and readable: its notations are unique, its default is valid, its words are there."""

import msgspec
import pytest

from coterie.kernel import actions
from coterie.kernel.errors import IllegalChoice
from coterie.kernel.procedures import asking
from tests.generic.walks import notations, seats


def test_asking_twice_shows_the_same(played):
    for s, before in zip(played.states, played.prints, strict=False):
        twin = s.clone()
        for _ in range(2):
            todo = list(twin.todo)
            step = twin.todo[-1]
            twin.asked = None
            step[0](twin, *step[1:])
            assert twin.asked == s.asked
            assert twin.next == []
            assert twin.todo == todo
            assert twin.fingerprint() == before


def test_notations_are_unique_within_a_question(played):
    for s in played.states:
        texts = notations(s)
        double = sorted({text for text in texts if texts.count(text) > 1})
        assert not double, f"{s.question}: {double}"


def test_a_notation_stays_one_choice_of_a_gesture(played):
    for s in played.states:
        assert not [text for text in notations(s) if " + " in text or text != text.strip() or not text]


def test_every_notation_chooses_its_option(played):
    for s, choice, after in zip(played.states, played.choices, played.prints[1:], strict=True):
        twin = s.clone()
        twin.choose(notations(s)[choice])
        assert twin.fingerprint() == after


def test_every_text_renders(played):
    for s in played.all:
        texts = [s.question.prompt, *[option.label for option in s.question.options]] if s.question else []
        assert all(text and "{" not in text and "None" not in text for text in texts), texts
        for option in s.question.options if s.question else ():
            assert all(isinstance(piece, str) for piece in option.pieces)
    for seat in seats(played.end):
        lines = played.end.log(seat)
        assert all(line and "{" not in line and "None" not in line for line in lines), lines


def test_the_end_names_its_reason(played):
    assert played.end.reason
    assert played.end.log()[-1]


def test_every_default_is_an_option(played):
    for s in played.states:
        assert 0 <= s.question.default < len(s.question.options)


def test_no_question_lists_combinations(played):
    widest = max(played.states, key=lambda s: len(s.asked[2]))
    assert len(widest.asked[2]) <= played.case.widest, widest.question


def test_the_seat_that_is_asked_is_at_the_table(played):
    assert {s.asked[0] for s in played.states} <= set(range(played.end.seats))


def test_what_is_not_offered_changes_nothing(played):
    for s in played.spread(15):
        before = s.fingerprint()
        for wrong in ("no such thing", notations(s)[0] + " + no such thing", -1, len(s.asked[2])):
            with pytest.raises(IllegalChoice, match=r"."):
                s.choose(wrong)
            assert s.fingerprint() == before


def test_scenes_are_ready_for_json(played):
    for s in (*played.spread(30), played.end):
        for seat in seats(s):
            text = msgspec.json.encode(s.scene(seat))
            assert msgspec.json.encode(msgspec.json.decode(text)) == text


def test_a_scene_offers_each_seat_its_own_options_only(played):
    """A seat in the ring gets its first window; the others see who is asked first, and no options."""
    for s in played.spread(30):
        ring = s.ring()
        for seat in seats(s):
            scene, own = s.scene(seat), ring.open_to(seat)
            assert scene["asked"] == list(ring.asked)
            question = scene["question"]
            offered = [option["notation"] for option in question.get("options") or ()]
            if own is None:
                assert (question["seat"], offered) == (s.asked[0], [])
                continue
            assert (question["seat"], question["prompt"]) == (seat, own.question.prompt)
            assert offered == notations(own.state)
    assert all(played.end.scene(seat)["question"] is None for seat in seats(played.end))


def test_a_menu_has_the_prompt_that_is_asked(played):
    """A search compares positions by the prompts of menus that nobody has made yet (`kernel.lookahead`)."""
    for s in played.states:
        row = asking(s)
        if row is not None and row.menu is not None:
            word, *rest = row.menu(s, s.todo[-1][1]) or ("nothing",)
            assert (word, tuple(rest)) == s.asked[1]


def test_the_phrases_of_actions_are_the_games(case):
    """No other phrase of a catalogue has the word of an action, which would be offered in its words."""
    declared = actions.phrases_of(action for menu in case.game.menus.values() for action in menu)
    assert {word: case.game.catalogue[word] for word in declared} == declared
