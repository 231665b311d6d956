"""That a test which is run again in another mode notices what a clone shares and what a save forgets."""

import pytest

from coterie.games.rivals.state import Rivals
from tests import modes
from tests.rivals.tools import position

BOARD = "haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nlibrary a: fleetness, throat-rip\nprestige: 9 9"


@pytest.fixture(params=["clone", "restore"])
def mode(request):
    """A mode that is not the plain one."""
    modes.begin(request.param)
    yield request.param
    modes.begin("plain")


def test_a_game_goes_the_same_way_in_each_mode(mode):
    s = position(BOARD)
    assert type(s) is not Rivals
    s.choose("draw")
    modes.begin("plain")
    plain = position(BOARD)
    plain.choose("draw")
    assert type(plain) is Rivals
    assert (s.fingerprint(), s.asked, s.moves) == (plain.fingerprint(), plain.asked, plain.moves)


class Shares(Rivals):
    """A state whose clones share its piles."""

    __slots__ = ()

    def clone(self, rng=None):
        twin = super().clone(rng)
        twin.piles = self.piles
        return twin


class Forgets(Rivals):
    """A state whose saves leave out how much Prestige there is."""

    __slots__ = ()

    def contents(self):
        return super().contents() | {"prestige": (0, 0)}


def made(kind, mode):
    """Return a position as a mode plays it, of another kind of state."""
    s = position(BOARD)
    found = modes.again(kind, mode)(s.game, s.setup, s.dice, s.seats)
    modes.adopt(found, s)
    return found


def test_what_a_clone_shares_is_noticed():
    with pytest.raises(AssertionError, match="has changed the original"):
        made(Shares, "clone").choose("draw")


def test_what_a_save_forgets_is_noticed():
    s = made(Forgets, "restore")
    s.choose("draw")
    assert s.prestige == (0, 0)
