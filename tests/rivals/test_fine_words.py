"""Small things that words reckon: the first and the last that counts, who is beside, what is just enough."""

import dataclasses

import pytest

from coterie.games.rivals import GAME
from coterie.games.rivals.cards import CARDS
from coterie.games.rivals.numbers import INTEL, SHIELD
from coterie.games.rivals.rules.turn import TURN, gain_actions
from coterie.games.rivals.words.animals import DetachThis
from coterie.games.rivals.words.characters import CHARACTER, FOREIGN, OWN, UNATTACHED
from coterie.games.rivals.words.circumstances import Skilled
from coterie.games.rivals.words.city import ACTIVE, PLAYERS, Beset, GainActions
from coterie.games.rivals.words.fights import doer
from coterie.games.rivals.words.hands import Draw
from coterie.games.rivals.words.influence import (
    ExertInfluence,
    GainInfluence,
    IfScheme,
    InFavor,
    MoreInfluence,
    gain_by_bp,
)
from coterie.games.rivals.words.parties import ACTOR, YOUR_LEADER, Highest, acting
from coterie.games.rivals.words.players import Chosen, PlayerOf
from coterie.games.rivals.words.spending import MoveBlood
from coterie.games.rivals.words.tokens import PutTokens, Steal
from coterie.games.rivals.words.torpor import Raise
from coterie.games.rivals.words.wraiths import CreateWraith, MoveWraith, lending
from coterie.kernel.events import about
from coterie.kernel.pieces import pile, ref
from coterie.kernel.procedures import data_of, remember
from coterie.kernel.scopes import current
from coterie.words.cards.filters import Kind
from coterie.words.cards.groups import Cards
from coterie.words.effects import run
from coterie.words.frames import Frame
from coterie.words.groups import Bound
from coterie.words.purse import Purse
from tests.rivals.cards.turns import end_turn, onward
from tests.rivals.tools import asked, blood_on, find, options, play_through, position, where

NOTHING = Cards(Kind("nothing"))


def frame(s, face: str, seat: int = 0) -> Frame:
    """Return the frame of an effect of a character."""
    at = ref(s, find(s, face))
    return Frame(at[0], seat, -1, (("this", at), ("actor", at)))


# ── whom one can attack ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("RR-6")
@pytest.mark.parametrize(("waits", "may"), [(True, False), (False, True)])
def test_an_exhausted_member_keeps_its_party_from_attacking_unless_the_table_plays_otherwise(waits, may):
    table = (
        "streets a: hydra [blood 6], skunk [bowed, blood 3]\nstreets a2: brother [blood 5]\nstreets b: doc [blood 5]\n"
    )
    s = position(table, exhausted_party=waits)
    assert ("attack with a/hydra" in options(s), "attack with a/skunk" in options(s)) == (may, False)
    assert "attack with a2/brother" in options(s)  # of another party


HIDDEN = (
    "streets a: {}\nstreets b: doc [blood 5]\nattached b: earth-meld [on streets/doc]\nhand a: {}\nleaders: {} doc\n"
)


@pytest.mark.ruling("RR-7", "R-238")
def test_one_card_gives_intel_to_everybody_and_two_to_who_feints():
    two = "scoped-30-06, scoped-30-06"
    assert "attack with a/dien" in options(position(HIDDEN.format("dien [blood 6]", two, "dien")))
    assert "attack with a/dien" not in options(position(HIDDEN.format("dien [blood 6]", "scoped-30-06", "dien")))
    assert "attack with a/hydra" not in options(position(HIDDEN.format("hydra [blood 6]", two, "hydra")))
    further = HIDDEN.replace("streets b", "board b: the-madhouse\nhaven b").replace("streets/doc", "haven/doc")
    assert "attack with a/dien" not in options(
        position(further.format("dien [blood 6]", f"{two}, scoped-30-06", "dien"))
    )


@pytest.mark.ruling("RR-7", "R-238")
@pytest.mark.parametrize("hand", ["scoped-30-06, binoculars", "binoculars, scoped-30-06"])
def test_of_several_cards_the_best_counts(monkeypatch, hand):
    monkeypatch.setitem(GAME.faces, "binoculars", dataclasses.replace(CARDS["scoped-30-06"], intel=2))
    assert "attack with a/hydra" in options(position(HIDDEN.format("hydra [blood 6]", hand, "hydra")))


@pytest.mark.ruling("R-021")
def test_agenda_of_a_foe_gives_intel_to_the_party_of_who_says_so_and_to_no_other():
    text = "streets a: hydra [blood 6]\n{}: shades [blood 4]\nhaven b: doc [blood 5]\nboard b: the-madhouse\nagenda: 0 {}\n"
    for place, agenda, may in (("streets a", 5, True), ("streets a", 4, False), ("streets a2", 5, False)):
        s = position(text.format(place, agenda).replace("blood 4]", "bowed, blood 4]"), exhausted_party=False)
        assert ("attack with a/hydra" in options(s)) is may, (place, agenda)


WRAITH = (
    "streets a: hydra [blood 6]\nhaven b: doc [blood 5]\nboard b: the-madhouse\n"
    "attached a: chef [{}down, known all, on streets/hydra], wraith-intel [{}known all, on chef]\n{}"
)


@pytest.mark.ruling("RR-7", "R-065")
def test_a_token_that_could_be_turned_up_and_exhausted_counts_twice():
    meld = "attached b: earth-meld [on haven/doc]\n"  # 3 Secrecy in all
    table = WRAITH.replace("board b: the-madhouse\n", "") + meld
    assert "attack with a/hydra" in options(position(table.format("", "down, ", "")))  # against 2
    assert "attack with a/hydra" not in options(position(table.format("bowed, ", "down, ", "")))
    assert "attack with a/hydra" not in options(position((WRAITH + meld).format("", "down, ", "")))  # against 3
    assert "attack with a/hydra" in options(position(WRAITH.format("bowed, ", "down, ", "")))  # against 1


@pytest.mark.ruling("RR-7", "R-062")
def test_a_token_that_lies_open_counts_as_long_as_it_can_be_exhausted():
    assert "attack with a/hydra" in options(position(WRAITH.format("", "", "")))
    assert "attack with a/hydra" not in options(position(WRAITH.format("bowed, ", "", "")))


@pytest.mark.ruling("R-062", "R-067", "R-068")
def test_tokens_that_lower_damage_answer_it_and_others_do_not():
    assert {name: len(lending(name)) for name in (SHIELD, "physical", "mental", INTEL, "Influence")} == {
        SHIELD: 2, "physical": 2, "mental": 2, INTEL: 1, "Influence": 1,
    }  # fmt: skip


# ── wraiths ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("R-053", "R-054", "R-056")
@pytest.mark.parametrize(
    "lacking",
    ["wraiths: wraith-social\n", "burned city: cop\n",
     "wraiths: wraith-social\nburned city: cop\nattached a: " + ", ".join(["chef [on haven/hydra]"] * 3) + "\n"],
)  # fmt: skip
def test_without_a_mortal_a_token_or_room_nothing_is_created(lacking):
    s = position("haven a: hydra [blood 6]\nhaven b: doc [blood 5]\n" + lacking)
    before = [now.zone for now in s.pieces]
    s.asked = None
    s.todo.append((run, CreateWraith(ACTOR), s.new(frame(s, "hydra"))))
    s.play()
    assert (s.asked[1][0], [now.zone for now in s.pieces]) == ("action?", before)


@pytest.mark.ruling("R-107", "R-108")
def test_a_wraith_moves_to_another_one_with_room_only():
    def can(to: str, more: str = "") -> bool:
        wraith = "attached a: cop [down, known all, on haven/hydra], wraith-social [down, known a, on cop]\n"
        s = position("haven a: hydra [blood 6], brother [blood 5]\nhaven b: doc [blood 5]\n" + more + wraith)
        bound = (("wraith", ref(s, find(s, "cop"))), ("that", ref(s, find(s, to))))
        return MoveWraith().able(s, Frame(-1, 0, -1, bound))

    assert can("brother")
    assert not can("hydra")  # where it is already
    assert not can("brother", "attached a: " + ", ".join(["chef [on haven/brother]"] * 3) + "\n")
    s = position("haven a: hydra [blood 6]\nhaven b: doc [blood 5]\n")
    assert not MoveWraith().able(s, Frame(-1, 0))


# ── Influence ───────────────────────────────────────────────────────────────────────────────────────────────────────

VOTERS = "haven a: muhammad-zadeh [blood 5], ty-smith [blood 3]\nhaven b: doc [blood 5], karma [blood 3]\n"


def voting(more: str = ""):
    """Let the first seat commit Influence to a Scheme of its own."""
    s = position(VOTERS + "hand a: fame-fortune\n" + more)
    play_through(s, "play fame-fortune", "a/muhammad-zadeh")
    return s


@pytest.mark.ruling("RR-12", "RR-12.1")
def test_who_takes_part_can_have_more_influence():
    s = voting("library a: lost-glory, throat-rip\n")
    mine, theirs = frame(s, "ty-smith"), frame(s, "doc", 1)
    assert GainInfluence(1).able(s, mine)
    assert not GainInfluence(0).able(s, mine)
    assert not GainInfluence(1).able(s, theirs)  # it has not said on which side it is
    assert MoreInfluence(1, ACTOR).able(s, mine)
    assert not MoreInfluence(0, ACTOR).able(s, mine)
    assert IfScheme("wins", Draw(1)).able(s, mine)
    s.choose("exert a/ty-smith")
    assert not MoreInfluence(1, ACTOR).able(s, mine)  # it has exerted all it has
    assert MoreInfluence(1, OWN).able(s, mine)
    data = data_of(s, "conflict")
    assert data.amounts == (1, 0)
    gain_by_bp(s, find(s, "lost-glory"), 0)  # which needs none
    assert data_of(s, "conflict").amounts == (1, 0)
    gain_by_bp(s, find(s, "throat-rip"), 0)
    assert data_of(s, "conflict").amounts == (5, 0)
    remember(s, "conflict", totals=(7, 3))
    assert [InFavor(per).value(s, mine) for per in (1, 5)] == [7, 1]


@pytest.mark.ruling("R-168", "R-169")
@pytest.mark.parametrize(("needed", "answers", "paid"), [
    (2, ("exert a/hydra",), 2),
    (3, ("exert a/hydra", "exert a/karma"), 3),
    (9, ("exert a/hydra", "exert a/karma"), None),  # all that there is
])  # fmt: skip
def test_influence_is_exerted_whole_or_nothing_is_paid(needed, answers, paid):
    s = position(
        "haven a: hydra [blood 6], karma [blood 3]\nhaven b: doc [blood 5]\nleaders: hydra doc\n", prestige_influence=0
    )
    at = s.new(frame(s, "hydra"))
    s.asked = None
    s.todo.append((run, ExertInfluence(needed), at))
    s.play()
    play_through(s, *answers)
    assert (s.asked[1][0], s.rows[at].get("done")) == ("action?", paid)
    assert ExertInfluence(3).able(s, frame(s, "doc", 1)) is False
    assert ExertInfluence(2).able(s, frame(s, "doc", 1)) is True


@pytest.mark.ruling("RR-12.1")
def test_the_sides_are_told():
    s = voting()
    play_through(s, "done", "no", "done")
    assert [line for line in s.log() if line in ("a: YES", "b: NO")] == ["a: YES", "b: NO"]


# ── actions ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("RR-4.2", "RR-5")
def test_unhosted_actions_are_used_up_before_others():
    table = "haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nhand a: search-engine, emergency-bloodbag\n"
    s = position(table + "actions: 2\nunhosted: 1\n")
    turn = current(s, "turn")
    s.choose("play search-engine")
    assert (TURN.of(s, turn).actions, TURN.of(s, turn).unhosted) == (2, 0)
    s.choose("play emergency-bloodbag")
    assert (TURN.of(s, turn).actions, TURN.of(s, turn).unhosted) == (1, 0)


@pytest.mark.ruling("RR-4.2")
def test_nobody_has_fewer_actions_than_none():
    s = position("haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nactions: 1\n")
    turn = current(s, "turn")
    left = []
    for n in (-1, -1, 2):
        gain_actions(s, n)
        left.append(TURN.of(s, turn).actions)
    assert left == [0, 0, 2]


@pytest.mark.ruling("RR-4.1")
def test_what_hangs_on_the_characters_of_each_player_becomes_ready():
    s = position("haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nattached a: chef [bowed, on haven/hydra]\n"
                 "attached b: cop [bowed, on haven/doc]\n")  # fmt: skip
    end_turn(s)
    assert [s.pieces[find(s, face)].ready for face in ("chef", "cop")] == [False, True]
    end_turn(s)
    assert [s.pieces[find(s, face)].ready for face in ("chef", "cop")] == [True, True]


def test_numbers_of_actions_are_said_as_they_should_be():
    voice = GAME.vocabulary.voice
    said = [word.say(voice) for word in (GainActions(1), GainActions(2), GainActions(unhosted=1), GainActions(-1))]
    assert said == ["gain 1 action", "gain 2 actions", "gain 1 unhosted action", "lose 1 action this turn"]


# ── whom and what ───────────────────────────────────────────────────────────────────────────────────────────────────

HOME = "haven a: hydra [blood 6], karma [blood 1]\nhaven b: doc [blood 5]\ntorpor a: skunk [blood 1]\n"


@pytest.mark.ruling("RR-3")
def test_what_is_done_is_done_by_who_acts_or_by_the_card():
    s = position(HOME)
    assert acting(s, Frame(find(s, "doc"), 1)) == find(s, "doc")
    at = ref(s, find(s, "hydra"))
    assert acting(s, Frame(find(s, "doc"), 1, -1, (("actor", at),))) == at[0]
    assert acting(s, Frame(find(s, "doc"), 1, -1, (("actor", (at[0], -1)),))) == find(s, "doc")  # it is gone


@pytest.mark.ruling("RR-10")
def test_the_first_card_of_all_can_bring_something_about():
    s = position(HOME)
    assert find(s, "hydra") == 0
    assert doer(s, about(s, "blood", find(s, "doc"), -1, source=0)) == 0
    assert doer(s, about(s, "blood", find(s, "doc"), -1)) == -1
    s = position(HOME + "city: chef\n")
    assert doer(s, about(s, "blood", find(s, "doc"), -1, source=find(s, "chef"))) == -1  # the City is no player


@pytest.mark.ruling("RR-3", "RR-8")
@pytest.mark.parametrize(
    ("word", "whether"),
    [
        (Steal("agenda", whom=ACTIVE), False),
        (Steal("prestige", whom=ACTIVE), True),
        (Steal("agenda", whom=PlayerOf(FOREIGN)), True),
        (Draw(1, deck="library"), True),
        (Draw(0, deck="library"), False),
        (Draw(1, deck="faction"), False),
        (Raise(Bound("torpid")), True),
        (Raise(ACTOR), False),  # who is in the coterie
        (Beset(ACTOR, ACTIVE), True),
        (Beset(NOTHING, ACTIVE), False),
        (Beset(ACTOR, Chosen()), False),
        (PutTokens("blood", 1, ACTOR), False),  # he has all his Blood
        (PutTokens("blood", 1, Bound("torpid")), True),
        (PutTokens("blood", 0, Bound("torpid")), False),
        (MoveBlood(1, OWN, Bound("torpid")), True),
        (MoveBlood(1, Bound("torpid"), OWN, keep=1), False),  # it has one
        (MoveBlood(1, OWN, ACTOR), False),  # he lacks none
    ],
)
def test_what_would_change_something(word, whether):
    s = position(HOME + "agenda: 0 1\nlibrary a: backup\n")
    f = frame(s, "hydra").bind("torpid", ref(s, find(s, "skunk")))
    assert word.able(s, f) is whether


@pytest.mark.ruling("R-087")
@pytest.mark.parametrize(("prestige", "whether"), [(23, True), (24, False)])
def test_nothing_is_put_where_the_supply_is_empty(prestige, whether):
    s = position(HOME + f"prestige: {prestige} 9\n")  # 8 Blood of the colour lie on characters
    assert s.supply[0] == 24 - prestige
    f = frame(s, "hydra").bind("torpid", ref(s, find(s, "skunk")))
    assert PutTokens("blood", 1, Bound("torpid")).able(s, f) is whether


@pytest.mark.ruling("R-271")
def test_those_with_the_highest_number():
    s = position(HOME + "haven a: shades [blood 4]\n")
    found = [s.pieces[at[0]].face for at in Highest("potence", OWN).members(s, frame(s, "hydra"))]
    assert found == ["hydra"]
    assert Highest("potence", FOREIGN).members(s, frame(s, "hydra")) == FOREIGN.members(s, frame(s, "hydra"))
    assert Highest("potence", NOTHING).members(s, frame(s, "hydra")) == ()


@pytest.mark.ruling("RR-3")
def test_what_hangs_on_the_first_card_of_all_is_attached():
    s = position("haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nattached a: chef [on haven/hydra]\n")
    chef = find(s, "chef")
    assert s.pieces[chef].host == 0
    assert not UNATTACHED.holds(s, frame(s, "hydra"), chef, s.pieces[chef])
    assert UNATTACHED.holds(s, frame(s, "hydra"), 0, s.pieces[0])


@pytest.mark.ruling("RR-2")
def test_players_are_meant_by_their_seats():
    s = position(HOME)
    f = frame(s, "hydra")
    assert [PLAYERS.means(s, f, target) for target in (("seat", 0), ("seat", 1), 0, 1, ("piece", 0))] == [
        True, True, False, False, False,
    ]  # fmt: skip


@pytest.mark.ruling("RR-11.5")
def test_a_card_is_detached_for_one_thing_only():
    s = position("haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nattached a: chef [on haven/hydra]\n")
    purse, f = Purse(), frame(s, "chef")
    assert [DetachThis().payable(s, f, purse) for _ in range(2)] == [True, False]
    assert not DetachThis().payable(s, frame(s, "hydra"), Purse())  # who hangs on nothing


def test_how_a_whole_coterie_is_called():
    voice = GAME.vocabulary.voice
    assert Skilled("potence", OWN).say(voice) == "your coterie has potence"
    assert Skilled("potence").say(voice) == "this character has potence"
    assert Skilled("potence", FOREIGN, 2).say(voice).endswith("has 2 or more potence")


@pytest.mark.ruling("R-119")
@pytest.mark.parametrize(
    ("attacker", "card", "victim", "left"),
    [
        ("hydra [blood 6]", "throat-rip", "em [blood 4]", 4 - (2 + 1 + 1 - 3)),  # her fortitude shields her from 3
        ("thora [blood 5]", "", "em [blood 4]", 4),
        ("hydra [blood 6]", "throat-rip", "em [blood 1]", 1),  # in torpor; Aggravated damage would have burned her
        ("thora [blood 5]", "", "dien [blood 6]", 6),  # nothing is left of it as his own 2 lower it
    ],
)
def test_flesh_of_marble_lowers_aggravated_damage_and_may_leave_some(attacker, card, victim, left):
    s = position(
        f"streets a: {attacker}\nstreets b: {victim}, skunk [blood 3]\nhand a: throat-rip\nhand b: flesh-of-marble\n"
    )
    s.choose(f"attack with a/{attacker.partition(' ')[0]}")
    face = victim.partition(" ")[0]
    onward(s, "block?", target=f"b/{face}", sort="physical", attack_card=f"play {card}" if card else "no card")
    remember(s, "attack", tags=("aggravated",))
    onward(s, answer="use flesh-of-marble")
    assert (blood_on(s, face), where(s, "flesh-of-marble")) == (left, "discard")
    assert where(s, face) == ("torpor" if victim == "em [blood 1]" else "streets")


def test_fourth_tradition_can_be_attached_beside_two_other_cards():
    two = "attached b: chef [on haven/doc], cop [on haven/doc]\n"
    s = position("haven a: karma [blood 3]\nhaven b: doc [blood 5]\nleaders: hydra doc\n" + two
                 + "hand a: fourth-tradition-the-accounting\n")  # fmt: skip
    assert "play fourth-tradition-the-accounting" in options(s)
    s.choose("play fourth-tradition-the-accounting")
    assert s.pieces[find(s, "fourth-tradition-the-accounting")].host == find(s, "doc")


@pytest.mark.ruling("RR-19")
def test_a_leader_is_there_only_in_its_own_coterie():
    s = position(HOME + "leaders: skunk doc\n")
    assert YOUR_LEADER.members(s, frame(s, "hydra")) == ()
    assert [s.pieces[at[0]].face for at in YOUR_LEADER.members(s, frame(s, "doc", 1))] == ["doc"]
    assert len(Cards(CHARACTER).members(s, frame(s, "hydra"))) == 3
    assert (len(pile(s, "torpor", 0)), where(s, "skunk"), asked(s)[0]) == (1, "torpor", 0)
