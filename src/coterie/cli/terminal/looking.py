"""`look NAME`: the text of a card or a term, a row of a procedure, a player, a pile; or the nearest names."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from coterie.cli.terminal import texts
from coterie.cli.terminal.skin import Skin
from coterie.kernel.knowledge import knows
from coterie.kernel.ledger import has_rulings, rulings
from coterie.kernel.nearest import nearest
from coterie.kernel.positions import LETTERS
from coterie.kernel.procedures import PROCEDURES, running
from coterie.kernel.scenes import Area, Asked, Looked, Player, Scene
from coterie.kernel.state import State
from coterie.kernel.talk import spelt
from coterie.words.cards.game import CardGame

NEAR = 4  # names suggested for an unknown one


def look(state: State, seat: int, name: str, skin: Skin) -> RenderableType:
    """Return the text for a name, or the nearest names; without a name, the topics for a seat."""
    topics = state.game.talk.topics(state)
    # Of several cards with one name, the one that lies here is meant.
    topics |= {state.game.name_of(face).lower(): face for face in seen(state, seat)}
    if not name:
        return Text(texts.LOOK_WHAT.format(topics=", ".join(in_sight(state, seat, topics))), skin.color("text"))
    low = name.lower().strip(" .“”\"'")
    topic = topics.get(low) or spelt_so(low, topics)
    looked = state.game.talk.look(state, topic or low) or on_table(state, seat, low)
    if looked is None and (topic := meant(low, topics, in_sight(state, seat, topics))) is not None:
        looked = state.game.talk.look(state, topic)
    if looked is None:
        told = near(low, [*topics, *on_table_called(state, seat)])
        return Text(texts.LOOK_NOTHING.format(name=name[:60], near=told).strip(), skin.color("danger"))
    return shown(looked, skin, topic or "")


def shown(looked: Looked, skin: Skin, topic: str = "") -> RenderableType:
    """Return what was found under a name, drawn; the theme may have a colour for its topic."""
    head = Text(looked.name, f"bold {skin.style(topic, 'accent')}")
    head.append(f"  {looked.kind}", skin.color("dim"))
    lines: list[RenderableType] = [
        head,
        *[indented(Text(line, skin.color("text"))) for line in (*looked.lines, *looked.now) if line],
    ]
    if explained := skin.theme["marks"].get(looked.mark):
        mark = Text().append_text(skin.mark(looked.mark)).append(f" {looked.mark}: {explained}", skin.color("dim"))
        lines.append(indented(mark))
    return Group(*lines)


def about(scene: Scene, asked: Asked, at: int) -> list[str]:
    """Return the names of what an option is about, as far as they are visible.

    Args:
        scene: what the seat sees.
        asked: the question.
        at: the index of the option.
    """
    named: dict[str, str] = {}
    for area in scene["areas"]:
        for piece in area.get("pieces", []):
            for each in (piece, *piece.get("on", [])):
                named.setdefault(each.get("id", ""), str(each.get("name", "")))
    found = [named.get(piece, "") for piece in asked["options"][at]["pieces"]]
    return list(dict.fromkeys(filter(None, found)))


def spelt_so(low: str, topics: Mapping[str, str]) -> str | None:
    """Return the topic of a name that is typed without its accents, or without “the” at its beginning."""
    names = {spelt(text): topic for text, topic in topics.items()}
    return names.get(spelt(low)) or names.get(f"the {spelt(low)}")


def meant(low: str, topics: Mapping[str, str], seen: list[str]) -> str | None:
    """Return the topic that a text means: words of a single visible name, or the beginning of a single name."""
    words = spelt(low)
    there = {topics[text] for text in seen if words and f" {words} " in f" {spelt(text)} "}
    begun = {topic for text, topic in topics.items() if words and spelt(text).startswith(words)}
    return next((found.pop() for found in (there, begun) if len(found) == 1), None)


def near(low: str, known: list[str]) -> str:
    """Return a question with the names that resemble or contain a text, "" for none."""
    names = nearest(low, known, NEAR)
    names += [text for text in known if low and low in text and text not in names][:NEAR]
    once = {spelt(text): text for text in reversed(names)}  # a card is known by its name and by its id
    return texts.DID_YOU_MEAN.format(names=", ".join(reversed(once.values()))) if names else ""


def in_sight(state: State, seat: int, topics: Mapping[str, str]) -> list[str]:
    """Return the sorted names of topics; in card games, only of cards that the seat can see."""
    # The first text of each: its name, not its id.
    names = {topic: text for text, topic in reversed(list(topics.items()))}
    hidden = set(state.game.faces).difference(seen(state, seat)) if isinstance(state.game, CardGame) else set()
    return sorted([text for topic, text in names.items() if text and topic not in hidden])


def seen(state: State, seat: int) -> set[str]:
    """Return the faces that a seat can see, in a card game; none elsewhere."""
    if not isinstance(state.game, CardGame):
        return set()
    return {now.face for piece, now in enumerate(state.pieces) if now.face and knows(state, seat, piece)}


def indented(text: Text) -> Padding:
    """Return an indented text."""
    return Padding(text, (0, 0, 0, 2))


# ── what goes on and lies there, in every game ──────────────────────────────────────────────────────────────────────


def on_table(state: State, seat: int, low: str) -> Looked | None:
    """Return the text about a row of a procedure, a player or a pile; None for anything else."""
    return stages(state).get(low) or in_scene(state.scene(seat), low, cards=isinstance(state.game, CardGame))


def in_scene(scene: Scene, low: str, *, cards: bool) -> Looked | None:
    """Return the text about a player or a pile of a scene; None for anything else.

    Args:
        scene: what the seat sees.
        low: the name in lower case.
        cards: whether cards lie there.
    """
    for player in scene["players"]:
        if low in called(player):
            return of_player(player)
    for area in scene["areas"]:
        if low in names_of(area):
            return of_area(scene, area, cards=cards)
    return None


def on_table_called(state: State, seat: int) -> list[str]:
    """Return the names under which `on_table` finds something."""
    return [*stages(state), *in_scene_called(state.scene(seat))]


def in_scene_called(scene: Scene) -> list[str]:
    """Return the names under which `in_scene` finds something."""
    found = [name for player in scene["players"] for name in called(player)]
    return [*found, *[name for area in scene["areas"] for name in names_of(area)]]


def stages(state: State) -> dict[str, Looked]:
    """Return the rows of the game's procedures by name, with their rule labels; current procedures come first."""
    going = {procedure.name: now.at for _, procedure, now in reversed(list(running(state)))}
    own = [each for each in PROCEDURES.values() if each.name.startswith(f"{state.game.name}.") and not each.hidden]
    package = getattr(state.game.talk, "rules", "") or type(state.game).__module__
    ledger = rulings(package) if has_rulings(package) else {}
    found: dict[str, Looked] = {}
    for procedure in sorted(own, key=lambda each: list(going).index(each.name) if each.name in going else len(going)):
        names = " › ".join([row.name for row in procedure.rows])
        found.setdefault(procedure.title.lower(), Looked(procedure.title, texts.STAGES, (f"{names}.",)))
        for at, row in enumerate(procedure.rows):
            kind = texts.STAGE.format(of=procedure.title, n=at + 1, most=len(procedure.rows))
            now = (texts.STAGE_NOW,) if going.get(procedure.name) == at else ()
            rules = [f"{id_}: {ledger[id_].label}." for id_ in row.rules.replace(",", " ").split() if id_ in ledger]
            found.setdefault(row.name.lower(), Looked(row.name, kind, (*now, *rules)))
    return found


def called(player: Player) -> tuple[str, ...]:
    """Return the names of a player in lower case: the seat's letter and the player's name."""
    letter = LETTERS[player["seat"]]
    return (f"seat {letter}", letter, player.get("name", "").lower())


def of_player(player: Player) -> Looked:
    """Return what everybody sees of a player."""
    numbers = [f"{each['value']} {each['name']}" for each in player.get("counters", [])]
    return Looked(player.get("name", ""), texts.PLAYER, (", ".join(numbers) or texts.NO_NUMBERS,))


def names_of(area: Area) -> tuple[str, ...]:
    """Return the names of an area in lower case: its title, with the letter of its seat."""
    title = area.get("title", "").lower()
    of = area.get("of", -1)
    return () if not title else (title,) if not 0 <= of < len(LETTERS) else (f"{title} {LETTERS[of]}", title)


def of_area(scene: Scene, area: Area, *, cards: bool) -> Looked:
    """Return what a seat may see of an area, and whose it is; `cards` as for `in_scene`."""
    pieces, of = area.get("pieces", []), area.get("of", -1)
    names = [str(piece["name"]) for piece in pieces if piece.get("name")]
    n = area.get("count", len(pieces))
    if names and n > len(names):
        names.append(texts.MORE_HIDDEN.format(n=n - len(names)))
    thing = "card" if cards else "thing"
    owner = next((player.get("name", "") for player in scene["players"] if player["seat"] == of), "")
    name = area.get("title", "") + (f" of {owner}" if owner else "")
    told = ", ".join(names) or area.get("note", "") or (texts.NOTHING_SEEN if n else texts.EMPTY_THERE)
    return Looked(name, f"{n} {thing}{'' if n == 1 else 's'}", (told,))
