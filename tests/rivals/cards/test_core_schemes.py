"""The Schemes and Influence Modifiers of the Core Set, and what follows from Schemes."""

import pytest

from tests.rivals.tools import asked, blood_on, faces, find, options, play_through, position, where

TABLE = """
haven a: {who}
haven b: doc [blood 5], karma [blood 3]
hand a: {hand}
"""


def at(who: str, hand: str, more: str = "", **options):
    """Return a position with some characters and cards of the first seat, and two Malkavians of the second."""
    return position(TABLE.format(who=who, hand=hand) + more, **options)


def decided(s, *mine: str, against: tuple[str, ...] = ("abstain",)) -> None:
    """Commit something for the Scheme that has just been played, then what the second seat answers."""
    play_through(s, *mine, "done", *against)


def test_balance_of_power_lets_each_chosen_player_steal_from_another():
    s = at("ty-smith [blood 3]", "balance-of-power")
    s.choose("play balance-of-power")
    assert options(s) == ["seat a", "seat b"]  # at least one of two
    play_through(s, "seat a", "done")
    decided(s, "exert a/ty-smith")
    assert s.prestige == (21, 19)
    s = at("ty-smith [blood 3]", "balance-of-power", "haven c: hydra [blood 6]", players=3)
    play_through(s, "play balance-of-power", "seat a")
    assert "done" not in options(s)  # one of three is less than half
    play_through(s, "seat b", "done", "exert a/ty-smith", "done", "abstain", "abstain")
    assert s.prestige == (21, 21, 18)


def test_balance_of_power_needs_a_toreador():
    assert "play balance-of-power" not in options(at("hydra [blood 6]", "balance-of-power"))


def test_fame_and_fortune_gives_prestige_and_agenda():
    s = at("ty-smith [blood 3]", "fame-fortune")
    s.choose("play fame-fortune")
    decided(s, "exert a/ty-smith")
    assert (s.prestige, s.agenda) == ((22, 20), (1, 0))
    s = at("ty-smith [blood 3]", "fame-fortune")
    s.choose("play fame-fortune")
    decided(s)  # nothing against nothing
    assert (s.prestige, s.agenda) == ((20, 20), (0, 0))


def test_free_money_gives_each_player_three_prestige():
    s = at("hydra [blood 6]", "free-money")
    s.choose("play free-money")
    decided(s, "exert a/hydra")
    assert s.prestige == (23, 23)
    s = at("hydra [blood 6]", "free-money")
    s.choose("play free-money")
    decided(s, against=("no", "exert b/doc", "done"))
    assert s.prestige == (20, 20)


def test_greed_gives_two_agenda_to_a_ventrue():
    s = at("nancy-witt [blood 3]", "greed")
    s.choose("play greed")
    decided(s, "exert a/nancy-witt", against=("no", "done"))
    assert s.agenda == (2, 0)
    assert "play greed" not in options(at("hydra [blood 6]", "greed"))


@pytest.mark.ruling("R-009")
def test_mercy_mends_a_character_of_each_player_also_in_torpor():
    s = at("hydra [blood 1]", "mercy", "torpor a: brother [blood 1]\ntorpor b: velvet [blood 1]")
    s.choose("play mercy")
    decided(s, "exert a/hydra")
    assert asked(s) == (0, ["a/hydra", "a/torpor/brother"])
    s.choose("a/torpor/brother")
    assert (blood_on(s, "brother"), blood_on(s, "hydra")) == (5, 1)
    assert blood_on(s, "velvet") == 4  # of 4: no more than its BP; nobody else of b lacks any


def test_hedge_your_bets_gives_influence_and_agenda_if_the_scheme_fails():
    s = at("nancy-witt [blood 3]", "greed, hedge-your-bets")
    s.choose("play greed")
    decided(s, "place hedge-your-bets", against=("no", "exert b/karma", "done"))
    assert s.agenda == (2, 0)  # 2 against 1; it succeeds
    s = at("nancy-witt [blood 3]", "greed, hedge-your-bets")
    s.choose("play greed")
    decided(s, "place hedge-your-bets", against=("no", "exert b/karma", "exert b/doc", "done"))
    assert s.agenda == (1, 0)
    assert where(s, "hedge-your-bets") == "discard"


def test_the_last_word_gives_prestige_to_the_side_that_wins():
    s = at("nancy-witt [blood 3]", "greed", "hand b: the-last-word")
    s.choose("play greed")
    decided(s, "exert a/nancy-witt", against=("no", "place the-last-word", "done"))
    assert (s.prestige, s.agenda) == ((20, 21), (0, 0))
    s = at("nancy-witt [blood 3]", "greed", "hand b: the-last-word")
    s.choose("play greed")
    decided(s, "exert a/nancy-witt", "spend Prestige", "4", against=("no", "place the-last-word", "done"))
    assert (s.prestige, s.agenda) == ((16, 20), (2, 0))


# ── what follows from Schemes ───────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("RR-12.1")
def test_manipulate_the_masses_gives_agenda_for_schemes_that_one_plays():
    s = at("hydra [blood 6]", "free-money", "board a: manipulate-the-masses\nboard b: manipulate-the-masses")
    s.choose("play free-money")
    decided(s, "exert a/hydra", against=("yes", "done"))
    assert s.agenda == (1, 0)
    s = at("hydra [blood 6]", "free-money", "board a: manipulate-the-masses")
    s.choose("play free-money")
    decided(s)
    assert s.agenda == (0, 0)


def test_pr_firm_turns_prestige_into_agenda_after_a_scheme():
    s = at("ty-smith [blood 3]", "fame-fortune", "board a: pr-firm")
    s.choose("play fame-fortune")
    decided(s, "exert a/ty-smith")
    assert asked(s) == (0, ["use a/pr-firm", "pass"])
    s.choose("use a/pr-firm")
    assert (s.prestige, s.agenda) == ((21, 20), (2, 0))
    s = at("ty-smith [blood 3]", "fame-fortune", "board a: pr-firm")
    s.choose("play fame-fortune")
    decided(s)
    assert s.asked[1][0] == "action?"  # it has failed


def test_bunny_benitez_gains_prestige_and_has_more_influence_when_she_exhausts():
    s = at("bunny-benitez [blood 4], ty-smith [blood 3]", "fame-fortune")
    play_through(s, "play fame-fortune", "a/ty-smith")
    play_through(s, "use a/bunny-benitez", "exert a/bunny-benitez")
    assert s.question.prompt.endswith("(4 so far)")  # 1, as Leader 1 more, and 2
    decided(s)
    assert s.prestige == (23, 20)
    s = at("bunny-benitez [blood 4], ty-smith [blood 3]", "fame-fortune")
    assert "use a/bunny-benitez" not in options(s)  # without an action or event there is nothing to influence
    play_through(s, "play fame-fortune", "a/bunny-benitez")
    assert "use a/bunny-benitez" not in options(s)  # she is exhausted already


def test_iris_lokken_reveals_the_top_card_for_influence():
    s = at("iris-lokken [blood 4], ty-smith [blood 3]", "fame-fortune", "library a: power-play, greed")
    play_through(s, "play fame-fortune", "a/iris-lokken")
    assert s.question.prompt.endswith("(5 so far)")
    assert faces(s, "library") == ["power-play", "greed"]
    assert s.pieces[find(s, "power-play")].known == -1
    s = at("iris-lokken [blood 4], ty-smith [blood 3]", "fame-fortune", "library a: power-play")
    play_through(s, "play fame-fortune", "a/ty-smith")
    assert s.question.prompt.endswith("(0 so far)")  # another one plays it


def test_muhammad_zadeh_has_influence_for_each_retainer():
    borne = ", ".join(f"{face} [on haven/muhammad-zadeh]" for face in ("chef", "student", "herald"))
    s = at("ty-smith [blood 3], muhammad-zadeh [blood 5]", "fame-fortune", f"attached a: {borne}")
    play_through(s, "play fame-fortune", "a/ty-smith", "exert a/muhammad-zadeh")
    assert s.question.prompt.endswith("(3 so far)")  # the Title is no Retainer


@pytest.mark.ruling("R-152", "RR-12")
def test_flick_pays_blood_for_influence_in_any_turn_but_not_her_last():
    s = at("nancy-witt [blood 3]", "greed", "haven b: flick [blood 3]")
    assert not any("flick" in text for text in options(s))
    play_through(s, "play greed", "done")
    play_through(s, "use b/flick", "use b/flick")
    assert (blood_on(s, "flick"), s.question.seat) == (1, 1)
    assert asked(s) == (1, ["yes", "no", "abstain"])  # her last Blood cannot be paid
    play_through(s, "no", "exert b/flick")
    assert s.question.prompt.endswith("(7 so far)")


def test_flick_gains_nothing_once_she_has_exerted():
    s = at("nancy-witt [blood 3]", "greed", "haven b: flick [blood 3]")
    play_through(s, "play greed", "done", "pass", "no", "exert b/flick")
    assert "use b/flick" not in options(s)


def test_the_old_post_office_makes_cards_into_modifiers_once_a_turn():
    s = at("nancy-witt [blood 3]", "greed, know-your-place, power-play", "board a: old-post-office\n", modifiers=2)
    s.choose("play greed")
    assert options(s) == ["exert a/nancy-witt", "spend Prestige", "place know-your-place by BP", "done"]  # 3 BP, not 5
    s.choose("place know-your-place by BP")
    decided(s, against=("no", "exert b/doc", "done"))
    assert (s.agenda, where(s, "know-your-place")) == ((2, 0), "discard")  # 3 against 2
    s = at("nancy-witt [blood 3]", "greed, know-your-place, 38-special", "board a: old-post-office\n", modifiers=2)
    play_through(s, "play greed", "place 38-special by BP")
    assert "place know-your-place by BP" not in options(s)


def test_the_old_post_office_needs_the_leader_and_works_in_turns_of_others():
    post = "board b: old-post-office\nhand b: know-your-place\n"
    s = at("nancy-witt [blood 3]", "greed", post)
    play_through(s, "play greed", "done", "no")
    assert "place know-your-place by BP" in options(s)
    s = at("nancy-witt [blood 3]", "greed", post + "leaders: nancy-witt velvet\n")
    play_through(s, "play greed", "done", "no")
    assert "place know-your-place by BP" not in options(s)
