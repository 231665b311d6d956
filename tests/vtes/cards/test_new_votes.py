"""Referendums and vampires that came with more fixed decks: what each does, and what it must not do."""

import pytest

from coterie.games.vtes import GAME
from tests.vtes.tools import (
    IDLE,
    asked,
    blood_on,
    faces,
    find,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    vampire,
    where,
)

AWAKE = "ready b: nassir [blood 4]\nready c: ryan [bowed]"
INNER = "Power and the Inner Voice"
PRINCE = vampire(title="prince")


def calling(card: str, who: str, *terms: str, more: str = IDLE):
    """Return a referendum that passes: a vampire of seat a calls it, its terms are chosen, it votes for it."""
    s = position(f"ready a: {who} [blood 5], loyal-street-gang [lives 2]\nhand a: {card}\n{more}")
    s.choose(f"play {card}")
    for term in terms:
        s.choose(term)
    if number(s, "votes", who):
        reach(s, f"vote for with a/{who}")
    rest(s)
    return s


def test_reckless_agitation_spares_its_caller():
    who = vampire(sect="Anarch", title="baron")
    s = position(f"ready a: {who} [blood 5], loyal-street-gang [lives 2]\nhand a: reckless-agitation\n{IDLE}")
    s.choose("play reckless-agitation")
    assert options(s) == ["seat b", "seat c"]
    for _ in range(6):
        if "seat b" in options(s):
            s.choose("seat b")
    reach(s, f"vote for with a/{who}")
    rest(s)
    assert s.pool == (30, 25, 29)


def test_anarch_salon_feeds_anarchs_and_their_methuselahs():
    who, other = vampire(sect="Anarch", title="baron"), vampire(sect="Anarch", nth=3)
    s = calling("anarch-salon", who, more=f"ready b: nassir [bowed, blood 4]\nready c: {other} [bowed, blood 1]")
    assert (s.pool, blood_on(s, who), blood_on(s, other), blood_on(s, "nassir")) == ((31, 30, 31), 6, 2, 4)


BREACHES = [
    ("neonate-breach", PRINCE, vampire(capacity=4), vampire(capacity=8)),
    ("empires-fall", vampire(title="archbishop"), vampire(capacity=8), vampire(capacity=4)),
]


@pytest.mark.parametrize(("card", "who", "hit", "spared"), BREACHES)
@pytest.mark.ruling("VR-7.1")
def test_breaches_cost_those_with_such_a_vampire_more(card, who, hit, spared):
    s = position(
        f"ready a: {who} [blood 5], loyal-street-gang [lives 2]\nhand a: {card}\nready b: {hit} [bowed]\n"
        f"ready c: {spared} [bowed]"
    )
    play_through(s, f"play {card}")
    assert "done" not in options(s)  # one at least
    play_through(s, "seat b", "seat c", "done")
    reach(s, f"vote for with a/{who}")
    rest(s)
    assert s.pool == (30, 26, 29)


def test_disputed_territory_gives_a_location_away():
    s = calling(
        "disputed-territory", PRINCE, "b/elder-library", "seat a", more=f"board b: elder-library, chantry\n{IDLE}"
    )
    assert (faces(s, "board", 0), faces(s, "board", 1)) == (["elder-library"], ["chantry"])


def test_cardinal_benediction_raises_an_old_sabbat_vampire():
    who, young = vampire(sect="Sabbat", title="archbishop", capacity=8), vampire(sect="Sabbat", capacity=4)
    s = position(
        f"ready a: {who} [blood 5], {young} [blood 1]\nhand a: cardinal-benediction\n"
        f"ready b: {PRINCE} [blood 3]\nready c: ryan [bowed]"
    )
    s.choose("play cardinal-benediction")
    if "a/" + who in options(s):
        s.choose(f"a/{who}")
    assert f"a/{young}" not in options(s)
    reach(s, f"vote for with a/{who}")
    assert s.question.seat != 1  # the prince cannot vote
    rest(s)
    assert (number(s, "votes", who), s.game.value(s, "title", find(s, who))) == (3, "cardinal")


@pytest.mark.parametrize(("way", "yes", "no"), [("way 1", 6, 2), ("way 2", 3, 1)])
def test_absolute_tyranny_votes_or_silences(way, yes, no):
    who = "aaradhya-the-callous-tyrant"
    s = position(
        f"ready a: {who} [blood 5], loyal-street-gang [lives 2]\n"
        f"hand a: ancilla-empowerment, absolute-tyranny\nready b: {PRINCE} [blood 3]\nready c: ryan [bowed]"
    )
    s.choose("play ancilla-empowerment")
    reach(s, "play absolute-tyranny", way)
    assert (number(s, "votes", who), number(s, "votes", PRINCE)) == (yes, no)


def test_magnetic_authority_feeds_uncontrolled_sabbat_vampires():
    path = [
        f
        for f, c in GAME.faces.items()
        if c.kind == "vampire" and c.path == INNER and c.stats.get("dom") == 2 and c.title
    ]
    who, young = path[0], vampire(sect="Sabbat", capacity=4)
    s = position(
        f"ready a: {who} [blood 5], loyal-street-gang [lives 2]\n"
        f"hand a: ancilla-empowerment, magnetic-authority\nuncontrolled a: {young}, nassir\n{IDLE}"
    )
    s.choose("play ancilla-empowerment")
    reach(s, f"vote for with a/{who}")
    reach(s, "play magnetic-authority", "way 3")
    assert (blood_on(s, young), blood_on(s, "nassir")) == (1, 0)


def test_relentlessness_hides_or_fails_a_block():
    path = [f for f, c in GAME.faces.items() if c.kind == "vampire" and c.path == INNER and c.stats.get("cel") == 2]
    s = position(f"ready a: {path[0]} [blood 5], loyal-street-gang [lives 2]\nhand a: relentlessness\n{AWAKE}")
    play_through(s, f"bleed with {path[0]}", "block with nassir", "play relentlessness")
    reach(s, "way 3") if "way 3" in options(s) else None
    rest(s)
    assert (s.pool[1] < 30, locked(s, "nassir"), blood_on(s, path[0])) == (True, False, 4)


# ── vampires ────────────────────────────────────────────────────────────────────────────────────────────────────────


CONDITIONS = [
    ("devorah", "stealth", "pool: 5 30 30", "pool: 6 30 30"),
    ("branimira", "intercept", "pool: 9 30 30", "pool: 10 30 30"),
    ("uresseg", "bleed", "pool: 30 10 30", "pool: 30 11 30"),
    ("uresseg", "votes", "pool: 30 10 30", "pool: 30 11 30"),
    ("anxo-vilela", "strength", "edge: a", "edge: b"),
    ("neserian", "votes", "board a: chantry", "board b: chantry"),
    ("neserian", "bleed", "board a: chantry", "board b: chantry"),
    ("damian", "bleed", "ready a: aaradhya-the-callous-tyrant", "ready b: aaradhya-the-callous-tyrant"),
]


@pytest.mark.parametrize(("who", "what", "there", "not_there"), CONDITIONS)
@pytest.mark.ruling("VR-9.1")
def test_numbers_that_hang_on_the_table(who, what, there, not_there):
    found = []
    for line in (there, not_there):
        own, rest_ = ("ready a: " + who, line) if not line.startswith("ready a") else (f"{line}, {who}", "")
        s = position(f"{own}\n{rest_}\nready c: ryan [bowed]" if rest_ else f"{own}\nready c: ryan [bowed]")
        found.append(number(s, what, who))
    assert found[0] == found[1] + 1


def test_what_was_printed_by_mistake_is_not_there():
    for who in (
        "larissa-moreira",
        "uresseg",
        "damian",
        "the-horde",
        "oliver-thrace",
        "anu-diptinatpa",
        "sheela-na-gig",
    ):
        assert GAME.faces[who].stats["bleed"] == 1


@pytest.mark.parametrize(("who", "code"), [("yewon-ong", "obl")])
def test_yewon_ong_votes_for_a_card_of_oblivion(who, code):
    s = position(
        f"ready a: {who} [blood 5], madison [blood 1]\nhand a: ancilla-empowerment, shadow-sentinel, dodge\n{IDLE}"
    )
    play_through(s, "play ancilla-empowerment", f"a/{who}")
    reach(s, f"use a/{who}", "shadow-sentinel")
    assert (number(s, "votes", who), where(s, "dodge")) == (3, "hand")


def test_egidia_makes_the_fallen_costly():
    s = position("ready a: egidia-arru [blood 5], madison [blood 1]\nready b: nassir\nready c: ryan [bowed]")
    play_through(s, "bleed with egidia-arru", "block with nassir")
    rest(s)
    assert (where(s, "nassir"), s.pool) == ("torpor", (30, 29, 30))
    s = position("ready a: egidia-arru [bowed], madison [blood 2]\nready b: nassir\nready c: ryan [bowed]")
    play_through(s, "bleed with madison", "block with nassir")
    rest(s)
    assert s.pool == (30, 30, 30)


def test_larissa_bleeds_harder_for_a_card_of_animalism():
    s = position(f"ready a: larissa-moreira [blood 5], madison [blood 1]\nhand a: cats-guidance, dodge\n{IDLE}")
    s.choose("bleed with larissa-moreira")
    reach(s, "use larissa-moreira", "cats-guidance")
    rest(s)
    assert (s.pool[1], where(s, "dodge")) == (28, "hand")


def test_abraham_hides_and_sees_for_cards_of_blood_sorcery():
    s = position(f"ready a: abraham-dusable [blood 5], madison [blood 1]\nhand a: theft-of-vitae\n{AWAKE}")
    play_through(s, "bleed with abraham-dusable", "block with nassir")
    reach(s, "use a/abraham-dusable") if "use a/abraham-dusable" in options(s) else reach(s, "use abraham-dusable 2")
    reach(s, "theft-of-vitae") if "theft-of-vitae" in options(s) else None
    rest(s)
    assert s.pool[1] == 29
    s = position(
        "ready a: double-deuce [lives 3]\nready b: abraham-dusable [blood 5]\nhand b: theft-of-vitae\n"
        "ready c: ryan [bowed]"
    )
    play_through(s, "bleed with double-deuce", "block with abraham-dusable")
    s.choose(next(each for each in options(s) if each.startswith("use")))
    assert s.pool[1] == 30


def test_cedrick_fears_defeat():
    s = position(
        f"ready a: cedrick-calhoun [blood 5], madison [blood 1]\nhand a: ancilla-empowerment\n"
        f"ready b: {PRINCE} [blood 3]\nready c: ryan [bowed]"
    )
    play_through(s, "play ancilla-empowerment", "a/cedrick-calhoun")
    reach(s, f"vote against with b/{PRINCE}")
    rest(s)
    assert where(s, "cedrick-calhoun") == "torpor"
    s = position(f"ready a: cedrick-calhoun [blood 5], madison [blood 1]\nhand a: ancilla-empowerment\n{IDLE}")
    play_through(s, "play ancilla-empowerment", "a/cedrick-calhoun")
    rest(s)
    assert where(s, "cedrick-calhoun") == "ready"
    s = position(
        "ready a: cedrick-calhoun [blood 5], madison [blood 1]\nhand a: ancilla-empowerment\n"
        "ready b: nassir [blood 4]\nhand b: delaying-tactics\nready c: ryan [bowed]"
    )
    play_through(s, "play ancilla-empowerment", "a/cedrick-calhoun", "no block", "play delaying-tactics")
    rest(s)
    assert (where(s, "ancilla-empowerment"), where(s, "cedrick-calhoun")) == ("hand", "torpor")  # cancelled
    s = position(f"ready a: cedrick-calhoun [blood 5], madison [blood 1]\nhand a: ancilla-empowerment\n{AWAKE}")
    reach(s, "play ancilla-empowerment", "a/cedrick-calhoun", "block with nassir")
    rest(s)
    assert where(s, "cedrick-calhoun") == "ready"  # blocked: nothing was called


def test_kalinda_unlocks_for_the_edge():
    s = position(f"edge: a\nready a: kalinda-g6 [bowed, blood 5], madison [blood 1]\n{IDLE}")
    s.choose("use kalinda-g6")
    assert (locked(s, "kalinda-g6"), s.edge) == (False, -1)
    s = position(f"edge: b\nready a: kalinda-g6 [bowed, blood 5], madison [blood 1]\n{IDLE}")
    assert "use kalinda-g6" not in options(s)


def test_kasim_is_stronger_for_a_political_card():
    s = position(f"ready a: kasim-bayar [blood 5], madison [blood 1]\nhand a: ancilla-empowerment, dodge\n{AWAKE}")
    play_through(s, "bleed with kasim-bayar", "block with nassir")
    reach(s, "use kasim-bayar", "ancilla-empowerment")
    rest(s)
    assert (blood_on(s, "nassir"), number(s, "strength", "kasim-bayar"), where(s, "dodge")) == (1, 1, "hand")


def test_aline_unlocks_after_another_anarch():
    anarch, other = vampire(sect="Anarch", capacity=5), vampire(clan="Ventrue")
    s = position(f"ready a: aline-gadeke [bowed, blood 5], {anarch} [blood 1], {other} [blood 1]\n{IDLE}")
    play_through(s, f"hunt with {anarch}", "use aline-gadeke")
    assert (locked(s, "aline-gadeke"), blood_on(s, "aline-gadeke")) == (False, 4)
    s = position(f"ready a: aline-gadeke [bowed, blood 5], {anarch} [blood 1], {other} [blood 1]\n{IDLE}")
    s.choose(f"hunt with {other}")
    assert "use aline-gadeke" not in options(s)


def test_gostoso_feeds_on_his_prey_only():
    s = position(f"ready a: gostoso [blood 1], madison [blood 1]\n{IDLE}")
    play_through(s, "bleed with gostoso", "use gostoso")
    assert blood_on(s, "gostoso") == 2


def test_osvaldo_bleeds_toreador_and_ventrue_harder():
    for clan, lost in (("Toreador", 2), ("Brujah", 1)):
        s = position(
            f"ready a: osvaldo-kuhnemann [blood 1], madison [blood 1]\n"
            f"ready b: {vampire(clan=clan)} [bowed]\nready c: ryan [bowed]"
        )
        s.choose("bleed with osvaldo-kuhnemann")
        assert s.pool[1] == 30 - lost


def test_castellan_sees_directed_actions_better():
    s = position(
        "ready a: double-deuce [lives 3], madison [blood 1]\nready b: castellan [blood 5]\nready c: ryan [bowed]"
    )
    s.choose("bleed with double-deuce")
    assert number(s, "intercept", "castellan") == 1
    s = position(
        "ready a: double-deuce [lives 3], madison [blood 1]\nready b: castellan [blood 5]\nready c: ryan [bowed]"
    )
    s.choose("hunt with madison")
    assert number(s, "intercept", "castellan") == -1


def test_aaradhya_unlocks_after_politics_only():
    s = position(
        f"ready a: aaradhya-the-callous-tyrant [blood 5], madison [blood 1]\nhand a: ancilla-empowerment\n{IDLE}"
    )
    play_through(s, "play ancilla-empowerment", "a/aaradhya-the-callous-tyrant")
    reach(s, "use aaradhya-the-callous-tyrant")
    assert not locked(s, "aaradhya-the-callous-tyrant")
    s = position(f"ready a: aaradhya-the-callous-tyrant [blood 5], madison [blood 1]\n{IDLE}")
    s.choose("bleed with aaradhya-the-callous-tyrant")
    assert locked(s, "aaradhya-the-callous-tyrant")


def test_marialena_burns_blood_when_she_is_blocked():
    s = position(f"ready a: marialena [blood 4], madison [blood 1]\n{AWAKE}")
    play_through(s, "bleed with marialena", "block with nassir")
    rest(s)
    assert blood_on(s, "marialena") == 2
    s = position(f"ready a: marialena [blood 4], madison [blood 1]\n{AWAKE}")
    play_through(s, "bleed with madison", "block with nassir")
    rest(s)
    assert blood_on(s, "marialena") == 4


def test_abderrahim_hides_allies_and_the_young():
    old = vampire(capacity=10)
    for who, hidden in (("the-knights", True), ("madison", True), (old, False)):
        s = position(
            f"ready a: abderrahim-deaths-hand [blood 4], {who} [{'lives 2' if who == 'the-knights' else 'blood 2'}]\n{AWAKE}"
        )
        play_through(s, f"bleed with {who}", "block with nassir") if who != "the-knights" else None
        if who != "the-knights":
            assert (
                "use abderrahim-deaths-hand" in options(s) or "use a/abderrahim-deaths-hand" in options(s)
            ) == hidden


def test_frau_schadel_recruits_in_secret():
    s = position(f"ready a: frau-schadel [blood 4]\nhand a: vagabond-mystic\n{AWAKE}")
    s.choose("play vagabond-mystic")
    assert (options(s)[0], number(s, "stealth", "frau-schadel")) == ("block with b/nassir", 1)
    s = position(f"ready a: frau-schadel [blood 4]\n{AWAKE}")
    s.choose("hunt with frau-schadel")
    assert (options(s)[0], number(s, "stealth", "frau-schadel")) == ("block with b/nassir", 0)


def test_osric_hides_behind_a_location():
    s = position(f"ready a: osric-vladislav [blood 4], madison [blood 1]\nboard a: chantry\n{AWAKE}")
    play_through(s, "bleed with osric-vladislav", "block with nassir", "use osric-vladislav")
    assert (s.pool[1], where(s, "chantry")) == (29, "ash")
    s = position(f"ready a: osric-vladislav [blood 4], madison [blood 1]\nboard b: chantry\n{AWAKE}")
    play_through(s, "bleed with osric-vladislav", "block with nassir")
    assert where(s, "chantry") == "board"


def test_crossbreaker_grows_claws():
    s = position(f"ready a: crossbreaker [blood 4], madison [blood 1]\n{AWAKE}")
    play_through(s, "bleed with crossbreaker", "block with nassir")
    reach(s, "use crossbreaker")
    rest(s)
    assert where(s, "nassir") == "torpor"


GUARDS = [("opikun", True), ("huldu-the-desecrator", False)]


@pytest.mark.parametrize(("guard", "itself"), GUARDS)
@pytest.mark.ruling("VR-8.4")
def test_guards_prevent_damage_to_others(guard, itself):
    s = position(f"ready a: {guard} [blood 4], madison [blood 1]\n{AWAKE}")
    play_through(s, "bleed with madison", "block with nassir")
    reach(s, f"use {guard}")
    rest(s)
    assert (blood_on(s, "madison"), blood_on(s, guard)) == (1, 3)
    s = position(f"ready a: {guard} [blood 4], madison [blood 1]\n{AWAKE}")
    play_through(s, f"bleed with {guard}", "block with nassir")
    assert (f"use a/{guard}" in options(s) or f"use {guard}" in options(s)) == itself


@pytest.mark.parametrize(
    ("who", "found", "not_found"), [("sakhar", "sport-bike", "dodge"), ("dominica", "rebel", "blood-doll")]
)
def test_who_searches_a_library(who, found, not_found):
    s = position(
        f"ready a: {who} [blood 3], madison [blood 1]\nlibrary a: {found}, {not_found}, {found}\n"
        f"hand a: dodge, dodge, dodge, dodge, dodge, dodge, dodge\n{IDLE}"
    )
    s.choose(f"act with {who} by {who} 1")
    assert options(s) == [f"fetch library/{found}", "none"]
    s.choose(f"fetch library/{found}")
    assert found in faces(s, "hand", 0)
    assert asked(s)[0] == 0
