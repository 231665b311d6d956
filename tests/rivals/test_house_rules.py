"""House rules: the options of the set-up over which tables differ, each with its default and what else it can be."""

from collections import Counter

import pytest

from coterie.games.rivals import GAME
from coterie.games.rivals.facts import city
from coterie.games.rivals.options import HOUSE, HOUSE_RULES
from coterie.games.rivals.rules.targets import scouts
from coterie.kernel.pieces import ALL, pile
from tests.rivals.cards.turns import end_turn, onward
from tests.rivals.tools import asked, blood_on, faces, find, number, options, play_through, position, where

DEFAULTS = {
    "start_prestige": 20, "leader_blood": "personal", "opening_hand": 4, "opening_vampires": 1, "events_removed": 4,
    "hand_limit": 0, "base_influence": 1, "leader_influence": 1, "prestige_influence": 1, "modifiers": 1,
    "scheme_tie": "fails", "exhaust_for_intel": True, "sad_intel": "all", "exhausted_party": True,
    "block_exhausts": True, "mend_per_discard": 1, "torpor_exit": "exhausted", "wounded": "half",
    "aggravated_defeat": "burned", "attachments_on_torpor": "discarded", "elimination": "most Agenda",
    "challenge": "from anywhere", "mulligan": "none", "minus_bp": "Blood is lost", "minus_bp_stays": True,
    "fear": "stays exhausted", "round_limit": 300,
}  # fmt: skip


@pytest.mark.ruling("RR-20")
def test_what_the_sources_leave_open_is_an_option_with_a_default_and_folded_under_house_rules():
    there = {option.name: option for option in HOUSE_RULES}
    assert {name: there[name].default for name in DEFAULTS} == DEFAULTS
    assert {option.group for option in HOUSE_RULES} == {HOUSE}


def asked_for(s):
    """Return the first word of the present prompt."""
    return s.asked[1][0]


# ── setting up ──────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("RR-2")
@pytest.mark.parametrize(("library", "faction"), [(4, 1), (7, 0), (0, 6)])
def test_how_many_cards_the_first_hand_has(library, faction):
    s = GAME.start({"players": 2, "opening_hand": library, "opening_vampires": faction}, seed=3)
    for seat in range(2):
        backs = Counter([s.pieces[p].back.partition(" ")[0] for p in pile(s, "hand", seat)])
        assert (backs["library"], backs["faction"]) == (library, faction)
        assert (len(pile(s, "library", seat)), len(pile(s, "faction", seat))) == (40 - library, 6 - faction)


@pytest.mark.ruling("RR-2")
@pytest.mark.parametrize("n", [0, 4, 10])
def test_how_many_events_are_left_out_of_the_city_deck(n):
    s = GAME.start({"players": 2, "events_removed": n}, seed=3)
    assert len(pile(s, "gone", city(s))) == n


@pytest.mark.ruling("RR-2")
def test_nobody_is_asked_about_the_first_hand_unless_the_table_has_agreed_on_it():
    assert asked_for(GAME.start({"players": 3}, seed=3)) == "action?"


@pytest.mark.ruling("RR-2")
def test_everybody_may_shuffle_the_first_hand_back_once():
    s = GAME.start({"players": 3, "mulligan": "once"}, seed=3)
    first = s.first
    assert asked(s) == (first, ["keep", "new hand"])
    before = [(pile(s, "hand", seat), len(pile(s, "library", seat))) for seat in range(3)]
    s.choose("new hand")
    assert asked(s)[0] == (first + 1) % 3  # once only
    hand = pile(s, "hand", first)
    assert sorted(hand) != sorted(before[first][0])
    assert Counter(s.pieces[p].back for p in hand) == Counter(s.pieces[p].back for p in before[first][0])
    assert len(pile(s, "library", first)) == before[first][1]
    assert all(s.pieces[p].known == 0 for p in pile(s, "library", first))  # its player cannot tell where they are
    assert all(s.pieces[p].known != ALL for p in hand)
    play_through(s, "keep", "keep")
    assert asked_for(s) == "action?"
    assert [pile(s, "hand", seat) for seat in range(3) if seat != first] == [
        hand for seat, (hand, _) in enumerate(before) if seat != first
    ]


# ── −1 BP tokens ────────────────────────────────────────────────────────────────────────────────────────────────────

WEAK = "haven a: annika [blood 6]\nboard a: diminish [blood 1]\nhaven b: doc [blood {}], em [blood 4]\nprestige: 9 9\n"


@pytest.mark.ruling("RR-18")
@pytest.mark.parametrize(("reading", "left"), [("Blood is lost", 4), ("Blood stays", 5)])
def test_a_minus_bp_token_takes_the_blood_above_the_bp_or_leaves_it(reading, left):
    s = position(WEAK.format(5), minus_bp=reading)
    play_through(s, "use a/diminish", "b/doc")
    assert (number(s, "BP", "doc"), blood_on(s, "doc")) == (4, left)
    end_turn(s)
    assert blood_on(s, "doc") == left


@pytest.mark.ruling("RR-18")
def test_where_blood_stays_nobody_falls_by_the_token_nor_mends_above_the_bp():
    table = "haven a: annika [blood 6]\nboard a: diminish [blood 1]\nhaven b: wendy [blood 1], doc [blood 4]\nhand b: haze\n"
    s = position(table + "prestige: 9 9\n", minus_bp="Blood stays")
    play_through(s, "use a/diminish", "b/wendy")
    assert (where(s, "wendy"), number(s, "BP", "wendy"), blood_on(s, "wendy")) == ("haven", 0, 1)
    end_turn(s)
    s.choose("end")
    assert asked(s) == (1, ["discard haze", "done"])  # for Doc, who lacks 1
    s.choose("discard haze")
    assert (blood_on(s, "wendy"), blood_on(s, "doc")) == (1, 5)


@pytest.mark.ruling("RR-18")
@pytest.mark.parametrize(("stays", "potency"), [(True, 4), (False, 5)])
def test_minus_bp_tokens_stay_or_leave_in_the_ready_step_of_their_bearers_player(stays, potency):
    s = position(WEAK.format(5), minus_bp_stays=stays)
    play_through(s, "use a/diminish", "b/doc")
    assert number(s, "BP", "doc") == 4
    end_turn(s)
    assert (number(s, "BP", "doc"), blood_on(s, "doc")) == (potency, 4)  # what is lost does not come back


# ── attacks ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("RR-7")
@pytest.mark.parametrize("helps", [True, False])
def test_others_of_a_party_exhaust_for_intel_or_cannot(helps):
    s = position(
        "streets a: hydra [blood 6], karma [blood 3]\nhaven b: doc [blood 5]\nboard b: the-dockyards\n"
        "streets b: em [blood 4]\n",
        exhaust_for_intel=helps,
    )
    assert number(s, "Secrecy", "doc") == 1
    assert len(scouts(s, find(s, "hydra"))) == helps
    s.choose("attack with a/hydra")
    assert ("b/doc" in options(s)) is helps


@pytest.mark.ruling("RR-9")
@pytest.mark.parametrize("tires", [True, False])
def test_who_blocks_exhausts_or_stays_ready(tires):
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 5], em [blood 4]\n", block_exhausts=tires)
    s.choose("attack with a/hydra")
    onward(s, target="b/doc", sort="physical", block="block with b/em")
    assert (s.pieces[find(s, "em")].ready, s.pieces[find(s, "doc")].ready) == (not tires, True)
    assert (blood_on(s, "doc"), blood_on(s, "em")) == (5, 2)


# ── mending, torpor ─────────────────────────────────────────────────────────────────────────────────────────────────

HURT = "haven a: hydra [blood 2]\nhaven b: em [blood 4]\nhand a: haze, greed\nlibrary a: greed, greed\n"


@pytest.mark.ruling("RR-10.3")
@pytest.mark.parametrize(("n", "blood"), [(1, 3), (3, 5), (9, 6)])
def test_how_much_a_discarded_card_mends(n, blood):
    s = position(HURT, mend_per_discard=n)
    play_through(s, "end", "discard haze")
    assert (blood_on(s, "hydra"), faces(s, "discard", 0)) == (blood, ["haze"])


@pytest.mark.ruling("RR-10.3")
def test_where_cards_mend_nothing_nobody_is_asked_to_discard():
    s = position(HURT, mend_per_discard=0)
    s.choose("end")
    assert s.asked[1][0] != "mend?"


@pytest.mark.ruling("RR-10.2")
@pytest.mark.parametrize(("how", "ready"), [("exhausted", False), ("ready", True)])
def test_in_what_state_a_vampire_leaves_torpor(how, ready):
    s = position("haven a: hydra [blood 6]\ntorpor a: em [blood 4]\nhaven b: doc [blood 5]\n", torpor_exit=how)
    end_turn(s)
    assert (where(s, "em"), s.pieces[find(s, "em")].ready) == ("haven", ready)


@pytest.mark.ruling("RR-9.1", "RR-10.1")
@pytest.mark.parametrize(("how", "place", "prestige"), [("burned", "burned", 9), ("torpor", "torpor", 8)])
def test_who_falls_by_aggravated_damage_burns_or_enters_torpor(how, place, prestige):
    s = position(
        "haven a: hydra [blood 6]\nhaven b: doc [blood 1], em [blood 4]\ncity: team-x-operative\nprestige: 9 9\nactive: b\n",
        aggravated_defeat=how,
    )
    s.choose("end")
    onward(s, struck="b/doc")
    assert (where(s, "doc"), s.prestige[1]) == (place, prestige)
