"""Crossings: three and more cards of the later sets that meet, with what must come of it worked out from the rules first."""

import pytest

from coterie.games.rivals.facts import is_curse
from tests.rivals.cards.turns import onward
from tests.rivals.tools import blood_on, find, number, options, play_through, position, where


def on(s, face: str, token: str, nth: int = 0) -> int:
    """Return how many tokens of a kind lie on a card."""
    return s.pieces[find(s, face, nth=nth)].count(token)


# ── BP that sinks ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("RR-8", "RR-18", "R-103", "R-191")
def test_the_big_house_fails_with_its_leader_and_those_with_less_bp_than_printed_spill_or_fall():
    """Kwame: 4 − 1 + 1 sinks to 3. Bianca: 2 − 2 + 1 sinks to 0, which nobody has done to her; her player pays twice."""
    s = position(
        "leaders: markus-kumnyama doc\nboard a: the-big-house\nstreets a: markus-kumnyama [bowed, blood 1]\n"
        "haven a: kwame [blood 4, weak 1], bianca-giovanni [blood 1, weak 2]\nstreets b: hydra [blood 6]\n"
        "haven b: doc [blood 5]\nactive: b\nprestige: 9 9\n"
    )
    s.choose("attack with b/hydra")
    onward(s, target="a/markus-kumnyama", sort="social")
    assert (number(s, "BP", "kwame"), blood_on(s, "kwame")) == (3, 3)
    assert (where(s, "markus-kumnyama"), where(s, "bianca-giovanni")) == ("torpor", "torpor")
    assert (s.agenda, s.prestige) == ((0, 1), (7, 9))


@pytest.mark.ruling("RR-18", "R-183")
def test_tokens_count_against_the_bp_that_a_retainer_gives():
    """2 + 1 for the Bartender, and the third token takes the last of it."""
    s = position(
        "haven a: annika [blood 6]\nboard a: diminish [blood 1]\nhaven b: jesus [blood 1, weak 2], doc [blood 5]\n"
        "attached b: bartender [on haven/jesus]\nprestige: 5 5\n"
    )
    assert number(s, "BP", "jesus") == 1
    play_through(s, "use a/diminish", "b/jesus")
    onward(s)
    assert (where(s, "jesus"), where(s, "bartender"), s.agenda, s.prestige) == ("torpor", "discard", (1, 0), (5, 4))


# ── who acts ────────────────────────────────────────────────────────────────────────────────────────────────────────

TIP = "haven b: doc [blood 5]\ncity: tipped-off, team-x-operative\nprestige: 9 9\n"


@pytest.mark.ruling("R-280", "R-281", "R-095", "RR-5")
def test_who_exhausts_for_tipped_off_performs_an_action_and_plays_a_scheme():
    s = position("haven a: markus-kumnyama [blood 6], ty-smith [blood 3]\n" + TIP)
    play_through(s, "use city/tipped-off", "seat b", "a/markus-kumnyama")
    assert on(s, "markus-kumnyama", "agenda") == 1
    s = position("haven a: iris-lokken [blood 4], ty-smith [blood 3]\nlibrary a: legate\n" + TIP)
    play_through(s, "use city/tipped-off", "seat b", "a/iris-lokken")
    assert s.question.prompt == "What Influence do you commit? (4 so far)"


@pytest.mark.ruling("R-136", "R-137", "R-280", "RR-13.2", "RR-11.2")
def test_only_the_borrowed_one_performs_the_additional_action():
    s = position(
        "haven a: kwame [blood 4], hydra [blood 6]\nstreets a: skunk [blood 3]\nstreets b: markus-kumnyama [bowed, blood 6]\n"
        "haven b: doc [blood 5]\nattached a: chef [down, known all, on haven/kwame], wraith-social [down, known a, on chef]\n"
        "hand a: spectral-possession, off-limits\ncity: tipped-off, team-x-operative, prince-of-prague\n"
    )
    s.choose("play spectral-possession")
    onward(s, "additional action?", choose="b/markus-kumnyama")
    assert options(s) == [
        "attack with b2/markus-kumnyama", "place off-limits", "use city/tipped-off", "claim with b2/markus-kumnyama",
    ]  # fmt: skip
    place = s.clone()
    place.choose("place off-limits")  # nobody else could place it
    assert (on(place, "markus-kumnyama", "agenda"), place.pieces[find(place, "hydra")].ready) == (1, True)
    play_through(s, "use city/tipped-off", "seat b")
    assert (on(s, "markus-kumnyama", "agenda"), s.pieces[find(s, "skunk")].ready) == (1, True)


# ── what is counted ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("R-293", "R-153", "R-292")
def test_a_foes_wraith_on_ones_own_vampire_is_a_wraith_in_the_coterie_and_a_curse():
    """Two wraiths in the coterie and one Curse are 3 against somebody without a mental attribute."""
    s = position(
        "haven a: roman-monstrum [blood 5], hydra [blood 6]\nhaven b: doc [blood 5]\nhand a: withering-spirit\n"
        "attached a: chef [down, known all, on haven/roman-monstrum], wraith-social [down, known a, on chef]\n"
        "attached b: cop [down, known all, on haven/hydra], wraith-mental [down, known b, on cop]\n"
    )
    play_through(s, "play withering-spirit", "way 1")
    onward(s, choose="a/hydra")
    assert blood_on(s, "hydra") == 3


@pytest.mark.ruling("R-222", "R-259")
@pytest.mark.parametrize(
    ("place", "left"), [("board a: the-guard-tower", 3), ("attached a: the-guard-tower [on haven/em]", 2)]
)
def test_the_guard_tower_shields_guards_as_a_haven_and_not_as_its_leaders_attachment(place, left):
    s = position(
        f"leaders: em doc\nhaven a: em [blood 4]\nstreets a: humberto-garcia [blood 3], skunk [blood 3]\n{place}\n"
        "streets b: hydra [blood 6]\nactive: b\n"
    )
    s.choose("attack with b/hydra")
    onward(s, target="a/humberto-garcia", sort="physical", block="block with a/skunk")
    assert blood_on(s, "skunk") == left


# ── Agenda of a defeat that somebody covers ─────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("R-264", "R-265", "R-019")
def test_jan_zoubek_keeps_no_agenda_from_gia_that_was_hers_before():
    s = position(
        "streets a: gia-de-emparan [blood 6, agenda 2], hydra [blood 6]\nstreets b: jesus [blood 1, agenda 1]\n"
        "haven b: jan-zoubek [blood 2]\nagenda: 3 0\n"
    )
    s.choose("attack with a/hydra")
    onward(s, "answer?", target="b/jesus", sort="physical")
    s.choose("use a/gia-de-emparan")
    onward(s)
    assert (on(s, "gia-de-emparan", "agenda"), s.agenda, where(s, "jesus")) == (1, (4, 0), "torpor")


@pytest.mark.ruling("R-264", "R-181")
def test_jan_zoubek_denies_city_on_the_brink_its_agenda_but_not_playthings_for_a_liberated_citizen():
    s = position(
        "board a: playthings\nstreets a: hydra [blood 6]\nstreets b: jesus [blood 1, agenda 2]\nhaven b: jan-zoubek [blood 2]\n"
        "attached b: student [on streets/jesus]\ncity: liberate, city-on-the-brink\nagenda: 3 0\n"
    )
    s.choose("attack with a/hydra")
    onward(s, target="b/jesus", sort="physical", may="yes")
    assert (s.agenda, s.pieces[find(s, "student")].host) == ((4, 0), find(s, "hydra"))


# ── two that fall at the same moment ────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("R-035", "R-049", "RR-9.1")
@pytest.mark.parametrize(("reaction", "asked"), [("play cornered-rat", False), ("no card", True)])
def test_a_leader_that_falls_with_its_victim_consumes_nobody_but_its_party_has_defeated_somebody(reaction, asked):
    """The Leader deals 2 + 1 + 2 against 2; the Rat deals half of these 5 and 2 against 2. Gia may move Agenda either way."""
    s = position(
        "leaders: markus-kumnyama doc\nboard a: the-big-house [prestige-b 1]\n"
        "streets a: markus-kumnyama [blood 1], gia-de-emparan [bowed, blood 6, agenda 2]\n"
        "streets b: bobby-handsome [blood 1]\nhaven b: kwame [blood 4]\nhand a: throat-rip\n"
        "hand b: cornered-rat\nprestige: 5 5\n", exhausted_party=False,
    )  # fmt: skip
    s.choose("attack with a/markus-kumnyama")
    onward(
        s, "answer?", target="b/bobby-handsome", sort="physical", attack_card="play throat-rip", reaction_card=reaction
    )
    assert ("use a/the-big-house" in options(s)) is asked
    s.choose("use a/gia-de-emparan")
    onward(s)
    assert (s.agenda, where(s, "markus-kumnyama")) == (((2, 1), "torpor") if not asked else ((2, 0), "streets"))


# ── one character is kept out of an effect ──────────────────────────────────────────────────────────────────────────

HAZY = "haven b: em [blood 4]\nattached b: fixatio [on streets/frog]\nhand b: haze\n"


@pytest.mark.ruling("RR-12.1", "RR-21")
@pytest.mark.parametrize(("answer", "fear", "ready"), [("use haze", 0, True), ("pass", 1, False)])
def test_haze_keeps_both_the_fear_and_the_exhaustion_of_bad_optics_away(answer, fear, ready):
    """2 and 2 against 1, 1 and 3 is lost, and whoever has lost picks somebody who has exerted Influence."""
    s = position(
        "leaders: hydra em\nhaven a: hydra [blood 6]\nstreets b: frog [blood 3]\nhand a: free-money, bad-optics\n"
        "prestige: 5 9\n" + HAZY
    )
    play_through(s, "play free-money", "exert a/hydra", "place bad-optics", "done", "no", "exert b/frog", "exert b/em")
    play_through(s, "spend Prestige", "3", "done")
    onward(s, choose="b/frog", answer=answer)
    assert (on(s, "frog", "fear"), s.pieces[find(s, "frog")].ready) == (fear, ready)


@pytest.mark.ruling("R-134", "R-137")
@pytest.mark.parametrize(("answer", "borrowed"), [("use haze", False), ("pass", True)])
def test_haze_keeps_a_vampire_from_being_borrowed(answer, borrowed):
    s = position(
        "haven a: kwame [blood 4]\nstreets b: frog [bowed, blood 3], skunk [bowed, blood 3]\nhand a: spectral-possession\n"
        "attached a: chef [down, known all, on haven/kwame], wraith-social [down, known a, on chef]\n" + HAZY
    )
    play_through(s, "play spectral-possession", "b/frog", answer)
    assert (s.asked[1][0] == "additional action?", s.pieces[find(s, "frog")].ready) == (borrowed, borrowed)


@pytest.mark.ruling("R-153", "R-218", "R-219")
def test_haze_keeps_curses_away():
    """Fourth Tradition is discarded, and the card that Anjali would have attached stays where it was."""
    table = "streets b: frog [blood 3]\nlibrary b: free-money\n" + HAZY
    s = position("leaders: hydra frog\nhaven a: hydra [blood 6]\nhand a: fourth-tradition-the-accounting\n" + table)
    play_through(s, "play fourth-tradition-the-accounting", "b/frog", "use haze")
    assert where(s, "fourth-tradition-the-accounting") == "discard"
    s = position("haven a: hydra [blood 6]\ntorpor a: anjali-the-samedi [blood 1]\n" + table)
    play_through(s, "end", "use a/torpor/anjali-the-samedi", "b/frog", "use haze")
    assert where(s, "free-money") == "library"


# ── a full bearer ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("R-073", "R-074", "R-055", "RR-14")
def test_a_wraith_makes_room_for_the_citizen_that_its_bearer_has_just_defeated():
    """Throat Rip deals 2 + 1 + 1 to a Nun who has 3 Blood."""
    s = position(
        "streets a: hydra [blood 6]\nhaven b: doc [blood 5]\ncity: nun\nhand a: throat-rip\n"
        "attached a: chef [down, known all, on streets/hydra], wraith-social [down, known a, on chef], "
        "cop [on streets/hydra], student [on streets/hydra]\n"
    )
    s.choose("attack with a/hydra")
    onward(s, "reward?", target="city/nun", sort="physical", attack_card="play throat-rip")
    assert options(s) == ["burn city/nun", "let go a/chef"]
    s.choose("let go a/chef")
    assert options(s) == ["burn city/nun", "attach city/nun"]
    s.choose("attach city/nun")
    assert [where(s, face) for face in ("nun", "chef", "wraith-social")] == ["attached", "gone", "gone"]


# ── nothing is left ─────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("RR-19", "RR-5")
@pytest.mark.parametrize(("prestige", "agenda", "winner"), [(1, 12, 0), (2, 13, 1)])
def test_the_thirteenth_agenda_is_not_bought_with_the_last_prestige_even_while_somebody_falls(prestige, agenda, winner):
    s = position(
        "streets a: hydra [blood 6]\nstreets b: jesus [blood 1]\nhaven b: em [blood 4]\n"
        f"prestige: 5 {prestige}\nagenda: 0 12\n"
    )
    s.choose("attack with a/hydra")
    onward(s, target="b/jesus", sort="physical", answer="use b/jesus")
    assert (s.agenda[1], s.result) == (agenda, {winner: 1.0, 1 - winner: 0.0})


# ── what the sources leave open ─────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("R-034", "R-035", "R-104")
def test_a_leader_that_fells_its_attacker_by_a_reaction_may_consume_it():
    """The Mighty Fall deals 1 and 2 against a Hydra without a mental attribute."""
    s = position(
        "leaders: skunk doc\nstreets a: hydra [blood 3]\nhaven a: skunk [blood 3]\nstreets b: doc [blood 5]\n"
        "board b: the-big-house [prestige-a 1]\nhand b: the-mighty-fall\nprestige: 5 5\n"
    )
    s.choose("attack with a/hydra")
    onward(s, "answer?", target="b/doc", sort="mental", reaction_card="play the-mighty-fall")
    s.choose("use b/the-big-house")
    onward(s)
    assert (where(s, "hydra"), number(s, "BP", "doc"), number(s, "physical", "doc")) == ("attached", 5 + 1 + 1, 2)
    assert (s.prestige, s.agenda) == ((6, 5), (0, 1))


@pytest.mark.ruling("R-137", "R-153", "R-154", "R-181")
def test_what_a_borrower_attaches_is_a_curse_once_the_vampire_is_back():
    s = position(
        "haven a: kwame [blood 4]\nstreets b: hydra [bowed, blood 6], jesus [blood 1]\nhaven b: doc [blood 5]\n"
        "attached b: student [on streets/jesus]\nhand a: spectral-possession\ncity: liberate\n"
        "attached a: chef [down, known all, on haven/kwame], wraith-social [down, known a, on chef]\n"
    )
    s.choose("play spectral-possession")
    onward(s, "additional action?", choose="b/hydra")
    s.choose("attack with b2/hydra")
    onward(s, target="b/jesus", sort="physical", may="yes")
    student, hydra = find(s, "student"), find(s, "hydra")
    assert (s.pieces[student].host, s.game.speaks(s, hydra), is_curse(s, student)) == (hydra, 1, True)
    assert number(s, "mental", "hydra") == 1  # it serves all the same


# ── as much as there is ─────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("R-087", "RR-1", "RR-11.1")
def test_the_end_is_nigh_brings_its_agenda_though_the_supply_has_no_prestige_left():
    """22 Prestige, 6 Blood and 4 on the Conspiracy are all 32, and those 4 go back only after it is resolved."""
    s = position(
        "board a: the-end-is-nigh\nhaven a: hydra [blood 6]\nhaven b: doc [blood 5]\nplots a: lost-glory [prestige 4]\n"
        "prestige: 22 5\nagenda: 2 5\n"
    )
    assert s.supply[0] == 0
    s.choose("resolve a/plots.1")
    onward(s)
    assert (s.agenda, s.prestige, s.supply[0]) == ((4, 4), (22, 5), 4)


@pytest.mark.ruling("RR-5", "R-095")
def test_clairvoyance_may_look_at_an_empty_hand():
    s = position("haven a: kwame [blood 4]\nhaven b: doc [blood 5]\nhand a: clairvoyance\nlibrary a: greed\n")
    s.choose("play clairvoyance")
    assert s.question.prompt == "What do you do? (actions left: 2)"  # one of them for something unhosted only
