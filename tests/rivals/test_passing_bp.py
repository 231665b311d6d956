"""BP that is lent for a time: the Blood above it goes when it ends (RR-8, D-177)."""

import pytest

from tests.rivals.cards.turns import end_turn, onward
from tests.rivals.tools import blood_on, number, position, where

DECKS = "library a: greed, greed, greed, greed\nlibrary b: greed, greed, greed, greed\ndeck: student, nun, medium\n"
LENT = "streets a: frog [blood 3], caleb-walker [blood 1]\nstreets b: doc [bowed, blood 5]\nhand a: seduction\n"


@pytest.mark.ruling("RR-8", "RR-9")
def test_blood_that_an_attacker_has_stolen_above_its_own_bp_goes_as_the_attack_ends():
    s = position(LENT)
    s.choose("attack with a/frog")
    onward(s, "moment", sort="social")
    s.choose("pass")
    onward(s, "moment", sort="social", attack_card="play seduction")
    assert (number(s, "BP", "frog"), blood_on(s, "frog")) == (4, 4)  # Caleb Walker lends 1 for the attack
    onward(s)
    assert (number(s, "BP", "frog"), blood_on(s, "frog"), s.supply[0]) == (3, 3, 32 - 20 - 3 - 1)


@pytest.mark.ruling("RR-8", "R-063")
def test_what_a_wraith_token_has_made_room_for_goes_as_the_conflict_ends():
    s = position(
        "haven a: doc [blood 5], hydra [blood 3]\nhaven b: em [blood 4]\nhand a: rain-of-blood\n"
        "attached a: student [down, on haven/doc], wraith-bp [down, on attached/student]\n",
        wraith_tokens=["wraith-bp"],
    )
    for choice in ("play rain-of-blood", "reveal a/attached.1", "exert a/doc", "done"):
        s.choose(choice)
    onward(s, side="abstain")
    assert (blood_on(s, "doc"), blood_on(s, "hydra")) == (5, 4)


ASLEEP = "leaders: hydra phuoc-dihn\nhaven a: hydra [blood 6]\nhaven b: phuoc-dihn [blood 4]\n" + DECKS


@pytest.mark.ruling("RR-8", "RR-10.2")
def test_a_vampire_in_torpor_loses_what_a_ritual_has_made_room_for_when_it_burns():
    s = position(ASLEEP + "torpor a: doc [blood 6]\nboard b: sleep-of-the-damned [blood 1]\n")
    end_turn(s)
    assert (where(s, "sleep-of-the-damned"), where(s, "doc"), blood_on(s, "doc")) == ("burned", "torpor", 5)


@pytest.mark.ruling("RR-8", "RR-10.2")
def test_a_vampire_leaves_torpor_with_no_more_blood_than_its_bp_outside():
    s = position(ASLEEP + "torpor a: doc [blood 7]\nfaction a: em, em\nboard b: sleep-of-the-damned [blood 2]\n")
    s.choose("end")
    onward(s, "draw?")
    assert (where(s, "doc"), blood_on(s, "doc")) == ("haven", 5)
