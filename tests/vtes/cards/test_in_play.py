"""Masters, political actions and vampires of the fixed decks: what each does, and what it must not do."""

import pytest

from coterie.games.vtes import GAME
from tests.vtes.tools import (
    OTHERS,
    blood_on,
    borne_by,
    faces,
    locked,
    number,
    options,
    play_through,
    position,
    vampire,
    where,
)

pytestmark = pytest.mark.ruling("VR-5.1", "VR-5.2", "VR-7.1")
GROUNDS = ("asylum", "zoo", "underworld", "warzone", "temple", "political")


@pytest.mark.parametrize("name", GROUNDS)
@pytest.mark.ruling("VR-5.1")
def test_hunting_grounds_feed_a_ready_vampire(name):
    s = position(
        f"phase: 5.1.4\nlibrary a: dodge\nboard a: {name}-hunting-ground\nready a: madison [blood 1]\n{OTHERS}"
    )
    s.choose(f"use a/{name}-hunting-ground")
    assert (blood_on(s, "madison"), blood_on(s, "nassir")) == (2, 2)


@pytest.mark.parametrize("name", ["animalism", "celerity", "obfuscate", "oblivion", "potence", "protean"])
@pytest.mark.ruling("V-098", "V-099")
def test_disciplines_give_a_level_and_a_capacity(name):
    code = GAME.faces[name].teaches
    expert = vampire(code.upper())
    s = position(f"phase: 5.2.1\nhand a: {name}\nready a: madison [blood 1], {expert} [blood 1]\n{OTHERS}")
    before = number(s, code, "madison"), number(s, "capacity", "madison")
    s.choose(f"play {name}")
    assert f"a/{expert}" not in options(s)  # it is superior already
    s.choose("a/madison")
    assert (number(s, code, "madison"), number(s, "capacity", "madison")) == (before[0] + 1, before[1] + 1)


HIDING = [("backways", "Gangrel"), ("opium-den", "Ministry"), ("elysian-fields", "Lasombra"), ("anarch-railroad", "")]


@pytest.mark.parametrize(("card", "clan"), HIDING)
@pytest.mark.ruling("VR-6.6")
def test_locations_that_hide(card, clan):
    who = vampire(clan=clan) if clan else vampire(sect="Anarch")
    other = vampire(clan="Ventrue", sect="Camarilla")
    for actor, hidden in ((who, True), (other, False)):
        s = position(
            f"ready a: {actor} [blood 3], loyal-street-gang [lives 2]\nboard a: {card}\nready b: nassir [blood 2]\n"
            "ready c: ryan [bowed]"
        )
        play_through(s, f"bleed with {actor}", "block with nassir")
        assert (f"use a/{card}" in options(s)) == hidden
        if hidden:
            s.choose(f"use a/{card}")
            assert (s.pool[1], locked(s, card)) == (29, True)


@pytest.mark.parametrize(("card", "clan", "capacity"), [("market-square", "Banu Haqim", 0), ("kumpania", "Ravnos", 5)])
@pytest.mark.ruling("VR-6.6")
def test_cards_that_watch(card, clan, capacity):
    for who, seen in ((vampire(clan=clan, capacity=capacity), True), (vampire(clan="Ventrue"), False)):
        s = position(
            f"ready a: double-deuce [lives 3]\nready b: {who} [blood 2]\nboard b: {card}\nready c: ryan [bowed]"
        )
        play_through(s, "bleed with double-deuce", f"block with {who}")
        assert (f"use b/{card}" in options(s)) == seen
        if seen:
            s.choose(f"use b/{card}")
            assert (s.pool[1], blood_on(s, "double-deuce")) == (30, 2)


PROUD = [("aching-beauty", vampire(clan="Toreador")), ("terrifying-visage", vampire(path="Cathari"))]


@pytest.mark.parametrize(("card", "who"), PROUD)
def test_who_blocks_the_proud_burns_pool(card, who):
    s = position(
        f"ready a: {who} [blood 3], loyal-street-gang [lives 2]\nattached a: {card} [on ready/{who}]\n"
        "ready b: nassir [blood 2]\nready c: ryan [bowed]"
    )
    play_through(s, f"bleed with {who}", "block with nassir")
    assert s.pool == (30, 29, 30)
    s = position(
        f"ready a: {who} [blood 3], loyal-street-gang [lives 2]\nattached a: {card} [on ready/{who}]\n"
        "ready b: nassir [blood 2]\nready c: ryan [bowed]"
    )
    play_through(s, "bleed with loyal-street-gang", "block with nassir")
    assert s.pool == (30, 30, 30)


def test_numbers_of_permanents():
    sabbat = vampire(sect="Sabbat")
    s = position(f"board a: the-hungry-coyote, elder-library\nready a: {sabbat} [blood 1], madison [blood 1]\n{OTHERS}")
    assert (number(s, "hunt", sabbat), number(s, "hunt", "madison")) == (2, 1)
    from coterie.games.vtes.facts import hand_size

    assert (hand_size(s, 0), hand_size(s, 1)) == (8, 7)
    s = position(f"ready a: andre-the-manipulator [blood 1]\ntorpor b: carmelita-neillson\n{OTHERS}")
    assert (hand_size(s, 0), hand_size(s, 1)) == (9, 7)
    s = position(f"ready a: carmelita-neillson [blood 1]\n{OTHERS}")
    assert hand_size(s, 0) == 8


@pytest.mark.parametrize("card", ["elysium-the-palace-of-versailles", "power-structure"])
@pytest.mark.ruling("VR-7.2")
def test_cards_that_are_locked_for_votes(card):
    prince = vampire(title="prince", clan="Lasombra" if card == "power-structure" else "Ventrue")
    s = position(
        f"board a: {card}\nhand a: anarchist-uprising\nready a: {prince} [blood 3], loyal-street-gang [lives 2]\n{OTHERS}"
    )
    before = number(s, "votes", prince)
    play_through(s, "play anarchist-uprising", f"use a/{card}")
    assert (number(s, "votes", prince), number(s, "votes", "nassir")) == (before + 1, 0)


def test_minion_tap_moves_as_much_as_wanted():
    s = position(f"phase: 5.2.1\nhand a: minion-tap\nready a: madison [blood 3]\n{OTHERS}")
    s.choose("play minion-tap")
    assert options(s) == ["0", "1", "2", "3"]
    s.choose("2")
    assert (s.pool[0], blood_on(s, "madison")) == (32, 1)


@pytest.mark.ruling("VR-4.8")
def test_villein_moves_blood_and_makes_more_of_it_dearer():
    s = position(
        "phase: 5.2.1\nmasters: 3\nhand a: villein, villein, minion-tap\nready a: nassir [blood 4], madison [blood 1]\n"
        "library a: dodge\nready b: ryan [bowed, blood 2]"
    )
    play_through(s, "play villein", "a/nassir")
    assert options(s) == ["2", "3", "4"]
    s.choose("2")
    assert (s.pool[0], blood_on(s, "nassir"), borne_by(s, "nassir")) == (32, 2, ["villein"])
    if "play minion-tap" in options(s):
        play_through(s, "play minion-tap", "a/madison", "1")
        assert s.pool[0] == 32  # 1 for the blood, 1 for the villein
    s = position(
        "phase: 5.2.1\nhand a: villein\nready a: nassir [blood 4]\nattached a: villein [on ready/nassir]\n"
        + OTHERS.replace("nassir", "madison")
    )
    play_through(s, "play villein", "2")
    assert s.pool[0] == 31
    s = position("phase: 5.2.1\nhand a: villein\nready a: nassir\n" + OTHERS.replace("nassir", "madison"))
    assert "play villein" not in options(s)  # no blood


@pytest.mark.ruling("VR-4.8", "V-062")
def test_a_second_villein_may_be_paid_with_the_last_pool():
    s = position(
        "phase: 5.2.1\npool: 1 9 9\nhand a: villein\nready a: nassir [blood 4]\nattached a: villein [on ready/nassir]\n"
        + OTHERS.replace("nassir", "madison")
    )
    assert "play villein" in options(s)


def test_toreador_grand_ball():
    one, two = vampire(clan="Toreador", sect="Camarilla"), vampire(clan="Toreador", sect="Camarilla", nth=1)
    s = position(
        f"phase: 5.2.1\nhand a: toreador-grand-ball\nready a: {one} [blood 2], {two} [blood 2], loyal-street-gang [lives 2]\n"
        "ready b: madison [blood 2]\nready c: ryan [bowed]"
    )
    play_through(s, "play toreador-grand-ball", f"a/{one}")
    if f"a/{two}" in options(s):
        assert f"a/{one}" not in options(s)
        s.choose(f"a/{two}")
    assert (locked(s, one), locked(s, two), faces(s, "board")) == (True, False, ["toreador-grand-ball"])
    while not any(text.startswith("hunt with") for text in options(s)):
        s.choose("done")
    s.choose(f"hunt with {two}")
    assert s.question.seat == 0  # nobody was asked to block
    assert blood_on(s, two) == 3
    while s.active == 0:
        s.choose("done")
    ways = [text for text in options(s) if "toreador-grand-ball" in text]
    while not ways:
        s.choose("done" if "done" in options(s) else options(s)[-1])
        ways = [text for text in options(s) if "toreador-grand-ball" in text]
    s.choose(ways[0])
    while where(s, "toreador-grand-ball") == "board" and "no block" in options(s):
        s.choose("no block")
    assert where(s, "toreador-grand-ball") == "ash"


def test_the_locked_toreador_does_not_unlock_while_the_ball_lasts():
    one, two = vampire(clan="Toreador", sect="Camarilla"), vampire(clan="Toreador", sect="Camarilla", nth=1)
    s = position(
        f"phase: 5.2.1\nhand a: toreador-grand-ball\nready a: {one} [blood 3], {two} [bowed, blood 3]\n"
        f"ready b: ryan [bowed, blood 2]",
        players=2,
    )
    play_through(s, "play toreador-grand-ball", f"a/{one}")
    if f"a/{two}" in options(s):
        s.choose(f"a/{two}")
    turn = s.turn
    while s.turn < turn + 2 or locked(s, two):
        s.choose("done" if "done" in options(s) else "pass" if "pass" in options(s) else options(s)[-1])
    assert (locked(s, one), locked(s, two)) == (True, False)


def test_life_in_the_city_feeds_a_ready_vampire():
    s = position(
        f"phase: 5.2.1\nhand a: life-in-the-city\nready a: madison [blood 1]\ntorpor a: patrik-soderberg\n{OTHERS}"
    )
    s.choose("play life-in-the-city")
    assert "a/torpor/patrik-soderberg" not in options(s)
    s.choose("a/madison")
    assert blood_on(s, "madison") == 2


def test_unholy_sacrament_wants_a_titled_sabbat_vampire():
    bishop = vampire(sect="Sabbat", title="archbishop")
    s = position(f"phase: 5.2.1\nhand a: unholy-sacrament\nuncontrolled a: madison, {bishop}\n{OTHERS}")
    s.choose("play unholy-sacrament")
    for choice in options(s):
        if "uncontrolled" in choice:
            assert options(s) == ["a/uncontrolled.2"]
            s.choose(choice)
            break
    assert (blood_on(s, bishop), blood_on(s, "madison")) == (3, 0)


def test_powerbase_montreal_feeds_and_is_stolen():
    s = position(
        f"phase: 5.4.1\nboard a: powerbase-montreal\nuncontrolled a: madison\nready a: the-knights [lives 2]\n{OTHERS}"
    )
    play_through(s, "use a/powerbase-montreal")
    if "a/uncontrolled.1" in options(s):
        s.choose("a/uncontrolled.1")
    assert blood_on(s, "madison") == 1
    assert "use a/powerbase-montreal" not in options(s)
    s = position(f"board b: powerbase-montreal\nready a: madison [blood 1], loyal-street-gang [lives 2]\n{OTHERS}")
    thieves = [text for text in options(s) if text.startswith("act with")]
    assert len(thieves) == 1
    s.choose(thieves[0])
    assert faces(s, "board", 0) == ["powerbase-montreal"]


def test_guardian_angel_watches_and_falls_with_its_vampire():
    s = position("ready a: madison [blood 3]\nready b: nassir [blood 2]\nattached b: guardian-angel [on ready/nassir]")
    s.choose("bleed with madison")
    assert number(s, "intercept", "nassir") == 1
    s.choose("block with nassir")
    s.choose("use b/guardian-angel")
    assert blood_on(s, "nassir") == 2
    s = position("ready a: madison [blood 3]\nready b: nassir [blood 0]\nattached b: guardian-angel [on ready/nassir]")
    play_through(s, "bleed with madison", "block with nassir", "pass")
    assert (where(s, "nassir"), where(s, "guardian-angel")) == ("torpor", "ash")


def test_rebel_feeds_on_blocks_of_the_titled_only():
    prince = vampire(title="prince")
    for who, gained in ((prince, 1), ("madison", 0)):
        s = position(
            f"ready a: {who} [blood 3], loyal-street-gang [lives 2]\nready b: nassir [blood 2]\n"
            "attached b: rebel [on ready/nassir]\nready c: ryan [bowed]"
        )
        play_through(s, f"bleed with {who}", "block with nassir")
        assert blood_on(s, "nassir") == 1 + gained
    s = position(
        f"phase: 5.2.1\nhand a: rebel\nready a: madison [blood 1]\nattached a: monster [on ready/madison]\n{OTHERS}"
    )
    assert "play rebel" not in options(s)


def test_monster_unlocks_after_a_victory():
    s = position(
        "ready a: madison [blood 3], loyal-street-gang [lives 2]\nattached a: monster [on ready/madison]\n"
        "ready b: nassir [blood 0]\nready c: ryan [bowed]"
    )
    play_through(s, "bleed with madison", "block with nassir")
    s.choose("use a/madison")
    assert (locked(s, "madison"), where(s, "nassir")) == (False, "torpor")


@pytest.mark.ruling("V-089")
@pytest.mark.parametrize("card", ["monster", "perfectionist", "cavalier"])
def test_who_controls_the_vampire_uses_an_archetype_and_not_who_has_played_it(card):
    """Seat b has played the card on a vampire that seat a has taken since."""
    s = position(
        f"ready a: madison [blood 3], loyal-street-gang [lives 2]\nattached b: {card} [on ready/madison]\n"
        "hand a: govern-the-unaligned\nready b: nassir [blood 0]\nready c: ryan [bowed]"
    )
    if card == "monster":
        play_through(s, "bleed with madison", "block with nassir")
    elif card == "cavalier":
        s = position(
            "ready a: mistress-fanchon [blood 3], loyal-street-gang [lives 2]\n"
            "attached b: cavalier [on ready/mistress-fanchon]\nhand a: govern-the-unaligned\n"
            "ready b: nassir [bowed]\nready c: ryan [bowed]"
        )
        play_through(s, "play govern-the-unaligned")
    else:
        play_through(s, "bleed with madison", "no block")
    while not any(each.startswith("use") for each in options(s)):
        s.choose(options(s)[-1])
    assert s.question.seat == 0


def test_misdirection_locks_any_minion():
    s = position(f"phase: 5.2.1\nhand a: misdirection\nready a: madison [blood 1]\n{OTHERS}")
    s.choose("play misdirection")
    assert "a/madison" in options(s)


@pytest.mark.parametrize("card", ["anarchist-uprising", "domain-challenge"])
@pytest.mark.ruling("VR-7.1")
def test_each_burns_for_its_minions(card):
    s = position(
        f"hand a: {card}\nready a: madison [blood 3], the-knights [lives 2]\n"
        "ready b: nassir [bowed], patrik-soderberg [blood 1]\n"
        "ready c: ryan [bowed]"
    )
    s.choose(f"play {card}")
    while "no block" in options(s):
        s.choose("no block")
    while s.pool == (30, 30, 30) and "pass" in options(s):
        s.choose("pass")
    assert s.pool == ((28, 28, 29) if card == "anarchist-uprising" else (29, 29, 29))


@pytest.mark.ruling("VR-7.1")
def test_conservative_agitation_has_a_point_for_each_methuselah():
    s = position(f"hand a: conservative-agitation\nready a: madison [blood 3], loyal-street-gang [lives 2]\n{OTHERS}")
    play_through(s, "play conservative-agitation", "seat b", "seat b")
    assert s.pool == (30, 28, 29)


def test_malkavian_justicar_makes_a_justicar():
    inside, other = vampire(clan="Malkavian", sect="Camarilla"), vampire(clan="Ventrue", sect="Camarilla")
    s = position(
        f"hand a: malkavian-justicar\nready a: {other} [blood 3]\n"
        f"ready b: {inside} [bowed, blood 3]\nready c: ryan [bowed]"
    )
    s.choose("play malkavian-justicar")
    while not borne_by(s, inside):
        assert f"a/{other}" not in options(s)
        s.choose("pass")
    assert number(s, "votes", inside) >= 3


# ── vampires ────────────────────────────────────────────────────────────────────────────────────────────────────────

RUSHING = ["theo-bell-g6", "dafina-hanganu", "barachiel"]


@pytest.mark.parametrize("who", RUSHING)
@pytest.mark.ruling("VR-6.3")
def test_vampires_that_enter_combat_with_anybody(who):
    s = position(
        f"ready a: {who} [blood 3], madison [bowed]\nready b: nassir [bowed, blood 2]\nready c: the-knights [bowed]"
    )
    named = [text.rpartition(" ")[2] for text in options(s) if text.startswith("act with")]
    assert named == ["b/nassir", "c/the-knights"]


def test_vampires_that_enter_combat_with_some():
    text = "ready b: nassir [bowed, blood 2]\nready c: ryan [bowed, blood 2]\nready d: patrik-soderberg [blood 2]"
    s = position(f"ready a: nathaniel-bordruff [blood 3]\n{text}", players=4)
    assert [t.rpartition(" ")[2] for t in options(s) if t.startswith("act with")] == ["b/nassir", "c/ryan"]
    s = position(f"ready a: gustaphe-brunnelle [blood 3]\n{text}", players=4)
    assert [t.rpartition(" ")[2] for t in options(s) if t.startswith("act with")] == ["b/nassir", "d/patrik-soderberg"]


def test_jeremy_bleeds_once_either_way_and_apolonia_steals():
    s = position(f"ready a: jeremy-wix-wyzchovsky [blood 3], loyal-street-gang [lives 2]\n{OTHERS}")
    s.choose(next(text for text in options(s) if text.startswith("act with")))
    assert s.pool[1] == 28
    s = position(f"ready a: apolonia-czarnecki [blood 3], loyal-street-gang [lives 2]\n{OTHERS}")
    s.choose(next(text for text in options(s) if text.endswith("b/nassir")))
    assert (blood_on(s, "nassir"), blood_on(s, "apolonia-czarnecki")) == (1, 4)


BLOCKING = [
    ("bret-stryker", "alice-chen", "bleed", -1),
    ("bret-stryker", "madison", "bleed", 0),
    ("the-dowager", "madison", "bleed", 1),
    ("the-dowager", "madison", "hunt", 0),
    ("martina-srnankova", "madison", "bleed", 1),
    ("martina-srnankova", "madison", "hunt", 0),
    ("hafthor-thorsteinsson", "madison", "hunt", 1),
    ("rinaldo-albizzi", "madison", "hunt", 1),
    ("azucena", vampire(clan="Lasombra", capacity=3), "bleed", 1),
    ("azucena", vampire(clan="Lasombra", capacity=6), "bleed", -1),
    ("azucena", "madison", "bleed", 0),
    ("oluwafunmilayo", "madison", "bleed", 0),
    (vampire(clan="Tzimisce"), "rutor", "bleed", -1),
    ("nassir", "rutor", "bleed", 0),
]


@pytest.mark.parametrize(("who", "actor", "deed", "more"), BLOCKING)
@pytest.mark.ruling("VR-6.6")
def test_intercept_of_vampires(who, actor, deed, more):
    s = position(f"ready a: {actor} [blood 3]\nready b: {who} [blood 2], nassir [blood 2]\nready c: ryan [bowed]")
    s.choose(f"{deed} with {actor}")
    assert number(s, "intercept", who) == more


STEALTHY = [
    ("ariane", "hunt", -1),
    ("ariane", "bleed", 0),
    ("verrix-naughty-boy", "bleed", 1),
    ("kalyani-agent-of-doom", "hunt", -1),
]


@pytest.mark.parametrize(("who", "deed", "more"), STEALTHY)
@pytest.mark.ruling("VR-6.6")
def test_stealth_of_vampires(who, deed, more):
    s = position(f"ready a: {who} [blood 3]\nready b: nassir [blood 2]\nready c: ryan [bowed]")
    s.choose(f"{deed} with {who}")
    assert number(s, "stealth", who) == more


def test_kevin_and_a_brujah_are_stronger_against_each_other():
    brujah = vampire(clan="Brujah")
    for foe, strength in ((brujah, 2), ("nassir", 1)):
        s = position(
            f"ready a: kevin-jackson [blood 5], loyal-street-gang [lives 2]\n"
            f"ready b: {foe} [blood 3]\nready c: ryan [bowed]"
        )
        play_through(s, "bleed with kevin-jackson", f"block with {foe}")
        before = GAME.faces[foe].stats["strength"]
        assert blood_on(s, foe) == 3 - strength
        assert blood_on(s, "kevin-jackson") == 5 - before - (strength - 1)


COMBATANTS = [
    ("abaddon", "Range"),
    ("saku-pihlajamaki", "Range"),
    ("abaddon", "Press"),
    ("aidan-lyle", "Press"),
    ("serhat-gunde-combat-junkie", "Press"),
    ("lodin-olaf-holte", "Damage"),
    ("agnieszka-tempter-of-legions", "How does"),
]


@pytest.mark.parametrize(("who", "window"), COMBATANTS)
@pytest.mark.ruling("VR-8.2")
def test_what_vampires_can_do_in_combat(who, window):
    s = position(
        f"ready a: {who} [blood 3], loyal-street-gang [lives 2]\nready b: nassir [blood 2]\nready c: ryan [bowed]"
    )
    play_through(s, f"bleed with {who}", "block with nassir")
    while not s.question.prompt.startswith(window):
        s.choose("pass")
    used = [text for text in options(s) if text.startswith("use")]
    assert used
    s.choose(used[0])
    assert not s.question.prompt.startswith(window)  # once in a combat


def test_emily_burns_the_edge_to_unlock():
    s = position(f"phase: 5.5.1\nedge: a\nready a: emily-carson [bowed, blood 2]\n{OTHERS}")
    s.choose("use a/emily-carson")
    assert not locked(s, "emily-carson")
    assert s.edge == -1
    s = position(f"phase: 5.5.1\nready a: emily-carson [bowed, blood 2]\n{OTHERS}")
    assert "use a/emily-carson" not in options(s)


def test_thomas_costs_a_pool_in_torpor():
    s = position("ready a: madison [blood 3]\nready b: thomas-de-lutrius [blood 0]\nready c: ryan [bowed]")
    play_through(s, "bleed with madison", "block with thomas-de-lutrius")
    assert (where(s, "thomas-de-lutrius"), s.pool) == ("torpor", (30, 29, 30))


def test_kateline_makes_a_non_acting_vampire_abstain():
    prince = vampire(title="prince")
    s = position(
        f"hand a: anarchist-uprising\nready a: kateline-nadasdy [blood 3], loyal-street-gang [lives 2]\n"
        f"ready b: {prince} [bowed, blood 2]\nready c: ryan [bowed]"
    )
    play_through(s, "play anarchist-uprising", "use a/kateline-nadasdy")
    assert "a/kateline-nadasdy" not in options(s)
    s.choose(f"b/{prince}")
    assert f"vote against with b/{prince}" not in options(s)
    assert blood_on(s, "kateline-nadasdy") == 2


def test_rexton_and_aelswith_and_blocks():
    small = vampire(capacity=3)
    s = position(
        f"ready a: rexton-savage-abernathy [blood 3]\nready b: the-knights [lives 2], {small} [blood 1], "
        "nassir [blood 1]\nready c: ryan [bowed]"
    )
    s.choose("bleed with rexton-savage-abernathy")
    assert options(s) == ["block with b/nassir", "no block"]
    s = position(
        "ready a: aelswith-the-irresistible [blood 3], loyal-street-gang [lives 2]\nready b: nassir [blood 1]\n"
        "ready c: ryan [bowed]"
    )
    play_through(s, "bleed with aelswith-the-irresistible", "block with nassir")
    assert s.pool == (30, 29, 30)


def test_vessel_can_burn_any_blood_doll():
    s = position(
        "phase: 5.2.1\nhand a: vessel\nready a: nassir [blood 2], madison [blood 2]\nready b: ryan [bowed, blood 2]\n"
        "attached b: blood-doll [on ready/ryan]"
    )
    play_through(s, "play vessel", "a/nassir", "yes")
    assert (where(s, "blood-doll"), borne_by(s, "nassir")) == ("ash", ["vessel"])
    s = position("phase: 5.2.1\nhand a: vessel\nready a: nassir [blood 2], madison [blood 2]\nready b: ryan [bowed]")
    play_through(s, "play vessel", "a/nassir")
    assert "yes" not in options(s)
