"""`why not` answers what people can ask about, and suggests known names for what a game does not know."""

import pytest

import coterie
from tests.vtes.tools import position as vtes

SEATED = {"masters": {"vampires": ["imre", "mila"]}}


def begun(game):
    return game.start(SEATED.get(game.name, {}), seed=1)


@pytest.mark.parametrize("name", coterie.games())
def test_every_action_that_is_named_is_explained(name):
    s = begun(coterie.game(name))
    for action in s.game.talk.explained:
        said = s.game.talk.why_not(s, s.question.seat, action)
        assert said.endswith((".", "?", ")")), said
        assert not said.startswith(("Nothing is called", "There is no action")), said


@pytest.mark.parametrize("name", coterie.games())
def test_an_unknown_action_is_answered_with_names_that_are_explained(name):
    s = begun(coterie.game(name))
    talk = s.game.talk
    said = talk.why_not(s, s.question.seat, "zzzzzz")
    assert all(action in said for action in talk.explained)
    assert said.endswith(".")
    first = next(iter(talk.explained))
    near = talk.why_not(s, s.question.seat, f"{first[:-1]}{first[-1] * 2}x")
    assert near.endswith("?")


def test_what_is_offered_is_never_denied(played):
    for s in played.spread(60):
        talk = s.game.talk
        for option in s.question.options:
            said = talk.why_not(s, s.question.seat, option.notation)
            assert "is possible now" in said, (s.question.prompt, option.notation, said)


def test_another_card_that_can_be_played_is_no_answer():
    s = vtes("phase: 5.2.1\nhand a: information-highway, majesty\n")
    talk = s.game.talk
    assert talk.why_not(s, 0, "play information highway") == "It is possible now."
    assert talk.why_not(s, 0, "play information") == "It is possible: play information-highway."
    late = "Majesty cannot be played now: combat cards are played while your minion is in combat."
    assert talk.why_not(s, 0, "play majesty") == late
    assert talk.why_not(s, 0, "bleed") == "Your minions act in your minion phase."
