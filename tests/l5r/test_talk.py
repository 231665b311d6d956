"""What people ask: why something cannot be done now, by the rule and the numbers that prevent it."""

import pytest

from tests.l5r.shadow.tools import OGRE, acts
from tests.l5r.tools import declare, find, finish, options, play, position, prompt, through


def why_not(s, action, seat=0):
    """Return the answer to `why not`."""
    return s.game.talk.why_not(s, seat, action)


WINDOW = (
    "field a: deathseeker [present], border-rider [bowed], akodo-toturi, hida-guardian [present]\n"
    "field b: doji-whisperer [present]\nattached a: ornate-fan [on field/akodo-toturi]\nrow a1: matsu-berserker\n"
    "hand a: banzai, admit-defeat, voice-of-honor, good-omen, cloud-the-mind, assassination\nhand b: outwit\n"
    "honor: 2 6\nconflict: a military fire b1"
)


def in_conflict():
    s = position(WINDOW, windows="all")
    s.choose("pass")
    assert s.question.seat == 0
    return s


@pytest.mark.parametrize(
    ("action", "answer"),
    [
        ("play banzai", "possible now"),
        ("play admit-defeat", "Admit Defeat costs 1 fate, you have 0"),
        ("play voice-of-honor", "Voice of Honor is a response: it is offered at its moment"),
        ("play matsu-berserker", "characters in provinces can be played only in the dynasty phase"),
        ("play cloud-the-mind", "costs 1 fate, you have 0"),
        ("play outwit", "Nothing that you can see is called “outwit”"),
        ("play doji-whisperer", "is neither in your hand nor face up in one of your provinces"),
        ("use border-rider", "possible now"),
        ("use hida-guardian", "it is possible only if"),
        ("use doji-whisperer", "Doji Whisperer is not yours"),
        ("use akodo-toturi", "Akodo Toturi is a response"),
        ("use ornate-fan", "Ornate Fan has no ability that you use"),
        ("defend with akodo-toturi", "you are not being attacked"),
        ("attack with border-rider", "a conflict is under way"),
        ("discard akodo-toturi", "another question comes first"),
        ("fly", "Nothing is called “fly” here"),
    ],
)
def test_the_real_reason_is_told(action, answer):
    assert answer in why_not(in_conflict(), action)


def test_a_limit_a_cost_and_a_target_are_told():
    s = in_conflict()
    play(s, "use a/border-rider", "pass")
    assert "it has been used this round" in why_not(s, "use border-rider")
    rich = position(
        WINDOW.replace("honor: 2 6", "honor: 9 6\nfate: 9 0").replace("whisperer [present]", "whisperer"), windows="all"
    )
    rich.choose("pass")
    assert "it needs a" in why_not(rich, "play admit-defeat")
    assert "possible only if" in why_not(rich, "play good-omen")


def test_who_is_asked_later_is_told_so():
    s = position(WINDOW, windows="all")
    assert why_not(s, "play banzai") == "Playing is not possible: it is not your turn to act."


DECLARING = (
    "field a: matsu-berserker, border-rider [bowed], aggressive-moto, doji-whisperer [tainted]\n"
    "field b: aggressive-moto, brash-samurai, deathseeker [bowed]\nhand b: let-go\nhand a: let-go\n"
    "provinces b1: manicured-garden [broken]\nphase: conflict"
)


def test_attackers_and_provinces_are_explained():
    s = position(DECLARING, windows="all", format="stronghold")
    through(s, "declare?")
    assert "Border Rider is bowed" in why_not(s, "attack with border-rider")
    assert "Manicured Garden is already broken" in why_not(s, "attack b1/manicured-garden")
    assert "attacked once three others are broken; 1 are" in why_not(s, "attack bs/ancestral-lands")
    assert "it belongs to your own side" in why_not(s, "attack a1/manicured-garden")
    s.choose("fire political")
    s.choose(options(s)[0])
    assert "Matsu Berserker has no political skill" in why_not(s, "attack with matsu-berserker")
    assert prompt(s) == "attackers?"
    assert ("Border Rider", "Border Rider is bowed.") in s.game.talk.reasons(s, 0)


def test_defenders_are_explained():
    s = position(DECLARING, windows="all", format="stronghold")
    through(s, "declare?")
    s.choose("fire military")
    s.choose(options(s)[0])
    while prompt(s) == "attackers?":
        s.choose("done" if "done" in options(s) else options(s)[0])
    through(s, "defenders?")
    assert s.question.seat == 1
    found = [why_not(s, f"defend with b/{face}", 1) for face in ("deathseeker", "aggressive-moto", "brash-samurai")]
    assert "Deathseeker is bowed" in found[0]
    assert "Aggressive Moto says of itself that it cannot" in found[1]
    assert found[2] == "It is possible now."
    assert ("Deathseeker", "Deathseeker is bowed.") in s.game.talk.reasons(s, 1)


NAMED = (
    "field a: matsu-berserker, kaiu-envoy, deathseeker [tainted], brash-samurai [tainted]\nhonor: 1 6\n"
    "hand a: levy\nhand b: levy"
)


@pytest.mark.ruling("L-6.1", "L-21.4")
def test_who_is_named_already_cannot_be_named_again_and_honor_is_spent_once():
    s = through(position(NAMED, windows="all"), "declare?")
    s.choose("fire military")
    s.choose(options(s)[0])
    play(s, "attack with a/matsu-berserker")
    assert prompt(s) == "attackers?"
    assert why_not(s, "attack with matsu-berserker") == "Attacking is not possible: Matsu Berserker is already named."
    assert why_not(s, "attack with deathseeker") == "Attacking is possible now."
    play(s, "attack with a/brash-samurai")
    said = "Deathseeker is tainted: declaring it costs 1 honor, and you have no more."
    assert why_not(s, "attack with deathseeker") == f"Attacking is not possible: {said}"
    assert s.game.talk.reasons(s, 0) == [("Deathseeker", said)]


@pytest.mark.ruling("L-6.5", "L-21.4", "U-190")
@pytest.mark.parametrize(
    ("honor", "wall", "said"),
    [(2, "", []), (1, "", ["Deathseeker"]), (1, "tainted", ["Deathseeker", "Brash Samurai"])],
)
def test_why_somebody_cannot_defend_as_well_counts_what_is_named_and_the_taint_of_the_province(honor, wall, said):
    text = NAMED.replace("honor: 1", f"honor: {honor}") + "\nfield b: akodo-toturi\nfirst: b"
    s = position(f"{text}\nprovinces a1: province{f' [{wall}]' if wall else ''}", windows="all")
    declare(s, "fire military", "a1", "b/akodo-toturi")
    through(s, "defenders?")
    play(s, "defend with a/matsu-berserker")
    if not wall:
        play(s, "defend with a/brash-samurai")
    assert why_not(s, "defend with matsu-berserker") == "Defending is not possible: Matsu Berserker is already named."
    tainted = [name for name, why in s.game.talk.reasons(s, 0) if "costs 1 honor, and you have no more" in why]
    assert tainted == said


def test_the_dynasty_phase_has_its_own_reasons():
    s = position(
        "field a: akodo-toturi\nrow a1: akodo-toturi\nrow a2: matsu-beiona\n"
        "hand a: fine-katana, banzai\nfate: 1 0\nphase: dynasty",
        windows="all",
    )
    assert "cannot be played in the dynasty phase" in why_not(s, "play fine-katana")
    assert "in skirmish, events in hand cannot be played in the dynasty phase" in why_not(s, "play banzai")
    assert "fate, you have 1" in why_not(s, "play matsu-beiona")
    assert "is possible now" in why_not(s, "discard akodo-toturi")
    rich = position(
        "field a: akodo-toturi\nrow a1: akodo-toturi\nhand a: banzai\nfate: 9 0\nphase: dynasty", windows="all"
    )
    assert "Akodo Toturi is unique, and one is already in play" in why_not(rich, "play akodo-toturi")


def test_a_click_on_a_card_tells_why_it_does_nothing():
    s = in_conflict()

    def told(face):
        return s.game.talk.why_not_with(s, 0, f"piece:{find(s, face)}")

    assert told("admit-defeat") == "Admit Defeat costs 1 fate, you have 0."
    assert told("ornate-fan") == "Ornate Fan has no ability that you use."
    assert told("banzai") == ""
    assert told("outwit") == ""
    assert s.game.talk.why_not_with(s, 0, "ring:air") == ""


def test_the_cards_of_the_hand_that_cannot_be_played_are_listed_with_their_reasons():
    s = in_conflict()
    found = dict(s.game.talk.reasons(s, 0))
    assert found["Admit Defeat"] == "Admit Defeat costs 1 fate, you have 0."
    assert "Banzai!" not in found
    assert s.game.talk.reasons(s, 1) == []


# ── what is told ────────────────────────────────────────────────────────────────────────────────────────────────────


def told_after(s, *choices: str) -> list[str]:
    """Return the sentences of the log after some choices."""
    before = len(s.log())
    play(s, *choices)
    return s.log()[before:]


def test_who_attacks_and_defends_is_told_and_who_has_won_with_the_higher_number_first():
    s = position(
        "field a: deathseeker, brash-samurai\nfield b: hida-kisada\nphase: conflict\nhand a: banzai\nhand b: banzai",
        windows="all",
    )
    before = len(s.log())
    declare(s, "fire military", "b1", "a/deathseeker", "a/brash-samurai")
    play(s, "defend with b/hida-kisada")
    finish(s)
    told = s.log()[before:]
    assert told[:4] == [
        "a declares a military fire conflict at province 1 of b",
        "a attacks with Deathseeker and Brash Samurai",
        "b defends with Hida Kisada",
        "b wins the conflict, 7 against 4",
    ]
    assert not [line for line in told if " bows" in line or "goes home" in line]  # everybody does, by the rules


def test_moves_bows_attachments_and_fate_are_told_as_they_come_from_cards():
    s = position(
        "field a: doji-representative [present], shinjo-outrider, deathseeker [present]\nfield b: brash-samurai [present]\n"
        "hand a: fine-katana\nhand b: admit-defeat\nfate: 0 1\nconflict: a military fire b1",
        windows="all",
    )
    s.choose("pass")
    assert told_after(s, "use a/doji-representative") == ["a uses Doji Representative", "Doji Representative goes home"]
    s.choose("pass")
    assert "Shinjo Outrider moves to the conflict" in told_after(s, "use a/shinjo-outrider")
    s.choose("pass")
    assert told_after(s, "play fine-katana", "a/deathseeker") == [
        "a plays Fine Katana",
        "Fine Katana is attached to Deathseeker",
    ]
    s = position(
        "field b: deathseeker [present]\nfield a: brash-samurai [present]\nhand b: admit-defeat\nfate: 0 1\n"
        "conflict: b military fire a1",
        windows="useful",
    )
    assert "Brash Samurai bows" in told_after(s, "pass", "use admit-defeat")


def test_a_duel_and_the_end_of_a_game_are_told_in_whole_sentences():
    s = position(
        "field a: mirumoto-raitsugu [present]\nfield b: doji-whisperer [present]\nhand a: banzai\nhonor: 4 3\n"
        "conflict: a military fire b1",
        windows="all",
    )
    play(s, "use a/mirumoto-raitsugu", "bid 1", "bid 3")
    assert "The duel: Mirumoto Raitsugu has 2, Doji Whisperer 3" in s.log()
    assert "Doji Whisperer wins the duel" in s.log()
    over = position("field a: deathseeker [tainted]\nhonor: 1 6\nphase: conflict\nhand a: banzai\nhand b: banzai")
    through(over, "declare?")
    play(over, "air military", "attack b1/province")
    while over.asked is not None:
        over.choose(0)
    assert over.log()[-1] == "The game is over. Player 1 lost all honor."


@pytest.mark.ruling("U-063", "U-065")
def test_what_is_chosen_for_the_deck_says_so_and_what_a_player_chooses_does_not():
    s = acts("duty-s-cost", OGRE)
    assert s.question.prompt == "Duty's Cost: choose one"
    assert s.question.options[0].label == "Taint each unbroken province of yours"
    s = acts("at-his-command", f"{OGRE}\nwarlord b: akuma-no-oni-coop")
    assert s.question.prompt == "At His Command, for the Shadowlands deck: choose one"
    assert s.question.options[1].label.startswith("Put a warlord who is out of play into play in the conflict")


@pytest.mark.parametrize(
    ("format", "sentence"),
    [("skirmish", "a claims the Imperial Favor"), ("stronghold", "a claims the Imperial Favor (political)")],
)
def test_the_side_of_the_favor_is_told_where_it_has_one(format, sentence):
    s = position("field a: doji-hotaru\nhand a: banzai\nphase: conflict", format=format, windows="all")
    while s.phase == "conflict":
        s.choose("political" if "political" in options(s) else "pass")
    assert sentence in s.log()
    assert "The glory count: a has 3, b has 0" in s.log()


@pytest.mark.ruling("L-6.3")
def test_a_conflict_is_told_to_be_possible_only_where_it_is_declared_and_of_a_type_that_is_left():
    s = position("field a: akodo-toturi\nfield b: hida-kisada\nhand a: fine-katana\nphase: conflict")
    assert options(s) == ["play fine-katana", "pass"]  # an action window before the first conflict
    late = "is not possible: another question comes first."
    assert why_not(s, "declare") == f"Declaring a conflict {late}"
    assert why_not(s, "attack with akodo toturi") == f"Attacking {late}"
    through(s, "declare?")
    assert why_not(s, "declare") == "Declaring a conflict is possible now."
    assert why_not(s, "declare", 1) == f"Declaring a conflict {late}"
    declare(s, "air military", "b1", "a/akodo-toturi")
    for seat in (0, 1):
        assert why_not(s, "declare", seat) == "Declaring a conflict is not possible: a conflict is under way."


@pytest.mark.ruling("L-6.3", "L-6.17")
def test_a_dash_is_told_for_the_type_of_conflict_that_is_left():
    s = position(
        "field a: doji-whisperer, young-philosopher, matsu-berserker\nfield b: hida-kisada\nphase: conflict",
        format="stronghold",
    )
    assert why_not(through(s, "declare?"), "attack with young-philosopher") == "Attacking is possible now."
    finish(declare(s, "air political", "b1", "a/doji-whisperer"))
    while s.phase == "conflict" and (prompt(s) != "declare?" or s.question.seat != 0):
        s.choose(s.question.default)
    assert (
        why_not(s, "attack with young-philosopher")
        == "Attacking is not possible: Young Philosopher has no military skill."
    )
