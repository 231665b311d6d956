"""Chapters 4.1, 6.5, 11 and 12: who is asked when, and what follows by itself."""

import pytest

from coterie.games.vtes.rules.combat import COMBAT
from coterie.games.vtes.rules.strikes import Combat
from coterie.games.vtes.rules.windows import directed, order_now, undirected
from coterie.kernel.events import about, about_seat, happening
from coterie.kernel.pieces import pile, ref
from tests.vtes.moments import MOMENTS
from tests.vtes.tools import (
    OTHERS,
    asked,
    blood_on,
    borne_by,
    faces,
    find,
    happen,
    locked,
    options,
    play_through,
    position,
    vampire,
    where,
)

SIX = ", ".join(["dodge"] * 6)


@pytest.mark.ruling("V-074", "V-077", "V-081")
def test_the_acting_methuselah_is_first_and_all_pass_in_turn():
    s = position(
        "ready a: belinde [blood 5], madison [bowed, blood 1]\nhand a: conditioning, lost-in-crowds\n"
        "ready b: oshri-dahan [blood 4]\nhand b: deflection\nready c: ryan [bowed, blood 4]"
    )
    s.choose("bleed with belinde")
    s.choose("no block")
    found = [asked(s)[0]]
    s.choose("pass")
    assert found == [1]  # state C: b has its answer
    assert (s.pool[1], s.edge) == (29, 0)
    who = vampire("OBF", "DOM")
    s = position(
        f"ready a: {who} [blood 5], madison [bowed, blood 1]\nhand a: conditioning, dodge\nready b: oshri-dahan [blood 4]\n"
        "hand b: deflection\nready c: ryan [bowed, blood 4]"
    )
    s.choose(f"bleed with {who}")
    assert asked(s)[0] == 0  # the acting one before everybody else
    s.choose("pass")
    assert asked(s) == (1, ["block with b/oshri-dahan", "no block"])
    s.choose("no block")
    assert asked(s) == (0, ["play conditioning", "pass"])
    s.choose("pass")
    assert asked(s) == (1, ["play deflection", "pass"])


@pytest.mark.ruling("V-078", "V-079", "V-080")
def test_the_order_of_the_impulse():
    s = position("ready a: madison [blood 2]\n", players=5)
    assert undirected(s, 0) == (0, 1, 4, 2, 3)  # prey, predator, then clockwise
    assert directed(s, 0, (2,)) == (0, 2, 1, 3, 4)  # the defender
    assert directed(s, 0, (4, 2)) == (0, 2, 4, 1, 3)  # several: those clockwise
    s = position("out: b\nready a: madison [blood 2]\n", players=5)
    assert undirected(s, 0) == (0, 2, 4, 3)


@pytest.mark.ruling("V-078", "VR-8.1")
def test_in_combat_the_acting_minion_decides_first():
    s = position(
        "ready a: madison [blood 4], nassir [bowed, blood 1]\nhand a: bums-rush, dodge\nready b: min-seo [bowed, blood 3]\n"
        "hand b: dodge\nready c: ryan [bowed, blood 2]"
    )
    play_through(s, "play bums-rush", "b/min-seo", "pass")
    assert asked(s) == (0, ["play dodge", "hand strike"])
    s.choose("hand strike")
    assert asked(s) == (1, ["play dodge", "hand strike"])


@pytest.mark.ruling("VR-8.1")
def test_two_minions_of_one_methuselah_never_fight_and_torpid_ones_neither():
    s = position(
        "ready a: madison [blood 4], nassir [bowed, blood 1]\nhand a: bums-rush\ntorpor b: min-seo [blood 3]\n"
        "ready c: ryan [bowed, blood 2]"
    )
    s.choose("play bums-rush")
    assert asked(s) == (0, ["use a/madison", "pass"])  # ryan is the only target, and the combat has begun


@pytest.mark.ruling("C-021", "VR-6.4")
def test_what_is_used_as_an_action_is_announced_comes_before_all_else():
    who = vampire("DOM", capacity=7)
    s = position(
        f"ready a: {who} [blood 5], madison [bowed, blood 1]\nhand a: seduction, conditioning, govern-the-unaligned\n"
        "library a: vessel, vessel, vessel\nready b: nassir [blood 3]\nready c: ryan [bowed, blood 2]"
    )
    s.choose("play govern-the-unaligned")
    assert asked(s) == (0, ["play seduction", "pass"])  # conditioning comes later
    assert len(pile(s, "hand", 0)) == 5  # the action card has been replaced already
    s.choose("pass")
    assert asked(s) == (0, ["play conditioning", "pass"])


@pytest.mark.ruling("C-037", "VR-6.8", "VR-12")
def test_an_actor_that_leaves_before_the_block_resolves_ends_the_action():
    s = position(
        "ready a: madison [blood 6], nassir [bowed, blood 1]\nhand a: change-of-target\nready b: min-seo [blood 4]\n"
        "ready c: ryan [bowed, blood 2]"
    )
    play_through(s, "bleed with madison", "block with min-seo")
    assert s.asked[1][1][0] == "blocked"
    who = find(s, "madison")
    s.asked = None
    s.todo.append((happening, about(s, "torpor", who)))
    s.play()
    assert (locked(s, "min-seo"), blood_on(s, "min-seo"), where(s, "madison")) == (False, 3, "torpor")


@pytest.mark.ruling("C-065", "VR-1.4")
def test_a_library_is_searched_in_private_and_shuffled():
    who = vampire("tha", capacity=5)
    s = position(
        f"ready a: {who} [blood 4], madison [bowed, blood 1]\nhand a: magic-of-the-smith, {SIX}\n"
        f"library a: vessel, 44-magnum, sport-bike, ivory-bow\npool: 2 30 30\n{OTHERS}"
    )
    s.choose("play magic-of-the-smith")
    if "way 1" in options(s):
        s.choose("way 1")
    assert sorted(options(s)) == [
        "fetch library/44-magnum",
        "fetch library/ivory-bow",
        "fetch library/sport-bike",
        "none",
    ] or ("fetch library/sport-bike" in options(s) and "fetch library/ivory-bow" not in options(s))
    s.choose("fetch library/sport-bike")
    assert (borne_by(s, who), s.pool[0]) == (["sport-bike"], 1)
    assert "44-magnum" not in str(s.notation(1))  # the others have not seen the library


@pytest.mark.ruling("VR-1.4", "V-043")
def test_a_replacement_is_drawn_in_private():
    s = position(
        f"ready a: madison [blood 6], min-seo [bowed, blood 1]\nhand a: computer-hacking, {SIX}\n"
        f"library a: vessel\n{OTHERS}"
    )
    s.choose("play computer-hacking")
    assert "vessel" in str(s.notation(0))
    assert "vessel" not in str(s.notation(1))


@pytest.mark.ruling("VR-1.5", "VR-6.6")
def test_stealth_and_intercept_may_be_negative_and_bleed_not():
    who = vampire("AUS")
    s = position(
        f"ready a: madison [blood 6], nassir [bowed, blood 1]\nready b: {who} [blood 3]\nhand b: telepathic-counter\n"
        "ready c: ryan [bowed, blood 2]"
    )
    play_through(s, "bleed with madison", "play telepathic-counter", "way 2", "no block")
    assert (s.pool[1], s.edge) == (30, -1)  # 1 - 2 is nothing: the action is successful, the bleed is not


@pytest.mark.ruling("VR-6.1", "VR-6.2")
def test_one_action_after_another_by_ready_unlocked_minions():
    s = position(
        "ready a: madison [blood 6], nassir [bowed, blood 2]\ntorpor a: min-seo [blood 1]\n"
        "ready b: oshri-dahan [bowed, blood 3]\nready c: ryan [bowed, blood 2]"
    )
    assert [text for text in options(s) if text.startswith(("bleed", "hunt"))] == [
        "bleed with a/madison",
        "hunt with a/madison",
    ]
    s.choose("hunt with madison")
    assert not any(text.startswith(("bleed", "hunt")) for text in options(s))  # it is locked now


@pytest.mark.ruling("VR-11.2", "V-010")
def test_what_follows_by_itself_comes_in_its_order():
    s = position(
        "pool: 10 1 10\nready a: madison [blood 6], nassir [bowed, blood 1]\n"
        "ready b: the-knights [lives 1], min-seo [blood 1]\nattached b: sport-bike [on ready/the-knights]\n"
        "ready c: ryan [bowed, blood 2]"
    )
    knights = find(s, "the-knights")
    happen(s, about(s, "blood", knights, -1), about_seat("pool", 1, -1))
    assert (s.out, s.pool[0], where(s, "the-knights")) == ((1,), 16, "removed")  # ousted first: nothing of it is burned
    s = position(
        "ready a: madison [blood 6], nassir [bowed, blood 1]\nready b: the-knights [lives 1]\n"
        "attached b: sport-bike [on ready/the-knights]\nready c: ryan [bowed, blood 2]"
    )
    happen(s, about(s, "blood", find(s, "the-knights"), -1))
    assert faces(s, "ash", 1) == ["the-knights", "sport-bike"]


@pytest.mark.ruling("VR-12", "VR-13.1")
def test_the_action_at_an_ousted_methuselah_ends():
    s = position(
        "pool: 10 1 9\nready a: madison [blood 6], nassir [bowed, blood 1]\nhand a: freak-drive\nready b: min-seo [blood 2]\n"
        "ready c: ryan [bowed, blood 2]"
    )
    s.choose("bleed with madison")
    happen(s, about_seat("pool", 1, -1))
    assert (s.out, s.pool[0], s.asked[1][0]) == ((1,), 16, "discard?")
    assert s.edge == -1


FIVE = "ready b: nassir [blood 3]\nready c: ryan [blood 3]\nready d: aunt-linda [blood 3]\nready e: cedrick-calhoun [blood 3]\n"
CANCELS = "".join([f"hand {seat}: {{card}}\n" for seat in "bcde"])


def who_may_cancel(card: str, text: str, *choices: str) -> list[int]:
    """Return which of four seats are asked, in order, whether they cancel a card of the fifth."""
    s = position(f"{text}\n{FIVE}{CANCELS.format(card=card)}", players=5)
    play_through(s, *choices)
    found = []
    while s.asked[1][0] == "cancel?":
        found.append(s.question.seat)
        s.choose("pass")
    return found


@pytest.mark.ruling("VR-4.1", "V-078", "V-080")
def test_whoever_may_cancel_a_card_is_asked_in_the_order_of_what_it_belongs_to():
    acting = "ready a: madison [blood 4], min-seo [bowed, blood 1]\nhand a: {}"
    out = "direct-intervention"
    assert who_may_cancel(out, acting.format("bums-rush"), "play bums-rush", "d/aunt-linda") == [3, 1, 2, 4]
    assert who_may_cancel(out, acting.format("computer-hacking"), "play computer-hacking") == [
        1,
        2,
        3,
        4,
    ]  # at the prey
    assert who_may_cancel(out, acting.format("sport-bike"), "play sport-bike") == [1, 4, 2, 3]  # prey, predator, others
    master = f"phase: 5.2.2\n{acting.format('wall-street-night-financial-newspaper')}"
    assert who_may_cancel("sudden-reversal", master, "play wall-street-night-financial-newspaper") == [1, 2, 3, 4]


@pytest.mark.ruling("VR-8.5", "V-078")
def test_in_combat_the_defender_is_second_whatever_is_asked():
    for moment, order in (("close", (0, 1, 2)), ("hunt", (0, 1, 2)), ("quiet", (0, 1, 2))):
        assert order_now(MOMENTS[moment]()) == order
    s = position("ready a: madison [blood 2]\nready d: nassir [blood 1]", players=5)
    COMBAT.begin(s, Combat(ref(s, find(s, "madison")), ref(s, find(s, "nassir")), seats=(0, 3)))
    assert order_now(s) == (0, 3, 1, 2, 4)
