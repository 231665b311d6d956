"""The Action cards, the Rituals and the Title of Shadows & Shrouds."""

import pytest

from coterie.kernel.knowledge import knows
from coterie.kernel.pieces import pile
from tests.rivals.tools import attack, blood_on, faces, find, number, options, play_through, position, where

WRAITH = "attached a: chef [down, known all, on {}], wraith-social [down, known a, on chef]\n"

AHRIMAN = """
haven a: {}
streets b: hydra [blood 6], johnny [blood 2]
haven b: doc [blood 5]
hand a: arms-of-ahriman
agenda: {} 0
"""


@pytest.mark.ruling("R-100", "R-101", "R-102")
def test_arms_of_ahriman_without_and_with_agenda():
    two = "piero-calderon [blood 6]"  # two potence, and oblivion
    s = position(AHRIMAN.format(two, 1) + "hand b: fleetness\n")
    s.choose("play arms-of-ahriman")
    assert options(s) == ["way 1", "way 2"]
    play_through(s, "way 1", "b/johnny")
    assert (blood_on(s, "johnny"), s.agenda[0]) == (1, 1)  # Superficial
    s = position(AHRIMAN.format(two, 1) + "hand b: fleetness\n")
    play_through(s, "play arms-of-ahriman", "way 2", "b/johnny")
    assert (where(s, "johnny"), s.agenda[0]) == ("torpor", 0 + 1)  # 1 paid, 1 for a Rival's vampire
    s = position(AHRIMAN.format(two, 0))
    play_through(s, "play arms-of-ahriman", "b/hydra")
    assert blood_on(s, "hydra") == 6  # 2 less 2 physical


@pytest.mark.ruling("R-100")
def test_arms_of_ahriman_needs_potence_and_for_its_second_way_oblivion():
    assert "play arms-of-ahriman" not in options(position(AHRIMAN.format("raven-smith [blood 5]", 1)))
    s = position(AHRIMAN.format("gia-de-emparan [blood 6]", 1))
    s.choose("play arms-of-ahriman")
    assert options(s) == ["b/hydra", "b/johnny"]  # one way only, and nobody at a Haven


def test_clairvoyance_puts_a_library_card_back_and_gives_an_unhosted_action():
    text = (
        "haven a: {} [blood 4]\nhaven b: doc [blood 5]\nhand a: clairvoyance\n"
        "hand b: throat-rip, drive-by, karma\nlibrary b: unhinged\n"
    )
    s = position(text.format("velvet"))
    s.choose("play clairvoyance")
    assert len(options(s)) == 2  # Karma is no Library card
    assert all(knows(s, 0, p) for p in pile(s, "hand", 1))
    throat = find(s, "throat-rip")
    s.choose(next(o.notation for o in s.question.options if "Throat Rip" in o.label))
    assert pile(s, "library", 1)[0] == throat
    assert s.question.prompt == "What do you do? (actions left: 2)"  # 1 of 2, and an unhosted one
    assert "play clairvoyance" not in options(position(text.format("hydra")))  # no auspex


@pytest.mark.ruling("R-109", "R-112")
def test_early_grave_recruits_into_torpor_for_nothing():
    text = "haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nhand a: early-grave, kwame, brother\n"
    s = position(text)
    play_through(s, "play early-grave")
    assert options(s) == ["kwame"]  # Brother is no Hecata
    s.choose("kwame")
    assert (where(s, "kwame"), blood_on(s, "kwame"), s.prestige[0]) == ("torpor", 0, 20)
    s.choose("end")
    assert where(s, "kwame") == "torpor"  # with no ill effect


@pytest.mark.ruling("R-110", "R-111")
def test_early_grave_keeps_names_unique():
    text = "haven a: hydra [blood 6]\nhaven b: doc [blood 5]{}\nhand a: early-grave, kwame\n"
    assert "play early-grave" not in options(position(text.format(", kwame [blood 4]")))
    s = position(text.format("") + "torpor b: kwame [blood 2]\n")
    play_through(s, "play early-grave", "kwame")
    assert [s.pieces[p].owner for p in pile(s, "torpor", 0)] == [0]
    assert [s.pieces[p].face for p in pile(s, "burned", 1)] == ["kwame"]


def test_grave_robbing_asks_for_each_in_torpor():
    text = (
        "haven a: {}\nhaven b: doc [blood 5]\ntorpor b: karma [blood 1], velvet [blood 1]\n"
        "hand a: grave-robbing\nlibrary a: throat-rip, drive-by, unhinged\nprestige: 10 10\n"
    )
    s = position(text.format("kwame [blood 4]"))
    s.choose("play grave-robbing")
    assert s.asked[1][0] == "choose one"  # b is the only player with somebody in torpor
    play_through(s, options(s)[0], options(s)[1])
    assert (faces(s, "hand", 0), s.prestige[0]) == (["drive-by", "throat-rip"], 11)
    assert "play grave-robbing" not in options(position(text.format("hydra [blood 6]")))  # no Hecata


@pytest.mark.ruling("R-121")
def test_mental_block_takes_the_top_card_of_a_foe_and_gives_the_last_one_back():
    text = "haven a: velvet [blood 4]\nhaven b: hydra [blood 6]\nboard a: mental-block\nlibrary b: {}\n"
    s = position(text.format("throat-rip, drive-by"))
    s.choose("use a/mental-block")
    assert s.pieces[find(s, "throat-rip")].host == find(s, "mental-block")
    assert not s.pieces[find(s, "mental-block")].ready
    s = position(text.format("drive-by") + "attached a: throat-rip [of b, on board/mental-block]\n")
    s.choose("use a/mental-block")
    assert (s.pieces[find(s, "throat-rip")].zone, s.pieces[find(s, "throat-rip")].place) == ("discard", 1)
    assert where(s, "drive-by") == "attached"


@pytest.mark.parametrize("card", ["alley-cat", "diminish"])
def test_what_lies_under_mental_block_is_neither_an_animal_nor_a_ritual_of_its_player(card):
    s = position(
        "haven a: karma [blood 3]\ntorpor a: bianca-giovanni [blood 1]\nboard a: mental-block, mental-block, animal-kingdom\n"
        f"haven b: doc [blood 5]\nlibrary b: {card}, {card}\n"
    )
    play_through(s, "use a/mental-block", "use a/mental-block.2", "end")
    assert [where(s, card, nth) for nth in range(2)] == ["attached", "attached"]
    assert s.active == 1  # nobody was asked about Bianca Giovanni, who looks for two Rituals
    s.choose("end")
    assert (s.active, s.agenda) == (0, (0, 0))


@pytest.mark.ruling("R-122", "R-123")
def test_mental_block_bars_without_auspex_but_is_not_exhausted_without_it():
    text = (
        "streets a: hydra [blood 6]\nstreets b: brother [blood 5]\nboard a: mental-block\n"
        "library b: drive-by\nhand {}: throat-rip\n"
        "attached a: throat-rip [of b, on board/mental-block]\nactive: {}\n"
    )
    s = position(text.format("b", "b"))
    play_through(s, "attack with b/brother", "physical")
    assert options(s) == ["no card"]
    s = position(text.format("a", "a"))
    assert "use a/mental-block" not in options(s)
    play_through(s, "attack with a/hydra", "physical")
    assert options(s) == ["play throat-rip", "no card"]  # its own player may


@pytest.mark.ruling("R-122")
@pytest.mark.parametrize("card", ["whispering-campaign", "the-last-word", "drive-by"])
def test_mental_block_bars_what_is_placed_face_down_as_well(card):
    text = "haven a: muhammad-zadeh [blood 5]\nstreets a: dien [blood 6]\nstreets b: doc [blood 5]\nboard b: mental-block\n"
    text += "hand a: whispering-campaign, the-last-word, drive-by, fame-fortune\nleaders: dien doc\n"
    for barred in (False, True):
        s = position(text + (f"attached b: {card} [of a, on board/mental-block]\n" if barred else ""))
        if card == "drive-by":
            play_through(s, "attack with a/dien", "ranged")  # he may lay any card, but for one that he cannot play
        elif card == "the-last-word":
            play_through(s, "play fame-fortune")
        assert any(card in option for option in options(s)) is not barred


@pytest.mark.ruling("R-126", "R-127")
def test_necromancy_burns_a_mortal_and_plays_a_ritual_that_costs_blood():
    text = (
        "haven a: kwame [blood {}]\nhaven b: doc [blood 5]\nhand a: necromancy, diminish\n"
        "deck: castro-street-party, chef, addict\nprestige: 10 10\n"
    )
    s = position(text.format(4))
    play_through(s, "play necromancy")
    assert (where(s, "castro-street-party"), where(s, "chef"), where(s, "addict")) == ("discard", "burned", "deck")
    play_through(s, "yes", "diminish")
    assert options(s) == ["0", "1"]
    s.choose("1")
    assert (where(s, "diminish"), blood_on(s, "diminish"), blood_on(s, "kwame")) == ("board", 1, 2)
    assert s.question.prompt == "What do you do? (actions left: 1)"
    s = position(text.format(1) + "streets a: hydra [blood 6]\n")
    play_through(s, "play necromancy", "yes", "diminish", "0")
    assert where(s, "kwame") == "torpor"  # a side effect, down to 0


@pytest.mark.ruling("R-125")
def test_necromancy_is_content_with_any_mortal_burned_this_turn():
    text = (
        "haven a: kwame [blood 4], hydra [blood 6]\nhaven b: doc [blood 5]\n"
        "hand a: necromancy, diminish\nboard a: eternal-life-mortuary\nleaders: hydra doc\n"
        "{}deck: castro-street-party\n"
    )
    s = position(text.format("city: vagrant\n"))
    play_through(s, "use a/eternal-life-mortuary", "a/hydra", "play necromancy")
    assert s.asked[1][0] == "may"
    s = position(text.format(""))
    s.choose("play necromancy")
    assert s.asked[1][0] == "action?"  # no Mortal was burned


def test_shadow_cloak_hides_who_has_oblivion_and_hurts_mortals_more():
    text = "streets a: {0}\nstreets b: doc [blood 5]\ncity: chef\nattached a: shadow-cloak [on streets/{1}]\n"
    s = position(text.format("markus-kumnyama [blood 6]", "markus-kumnyama"))
    assert number(s, "Secrecy", "markus-kumnyama") == 1
    attack(s, "a/markus-kumnyama", "city/chef", "physical")
    assert s.asked[1][0] == "reward?"  # 2 + 1 against 3 Blood
    s = position(text.format("hydra [blood 6]", "hydra"))
    assert number(s, "Secrecy", "hydra") == 0
    attack(s, "a/hydra", "b/doc", "physical")
    assert blood_on(s, "doc") == 3


def test_shadow_cloak_needs_room():
    text = (
        "haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nhand a: shadow-cloak\n"
        "attached a: chef [on haven/hydra], cop [on haven/hydra]{}\n"
    )
    s = position(text.format(""))
    s.choose("play shadow-cloak")
    assert s.pieces[find(s, "shadow-cloak")].host == find(s, "hydra")
    assert "play shadow-cloak" not in options(position(text.format(", addict [on haven/hydra]")))


def test_spectral_possession_needs_a_ready_wraith_on_who_plays_it():
    text = "haven a: kwame [blood 4], hydra [blood 6]\nstreets b: doc [blood 5]\nhand a: spectral-possession\n"
    assert "play spectral-possession" not in options(position(text + WRAITH.format("haven/hydra")))
    ready = WRAITH.format("haven/kwame")
    assert "play spectral-possession" in options(position(text + ready))
    assert "play spectral-possession" not in options(
        position(text + ready.replace("[down, known all", "[bowed, down, known all"))
    )
    assert "play spectral-possession" not in options(position(text.replace("streets b", "haven b") + ready))


def test_spirit_s_touch_pays_by_the_requirement_or_readies():
    text = "haven a: {} [blood 4]\nhaven b: doc [blood 5]\nhand a: spirits-touch\nlibrary b: {}\nprestige: 10 10\n"
    s = position(text.format("velvet", "throat-rip"))
    play_through(s, "play spirits-touch")
    if s.asked[1][0] == "choose":
        s.choose("seat b")
    assert (s.prestige[0], where(s, "throat-rip"), s.pieces[find(s, "velvet")].ready) == (14, "library", False)
    s = position(text.format("velvet", "diminish"))
    play_through(s, "play spirits-touch")
    if s.asked[1][0] == "choose":
        s.choose("seat b")
    assert (s.prestige[0], where(s, "diminish"), s.pieces[find(s, "velvet")].ready) == (10, "discard", True)
    assert "play spirits-touch" not in options(position(text.format("hydra", "throat-rip")))


def test_spirit_s_touch_readies_if_the_supply_has_no_prestige_left():
    s = position("haven a: velvet [blood 0], annika [blood-a 4]\nhaven b: doc [blood 5]\nhand a: spirits-touch\n"
                 "library b: throat-rip\nprestige: 28 10\n")  # fmt: skip
    assert s.supply[0] == 0
    play_through(s, "play spirits-touch", "a/velvet")
    if s.asked[1][0] == "choose":
        s.choose("seat b")
    assert (s.prestige[0], where(s, "throat-rip"), s.pieces[find(s, "velvet")].ready) == (28, "discard", True)


def test_court_of_blood_raises_influence_and_needs_a_lasombra():
    text = "haven a: {} [blood 5]\nhaven b: doc [blood 5]\nhand a: court-of-blood\n"
    s = position(text.format("raven-smith"))
    s.choose("play court-of-blood")
    while s.asked[1][0] != "action?":
        s.choose(options(s)[0])
    assert number(s, "Influence", "raven-smith") == 1 + 1 + (s.leaders[0] == "raven-smith")
    assert "play court-of-blood" not in options(position(text.format("kwame")))


# ── Rituals ─────────────────────────────────────────────────────────────────────────────────────────────────────────

SPIRIT = "board {}: bind-the-spirit [blood 2]\nstreets a: kwame [blood 4], hydra [blood 6]\nstreets b: doc [blood 5]\n"


@pytest.mark.ruling("R-105", "R-107", "R-108")
def test_bind_the_spirit_moves_a_wraith_to_any_coterie_until_step_nine():
    s = position(SPIRIT.format("a") + WRAITH.format("streets/kwame") + "active: b\n")
    play_through(s, "attack with b/doc", "a/kwame")
    assert s.asked[1][0] == "moment"
    play_through(s, "pass", "mental", "no block")
    assert s.asked[1][0] == "moment"  # step 9
    play_through(s, "use a/bind-the-spirit")
    assert options(s) == ["a/hydra", "b/doc"]
    s.choose("b/doc")
    wraith = find(s, "chef")
    assert (s.pieces[wraith].host, s.pieces[wraith].down) == (find(s, "doc"), True)
    assert s.pieces[find(s, "wraith-social")].host == wraith
    assert blood_on(s, "bind-the-spirit") == 1


@pytest.mark.ruling("R-106")
def test_bind_the_spirit_cannot_save_a_wraith_once_damage_is_dealt():
    s = position(
        SPIRIT.format("a").replace("kwame [blood 4]", "kwame [blood 1]")
        + WRAITH.format("streets/kwame")
        + "active: b\n"
    )
    play_through(s, "attack with b/doc", "a/kwame", "pass", "mental", "no block", "pass")
    assert s.asked[1][0] == "answer?"  # damage comes: the token alone can answer that
    assert options(s) == ["use a/chef", "pass"]
    s.choose("pass")
    assert (where(s, "kwame"), where(s, "chef")) == ("torpor", "gone")


def test_bind_the_spirit_needs_blood_and_a_wraith():
    assert "use a/bind-the-spirit" not in options(position(SPIRIT.format("a")))
    foreign = SPIRIT.format("a") + WRAITH.format("streets/doc").replace("attached a", "attached b").replace(
        "known a,", "known b,"
    )
    assert "use a/bind-the-spirit" not in options(position(foreign))


def test_diminish_is_used_in_one_s_own_turn_only():
    text = "board a: diminish [blood 1]\nstreets a: kwame [blood 4]\nstreets b: doc [blood 5]\n"
    s = position(text)
    play_through(s, "use a/diminish", "b/doc")
    assert (number(s, "BP", "doc"), blood_on(s, "doc"), where(s, "diminish")) == (4, 4, "burned")
    s = position(text + "active: b\n")
    s.choose("attack with b/doc")
    assert s.asked[1][0] == "sort?"


@pytest.mark.ruling("R-142")
def test_summon_spirit_needs_two_blood():
    text = (
        "board a: summon-spirit [blood {}]\nhaven a: kwame [blood 4]\nhaven b: doc [blood 5]\n"
        "burned city: chef\nwraiths: wraith-social\n"
    )
    assert "use a/summon-spirit" not in options(position(text.format(1)))
    s = position(text.format(3))
    s.choose("use a/summon-spirit")
    assert (s.pieces[find(s, "chef")].host, blood_on(s, "summon-spirit")) == (find(s, "kwame"), 1)


def test_the_gift_of_false_life_brings_somebody_home_ready():
    text = (
        "board a: the-gift-of-false-life [blood {}]\nhaven a: kwame [blood 4]\nhaven b: doc [blood 5]\n"
        "torpor b: karma [blood 1]\nprestige: 10 10\n"
    )
    s = position(text.format(2))
    s.choose("use a/the-gift-of-false-life")
    karma = s.pieces[find(s, "karma")]
    assert (karma.zone, karma.place, karma.ready) == ("haven", 1, True)
    assert karma.counters == (("blood", 1), ("blood-a", 1))  # the Blood keeps its color
    assert blood_on(s, "the-gift-of-false-life") == 1
    assert "use a/the-gift-of-false-life" not in options(
        position(text.format(2).replace("torpor b: karma [blood 1]", "streets b: karma [blood 1]"))
    )


def test_the_scent_of_death_takes_blood_of_the_wounded():
    s = position(
        "board a: the-scent-of-death [blood 2]\nhaven a: kwame [blood 4]\nhaven b: doc [blood 5], karma [blood 1]\n"
    )
    s.choose("use a/the-scent-of-death")
    assert where(s, "karma") == "torpor"
    assert "use a/the-scent-of-death" not in options(s)  # doc is not Wounded
