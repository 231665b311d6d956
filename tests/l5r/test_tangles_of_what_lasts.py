"""Positions in which what lasts for a conflict meets another control, another likeness, or the end of the conflict."""

import pytest

from tests.l5r.shadow.tools import against
from tests.l5r.tools import borne, finish, options, play, position, prompt, row, skill, where


@pytest.mark.ruling("L-9.9", "L-9.10", "L-8.15")
def test_who_comes_back_as_the_conflict_ends_is_sacrificed_then_as_was_promised():
    s = position(
        "field a: brash-samurai [present], matsu-berserker [present]\nfield b: deathseeker [present]\n"
        "hand a: fury-of-the-damned\nhand b: blackmail\nhonor: 8 3\nfate: 5 5\nconflict: a military air b1",
        windows="all",
    )
    play(s, "pass", "use fury-of-the-damned", "a/brash-samurai", "a/matsu-berserker")
    assert skill(s, 0) == 10
    play(s, "use blackmail", "a/brash-samurai")
    assert (skill(s, 0), skill(s, 1)) == (6, 6)
    finish(s)
    assert (where(s, "brash-samurai"), where(s, "matsu-berserker")) == ("fallen", "fallen")


@pytest.mark.ruling("L-2.17", "L-2.18")
def test_a_likeness_takes_the_limits_of_attachments_and_leaves_the_printed_cost():
    s = position(
        "field a: shosuro-actor [present, honored]\nattached a: fine-katana [on field/shosuro-actor]\n"
        "field b: unified-company [present]\nattached b: fiery-madness [on field/shosuro-actor]\nhand a: outwit\n"
        "hand b: blackmail\nhonor: 8 3\nfate: 5 5\nconflict: a military air b1",
        windows="all",
    )
    play(s, "pass", "use a/shosuro-actor")
    assert borne(s, "shosuro-actor") == ["fine-katana"]
    s.choose("use blackmail")  # of two and less: that is what is printed on the actor, not on the company
    assert (skill(s, 0), skill(s, 1)) == (0, 16)
    finish(s)
    assert s.game.speaks(s, next(n for n, now in enumerate(s.pieces) if now.face == "shosuro-actor")) == 0
    assert row(s, "shosuro-actor").count("honored") == 1


@pytest.mark.ruling("L-8.17", "U-226", "U-229")
@pytest.mark.parametrize("format", ["stronghold", "skirmish"])
def test_provinces_that_cannot_be_broken_fall_with_the_last_honor_only_after_the_conflict(format):
    s = against(
        "field a: akodo-toshiro [present, fate 1]\nhonor: 2 9 0\nhand a: spreading-the-darkness\nhand b: outwit\n"
        "field c: wild-ogre [present]\nconflict: a military fire c1\ndeck c: evil-portents, dark-bargain, dark-bargain",
        players=2,
        format=format,
        windows="all",
    )
    play(s, "use a/akodo-toshiro", "use spreading-the-darkness")
    assert (s.honor[0], s.out, prompt(s)) == (0, (), "window")
    finish(s)
    assert (s.out, where(s, "akodo-toshiro")) == ((0,), "fallen")


@pytest.mark.ruling("L-9.8")
def test_who_takes_a_character_over_uses_its_ability_as_often_as_a_player_may():
    s = position(
        "field a: favored-niece [present]\nfield b: savvy-politician [present, fate 5]\nhand a: court-games, banzai, levy\n"
        "hand b: seize-the-mind, outwit, rout\nhonor: 8 9\nconflict: a political air b1",
        windows="all",
    )
    play(s, "pass", "use a/favored-niece", "levy", "pass", "use a/favored-niece", "banzai", "pass")
    assert (s.question.seat, "use a/favored-niece" in options(s)) == (0, False)
    s.choose("use court-games")
    while s.question.seat == 0 or prompt(s) != "window":
        s.choose(options(s)[0])
    s.choose("use seize-the-mind")
    while s.question.seat == 1:
        s.choose(options(s)[0])
    s.choose("pass")
    assert (s.question.seat, "use a/favored-niece" in options(s)) == (1, True)
