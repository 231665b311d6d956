"""20.9. The decks of the Shadowlands: a warlord, its five provinces, four encounter groups of each kind (U-029, U-049 to
U-055). Their cards belong to no clan's deck, those that the clans have of the expansion to any (U-003)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from coterie.games.l5r.cards.facts import facts
from coterie.games.l5r.decks.form import BY_ID
from coterie.games.l5r.decks.room import ROOM
from coterie.games.l5r.rules.setup import Deck
from coterie.kernel.errors import BadOptions

Group = tuple[tuple[str, int], ...]
PROVINCES, GROUPS = 5, 4  # that a deck has; so many groups of dynasty cards, and as many of conflict cards (U-049)
USUAL = "usual"  # what the warlord has in the rulebook


class Recipe(NamedTuple):
    """What a deck of the Shadowlands consists of: its warlord, by whose name it is called, provinces by title, and the
    numbers of its groups."""

    name: str
    provinces: tuple[str, ...]
    dynasty: tuple[int, ...]
    conflict: tuple[int, ...]


RECIPES: tuple[Recipe, ...] = (
    Recipe(
        "akuma-no-oni",
        ("blood-fields", "fallen-chrysanthemum-lake", "haunted-jungles", "maddening-emptiness", "spectral-watchtower"),
        (1, 2, 3, 4),
        (1, 3, 4, 6),
    ),
    Recipe(
        "atsuko-the-calamitous",
        ("defiled-cavern", "forgotten-tomb-of-fu-leng", "haunted-jungles", "maddening-emptiness", "sea-of-shadows"),
        (1, 2, 5, 6),
        (1, 2, 3, 5),
    ),
    Recipe(
        "the-obsidian-flower",
        ("defiled-cavern", "false-lantern-grove", "garden-of-corruption", "sea-of-shadows", "spectral-watchtower"),
        (3, 4, 5, 6),
        (2, 4, 5, 6),
    ),
)

# The ten cards of each encounter group, from the first on, with how often they are in it (U-007, U-050).
DYNASTY: tuple[Group, ...] = (
    (
        ("goblin-brawler", 4),
        ("fouleye-s-elite", 2),
        ("goblin-hovel", 2),
        ("detritus-priest", 1),
        ("chieftain-fouleye", 1),
    ),
    (
        ("skeletal-warrior", 4),
        ("endless-ranks", 2),
        ("killing-field", 2),
        ("undead-horror", 1),
        ("kitsu-sokori", 1),
    ),
    (
        ("lost-samurai", 4),
        ("onikage-rider", 2),
        ("dark-moto", 2),
        ("moto-tsume", 1),
        ("thundering-tide-keep", 1),
    ),
    (
        ("scavenging-goblin", 4),
        ("penanggalan", 2),
        ("wild-ogre", 2),
        ("the-butcher-of-ishigaki", 1),
        ("oni-lair", 1),
    ),
    (
        ("shambling-servant", 4),
        ("insatiable-gaki", 2),
        ("haunted-ruins", 2),
        ("chuda-gyushi", 1),
        ("oni-of-obsidian-and-blood", 1),
    ),
    (
        ("shrine-to-jigoku", 4),
        ("bloodthirsty-kansen", 2),
        ("bog-hag", 2),
        ("prakhara-the-schemer", 1),
        ("gashadokuro", 1),
    ),
)
CONFLICT: tuple[Group, ...] = (
    (
        ("power-of-jigoku", 3),
        ("blade-of-chaos", 2),
        ("horrific-scarring", 2),
        ("violence-and-evil", 2),
        ("the-wall-is-breached", 1),
    ),
    (
        ("way-of-the-shadowlands", 3),
        ("tendrils-of-corruption", 2),
        ("drawn-to-blood", 2),
        ("death-after-life", 2),
        ("at-his-command", 1),
    ),
    (
        ("evil-portents", 3),
        ("uncontained", 2),
        ("unending-hatred", 2),
        ("direct-assault", 2),
        ("dark-brother-s-blade", 1),
    ),
    (
        ("dark-bargain", 3),
        ("lurking-treachery", 2),
        ("permeating-mutation", 2),
        ("consumed-by-evil", 2),
        ("blasphemous-act", 1),
    ),
    (
        ("spiritual-isolation", 3),
        ("shameful-affliction", 2),
        ("despair", 2),
        ("madness", 2),
        ("duty-s-cost", 1),
    ),
    (
        ("obsidian-shard", 3),
        ("exploit-weakness", 2),
        ("tainted-wasteland", 2),
        ("in-service-to-shadow", 2),
        ("the-first-war", 1),
    ),
)

BANNED = (
    "Trading on the Sand Road", "Haughty Magistrate", "Waning Hostilities", "Hige's Sermon", "A Season of War",
)  # fmt: skip  # no clan may bring them against the Shadowlands (U-017 to U-021)


def provinces() -> tuple[str, ...]:
    """Return the provinces of the Shadowlands, each once, as they come in the decks."""
    return tuple(dict.fromkeys([each for recipe in RECIPES for each in recipe.provinces]))


def names() -> tuple[str, ...]:
    """Return the names of the decks."""
    return tuple([recipe.name for recipe in RECIPES])


def recipe(name: str) -> Recipe:
    """Return the deck of a name."""
    return next(each for each in RECIPES if each.name == name)


def chosen(setup: Mapping[str, Any]) -> Recipe:
    """Return the deck that a set-up asks for: that of its warlord, or what is named in place of its provinces and groups.

    Raises:
        BadOptions: there are not five different provinces, or not four different groups of each kind (U-049, U-051).
    """
    usual = recipe(setup["shadowlands"])
    parts = (
        ("shadow_provinces", usual.provinces, PROVINCES, "provinces"),
        ("shadow_dynasty", usual.dynasty, GROUPS, "groups of dynasty cards"),
        ("shadow_conflict", usual.conflict, GROUPS, "groups of conflict cards"),
    )
    found: list[Any] = []
    for option, published, many, what in parts:
        wanted = tuple(setup[option])
        if USUAL in wanted:
            found.append(published)
            continue
        if len(set(wanted)) != many or len(wanted) != many:
            raise BadOptions(
                f"“{option}”: a deck of the Shadowlands has {many} different {what}, not {len(set(wanted))}."
            )
        found.append(wanted if option == "shadow_provinces" else tuple([int(n) for n in wanted]))
    return Recipe(usual.name, *found)


def ids(of: Recipe) -> list[str]:
    """Return the ids of all cards of a deck, both sides of the warlord first (U-030)."""
    groups = [DYNASTY[n - 1] for n in of.dynasty] + [CONFLICT[n - 1] for n in of.conflict]
    return [
        f"16-{of.name}-coop",
        f"16-{of.name}-challenge",
        *[f"16-{each}" for each in (*of.provinces, *[id for group in groups for id, _ in group])],
    ]


def missing(of: Recipe) -> list[str]:
    """Return the names of the cards of a deck that are not defined yet."""
    return [facts()[id].name for id in ids(of) if id not in BY_ID]


def check(setup: Mapping[str, Any], decks: list[str]) -> None:
    """Check the decks of a game against the Shadowlands.

    Raises:
        BadOptions: the deck of the Shadowlands is not whole, a card of it is not there yet, or a clan brings a banned one.
    """
    of = chosen(setup)
    absent = missing(of)
    if absent:
        raise BadOptions(f"The deck “{of.name}” cannot be played yet: {', '.join(absent)} is not there.")
    for text in decks:
        titles = [facts()[entry.card].name for entry in ROOM.wanted(text).cards()]
        banned = [title for title in BANNED if title in titles]
        if banned:
            raise BadOptions(f"“{banned[0]}” is banned in games against the Shadowlands.")


@cache
def deck(of: Recipe) -> Deck:
    """Return the faces of a deck."""
    return Deck(
        _faces([DYNASTY[n - 1] for n in of.dynasty]),
        _faces([CONFLICT[n - 1] for n in of.conflict]),
        provinces=tuple([BY_ID[f"16-{each}"].face for each in of.provinces]),
    )


def warlord(of: Recipe, mode: str) -> str:
    """Return the face of the warlord of a deck: that of its two sides which counts in a mode of play (U-030)."""
    return BY_ID[f"16-{of.name}-{mode}"].face


def _faces(groups: list[Group]) -> tuple[str, ...]:
    return tuple([BY_ID[f"16-{id}"].face for group in groups for id, copies in group for _ in range(copies)])
