"""`tools/mutants.py` and `tools/mutations.py`: what is changed, in memory only, which ids are found, which tests are tried."""

import ast
import os

from rich.console import Console

from coterie.games.masters import numbers
from coterie.games.masters.rules import night
from coterie.kernel.procedures import PROCEDURES
from tests.rivals.tools import options, position
from tools import mutants, mutations

SOURCE = '''
"""A module (M-001)."""

LIMITS = {"a": 3}  # M-002
TABLE = (
    ("M-003 to M-005", first),
    ("M-006", second),
)


def rule(s, n: int = 0) -> bool:
    """Three at least (M-007)."""
    assert n != 9
    s.tell("log", 5)
    if not s.over and n >= 3:
        return True
    return [x for x in s.list if x][0] + n
'''


def changed(source: str) -> set[str]:
    """Return every version of a source that differs by one mutant, as unparsed code, cut to what is new."""
    found = set()
    for statement in ast.parse(source).body:
        for owner, name, new, _ in [*mutations.rows_dropped(statement), *mutations.edits(statement, statement)]:
            old = getattr(owner, name)
            setattr(owner, name, new)
            found.add(ast.unparse(statement))
            setattr(owner, name, old)
    return found


def test_one_thing_at_a_time():
    function = ast.unparse(ast.parse(SOURCE).body[-1])
    made = {text for text in changed(SOURCE) if text.startswith("def")}
    one = function.replace
    assert made == {
        one("n: int=0", "n: int=1"),
        one("if not s.over and n >= 3", "if not (not s.over and n >= 3)"),
        one("not s.over and", "not s.over or"),
        one("not s.over and", "s.over and"),
        one("n >= 3", "n > 3"),
        one("n >= 3", "n >= 4"),
        one("n >= 3", "n >= 2"),
        one("True", "False"),
        one("if x]", "if not x]"),
        one("[0]", "[1]"),
        one("[0] + n", "[0] - n"),
    }  # neither the assertion, the annotation nor the line of the log


def test_numbers_and_rows_of_tables():
    made = {text for text in changed(SOURCE) if not text.startswith("def")}
    assert made == {
        "LIMITS = {'a': 4}",
        "LIMITS = {'a': 2}",
        "TABLE = (('M-006', second),)",
        "TABLE = (('M-003 to M-005', first),)",
    }


def test_the_ids_of_a_text():
    assert mutations.named_ids("a (M-007), M-010 to M-012") == {"M-007", "M-010", "M-011", "M-012"}


def test_a_mutant_names_its_place_and_the_ids_of_its_row():
    (path,) = mutants.modules("masters", [], ["numbers"])
    found = {mutant.change: mutant for mutant in mutations.mutants_of(path)}
    mutant = found["HUNT_BLOOD = 1  →  HUNT_BLOOD = 2"]
    assert mutant.ids == {"M-157"}
    assert path.read_text(encoding="utf-8").splitlines()[mutant.line - 1].startswith("HUNT_BLOOD = 1")


def test_rooms_within_the_rules_are_broken_too():
    found = {path.parent.name for path in mutants.modules("l5r", None, [])}
    assert found == {"rules", "shadow", "challenge"}


def test_a_row_of_a_procedure_is_dropped_in_its_own_process():
    (path,) = mutants.modules("masters", ["night"], [])
    (row,) = (m for m in mutations.mutants_of(path) if "turn_ends" in m.change and m.change.endswith("dropped"))
    assert row.ids == {"M-124"}
    pid = os.fork()
    if not pid:
        row.put()
        os._exit(len(PROCEDURES["masters.turn"].rows))
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 3
    assert len(night.TURN.rows) == 4


def test_a_mutant_lives_in_its_own_process():
    (path,) = mutants.modules("masters", [], ["numbers"])
    (mutant,) = (m for m in mutations.mutants_of(path) if m.change == "HUNT_BLOOD = 1  →  HUNT_BLOOD = 2")
    pid = os.fork()
    if not pid:
        mutant.put()
        os._exit(numbers.HUNT_BLOOD)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 2
    assert numbers.HUNT_BLOOD == 1


def test_ids_of_every_ledger_are_found():
    assert mutations.named_ids("RR-9.1, R-010 to R-011 (P-2)") == {"RR-9.1", "R-010", "R-011", "P-2"}


def test_as_many_names_as_values_are_no_table():
    assert changed("A, B = (f(1), g(2))") == {
        "A, B = (f(2), g(2))", "A, B = (f(0), g(2))", "A, B = (f(1), g(3))", "A, B = (f(1), g(1))",
    }  # fmt: skip


def test_what_only_saves_time_or_checks_is_left_alone():
    assert changed("A = row('1', 'Name', f, 'R-1', again=True, asks=True)") == {
        "A = row('1', 'Name', f, 'R-1', again=False, asks=True)"
    }
    assert changed("A = zip(b, c, strict=True)") == set()


WORD = """
class Word:
    '''A word (RR-12).'''

    amount: int = 1

    def run(self, s):
        return s.n > 1

    def say(self, voice):
        return "many" if self.n > 1 else "one"

    def called(self, voice):
        return "it" if self.n > 1 else "they"
"""


def test_what_says_something_in_a_voice_is_left_alone():
    source = "def told(n: int, voice: Voice) -> str:\n    return voice.a(1) if n > 1 else ''"
    assert not list(mutations.all_edits(ast.parse(source).body[0]))
    assert list(mutations.all_edits(ast.parse(source.replace(": Voice", ": Frame")).body[0]))


def test_of_a_class_the_methods_are_changed_that_do_something():
    (statement,) = ast.parse(WORD).body
    found = {type(owner).__name__ for owner, *_ in mutations.all_edits(statement)}
    lines = {getattr(shown, "lineno", 0) for *_, shown in mutations.all_edits(statement)}
    assert (found, lines) == ({"Compare", "Constant"}, {8})


def test_a_method_is_changed_for_all_that_inherit_it_in_its_own_process():
    _, path = mutants.modules("rivals", ["plots"], [], words=True)
    found = [m for m in mutations.mutants_of(path) if "plots.prestige_on(s, piece) >= self.least" in m.change]
    (mutant,) = (m for m in found if m.change.endswith("plots.prestige_on(s, piece) > self.least"))
    assert "RR-11.1" in mutant.ids
    s = position("haven a: guvnah [blood 5]\nhaven b: doc [blood 5]\nplots a: whispering-campaign [prestige 4]")
    assert "resolve a/plots.1" in options(s)
    pid = os.fork()
    if not pid:
        mutant.put()
        again = position("haven a: guvnah [blood 5]\nhaven b: doc [blood 5]\nplots a: whispering-campaign [prestige 4]")
        os._exit("resolve a/plots.1" in options(again))
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0


def test_a_change_knows_the_lines_of_its_function_and_of_a_table_none():
    (path,) = mutants.modules("masters", [], ["numbers"])
    assert {mutant.within for mutant in mutations.mutants_of(path) if mutant.change.startswith("HUNT_BLOOD")} == {None}
    _, path = mutants.modules("rivals", ["plots"], [], words=True)
    lines = path.read_text(encoding="utf-8").splitlines()
    within = [m.within for m in mutations.mutants_of(path) if "plots.prestige_on(s, piece) >= self.least" in m.change]
    assert all(each is not None and lines[each[0] - 1].startswith("    def ") for each in within)


def test_only_tests_that_come_through_what_was_changed_are_tried():
    (path,) = mutants.modules("masters", ["night"], [])
    changes = mutations.mutants_of(path)
    function = next(mutant for mutant in changes if mutant.within is not None)
    table = next(mutant for mutant in changes if mutant.within is None)
    trial = mutants.Trial([function, table], 1, Console())
    assert function.within is not None
    trial.ways = {str(path): {function.within[0]: ["one"], function.within[-1] + 1: ["two"]}}
    assert (trial.reaching(function), trial.reaching(table)) == ({"one"}, None)


def test_it_is_seen_which_functions_something_comes_through():
    path = str(mutations.__file__)
    made, seen = mutants.watched(lambda: changed("A = 1"), {path})
    assert made == {"A = 2", "A = 0"}
    assert (path, mutations.rows_dropped.__code__.co_firstlineno) in seen
    assert (path, mutations.named_ids.__code__.co_firstlineno) not in seen
