"""The Rituals of Blood & Alchemy, and who deals with them: Claudia Sterling, Faith Gray, Phuoc Dihn, the Chantry."""

import pytest

from tests.rivals.cards.turns import end_turn, onward
from tests.rivals.tools import asked, attack, blood_on, faces, find, number, options, play_through, position, where

HOMES = "haven a: {} [blood {}]\nhaven b: doc [blood 4]\n"
RITE = HOMES.format("alejandro-lopez", 6) + "prestige: 10 10\n"


def perform(s, ritual: str, given: int, who: str = "alejandro-lopez", stop: str = "action?") -> None:
    """Play a Ritual with so much Blood of who plays it, for two actions."""
    s.choose(f"play {ritual}")
    answers = {"who acts?": f"a/{who}", "who helps?": "two actions"}
    while s.asked[1][0] in (*answers, "who gives Blood?"):
        word = s.asked[1][0]
        if word == "who gives Blood?" and blood_on(s, ritual) >= given:
            s.choose("done")
        else:
            s.choose(answers.get(word, f"a/{who}"))
    onward(s, stop)


def performing(ritual: str, given: int, who: str = "alejandro-lopez", more: str = ""):
    """Return the position after a Ritual was played."""
    hand = "" if "hand a" in more else f"hand a: {ritual}\n"
    s = position(HOMES.format(who, 6) + hand + "prestige: 10 10\nlibrary a: backup\n" + more)
    perform(s, ritual, given, who)
    return s


def test_who_gives_blood_is_asked_with_how_much_there_is_and_may_be():
    s = position(HOMES.format("alejandro-lopez", 6) + "hand a: blood-makes-noise\nprestige: 10 10\nlibrary a: backup\n")
    s.choose("play blood-makes-noise")
    assert s.question.prompt == "Who gives 1 Blood for Blood Makes Noise? (1 of up to 3 so far)"
    s.choose("a/alejandro-lopez")
    assert s.question.prompt == "Who gives 1 Blood for Blood Makes Noise? (2 of up to 3 so far)"


def test_blood_makes_noise_is_used_in_anybodys_turn_for_prestige():
    s = position("streets a: alejandro-lopez [blood 6]\nstreets b: brother [blood 4]\nboard a: blood-makes-noise [blood 2]\n"
                 "active: b\nprestige: 10 10\n")  # fmt: skip
    play_through(s, "attack with b/brother")
    assert asked(s) == (0, ["use a/blood-makes-noise", "pass"])
    s = position(RITE + "board a: blood-makes-noise [blood 1]\n")
    s.choose("use a/blood-makes-noise")  # nothing needs Influence now, so it is Prestige
    assert (s.prestige, where(s, "blood-makes-noise")) == ((11, 10), "burned")


def test_blood_makes_noise_gives_influence_in_a_conflict():
    table = (
        "haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nboard b: blood-makes-noise [blood 1]\nhand a: free-money\n"
    )
    s = position(table + "prestige: 5 5\n")
    play_through(s, "play free-money", "exert a/hydra", "done", "pass", "no")
    s.choose("use b/blood-makes-noise")
    play_through(s, "GainInfluence(4)", "done")
    assert (s.prestige, where(s, "blood-makes-noise")) == ((5, 5), "burned")  # 4 for NO against 2


def test_defense_of_the_sacred_haven_hides_those_inside_and_wanes():
    table = "haven a: hydra [blood 6]\nstreets a: doc [blood 5]\nhaven b: karma [blood 3]\nactive: b\n"
    s = position(table + "board a: defense-of-the-sacred-haven [blood 2]\n")
    assert (number(s, "Secrecy", "hydra"), number(s, "Secrecy", "doc")) == (1, 0)
    end_turn(s)
    assert (blood_on(s, "defense-of-the-sacred-haven"), where(s, "defense-of-the-sacred-haven")) == (1, "board")
    s = position(table + "board a: defense-of-the-sacred-haven [blood 1]\n")
    end_turn(s)
    assert (where(s, "defense-of-the-sacred-haven"), number(s, "Secrecy", "hydra")) == ("burned", 0)
    s = position(table + "board a: defense-of-the-sacred-haven\n")
    assert number(s, "Secrecy", "hydra") == 0  # without Blood it does nothing


def test_seek_knowledge_draws_two_and_discards_one_in_ones_own_turn_only():
    table = RITE + "board a: seek-knowledge [blood 2]\nlibrary a: backup, haze\nhand a: peer-pressure\n"
    s = position(table)
    s.choose("use a/seek-knowledge")
    assert faces(s, "hand") == ["backup", "haze", "peer-pressure"]
    play_through(s, "backup")
    assert (faces(s, "hand"), faces(s, "discard"), blood_on(s, "seek-knowledge")) == (
        ["haze", "peer-pressure"], ["backup"], 1,
    )  # fmt: skip
    assert not [each for each in options(position(table + "active: b\n")) if "seek" in each]


def test_seek_knowledge_needs_a_tremere():
    assert "play seek-knowledge" in options(position(RITE + "hand a: seek-knowledge\n"))
    other = HOMES.format("hydra", 6) + "prestige: 10 10\nhand a: "
    assert "play seek-knowledge" not in options(position(other + "seek-knowledge\n"))
    assert "play truth-of-blood" in options(position(other + "truth-of-blood\n"))  # anybody can play that


def test_sleep_of_the_damned_keeps_foes_in_torpor_for_longer():
    table = "haven a: hydra [blood 6]\ntorpor a: brother [blood 1]\nhaven b: doc [blood 5]\ntorpor b: karma [blood 3]\n"
    s = position(table + "board a: sleep-of-the-damned [blood 2]\n")
    assert (number(s, "BP", "karma"), number(s, "BP", "brother"), number(s, "BP", "doc")) == (5, 5, 5)
    s = position(table + "board a: sleep-of-the-damned [blood 2]\nactive: b\n")
    end_turn(s)
    assert (where(s, "karma"), blood_on(s, "sleep-of-the-damned")) == ("torpor", 1)
    s = position(table + "active: b\n")
    end_turn(s)
    assert where(s, "karma") == "haven"  # with 3 of 3 she leaves torpor
    s = position(
        "haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nactive: b\nboard a: sleep-of-the-damned [blood 1]\n"
    )
    end_turn(s)
    assert where(s, "sleep-of-the-damned") == "board"  # nobody sleeps, so it keeps its Blood


def test_truth_of_blood_costs_prestige_and_blood():
    s = position(RITE + "board a: truth-of-blood [blood 2]\nagenda: 3 5\n")
    s.choose("use a/truth-of-blood")
    assert (s.agenda, s.prestige, blood_on(s, "truth-of-blood")) == ((3, 4), (9, 10), 1)
    broke = RITE.replace("10 10", "0 10") + "board a: truth-of-blood [blood 2]\nagenda: 3 5\n"
    assert "use a/truth-of-blood" not in options(position(broke))
    assert "use a/truth-of-blood" not in options(position(RITE + "board a: truth-of-blood [blood 2]\nagenda: 3 0\n"))


# ── who deals with them ─────────────────────────────────────────────────────────────────────────────────────────────

CLAUDIA = "streets a: hydra [blood 6]\nstreets b: claudia-sterling [{}]\nhaven b: doc [blood 5]\n"


def test_claudia_sterling_keeps_one_of_the_blood_that_an_attacker_takes():
    s = position(CLAUDIA.format("blood 3") + "board b: truth-of-blood [blood 1]\n")
    attack(s, "a/hydra", "b/claudia-sterling", "physical")
    assert (blood_on(s, "claudia-sterling"), blood_on(s, "truth-of-blood")) == (1, 2)
    s = position(CLAUDIA.format("blood-a 3") + "board b: truth-of-blood [blood 1]\n")
    attack(s, "a/hydra", "b/claudia-sterling", "physical")
    assert s.pieces[find(s, "truth-of-blood")].count("blood-a") == 1  # it keeps its colour
    s = position(CLAUDIA.format("blood 3") + "board a: truth-of-blood [blood 1]\n")
    attack(s, "a/hydra", "b/claudia-sterling", "physical")
    assert blood_on(s, "truth-of-blood") == 1  # it is not her player's


def test_claudia_sterling_keeps_the_only_token_of_a_colour_as_well():
    text = CLAUDIA.format("blood-a 1, blood 2").replace("hydra [blood 6]", "shades [blood 4]")
    s = position(text + "board b: truth-of-blood [blood 1]\n")
    attack(s, "a/shades", "b/claudia-sterling", "physical")
    assert (blood_on(s, "claudia-sterling"), s.pieces[find(s, "truth-of-blood")].count("blood-a")) == (2, 1)


def test_claudia_sterling_keeps_nothing_of_other_losses():
    s = position("haven a: claudia-sterling [blood 3]\nhaven b: doc [blood 5]\nboard a: seek-knowledge [blood 1]\n"
                 "board b: the-scent-of-death [blood 1]\nactive: b\n")  # fmt: skip
    before = blood_on(s, "seek-knowledge")
    assert not [each for each in options(s) if "scent" in each]  # she is not Wounded, and no damage is dealt
    s = position("haven a: claudia-sterling [blood 1]\nhaven b: doc [blood 5]\nboard a: seek-knowledge [blood 1]\n"
                 "board b: the-scent-of-death [blood 1]\nactive: b\n")  # fmt: skip
    s.choose("use b/the-scent-of-death")
    assert (where(s, "claudia-sterling"), blood_on(s, "seek-knowledge")) == ("torpor", before)


def test_faith_gray_draws_for_each_ritual_of_her_player():
    s = performing("truth-of-blood", 1, more="streets a: faith-gray [blood 4]\n")
    assert faces(s, "hand") == ["backup"]
    s = performing("truth-of-blood", 1, more="streets b: faith-gray [blood 4]\n")
    assert faces(s, "hand") == []


def test_phuoc_dihn_feeds_rituals_but_never_with_his_last_blood():
    s = position(HOMES.format("phuoc-dihn", 3) + "board a: truth-of-blood [blood 1]\nprestige: 5 5\n")
    play_through(s, "use a/phuoc-dihn", "use a/phuoc-dihn")
    assert (blood_on(s, "phuoc-dihn"), blood_on(s, "truth-of-blood")) == (1, 3)
    assert "use a/phuoc-dihn" not in options(s)
    assert "use a/phuoc-dihn" not in options(position(HOMES.format("phuoc-dihn", 3)))


@pytest.mark.ruling("R-091")
def test_rites_of_the_blood_rewards_the_first_ritual_of_a_turn_by_its_blood():
    for given, reward in ((1, 1), (2, 1), (3, 2)):
        s = performing("truth-of-blood", given, more="board a: rites-of-the-blood\n")
        assert (blood_on(s, "truth-of-blood"), s.agenda) == (given, (reward, 0))
    more = "board a: rites-of-the-blood\nhand a: truth-of-blood, seek-knowledge\nstreets a: grigori [blood 5]\nactions: 4\n"
    s = performing("truth-of-blood", 1, more=more)
    perform(s, "seek-knowledge", 3, "grigori")
    assert (blood_on(s, "seek-knowledge"), s.agenda) == (3, (1, 0))  # D-944: the second one would have earned more


@pytest.mark.ruling("R-091")
def test_annikas_blood_counts_for_rites_of_the_blood():
    more = "board a: rites-of-the-blood\nstreets a: annika [blood 6]\ntorpor a: karma [blood 2], doc [blood 2]\n"
    s = position(HOMES.format("alejandro-lopez", 6) + "hand a: truth-of-blood\nprestige: 10 10\n" + more)
    perform(s, "truth-of-blood", 1, stop="answer?")
    play_through(s, "use a/annika", "a/torpor/karma", "a/torpor/doc")
    onward(s, choose="done")
    assert (blood_on(s, "truth-of-blood"), s.agenda) == (3, (2, 0))


def test_the_chantry_gives_an_unhosted_action_for_a_ritual_of_the_leader_alone():
    more = "board a: the-chantry\nstreets a: grigori [blood 5]\nleaders: {} doc\n"
    s = performing("truth-of-blood", 1, more=more.format("alejandro-lopez"))
    assert s.question.prompt == "What do you do? (actions left: 1)"
    s = position(HOMES.format("alejandro-lopez", 6) + "hand a: truth-of-blood\n" + more.format("grigori"))
    perform(s, "truth-of-blood", 1)
    assert s.question.prompt == "What do you do? (actions left: 0)"
    assert number(s, "Secrecy", "alejandro-lopez") == 1
