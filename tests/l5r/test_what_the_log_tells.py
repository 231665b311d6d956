"""What the log and the table tell: each thing once, whom it concerns, and why the Shadowlands deck does it."""

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.atoms import ATOMS
from coterie.kernel.events import about_seat
from tests.l5r.shadow.tools import acts, against
from tests.l5r.test_what_people_read import named
from tests.l5r.tools import declare, faces, options, play, position, prompt, through


def test_who_draws_reads_the_cards_and_the_others_their_number():
    s = position("field a: doji-whisperer\ndeck a: banzai, rout, levy\ndeck b: charge, charge\nphase: dynasty")
    through(s, "bid?")
    play(s, "bid 2", "bid 1")
    own, others = ([line for line in s.log(seat) if line.startswith("a draws")] for seat in (0, 1))
    assert own == ["a draws Banzai!", "a draws Rout"]
    assert others == ["a draws 2 cards"]


def test_who_takes_a_shown_card_reads_it_once():
    s = position("fate: 3 3\nfield a: akodo-toturi\nhand a: the-perfect-gift\nphase: conflict")
    while "use the-perfect-gift" not in options(s):
        s.choose("pass")
    s.choose("use the-perfect-gift")
    s.choose(s.question.options[0])
    assert [line for line in s.log(0) if "Height of Fashion" in line] == ["a draws Height of Fashion"]
    assert [line for line in s.log(1) if "Height of Fashion" in line] == ["a takes Height of Fashion"]


def test_whom_a_card_is_aimed_at_is_told_before_it_takes_effect():
    s = position(
        "field a: akodo-toturi [present]\nfield b: doji-whisperer [present]\nhand a: banzai\nhand b: banzai\n"
        "conflict: a military fire b1",
        windows="all",
    )
    through(s, "window")
    while "use banzai" not in options(s) or s.question.seat != 0:
        s.choose("pass")
    play(s, "use banzai", "b/doji-whisperer")
    assert s.log(1)[-2:] == ["a plays Banzai!", "It is aimed at Doji Whisperer"]


def test_a_face_down_target_is_not_named():
    s = position("field a: daidoji-nerishma\nrow a1: matsu-beiona [down]\nphase: conflict")
    while "use a/daidoji-nerishma" not in options(s):
        s.choose("pass")
    s.choose("use a/daidoji-nerishma")
    through(s, "window")
    assert not [line for line in s.log() if "aimed" in line]


@pytest.mark.ruling("U-109", "U-155")
@pytest.mark.parametrize(
    ("wave", "difficulty", "said"),
    [
        ("endless-ranks, goblin-brawler", [], "No political conflict is possible with Endless Ranks"),
        (
            "goblin-brawler",
            ["dangerous"],
            "Dangerous: 4 military against 2 political, so the conflict is military",
        ),
        ("endless-ranks", ["dangerous"], "No political conflict is possible with Endless Ranks"),
    ],
)
def test_why_the_decks_conflict_has_its_type_is_told_where_nobody_has_chosen_it(wave, difficulty, said):
    s = against(f"field sl: {wave}\nfield a: doji-whisperer\nphase: conflict\nfirst: b", difficulty=difficulty)
    through(s, "defenders?")
    assert said in s.log()


def test_where_players_choose_the_type_no_reason_is_told():
    s = against("field sl: goblin-brawler\nfield a: doji-whisperer\nphase: conflict\nfirst: b")
    through(s, "defenders?")
    assert not [line for line in s.log() if "possible with" in line or "Dangerous" in line]


def test_a_ring_of_the_deck_is_claimed_by_the_shadowlands():
    s = against("ring fire: b 0\nphase: conflict\nfield a: doji-whisperer")
    fire = next(ring for area in s.scene(0)["areas"] if area["id"] == "rings" for ring in area["pieces"][2:3])
    assert [badge["text"] for badge in fire["badges"]] == ["claimed by the Shadowlands"]


@pytest.mark.ruling("L-2.13")
def test_ones_own_face_down_province_shows_its_strength_and_only_to_its_owner():
    s = named("provinces a1: manicured-garden [down, known a, tainted]\nphase: conflict", format="stronghold")
    own, other = (
        next(area for area in s.scene(seat)["areas"] if area["id"] == "provinces:0")["pieces"][0] for seat in (0, 1)
    )
    assert own["note"] == "province 1, face down"
    assert {"name": "strength", "value": 6} in own["counters"]
    assert "note" not in other or "face down" not in other["note"]
    assert all(each["name"] != "strength" for each in other.get("counters", ()))


@pytest.mark.ruling("U-091")
@pytest.mark.parametrize(("mode", "players", "shown"), [("duel", 2, False), ("coop", 1, True)])
def test_a_bid_has_a_step_for_the_shadowlands_deck_only_where_there_is_one(mode, players, shown):
    s = GAME.start({"mode": mode, "players": players}, seed=5)
    through(s, "bid?")
    bids = next(each for each in s.scene(0)["procedures"] if each["name"] == "Honor bid")
    assert ("The Shadowlands deck's number" in [row["name"] for row in bids["rows"]]) is shown


@pytest.mark.ruling("L-6.3")
@pytest.mark.parametrize(
    ("mark", "said"), [("", "a declares no conflict"), (" [bowed]", "a cannot declare a conflict")]
)
def test_who_passes_a_conflict_without_a_choice_could_not_declare_any(mark, said):
    s = position(f"field a: doji-whisperer{mark}\nfield b: hida-kisada [bowed]\nphase: conflict")
    if not mark:
        through(s, "declare?")
        s.choose("pass")
    while s.asked is not None and s.phase == "conflict":
        s.choose(s.question.default)
    assert [line for line in s.log() if line.startswith("a ") and "conflict" in line] == [said]


# ── characters without fate (4.2) ───────────────────────────────────────────────────────────────────────────────────

POOR = "field a: doji-whisperer, matsu-berserker, akodo-toturi [fate 1]\nphase: conflict"


@pytest.mark.ruling("L-9.11")
def test_all_characters_without_fate_can_leave_with_one_answer():
    s = position(POOR)
    through(s, "leaves first?")
    assert options(s) == ["a/doji-whisperer", "a/matsu-berserker", "all"]
    s.choose("all")
    assert faces(s, "field") == ["akodo-toturi"]
    assert prompt(s) != "leaves first?"


# ── fate, the Favor, and the deck ───────────────────────────────────────────────────────────────────────────────────


def test_the_fate_that_a_ring_or_a_card_moves_is_told_with_its_reason():
    s = declare(
        position("field a: akodo-toturi\nfield b: doji-whisperer [fate 2]\nring void: - 1\nphase: conflict"),
        "void military",
        "b1",
        "a/akodo-toturi",
    )
    through(s, "ring effect?")
    s.choose("resolve void")
    through(s, "window")
    said = [line for line in s.log() if "1 fate" in line]
    assert said == ["a: +1 fate (the ring)", "Doji Whisperer: −1 fate (the ring)"]


def test_the_first_to_pass_is_told_what_it_brings():
    s = position("row a1: doji-whisperer\nphase: dynasty\nfate: 7 7", format="stronghold")
    through(s, "window")
    s.choose("pass")
    assert "a: +1 fate (passing first)" in s.log()


def test_what_is_paid_and_what_all_lose_goes_without_saying():
    s = position("row a1: doji-whisperer\nfield b: hida-kisada [fate 2]\nphase: dynasty\nfate: 7 7")
    through(s, "window")
    play(s, "play a1/row/doji-whisperer", "fate 1")
    while s.asked is not None and s.round == 1:
        s.choose(s.question.default)
    assert not [line for line in s.log() if "+1 fate" in line or "−1 fate" in line]


@pytest.mark.ruling("L-8.15")
def test_how_a_card_leaves_play_is_told():
    s = position(
        "field a: adept-of-shadows, doji-whisperer\nholdings a1: imperial-storehouse\nfield b: hida-kisada [fate 1]\n"
        "phase: conflict"
    )
    for use in ("use a1/imperial-storehouse", "use a/adept-of-shadows"):
        while use not in options(s):
            s.choose(s.question.default)
        s.choose(use)
    while s.asked is not None and s.phase != "dynasty":
        s.choose(s.question.default)
    said = [
        line for line in s.log() if line.partition(" is ")[2] == "sacrificed" or "returns" in line or "leaves" in line
    ]
    assert said == [
        "Imperial Storehouse is sacrificed", "Adept of Shadows returns to its owner's hand", "Doji Whisperer leaves play",
    ]  # fmt: skip


@pytest.mark.ruling("U-143")
def test_who_loses_the_imperial_favor_is_told():
    s = position("favor: a\nfield a: doji-whisperer\nphase: conflict")
    ATOMS["lose favor"].change(s, about_seat("lose favor", 0))
    assert "a loses the Imperial Favor" in s.log()


@pytest.mark.ruling("U-105")
def test_a_broken_position_is_the_reason_for_an_attack_on_the_stronghold():
    s = against(
        "field sl: goblin-brawler\nfield a: doji-whisperer\nprovinces a1: manicured-garden [broken]\n"
        "deck sl: dark-bargain, dark-bargain, dark-bargain\nphase: conflict\nfirst: b",
        format="stronghold",
    )
    through(s, "type?")
    assert s.log()[-2:] == [
        "It attacks at position 1, for the air ring",
        "Province 1 of a cannot be attacked: the stronghold province is instead",
    ]


@pytest.mark.ruling("U-065")
def test_whose_fate_a_controller_chooses_is_asked_for_by_name():
    s = acts("dark-bargain", "field a: doji-whisperer [present]\nfield b: wild-ogre [present]")
    through(s, "choose one for")
    assert s.question.prompt == "What happens to Doji Whisperer?"
    assert [option.label for option in s.question.options] == ["Bow it", "Its controller loses 1 honor"]


def test_the_deck_is_one_where_it_does_something():
    s = against("field a: doji-whisperer")
    facts = (("win", -1, "", 0, 1), ("lose", -1, "", 1, 1))
    assert (
        GAME.talk.called(s, "answered", facts, False)
        == "a has won a conflict; the Shadowlands deck has lost a conflict"
    )


@pytest.mark.parametrize(
    ("format", "where"), [("skirmish", "province 1 of b"), ("stronghold", "Manicured Garden (province 1 of b)")]
)
def test_a_province_at_which_a_card_is_aimed_is_told_with_where_it_lies(format, where):
    s = position(
        "row a1: crippling-taxes\nrow b1: doji-challenger\nrow a2: doji-challenger\nfirst: a\nphase: dynasty",
        format=format,
    )
    s.choose("use a1/row/crippling-taxes")
    s.choose(next(said for said in options(s) if said.startswith("b1/")))
    assert f"It is aimed at {where}" in s.log(0)


@pytest.mark.parametrize(
    ("text", "choices", "told"),
    [
        (
            "field a: kaiu-siege-force [bowed]\nholdings a1: funeral-pyre\nphase: conflict",
            ("use a/kaiu-siege-force",),
            "Funeral Pyre goes to the bottom of its owner's deck",
        ),
        (
            "field a: doji-whisperer [present]\nfield b: hida-tomonatsu [present], hida-kisada [present]\n"
            "conflict: a military fire b1",
            ("use b/hida-tomonatsu",),
            "Doji Whisperer goes on top of its owner's deck",
        ),
        (
            "field b: adept-of-shadows\nfield a: adept-of-shadows\nphase: conflict",
            ("use a/adept-of-shadows",),
            "Adept of Shadows returns to its owner's hand",
        ),
        (
            "provinces b1: manicured-garden\nholdings b1: miwaku-kabe\nfield a: hida-kisada [present]\n"
            "conflict: a military fire b1",
            ("use b1/miwaku-kabe",),
            "Miwaku Kabe is shuffled into its owner's deck",
        ),
    ],
)
def test_where_a_card_goes_that_leaves_play_is_told(text, choices, told):
    s = position(text, format="stronghold", windows="all")
    for choice in choices:
        for _ in range(30):
            if choice in options(s):
                break
            s.choose("pass" if "pass" in options(s) else s.question.default)
        s.choose(choice)
    through(s, "window", "declare?")
    assert told in s.log()
    assert [line for line in s.log() if line.startswith(told.split(" goes")[0]) and "leaves play" in line] == []
