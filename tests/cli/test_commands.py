"""Typed lines: options in words, several at once; names that `look` understands."""

import pytest

from coterie.cli.terminal import looking
from coterie.cli.terminal.commands import Typed, understand
from coterie.cli.terminal.skin import Skin
from tests.l5r.tools import play as l5r_play
from tests.l5r.tools import position as l5r_position
from tests.l5r.tools import through as l5r_through
from tests.vtes.tools import position as vtes_position

# ── options in words ────────────────────────────────────────────────────────────────────────────────────────────────


def blocking(line):
    """Return what a line means where a player is asked whether to block with one of two vampires."""
    s = vtes_position("ready a: madison [blood 6]\nready b: nassir [blood 3], ryan [blood 2]")
    s.choose("bleed with a/madison")
    return understand(line, s.scene(1)["question"])


@pytest.mark.parametrize("line", ["nassir", "block nas", "block with nassir", "with nassir"])
def test_words_of_one_option_alone_choose_it(line):
    assert blocking(line) == Typed("choose", "", 0)


def test_words_of_several_options_ask_which():
    assert blocking("with").what == "wrong"
    assert "could be" in blocking("with").text
    assert blocking("nassir block").what == "wrong"  # not in this order


def test_numbers_joined_by_a_plus_mean_what_the_screen_shows():
    s = l5r_position(
        "row a1: akodo-toturi\nrow a2: matsu-beiona\nfield a: ikoma-eiji, matsu-berserker\nphase: conflict"
    )
    l5r_through(s, "declare?")
    l5r_play(s, "fire military", "attack b1/province")
    typed = understand("1 + 2", s.scene(0)["question"])
    assert typed == Typed("choose", "attack with a/ikoma-eiji + attack with a/matsu-berserker")
    assert understand("1 + 9", s.scene(0)["question"]) == Typed("choose", "1 + 9")


def test_a_pass_where_nothing_can_be_passed_tells_how_one_is_done():
    s = vtes_position("ready a: madison [blood 6]\nready b: nassir\nready c: ryan")
    told = (
        "“pass” answers only a chance to respond; type the number of an option, or `done` for “End the minion phase”."
    )
    assert understand("pass", s.scene(0)["question"]) == Typed("wrong", told)
    assert understand("done", s.scene(0)["question"]).what == "choose"
    s.choose("hunt with a/madison")
    assert understand("pass", s.scene(1)["question"]).what == "choose"


# ── look ────────────────────────────────────────────────────────────────────────────────────────────────────────────


def looked(typed):
    """Return what `look` says in Legend of the Five Rings, where Ikoma Prodigy lies on the table."""
    s = l5r_position("field a: ikoma-prodigy\nhand a: the-perfect-gift")
    return looking.look(s, 0, typed, Skin(s.game.theme))


def named_by(typed):
    """Return the name of what `look` finds."""
    return looked(typed).renderables[0].plain.split("  ")[0]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("akodo gunso", "Akodo Gunsō"),
        ("akodo-gunso", "Akodo Gunsō"),
        ("perfect gift", "The Perfect Gift"),
        ("prodigy", "Ikoma Prodigy"),  # lies there, rather than Prodigy of the Waves
        ("prodigy of", "Prodigy of the Waves"),
    ],
)
def test_a_name_may_lack_accents_and_its_article_and_what_lies_there_comes_first(typed, name):
    assert named_by(typed) == name


def test_topics_are_listed_by_their_names():
    told = looked("").plain
    assert "ikoma prodigy" in told
    assert "ikoma-prodigy" not in told
