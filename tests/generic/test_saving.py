"""A game can be saved and reopened in the middle of anything."""

import msgspec

from coterie.kernel.records import restore, snapshot


def through_text(s):
    """Return a state after a round trip through the bytes of a snapshot."""
    return restore(s.game, s.setup, msgspec.json.decode(msgspec.json.encode(snapshot(s))))


def test_a_snapshot_restores_every_step(played):
    for s, own in zip(played.all, played.prints, strict=True):
        again = through_text(s)
        assert again.fingerprint() == own
        assert again.contents() == s.contents()
        assert again.asked == s.asked
        assert again.ears == s.ears


def test_a_restored_game_continues_alike(played):
    for at in range(0, len(played.states), 9):
        again = through_text(played.states[at])
        for before, choice in zip(played.states[at : at + 9], played.choices[at : at + 9], strict=True):
            assert again.asked == before.asked
            again.pick(choice)
        assert again.fingerprint() == played.prints[min(at + 9, len(played.states))]


def test_a_restored_game_has_a_record(played):
    again = through_text(played.states[len(played.states) // 2])
    for choice in played.choices[len(played.states) // 2 :][:5]:
        again.pick(choice)
    assert len(again.record().choices) == min(5, len(played.choices) - len(played.states) // 2)
