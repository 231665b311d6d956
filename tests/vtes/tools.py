"""What the tests on The Eternal Struggle use: positions from a few lines, and short looks at the table."""

from dataclasses import replace

import msgspec

from coterie.games.vtes import GAME, VtesGame
from coterie.games.vtes.cards import FACES
from coterie.kernel.events import happening
from coterie.kernel.pieces import attached_to, pile, put

LATER = 1_000_000  # no card has such a number
# The first piece is none that matters: what takes it for none must not be noticed by chance.
FIRST = "removed a: claws-of-the-dead\n"


def position(text: str, players: int = 3, windows: str = "useful", lists: str = "open", game=GAME, **options):
    """A position in the minion phase of the first seat; lines of the position text without head and set-up.

    What is left out: 30 pool, nothing anywhere. Who has no answer is not asked, unless the test says so.
    """
    setup = msgspec.json.encode({"players": players, "windows": windows, "lists": lists, **options}).decode()
    return later(game.read(f"position: vtes\nsetup: {setup}\n{FIRST}{text}"))


def later(s):
    """The same table where each card is in a later life: a test that mixes up its number and its life must fail.

    Where something is remembered of the cards already, they keep their lives.
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
    """A position of three: a vampire of seat a beside a gang that does nothing, a hand, what the others have; lines more.

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
    """The complete list of legal notations."""
    return [option.notation for option in s.question.options]


def asked(s) -> tuple[int, list[str]]:
    """Who is asked, and the complete list of legal notations."""
    return s.question.seat, options(s)


def play_through(s, *choices: str) -> None:
    """Several choices, one after another."""
    for choice in choices:
        s.choose(choice)


def wait(s, seat: int, kind: str) -> None:
    """Do as little as possible for each seat that is asked, until one seat is asked a kind of question."""
    for _ in range(160):
        if s.question.seat == seat and s.asked[1][0] == kind:
            return
        there = options(s)
        s.choose(next((each for each in (*PASSES, "done", "no", "none") if each in there), there[0]))
    raise AssertionError(f"{kind} is never asked")


def find(s, face: str, zone: str = "", nth: int = 0) -> int:
    """The number of a piece with a face, in a zone if one is named."""
    found = [n for n, now in enumerate(s.pieces) if now.face == face and zone in ("", now.zone)]
    return found[nth]


def where(s, face: str, nth: int = 0) -> str:
    """The zone that a card lies in."""
    return s.pieces[find(s, face, nth=nth)].zone


def blood_on(s, face: str, nth: int = 0) -> int:
    """The blood or life on a card."""
    now = s.pieces[find(s, face, nth=nth)]
    return now.count("blood") + now.count("lives")


def locked(s, face: str, nth: int = 0) -> bool:
    """Whether a card is locked."""
    return not s.pieces[find(s, face, nth=nth)].ready


def faces(s, zone: str, place: int = 0) -> list[str]:
    """The faces of a pile, top first; those of a hand by name."""
    found = [s.pieces[p].face for p in pile(s, zone, place)]
    return sorted(found) if zone == "hand" else found


def borne_by(s, face: str) -> list[str]:
    """The faces of what is on a card."""
    return [s.pieces[p].face for p in attached_to(s, find(s, face))]


def number(s, name: str, face: str, nth: int = 0) -> int:
    """A number of a card with all that changes it."""
    return s.game.number(s, name, find(s, face, nth=nth))


def vampire(
    *needs: str, clan: str = "", sect: str = "", title: str = "", capacity: int = 0, path: str = "", nth: int = 0,
    plain: bool = True, least: int = 0,
):  # fmt: skip
    """The face of a vampire that has disciplines at a level and is of a clan, a sect, a title, a path; without a text of its
    own, unless it need not be plain; of a capacity, or with a least one."""
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
SCHOOL = VtesGame(faces=PUPILS)  # a game that has vampires which were made up for a test besides its own


def taught(needs: str = "", *, capacity: int = 6, clan: str = "Ventrue", sect: str = "Camarilla", traits: str = "",
           path: str = "", nth: int = 1) -> str:  # fmt: skip
    """The face, in the game `SCHOOL`, of a vampire without a text that has just these disciplines; capitals are superior.

    Args:
        needs: codes of disciplines.
        capacity, clan, sect, path: what it is; it has no title.
        traits: keywords, with commas.
        nth: its number among several that are alike.
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
    """Whether a choice means a notation: “block with nassir” for “block with b/nassir”."""
    return s.game.talk.means(choice, notation)


def rest(s) -> None:
    """Pass and strike with the hands for each seat that is asked, until the active seat can end its phase."""
    for _ in range(60):
        there = options(s)
        if "done" in there:
            return
        s.choose(next(each for each in PASSES if each in there))


def reach(s, *choices: str, over: bool = False) -> None:
    """Make several choices; until each is offered, pass, strike with the hands, or be done if told so."""
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
    """A minion of seat a bleeds and is blocked by the first of seat b; more choices, such as a card that is played."""
    s = table(who, card, b=b, game=game, **more)
    reach(s, f"bleed with {who.split()[0]}", f"block with {b.split()[0]}", *choices)
    return s


def fight(who: str, card: str, *choices: str, b: str = STRONG, **more: str):
    """A minion of seat a with 6 blood is blocked as it bleeds; more choices, such as a card that is played."""
    return blocked(f"{who} [blood 6]", card, *choices, b=b, game=SCHOOL, **more)


def play(s, card: str, way: int = 0) -> None:
    """A card is played as soon as it can be, in a certain way if there are several."""
    reach(s, f"play {card}")
    if way and f"way {way}" in options(s):
        s.choose(f"way {way}")


def ways(s) -> list[str]:
    """The ways in which the card can be played."""
    return [each for each in options(s) if each.startswith("way")]


def first_way(s) -> None:
    """Choose the first way to play a card, if there are several."""
    for each in ways(s)[:1]:
        s.choose(each)


def acts(s, card: str) -> list[str]:
    """The actions that a card gives now."""
    return [each for each in options(s) if each.startswith("act with") and f"/{card} " in each]


def take(s, *words: str) -> None:
    """Choose the options that name something, where it is not the only one and so chosen by itself."""
    for word in words:
        for each in [each for each in options(s) if word in each][:1]:
            s.choose(each)


def counters(s, face: str, name: str = "counter") -> int:
    """The counters on a card."""
    return s.pieces[find(s, face)].count(name)


def happen(s, *events) -> None:
    """Let events happen at once; the question of the moment is gone with it."""
    do(s, (happening, *events))


def do(s, *steps) -> None:
    """Let steps be taken in between; the question of the moment is gone with it."""
    s.asked = None
    s.todo.extend(reversed(steps))
    s.play()
