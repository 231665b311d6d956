"""Positions in which several rules meet: defeats at the same time, diablerie with a burdened victim, stacks of hunters, the end
of a game, set-up options."""

import pytest

from tests.rivals.cards.turns import end_turn, onward
from tests.rivals.tools import blood_on, find, number, options, play_through, position, where

BARE = "library a: greed, greed, greed\nlibrary b: greed, greed\ndeck: nun, student\n"


def tokens_of(s, face: str, nth: int = 0) -> dict[str, int]:
    """Return the tokens on a card."""
    return dict(s.pieces[find(s, face, nth=nth)].counters)


# ── attacks ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("R-026", "RR-9")
def test_an_attack_by_reach_is_blocked_in_the_streets_while_the_attackers_party_at_home_is_exhausted():
    s = position(
        "haven a: adrian-beltza [blood 5], hydra [bowed, blood 6]\nstreets b: doc [blood 5], skunk [blood 3]\n"
    )
    s.choose("attack with a/adrian-beltza")
    onward(s, target="b/doc", sort="physical", block="block with b/skunk")
    assert (blood_on(s, "doc"), blood_on(s, "skunk"), where(s, "adrian-beltza")) == (5, 3, "haven")  # 1 against 1


@pytest.mark.ruling("RR-9")
@pytest.mark.parametrize(("paid", "asked"), [(0, "block?"), (1, "action?")])
def test_the_cossack_pays_before_the_attack_that_nobody_can_block(paid, asked):
    s = position("streets a: the-cossack [blood 5]\nstreets b: doc [blood 5], karma [blood 3]\n")
    play_through(s, *["use a/the-cossack"] * paid, "attack with a/the-cossack")
    assert "use a/the-cossack" not in options(s)  # “the next attack” would be a later one
    while s.asked[1][0] not in ("block?", "action?"):
        s.choose(next((each for each in ("b/doc", "physical") if each in options(s)), options(s)[0]))
    assert (s.asked[1][0], blood_on(s, "the-cossack")) == (asked, 5 - paid)


@pytest.mark.ruling("R-274", "R-277")
def test_who_is_pushed_into_an_attack_gets_shields_for_its_own_celerity():
    for other, left in (("doc [bowed, blood 5]", 3), ("the-cossack [bowed, blood 5]", 5)):
        s = position(
            f"streets a: hydra [blood 6]\nstreets b: sweetums [blood 3], {other}\nhand b: rapid-reflexes\n"
            "attached b: nun [on streets/sweetums]\n"
        )
        s.choose("attack with a/hydra")
        onward(s, target="b/sweetums", sort="physical", block="no block", reaction_card="play rapid-reflexes")
        assert blood_on(s, other.split()[0]) == left


@pytest.mark.ruling("RR-22", "RR-9")
def test_a_targeted_card_passes_a_block_and_the_blocker_is_hurt_no_more():
    s = position("streets a: the-cossack [blood 5]\nstreets b: doc [blood 5], lolita [blood 2], em [blood 2]\n"
                 "hand a: sucker-punch\nagenda: 2 0\n")  # fmt: skip
    s.choose("attack with a/the-cossack")
    onward(s, target="b/doc", sort="physical", attack_card="play sucker-punch", block="block with b/lolita", may="yes",
           choose="b/em")  # fmt: skip
    assert (where(s, "em"), blood_on(s, "lolita"), blood_on(s, "doc"), s.agenda[0]) == ("torpor", 2, 5, 3)


@pytest.mark.ruling("RR-9.1")
def test_superficial_damage_that_comes_on_top_of_an_attack_leaves_the_last_blood():
    s = position("streets a: aleister [blood 5]\nstreets b: doc [blood 3]\nhand a: greed, free-money\n")
    play_through(s, "attack with a/aleister", "use a/aleister", "greed", "free-money")
    onward(s, sort="physical")
    assert blood_on(s, "doc") == 1  # 1 Physical, then 4 Superficial of which 1 is taken


@pytest.mark.ruling("R-252", "R-255")
@pytest.mark.parametrize(
    ("attacker", "sort", "card", "prestige"),
    [("guvnah [blood 5], lolita [blood 3]", "mental", "demand-obedience", 2),
     ("lixue-chen [blood 6]", "social", "backhanded-compliment", 3)],
)  # fmt: skip
def test_fortify_saves_the_last_prestige_because_its_gain_comes_first(attacker, sort, card, prestige):
    s = position(f"streets a: {attacker}\nstreets b: randolph-marz [blood 6]\nhand a: {card}\n"
                 "hand b: fortify-the-inner-facade\nprestige: 5 1\n")  # fmt: skip
    s.choose(f"attack with a/{attacker.split()[0]}")
    onward(s, sort=sort, attack_card=f"play {card}", reaction_card="play fortify-the-inner-facade")
    assert (s.prestige[1], s.result, blood_on(s, "randolph-marz")) == (prestige, None, 6)


@pytest.mark.ruling("R-215", "R-214")
def test_two_traps_answer_the_same_attack():
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 5], bobby-handsome [blood 3]\n"
                 "plots b: off-limits, off-limits [prestige 2]\nlibrary b: greed\n")  # fmt: skip
    play_through(s, "attack with a/hydra", "b/doc", "use b/plots.1", "use b/plots.1")
    assert number(s, "shield", "doc") == 4  # twice 2 for each Prestige: none on the first, 2 on the second
    assert (s.prestige[1], where(s, "off-limits", 0), where(s, "off-limits", 1)) == (20, "discard", "discard")


# ── defeat and diablerie ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("R-036", "R-040", "R-047", "R-048", "R-160", "R-018")
def test_a_burdened_victim_is_consumed():
    s = position(
        "leaders: markus-kumnyama doc\nboard a: the-big-house [prestige-b 1]\nstreets a: markus-kumnyama [blood 6, weak 1]\n"
        "streets b: doc [blood 1, agenda 2, fear 1, weak 1]\nhaven b: em [blood 4]\n"
        "attached a: veiled-threat [down, on streets/doc]\nattached b: student [on streets/doc], sheriff [on streets/doc]\n"
        "prestige: 5 5\nagenda: 1 0\n"
    )
    s.choose("attack with a/markus-kumnyama")
    onward(s, "answer?", target="b/doc", sort="physical")
    s.choose("use a/the-big-house")
    assert [where(s, face) for face in ("doc", "veiled-threat", "student", "sheriff")] == [
        "attached",
        "gone",
        "burned",
        "burned",
    ]
    assert (s.agenda, s.prestige) == (
        (4, 0),
        (5, 6),
    )  # 1 for the Rival and the 2 on it; no Prestige for torpor, 1 given
    assert [number(s, name, "markus-kumnyama") for name in ("BP", "physical", "social", "mental", "auspex")] == [
        7,
        2,
        1,
        2,
        1,
    ]
    assert (blood_on(s, "markus-kumnyama"), tokens_of(s, "doc")) == (6, {})  # nothing is mended


@pytest.mark.ruling("R-042")
def test_a_title_detached_for_diablerie_makes_room_for_the_victim():
    s = position("streets a: markus-kumnyama [blood 6]\nstreets b: doc [blood 1]\nhaven b: em [blood 4]\n"
                 "attached a: court-of-blood [on streets/markus-kumnyama], student [on streets/markus-kumnyama], "
                 "athlete [on streets/markus-kumnyama]\n")  # fmt: skip
    s.choose("attack with a/markus-kumnyama")
    onward(s, "answer?", target="b/doc", sort="physical")
    s.choose("use a/court-of-blood")
    assert (where(s, "doc"), where(s, "court-of-blood")) == ("attached", "discard")


@pytest.mark.ruling("R-049")
def test_what_a_diablerist_has_consumed_burns_as_it_falls():
    s = position("streets a: hydra [blood 6]\nstreets b: em [blood 1]\nhaven b: karma [blood 3]\n"
                 "attached b: doc [on streets/em], student [on streets/em]\nprestige: 5 5\n")  # fmt: skip
    s.choose("attack with a/hydra")
    onward(s, target="b/em", sort="physical")
    assert [where(s, face) for face in ("doc", "student", "em")] == ["burned", "discard", "torpor"]
    assert (blood_on(s, "em"), s.prestige[1], s.agenda[0]) == (1, 4, 1)  # one defeat, one Agenda


@pytest.mark.ruling("R-263", "R-265")
def test_jan_zoubek_covers_the_first_of_two_in_a_turn_with_the_agenda_on_it():
    s = position("streets a: hydra [blood 6]\nstreets a2: shades [blood 4]\nstreets b: jesus [blood 1, agenda 2]\n"
                 "streets b2: street-preacher [blood 1, agenda 3]\nhaven b: jan-zoubek [blood 2]\n")  # fmt: skip
    s.choose("attack with a/hydra")
    onward(s, target="b/jesus", sort="physical")
    assert s.agenda[0] == 0
    s.choose("attack with a2/shades")
    onward(s, target="b2/street-preacher", sort="physical")
    assert s.agenda[0] == 4


@pytest.mark.ruling("R-159", "R-158", "RR-13.2")
@pytest.mark.parametrize(
    ("card", "curse", "retainer", "bearer"),
    [("molotov-cocktail", "gone", "burned", "burned"), ("38-special", "discard", "discard", "torpor")],
)
def test_what_a_prince_bore_goes_its_own_ways(card, curse, retainer, bearer):
    s = position(f"streets a: flick [blood 3]\nstreets b: doc [blood 1]\nhaven b: em [blood 4]\nhand a: {card}\n"
                 "attached a: veiled-threat [down, on streets/doc]\n"
                 "attached b: student [on streets/doc], prince-of-prague [on streets/doc]\n")  # fmt: skip
    s.choose("attack with a/flick")
    onward(s, target="b/doc", sort="ranged", attack_card=f"play {card}", may="no")
    assert [where(s, face) for face in ("veiled-threat", "student", "doc")] == [curse, retainer, bearer]
    assert where(s, "prince-of-prague") == "city"  # to be claimed again, whatever became of its bearer


@pytest.mark.ruling("RR-8")
def test_blood_above_the_bp_is_lost_with_the_retainer_that_raised_it():
    s = position("streets a: bruno-wagner [blood 5]\nstreets b: doc [blood 6]\nattached b: cop [on streets/doc]\n"
                 "hand a: irresistible-voice\n")  # fmt: skip
    s.choose("attack with a/bruno-wagner")
    onward(s, sort="mental", attack_card="play irresistible-voice", may="yes", choose="b/cop")
    assert (number(s, "BP", "doc"), blood_on(s, "doc")) == (5, 4)  # 1 spilled, 1 of 3 damage taken
    assert (number(s, "BP", "bruno-wagner"), blood_on(s, "bruno-wagner")) == (6, 4)


@pytest.mark.ruling("R-110", "R-111", "R-032")
@pytest.mark.parametrize(("way", "lies"), [("recruit kwame", "haven"), ("play early-grave", "torpor")])
def test_a_namesake_in_a_foes_torpor_burns_and_nobody_is_rewarded(way, lies):
    s = position("haven a: scott [blood 4]\nhand a: kwame, early-grave\nhaven b: doc [blood 5]\n"
                 "torpor b: kwame [blood 2, agenda 2]\nprestige: 9 3\n")  # fmt: skip
    s.choose(way)
    onward(s)
    assert ([where(s, "kwame", n) for n in (0, 1)], s.agenda, s.prestige[1]) == ([lies, "burned"], (0, 0), 3)
    assert s.prestige[0] == (5 if lies == "haven" else 9)


# ── hunters ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("R-193", "R-197")
def test_both_blows_of_three_operatives_are_one_packet_of_which_a_vagrant_takes_one():
    s = position("haven a: hydra [blood 2], skunk [blood 1]\nhaven b: doc [blood 5]\nattached a: vagrant [on haven/skunk]\n"
                 "city: team-x-operative, team-x-operative, team-x-operative\nhand a: greed, greed\n" + BARE)  # fmt: skip
    s.choose("end")
    onward(s, struck="a/skunk", answer="use a/vagrant", mend="done")
    assert where(s, "skunk") == "burned"  # 1 of 2 Aggravated damage was left
    assert len([line for line in s.log() if "takes 1 Aggravated damage from Team X" in line]) == 1


@pytest.mark.ruling("R-284", "R-200")
@pytest.mark.parametrize(("active", "taken"), [("a", 2), ("b", 1)])
def test_an_operative_beside_a_haven_strikes_its_player_apart_from_those_in_the_streets(active, taken):
    s = position(f"haven a: hydra [blood 6]\nhaven b: doc [blood 5]\ncity: team-x-operative\ncity a: team-x-operative\n"
                 f"active: {active}\n" + BARE)  # fmt: skip
    end_turn(s)
    assert (blood_on(s, "hydra"), blood_on(s, "doc")) == ((4, 5) if active == "a" else (6, 4))
    assert len([line for line in s.log() if "Team X" in line and "takes" in line]) == taken


@pytest.mark.ruling("RR-15")
@pytest.mark.parametrize(("hunters", "taken"), [(2, 2), (1, 0)])
def test_the_affairs_division_finds_who_is_no_more_secret_than_it_has_intel(hunters, taken):
    s = position("leaders: randolph-marz doc\nhaven a: randolph-marz [blood 6]\nhaven b: doc [blood 5]\n"
                 "board a: royal-retreat\n"
                 "attached a: keeper-of-elysium [on haven/randolph-marz]\n"
                 f"city: {', '.join(['special-affairs-division'] * hunters)}\n" + BARE)  # fmt: skip
    end_turn(s)
    assert blood_on(s, "randolph-marz") == 6 - taken


@pytest.mark.ruling("R-068", "R-065")
def test_a_shield_wraith_takes_two_of_the_damage_of_a_stack():
    s = position("haven a: hydra [blood 2]\nhaven b: doc [blood 5]\n"
                 "attached a: chef [down, known all, on haven/hydra], wraith-shield [down, known a, on chef]\n"
                 "city: team-x-operative, team-x-operative, team-x-operative\n" + BARE)  # fmt: skip
    s.choose("end")
    onward(s, "answer?")
    play_through(s, "use a/chef", "use a/wraith-shield")
    onward(s)
    assert blood_on(s, "hydra") == 2


# ── Influence, Titles, Rituals ──────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("RR-12.1")
@pytest.mark.parametrize(("tie", "prestige"), [("fails", 5), ("succeeds", 8)])
def test_equal_influence_fails_unless_the_table_says_otherwise(tie, prestige):
    s = position("leaders: hydra doc\nhaven a: hydra [blood 6]\nhaven b: doc [blood 5]\nhand a: free-money\nprestige: 5 5\n",
                 scheme_tie=tie)  # fmt: skip
    play_through(s, "play free-money", "exert a/hydra", "done", "no", "exert b/doc", "done")
    onward(s)
    assert s.prestige == (prestige, prestige)


@pytest.mark.ruling("RR-13.2", "RR-1")
def test_who_bears_three_cards_cannot_claim_the_prince():
    full = "attached a: chef [on streets/hydra], cop [on streets/hydra], addict [on streets/hydra]\n"
    table = "streets a: hydra [blood 6]\nhaven b: doc [blood 5]\ncity: prince-of-prague\n"
    assert "claim with a/hydra" in options(position(table))
    assert "claim with a/hydra" not in options(position(table + full))


@pytest.mark.ruling("R-099", "RR-13.2")
def test_a_claimant_that_falls_leaves_the_prince_and_only_its_hunter_is_rewarded():
    s = position("streets a: hydra [blood 2]\nhaven a: skunk [blood 3]\nhaven b: doc [blood 5]\nhaven c: em [blood 4]\n"
                 "haven d: inmate-745943 [blood 4]\ncity: prince-of-prague\nprestige: 5 5 5 5\n", 4)  # fmt: skip
    s.choose("claim with a/hydra")
    assert s.asked[0] == 1
    s.choose("attack with b/doc")
    onward(s, sort="mental")
    assert (where(s, "hydra"), where(s, "prince-of-prague"), s.agenda) == ("torpor", "city", (0, 0, 0, 0))
    assert s.prestige == (4, 5, 5, 5)  # d hunts a, and b did it; nobody else attacks who is gone


@pytest.mark.ruling("R-090", "R-091")
def test_blood_of_three_in_torpor_makes_a_ritual_worth_both_levels_of_the_rites():
    s = position("leaders: annika doc\nboard a: rites-of-the-blood\nhaven a: annika [blood 6]\nhaven b: doc [blood 5]\n"
                 "torpor a: kwame [blood 1], scott [blood 1], zahara [blood 1]\nhand a: diminish\n")  # fmt: skip
    play_through(s, "play diminish", "use a/annika", "a/torpor/kwame", "a/torpor/scott", "a/torpor/zahara")
    assert (s.agenda[0], blood_on(s, "diminish"), where(s, "kwame")) == (2, 3, "torpor")


@pytest.mark.ruling("R-080", "R-082")
def test_a_helper_elsewhere_or_an_unhosted_action_pays_for_no_ritual():
    table = "haven b: doc [blood 5]\nhand a: diminish\nactions: 1\nunhosted: 1\nburned city: chef, cop\n"
    assert "play diminish" not in options(position(table + "haven a: annika [blood 6]\nstreets a: scott [blood 4]\n"))
    s = position(table + "haven a: annika [blood 6], scott [blood 4]\n")
    s.choose("play diminish")
    onward(s, "how much Blood?")
    assert options(s) == ["0", "1", "2"]
    s.choose("2")
    assert s.question.prompt == "What do you do? (actions left: 1)"  # the unhosted one


@pytest.mark.ruling("R-088")
def test_who_lacks_the_discipline_plays_a_ritual_that_gets_nothing():
    s = position("haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nhand a: truth-of-blood\n")
    s.choose("play truth-of-blood")
    assert (where(s, "truth-of-blood"), tokens_of(s, "truth-of-blood"), blood_on(s, "hydra")) == ("board", {}, 6)


# ── winning and losing ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("RR-19")
@pytest.mark.parametrize(("agenda", "reason", "result"), [(12, "agenda", (13, 5)), (11, "vampires", (12, 5))])
def test_the_last_vampire_of_a_foe_may_be_the_thirteenth_agenda(agenda, reason, result):
    s = position(f"streets a: hydra [blood 6]\nstreets b: doc [blood 1]\nagenda: {agenda} 5\n")
    s.choose("attack with a/hydra")
    onward(s, sort="physical")
    assert (s.reason, s.agenda, s.result) == (reason, result, {0: 1.0, 1: 0.0})


@pytest.mark.ruling("RR-19")
@pytest.mark.parametrize(
    ("agenda", "scores"),
    [("8 9 9 4", {0: 1.0, 1: 0.0, 2: 0.0, 3: 0.0}), ("5 0 9 9", {0: 0.0, 1: 0.0, 2: 0.5, 3: 0.5})],
)
def test_among_equals_the_hunter_of_who_is_out_comes_first(agenda, scores):
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 1]\nhaven c: em [blood 4]\nhaven d: karma [blood 3]\n"
                 f"agenda: {agenda}\n", 4)  # fmt: skip
    s.choose("attack with a/hydra")
    onward(s, sort="physical")
    assert s.result == scores  # a hunts b, and the defeat is 1 Agenda


@pytest.mark.ruling("RR-19")
def test_the_hunter_wins_where_that_is_the_rule_though_another_has_struck():
    s = position("haven a: em [blood 4]\nhaven b: doc [blood 1]\nstreets c: hydra [blood 6]\nhaven d: karma [blood 3]\n"
                 "active: c\nagenda: 1 2 9 0\n", 4, elimination="hunter wins")  # fmt: skip
    s.choose("attack with c/hydra")
    onward(s, target="b/doc", sort="physical")
    assert s.result == {0: 1.0, 1: 0.0, 2: 0.0, 3: 0.0}


@pytest.mark.ruling("R-228", "RR-19")
def test_a_toll_paid_with_the_last_prestige_loses_the_game():
    s = position("streets a: hydra [blood 6]\nstreets b: em [blood 4]\nhaven b: doc [blood 5]\n"
                 "city: cover-charge [prestige-b 1]\nprestige: 1 5\n")  # fmt: skip
    play_through(s, "attack with a/hydra", "b/em")
    assert (s.reason, s.result, s.prestige) == ("prestige", {0: 0.0, 1: 1.0}, (0, 6))


@pytest.mark.ruling("R-241", "R-242")
def test_with_disheveled_shelves_thirteen_agenda_wait_for_an_empty_library():
    s = position("board a: disheveled-shelves\nhaven a: hydra [blood 6]\nhaven b: doc [blood 5]\nagenda: 13 3\n" + BARE)
    end_turn(s)
    assert not s.over
    end_turn(s)
    assert (s.reason, s.result) == ("library", {0: 1.0, 1: 0.0})


# ── house rules ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("way", "retainer", "title"),
    [("discarded", "discard", "discard"), ("burned", "burned", "burned"), ("Retainers burned", "burned", "discard")],
)
def test_what_becomes_of_attachments_on_the_way_to_torpor_is_an_option(way, retainer, title):
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 1]\nhaven b: em [blood 4]\n"
                 "attached b: student [on streets/doc], sheriff [on streets/doc]\n", attachments_on_torpor=way)  # fmt: skip
    s.choose("attack with a/hydra")
    onward(s, target="b/doc", sort="physical")
    assert (where(s, "student"), where(s, "sheriff")) == (retainer, title)


@pytest.mark.parametrize(("wounded", "falls"), [("half", False), ("below", True)])
def test_who_is_wounded_is_an_option(wounded, falls):
    s = position("streets a: brother [blood 5]\nstreets b: doc [blood 4]\nhand a: coup-de-grace\n", wounded=wounded)
    assert ("play coup-de-grace" in options(s)) is falls


@pytest.mark.ruling("R-163", "R-164")
@pytest.mark.parametrize(("fear", "ready"), [("stays exhausted", False), ("nothing", True)])
def test_what_fear_does_is_an_option_and_it_does_not_exhaust(fear, ready):
    s = position(
        "haven a: hydra [blood 6]\nhaven b: doc [fear 1, blood 5], em [bowed, fear 2, blood 4]\n" + BARE, fear=fear
    )
    end_turn(s)
    assert [s.pieces[find(s, face)].ready for face in ("doc", "em")] == [True, ready]
    assert [tokens_of(s, face).get("fear", 0) for face in ("doc", "em")] == [0, 0]


# ── more than one rule at a time ────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("R-288", "RR-12.1")
def test_influence_that_cost_the_last_blood_counts_all_the_same():
    s = position(
        "leaders: em doc\nhaven a: em [blood 4]\nhaven b: doc [blood 1], karma [blood 3]\nboard a: voter-suppression\n"
        "hand a: free-money\nprestige: 5 5\n"
    )
    play_through(s, "play free-money", "exert a/em", "done", "no", "exert b/doc")
    assert (where(s, "doc"), s.agenda[0], s.prestige) == ("torpor", 1, (5, 4))
    s.choose("done")
    assert s.prestige == (5, 4)  # 2 against 2


@pytest.mark.ruling("R-166", "RR-6")
def test_on_a_night_on_which_everybody_goes_alone_nobody_blocks_for_another_nor_helps_with_intel():
    s = position(
        "streets a: leah-swiftfoot [blood 4], hydra [blood 6]\nstreets b: doc [blood 5], karma [blood 3]\n"
        "city: wandering-the-bart-tunnels\n"
    )
    s.choose("attack with a/leah-swiftfoot")
    onward(s, "answer?", target="b/doc", sort="mental")
    assert (blood_on(s, "doc"), blood_on(s, "karma")) == (5, 3)  # nobody was asked for a block
    assert "use a/leah-swiftfoot" in options(s)
    haven = "streets a: shades [blood 4], hydra [blood 6]\nhaven b: doc [blood 5]\nboard b: the-dockyards\n"
    assert "attack with a/shades" in options(position(haven))
    assert "attack with a/shades" not in options(position(haven + "city: wandering-the-bart-tunnels\n"))


@pytest.mark.ruling("R-030", "R-031", "R-033")
def test_agenda_on_a_vampire_that_its_own_player_defeats_is_lost():
    s = position(
        "leaders: skunk doc\nboard a: eternal-life-mortuary\nhaven a: skunk [blood 3], hydra [blood 2, agenda 3]\n"
        "haven b: doc [blood 5]\ncity: vagrant-of-prague\nprestige: 5 5\n"
    )
    play_through(s, "use a/eternal-life-mortuary", "a/hydra")
    assert (where(s, "hydra"), blood_on(s, "hydra"), tokens_of(s, "hydra").get("agenda", 0)) == ("torpor", 1, 0)
    assert (s.agenda, s.prestige) == ((0, 0), (4, 5))


@pytest.mark.ruling("RR-19", "R-030")
def test_who_falls_by_a_reaction_in_its_own_turn_is_out_and_the_others_go_on():
    s = position(
        "streets a: hydra [blood 1]\nstreets b: doc [blood 5]\nhaven c: em [blood 4]\nhand b: slap-in-the-face\n"
        "attached b: athlete [on streets/doc], athlete [on streets/doc]\nprestige: 5 5 5\nlibrary b: greed, greed\n",
        3, elimination="play on",
    )  # fmt: skip
    s.choose("attack with a/hydra")
    assert options(s)[0] == "b/doc"
    onward(s, target="b/doc", sort="social", reaction_card="play slap-in-the-face")
    assert (s.out, s.active, s.over, s.agenda) == ((0,), 1, False, (0, 0, 0))


@pytest.mark.ruling("R-191", "RR-19")
def test_damage_of_hunters_that_a_foe_takes_instead_may_put_it_out_and_rewards_nobody():
    s = position(
        "haven a: guvnah [blood 5]\nhaven b: doc [blood 1]\nhaven c: em [blood 4]\nboard a: distraction\n"
        "city: team-x-operative, team-x-operative, team-x-operative\nprestige: 5 5 5\n" + BARE, 3, elimination="play on",
    )  # fmt: skip
    s.choose("end")
    onward(s, answer="use a/distraction", choose="seat b")
    assert (where(s, "doc"), s.out, s.agenda, blood_on(s, "guvnah")) == ("burned", (1,), (0, 0, 0), 5)
    assert (s.active, where(s, "distraction")) == (2, "discard")


@pytest.mark.ruling("RR-18")
def test_a_token_that_takes_the_last_bp_is_a_defeat_by_its_player():
    s = position(
        "haven a: annika [blood 6]\nboard a: diminish [blood 1]\nhaven b: wendy [blood 1], doc [blood 5]\nprestige: 5 5\n"
    )
    play_through(s, "use a/diminish", "b/wendy")
    assert (where(s, "wendy"), s.agenda[0], s.prestige[1], where(s, "diminish")) == ("torpor", 1, 4, "burned")
    assert tokens_of(s, "wendy") == {"blood": 1}
