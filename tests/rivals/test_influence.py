"""Influence Conflicts over Schemes, and Influence that is exerted to pay for a Title."""

import random

import pytest

from coterie.games.rivals.facts import influence
from coterie.games.rivals.rules.influence_state import counts_for
from coterie.kernel.pieces import pile
from tests.rivals.tools import asked, blood_on, faces, find, options, play_through, position, where

TWO = """
haven a: muhammad-zadeh [blood 5], ty-smith [blood 3]
haven b: doc [blood 5], karma [blood 3]
hand a: fame-fortune
"""  # the first of each is a Leader: 2 Influence, the others have 1


def prompt(s) -> str:
    return s.asked[1][0]


def token(s, face: str) -> int:
    return s.pieces[find(s, face)].count("spent")


@pytest.mark.ruling("RR-12.1")
def test_a_scheme_succeeds_if_there_is_more_influence_for_it_than_against_it():
    s = position(TWO)
    play_through(s, "play fame-fortune", "a/muhammad-zadeh", "exert a/muhammad-zadeh", "exert a/ty-smith", "done")
    play_through(s, "no", "exert b/doc", "done")
    assert (s.agenda, s.prestige, where(s, "fame-fortune")) == ((1, 0), (22, 20), "discard")


@pytest.mark.ruling("RR-12.1")
@pytest.mark.parametrize(("tie", "agenda"), [("fails", (0, 0)), ("succeeds", (1, 0))])
def test_a_tie_fails_unless_the_table_plays_otherwise(tie, agenda):
    s = position(TWO, scheme_tie=tie)
    play_through(
        s, "play fame-fortune", "a/muhammad-zadeh", "exert a/muhammad-zadeh", "done", "no", "exert b/doc", "done"
    )
    assert s.agenda == agenda
    assert where(s, "fame-fortune") == "discard"


@pytest.mark.ruling("RR-12")
def test_who_exerts_gives_all_its_influence_and_gets_a_token_and_then_has_none():
    s = position(TWO)
    play_through(s, "play fame-fortune", "a/muhammad-zadeh")
    assert asked(s) == (0, ["exert a/muhammad-zadeh", "exert a/ty-smith", "spend Prestige", "done"])  # also exhausted
    s.choose("exert a/muhammad-zadeh")
    assert (token(s, "muhammad-zadeh"), influence(s, find(s, "muhammad-zadeh"))) == (1, 0)
    assert asked(s) == (0, ["exert a/ty-smith", "spend Prestige", "done"])
    assert s.question.prompt.endswith("(2 so far)")


@pytest.mark.ruling("RR-12.1")
def test_the_acting_player_is_for_it_and_the_others_choose_clockwise():
    s = position(TWO + "haven c: hydra [blood 6]\nactive: b\nhand b: mercy", players=3)
    play_through(s, "play mercy", "b/doc", "done")
    assert asked(s) == (2, ["yes", "no", "abstain"])
    play_through(s, "yes", "exert c/hydra", "done")
    assert asked(s) == (0, ["yes", "no", "abstain"])
    s.choose("abstain")  # and commits nothing
    assert s.question.seat == 1


@pytest.mark.ruling("RR-12")
def test_prestige_is_worth_influence_and_is_spent_also_by_those_who_lose():
    s = position(TWO + "prestige: 5 9")
    play_through(s, "play fame-fortune", "a/muhammad-zadeh", "spend Prestige")
    assert options(s) == ["1", "2", "3", "4", "5"]
    play_through(s, "2", "done", "no", "spend Prestige", "3", "done")
    assert (s.prestige, s.agenda) == ((3, 6), (0, 0))
    s = position(TWO + "prestige: 5 9", prestige_influence=2)
    play_through(s, "play fame-fortune", "a/muhammad-zadeh", "spend Prestige", "2", "done")
    play_through(s, "no", "spend Prestige", "1", "exert b/karma", "done")  # 4 against 3
    assert s.agenda == (1, 0)
    s = position(TWO, prestige_influence=0)
    play_through(s, "play fame-fortune", "a/muhammad-zadeh")
    assert "spend Prestige" not in options(s)


@pytest.mark.ruling("RR-12")
def test_a_modifier_is_face_down_until_all_are_shown():
    s = position(TWO + "hand b: hedge-your-bets, the-last-word, karma")
    play_through(s, "play fame-fortune", "a/muhammad-zadeh", "done", "no")
    assert asked(s) == (
        1, ["exert b/doc", "exert b/karma", "spend Prestige", "place hedge-your-bets", "place the-last-word", "done"]
    )  # fmt: skip
    s.choose("place the-last-word")
    card = pile(s, "committed", 1)[0]
    assert s.seen_by(0).pieces[card].face == ""
    assert s.seen_by(1).pieces[card].face == "the-last-word"
    assert not any("Last Word" in line for line in s.log(0))
    assert options(s) == ["exert b/doc", "exert b/karma", "spend Prestige", "done"]  # one each
    s.choose("done")
    assert faces(s, "discard", 1) == ["the-last-word"]
    assert s.prestige == (20, 21)
    assert [line for line in s.log(0) if "Last Word" in line and "show" in line]


@pytest.mark.ruling("RR-12")
def test_whoever_imagines_what_lies_there_thinks_of_what_can_be_placed():
    s = position(TWO + "hand b: the-last-word\nlibrary b: hedge-your-bets, greed, herald, bad-optics", modifiers=1)
    play_through(s, "play fame-fortune", "a/muhammad-zadeh", "done", "no", "place the-last-word")
    card = pile(s, "committed", 1)[0]
    found = {s.sample(0, random.Random(n)).pieces[card].face for n in range(40)}
    assert found >= {"the-last-word", "hedge-your-bets", "bad-optics"}
    assert "greed" not in found  # no modifier, and without a number of BP


@pytest.mark.ruling("RR-12")
def test_a_card_that_lies_there_is_what_its_face_says_in_every_world_that_is_imagined():
    library = ", ".join(["greed"] * 20 + ["bad-optics", "38-special"])
    s = position(TWO + f"board b: old-post-office\nhand b: know-your-place\nlibrary b: {library}", modifiers=1)
    play_through(s, "play fame-fortune", "a/muhammad-zadeh", "done", "no", "place know-your-place by BP")
    card = pile(s, "committed", 1)[0]
    found = set()
    for n in range(40):
        world = s.sample(0, random.Random(n))
        found.add(world.pieces[card].face)
        while world.pieces[card].zone == "committed":
            world.choose(options(world)[-1])  # what was placed is shown and does what it says, whichever it is
    assert found == {"know-your-place", "bad-optics", "38-special"}


@pytest.mark.ruling("RR-12")
def test_tables_may_allow_more_modifiers_or_none():
    s = position(TWO + "hand a: hedge-your-bets, wild-ranting", modifiers=2)
    play_through(
        s, "play fame-fortune", "a/muhammad-zadeh", "place hedge-your-bets", "place wild-ranting", "done", "abstain"
    )
    assert faces(s, "discard", 0) == ["hedge-your-bets", "wild-ranting", "fame-fortune"]
    s = position(TWO + "hand a: hedge-your-bets", modifiers=0)
    play_through(s, "play fame-fortune", "a/muhammad-zadeh")
    assert "place hedge-your-bets" not in options(s)


@pytest.mark.ruling("RR-21", "RR-12.1")
def test_everybody_may_use_abilities_after_each_choice():
    s = position(TWO + "haven b: flick [blood 3]")
    play_through(s, "play fame-fortune", "a/muhammad-zadeh", "exert a/muhammad-zadeh", "exert a/ty-smith", "done")
    assert asked(s) == (1, ["use b/flick", "pass"])
    play_through(s, "use b/flick", "pass", "no", "exert b/flick")
    assert s.question.prompt.endswith("(4 so far)")
    s.choose("done")
    assert s.agenda == (0, 0)


# ── Titles ──────────────────────────────────────────────────────────────────────────────────────────────────────────

COURT = """
haven a: yusuf-kaya [blood 5], nancy-witt [blood 3]
haven b: doc [blood 5]
hand a: primogen
"""


@pytest.mark.ruling("R-168", "R-169")
def test_influence_for_a_title_comes_from_any_source_and_is_paid_once():
    s = position(COURT)
    play_through(s, "play primogen", "a/yusuf-kaya", "exert a/nancy-witt")
    assert s.question.prompt == "What Influence do you exert? (1 of 3)"
    s.choose("spend Prestige")
    assert options(s) == ["1", "2"]  # no more than is lacking
    s.choose("2")
    assert s.pieces[find(s, "primogen")].host == find(s, "yusuf-kaya")
    assert (s.prestige, token(s, "nancy-witt"), token(s, "yusuf-kaya")) == ((18, 20), 1, 0)
    assert prompt(s) == "action?"


@pytest.mark.ruling("R-168")
def test_a_title_that_cannot_be_paid_is_not_offered():
    s = position(COURT + "prestige: 1 20\nhand a: seneschal")
    assert "play primogen" in options(s)  # 2 + 1 Influence and 1 Prestige
    assert "play seneschal" not in options(s)  # which takes 5
    s = position(COURT.replace("yusuf-kaya [blood 5]", "yusuf-kaya [blood 5, spent 1]") + "prestige: 1 20")
    assert "play primogen" not in options(s)


@pytest.mark.ruling("RR-12")
def test_a_modifier_helps_to_pay_for_a_title():
    s = position(COURT + "hand a: hedge-your-bets")
    play_through(s, "play primogen", "a/yusuf-kaya", "exert a/nancy-witt", "place hedge-your-bets")
    assert s.pieces[find(s, "primogen")].host == find(s, "yusuf-kaya")
    assert (s.prestige, s.agenda, where(s, "hedge-your-bets")) == ((20, 20), (0, 0), "discard")


@pytest.mark.ruling("R-169", "RR-12")
@pytest.mark.parametrize(
    ("more", "modifiers", "offered"),
    [
        ("hand a: seneschal", 1, False),  # 2 + 1 Influence and 1 Prestige of 5
        ("hand a: seneschal, hedge-your-bets", 1, True),
        ("hand a: seneschal, hedge-your-bets", 0, False),
        ("hand a: seneschal, throat-rip", 1, False),
        ("hand a: seneschal\nboard a: old-post-office", 1, True),  # Primogen, which needs 3 BP
    ],
)
def test_what_cards_of_the_hand_could_bring_counts_for_a_title(more, modifiers, offered):
    s = position(f"{COURT}prestige: 1 20\n{more}\n", modifiers=modifiers)
    assert ("play seneschal" in options(s)) == offered


HAUNTING = "chef [down, known all, on haven/yusuf-kaya], {} [down, known a, on chef]"


@pytest.mark.ruling("R-169", "R-065", "RR-12")
@pytest.mark.parametrize(
    ("more", "title", "offered"),
    [
        ("haven a: flick [blood 2]", "seneschal", True),  # 1 + 1, 3 for a Blood of Flick, 1 Prestige
        ("haven a: flick [blood 1]", "seneschal", False),  # her last Blood
        ("haven a: flick [spent, blood 2]", "seneschal", False),  # who has exerted hers has no more of it
        ("board a: blood-makes-noise [blood 1]", "seneschal", True),  # 1, and 4 for a Blood of the Ritual
        ("board a: voter-suppression", "primogen", True),
        ("board a: voter-suppression [bowed]", "primogen", False),
        ("attached a: " + HAUNTING.format("wraith-influence"), "keeper-of-elysium", True),  # turned up and exhausted
        ("attached a: " + HAUNTING.format("wraith-influence"), "seneschal", False),
        ("attached a: " + HAUNTING.format("wraith-intel"), "keeper-of-elysium", False),
    ],
)
def test_what_abilities_could_bring_counts_for_a_title(more, title, offered):
    table = "haven a: yusuf-kaya [blood 5]\nhaven b: doc [blood 5]\nleaders: doc doc\nprestige: 1 20\n"
    s = position(f"{table}hand a: {title}\n{more}\n")
    assert (f"play {title}" in options(s)) == offered


@pytest.mark.ruling("R-169")
def test_who_plays_a_title_is_exhausted_and_cannot_exhaust_for_influence():
    table = "haven a: bunny-benitez [blood 4]{}\nhaven b: doc [blood 5]\nleaders: doc doc\nprestige: 1 20\n"
    hand = "hand a: primogen\n"
    assert "play primogen" not in options(position(table.format("") + hand))  # 1 Influence and 1 Prestige of 3
    s = position(table.format(", ty-smith [spent, blood 3]") + hand)
    assert "play primogen" in options(s)
    play_through(s, "play primogen")
    assert "a/bunny-benitez" not in options(s)


@pytest.mark.ruling("R-169")
def test_a_title_does_not_pay_for_itself():
    court = "haven a: yusuf-kaya [spent 1, blood 5]\nhaven b: doc [blood 5]\nboard a: old-post-office\nprestige: 1 20\n"
    assert "play herald" not in options(position(court + "hand a: herald\n"))  # which needs 2 BP
    assert "play herald" in options(position(court + "hand a: herald, herald\n"))


@pytest.mark.ruling("RR-12.1")
def test_influence_that_comes_after_the_count_is_on_no_side():
    s = position("haven a: yusuf-kaya [blood 4]\nhaven b: doc [blood 4]\nleaders: yusuf-kaya doc\nhand a: mercy\n")
    s.choose("play mercy")
    assert counts_for(s, 0)
    play_through(s, "exert a/yusuf-kaya", "done", "yes")
    assert counts_for(s, 1)
    s = position("haven a: yusuf-kaya [blood 4], nancy-witt [blood 2]\nhaven b: doc [blood 4]\nhand a: mercy\n"
                 "leaders: yusuf-kaya doc\n")  # fmt: skip
    play_through(s, "play mercy", "a/yusuf-kaya", "exert a/yusuf-kaya", "done", "abstain")
    assert options(s) == ["a/yusuf-kaya", "a/nancy-witt"]  # who mends: YES has won
    assert not counts_for(s, 0)


@pytest.mark.ruling("RR-13.1")
def test_nobody_bears_more_than_its_limit():
    full = "attached a: athlete [on haven/yusuf-kaya], student [on haven/yusuf-kaya], chef [on haven/yusuf-kaya]"
    s = position(COURT.replace(", nancy-witt [blood 3]", "") + full)
    assert "play primogen" not in options(s)


@pytest.mark.ruling("RR-12.1")
def test_other_library_cards_are_no_modifiers_unless_a_card_says_so():
    text = TWO + "hand b: 38-special, throat-rip, hedge-your-bets\nleaders: muhammad-zadeh doc\n"
    s = position(text)
    play_through(s, "play fame-fortune", "a/muhammad-zadeh", "done", "no")
    assert [o for o in options(s) if o.startswith("place")] == ["place hedge-your-bets"]
    s = position(text + "board b: old-post-office")
    play_through(s, "play fame-fortune", "a/muhammad-zadeh", "done", "no")
    assert [o for o in options(s) if o.startswith("place")] == [
        "place hedge-your-bets",
        "place 38-special by BP",
    ]


@pytest.mark.ruling("RR-12", "RR-11")
def test_an_influence_modifier_is_a_card_that_is_placed_face_down_and_resolved_outside_of_an_attack():
    s = position(
        "haven a: guvnah [blood 5], velvet [blood 4], rene-koba [blood 1]\nhaven b: doc [blood 5]\n"
        "hand a: free-money, hedge-your-bets\nlibrary a: throat-rip, throat-rip\nleaders: guvnah doc\nprestige: 5 5\n"
    )
    play_through(s, "play free-money", "a/guvnah", "place hedge-your-bets", "trigger a/guvnah")
    if s.asked[1][0] != "commit?":
        s.choose("a/rene-koba")
    assert (faces(s, "hand", 0), blood_on(s, "rene-koba"), s.prestige) == (["throat-rip"], 2, (5, 5))
    play_through(s, "done", "no", "done")
    assert s.prestige == (6 + 3, 5 + 3)  # Velvet's as it is resolved, then the Scheme
    assert faces(s, "discard", 0) == ["hedge-your-bets", "free-money"]


@pytest.mark.ruling("R-169", "RR-12")
@pytest.mark.parametrize(
    ("token", "em", "begun"),
    [("influence", "blood 4", True), ("social", "blood 4", False), ("influence", "blood 4, spent 1", False)],
)
def test_a_title_is_begun_with_a_hidden_wraith_only_if_it_gives_influence_that_its_bearer_still_has(token, em, begun):
    s = position(
        f"leaders: hydra doc\nhaven a: markus-kumnyama [blood 6], em [{em}]\nhaven b: doc [blood 5]\nhand a: legate\n"
        f"attached a: chef [down, known all, on haven/em], wraith-{token} [down, known a, on chef]\nprestige: 1 5\n"
    )  # 1 for each of them, 1 Prestige and twice the token; 4 are needed
    assert ("play legate" in options(s)) is begun
