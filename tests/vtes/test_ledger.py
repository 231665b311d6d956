"""The ledger: each rule is cited by code and by a test; the few exceptions say why."""

from coterie.cli import citations

MOST_IDLE = 0.05  # of all entries


def test_every_rule_is_cited_by_code_and_by_a_test():
    found = citations.ledger("vtes")
    assert found.tested
    assert ([str(id_) for id_, _ in found.unknown], [row.id for row in found.uncovered()]) == ([], [])


def test_the_ledger_holds_every_statement_of_the_chapter_on_cards():
    rows = citations.ledger("vtes").rulings
    assert [row for row in rows if row.startswith("V-")] == [f"V-{n:03}" for n in range(1, 148)]


def test_few_entries_need_no_code_and_they_say_why():
    rows = citations.ledger("vtes").rulings.values()
    idle = [row for row in rows if row.idle]
    assert len(idle) <= MOST_IDLE * len(rows)
    assert [row.id for row in idle if not row.tests] == ["VR-17"]


def test_the_ledger_holds_every_numbered_section_of_the_rules():
    rows = citations.ledger("vtes").rulings
    chapters = {id_.removeprefix("VR-").split(".")[0] for id_ in rows if id_.startswith("VR-")}
    assert chapters == {str(n) for n in range(18)}
    assert {"VR-0", "VR-5.1.1", "VR-14", "VR-17"} <= set(rows)
