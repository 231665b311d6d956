"""Each rule of Under Fu Leng's Shadow is cited by code and by a test; few say that no code follows them, and why."""

from coterie.cli import citations

MOST_IDLE = 0.05  # of all entries
BY_KEYWORD = {f"U-{n}" for n in range(195, 199)}  # support: tested where the keyword is


def rows():
    """The entries of the rulebook by number."""
    return {id_: row for id_, row in citations.ledger("l5r").rulings.items() if id_.startswith("U-")}


def test_the_ledger_is_whole():
    assert list(rows()) == [f"U-{n:03}" for n in range(1, 239)]


def test_every_rule_is_cited_by_a_test_and_by_code():
    there = {id_: row for id_, row in rows().items() if id_ not in BY_KEYWORD}
    assert [id_ for id_, row in there.items() if not row.tests] == []
    assert [id_ for id_, row in there.items() if not (row.code or row.idle)] == []


def test_few_entries_need_no_code_and_they_say_why():
    idle = [row for row in rows().values() if row.idle]
    assert 0 < len(idle) <= MOST_IDLE * len(rows())
