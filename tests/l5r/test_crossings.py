"""Crossings: three or more cards that meet in a conflict or a phase, with what happens worked out from the rules first."""

import pytest

from coterie.games.l5r.cards import CARDS
from coterie.games.l5r.words.filters import Anywhere
from coterie.words.cards.groups import Cards
from coterie.words.cards.numbers import Cannot
from coterie.words.filters import flat
from tests.l5r.challenge.tools import versus
from tests.l5r.shadow.tools import against, told
from tests.l5r.tools import (
    asked,
    borne,
    declare,
    faces,
    number,
    options,
    play,
    position,
    prompt,
    ring,
    row,
    skill,
    speaker,
    taking_part,
    where,
)


def first_of(s, *wanted: str, until: tuple[str, ...] = ("window", "declare?")):
    """The state at the next of some questions: at each one before it the first wanted word that is offered is chosen."""
    for _ in range(40):
        if s.asked is None or prompt(s) in until:
            return s
        said = options(s)
        s.choose(next((each for word in wanted for each in said if word in each), said[-1]))
    raise AssertionError(f"{until} never came, but {s.question}")


# ── what somebody else's card offers ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-8.12", "L-8.13", "L-8.17", "L-11.4")
@pytest.mark.parametrize(("card", "stays"), [("banzai", False), ("the-strength-of-the-mountain", True)])
def test_nobody_selects_to_lose_honor_for_a_dark_bargain_while_a_magistrate_defends(card, stays):
    """No honor is lost, so each must bow. Where defenders cannot bow either, nothing is left that “then” could follow."""
    s = against(
        f"field a: righteous-magistrate [present], doji-whisperer [present]\nfield b: wild-ogre [present]\n"
        f"hand a: {card}, let-go\nfate: 9 9\ndeck b: evil-portents, dark-bargain, evil-portents\n"
        "conflict: b military fire a1",
        windows="all",
    )
    s.choose(f"use {card}")
    seen = []
    while prompt(s) != "window":
        seen += [options(s)] * (prompt(s) == "choose one for")
        s.choose(options(s)[-1])
    assert seen == []  # nobody is asked where one is left to select
    there = [row(s, face) for face in ("righteous-magistrate", "doji-whisperer")]
    assert [(now.ready, now.count("tainted")) for now in there] == [(stays, 0)] * 2
    assert (s.honor[0], "cannot play Dark Bargain" in told(s)) == (6, stays)


@pytest.mark.ruling("L-8.12", "L-8.17", "U-063", "U-065")
def test_for_shame_cannot_bow_whom_the_power_of_jigoku_protects_and_has_no_second_target():
    """The clans select for the deck. The effect is still that of a card of its opponent, an event out of play."""
    s = against(
        "field a: savvy-politician [present]\nfield b: wild-ogre [present]\nhand a: for-shame, for-shame\nfate: 9 9\n"
        "deck b: power-of-jigoku, the-wall-is-breached, evil-portents\nconflict: a military void b1",
        windows="all",
    )
    first_of(play(s, "use for-shame"))
    assert (row(s, "wild-ogre").ready, row(s, "wild-ogre").count("dishonored")) == (True, 1)
    assert options(s) == ["pass"]


@pytest.mark.ruling("L-8.17")
def test_whose_card_effects_are_barred_is_barred_also_with_events():
    """An event is neither in play nor in a province: a prohibition for some actors must reach wherever they lie."""
    barred = [
        (face, word.verb, word.actor)
        for face, card in CARDS.items()
        for word in card.words
        if isinstance(word, Cannot) and isinstance(word.actor, Cards)
    ]
    assert len(barred) > 20
    assert [each[:2] for each in barred if not any(isinstance(part, Anywhere) for part in flat(each[2].which))] == []


# ── rings that several want ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-9.6", "U-129", "U-221", "U-133")
@pytest.mark.parametrize("first", [True, False])
def test_of_two_displays_of_power_the_second_finds_no_ring_effect_to_cancel(first):
    """Both players have lost unopposed. Whoever is first resolves the ring as clans do, and the team claims it."""
    s = against(
        "field c: wild-ogre [present]\nfield a: doji-whisperer\nhand a: display-of-power\nhand b: display-of-power\n"
        "honor: 5 5 0\nfate: 9 9 9\ndeck c: uncontained, evil-portents\nconflict: c military fire a1 b1",
        2,
        format="stronghold",
        windows="all",
    )
    play(s, "pass", "pass", "use display-of-power" if first else "pass")
    assert ("use display-of-power" in options(s)) is not first
    s.choose("pass" if first else "use display-of-power")
    first_of(s, "no", until=("ring effect?",))
    assert s.question.seat == int(not first)
    first_of(s, "resolve fire", "honor a/doji-whisperer")
    assert (s.honor[:2], sorted(s.fate), ring(s, "fire").holder) == ((4, 4), [7, 9, 9], 0)
    assert row(s, "doji-whisperer").count("honored") == 1


@pytest.mark.ruling("U-067", "U-133", "L-2.15", "L-7.7")
def test_the_deck_must_use_what_an_attachment_of_a_clan_gives_to_a_character_that_it_has_taken():
    """Self-Understanding stays a clan's; its bearer wins for the deck and resolves the air and the earth ring of the deck."""
    s = against(
        "field a: togashi-initiate [present, tainted]\nattached a: self-understanding [on field/togashi-initiate]\n"
        "field b: wild-ogre [present]\nring air: b 0\nring earth: b 0\nring void: a 0\nhand a: banzai, let-go\n"
        "honor: 9 0\nfate: 9 9\ndeck b: exploit-weakness, evil-portents, evil-portents\nconflict: b military fire a1",
        windows="all",
    )
    assert (speaker(s, "togashi-initiate"), speaker(s, "self-understanding")) == (1, 0)
    first_of(play(s, "pass"), "no", "air ring")
    assert [told(s).count(f"deck resolves the {each} ring") for each in ("air", "earth", "fire", "void")] == [
        1,
        1,
        1,
        0,
    ]
    assert s.honor[0] == 8


# ── who is a player ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-066", "U-100", "L-2.15")
def test_a_perfect_guest_can_go_to_the_deck_and_is_of_the_wave_of_its_fate():
    s = against(
        "field a: perfect-guest [fate 1]\nfield b: doji-whisperer\nfield c: moto-tsume [fate 1], wild-ogre [fate 2]\n"
        "hand a: banzai\ndeck c: evil-portents, evil-portents\nphase: conflict\nfirst: b",
        2,
        windows="all",
    )
    s.choose("use a/perfect-guest")
    assert sorted(options(s)) == ["seat b", "seat c"]
    play(s, "seat c", "pass", "political conflict")
    assert (speaker(s, "perfect-guest"), taking_part(s)) == (2, ["moto-tsume", "perfect-guest"])


# ── what a card cannot bear, and what cannot leave ──────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-2.18", "L-8.13", "U-068")
def test_in_service_to_shadow_leaves_on_the_servant_what_the_warlord_cannot_bear():
    """The blade and 2 fate go over; the katana of a clan has no legal place on Akuma no Oni and stays."""
    s = against(
        "warlord b: akuma-no-oni-coop\nfield a: doji-whisperer [present]\nfield b: wild-ogre [present, fate 2]\n"
        "attached a: fine-katana [on field/wild-ogre]\nattached b: blade-of-chaos [on field/wild-ogre]\nhand a: banzai\n"
        "fate: 9 9\ndeck b: in-service-to-shadow, evil-portents, evil-portents\nconflict: b military fire a1",
        windows="all",
    )
    assert (borne(s, "akuma-no-oni-coop"), borne(s, "wild-ogre")) == (["blade-of-chaos"], ["fine-katana"])
    there = [row(s, face) for face in ("akuma-no-oni-coop", "wild-ogre")]
    assert [(now.ready, now.count("fate"), now.count("present")) for now in there] == [(True, 2, 1), (False, 0, 1)]


@pytest.mark.ruling("L-2.18", "L-2.15", "U-137")
def test_what_lies_on_characters_of_opponents_only_falls_off_whoever_the_deck_takes():
    """Two conditions of the deck leave, without tainting a province, as their bearer has not left play."""
    s = against(
        "field a: doji-whisperer [present, tainted]\nfield b: wild-ogre [present]\n"
        "attached b: lurking-treachery [on field/doji-whisperer], spiritual-isolation [on field/doji-whisperer]\n"
        "attached a: fine-katana [on field/doji-whisperer]\nhand a: banzai\nfate: 9 9\n"
        "deck b: exploit-weakness, evil-portents, evil-portents\nconflict: b military fire a1",
        windows="all",
    )
    assert (speaker(s, "doji-whisperer"), borne(s, "doji-whisperer")) == (1, ["fine-katana"])
    assert [where(s, face) for face in ("lurking-treachery", "spiritual-isolation")] == ["discard", "discard"]
    assert [now.count("tainted") for now in s.pieces if now.zone == "provinces" and now.owner == 0] == [0, 0, 0]


@pytest.mark.ruling("U-064", "U-231", "U-230", "L-8.15", "L-8.17")
def test_whom_sokori_has_raised_is_no_sacrifice_and_no_title_that_a_team_mate_has_is_raised():
    """Toturi of b keeps that of a in the discard pile. Hotaru rises; she cannot be sacrificed for the warden, so the deck
    gives the dearer samurai; and neither owner nor team-mate can play another Hotaru meanwhile."""
    s = against(
        "field a: hida-kisada [present], warden-of-the-damned\nfield b: akodo-toturi\n"
        "field c: kitsu-sokori [fate 3], lost-samurai [bowed, dishonored, fate 3]\nfallen a: akodo-toturi, doji-hotaru\n"
        "row a1: doji-hotaru\nrow b1: doji-hotaru\nhand a: way-of-the-scorpion, let-go\nhand b: let-go\nhonor: 9 9 0\n"
        "fate: 9 9 0\ndeck c: the-wall-is-breached, evil-portents, evil-portents\nconflict: a military void c1",
        2,
        windows="all",
    )
    while not (prompt(s) == "window" and "use way-of-the-scorpion" in options(s) and "doji-hotaru" in taking_part(s)):
        said = options(s)
        wanted = ("resolve void", "remove fate of c/kitsu-sokori", "military conflict", "pass", "done", "no")
        s.choose(next((each for each in wanted if each in said), s.question.default))
    s.choose("use way-of-the-scorpion")
    while prompt(s) == "choose":
        s.choose("a/doji-hotaru")
    assert row(s, "doji-hotaru", "field").count("dishonored") == 1
    offered = []
    while s.phase != "draw":
        offered += [said for said in options(s) if "play" in said and "hotaru" in said]
        s.choose("pass" if "pass" in options(s) else s.question.default)
    assert told(s).count("is sacrificed") == 1
    assert (where(s, "lost-samurai"), offered) == ("fallen", [])
    raised = row(s, "doji-hotaru", "field")
    assert (raised.owner, speaker(s, "doji-hotaru"), sorted(faces(s, "fallen"))[:1]) == (0, 2, ["akodo-toturi"])


# ── the middle of a conflict ────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("L-6.16", "U-121", "U-130", "U-221", "U-124")
@pytest.mark.parametrize("scarred", [True, False])
def test_scarring_sends_the_only_defender_home_and_both_players_lose_honor_unopposed(scarred):
    """The deck acts first, so that nobody can answer. A defender who bows without leaving would have sufficed."""
    s = against(
        "field a: doji-whisperer [present]\nfield c: wild-ogre [present]\nhand a: banzai\nfate: 9 9 9\n"
        f"deck c: {'horrific-scarring' if scarred else 'dark-bargain'}, evil-portents, evil-portents\nhonor: 5 5 0\n"
        "conflict: c political void a1 b1",
        2,
        format="stronghold",
        windows="all",
    )
    while prompt(s) == "choose one for":
        s.choose("Bow()")
    assert (taking_part(s), row(s, "doji-whisperer").ready) == (
        ["doji-whisperer"] * (not scarred) + ["wild-ogre"],
        False,
    )
    first_of(play(s, "pass", "pass"), "no")
    assert s.honor[:2] == ((4, 4) if scarred else (5, 5))


@pytest.mark.ruling("L-2.17", "L-6.17", "L-6.9", "L-10.1")
def test_who_becomes_a_copy_with_a_dash_goes_home_bowed_and_is_itself_again_there():
    s = position(
        "field a: bayushi-liar, solemn-scholar, matsu-berserker [present]\nfield b: brash-samurai [present, fate 1]\n"
        "hand a: betrayed-vision\nhand b: banzai\nfate: 9 9\nhonor: 10 10\nconflict: a military fire b1",
        windows="all",
        format="stronghold",
    )
    play(s, "pass", "use betrayed-vision")
    while prompt(s) == "choose":
        s.choose("b/brash-samurai" if "b/brash-samurai" in options(s) else "a/bayushi-liar")
    assert (taking_part(s), row(s, "brash-samurai").ready) == (["matsu-berserker"], False)
    assert number(s, "political", "brash-samurai") == 3
    first_of(play(s, "pass", "pass"), "no")
    assert (s.honor, number(s, "political", "brash-samurai")) == ((10, 9), 1)
    assert row(s, "brash-samurai").count("fate") == 1


@pytest.mark.ruling("L-2.17", "L-9.13", "L-10.4")
@pytest.mark.parametrize(("blanked_first", "political"), [(True, 3 + 3), (False, 3)])
def test_of_a_blank_and_a_copy_the_later_one_says_which_text_counts(blanked_first, political):
    """Political Rival has 3 more in defense; its copy defends under a cloud that came before or after."""  # D-773
    s = position(
        "field a: solemn-scholar, political-rival, matsu-berserker [present]\nfield b: doji-whisperer [present]\n"
        "hand a: betrayed-vision, cloud-the-mind\nhand b: banzai\nfate: 9 9\nconflict: a political fire b1",
        windows="all",
    )
    used = ["play cloud-the-mind", "use betrayed-vision"]
    for use in used if blanked_first else reversed(used):
        play(s, "pass", use)
        while prompt(s) == "choose":
            s.choose("b/doji-whisperer" if "b/doji-whisperer" in options(s) else "a/political-rival")
    assert number(s, "political", "doji-whisperer") == political


@pytest.mark.ruling("U-154", "U-131", "L-6.18")
def test_a_cunning_deck_that_has_breached_one_wall_passes_while_it_breaks_the_other():
    """8 skill break the stronghold province of 5; that of b, of 11, is broken already and needs no more."""
    fallen = "".join(f"provinces a{n}: manicured-garden [broken]\n" for n in (1, 2, 3))
    s = against(
        f"{fallen}field c: wild-ogre [present]\nprovinces as: shameful-display\nprovinces b1: the-art-of-war [tainted]\n"
        "holdings b1: iron-mine, kanjo-district, northern-curtain-wall\nhand a: banzai\nhand b: banzai\n"
        "honor: 9 9 0\nfate: 0 0 9\n"
        "deck c: the-wall-is-breached, power-of-jigoku, evil-portents\nconflict: c military void as b1",
        2,
        format="stronghold",
        windows="all",
        difficulty=["cunning"],
    )
    first_of(s, "pass")
    assert [number(s, "strength", face) for face in ("shameful-display", "the-art-of-war")] == [5, 11]
    assert [row(s, face).count("broken") for face in ("shameful-display", "the-art-of-war")] == [0, 1]
    play(s, "use banzai", "no")
    assert (skill(s, 1), faces(s, "deck", 2)[:1]) == (8, ["power-of-jigoku"])


@pytest.mark.ruling("L-7.5", "L-6.10", "U-138", "U-043", "U-130")
@pytest.mark.parametrize(("breached", "honor"), [(False, 7), (True, 6)])
def test_a_pilgrimage_that_stands_cancels_what_a_kansen_resolves_and_not_what_follows_its_fall(breached, honor):
    """The kansen answers the victory, before the province breaks; unless it was breached before. Unopposed costs 1, too."""
    s = against(
        "field b: wild-ogre [present, fate 1], bloodthirsty-kansen [present, fate 1, tainted]\nprovinces a1: pilgrimage\n"
        f"hand a: banzai\nhonor: 9 0\nfate: 9 9\ndeck b: {'the-wall-is-breached, ' * breached}evil-portents, evil-portents\n"
        "conflict: b military air a1",
        format="stronghold",
        windows="all",
    )
    first_of(play(s, "pass"), "no")
    assert (s.honor[0], row(s, "pilgrimage").count("broken")) == (honor, 1)
    assert told(s).count("deck uses Bloodthirsty Kansen") == 1


@pytest.mark.ruling("U-067", "U-069", "U-043", "L-9.8", "L-8.3")
@pytest.mark.parametrize(("honor", "over"), [(5, False), (4, True)])
def test_a_priest_a_goblin_and_a_kansen_resolve_one_ring_four_times(honor, over):
    """Two goblins pay 1 fate each for the priest, who is one of them; then the kansen, and the conflict itself."""
    s = against(
        "field b: goblin-brawler [present, fate 1], detritus-priest [present, fate 1], "
        f"bloodthirsty-kansen [present, fate 1], scavenging-goblin [present]\nhand a: banzai\nhonor: {honor} 0\n"
        "fate: 9 9\ndeck b: evil-portents, evil-portents\nconflict: b military air a1",
        windows="all",
    )
    first_of(play(s, "pass"), "priest", "no")
    assert (s.honor[0], s.result is not None) == (honor - 4, over)
    left = [row(s, face).count("fate") for face in ("goblin-brawler", "detritus-priest", "bloodthirsty-kansen")]
    assert left == [0, 0, 1]


# ── a person plays the Shadowlands ──────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-069", "L-9.6", "L-8.7", "L-9.8")
def test_prakhara_cancels_two_events_and_a_third_one_takes_a_despair():
    """Two events cost her 1 fate each; the third takes a despair, which costs the last. Each of the three is lost."""
    s = versus(
        "field sl: prakhara-the-schemer [present, tainted]\nfield a: doji-whisperer [present], doji-challenger [honored]\n"
        "hand a: banzai, way-of-the-crane\nhand b: banzai\nhand sl: despair, despair\nhonor: 6 6 0\nfate: 9 9 3\n"
        "conflict: c military void a1",
        windows="all",
    )
    play(s, "use banzai", "a/doji-whisperer")
    assert asked(s) == (2, ["use c/prakhara-the-schemer", "use despair", "use despair.2", "decline"])
    play(s, "use c/prakhara-the-schemer", "pass", "use way-of-the-crane")
    first_of(s, "doji-whisperer", until=("replace?",))
    play(s, "use c/prakhara-the-schemer", "pass", "use banzai", "a/doji-whisperer")
    assert asked(s) == (2, ["use despair", "use despair.2", "decline"])
    s.choose("use despair")
    assert (s.fate, skill(s, 0), row(s, "doji-whisperer").count("honored")) == ((9, 9, 0), 0, 0)


# ── copies of one unique province ───────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-233", "L-2.2", "L-14.1", "L-14.2", "U-131")
def test_of_two_ninkatoshi_the_one_that_stands_counts_again_once_the_other_is_broken():
    """Both count 0 and help nobody: 8 skill break the bare one, not 9 of holdings and taint. Then it has its 4 again, and
    gives 1 to each other province of the team, and takes 1 from those of the Shadowlands."""
    s = against(
        "field c: wild-ogre [present], lost-samurai [present]\nprovinces a1: ninkatoshi\nprovinces b1: ninkatoshi [tainted]\n"
        "holdings b1: northern-curtain-wall, imperial-storehouse, imperial-storehouse, favorable-ground\n"
        "provinces a2: the-art-of-war\nhand a: banzai\n"
        "honor: 9 9 0\nfate: 9 9 9\ndeck c: uncontained, evil-portents\nconflict: c military void a1 b1",
        2,
        format="stronghold",
        windows="all",
    )
    first_of(play(s, "pass", "pass"), "no")
    assert [row(s, "ninkatoshi", nth=n).count("broken") for n in (0, 1)] == [1, 0]
    holdings = number(s, "strength", "ninkatoshi", nth=1) - 4 - 2
    assert [holdings, number(s, "strength", "the-art-of-war"), number(s, "strength", "blood-fields")] == [
        7,
        3 + 1,
        10 - 1,
    ]


@pytest.mark.ruling("U-040", "U-188", "U-190", "U-214", "U-229", "L-21.4")
@pytest.mark.parametrize(("honor", "asked_for", "left"), [(2, True, 0), (1, False, 1)])
def test_the_butcher_makes_a_clan_pay_for_taint_with_its_last_honor_where_it_has_enough(honor, asked_for, left):
    """A tainted character at a tainted province costs 2. Who pays them falls; who has 1 cannot, and nobody defends."""  # D-771
    s = versus(
        f"field a: doji-whisperer [tainted]\nfield sl: the-butcher-of-ishigaki [tainted]\nprovinces a1: province [tainted]\n"
        f"hand a: banzai\nhand sl: uncontained\nhonor: {honor} 6 0\nfirst: b\nphase: conflict",
        windows="all",
    )
    declare(s, "air military", "a1", "c/the-butcher-of-ishigaki")
    first_of(s)
    assert ("doji-whisperer" in taking_part(s), s.honor[0], s.out) == (asked_for, left, (0,) * asked_for)


@pytest.mark.ruling("U-067", "U-122", "L-9.1")
def test_the_deck_leaves_the_action_of_whom_it_has_taken_and_turns_up_its_card():
    """Doji Challenger could draw somebody into the conflict; the deck takes no such action."""  # D-772
    s = against(
        "field a: doji-whisperer\nfield b: doji-challenger [present, tainted]\nhand a: banzai\nfate: 9 9\n"
        "deck b: uncontained, power-of-jigoku, evil-portents\nconflict: b military fire a1",
        windows="all",
    )
    play(s, "use banzai", "no")
    assert (taking_part(s), told(s).count("turns up"), "uses Doji Challenger" in told(s)) == (
        ["doji-challenger"],
        2,
        False,
    )


@pytest.mark.ruling("U-200", "U-202", "L-9.6")
@pytest.mark.parametrize("holder", ["a", "b", "c"])
def test_any_member_of_the_first_team_keeps_the_token_with_way_of_the_unicorn(holder):
    s = against(f"hand {holder}: way-of-the-unicorn\nfirst: a\nphase: fate\nfate: 0 0 0 0", 3, windows="all")
    while s.round == 1:
        said = options(s)
        s.choose(next((each for each in ("use way-of-the-unicorn", "pass") if each in said), s.question.default))
    assert (s.first, where(s, "way-of-the-unicorn")) == (0, "discard")
