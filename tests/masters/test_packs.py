"""Content packs: example and documentation are true, errors name their place, records name packs."""

import random
import re
import tomllib
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from typer import Typer
from typer.testing import CliRunner

import coterie
from coterie.cli import masters as command
from coterie.games.masters import GAME, pack
from coterie.games.masters.cards.definition import EventCard
from coterie.games.masters.pack_words import reference
from coterie.games.masters.words.vocabulary import VOCABULARY
from coterie.kernel.errors import BadOptions, BadRecord, BadWords
from coterie.words import notation, toml_file
from coterie.words.amounts import Amount
from coterie.words.conditions import Condition
from coterie.words.effects import Effect
from coterie.words.filters import Filter
from coterie.words.groups import Group
from coterie.words.standing import Standing
from coterie.words.voice import EACH, IT
from coterie.words.word import Word, walk
from tests.generic.games import nodes_of, tokens_of_masters, wrong_in_masters

DOCS = Path(__file__).parents[2] / "docs"
EXAMPLE = DOCS / "examples" / "pack.toml"
HEAD = '[pack]\nname = "x"\n'


def parse(text):
    """Return the word of this game that a text stands for."""
    return notation.parse(text, VOCABULARY)


def write(word):
    """Return a word in this game's notation."""
    return notation.write(word, VOCABULARY)


def run(*arguments):
    """Run the command line; return the exit code, output and errors."""
    app = Typer()
    command.register(app)
    found = CliRunner().invoke(app, ["masters", "pack", *map(str, arguments)])
    return found.exit_code, found.stdout, found.stderr


def problems(text):
    """Return (line, column, sentence) for every error in a pack; HEAD is put before it."""
    with pytest.raises(pack.BadPack) as caught:
        pack.parse(HEAD + text, GAME)
    return [(line - 2, column, sentence) for line, column, sentence in caught.value.problems]


# ── the example and the documentation ───────────────────────────────────────────────────────────────────────────────


def test_the_example_replaces_what_it_says_and_nothing_else():
    game = coterie.game("masters", pack=EXAMPLE)
    assert {id_ for id_, face in game.faces.items() if face.source == "pack"} == {"II-05", "I-15", "bone_die", "slums"}
    raid = game.faces["II-05"]
    assert (raid.name, raid.red, raid.blue, raid.act) == ("Torches in the Alleys", 6, (1, 8), 2)
    assert raid.does == parse("Choose(CITY, Dismiss(THAT)) + If(VeilFrom(5), Veil(-1))")
    assert game.faces["I-15"].red == GAME.faces["I-15"].red  # left out, so it stays
    assert game.faces["I-15"].stays.leaves == GAME.faces["I-15"].stays.leaves
    mila = game.faces["mila"]
    assert (mila.dark.name, mila.dark.veil, mila.dark.source) == ("Serenade", GAME.faces["mila"].dark.veil, "pack")
    assert mila.blood is GAME.faces["mila"].blood
    assert (game.faces["slums"].points, game.faces["bone_die"].use.blood) == (1, 1)


def test_content_that_is_not_replaced_is_shared():
    game = coterie.game("masters", pack=EXAMPLE)
    same = {id_ for id_, face in game.faces.items() if face is GAME.faces[id_]}
    sigils = {id_ for id_ in game.faces if id_.startswith("sigil_")}
    assert set(game.faces) - same - sigils == {"II-05", "I-15", "bone_die", "mila", "slums"}
    assert GAME.pack_mark() is None
    assert GAME.faces["slums"].source != "pack"


def test_the_example_is_printed_as_players_read_it():
    code, out, err = run("check", EXAMPLE)
    assert (code, err) == (0, "")
    assert "Example pack by the Coterie developers replaces 5 things" in out
    assert "relic bone_die: Loaded Die\n    In your turn, pay 1 blood: Raise a die by 1. Once in each turn." in out
    assert out.count("Tenements") == 3  # other texts call the district by its new name too


def test_a_game_with_the_example_can_be_played():
    game = coterie.game("masters", pack=EXAMPLE)
    for seed in range(5):
        state: Any = game.start({"vampires": ["mila", "imre"], "difficulty": "hard"}, seed=seed)
        rng = random.Random(seed)
        while not state.over:
            state.pick(rng.randrange(len(state.asked[2])))
        assert state.result is not None


def test_the_documentation_shows_the_example_and_true_messages():
    text = (DOCS / "packs.md").read_text(encoding="utf-8")
    shown, broken = re.findall(r"```toml\n(.*?)```", text, re.DOTALL)
    assert shown == EXAMPLE.read_text(encoding="utf-8")
    messages = re.findall(r"```\n(line .*?)```", text, re.DOTALL)
    with pytest.raises(BadWords) as caught:
        pack.parse(broken, GAME)
    assert str(caught.value) + "\n" == messages[0]


def test_the_documentation_lists_every_word():
    text = (DOCS / "packs.md").read_text(encoding="utf-8")
    listed = text.partition("`coterie masters pack words` -->\n")[2].partition("<!-- end")[0]
    assert listed.strip() == reference().strip(), "renew docs/packs.md from `coterie masters pack words`"
    assert run("words")[1].strip() == reference().strip()


def test_words_in_the_documentation_can_be_read():
    text = (DOCS / "packs.md").read_text(encoding="utf-8").partition("## Effects as words")[2].partition("## All")[0]
    quoted = [found for found in re.findall(r"`([^`]+)`", text) if re.match(r"[A-Z]\w*\(", found)]
    assert len(quoted) > 3
    for words in quoted:
        assert isinstance(parse(words), Word)


@pytest.mark.parametrize("key", ["name", "red", "blue", "tone", "does", "stays", "on", "placed", "leaves", "held", "use",
                                 "points", "blood", "veil", "once", "minion", "in_combat", "color", "day", "night",
                                 "agents", "high", "low"])  # fmt: skip
def test_every_key_is_documented(key):
    assert f"`{key}`" in (DOCS / "packs.md").read_text(encoding="utf-8")


# ── every card of ours can be written as a pack ─────────────────────────────────────────────────────────────────────


def as_pack():
    """Return all content of the game as a pack's file would contain it."""
    data: dict[str, Any] = {"pack": {"name": "everything"}, "event": {}, "relic": {}, "tile": {}, "ability": {}, "sigil": {},
            "vampire": {}, "tracker": {}}  # fmt: skip
    for card in GAME.events:
        row = data["event"][card.id] = {"name": card.name, "red": card.red, "blue": list(card.blue), "tone": card.tone}
        row["does"] = write(card.does) if card.does else ""
        if card.stays:
            stays = row["stays"] = {"placed": [write(w) for w in card.stays.standing],
                                    "leaves": [write(w) for w in card.stays.leaves]}  # fmt: skip
            if card.stays.on:
                stays["on"] = write(card.stays.on)
    for relic in GAME.relics:
        row = data["relic"][relic.id] = {"name": relic.name, "held": [write(w) for w in relic.held]}
        row["placed"] = [write(w) for w in relic.placed]
        if relic.use:
            costs = {key: getattr(relic.use, key) for key in ("points", "blood", "veil", "once")}
            row["use"] = {"does": write(relic.use.does), **costs}
    for tile in GAME.tiles:
        texts = {key: write(getattr(tile, key)) for key in ("day", "night") if getattr(tile, key)}
        data["tile"][tile.id] = {"name": tile.name, "points": tile.points, **texts}
    for vampire in GAME.characters:
        data["vampire"][vampire.id] = {"name": vampire.name, "color": vampire.color}
        data["sigil"][vampire.id] = {"name": vampire.sigil_name, "placed": [write(w) for w in vampire.sigil]}
        data["ability"][vampire.id] = {which: ability(getattr(vampire, which), which) for which in ("blood", "dark")}
    for number, tracker in GAME.trackers.items():
        sides = {key: dict(zip(("red", "blue"), getattr(tracker, key), strict=True)) for key in ("high", "low")}
        data["tracker"][str(number)] = {"agents": tracker.agents, **sides}
    return data


def ability(row, which):
    """Return an ability as a table."""
    cost = {"blood": row.blood, "minion": row.minion} if which == "blood" else {"veil": row.veil}
    return {"name": row.name, **cost, **({"in_combat": row.in_combat} if row.in_combat else {"does": write(row.does)})}


def bare(value):
    """Return a definition without its provenance."""
    if is_dataclass(value) and not isinstance(value, Word):
        inside = [f for f in fields(value) if not f.name.endswith("source")]
        return {f.name: bare(getattr(value, f.name)) for f in inside}
    return value


def test_every_definition_goes_through_a_pack():
    game = GAME.fitted(pack=as_pack())
    assert set(game.faces) == set(GAME.faces)
    for id_, face in game.faces.items():
        assert bare(face) == bare(GAME.faces[id_]), id_
        assert face.source == "pack"
        assert face.text == GAME.faces[id_].text
    assert {n: bare(row) for n, row in game.trackers.items()} == {n: bare(row) for n, row in GAME.trackers.items()}


def test_every_effect_goes_through_its_notation():
    definitions = [*GAME.faces.values(), *(getattr(v, which) for v in GAME.characters for which in ("blood", "dark"))]
    definitions += [
        part for face in GAME.faces.values() for part in (getattr(face, "stays", 0), getattr(face, "use", 0))
    ]
    words = [node for definition in definitions if definition for node in nodes_of(definition)]
    assert len(words) > 100
    for node in words:
        assert parse(write(node)) == node


# ── what is wrong ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("text", "line", "column", "sentence"),
    [
        ('[evnt."I-01"]\nred = 1', 1, 2, "there is no key “evnt”; did you mean “event”?"),
        ('[event."I-99"]', 1, 8, "did you mean “I-09”?"),
        ('[event."I-01"]\n  nome = "a"', 2, 3, "there is no key “nome”; did you mean “name”?"),
        ('[event."I-01"]\nred = 10', 2, 7, "“red” must be a whole number from 1 to 9"),
        ('[event."I-01"]\nred = true', 2, 7, "“red” must be a whole number from 1 to 9"),
        ('[event."I-01"]\nred = 3\nblue = [3, 4]', 3, 8, "must be at three positions, not at 3, 3 and 4"),
        ('[event."I-01"]\nred = 2', 2, 7, "must be at three positions, not at 2, 2 and 8"),
        ('[event."I-01"]\nblue = [1]', 2, 8, "two whole numbers from 1 to 9"),
        ('[event."I-01"]\nname = ""', 2, 9, "1 to 80 characters"),
        ('[event."I-01"]\ntone = "god"', 2, 9, "did you mean “good”?"),
        ('[event."I-01"]\ndoes = "Bring(1, STATOIN)"', 2, 18, "did you mean “STATION”?"),
        ('[event."I-01"]\ndoes = """\\\n  Bring(1, \\\n  STATOIN)"""', 4, 3, "did you mean “STATION”?"),
        ("[event.\"I-01\"]\ndoes = '''\n\n  Bring(1,\n   STATOIN)'''", 5, 4, "did you mean “STATION”?"),
        ('[event."I-01"]\ndoes = "\\tBring\\u0028 1, STATOIN)"', 2, 26, "did you mean “STATION”?"),
        ("[event.\"I-01\"]\ndoes = 'Bring(1, STATION'", 2, 25, "expected “)” instead of “the end”"),
        ("[event.\"I-01\"]\ndoes = 'Bring(1, aat=STATION)'", 2, 9, "“Bring” has no part “aat”; did you mean “at”?"),
        ("[event.\"I-01\"]\ndoes = 'Bring(1, DICE)'", 2, 18, "“DICE”: it must name a district, not a die"),
        ("[event.\"I-01\"]\ndoes = 'Expose(Districts(AWAKE))'", 2, 16, "it cannot be said of a district"),
        ("[event.\"I-01\"]\ndoes = 'Expose(Districts(~NEAR(STATION)))'", 2, 16, "it has no plain negation"),
        ("[event.\"I-01\"]\ndoes = 'Bring(99, STATION)'", 2, 9, "Bring: from 1 to 12 agents"),
        ("[event.\"I-01\"]\ndoes = 'Expose(RED, -2)'", 2, 9, "Expose: 0 for all agents, or how many"),
        ("[event.\"I-01\"]\ndoes = 'ChooseOne(Veil(1))'", 2, 9, "ChooseOne: “modes” cannot be Veil"),
        ("[event.\"I-01\"]\ndoes = 'Veil(100)'", 2, 9, "Veil: 100 is out of bounds"),
        ("[event.\"I-01\"]\ndoes = 'Veil(1234567890)'", 2, 14, "this number is too large"),
        ("[event.\"I-01\"]\ndoes = 'RED'", 2, 9, "must be an effect"),
        ('[event."I-01"]\ndoes = 3', 2, 8, "“does” must be a text with words"),
        ('[event."I-01"]\ndoes = \'Bring(1, Tile("slum"))\'', 2, 23, "there is no “slum”; did you mean “slums”?"),
        ("[event.\"I-05\".stays]\non = 'DICE'", 2, 7, "on a district or on the sheet of a vampire"),
        ("[event.\"I-05\".stays]\nplaced = 'Bars(\"hunt\")'\nleaves = 'Bars(\"hunt\")'", 3, 11, "belongs in “placed”"),
        ("[event.\"I-05\".stays]\nplaced = ['Bars(\"hunt\")', 'When(\"day ends\")']", 2, 10, "belongs in “leaves”"),
        ("[relic.bone_die]\nplaced = 'Inherits()'", 2, 1, "is for the vampire that holds the relic"),
        ("[relic.bone_die.use]\nonce = 'night'", 2, 9, "there is no once “night”"),
        ("[relic.raven_cloak.use]\npoints = 1", 1, 20, "needs “does”"),
        ("[relic]\nbone_die = 3", 2, 1, "it must be a table"),
        ("[ability.mila]\ndrak = 1", 2, 1, "did you mean “dark”?"),
        ("[ability.mila.dark]\nin_combat = 'rage'", 2, 14, "there is no in_combat “rage”"),
        ("[ability.mila.dark]\ndoes = ''", 2, 1, "needs either “does” or in_combat"),
        ("[ability.milo.dark]\ndoes = ''", 1, 10, "there is no vampire “milo”; did you mean “mila”?"),
        ("[tracker.6]", 1, 10, "there is no veil tracker “6”; there are 2, 3, 4, 5"),
        ("[tracker.4.high]\nblue = [1, 10]", 2, 8, "two whole numbers from 0 to 9"),
        ("[sigil.imre]\nplaced = 'Bars(\"hidin\", \"here\")'", 2, 16, "did you mean “hiding”?"),
        ("[sigil.imre]\nplaced = ['Bars(\"hiding\", \"heer\")']", 2, 27, "did you mean “here”?"),
    ],
)  # fmt: skip
def test_a_problem_is_named_with_its_place(text, line, column, sentence):
    found = problems(text)
    assert len(found) == 1
    assert found[0][:2] == (line, column)
    assert sentence in found[0][2]


@pytest.mark.parametrize(
    ("table", "key", "words", "sentence"),
    [
        ("tile.slums", "day", "Expose(RED)", "crosses are known only"),
        ("tile.slums", "day", "Choose(CITY, Kill())", "must be one agent; here it is a district"),
        ("tile.slums", "day", "Kill()", "here it is nothing"),
        ("tile.slums", "day", "Expose(THAT)", "nothing is called “that” here"),
        ("tile.slums", "day", "Points(1)", "only in a night turn"),
        ("tile.slums", "night", "DayCombat(HERE)", "not possible in a night turn"),
        ("tile.slums", "night", "SettleHere()", "only a relic"),
        ("tile.slums", "night", "ReadTop()", "only abilities of vampires"),
        ("tile.slums", "night", "Veil(1) >> Travel(CITY)", "must be a night effect by itself"),
        ("tile.slums", "night", "PurgeVeil(1)", "only while an event card"),
        ("tile.slums", "night", "Choose(Agents(), Kill() >> Kill())", "has moved or gone"),
        ("tile.slums", "night", "Choose(DICE, UseDie(TurnDie(1)))", "has moved or gone"),
        ("tile.slums", "night", "Choose(CITY, Bid())", "must be one minion; here it is a district"),
        ("tile.slums", "night", "Choose(CITY, Choose(Agents(), Kill()) >> Expose(THAT))", "must be one district"),
        ("tile.slums", "night", "If(Shows(1, 3), Veil(1))", "belongs in UseDie"),
        ("tile.slums", "night", "Choose(DICE, TurnDie(1) >> Choose(NEXT_TO_IT, Expose(THAT)))", "needs an agent"),
        ("tile.slums", "night", "Failing(Kill(), Veil(1))", "must be one agent; here it is nothing"),
        ("tile.slums", "night", "Failing(Veil(1), MoveToken())", "must be one token or agent; here it is nothing"),
        ("tile.slums", "night", "Pay(Kill(), Veil(1))", "must be one agent; here it is nothing"),
        ("tile.slums", "night", "Pay(LoseBlood(1, YOU), Kill())", "must be one agent; here it is nothing"),
        ("tile.slums", "night", "Expose(HERE | Districts(NEAR(RED)))", "crosses are known only"),
        ("tile.slums", "night", "Expose(YOU | LEADER)", "must name a district, not a vampire"),
        ("tile.slums", "night", "Expose(ITS_DISTRICT)", "nothing is called “vampire” here"),
        ("tile.slums", "night", "Expose(THIS_DISTRICT)", "lies in a district"),
        ("tile.slums", "night", "GainBlood(1, OWNER)", "lies on a vampire's sheet"),
        ("tile.slums", "night", "Choose(Agents(), Kill() >> KillAll(HERE), most=2)", "only one word"),
        ("ability.mila.dark", "does", "ReadTop() >> ReadTop()", "can be read once"),
        ("ability.mila.dark", "does", "May(ReadTop()) >> Expose(RED)", "crosses are known only"),
        ("sigil.imre", "placed", 'Bars("hunt", "owner")', "lies on a vampire's sheet"),
        ("relic.bone_die", "held", 'Bars("hunt", "here")', "lies in a district"),
        ("relic.bone_die", "held", 'Diverts("here")', "lies in a district"),
        ('event."I-05"', "does", "Expose(THIS_DISTRICT)", "lies in a district"),
        ('event."I-05".stays', "leaves", "BuyOff(1)", "lies on a vampire's sheet"),
        ('event."I-05".stays', "leaves", "Once(Exists(Agents(IN(HERE))))", "no acting vampire"),
        ('event."I-05".stays', "leaves", 'When("day ends", Expose(THIS_DISTRICT))', "lies in a district"),
        ('event."I-05".stays', "placed", 'At("round ends", ShiftCross())', "only while an event card"),
    ],
)
def test_words_must_make_sense_where_they_stand(table, key, words, sentence):
    found = problems(f"[{table}]\n{key} = '{words}'")
    assert sentence in found[0][2]
    assert found[0][0] == 2


def test_all_problems_are_found_at_once():
    found = problems("[tile.slums]\nday = 'Lower(1)'\npoints = 9\n[tile.slum]\n")
    assert [line for line, _, _ in found] == [2, 3, 4]


@pytest.mark.parametrize(
    ("text", "line", "column"),
    [("name =\n", 1, 7), ("[pack", 1, 6), ('[pack]\nname = "x', 2, 10), ("[pack]\nname = 'a'\nname = 'b'\n", 3, 11)],
)
def test_what_is_no_toml(text, line, column):
    with pytest.raises(BadWords, match="not TOML") as caught:
        pack.parse(text, GAME)
    assert (caught.value.line, caught.value.column) == (line, column)


def test_a_pack_needs_a_name():
    with pytest.raises(BadWords, match=r"line 1, column 2: a pack needs a \[pack\] with its name"):
        pack.parse("[pack]\nauthor = 'me'", GAME)


@pytest.mark.parametrize("content", [b"\xff\xfe", b"[pack]\nname = 3", None])
def test_the_command_answers_with_a_sentence(content, tmp_path):
    file = tmp_path / "bad.toml"
    if content is not None:
        file.write_bytes(content)
    code, out, err = run("check", file)
    assert (code, out) == (2, "")
    assert str(file) in err
    assert "Traceback" not in err


def test_deep_nesting_is_a_sentence():
    deep = "May(" * 3000 + "Veil(1)" + ")" * 3000
    with pytest.raises(BadWords, match="nested too deeply"):
        pack.parse(HEAD + f"[tile.slums]\nday = '{deep}'", GAME)


@given(st.text(alphabet="[]{}=\"'\n.#aces, 1\\pkn", max_size=60))
def test_any_text_is_read_or_refused(text):
    try:
        pack.parse(text, GAME)
    except BadWords as problem:
        assert str(problem)  # noqa: PT017  # a sentence is all that is promised


# ── files with places ───────────────────────────────────────────────────────────────────────────────────────────────

KEYS = st.sampled_from(["a", '"b c"', "'d.e'", "f-1"])
TEXTS = st.text(alphabet="ab\"'\\\n\té#", max_size=8)


def basic(text):
    """Return a text between double quotes."""
    for char, code in (("\\", "\\\\"), ('"', '\\"'), ("\n", "\\n"), ("\t", "\\t")):
        text = text.replace(char, code)
    return f'"{text}"'


def long(text):
    """Return a text between three double quotes, with a folded line end."""
    inside = text.replace("\\", "\\\\").replace('"""', '""\\"')
    return '"""\n' + inside.removesuffix('"') + ('\\"' if inside.endswith('"') else "") + '\\\n   """'


VALUES = st.recursive(
    st.one_of(TEXTS.map(basic), TEXTS.map(long), st.integers(-9, 9).map(str), st.just("true"), st.just("1979-05-27 07:32:00")),
    lambda inner: st.one_of(
        st.lists(inner, max_size=3).map(lambda parts: "[ # list\n" + ",\n".join(parts) + "]"),
        st.tuples(KEYS, inner).map(lambda pair: f"{{ {pair[0]} = {pair[1]} }}"),
    ),
    max_leaves=5,
)  # fmt: skip


@given(
    st.lists(st.tuples(KEYS, VALUES), max_size=4, unique_by=lambda pair: pair[0]),
    st.sampled_from(["", "[t]\n", "[[t.u]]\n"]),
)
@example([("a", '""')], "[[t.u]]\n")
def test_places_fit_the_values(pairs, head):
    text = head + "".join(f"{key} = {value} # end\n" for key, value in pairs)
    file = toml_file.read(text)
    for path, letters in file.letters.items():
        value: Any = file.data
        for key in path:
            value = value[key]
        assert len(letters) == len(value) + 1
        for char, at in zip(value, letters, strict=False):
            assert text[at] in (char, "\\")
    assert {path for path, value in leaves(tomllib.loads(text)) if isinstance(value, str)} == set(file.letters)


def leaves(value, path=()):
    """Yield all values that contain no others, with their paths."""
    if isinstance(value, dict):
        return [leaf for key, below in value.items() for leaf in leaves(below, (*path, key))]
    if isinstance(value, list):
        return [leaf for i, below in enumerate(value) for leaf in leaves(below, (*path, i))]
    return [(path, value)]


# ── records ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture(scope="module")
def record():
    """Return a short record of a game with the example pack."""
    state: Any = coterie.game("masters", pack=EXAMPLE).start({}, seed=5)
    rng = random.Random(5)
    for _ in range(30):
        state.pick(rng.randrange(len(state.asked[2])))
    return state.record()


def test_a_record_names_the_pack(record):
    mark = coterie.game("masters", pack=EXAMPLE).pack_mark()
    assert record.head["pack"] == mark
    assert mark is not None
    assert mark["name"] == "Example pack"


def test_a_record_plays_again_with_its_pack(record):
    state = coterie.replay(record, pack=EXAMPLE)
    assert len(record.choices) == 30
    assert state.record().text == record.text
    assert state.game.faces["slums"].name == "Tenements"


def test_without_the_pack_a_sentence_says_which_is_missing(record):
    fingerprint = record.head["pack"]["fingerprint"]
    with pytest.raises(BadRecord, match=f"“Example pack” .fingerprint {fingerprint}.*--pack FILE") as caught:
        coterie.replay(record)
    assert caught.value.line == 1
    with pytest.raises(BadWords, match=f"“Example pack” .fingerprint {fingerprint}"):
        GAME.fitted(pack=record.head["pack"])


def test_another_pack_is_refused(record, tmp_path):
    other = tmp_path / "other.toml"
    other.write_text(EXAMPLE.read_text(encoding="utf-8").replace("red = 6", "red = 7"), encoding="utf-8")
    with pytest.raises(BadRecord, match="its content differs"):
        coterie.replay(record, pack=other)


def test_a_pack_is_refused_where_none_was_used():
    with pytest.raises(BadRecord, match="without a content pack"):
        coterie.replay(GAME.start({}, seed=1).record(), pack=EXAMPLE)


def test_a_record_cannot_make_us_read_a_file(record):
    for mark in (str(EXAMPLE), {"pack": {"name": "x"}}, ["a"], 3):
        with pytest.raises(BadOptions, match="name and a fingerprint"):
            coterie.game_of({**record.head, "pack": mark})


def test_the_mark_is_enough_where_the_content_is_there_already(record):
    game = coterie.game("masters", pack=EXAMPLE)
    assert game.fitted(pack=record.head["pack"]) is game


def test_the_fingerprint_is_one_of_the_content():
    text = EXAMPLE.read_text(encoding="utf-8")
    mark = pack.parse(text, GAME).fingerprint
    assert pack.parse("# more\n" + text.replace("Example pack", "Mine"), GAME).fingerprint == mark
    assert pack.parse(text.replace("Districts(minions=1)", "Districts( minions = 1 )"), GAME).fingerprint == mark
    assert pack.parse(text.replace("red = 6", "red = 7"), GAME).fingerprint != mark
    assert pack.parse(text.replace("VeilFrom(5)", "VeilFrom(4)"), GAME).fingerprint != mark


def test_a_mapping_is_a_pack_too():
    game = GAME.fitted(pack=tomllib.loads(EXAMPLE.read_text(encoding="utf-8")))
    assert game.pack_mark() == coterie.game("masters", pack=EXAMPLE).pack_mark()
    with pytest.raises(BadWords, match=r"^tile\.slums\.points: “points” must be"):
        GAME.fitted(pack={"pack": {"name": "x"}, "tile": {"slums": {"points": 7}}})


def test_nothing_but_packs_can_be_fitted():
    with pytest.raises(BadOptions):
        GAME.fitted(colour="red")
    assert GAME.fitted() is GAME


# ── no pack that is accepted breaks a game ──────────────────────────────────────────────────────────────────────────

POOL = [word for face in GAME.faces.values() for node in nodes_of(face) for word in walk(node)]
ABILITIES = [getattr(v, which).does for v in GAME.characters for which in ("blood", "dark")]
POOL += [word for does in ABILITIES if does is not None for word in walk(does)]
SORTS = {
    sort: [word for word in POOL if isinstance(word, sort)]
    for sort in (Effect, Group, Filter, Standing, Condition, Amount)
}


def mixed(word, rng, chance=0.25):
    """Return a word with some of its parts replaced by parts of the same kind from another card."""
    if rng.random() < chance:
        sort = next(sort for sort in SORTS if isinstance(word, sort))
        return mixed(rng.choice(SORTS[sort]), rng, chance / 2)
    changes = {}
    for name in word.__struct_fields__:
        value = getattr(word, name)
        if isinstance(value, Word):
            changes[name] = mixed(value, rng, chance)
        elif isinstance(value, tuple) and value and isinstance(value[0], Word):
            changes[name] = tuple(mixed(part, rng, chance) for part in value)
        elif type(value) is int and rng.random() < 0.1:
            changes[name] = rng.randrange(4)
    return msgspec.structs.replace(word, **changes) if changes else word


def random_table(rng):
    """Return a random table of a pack."""
    effect, standing = (lambda: write(mixed(rng.choice(SORTS[Effect]), rng))), (
        lambda: write(mixed(rng.choice(SORTS[Standing]), rng)))  # fmt: skip
    kind = rng.choice(("event", "event", "relic", "tile", "ability", "sigil"))
    if kind == "event":
        stays = {"on": write(rng.choice(SORTS[Group])), "placed": standing(), "leaves": standing()}
        return kind, rng.choice(GAME.events).id, {"does": effect(), **({"stays": stays} if rng.random() < 0.5 else {})}
    if kind == "relic":
        return kind, rng.choice(GAME.relics).id, {"use": {"does": effect(), "points": 1}, "placed": []}
    if kind == "tile":
        return kind, rng.choice(GAME.tiles).id, {rng.choice(("day", "night")): effect()}
    name = rng.choice(GAME.vampires)
    return (
        kind,
        name,
        {"placed": standing()} if kind == "sigil" else {rng.choice(("blood", "dark")): {"does": effect()}},
    )


def random_pack(rng, wanted=20):
    """Return a random pack of accepted tables."""
    data = {"pack": {"name": "mixed"}}
    found = 0
    while found < wanted:
        kind, id_, row = random_table(rng)
        try:
            pack.read({"pack": data["pack"], kind: {id_: row}}, GAME)
        except BadWords:
            continue
        data.setdefault(kind, {})[id_] = row
        found += 1
    return data


@pytest.mark.parametrize("seed", range(12))
def test_a_pack_that_is_accepted_never_breaks_a_game(seed):
    rng = random.Random(seed)
    game = GAME.fitted(pack=random_pack(rng))
    for face in game.faces:
        assert not {IT, EACH} & set(game.written(face))  # every phrase has found its place
    for number in range(2):
        clan = rng.sample(game.vampires, rng.randint(2, 5))
        state: Any = game.start({"vampires": clan}, seed=seed * 10 + number)
        state.clan = [row.but(kills=rng.choice((0, 2, 5, 6, 9))) for row in state.clan]
        state.asked = None
        state.play()
        tokens = tokens_of_masters(state)
        for _ in range(400):
            if state.over:
                break
            assert state.question.prompt
            assert all(option.label for option in state.question.options)
            state.pick(rng.randrange(len(state.asked[2])))
            assert wrong_in_masters(state) == []
            assert tokens_of_masters(state) == tokens


def test_a_definition_by_hand_is_a_card_like_any_other():
    game = replace(GAME, events=(*GAME.events[:-1], EventCard("III-18", "Own", 3, 1, (2, 3), parse("Veil(-1)"))))
    assert game.faces["III-18"].text == "Lower the veil by 1."
