"""Masters of clans, sects and investments, and more referendums: what each does, and what it must not do."""

import pytest

from coterie.games.vtes import GAME, VtesGame
from coterie.games.vtes.cards import FACES
from coterie.games.vtes.cards.definition import vampire as card_of
from coterie.games.vtes.cards.tables import crypt
from coterie.games.vtes.facts import hand_size
from coterie.games.vtes.numbers import TITLE_VOTES
from coterie.words.cards.naming import slug
from tests.vtes.tools import (
    AWAKE,
    IDLE,
    blood_on,
    borne_by,
    faces,
    find,
    locked,
    number,
    options,
    position,
    reach,
    rest,
    take,
    vampire,
    where,
)

OLD, YOUNG, FULL = vampire(capacity=8), vampire(capacity=3), ", ".join(["dodge"] * 7)
GANG, PRINCE, BARON = "loyal-street-gang [lives 2]", vampire(title="prince"), vampire(title="baron")


def guest(clan: str = "", trait: str = "") -> str:
    """Return a vampire of a clan, or with a trait, that no deck can hold yet: its text does not count here."""
    facts = next(
        each for each in crypt().values()
        if clan in ("", each.clan) and (not trait or trait in each.traits.split(",")) and not each.advanced
        and int(each.capacity) > 2
    )  # fmt: skip
    THERE[slug(facts.name)] = card_of(facts, face=slug(facts.name))
    return slug(facts.name)


THERE = dict(FACES)
GUESTS = VtesGame(faces=THERE)


def of(clan: str = "", sect: str = "", trait: str = "", least: int = 1) -> str:
    """Return the face of a vampire of a clan, a sect, with a trait, without a text if there is one."""
    fits = [
        (bool(card.abilities), face)
        for face, card in GAME.faces.items()
        if card.kind == "vampire" and not card.made and clan in ("", card.clan) and sect in ("", card.sect)
        and (not trait or trait in card.traits) and card.stats["capacity"] >= least
    ]  # fmt: skip
    return min(fits)[1]


def with_card(
    card: str,
    phase: str = "5.3",
    more: str = "",
    own: str = "madison [blood 2]",
    b: str = IDLE,
    hand: str = "",
    game=GAME,
):
    """Return a card beside the minions of seat a."""
    lines = [f"phase: {phase}", "library a: flash, flash", f"ready a: {own}", f"board a: {card}", b, more]
    return position("\n".join([*lines, *([f"hand a: {hand}"] if hand else [])]), game=game)


PATHS = [("the-path-of-night", "Obtenebration"), ("the-path-of-bone", "Necromancy"), ("the-path-of-paradox", "Chimerstry"),
         ("the-path-of-metamorphosis", "Vicissitude"), ("the-path-of-typhon", "Serpentis"),
         ("the-path-of-blood", "Quietus")]  # fmt: skip


@pytest.mark.parametrize(("path", "discipline"), PATHS)
def test_paths_make_a_discipline_cheaper_and_scorch_who_burns_them(path, discipline):
    assert f"A card that requires {discipline} costs a" in GAME.faces[path].text
    s = with_card(path, own=f"madison [blood 2], {GANG}")
    take(s, "act with a/madison")
    assert (where(s, path), blood_on(s, "madison")) == ("ash", 1)
    s = with_card(path, own=f"madison [blood 2], {GANG}")
    take(s, "act with a/loyal-street-gang")
    assert (where(s, path), blood_on(s, "loyal-street-gang")) == ("ash", 2)


def test_a_path_saves_blood_for_its_clan_whoever_plays():
    tzimisce = of("Tzimisce", least=4)
    word = next(each for each in GAME.faces["the-path-of-metamorphosis"].abilities)
    s = position(f"ready a: {tzimisce} [blood 3], madison [blood 2]\nboard b: the-path-of-metamorphosis\n{IDLE}")
    at = find(s, "the-path-of-metamorphosis")
    assert word.reduces(s, at, -1, find(s, tzimisce), "blood")
    assert not word.reduces(s, at, -1, find(s, "madison"), "blood")
    assert not word.reduces(s, at, find(s, "claws-of-the-dead"), find(s, tzimisce), "blood")


def test_evil_revelations_unlock_the_infernal():
    infernal = guest(trait="infernal")
    own = f"{infernal} [bowed, blood 2], madison [bowed, blood 2]"
    s = with_card("path-of-evil-revelations", "5.2.1", own=own, game=GUESTS)
    s.choose("use a/path-of-evil-revelations")
    assert (locked(s, infernal), locked(s, "madison"), s.pool[0]) == (False, True, 29)


@pytest.mark.parametrize(
    ("card", "choices", "cost", "counters"), [("slave-auction", (), 1, 3), ("secret-horde", ("4",), 4, 8)]
)
def test_investments_pay_with_master_phase_actions(card, choices, cost, counters):
    s = position(f"phase: 5.2.1\nready a: madison [blood 2]\nhand a: {card}\nboard a: the-parthenon\n{IDLE}")
    take(s, f"play {card}")
    for each in choices:
        s.choose(each)
    assert (30 - s.pool[0], s.pieces[find(s, card)].count("counter")) == (cost, counters)
    take(s, "use a/the-parthenon", f"use a/{card}")
    assert (30 - s.pool[0], s.pieces[find(s, card)].count("counter")) == (cost - 1, counters - 1)
    assert f"use a/{card}" not in options(s)


def test_an_empty_investment_burns():
    s = with_card("slave-auction [counter 1]", "5.2.1")
    s.choose("use a/slave-auction")
    assert (s.pool[0], where(s, "slave-auction")) == (31, "ash")


COUNTED = [("ventrue-investment", "Ventrue antitribu"), ("acquired-ventrue-assets", "Giovanni")]


@pytest.mark.parametrize(("card", "clan"), COUNTED)
def test_investments_of_a_clan(card, clan):
    who = of(clan)
    s = position(f"phase: 5.2.1\nready a: {who} [blood 1], madison [blood 2]\nhand a: {card}\n{IDLE}")
    s.choose(f"play {card}")
    assert s.pieces[find(s, card)].count("counter") == 1
    s = position(f"phase: 5.2.1\nready a: madison [blood 2]\nhand a: {card}\n{IDLE}")
    assert f"play {card}" not in options(s)


def test_acquired_ventrue_assets_feed_a_giovanni():
    who = of("Giovanni", least=3)
    s = with_card("acquired-ventrue-assets [counter 2]", "5.2.1", own=f"{who} [blood 1], madison [blood 1]")
    s.choose("use a/acquired-ventrue-assets")
    assert (blood_on(s, who), s.pieces[find(s, "acquired-ventrue-assets")].count("counter")) == (2, 1)
    assert not any(each.startswith("use") for each in options(s))


def test_palla_grande_fades():
    who = of("Toreador antitribu")
    own = GAME.faces[who].stats["bleed"]
    s = with_card("palla-grande [counter 1]", own=f"{who} [blood 2], madison [blood 2]", hand=FULL)
    assert (number(s, "bleed", who), number(s, "bleed", "madison")) == (own + 1, 1)
    reach(s, "done")
    take(s, "done")
    assert where(s, "palla-grande") == "ash"


def test_mbare_market_feeds_an_uncontrolled_laibon():
    who = of(sect="Laibon")
    s = with_card("mbare-market-harare", "5.4.1", f"uncontrolled a: {who}, nassir")
    take(s, "use a/mbare-market", "a/uncontrolled")
    assert (blood_on(s, who), locked(s, "mbare-market-harare")) == (1, True)


def test_an_ancestor_spirit_speaks_in_ones_own_referendums():
    who = of(sect="Laibon", least=5)
    s = position(f"ready a: {who} [blood 2], {GANG}\nattached a: ancestor-spirit [on ready/{who}]\n{IDLE}")
    assert (number(s, "bleed", who), number(s, "votes", who)) == (GAME.faces[who].stats["bleed"] + 1, own_votes(who))


def own_votes(who: str) -> int:
    """Return the votes of a vampire by its printed title."""
    return TITLE_VOTES.get(GAME.faces[who].title, 0)


@pytest.mark.parametrize(("halves", "there"), [("2 0 0", True), ("1 2 2", False)])
def test_momentums_edge_is_for_victors(halves, there):
    s = position(f"phase: 5.2.1\nhalves: {halves}\nready a: madison [blood 2]\nhand a: momentums-edge\n{IDLE}")
    assert ("play momentums-edge" in options(s)) is there
    s = with_card("momentums-edge", "5.1.5")
    take(s, "use a/momentums-edge")
    assert s.pool[0] == 31


def test_the_seattle_committee_makes_anarchs():
    s = with_card("seattle-committee", "5.2.1", own=f"{PRINCE} [blood 2], madison [blood 2]")
    take(s, "use a/seattle", "a/madison")
    at = [find(s, who) for who in ("madison", PRINCE)]
    assert [s.game.value(s, "sect", p) == "Anarch" for p in at] == [True, False]


@pytest.mark.parametrize(
    ("sold", "pool"), [(f"{YOUNG} [blood 1]", 33), ("carlton-van-wyk [lives 1]", 32), ("vagabond-mystic [lives 1]", 30)]
)
def test_khobar_towers_sell_a_minion_for_its_capacity_or_its_cost(sold, pool):
    s = with_card("khobar-towers-al-khubar", "5.1.5", own=f"{sold}, madison [blood 1]")
    take(s, "use a/khobar", f"a/{sold.split()[0]}")
    assert (s.pool[0], where(s, sold.split()[0])) == (pool, "removed")


def test_the_police_only_ends_fights():
    who = vampire("FOR", nth=2)
    s = position(
        f"ready a: {who} [blood 3], {GANG}\nhand a: indomitability\nready b: nassir [blood 4]\nboard b: police-department\n"
        "ready c: ryan [bowed]"
    )
    s.choose(f"bleed with {who}")
    reach(s, "block with nassir")
    for _ in range(30):
        if "use b/police-department" in options(s) or "done" in options(s):
            break
        pressed = "press" in s.question.prompt.casefold() and "play indomitability" in options(s)
        s.choose(
            "play indomitability" if pressed else next(each for each in ("hand strike", "pass") if each in options(s))
        )
    assert "use b/police-department" in options(s)
    s.choose("use b/police-department")
    rest(s)
    assert (blood_on(s, "nassir"), locked(s, "police-department")) == (3, True)


def test_an_ephor_sees_votes_and_settles_contests():
    who = of("Ventrue", least=8)
    s = position(f"ready a: {who} [blood 4], {GANG}\nattached a: ephor [on ready/{who}]\n{IDLE}")
    assert (number(s, "intercept", who), number(s, "votes", who)) == (1, own_votes(who) + 1)
    assert not any(each.startswith("act with") for each in options(s))


def test_an_ephor_makes_a_rival_yield():
    who, claimant = of("Ventrue", least=8), vampire(sect="Camarilla", capacity=4)
    prince = next(face for face, card in GAME.faces.items() if card.city == "Chicago" and card.title == "prince")
    s = position(
        f"ready a: {who} [blood 4], madison [blood 2]\nattached a: ephor [on ready/{who}]\nready b: {prince} [bowed]\n"
        f"ready c: {claimant} [bowed]\nattached c: praxis-seizure-chicago [on ready/{claimant}]"
    )
    s.choose("bleed with a/madison")  # whatever happens shows the contest
    s.choose(next(each for each in options(s) if each.startswith("act with") and claimant in each))
    assert (where(s, "praxis-seizure-chicago"), s.game.value(s, "title", find(s, claimant))) == ("ash", "")


def test_the_foundation_exhibit_gives_votes():
    who = of("Toreador antitribu")
    s = with_card("foundation-exhibit", own=f"{who} [blood 2], madison [blood 2]")
    assert (number(s, "votes", who), number(s, "votes", "madison")) == (1, 0)
    take(s, "act with a/madison")
    assert (where(s, "foundation-exhibit"), blood_on(s, "madison")) == ("ash", 1)


HAND_OF = of(trait="black hand", least=5)


def marked(card: str, more: str = IDLE, own: str = GANG):
    """Return a position in which a vampire of the Black Hand bears a card."""
    return position(f"ready a: {HAND_OF} [blood 4], {own}\nattached a: {card} [on ready/{HAND_OF}]\n{more}")


def test_a_remover_locks_any_card():
    s = marked("remover", "ready b: nassir [blood 4]\nboard b: chantry\nready c: ryan [bowed]")
    take(s, next(each for each in options(s) if each.startswith("act with") and "chantry" in each))
    reach(s, "no block")
    assert locked(s, "chantry")


def test_dominion_taxes_vampires_that_block():
    s = marked("dominion", AWAKE)
    s.choose(f"bleed with {HAND_OF}")
    reach(s, "block with nassir")
    assert blood_on(s, "nassir") <= 3


def test_shakar_hunts_the_young():
    s = marked("shakar", f"ready b: {YOUNG} [bowed, blood 2], {OLD} [bowed, blood 2]\nready c: ryan [bowed]")
    there = [each for each in options(s) if each.startswith("act with")]
    assert any(YOUNG in each for each in there)
    assert not any(
        GAME.faces[OLD].stats["capacity"] >= GAME.faces[HAND_OF].stats["capacity"] and OLD in each for each in there
    )


MARKS = ["remover", "dominion", "shakar"]


@pytest.mark.parametrize("card", MARKS)
def test_only_the_black_hand_bears_them(card):
    s = position(f"phase: 5.2.1\nready a: {HAND_OF} [blood 4], madison [blood 1]\nhand a: {card}, dodge\n{IDLE}")
    take(s, f"play {card}")
    assert borne_by(s, HAND_OF) == [card]


def test_a_capitalist_feeds_on_a_bleed_of_the_prey():
    who = vampire(sect="Sabbat", least=4)
    s = position(f"ready a: {who} [blood 2], {GANG}\nattached a: capitalist [on ready/{who}]\n{IDLE}")
    s.choose(f"bleed with {who}")
    assert blood_on(s, who) == 3
    s = position(f"ready a: {who} [blood 2], {GANG}\nattached a: capitalist [on ready/{who}]\n{AWAKE}")
    s.choose(f"bleed with {who}")
    reach(s, "block with nassir")
    rest(s)
    assert blood_on(s, who) == 1


def test_the_weeping_stone_feeds_the_black_hand():
    s = with_card("weeping-stone", "5.1.5", own=f"{HAND_OF} [blood 1], madison [blood 1]")
    assert hand_size(s, 0) == 8
    take(s, "use a/weeping-stone")
    assert (blood_on(s, HAND_OF), blood_on(s, "madison")) == (2, 1)


def test_a_command_performance_unlocks_a_daughter():
    who = guest("Daughter of Cacophony")
    own = f"{who} [bowed, blood 2], madison [bowed, blood 1], {GANG}"
    s = with_card("command-performance", own=own, game=GUESTS)
    s.choose("use a/command-performance")
    assert (locked(s, who), locked(s, "madison")) == (False, True)


def test_hospital_food_is_for_anarchs_that_hunt():
    who = vampire(sect="Anarch", least=5)
    s = with_card("hospital-food", own=f"{who} [blood 1], {GANG}")
    s.choose(f"hunt with {who}")
    reach(s, "use a/hospital-food")
    assert blood_on(s, who) == 3
    s = with_card("hospital-food", own=f"{vampire(sect='Camarilla', least=5)} [blood 1], {GANG}")
    take(s, "hunt with")
    assert not locked(s, "hospital-food")


def test_the_discotek_gives_a_hunter_more():
    s = with_card("inbase-discotek-frankfurt", own=f"{OLD} [blood 1], {GANG}")
    s.choose(f"hunt with {OLD}")
    take(s, "use a/inbase")
    assert (blood_on(s, OLD), locked(s, "inbase-discotek-frankfurt")) == (3, True)
    s = with_card("inbase-discotek-frankfurt", own=f"{OLD} [blood 1], {GANG}")
    s.choose(f"bleed with {OLD}")
    assert not any("inbase" in each for each in options(s))


def test_the_crocodile_temple_bites_back():
    s = position(f"ready a: madison [blood 2], {GANG}\nboard b: the-crocodile-temple\n{IDLE}")
    s.choose("bleed with madison")
    take(s, "use b/the-crocodile")
    assert (blood_on(s, "madison"), s.pool[1]) == (1, 29)
    s = position(f"ready a: madison [blood 2], {GANG}\nboard c: the-crocodile-temple\n{IDLE}")
    s.choose("bleed with madison")
    assert not any("crocodile" in each for each in options(s))


def test_carthage_is_remembered_by_princes_of_the_brujah():
    there = [f for f, c in GAME.faces.items() if c.clan == "Brujah" and c.title in ("prince", "justicar")]
    plain_ = vampire(clan="Brujah", capacity=4)
    for who, pool in ((there[0], 29), (plain_, 30)) if there else ((plain_, 30),):
        s = with_card("carthage-remembered", own=f"{who} [blood 2], {GANG}", b=AWAKE)
        s.choose(f"bleed with {who}")
        reach(s, "block with nassir")
        rest(s)
        assert s.pool[1] == pool


def test_the_directorate_gives_ventrue_votes():
    who = vampire(clan="Ventrue", capacity=4)
    s = with_card(
        "ventrue-directorate-assembly", own=f"{who} [blood 2], madison [blood 2]", more=f"torpor b: {OLD} [blood 1]",
        hand="ancilla-empowerment",
    )  # fmt: skip
    s.choose("play ancilla-empowerment")
    reach(s, "a/madison")
    assert s.asked[1][0] == "votes?"
    assert (number(s, "votes", who), number(s, "votes", "nassir")) == (1, 0)


@pytest.mark.ruling("VR-7.4")
def test_the_directorate_has_no_say_in_blood_hunts():
    who = vampire(clan="Ventrue", capacity=4)
    s = with_card(
        "ventrue-directorate-assembly", own=f"{who} [blood 2], madison [blood 2]", more=f"torpor b: {OLD} [blood 1]"
    )
    s.choose(f"diablerise with a/madison: b/{OLD}")
    take(s, "none")
    assert (number(s, "votes", who), s.asked[1][0] == "votes?") == (0, False)  # nobody has a vote


def test_therbold_realty_makes_locations_cheaper():
    s = with_card("therbold-realty", "5.2.1", hand="monastery-of-shadows, dodge")
    s.choose("play monastery-of-shadows")
    assert s.pool[0] == 28
    s = with_card("therbold-realty", "5.2.1", hand="bleeding-the-vine, dodge")
    s.choose("play bleeding-the-vine")
    assert s.pool[0] == 29


@pytest.mark.parametrize(("board", "votes"), [("chantry", 2), ("ventrue-headquarters", 1)])
def test_the_mausoleum_votes_louder_without_a_rival(board, votes):
    s = with_card(
        "the-mausoleum-venice", own=f"{PRINCE} [blood 3], {GANG}", hand="ancilla-empowerment", more=f"board b: {board}"
    )
    s.choose("play ancilla-empowerment")
    reach(s, "use a/the-mausoleum-venice")
    assert f"{votes} for" in options(s)


def test_the_arcanum_charges_neighbours_for_hunting_grounds():
    s = position(
        "phase: 5.1.4\nlibrary a: dodge\nready a: madison [blood 2]\n"
        "board a: uptown-hunting-ground, zoo-hunting-ground, chantry\n"
        f"board b: arcanum-chapterhouse-alexandria, slum-hunting-ground\n{IDLE}"
    )
    assert s.pool == (28, 30, 30)


def test_the_secret_library_draws_after_a_bleed():
    s = with_card("the-secret-library-of-alexandria", hand=FULL, own=f"madison [blood 2], {GANG}")
    s.choose("bleed with madison")
    s.choose("yes" if "yes" in options(s) else next(each for each in options(s) if "secret-library" in each))
    assert len(faces(s, "hand")) == 8
    take(s, "discard dodge")
    assert len(faces(s, "library")) == 1


def test_a_carnivale_hides_its_toreador_once():
    who = vampire(clan="Toreador", least=4)
    s = position(f"ready a: {who} [blood 2], {GANG}\nattached a: carnivale [on ready/{who}]\n{AWAKE}")
    s.choose(f"bleed with {who}")
    reach(s, "block with nassir", "use a/carnivale")
    rest(s)
    assert (s.pool[1], where(s, "carnivale")) == (29, "ash")


CONTRACTS = [("contract", "Banu Haqim"), ("dirty-contract", "Samedi")]


@pytest.mark.parametrize(("card", "clan"), CONTRACTS)
def test_contracts_let_one_vampire_hunt_a_minion(card, clan):
    who = of(clan, least=3)
    s = position(
        f"phase: 5.2.1\nready a: {who} [blood 2], madison [blood 2]\nhand a: {card}, {FULL.removesuffix(', dodge')}\n{IDLE}"
    )
    take(s, f"play {card}", "b/nassir")
    assert borne_by(s, "nassir") == [card]
    there = [each for each in options(s) if each.startswith("act with")]
    assert len(there) == 1
    assert who in there[0]
