"""Conspiracies and Traps: placed, added to, shown, resolved; and that nobody can tell one from the other."""

import random

import pytest

from coterie.games.rivals.rules.plots import could_spring
from coterie.kernel.pieces import put
from tests.rivals.tools import asked, faces, find, options, play_through, position, where

HOME = "haven a: guvnah [blood 5], karma [blood 3]\nhaven b: hydra [blood 6]\nprestige: 5 5\n"


def on(s, face: str) -> dict[str, int]:
    """Return the tokens on a card."""
    return dict(s.pieces[find(s, face)].counters)


@pytest.mark.ruling("R-203", "R-213", "RR-11.1")
def test_a_card_is_placed_face_down_with_one_prestige_of_the_personal_supply_by_a_character_that_exhausts():
    s = position(HOME + "hand a: all-tied-up")
    play_through(s, "place all-tied-up", "a/karma")
    assert (where(s, "all-tied-up"), on(s, "all-tied-up")) == ("plots", {"prestige": 1})
    assert (s.prestige, s.supply) == ((4, 5), (32 - 4 - 1 - 8, 32 - 5 - 6))
    assert not s.pieces[find(s, "karma")].ready
    assert s.pieces[find(s, "all-tied-up")].known == 1  # its own player alone knows it
    s = position(HOME + "hand a: all-tied-up\nprestige: 0 5")
    assert "place all-tied-up" not in options(s)  # there is nothing to lay on it


@pytest.mark.ruling("RR-11.1", "R-206")
def test_in_each_later_turn_of_its_own_the_player_may_add_one_prestige():
    s = position(HOME + "plots a: lost-glory [prestige 1]\nhand a: all-tied-up")
    play_through(s, "place all-tied-up", "a/karma")
    assert [o for o in options(s) if o.startswith("add")] == ["add to a/plots.1"]  # not to what was placed in this turn
    s.choose("add to a/plots.1")
    assert (on(s, "lost-glory"), s.prestige) == ({"prestige": 2}, (3, 5))
    assert not [o for o in options(s) if o.startswith("add")]  # once for each card and turn


@pytest.mark.ruling("R-206", "R-205")
def test_a_trap_grows_as_a_conspiracy_does_but_is_not_shown():
    s = position(HOME + "plots a: spiders [prestige 1], lost-glory [prestige 1]")
    found = [o for o in options(s) if o.startswith(("add", "show", "resolve"))]
    assert found == ["add to a/plots.1", "add to a/plots.2", "show a/plots.2 to b"]


@pytest.mark.ruling("RR-11.1")
def test_a_foe_who_is_shown_a_conspiracy_may_contribute_and_is_no_target_then():
    text = "haven a: karma [blood 3]\nhaven b: hydra [blood 6]\nhaven c: doc [blood 5]\nprestige: 5 5 5\n"
    s = position(text + "plots a: whispering-campaign [prestige 3]", players=3)
    s.choose("show a/plots.1 to b")
    assert asked(s) == (1, ["contribute", "no"])
    assert s.pieces[find(s, "whispering-campaign")].known == 0b011
    s.choose("contribute")
    assert (on(s, "whispering-campaign"), s.prestige) == ({"prestige": 3, "prestige-b": 1}, (5, 4, 5))
    assert "show a/plots.1 to b" not in options(s)  # one opportunity a turn
    s.choose("resolve a/plots.1")  # the only foe left answers itself
    assert s.prestige == (7, 4, 3)
    assert (where(s, "whispering-campaign"), on(s, "whispering-campaign")) == ("discard", {})
    assert [have + left for have, left in zip(s.prestige, s.supply, strict=True)] == [32 - 3, 32 - 6, 32 - 5]


@pytest.mark.ruling("RR-11.1")
def test_a_conspiracy_needs_its_prestige_and_its_players_own_turn():
    s = position(HOME + "plots a: whispering-campaign [prestige 3]")
    assert not [o for o in options(s) if o.startswith("resolve")]
    s = position(HOME + "plots b: whispering-campaign [prestige 4]")
    assert not [o for o in options(s) if o.startswith("resolve")]
    s = position(HOME + "plots a: whispering-campaign [prestige 4]")
    assert "resolve a/plots.1" in options(s)
    before = s.asked[1]
    s.choose("resolve a/plots.1")
    assert (s.prestige, s.asked[1]) == ((7, 3), before)  # it costs no action


@pytest.mark.ruling("RR-11.1")
def test_nobody_is_left_to_aim_at_once_all_have_contributed():
    s = position(HOME + "plots a: destroy-the-plans [prestige 3, prestige-b 1]")
    assert not [o for o in options(s) if o.startswith("resolve")]


@pytest.mark.ruling("RR-11.1")
def test_a_foe_may_refuse_and_is_a_target_still():
    s = position(HOME + "plots a: destroy-the-plans [prestige 3]\nhand b: unhinged")
    play_through(s, "show a/plots.1 to b", "no")
    assert (s.prestige, on(s, "destroy-the-plans")) == ((5, 5), {"prestige": 3})
    s.choose("resolve a/plots.1")
    assert asked(s)[0] == 1  # which card it discards, though there is only one: that is in its hand
    s.choose(options(s)[0])
    assert faces(s, "hand", 1) == []


# ── Traps ───────────────────────────────────────────────────────────────────────────────────────────────────────────

AMBUSH = """
streets a: hydra [blood 6]
haven b: {}
streets b: doc [blood 5]
plots b: spiders [prestige 1]
"""


@pytest.mark.ruling("R-208", "R-209", "R-214")
def test_a_trap_is_sprung_in_another_players_turn_once_its_event_has_happened_and_need_not_be():
    s = position(AMBUSH.format("dien [blood 6]"))
    play_through(s, "attack with a/hydra", "b/doc")
    assert asked(s) == (1, ["use b/plots.1", "pass"])
    trap = "use b/plots.1"
    s.choose("pass")
    assert where(s, "spiders") == "plots"
    s = position(AMBUSH.format("dien [blood 6]"))
    play_through(s, "attack with a/hydra", "b/doc", trap)
    assert (where(s, "spiders"), s.pieces[find(s, "hydra")].count("fear")) == ("discard", 1)
    assert s.supply[1] == 32 - 20 - 5 - 6  # the Prestige on it is back


@pytest.mark.ruling("R-211")
def test_a_trap_needs_its_discipline_in_the_coterie():
    s = position(AMBUSH.format("karma [blood 3]"))
    play_through(s, "attack with a/hydra", "b/doc")
    assert asked(s)[0] == 0  # nobody of b has animalism
    s = position(AMBUSH.format("karma [blood 3]").replace("haven b", "torpor b: dien [blood 1]\nhaven b"))
    play_through(s, "attack with a/hydra", "b/doc")
    assert asked(s)[0] == 0  # who lies in torpor is not in the coterie


@pytest.mark.ruling("R-209")
def test_a_trap_is_not_sprung_before_its_event():
    s = position(AMBUSH.format("dien [blood 6]") + "library a: unhinged, unhinged")
    s.choose("draw")
    assert asked(s)[0] == 0


@pytest.mark.ruling("R-210")
def test_a_trap_that_speaks_of_this_turn_can_wait():
    s = position(AMBUSH.format("dien [blood 6]"))
    play_through(s, "attack with a/hydra", "b/doc", "pass", "pass", "physical")
    later = [name for name in options(s) if name.startswith("resolve")]
    while not later:
        s.choose(
            {"attack card?": "no card", "block?": "no block", "reaction card?": "no card"}.get(s.asked[1][0], "pass")
        )
        later = [name for name in options(s) if name.startswith("resolve")]
    s.choose(later[0])
    assert s.pieces[find(s, "hydra")].count("fear") == 1


@pytest.mark.ruling("R-212", "R-215")
def test_several_traps_answer_one_event_and_one_without_prestige_too():
    s = position(AMBUSH.format("dien [blood 6]").replace("spiders [prestige 1]", "spiders, spiders [prestige 2]"))
    play_through(s, "attack with a/hydra", "b/doc")
    s.choose(options(s)[0])
    s.choose(options(s)[0])
    assert (s.pieces[find(s, "hydra")].count("fear"), faces(s, "discard", 1)) == (2, ["spiders", "spiders"])


# ── which is which ──────────────────────────────────────────────────────────────────────────────────────────────────

TABLE = """
haven a: guvnah [blood 5], doc [blood 5]
streets b: hydra [blood 6]
hand a: {}, {}
library a: {}, unhinged, unhinged, unhinged, unhinged, unhinged, dumpster-dive
library b: throat-rip, throat-rip, throat-rip, throat-rip
hand b: throat-rip
haven b: skunk [blood 3]
city: addict
prestige: 9 9
"""


def told(s, seat: int):
    """Return what another seat sees, and who is asked what."""
    scene = s.scene(seat)
    return {key: scene[key] for key in ("players", "areas", "asked", "log", "moment")}


def worlds():
    """Return two worlds that differ in one card of the first seat's hand: a Trap, or a Conspiracy."""
    one = position(TABLE.format("blood-poisoning", "all-tied-up", "lost-glory"), windows="all")
    other = one.clone()
    trap, plot = find(other, "blood-poisoning"), find(other, "lost-glory")
    a, b = other.pieces[trap], other.pieces[plot]
    put(other, trap, a.but(face=b.face))
    put(other, plot, b.but(face=a.face))
    other.asked = None
    other.play()
    return one, other


def both(one, other, choice: str) -> None:
    """Do the same in both worlds; the card of the first seat has another name in each."""
    one.choose(choice)
    other.choose(choice if choice in options(other) else choice.replace("blood-poisoning", "lost-glory"))


@pytest.mark.ruling("R-204", "R-205")
def test_a_trap_can_be_told_from_a_conspiracy_neither_by_look_nor_by_when_its_player_is_asked():
    one, other = worlds()
    windows, placed = 0, False
    for step in range(150):
        assert told(one, 1) == told(other, 1), step
        if one.asked is None or one.turn > 3:
            break
        assert (one.asked[0], one.asked[1][0]) == (other.asked[0], other.asked[1][0]), step
        placed = placed or where(one, "blood-poisoning") == "plots"
        windows += placed and one.asked[0] == 0 and one.asked[1][0] in ("answer?", "moment")
        both(one, other, wish(options(one), placed))
    assert where(one, "addict") == "attached"
    assert windows  # its player was asked, in the other world with nothing to answer


def wish(there: list[str], placed: bool) -> str:
    """What is chosen: the first seat places its card; the second attacks the Citizen and takes it, a trap if there is one."""
    wishes = [] if placed else ["place blood-poisoning", "a/doc", "end"]
    wishes += [
        "attach city/addict",
        "play throat-rip",
        "pass",
        "no card",
        "no block",
        "physical",
        "attack with b/hydra",
    ]
    wishes += ["go out with b/hydra", "alone", "city/addict", "done", "library", "end"]
    return next((name for name in wishes if name in there), there[0])


@pytest.mark.ruling("R-208", "R-214")
@pytest.mark.parametrize(
    ("card", "there", "times"),
    [("spiders", "dien [blood 6]", 4), ("spiders", "karma [blood 3]", 0), ("all-tied-up", "dien [blood 6]", 0)],
)
def test_in_windows_its_player_is_asked_if_a_face_down_card_could_be_a_trap(card, there, times):
    """It is a Conspiracy; what the rest of the deck holds decides whether it could be a Trap that the coterie can spring,
    for the moments too."""
    s = position(
        f"streets a: hydra [blood 6]\nhaven b: {there}\nstreets b: doc [blood 5]\nplots b: lost-glory [prestige 1]\n"
        f"library b: {card}, fleetness",
        windows="all",
    )
    play_through(s, "attack with a/hydra", "b/doc")
    found = []
    while s.asked[1][0] != "action?":
        found += [s.asked[1][0]] if s.asked[0] == 1 else []
        s.choose("pass" if s.asked[0] == 1 else options(s)[0])
    assert (len(found), found.count("moment")) == (times, max(0, times - 1))


@pytest.mark.ruling("R-210")
def test_a_card_that_everybody_knows_is_no_trap_that_could_be_sprung():
    table = "streets a: hydra [blood 6]\nhaven b: dien [blood 6]\nstreets b: doc [blood 5]\nlibrary b: spiders\n"
    for known, could in (("b", True), ("all", False)):
        s = position(table + f"plots b: lost-glory [known {known}, prestige 1]", windows="all")
        play_through(s, "attack with a/hydra", "b/doc")
        assert could_spring(s, 1) is could


@pytest.mark.ruling("R-152")
@pytest.mark.parametrize(
    ("hand", "library", "blood", "asks"),
    [
        ("mongrel", "fleetness", 5, True),  # she can use it
        ("fleetness", "mongrel", 5, True),  # for all that the others know
        ("fleetness", "unhinged", 5, False),  # there is no Animal in the whole deck
        ("fleetness", "mongrel", 1, False),  # her last Blood
    ],
)
def test_whether_one_is_asked_does_not_tell_what_the_hand_holds(hand, library, blood, asks):
    s = position(
        f"haven a: drea-warden [blood {blood}], tamaska [blood 6]\nstreets a: ghost [blood 4]\nstreets b: doc [blood 5]\n"
        f"hand a: {hand}\nlibrary a: {library}, {library}, {library}",
        windows="all",
    )
    s.choose("attack with a/ghost")
    assert (s.asked[1][0] == "moment") is asks


@pytest.mark.ruling("R-170", "R-204")
def test_while_somebody_says_who_places_a_card_others_think_of_what_could_be_placed():
    s = position(
        "haven a: hydra [blood 6], karma [blood 3]\nhaven b: doc [blood 5]\nhand a: whispering-campaign\n"
        "library a: fleetness, unhinged, throat-rip, spiders\nprestige: 5 5"
    )
    card = find(s, "whispering-campaign")
    s.choose("place whispering-campaign")
    assert s.asked[1][0] == "who places?"
    found = {s.sample(1, random.Random(n)).pieces[card].face for n in range(20)}
    assert found == {"whispering-campaign", "spiders"}
