"""Cards of the Shadowlands in the hands of a player: what they may decline, and the other side of each warlord (U-030)."""

import pytest

from coterie.games.l5r.facts.cards import fate_on
from coterie.games.l5r.state import CONTESTED
from tests.l5r.challenge.tools import versus
from tests.l5r.shadow.tools import against, told
from tests.l5r.tools import (
    asked,
    borne,
    declare,
    find,
    now,
    options,
    play,
    prompt,
    ring,
    row,
    taking_part,
    through,
    where,
)

HELD = "hand a: banzai\nhand b: banzai\nhand c: uncontained"
FIGHT = "conflict: c military air a1"


def at_theirs(text: str, **more):
    """Return the first question to who plays the Shadowlands."""
    s = versus(f"{text}\n{HELD}", windows="all", **more)
    while s.question.seat != 2:
        s.choose("pass")
    return s


# ── what may be declined (U-067) ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-067", "U-138")
def test_who_plays_them_may_decline_a_reaction_or_use_it():
    text = f"field c: lost-samurai [present]\nfield a: doji-whisperer [present, bowed]\n{FIGHT}"
    for answer, shamed in (("use c/lost-samurai", 1), ("pass", 0)):
        s = through(versus(f"{text}\n{HELD}", windows="all"), "answer?")
        while s.question.seat != 2 or "use c/lost-samurai" not in options(s):
            s.choose("pass")
        s.choose(answer)
        through(s, "ring effect?")
        assert row(s, "doji-whisperer", "field").count("dishonored") == shamed


@pytest.mark.ruling("U-067", "U-141")
def test_a_holding_asks_who_plays_them_and_spends_what_they_want():
    s = at_theirs("holdings c1: oni-lair\nfallen c: wild-ogre, lost-samurai\nfate: 0 0 4\nphase: conflict")
    while "use c1/oni-lair" not in options(s):
        s.choose("pass")
    s.choose("use c1/oni-lair")
    assert (prompt(s), options(s)) == ("may", ["yes", "no"])
    play(s, "yes", "no")
    assert (s.fate[2], len(s.piles["fallen", 2])) == (3, 1)


@pytest.mark.ruling("U-067")
def test_thundering_tide_keep_collects_only_if_their_player_wants_it():
    for answer, fate in (("use", 4), ("decline", 0)):
        s = at_theirs("holdings c1: thundering-tide-keep\nphase: conflict")
        while "decline" not in options(s):
            s.choose("pass")
        s.choose(next(said for said in options(s) if said.startswith(answer)))
        through(s, "window", "clear?")
        assert s.fate[2] == fate


def test_tainted_wasteland_is_forced_whoever_plays_them():
    text = (
        "attached c: tainted-wasteland [on provinces/shameful-display]\nfield c: wild-ogre\nfirst: b\nphase: conflict"
    )
    s = through(versus(f"{text}\n{HELD}", windows="all", format="stronghold"), "declare?")
    declare(s, "air military", "a3", "wild-ogre")
    through(s, "window")
    assert s.honor[:2] == (9, 9)


# ── warlords on their challenge sides ───────────────────────────────────────────────────────────────────────────────

AKUMA = "warlord c: akuma-no-oni-challenge\nphase: conflict\nfirst: b"


@pytest.mark.ruling("U-030", "U-033", "U-212")
def test_akuma_takes_all_fate_or_grants_a_military_conflict_as_the_controller_selects():
    s = at_theirs(
        f"{AKUMA}\nfield a: doji-whisperer [fate 3], deathseeker [fate 1]\nfield c: wild-ogre, goblin-brawler"
    )
    play(s, "use c/warlord/akuma-no-oni-challenge", "a/doji-whisperer")
    assert asked(s)[0] == 0
    s.choose(0)
    assert [fate_on(s, find(s, face, "field")) for face in ("doji-whisperer", "deathseeker")] == [0, 1]
    s = at_theirs(f"{AKUMA}\nfield a: doji-whisperer [fate 3]\nfield c: wild-ogre, goblin-brawler")
    play(s, "use c/warlord/akuma-no-oni-challenge", "a/doji-whisperer")
    s.choose(1)
    through(s, "declare?")
    declare(s, "air political", "a1", "wild-ogre")
    while not (prompt(s) == "declare?" and s.question.seat == 2):
        s.choose("pass" if "pass" in options(s) else s.question.default)
    assert (prompt(s), {said.split()[1] for said in options(s) if said != "pass"}) == ("declare?", {"military"})


@pytest.mark.ruling("U-033", "U-036")
def test_a_warlord_acts_once_a_round_also_if_it_comes_into_play():
    text = f"{AKUMA}\nfield a: doji-whisperer [fate 3]\nfield c: wild-ogre\nfate: 0 0 9"
    s = through(
        versus(f"{text}\nhand a: banzai\nhand c: direct-assault, unending-hatred", windows="all"), "declare?", "window"
    )
    while s.question.seat != 2:
        s.choose("pass")
    play(s, "use c/warlord/akuma-no-oni-challenge", "a/doji-whisperer")
    s.choose(0)
    through(s, "declare?")
    declare(s, "air military", "a1", "wild-ogre")
    while not (prompt(s) == "window" and s.question.seat == 2):
        s.choose(s.question.default)
    play(s, "use direct-assault", "no")
    assert taking_part(s) == ["akuma-no-oni-challenge", "wild-ogre"]
    while not (prompt(s) == "window" and s.question.seat == 2):
        s.choose("pass")
    assert not any("akuma" in said for said in options(s))


FLOWER = "warlord c: the-obsidian-flower-challenge\nphase: conflict\nfirst: b"


@pytest.mark.ruling("U-030")
def test_the_obsidian_flower_takes_a_tainted_character_or_honor_of_all():
    text = f"{FLOWER}\nfield a: doji-whisperer [tainted], deathseeker\nfield c: lost-samurai [tainted]"
    s = at_theirs(text)
    s.choose("use c/warlord/the-obsidian-flower-challenge")
    assert s.question.seat == 0
    s.choose(0)
    assert (s.honor, s.game.speaks(s, find(s, "doji-whisperer", "field"))) == ((4, 4, 0), 0)
    s = at_theirs(text)
    s.choose("use c/warlord/the-obsidian-flower-challenge")
    s.choose(1)
    assert (s.honor, s.game.speaks(s, find(s, "doji-whisperer", "field"))) == ((6, 6, 0), 2)


def test_the_obsidian_flower_has_no_use_for_the_untainted():
    s = at_theirs(f"{FLOWER}\nfield a: deathseeker\nfield c: lost-samurai [tainted]")
    assert "use c/warlord/the-obsidian-flower-challenge" not in options(s)


ATSUKO = "warlord c: atsuko-the-calamitous-challenge\nphase: conflict\nfirst: b\nfallen c: wild-ogre, chieftain-fouleye"


@pytest.mark.ruling("U-030")
def test_atsuko_lets_an_opponent_sacrifice_or_plays_a_fallen_character_for_two_less():
    text = f"{ATSUKO}\nfield a: doji-whisperer\nfate: 0 0 2"
    s = at_theirs(text)
    play(s, "use c/warlord/atsuko-the-calamitous-challenge", "seat a")
    assert asked(s)[0] == 0
    s.choose(0)
    assert where(s, "doji-whisperer") == "fallen"
    s = at_theirs(text)
    play(s, "use c/warlord/atsuko-the-calamitous-challenge", "seat a")
    s.choose(1)
    through(s, "fate?", "window")
    assert (where(s, "wild-ogre"), where(s, "chieftain-fouleye"), where(s, "doji-whisperer")) == (
        "field",
        "fallen",
        "field",
    )
    assert s.fate[2] == 1


def test_atsuko_plays_nobody_who_costs_too_much_and_an_opponent_without_characters_cannot_sacrifice():
    s = at_theirs(f"{ATSUKO}\nfield a: doji-whisperer\nfate: 0 0 0")
    play(s, "use c/warlord/atsuko-the-calamitous-challenge")
    assert where(s, "doji-whisperer") == "fallen"
    s = at_theirs(f"{ATSUKO}\nfate: 0 0 0")
    assert "use c/warlord/atsuko-the-calamitous-challenge" not in options(s)


@pytest.mark.parametrize(
    ("there", "fate", "may"), [("wild-ogre", 0, False), ("chieftain-fouleye", 0, True), ("wild-ogre", 1, True)]
)
def test_chieftain_fouleye_makes_goblins_cheaper_that_atsuko_lets_them_play(there, fate, may):
    """Fouleye's Elite cost 3: 2 less for Atsuko, and 1 for a chieftain in play."""
    s = at_theirs(
        "warlord c: atsuko-the-calamitous-challenge\nphase: conflict\nfirst: b\nfallen c: fouleye-s-elite\n"
        f"field c: {there} [fate 3]\nfate: 0 0 {fate}"
    )
    assert ("use c/warlord/atsuko-the-calamitous-challenge" in options(s)) == may


# ── what only a player can do with them ─────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-123")
def test_their_player_attaches_to_whom_it_likes():
    text = f"field c: wild-ogre [present], goblin-brawler\n{FIGHT}"
    s = versus(f"{text}\nhand a: banzai\nhand c: unending-hatred", windows="all")
    while s.question.seat != 2:
        s.choose("pass")
    play(s, "play unending-hatred", "c/goblin-brawler")
    assert borne(s, "goblin-brawler") == ["unending-hatred"]


def test_blade_of_chaos_gives_their_player_one_more_action():
    text = f"field c: wild-ogre [present], goblin-brawler\nfate: 0 0 3\n{FIGHT}"
    s = versus(f"{text}\nhand a: banzai\nhand c: blade-of-chaos, uncontained", windows="all")
    while s.question.seat != 2:
        s.choose("pass")
    play(s, "play blade-of-chaos", "c/wild-ogre")
    through_answers(s, "use c/blade-of-chaos")
    assert (prompt(s), s.question.seat) == ("window", 2)
    s.choose("use uncontained")
    assert s.question.seat != 2 or prompt(s) != "window"


def through_answers(s, said: str) -> None:
    """Pass answers until one can be given, and give it."""
    while said not in options(s):
        s.choose("pass")
    s.choose(said)


@pytest.mark.parametrize("said", ["use despair", "decline"])
def test_despair_cancels_an_event_from_the_hand_of_their_player(said):
    text = f"field c: wild-ogre [present]\nfield a: doji-whisperer [present]\nfate: 0 0 1\n{FIGHT}"
    s = versus(f"{text}\nhand a: banzai\nhand c: despair", windows="all")
    play(s, "use banzai", "a/doji-whisperer")
    assert asked(s) == (2, ["use despair", "decline"])
    s.choose(said)
    assert ("is cancelled" in told(s)) == (said == "use despair")


def test_dark_brothers_blade_returns_to_the_hand_of_their_player():
    text = "field c: goblin-brawler\nattached c: dark-brother-s-blade [on field/goblin-brawler]\nphase: conflict"
    s = versus(f"{text}\nhand a: banzai", windows="all")
    while where(s, "goblin-brawler") == "field":
        s.choose(s.question.default)
    assert where(s, "dark-brother-s-blade") == "hand"


def test_up_to_three_goblins_are_as_many_as_their_player_likes():
    text = "holdings c1: goblin-hovel\nfield c: goblin-brawler [bowed, fate 1], fouleye-s-elite [bowed, fate 1]"
    s = at_theirs(f"{text}\nfate: 0 0 9\nphase: conflict")
    through_answers(s, "use c1/goblin-hovel")
    play(s, "c/fouleye-s-elite")
    through(s, "window", "leaves first?")
    assert [fate_on(s, find(s, face, "field")) for face in ("goblin-brawler", "fouleye-s-elite")] == [
        0,
        1,
    ]  # after the fate phase took one
    assert s.fate[2] == 8


@pytest.mark.parametrize(("said", "honor"), [("resolve air", 9), ("no", 10)])
def test_a_player_of_false_lantern_grove_may_resolve_the_ring_and_claims_it_either_way(said, honor):
    """What followed the question was lost with it, and the game broke off where fate lay on the other ring."""
    s = versus(
        "provinces sl1: false-lantern-grove [tainted]\nring water: - 2\nfield a: matsu-berserker\nhand a: banzai\n"
        "hand sl: uncontained\nfirst: a\nphase: conflict",
        format="stronghold",
        windows="all",
    )
    declare(s, "air military", "c1", "a/matsu-berserker")
    play(s, "use c1/false-lantern-grove", "water ring", said)
    assert (s.honor[:2], s.fate) == ((honor, honor), (2, 0, 0))
    assert [ring(s, element).holder for element in ("air", "water")] == [1, CONTESTED]
    assert now(s).element == "water"


@pytest.mark.ruling("U-011", "L-20.2")
@pytest.mark.parametrize("mode", ["challenge", "coop"])
def test_enlightenment_wins_nothing_against_the_shadowlands_whoever_plays_them(mode):
    rings = "".join(f"ring {element}: a\n" for element in ("air", "earth", "fire", "void", "water"))
    text = f"field a: doji-whisperer [fate 1]\nhand a: enlightenment, let-go\nfate: 5 0 0\n{rings}first: a\nphase: conflict"
    s = (versus if mode == "challenge" else against)(text, 2, windows="all")
    s.choose("use enlightenment")
    while prompt(s) != "window":
        s.choose(s.question.default)
    assert (s.result, s.reason) == (None, "")
    assert where(s, "enlightenment") == "discard"
