"""Positions in which several rules meet at once, each worked out by hand from the rules."""

import pytest

from coterie.games.l5r.state import ELEMENTS
from coterie.kernel.pieces import pile
from tests.l5r.challenge.tools import versus
from tests.l5r.shadow.tools import against, told
from tests.l5r.tools import (
    asked,
    borne,
    declare,
    find,
    finish,
    now,
    number,
    options,
    play,
    position,
    prompt,
    row,
    skill,
    speaker,
    taking_part,
    through,
    where,
)

FIGHT = "field a: matsu-berserker [present]\nfield b: doji-challenger [present]\nconflict: a military fire b1\n"


# ── what leaves, and what leaves with it ────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-9.7", "L-2.18")
def test_what_a_saved_character_bears_stays_on_it():
    s = position(
        "field a: wandering-ronin [present]\nfield b: doji-whisperer [present, fate 1]\nhand a: assassination\n"
        "attached b: reprieve [on field/doji-whisperer], fine-katana [on field/doji-whisperer], "
        "ancestral-daisho [on field/doji-whisperer]\nconflict: a political fire b1"
    )
    play(s, "use assassination", "use b/reprieve")
    assert borne(s, "doji-whisperer") == ["ancestral-daisho", "fine-katana"]
    assert (where(s, "reprieve"), s.honor[0]) == ("discard", 3)


@pytest.mark.ruling("L-12.1", "L-2.15")
def test_who_has_taken_an_honored_character_gains_the_honor_as_it_leaves_and_its_owner_the_card():
    s = position(
        "field a: wandering-ronin [present]\nfield b: brash-samurai [present, honored, fate 1]\n"
        "hand a: blackmail, assassination\nfate: 9 0\nhonor: 5 6\nconflict: a military fire b1"
    )
    s.choose("use blackmail")
    assert (speaker(s, "brash-samurai"), skill(s, 1)) == (0, 0)
    s.choose("use assassination")
    assert where(s, "brash-samurai") == "fallen"
    assert s.pieces[find(s, "brash-samurai")].owner == 1
    assert s.honor == (3, 6)  # 3 paid, 1 gained


@pytest.mark.ruling("L-2.5", "L-9.9")
def test_what_was_given_to_a_character_is_gone_once_it_has_left_and_come_back():
    s = position(
        "field a: adept-of-shadows [present], matsu-berserker [present]\nfield b: doji-whisperer [present]\n"
        "hand a: banzai\nfate: 9 0\nhonor: 6 6\nconflict: a military fire b1"
    )
    play(s, "pass") if asked(s)[0] == 1 else None
    play(s, "use banzai", "a/adept-of-shadows", "no")
    assert number(s, "military", "adept-of-shadows") == 4
    play(s, "pass") if asked(s)[0] == 1 else None
    play(s, "use a/adept-of-shadows")
    play(s, "pass") if asked(s)[0] == 1 else None
    play(s, "play adept-of-shadows", "into the conflict")
    while prompt(s) != "window":
        s.choose(s.question.default)
    assert number(s, "military", "adept-of-shadows") == 2


@pytest.mark.ruling("L-9.8", "L-9.6", "L-8.7")
def test_a_maximum_is_used_up_by_an_event_that_was_cancelled():
    s = position(
        "field a: matsu-berserker [present]\nfield b: hida-kisada [present]\nhand a: banzai, banzai\nhand b: let-go\n"
        "conflict: a military fire b1",
        windows="all",
    )
    play(s, "pass", "use banzai", "a/matsu-berserker")
    assert (number(s, "military", "matsu-berserker"), where(s, "banzai", 0)) == (3, "discard")
    s.choose("pass")
    assert asked(s) == (0, ["pass"])


@pytest.mark.ruling("L-2.15", "L-6.13", "L-6.7")
def test_who_changes_sides_fights_with_all_it_bears_and_bows_before_it_goes_back():
    s = position(
        "field a: doji-whisperer [present, fate 1]\nfield b: savvy-politician [present]\nhand a: let-go\n"
        "hand b: blackmail, let-go\nfate: 0 9\nhonor: 9 6\nattached a: fine-katana [on field/doji-whisperer]\n"
        "conflict: a military fire b1",
        windows="all",
    )
    s.choose("use blackmail")
    assert (speaker(s, "doji-whisperer"), speaker(s, "fine-katana")) == (1, 0)
    assert (skill(s, 0), skill(s, 1)) == (0, 3)
    finish(s)
    assert (speaker(s, "doji-whisperer"), row(s, "doji-whisperer").ready) == (0, False)


@pytest.mark.ruling("L-9.10", "L-2.7")
def test_what_was_lent_by_the_discard_pile_goes_below_its_deck_as_the_conflict_ends():
    s = position(
        "field a: deathseeker [present]\nfield b: savvy-politician [present]\nfallen a: akodo-toturi\n"
        "hand a: forebearer-s-echoes, let-go\nhand b: let-go\nfate: 9 0\nconflict: a military fire b1",
        windows="all",
    )
    play(s, "pass", "use forebearer-s-echoes")
    assert "akodo-toturi" in taking_part(s)
    finish(s)
    assert s.pieces[pile(s, "dynasty", 0)[-1]].face == "akodo-toturi"


# ── numbers ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-6.17", "L-12.1", "L-21.1")
def test_a_dash_stays_a_dash_under_honor_taint_and_attachments():
    s = position(
        "field a: bayushi-liar [honored, tainted]\nattached a: fine-katana [on field/bayushi-liar]\nphase: conflict"
    )
    assert (number(s, "military", "bayushi-liar"), number(s, "political", "bayushi-liar")) == (0, 5)


@pytest.mark.ruling("L-10.1", "L-12.1")
def test_a_doubled_base_is_doubled_before_glory_is_added_to_it():
    s = position(
        "field a: akodo-toturi [present, honored]\nfield b: doji-whisperer [present]\nhand a: way-of-the-lion\n"
        "attached a: fine-katana [on field/akodo-toturi]\nconflict: a military fire b1"
    )
    through(s, "window")
    if asked(s)[0] == 1:
        s.choose("pass")
    s.choose("use way-of-the-lion")
    while prompt(s) == "choose":
        s.choose("a/akodo-toturi")
    assert number(s, "military", "akodo-toturi") == 12 + 3 + 2


# ── teams ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-214", "L-16.1", "L-6.1")
def test_covert_evades_the_one_defender_that_a_team_mate_might_declare():
    s = position(
        "field a: master-of-the-court\nfield b: doji-whisperer\nfield d: brash-samurai, savvy-politician\n"
        "hand a: banzai\nphase: conflict",
        players=4,
        windows="all",
    )
    declare(s, "fire political", "b1", "a/master-of-the-court")
    assert options(s) == ["evade b/doji-whisperer", "evade d/brash-samurai", "evade d/savvy-politician", "nobody"]
    s.choose("evade d/brash-samurai")
    play(s, "defend with b/doji-whisperer")
    assert asked(s) == (3, ["defend with d/savvy-politician", "done"])


@pytest.mark.ruling("U-226", "U-229", "U-225", "U-228", "L-6.19")
def test_a_player_who_loses_the_last_honor_in_a_conflict_goes_on_fighting_in_it():
    s = position(
        "field a: matsu-berserker [present]\nfield c: deathseeker [present]\nfield b: doji-whisperer [present]\n"
        "field d: brash-samurai [present]\nhonor: 3 6 6 6\nhand a: assassination\nconflict: a military fire b1",
        players=4,
    )
    play(s, "pass", "use assassination")
    while prompt(s) == "choose":
        s.choose(next(said for said in options(s) if "samurai" in said))
    assert (s.honor[0], s.out, where(s, "brash-samurai")) == (0, (0,), "fallen")
    assert [each.count("broken") for each in s.pieces if each.zone == "provinces" and each.owner == 0] == [1, 1, 1]
    assert taking_part(s) == ["deathseeker", "doji-whisperer", "matsu-berserker"]
    finish(s)
    assert "a claims the fire ring" in told(s)
    assert s.result is None


@pytest.mark.ruling("L-19.1", "U-220")
def test_a_team_that_breaks_the_last_province_of_one_has_not_won_while_the_other_stands():
    s = position(
        "field a: matsu-berserker [present]\nprovinces b2: province [broken]\nprovinces b3: province [broken]\n"
        "provinces b1: province\nhonor: 6 6 6 6\nconflict: a military fire b1",
        players=4,
    )
    finish(s)
    assert (s.result, s.out) == (None, (1,))
    through(s, "bid?")
    said = {}
    while prompt(s) == "bid?":
        said[asked(s)[0]] = options(s)
        s.choose(0)
    assert said.get(1, ["bid 1"]) == ["bid 1"]
    assert said[3] == ["bid 1", "bid 2", "bid 3"]


# ── running out ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-18.1", "L-19.3")
def test_who_dies_of_an_empty_deck_draws_nothing_more():
    s = position(
        "hand a: banzai\nhand b: banzai\ndeck a: banzai\ndiscard a: outwit, rout, court-games\nhonor: 3 6\nphase: dynasty",
        windows="all",
    )
    through(s, "bid?")
    play(s, "bid 3", "bid 3")
    assert (s.result, s.reason) == ({0: 0.0, 1: 1.0}, "dishonor")


@pytest.mark.ruling("L-18.1")
@pytest.mark.parametrize(("there", "honor"), [("outwit, rout", 5), ("outwit", 2)])
def test_every_draw_from_an_empty_deck_costs_honor_also_where_the_new_one_is_too_small(there, honor):
    s = position(
        f"hand a: banzai\nhand b: banzai\ndeck a: banzai\ndiscard a: {there}\nhonor: 8 6\nphase: dynasty",
        windows="all",
    )
    through(s, "bid?")
    play(s, "bid 3", "bid 3")
    assert s.honor == (honor, 6)


# ── against the Shadowlands deck ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-101", "U-117")
def test_no_wave_is_passed_over_where_covert_evades_all_of_the_next_one():
    s = against(
        "field a: master-of-the-court\nfield b: lost-samurai [fate 1], wild-ogre [fate 2]\nhand a: banzai\nfirst: a\n"
        "phase: conflict",
        windows="all",
    )
    declare(s, "air political", "b1", "a/master-of-the-court")
    s.choose("evade b/lost-samurai")
    assert taking_part(s) == ["master-of-the-court"]


@pytest.mark.ruling("U-154")
def test_a_cunning_deck_goes_on_while_it_breaks_only_one_of_two_provinces():
    text = (
        "field c: wild-ogre [present]\nprovinces a1: province\nprovinces b1: province{}\nhand a: banzai\n"
        "deck c: power-of-jigoku, dark-bargain\nconflict: c military fire a1 b1"
    )
    acted = []
    for mark in ("", " [tainted]", " [tainted]\nholdings b1: imperial-storehouse, imperial-storehouse"):
        s = against(text.format(mark), 2, windows="all", difficulty=["cunning"])
        acted.append(skill(s, 1))
    assert acted == [6, 6, 11]


@pytest.mark.ruling("U-157", "U-156", "U-106")
def test_a_greedy_deck_takes_the_richest_ring_where_that_card_points_and_gains_its_fate():
    """Fire and earth are passed over for void, whose card says 4; of equal skills a dangerous deck takes military."""
    s = against(
        "field b: onikage-rider [fate 1]\nring earth: - 1\nring void: - 2\nring air: - 1\nfirst: b\nhand a: banzai\n"
        "deck b: direct-assault, the-first-war, blasphemous-act, madness\nphase: conflict",
        format="stronghold",
        windows="all",
        difficulty=["greedy", "dangerous"],
    )
    through(s, "window")
    s.choose("pass")
    assert (now(s).element, now(s).kind, s.fate[1]) == ("void", "military", 2)
    assert [place % 6 for place in now(s).places] == [3]


@pytest.mark.ruling("U-091", "U-092", "U-093", "U-094", "U-095", "U-126")
def test_three_bid_against_a_card_of_a_new_deck():
    s = against(
        "deck d: madness\ndiscard d: madness\nhonor: 6 6 6 0\nhand a: banzai\nphase: draw\nround: 1", 3, windows="all"
    )
    while s.phase != "conflict":
        s.choose("pass")
    through(s, "bid?")
    before, fate = s.honor, s.fate[3]
    play(s, "bid 1", "bid 2", "bid 3")
    assert [after - was for after, was in zip(s.honor, before, strict=True)] == [1, 0, -1, 0]
    assert s.fate[3] - fate == 2 * 3


@pytest.mark.ruling("U-110", "U-112", "U-014", "U-028")
def test_the_last_province_of_the_deck_breaks_and_the_game_is_over_before_its_cards_are_lost():
    broken = "\n".join(f"provinces b{n}: province [tainted, broken]" for n in range(2, 6))
    s = against(
        f"field a: hida-kisada [present]\nprovinces b1: province [tainted]\n{broken}\nconflict: a military fire b1\n"
        "deck b: the-first-war, the-first-war",
    )
    finish(s)
    assert (s.result, s.reason) == ({0: 1.0}, "conquest")


@pytest.mark.ruling("U-012", "U-013")
@pytest.mark.parametrize(("n", "over"), [(5, True), (6, False)])
def test_the_deck_loses_with_its_last_card_at_the_end_of_that_round_only(n, over):
    s = against(
        f"dynasty b: {', '.join(['wild-ogre'] * n)}\nprovinces a1: province\nphase: fate\nhand a: banzai\nfate: 0 0",
        windows="all",
    )
    while s.asked is not None and s.round == 1:
        s.choose(s.question.default)
    assert (s.round, len(pile(s, "dynasty", 1))) == (2, n - 5)
    while s.asked is not None and s.round == 2:
        s.choose(s.question.default)
    assert (s.result is not None) is over


@pytest.mark.ruling("U-144", "U-146", "U-147", "L-13.1")
@pytest.mark.parametrize(("theirs", "favor"), [("lost-samurai", 0), ("lost-samurai, onikage-rider", -1)])
def test_a_tie_in_glory_leaves_the_favor_and_one_more_of_theirs_takes_it_away(theirs, favor):
    """The bowed Hotaru counts nothing: 1 and three rings against 2 and two rings, and 1 more."""
    rings = "".join(f"ring {element}: {team}\n" for element, team in zip(ELEMENTS, "aaabb", strict=True))
    s = against(
        f"field a: doji-whisperer, doji-hotaru [bowed]\nfield b: {theirs}\nfavor: a\n{rings}hand a: banzai\n"
        "phase: conflict",
        windows="all",
    )
    while s.phase == "conflict":
        s.choose("pass")
    assert s.favor == favor


@pytest.mark.ruling("U-068", "U-071", "L-20.6")
def test_the_warlord_comes_with_what_the_event_that_calls_it_leaves_in_the_pool():
    s = against(
        "warlord b: akuma-no-oni-coop\nfield a: doji-whisperer [present]\nfield b: wild-ogre [present]\nhand a: banzai\n"
        "deck b: direct-assault, the-first-war\nfate: 0 4\nconflict: b military fire a1",
        windows="all",
    )
    assert (row(s, "akuma-no-oni-coop").count("fate"), s.fate[1]) == (1, 0)
    assert skill(s, 1) == 6 + 7 + 2


@pytest.mark.ruling("U-066", "L-8.10", "L-9.6")
def test_what_the_deck_does_to_a_chosen_character_can_be_prevented_like_what_a_player_does():
    s = against(
        "field a: shiba-yojimbo [present], solemn-scholar [present, tainted]\nfield b: wild-ogre [present]\n"
        "hand a: banzai\ndeck b: consumed-by-evil, the-first-war\nfate: 0 4\nconflict: b military fire a1",
        windows="all",
    )
    s.choose("use a/shiba-yojimbo")
    assert (where(s, "solemn-scholar"), where(s, "consumed-by-evil"), s.fate[1]) == ("field", "discard", 2)


@pytest.mark.ruling("U-108", "U-131", "L-6.18")
def test_provinces_that_an_event_has_broken_do_not_break_again_as_the_attack_is_won():
    s = against(
        "field a: doji-whisperer\nfield b: doji-whisperer\nfield c: wild-ogre [present]\nhand a: banzai\nfate: 0 0 9\n"
        "deck c: the-wall-is-breached, evil-portents\nconflict: c military fire a1 b1",
        2,
        windows="all",
    )
    finish(s)
    assert [told(s).count(f"Province 1 of {owner} breaks") for owner in "ab"] == [1, 1]
    assert "Province 2" not in told(s)


# ── challenge ───────────────────────────────────────────────────────────────────────────────────────────────────────


def fallen(letter: str, *at: str) -> str:
    """Provinces of a clan that are broken."""
    return "".join(f"provinces {letter}{place}: manicured-garden [broken]\n" for place in at)


@pytest.mark.ruling("U-183")
@pytest.mark.parametrize(
    ("lost", "open_"),
    [
        (fallen("a", "1", "2", "3"), False),  # three of four players
        (fallen("a", "1", "2", "3", "4"), True),
        (fallen("a", "1") + fallen("b", "1", "2", "3"), True),
        (fallen("b", "1", "2", "3", "4"), False),  # none of them is a's
        (fallen("a", "1") + fallen("b", "1", "s") + fallen("c", "1"), True),  # b's stronghold province counts
    ],
)
def test_a_stronghold_province_is_open_once_as_many_are_broken_as_there_are_players(lost, open_):
    s = versus(f"{lost}field sl: wild-ogre\nhand sl: uncontained\nfirst: b\nphase: conflict", 3,
               format="stronghold", windows="all")  # fmt: skip
    through(s, "declare?")
    assert asked(s)[0] == 3
    s.choose("air military")
    assert any(said.startswith("attack as/") for said in options(s)) is open_


@pytest.mark.ruling("U-178", "U-182", "U-213")
def test_the_second_attack_is_of_the_other_type_and_against_another_clan_and_the_third_is_free_again():
    s = versus(
        "field sl: wild-ogre, goblin-brawler, onikage-rider\nhand sl: uncontained\nfirst: b\nphase: conflict\n"
        "provinces c1: manicured-garden\nprovinces cs: ancestral-lands\nstronghold c: shizuka-toshi", 3,
        format="stronghold", windows="all",
    )  # fmt: skip
    seen = []
    for _ in range(3):
        through(s, "declare?")
        if asked(s)[0] != 3:
            s.choose("pass")
            through(s, "declare?")
        kinds = {said.split()[1] for said in options(s) if said != "pass"}
        s.choose(next(said for said in options(s) if said != "pass"))
        there = options(s) if prompt(s) == "province?" else ["attack c1"]
        seen.append((sorted(kinds), sorted({said.split()[1][0] for said in there})))
        if prompt(s) == "province?":
            s.choose(0)
        while prompt(s) == "attackers?":
            s.choose("done" if "done" in options(s) else 0)
        finish(s)
    assert seen == [
        (["military", "political"], ["a", "b", "c"]),
        (["political"], ["b", "c"]),
        (["military"], ["c"]),
    ]


@pytest.mark.ruling("U-175", "U-176", "U-229")
def test_each_clan_settles_its_bid_with_the_player_of_the_shadowlands_alone():
    s = versus("honor: 1 6 6 0\nhand a: banzai\nhand sl: uncontained\nphase: dynasty", 3, windows="all")
    through(s, "bid?")
    play(s, "bid 3", "bid 1", "bid 2", "bid 2")
    assert (s.honor, s.out) == ((0, 7, 6, 0), (0,))
