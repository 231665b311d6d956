"""The Conspiracies of the Core Set, what goes with them, and the Malkavian vampires."""

import pytest

from tests.rivals.tools import asked, attack, blood_on, faces, find, options, play_through, position, where

MINE = "haven a: guvnah [blood 5], karma [blood 3]\nstreets b: hydra [blood 6], skunk [blood 3]\nprestige: 9 9\n"


def resolve(s, *more: str) -> None:
    """Resolve the first face-down card."""
    play_through(s, "resolve a/plots.1", *more)


def resolvable(text: str) -> bool:
    return any(o.startswith("resolve") for o in options(position(text)))


def test_all_tied_up_exhausts_all_of_a_foe_and_needs_its_clan():
    s = position(MINE + "plots a: all-tied-up [prestige 2]")
    resolve(s)
    assert [s.pieces[find(s, name)].ready for name in ("hydra", "skunk", "karma")] == [False, False, True]
    assert not resolvable(MINE + "plots a: all-tied-up [prestige 1]")
    assert not resolvable("haven a: shades [blood 4]\nhaven b: hydra [blood 6]\nplots a: all-tied-up [prestige 2]")


def test_burning_down_the_house_burns_an_ongoing_card_of_a_foe():
    s = position(
        MINE + "plots a: burning-down-the-house [prestige 3]\n"
        "board b: house-of-pain, the-spoils, blood-for-blood\n"
        "board a: distraction"
    )
    s.choose("resolve a/plots.1")
    assert options(s) == ["b/the-spoils", "b/blood-for-blood"]  # no Haven, none of its own
    s.choose("b/the-spoils")
    assert where(s, "the-spoils") == "burned"
    assert not resolvable(MINE + "plots a: burning-down-the-house [prestige 3]\nboard b: house-of-pain")
    assert not resolvable(MINE + "plots a: burning-down-the-house [prestige 3, prestige-b 1]\nboard b: the-spoils")


def test_destroy_the_plans_makes_a_foe_discard_three():
    s = position(MINE + "plots a: destroy-the-plans [prestige 3]\nhand b: unhinged, unhinged, terrorize, fleetness")
    s.choose("resolve a/plots.1")
    for _ in range(3):
        assert asked(s)[0] == 1
        s.choose(options(s)[0])
    assert len(faces(s, "hand", 1)) == 1
    assert not resolvable(MINE + "plots a: destroy-the-plans [prestige 2]")


@pytest.mark.ruling("R-021")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (8, 7), (9, 7)])
def test_lost_glory_costs_a_foe_one_agenda_or_two_from_nine_on(before, after):
    s = position(MINE + f"plots a: lost-glory [prestige 4]\nagenda: 3 {before}")
    resolve(s)
    assert s.agenda == (3, after)
    s = position(
        MINE.replace("hydra [blood 6]", "hydra [blood 6, agenda 9]") + "plots a: lost-glory [prestige 4]\nagenda: 3 2"
    )
    resolve(s)
    assert s.agenda == (3, 1)  # Agenda on a vampire does not count


def test_whispering_campaign_steals_two_prestige_or_what_there_is():
    s = position(MINE + "plots a: whispering-campaign [prestige 4]")
    resolve(s)
    assert s.prestige == (11, 7)
    assert not resolvable(MINE + "plots a: whispering-campaign [prestige 3]")


def test_bank_error_lets_a_foe_draw_three():
    s = position(
        MINE + "plots a: bank-error-in-your-favor [prestige 2]\nlibrary b: unhinged, terrorize, unhinged, unhinged"
    )
    resolve(s)
    assert len(faces(s, "hand", 1)) == 3
    assert not resolvable(MINE + "plots a: bank-error-in-your-favor [prestige 1, prestige-b 1]")


@pytest.mark.ruling("RR-11.1")
def test_faulty_logic_makes_a_foe_contribute_which_does_not_protect_it_in_this_turn():
    text = "streets a: guvnah [blood 5]\nstreets b: hydra [blood 6]\nprestige: 9 9\nhand a: faulty-logic\n"
    s = position(text + "plots a: all-tied-up [prestige 1], spiders [prestige 1]")
    play_through(s, "attack with a/guvnah")
    while s.asked[1][0] != "choose":
        s.choose(
            {"sort?": "social", "attack card?": "play faulty-logic", "moment": "pass"}.get(s.asked[1][0], "no card")
        )
    assert options(s) == ["a/plots.1", "a/plots.2"]  # a Trap can be chosen, too
    s.choose("a/plots.1")
    assert s.prestige == (9, 8)
    while s.asked[1][0] != "action?":
        s.choose("pass")
    resolve(s)
    assert not s.pieces[find(s, "hydra")].ready
    s = position("haven a: guvnah [blood 5]\nhaven b: hydra [blood 6]\nplots a: all-tied-up [prestige 1, prestige-b 1]")
    assert not [o for o in options(s) if o.startswith("resolve")]  # in later turns it protects
    s = position(
        text.replace("streets b: hydra [blood 6]", "haven b: hydra [blood 6]\ncity: addict")
        + "plots a: lost-glory [prestige 1]"
    )
    attack(s, "a/guvnah", "city/addict", "social", "play faulty-logic")
    assert dict(s.pieces[find(s, "lost-glory")].counters) == {"prestige": 1}  # a Mortal has no player


@pytest.mark.ruling("R-207")
def test_prestige_is_added_to_traps_as_well():
    s = position(
        MINE + "hand a: everything-is-connected, unhinged\nboard a: the-madhouse\n"
        "plots a: spiders [prestige 1], lost-glory [prestige 1]\nplots b: spiders [prestige 1]"
    )
    play_through(s, "use a/the-madhouse")
    s.choose("unhinged")
    s.choose("a/plots.1")
    assert s.pieces[find(s, "spiders")].counters == (("prestige", 2),)
    play_through(s, "play everything-is-connected", "a/karma")
    assert [s.pieces[find(s, "spiders", nth=n)].count("prestige") for n in (0, 1)] == [3, 1]
    assert s.prestige == (9, 9)  # from the general supply
    s = position(
        MINE.replace("guvnah [blood 5], karma [blood 3]", "lolita [blood 3]")
        + "hand a: everything-is-connected\nplots a: spiders"
    )
    assert "play everything-is-connected" not in options(s)  # nobody has auspex


def test_the_end_is_nigh_rewards_the_first_conspiracy_of_a_turn():
    s = position(
        MINE
        + "board a: the-end-is-nigh\nplots a: lost-glory [prestige 4], whispering-campaign [prestige 4]\nagenda: 0 5"
    )
    resolve(s)
    assert (s.agenda, s.prestige) == ((2, 4), (10, 9))
    resolve(s)
    assert (s.agenda, s.prestige) == ((2, 4), (12, 7))  # only what it steals


def test_guvnah_draws_for_each_card_that_is_placed():
    s = position(MINE + "hand a: lost-glory\nlibrary a: unhinged, unhinged")
    play_through(s, "place lost-glory", "a/karma")
    assert faces(s, "hand", 0) == ["unhinged"]
    s = position(
        MINE.replace("haven a: guvnah [blood 5]", "torpor a: guvnah [blood 1]\nhaven a: doc [blood 5]")
        + "hand a: lost-glory\nlibrary a: unhinged, unhinged"
    )
    play_through(s, "place lost-glory", "a/karma")
    assert faces(s, "hand", 0) == []


def test_velvet_gains_prestige_for_what_is_resolved_outside_of_attacks():
    s = position(MINE.replace("karma [blood 3]", "velvet [blood 4]") + "plots a: lost-glory [prestige 4]\nagenda: 0 5")
    resolve(s)
    assert s.prestige == (10, 9)
    s = position(
        "haven a: velvet [blood 4], dien [blood 6]\nplots a: spiders [prestige 1]\n"
        "streets b: hydra [blood 6]\n"
        "streets a: doc [blood 5]\nactive: b\nprestige: 9 9\nleaders: velvet hydra"
    )
    play_through(s, "attack with b/hydra", "a/doc", "use a/plots.1")
    assert (where(s, "spiders"), s.prestige) == ("discard", (9, 9))


def test_jesus_may_pay_for_agenda_when_he_is_defeated():
    text = (
        "streets a: hydra [blood 6]\nstreets b: jesus [blood 1]\nhaven b: doc [blood 5]\n"
        "prestige: 9 {}\nleaders: hydra doc"
    )
    s = position(text.format(9))
    attack(s, "a/hydra", "b/jesus", "physical")
    assert asked(s) == (1, ["use b/jesus", "pass"])
    s.choose("use b/jesus")
    assert (s.agenda, s.prestige, where(s, "jesus")) == ((1, 1), (9, 7), "torpor")
    s = position(text.format(9).replace("jesus [blood 1]", "jesus [blood 2], lolita [blood 1]"))
    attack(s, "a/hydra", "b/lolita", "physical")
    assert s.asked[1][0] == "action?"  # for himself only


@pytest.mark.ruling("R-010", "R-011")
def test_bad_penny_regains_blood_in_torpor():
    s = position(
        "torpor a: bad-penny [blood 1]\nhaven a: karma [blood 3]\nhaven b: hydra [blood 6]\nleaders: karma hydra"
    )
    s.choose("end")
    assert options(s) == ["use a/torpor/bad-penny", "done"]
    s.choose("use a/torpor/bad-penny")
    assert blood_on(s, "bad-penny") == 2
    assert "use a/torpor/bad-penny" not in options(s)
    s = position("haven a: bad-penny [blood 1], karma [blood 3]\nhaven b: hydra [blood 6]\nleaders: karma hydra")
    assert not [o for o in options(s) if o.startswith("use")]


# ── blocking from elsewhere ─────────────────────────────────────────────────────────────────────────────────────────

PREACHER = (
    "streets a: hydra [blood 6]\nhaven b: street-preacher [blood 2]\nstreets b: doc [blood 5]\n"
    "prestige: 9 9\nleaders: hydra doc\n"
)


def to_block(s, target: str, sort: str) -> None:
    """An attack up to the question who blocks, if it comes."""
    s.choose("attack with a/hydra")
    answers = {
        "target?": target,
        "sort?": sort,
        "attack card?": "no card",
        "moment": "pass",
        "reaction card?": "no card",
    }
    while s.asked[1][0] in answers:
        s.choose(answers[s.asked[1][0]])


def test_street_preacher_comes_to_the_streets_and_blocks():
    s = position(PREACHER)
    to_block(s, "b/doc", "physical")
    assert asked(s) == (1, ["use b/street-preacher 1", "no block"])
    s.choose("use b/street-preacher 1")
    assert (s.prestige, where(s, "street-preacher"), blood_on(s, "doc")) == ((9, 7), "torpor", 5)
    s = position(PREACHER.replace("[blood 2]", "[bowed, blood 2]"))
    to_block(s, "b/doc", "physical")
    assert s.asked[1][0] == "action?"  # he is exhausted
    s = position(PREACHER.replace("streets b: doc [blood 5]\n", "").replace("[blood 2]", "[blood 2], doc [blood 5]"))
    to_block(s, "b/doc", "physical")
    assert options(s) == [
        "block with b/street-preacher",
        "no block",
    ]  # the target is in a Haven: no way but the usual one
    s = position(PREACHER)
    to_block(s, "b/doc", "ranged")
    assert s.asked[1][0] == "action?"  # he is no Guard


def test_street_preacher_protects_mortals_and_other_players():
    s = position(PREACHER + "city: addict")
    to_block(s, "city/addict", "physical")
    assert asked(s) == (1, ["use b/street-preacher 1", "no block"])
    text = PREACHER.replace("streets b: doc", "streets c: doc").replace("prestige: 9 9", "prestige: 9 9 9")
    s = position(text.replace("leaders: hydra doc", "leaders: hydra street-preacher doc"), players=3)
    to_block(s, "c/doc", "physical")
    assert asked(s) == (1, ["use b/street-preacher 1", "no block"])


def test_dragons_roost_lets_the_leader_block_anything():
    text = (
        "streets a: hydra [blood 6]\nhaven b: {}skunk [blood 3]\nboard b: dragons-roost\n"
        "streets b: sweetums [blood 3]\nprestige: 9 9\nleaders: hydra doc\n"
    )
    s = position(text.format("doc [blood 5], "))
    to_block(s, "b/sweetums", "ranged")
    s.choose("use b/dragons-roost 2")
    assert (where(s, "doc"), s.pieces[find(s, "doc")].ready, s.prestige) == ("streets", False, (9, 10))
    s = position(text.format("doc [blood 5], ") + "city: addict")
    to_block(s, "city/addict", "physical")
    s.choose("use b/dragons-roost 2")
    assert (blood_on(s, "doc"), s.prestige) == (3, (9, 9))  # no reward for a Mortal
    s = position(text.format("karma [blood 3], "))
    to_block(s, "b/sweetums", "ranged")
    assert s.asked[1][0] == "action?"  # without the Leader there is no Leader Ability
