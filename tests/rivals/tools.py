"""What the tests on Rivals use: positions from a few lines, and short looks at the table."""

import msgspec

from coterie.games.rivals import GAME
from coterie.games.rivals.facts import blood, party
from coterie.kernel.pieces import pile
from tests.modes import played_in

LIVES = 1000


def position(text: str, players: int = 2, windows: str = "useful", **options):
    """A position at an action of the first seat's turn; lines of the position text without head and set-up.

    What is left out: 20 Prestige, 0 Agenda, nothing anywhere. Decks are laid below, so that drawing has something to draw:
    the test gives lines `library a` and so on where it matters.
    """
    setup = msgspec.json.encode({"players": players, "windows": windows, **options}).decode()
    return played_in(with_lives(GAME.read(f"position: rivals\nsetup: {setup}\n{text}")))


def with_lives(s):
    """The same position in which no life of a card could be taken for its number, as both are 0 in many a position."""
    s.pieces = [now.but(life=now.life + LIVES) for now in s.pieces]
    s.asked = None
    s.play()
    return s


def options(s) -> list[str]:
    """The complete list of legal notations; the question and each option can be said, and name cards that exist."""
    question = s.question
    assert question.prompt
    assert all(option.label for option in question.options)
    return [option.notation for option in question.options]


def asked(s) -> tuple[int, list[str]]:
    """Who is asked, and the complete list of legal notations."""
    return s.question.seat, options(s)


def play_through(s, *choices: str) -> None:
    """Several choices, one after another."""
    for choice in choices:
        assert s.question.prompt
        s.choose(choice)


def find(s, face: str, zone: str = "", nth: int = 0) -> int:
    """The number of a piece with a face, in a zone if one is named."""
    found = [n for n, now in enumerate(s.pieces) if now.face == face and zone in ("", now.zone)]
    return found[nth]


def where(s, face: str, nth: int = 0) -> str:
    """The zone that a card lies in."""
    return s.pieces[find(s, face, nth=nth)].zone


def blood_on(s, face: str, nth: int = 0) -> int:
    """The Blood on a card."""
    return blood(s, find(s, face, nth=nth))


def faces(s, zone: str, place: int = 0) -> list[str]:
    """The faces of a pile, top first; those of a hand by name."""
    found = [s.pieces[p].face for p in pile(s, zone, place)]
    return sorted(found) if zone == "hand" else found


def party_of(s, face: str) -> list[str]:
    """The faces of the party of a character."""
    return sorted(s.pieces[p].face for p in party(s, find(s, face)))


def number(s, name: str, face: str, nth: int = 0) -> int:
    """A number of a card with all that changes it."""
    return s.game.number(s, name, find(s, face, nth=nth))


def attack(
    s, attacker: str, target: str, sort: str, card: str = "no card", block: str = "", reaction: str = ""
) -> None:
    """Make an attack, answering each question that comes up on the way, up to the damage and what follows it.

    Windows are passed; `block` and `reaction` are the answers of the defender where it is asked.
    """
    s.choose(f"attack with {attacker}")
    answers = {"target?": target, "sort?": sort, "attack card?": card, "block?": block or "no block",
               "reaction card?": reaction or "no card", "moment": "pass"}  # fmt: skip
    while s.asked is not None and s.asked[1][0] in answers:
        assert s.question.prompt
        s.choose(answers[s.asked[1][0]])
