"""Helpers for the tests of The Eternal Struggle: positions from a few lines, and short queries of the table."""

from dataclasses import replace

import msgspec

from coterie.games.vtes import GAME, VtesGame
from coterie.games.vtes.cards import FACES
from coterie.games.vtes.rules import combat
from coterie.kernel.events import happening
from coterie.kernel.pieces import attached_to, put, ref
from tests.cards import faces as faces  # tests have these from here
from tests.cards import find as find
from tests.cards import number as number
from tests.cards import where as where

LATER = 1_000_000  # no card has such a number
# The first piece is irrelevant: code that takes its number for “none” must not pass by chance.
FIRST = "removed a: claws-of-the-dead\n"


def position(text: str, players: int = 3, windows: str = "useful", lists: str = "open", game=GAME, **options):
    """Return a position in the minion phase of the first seat, from lines of the position text without head and set-up.

    Defaults: 30 pool, and nothing anywhere. Seats without a response are not asked, unless the test says so.
    """
    setup = msgspec.json.encode({"players": players, "windows": windows, "lists": lists, **options}).decode()
    return later(game.read(f"position: vtes\nsetup: {setup}\n{laid_out(text)}"))


def laid_out(text: str) -> str:
    """Return the lines of a position in the order in which its pieces get their numbers."""
    return FIRST + text


def later(s):
    """Return the same table with every card in a later life, so that a test that confuses a card's number and its life fails.

    Cards keep their lives if something already refers to them.
    """
    if s.contesting or s.uses or len(s.rows) > 1:
        return s
    for n, now in enumerate(s.pieces):
        put(s, n, now.but(life=now.life + LATER))
    s.serial += LATER
    s.asked = None
    s.play()
    return s


def table(a: str, hand: str = "", b: str = "nassir [bowed, blood 4]", c: str = "ryan [bowed, blood 4]", game=GAME,
          **more: str):  # fmt: skip
    """Return a position of three seats: a vampire of seat a beside a passive gang, a hand, what the others have,
    further lines.

    The minions of seat a that are named without brackets have 4 blood.
    """
    mine = a if "[" in a or not a else f"{a} [blood 4]"
    lines = [
        f"ready a: {mine}, loyal-street-gang [lives 2]",
        f"ready b: {b}" if b else "",
        f"ready c: {c}" if c else "",
    ]
    lines += [f"hand a: {hand}"] if hand else []
    lines += [f"{name.replace('_', ' ')}: {text}" for name, text in more.items() if text]
    lines.sort(key=lambda line: not line.startswith(("phase", "edge", "pool")))
    return position("\n".join(line for line in lines if line), game=game)


def options(s) -> list[str]:
    """Return the complete list of legal notations. The question itself must be one that can be read."""
    assert s.question.prompt
    return [option.notation for option in s.question.options]


def asked(s) -> tuple[int, list[str]]:
    """Return the asked seat and the complete list of legal notations."""
    return s.question.seat, options(s)


def play_through(s, *choices: str) -> None:
    """Make several choices, one after another."""
    for choice in choices:
        s.choose(choice)


def wait(s, seat: int, kind: str) -> None:
    """Do as little as possible for each asked seat, until a given seat is asked a given kind of question."""
    for _ in range(160):
        if s.question.seat == seat and s.asked[1][0] == kind:
            return
        there = options(s)
        s.choose(next((each for each in (*PASSES, "done", "no", "none") if each in there), there[0]))
    raise AssertionError(f"{kind} is never asked")


def blood_on(s, face: str, nth: int = 0) -> int:
    """Return the blood or life on a card."""
    now = s.pieces[find(s, face, nth=nth)]
    return now.count("blood") + now.count("lives")


def locked(s, face: str, nth: int = 0) -> bool:
    """Return whether a card is locked."""
    return not s.pieces[find(s, face, nth=nth)].ready


def borne_by(s, face: str) -> list[str]:
    """Return the faces of what is on a card."""
    return [s.pieces[p].face for p in attached_to(s, find(s, face))]


def vampire(
    *needs: str, clan: str = "", sect: str = "", title: str = "", capacity: int = 0, path: str = "", nth: int = 0,
    plain: bool = True, least: int = 0,
):  # fmt: skip
    """Return the face of a vampire with some disciplines at a level, a clan, a sect, a title or a path; without a text
    of its own if `plain`; with a capacity, or at least a given one."""
    found = [
        face
        for face, card in GAME.faces.items()
        if card.kind == "vampire"
        and not (plain and card.abilities)
        and all(card.stats.get(need.lower(), 0) >= (2 if need.isupper() else 1) for need in needs)
        and (not clan or card.clan == clan)
        and (not sect or card.sect == sect)
        and (not title or card.title == title)
        and (not path or card.path == path)
        and (not capacity or card.stats["capacity"] == capacity)
        and card.stats["capacity"] >= least
        and not (plain and card.stats.get("strength", 1) > 1)
        and not (plain and card.stats.get("bleed", 1) > 1)
        and "sterile" not in card.traits
    ]
    return found[nth]


PUPILS: dict = dict(FACES)
SCHOOL = VtesGame(faces=PUPILS)  # the game, extended with vampires that tests made up


def taught(needs: str = "", *, capacity: int = 6, clan: str = "Ventrue", sect: str = "Camarilla", traits: str = "",
           path: str = "", nth: int = 1) -> str:  # fmt: skip
    """Return the face, in the game `SCHOOL`, of a vampire without a text that has exactly these disciplines; capitals
    are superior.

    Args:
        needs: codes of disciplines.
        capacity, clan, sect, path: its other properties; it has no title.
        traits: keywords, separated by commas.
        nth: its number among equal vampires.
    """
    parts = [needs or "nothing", str(capacity), clan, sect, traits, path, str(nth)]
    face = "-".join("upper" + part if part.isupper() else part for part in " ".join(parts).split()).lower()
    if face not in PUPILS:
        stats = {"capacity": capacity, "bleed": 1, "strength": 1, "hunt": 1, "votes": 0}
        stats |= {need.lower(): 2 if need.isupper() else 1 for need in needs.split()}
        model = PUPILS["madison"]
        PUPILS[face] = replace(
            model, name=face, face=face, stats=stats, clan=clan, sect=sect, path=path, title="", abilities=(),
            traits=tuple(filter(None, traits.split(","))),
        )  # fmt: skip
    return face


PASSES = ("pass", "no block", "hand strike")


def _means(s, choice: str, notation: str) -> bool:
    """Return whether a choice means a notation: “block with nassir” means “block with b/nassir”."""
    return s.game.talk.means(choice, notation)


def rest(s) -> None:
    """Pass and strike with the hands for every asked seat, until the active seat can end its phase."""
    for _ in range(60):
        there = options(s)
        if "done" in there:
            return
        s.choose(next(each for each in PASSES if each in there))


def reach(s, *choices: str, over: bool = False) -> None:
    """Make several choices; before each, pass, strike with the hands, or finish if told to, until it is offered."""
    for choice in choices:
        for _ in range(90):
            there = options(s)
            if choice in there or any(_means(s, choice, each) for each in there):
                break
            s.choose(next(each for each in (*PASSES, *["done"][: int(over)]) if each in there))
        s.choose(choice)


# ── what many tests on cards do ─────────────────────────────────────────────────────────────────────────────────────

UP = "nassir [blood 4]"  # a minion of seat b that can block
BIG = vampire(least=8)
SILENT = taught(capacity=7)  # a vampire whose text does nothing
STRONG = f"{SILENT} [blood 6]"


def blocked(who: str, card: str = "", *choices: str, b: str = UP, game=GAME, **more: str):
    """Let a minion of seat a bleed and the first minion of seat b block it; then make further choices, such as a card."""
    s = table(who, card, b=b, game=game, **more)
    reach(s, f"bleed with {who.split()[0]}", f"block with {b.split()[0]}", *choices)
    return s


def fight(who: str, card: str, *choices: str, b: str = STRONG, **more: str):
    """Let a minion of seat a with 6 blood bleed and be blocked; then make further choices, such as a card."""
    return blocked(f"{who} [blood 6]", card, *choices, b=b, game=SCHOOL, **more)


def play(s, card: str, way: int = 0) -> None:
    """Play a card as soon as possible, in a given way if there are several."""
    reach(s, f"play {card}")
    if way and f"way {way}" in options(s):
        s.choose(f"way {way}")


def ways(s) -> list[str]:
    """Return the ways in which the card can be played."""
    return [each for each in options(s) if each.startswith("way")]


def first_way(s) -> None:
    """Choose the first way to play a card, if there are several."""
    for each in ways(s)[:1]:
        s.choose(each)


def acts(s, card: str) -> list[str]:
    """Return the actions that a card allows now."""
    return [each for each in options(s) if each.startswith("act with") and f"/{card} " in each]


def take(s, *words: str) -> None:
    """Choose the options that name something, unless it is the only one and chosen automatically."""
    for word in words:
        for each in [each for each in options(s) if word in each][:1]:
            s.choose(each)


def counters(s, face: str, name: str = "counter") -> int:
    """Return the counters on a card."""
    return s.pieces[find(s, face)].count(name)


def happen(s, *events) -> None:
    """Let events happen at once, discarding the current question."""
    do(s, (happening, *events))


def clash(s, one: str, two: str) -> None:
    """Let two minions enter combat at once, outside of any action."""
    do(s, (combat.fight, ref(s, find(s, one)), ref(s, find(s, two))))


def do(s, *steps) -> None:
    """Carry out steps at once, discarding the current question."""
    s.asked = None
    s.todo.extend(reversed(steps))
    s.play()


def call(s, who: str, card: str = "ancilla-empowerment") -> None:
    """A vampire plays a political card that asks for no terms; votes are asked for if there are any."""
    s.choose(f"play {card}")
    if f"a/{who}" in options(s):
        s.choose(f"a/{who}")
    while "no block" in options(s):
        s.choose("no block")


# ── tables of the tests of cards ────────────────────────────────────────────────────────────────────────────────────

IDLE = "ready b: nassir [bowed, blood 4]\nready c: ryan [bowed, blood 4]"  # nobody can block
OTHERS = "ready b: nassir [bowed, blood 2]\nready c: ryan [bowed, blood 2]"
AWAKE = "ready b: nassir [blood 4]\nready c: ryan [bowed, blood 4]"  # seat b can block
LIBRARIES = "library a: dodge\nlibrary b: dodge\nlibrary c: dodge\n"
OWN, FOE = taught(capacity=6), taught(capacity=6, nth=2)
YOUNG, OLD = taught(capacity=3), taught(capacity=9)
THIRD = "ready c: ryan [bowed, blood 2]"


def at_school(own: str, more: str = "", b: str = f"{FOE} [bowed, blood 3]", phase: str = "5.3"):
    """Return a position with made-up vampires: some of seat a, one of seat b, and a third seat that does nothing."""
    return position(f"phase: {phase}\nready a: {own}\nready b: {b}\n{THIRD}\n{more}", game=SCHOOL)
