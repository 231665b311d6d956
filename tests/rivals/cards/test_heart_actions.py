"""The last of The Heart of Europe: Aleister, Anjali, Camila, Thora; Blood Transfusion, Fourth Tradition, Wake, Withering
Spirit; and Out of Time, Rain of Blood and Beretta of the boxes before."""

import pytest

from coterie.games.rivals.cards import CARDS
from coterie.kernel.pieces import pile
from tests.rivals.cards.turns import end_turn, onward
from tests.rivals.tools import asked, attack, blood_on, faces, find, options, play_through, position, where


def shot(text: str, sort: str, card: str = "no card"):
    """Return the position in the step of the abilities of an attack on Doc."""
    s = position(text)
    play_through(s, "attack with a/" + text.partition(": ")[2].partition(" ")[0], "b/doc")
    while s.asked[1][0] == "moment":
        s.choose("pass")
    play_through(s, sort, card)
    while s.asked[1][0] in ("block?", "reaction card?"):
        s.choose(next(each for each in ("no block", "no card") if each in options(s)))
    return s


BERETTA = "streets a: beretta [blood {}]\nstreets b: doc [blood 5]\nhand a: 38-special\nhaven b: karma [blood 3]\n"


def test_beretta_pays_blood_for_more_ranged_damage_only():
    s = shot(BERETTA.format(3), "ranged", "play 38-special")
    play_through(s, "use a/beretta", "use a/beretta")
    assert asked(s) != (0, ["use a/beretta", "pass"])  # never with the last Blood
    assert (blood_on(s, "beretta"), blood_on(s, "doc")) == (1, 5 - 4)
    s = shot(BERETTA.format(3), "mental")
    assert s.asked[1][0] == "action?"  # nothing to use there


ALEISTER = "streets a: aleister [blood 5]\nstreets b: doc [blood {}]\nhand a: {}\nhaven b: karma [blood 3]\n"


def test_aleister_discards_two_cards_for_superficial_damage_on_top():
    s = shot(ALEISTER.format(5, "backup, haze"), "physical")
    s.choose("use a/aleister")
    play_through(s, *[each for each in ("backup", "haze") if each in options(s)])
    onward(s)
    assert (blood_on(s, "doc"), faces(s, "hand"), where(s, "doc")) == (
        1,
        [],
        "streets",
    )  # 1 of his own; 4, but for the last
    s = shot(ALEISTER.format(1, "backup, haze"), "physical")
    s.choose("use a/aleister")
    onward(s)
    assert where(s, "doc") == "torpor"  # his own damage is not Superficial
    s = shot(ALEISTER.format(5, "backup"), "physical")
    assert s.asked[1][0] == "action?"  # one card is not enough


def test_what_is_left_of_the_targets_attribute_lowers_the_damage_on_top():
    s = position("streets a: aleister [blood 5]\nstreets b: the-cossack [blood 5]\nhand a: backup, haze\n"
                 "haven b: karma [blood 3]\n")  # fmt: skip
    play_through(s, "attack with a/aleister", "b/the-cossack", "use a/aleister", "backup", "haze", "physical")
    onward(s)
    assert blood_on(s, "the-cossack") == 5 - (4 - 1)  # 2 physical: 1 against his own damage, 1 against the rest


ANJALI = (
    "torpor a: anjali-the-samedi [blood 1]\nhaven a: hydra [blood 6]\nhaven b: doc [blood {}]\nlibrary b: backup, haze\n"
    "library a: crossbow, dangerous-mixture, break-down, absolution\n{}"
)
USE_ANJALI = ("end", "use a/torpor/anjali-the-samedi", "b/doc")


@pytest.mark.ruling("R-153", "R-156", "R-218", "R-219")
def test_anjali_attaches_a_card_face_down_as_a_curse_and_draws_for_the_first_one():
    s = position(ANJALI.format(5, ""))
    play_through(s, *USE_ANJALI)
    curse = s.pieces[find(s, "backup")]
    assert (curse.zone, curse.down, curse.host) == ("attached", True, find(s, "doc"))
    assert s.game.speaks(s, find(s, "backup")) == 0
    onward(s)
    assert len(faces(s, "hand")) == 3  # one for her, two at the end of the turn
    assert all("backup" not in str(s.scene(seat)) for seat in (0, 1))  # nobody has seen what it is
    s = position(ANJALI.format(5, "attached b: chef [on haven/doc]\n"))
    play_through(s, *USE_ANJALI)
    onward(s)
    assert (where(s, "backup"), len(faces(s, "hand"))) == ("attached", 2)  # it is his second attachment


@pytest.mark.ruling("R-161", "R-162")
def test_anjali_does_not_burden_somebody_with_three_attachments():
    full = "attached b: " + ", ".join(["chef [on haven/doc]"] * 3) + "\nlibrary b: backup\n"
    s = position(ANJALI.format(5, full))
    play_through(s, *USE_ANJALI[:2])
    assert (where(s, "backup"), s.pieces[find(s, "crossbow")].host) == (
        "library",
        find(s, "hydra"),
    )  # nobody else is left


@pytest.mark.ruling("R-157", "R-158")
def test_a_face_down_curse_goes_to_its_owner_with_torpor():
    s = position(ANJALI.format(1, "haven b: karma [blood 3]\nhaven a: brother [blood 5]\n"))
    play_through(s, *USE_ANJALI)
    onward(s)
    assert s.active == 1
    assert not [each for each in options(s) if "backup" in each or "attached" in each]  # its bearer cannot let it go
    play_through(s, "go out with b/doc", "with b/karma")
    end_turn(s)
    play_through(s, "go out with a/hydra", "done")
    attack(s, next(each for each in options(s) if "attack with" in each)[12:], "b/doc", "physical")
    assert (where(s, "doc"), faces(s, "discard", 1)) == ("torpor", ["backup"])


CAMILA = "streets a: camila [blood 3]\nstreets b: {}\nhaven b: karma [blood 3]\n"


def test_camila_takes_the_influence_of_the_one_she_attacks_once_an_attack():
    s = position(CAMILA.format("doc [blood 5]"))
    play_through(s, "attack with a/camila", "b/doc")
    assert asked(s) == (0, ["use a/camila", "pass"])
    s.choose("use a/camila")
    assert s.pieces[find(s, "doc")].count("spent") == 1
    onward(s, sort="physical")
    assert s.pieces[find(s, "doc")].count("spent") == 1
    s = position(CAMILA.format("doc [blood 5]") + "city: chef\n")
    s.choose("attack with a/camila")
    s.choose("city/chef")
    assert "use a/camila" not in options(s)  # a Mortal has no Influence


def test_thora_has_no_ability_and_says_so():
    assert (CARDS["thora"].text, CARDS["thora"].stats["physical"]) == ("", 2)
    assert "no ability" in CARDS["thora"].open_question
    s = position("haven a: thora [blood 5]\nhaven b: doc [blood 5]\n")
    assert options(s) == ["go out with a/thora", "end"]


# ── Library ─────────────────────────────────────────────────────────────────────────────────────────────────────────

FIGHT = "streets a: hydra [blood 6]\nstreets b: doc [blood {}]\nhaven b: karma [blood 3]\nboard a: blood-transfusion\n"


def test_blood_transfusion_swaps_blood_of_whoever_survives():
    s = position(FIGHT.format(5))
    attack(s, "a/hydra", "b/doc", "physical")
    assert s.pieces[find(s, "doc")].count("blood-a") == 1
    assert blood_on(s, "doc") == 3
    assert "Doc: 1 Blood replaced with Blood of a (Blood Transfusion)" in s.log(0)
    s = position(FIGHT.format(2))
    attack(s, "a/hydra", "b/doc", "physical")
    assert (where(s, "doc"), s.pieces[find(s, "doc")].count("blood-a")) == ("torpor", 0)
    s = position(FIGHT.format(5).replace("board a", "board b"))
    attack(s, "a/hydra", "b/doc", "physical")
    assert s.pieces[find(s, "doc")].count("blood-b") == 0  # it is no foe of yours that is attacked


FOURTH = (
    "streets b: doc [blood 5], brother [blood 5]\nhaven a: hydra [blood 6]\nleaders: hydra doc\n"
    "attached a: fourth-tradition-the-accounting [on streets/doc]\nactive: b\nstreets a: karma [blood 3]\n"
)


def test_fourth_tradition_makes_a_leader_answer_for_the_others():
    s = position(FOURTH)
    attack(s, "b/brother", "a/karma", "physical")
    assert blood_on(s, "doc") == 4
    s = position(FOURTH)
    play_through(s, "attack with b/doc", "a/karma")
    assert (options(s), blood_on(s, "doc")) == (["use b/brother", "pass"], 5)  # the Leader itself may attack
    s.choose("use b/brother")
    assert blood_on(s, "doc") == 4  # an ability of another one counts


def test_fourth_tradition_does_not_mind_what_foes_do():
    s = position(FOURTH.replace("active: b", "active: a"))
    attack(s, "a/karma", "b/brother", "mental")
    assert blood_on(s, "doc") == 5


def test_fourth_tradition_is_for_leaders_with_room():
    table = "haven a: hydra [blood 6]\nhaven b: doc [blood 5], karma [blood 3]\nleaders: hydra {}\n"
    hand = "hand a: fourth-tradition-the-accounting\n"
    s = position(table.format("karma") + hand)
    play_through(s, "play fourth-tradition-the-accounting")
    assert asked(s) == (0, ["a/hydra", "b/karma"])
    s.choose("b/karma")
    assert s.pieces[find(s, "fourth-tradition-the-accounting")].host == find(s, "karma")
    full = "attached b: " + ", ".join(["chef [on haven/karma]"] * 3) + "\n"
    s = position(table.format("karma") + hand + full)
    s.choose("play fourth-tradition-the-accounting")
    assert s.pieces[find(s, "fourth-tradition-the-accounting")].host == find(s, "hydra")


WAKE = (
    "streets a: hydra [blood 6]\nhaven b: brother [blood 5], karma [{}blood 3]\n{}board b: wake-with-evenings-freshness "
    "[blood 2]\nhand a: 38-special\n"
)


def test_wake_brings_a_ready_character_to_block_for_blood():
    s = position(WAKE.format("", "streets b: doc [blood 5]\n"))
    play_through(s, "attack with a/hydra", "b/doc", "physical", "no card")
    use = next(each for each in options(s) if each.startswith("use b/wake"))
    play_through(s, use, "b/brother")
    onward(s)
    assert (blood_on(s, "doc"), where(s, "brother"), blood_on(s, "wake-with-evenings-freshness")) == (5, "streets", 1)
    s = position(WAKE.format("bowed, ", "streets b: doc [blood 5]\n"))
    play_through(s, "attack with a/hydra", "b/doc", "physical", "no card", use)
    assert where(s, "brother") == "streets"  # nobody else is ready, so nothing is asked


def test_wake_does_not_help_against_ranged_attacks():
    s = position(WAKE.format("", "streets b: doc [blood 5]\n"))
    play_through(s, "attack with a/hydra", "b/doc", "ranged", "play 38-special")
    onward(s)
    assert blood_on(s, "doc") == 3


def test_withering_spirit_says_that_wraiths_and_curses_are_counted_together():
    assert (
        "X equals the number of wraiths in your coterie plus the number of Curses on it"
        in CARDS["withering-spirit"].text
    )


@pytest.mark.ruling("RR-11.3")
@pytest.mark.parametrize(("card", "givers"), [("wake-with-evenings-freshness", 2), ("seek-knowledge", 3)])
def test_only_the_acting_party_feeds_wake_with_evenings_freshness(card, givers):
    s = position(
        "haven a: grigori [blood 5], hydra [blood 6]\nstreets a: skunk [blood 3]\nhaven b: doc [blood 5]\n"
        f"hand a: {card}\nactions: 2\nleaders: grigori doc\n"
    )
    s.choose(f"play {card}")
    while not s.asked[1][0].startswith("who gives"):
        s.choose(next(name for name in ("a/grigori", "two actions") if name in options(s)))
    assert options(s) == ["a/grigori", "a/hydra", "a/skunk"][:givers]


SPIRIT = "haven a: enzo-cappa [blood 5]\nhaven b: doc [blood 5], hydra [blood 6]\nhand a: withering-spirit\n{}"
CURSED = "attached a: crossbow [on haven/{0}], crossbow [on haven/{0}]\n"
WRAITHS = "".join(
    f"attached a: {card} [down, known all, on haven/{who}], {token} [down, known a, on {card}]\n"
    for card, who, token in (("chef", "enzo-cappa", "wraith-mental"), ("addict", "enzo-cappa", "wraith-social"))
)


@pytest.mark.ruling("R-292", "R-296")
def test_withering_spirit_deals_damage_by_curses_and_is_no_attack():
    s = position(SPIRIT.format(CURSED.format("hydra") + "hand b: insanity-defense\n"))
    play_through(s, "play withering-spirit")
    onward(s, choose="b/hydra")
    assert blood_on(s, "hydra") == 6 - 2  # no attribute is added, and nobody could react
    assert (s.pieces[find(s, "hydra")].ready, faces(s, "hand", 1)) == (True, ["insanity-defense"])
    assert "play withering-spirit" not in options(position(SPIRIT.format("")))  # neither wraith nor Curse


@pytest.mark.ruling("R-295", "R-297")
def test_the_targets_mental_attribute_and_prevention_lower_the_damage_of_withering_spirit():
    s = position(SPIRIT.format(CURSED.format("doc")))
    s.choose("play withering-spirit")
    onward(s, choose="b/doc")
    assert blood_on(s, "doc") == 5  # 2 mental against 2
    s = position(SPIRIT.format(CURSED.format("hydra") + "attached b: vagrant-of-prague [on haven/hydra]\n"))
    play_through(s, "play withering-spirit", "use b/vagrant-of-prague")
    assert blood_on(s, "hydra") == 6 - 1


@pytest.mark.ruling("R-293", "R-294")
def test_a_wraith_burned_for_withering_spirit_is_not_counted_and_leaves_the_game():
    s = position(SPIRIT.format(WRAITHS))
    s.choose("play withering-spirit")
    assert options(s) == ["way 1", "way 2"]  # with and without burning one
    s.choose("way 2")
    s.choose(options(s)[0])
    onward(s, choose="b/doc")
    assert blood_on(s, "doc") == 4  # Aggravated, for the one wraith that is left
    gone = [now.face for now in s.pieces if now.zone == "gone"]
    assert sorted(gone) == ["chef", "wraith-mental"]
    s = position(SPIRIT.format(WRAITHS))
    play_through(s, "play withering-spirit", "way 1")
    onward(s, choose="b/hydra")
    assert (blood_on(s, "hydra"), len([now for now in s.pieces if now.zone == "gone"])) == (4, 0)


# ── Blood & Alchemy ─────────────────────────────────────────────────────────────────────────────────────────────────


def test_out_of_time_takes_an_action_from_the_next_turn_of_a_foe_who_has_not_contributed():
    table = "haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nplots a: out-of-time [{}]\nleaders: hydra doc\n"
    s = position(table.format("prestige 3"))
    s.choose(next(each for each in options(s) if each.startswith("resolve")))
    end_turn(s)
    assert (s.active, s.question.prompt) == (1, "What do you do? (actions left: 1)")
    end_turn(s)
    end_turn(s)
    assert (s.active, s.question.prompt) == (1, "What do you do? (actions left: 2)")  # that turn only
    s = position(table.format("prestige 2"))
    assert not [each for each in options(s) if each.startswith("resolve")]
    s = position(table.format("prestige 2, prestige-b 1"))
    assert not [each for each in options(s) if each.startswith("resolve")]  # nobody is left to aim it at


def test_rain_of_blood_mends_everybody_in_and_out_of_torpor_if_yes_wins():
    table = "haven a: hydra [blood 3]\ntorpor a: karma [blood 1]\nhaven b: doc [blood 2]\nhand a: rain-of-blood\n"
    s = position(table)
    play_through(s, "play rain-of-blood")
    while s.asked[1][0] != "action?":
        s.choose(next(each for each in ("exert a/hydra", "done", "pass", "yes", "abstain") if each in options(s)))
    assert (blood_on(s, "hydra"), blood_on(s, "karma"), blood_on(s, "doc")) == (4, 2, 3)
    assert s.pieces[find(s, "hydra")].ready  # nobody acts
    s = position(table)
    play_through(s, "play rain-of-blood")
    while s.asked[1][0] != "action?":
        s.choose(next(each for each in ("no", "exert b/doc", "done", "pass") if each in options(s)))
    assert (blood_on(s, "hydra"), blood_on(s, "karma"), blood_on(s, "doc")) == (3, 1, 2)
    assert len(pile(s, "discard", 0)) == 1
