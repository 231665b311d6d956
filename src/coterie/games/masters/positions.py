"""Position texts of Masters of the Night.

    position: masters
    vampires: imre museum blood 2 kills 4, mila slums
    city: railway_station museum asylum night_club newspaper police_station city_hall cathedral slums
    museum: hidden 2, exposed 1, minions 1, sigil imre
    veil: 4
    dice: 6 2 | 1 3
    held imre: raven_cloak
    district slums: I-05
    events: II-03, II-09
    now: turn imre 2

All lines but the first can be left out. `now` names a point at which the game is at rest: `day`, `day event` (from that step
on), `night`, or `turn NAME POINTS`. Dice to the left of the bar are in the reserve. Events that no line names are in the box,
and such relics are gone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from coterie.games.masters.numbers import MOST_PIPS
from coterie.games.masters.rules import setup
from coterie.games.masters.rules.day import DAY, Day
from coterie.games.masters.rules.night import NIGHT, TURN, Night, Turn, seating
from coterie.games.masters.rules.rounds import ROUND
from coterie.games.masters.state import (
    AGENTS,
    BLOOD_LIMIT,
    DICE,
    DICE_PER_VAMPIRE,
    KILLS_LIMIT,
    MINIONS,
    STATION,
    VEIL_LIMIT,
    District,
    Masters,
    Vampire,
)
from coterie.kernel import positions
from coterie.kernel.errors import BadPosition
from coterie.kernel.pieces import Piece
from coterie.kernel.positions import Entry

if TYPE_CHECKING:
    from coterie.games.masters import MastersGame

DAY_ROWS = {"token": "1", "districts": "2", "event": "3", "hunt": "4", "end": "5"}
ONE_PILE = ("events", "box", "relics", "gone", "resolving", "shown", "beside")
TOKENS = ("hidden", "exposed", "minions", "sigil")


def layout(s: Masters) -> dict[str, dict[str, int]]:
    """Return the places of each zone by their names."""
    vampires = {row.name: v for v, row in enumerate(s.clan)}
    tiles = {row.tile: d for d, row in enumerate(s.city)}
    one = {zone: {"": 0} for zone in ONE_PILE}
    return one | {"held": vampires, "sheet": vampires, "sigils": vampires, "district": tiles}


# ── reading ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def build(game: MastersGame, text: str) -> Masters:
    """Return the state of a position text, before anybody is asked.

    Raises:
        BadPosition: a line cannot be read, or something is too many, too few or too large.
    """
    entries = positions.split(game, text)
    given = positions.setup_of(entries)
    by_key = {entry.key: entry for entry in entries}
    names = _names(game, by_key)
    s = game.table({"vampires": names, **given})
    _city(s, game, by_key)
    _clan(s, by_key, names)
    s.shares = setup.share_out(len(names), s.seats)
    rest = _districts(s, entries)
    in_city = sum(row.agents for row in s.city)
    s.agents = game.tracker(s).agents - in_city
    s.minions = MINIONS - sum(row.minions for row in s.city)
    s.ready = (4,) * (DICE_PER_VAMPIRE * len(names))
    rest = positions.read_pieces(s, rest, layout(s), lambda face, zone, place: _made(game, face, place, names))
    _missing_pieces(s, game)
    rest.sort(key=lambda entry: entry.key == "now")  # the rest point comes last, as it depends on who leads
    left = [entry for entry in rest if not _own_line(s, entry)]
    if "now" not in by_key:
        _rest_point(s, Entry("now", "day", 0))
    _fits_the_box(s, by_key)
    positions.finish(s, left, text)
    return s


def _fits_the_box(s: Masters, by_key: dict[str, Entry]) -> None:
    """Check what was read against what is in the box (M-007) and what the tracks can show.

    Raises:
        BadPosition: something is too many, too few or too large.
    """
    in_city, minions = sum(row.agents for row in s.city), sum(row.minions for row in s.city)
    kept = [row.sigil for row in s.city if row.sigil >= 0]
    for key, wrong, sentence in (
        ("city", s.tiles[STATION] != "railway_station", "the railway_station is always the first tile."),
        ("veil", not 0 <= s.veil <= VEIL_LIMIT, f"the veil is 0 to {VEIL_LIMIT}."),
        ("dice", not s.ready, "a die must be left in the reserve: using the last one rolls all dice again."),
        ("dice", any(not 1 <= n <= MOST_PIPS for n in (*s.ready, *s.spent)), f"a die shows 1 to {MOST_PIPS}."),
        ("dice", len(s.ready) + len(s.spent) > DICE, f"the box has {DICE} dice."),
        ("agents", s.agents < 0 or in_city + s.agents > AGENTS, f"the box has {AGENTS} agents, {in_city} are in the city."),
        ("minions", s.minions < 0, f"the box has {MINIONS} minions, {minions} are in the city."),
        ("minions", minions + s.minions > MINIONS, f"the box has {MINIONS} minions, {minions} are in the city."),
        ("vampires", any(row.kills > KILLS_LIMIT for row in s.clan), f"a kill count is 0 to {KILLS_LIMIT}."),
        ("vampires", s.blood_left < 0, f"the box has {BLOOD_LIMIT} blood a vampire and 2 more."),
        ("city", len(set(kept)) < len(kept), "a vampire has one dread sigil."),
    ):  # fmt: skip
        if wrong:
            raise by_key[key].bad(sentence) if key in by_key else BadPosition(sentence[:1].upper() + sentence[1:])


def _names(game: MastersGame, by_key: dict[str, Entry]) -> list[str]:
    """Return the names of the vampires, in seating order."""
    if "vampires" not in by_key:
        return list(positions.setup_of(list(by_key.values())).get("vampires", game.options[1].default))
    entry = by_key["vampires"]
    names = [part.split()[0] for part in entry.value.split(",") if part.split()]
    for name in names:
        if name not in game.vampires:
            raise entry.bad(f"there is no vampire “{name}”; there are {', '.join(game.vampires)}.")
    return names


def _city(s: Masters, game: MastersGame, by_key: dict[str, Entry]) -> None:
    """Read the line of the city."""
    tiles = [tile.id for tile in game.tiles]
    if "city" in by_key:
        entry = by_key["city"]
        tiles = entry.value.split()
        if sorted(tiles) != sorted(tile.id for tile in game.tiles):
            raise entry.bad("it must name each of the nine tiles once.")
    s.tiles = tuple(tiles)
    s.city = [District(tile) for tile in tiles]


def _clan(s: Masters, by_key: dict[str, Entry], names: list[str]) -> None:
    """Read the line of the vampires."""
    s.clan = [Vampire(name) for name in names]
    if "vampires" not in by_key:
        return
    entry = by_key["vampires"]
    for v, part in enumerate(p for p in entry.value.split(",") if p.split()):
        words = part.split()[1:]
        if words and words[0] not in ("blood", "kills"):
            s.clan[v].district = _district(s, entry, words.pop(0))
        for name, value in zip(words[::2], words[1::2], strict=False):
            if name not in ("blood", "kills") or not value.isdigit():
                raise entry.bad(f"“{name} {value}” is not “blood N” or “kills N”.")
            setattr(s.clan[v], name, int(value))


def _district(s: Masters, entry: Entry, tile: str) -> int:
    """Return the district that an entry names."""
    for d, row in enumerate(s.city):
        if row.tile == tile:
            return d
    raise entry.bad(f"there is no district “{tile}”.")


def _vampire(s: Masters, entry: Entry, name: str) -> int:
    """Return the vampire that an entry names."""
    for v, row in enumerate(s.clan):
        if row.name == name:
            return v
    raise entry.bad(f"“{name}” is not in this game.")


def _districts(s: Masters, entries: list[Entry]) -> list[Entry]:
    """Read the lines of the districts, and return the other lines."""
    tiles = {row.tile: d for d, row in enumerate(s.city)}
    rest = []
    for entry in entries:
        if entry.key not in tiles:
            rest.append(entry)
            continue
        row = s.city[tiles[entry.key]]
        for part in entry.value.split(","):
            word, _, value = part.strip().partition(" ")
            if word == "sigil":
                row.sigil = _vampire(s, entry, value)
                s.clan[row.sigil].sigil = True
            elif word in TOKENS and value.isdigit():
                setattr(row, word, int(value))
            else:
                raise entry.bad(f"“{part.strip()}” is not one of {', '.join(TOKENS)} with its number or name.")
    return rest


def _made(game: MastersGame, face: str, place: int, names: list[str]) -> tuple[str, int]:
    """Return the back and the owner of a card."""
    found = game.faces[face]
    if found.kind == "event":
        return (f"act {found.act}", -1)
    if found.kind == "sigil":
        return ("sigil", names.index(face.removeprefix("sigil_")))
    return ("relic", -1)


def _missing_pieces(s: Masters, game: MastersGame) -> None:
    """Add the cards that no line names: events in the box, relics out of the game, and sigils where the districts have them."""
    there = {piece.face for piece in s.pieces}

    def add(face: str, back: str, owner: int, zone: str, place: int, known: int) -> None:
        if face not in there:
            s.piles[zone, place] = (*s.piles.get((zone, place), ()), len(s.pieces))
            s.pieces.append(Piece(face, back, owner, zone, place, known=known))

    for card in game.events:
        add(card.id, f"act {card.act}", -1, "box", 0, 0)
    for relic in game.relics:
        add(relic.id, "relic", -1, "gone", 0, -1)
    for v, row in enumerate(s.clan):
        at = [d for d, district in enumerate(s.city) if district.sigil == v]
        add(f"sigil_{row.name}", "sigil", v, *(("district", at[0]) if at else ("sigils", v)), -1)


def _own_line(s: Masters, entry: Entry) -> bool:
    """Read a line that only this game has, and return whether it is one."""
    if entry.key in ("city", "vampires"):
        return True
    if entry.key in ("veil", "agents", "minions", "round"):
        setattr(s, entry.key, entry.numbers(1, 1)[0])
    elif entry.key == "dice":
        ready, _, spent = entry.value.partition("|")
        values = [Entry("dice", part.strip(), entry.line).numbers() if part.strip() else () for part in (ready, spent)]
        s.ready, s.spent = tuple(sorted(values[0], reverse=True)), values[1]
    elif entry.key == "lead":
        s.lead = _vampire(s, entry, entry.value)
    elif entry.key == "now":
        _rest_point(s, entry)
    else:
        return False
    return True


def _rest_point(s: Masters, entry: Entry) -> None:
    """Put the steps on the list that follow a rest point."""
    words = entry.value.split()
    s.round = max(s.round, 1)
    if words[:1] == ["day"] and len(words) <= 2:
        at = words[1] if len(words) == 2 else "districts"
        if at not in DAY_ROWS:
            raise entry.bad(f"the day has the steps {', '.join(DAY_ROWS)}.")
        ROUND.resume(s, None, "1", begun=True)
        DAY.resume(s, Day(), DAY_ROWS[at], begun=False)
    elif words == ["night"]:
        ROUND.resume(s, None, "2", begun=False)
    elif words[:1] == ["turn"] and len(words) == 3 and words[2].isdigit():
        _turn(s, _vampire(s, entry, words[1]), int(words[2]))
    else:
        raise entry.bad("it must be “day”, “day event”, “night” or “turn NAME POINTS”.")


def _turn(s: Masters, v: int, points: int) -> None:
    """Put the steps on the list that follow the beginning of a vampire's actions."""
    s.night, s.turn, s.points = True, v, points
    order = seating(s)
    ROUND.go(s, ROUND.resume(s, None, "2", begun=True), "1")
    NIGHT.resume(s, Night(order[order.index(v) + 1 :]), "1", begun=True)
    TURN.resume(s, Turn(v), "3", begun=False)


# ── writing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def write(game: MastersGame, s: Masters, seat: int | None) -> str:
    """Return the position text of a state as a seat knows it, or with everything if the seat is None."""
    return positions.write(s, layout(s), own_lines(s), seat, lambda text: build(game, text))


def own_lines(s: Masters) -> list[str]:
    """Return the lines about the city, the vampires and the common numbers."""
    clan = ", ".join(f"{r.name} {s.city[r.district].tile} blood {r.blood} kills {r.kills}" for r in s.clan)
    lines = [f"vampires: {clan}", f"city: {' '.join(row.tile for row in s.city)}"]
    for row in s.city:
        tokens = [f"{name} {getattr(row, name)}" for name in ("hidden", "exposed", "minions") if getattr(row, name)]
        if row.sigil >= 0:
            tokens.append(f"sigil {s.clan[row.sigil].name}")
        if tokens:
            lines.append(f"{row.tile}: {', '.join(tokens)}")
    lines += [f"veil: {s.veil}", f"agents: {s.agents}", f"minions: {s.minions}", f"round: {s.round}"]
    lines.append(f"dice: {' '.join(map(str, s.ready))} | {' '.join(map(str, s.spent))}")
    lines.append(f"lead: {s.clan[s.lead].name}")
    if s.turn >= 0:
        lines.append(f"now: turn {s.clan[s.turn].name} {s.points}")
    else:
        lines.append("now: night" if s.night else "now: day")
    return lines
