"""The Favor, the fate phase, set-ups and what the deck is asked (U-017 to U-021, U-063 to U-068, U-142 to U-153)."""

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.atoms import ATOMS
from coterie.games.l5r.cards.facts import facts
from coterie.games.l5r.decks import shadow
from coterie.games.l5r.decks.form import BY_ID
from coterie.kernel.errors import BadOptions
from coterie.kernel.events import about
from coterie.kernel.pieces import pile
from tests.l5r.shadow.tools import against
from tests.l5r.tools import faces, find, options, prompt, ring, row, through, where

PASSING = "phase: conflict\nhand a: banzai"


def onwards(s) -> None:
    """Go on to the first window of the fate phase."""
    while s.asked is not None and s.phase == "conflict":
        s.choose(s.question.default)


@pytest.mark.ruling("U-142", "U-145", "U-146")
def test_the_players_claim_the_favor_together():
    s = against(f"field a: savvy-politician\nfield b: goblin-brawler [bowed]\n{PASSING}", players=1, windows="all")
    onwards(s)
    assert s.favor == 0


@pytest.mark.ruling("U-144", "U-147")
def test_where_the_deck_wins_the_count_nobody_has_the_favor():
    s = against(f"field b: moto-tsume [fate 1, bowed]\nring fire: b 0\nfavor: a\n{PASSING}", windows="all")
    onwards(s)
    assert (s.favor, s.favor_side) == (-1, "")


@pytest.mark.ruling("U-148", "U-150", "U-151", "U-035", "U-036")
def test_the_fate_phase_takes_fate_characters_rings_and_the_token():
    text = "field b: goblin-brawler, wild-ogre [fate 2], akuma-no-oni-coop\nring air: b 0\nfirst: b\nhand a: banzai"
    s = against(f"{text}\nphase: conflict\ndeck b: uncontained", format="skirmish", windows="all")
    while s.round == 1:
        s.choose(s.question.default)
    assert (where(s, "goblin-brawler"), where(s, "akuma-no-oni-coop")) == ("fallen", "warlord")
    assert row(s, "wild-ogre", "field").count("fate") == 1
    assert ring(s, "air").holder == -1
    assert s.first == 0


@pytest.mark.ruling("U-149", "U-111")
@pytest.mark.parametrize(("format", "left"), [("stronghold", "fallen"), ("skirmish", "row")])
def test_what_lies_in_its_broken_provinces_goes_in_the_long_format(format, left):
    face = "blood-fields" if format == "stronghold" else "province"
    text = f"provinces b1: {face} [broken]\nprovinces b2: {face}\nrow b1: gashadokuro\nrow b2: gashadokuro"
    s = against(f"{text.replace('gashadokuro', 'oni-lair')}\nhand a: banzai\nphase: fate", format=format, windows="all")
    while s.phase == "fate":
        s.choose(s.question.default)
    assert sorted(now.zone for now in s.pieces if now.face == "oni-lair") == sorted([left, "row"])


@pytest.mark.ruling("U-028")
def test_no_effect_discards_from_its_dynasty_deck_but_a_rule_does():
    s = against("field a: doji-whisperer\nhand a: banzai\nphase: conflict", windows="all")
    top = pile(s, "dynasty", 1)[0]
    assert not ATOMS["discard"].possible(s, about(s, "discard", top, source=find(s, "doji-whisperer")))
    assert ATOMS["discard"].possible(s, about(s, "discard", top))


@pytest.mark.ruling("U-063", "U-159")
def test_what_the_deck_is_asked_the_players_decide_or_chance_does():
    text = (
        "field b: wild-ogre [present], goblin-brawler [present]\nhand a: banzai\n"
        "conflict: b military fire a1\ndeck b: power-of-jigoku, dark-bargain"
    )
    s = against(text, windows="all")
    assert (s.question.seat, options(s)) == (0, ["b/wild-ogre", "b/goblin-brawler"])
    s = against(text, windows="all", difficulty=["unpredictable"])
    assert prompt(s) == "window"
    assert where(s, "power-of-jigoku") == "discard"


@pytest.mark.ruling("U-153")
def test_all_options_of_difficulty_can_be_combined():
    hard = ["cunning", "dangerous", "greedy", "relentless", "unpredictable"]
    s = GAME.start({"mode": "coop", "players": 1, "difficulty": hard}, 1)
    assert s.setup["difficulty"] == hard


@pytest.mark.ruling("U-049", "U-050", "U-051", "U-052", "U-053", "U-054", "U-055")
def test_decks_are_made_of_whole_groups():
    assert GAME.checked({"mode": "coop"})["shadowlands"] == "akuma-no-oni"
    for name in shadow.names():
        of = shadow.recipe(name)
        for side, kind in ((of.dynasty, shadow.DYNASTY), (of.conflict, shadow.CONFLICT)):
            assert sum(n for group in side for _, n in kind[group - 1]) == 40
    for kind in (shadow.DYNASTY, shadow.CONFLICT):
        for number, group in enumerate(kind, 1):
            assert {facts()[f"16-{id}"].encounter_group for id, _ in group} == {number}
    deck = shadow.deck(shadow.recipe("akuma-no-oni"))
    assert (len(deck.dynasty), len(deck.conflict), len(deck.provinces)) == (40, 40, 5)


@pytest.mark.ruling("U-049", "U-051")
def test_a_deck_of_ones_own_is_made_of_whole_groups_and_five_provinces():
    own = {
        "mode": "coop",
        "format": "stronghold",
        "shadow_provinces": [
            "sea-of-shadows",
            "blood-fields",
            "defiled-cavern",
            "false-lantern-grove",
            "haunted-jungles",
        ],
        "shadow_dynasty": ["1", "4", "5", "6"],
        "shadow_conflict": ["2", "3", "4", "6"],
    }
    s = GAME.start({**own, "players": 1}, 3)
    assert sorted(now.face for now in s.pieces if now.zone == "provinces" and now.owner == 1) == sorted(
        own["shadow_provinces"]
    )
    there = [now.face for now in s.pieces if now.owner == 1]
    assert (there.count("goblin-brawler"), there.count("lost-samurai"), there.count("shrine-to-jigoku")) == (4, 0, 4)
    assert (there.count("way-of-the-shadowlands"), there.count("power-of-jigoku")) == (3, 0)
    with pytest.raises(BadOptions, match="5 different provinces, not 1"):
        GAME.checked({**own, "shadow_provinces": ["blood-fields"]})
    with pytest.raises(BadOptions, match="4 different groups of dynasty cards, not 2"):
        GAME.checked({**own, "shadow_dynasty": ["1", "1", "2", "2"]})
    with pytest.raises(BadOptions, match="shadow_conflict"):
        GAME.checked({**own, "shadow_conflict": ["7"]})


@pytest.mark.ruling("U-051")
def test_a_deck_with_a_card_that_is_not_there_is_refused_by_its_name(monkeypatch):
    there = {id: card for id, card in BY_ID.items() if id != "16-wild-ogre"}
    monkeypatch.setattr(shadow, "BY_ID", there)
    with pytest.raises(BadOptions, match="Wild Ogre"):
        GAME.start({"mode": "coop", "players": 1})


@pytest.mark.ruling("U-017", "U-018", "U-019", "U-020", "U-021")
def test_banned_cards_are_refused_against_the_deck_only():
    named = {each.name for each in facts().values()}
    assert set(shadow.BANNED) <= named
    text = "Dynasty\n3 Trading on the Sand Road\n"
    with pytest.raises(BadOptions, match="banned"):
        shadow.check(GAME.checked({"mode": "coop"}), [text])


@pytest.mark.ruling("U-001", "U-009")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_play_against_the_deck_and_the_set_up_says_which_game_it_is(players):
    s = GAME.start({"mode": "coop", "players": players})
    assert (s.seats, len(s.teams), s.teams[-1]) == (players, players + 1, 1)
    with pytest.raises(BadOptions, match="Two players duel"):
        GAME.start({"players": 3})


@pytest.mark.ruling("U-226", "U-229", "U-225")
def test_who_has_no_honor_loses_the_stronghold_province_and_plays_on():
    text = (
        "honor: 1 9 0\nfield c: goblin-brawler [present]\nhand a: banzai\n"
        "conflict: c military fire a1 b1\ndeck c: dark-bargain"
    )
    s = against(text, players=2, format="stronghold", windows="all")
    through(s, "shadow ring?", "plays?", "bid?")
    assert s.honor[0] == 0
    assert s.out == (0,)
    assert s.result is None
    assert faces(s, "stronghold", 0) == ["yojin-no-shiro"]
