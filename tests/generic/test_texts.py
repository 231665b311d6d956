"""The texts in force are at every question what they would be if they were worked out anew, wherever they come from."""

from coterie.kernel import layers

MOST = 20  # positions of a game that are looked at


def far(s):
    """Yield what lays layers on cards from afar, with the row and the number of its card."""
    for giver in s.ears.get(layers.FAR, ()):
        source = s.pieces[giver]
        for ability in source.text:
            if layers.FAR in ability.keys(source, giver):
                yield ability, source, giver


def test_texts_in_force_are_those_that_would_be_worked_out_anew(played):
    for s in played.spread(MOST):
        for number, now in enumerate(s.pieces):
            assert layers.text_in_force(s, number, now) == (now.text, now.marks), (now.face, now.zone)


def test_what_reaches_far_says_on_which_cards_it_lies(played):
    for s in played.spread(MOST):
        for ability, source, giver in far(s):
            laid = [p for p, now in enumerate(s.pieces) if list(ability.lays(s, source, giver, p, now))]
            told = ability.lays_on(s, source, giver)
            assert told is None or sorted(told) == laid, source.face
