"""The Action cards, Agenda cards and Havens of Blood & Alchemy."""

import pytest

from coterie.games.rivals.facts import city
from tests.rivals.cards.turns import end_turn, onward
from tests.rivals.tools import (
    attack,
    blood_on,
    faces,
    find,
    number,
    options,
    party_of,
    play_through,
    position,
    where,
)

FOE = "haven b: doc [blood 5]\n"


@pytest.mark.ruling("RR-11.4")
@pytest.mark.parametrize(("card", "attribute"), [
    ("athanor-corporis", "physical"), ("calcinatio", "social"), ("fixatio", "mental"),
])  # fmt: skip
def test_an_alchemy_gives_a_thin_blood_an_attribute_alchemy_and_its_action_back(card, attribute):
    s = position(f"haven a: april-smith [blood 1], hydra [blood 6]\n{FOE}hand a: {card}\n")
    before = number(s, attribute, "april-smith")
    s.choose(f"play {card}")  # Hydra is no Thin-blood
    assert number(s, attribute, "april-smith") == before + 1
    assert number(s, "thin-blood alchemy", "april-smith") == 1
    onward(s)
    assert s.asked[1] == ("action?", (2,))
    assert not s.pieces[find(s, "april-smith")].ready
    s = position(f"haven a: hydra [blood 6]\n{FOE}hand a: {card}\n")
    assert f"play {card}" not in options(s)


@pytest.mark.ruling("R-042", "R-161")
def test_nobody_bears_a_fourth_attachment():
    full = "attached a: cop [on haven/frog], nun [on haven/frog], butcher [on haven/frog]\n"
    s = position(f"haven a: frog [blood 3]\n{FOE}hand a: calcinatio\n{full}")
    assert "play calcinatio" not in options(s)


def test_back_to_formula_takes_alchemies_of_the_top_four_and_discards_the_rest():
    table = f"haven a: frog [blood 3]\n{FOE}hand a: back-to-formula\n"
    s = position(table + "library a: calcinatio, fleetness, fixatio, terrorize, athanor-corporis\n")
    s.choose("play back-to-formula")
    assert faces(s, "hand", 0) == ["calcinatio", "fixatio"]
    assert faces(s, "library") == ["athanor-corporis"]
    assert sorted(faces(s, "discard")) == ["back-to-formula", "fleetness", "terrorize"]
    s = position(table + "library a: fleetness\ndiscard a: calcinatio, fixatio, unhinged\n")
    s.choose("play back-to-formula")
    assert options(s) == ["a/discard/calcinatio", "a/discard/fixatio"]
    s.choose("a/discard/fixatio")
    assert faces(s, "hand", 0) == ["fixatio"]
    s = position(table.replace("frog", "skunk") + "library a: calcinatio\n")
    assert "play back-to-formula" not in options(s)


def test_blood_of_potency_raises_bp_and_mends_for_blood_sorcery():
    s = position(f"haven a: alejandro-lopez [blood 3]\n{FOE}hand a: blood-of-potency\n")
    s.choose("play blood-of-potency")
    onward(s)
    assert (number(s, "BP", "alejandro-lopez"), blood_on(s, "alejandro-lopez")) == (8, 5)
    s = position(f"haven a: hydra [blood 3]\n{FOE}hand a: blood-of-potency\n")
    s.choose("play blood-of-potency")
    assert (number(s, "BP", "hydra"), blood_on(s, "hydra")) == (8, 3)


@pytest.mark.ruling("RR-8")
def test_blood_above_the_bp_leaves_with_what_had_raised_it():
    s = position("streets a: hydra [blood 6]\nstreets b: frog [blood 6]\nhaven b: doc [blood 5]\n"
                 "attached b: blood-of-potency [on streets/frog], cop [on streets/frog]\n"
                 "attached a: calcinatio [on streets/hydra]\nhand a: first-ones-free\n")  # fmt: skip
    s.choose("attack with a/hydra")
    onward(s, target="b/frog", sort="social", attack_card="play first-ones-free", may="yes")
    assert s.pieces[find(s, "cop")].host == find(s, "hydra")
    assert (number(s, "BP", "frog"), blood_on(s, "frog")) == (5, 5)  # 1 social and 1 against 2


def test_enervate_moves_a_prestige_of_a_foe_onto_the_actor_as_blood():
    table = "{} a: sonja-valentine [blood {}]\nhaven b: doc [blood 5]\nhand a: enervate\n"
    s = position(table.format("streets", 5))
    s.choose("play enervate")
    onward(s)
    assert (s.prestige, blood_on(s, "sonja-valentine")) == ((20, 19), 6)
    s = position(table.format("streets", 6))
    s.choose("play enervate")
    assert (s.prestige, blood_on(s, "sonja-valentine")) == ((20, 19), 6)  # no room for more
    assert "play enervate" not in options(position(table.format("haven", 5)))


def test_envelop_weakens_a_party_in_the_streets_for_an_alchemy():
    table = (
        "haven a: frog [blood 3]\nstreets b: doc [blood 5], karma [blood 3]\nstreets b2: lolita [blood 3]\n"
        "hand a: envelop\n"
    )
    s = position(table + "attached a: calcinatio [on haven/frog]\n")
    play_through(s, "play envelop")
    onward(s, choose="b/doc")
    assert [s.pieces[find(s, face)].count("weak") for face in ("doc", "karma", "lolita")] == [1, 1, 0]
    assert (where(s, "calcinatio"), blood_on(s, "doc"), blood_on(s, "karma")) == ("discard", 4, 2)
    assert "play envelop" not in options(position(table))


def test_extinguish_vitae_takes_all_blood_of_your_color_and_may_defeat():
    table = (
        "haven a: {} [blood 5]\nhaven b: doc [blood 3, blood-a 2], karma [blood-a 3], lolita [blood 3]\n"
        "hand a: extinguish-vitae\n"
    )
    s = position(table.format("grigori"))
    s.choose("play extinguish-vitae")
    assert options(s) == ["a/grigori", "b/doc", "b/karma"]
    s.choose("b/karma")
    onward(s)
    assert (where(s, "karma"), s.agenda, blood_on(s, "doc")) == ("torpor", (1, 0), 5)
    assert "play extinguish-vitae" not in options(position(table.format("hydra")))


def test_far_reach_drags_somebody_out_and_may_attack_without_a_reaction():
    table = (
        "haven a: frog [blood 3]\nhaven b: karma [blood 3], doc [blood 5]\nboard b: the-madhouse\n"
        "hand b: cloak-of-shadows\n"
    )
    table += "hand a: far-reach\n"
    s = position(table + "attached a: athanor-corporis [on haven/frog]\n")
    play_through(s, "play far-reach", "b/karma", "yes")
    assert s.asked[1][0] == "sort?"
    assert where(s, "athanor-corporis") == "discard"
    s.choose("social")
    assert (party_of(s, "karma"), blood_on(s, "karma")) == (["karma"], 1)
    s = position(table)
    play_through(s, "play far-reach", "b/karma")
    assert s.asked[1][0] == "action?"
    assert where(s, "karma") == "streets"


@pytest.mark.ruling("RR-9")
@pytest.mark.parametrize(("prestige", "paid"), [(3, True), (1, False)])
def test_the_attack_of_far_reach_is_announced_and_paid_for_as_any_other(prestige, paid):
    s = position(
        "haven a: frog [blood 3]\nattached a: athanor-corporis [on haven/frog]\nboard a: prizefighter\nhand a: far-reach\n"
        "city: cover-charge [prestige-b], cover-charge [prestige-b]\n"
        f"prestige: {prestige} 9\nhaven b: nancy-witt [blood 3], doc [blood 5]\n"
    )
    play_through(s, "play far-reach", "b/nancy-witt")
    assert (s.asked[1][0] == "may") is paid
    if paid:
        s.choose("yes")
        assert (s.prestige, s.pieces[find(s, "frog")].count("agenda")) == ((1, 11), 1)


def test_premonition_is_attached_and_gives_its_action_back():
    s = position(f"haven a: karma [blood 3], skunk [bowed, blood 3]\n{FOE}hand a: premonition\n")
    play_through(s, "play premonition", "a/skunk")
    assert (s.pieces[find(s, "premonition")].host, s.asked[1]) == (find(s, "skunk"), ("action?", (2,)))


@pytest.mark.parametrize(("bearer", "shown"), [("karma", True), ("lolita", False)])
def test_premonition_needs_auspex_in_the_coterie(bearer, shown):
    s = position(f"streets a: hydra [blood 6]\nstreets b: {bearer} [blood 3]\nhaven b: brother [blood 5]\nhand a: throat-rip\n"
                 f"hand b: cloak-of-shadows\nattached b: premonition [on streets/{bearer}]\n")  # fmt: skip
    s.choose("attack with a/hydra")
    onward(s, "reaction card?", target=f"b/{bearer}", sort="physical", attack_card="play throat-rip")
    assert (s.pieces[find(s, "throat-rip")].known == -1) == shown


def test_sunrise_surprise_is_a_third_action_and_burns_both():
    table = "streets a: frog [blood 3], hua-jiang [blood 1]\nstreets b: karma [blood 3]\nhaven b: doc [blood 5]\n"
    table += "hand a: sunrise-surprise, calcinatio\nhaven a: hydra [blood 6]\nlibrary a: fleetness, terrorize\n"
    s = position(table)
    assert "play sunrise-surprise" not in options(s)
    play_through(s, "play calcinatio", "a/frog")  # Frog becomes ready, and the action is given back
    assert "play sunrise-surprise" not in options(s)
    onward(s)
    s.choose("draw")
    onward(s, draw="library")
    play_through(s, "play sunrise-surprise", "a/frog")
    assert options(s) == ["a/hua-jiang", "b/karma"]
    s.choose("b/karma")
    onward(s)
    assert (blood_on(s, "frog"), blood_on(s, "karma")) == (1, 1)


@pytest.mark.parametrize(
    ("mortal", "question"), [("bartender", "burn for?"), ("vagrant", ""), ("team-x-operative", "")]
)
def test_theft_of_vitae_burns_a_mortal_for_what_that_gives_without_defeating_it(mortal, question):
    s = position(
        f"haven a: grigori [blood 2]\n{FOE}city: {mortal}\nhand a: theft-of-vitae\nboard a: hunt-the-hunters\n"
    )
    s.choose("play theft-of-vitae")
    onward(s)
    assert (faces(s, "burned", city(s)), s.agenda) == ([mortal], (0, 0))
    assert blood_on(s, "grigori") == {"bartender": 5, "vagrant": 4, "team-x-operative": 2}[mortal]
    s = position(f"haven a: hydra [blood 2]\n{FOE}city: {mortal}\nhand a: theft-of-vitae\n")
    assert "play theft-of-vitae" not in options(s)


def test_third_tradition_the_progeny_taxes_whoever_has_four():
    four = "haven b: doc [blood 5], karma [blood 3], lolita [blood 3], velvet [blood 4]\n"
    s = position(
        f"haven a: hydra [blood 6]\n{four}board a: third-tradition-the-progeny\nhand b: fleetness\nactive: b\n"
    )
    end_turn(s, "choose one")
    assert s.asked[0] == 1
    s.pick(0)
    assert s.prestige == (20, 19)
    s = position(f"haven a: hydra [blood 6]\n{FOE}hand a: third-tradition-the-progeny\nactive: a\n")
    s.choose("play third-tradition-the-progeny")
    assert (where(s, "third-tradition-the-progeny"), s.prestige[0]) == ("board", 19)
    end_turn(s)
    end_turn(s)
    assert s.prestige == (19, 20)  # nobody has four


# ── Agenda cards and Havens ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("R-149")
@pytest.mark.parametrize(("cards", "agenda"), [(5, 0), (6, 1), (9, 1), (10, 2), (11, 1)])
def test_knowledge_is_power_reads_the_hand_as_the_leader_exhausts_outside(cards, agenda):
    hand = ", ".join(["fleetness"] * cards)
    table = (
        f"streets a: hydra [blood 6], skunk [blood 3]\nstreets b: doc [blood 5]\n"
        f"board a: knowledge-is-power\nhand a: {hand}\n"
    )
    s = position(table + "leaders: hydra doc\n")
    s.choose("attack with a/hydra")
    assert s.agenda[0] == agenda
    assert s.asked[1][0] == "sort?"
    s = position(table + "leaders: skunk doc\n")
    s.choose("attack with a/hydra")
    assert s.agenda[0] == 0


def test_recruitment_drive_pays_for_each_recruit_of_its_player():
    s = position(f"haven a: hydra [blood 6]\n{FOE}board a: recruitment-drive\nhand a: skunk, flick\nhand b: karma\n")
    play_through(s, "recruit skunk", "recruit flick")
    assert s.agenda == (2, 0)
    end_turn(s)
    s.choose("recruit karma")
    assert s.agenda == (2, 0)


@pytest.mark.parametrize(
    ("brewers", "agenda"), [((), 0), (("frog",), 1), (("frog", "frog"), 1), (("frog", "wendy", "skunk"), 2)]
)
def test_street_brew_counts_characters_with_an_alchemy(brewers, agenda):
    held = "attached a: " + ", ".join(f"calcinatio [on haven/{who}]" for who in brewers) + "\n" if brewers else ""
    s = position(
        f"haven b: doc [blood 5]\nhaven a: frog [blood 3], wendy [blood 1], skunk [blood 3]\n"
        f"board a: street-brew\n{held}active: b\n"
    )
    end_turn(s)
    assert s.agenda == (agenda, 0)


def test_the_pit_gives_an_unhosted_action_for_the_first_recruit_of_a_turn():
    table = f"haven a: hydra [blood 6]\n{FOE}board a: the-pit\nhand a: skunk, flick, fleetness\nlibrary a: terrorize\n"
    s = position(table + "leaders: hydra doc\n")
    play_through(s, "recruit skunk")
    assert s.asked[1] == ("action?", (2,))
    play_through(s, "recruit flick")
    assert s.asked[1] == ("action?", (1,))
    assert "attack with a/hydra" not in options(s)
    s = position(table + "leaders: johnny doc\n")
    play_through(s, "recruit skunk")
    assert s.asked[1] == ("action?", (1,))  # the Leader is not there


def test_an_unhosted_action_serves_for_nothing_else():
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 5]\nboard a: the-pit\nhand a: skunk\n"
        "library a: terrorize, unhinged\n"
                 "leaders: hydra doc\nactions: 1\n")  # fmt: skip
    play_through(s, "recruit skunk")
    assert "draw" in options(s)
    assert not any(word.startswith("attack") for word in options(s))


def test_thrift_store_lets_weaker_ones_play_cards_and_avenges_the_leader():
    table = "streets a: frog [blood 3]\nstreets b: hydra [blood 6]\nboard a: {}\nhand a: throat-rip\nhaven a: wendy [blood 1]\n"
    s = position(table.format("thrift-store") + "leaders: frog hydra\n")
    s.choose("attack with a/frog")
    onward(s, "attack card?")
    assert options(s) == ["play throat-rip", "no card"]  # it needs 4
    s = position(table.format("the-pit") + "leaders: frog hydra\n")
    s.choose("attack with a/frog")
    onward(s, "attack card?")
    assert options(s) == ["no card"]
    s = position("streets a: hydra [blood 6]\nstreets b: frog [blood 1], skunk [bowed, blood 3]\nboard b: thrift-store\n"
                 "leaders: hydra frog\n")  # fmt: skip
    attack(s, "a/hydra", "b/frog", "physical")
    assert s.asked[0] == 1
    s.choose("a/hydra")
    assert (s.pieces[find(s, "hydra")].count("weak"), blood_on(s, "hydra")) == (1, 5)


def test_university_library_sells_library_cards_for_the_leaders_blood_but_never_its_last():
    table = (
        f"haven a: hydra [blood {{}}]\n{FOE}board a: university-library\nlibrary a: fleetness, terrorize\n"
        f"leaders: hydra doc\n"
    )
    s = position(table.format(3))
    s.choose("use a/university-library 3")
    assert (blood_on(s, "hydra"), faces(s, "hand", 0)) == (1, ["fleetness", "terrorize"])
    assert not any("university" in word for word in options(s))
    s = position(table.format(2))
    assert [word for word in options(s) if "university" in word] == ["use a/university-library"]
