"""Decks as plain text: what is read, what is written, and what is said of texts that are no decks."""

import time
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from coterie.words.cards.decklists import LONGEST, MOST_CARDS, BadDeck, DeckForm, DeckList, Entry, Section

CARDS = {"a-1": "Ambush", "b-1": "Réné O'Brien", "c-1": "Inmate #745943", "d-1": ".38 Special", "e-1": "Hail"}
FORM = DeckForm((Section("Heroes", "Chief", ("Crypt",)), Section("Pile")), CARDS, {"a-1": "ambush", "e-1": "hail"})


def said(text):
    """Return what is wrong with a text."""
    with pytest.raises(BadDeck) as problem:
        FORM.read(text)
    return list(problem.value.problems)


def test_a_deck_is_read_by_sections():
    deck = FORM.read(
        "# mine\nName: The First // no comment of a name\nNote: for friends\n\nHeroes (2):\n* rene obrien\nAmbush\n\n"
        "pile\n3 Inmate #745943 // thrice\n2x .38 special # twice\n2 e-1\n1 Hail\n"
    )
    assert deck == DeckList(
        "The First",
        "for friends",
        {
            "Heroes": (Entry("b-1", 1, True), Entry("a-1")),
            "Pile": (Entry("c-1", 3), Entry("d-1", 2), Entry("e-1", 3)),
        },
    )
    assert (deck.count("Pile"), deck.count("Nothing")) == (8, 0)


@pytest.mark.parametrize("line", ["* Ambush", "Ambush *", "1 Ambush (Chief)", "1x AMBUSH (chief)", "1 *Ambush"])
def test_the_special_card_can_be_marked_in_several_ways(line):
    assert FORM.read(f"Crypt:\n{line}").of("Heroes") == (Entry("a-1", 1, True),)


def test_each_problem_names_its_line_and_what_is_nearest():
    assert said("Ambush\nHeros:\nHeroes:\n1 Ambusch\n0 Hail\n100 Hail\nPile:\n* Hail\n60 Hail\n60 Hail") == [
        "Line 1: “Ambush” comes before the first heading; headings are Heroes, Pile.",
        "Line 2: There is no section “Heros”; did you mean “Heroes”?",
        "Line 4: There is no card “Ambusch”. Did you mean “Ambush”?",
        "Line 5: There can be 1 to 99 copies of a card, not 0.",
        "Line 6: There can be 1 to 99 copies of a card, not 100.",
        "Line 8: No card of the section Pile can have a star.",
        "Line 10: There are more than 99 copies of Hail.",
    ]


HAIL = DeckList("", "", {"Pile": (Entry("e-1", 3),)})


@pytest.mark.parametrize(
    "line",
    [
        "3 Hail",
        "3x Hail",
        "3 x Hail",
        "3× hail",
        "Hail x3",
        "Hail X 3",
        "hail ×3",
        "- 3 Hail",
        "•  3x Hail",
        "– Hail x3",
    ],
)
def test_copies_are_counted_in_several_ways(line):
    assert FORM.read(f"Pile:\n{line}") == HAIL


@pytest.mark.parametrize(
    "heading",
    ["Pile (3):", "PILE (3 cards)", "Pile [3]", "Pile: (1 card)", "pile ( 3 )", "```\nPile", "```text\nPile\n```"],
)
def test_what_a_heading_claims_to_hold_and_fences_are_passed_over(heading):
    assert FORM.read(f"{heading}\n3 Hail") == HAIL


def test_a_card_can_stand_behind_its_heading():
    assert FORM.read("Pile: 2 Hail\n1 hail") == HAIL
    assert FORM.read("Heroes: * Ambush\nPile: .38 Special").of("Heroes") == (Entry("a-1", 1, True),)


def home(card):
    """The section of a card; one card is brought by nobody."""
    return {"a-1": "Heroes", "b-1": "Heroes", "c-1": ""}.get(card, "Pile")


def test_cards_without_headings_come_where_they_belong():
    deck = FORM.read("Name: Mine\n2 Ambush (Chief)\n3x Hail\nréné o'brien\n", home)
    assert deck.sections == {"Heroes": (Entry("a-1", 2, True), Entry("b-1")), "Pile": HAIL.of("Pile")}
    for text, problem in (
        ("3 Heil\n1 Ambush", "Line 1: There is no card “Heil”. Did you mean “Hail”?"),
        ("My deck\n3 Hail", "Line 1: “My deck” comes before the first heading; headings are Heroes, Pile."),
        ("1 Inmate #745943", "Line 1: “1 Inmate #745943” comes before the first heading; headings are Heroes, Pile."),
    ):
        with pytest.raises(BadDeck) as told:
            FORM.read(text, home)
        assert list(told.value.problems) == [problem]


def test_what_is_not_there_yet_is_named_once_and_the_rest_has_faces():
    deck = FORM.read("Heroes:\n2 Inmate #745943\n2 Ambush\nPile:\n1 Inmate #745943\n1 Hail\n")
    assert FORM.missing(deck) == ("Inmate #745943",)
    assert FORM.faces([*deck.of("Heroes")[1:], *deck.of("Pile")[1:]]) == ["ambush", "ambush", "hail"]


def test_a_comment_needs_a_blank_before_it_and_a_hash_one_behind_it():
    assert FORM.read("Pile:\n1 Hail//\n".replace("//", " //")).count("Pile") == 1
    assert said("Pile:\n1 Hail//no\n") == ["Line 2: There is no card “Hail//no”. Did you mean “Hail”?"]


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n", "Pile:\n", "Name: empty\n"])
def test_a_deck_without_cards_is_none(text):
    assert said(text) == ["There is no card in this deck."]


def test_a_text_is_bounded_and_so_is_what_is_said_of_it():
    assert said("x" * (LONGEST + 1)) == ["A deck can have 20,000 characters; this text has 20,001."]
    assert len(said("Pile:\n" + "nothing\n" * 2000)) == 10
    (long,) = said("Pile:\n" + "y" * 10_000)
    assert len(long) < 150


@pytest.mark.parametrize(
    "text",
    ["Pile:\n" + " " * 19_000 + "(", "Pile:\n" + "(1)" * 6000, "9" * 19_000 + " Hail", "Pile:\n" + "9" * 19_000 + " x",
     "Pile:\n" + "*" * 19_000, "Pile:\n" + "ﷺ" * 19_000, ":" * 19_000, "Pile:\n" + "# //" * 4000, "\x00\x1b[31m\n" * 4000,
     "Pile:\n1 " + "\t" * 19_000, "Heroes:\n" + "(Chief)" * 2000],
)  # fmt: skip
def test_hostile_texts_are_refused_at_once(text):
    began = time.process_time()
    assert said(text)
    assert time.process_time() - began < 1


def test_what_a_deck_is_called_controls_no_terminal_and_can_be_sent():
    deck = FORM.read("Name: a\x1b[31m\ud800b\nNote: \u202ec\x00\nPile:\nHail\n")
    assert (deck.name, deck.note) == ("a�[31m�b", "�c�")
    assert FORM.read(FORM.write(deck)) == deck


def test_a_deck_has_no_more_cards_than_a_table_can_bear():
    many = {f"m-{n}": f"Many {n}" for n in range(MOST_CARDS // 99 + 1)}
    form = DeckForm((Section("Pile"),), many, {})
    with pytest.raises(BadDeck, match=f"A deck can have {MOST_CARDS:,} cards; this one has 2,079"):
        form.read("Pile:\n" + "\n".join(f"99 {card}" for card in many))
    assert form.read("Pile:\n" + "\n".join(f"95 {card}" for card in many)).count("Pile") == 95 * len(many)


words = st.text(max_size=30)
entries = st.dictionaries(st.sampled_from(sorted(CARDS)), st.tuples(st.integers(1, 99), st.booleans()), min_size=1)


@pytest.mark.parametrize("note", ["#\r0", "// all of it", "one // two", "# 1"])
def test_what_would_be_a_comment_is_not_written(note):
    text = FORM.write(DeckList("Mine", note, {"Pile": (Entry("e-1"),)}))
    assert FORM.write(FORM.read(text)) == text
    assert ("Note" in text) == (note == "one // two")


@given(words, words, entries, entries)
def test_what_is_written_is_read_again(name, note, heroes, pile):
    said = {
        "Heroes": tuple(Entry(card, n, marked) for card, (n, marked) in heroes.items()),
        "Pile": tuple(Entry(card, n) for card, (n, _) in pile.items()),
    }
    text = FORM.write(DeckList(name, note, said))
    again = FORM.read(text)
    assert again.sections == said
    assert FORM.write(again) == text


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text):
    for body in (text, f"Pile:\n{text}"):
        with suppress(BadDeck):
            assert FORM.read(body).sections
