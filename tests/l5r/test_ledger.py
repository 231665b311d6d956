"""The ledger: each rule of play is cited by code and by a test; the few exceptions say why."""

import pytest

from coterie.cli import citations

MOST_IDLE = 0.05  # of all entries
LEDGERS = {"L-": 155, "U-": 238}  # the parts of the rules of the game, and Under Fu Leng's Shadow, with their entries


def rows(prefix):
    found = citations.ledger("l5r")
    assert found.tested
    assert [str(id_) for id_, _ in found.unknown] == []
    return [row for row in found.rulings.values() if row.id.startswith(prefix)]


@pytest.mark.parametrize("prefix", LEDGERS)
def test_every_rule_is_there_and_cited_by_code_and_by_a_test(prefix):
    there = rows(prefix)
    assert len(there) == LEDGERS[prefix]
    assert [row.id for row in there if not (row.code or row.idle)] == []
    assert [row.id for row in there if not (row.tests or row.idle)] == []


@pytest.mark.parametrize("prefix", LEDGERS)
def test_few_entries_need_no_code_and_they_say_why(prefix):
    idle = [row for row in rows(prefix) if row.idle]
    assert 0 < len(idle) <= MOST_IDLE * LEDGERS[prefix]
