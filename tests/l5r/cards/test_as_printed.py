"""Cards in comparison with what is printed on them: small differences that change what happens on the table."""

import pytest

from coterie.games.l5r.cards import CARDS
from coterie.kernel.limits import count_use
from tests.l5r.cards.cases import BMIL, CALM, MIL, POL, answers, go, table
from tests.l5r.tools import finish, number, options, play, row, taking_part


@pytest.mark.ruling("L-10.4")
@pytest.mark.parametrize(("face", "strength"), [("web-of-lies", 4), ("the-roar-of-the-lioness", 5)])
def test_a_new_base_value_replaces_an_x_that_is_printed(face, strength):
    s = table(
        f"field a: akodo-toturi [present] | hand a: command-by-name, banzai | provinces b1: {face} | dials: 1 2 | "
        "fate: 1 0 | honor: 10 10" + MIL
    )
    assert number(s, "strength", face) == strength
    go(s, "command-by-name", "banzai")
    assert number(s, "strength", face) == 0


@pytest.mark.ruling("L-10.4")
def test_the_x_of_the_iron_crane_legion_is_its_base_skill():
    s = table(
        "field a: iron-crane-legion [present] | hand b: banzai, outwit, rout, fine-katana | hand a: impossible-koan | "
        "fate: 3 0 | provinces b1: along-the-river-of-gold" + MIL
    )
    assert [number(s, each, "iron-crane-legion") for each in ("military", "political")] == [4, 3]
    go(s, "along-the-river-of-gold")
    assert [number(s, each, "iron-crane-legion") for each in ("military", "political")] == [3, 4]
    go(s, "impossible-koan")
    assert [number(s, each, "iron-crane-legion") for each in ("military", "political")] == [1, 1]


@pytest.mark.ruling("L-10.2", "L-10.4")
def test_skills_that_are_set_to_what_is_printed_are_set_to_an_x_too():
    s = table(
        "field b: apprentice-earthcaller | field a: iron-crane-legion [present, honored] | hand b: banzai, outwit" + MIL
    )
    assert number(s, "military", "iron-crane-legion") == 4
    go(s, "apprentice-earthcaller")
    assert number(s, "military", "iron-crane-legion") == 2


@pytest.mark.ruling("L-16.1")
def test_a_keyword_that_a_card_has_at_times_says_when():
    assert CARDS["38-iuchi-shahai"].text.startswith("Covert while you are the first player. ")


RAZED = (
    "field b: {} [present] | field a: akodo-toturi [present, honored] | hand a: raze-to-the-ground | hand b: {} | "
    "provinces a1: manicured-garden | provinces a2: pilgrimage | provinces b1: the-art-of-war | fate: 0 5" + MIL
)


@pytest.mark.ruling("L-14.3")
@pytest.mark.parametrize(
    ("bushi", "card"),
    [
        ("shinjo-altansarnai", "shinjo-altansarnai"),
        ("deathseeker", "for-greater-glory"),
        ("deathseeker", "glorious-victory"),
        ("vengeful-berserker", "battle-meditation"),
        ("deathseeker", "overrun"),
    ],
)
def test_a_province_that_its_player_breaks_as_a_cost_is_broken_by_a_defender_too(bushi, card):
    s = table(RAZED.format(bushi, card if card != bushi else "banzai"))
    play(s, answers(s, "raze-to-the-ground")[0], "a1/manicured-garden")
    assert row(s, "manicured-garden").count("broken")
    assert any(card in said for said in options(s))


@pytest.mark.ruling("L-14.3")
def test_overrun_answers_a_province_that_breaks_without_a_conflict():
    s = table(
        "field a: deathseeker | hand a: feeding-an-army | hand b: overrun | provinces a1: pilgrimage | "
        "provinces a2: manicured-garden | provinces b1: the-art-of-war | fate: 0 5 | phase: draw | "
        "deck a: banzai, banzai | deck b: banzai, banzai"
    )
    play(s, answers(s, "feeding-an-army")[0], "a1/pilgrimage")
    assert answers(s, "overrun")
    s.choose("use overrun")
    assert "a2/manicured-garden" in options(s)
    assert "b1/the-art-of-war" not in options(s)
    s.choose("a2/manicured-garden")
    assert row(s, "manicured-garden").count("dishonored") == 1


@pytest.mark.ruling("L-8.10")
def test_the_characters_that_kakita_yoshi_dishonors_are_targets():
    s = table(
        "provinces a1: manicured-garden | provinces a2: the-art-of-war | field a: 29-kakita-yoshi [present] | "
        "field b: deathseeker, brash-samurai, ichigenkin-soloist | dials: 3 1 | "
        "attached b: finger-of-jade [on field/deathseeker]" + POL
    )
    play(s, answers(s, "29-kakita-yoshi")[0])
    assert "b/ichigenkin-soloist" not in options(s)
    play(s, "b/deathseeker", "b/brash-samurai")
    assert answers(s, "finger-of-jade")
    play(s, answers(s, "finger-of-jade")[0])
    assert [row(s, face).count("dishonored") for face in ("deathseeker", "brash-samurai")] == [0, 0]


@pytest.mark.ruling("L-8.10")
def test_the_characters_that_the_way_of_peace_honors_are_targets():
    s = table(
        "provinces b1: the-way-of-peace | field a: akodo-toturi [present], ichigenkin-soloist | field b: deathseeker | "
        "dials: 1 3" + MIL
    )
    play(s, answers(s, "the-way-of-peace")[0])
    assert "b/deathseeker" in options(s)
    assert "a/ichigenkin-soloist" not in options(s)


@pytest.mark.ruling("L-8.1", "L-8.10")
@pytest.mark.parametrize(
    ("face", "more"), [("visiting-advisor", "[present]"), ("wild-stallion", "")], ids=["home", "to the conflict"]
)
def test_who_goes_along_is_chosen_before_anybody_can_cancel_it(face, more):
    s = table(
        f"field a: {face} {more}, deathseeker {more}, matsu-berserker [present] | field b: hida-kisada [present]" + MIL
    )
    go(s, face)
    assert "a/deathseeker" in options(s)
    s.choose("a/deathseeker")
    assert ("deathseeker" in taking_part(s)) == bool(more)  # Hida Kisada cancels it


@pytest.mark.ruling("L-9.10")
@pytest.mark.parametrize(("bushi", "honored"), [("akodo-toturi", 1), ("eager-scout", 0)])
def test_who_wins_with_a_perfect_cut_is_honored_even_if_no_ability_of_characters_can_be_used(bushi, honored):
    s = table(
        f"field a: {bushi} [present] | field b: doji-whisperer, vengeful-berserker [present] | hand a: a-perfect-cut | "
        "hand b: exemplary-etiquette | fate: 3 3" + MIL
    )
    go(s, "a-perfect-cut", f"a/{bushi}")
    s.choose("use exemplary-etiquette")
    assert row(finish(s), bushi).count("honored") == honored


def test_who_has_gone_home_wins_nothing_with_a_perfect_cut():
    s = table(
        "field a: deathseeker [present], akodo-toturi [present] | field b: doji-whisperer | hand a: a-perfect-cut | "
        "hand b: try-again-tomorrow, outwit | field b: savvy-politician [present, honored] | fate: 3 3" + MIL
    )
    go(s, "a-perfect-cut", "a/deathseeker")
    play(s, "use try-again-tomorrow", "a/deathseeker")
    assert row(finish(s), "deathseeker").count("honored") == 0


@pytest.mark.ruling("L-9.8")
def test_an_ability_can_be_used_once_by_each_player_who_controls_the_card():
    s = table(
        "field b: shrewd-yasuki [present] | holdings b1: funeral-pyre | field a: deathseeker [present] | "
        "hand a: blackmail, banzai | hand b: outwit | deck a: banzai, banzai, banzai | deck b: banzai, banzai, banzai | "
        "honor: 5 6 | fate: 3 3" + MIL
    )
    play(s, "use b/shrewd-yasuki", "b/deck.1", "use blackmail", "pass", "use b/shrewd-yasuki", "a/deck.1", "pass")
    assert not any("shrewd-yasuki" in said for said in options(s))


@pytest.mark.ruling("L-9.8")
def test_who_is_given_a_perfect_guest_cannot_give_it_back_this_round():
    s = table("field a: perfect-guest | holdings a1: funeral-pyre | holdings b1: funeral-pyre" + CALM)
    play(s, "use a/perfect-guest")
    assert not any("perfect-guest" in said for said in options(s))
    assert CARDS["perfect-guest"].text.endswith("(once each round, whoever controls it).")


@pytest.mark.ruling("L-8.13")
@pytest.mark.parametrize(("passed_on", "dishonored"), [(True, 0), (False, 1)])
def test_magistrates_intervention_dishonors_again_only_whom_it_has_dishonored(passed_on, dishonored):
    s = table(
        "field a: doji-whisperer | field b: akodo-toturi [present, honored], young-rumormonger | "
        "hand a: magistrate-s-intervention | fate: 3 3" + BMIL
    )
    for _ in range(2):
        count_use(s, ("attacked", 1, 0), "phase")
    play(s, *["pass"] * ("use magistrate-s-intervention" not in options(s)), "use magistrate-s-intervention")
    if passed_on:
        s.choose("use b/young-rumormonger")
    while "decline" in options(s):
        s.choose("decline")
    assert row(s, "akodo-toturi").count("honored") == int(passed_on)
    assert row(s, "akodo-toturi").count("dishonored") == dishonored


@pytest.mark.ruling("L-9.2", "L-9.10")
def test_yogo_hiroue_dishonors_before_anybody_reacts_to_the_conflict_that_is_won():
    s = table(
        "field a: yogo-hiroue [present], blackmail-artist [present] | field b: doji-whisperer | hand b: banzai | "
        "honor: 6 6" + POL
    )
    go(s, "yogo-hiroue")
    play(s, "pass", "pass")
    assert options(s) == ["yes", "no"]
    s.choose("yes")
    assert row(s, "doji-whisperer").count("dishonored") == 1
    assert "use a/blackmail-artist" in options(s)


@pytest.mark.ruling("L-8.10", "L-8.11")
@pytest.mark.parametrize("card", ["master-of-the-spear", "doji-gift-giver", "flank-the-enemy", "kakita-kaezin"])
def test_what_an_opponent_must_choose_is_a_target_that_may_be_protected(card):
    s = table(
        f"field a: {'akodo-gunso' if card == 'flank-the-enemy' else card} [present], akodo-toturi [present], "
        "deathseeker [present] | field b: brash-samurai [present], border-rider [present] | hand a: flank-the-enemy | "
        "attached b: finger-of-jade [on field/brash-samurai] | fate: 3 3" + MIL
    )
    go(s, card)
    assert s.question.seat == 1
    s.choose("b/brash-samurai")
    play(s, answers(s, "finger-of-jade")[0])
    assert (row(s, "brash-samurai").ready, "brash-samurai" in taking_part(s)) == (True, True)


@pytest.mark.ruling("L-8.10", "L-8.11")
def test_who_cannot_be_a_target_cannot_be_chosen_by_an_opponent_either():
    s = table(
        "field a: master-of-the-spear [present] | dials: 3 1 | "
        "field b: ichigenkin-soloist [present], brash-samurai [present], border-rider [present]" + MIL
    )
    go(s, "master-of-the-spear")
    assert options(s) == ["b/brash-samurai", "b/border-rider"]


@pytest.mark.ruling("L-8.10")
def test_who_cannot_be_a_target_is_not_bowed_by_cleanse_the_empire():
    s = table(
        "field a: akodo-toturi [present, fate 1] | hand a: cleanse-the-empire | fate: 3 0 | dials: 3 1 | "
        "field b: ichigenkin-soloist [fate 1], deathseeker [fate 1]" + MIL
    )
    play(s, answers(s, "cleanse-the-empire")[0])
    assert [row(s, face).count("fate") for face in ("ichigenkin-soloist", "deathseeker")] == [0, 0]
    assert [row(s, face).ready for face in ("ichigenkin-soloist", "deathseeker")] == [True, False]
