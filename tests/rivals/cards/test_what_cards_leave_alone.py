"""What cards must not do: whom a bonus leaves out, what is not offered, when nothing happens."""

import pytest

from coterie.games.rivals.facts import influence
from tests.rivals.cards.turns import end_turn, onward
from tests.rivals.tools import asked, attack, blood_on, faces, find, number, options, play_through, position, where

# ── Influence and Schemes ───────────────────────────────────────────────────────────────────────────────────────────

FOE = "haven b: doc [blood 5], hydra [blood 5, agenda 2]\nleaders: ty-smith doc\nprestige: 9 9\n"


def test_fight_makes_right_counts_no_agenda_of_foes_and_none_on_the_agenda_card():
    s = position(FOE + "haven a: ty-smith [blood 3], em [blood 4]\nboard a: fight-makes-right\nagenda: 6 6\n")
    assert [influence(s, find(s, face)) for face in ("ty-smith", "em", "hydra")] == [2, 1, 1]


def test_influencer_helps_nobody_without_presence_and_no_foe_and_must_be_paid():
    table = FOE + "haven a: ty-smith [blood 3], skunk [blood 3], em [blood 4]\nhand a: influencer\n"
    s = position(table)
    s.choose("play influencer")
    assert [influence(s, find(s, face)) for face in ("skunk", "em", "hydra")] == [1, 2, 1]
    assert "play influencer" in options(position(table.replace("9 9", "1 9")))
    assert "play influencer" not in options(
        position(table.replace("9 9", "0 9").replace("prestige", "actions: 2\nprestige"))
    )


def test_muhammad_zadeh_has_nothing_of_the_retainers_of_others():
    borne = "attached a: student [on haven/ty-smith]\nattached b: chef [on haven/hydra]\n"
    s = position(FOE + "haven a: ty-smith [blood 3], muhammad-zadeh [blood 5]\n" + borne)
    assert influence(s, find(s, "muhammad-zadeh")) == 1


def test_mercy_mends_nobody_if_no_wins_and_offers_no_player_the_characters_of_another():
    table = "haven a: ty-smith [blood 1], em [blood 1]\nhaven b: doc [blood 1], karma [blood 1]\nhand a: mercy\n"
    lost = position(table)
    play_through(lost, "play mercy", "a/ty-smith", "done", "no", "exert b/doc", "done")
    assert [blood_on(lost, face) for face in ("ty-smith", "em", "doc", "karma")] == [1, 1, 1, 1]
    s = position(table)
    play_through(s, "play mercy", "a/ty-smith", "exert a/ty-smith", "done", "abstain")
    assert asked(s) == (0, ["a/ty-smith", "a/em"])
    s.choose("a/em")
    assert asked(s) == (1, ["b/doc", "b/karma"])
    s.choose("b/karma")
    assert [blood_on(s, face) for face in ("ty-smith", "em", "doc", "karma")] == [1, 4, 1, 3]


def test_pr_firm_is_not_for_the_schemes_of_others():
    table = (
        "haven a: ty-smith [blood 3], em [blood 4]\nhaven b: doc [blood 5]\nboard {}: pr-firm\nhand a: fame-fortune\n"
        "leaders: ty-smith doc\nprestige: 9 9\n"
    )
    s = position(table.format("b"))
    play_through(s, "play fame-fortune", "exert a/ty-smith", "done", "abstain")
    assert (s.asked[1][0], s.agenda, s.prestige) == ("action?", (1, 0), (11, 9))


def test_iris_lokken_gives_nothing_where_her_player_has_no_library():
    table = "haven a: iris-lokken [blood 4]\nhaven b: doc [blood 5]\nhand a: fame-fortune\n"
    s = position(table)
    s.choose("play fame-fortune")
    assert s.question.prompt.endswith("(0 so far)")


# ── what foes do ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_prizefighter_gives_nothing_to_attackers_of_foes_nor_to_those_who_are_attacked():
    s = position("board b: prizefighter\nstreets a: hydra [blood 6]\nstreets b: doc [blood 5]\nleaders: hydra doc\n")
    s.choose("attack with a/hydra")
    assert s.asked[1][0] in ("moment", "sort?")
    assert [s.pieces[find(s, face)].count("agenda") for face in ("hydra", "doc")] == [0, 0]


def test_bruno_wagner_draws_nothing_for_ongoing_cards_of_foes():
    s = position(
        "haven a: ty-smith [blood 3], em [blood 4]\nhaven b: bruno-wagner [blood 5]\nhand a: influencer\n"
        "library b: greed, greed\n"
    )
    s.choose("play influencer")
    onward(s)
    assert (faces(s, "hand", 1), faces(s, "library", 1)) == ([], ["greed", "greed"])


def test_long_term_investment_pays_nothing_in_the_turns_of_others():
    s = position(
        "haven a: em [blood 4]\nboard a: long-term-investment [prestige 2]\nhaven b: doc [blood 5]\nprestige: 7 9\n"
    )
    end_turn(s)
    assert (s.active, s.prestige[0], s.pieces[find(s, "long-term-investment")].count("prestige")) == (1, 7, 2)
    end_turn(s)
    assert (s.active, s.prestige[0], s.pieces[find(s, "long-term-investment")].count("prestige")) == (0, 8, 1)


def test_third_tradition_the_progeny_leaves_those_with_three_characters_alone():
    s = position(
        "haven a: hydra [blood 6]\nhaven b: doc [blood 5], karma [blood 3], lolita [blood 3]\ntorpor b: velvet [blood 1]\n"
        "board a: third-tradition-the-progeny\nhand b: fleetness\nactive: b\n"
    )
    end_turn(s)  # the one in torpor is no character of a coterie
    assert (s.prestige, faces(s, "hand", 1)) == ((20, 20), ["fleetness"])


def test_most_impressive_needs_more_bp_in_the_streets_than_each_foe():
    """Equal BP is not enough, nor is a vampire at the Haven."""
    table = "board a: most-impressive\nactive: b\nlibrary b: greed, greed\nlibrary a: greed\n"
    for streets, agenda in (
        ("streets a: hydra [blood 6]\nhaven b: doc [blood 5]\n", 1),
        ("haven a: hydra [blood 6]\nhaven b: doc [blood 5]\n", 0),
        ("streets a: hydra [blood 6]\nstreets b: annika [blood 6]\n", 0),
        ("streets a: em [blood 4], lolita [blood 3]\nstreets b: annika [blood 6]\n", 1),
    ):
        s = position(streets + table)
        end_turn(s)
        assert s.agenda == (agenda, 0), streets


# ── attacks ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_gang_up_does_not_count_retainers_outside_of_the_party():
    s = position(
        "streets a: guvnah [blood 5]\nstreets b: doc [blood 5]\nhaven a: karma [blood 3]\nhand a: gang-up\n"
        "leaders: guvnah doc\nattached a: student [on haven/karma]\nattached b: chef [on streets/doc]\n"
    )
    attack(s, "a/guvnah", "b/doc", "physical", "play gang-up")
    assert blood_on(s, "doc") == 5 - 1


def test_peer_pressure_does_not_count_those_who_are_elsewhere():
    s = position(
        "streets a: brother [blood 5]\nstreets a2: skunk [blood 3]\nhaven a: flick [blood 3]\nstreets b: doc [blood 5]\n"
        "hand a: peer-pressure\n"
    )
    attack(s, "a/brother", "b/doc", "social", "play peer-pressure")
    onward(s)
    assert blood_on(s, "doc") == 5  # 1 against 1, and no pair


def test_seduction_is_no_harder_on_mortals_without_presence():
    s = position(
        "streets a: guvnah [blood 4], skunk [blood 3]\nhaven b: doc [blood 5]\ncity: chef\nhand a: seduction\n"
        "leaders: guvnah doc\n"
    )
    attack(s, "a/guvnah", "city/chef", "social", "play seduction")
    onward(s)
    assert (where(s, "chef"), blood_on(s, "guvnah")) == ("city", 4)


@pytest.mark.parametrize(
    ("party", "shielded"), [("hydra [blood 6]", True), ("hydra [blood 6], liza-holt [blood 4]", False)]
)
def test_lightning_strike_passes_by_shields_with_two_celerity_only(party, shielded):
    s = position(
        f"streets a: {party}\nstreets b: annika [blood 6]\nhand a: lightning-strike\nhand b: backup\nlibrary a: greed\n"
        "attached b: student [on streets/annika], chef [on streets/annika]\n"
    )
    attack(s, "a/hydra", "b/annika", "physical", "play lightning-strike", reaction="play backup")
    onward(s)
    assert blood_on(s, "annika") == 6 - (2 + 2 - number(s, "physical", "annika") - (2 if shielded else 0))


def test_incite_rebellion_burns_no_retainer_elsewhere_and_none_for_the_last_blood():
    table = (
        "streets a: hydra [blood {}]\nstreets b: annika [blood 6]\nhaven b: doc [blood 5]\nhand a: incite-rebellion\n"
        "attached b: chef [on haven/doc]{}\nlibrary a: greed\n"
    )
    for blood, more in ((6, ""), (1, ", student [on streets/annika]")):
        s = position(table.format(blood, more))
        attack(s, "a/hydra", "b/annika", "social", "play incite-rebellion")
        assert s.asked[1][0] == "action?"
        assert where(s, "chef") == "attached"
        assert not more or where(s, "student") == "attached"


# ── Havens, torpor ──────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_penthouse_mends_for_no_other_attachment_and_nobody_of_a_foe():
    s = position(
        "haven a: yusuf-kaya [blood 3]\nhaven b: doc [blood 5]\nboard a: the-penthouse\nhand a: primogen\n"
        "leaders: yusuf-kaya doc\n"
    )
    play_through(s, "play primogen", "spend Prestige", "3")
    onward(s)
    assert (where(s, "primogen"), blood_on(s, "yusuf-kaya")) == ("attached", 3)
    s = position(
        "streets a: hydra [blood 3]\nhaven b: doc [blood 5]\nboard b: the-penthouse\ncity: addict\nleaders: hydra doc\n"
        "attached a: athlete [on streets/hydra]\n"
    )
    attack(s, "a/hydra", "city/addict", "physical")
    s.choose("attach city/addict")
    assert blood_on(s, "hydra") == 3


def test_kwame_and_nathaniel_have_nothing_of_what_foes_control():
    two = (
        "attached b: chef [down, known all, on haven/doc], wraith-social [down, known b, on chef], "
        "cop [down, known all, on haven/doc], wraith-mental [down, known b, on cop]\nboard b: diminish [blood 1]\n"
    )
    for face in ("kwame", "nathaniel"):
        s = position(f"haven a: hydra [blood 6]\ntorpor a: {face} [blood 1]\nhaven b: doc [blood 5]\n" + two)
        s.choose("end")
        assert s.asked[1][0] != "torpor?", face


def test_gallery_opening_asks_nobody_whose_hand_is_empty():
    s = position("haven a: hydra [blood 6]\nhaven b: doc [blood 5]\ndeck: gallery-opening\nactive: b\n")
    end_turn(s)
    assert (s.prestige, where(s, "gallery-opening")) == ((20, 20), "burned")
