"""The events of Gehenna: what each does to everybody, what it spares, and when it is replaced."""

import pytest

from coterie.games.vtes.atoms.departures import BANISHED
from coterie.games.vtes.rules.diablerie import blocker_diablerises
from coterie.kernel.events import about, about_seat
from coterie.kernel.pieces import pile, ref
from tests.vtes.tools import SCHOOL as GAME
from tests.vtes.tools import (
    acts,
    asked,
    blood_on,
    do,
    find,
    happen,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    table,
    take,
    taught,
    vampire,
    where,
)

DODGES = ", ".join(["dodge"] * 12)
LIBRARIES = f"library a: {DODGES}\nlibrary b: {DODGES}\nlibrary c: {DODGES}\n"
YOUNG, OLD, ELDER = taught(capacity=2), taught(capacity=6), taught(capacity=10)
PRINCE = vampire(title="prince")
IDLE = f"ready b: {OLD} [bowed, blood 4]\nready c: ryan [bowed, blood 4]\n"


def at(phase: str, board: str = "", own: str = f"{YOUNG} [blood 2]", more: str = "", b: str = IDLE):
    """Return a position in a phase, with events that the third Methuselah controls."""
    return position(f"phase: {phase}\n{LIBRARIES}ready a: {own}\nboard c: {board}\n{more}\n{b}", game=GAME)


def all_pass(s, until=lambda s: "done" in options(s)) -> list[str]:
    """Pass until something is so; return all that was offered."""
    seen: list[str] = []
    for _ in range(60):
        if until(s):
            return seen
        seen += options(s)
        s.choose(next(each for each in ("pass", "no block", "hand strike", "no", "none") if each in options(s)))
    raise AssertionError(seen)


# ── how they come into play, and when they are replaced ─────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("card", "others"),
    [
        ("absimiliards-army", 1),
        ("conquest-of-humanity", 2),
        ("fall-of-the-camarilla", 3),
        ("fall-of-the-sabbat", 3),
        ("recalled-to-the-founder", 2),
        ("rise-of-the-nephtali", 1),
        ("the-fourth-cycle", 2),
        ("the-new-inquisition", 1),
        ("the-slow-withering", 1),
        ("wormwood", 1),
        ("thirst", 0),
        ("blood-trade", 0),
        ("blood-weakens", 0),
        ("fueled-by-hearts-blood", 0),
        ("nightmares-upon-nightmares", 0),
        ("restricted-vitae", 0),
        ("torpid-blood", 0),
    ],
)
@pytest.mark.ruling("V-145")
def test_what_must_be_in_play_before_an_event(card, others):
    there = [each for each in ("dragonbound", "thirst", "torpid-blood", "restricted-vitae") if each != card][1:]
    for n in {others - 1, others} - {-1}:
        s = at("5.5.2", ", ".join(there[:n]), more=f"hand a: {card}")
        assert (f"play {card}" in options(s)) is (n == others)
    s.choose(f"play {card}")
    assert where(s, card) == "board"


def leaves(card: str):
    """Return what burns an event."""
    return lambda s: happen(s, about(s, "burn", find(s, card)))


LATER = {
    "restricted-vitae": ("", lambda s: happen(s, about(s, "hunts", find(s, YOUNG), 1))),
    "torpid-blood": ("", lambda s: happen(s, about(s, "rise", find(s, OLD)))),
    "the-new-inquisition": ("thirst", lambda s: happen(s, about(s, "torpor", find(s, PRINCE)))),
    "absimiliards-army": ("thirst", lambda s: happen(s, about_seat("oust", 2))),
    "fall-of-the-camarilla": ("thirst, torpid-blood, blood-trade", leaves("fall-of-the-camarilla")),
    "fall-of-the-sabbat": ("thirst, torpid-blood, blood-trade", leaves("fall-of-the-sabbat")),
    "recalled-to-the-founder": ("thirst, torpid-blood", leaves("recalled-to-the-founder")),
    "blood-weakens": ("", lambda s: devour(s, YOUNG, OLD)),
    "fueled-by-hearts-blood": ("", lambda s: devour(s, YOUNG, OLD)),
    "the-slow-withering": ("thirst", lambda s: devour(s, YOUNG, OLD)),
    "thirst": ("", None),
    "blood-trade": ("", None),
    "the-fourth-cycle": ("thirst, torpid-blood", None),
}


def devour(s, who: str, whom: str) -> None:
    """Let a vampire commit diablerie at once; nobody votes in the blood hunt."""
    do(s, (blocker_diablerises, ref(s, find(s, who)), ref(s, find(s, whom))))
    while any("vote" in each or each == "pass" for each in options(s)):
        s.choose("pass")


@pytest.mark.parametrize("card", LATER)
@pytest.mark.ruling("VR-4.9")
def test_when_events_are_replaced(card):
    before, happens = LATER[card]
    s = at(
        "5.5.2",
        before,
        own=f"{YOUNG} [blood 1], {PRINCE} [blood 3]",
        more=f"hand a: {card}, {', '.join(['dodge'] * 6)}\ntorpor a: {OLD} [bowed, blood 3]",
        b="ready b: madison [bowed, blood 2]\nready c: ryan [bowed]\n",
    )
    s.choose(f"play {card}")
    if happens is None:
        assert len(pile(s, "hand", 0)) == 7
        return
    assert len(pile(s, "hand", 0)) == 6
    happen(s, about(s, "hunts", find(s, YOUNG), 0))
    happen(s, about(s, "torpor", find(s, YOUNG)), about(s, "converts", find(s, YOUNG)))
    happen(s, about_seat("withdraw", 1))
    assert len(pile(s, "hand", 0)) == 6  # nobody has hunted successfully, no titled vampire has fallen, none is ousted
    s = at(
        "5.5.2",
        before,
        own=f"{YOUNG} [blood 1], {PRINCE} [blood 3]",
        more=f"hand a: {card}, {', '.join(['dodge'] * 6)}\ntorpor a: {OLD} [bowed, blood 3]",
        b="ready b: madison [bowed, blood 2]\nready c: ryan [bowed]\n",
    )
    s.choose(f"play {card}")
    happens(s)
    assert len(pile(s, "hand", 0)) == 7


@pytest.mark.parametrize("card", ["conquest-of-humanity", "nightmares-upon-nightmares", "wormwood"])
def test_events_replaced_in_the_next_discard_phase(card):
    s = at(
        "5.5.2",
        "thirst, torpid-blood",
        more=f"hand a: {card}, {', '.join(['dodge'] * 6)}",
        own="loyal-street-gang [lives 2]",
    )
    s.choose(f"play {card}")
    reach(s, "done", "done", over=True)
    assert len(pile(s, "hand", 0)) == 6
    while s.active != 0 or "discard" not in s.question.prompt:
        all_pass(s, lambda s: "done" in options(s))
        s.choose("done")
    assert len(pile(s, "hand", 0)) == 7


# ── what they do in unlock phases ───────────────────────────────────────────────────────────────────────────────────


def test_absimiliards_army_grows_from_libraries():
    s = at("5.1.4", "absimiliards-army")
    assert "use c/absimiliards-army" in options(s)
    s.choose("use c/absimiliards-army")
    ghoul = next(p for p in pile(s, "ready", 0) if s.pieces[p].face == "dodge")
    assert (s.game.kind(s, ghoul), s.pieces[ghoul].count("lives"), s.game.number(s, "bleed", ghoul)) == ("ally", 2, 1)
    assert (s.game.number(s, "strength", ghoul), "use c/absimiliards-army" in options(s)) == (2, False)
    assert len(pile(s, "library", 0)) == 4  # seven are in the hand
    while "action" not in s.question.prompt:
        s.choose("done")
    assert "bleed with a/dodge" in options(s)
    happen(s, about(s, "burn", ghoul))
    assert s.pieces[ghoul].zone == "removed"


@pytest.mark.parametrize(
    "home", [("return", ()), ("bottom", ()), ("top", ("library",))], ids=["hand", "bottom of the library", "top of it"]
)
def test_a_ghoul_that_comes_back_to_its_owner_is_a_card_as_any(home):
    s = at("5.1.4", "absimiliards-army")
    s.choose("use c/absimiliards-army")
    ghoul = next(p for p in pile(s, "ready", 0) if s.pieces[p].face == "dodge")
    kind, detail = home
    happen(s, about(s, kind, ghoul, detail=detail))
    assert (s.pieces[ghoul].zone in ("hand", "library"), [what for what in s.uses if what[0] == BANISHED]) == (True, [])
    happen(s, about(s, "discard", next(p for p in pile(s, s.pieces[ghoul].zone, 0) if s.pieces[p].face == "dodge")))
    assert [s.pieces[p].face for p in pile(s, "ash", 0)] == ["dodge"]


def test_absimiliards_army_goes_with_its_event_and_with_an_ousted_methuselah():
    for event in (lambda s: about(s, "burn", find(s, "absimiliards-army")), lambda s: about_seat("oust", 1)):
        s = at("5.1.4", "absimiliards-army")
        s.choose("use c/absimiliards-army")
        ghoul = next(p for p in pile(s, "ready", 0) if s.pieces[p].face == "dodge")
        happen(s, event(s))
        assert (s.pieces[ghoul].zone, where(s, "absimiliards-army")) == ("removed", "ash")
        assert (where(s, YOUNG), blood_on(s, YOUNG)) == ("ready", 2)
    for kind in ("oust", "withdraw"):  # of its own controller, with whom it leaves the game
        s = at("5.1.4", "absimiliards-army")
        s.choose("use c/absimiliards-army")
        ghoul = next(p for p in pile(s, "ready", 0) if s.pieces[p].face == "dodge")
        happen(s, about_seat(kind, 2))
        assert (s.pieces[ghoul].zone, where(s, "absimiliards-army")) == ("removed", "removed")
    s = at("5.1.4", "absimiliards-army").game  # without a library there is nobody to raise
    s = position(f"phase: 5.1.4\nready a: {YOUNG} [blood 2]\nboard c: absimiliards-army\n{IDLE}", game=GAME)
    assert "use c/absimiliards-army" not in options(s)


def test_blood_trade_moves_blood_to_another_methuselah():
    s = at("5.1.4", "blood-trade", own=f"{YOUNG} [blood 2], {ELDER} [blood 3]")
    s.choose("use c/blood-trade")
    take(s, YOUNG, f"b/{OLD}")
    assert (blood_on(s, YOUNG), blood_on(s, OLD), blood_on(s, ELDER)) == (1, 5, 3)
    assert "use c/blood-trade" not in options(s)
    s = at("5.1.4", "blood-trade", own=f"{YOUNG} [blood 0]")
    assert "use c/blood-trade" not in options(s)
    s = at("5.1.4", "blood-trade", own="loyal-street-gang [lives 2]")
    assert "use c/blood-trade" not in options(s)  # an ally has none to give


def test_blood_trade_ends_all_boons():
    s = at("5.5.2", "life-boon, elder-library", more="hand a: blood-trade")
    s.choose("play blood-trade")
    assert (where(s, "life-boon"), where(s, "elder-library")) == ("ash", "board")
    for board, can in (("", True), ("blood-trade", False)):
        s = position(
            f"phase: 5.3\npool: 30 30 1\nready a: {vampire('DOM')} [blood 4]\nhand b: life-boon\nboard a: {board}\n"
            "ready b: ryan [blood 1]\nready c: madison [bowed]"
        )
        happen(s, about_seat("pool", 2, -1))
        assert ("play life-boon" in options(s)) is can


@pytest.mark.parametrize(
    ("pool", "answers", "left", "zone"),
    [
        (30, ["yes"], 28, "board"),
        (30, ["no"], 30, "ash"),
        (1, [], 1, "ash"),
    ],
)
def test_conquest_of_humanity_burns_locations_of_the_prey(pool, answers, left, zone):
    s = position(
        f"phase: 5.1.4\npool: 30 {pool} 30\n{LIBRARIES}ready a: {YOUNG} [blood 2]\nboard a: elder-library\n"
        f"board b: the-parthenon\nboard c: conquest-of-humanity, the-barrens\n{IDLE}",
        game=GAME,
    )
    s.choose("use c/conquest-of-humanity")
    if answers:
        assert asked(s) == (1, ["yes", "no"])
    play_through(s, *answers)
    assert (s.pool[1], where(s, "the-parthenon")) == (left, zone)
    assert (where(s, "elder-library"), where(s, "the-barrens")) == ("board", "board")
    assert "use c/conquest-of-humanity" not in options(s)


def test_conquest_of_humanity_needs_a_location_of_the_prey():
    s = at("5.1.4", "conquest-of-humanity, elder-library", more="board a: the-parthenon")
    assert "use c/conquest-of-humanity" not in options(s)


def test_nightmares_lock_minions_unless_cards_are_discarded():
    s = position(
        "phase: 5.1.4\n"
        "edge: a\n"
        f"ready a: {taught(capacity=2)} [blood 1], {OLD} [blood 2], loyal-street-gang [lives 2]\n"
        f"hand a: majesty\n{LIBRARIES}board c: nightmares-upon-nightmares, thirst\nready b: {ELDER} [bowed]\n"
        f"ready c: {taught(capacity=2, nth=2)}",
        game=GAME,
    )
    assert (s.question.seat, len(options(s))) == (0, 2)
    s.choose(next(each for each in options(s) if "discard" in each.lower()))
    s.choose("discard majesty")
    assert (locked(s, YOUNG), where(s, "majesty"), len(pile(s, "hand", 0))) == (False, "ash", 6)
    assert (locked(s, OLD), locked(s, "loyal-street-gang")) == (False, False)  # too old for two events; a mortal
    s.choose("done")
    assert len(pile(s, "hand", 0)) == 7  # from the master phase on
    s = position(
        f"phase: 5.1.4\nedge: a\nready a: {taught(capacity=2)} [blood 1]\nhand a: majesty\n{LIBRARIES}"
        f"board c: nightmares-upon-nightmares, thirst\nready b: {ELDER} [bowed]\nready c: ryan",
        game=GAME,
    )
    s.choose(next(each for each in options(s) if "discard" not in each.lower()))
    assert (locked(s, YOUNG), where(s, "majesty")) == (True, "hand")


def test_nightmares_lock_who_has_nothing_to_discard():
    s = position(
        f"phase: 5.1.4\nready a: {YOUNG} [blood 1], war-ghoul [lives 2]\nboard c: nightmares-upon-nightmares\n{IDLE}",
        game=GAME,
    )
    assert (locked(s, YOUNG), locked(s, "war-ghoul")) == (False, True)  # no older than one event; it has no hand


@pytest.mark.parametrize(("own", "burned"), [(3, True), (2, False)])
def test_recalled_to_the_founder_takes_one_of_three(own, burned):
    brood = [taught(capacity=3, nth=n) for n in range(1, own + 1)]
    s = at(
        "5.1.4",
        "recalled-to-the-founder",
        own=", ".join(f"{each} [blood 1]" for each in brood) + f", {taught(clan='Brujah')}",
    )
    if burned:
        assert asked(s) == (0, [f"a/{each}" for each in brood])
        s.choose(f"a/{brood[0]}")
    assert [where(s, each) == "ash" for each in brood] == [burned, *[False] * (own - 1)]


def test_recalled_to_the_founder_spares_who_has_given_an_elder():
    brood = [taught(capacity=6, nth=n) for n in range(3, 8)]
    others = [taught(capacity=3, nth=n) for n in (4, 5, 6)]
    s = position(
        f"phase: 5.1.4\n{LIBRARIES}ready a: {' [blood 3], '.join(brood)} [blood 3]\nboard c: recalled-to-the-founder\n"
        f"ready b: {' [blood 1], '.join(others)} [blood 1]\nready c: ryan [blood 1]",
        game=GAME,
    )
    s.choose(f"a/{brood[0]}")
    reach(s, "done", "done", over=True)
    assert asked(s) == (1, [f"b/{each}" for each in others])  # others are not spared
    s.choose(options(s)[0])
    for _ in range(2):
        while s.active != 0 or "action" not in s.question.prompt:
            s.choose("done")
        reach(s, "done")
    assert [where(s, each) for each in brood] == ["ash", *["ready"] * 4]


def test_the_new_inquisition_hurts_ready_vampires_of_the_prey():
    s = position(
        "phase: 5.1.4\n"
        f"{LIBRARIES}ready a: {YOUNG} [blood 2]\n"
        f"ready b: {OLD} [blood 3], loyal-street-gang [lives 2]\n"
        f"torpor b: {ELDER} [blood 1]\nready c: ryan [blood 2]\nboard c: the-new-inquisition",
        game=GAME,
    )
    s.choose("use c/the-new-inquisition")
    assert (blood_on(s, OLD), blood_on(s, ELDER), blood_on(s, "ryan")) == (2, 1, 2)
    assert (blood_on(s, "loyal-street-gang"), "use c/the-new-inquisition" in options(s)) == (2, False)


@pytest.mark.parametrize(("who", "can"), [(PRINCE, True), ("madison", False)])
def test_titled_vampires_end_the_new_inquisition(who, can):
    s = table(f"{who} [blood 3]", board_c="the-new-inquisition")
    assert bool(acts(s, "the-new-inquisition")) is can
    if can:
        s.choose(acts(s, "the-new-inquisition")[0])
        assert number(s, "stealth", who) == 0
        reach(s, f"vote for with a/{who}")
        rest(s)
        assert where(s, "the-new-inquisition") == "ash"
