"""Positions of challenge play in which several rules meet, with three and four clans (U-174 to U-185, U-225 to U-235)."""

from typing import Any

import pytest

from coterie.games.l5r.facts.provinces import eligible_provinces
from coterie.games.l5r.facts.teams import highest_bid
from coterie.games.l5r.names import place_name
from coterie.kernel.pieces import pile
from tests.l5r.challenge.test_conflicts import FACES, kinds, open_places, strike
from tests.l5r.challenge.tools import versus
from tests.l5r.tools import asked, conflict_phase, declare, finish, options, play, prompt, row, taking_part, through

LONG: dict[str, Any] = {"format": "stronghold", "windows": "all"}
WAVE = "field sl: " + ", ".join(
    f"{face} [fate 1]" for face in ("wild-ogre", "goblin-brawler", "lost-samurai", "fouleye-s-elite", "bog-hag")
)
THEIRS = f"{WAVE}\nfirst: b\nphase: conflict\nhand sl: uncontained"


def boards(letters: str, **others: str) -> str:
    """The boards of further clans, all provinces face up; others come for some places, as c1="pilgrimage [broken]"."""
    lines = []
    for who in letters:
        lines.append(f"stronghold {who}: shizuka-toshi")
        for at, face in zip("1234s", FACES, strict=True):
            lines.append(f"provinces {who}{at}: {others.get(f'{who}{at}', face)}")
    return "\n".join(lines)


def passing(s):
    """Return the state once the conflict phase is over, everything that can be passed or declined being so."""
    while s.asked is not None and s.phase == "conflict":
        s.choose("pass" if "pass" in options(s) else s.question.default)
    return s


# ── conflicts ───────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-177", "U-178", "U-182")
def test_four_clans_are_attacked_one_after_the_other_in_types_that_alternate():
    s = through(versus(f"{boards('cd')}\n{THEIRS}", 4, **LONG), "declare?")
    seen = []
    for what, where, face in (
        ("air political", "c1", "wild-ogre"),
        ("earth military", "a1", "goblin-brawler"),
        ("fire political", "d1", "fouleye-s-elite"),
    ):
        strike(s, what, where, f"e/{face}")
        seen.append((sorted({name[0] for name in open_places(s, 1)}), kinds(s)))
    assert seen == [(["a", "b", "d"], ["military"]), (["b", "d"], ["political"]), (["b"], ["military"])]
    strike(s, "water military", "b1", "e/lost-samurai")
    assert s.phase == "fate"  # no fifth one


@pytest.mark.ruling("U-177", "U-178", "L-6.3")
def test_a_conflict_that_is_passed_is_lost_and_leaves_the_order_of_types_alone():
    s = through(versus(f"{boards('c')}\n{THEIRS}", 3, **LONG), "declare?")
    strike(s, "air military", "a1", "wild-ogre")
    s.choose("pass")
    while not (prompt(s) == "declare?" and s.question.seat == 3):
        s.choose("pass" if "pass" in options(s) else s.question.default)
    assert kinds(s) == ["political"]
    strike(s, "earth political", "b1", "goblin-brawler")
    assert s.phase == "fate"


@pytest.mark.ruling("U-183", "U-226")
@pytest.mark.parametrize(
    ("lost", "opened"),
    [
        pytest.param(("a1", "b1", "c1", "d1", "d2"), ["as", "bs", "cs", "ds"], id="one of each and one more"),
        pytest.param(("a1", "b1", "c1", "d1"), [], id="one too few"),
        pytest.param(("a1", "a2", "a3", "a4", "d1"), ["as", "ds"], id="only of two"),
        pytest.param(("a1", "a2", "a3", "bs", "cs"), ["as"], id="two strongholds among them"),
    ],
)
def test_against_four_clans_five_provinces_must_have_fallen(lost, opened):
    first = {
        "1": "manicured-garden",
        "2": "meditations-on-the-tao",
        "3": "shameful-display",
        "4": "the-art-of-war",
        "s": "entrenched-position",
    }
    second = dict(zip("1234s", FACES, strict=True))
    ab = "\n".join(
        f"provinces {at}: {(first if at[0] == 'a' else second)[at[1]]} [broken]" for at in lost if at[0] in "ab"
    )
    cd = {at: f"{second[at[1]]} [broken]" for at in lost if at[0] in "cd"}
    s = through(versus(f"{ab}\n{boards('cd', **cd)}\n{THEIRS}", 4, **LONG), "declare?")
    there = [place_name(s.pieces[p].place) for p in eligible_provinces(s, 1)]
    assert sorted(name for name in there if name.endswith("s")) == opened


@pytest.mark.ruling("U-181", "U-188", "U-190", "U-214")
def test_each_of_three_team_mates_defends_with_one_and_pays_for_its_own_taint_alone():
    text = (
        "field a: doji-whisperer [tainted]\nfield b: brash-samurai [tainted], deathseeker\nfield c: eager-scout [tainted]\n"
        "field d: matsu-berserker [tainted]\nhonor: 1 1 6 6 0\nprovinces a1: province [tainted]"
    )
    s = through(versus(f"{text}\n{THEIRS}", 4, windows="all"), "declare?")
    declare(s, "air military", "a1", "e/wild-ogre")
    seen = []
    while prompt(s) == "defenders?":
        seen.append(asked(s))
        s.choose(options(s)[0])
    assert seen == [  # a has no honor left beside the province's, and nobody but a pays for that
        (1, ["defend with b/brash-samurai", "defend with b/deathseeker", "done"]),
        (2, ["defend with c/eager-scout", "done"]),
        (3, ["defend with d/matsu-berserker", "done"]),
    ]
    through(s, "window")
    assert s.honor[:4] == (0, 0, 5, 5)
    assert s.out == (0, 1)  # in skirmish all their provinces break
    assert taking_part(s) == ["brash-samurai", "eager-scout", "matsu-berserker", "wild-ogre"]


@pytest.mark.ruling("U-190", "L-21.4", "U-181")
def test_whose_honor_does_not_pay_for_the_province_has_no_defenders_of_team_mates_either():
    fallen = "provinces a1: manicured-garden [tainted]\nprovinces as: entrenched-position [broken]\nhonor: 0 6 6 0"
    s = versus(f"{boards('c')}\n{fallen}\nfield b: brash-samurai\n{THEIRS}", 3, **LONG)
    through(s, "declare?")
    declare(s, "air military", "a1", "d/wild-ogre")
    through(s, "window")
    assert taking_part(s) == ["wild-ogre"]


# ── bids, draws, the Favor ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-174", "U-175", "U-225", "U-228")
def test_four_clans_bid_against_theirs_and_one_without_provinces_bids_one_and_draws_nothing_from_no_deck():
    fallen = "\n".join(f"provinces b{n}: province [broken]" for n in (1, 2, 3))
    s = versus(
        f"{fallen}\ndeck b: \ndiscard b: banzai, outwit\nhonor: 5 5 5 5 0\nphase: dynasty\nhand sl: uncontained\nfirst: a",
        4,
        windows="all",
    )
    through(s, "bid?")
    while prompt(s) == "bid?":
        seat = s.question.seat
        s.choose({0: "bid 1", 1: "bid 1", 2: "bid 3", 3: "bid 2", 4: "bid 2"}[seat])
    assert (s.out, highest_bid(s, 1)) == ((1,), 1)
    assert s.honor == (6, 6, 4, 5, 0)
    assert [len(pile(s, "hand", seat)) for seat in range(5)] == [1, 0, 3, 2, 3]
    assert len(pile(s, "discard", 1)) == 2


@pytest.mark.ruling("U-127", "U-170", "L-18.1")
def test_their_player_makes_a_new_conflict_deck_and_loses_nothing_for_it():
    old = ", ".join(["uncontained"] * 5)
    s = versus(f"deck sl: dark-bargain\ndiscard sl: {old}\nphase: fate\nhand a: banzai", 3, windows="all")
    while s.round == 1:
        s.choose(s.question.default)
    through(s, "window")
    assert (len(pile(s, "hand", 3)), len(pile(s, "discard", 3)), len(pile(s, "deck", 3))) == (6, 0, 0)
    assert s.honor == (6, 6, 6, 0)


@pytest.mark.ruling("U-184", "U-145", "U-147")
@pytest.mark.parametrize(
    ("rings", "favor"),
    [
        pytest.param("ring water: b 0", -1, id="theirs is more"),
        pytest.param("", 0, id="as much"),
        pytest.param("ring water: a 0", 0, id="that of the clans is more"),
    ],
)
def test_the_glory_of_four_clans_is_counted_together_against_theirs(rings, favor):
    clans = "\n".join(f"field {who}: doji-whisperer" for who in "abcd")
    text = f"field sl: moto-tsume [fate 1]\nring fire: b 0\n{rings}\n{clans}\nphase: conflict\nhand a: banzai\nfavor: a"
    assert passing(versus(text, 4, windows="all")).favor == favor


# ── losing ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-015", "U-221", "U-226", "L-19.1")
@pytest.mark.parametrize(("c", "over"), [(1, True), (2, False)])
def test_an_unopposed_loss_fells_two_at_once_and_the_game_is_over_with_the_third(c, over):
    s = versus(
        f"{boards('c')}\nhonor: 1 1 {c} 0\n{THEIRS}\nfield a: doji-whisperer [bowed]",
        3,
        **LONG,
    )
    through(s, "declare?")
    declare(s, "air military", "a1", "d/goblin-brawler")
    for _ in range(60):
        if s.asked is None or prompt(s) == "ring effect?":
            break
        s.choose("pass" if "pass" in options(s) else s.question.default)
    assert (s.asked is None) == over
    if over:
        assert (s.result, s.reason) == ({0: 0.0, 1: 0.0, 2: 0.0, 3: 1.0}, "fallen")
    else:
        assert s.out == (0, 1)


@pytest.mark.ruling("U-229", "U-228", "U-214")
def test_who_has_fallen_goes_on_defending_with_one_and_is_not_attacked_any_more():
    fallen = "\n".join(f"provinces a{n}: province [broken]" for n in (1, 2, 3))
    s = through(versus(f"{fallen}\nfield a: doji-whisperer, brash-samurai\n{THEIRS}", 3, windows="all"), "declare?")
    assert {name[0] for name in open_places(s, 1)} == {"b", "c"}
    declare(s, "air military", "b1", "d/wild-ogre")
    assert asked(s) == (0, ["defend with a/doji-whisperer", "defend with a/brash-samurai", "done"])
    s.choose("defend with a/brash-samurai")
    through(s, "window")
    assert taking_part(s) == ["brash-samurai", "wild-ogre"]


@pytest.mark.ruling("U-048", "U-045", "U-066")
def test_each_of_three_clans_taints_one_of_its_own_and_who_has_nobody_nothing():
    s = versus(
        "field sl: wild-ogre [present]\nfield a: doji-whisperer, brash-samurai\nfield c: eager-scout [tainted], deathseeker\n"
        "hand a: banzai\nhand sl: uncontained\nconflict: d military fire a1",
        3,
        windows="all",
    )
    through(s, "ring effect?")
    s.choose("resolve fire")
    assert asked(s) == (0, ["taint a/doji-whisperer", "taint a/brash-samurai"])
    s.choose("taint a/brash-samurai")
    there = ("brash-samurai", "doji-whisperer", "eager-scout", "deathseeker", "wild-ogre")
    assert [row(s, face, "field").count("tainted") for face in there] == [1, 0, 1, 1, 0]


@pytest.mark.ruling("U-178", "U-212")
def test_the_conflict_that_akuma_brings_stands_outside_the_order_of_types():
    s = versus(
        f"warlord sl: akuma-no-oni-challenge\nfield a: doji-whisperer [fate 1]\n{boards('c')}\n{THEIRS}", 3, **LONG
    )
    while not any(said.endswith("akuma-no-oni-challenge") for said in options(s)):
        s.choose("pass")
    s.choose(next(said for said in options(s) if said.endswith("akuma-no-oni-challenge")))
    through(s, "choose one for")
    s.choose(1)  # the controller keeps the fate, and lets them declare once more
    assert conflict_phase(s).extra == ((1, "military"),)
    through(s, "declare?")
    while s.question.seat != 3:
        s.choose("pass")
        through(s, "declare?")
    strike(s, "air military", "a1", "d/wild-ogre")
    assert kinds(s) == ["military", "political"]
    strike(s, "earth political", "b1", "d/goblin-brawler")
    strike(s, "fire military", "c1", "d/lost-samurai")
    assert kinds(s) == ["military"]  # their three are used up


@pytest.mark.ruling("L-8.15", "L-9.10")
@pytest.mark.parametrize(("taken", "zone"), [(True, "field"), (False, "fallen")])
def test_nobody_sacrifices_in_the_end_what_the_shadowlands_have_taken_meanwhile(taken, zone):
    """Two fight with fury; whom the other side has taken is not sacrificed."""
    s = versus(
        "field a: hiruma-yojimbo [present, tainted], matsu-berserker [present]\nfield sl: wild-ogre [present]\n"
        "hand a: fury-of-the-damned, levy\nhand sl: exploit-weakness, levy\nfate: 5 0 5\nconflict: sl military fire a1",
        windows="all",
    )
    play(s, "use fury-of-the-damned", "a/hiruma-yojimbo", "a/matsu-berserker")
    through(s, "window")
    if taken:
        play(s, "use exploit-weakness", "a/hiruma-yojimbo")
    finish(s)
    assert (row(s, "hiruma-yojimbo").zone, row(s, "matsu-berserker").zone) == (zone, "fallen")
