"""Helpers for the tests of Rivals: positions from a few lines, and short queries of the table."""

import msgspec

from coterie.games.rivals import GAME
from coterie.games.rivals.facts import blood, party
from tests.cards import faces as faces  # tests have these from here
from tests.cards import find as find
from tests.cards import number as number
from tests.cards import where as where
from tests.modes import played_in

LIVES = 1000


def position(text: str, players: int = 2, windows: str = "useful", **options):
    """Return a position at an action of the first seat's turn, from lines of the position text without head and set-up.

    Defaults: 20 Prestige, 0 Agenda, and nothing anywhere. Decks are added so that there is something to draw; tests
    that depend on them give lines such as `library a`.
    """
    setup = msgspec.json.encode({"players": players, "windows": windows, **options}).decode()
    return played_in(with_lives(GAME.read(f"position: rivals\nsetup: {setup}\n{text}")))


def with_lives(s):
    """Return the position with lives that differ from the cards' numbers, because in many positions both are 0."""
    s.pieces = [now.but(life=now.life + LIVES) for now in s.pieces]
    s.asked = None
    s.play()
    return s


def options(s) -> list[str]:
    """Return the complete list of legal notations, checking that the question and every option have a text and name
    existing cards."""
    question = s.question
    assert question.prompt
    assert all(option.label for option in question.options)
    return [option.notation for option in question.options]


def asked(s) -> tuple[int, list[str]]:
    """Return the asked seat and the complete list of legal notations."""
    return s.question.seat, options(s)


def play_through(s, *choices: str) -> None:
    """Make several choices, one after another."""
    for choice in choices:
        assert s.question.prompt
        s.choose(choice)


def blood_on(s, face: str, nth: int = 0) -> int:
    """Return the Blood on a card."""
    return blood(s, find(s, face, nth=nth))


def party_of(s, face: str) -> list[str]:
    """Return the faces of a character's party."""
    return sorted(s.pieces[p].face for p in party(s, find(s, face)))


def attack(
    s, attacker: str, target: str, sort: str, card: str = "no card", block: str = "", reaction: str = ""
) -> None:
    """Make an attack, answering every question on the way, up to the damage and its consequences.

    Windows are passed; `block` and `reaction` are the defender's answers where the defender is asked.
    """
    s.choose(f"attack with {attacker}")
    answers = {"target?": target, "sort?": sort, "attack card?": card, "block?": block or "no block",
               "reaction card?": reaction or "no card", "moment": "pass"}  # fmt: skip
    while s.asked is not None and s.asked[1][0] in answers:
        assert s.question.prompt
        s.choose(answers[s.asked[1][0]])
