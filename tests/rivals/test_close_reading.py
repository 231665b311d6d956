"""Cards whose text says a little more, or less, than one remembers of it."""

import pytest

from coterie.games.rivals import GAME
from coterie.games.rivals.facts import leader
from tests.rivals.cards.turns import end_turn, onward
from tests.rivals.tools import blood_on, find, options, play_through, position, where

# ── once, or as often as one can pay ────────────────────────────────────────────────────────────────────────────────

THREE_BREWS = (
    "attached b: fixatio [on streets/frog], calcinatio [on streets/frog], athanor-corporis [on streets/frog]\n"
)


@pytest.mark.ruling("RR-5", "RR-9.1")
@pytest.mark.parametrize(
    ("detached", "left"),
    [
        (["b/fixatio", "done"], 1),
        (["b/fixatio", "b/calcinatio", "done"], 2),
        (["b/fixatio", "b/calcinatio", "b/athanor-corporis"], 3),
    ],
)
def test_frog_detaches_as_many_alchemies_as_he_likes_against_one_blow(detached, left):
    """Throat Rip deals 2 + 1 + 1, of which his own physical attribute and that of Athanor Corporis leave 3."""
    s = position(
        "streets a: hydra [blood 6]\nstreets b: frog [blood 3]\nhaven b: em [blood 4]\nhand a: throat-rip\n"
        + THREE_BREWS
    )
    s.choose("attack with a/hydra")
    onward(s, "answer?", target="b/frog", sort="physical", attack_card="play throat-rip")
    play_through(s, "use b/frog", *detached)
    onward(s)
    assert blood_on(s, "frog") == left


# ── who, and at what ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("RR-18", "R-163")
@pytest.mark.parametrize(("blocks", "afraid"), [("use b/street-preacher 1", [0, 1]), ("no block", [0, 0])])
def test_utter_darkness_frightens_the_blocker_and_no_mortal(blocks, afraid):
    s = position(
        "streets a: roman-monstrum [blood 5]\nhaven b: street-preacher [blood 2], em [blood 4]\ncity: student\n"
        "hand a: utter-darkness\n"
    )
    s.choose("attack with a/roman-monstrum")
    onward(s, target="city/student", sort="mental", attack_card="play utter-darkness", block=blocks)
    assert [s.pieces[find(s, face)].count("fear") for face in ("student", "street-preacher")] == afraid


@pytest.mark.ruling("RR-9")
@pytest.mark.parametrize(("blocks", "asked"), [("use b/dragons-roost 2", True), ("no block", False)])
def test_whom_far_reach_drags_out_cannot_react_but_a_blocker_can(blocks, asked):
    s = position(
        "leaders: frog doc\nhaven a: frog [blood 3]\nattached a: fixatio [on haven/frog]\nboard b: dragons-roost\n"
        "haven b: doc [blood 5], em [blood 4]\nhand a: far-reach\nhand b: insanity-defense\n"
    )
    play_through(s, "play far-reach", "b/em", "yes", "mental", blocks)
    assert (options(s) == ["play insanity-defense", "no card"]) is asked


@pytest.mark.ruling("R-179", "RR-14")
@pytest.mark.parametrize(
    ("how", "offered"),
    [(("play theft-of-vitae", "a/alejandro-lopez"), ["mend 3", "gain 1"]), ((), ["mend 3", "gain 1", "each mends"])],
)
def test_johnnys_party_mends_for_a_mortal_that_it_has_defeated_and_not_for_one_burned_otherwise(how, offered):
    s = position(
        "streets a: alejandro-lopez [blood 4], johnny [blood 3], hydra [blood 6]\nhaven b: doc [blood 5]\ncity: nun\n"
        "hand a: theft-of-vitae, throat-rip\n"
    )
    if how:
        s.choose(how[0])
        onward(s, "burn for?", who_acts=how[1])
    else:
        s.choose("attack with a/hydra")
        onward(s, "burn for?", target="city/nun", sort="physical", attack_card="play throat-rip")
    assert options(s) == offered


@pytest.mark.ruling("R-034", "R-036", "R-037")
def test_court_of_blood_serves_for_whomever_the_attack_has_defeated():
    """Drive-By deals 2 to its target, and 2 to Em, who has 1 Blood."""
    s = position(
        "streets a: kiril [blood 6], markus-kumnyama [blood 6]\nstreets b: doc [blood 5], em [blood 1]\n"
        "attached a: court-of-blood [on streets/markus-kumnyama]\nhand a: drive-by\n"
    )
    s.choose("attack with a/kiril")
    onward(s, "answer?", target="b/doc", sort="ranged", attack_card="play drive-by", choose="b/em")
    s.choose("use a/court-of-blood")
    onward(s)
    assert (where(s, "em"), s.pieces[find(s, "em")].host, where(s, "court-of-blood")) == (
        "attached",
        find(s, "kiril"),
        "discard",
    )
    assert (blood_on(s, "doc"), s.agenda) == (3, (1, 0))


@pytest.mark.ruling("R-034", "R-036")
def test_court_of_blood_does_not_serve_for_an_attacker_that_a_reaction_has_defeated():
    s = position(
        "streets a: hydra [blood 1], markus-kumnyama [blood 6]\nstreets b: doc [blood 5]\n"
        "attached a: court-of-blood [on streets/markus-kumnyama]\nhand b: the-mighty-fall\n"
    )
    s.choose("attack with a/hydra")
    onward(s, target="b/doc", sort="mental", reaction_card="play the-mighty-fall")
    assert (where(s, "hydra"), where(s, "court-of-blood")) == ("torpor", "attached")


@pytest.mark.ruling("R-125")
@pytest.mark.parametrize(("bearer", "asked"), [("b", False), ("a", True)])
def test_necromancy_asks_for_a_mortal_that_its_own_player_has_burned(bearer, asked):
    """Austerity Measures have a player burn a Retainer as the turn begins, and no Mortal is left in the City Deck."""
    who = {"a": "haven/scott", "b": "haven/doc"}[bearer]
    s = position(
        "haven a: kwame [blood 4], scott [blood 4]\nhaven b: doc [blood 5]\nhand a: necromancy, diminish\nactive: b\n"
        f"attached {bearer}: student [on {who}], nun [on {who}]\ndeck: austerity-measures, castro-street-party\n"
    )
    end_turn(s)
    play_through(s, "play necromancy", "a/kwame")
    assert (s.asked[1][0] == "may") is asked


# ── when ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("RR-4.1", "RR-6")
def test_cable_car_accident_keeps_nobody_outside_but_as_a_turn_starts():
    s = position(
        "streets a: leah-swiftfoot [blood 4], hydra [blood 6]\nstreets b: doc [blood 5]\nboard a: secret-passage\n"
        "city: cable-car-accident [prestige-b]\n"
    )
    s.choose("attack with a/leah-swiftfoot")
    onward(s, target="b/doc", sort="mental", answer="use a/leah-swiftfoot")
    s.choose("use a/secret-passage")
    assert [where(s, face) for face in ("leah-swiftfoot", "hydra", "doc")] == ["haven", "haven", "streets"]


@pytest.mark.ruling("RR-4.1", "RR-6")
def test_meeting_at_alcatraz_keeps_the_leader_outside_for_its_whole_turn():
    s = position(
        "leaders: hydra doc\nhaven a: hydra [blood 6], skunk [blood 3]\nhaven b: doc [blood 5]\nboard a: secret-passage\n"
        "deck: meeting-at-alcatraz\nactive: b\n"
    )
    end_turn(s)
    assert (where(s, "hydra"), "use a/secret-passage" in options(s)) == ("streets", False)
    play_through(s, "go out with a/skunk")
    onward(s, where_to="alone", along="done")
    s.choose("use a/secret-passage")
    assert where(s, "hydra") == "streets"


# ── face down ───────────────────────────────────────────────────────────────────────────────────────────────────────

HAUNTED = (
    "leaders: scott doc\nhaven a: scott [blood 4], sheilar-omar [blood 5]\nboard a: invisible-army, summon-spirit [blood 4]\n"
    "burned city: vagrant\nhaven b: doc [blood 5]\nwraiths: wraith-social\n"
)


@pytest.mark.ruling("R-028", "R-055", "R-181")
def test_a_vagrant_that_becomes_a_wraith_is_attached_as_no_retainer():
    """Invisible Army pays nothing for it, and Sheilar Omar does not take it over."""
    s = position(HAUNTED)
    play_through(s, "use a/summon-spirit", "a/scott")
    assert (s.asked[1][0], s.agenda, s.pieces[find(s, "vagrant")].host) == ("action?", (0, 0), find(s, "scott"))


@pytest.mark.ruling("R-156", "R-219")
@pytest.mark.parametrize("top", ["greed", "calcinatio"])
def test_what_anjali_attaches_face_down_is_no_alchemy_that_readies_frog(top):
    """Otherwise everybody could tell what lies there."""
    s = position(
        "haven a: frog [bowed, blood 3]\ntorpor a: anjali-the-samedi [blood 1]\nhaven b: doc [blood 5]\n"
        f"library a: {top}, greed\n"
    )
    play_through(s, "end", "use a/torpor/anjali-the-samedi")
    onward(s, "mend?")
    assert (s.pieces[find(s, top)].host, s.pieces[find(s, "frog")].ready) == (find(s, "frog"), False)


# ── at the same moment ──────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("R-263", "R-265", "RR-21")
@pytest.mark.parametrize(("first", "agenda"), [("b/jesus", (1, 0)), ("b/rene-koba", (4, 0))])
def test_of_those_that_fall_at_once_their_player_says_who_is_the_first_that_jan_zoubek_covers(first, agenda):
    """3 Agenda lie on Jesús, and a foe gains nothing for the first of the two."""
    s = position(
        "streets a: kiril [blood 6], markus-kumnyama [blood 6]\nhaven b: jan-zoubek [blood 2]\nhand a: drive-by\n"
        "streets b: jesus [blood 1, agenda 3], rene-koba [blood 1]\nprestige: 9 9\n"
    )
    s.choose("attack with a/kiril")
    onward(s, "falls first?", target="b/rene-koba", sort="ranged", attack_card="play drive-by", choose="b/jesus")
    assert (s.asked[0], options(s)) == (1, ["b/jesus", "b/rene-koba"])
    s.choose(first)
    onward(s)
    assert (s.agenda, where(s, "jesus"), where(s, "rene-koba")) == (agenda, "torpor", "torpor")


@pytest.mark.ruling("R-034", "R-037", "RR-17")
@pytest.mark.parametrize("consumed", ["jesus", "em"])
@pytest.mark.parametrize("first", ["b/jesus", "b/em"])
def test_a_leader_that_has_defeated_two_at_once_consumes_the_one_of_whom_it_is_asked(first, consumed):
    """There is one Prestige on The Big House, so one of them enters torpor, for which their player pays."""
    s = position(
        "leaders: kiril doc\nboard a: the-big-house [prestige-b 1]\nstreets a: kiril [blood 6]\nhand a: drive-by\n"
        "streets b: jesus [blood 1], em [blood 1]\nhaven b: doc [blood 5]\nprestige: 9 9\n"
    )
    s.choose("attack with a/kiril")
    onward(s, "falls first?", target="b/em", sort="ranged", attack_card="play drive-by", choose="b/jesus")
    s.choose(first)
    while s.asked[1][0] == "answer?":
        here = s.question.prompt.startswith("Jesús" if consumed == "jesus" else "Em")
        s.choose("use a/the-big-house" if here and "use a/the-big-house" in options(s) else "pass")
    other = {"jesus": "em", "em": "jesus"}[consumed]
    assert (where(s, consumed), where(s, other)) == ("attached", "torpor")
    assert (s.prestige, s.agenda) == ((9, 9 + 1 - 1), (2, 0))


@pytest.mark.ruling("RR-21", "RR-9")
def test_where_two_players_lose_one_each_at_once_nobody_is_asked():
    """Terrorize deals 2 against 1, The Mighty Fall 1 + 1 against 0."""
    s = position(
        "streets a: hydra [blood 1], skunk [blood 3]\nstreets b: jesus [blood 1], em [blood 4]\nhand a: terrorize\n"
        "hand b: the-mighty-fall\nprestige: 9 9\n"
    )
    s.choose("attack with a/hydra")
    onward(s, target="b/jesus", sort="mental", attack_card="play terrorize", reaction_card="play the-mighty-fall")
    assert (where(s, "hydra"), where(s, "jesus"), s.agenda) == ("torpor", "torpor", (1, 1))


@pytest.mark.ruling("R-263", "RR-18", "RR-21")
def test_envelop_lays_its_tokens_at_the_same_moment():
    """Both have 1 BP, and Jan Zoubek covers the one that their player names first."""
    s = position(
        "haven a: monika [blood 3]\nattached a: fixatio [on haven/monika]\nhand a: envelop\nprestige: 9 9\n"
        "streets b: april-smith [blood 1], wendy [blood 1, agenda 2]\nhaven b: jan-zoubek [blood 2]\n"
    )
    play_through(s, "play envelop", "b/april-smith")
    assert (s.asked[0], options(s)) == (1, ["b/april-smith", "b/wendy"])
    s.choose("b/wendy")
    onward(s)
    assert (s.agenda, s.prestige) == ((1, 0), (9, 7))


@pytest.mark.ruling("R-263", "R-148")
def test_jan_zoubek_covers_the_one_that_enters_torpor_first_though_its_defeat_has_begun_later():
    """April has 3 Agenda on her, and the token of Thrift Store fells René while she is being defeated."""
    s = position(
        "leaders: kiril april-smith\nboard b: thrift-store\n"
        "streets a: kiril [blood 6]\nstreets b: april-smith [blood 1, agenda 3]\n"
        "haven b: jan-zoubek [blood 2], rene-koba [blood 1, weak 1, agenda 2]\nprestige: 9 9\n"
    )
    s.choose("attack with a/kiril")
    onward(s, target="b/april-smith", sort="physical", choose="b/rene-koba")
    assert (where(s, "april-smith"), where(s, "rene-koba"), s.agenda) == ("torpor", "torpor", (4, 0))


@pytest.mark.ruling("R-049", "R-138", "R-158")
def test_whom_a_borrowed_vampire_has_consumed_burns_with_it_and_is_not_discarded():
    s = position(
        "haven a: kwame [blood 4]\nstreets b: hydra [bowed, blood 2], rene-koba [blood 1]\nhaven b: doc [blood 5]\n"
        "attached b: court-of-blood [on streets/hydra]\nhand a: spectral-possession\nprestige: 9 9\n"
        "attached a: chef [down, known all, on haven/kwame], wraith-social [down, known a, on chef]\n"
        "streets a: inmate-745943 [blood 4]\n"
    )
    s.choose("play spectral-possession")
    onward(s, "additional action?", choose="b/hydra")
    s.choose("attack with b2/hydra")
    onward(s, target="b/rene-koba", sort="physical", answer="use b/court-of-blood")
    assert (where(s, "rene-koba"), s.pieces[find(s, "rene-koba")].host) == ("attached", find(s, "hydra"))
    play_through(s, "attack with a/inmate-745943", "b2/hydra", "use a/inmate-745943")
    onward(s, sort="physical")
    assert (where(s, "hydra"), where(s, "rene-koba")) == ("torpor", "burned")


@pytest.mark.ruling("R-137", "R-138", "RR-19.1")
def test_who_lets_go_an_animal_of_a_borrowed_vampire_has_defeated_whom_it_kills():
    s = position(
        "haven a: kwame [blood 4]\nstreets b: drea-warden [bowed, blood 5], rene-koba [blood 1]\nhaven b: doc [blood 5]\n"
        "hand a: spectral-possession\nattached b: murder-of-crows [on streets/drea-warden]\nprestige: 9 9\n"
        "attached a: chef [down, known all, on haven/kwame], wraith-social [down, known a, on chef]\n"
    )
    s.choose("play spectral-possession")
    onward(s, "additional action?", choose="b/drea-warden")
    play_through(s, "attack with b2/drea-warden", "b/doc", "use b/murder-of-crows", "b/rene-koba")
    assert (where(s, "rene-koba"), where(s, "murder-of-crows"), s.agenda) == ("torpor", "burned", (1, 0))


@pytest.mark.ruling("RR-19", "R-137")
def test_an_attack_with_a_borrowed_vampire_is_over_once_the_borrower_is_out():
    s = position(
        "haven a: kwame [blood 4]\nstreets b: inmate-745943 [bowed, blood 4], jesus [blood 2]\nhaven c: doc [blood 5]\n"
        "attached a: chef [down, known all, on haven/kwame], wraith-social [down, known a, on chef]\n"
        "hand a: spectral-possession\nprestige: 1 9 9\nrivals: b c a\n",
        players=3,
        elimination="play on",
    )
    s.choose("play spectral-possession")
    onward(s, "additional action?", choose="b/inmate-745943")
    play_through(s, "attack with b2/inmate-745943", "c/doc", "use b2/inmate-745943")  # with the last Prestige
    onward(s)
    assert (s.out, s.active, blood_on(s, "doc"), where(s, "inmate-745943")) == ((0,), 1, 5, "haven")
    assert not any("The attack is" in line for line in s.log())


@pytest.mark.ruling("R-148", "RR-9", "RR-21")
@pytest.mark.parametrize(("blood", "agenda"), [(2, (0, 1)), (1, (1, 1))])
def test_the_party_of_who_falls_with_its_attacker_has_defeated_that_one(blood, agenda):
    """Zhang Wei takes 1 Prestige besides the one for torpor."""
    s = position(
        f"streets a: hydra [blood 1], skunk [blood 3]\nstreets b: jesus [blood {blood}], zhang-wei [blood 4]\n"
        "attached b: herald [on streets/zhang-wei]\nhand a: terrorize\nhand b: the-mighty-fall\nprestige: 9 9\n"
    )
    s.choose("attack with a/hydra")
    onward(s, target="b/jesus", sort="mental", attack_card="play terrorize", reaction_card="play the-mighty-fall")
    assert (where(s, "hydra"), s.prestige, s.agenda) == ("torpor", (7, 9 - agenda[0]), agenda)


# ── one name twice ──────────────────────────────────────────────────────────────────────────────────────────────────

HYDRAS = "leaders: hydra hydra skunk\nhaven c: skunk [blood 3]\nhand c: hydra\nactive: c\n"


@pytest.mark.ruling("R-110", "R-111", "RR-5.1")
@pytest.mark.parametrize(
    ("lies", "possible"),
    [
        (("haven", "haven"), False),
        (("torpor", "haven"), False),
        (("torpor", "torpor"), True),
    ],
)
def test_two_equal_leaders_begin_and_their_name_is_taken_as_long_as_one_is_in_its_coterie(lies, possible):
    """Who recruits it once both are in torpor burns both."""
    s = position(
        f"{HYDRAS}{lies[0]} a: hydra [blood 2]\n{lies[1]} b: hydra [blood 2]\nhaven a: doc [blood 5]\nhaven b: em [blood 4]\n",
        players=3,
    )
    assert ("recruit hydra" in options(s)) is possible
    if possible:
        s.choose("recruit hydra")
        assert [where(s, "hydra", n) for n in range(3)] == ["haven", "burned", "burned"]


@pytest.mark.ruling("RR-10.2", "R-110")
def test_a_leader_comes_back_from_torpor_though_another_player_has_one_of_its_name():
    s = position(
        "leaders: hydra hydra\ntorpor a: hydra [blood 6]\nhaven a: doc [blood 5]\nhaven b: hydra [blood 6]\n"
        "board a: the-dockyards\n"
    )
    end_turn(s)
    assert [where(s, "hydra", n) for n in range(2)] == ["haven", "haven"]
    assert [leader(s, seat) for seat in range(2)] == [find(s, "hydra", nth=0), find(s, "hydra", nth=1)]


def test_a_game_begins_with_the_same_deck_on_both_sides():
    s = GAME.start({"decks": ["brujah", "brujah"]}, seed=3)
    assert [leader(s, seat) for seat in range(2)] == [find(s, "hydra", nth=0), find(s, "hydra", nth=1)]


# ── whose card it is ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("RR-5", "R-204")
def test_off_limits_is_a_card_of_the_nosferatu_that_anybody_may_place():
    found = [
        each.name for each in GAME.listings() if "nosferatu" in each.facts["clan"] and "trap" in each.facts["type"]
    ]
    assert found == ["Off Limits"]
    assert "place off-limits" in options(
        position("haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nhand a: off-limits\n")
    )


@pytest.mark.ruling("RR-10.2", "RR-8")
@pytest.mark.parametrize(("blood", "now"), [(3, 4), (4, 4)])
def test_the_gift_of_false_life_brings_home_also_whom_no_blood_is_lacking(blood, now):
    """By itself she would come home at the end of her player's turn, exhausted."""
    s = position(
        "haven a: scott [blood 4]\nboard a: the-gift-of-false-life [blood 2]\nhaven b: doc [blood 5]\n"
        f"torpor a: kwame [blood {blood}]\n"
    )
    s.choose("use a/the-gift-of-false-life")
    assert (where(s, "kwame"), blood_on(s, "kwame"), s.pieces[find(s, "kwame")].ready) == ("haven", now, True)
    assert blood_on(s, "the-gift-of-false-life") == 1
