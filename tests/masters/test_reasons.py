"""What a player might expect to do but cannot, with the reason; and the odds of an option."""

import pytest

from coterie.games.masters import GAME
from tests.masters.tools import asked, at, options


def odds_of(s, notation):
    found = s.question.options[options(s).index(notation)]
    return GAME.talk.odds(s, (found.word, found.args, ()))


def test_every_action_that_is_not_offered_has_its_reason():
    s = at("vampires: imre museum blood 4 kills 0, mila slums\nmuseum: hidden 1\nnow: turn imre 1")
    reasons = dict(GAME.talk.reasons(s, 0))
    assert "expose" in options(s)
    assert reasons["Fighting"] == "there is no exposed agent here."
    assert reasons["Recruiting"] == "needs 2 AP, has 1."
    assert reasons["Placing the dread sigil"] == "needs kill count 9, has 0."
    assert not {"Moving", "Exposing"} & set(reasons)


def test_other_questions_have_no_reasons():
    s = at("vampires: imre museum, mila slums\nmuseum: exposed 1, minions 1\nnow: turn imre 1")
    s.choose("fight")
    assert GAME.talk.reasons(s, 0) == []


@pytest.mark.parametrize(("dice", "rolled"), [("3 5 | 2 2", 4), ("3 5 1 | 2", 0)])
def test_a_fight_that_uses_the_reserve_up_tells_the_odds_of_the_new_roll(dice, rolled):
    s = at(f"vampires: imre museum blood 3, mila slums\nmuseum: exposed 2\ndice: {dice}\nnow: turn imre 1")
    shares = [share for _, share in odds_of(s, "fight")]
    assert shares == ([1 - (2 / 3) ** rolled] if rolled else [])
    assert odds_of(s, "done") == []


def test_games_of_chance_tell_the_odds_of_rolling_again():
    s = at("vampires: imre museum, mila slums\ndice: 1 1 2 2\nevents: I-12\nnow: day event")
    while asked(s) != "may":
        s.pick(0)
    assert [share for _, share in odds_of(s, "yes")] == [1 - (2 / 3) ** 4]
    assert odds_of(s, "no") == []


def test_a_sheet_tells_what_its_maximum_of_blood_is_made_of():
    s = at("vampires: imre museum kills 3, mila slums\nheld imre: pristine_blood\nnow: turn imre 2")
    clan = next(area for area in s.scene(0)["areas"] if area["id"] == "clan")
    blood = [piece["counters"][0] for piece in clan["pieces"]]
    assert blood[0] == {"name": "blood", "value": 4, "most": 6, "parts": [(4, "printed"), (2, "Pristine Blood")]}
    assert blood[1] == {"name": "blood", "value": 4, "most": 4}
