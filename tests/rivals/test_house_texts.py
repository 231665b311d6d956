"""Terms and the page on how to play tell the rules of the table, with its house rules (RR-20)."""

import pytest

from coterie.games.rivals import GAME
from coterie.games.rivals.how import HOW
from coterie.games.rivals.options import HOUSE_RULES, OPTIONS
from coterie.games.rivals.terms import SETTINGS, TERMS

TOLD = [  # a term, an option with a value that is not as usual, what is told as usual, and then
    ("intel", "exhaust_for_intel", False, "can exhaust for 1 more", ""),
    ("torpor", "torpor_exit", "ready", "full Blood, exhausted", "full Blood, ready"),
    ("torpor", "attachments_on_torpor", "burned", "", "What is attached to them burns."),
    ("torpor", "attachments_on_torpor", "Retainers burned", "", "Their Retainers burn."),
    ("exhausted", "exhausted_party", False, "nobody of its party attacks", ""),
    ("aggravated", "aggravated_defeat", "torpor", "burns characters", ""),
    ("wounded", "wounded", "below", "at most half", "below half"),
    ("scheme", "scheme_tie", "succeeds", "equal Influence it fails", "equal Influence it succeeds"),
    ("influence", "base_influence", 2, "has 1 of its own, a Leader 2", "has 2 of its own, a Leader 3"),
    ("influence", "leader_influence", 0, "a Leader 2", "a Leader 1"),
    ("influence", "prestige_influence", 3, "spent adds 1", "spent adds 3"),
    ("influence", "prestige_influence", 0, "Prestige", "A card played face down can add more."),
    ("influence", "modifiers", 2, "a card played face down", "up to 2 cards played face down"),
    ("influence", "modifiers", 0, "face down", ""),
    ("fear", "fear", "nothing", "keeps its bearer from readying", "does nothing by itself"),
    ("wraith", "foreign_wraiths", "its bearer", "the player who put it there decides", "its bearer's player decides"),
    ("ritual", "ritual_help", "oblivion", "", "if it is one of oblivion"),
    ("prince of the city", "challenge", "from The Streets", "", "by each foe from The Streets."),
]  # fmt: skip
PLAYED = [  # the same for a chapter
    ("A turn", "mend_per_discard", 2, "mends 1 Blood", "mends 2 Blood"),
    ("A turn", "mend_per_discard", 0, "mends", ""),
    ("A turn", "hand_limit", 7, "", "You keep 7 cards at most."),
    ("An attack", "block_exhausts", False, "may block and exhaust for it", "may block."),
    ("Defeat", "torpor_exit", "ready", "comes back exhausted", "comes back ready"),
    ("Influence", "scheme_tie", "succeeds", "the Scheme fails", "the Scheme succeeds"),
    ("Influence", "modifiers", 0, "face down", ""),
]


def text_of(term: str, **setup) -> str:
    s = GAME.start(setup, seed=1)
    looked = GAME.talk.look(s, GAME.talk.topics(s)[term])
    assert looked is not None
    return looked.lines[0]


def chapter(title: str, **setup) -> str:
    return next(each.text for each in GAME.how_in(GAME.start(setup, seed=1).setup) if each.title == title)


@pytest.mark.ruling("RR-20")
@pytest.mark.parametrize(("term", "option", "value", "usual", "then"), TOLD)
def test_a_term_tells_the_rule_that_is_played(term, option, value, usual, then):
    changed = text_of(term, **{option: value})
    assert (usual in text_of(term), then in changed) == (True, True)
    assert changed != text_of(term)
    assert not usual or usual not in changed
    assert not then or then not in text_of(term)


@pytest.mark.ruling("RR-20")
@pytest.mark.parametrize(("title", "option", "value", "usual", "then"), PLAYED)
def test_how_it_is_played_tells_the_rule_that_is_played(title, option, value, usual, then):
    changed = chapter(title, **{option: value})
    assert (usual in chapter(title), then in changed) == (True, True)
    assert changed != chapter(title)
    assert not usual or usual not in changed


@pytest.mark.ruling("RR-19", "RR-20")
@pytest.mark.parametrize(
    ("elimination", "told"),
    [("most Agenda", "most Agenda wins"), ("hunter wins", "whoever hunted"), ("play on", "the others play on")],
)
def test_what_follows_an_elimination_is_told_where_more_than_two_play(elimination, told):
    assert told in chapter("What it is about", players=3, elimination=elimination)
    assert told not in chapter("What it is about", players=2)


def test_every_option_that_is_told_is_one_on_which_the_texts_depend():
    assert {option for _, option, *_ in (*TOLD, *PLAYED)} | {"players", "elimination"} == set(SETTINGS)
    assert set(SETTINGS) <= {option.name for option in OPTIONS}
    assert set(SETTINGS) - {"players"} <= {option.name for option in HOUSE_RULES}


def test_without_house_rules_the_usual_ones_are_told():
    s = GAME.start({}, seed=1)
    assert GAME.how_in(s.setup) == HOW
    assert {
        term: text_of(term.lower()) for term in TERMS if term not in ("vagrant", "prince of the city")
    }.items() <= TERMS.items()
