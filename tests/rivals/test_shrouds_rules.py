"""Torpor, Agenda on vampires, one's own vampires defeated, Reach, Curses, tokens, and a borrowed vampire's action."""

import pytest

from coterie.games.rivals.actions import removable_wraiths
from coterie.games.rivals.facts import coterie, is_curse, speaks
from coterie.games.rivals.rules.targets import intel_against
from coterie.games.rivals.words.parties import YOUR_LEADER
from coterie.kernel.pieces import pile, ref
from coterie.words.frames import Frame
from tests.rivals.tools import asked, attack, blood_on, find, number, options, play_through, position, where

# ── torpor ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("R-007", "R-008")
def test_who_lies_in_torpor_is_neither_a_target_nor_affected():
    s = position(
        "haven a: kristin [blood 2]\ntorpor a: nathaniel [blood 1]\nhaven b: doc [blood 5]\n"
        "torpor b: karma [blood 1]\n"
        "board a: diminish [blood 1], the-scent-of-death [blood 1]\n"
    )
    s.choose("use a/diminish")
    assert options(s) == ["a/kristin", "b/doc"]
    s = position(
        "board a: the-big-house\nleaders: hydra doc\nhaven a: hydra [blood 6]\n"
        "torpor a: nathaniel [blood 1]\nhaven b: doc [blood 5]\n"
    )
    assert (number(s, "BP", "hydra"), number(s, "BP", "nathaniel")) == (7, 3)


@pytest.mark.ruling("R-009")
def test_an_effect_on_torpor_may_choose_any_player_s():
    s = position(
        "haven a: kristin [blood 2]\ntorpor a: nathaniel [blood 1]\nhaven b: doc [blood 5]\ntorpor b: karma [blood 2]\n"
    )
    s.choose("use a/kristin")
    assert options(s) == ["a/torpor/nathaniel", "b/torpor/karma"]
    s.choose("b/torpor/karma")
    assert (blood_on(s, "karma"), where(s, "karma")) == (1, "torpor")


@pytest.mark.ruling("R-010", "R-011")
def test_torpor_abilities_are_used_in_torpor_at_the_first_step_of_the_end_phase():
    text = "haven a: kwame [blood 4], {}\nboard a: diminish [blood 1]\nhaven b: doc [blood 5]\nprestige: 15 20\n"
    s = position(text.format("hydra [blood 6]") + "torpor a: nathaniel [blood 1]\n")
    assert not any(option.startswith("use a/torpor") for option in options(s))
    s.choose("end")
    assert asked(s) == (0, ["use a/torpor/nathaniel", "done"])
    s.choose("use a/torpor/nathaniel")
    assert s.prestige[0] == 16
    s = position(text.format("nathaniel [blood 3]"))
    s.choose("end")
    assert not any(option.startswith("use") for option in options(s))  # in the coterie it does nothing


@pytest.mark.ruling("R-012")
def test_torpor_abilities_come_before_mending():
    s = position(
        "haven a: kwame [blood 4]\nboard a: diminish [blood 1]\nhaven b: doc [blood 5]\n"
        "torpor a: nathaniel [blood 1]\n"
        "hand a: baseball-bat\n"
    )
    s.choose("end")
    assert s.asked[1][0] == "torpor?"
    s.choose("use a/torpor/nathaniel")
    assert s.asked[1][0] == "mend?"  # used once; then one's hand may mend


# ── Agenda on vampires ──────────────────────────────────────────────────────────────────────────────────────────────

RACHANY = (
    "streets a: rachany-sok [blood 4{}], markus-kumnyama [bowed, blood 6, agenda 5]\n"
    "streets b: doc [blood 5]\nagenda: {} 0\nactive: b\n"
)


@pytest.mark.ruling("R-013", "R-014", "R-015")
def test_a_vampire_pays_agenda_from_itself_or_from_the_agenda_card():
    s = position(RACHANY.format(", agenda 1", 2))
    play_through(s, "attack with b/doc", "a/rachany-sok")
    play_through(s, "use a/rachany-sok")
    assert asked(s) == (0, ["a/rachany-sok", "from the Agenda card"])
    s.choose("from the Agenda card")
    assert (s.agenda[0], s.pieces[find(s, "rachany-sok")].count("agenda")) == (1, 1)
    assert number(s, "shield", "rachany-sok") == 2


@pytest.mark.ruling("R-014", "R-017")
def test_agenda_that_anybody_has_put_there_can_be_paid():
    s = position(RACHANY.format(", agenda 1", 0))
    play_through(s, "attack with b/doc", "a/rachany-sok", "use a/rachany-sok")
    assert (s.agenda[0], s.pieces[find(s, "rachany-sok")].count("agenda")) == (0, 0)


@pytest.mark.ruling("R-016")
def test_agenda_on_another_vampire_cannot_be_paid():
    s = position(RACHANY.format("", 0))
    play_through(s, "attack with b/doc", "a/rachany-sok")
    assert s.asked[1][0] == "sort?"  # nothing to use, with 5 Agenda on Markus beside her


@pytest.mark.ruling("R-018")
def test_who_defeats_a_vampire_earns_the_agenda_on_it():
    s = position("streets a: hydra [blood 6]\nstreets b: karma [blood 1, agenda 2], doc [bowed, blood 5]\n")
    attack(s, "a/hydra", "b/karma", "physical")
    assert s.agenda == (3, 0)
    assert s.pieces[find(s, "karma")].count("agenda") == 0


@pytest.mark.ruling("R-019", "R-020", "R-021")
def test_agenda_on_vampires_does_not_count():
    s = position("haven a: markus-kumnyama [blood 6, agenda 9]\nhaven b: doc [blood 5]\nagenda: 12 0\n")
    s.choose("end")
    assert not s.over
    s = position(
        "streets a: shades [blood 4]\nstreets b: markus-kumnyama [blood 6, agenda 5], karma [blood 3]\nagenda: 0 4\n"
    )
    assert intel_against(s, find(s, "shades"), find(s, "karma")) == 0


# ── one's own vampires ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("R-030", "R-031", "R-033")
def test_who_defeats_its_own_vampire_converts_and_nobody_gains():
    s = position(
        "board a: eternal-life-mortuary\nhaven a: hydra [blood 6], zahara [blood 2]\n"
        "haven b: doc [blood 5]\ncity: vagrant\n"
        "leaders: hydra doc\nburned city: chef\nwraiths: wraith-social\n"
    )
    play_through(s, "use a/eternal-life-mortuary", "a/zahara")
    assert options(s) == ["use a/zahara", "pass"]  # she was defeated
    s.choose("pass")
    assert (where(s, "zahara"), blood_on(s, "zahara"), s.prestige, s.agenda) == ("torpor", 1, (19, 20), (0, 0))


@pytest.mark.ruling("R-032")
def test_who_was_never_in_the_coterie_converts_nothing():
    s = position("haven a: kwame [blood 4]\nhaven b: doc [blood 5]\nhand a: early-grave, nathaniel\n")
    play_through(s, "play early-grave", "nathaniel")
    assert (where(s, "nathaniel"), blood_on(s, "nathaniel"), s.prestige) == ("torpor", 0, (20, 20))


# ── Reach ───────────────────────────────────────────────────────────────────────────────────────────────────────────

REACH = (
    "haven a: mei-yinying [blood 4], hydra [blood 6]\nstreets b: doc [blood 5]\n"
    "haven b: karma [blood 3]\ncity: vagrant\n"
)


@pytest.mark.ruling("R-025", "R-027")
def test_reach_attacks_characters_in_the_streets_from_the_haven():
    s = position(REACH)
    assert [option for option in options(s) if option.startswith("attack")] == ["attack with a/mei-yinying"]
    s.choose("attack with a/mei-yinying")
    assert s.asked[1][0] == "sort?"  # doc alone: neither Mortals nor who is at home
    assert where(s, "mei-yinying") == "haven"


@pytest.mark.ruling("R-026")
def test_exhausted_vampires_of_the_haven_belong_to_the_attacking_party():
    s = position(REACH.replace("hydra [blood 6]", "enzo-cappa [bowed, blood 5]") + "hand a: throwing-shade\n")
    assert "attack with a/mei-yinying" in options(s)
    attack(s, "a/mei-yinying", "b/doc", "ranged", card="play throwing-shade")
    assert blood_on(s, "doc") == 5 - (2 + 1)  # with Enzo's oblivion the party has two and more


# ── Curses and tokens ───────────────────────────────────────────────────────────────────────────────────────────────

CURSED = (
    "streets a: hydra [blood 6]\nstreets b: johnny [blood {}], karma [bowed, blood 3]\n"
    "attached a: shadow-cloak [on streets/johnny]\n"
)


@pytest.mark.ruling("R-153", "R-154", "R-155")
def test_a_curse_is_what_another_player_has_attached():
    s = position(CURSED.format(4))
    assert is_curse(s, find(s, "shadow-cloak"))
    own = position(
        "streets a: hydra [blood 6]\nstreets b: johnny [blood 4]\nattached b: shadow-cloak [of a, on streets/johnny]\n"
    )
    assert not is_curse(own, find(own, "shadow-cloak"))  # whose card it is does not matter


@pytest.mark.ruling("R-156", "R-157")
def test_a_wraith_that_a_foe_has_laid_is_a_curse_and_cannot_be_removed():
    s = position(
        "haven a: hydra [blood 6]\nhaven b: doc [blood 5]\n"
        "attached b: chef [down, known all, on haven/hydra], wraith-social [down, known b, on chef]\n"
    )
    assert is_curse(s, find(s, "chef"))
    assert speaks(s, find(s, "wraith-social")) == 1
    assert not any("chef" in option for option in options(s))


@pytest.mark.ruling("R-158")
def test_curses_go_to_their_owners_as_the_cursed_one_enters_torpor():
    s = position(CURSED.format(1))
    attack(s, "a/hydra", "b/johnny", "physical")
    assert (where(s, "johnny"), where(s, "shadow-cloak")) == ("torpor", "discard")
    assert pile(s, "discard", 0) == (find(s, "shadow-cloak"),)


@pytest.mark.ruling("R-159")
def test_curses_leave_the_game_as_the_cursed_one_burns():
    s = position(CURSED.format(1) + "hand a: molotov-cocktail, baseball-bat\n")
    attack(s, "a/hydra", "b/johnny", "ranged", card="play molotov-cocktail")
    s.choose("no")
    assert (where(s, "johnny"), where(s, "shadow-cloak")) == ("burned", "gone")


@pytest.mark.ruling("R-161", "R-162")
def test_a_curse_takes_a_place_and_needs_one():
    text = (
        "haven a: kwame [blood 4], hydra [blood 6]\nhaven b: johnny [blood 4], karma [blood 3]\n"
        "board a: bind-the-spirit [blood 2]\nattached a: chef [down, known all, on haven/kwame], "
        "wraith-social [down, known a, on chef]\n"
    )
    s = position(text + "attached b: cop [on haven/johnny], addict [on haven/johnny], student [on haven/johnny]\n")
    play_through(s, "use a/bind-the-spirit")
    assert options(s) == ["a/hydra", "b/karma"]


@pytest.mark.ruling("R-163", "R-164", "R-165")
def test_fear_keeps_its_bearer_exhausted_once():
    text = "haven a: hydra [bowed, fear, blood 6], johnny [bowed, blood 4]\nhaven b: doc [blood 5]\nactive: b\n"
    s = position(text)
    s.choose("end")
    while s.asked[1][0] != "action?":
        s.choose(0)
    assert (s.active, s.pieces[find(s, "hydra")].ready, s.pieces[find(s, "johnny")].ready) == (0, False, True)
    assert s.pieces[find(s, "hydra")].count("fear") == 0
    s = position(text, fear="nothing")
    s.choose("end")
    while s.asked[1][0] != "action?":
        s.choose(0)
    assert s.pieces[find(s, "hydra")].ready


@pytest.mark.ruling("RR-18")
def test_minus_one_bp_takes_blood_above_it_and_at_zero_the_vampire_falls():
    s = position(
        "haven a: kwame [blood 4]\nhaven b: karma [blood 1, weak 2], doc [blood 5]\nboard a: diminish [blood 2]\n"
    )
    assert number(s, "BP", "karma") == 1
    play_through(s, "use a/diminish", "b/doc")
    assert (number(s, "BP", "doc"), blood_on(s, "doc")) == (4, 4)
    play_through(s, "use a/diminish", "b/karma")
    assert (where(s, "karma"), s.agenda) == ("torpor", (1, 0))
    assert number(s, "BP", "karma") == 3  # its tokens are gone


@pytest.mark.ruling("RR-10.1")
@pytest.mark.parametrize(
    ("way", "cop", "cloak"),
    [("discarded", "discard", "discard"), ("Retainers burned", "burned", "discard"), ("burned", "burned", "burned")],
)
def test_attachments_on_the_way_to_torpor_go_where_the_table_says(way, cop, cloak):
    s = position(
        "streets a: hydra [blood 6]\nstreets b: johnny [blood 1], karma [bowed, blood 3]\n"
        "attached b: cop [on streets/johnny], shadow-cloak [on streets/johnny]\n",
        attachments_on_torpor=way,
    )
    attack(s, "a/hydra", "b/johnny", "physical")
    assert (where(s, "johnny"), where(s, "cop"), where(s, "shadow-cloak")) == ("torpor", cop, cloak)


# ── Spectral Possession ─────────────────────────────────────────────────────────────────────────────────────────────

SPECTRE = """
haven a: kwame [blood 4], hydra [blood 6]
streets b: the-cossack [bowed, blood 5{}], {}
attached a: chef [down, known all, on haven/kwame], wraith-social [down, known a, on chef]
hand a: spectral-possession, throat-rip, shadow-cloak
"""


def possessed(agenda: str = "", others: str = "skunk [blood 3]", more: str = ""):
    s = position(SPECTRE.format(agenda, others) + more)
    s.choose("play spectral-possession")
    if s.asked[1][0] == "choose":
        s.choose("b/the-cossack")
    return s


@pytest.mark.ruling("R-134", "R-136", "R-137")
def test_the_chosen_vampire_is_ready_and_acts_at_once_for_the_borrower():
    s = possessed()
    assert s.asked[1][0] == "additional action?"
    assert s.pieces[find(s, "the-cossack")].ready
    assert find(s, "the-cossack") in coterie(s, 0)
    assert asked(s) == (0, ["attack with b2/the-cossack", "play shadow-cloak"])  # with it alone, and no way to decline


@pytest.mark.ruling("RR-10.1", "R-031", "R-137")
def test_who_has_borrowed_a_vampire_pays_for_its_way_into_torpor():
    s = position(
        SPECTRE.replace("blood 5{}", "blood 1").format("skunk [blood 3]")
        + "hand b: the-mighty-fall\nhaven b: doc [blood 5]\n"
    )
    play_through(s, "play spectral-possession", "b/the-cossack")
    attack(s, "b2/the-cossack", "b/skunk", "mental", reaction="play the-mighty-fall")
    assert (where(s, "the-cossack"), s.prestige, s.agenda) == ("torpor", (19, 20), (0, 0))
    assert s.pieces[find(s, "the-cossack")].counters == (("blood-a", 1),)


@pytest.mark.ruling("RR-3", "R-137")
def test_a_foes_leader_that_acts_for_you_is_not_yours():
    s = possessed(more="board a: house-of-pain, assert-authority\nleaders: hydra the-cossack\n")
    assert number(s, "Influence", "hydra") == 1 + 1 + 1  # as a Leader, and for a foe
    assert number(s, "Influence", "the-cossack") == 1 + 1
    assert YOUR_LEADER.members(s, Frame(0, 0)) == (ref(s, find(s, "hydra")),)
    s.choose("attack with b2/the-cossack")
    assert s.asked[1][0] == "moment"  # for the wraith, but not for House of Pain
    assert "use a/house-of-pain" not in options(s)


@pytest.mark.ruling("R-140", "R-141")
def test_it_may_attack_its_owner_s_coterie_and_goes_back_to_it():
    s = possessed(more="haven b: doc [blood 5]\n")
    attack(s, "b2/the-cossack", "b/skunk", "physical", card="play throat-rip")
    assert where(s, "skunk") == "torpor"
    assert (where(s, "the-cossack"), speaks(s, find(s, "the-cossack"))) == ("streets", 1)
    assert find(s, "the-cossack") in coterie(s, 1)


@pytest.mark.ruling("R-135")
def test_its_owner_does_not_lose_while_its_only_vampire_is_borrowed():
    s = position(SPECTRE.replace(", {}", "").format(""))
    s.choose("play spectral-possession")
    if s.asked[1][0] == "choose":
        s.choose("b/the-cossack")
    assert coterie(s, 1) == []
    assert not s.over
    s.choose("play shadow-cloak")
    assert not s.over
    assert find(s, "the-cossack") in coterie(s, 1)


@pytest.mark.ruling("R-138")
def test_costs_of_the_action_are_paid_with_what_it_has():
    s = position(
        SPECTRE.format("", "skunk [blood 3]").replace(
            "the-cossack [bowed, blood 5]", "rachany-sok [bowed, blood 4, agenda 1]"
        )
    )
    play_through(s, "play spectral-possession", "b/rachany-sok", "attack with b2/rachany-sok")
    assert "use b2/rachany-sok" in options(s)
    s.choose("use b2/rachany-sok")
    assert s.pieces[find(s, "rachany-sok")].count("agenda") == 0


@pytest.mark.ruling("R-139")
def test_nothing_is_detached_from_it_but_as_a_cost():
    s = possessed(
        more=(
            "haven b: doc [blood 5]\nattached b: cop [down, known all, on streets/the-cossack], "
            "wraith-mental [down, known b, on cop]\n"
        )
    )
    assert list(removable_wraiths(s, 0)) == [(find(s, "chef"),)]  # its own, not that of who is borrowed
    s.choose("attack with b2/the-cossack")
    assert speaks(s, find(s, "cop")) == 0  # but it could be used
