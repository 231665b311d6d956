"""The cards of an attack: face down and face up, two of Dien's, Ekene's late type, Special Reactions, retargeting."""

import pytest

from tests.rivals.tools import asked, attack, blood_on, faces, find, options, play_through, position, where

SOLO = "streets a: dien [blood 6]\nstreets b: doc [blood 5], karma [blood 3]\nleaders: dien doc\n"


def through(s, *choices: str) -> None:
    """Make choices, passing abilities on the way; a single target answers itself."""
    for n, choice in enumerate(choices):
        while s.asked[1][0] == "moment":
            s.choose("pass")
        if not (n == 1 and choice.startswith("b/") and s.asked[1][0] != "target?"):
            s.choose(choice)
    while s.asked is not None and s.asked[1][0] == "moment":
        s.choose("pass")


# ── Dien ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("R-231", "R-233")
def test_of_two_cards_one_goes_back_after_block_and_reaction():
    s = position(SOLO + "hand a: throat-rip, dumpster-dive\nhand b: cloak-of-shadows")
    through(s, "attack with a/dien", "b/doc", "physical")
    assert options(s) == ["play throat-rip", "play dumpster-dive", "no card"]  # any card at all
    through(s, "play throat-rip", "play dumpster-dive")
    assert asked(s)[0] == 1
    assert faces(s, "hand", 0) == []
    through(s, "no block", "play cloak-of-shadows")
    assert asked(s)[0] == 0
    assert s.asked[1][0] == "take back?"
    assert len(options(s)) == 2  # one of both must go
    through(s, next(o for o in options(s) if o.endswith("attack.2")))
    assert faces(s, "hand", 0) == ["dumpster-dive"]
    assert blood_on(s, "doc") == 5 - (2 + 1 - 1)  # attribute and card, less one obfuscate; he has no potence


@pytest.mark.ruling("R-234")
def test_the_only_card_may_go_back_and_the_attack_goes_on_without():
    s = position(SOLO + "hand a: throat-rip")
    through(s, "attack with a/dien", "b/doc", "physical", "play throat-rip", "no block")
    assert options(s) == ["take back a/attack.1", "show it"]
    through(s, "take back a/attack.1")
    assert (faces(s, "hand", 0), blood_on(s, "doc")) == (["throat-rip"], 3)


@pytest.mark.ruling("R-232")
def test_a_card_that_does_not_fit_the_type_is_discarded_as_it_is_shown():
    s = position(SOLO + "hand a: unhinged")
    through(s, "attack with a/dien", "b/doc", "physical", "play unhinged", "no block", "show it")
    assert (where(s, "unhinged"), blood_on(s, "doc")) == ("discard", 3)  # without its damage


@pytest.mark.ruling("R-231", "R-232")
def test_a_card_that_it_could_not_have_played_does_nothing_as_it_is_shown():
    s = position(SOLO + "hand a: unhinged, the-mighty-fall")  # one of Malkavians, of the right type
    through(s, "attack with a/dien", "b/karma", "mental", "play unhinged", "no card", "no block", "show it")
    assert (where(s, "unhinged"), s.asked[1][0]) == ("discard", "action?")  # nobody was asked what to discard for it


@pytest.mark.ruling("R-231", "R-166")
def test_in_company_it_plays_as_everybody_does():
    s = position(
        "streets a: dien [blood 6], shades [blood 4]\nstreets b: doc [blood 5]\nhand a: throat-rip, dumpster-dive"
    )
    through(s, "attack with a/dien", "b/doc", "physical")
    assert options(s) == ["play throat-rip", "no card"]
    through(s, "play throat-rip")
    assert blood_on(s, "doc") == 5 - 3  # nothing to take back


@pytest.mark.ruling("R-235", "R-236")
def test_a_card_that_lies_face_up_may_go_back_and_what_it_has_done_stays():
    s = position(SOLO + "hand a: psychic-assault")
    through(s, "attack with a/dien", "b/doc", "mental", "play psychic-assault")
    assert s.asked[1][0] == "take back?"  # nobody could block
    through(s, "take back a/attack/psychic-assault")
    assert faces(s, "hand", 0) == ["psychic-assault"]


FAR = "streets a: {}\nhaven b: doc [blood 5]\nboard b: the-madhouse\nhand a: scoped-30-06, drive-by, 38-special\n"


@pytest.mark.ruling("R-238", "R-239")
def test_a_card_played_face_up_for_intel_still_allows_another_one():
    s = position(FAR.format("dien [blood 6]") + "leaders: dien doc")
    s.choose("attack with a/dien")
    assert s.asked[1][0] == "scout?"  # her Secrecy is 1, and he is alone
    assert options(s) == ["play scoped-30-06 face up", "no Intel"]
    through(s, "play scoped-30-06 face up", "ranged")
    assert options(s) == ["play drive-by", "play 38-special", "no card"]
    through(s, "play 38-special", "take back a/attack/scoped-30-06")
    assert (faces(s, "hand", 0), blood_on(s, "doc")) == (["drive-by", "scoped-30-06"], 3)  # the Intel stays


@pytest.mark.ruling("R-237", "R-240")
def test_a_face_up_card_of_another_type_is_discarded_and_gives_no_intel():
    s = position(FAR.format("dien [blood 6]") + "leaders: dien doc")
    through(s, "attack with a/dien", "play scoped-30-06 face up", "physical")
    assert (where(s, "scoped-30-06"), s.asked[1][0], blood_on(s, "doc")) == ("discard", "action?", 5)


@pytest.mark.ruling("R-237", "RR-9")
def test_a_card_that_is_discarded_at_once_was_one_of_the_two_all_the_same():
    bluffs = "hand a: mongrel, sewer-rat, throat-rip\nattached b: premonition [on streets/doc]\n"
    s = position("streets a: dien [blood 6]\nstreets b: doc [blood 5]\nleaders: dien doc\n" + bluffs)
    through(s, "attack with a/dien", "physical", "play mongrel", "play sewer-rat")
    assert (where(s, "mongrel"), where(s, "sewer-rat"), s.asked[1][0]) == ("discard", "discard", "action?")
    assert (where(s, "throat-rip"), blood_on(s, "doc")) == ("hand", 3)  # it could not be laid as a third
    s = position("streets a: dien [blood 6]\nstreets b: doc [blood 5]\nleaders: dien doc\n" + bluffs)
    through(s, "attack with a/dien", "physical", "play mongrel", "play throat-rip", "show it")
    assert blood_on(s, "doc") == 5 - (2 + 1)  # no potence in his party


@pytest.mark.ruling("RR-7")
def test_everybody_may_play_it_face_up_but_then_plays_no_other_card():
    s = position(FAR.format("the-cossack [blood 5]"))
    through(s, "attack with a/the-cossack", "play scoped-30-06 face up", "ranged")
    assert (where(s, "scoped-30-06"), blood_on(s, "doc")) == ("discard", 3)
    s = position(FAR.format("the-cossack [blood 5]"))
    through(s, "attack with a/the-cossack", "no Intel")
    assert (blood_on(s, "doc"), s.asked[1][0]) == (5, "action?")  # the attack comes to nothing
    s = position(FAR.format("jesus [blood 2]"))
    assert "attack with a/jesus" not in options(s)  # of too little BP for the card


@pytest.mark.ruling("R-231")
def test_no_ranged_card_is_a_bluff_while_none_can_be_played():
    s = position(SOLO + "hand a: 38-special, throat-rip\ncity: san-francisco-fog [prestige-b]\n")
    through(s, "attack with a/dien", "b/doc", "physical")
    assert options(s) == ["play throat-rip", "no card"]


@pytest.mark.ruling("RR-7", "RR-9")
def test_a_card_that_cannot_be_played_brings_no_target_within_reach():
    fog = FAR.format("hydra [blood 6]") + "city: san-francisco-fog [prestige-b]\n"
    assert "attack with a/hydra" not in options(position(fog))
    weak = FAR.format("candi-liu [blood 2]") + "leaders: candi-liu doc\n"
    assert "attack with a/candi-liu" not in options(position(weak))
    s = position(weak + "board a: thrift-store\n")  # her Leader Ability: cards need 1 BP less
    through(s, "attack with a/candi-liu", "play scoped-30-06 face up", "ranged")
    assert blood_on(s, "doc") == 3


@pytest.mark.ruling("RR-7")
def test_whether_somebody_without_such_a_card_is_asked_does_not_tell():
    text = "streets a: the-cossack [blood 5], hydra [blood 6]\nhaven b: doc [blood 5]\nboard b: the-madhouse\n{}"
    text += "\nlibrary a: scoped-30-06, scoped-30-06"
    asks = []
    for hand in ("hand a: drive-by", "hand a: scoped-30-06"):
        s = position(text.format(hand), windows="all")
        s.choose("attack with a/hydra")
        while s.asked[1][0] in ("answer?", "moment"):
            s.choose("pass")
        asks.append(s.asked[:2])
    assert asks[0] == asks[1]


# ── Ekene ───────────────────────────────────────────────────────────────────────────────────────────────────────────

LATE = "streets a: ekene [blood 3]\nstreets b: doc [blood 5], lolita [blood 3]\nleaders: ekene doc\n"


@pytest.mark.ruling("RR-9", "R-232")
def test_ekene_says_the_type_as_the_cards_are_shown():
    s = position(LATE + "hand a: the-mighty-fall, drive-by, sucker-punch\nhand b: insanity-defense, fleetness")
    through(s, "attack with a/ekene", "b/doc")
    assert options(s) == ["play the-mighty-fall", "no card"]  # any type; the others need more, or another clan
    through(s, "play the-mighty-fall", "no block")
    assert asked(s) == (1, ["play insanity-defense", "play fleetness", "no card"])
    through(s, "play fleetness")
    assert asked(s) == (0, ["physical", "social", "mental", "ranged"])
    through(s, "mental")
    assert (where(s, "fleetness"), where(s, "the-mighty-fall")) == ("discard", "discard")
    assert blood_on(s, "doc") == 5 - max(0, 1 + 2 - 2)  # the Reaction has not fitted


@pytest.mark.ruling("R-167")
def test_ekene_in_company_says_it_at_once():
    s = position("streets a: ekene [blood 3], hydra [blood 6]\nstreets b: doc [blood 5]\nleaders: ekene doc\n")
    through(s, "attack with a/ekene", "b/doc")
    assert s.asked[1][0] == "sort?"


# ── before Prestige is lost ─────────────────────────────────────────────────────────────────────────────────────────

COURT = (
    "streets a: {} [blood 5]\nstreets b: em [blood 4]\nhand b: fortify-the-inner-facade\n"
    "prestige: 10 10\nleaders: {} em\n"
)


def fortified(attacker: str, sort: str, card: str, *more: str, hand: str = "", extra: str = ""):
    """Let Em be attacked and answer with the card."""
    s = position(COURT.format(attacker, attacker) + f"hand a: {hand or card}\n{extra}")
    through(s, f"attack with a/{attacker}", "b/em", sort, f"play {card}", "play fortify-the-inner-facade", *more)
    return s


@pytest.mark.ruling("R-249", "R-252")
def test_the_prestige_comes_before_what_the_attack_card_takes():
    s = fortified("guvnah", "mental", "demand-obedience", extra="attached a: cop [on streets/guvnah]")
    assert s.prestige == (10, 10 + 3 - 2)
    assert blood_on(s, "em") == 4 - (1 + 1 - 1 - 1)  # printed shield only


@pytest.mark.ruling("R-252")
def test_contributing_counts_as_losing():
    s = fortified("guvnah", "social", "faulty-logic", extra="plots a: lost-glory [prestige 1]")
    assert (s.prestige, dict(s.pieces[find(s, "lost-glory")].counters)) == ((10, 12), {"prestige": 1, "prestige-b": 1})


@pytest.mark.ruling("R-253", "R-254", "R-257")
def test_against_a_choice_it_counts_only_if_prestige_is_taken():
    s = fortified("guvnah", "social", "a-biting-comment")
    assert s.asked[1][0] == "choose one"
    assert asked(s)[0] == 0
    through(s, next(o for o in options(s) if "Steal" in o))
    assert s.prestige == (11, 12)
    s = fortified("guvnah", "social", "a-biting-comment")
    through(s, next(o for o in options(s) if "Harder" in o))
    assert s.prestige == (10, 10)
    assert blood_on(s, "em") == 4 - (1 + 2 - 1 - 1 - 1)  # her attribute, the printed shield, and one for fortitude


BACKHANDED = """
streets a: maia [blood 6]
attached a: cop [on streets/maia], {}
streets b: em [blood 4]
hand a: backhanded-compliment
hand b: fortify-the-inner-facade
prestige: 10 {}
leaders: maia em
"""


@pytest.mark.ruling("R-255", "R-252")
def test_if_the_loss_depends_on_damage_that_comes_first():
    retainers = "tour-guide [on streets/maia], tour-guide [on streets/maia]"
    s = position(BACKHANDED.format(retainers, 1))
    through(s, "attack with a/maia", "b/em", "social", "play backhanded-compliment", "play fortify-the-inner-facade")
    assert (s.prestige, blood_on(s, "em")) == (
        (10, 1 + 3 - 1),
        4,
    )  # 1 + 2 - 1 - 1 damage is mended; no shield for fortitude
    s = position(BACKHANDED.format("tour-guide [on streets/maia]", 1))
    through(s, "attack with a/maia", "b/em", "social", "play backhanded-compliment", "play fortify-the-inner-facade")
    assert (s.prestige, blood_on(s, "em")) == ((10, 1), 4)  # no damage, so nothing is lost or gained


@pytest.mark.ruling("R-256")
def test_the_prestige_of_a_defeat_is_not_the_cards_doing():
    text = COURT.format("guvnah", "guvnah").replace("em [blood 4]", "em [blood 1]")
    s = position(
        text
        + (
            "attached a: tour-guide [on streets/guvnah], tour-guide [on streets/guvnah]\n"
            "hand a: humiliate\nhaven b: doc [blood 5]"
        )
    )
    through(s, "attack with a/guvnah", "b/em", "social", "play humiliate", "play fortify-the-inner-facade")
    assert (where(s, "em"), s.prestige) == ("torpor", (10, 9))  # nothing but what torpor costs


# ── Special Reactions ───────────────────────────────────────────────────────────────────────────────────────────────

MARBLE = (
    "streets a: hydra [blood 6]\nstreets b: {} [blood 4]\nhand a: molotov-cocktail\n"
    "hand b: flesh-of-marble, 38-special\nleaders: hydra {}\n"
)


@pytest.mark.ruling("R-116", "R-117", "R-119")
def test_it_answers_aggravated_damage_after_an_ordinary_reaction():
    s = position(MARBLE.format("em", "em"))
    through(s, "attack with a/hydra", "b/em", "ranged", "play molotov-cocktail", "play 38-special")
    while s.asked[1][0] == "may":
        through(s, "no")
    assert asked(s) == (1, ["use flesh-of-marble", "pass"])
    through(s, "use flesh-of-marble")
    assert (blood_on(s, "em"), where(s, "flesh-of-marble")) == (4, "discard")  # shield 1 and 2 against 1


@pytest.mark.ruling("R-120")
def test_without_fortitude_it_is_a_shield_of_one_and_the_damage_stays_aggravated():
    s = position(MARBLE.format("maia", "maia").replace("molotov-cocktail", "molotov-cocktail, unhinged"))
    through(s, "attack with a/hydra", "b/maia", "ranged", "play molotov-cocktail", "no card")
    while s.asked[1][0] == "may":
        through(s, "no")
    through(s, "use flesh-of-marble")
    assert blood_on(s, "maia") == 4  # 1 less 1


@pytest.mark.ruling("R-116")
def test_it_does_not_answer_other_damage():
    s = position(MARBLE.format("em", "em").replace("molotov-cocktail", "drive-by"))
    through(s, "attack with a/hydra", "b/em", "ranged", "no card", "no card")
    assert s.asked[1][0] == "action?"
    s = position(MARBLE.format("em", "em"))
    through(s, "attack with a/hydra", "b/em", "physical", "no card", "no card")
    assert (s.asked[1][0], blood_on(s, "em")) == ("action?", 2)


@pytest.mark.ruling("R-118")
def test_it_turns_the_damage_of_antagonists_in_the_end_phase():
    s = position(
        "haven a: jan-zoubek [blood 2], em [blood 4]\nhaven b: doc [blood 5]\nhand a: flesh-of-marble\n"
        "city: special-affairs-division, special-affairs-division\nleaders: em doc"
    )
    s.choose("end")
    while s.asked[1][0] in ("mend?", "torpor?"):
        s.choose("done")
    play_through(s, "a/jan-zoubek", "a/jan-zoubek")
    assert asked(s) == (0, ["use flesh-of-marble", "pass"])
    s.choose("use flesh-of-marble")
    assert blood_on(s, "jan-zoubek") == 1  # two, less a shield of one, since he lacks fortitude


# ── retargeting ─────────────────────────────────────────────────────────────────────────────────────────────────────

SWIFT = (
    "streets a: hydra [blood 6]\n"
    "streets b: sarka [blood 5], skunk [blood 3], sweetums [blood 3]\nhand b: rapid-reflexes\n"
)


@pytest.mark.ruling("R-274", "R-276", "R-277")
def test_the_attack_turns_against_another_one_but_never_who_has_turned_it():
    s = position(SWIFT + "hand a: sucker-punch")
    through(s, "attack with a/hydra", "b/skunk", "physical", "no card", "block with b/sarka", "play rapid-reflexes")
    while s.asked[1][0] == "may":
        through(s, "no")
    assert asked(s) == (1, ["b/skunk", "b/sweetums"])
    through(s, "b/sweetums")
    assert blood_on(s, "sweetums") == 3 - max(0, 2 - 1 - 1)  # her physical, and a shield for her celerity
    assert (blood_on(s, "sarka"), blood_on(s, "skunk")) == (5, 3)


@pytest.mark.ruling("R-275")
def test_it_comes_after_the_attack_card():
    s = position(SWIFT + "hand a: sucker-punch\nstreets b2: karma [blood 3]")
    through(s, "attack with a/hydra", "b/skunk", "physical", "play sucker-punch", "no block", "play rapid-reflexes")
    assert (asked(s)[0], s.asked[1][0]) == (0, "may")  # whether the attacker turns it comes first
    through(s, "yes")
    through(s, "b/sarka")  # then Skunk has one other left to turn it against
    assert (blood_on(s, "sarka"), blood_on(s, "skunk")) == (5, 3)
    assert blood_on(s, "sweetums") == 3 - (2 + 1 - 1 - 1)


@pytest.mark.ruling("RR-9")
def test_a_reaction_that_negates_comes_before_the_attack_card():
    s = position(
        "streets a: guvnah [blood 5]\nattached a: cop [on streets/guvnah]\nhand a: demand-obedience\n"
        "streets b: dien [blood 6], em [blood 4]\nhand b: unswayable-mind\nprestige: 9 9\nleaders: guvnah dien"
    )
    attack(s, "a/guvnah", "b/dien", "mental", "play demand-obedience", reaction="play unswayable-mind")
    assert (s.prestige, blood_on(s, "dien")) == ((9, 9), 6 - (1 + 1 - 1))
    s = position(
        "streets a: guvnah [blood 5]\nattached a: cop [on streets/guvnah]\nhand a: demand-obedience\n"
        "streets b: dien [blood 6]\nhand b: unswayable-mind\nprestige: 9 9\nleaders: guvnah dien"
    )
    attack(s, "a/guvnah", "b/dien", "mental", "play demand-obedience", reaction="play unswayable-mind")
    assert s.prestige == (9, 7)  # one fortitude is not enough


PUNCH = "streets a: hydra [blood 6]\nhand a: sucker-punch\nleaders: hydra karma\n"


@pytest.mark.ruling("RR-22", "R-172")
@pytest.mark.parametrize(("target", "left"), [("b/doc", ["b/doc", "b/karma"]), ("city/chef", [])])
def test_sucker_punch_gets_around_a_blocker_that_comes_from_elsewhere(target, left):
    s = position(
        PUNCH + "streets b: doc [blood 5], karma [bowed, blood 3]\nhaven b: street-preacher [blood 2]\ncity: chef\n"
    )
    through(s, "attack with a/hydra")
    s.choose(target)
    through(s, "physical", "play sucker-punch", "use b/street-preacher 1", "yes")
    assert (options(s) if left else []) == left  # the party that was attacked first; the Mortal is the only one
    through(s, *left[:1])
    assert (blood_on(s, "doc"), blood_on(s, "street-preacher")) == (5 - (2 + 1 if left else 0), 2)
    assert (s.asked[1][0] == "reward?") is (not left)


@pytest.mark.ruling("RR-22", "RR-7")
@pytest.mark.parametrize(("hidden", "zone"), [("karma", "streets"), ("skunk", "torpor")])
def test_sucker_punch_finds_nobody_whose_secrecy_is_too_high(hidden, zone):
    text = PUNCH + "streets b: doc [blood 5], skunk [blood 3], karma [bowed, blood 3]\nhaven b: johnny [blood 4]\n"
    s = position(text)
    through(s, "attack with a/hydra", "b/doc", "physical", "play sucker-punch", "no block", "yes")
    assert options(s) == ["b/skunk", "b/karma"]
    s = position(text + f"attached b: earth-meld [on streets/{hidden}]\n")
    through(s, "attack with a/hydra", "b/doc", "physical", "play sucker-punch", "no block", "yes")
    other = "skunk" if hidden == "karma" else "karma"
    assert (where(s, other), blood_on(s, other), blood_on(s, hidden)) == (zone, 1, 3)  # the only legal one
