"""What three trial slices of card games found wrong with kernel and words, row by row: each held wrongly once.

The rows are those of the list that the slices left; the cards here are made for them. Rows 2 and 15 have more tests in
tests/kernel/test_windows.py, row 16 is tests/words/test_two_vocabularies.py, row 18 tests/kernel/test_limits.py.
"""

import pytest

from coterie.games.primer.cards.definition import GEAR, OWN_RECRUIT, RECRUIT, Card, answer, attachment, event, recruit
from coterie.games.primer.state import ZONES
from coterie.games.primer.words.points import Earn, Spend
from coterie.games.primer.words.vocabulary import VOICE
from coterie.kernel.bids import bid
from coterie.kernel.errors import RulesError
from coterie.kernel.events import Event, about
from coterie.kernel.knowledge import mix
from coterie.kernel.lookahead import ahead
from coterie.kernel.pieces import Piece, found, move, new, pile, ref
from coterie.kernel.scopes import current, last
from coterie.kernel.steps import step
from coterie.words.amounts import Count
from coterie.words.cards.abilities import ONCE_A_TURN, Act, Trigger
from coterie.words.cards.answering import Instead
from coterie.words.cards.changing import Bow, PutCounters, RemoveCounters, Straighten
from coterie.words.cards.filters import BEING_PLAYED, BOWED, FOES, MINE, In, Kind
from coterie.words.cards.groups import EACH_FOE, IT, THIS, YOU, Cards
from coterie.words.cards.lasting import EndScope, Gain
from coterie.words.cards.moving import Depart, Discard, DrawCards
from coterie.words.cards.numbers import Blanks, Bonus, Grants
from coterie.words.groups import THAT
from coterie.words.picking import Choose
from tests.kernel.made import let_happen, table
from tests.primer import Provoked
from tests.primer.extra import ANY, FOE
from tests.primer.tools import asked, faces, find, options, position, why


def entering(name, about_whom, does):
    return recruit(name, 1, 1, Trigger("forced reaction", "enter", about_whom, does, must=True))


# ── rows 1 to 4: events ─────────────────────────────────────────────────────────────────────────────────────────────


def test_row_1_what_has_just_come_hears_that_it_came():
    herald = entering("Newcomer", THIS, DrawCards(1))
    s = table("hand a: newcomer\nfield b: watchman\ndeck a: hail, hex", herald)
    s.choose("play newcomer")
    assert (faces(s, "hand"), faces(s, "field")) == (["hail"], ["newcomer"])


@pytest.mark.parametrize("where", [RECRUIT & FOES, RECRUIT & FOES & BEING_PLAYED], ids=["as it is", "as it was"])
def test_row_1_what_has_just_come_can_be_acted_upon(where):
    s = table("hand a: brute\nfield b: jailer", entering("Jailer", Cards(where), Bow(IT)))
    s.choose("play brute")
    assert not s.pieces[find(s, "brute")].ready


def test_row_3_a_replacement_in_a_hand_is_for_its_own_seat():
    steal = answer("Steal", Trigger("would", "depart", FOE, Instead(Bow(IT)), where="hand"))
    s = table("field a: brute\nfield b: watchman [wound 1]\nhand a: steal, ambush", steal)
    s.choose("raid with a/brute")
    assert asked(s) == (0, ["use steal", "decline"])


def test_row_4_what_is_tied_to_a_replaced_event_does_not_happen():
    s = position("field a: brute, torch [on brute], amulet [on brute]\nfield b: watchman")
    brute, torch, amulet = (find(s, face) for face in ("brute", "torch", "amulet"))
    let_happen(s, about(s, "depart", brute), about(s, "depart", torch, after=0), about(s, "depart", amulet, after=0))
    s.choose("a/amulet")
    assert (faces(s, "field"), faces(s, "discard")) == (["brute", "torch"], ["amulet"])


# ── rows 5 and 6: texts ─────────────────────────────────────────────────────────────────────────────────────────────


def test_row_5_a_blank_leaves_what_was_gained():
    s = position("field a: brute\nfield b: martyr\nhand a: hex")
    martyr, bonus = find(s, "martyr", 1), Bonus("might", 2, THIS)
    last(s, martyr, "gain", bonus, current(s, "turn"))
    s.choose("play hex")
    assert s.pieces[martyr].text == (bonus,)


def test_row_5_a_text_counts_as_long_as_the_card_that_gives_it_is_attached():
    cloak = attachment("Cloak", Grants(Act(Earn(1))))
    s = table("hand a: cloak\nfield a: brute\nfield b: watchman", cloak)
    s.choose("play cloak")
    assert "act a/brute" in options(s)
    let_happen(s, about(s, "depart", find(s, "cloak")))
    assert "act a/brute" not in options(s)


def test_row_5_a_blank_as_long_as_a_card_is_attached():
    gag = attachment("Gag", Blanks(), to=ANY)
    s = table("field a: brute\nfield b: scribe, gag [on scribe]", gag)
    assert s.pieces[find(s, "scribe", 1)].text == ()
    let_happen(s, about(s, "depart", find(s, "gag", 1)))
    assert len(s.pieces[find(s, "scribe", 1)].text) == 1


def test_row_6_equal_abilities_have_a_limit_each():
    s = position("field a: brute\nfield b: watchman\ndeck a: hail, hex, hush")
    brute, draw = find(s, "brute"), Act(DrawCards(1), limit=ONCE_A_TURN)
    for _ in range(2):
        last(s, brute, "gain", draw, current(s, "turn"))
    let_happen(s)
    assert [o for o in options(s) if o.startswith("act")] == ["act a/brute 1", "act a/brute 2"]
    s.choose("act a/brute 1")
    assert [o for o in options(s) if o.startswith("act")] == ["act a/brute"]


def test_row_6_a_gained_ability_inherits_no_used_limit():
    two = recruit("Two", 1, 3, Act(Earn(1), limit=ONCE_A_TURN), Act(DrawCards(1), limit=ONCE_A_TURN))
    s = table("field a: two\nfield b: watchman\ndeck a: hail", two)
    piece, turn = find(s, "two"), current(s, "turn")
    s.choose("act a/two 1")
    last(s, piece, "blank", None, turn)
    last(s, piece, "gain", Act(PutCounters("wound", 1, THIS), limit=ONCE_A_TURN), turn)
    let_happen(s)
    assert "act a/two" in options(s)


# ── rows 7 to 10: piles, costs, seats, ends ─────────────────────────────────────────────────────────────────────────


def test_row_7_mixing_moves_no_face_to_another_kind_of_back():
    for dice in range(1, 12):
        s = position("field a: brute")
        s.dice = dice
        for face, back in (("watchman", "red"), ("brute", "red"), ("torch", "blue"), ("hex", "blue")):
            new(s, Piece(face, back, 0, "hand", 0, known=1))
        mix(s, "hand", 0)
        dealt = {(s.pieces[p].back, s.pieces[p].face) for p in pile(s, "hand", 0)}
        assert dealt == {("red", "watchman"), ("red", "brute"), ("blue", "torch"), ("blue", "hex")}


SMITH = recruit("Smith", 1, 2, Act(DrawCards(2), cost=Bow(THIS) >> Choose(Cards(GEAR & MINE), Depart())))
MONK = recruit("Monk", 1, 2, Act(DrawCards(1), cost=RemoveCounters("wound", 2, THIS)))
BROKER = recruit("Broker", 1, 2, Act(DrawCards(1), cost=Spend(1) >> Spend(1)))
THIEF = recruit("Thief", 1, 2, Act(DrawCards(1), cost=Bow(THIS) >> Bow(THIS)))


@pytest.mark.parametrize(
    ("text", "payable"),
    [
        ("field a: smith", False),
        ("field a: smith, torch [on smith]", True),
        ("field a: smith [bowed], torch [on smith]", False),
        ("field a: monk", False),
        ("field a: monk [wound]", False),
        ("field a: broker\npoints: 1 0", False),
        ("field a: broker\npoints: 2 0", True),
        ("field a: thief", False),  # it can be bowed once
    ],
)
def test_row_8_a_cost_is_paid_whole_or_not_at_all(text, payable):
    s = table(f"{text}\nfield b: watchman\ndeck a: hail, hex, bribe", SMITH, MONK, BROKER, THIEF)
    acts = [o for o in options(s) if o.startswith("act")]
    assert bool(acts) == payable
    if acts:
        s.choose(acts[0])
        assert faces(s, "hand") in (["hail"], ["hail", "hex"])
        assert (faces(s, "discard"), s.points) in ((["torch"], (0, 0)), ([], (0, 0)))


def test_row_9_an_event_about_a_seat_is_about_no_card():
    gull = recruit("Gull", 1, 1, Trigger("forced reaction", "earn", FOE, DrawCards(1), must=True))
    s = table("field a: gull\ndeck a: hail\nfield b: watchman", gull)
    let_happen(s, Event("earn", seat=0))
    assert (s.points, faces(s, "hand")) == ((1, 0), [])
    assert [s.game.affected(s, Event("earn", seat=seat)) for seat in (0, 1)] == [0, 1]


@pytest.mark.parametrize(("whom", "seat"), [(YOU, 0), (EACH_FOE, 1)], ids=["you", "a foe"])
def test_row_9_an_ability_can_speak_of_seats(whom, seat):
    gull = recruit("Gull", 1, 1, Trigger("forced reaction", "earn", whom, DrawCards(1), must=True))
    s = table("field a: gull\nfield b: watchman\ndeck a: hail, hex", gull)
    let_happen(s, Event("earn", seat=1 - seat))
    assert faces(s, "hand") == []
    let_happen(s, Event("earn", seat=seat))
    assert faces(s, "hand") == ["hail"]


def test_row_10_what_follows_the_end_of_a_turn_in_one_text_is_done():
    flee = event("Flee", EndScope("turn") >> Earn(3))
    s = table("field a: brute\nfield b: watchman\nhand a: flee\ndeck b: hail", flee)
    assert s.game.faces["flee"].text == "End the turn, then earn 3 points."
    s.choose("play flee")
    assert (s.points, s.turn, faces(s, "discard")) == ((3, 0), 2, ["flee"])


class Cellar(Provoked):
    """The primer with a trap that shares its life with the field: what lies there rests and comes back as it was."""

    zones = {  # noqa: RUF012 - it is read only, like that of every game
        **ZONES,
        "field": ZONES["field"]._replace(life="here"),
        "trap": ZONES["trap"]._replace(life="here", rests=True),
    }


def test_row_11_zones_that_share_a_life_keep_what_lies_on_a_card():
    s = position("field a: brute [wound]\nfield b: watchman", game=Cellar())
    brute, bonus = find(s, "brute"), Bonus("might", 1, THIS)
    last(s, brute, "gain", bonus, current(s, "turn"))
    before = ref(s, brute)
    move(s, brute, "trap", 0)
    assert (found(s, before), s.pieces[brute].text) == (s.pieces[brute], ())  # the same card still, and it rests
    move(s, brute, "field", 0)
    now = s.pieces[brute]
    assert (ref(s, brute), now.count("wound"), now.text) == (before, 1, (bonus,))


# ── rows 12 to 15: what is offered, explained, asked ────────────────────────────────────────────────────────────────


def test_row_12_the_first_part_decides_whether_it_is_offered():
    ghosts = Depart(Cards(Kind("recruit") & In("trap")))
    odd = event("Odd", ghosts >> Straighten(Cards(RECRUIT & BOWED & MINE)))
    even = event("Even", Straighten(Cards(RECRUIT & BOWED & MINE)) >> ghosts)
    s = table("field a: brute [bowed]\nfield b: watchman\nhand a: odd, even", odd, even)
    assert [o for o in options(s) if o.startswith("play")] == ["play even"]


def test_row_13_a_number_names_the_card_that_gave_it():
    rage = event("Rage", Choose(OWN_RECRUIT, Gain(Bonus("might", 3, THIS))))
    s = table("field a: brute\nfield b: watchman\nhand a: rage", rage)
    s.choose("play rage")
    assert why(s, find(s, "brute"), "might") == [(2, "printed"), (3, "rage")]


def test_row_14_the_prompt_tells_what_is_answered():
    s = position("field a: brute\nfield b: watchman\nhand a: firestorm\nhand b: hush", windows="all")
    s.choose("play firestorm")
    assert s.question.prompt == "About to happen: Firestorm of a is played. Do you respond?"


def test_row_15_nobody_is_asked_about_what_its_cards_do_not_answer():
    s = position("field a: brute\nfield b: watchman\nhand a: hush, firestorm\nhand b: vigil", windows="all")
    s.choose("play firestorm")
    assert asked(s) == (1, ["pass"])  # b might hold a hush, a is not asked about its own card
    s.choose("pass")
    assert asked(s) == (0, ["pass"])  # a might hold a vigil for the brute; its hush is no answer to a departure


@step("slices.round")
def turn_around(s, *_) -> None:
    s.do((turn_around,))


# ── rows 17 to 20 ───────────────────────────────────────────────────────────────────────────────────────────────────


def test_row_17_only_what_would_change_can_be_chosen():
    rest = event("Rest", Choose(OWN_RECRUIT, Bow()))
    s = table("hand a: rest\nfield a: watchman [bowed], brute, mimic\nfield b: martyr", rest)
    s.choose("play rest")
    assert options(s) == ["a/brute", "a/mimic"]


def test_row_17_a_bid_that_names_a_seat_twice_is_refused_before_anybody_bids():
    s = position("field a: brute")
    s.asked = None
    s.todo.append((bid, "sale", (0, 0), 0, (3, 3), (turn_around,)))
    with pytest.raises(RulesError, match="each seat bids once for sale"):
        s.play()


@step("slices.loop_or_not")
def loop_or_not(s) -> None:
    s.ask(0, ("may", Earn(1)), [("yes", (), ((turn_around,),)), ("no", (), ())])


def test_row_19_a_search_ends_in_a_forced_loop():
    s = position("field a: brute\nfield b: watchman")
    s.asked = None
    s.todo.append((loop_or_not,))
    s.play()
    world = s.clone()
    ahead(world, 0, s.game.bot.horizon(s))
    assert world.reason == "a loop without a decision"


@pytest.mark.parametrize(
    ("word", "text"),
    [
        (Choose(Cards(In("hand")), Discard(), least=0, most=2), "discard up to 2 cards in your hand"),
        (Choose(OWN_RECRUIT, Bow(), least=0, most=2), "bow up to 2 recruits of yours"),
        (Count(OWN_RECRUIT), "the number of recruits of yours"),
        (RemoveCounters("wound", 1, THIS), "remove a wound from this card"),
        (PutCounters("wound", 2, THAT), "put 2 wounds on it"),
        (Trigger("would", "depart", THIS, DrawCards(1), must=True), "when this card would depart, draw a card"),
    ],
)
def test_row_20_plurals_and_articles(word, text):
    assert word.say(VOICE) == text


def test_a_card_that_counts_in_the_discard_pile_says_from_where():
    ghost = recruit("Ghost", 1, 1, Trigger("forced reaction", "depart", FOE, Earn(1), must=True, where="discard"))
    assert ghost.text == "From your discard pile, after a recruit of a foe departs, earn 1 point."
    assert isinstance(ghost, Card)
