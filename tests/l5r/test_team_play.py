"""Team play against the Shadowlands and in a duel of teams: conflicts, sides, rings, Favor, order, penalties (part 24)."""

import pytest

from coterie.games.l5r.atoms import ATOMS
from coterie.games.l5r.facts.teams import in_order
from coterie.games.l5r.words.conditions import Claimed
from coterie.games.l5r.words.sites import OF_THE_ATTACKED
from coterie.kernel.events import about
from coterie.kernel.loops import names_several
from coterie.words.frames import Frame
from tests.l5r.cards.cases import answers
from tests.l5r.challenge.tools import versus
from tests.l5r.shadow.tools import against, told
from tests.l5r.tools import (
    asked,
    declare,
    find,
    finish,
    number,
    options,
    play,
    position,
    prompt,
    ring,
    row,
    skill,
    taking_part,
    through,
)


def four(text: str, **more):
    """Return a position of two teams of two: a and c against b and d."""
    return position(text, players=4, **more)


# ── taint (appendix I) ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-193", "U-191")
def test_a_tainted_character_is_honored_and_dishonored_like_others_and_stays_tainted():
    s = four("field a: doji-whisperer [tainted]\nhand a: banzai\nphase: conflict")
    there = find(s, "doji-whisperer")
    for kind in ("honored", "dishonored", "dishonored", "bow", "straighten"):
        event = about(s, kind, there)
        assert ATOMS[kind].possible(s, event)
        ATOMS[kind].change(s, event)
        assert s.pieces[there].count("tainted") == 1
    assert (s.pieces[there].count("honored"), s.pieces[there].count("dishonored")) == (0, 1)
    ATOMS["untoken"].change(s, about(s, "untoken", there, detail=("tainted",)))
    assert s.pieces[there].count("tainted") == 0


@pytest.mark.ruling("U-192")
def test_a_tainted_province_that_is_turned_up_keeps_its_token():
    s = against(
        "provinces b1: blood-fields [tainted, down]\nfield a: deathseeker\nhand a: banzai\nphase: conflict",
        format="stronghold",
        windows="all",
    )
    s.choose("pass")
    declare(s, "air military", "b1", "a/deathseeker")
    there = row(s, "blood-fields", "provinces")
    assert (there.down, there.count("tainted")) == (False, 1)


# ── conflicts ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-204")
def test_who_was_played_under_a_team_mate_stays_there():
    s = four("row a1: matsu-berserker\nfate: 3 0 0 0\nphase: dynasty\nhand a: banzai\nhand c: banzai")
    play(s, "play a1/row/matsu-berserker", "under c", "fate 2")
    through(s, "declare?")
    there = find(s, "matsu-berserker")
    assert s.game.speaks(s, there) == 2
    play(s, "air military", "attack b1/province")
    assert "matsu-berserker" in taking_part(s)
    assert s.game.speaks(s, there) == 2


@pytest.mark.ruling("U-209", "U-207")
def test_opportunities_to_declare_alternate_between_teams_from_the_one_with_the_token():
    text = "field a: deathseeker\nfield b: brash-samurai\nphase: conflict\nfirst: {}"
    for first, order in (("a", [0, 1]), ("b", [1, 0])):
        s = through(four(text.format(first)), "declare?")
        seen = []
        while prompt(s) == "declare?":
            seen.append(s.teams[s.question.seat])
            s.choose("pass")
            through(s, "declare?", "bid?")
        assert list(dict.fromkeys(seen)) == order


@pytest.mark.ruling("U-211")
def test_the_attackers_say_which_of_them_gains_the_fate_of_the_ring():
    text = "field a: deathseeker\nfield b: doji-whisperer\nring fire: - 2\nhand a: banzai\nphase: conflict"
    s = against(f"{text}\nfirst: a\ndeck c: dark-bargain", players=2, windows="all")
    through(s, "declare?")
    play(s, "fire political", "attack c1/province")
    while prompt(s) == "attackers?":
        s.choose(0)
    assert (asked(s)[0], prompt(s)) == (0, "ring fate?")
    s.choose(1)
    assert s.fate == (0, 2, 0)


@pytest.mark.ruling("U-215")
def test_each_player_whose_province_is_attacked_defends_with_any_number():
    text = "field a: doji-whisperer, brash-samurai\nfield b: doji-whisperer, brash-samurai\nfield c: wild-ogre [fate 1]"
    s = against(f"{text}\nhand a: banzai\nfirst: b\nphase: conflict\ndeck c: dark-bargain", players=2, windows="all")
    through(s, "type?")
    s.choose("military conflict")
    play(s, "defend with a/doji-whisperer", "defend with a/brash-samurai")
    play(s, "defend with b/doji-whisperer", "defend with b/brash-samurai")
    assert len(taking_part(s)) == 5


@pytest.mark.ruling("U-218", "U-217")
def test_who_joins_fights_on_the_side_of_its_controllers_team():
    text = "field a: deathseeker [present]\nfield b: doji-whisperer [present]\nhand c: steward-of-law\nfate: 0 0 9 0"
    s = four(f"{text}\nhand b: banzai\nconflict: a military fire b1", windows="all")
    before = skill(s, 0)
    while "play steward-of-law" not in options(s):
        s.choose("pass")
    play(s, "play steward-of-law", "into the conflict", "under c", "fate 0")
    assert "steward-of-law" in taking_part(s)
    assert skill(s, 0) == before + number(s, "military", "steward-of-law")


@pytest.mark.ruling("U-220", "U-221")
def test_a_team_loses_together():
    text = "field b: matsu-berserker [present]\nhand a: banzai\nconflict: b military fire a1"
    boards = "\n".join(
        f"stronghold {who}: shizuka-toshi\n" + "\n".join(f"provinces {who}{n}: {face}" for n, face in FACES)
        for who in "cd"
    )
    s = four(f"{text}\n{boards}", format="stronghold", windows="all")
    finish(s)
    assert s.honor == (9, 10, 9, 10)


FACES = (
    ("1", "manicured-garden"),
    ("2", "meditations-on-the-tao"),
    ("3", "pilgrimage"),
    ("4", "the-art-of-peace"),
    ("s", "ancestral-lands"),
)


# ── rings and the Favor ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-223", "U-133")
def test_a_ring_that_a_team_has_claimed_is_that_of_each_member_and_of_nobody_else():
    s = four("ring fire: a 0\nphase: conflict\nhand a: banzai", windows="all")
    assert [Claimed("fire").holds(s, Frame(-1, seat)) for seat in range(4)] == [True, False, True, False]
    assert ring(s, "fire").holder == 0


@pytest.mark.ruling("U-222")
@pytest.mark.parametrize(("element", "gains"), [("air", (6, 7, 0)), ("earth", (6, 6, 0))])
def test_of_air_and_earth_one_player_of_the_team_benefits_whom_the_team_names(element, gains):
    text = f"field a: deathseeker [present]\nhand a: banzai\ndeck c: dark-bargain\nconflict: a military {element} c1"
    s = against(text, players=2, windows="all")
    through(s, "ring effect?")
    s.choose(f"resolve {element}")
    assert (prompt(s), options(s)) == ("benefits?", ["seat a", "seat b"])
    s.choose("seat b")
    if prompt(s) == "ring?":
        s.choose(0)
    assert s.honor == gains
    assert len(s.piles.get(("hand", 1), ())) == (1 if element == "earth" else 0)
    assert len(s.piles.get(("hand", 0), ())) == 1


@pytest.mark.ruling("U-222", "U-056")
def test_the_other_rings_are_resolved_by_who_has_declared():
    text = "field a: deathseeker [present]\nhand a: banzai\ndeck c: dark-bargain\nconflict: a military fire c1"
    s = through(against(text, players=2, windows="all"), "ring effect?")
    s.choose("resolve fire")
    assert prompt(s) == "ring?"


@pytest.mark.ruling("U-224")
@pytest.mark.parametrize(
    ("fighter", "more"), [("field b: doji-whisperer [present]", 1), ("field b: doji-whisperer", 0)]
)
def test_the_favor_adds_one_where_any_member_participates(fighter, more):
    text = f"{fighter}\nfield c: wild-ogre [present]\nfavor: a\nhand a: banzai\ndeck c: dark-bargain"
    s = against(f"{text}\nconflict: c military fire a1 b1", players=2, windows="all")
    there = number(s, "military", "doji-whisperer")
    assert skill(s, 0) == (there if more else 0) + more


# ── order ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-235", "U-200")
def test_player_order_goes_by_teams_from_the_one_with_the_token():
    assert in_order(four("first: b\nphase: conflict\nhand a: banzai", windows="all")) == (1, 3, 0, 2)
    s = versus("first: b\nfield a: doji-whisperer\nfield c: wild-ogre\nphase: conflict\nhand a: banzai", windows="all")
    while s.round == 1:
        s.choose(s.question.default)
    log = [line for line in s.log() if "leaves play" in line]
    assert log == ["Wild Ogre leaves play", "Doji Whisperer leaves play"]


@pytest.mark.ruling("U-236", "U-201")
def test_a_window_closes_once_both_teams_have_passed_in_a_row():
    text = "field a: deathseeker [present]\nfield b: doji-whisperer [present]\nconflict: a military fire b1"
    s = four(f"{text}\nhand a: banzai\nhand b: banzai\nhand c: banzai\nhand d: banzai")
    assert s.question.seat == 1
    play(s, "pass", "pass")  # the team of b and d
    play(s, "use banzai", "a/deathseeker", "no")  # so that they have an opportunity again
    assert s.question.seat in (1, 3)
    play(s, "pass", "pass")
    assert s.question.seat in (0, 2)
    play(s, "pass")
    assert prompt(s) != "window" or s.question.seat in (0, 2)


@pytest.mark.ruling("U-237")
def test_your_opponent_is_any_one_of_the_other_team_named_as_the_effect_resolves():
    s = four("hand a: levy, banzai\nfate: 0 3 0 3\nphase: conflict", windows="all")
    s.choose("use levy")
    assert asked(s) == (0, ["seat b", "seat d"])
    s.choose("seat d")
    assert asked(s)[0] == 3
    s.choose(0)
    assert s.fate == (1, 3, 0, 2)


@pytest.mark.ruling("U-232")
def test_a_copy_from_the_hand_or_a_province_places_fate_on_a_team_mates_character():
    s = four("field c: akodo-toturi\nrow a1: akodo-toturi\nphase: dynasty\nhand a: banzai")
    s.choose("discard a1/row/akodo-toturi for c/akodo-toturi")
    assert row(s, "akodo-toturi", "field").count("fate") == 1
    assert "discards a copy" in told(s)


@pytest.mark.ruling("U-234")
def test_nobody_duels_a_team_mate():
    text = "field a: mirumoto-raitsugu [present]\nfield c: deathseeker [present]\nfield b: doji-whisperer [present]"
    s = four(f"{text}, brash-samurai [present]\nhand a: banzai\nconflict: a military fire b1", windows="all")
    s.choose("use a/mirumoto-raitsugu")
    assert options(s) == ["b/doji-whisperer", "b/brash-samurai"]


# ── who has lost the provinces plays on (U-225 to U-228) ────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-225", "U-228")
@pytest.mark.parametrize(("format", "most"), [("stronghold", 2), ("skirmish", 1)])
def test_who_has_lost_the_provinces_bids_less_and_renews_no_deck(format, most):
    broken = (
        "provinces as: entrenched-position [broken]"
        if format == "stronghold"
        else "\n".join(f"provinces a{n}: province [broken]" for n in (1, 2, 3))
    )
    text = f"{broken}\nhand b: banzai\nphase: dynasty\ndeck a: \ndiscard a: banzai, banzai, banzai"
    s = against(text, players=2, format=format, windows="all")
    if most == 1:
        through(s, "bid?")
        assert asked(s)[0] == 1  # the only number answered itself
        s.choose("bid 1")
        assert s.dials[0] == 1
    else:
        through(s, "bid?")
        assert asked(s) == (0, ["bid 1", "bid 2"])
        play(s, "bid 2", "bid 1")
    assert s.out == (0,)
    assert (len(s.piles.get(("hand", 0), ())), len(s.piles["discard", 0])) == (0, 3)
    assert "is empty" not in told(s)


@pytest.mark.ruling("U-225")
@pytest.mark.parametrize(("broken", "blank"), [(" [broken]", True), ("", False)])
def test_the_stronghold_of_who_has_lost_its_province_is_blank_but_for_its_traits(broken, blank):
    text = f"provinces as: entrenched-position{broken}\nhand b: banzai\nphase: dynasty"
    s = through(against(text, players=2, format="stronghold", windows="all"), "bid?")
    there = find(s, "yojin-no-shiro")
    assert (not s.pieces[there].text) == blank
    assert s.game.faces["yojin-no-shiro"].traits
    assert s.game.number(s, "bonus strength", there) == 2


@pytest.mark.ruling("U-225")
def test_the_stronghold_is_blank_as_soon_as_its_province_breaks():
    text = "field c: wild-ogre [present], moto-tsume [present], gashadokuro [present]\nhand b: banzai\ndeck c: dark-bargain"
    s = against(f"{text}\nconflict: c military void as", players=2, format="stronghold", windows="all")
    assert row(s, "yojin-no-shiro").text
    through(s, "plunder?", "shadow ring?", "bid?")
    assert (s.out, row(s, "yojin-no-shiro").text) == ((0,), ())


@pytest.mark.ruling("U-227")
@pytest.mark.parametrize(("broken", "reached"), [(" [broken]", False), ("", True)])
def test_a_broken_stronghold_province_is_immune_to_effects_of_cards(broken, reached):
    text = f"provinces as: entrenched-position{broken}\nfield c: wild-ogre\nhand b: banzai\nphase: conflict"
    s = through(against(text, players=2, format="stronghold", windows="all"), "declare?", "window")
    there, card = find(s, "entrenched-position"), find(s, "wild-ogre")
    for kind in ("tainted", "dishonored", "untoken"):
        assert ATOMS[kind].possible(s, about(s, kind, there, source=card)) == reached
    assert ATOMS["restore"].possible(s, about(s, "restore", there, source=card)) == reached
    assert ring(s, "air").fate == 0


@pytest.mark.ruling("U-133", "U-220", "U-223")
@pytest.mark.parametrize(("who", "reacts"), [("c", True), ("b", False)])
def test_each_member_of_a_team_claims_the_ring_whoever_has_declared_the_conflict(who, reacts):
    s = position(
        f"field a: matsu-berserker [present]\nfield {who}: akodo-toturi [present, bowed]\nhonor: 6 6 6 6\nhand a: outwit\n"
        "hand b: outwit\nconflict: a military fire b1",
        players=4,
        windows="all",
    )
    assert bool(answers(s, "akodo-toturi")) == reacts


@pytest.mark.ruling("U-207")
@pytest.mark.parametrize(("who", "offered"), [("a", True), ("c", True), ("b", False)])
def test_each_member_of_a_team_declares_the_conflict(who, offered):
    s = position(
        f"field a: deathseeker\nfield b: deathseeker\nfield c: eager-scout\nhand {who}: never-yield\nfate: 9 9 9 9\nfirst: a\n"
        "phase: conflict",
        players=4,
    )
    declare(through(s, "declare?"), "air military", "b1", "a/deathseeker")
    assert bool(answers(s, "never-yield")) == offered


@pytest.mark.ruling("U-108", "U-215")
def test_all_whose_provinces_are_attacked_are_the_attacked_players():
    s = against("field c: wild-ogre [present]\nhand a: banzai\nconflict: c military fire a1 b1", 2, windows="all")
    there = [p for p, now in enumerate(s.pieces) if now.zone == "provinces"]
    attacked = [p for p in there if OF_THE_ATTACKED.holds(s, Frame(-1, 0), p, s.pieces[p])]
    assert {s.pieces[p].owner for p in attacked} == {0, 1}
    assert {s.pieces[p].owner for p in there} == {0, 1, 2}


@pytest.mark.ruling("U-214")
def test_who_is_attacked_may_name_several_defenders_at_a_time_and_a_team_mate_one():
    s = four(
        "field a: deathseeker\nfield b: brash-samurai, doji-whisperer\nfield d: eager-scout, savvy-politician\nphase: conflict"
    )
    declare(s, "fire military", "b1", "a/deathseeker")
    assert (asked(s)[0], prompt(s), names_several(s)) == (1, "defenders?", True)
    s.choose("done")
    assert (asked(s)[0], prompt(s), names_several(s)) == (3, "defenders?", False)
