"""What people read: what it means to be done, what goes on as a sentence, discards and Anarchs in the log, terms."""

from typing import Any

import pytest

from coterie.games.vtes import GAME
from coterie.games.vtes.words.selves import VAMPIRE, Titled
from coterie.words.cards.groups import Cards
from tests.vtes.samples import GAME as SAMPLES
from tests.vtes.samples import SCARCE
from tests.vtes.tools import SCHOOL, find, options, play_through, position, reach, rest, take, taught, vampire, wait


def voted_on(s):
    """Return what everybody reads of a referendum, without the votes that are still to be cast."""
    (note,) = [area["note"] for area in s.scene(1)["areas"] if area["id"] == "referendum"]
    return note.partition("; still to be cast: ")[0]


def labels(s):
    """Return the labels of the options by their notations."""
    return {option.notation: option.label for option in s.question.options}


def test_to_be_done_with_a_phase_is_called_by_what_comes_then():
    s: Any = GAME.start({}, seed=3)
    found = {}
    for _ in range(80):
        if "done" in labels(s):
            found[s.asked[1][0]] = labels(s)["done"]
        s.choose(s.question.options[-1])
    assert found["master?"] == "Continue to the minion phase"
    assert found["influence?"] == "End the influence phase"


def test_an_action_is_told_as_a_sentence():
    s = position("ready a: aunt-linda\nready b: ryan\nhand a: conditioning\nhand b: deflection")
    said = []
    while s.asked[1][0] in ("impulse", "block?"):
        said.append(s.question.prompt)
        s.choose(s.question.options[-1])
    assert "Aunt Linda of a hunts at 1 stealth. Do you block?" in said


def test_who_could_block_reads_how_much_is_bled_by_which_card_and_what_would_find_it():
    s = position("ready a: madison [blood 6]\nready b: nassir [blood 3]\nhand a: govern-the-unaligned")
    s.choose("play govern-the-unaligned")
    assert s.question.prompt == "Madison of a bleeds you for 3 with Govern the Unaligned at 0 stealth. Do you block?"
    assert labels(s)["block with b/nassir"] == "Block with Nassir (0 intercept)"


def test_what_is_discarded_is_told():
    s = position("ready a: aunt-linda\nhand a: deflection, conditioning\nlibrary a: soak")
    s.call_seats(("Hana", "Sora"))
    while s.asked[1][0] != "discard?":
        s.choose("done" if "done" in options(s) else options(s)[-1])
    s.choose("discard deflection")
    assert "Hana discards Deflection" in s.log()


def test_a_vampire_that_has_become_an_anarch_is_told_of():
    s = position("ready a: aunt-linda [blood 4]\nready b: ryan [bowed]")
    play_through(s, "make a/aunt-linda an anarch")
    assert "Aunt Linda is an Anarch now" in s.log()


@pytest.mark.parametrize("topic", ["prey", "bleed", "stealth", "transfer", "the edge"])
def test_terms_can_be_looked_up(topic):
    s: Any = GAME.start({}, seed=3)
    looked: Any = GAME.talk.look(s, GAME.talk.topics(s)[topic])
    assert looked.kind == "term"


def test_a_vampire_that_waits_shows_its_blood_against_its_capacity_to_its_owner_only():
    s = position("ready a: aunt-linda\nuncontrolled a: madison [blood 3, known a]")

    def there(seat):
        return next(area for area in s.scene(seat)["areas"] if area["id"] == "uncontrolled:0")["pieces"][0]

    assert there(0)["counters"][0] == {"name": "blood", "value": 3, "most": 6}
    assert [each["name"] for each in there(0)["counters"]] == ["blood", "bleed", "strength"]
    assert "capacity 6" in there(0)["note"]
    assert "most" not in there(1)["counters"][0]


def test_the_window_before_damage_says_whom_it_hurts_and_how_much():
    tough = vampire("FOR", capacity=6)
    s = position(f"ready a: madison [blood 6]\nready b: {tough} [blood 4]\nhand b: soak")
    reach(s, "bleed with madison", f"block with {tough}")
    told = s.question.prompt
    assert told == f"Damage: {GAME.faces[tough].name} is about to take 1 damage. What do you use?"


def test_an_action_of_a_card_in_play_is_called_by_what_it_does():
    s = position("ready a: madison [blood 6]\nready b: nassir [bowed]\nattached b: haven-uncovered [on ready/madison]")
    told = [label for notation, label in labels(s).items() if "haven-uncovered" in notation]
    begins, _, does = told[0].partition(": ")
    assert begins == "Let Madison act by Haven Uncovered of b"
    assert does == "burn this card"


def test_what_the_text_of_a_card_asks_begins_with_the_card():
    s = position("ready a: horst-von-bruhl [blood 6]\nready b: nassir [bowed]\nhand a: kine-resources-contested")
    s.choose("play kine-resources-contested")
    for _ in range(30):
        if s.asked[1][0] == "allocate":
            break
        s.choose(s.question.options[-1])
    assert s.question.prompt == "Kine Resources Contested: who gets the next point? (points left: 4)"


def test_who_hands_out_points_is_told_who_gets_no_more():
    s = position("ready a: horst-von-bruhl [blood 6]\nready b: nassir [bowed]\nhand a: kine-resources-contested")
    reach(s, "play kine-resources-contested", "seat a")
    assert labels(s) == {"seat a": "a", "seat b": "b, and no more for a", "seat c": "c, and no more for a or b"}
    s.choose("seat b")
    assert labels(s) == {"seat b": "b", "seat c": "c, and no more for b"}


def test_what_can_be_chosen_by_a_text_is_typed_as_it_reads():
    s = position(
        "phase: 5.1.4\nready a: nassir\nboard a: anarch-troublemaker\nready b: madison\nready c: ryan\n"
        "attached b: ivory-bow [on ready/madison]"
    )
    s.choose("use a/anarch-troublemaker")
    assert options(s) == ["lock up to 2 unlocked vampires your prey controls", "burn 1 equipment your prey controls"]


def test_an_action_is_told_by_its_card_or_by_its_kind():
    table = (
        "ready a: madison [blood 4]\nhand a: bums-rush\nready b: nassir [blood 2], min-seo [bowed, blood 1]\n"
        "ready c: ryan [bowed, blood 1]"
    )
    ways = {"Madison acts: bleed": ["bleed with madison"], "Madison acts: Bum's Rush": ["play bums-rush", "b/nassir"]}
    for told, choices in ways.items():
        s = position(table)
        play_through(s, *choices)
        assert told in s.log(1)


@pytest.mark.ruling("VR-13.1")
@pytest.mark.parametrize(("pool", "warned"), [(2, False), (1, True)])
def test_the_last_pool_is_not_given_away_without_a_word(pool, warned):
    s = position(f"phase: 5.4.1\npool: {pool} 10 10\nready a: aunt-linda\nuncontrolled a: madison [known a]")
    there = [one for one in s.scene(0)["question"]["options"] if one["notation"].startswith("transfer to")]
    assert [bool(one.get("warns")) for one in there] == [warned]


@pytest.mark.ruling("VR-13.1", "VR-4.8")
def test_x_warns_of_the_last_pool_only():
    s = position(
        "phase: 5.2.1\npool: 3 20 20\nready a: madison [blood 2]\nhand a: secret-horde\nready b: nassir [blood 1]"
    )
    s.choose("play secret-horde")
    there = s.scene(0)["question"]["options"]
    assert [(one["notation"], bool(one.get("warns"))) for one in there] == [("1", False), ("2", False), ("3", True)]


def warned(s, seat: int = 0) -> list[str]:
    """Return the options that warn about the last pool."""
    there = s.scene(seat)["question"]["options"]
    return [one["notation"] for one in there if "last pool" in one.get("warns", "")]


QUIET = "ready b: nassir [bowed, blood 1]\nready c: ryan [bowed, blood 1]"
INFLUENCE = (
    "phase: 5.4.1\nturn: 9\npool: {pool} 10 10\nlibrary a: dodge\nready a: {ready}\nuncontrolled a: {waits} [known a]\n"
    f"crypt a: lupo\n{QUIET}"
)


LAST = [
    (INFLUENCE.format(pool="{pool}", ready="aunt-linda", waits="madison"), 1,
        ["transfer to a/uncontrolled.1", "draw from the crypt"]),
    ("phase: 5.1.4\npool: {pool} 9 9\nlibrary a: dodge\nready a: madison [blood 2]\ncontested a: nassir [blood 2]\n"
        "contested b: nassir [blood 3]\nready b: min-seo [blood 1]", 1, ["contest a/contested/nassir"]),
    (f"pool: {{pool}} 10 10\nready a: madison [blood 4]\nhand a: sport-bike\n{QUIET}", 1, ["play sport-bike"]),
    (f"phase: 5.2.2\npool: {{pool}} 10 10\nready a: madison [blood 4]\nhand a: the-parthenon\n{QUIET}", 2,
        ["play the-parthenon"]),
    (f"phase: 5.5.2\npool: {{pool}} 10 10\nready a: madison [bowed, blood 4]\nboard a: metro-underground\n{QUIET}", 1,
        ["use a/metro-underground"]),
    (f"pool: {{pool}} 10 10\nready a: madison [blood 4]\nboard a: constant-revolution [counter 1]\n{QUIET}", 1,
        ["act with a/madison by a/constant-revolution 3"]),
]  # fmt: skip


@pytest.mark.ruling("VR-13.1", "VR-4.8")
@pytest.mark.parametrize(("text", "pool", "found"), LAST, ids=range(len(LAST)))
def test_who_pays_the_last_pool_is_warned(text, pool, found):
    for there, expected in ((pool, found), (pool + 1, [])):
        s = position(text.format(pool=there))
        assert warned(s) == expected


@pytest.mark.ruling("VR-13.1", "VR-7.2")
def test_votes_that_are_bought_warn_of_the_last_pool():
    s = position(
        "pool: 3 10 10\nready a: alice-chen [blood 4], min-seo [bowed, blood 1]\nhand a: anarchist-uprising\n"
        f"board a: oxford-university-england\n{QUIET}"
    )
    play_through(s, "play anarchist-uprising", "use oxford-university-england")
    assert warned(s) == ["2 for", "4 for", "6 for", "6 against"]  # if it passes, it takes 2 more


@pytest.mark.ruling("VR-13.1", "VR-9.7")
def test_a_scarce_vampire_warns_of_the_last_pool():
    one, other, _ = (each.face for each in SCARCE)
    for pool, expected in ((3, 1), (4, 0)):
        s = position(
            f"phase: 5.4.1\nturn: 9\npool: {pool} 9 9\nlibrary a: dodge\nready a: {one} [blood 1]\n"
            f"uncontrolled a: {other} [known a, blood 8]\n{QUIET}",
            game=SAMPLES,
        )
        assert len([each for each in warned(s) if each.startswith("control")]) == expected


@pytest.mark.ruling("VR-13.1")
def test_who_would_be_out_before_the_next_question_is_warned():
    taxed = (
        "active: b\npool: {pool} 10 10\nready b: aunt-linda [blood 3]\nattached b: aching-beauty [on ready/aunt-linda]\n"
        "ready a: madison [blood 3], brock-sterling [blood 4]\nattached a: sport-bike [on ready/brock-sterling]\n"
        "ready c: ryan [bowed, blood 1]"
    )
    bled = "active: c\npool: {pool} 10 10\nready c: madison [blood 3]\nready a: brock-sterling [blood 4]\nready b: ryan"
    tolled = (
        "active: c\npool: {pool} 10 10\nphase: 5.5.2\nlibrary a: dodge\nready c: madison [blood 3]\n"
        "board c: smiling-jack-the-anarch [counter 1]\nready a: brock-sterling [blood 4]\nready b: ryan [bowed, blood 1]"
    )
    for text, act, found in (
        (taxed, "hunt with b/aunt-linda", ["block with a/brock-sterling"]),  # madison would not reach it
        (bled, "bleed with c/madison", ["no block"]),
        (tolled, "", ["give pool"]),  # as a's own turn begins
    ):
        for pool, expected in ((1, found), (2, [])):
            s = position(text.format(pool=pool))
            if act:
                s.choose(act)
            assert s.question.seat == 0
            assert warned(s) == expected


@pytest.mark.ruling("VR-13.1", "VR-4.3")
def test_a_warning_does_not_know_what_others_hold():
    seen = []
    for hand in ("archon-investigation", "wake-with-evenings-freshness"):
        s = position(
            f"active: c\npool: 1 10 10\nready c: madison [blood 3]\nready a: brock-sterling [blood 4]\nhand a: dodge\n"
            f"hand b: {hand}\nhand c: {hand}\nready b: ryan [blood 1]",
            windows="all",
            lists="closed",
        )
        s.choose("bleed with c/madison")
        while s.question.seat != 0:
            s.choose("pass")
        seen.append(warned(s))
    assert seen[0] == seen[1]


def test_terms_are_asked_for_as_a_question_with_the_name_of_the_card():
    s = position(f"ready a: alice-chen [blood 7], min-seo [bowed, blood 1]\nhand a: anathema\n{QUIET}")
    reach(s, "play anathema")
    wait(s, 0, "which is named?")
    assert s.question.prompt == "Anathema: which ready vampire do you name?"
    wanted = Cards(VAMPIRE & Titled(("prince", "baron")))
    assert GAME.talk.called(s, "wanted", wanted, False) == "vampire with the title of prince or baron"


@pytest.mark.ruling("VR-8.3", "VR-4.8")
def test_what_a_strike_is_made_with_costs_no_pool():
    seer = vampire("AUS", clan="Salubri")
    s = position(
        f"pool: 1 9 9\nready a: {seer} [blood 4], min-seo [bowed, blood 1]\nhand a: anticipation\n"
        f"attached a: righteous-blade [on ready/{seer}]\nready b: nassir [blood 3]\nready c: ryan [bowed, blood 1]"
    )
    s.choose(f"bleed with {seer}")
    reach(s, "block with nassir", "play anticipation")
    take(s, "way 1")
    assert "use a/righteous-blade" in options(s)
    assert warned(s) == []


def test_what_a_card_keeps_is_drawn_on_it():
    s = position(
        "ready a: madison [blood 3]\nboard a: fleshforge-chamber\nstored a: revenant [on board/fleshforge-chamber]"
    )
    for seat, called in ((0, "Revenant"), (1, None)):
        there = {area["id"]: area["pieces"] for area in s.scene(seat)["areas"]}
        assert [each.get("name") for each in there["board:0"][0]["on"]] == [called]
        assert there["stored:0"] == []


@pytest.mark.ruling("VR-13.3")
def test_an_ending_names_who_is_left_and_who_has_the_game_win():
    text = "pool: 10 11 12\nready a: madison [blood 4]\nready b: nassir [blood 2]\nready c: ryan [blood 2]"
    s = position(text)
    s.call_seats(("Ann", "Bo", "Cem"))
    s.concede(1)
    s.concede(0)
    said = "Only Cem is left at the table; Cem has the game win with 2 victory points"
    assert (s.scene(0)["ending"]["reason"], s.scene(0)["log"][-1]["text"]) == (said, f"{said}.")
    early = position(text)
    early.call_seats(("Ann", "Bo", "Cem"))
    early.halves = (1, 1, 1)
    early.over_with(dict.fromkeys(range(3), 1 / 6), "time")
    assert early.scene(0)["ending"]["reason"].startswith("The time is up; nobody has a game win, ")


def test_the_log_says_what_a_used_card_does_and_not_when_it_could():
    s = position("phase: 5.1.1\nready a: aunt-linda [blood 1]\nattached a: vessel [on ready/aunt-linda]", game=GAME)
    reach(s, "use a/vessel")
    said = next(line for line in s.log() if "Vessel" in line)
    assert said == "a uses Vessel"  # the choice between its two effects is told by what happens next


def test_what_a_card_remembers_is_told_by_what_it_was_used_for():
    guide, veil = GAME.faces["malajit-chandramouli"].text, GAME.faces["split-the-veil"].text
    assert (
        "give the acting minion +1 stealth. After a minion blocks its bearer, if this card was used for that" in guide
    )
    assert "if this card was not used for this in this turn, you may remove a counter from this card (" in veil


def test_what_counts_during_an_action_says_so_and_what_is_asked_of_one_says_if():
    firebrand, cruiser = GAME.faces["firebrand"].text, GAME.faces["malajit-chandramouli"].text
    assert "During a political action, while its bearer is an Anarch minion, its bearer gets +1 vote." in firebrand
    assert "if the action is" not in firebrand
    assert "give the acting minion +1 stealth." in cruiser
    asked = [card.text for card in GAME.faces.values() if "if the action is a bleed" in getattr(card, "text", "")]
    assert asked
    assert not any("if during" in text for text in asked)


def test_an_occasion_names_who_is_bled_and_hands_are_made_sharp_by_who_is_asked():
    faces = GAME.faces
    assert faces["gostoso"].text.startswith("After this vampire successfully bleeds your prey, you may ")
    assert "After this minion successfully bleeds your prey, this minion gains 1 blood" in faces["capitalist"].text
    assert "to make this vampire's hand damage aggravated this round" in faces["crossbreaker"].text
    assert "this minion's hand damage is aggravated this round" in faces["claws-of-the-dead"].text


def test_whoever_may_aim_at_a_retainer_is_asked_whom_its_own_minion_strikes():
    s = position(
        "ready a: aunt-linda [blood 4], madison [blood 1]\nready b: nassir [blood 3]\nready c: ryan [bowed, blood 2]\n"
        "attached b: raven-spy [lives 1, on ready/nassir]\nhand a: thrown-gate"
    )
    reach(s, "bleed with aunt-linda", "block with nassir", "play thrown-gate")
    play_through(s, *[each for each in options(s) if each in ("way 2", "way 4")][-1:])
    assert s.question.prompt == "Whom does Aunt Linda strike?"
    assert options(s) == ["at b/nassir", "at b/raven-spy"]


def test_levels_are_named_and_so_is_whose_minion_fights():
    faces = GAME.faces
    assert "Place this card onto a vampire without superior Dementation." in faces["dementation"].text
    assert faces["opikun"].text.startswith(
        "While a vampire you control is in combat, you may burn 1 blood from this vampire"
    )
    acting = [
        card.text for card in faces.values() if "a Ravnos minion you control is acting" in getattr(card, "text", "")
    ]
    assert acting


@pytest.mark.ruling("C-079")
def test_handing_out_points_says_how_many_are_left():
    s = position(
        "ready a: madison [blood 4]\nready b: nassir [bowed, blood 2]\nready c: ryan [bowed, blood 2]\n"
        "hand a: kine-resources-contested"
    )
    s.choose("play kine-resources-contested")
    left = []
    while "points left" in s.question.prompt:
        left.append(s.question.prompt.partition("points left: ")[2][:1])
        s.choose(s.question.options[0])
    assert left == sorted(left, reverse=True)
    assert left[:2] == ["4", "3"]


@pytest.mark.ruling("VR-5.4")
def test_only_who_transfers_reads_to_which_vampire():
    s = position(
        "phase: 5.3\nuncontrolled a: madison [blood 1, known a]\nready b: nassir [bowed]\nready c: ryan [bowed]"
    )
    reach(s, "transfer to a/uncontrolled.1")
    assert "a transfers 1 pool to Madison" in s.log(0)
    assert "a transfers 1 pool to an uncontrolled vampire" in s.log(1)
    assert not any("Madison" in line for line in s.log(1))


def test_a_way_to_play_a_card_is_named_by_its_level_and_a_card_by_its_price():
    s = position(
        "ready a: madison [blood 4]\nready b: nassir [bowed]\nready c: ryan [bowed]\n"
        "uncontrolled a: brock-sterling [known a]\nhand a: enchant-kindred, conditioning"
    )
    s.choose("play enchant-kindred")
    told = [option.label for option in s.question.options]
    assert told[0] == "Presence: bleed with +1 bleed"
    assert all(text.startswith(("Presence: ", "Superior Presence: ")) for text in told)
    s.choose("way 1")
    assert "Play Conditioning, for 1 blood" in [option.label for option in s.question.options]
    assert s.question.prompt.startswith("During the action: Madison bleeds b for 2 with Enchant Kindred at 0 stealth.")


def test_a_card_has_no_disciplines_among_its_numbers_and_no_votes_that_it_has_not():
    s = position("ready a: madison [blood 4]\nready b: nassir\nready c: ryan")
    assert [each.name for each in GAME.talk.numbers(s, 0, "madison") or []] == ["capacity", "bleed", "strength", "hunt"]


@pytest.mark.ruling("VR-4.1")
@pytest.mark.parametrize(
    ("action", "told"),
    [
        ("play majesty", "Majesty cannot be played now: combat cards are played while your minion is in combat."),
        ("play blood", "Blood Doll cannot be played now: master cards are played in your master phase."),
        ("play govern", "Govern the Unaligned cannot be played now: none of your ready minions has Dominate."),
        ("play parity shift", "Parity Shift cannot be played now: it takes a prince or justicar who can play it now."),
        ("bleed with ryan", "Ryan is locked."),
        ("bleed with nobody", "None of your ready minions is called so."),
    ],
)
def test_why_not_names_the_moment_and_what_is_missing(action, told):
    s = position(
        "ready a: nassir [blood 3], ryan [bowed, blood 2]\nready b: madison\nready c: brock-sterling\n"
        "hand a: majesty, blood-doll, govern-the-unaligned, parity-shift"
    )
    assert GAME.talk.why_not(s, 0, action) == told


@pytest.mark.ruling("VR-4.1")
@pytest.mark.parametrize(
    ("face", "told"),
    [
        ("majesty", "Combat cards are played while your minion is in combat."),
        ("blood-doll", "Master cards are played in your master phase."),
        ("govern-the-unaligned", "None of your ready minions has Dominate."),
        ("ryan", "Ryan is locked."),
        ("nassir", ""),  # it can act
        ("kine-resources-contested", ""),  # it can be played
        ("madison", ""),  # of somebody else
        ("deflection", ""),
    ],
)
def test_a_card_that_one_points_at_says_why_nothing_can_be_done_with_it(face, told):
    s = position(
        "ready a: nassir [blood 3], ryan [bowed, blood 2]\nready b: madison\nready c: brock-sterling\n"
        "hand a: majesty, blood-doll, govern-the-unaligned, kine-resources-contested\nhand b: deflection"
    )
    assert GAME.talk.why_not_with(s, 0, f"piece:{find(s, face)}") == told
    assert GAME.talk.why_not_with(s, 0, "seat:1") == ""


@pytest.mark.ruling("VR-4.1", "V-087", "V-109")
def test_why_not_tells_out_of_turn_masters_from_others_and_a_wrong_moment_from_a_lacking_minion():
    hand = "sudden-reversal, deflection, villein, majesty, ravnos-carnival"
    s = position(
        f"phase: 5.2.2\npool: 30 30 30\nready a: alexa-draper [blood 4]\nready b: ryan\nready c: ryan\nhand a: {hand}"
    )
    own_turn = ("Sudden Reversal", "Out-of-turn masters are played in the turns of other Methuselahs.")
    reaction = ("Deflection", "Reactions are played during the action of another Methuselah.")
    combat = ("Majesty", "Combat cards are played while your minion is in combat.")
    assert GAME.talk.reasons(s, 0) == [
        reaction, combat, ("Ravnos Carnival", "None of your ready minions is what it requires."), own_turn,
    ]  # fmt: skip
    s = position(
        f"ready a: alexa-draper [blood 4]\nready b: ryan\nready c: ryan\nhand a: {hand}, bonding\nhand b: deflection"
    )
    reach(s, "bleed with alexa-draper")
    assert (s.question.seat, s.asked[1][0]) == (0, "impulse")
    told = dict(GAME.talk.reasons(s, 0))
    assert told.items() >= {own_turn, reaction, combat}  # Dominate is there, but it is the wrong action
    assert told["Villein"] == "Master cards are played in your master phase."


@pytest.mark.ruling("VR-4.1", "V-060")
@pytest.mark.parametrize(
    ("card", "pool", "told"),
    [
        ("flamethrower", 3, "What it costs cannot be paid."),
        ("flamethrower", 4, ""),
        ("govern-the-unaligned", 9, "Your minions that could play it are locked."),
    ],
)
def test_why_not_tells_a_cost_and_locked_minions(card, pool, told):
    s = position(
        f"pool: {pool} 9 9\nready a: alexa-draper [bowed, blood 4], loyal-street-gang [lives 2]\nready b: ryan\n"
        f"ready c: ryan\nhand a: {card}"
    )
    assert GAME.talk.why_not_with(s, 0, f"piece:{find(s, card)}") == told


@pytest.mark.ruling("VR-4.8")
@pytest.mark.parametrize(("pool", "told"), [(2, ""), (1, "It costs 2 pool, and you have 1.")])
def test_why_not_tells_what_a_master_costs(pool, told):
    s = position(
        f"phase: 5.2.2\npool: {pool} 9 9\nready a: madison [blood 2]\nready b: ryan\nready c: ryan\n"
        "hand a: heidelberg-castle-germany, villein"
    )
    assert GAME.talk.why_not_with(s, 0, f"piece:{find(s, 'heidelberg-castle-germany')}") == told


def test_the_name_of_a_card_is_enough_to_ask_why_it_cannot_be_played():
    s = position("ready a: nassir [blood 3]\nready b: madison\nready c: ryan\nhand a: majesty\nhand b: deflection")
    assert GAME.talk.why_not(s, 0, "Majesty") == "Majesty: Combat cards are played while your minion is in combat."
    assert "Nothing is called" in GAME.talk.why_not(s, 0, "deflection")  # what others hold is told nobody


def test_what_cannot_be_done_now_is_listed_with_its_reasons():
    s = position(
        "ready a: nassir [blood 3], ryan [bowed, blood 2]\nready b: madison\nready c: brock-sterling\n"
        "hand a: majesty, majesty, blood-doll, govern-the-unaligned\nhand b: deflection"
    )
    assert GAME.talk.reasons(s, 0) == [
        ("Ryan", "Ryan is locked."),
        ("Blood Doll", "Master cards are played in your master phase."),
        ("Govern the Unaligned", "None of your ready minions has Dominate."),
        ("Majesty", "Combat cards are played while your minion is in combat."),
    ]
    assert GAME.talk.reasons(s, 1) == []  # what others hold is told nobody


def test_why_not_bleed_in_another_phase():
    s = position(
        "phase: 5.4.2\nready a: nassir [blood 3]\nuncontrolled a: madison [known a]\nready b: ryan\nready c: brock-sterling"
    )
    while s.question.seat != 0 or "transfer" not in s.question.options[0].notation:
        s.choose(s.question.default)
    assert GAME.talk.why_not(s, 0, "bleed") == "Your minions act in your minion phase."


def test_a_card_that_is_used_says_on_whom_it_lies_and_what_it_does():
    s = position(
        "phase: 5.2.2\nready a: madison [blood 4], naomi-stewart [blood 2]\nattached a: blood-doll [on ready/madison], "
        "blood-doll [on ready/naomi-stewart]\nready b: nassir\nready c: ryan"
    )
    told = [option.label.partition(": ")[0] for option in s.question.options]
    assert {"Use Blood Doll on Madison", "Use Blood Doll on Naomi Stewart"} <= {*told}


def test_a_press_says_so():
    s = position(
        "ready a: madison [blood 4]\nready b: nassir [blood 3]\nready c: ryan [bowed]\nhand a: hidden-strength"
    )
    s.choose("bleed with a/madison")
    while s.question.prompt.partition(":")[0] != "Press":
        wanted = [
            o for o in s.question.options if o.notation in ("block with b/nassir", "play hidden-strength", "way 2", "0")
        ]
        s.choose((wanted or [s.question.options[s.question.default if s.question.default >= 0 else 0]])[0])
    assert any(option.label == "Use Madison: press" for option in s.question.options)


CALLER = "pool: 20 30 25\nready a: alice-chen [blood 7]\nhand a: {card}\nready b: nassir [bowed]\nready c: ryan [bowed]"


@pytest.mark.ruling("VR-7.1")
@pytest.mark.parametrize(
    ("card", "choices", "told", "note"),
    [
        (
            "kine-resources-contested",
            ("seat b", "seat b", "seat b"),
            ["The terms name b for 3", "The terms name c for 1"],
            "If it passes, each Methuselah burns as much pool as was allocated to it; terms: 3 to b, 1 to c",
        ),
        (
            "consanguineous-boon",
            ("Ventrue",),
            ["The terms name Ventrue"],
            "If it passes, all Methuselahs gain pool, 1 for each vampire of that clan that they control; terms: Ventrue",
        ),
        (
            "banishment",
            ("b/nassir",),
            ["The terms name Nassir"],
            "If it passes, move it to the uncontrolled region; what is on it stays with it, out of play; terms: Nassir",
        ),
        (
            "parity-shift",
            ("seat b", "seat a", "seat a", "seat a"),
            ["The terms name b", "The terms name a for 3"],
            "If it passes, that pool is distributed so; terms: b, 3 to a",
        ),
    ],
)
def test_everybody_reads_the_terms_before_the_votes(card, choices, told, note):
    s = position(CALLER.format(card=card))
    s.choose(f"play {card}")
    for choice in choices:
        if s.asked[1][0] != "votes?":
            s.choose(choice)
    assert s.asked[1][0] == "votes?"
    assert [line for line in s.log() if "he terms " in line] == told
    assert voted_on(s) == note


@pytest.mark.ruling("VR-7.1", "VR-7.4")
def test_a_referendum_without_terms_and_a_blood_hunt_tell_what_is_voted_on():
    s = position(CALLER.format(card="ancilla-empowerment"))
    s.choose("play ancilla-empowerment")
    assert not [line for line in s.log() if "he terms " in line]
    assert voted_on(s) == "If it passes, each Methuselah burns 1 pool for every minion they control"
    s = position("ready a: alice-chen [blood 2]\ntorpor b: nassir\nready c: horst-von-bruhl [bowed]")
    play_through(s, "diablerise with a/alice-chen: b/nassir")
    while s.asked[1][0] != "votes?":
        s.choose(options(s)[-1])
    assert voted_on(s) == "If it passes, Alice Chen is burned"


@pytest.mark.ruling("VR-6.9")
@pytest.mark.parametrize(
    ("cards", "choice", "told"),
    [
        ("carlton-van-wyk", "play carlton", "recruits Carlton Van Wyk at 1 stealth"),
        ("44-magnum", "play 44", "equips .44 Magnum at 1 stealth"),
        ("kine-resources-contested", "play kine", "calls a referendum with Kine Resources Contested at 1 stealth"),
    ],
)
def test_who_could_block_reads_what_is_brought_into_play(cards, choice, told):
    s = position(f"ready a: alice-chen [blood 6]\nready b: nassir\nready c: ryan [bowed]\nhand a: {cards}")
    s.choose(next(option for option in options(s) if option.startswith(choice)))
    assert s.question.prompt == f"Alice Chen of a {told}. Do you block?"


@pytest.mark.ruling("VR-6.8")
@pytest.mark.parametrize(
    ("block", "told"),
    [("no block", "the bleed was successful for 1"), ("block with b/nassir", "the bleed was blocked")],
)
def test_after_an_action_it_reads_how_it_went(block, told):
    s = position(
        "ready a: madison [blood 6]\nready b: nassir [blood 3]\nready c: ryan [bowed]\nhand a: freak-drive, cats-guidance"
    )
    s.choose("bleed with a/madison")
    while not s.question.prompt.startswith("After"):
        s.choose(block if block in options(s) else "pass" if "pass" in options(s) else options(s)[-1])
    assert s.question.prompt == f"After the action of Madison: {told}. What do you use?"


def shown(s, seat: int) -> dict[str, list[str]]:
    """Return the badges of all vampires that a seat sees, by their names."""
    pieces = [piece for area in s.scene(seat)["areas"] for piece in area.get("pieces", [])]
    return {p["name"]: [b["text"] for b in p.get("badges", ())] for p in pieces if p.get("kind") == "vampire"}


@pytest.mark.ruling("VR-9.3", "VR-1.4")
def test_titles_are_seen_beside_the_names_of_vampires_that_one_may_see():
    s = position(
        "ready a: alice-chen [blood 7], madison\nuncontrolled a: horst-von-bruhl [known a]\nready b: nassir\nready c: ryan"
    )
    assert shown(s, 0) == {
        "Alice Chen": ["prince"], "Madison": [], "Horst von Brühl": ["prince"], "Nassir": [], "Ryan": []
    }  # fmt: skip
    assert shown(s, 1) == {"Alice Chen": ["prince"], "Madison": [], "Nassir": [], "Ryan": []}


def test_every_title_has_a_drawing_of_its_own():
    titles = {title for face in GAME.faces.values() if (title := getattr(face, "title", ""))} | {"title contested"}
    drawn = {title: GAME.theme["signs"].get(title, {}).get("path", "") for title in titles if "vote" not in title}
    assert len(set(drawn.values()) - {""}) == len(drawn)
    assert GAME.theme["signs"]["1 vote"]["path"] == GAME.theme["signs"]["votes"]["path"]


@pytest.mark.ruling("V-014", "VR-5.4")
def test_a_transfer_beyond_the_capacity_and_a_vampire_left_behind_are_warned_of():
    s = position(
        "turn: 8\nround: 3\nready a: alice-chen [blood 7, bowed]\nready b: nassir\nready c: ryan\n"
        "uncontrolled a: madison [blood 6, known a], naomi-stewart [blood 4, known a]"
    )
    while s.asked[1][0] != "influence?":
        s.choose("done")
    warned = {options(s)[at]: text for at, text in GAME.talk.warnings(s).items()}
    assert warned == {
        "transfer to a/uncontrolled.1": "It has its full capacity already: what is more is lost when it comes into play.",
        "done": "Not brought into play this turn, with enough blood for it: Madison.",
    }
    s.choose("control a/uncontrolled.1")
    assert GAME.talk.warnings(s) == {}, "nobody else is left behind"


@pytest.mark.ruling("VR-7.1")
def test_who_votes_reads_who_has_called_the_referendum():
    s = position(
        "board b: anarch-revolt\nready a: alice-chen [blood 7]\nready b: horst-von-bruhl [bowed]\nready c: ryan [bowed]"
    )
    s.choose(next(option for option in options(s) if option.startswith("act with a/alice-chen by b/anarch-revolt")))
    while s.asked[1][0] != "votes?":
        s.choose(options(s)[-1])
    told = "The referendum of Alice Chen of a on Anarch Revolt (0 for, 0 against): how do you vote?"
    assert s.question.prompt == told


@pytest.mark.ruling("VR-9.3")
def test_a_contested_title_is_told_and_seen():
    s = position(
        "turn: 8\nround: 3\nready a: madison [bowed]\nuncontrolled a: horst-von-bruhl [known a, blood 6]\n"
        "ready b: aline-gadeke [blood 7, bowed]\nready c: ryan [bowed]"
    )
    assert shown(s, 2)["Aline Gädeke"] == ["baron"]
    while s.asked[1][0] != "influence?":
        s.choose("done")
    s.choose("control a/uncontrolled.1")
    assert {"The title of Horst von Brühl is contested", "The title of Aline Gädeke is contested"} <= {*s.log()}
    assert shown(s, 2)["Aline Gädeke"] == shown(s, 2)["Horst von Brühl"] == ["title contested"]


@pytest.mark.ruling("V-001", "VR-9.5", "VR-10.1")
@pytest.mark.parametrize(
    ("card", "told"),
    [
        (
            "kalyani-agent-of-doom",
            "Banu Haqim · Sabbat bishop · Path of Caine · capacity 7 · strength 2 · group 6 · ANI CEL obf pot THA",
        ),
        ("larissa-moreira", "Nosferatu · Camarilla primogen · capacity 6 · group 6 · ANI OBF pot"),
        (
            "huldu-the-desecrator",
            "Hecata · Sabbat · Path of Death and the Soul · capacity 8 · bleed 2 · group 6 · AUS FOR obf OBL tha",
        ),
        ("heartrender", "Ally · Path of Death and the Soul · pool 1 · life 1 · strength 1 · bleed 1"),
        ("soulgrinder", "Combat · Path of Caine"),
        ("sport-bike", "Equipment · pool 1"),
    ],
)
def test_what_is_printed_beside_the_text_is_told_with_paths_and_numbers(card, told):
    s = position("ready a: nassir\nready b: ryan\nready c: ryan")
    looked = GAME.talk.look(s, card)
    assert looked is not None
    assert looked.lines[0] == told


def test_whose_bleed_an_ability_reduces_is_told():
    assert "reduce the bleed against you by 1" in GAME.faces["greta-kircher"].text


@pytest.mark.ruling("VR-8.4")
def test_the_log_tells_that_damage_is_aggravated_so_that_what_follows_is_understood():
    s = position(
        "ready a: alexa-draper [blood 4]\nready b: maria-del-toro [blood 2]\nready c: ryan [bowed, blood 1]\n"
        "attached b: flamethrower [on ready/maria-del-toro]\nhand a: majesty"
    )
    reach(s, "bleed with alexa-draper", "block with maria-del-toro", "use b/flamethrower")
    wait(s, 0, "discard?")
    assert s.log()[-3:] == [
        "María del Toro takes 1 damage", "Alexa Draper takes 2 aggravated damage", "Alexa Draper goes to torpor",
    ]  # fmt: skip
    assert s.pieces[find(s, "alexa-draper")].count("blood") == 3
    s.tell("takes both", "ryan", 3, 1)
    assert s.log()[-1] == "Ryan takes 3 damage, 1 of it aggravated"
    term = GAME.talk.look(s, "aggravated")
    assert term is not None
    assert "Each further one, and each in torpor, costs it 1 blood, or it burns." in term.lines[0]


@pytest.mark.ruling("VR-13.1", "VR-7.1")
def test_a_vote_for_what_takes_the_last_pool_is_warned_as_passing_is():
    def asked(points: int):
        s = position(
            "active: b\npool: 3 20 20\nready b: madison [blood 4]\nhand b: kine-resources-contested\n"
            "ready a: alice-chen [blood 3]\nready c: ryan [bowed, blood 3]"
        )
        reach(s, "play kine-resources-contested", "no block", *["seat c"] * (4 - points))
        reach(s, *["seat a"] * (points > 0 and s.question.seat == 1))
        while s.asked[1][0] != "votes?":
            s.choose("pass")
        return s

    s = asked(3)
    assert options(s) == ["vote for with a/alice-chen", "vote against with a/alice-chen", "pass"]
    assert warned(s) == ["vote for with a/alice-chen", "pass"]
    assert warned(asked(2)) == []


@pytest.mark.ruling("VR-6.2", "VR-10.1")
@pytest.mark.parametrize(
    ("text", "who", "told"),
    [
        ("ready a: nassir [blood 2], madison [blood 2]\nattached a: malkavian-derangement-paranoia [on ready/madison]",
            "Madison", "Madison may not act, because of Malkavian Derangement: Paranoia."),
        ("ready a: madison, nassir, loyal-street-gang [lives 2]", "Loyal Street Gang",
            "Madison must hunt before any other action."),
    ],
)  # fmt: skip
def test_a_minion_that_takes_no_action_says_why(text, who, told):
    s = position(f"{text}\nready b: ryan [blood 3]\nready c: ryan [bowed]")
    assert GAME.talk.reasons(s, 0) == [(who, told)]
    for typed in ("bleed with {}", "{}"):
        assert GAME.talk.why_not(s, 0, typed.format(who.lower())) == told
    assert GAME.talk.why_not(s, 1, who.lower()) != told  # it is another's


@pytest.mark.ruling("VR-10.1")
def test_an_ally_that_was_just_recruited_says_why_it_does_not_act():
    s = position(
        "ready a: aunt-linda [blood 4], nassir [blood 2]\nready b: ryan [blood 3, bowed]\nready c: ryan [bowed]\n"
        "hand a: ectu-operative"
    )
    play_through(s, "play ectu-operative", "a/nassir")
    rest(s)
    told = "ECTU Operative was recruited this turn, and cannot act before the next."
    assert ("ECTU Operative", told) in GAME.talk.reasons(s, 0)


@pytest.mark.ruling("VR-6.5")
def test_a_minion_that_does_not_block_says_why():
    """Pentex keeps one from blocking; the other has failed with as much intercept as it has now."""
    s = position(
        "ready a: aunt-linda [blood 2]\nready b: nassir [blood 3], madison [blood 2]\nready c: ryan [bowed]\n"
        "attached c: pentextm-subversion [on ready/nassir]"
    )
    reach(s, "hunt with a/aunt-linda")
    assert GAME.talk.reasons(s, 1) == [("Nassir", "Nassir may not block, because of Pentex™ Subversion.")]
    assert GAME.talk.why_not(s, 1, "block with nassir") == "Nassir may not block, because of Pentex™ Subversion."


@pytest.mark.ruling("VR-6.4")
def test_what_an_action_is_aimed_at_is_told_to_who_could_block():
    s = position("ready a: barachiel [blood 4]\nready b: nassir [blood 4], alice-chen [blood 3]\nready c: ryan [bowed]")
    reach(s, "act with barachiel by barachiel 1: nassir")
    assert s.question.prompt == "Barachiel of a acts by its own text, aimed at Nassir, at 0 stealth. Do you block?"
    s = position(
        "ready a: madison [blood 4]\nready b: nassir [blood 4]\nboard b: metro-underground\nready c: ryan [bowed]\n"
        "hand a: arson"
    )
    reach(s, "play arson")
    assert s.question.prompt == "Madison of a uses Arson, aimed at Metro Underground, at 0 stealth. Do you block?"


@pytest.mark.ruling("C-069")
def test_a_card_that_is_brought_into_play_says_in_which_way():
    """By its level and text where there are several ways, and how much of the cost is paid with blood."""
    who, other = taught("OBL", clan="Hecata", sect="Anarch"), taught("OBF", clan="Ravnos")
    s = position(
        f"phase: 5.2.1\nready a: {who} [blood 6]\nhand a: piper, ectu-operative, gravebound-drone, spectral-servitor\n{QUIET}",
        game=SCHOOL,
    )
    s.choose("play piper")
    told = labels(s)
    assert told["bring ectu-operative 1"] == "Bring ECTU Operative into play"
    assert told["bring spectral-servitor 2"].startswith(
        "Bring Spectral Servitor into play, superior Oblivion: 1 life; it can"
    )
    s = position(
        f"ready a: {other} [blood 4]\nhand a: contraband, 44-magnum\nready b: min-seo [blood 4]\nready c: ryan [bowed]",
        game=SCHOOL,
    )
    reach(s, f"bleed with a/{other}", "block with b/min-seo", "play contraband", "way 2")
    assert labels(s)["bring 44-magnum 1 for 1 blood"] == "Bring .44 Magnum into play, paying 1 with blood"
