"""Cards in comparison with what is printed on them, word by word: what a card does not say does not happen."""

import pytest

from coterie.games.l5r.cards import CARDS
from tests.l5r.cards.cases import BMIL, CALM, MIL, POL, answers, go, table, used
from tests.l5r.tools import find, finish, options, play, position, prompt, through, where

MANY = "doji-whisperer, eager-scout, deathseeker, brash-samurai, solemn-scholar, akodo-toturi, border-rider"


def order(s, zone: str) -> list[str]:
    """Return the faces of a deck of seat a, top first."""
    return [s.pieces[p].face for p in s.piles[zone, 0]]


@pytest.mark.ruling("L-8.14")
@pytest.mark.parametrize(("found", "left"), [("a/deck.3", [0, 1, 3]), ("nothing", [0, 1, 2, 3])])
def test_a_search_of_the_top_cards_leaves_the_others_as_they_lie_if_no_shuffling_is_asked_for(found, left):
    """D-809."""
    events = "fine-katana, ornate-fan, banzai, court-games"
    s = table(
        "field a: honored-general [present] | attached a: tactical-ingenuity [on field/honored-general] | "
        f"deck a: {events}, levy, rout, outwit, charge, assassination, good-omen, censure" + MIL
    )
    below = order(s, "deck")[4:]
    go(s, "honored-general", found)
    assert order(s, "deck") == [events.split(", ")[n] for n in left] + below
    assert [s.pieces[p].known & 3 for p in s.piles["deck", 0]][: len(left) + 1] == [1] * len(left) + [0]


@pytest.mark.ruling("L-8.14")
@pytest.mark.parametrize(("defender", "kept"), [("eager-scout", True), ("akodo-toturi", False)])
def test_the_guardians_of_rokugan_shuffle_the_deck_only_if_they_search_all_of_it(defender, kept):
    """D-809: they win by 1, or by 7 with a deck of 7."""
    s = table(
        f"field a: {defender} [present, fate 1], brash-samurai [present, honored] | field b: matsu-berserker [present] | "
        f"hand a: guardians-of-rokugan | dynasty a: {MANY} | row a1: kaiu-envoy | row a2: kaiu-envoy | "
        "row a3: kaiu-envoy" + BMIL
    )
    before = order(s, "dynasty")
    play(s, answers(s, "guardians-of-rokugan")[0], "a/dynasty.1")
    assert where(s, "doji-whisperer") == "field"
    assert (order(s, "dynasty") == before[1:]) == kept


@pytest.mark.ruling("L-12.1")
@pytest.mark.parametrize(
    ("where_he_is", "loser", "honor"),
    [
        pytest.param("[present]", "deathseeker [present, dishonored]", [6, 10], id="he ignores it"),
        pytest.param("", "deathseeker [present, dishonored]", [6, 9], id="he is at home"),
        pytest.param("[present]", "deathseeker [dishonored]", [6, 9], id="the other is at home"),
    ],
)
def test_a_token_that_bayushi_yojiro_ignores_costs_no_honor_as_its_character_leaves_play(where_he_is, loser, honor):
    s = table(
        f"field a: bayushi-yojiro {where_he_is}, akodo-toturi [present] | field b: {loser} | hand a: assassination | "
        "honor: 9 10" + MIL
    )
    go(s, "assassination")
    assert where(s, "deathseeker") == "fallen"
    assert list(s.honor) == honor


@pytest.mark.ruling("U-217", "U-218")
@pytest.mark.parametrize(("present", "offered"), [("", True), (" [present]", False)])
def test_a_legion_of_one_may_be_a_team_mates_who_fights_alone_on_the_side(present, offered):
    s = position(
        f"field b: doji-whisperer\nfield c: kaiu-envoy{present}\nfield a: matsu-berserker [present]\n"
        "hand c: a-legion-of-one\nhand b: outwit\nhand d: outwit\nhand a: outwit\nfate: 0 0 1 0\n"
        "conflict: a military fire b1",
        players=4,
        windows="all",
    )
    while s.question.seat != 2:
        s.choose("pass")
    assert ("use a-legion-of-one" in options(s)) == offered


@pytest.mark.ruling("L-9.8", "U-207")
@pytest.mark.parametrize("first", ["a", "b"])
@pytest.mark.parametrize("face", ["pacifist-philosopher", "mediator-of-hostilities"])
def test_a_team_that_passes_on_a_conflict_does_so_once(face, first):
    """Each of its members passes, but it is one occasion for those who answer it."""
    hands = "\n".join(f"hand {letter}: outwit" for letter in "abcd")
    s = position(
        f"{hands}\nfield a: {face}, naive-student\nfield b: deathseeker\nfield d: deathseeker\nfirst: {first}",
        players=4,
        windows="all",
    )
    for _ in "ab" if first == "a" else "bd":
        through(s, "declare?").choose("pass")
    assert [said for said in options(s) if said.startswith("use")] == [f"use a/{face}"]
    s.choose(f"use a/{face}")
    assert (s.fate[0], len(s.piles["hand", 0])) in ((1, 1), (0, 2))
    assert not any(said.startswith("use") for said in options(s))


@pytest.mark.parametrize(
    ("face", "says"),
    [
        ("ancient-master", "as an attachment. After the attached character is declared as attacker"),
        ("togashi-acolyte", "as an attachment. After you play a card, if the attached character is participating"),
        ("austere-exemplar", "on an unclaimed ring to take 3 more actions"),
        ("current-of-the-beryt", "during any conflict, take 2 more actions."),
        ("furtive-sympathizer", "this character is neither honored nor dishonored, exchange"),
        ("ignoble-enforcers", "you may lose 1 honor to place 1 fate on this character (up to 3 times)."),
        ("guardians-of-rokugan", "(X equals the skill by which you have won)."),
    ],
)
def test_a_text_reads_as_a_sentence(face, says):
    assert says in CARDS[face].text


@pytest.mark.ruling("L-14.8", "L-9.7")
def test_a_province_is_refilled_whose_holding_is_sacrificed_for_a_character_in_the_fate_phase():
    s = position("field a: deathseeker\nholdings a1: iron-mine\nhand a: levy\nhand b: levy", windows="all")
    for _ in range(40):
        if "use a1/iron-mine" in options(s):
            break
        s.choose("pass" if "pass" in options(s) else s.question.default)
    play(s, "use a1/iron-mine")
    assert (s.phase, prompt(s), where(s, "deathseeker")) == ("fate", "window", "field")
    assert [s.pieces[p].down for p in s.piles["row", 0]] == [True]


@pytest.mark.ruling("L-14.8", "L-9.10")
def test_a_province_is_refilled_whose_holding_is_sacrificed_for_a_character_that_leaves_as_a_conflict_ends():
    s = table("field a: akodo-toshiro [present] | holdings a1: iron-mine | field b: doji-whisperer" + MIL)
    go(s, "akodo-toshiro")
    for _ in range(40):
        if "use a1/iron-mine" in options(s):
            break
        s.choose("pass" if "pass" in options(s) else s.question.default)
    play(s, "use a1/iron-mine")
    assert (prompt(s), where(s, "akodo-toshiro")) == ("window", "field")
    assert [s.pieces[p].down for p in s.piles["row", 0]] == [True]


@pytest.mark.ruling("L-12.2")
@pytest.mark.parametrize("honored", [True, False])
def test_a_token_that_is_itself_again_goes_together_with_an_opposite_one_that_has_come_meanwhile(honored):
    s = table(
        "field a: disciple-of-deception, akodo-toturi [present, dishonored], matsu-berserker [tainted] | "
        "field b: kaiu-envoy [present] | holdings a1: funeral-pyre | hand a: way-of-the-lion, resourcefulness | "
        "hand b: levy" + MIL
    )
    go(s, "disciple-of-deception", "a/akodo-toturi")
    assert s.pieces[find(s, "akodo-toturi")].count("tainted") == 1
    if honored:
        play(s, "pass", "use resourcefulness", "a/disciple-of-deception", "a/akodo-toturi")
        assert s.pieces[find(s, "akodo-toturi")].count("honored") == 1
    now = finish(s).pieces[find(s, "akodo-toturi")]
    assert [now.count(name) for name in ("honored", "dishonored", "tainted")] == [0, 1 - honored, 0]


@pytest.mark.ruling("L-8.10")
@pytest.mark.parametrize(
    ("face", "text", "affected", "unaffected"),
    [
        pytest.param(
            "courteous-greeting",
            "field a: deathseeker [present] | field b: doji-whisperer [present{}] | provinces b1: courteous-greeting | "
            "hand a: levy | hand b: levy" + MIL,
            "",
            ", bowed",
            id="one of the two is bowed",
        ),
        pytest.param(
            "master-of-the-swift-waves",
            "field a: master-of-the-swift-waves [present], {} | field b: akodo-toturi [present]" + POL,
            "deathseeker",
            "matsu-berserker",
            id="no place in the conflict for who is at home",
        ),
        pytest.param(
            "bushido-adherent",
            "field a: bushido-adherent [present, honored] | field b: deathseeker [present{}]" + MIL,
            "",
            ", honored",
            id="all are honored",
        ),
        pytest.param(
            "forthright-ide",
            "field a: forthright-ide [present], deathseeker{} | hand a: levy, levy" + MIL,
            " [bowed]",
            "",
            id="nobody is bowed",
        ),
    ],
)
def test_who_is_not_affected_is_no_target_even_if_something_else_would_change(face, text, affected, unaffected):
    assert used(table(text.format(affected)), face)
    assert not used(table(text.format(unaffected)), face)


@pytest.mark.ruling("L-8.10")
@pytest.mark.parametrize(("monk", "offered"), [("bowed", True), ("fate 1", False)])
def test_a_mantra_of_water_needs_a_monk_that_becomes_ready(monk, offered):
    s = table(
        f"field a: deathseeker | field b: togashi-initiate [{monk}] | hand b: mantra-of-water, levy | first: a" + CALM
    )
    through(s, "declare?").choose("water military")
    assert bool(answers(s, "mantra-of-water")) == offered


@pytest.mark.ruling("L-8.10", "L-8.16")
@pytest.mark.parametrize(("home", "offered"), [("deathseeker", True), ("matsu-berserker", False)])
def test_false_loyalties_need_two_characters_that_can_change_places(home, offered):
    s = table(
        f"field a: doji-whisperer [present], {home} | field b: bayushi-liar | hand b: false-loyalties | honor: 9 6 | fate: 0 2"
        + POL
    )
    assert bool(answers(s, "false-loyalties")) == offered
