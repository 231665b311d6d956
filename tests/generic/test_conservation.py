"""Cards and tokens are neither created nor lost, and no number is impossible."""


def test_what_is_conserved_stays(played):
    first = played.case.conserved(played.states[0])
    for s in played.all:
        assert played.case.conserved(s) == first


def test_nothing_is_wrong(played):
    for s in played.all:
        assert played.case.wrong(s) == []


def test_kinds_lie_in_play_where_the_game_says(played):
    for s in played.all:
        for p, now in enumerate(s.pieces):
            within = s.game.lies_in.get(s.game.kind(s, p, now)) if now.zone in s.game.in_play else None
            assert within is None or now.zone in within, (now.face, now.zone)
