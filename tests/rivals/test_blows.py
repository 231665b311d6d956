"""Damage of an attack: of several kinds, lowered once, dealt back, dealt by nobody who is gone; and what is left behind."""

import pytest

from coterie.kernel.procedures import remember
from tests.rivals.cards.turns import onward
from tests.rivals.tools import attack, blood_on, faces, find, options, position


def through(s, *choices: str) -> None:
    """Make choices, passing the moments for abilities."""
    for choice in choices:
        while s.asked[1][0] == "moment":
            s.choose("pass")
        s.choose(choice)


EXTRA = "streets a: aleister [blood 5]\nstreets b: {}\nhand a: backup, backup\nhand b: {}\n"


@pytest.mark.ruling("RR-9.1")
@pytest.mark.parametrize(
    ("victim", "sort", "reaction", "left"),
    [
        ("karma [blood 3]", "physical", "", 1),  # 1, and 4 Superficial that leave her the last
        ("thora [blood 5]", "physical", "", 5 - (1 + 4 - 2)),  # of 2 physical 1 is left for the Superficial damage
        ("dien [blood 6]", "physical", "hardened-flesh", 6 - (1 + 4 - 2 - 2)),  # shields of his Reaction are left, too
        ("doc [blood 5]", "mental", "", 5 - (1 + 4 - 2)),
    ],
)
def test_what_is_left_of_shields_and_attributes_lowers_the_extra_damage(victim, sort, reaction, left):
    s = position(EXTRA.format(victim, reaction) if reaction else EXTRA.format(victim, "backup"))
    s.choose("attack with a/aleister")
    while s.asked[1][0] != "action?":
        use = "use a/aleister"
        wanted = (use if s.asked[1][1] == ("attack",) else "", sort, f"play {reaction}", "a/hand.1", "done")
        s.choose(next((each for each in (*wanted, "pass", "no card") if each in options(s)), options(s)[0]))
    assert blood_on(s, victim.partition(" ")[0]) == left


@pytest.mark.ruling("RR-9", "RR-9.1")
def test_what_strikes_back_by_the_damage_of_the_attack_counts_extra_damage():
    s = position(
        "streets a: aleister [blood 5]\nstreets b: thora [blood 5]\nhand a: backup, backup\nhand b: bad-reflection\n"
    )
    s.choose("attack with a/aleister")
    while s.asked[1][0] != "action?":
        use = "use a/aleister" if s.asked[1][1] == ("attack",) else ""
        wanted = (use, "physical", "play bad-reflection", "a/hand.1", "pass", "no card")
        s.choose(next((each for each in wanted if each in options(s)), options(s)[0]))
    assert blood_on(s, "aleister") == max(0, 5 - (1 + 4 - 1))  # less his own 1 mental


@pytest.mark.ruling("RR-9", "RR-9.1", "RR-22")
@pytest.mark.parametrize(("turns", "hurt"), [("yes", "pong"), ("no", "general-flint")])
@pytest.mark.parametrize(("reaction", "back"), [("bad-reflection", (0, 3)), ("cornered-rat", (2 - 2, 2 + 3 // 2 - 2))])
def test_what_strikes_back_counts_what_is_dealt_to_who_plays_it(turns, hurt, reaction, back):
    """Sucker Punch turns from General Flint, who reacts, to Pong: no damage is dealt to the one who has played the card."""
    s = position(
        "streets a: hydra [blood 6]\nstreets b: general-flint [blood 6], pong [bowed, blood 4]\n"
        f"hand a: sucker-punch\nhand b: {reaction}\n"
    )
    s.choose("attack with a/hydra")
    onward(
        s, target="b/general-flint", sort="physical", attack_card="play sucker-punch", reaction_card=f"play {reaction}",
        may=turns,
    )  # fmt: skip
    assert [who for who, full in (("general-flint", 6), ("pong", 4)) if blood_on(s, who) < full] == [hurt]
    assert blood_on(s, "hydra") == 6 - back[turns == "no"]


@pytest.mark.ruling("RR-9.1")
def test_a_shield_lowers_extra_damage_of_two_kinds_once():
    s = position("streets a: hydra [blood 6]\nstreets b: thora [blood 5], karma [blood 3]\n")
    through(s, "attack with a/hydra", "b/thora", "social")  # 1 social each
    remember(s, "attack", extra=(("superficial", 1), ("aggravated", 1)))
    s.choose("no block")
    assert blood_on(s, "thora") == 5 - (1 - 1) - 1 - 1
    s = position("streets a: karma [blood 3]\nstreets b: thora [blood 5], skunk [blood 3]\n")
    through(s, "attack with a/karma", "b/thora", "physical")  # none against 2
    remember(s, "attack", extra=(("superficial", 2), ("unshielded", 2)))
    s.choose("no block")
    assert blood_on(s, "thora") == 5 - (2 + 2 - 2)


@pytest.mark.ruling("RR-9", "R-232")
def test_a_reaction_that_was_discarded_deals_nothing_back():
    s = position("streets a: ekene [blood 3]\nstreets b: doc [blood 5]\nhand b: the-mighty-fall\nleaders: ekene doc\n"
                 "discard b: the-mighty-fall\n")  # fmt: skip
    through(s, "attack with a/ekene", "play the-mighty-fall", "physical")
    assert (blood_on(s, "ekene"), blood_on(s, "doc"), s.asked[1][0]) == (3, 4, "action?")


@pytest.mark.ruling("RR-9")
def test_a_ranged_attack_without_a_card_deals_nothing_whatever_is_added():
    s = position("streets a: hydra [blood 6], brother [blood 5]\nstreets b: doc [blood 5]\n")
    s.choose("attack with a/hydra")
    s.choose("use a/brother")
    through(s, "ranged")
    onward(s)
    assert (blood_on(s, "doc"), s.pieces[find(s, "brother")].ready) == (5, False)


@pytest.mark.ruling("RR-9")
@pytest.mark.parametrize("sort", ["physical", "ranged"])
def test_nothing_is_left_behind_by_an_attack(sort):
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 5]\n")
    before = len(s.rows)
    attack(s, "a/hydra", "b/doc", sort)
    assert (s.asked[1][0], len(s.rows)) == ("action?", before)


FELLED = "haven a: hydra [blood 6]\nstreets b: doc [blood {}]\nhaven b: karma [blood 3]\nhand a: 38-special\n"
FELLED += "hand b: 38-special, greed, greed, greed, mercy\nleaders: hydra karma\n"


@pytest.mark.ruling("R-148", "RR-9")
@pytest.mark.parametrize(
    ("attacker", "more", "marks", "left"),
    [
        ("aurora-nix", "", {"fear": 1}, 4),
        ("candi-liu", "attached a: cop [on streets/candi-liu]\n", {"weak": 1}, 4),
        ("perseus", "", {}, 3),  # 1 of the 4 cards left in the hand
        ("karma", "board a: blood-transfusion\n", {"blood-a": 1}, 4),
    ],
)
def test_who_falls_by_the_blow_that_it_deals_has_dealt_it(attacker, more, marks, left):
    s = position(f"streets a: {attacker} [blood 1]\n{more}" + FELLED.format(5))
    attack(s, f"a/{attacker}", "b/doc", "ranged", "play 38-special", reaction="play 38-special")
    onward(s)
    doc = s.pieces[find(s, "doc")]
    assert s.pieces[find(s, attacker)].zone == "torpor"
    assert ({name: doc.count(name) for name in marks}, len(faces(s, "hand", 1))) == (marks, left)
    assert blood_on(s, "doc") == 3


@pytest.mark.ruling("R-148", "RR-10.2")
def test_a_target_that_falls_gets_no_token_but_its_player_discards():
    s = position("streets a: aurora-nix [blood 5]\n" + FELLED.format(1))
    attack(s, "a/aurora-nix", "b/doc", "ranged", "play 38-special")
    assert (s.pieces[find(s, "doc")].zone, s.pieces[find(s, "doc")].count("fear")) == ("torpor", 0)
    s = position("streets a: perseus [blood 5]\n" + FELLED.format(1))
    attack(s, "a/perseus", "b/doc", "ranged", "play 38-special")
    onward(s)
    assert (s.pieces[find(s, "doc")].zone, len(faces(s, "hand", 1))) == ("torpor", 4)
