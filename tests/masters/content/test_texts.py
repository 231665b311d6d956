"""All texts of the content as players read them: a change of wording is seen, and what must not be read in any is not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from coterie.games.masters import GAME
from coterie.games.masters.words.vocabulary import VOCABULARY, VOICE
from coterie.words.notation import parse

LIST = Path(__file__).with_name("texts.txt")
TEXTS = {id_: GAME.written(id_) for id_ in GAME.faces if not id_.startswith("sigil_")}


def listed() -> str:
    """Return every text behind its id, a line each."""
    return "".join(f"{id_}: {text}\n" for id_, text in TEXTS.items())


def test_the_list_of_texts_is_as_it_was():
    assert LIST.read_text(encoding="utf-8") == listed(), f"read what has changed, then write it to {LIST.name}"


WRONG = (
    r"\b1 (agents|minions|vampires|dice|cards)\b",
    r"\b(\d\d|[02-9]) (agent|minion|vampire|die|card)\b",
    r"\ba [aeiou]",
    r"\ban [^aeiou]",
    r"\b(\w+) \1\b",
    r"\bthat\.",
    r" [,;.:]|,,|;;|\.\.",
    r"[\ufffc\ufff9\ufffa{}_]",
)


@pytest.mark.parametrize("id_", TEXTS)
def test_a_text_reads_as_a_sentence(id_):
    text = TEXTS[id_]
    assert re.match(r"[A-Z]", text)
    assert text.endswith(".")
    assert [pattern for pattern in WRONG if re.search(pattern, text)] == []


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ("UpTo(2, Agents(IN(AROUND)), Kill())", "kill up to 2 agents in your district and those next to it"),
        ("UpTo(1, Agents(HIDDEN), Kill())", "kill up to one hidden agent"),
        ("UpTo(99, Agents(IN(HERE)), Lead(STATION))", "move any number of agents in your district to the Railway Station"),
        ("UpTo(2, Agents(), Lead(NEXT_DOOR))", "move up to 2 agents, each to a district next to yours"),
        ("Choose(Agents(IN(NEXT_DOOR)), Remove())", "remove an agent in a district next to yours (not counted as a kill)"),
        ("Choose(CITY, Expose(THAT), 0, 2)", "expose all agents in each of up to 2 districts"),
        ("Expose(Districts(AGENTS(2) & ~SIGIL))", "expose all agents in each district with 2 or more agents without a "
         "dread sigil"),
        ("Expose(Districts(VAMPIRE | MINIONS(1)))", "expose all agents in each district with a vampire or a minion"),
        ("Expose(Districts(~VAMPIRE & ~MINIONS(1) & ~SIGIL))",
         "expose all agents in each district without vampires, minions or a dread sigil"),
        ("Choose(CITY, Dismiss(THAT) >> Expose(THAT, 1))", "remove 1 minion from a district, then expose 1 agent there"),
        ("GainBlood(1, YOU) + GainBlood(2, Vampires(OTHER & ~IN(HERE)))",
         "gain 1 blood, then let each other vampire from elsewhere gain 2 blood"),
        ("If(VeilFrom(4), Veil(-1), If(Held(\"agents\", HERE), Veil(1)))", "if the veil is at 4 or higher, lower the veil "
         "by 1; otherwise, if agents hold your district, raise the veil by 1"),
        ("Veil(1) >> If(~VeilFrom(3), Veil(1))", "raise the veil by 1; then, if the veil is below 3, raise the veil by 1"),
        ("LoseBlood(1, LEADER)", "the leading vampire loses 1 blood"),
        ("Changes(\"action points\", 2, \"near\")", "each vampire here or next door has 2 AP more in its turn"),
        ("Changes(\"die\", -1, \"leader\")", "each die in a combat of the leading vampire counts 1 less"),
        ("Bars(\"company\", \"near\")",
         "minions do not move along with vampires into or out of this district or one next to it"),
    ],
)  # fmt: skip
def test_what_words_say(words, text):
    assert parse(words, VOCABULARY).say(VOICE) == text
