"""The ledger: each rule of play is cited by code and by a test; few say that no code follows them, and why."""

from coterie.cli import citations

MOST_IDLE = 0.05  # of all entries
PLAY = "L-"  # the parts of the rules of the game; U-… are those of Under Fu Leng's Shadow


def rows():
    found = citations.ledger("l5r")
    assert found.tested
    assert [str(id_) for id_, _ in found.unknown] == []
    return [row for row in found.rulings.values() if row.id.startswith(PLAY)]


def test_every_rule_is_there_and_cited_by_code_and_by_a_test():
    there = rows()
    assert len(there) == 155
    assert [row.id for row in there if not (row.code or row.idle)] == []
    assert [row.id for row in there if not (row.tests or row.idle)] == []


def test_few_entries_need_no_code_and_they_say_why():
    idle = [row for row in rows() if row.idle]
    assert 0 < len(idle) <= MOST_IDLE * 155
