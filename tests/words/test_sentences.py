"""How sentences are put together: where a phrase goes, what is said once, what is told and what is asked."""

import pytest

from coterie.games.primer.words.vocabulary import VOCABULARY
from coterie.words.sentences import allowed, filled, in_one, named, one_after_another, one_of, paid
from coterie.words.voice import IT, sentence

VOICE = VOCABULARY.voice


@pytest.mark.parametrize(
    ("phrase", "said"),
    [
        ("a ready recruit", "move a ready recruit home"),
        ("a recruit with less might than a ready recruit", "move home a recruit with less might than a ready recruit"),
        ("up to 2 recruits that bear a relic", "move up to 2 recruits that bear a relic home"),
    ],
)
def test_a_verbs_particle_stands_before_a_long_phrase_only(phrase, said):
    assert filled(f"move {IT} home", phrase) == said


def test_what_is_said_again_of_the_same_thing_is_a_pronoun():
    assert filled(f"bow {IT}, then discard {IT}", "a recruit") == "bow a recruit, then discard it"
    assert sentence("double the base might of them") == "Double their base might."
    assert sentence("gain X points (X equals the might or cost of it)") == "Gain X points (X equals its might or cost)."


@pytest.mark.parametrize(
    ("cost", "does", "said"),
    [
        ("bow this card", "draw a card", "bow this card to draw a card"),
        ("bow this card, then discard this card", "draw a card", "bow and discard this card to draw a card"),
        ("bow this card, then pay 1 coin", "draw a card", "bow this card, then pay 1 coin to draw a card"),
        ("bow this card", "if you lead, draw a card", "bow this card; then, if you lead, draw a card"),
        ("bow this card", "make sure that no recruit can bow", "bow this card; no recruit can bow"),
    ],
)
def test_what_is_paid_for(cost, does, said):
    assert paid(cost, does) == said


@pytest.mark.parametrize(
    ("does", "said"),
    [
        ("draw a card", "you may draw a card"),
        ("if you lead, draw a card", "you may do this: if you lead, draw a card"),
        ("make sure that no recruit can bow", "you may do this: no recruit can bow"),
    ],
)
def test_what_one_may_do(does, said):
    assert allowed(does) == said


def test_what_begins_or_ends_alike_is_said_once():
    assert in_one(["it cannot bow until the turn ends", "it cannot raid until the turn ends"]) == [
        "it cannot bow or raid until the turn ends"
    ]
    assert one_after_another(["bow it", "", "draw a card"]) == "bow it, then draw a card"


def test_a_choice_between_two_verbs_is_short_and_one_between_deeds_is_a_list():
    assert one_of(["honor a recruit", "dishonor a recruit"]) == "honor or dishonor a recruit"
    assert one_of(["draw a card", "discard a card; then bow a recruit"]).startswith("choose one: draw a card; or ")


def test_a_foes_thing_is_named_before_the_foe_does_something_to_it():
    assert named("a foe bows that recruit", "recruit", "a foe's ready recruit") == (
        "choose a foe's ready recruit; a foe bows that recruit"
    )
    assert named("bow that recruit", "recruit", "a foe's ready recruit") == "bow a foe's ready recruit"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("discard a card in your hand", "a foe discards a card in their hand"),
        ("you may draw a card", "a foe may draw a card"),
        (
            "choose one: bow it, then draw a card; or earn 1 point",
            "a foe chooses one: bow it, then draw a card; or earn 1 point",
        ),
        ("if you lead, draw a card", "a foe does this: if you lead, draw a card"),
    ],
)
def test_what_somebody_else_does_is_told_in_the_third_person(text, said):
    assert VOICE.done_by("a foe", text) == said


def test_what_the_reader_is_asked_to_bring_about_is_not_told():
    told = VOICE.asked.done_by("a foe", "draw a card")
    assert told == f"{VOICE.make} a foe draw a card"
