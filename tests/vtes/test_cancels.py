"""Chapters 4.3, 4.4: which cards a cancel is for, by sort, keyword, player and target, as they are being played."""

from typing import Any

import pytest

from coterie.games.vtes.cards import FACES as CARDS
from coterie.games.vtes.words.cancelling import CancelPlayed, answered
from coterie.games.vtes.words.playing import PLAYING
from coterie.games.vtes.words.selves import ALLY, VAMPIRE
from coterie.kernel.pieces import ref
from coterie.words.cards.playing import Play
from coterie.words.frames import Frame
from tests.vtes.moments import MOMENTS, at, speaks
from tests.vtes.tools import find


def played(face: str, by: str = "A", that: str = "", moment: str = "bleed", way: int = 1):
    """Return a card of seat a that one of its minions is playing, perhaps on somebody; masters are played by none."""
    s = MOMENTS[moment]()
    p = find(s, "vessel")
    s.pieces[p].face = face
    names: tuple[tuple[str, Any], ...] = (("actor", at(s, by)),) if by else ()
    names += (("that", at(s, that)),) if that else ()
    ways = getattr(CARDS[face].plays, "ways", ())
    frame = s.new(Frame(p, 0, bound=(("this", ref(s, p)), *names)))
    PLAYING.begin(s, Play(ref(s, p), 0, ways[way - 1], frame, True))
    return s


GOVERN, MASTER, EVENT = (
    {"face": "govern-the-unaligned"},
    {"face": "vessel", "by": ""},
    {"face": "dragonbound", "by": ""},
)
DODGE, GRAPPLE = {"face": "dodge", "moment": "close"}, {"face": "immortal-grapple", "moment": "close"}
FRENZY, FLASH = {"face": "terror-frenzy", "moment": "close"}, {"face": "flash", "moment": "close"}
OUT = {"face": "direct-intervention", "by": ""}
MEANT = [
    (CancelPlayed(), [GOVERN, DODGE], [MASTER, EVENT, OUT]),
    (CancelPlayed("master"), [MASTER, OUT], [GOVERN, DODGE, EVENT]),
    (CancelPlayed("master", in_turn=True), [MASTER], [OUT, GOVERN]),
    (CancelPlayed("event"), [EVENT], [MASTER, GOVERN]),
    (CancelPlayed("action"), [GOVERN], [MASTER, DODGE]),
    (CancelPlayed("combat"), [DODGE, GRAPPLE], [GOVERN, MASTER]),
    (CancelPlayed("non-combat"), [GOVERN], [DODGE]),
    (CancelPlayed("combat", keyword="grapple"), [GRAPPLE], [DODGE, GOVERN]),
    (CancelPlayed("combat", keyword="strike"), [DODGE], [GRAPPLE, FLASH]),
    (CancelPlayed("combat", keyword="grapple/strike"), [DODGE, GRAPPLE], [FLASH]),
    (CancelPlayed("combat", keyword="frenzy"), [FRENZY], [DODGE]),
    (CancelPlayed(asks=("dom",)), [GOVERN], [DODGE, {"face": "legal-manipulations"}]),
    (CancelPlayed(asks=("pre", "dom")), [GOVERN, {"face": "legal-manipulations"}], [DODGE]),
    (CancelPlayed(of=VAMPIRE), [GOVERN], [{**GOVERN, "by": "G"}]),
    (CancelPlayed(of=ALLY), [{**GOVERN, "by": "G"}], [GOVERN]),
    (CancelPlayed("master", of=VAMPIRE), [], [MASTER]),
    (CancelPlayed(on_me=True), [{**GOVERN, "that": "B"}, FRENZY], [DODGE, GOVERN, {**GOVERN, "that": "C"}]),
    (
        CancelPlayed(against=VAMPIRE),
        [{**GOVERN, "that": "B"}, {**GOVERN, "that": "T"}],
        [GOVERN, {**GOVERN, "that": "C"}],
    ),
    (CancelPlayed(against=ALLY), [], [{**GOVERN, "that": "B"}]),
    (CancelPlayed("combat", by_foe=True), [DODGE], [{**DODGE, "by": "A2"}, {**DODGE, "moment": "bleed"}]),
    (CancelPlayed("combat", on_me=True), [FRENZY], [DODGE, {**FRENZY, "by": "A2"}]),
    (CancelPlayed(near=True), [GOVERN], []),
]


@pytest.mark.ruling("C-007", "V-144", "VR-4.3")
@pytest.mark.parametrize(("cancel", "fits", "others"), MEANT, ids=[repr(row[0])[:60] for row in MEANT])
def test_a_cancel_is_for_the_cards_that_it_says(cancel, fits, others):
    for cards, meant in ((fits, True), (others, False)):
        for card in cards:
            s = played(**card)
            assert cancel.apt(s, speaks(s, "B")) is meant, card
            assert not cancel.apt(s, speaks(s, "A"))  # nobody cancels its own cards so


@pytest.mark.ruling("C-009", "V-106")
def test_the_card_that_cancels_is_not_what_it_cancels():
    s = MOMENTS["bleed"]()
    assert answered(s, -1) is None
    assert not CancelPlayed().apt(s, speaks(s, "B"))
    s = played("govern-the-unaligned")
    card = find(s, "govern-the-unaligned")
    found = answered(s, -1)
    assert found is not None
    assert found.card[0] == card
    assert answered(s, card) is None
    s.out = (1,)
    assert not CancelPlayed().apt(s, speaks(s, "B"))
