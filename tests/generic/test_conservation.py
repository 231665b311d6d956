"""Cards and tokens are neither made nor lost, and no number is what it cannot be."""


def test_what_is_conserved_stays(played):
    first = played.case.conserved(played.states[0])
    for s in played.all:
        assert played.case.conserved(s) == first


def test_nothing_is_wrong(played):
    for s in played.all:
        assert played.case.wrong(s) == []
