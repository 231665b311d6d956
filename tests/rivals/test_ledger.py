"""The ledger: each rule is cited by code and by a test; the few exceptions say why."""

from coterie.cli import citations, rulings

MOST_IDLE = 0.05  # of all entries


def test_every_rule_is_cited_by_code_and_by_a_test():
    found = citations.ledger("rivals")
    assert found.tested
    assert ([str(id_) for id_, _ in found.unknown], [row.id for row in found.uncovered()]) == ([], [])


def test_few_entries_need_no_code_and_they_say_why():
    rows = citations.ledger("rivals").rulings.values()
    idle = [row for row in rows if row.idle]
    assert 0 < len(idle) <= MOST_IDLE * len(rows)
    assert all(row.tests for row in idle)
    example = next(row for row in idle if row.id == "R-129")
    assert "       no code needed: an example of other rules" in rulings.lines_of(example, tested=True)
