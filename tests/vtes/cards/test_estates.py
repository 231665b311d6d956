"""More locations, and masters that are done at once: what each does, and what it must not do."""

import pytest

from coterie.games.vtes import GAME
from coterie.games.vtes.facts import hand_size
from coterie.kernel.events import about
from tests.vtes.tools import (
    AWAKE,
    IDLE,
    asked,
    blood_on,
    borne_by,
    faces,
    find,
    happen,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    take,
    vampire,
    where,
)

GANG = "loyal-street-gang [lives 2]"
OLD, YOUNG, FULL = vampire(capacity=8), vampire(capacity=3), ", ".join(["dodge"] * 7)


def of_clan(clan: str, sample=GAME) -> str:
    """Return the face of a vampire of a clan, whatever it can do."""
    return next((face for face, card in sample.faces.items() if card.kind == "vampire" and card.clan == clan), "")


def in_play(card: str, phase: str, more: str = "", hand: str = "", own: str = "madison [blood 2]", b: str = IDLE):
    """Return a card beside the minions of seat a, in a phase."""
    lines = [f"phase: {phase}", f"library a: dodge, flash\nready a: {own}", f"board a: {card}", b]
    return position("\n".join([*lines, *([f"hand a: {hand}"] if hand else []), *([more] if more else [])]))


GROUNDS = [
    "amusement-park-hunting-ground",
    "base-hunting-ground",
    "campground-hunting-ground",
    "corporate-hunting-ground",
    "fetish-club-hunting-ground",
    "institution-hunting-ground",
    "morgue-hunting-ground",
    "port-hunting-ground",
    "shanty-town-hunting-ground",
    "university-hunting-ground",
]


@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.ruling("V-103")
def test_hunting_grounds_feed_one_vampire_and_none_twice(ground):
    s = in_play(f"{ground}, uptown-hunting-ground", "5.1.5")
    s.choose(f"use a/{ground}")
    assert blood_on(s, "madison") == 3
    assert not any(each.startswith("use a/uptown") for each in options(s))


WAITING = [("gang-territory", "Brujah antitribu"), ("nosferatu-kingdom", "Nosferatu antitribu")]


@pytest.mark.parametrize(("card", "clan"), WAITING)
def test_cradles_feed_uncontrolled_vampires_of_their_clan(card, clan):
    heir = of_clan(clan)
    if not heir:
        assert clan in GAME.faces[card].text
        return
    s = in_play(card, "5.4.1", f"uncontrolled a: {heir}, nassir")
    take(s, f"use a/{card}", "a/uncontrolled")
    assert (blood_on(s, heir), locked(s, card)) == (1, True)


@pytest.mark.parametrize(("clan", "pool"), [("Gangrel antitribu", 29), ("Gangrel", 30)])
def test_the_twisted_forest_hides_its_clan(clan, pool):
    who = next(f for f, c in GAME.faces.items() if c.kind == "vampire" and c.clan == clan and not c.abilities)
    s = in_play("twisted-forest", "5.3", own=f"{who} [blood 2], {GANG}", b=AWAKE)
    s.choose(f"bleed with {who}")
    reach(s, "block with nassir")
    take(s, "use a/twisted-forest")
    rest(s)
    assert s.pool[1] == pool


def test_the_monastery_hides_the_old_and_widens_the_hand():
    s = in_play("monastery-of-shadows", "5.3", own=f"{OLD} [blood 4], {YOUNG} [blood 1]", b=AWAKE, hand=FULL)
    s.choose(f"bleed with {OLD}")
    assert hand_size(s, 0) == 8
    reach(s, "block with nassir", "use a/monastery-of-shadows")
    rest(s)
    assert s.pool[1] == 29
    s = in_play("monastery-of-shadows", "5.3", own=f"{OLD} [blood 4], {YOUNG} [blood 1]", b=AWAKE, hand=FULL)
    s.choose(f"bleed with {YOUNG}")
    reach(s, "block with nassir")
    rest(s)
    assert s.pool[1] == 30


def test_the_parthenon_gives_a_master_phase_action():
    s = in_play("the-parthenon", "5.2.1", hand="ascendance, ascendance")
    play_through(s, "play ascendance", "use a/the-parthenon", "play ascendance")
    assert (s.pool[0], locked(s, "the-parthenon")) == (32, True)
    s = in_play("elder-library", "5.2.1", hand="ascendance, ascendance")
    s.choose("play ascendance")
    assert "play ascendance" not in options(s)


def test_ennoias_theater_gives_cards_or_transfers():
    s = in_play("ennoias-theater", "5.4.1", "uncontrolled a: nassir\nturn: 9", hand=FULL)
    before = s.question.prompt
    s.choose(next(each for each in options(s) if each.startswith("use a/ennoias-theater 2")))
    assert "transfers left: 4" in before
    assert "transfers left: 5" in s.question.prompt
    s = in_play("ennoias-theater", "5.3", hand=FULL)
    s.choose("use a/ennoias-theater")
    assert len(faces(s, "hand")) == 8


def test_metro_underground_unlocks_for_a_pool():
    s = in_play("metro-underground", "5.5.1", own="madison [bowed, blood 2], samson [blood 2]", hand=FULL)
    s.choose("use a/metro-underground")
    assert (locked(s, "madison"), s.pool[0], locked(s, "metro-underground")) == (False, 29, True)


def test_heidelberg_castle_moves_blood_and_what_is_borne():
    s = in_play(
        "heidelberg-castle-germany",
        "5.3",
        f"attached a: sport-bike [on ready/madison], raven-spy [lives 1, on ready/{OLD}], fame [on ready/madison]",
        own=f"madison [blood 3], {OLD} [blood 1]",
    )
    take(s, "use a/heidelberg", "a/madison", f"a/{OLD}")
    play_through(s, "2", "0")
    assert options(s) == ["a/sport-bike", "a/raven-spy", "done"]
    play_through(s, "a/sport-bike", "a/raven-spy")
    rest(s)
    assert (blood_on(s, "madison"), blood_on(s, OLD)) == (1, 3)
    assert (sorted(borne_by(s, "madison")), borne_by(s, OLD)) == (["fame", "raven-spy"], ["sport-bike"])


def test_heidelberg_castle_cannot_be_used_during_an_action():
    s = in_play("heidelberg-castle-germany", "5.3", own="madison [blood 2], samson [blood 1]", b=AWAKE)
    s.choose("bleed with madison")
    assert not any("heidelberg" in each for each in options(s))


@pytest.mark.parametrize(("edge", "cost"), [("a", 1), ("b", 3)])
@pytest.mark.ruling("C-017")
def test_the_shard_saves_two_for_the_holder_of_the_edge(edge, cost):
    s = in_play("the-shard-london", "5.2.1", f"edge: {edge}", hand="monastery-of-shadows, dodge")
    s.choose("play monastery-of-shadows")
    take(s, "lock a/the-shard")
    assert 30 - s.pool[0] == cost


@pytest.mark.parametrize(("thief", "stealth"), [(of_clan("Ventrue"), 1), (of_clan("Brujah"), 0)])
def test_the_shard_can_be_stolen(thief, stealth):
    s = position(f"ready a: {thief} [blood 3], madison [blood 1]\nboard b: the-shard-london\nready b: nassir [blood 4]\n"
                 "ready c: ryan [bowed]")  # fmt: skip
    s.choose(next(each for each in options(s) if each.startswith(f"act with a/{thief}")))
    reach(s, "no block")
    assert faces(s, "board", 0) == ["the-shard-london"]
    assert f"at +{stealth} stealth" in GAME.faces["the-shard-london"].text or not stealth


def test_the_line_saves_blood_for_action_cards():
    for line, left in (("the-line", 4), ("elder-library", 3)):
        s = in_play(line, "5.3", hand="waters-of-duat", own=f"{vampire(clan='Ministry', least=5)} [blood 4], {GANG}")
        take(s, "play waters-of-duat", "lock a/the-line")
        assert blood_on(s, vampire(clan="Ministry", least=5)) == left


def test_the_line_is_no_help_for_a_retainer():
    s = in_play("the-line", "5.3", hand="revenant", own=f"{vampire(clan='Tzimisce')} [blood 4], {GANG}")
    s.choose("play revenant")
    assert (blood_on(s, vampire(clan="Tzimisce")), locked(s, "the-line")) == (3, False)


def test_savannah_locks_another_unique_location_to_end_combat():
    s = in_play("powerbase-savannah, the-parthenon", "5.3", own="madison [blood 2], samson [blood 3]", b=AWAKE)
    s.choose("bleed with madison")
    reach(s, "block with nassir", "use a/powerbase-savannah")
    rest(s)
    assert (blood_on(s, "madison"), locked(s, "the-parthenon"), locked(s, "powerbase-savannah")) == (2, True, False)
    s = in_play("powerbase-savannah", "5.3", own="madison [blood 2], samson [blood 3]", b=AWAKE)
    s.choose("bleed with madison")
    reach(s, "block with nassir")
    rest(s)
    assert blood_on(s, "madison") == 1


def test_the_arboretum_is_for_the_camarilla():
    one, two, other = vampire(sect="Camarilla"), vampire(sect="Camarilla", nth=1), vampire(sect="Anarch")
    for foe, left in ((two, 3), (other, 2)):
        s = position(
            f"ready a: {one} [blood 3], madison [blood 1]\nboard a: elysium-the-arboretum\nready b: {foe} [blood 3]\n"
            "ready c: ryan [bowed]"
        )
        s.choose(f"bleed with {one}")
        reach(s, f"block with {foe}")
        if "use a/elysium-the-arboretum" in options(s):
            s.choose("use a/elysium-the-arboretum")
        rest(s)
        assert blood_on(s, one) == left


def test_powerbase_chicago_saves_and_can_be_robbed():
    s = in_play("powerbase-chicago [counter 2]", "5.1.5")
    s.choose("use a/powerbase-chicago")
    assert len(options(s)) == 2
    s.choose(options(s)[1])
    assert (s.pool[0], s.pieces[find(s, "powerbase-chicago")].count("counter")) == (32, 0)
    s = position("ready a: madison [blood 2], samson [blood 1]\nboard b: powerbase-chicago [counter 3]\n" + IDLE)
    s.choose(next(each for each in options(s) if each.startswith("act with a/madison")))
    assert (s.pool[0], s.pieces[find(s, "powerbase-chicago")].count("counter")) == (33, 0)


def test_powerbase_barranquilla_holds_blood_and_fades():
    sabbat = vampire(sect="Sabbat", capacity=5)
    s = position(
        f"phase: 5.2.1\nready a: {sabbat} [blood 2], madison [blood 1]\nhand a: powerbase-barranquilla\n{IDLE}"
    )
    s.choose("play powerbase-barranquilla")
    assert s.pieces[find(s, "powerbase-barranquilla")].count("counter") == 5
    s = in_play("powerbase-barranquilla [counter 1]", "5.1.5")
    s.choose("use a/powerbase-barranquilla")
    assert (s.pool[0], where(s, "powerbase-barranquilla")) == (31, "ash")


@pytest.mark.ruling("VR-1.2")
def test_the_erciyes_fragments_play_a_card_of_the_prey():
    s = in_play("the-erciyes-fragments", "5.2.1", "ash b: ascendance, elder-library, nassir\nash c: chantry", hand=FULL)
    s.choose("use a/the-erciyes-fragments")
    assert len(options(s)) == 2  # neither nassir, nor a card of another than the prey
    s.choose(options(s)[1])
    assert where(s, "elder-library") == "stored"
    s.choose(next(each for each in options(s) if each.startswith("play")))
    assert (faces(s, "board", 0), s.game.speaks(s, find(s, "elder-library"))) == (
        ["the-erciyes-fragments", "elder-library"], 0,
    )  # fmt: skip
    assert (len(faces(s, "hand")), len(faces(s, "library"))) == (8, 1)  # for the library, not for the card


def test_what_the_fragments_gave_leaves_the_game_when_it_burns():
    s = in_play("the-erciyes-fragments", "5.2.1", "ash b: ascendance", hand="dodge")
    take(s, "use a/the-erciyes")
    s.choose(next(each for each in options(s) if each.startswith("play")))
    assert (s.pool[0], where(s, "ascendance")) == (31, "removed")


def test_what_lies_on_the_fragments_leaves_the_game_with_them():
    s = in_play("the-erciyes-fragments, elder-library", "5.2.1", "ash b: elder-library", hand="unnatural-disaster")
    take(s, "use a/the-erciyes")
    assert [now.zone for now in s.pieces if now.face == "elder-library"] == ["board", "stored"]
    happen(s, about(s, "burn", find(s, "the-erciyes-fragments")))
    assert (where(s, "the-erciyes-fragments"), find(s, "elder-library", "removed") > 0) == ("ash", True)


def test_city_gangrel_connections_vote_once():
    prince = vampire(title="prince")
    s = in_play("city-gangrel-connections", "5.3", hand="ancilla-empowerment", own=f"{prince} [blood 3], {GANG}")
    reach(s, "play ancilla-empowerment", "use a/city-gangrel-connections", "1 for")
    assert "use a/city-gangrel-connections" not in options(s)
    assert "2:0" in s.question.prompt or "(2 for" in s.question.prompt


def test_london_evening_star_shows_what_is_hidden():
    s = position("ready a: madison [blood 2], samson [blood 1]\nready b: nassir [blood 4]\n"
                 "board b: london-evening-star-tabloid-newspaper\nready c: ryan [bowed]")  # fmt: skip
    s.choose("hunt with madison")
    reach(s, "block with nassir", "use b/london-evening-star-tabloid-newspaper")
    rest(s)
    assert locked(s, "nassir")


def test_information_network_is_for_its_clan():
    seer = of_clan("Nosferatu antitribu")
    for who in (seer, "nassir"):
        if not who:
            continue
        s = position(f"ready a: madison [blood 2], samson [blood 1]\nready b: {who} [blood 4]\nboard b: information-network\n"
                     "ready c: ryan [bowed]")  # fmt: skip
        s.choose("hunt with madison")
        reach(s, f"block with {who}")
        assert ("use b/information-network" in options(s)) is (who == seer)


def test_crematorium_burns_the_dry_in_torpor():
    s = in_play("crematorium", "5.1.5", "torpor b: samson, brock-sterling [blood 1]")
    s.choose("use a/crematorium")
    assert (where(s, "samson"), where(s, "brock-sterling")) == ("ash", "torpor")


def test_the_slaughterhouse_burns_the_library_of_the_prey():
    s = in_play(
        "the-slaughterhouse",
        "5.3",
        f"library b: chantry, majesty, flash\nlibrary c: dodge\nhand b: {FULL}\nhand c: {FULL}",
        hand=FULL,
    )
    s.choose("use a/the-slaughterhouse")
    assert (faces(s, "library", 1), faces(s, "library", 2)) == (["flash"], ["dodge"])


def test_waste_management_brings_a_card_back_under_the_library():
    s = in_play("waste-management-operation", "5.5.1", "ash a: majesty, nassir", hand=FULL)
    s.choose("use a/waste-management-operation")
    assert faces(s, "library") == ["dodge", "flash", "majesty"]


def test_tower_of_london_pays_for_necromancy_only():
    assert "requires Necromancy" in GAME.faces["tower-of-london"].text
    s = in_play("tower-of-london", "5.3", hand="govern-the-unaligned", own=f"{vampire('DOM')} [blood 3], {GANG}")
    reach(s, "play govern-the-unaligned")
    take(s, "way 1")
    rest(s)
    assert (s.pool[0], s.pool[1], locked(s, "tower-of-london")) == (30, 27, False)


# ── done at once ────────────────────────────────────────────────────────────────────────────────────────────────────


def played(card: str, more: str = "", own: str = "madison [blood 3]", b: str = IDLE, choices: tuple[str, ...] = ()):
    """Return a position in which a master card of seat a is played, with what is chosen."""
    s = position(f"phase: 5.2.1\nready a: {own}\nhand a: {card}, {FULL.removesuffix(', dodge')}\n{b}\n{more}")
    take(s, f"play {card}", *choices)
    return s


def test_ascendance_is_a_pool():
    s = played("ascendance")
    assert (s.pool, where(s, "ascendance")) == ((31, 30, 30), "ash")


def test_zillahs_valley_feeds_the_old():
    s = played("zillahs-valley", f"uncontrolled a: {OLD}, {YOUNG}", choices=("a/uncontrolled",))
    assert (blood_on(s, OLD), blood_on(s, YOUNG), s.pool[0]) == (4, 0, 25)


def test_effective_management_draws_from_the_crypt():
    s = played("effective-management", f"crypt a: {OLD}, {YOUNG}")
    assert (where(s, OLD), where(s, YOUNG)) == ("uncontrolled", "crypt")


def test_liquidation_burns_seven_cards_for_three_pool():
    s = played("liquidation", "library a: " + ", ".join(["flash"] * 8))
    assert (s.pool[0], len(faces(s, "library")), where(s, "liquidation")) == (33, 1, "ash")
    assert len(faces(s, "hand")) == 6  # replaced in the discard phase only
    s = position("phase: 5.2.1\nready a: madison [blood 3]\nhand a: liquidation\nlibrary a: flash, flash\n" + IDLE)
    assert "play liquidation" not in options(s)


def test_tribute_to_the_master_takes_a_blood_from_each_ready_vampire():
    s = played("tribute-to-the-master", "torpor a: samson [blood 2]", "madison [blood 3], brock-sterling [blood 2]")
    assert (s.pool[0], blood_on(s, "madison"), blood_on(s, "brock-sterling"), blood_on(s, "samson")) == (32, 2, 1, 2)


def test_the_eternals_of_sirius_pay_or_feed():
    ministry = vampire(clan="Ministry")
    s = played("the-eternals-of-sirius", own=f"{ministry} [blood 2]")
    assert s.pool[0] == 31  # 5 for a cost of 4
    s = position(f"phase: 5.2.1\nready a: madison [blood 3]\nhand a: the-eternals-of-sirius\n{IDLE}")
    assert "play the-eternals-of-sirius" not in options(s)


def test_fortschritt_library_finds_a_gehenna_event():
    s = played("fortschritt-library", "library a: flash, dragonbound, nra-pac")
    assert not any("nra-pac" in each for each in options(s))
    take(s, "dragonbound")
    assert where(s, "dragonbound") == "hand"


def test_redeem_the_lost_soul_pays_half_a_capacity():
    s = played("redeem-the-lost-soul", f"ash a: {YOUNG}")
    assert (s.pool[0], where(s, YOUNG)) == (31, "removed")


def test_from_a_sinking_ship_takes_from_the_poor():
    s = position(f"phase: 5.2.1\npool: 30 3 4\nready a: madison [blood 3]\nhand a: from-a-sinking-ship\nready b: {OLD} [bowed],"
                 f" {YOUNG} [bowed]\nready c: ryan [bowed]")  # fmt: skip
    s.choose("play from-a-sinking-ship")
    assert (s.game.speaks(s, find(s, YOUNG)), s.game.speaks(s, find(s, OLD))) == (0, 1)


def test_unnatural_disaster_burns_a_location():
    s = played("unnatural-disaster", "board b: chantry\nboard c: fame")
    assert (where(s, "chantry"), where(s, "fame")) == ("ash", "board")


def test_vulnerability_burns_a_vampire_in_torpor():
    s = played("vulnerability", "torpor b: samson [blood 1]")
    assert (where(s, "samson"), where(s, "nassir")) == ("ash", "ready")


def test_svadharma_feeds_a_ravnos():
    ravnos = vampire(clan="Ravnos", least=4)
    s = played("svadharma", own=f"{ravnos} [blood 1], madison [blood 1]")
    assert (blood_on(s, ravnos), blood_on(s, "madison")) == (3, 1)


def test_letter_from_vienna_locks_the_tremere():
    tremere = vampire(clan="Tremere")
    s = played("letter-from-vienna", b=f"ready b: {tremere} [blood 1], samson [blood 1]\nready c: ryan [bowed]")
    assert (locked(s, tremere), locked(s, "samson")) == (True, False)


CLANS = [("bay-and-howl", "Gangrel antitribu"), ("convergence", "Pander"), ("out-of-control", "Brujah antitribu"),
         ("the-art-of-love", "Toreador antitribu")]  # fmt: skip


@pytest.mark.parametrize(("card", "clan"), CLANS)
def test_cards_of_clans_that_few_have(card, clan):
    there = [f for f, c in GAME.faces.items() if c.kind == "vampire" and c.clan == clan]
    s = position(f"phase: 5.2.1\nready a: madison [blood 3], samson [blood 1]\nhand a: {card}, dodge\n{IDLE}")
    assert f"play {card}" not in options(s)
    if card == "the-art-of-love" and there:
        s = position(f"phase: 5.2.1\nready a: {there[0]} [blood 3]\nhand a: {card}, dodge\nready b: war-ghoul [lives 5]\n"
                     "ready c: ryan [bowed]")  # fmt: skip
        s.choose(f"play {card}")
        assert s.game.speaks(s, find(s, "war-ghoul")) == 0
    elif card in ("bay-and-howl", "convergence") and len(there) > 1:
        s = position(f"phase: 5.2.1\nready a: {there[0]} [blood 2], madison [blood 3]\nhand a: {card}, dodge\n"
                     f"uncontrolled a: {there[1]}\n{IDLE}")  # fmt: skip
        take(s, f"play {card}", "a/uncontrolled")
        assert (blood_on(s, there[0]), blood_on(s, there[1]), blood_on(s, "madison")) == (1, 1, 3)


def test_out_of_control_burns_one_of_its_clan():
    weak = next(f for f, c in GAME.faces.items() if c.clan == "Brujah antitribu" and c.stats["capacity"] < 6)
    s = played("out-of-control", b=f"ready b: {weak} [bowed], nassir [bowed]\nready c: ryan [bowed]")
    assert (where(s, weak), where(s, "nassir"), s.pool[0]) == ("ash", "ready", 28)


@pytest.mark.ruling("C-077")
def test_vox_domini_fails_a_referendum():
    prince = vampire(title="prince")
    s = position(f"ready a: {prince} [blood 3], {GANG}\nhand a: ancilla-empowerment\nhand b: vox-domini, vox-domini\n"
                 f"{IDLE}")  # fmt: skip
    s.choose("play ancilla-empowerment")
    reach(s, "play vox-domini")
    rest(s)
    assert s.pool == (30, 29, 30)  # its cost
    assert asked(s)[0] == 0
    assert number(s, "votes", prince) == 2
