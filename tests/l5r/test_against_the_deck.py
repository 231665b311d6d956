"""The rules about the Shadowlands as parts 20, 22 and 27 restate them, each in one look at the table."""

import pytest

from coterie.games.l5r.atoms import ATOMS
from coterie.games.l5r.cards.facts import facts
from coterie.games.l5r.decks import shadow
from coterie.games.l5r.decks.shadow import RECIPES
from coterie.games.l5r.facts.teams import is_team_game, members, the_deck
from coterie.games.l5r.rules.shadow.turning import turn_up
from coterie.kernel.errors import BadOptions
from coterie.kernel.events import about, about_seat
from coterie.kernel.pieces import pile
from tests.l5r.shadow.tools import GAME, against, told
from tests.l5r.tools import (
    faces,
    find,
    finish,
    now,
    number,
    options,
    position,
    prompt,
    ring,
    row,
    taking_part,
    through,
    where,
)

CALM = "hand a: banzai\nphase: conflict"


@pytest.mark.ruling("L-20.1")
def test_it_is_a_team_of_one_and_team_rules_hold_also_for_one_player():
    s = against(CALM, windows="all")
    assert (is_team_game(s), members(s, 0), members(s, 1), the_deck(s)) == (True, (0,), (1,), 1)
    assert not is_team_game(position("phase: conflict\nhand a: banzai", windows="all"))


@pytest.mark.ruling("L-20.2")
def test_neither_honor_nor_its_loss_ends_such_a_game():
    for honor in ("40 0", "0 0"):
        s = against(f"honor: {honor}\n{CALM}", format="stronghold", windows="all")
        s.choose("pass")
        assert s.result is None


@pytest.mark.ruling("L-20.3")
@pytest.mark.parametrize(
    "name", ["Trading on the Sand Road", "Haughty Magistrate", "Waning Hostilities", "Hige's Sermon", "A Season of War"]
)
def test_five_cards_are_banned(name):
    assert name in {each.name for each in facts().values()}
    section = {each.name: each.side for each in facts().values()}[name].title()
    setup = GAME.checked({"mode": "coop"})
    with pytest.raises(BadOptions, match=name):
        shadow.check(setup, [f"{section}\n1 {name}\n"])


@pytest.mark.ruling("L-20.4")
def test_it_has_no_honor_to_gain_or_lose():
    s = against(CALM, windows="all")
    found = [ATOMS[kind].possible(s, about_seat(kind, seat)) for kind in ("honor", "lose honor") for seat in (0, 1)]
    assert found == [True, False, True, False]


@pytest.mark.ruling("L-20.5")
def test_no_card_discards_from_its_dynasty_deck_but_a_rule_does():
    s = against(CALM, windows="all")
    top = pile(s, "dynasty", 1)[0]
    found = [
        ATOMS["discard"].possible(s, about(s, "discard", top, source=source)) for source in (find(s, "banzai"), -1)
    ]
    assert found == [False, True]


@pytest.mark.ruling("L-20.6")
def test_its_warlord_goes_back_to_where_it_began():
    s = against(f"warlord sl: akuma-no-oni-coop\n{CALM}", windows="all")
    piece = find(s, "akuma-no-oni-coop")
    ATOMS["enter"].change(s, about(s, "enter", piece, detail=(1,)))
    assert (where(s, "akuma-no-oni-coop"), s.game.kind(s, piece)) == ("field", "character")
    ATOMS["leave"].change(s, about(s, "leave", piece, detail=("discard", "pile")))
    assert where(s, "akuma-no-oni-coop") == "warlord"


@pytest.mark.ruling("L-20.7", "L-7.7")
def test_its_rings_do_other_things():
    text = "field a: {} [fate 2]\nfield sl: wild-ogre [present, fate 9]\nhand a: banzai\nconflict: b military fire a1"
    s = against(text.format("doji-whisperer"), windows="all")
    finish(s)
    assert (row(s, "doji-whisperer").count("tainted"), ring(s, "fire").holder) == (1, 1)


@pytest.mark.ruling("L-20.8")
@pytest.mark.parametrize("players", [1, 3])
def test_what_is_for_each_player_counts_the_clans(players):
    s = against(CALM, players=players, format="stronghold", windows="all")
    face = s.game.faces["blood-fields"]
    assert (
        number(s, "strength", "blood-fields")
        == face.stats["strength"] * (players if face.facts.strength_per_player else 1) + 2
    )


@pytest.mark.ruling("L-20.9")
def test_its_decks_are_three():
    assert len(RECIPES) == 3
    assert GAME.start({"mode": "coop", "players": 1, "shadowlands": RECIPES[0].name}, seed=1).asked is not None


@pytest.mark.ruling("L-22.1")
def test_those_with_the_least_fate_attack_the_leftmost_province_that_stands():
    s = against(
        "field a: doji-whisperer\nfield sl: wild-ogre [fate 1], wild-ogre [fate 2]\nhand a: banzai\n"
        "provinces a1: province [broken]\nfirst: b\nphase: conflict",
        windows="all",
    )
    s.choose("pass")
    through(s, "defenders?", "type?")
    if prompt(s) == "type?":
        s.choose(options(s)[0])
        through(s, "defenders?")
    assert (taking_part(s), now(s).places) == (["wild-ogre"], (1,))
    assert row(s, "wild-ogre", nth=0).count("present") == 1


@pytest.mark.ruling("L-22.2")
def test_the_next_wave_defends():
    s = against(
        "field a: matsu-berserker\nfield sl: wild-ogre [fate 1], wild-ogre [fate 2]\nhand a: banzai\nphase: conflict",
        windows="all",
    )
    through(s, "declare?")
    s.choose("fire military")
    while prompt(s) != "window":
        s.choose(options(s)[0])
    assert [row(s, "wild-ogre", nth=n).count("present") for n in (0, 1)] == [1, 0]


@pytest.mark.ruling("L-22.3")
@pytest.mark.parametrize("by", ["a", "b"])
def test_it_acts_first_in_every_conflict(by):
    s = against(
        f"field a: matsu-berserker [present]\nfield sl: wild-ogre [present]\nfate: 0 9\nhand a: banzai\n"
        f"conflict: {by} military fire {'b1' if by == 'a' else 'a1'}",
        windows="all",
    )
    assert told(s).count("turns up") == 1
    assert s.question.seat == 0


@pytest.mark.ruling("L-22.4")
def test_the_players_choose_for_it():
    s = against(CALM, windows="all")
    assert s.game.decides(s, the_deck(s)) == 0


@pytest.mark.ruling("L-22.5")
def test_a_broken_province_of_its_costs_it_five_cards():
    s = against(
        "field a: matsu-berserker [present], deathseeker [present]\nhand a: banzai\ndeck sl: dark-bargain\n"
        "conflict: a military fire b1",
        windows="all",
    )
    before = len(pile(s, "dynasty", 1))
    finish(s)
    assert (s.pieces[pile(s, "provinces", 6)[0]].count("broken"), before - len(pile(s, "dynasty", 1))) == (1, 5)


@pytest.mark.ruling("L-22.6")
def test_its_empty_conflict_deck_is_made_anew_for_nothing():
    s = against(
        "deck sl: the-first-war\ndiscard sl: dark-bargain, dark-bargain\nhand a: banzai\nphase: draw", windows="all"
    )
    for _ in range(2):
        turn_up(s, "bid")
    assert (len(faces(s, "deck", 1)), s.honor) == (2, (6, 0))


@pytest.mark.ruling("L-22.7")
def test_where_it_wins_the_count_nobody_has_the_favor():
    s = against(
        "field sl: moto-tsume [fate 1, bowed]\nring fire: b 0\nfavor: a\nhand a: banzai\nphase: conflict", windows="all"
    )
    while s.phase == "conflict":
        s.choose("pass")
    assert s.favor == -1


@pytest.mark.ruling("L-22.8")
def test_its_bid_is_the_number_of_the_card_that_it_turns_up():
    s = against("hand a: banzai\nphase: dynasty", windows="all")
    through(s, "bid?")
    s.choose("bid 1")
    through(s, "window")
    top = s.pieces[pile(s, "discard", 1)[0]].face
    assert s.dials[1] == s.game.faces[top].facts.shadow_number


@pytest.mark.ruling("L-22.9")
def test_the_fate_phase_is_as_ever():
    s = against(
        "field sl: goblin-brawler, wild-ogre [fate 2]\nring air: b 0\nfirst: b\nhand a: banzai\nphase: conflict\n"
        "deck sl: uncontained",
        windows="all",
    )
    while s.round == 1:
        s.choose(s.question.default)
    assert (where(s, "goblin-brawler"), row(s, "wild-ogre", "field").count("fate")) == ("fallen", 1)
    assert (ring(s, "air").holder, s.first) == (-1, 0)


@pytest.mark.ruling("L-22.10")
@pytest.mark.parametrize(("options_", "fate"), [([], 5), (["relentless"], 6), (["relentless", "greedy", "cunning"], 6)])
def test_each_option_of_difficulty_changes_what_it_does(options_, fate):
    s = GAME.start({"mode": "coop", "players": 1, "difficulty": options_}, 5)
    through(s, "window")
    assert f"The Shadowlands deck collects {fate} fate" in told(s)
