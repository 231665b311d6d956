"""Cards of The Heart of Europe about Influence and Titles."""

import pytest

from coterie.games.rivals.facts import influence
from tests.rivals.tools import asked, attack, blood_on, faces, find, number, options, play_through, position, where

FOES = "haven b: doc [blood 5], karma [blood 3]\n"


@pytest.mark.ruling("R-226", "R-227")
def test_bread_and_circuses_gives_each_player_another_reward():
    s = position(
        "haven a: hydra [blood 6]\nhaven b: doc [blood 5]\ntorpor b: karma [blood 1]\nhand a: bread-and-circuses"
    )
    play_through(s, "play bread-and-circuses", "exert a/hydra", "done", "abstain")
    assert s.question.prompt == "Which reward does a get?"
    first = options(s)
    assert len(first) == 4
    s.choose(first[2])
    assert options(s) == [first[0], first[1], first[3]]  # what a has got is gone
    s.choose(first[3])
    assert (s.agenda, blood_on(s, "karma")) == ((1, 0), 3)  # in torpor, which its player controls
    s = position("haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nhand a: bread-and-circuses")
    play_through(s, "play bread-and-circuses", "done", "abstain")
    assert s.asked[1][0] == "action?"


def test_prosperity_lets_each_player_draw_four_cards():
    decks = "library a: greed, herald, sheriff, primogen, seneschal\nlibrary b: greed, herald\n"
    s = position(FOES + decks + "haven a: hydra [blood 6]\nhand a: prosperity")
    play_through(s, "play prosperity", "exert a/hydra", "done", "abstain")
    assert (len(faces(s, "hand", 0)), len(faces(s, "hand", 1))) == (4, 2)
    s = position(FOES + decks + "haven a: hydra [blood 6]\nhand a: prosperity")
    play_through(s, "play prosperity", "done", "no", "done")
    assert faces(s, "hand", 0) == []


@pytest.mark.ruling("R-163")
def test_bad_optics_scares_somebody_with_a_token_if_its_side_loses():
    table = FOES + "haven a: nancy-witt [blood 3], hydra [blood 6]\nhand a: greed\nhand b: bad-optics\n"
    s = position(table)
    play_through(
        s,
        "play greed",
        "exert a/hydra",
        "spend Prestige",
        "5",
        "done",
        "no",
        "place bad-optics",
        "exert b/karma",
        "done",
    )
    assert asked(s) == (1, ["a/hydra", "b/karma"])  # those with a token
    s.choose("a/hydra")
    hydra = s.pieces[find(s, "hydra")]
    assert (hydra.ready, hydra.count("fear")) == (False, 1)
    s = position(table)
    play_through(s, "play greed", "done", "no", "place bad-optics", "exert b/karma", "done")
    assert (s.agenda, s.asked[1][0]) == ((0, 0), "action?")  # its side has won


def test_wild_ranting_lets_a_player_draw_if_its_side_loses():
    table = FOES + "haven a: nancy-witt [blood 3]\nhand a: greed, wild-ranting\nlibrary b: herald\n"
    s = position(table)
    play_through(s, "play greed", "place wild-ranting", "done", "no", "spend Prestige", "4", "done")
    assert (s.agenda, faces(s, "hand", 1)) == ((0, 0), ["herald"])  # of b, who alone has a card to draw
    s = position(table)
    play_through(s, "play greed", "place wild-ranting", "done", "no", "spend Prestige", "2", "done")
    assert (s.agenda, faces(s, "hand", 1)) == ((2, 0), [])


@pytest.mark.ruling("R-290", "R-291")
def test_the_whip_gives_influence_by_presence_and_takes_a_token_from_its_clan():
    table = FOES + "haven a: johnny [blood 4], hydra [blood 6, spent 1], ty-smith [blood 3, spent 1]\n"
    s = position(table + "attached a: whip-of-the-primogen [on haven/johnny]")
    assert influence(s, find(s, "johnny")) == 2 + 2  # twice presence
    s.choose("end")
    assert [s.pieces[find(s, face)].count("spent") for face in ("hydra", "ty-smith")] == [0, 1]
    s = position(
        table.replace("johnny [blood 4]", "johnny [blood 4, spent 1]")
        + "attached a: whip-of-the-primogen [on haven/johnny]"
    )
    s.choose("end")
    assert options(s) == ["a/johnny", "a/hydra"]  # itself included


@pytest.mark.ruling("R-290")
def test_there_is_one_whip_for_each_player():
    table = FOES + "haven a: johnny [blood 4], hydra [blood 6]\nhand a: whip-of-the-primogen\n"
    s = position(table + "attached a: whip-of-the-primogen [on haven/johnny]")
    assert "play whip-of-the-primogen" not in options(s)
    s = position(table + "attached b: whip-of-the-primogen [on haven/doc]")
    assert "play whip-of-the-primogen" in options(s)


@pytest.mark.ruling("R-288")
def test_voter_suppression_costs_blood_of_all_who_exert_against_a_scheme_that_you_play():
    table = FOES + "haven a: nancy-witt [blood 3], hydra [blood 6]\nhand a: greed\nboard a: voter-suppression\n"
    s = position(table)
    play_through(s, "play greed", "done", "no", "exert b/doc", "exert b/karma", "done")
    assert (blood_on(s, "doc"), blood_on(s, "karma")) == (4, 2)
    s = position(table)
    play_through(s, "play greed", "exert a/hydra", "done", "yes", "exert b/doc", "done")
    assert (blood_on(s, "doc"), blood_on(s, "hydra")) == (5, 6)
    s = position(table.replace("board a", "board b"))
    play_through(s, "play greed", "done", "no", "exert b/doc", "done")
    assert blood_on(s, "doc") == 5  # a Scheme of another player


@pytest.mark.ruling("R-289")
def test_voter_suppression_is_exhausted_in_ones_own_turn_only():
    table = FOES + "haven a: nancy-witt [blood 3]\nhand a: greed\nboard {}: voter-suppression\n"
    s = position(table.format("a"))
    play_through(s, "play greed", "use a/voter-suppression")
    assert asked(s) == (0, ["exert a/nancy-witt", "spend Prestige", "done"])
    s.choose("exert a/nancy-witt")
    assert s.question.prompt.endswith("(3 so far)")  # a Leader, and 1 more
    s = position(table.format("b"))
    play_through(s, "play greed", "done", "no")
    assert "use b/voter-suppression" not in options(s)


def test_voter_suppression_needs_a_brujah():
    assert "play voter-suppression" in options(position(FOES + "haven a: hydra [blood 6]\nhand a: voter-suppression"))
    assert "play voter-suppression" not in options(
        position(FOES + "haven a: nancy-witt [blood 3]\nhand a: voter-suppression")
    )


def test_royal_bling_puts_agenda_on_titles_at_the_start_of_ones_turn():
    s = position(
        "haven a: sebastian [blood 7], hydra [blood 6]\nhaven b: doc [blood 5]\nboard a: royal-bling\nactive: b\n"
        "attached a: legate [on haven/sebastian]\nattached b: herald [on haven/doc]\nagenda: 0 0"
    )
    s.choose("end")
    assert [s.pieces[find(s, face)].count("agenda") for face in ("sebastian", "hydra", "doc")] == [1, 0, 0]
    assert s.agenda == (0, 0)


@pytest.mark.parametrize(("titles", "damage"), [("", 2), ("herald", 4), ("primogen", 5), ("prince-of-prague", 9)])
def test_a_title_fight_is_as_hard_as_the_best_title_but_never_defeats(titles, damage):
    borne = f"attached a: {titles} [on streets/hydra]\n" if titles else ""
    s = position(borne + "streets a: hydra [blood 6]\nstreets b: randolph-marz [blood 6]\nhand a: title-fight")
    attack(s, "a/hydra", "b/randolph-marz", "physical", "play title-fight")
    assert blood_on(s, "randolph-marz") == max(1, 6 - (damage - 1))
    assert where(s, "randolph-marz") == "streets"


@pytest.mark.ruling("R-266")
def test_kiril_has_more_influence_from_when_he_attacks_until_it_is_spent():
    s = position("streets a: kiril [blood 6]\nstreets b: doc [blood 5]\nhand a: free-money\nhaven a: hydra [blood 6]\n")
    assert influence(s, find(s, "kiril")) == 1 + 1  # as Leader
    s.choose("attack with a/kiril")
    assert influence(s, find(s, "kiril")) == 5  # at once
    play_through(s, "mental", "no card")
    play_through(s, "play free-money", "exert a/kiril")
    assert s.question.prompt.endswith("(5 so far)")
    assert number(s, "Influence", "kiril") == 2
    play_through(s, "done", "abstain", "end")
    assert number(s, "Influence", "kiril") == 2
    s = position("streets a: kiril [blood 6]\nstreets b: doc [blood 5]\nhaven a: hydra [blood 6]\n")
    attack(s, "a/kiril", "b/doc", "mental")
    s.choose("end")
    assert influence(s, find(s, "kiril")) == 2  # the turn is over


def test_sebastian_attaches_titles_for_nothing_and_becomes_ready():
    table = (
        FOES + "haven a: sebastian [blood 7, spent 1], hydra [blood 6, spent 1]\nhand a: seneschal\nprestige: 2 20\n"
    )
    s = position(table)
    s.choose("play seneschal")  # only he can: nobody else could pay for it
    assert s.pieces[find(s, "seneschal")].host == find(s, "sebastian")
    assert (s.prestige, s.pieces[find(s, "sebastian")].ready) == ((2, 20), True)
    s = position(table.replace("prestige: 2 20", "prestige: 9 20"))
    play_through(s, "play seneschal", "a/hydra", "spend Prestige", "5")
    assert (s.prestige, s.pieces[find(s, "hydra")].ready) == ((4, 20), False)


@pytest.mark.ruling("RR-13.2")
def test_the_prince_of_prague_gives_agenda_once_and_four_influence():
    s = position("haven b: doc [bowed, blood 5]\nstreets a: hydra [blood 6], brother [blood 5]\ncity: prince-of-prague")
    play_through(s, "claim with a/hydra")
    assert (s.agenda, influence(s, find(s, "hydra")), number(s, "Secrecy", "hydra")) == ((2, 0), 1 + 1 + 4, 0)
    assert not any(text.startswith("claim") for text in options(s))  # it is borne


def test_sebastian_stays_exhausted_with_a_title_that_is_not_from_the_hand():
    s = position("haven b: doc [bowed, blood 5]\nstreets a: sebastian [blood 7]\ncity: prince-of-the-city")
    s.choose("claim with a/sebastian")
    assert s.pieces[find(s, "prince-of-the-city")].host == find(s, "sebastian")
    assert not s.pieces[find(s, "sebastian")].ready
