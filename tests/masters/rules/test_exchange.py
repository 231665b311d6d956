"""Exchange of relics (M-162 to M-165)."""

import pytest

from coterie.games.masters import GAME
from coterie.games.masters.actions import why_not
from tests.masters.tools import at, changes, options, play


def trades(s) -> list[str]:
    """Return the exchanges on offer."""
    return [option for option in options(s) if option.split()[0] in ("give", "take", "swap")]


@pytest.mark.ruling("M-162")
def test_an_exchange_costs_nothing_and_needs_two_kills():
    s = at("vampires: imre museum kills 2, mila museum kills 2\nheld mila: raven_cloak\nnow: turn imre 0")
    assert options(s) == ["take raven_cloak from mila", "done"]
    s = at("vampires: imre museum kills 2, mila museum kills 2\nheld mila: raven_cloak\nnow: turn imre 1")
    assert changes(s, "take raven_cloak from mila") == {"raven_cloak": "held imre"}
    assert s.points == 1
    s = at("vampires: imre museum kills 1, mila museum kills 2\nheld mila: raven_cloak\nnow: turn imre 2")
    assert trades(s) == []


@pytest.mark.ruling("M-163")
def test_only_the_active_vampire_exchanges_and_only_where_it_is():
    s = at(
        """
        vampires: imre museum kills 2, mila museum kills 2, nevena museum kills 2, laszlo slums kills 2
        held mila: raven_cloak
        held laszlo: bone_die
        now: turn imre 2
        """
    )
    # Neither Mila's cloak to Nevena nor anything of Laszlo's, who is elsewhere.
    assert trades(s) == ["take raven_cloak from mila"]
    s = at("vampires: imre museum kills 2, mila asylum kills 2\nheld imre: raven_cloak\nnow: turn imre 2")
    assert trades(s) == []
    assert why_not(s, 0, "exchange") == ("nothing to exchange",)


@pytest.mark.ruling("M-164")
def test_an_exchange_may_be_one_sided():
    s = at("vampires: imre museum kills 2, mila museum kills 2\nheld imre: raven_cloak\nnow: turn imre 2")
    assert trades(s) == ["give raven_cloak to mila"]
    assert changes(s, "give raven_cloak to mila") == {"raven_cloak": "held mila"}
    s = at("vampires: imre museum kills 2, mila museum kills 2\nheld mila: raven_cloak\nnow: turn imre 2")
    assert trades(s) == ["take raven_cloak from mila"]
    assert changes(s, "take raven_cloak from mila") == {"raven_cloak": "held imre"}


@pytest.mark.ruling("M-164")
def test_an_exchange_may_go_both_ways():
    s = at(
        """
        vampires: imre museum kills 2, mila museum kills 2
        held imre: raven_cloak
        held mila: bone_die
        now: turn imre 2
        """
    )
    assert trades(s) == ["swap raven_cloak for bone_die of mila"]
    swapped = changes(s, "swap raven_cloak for bone_die of mila")
    assert swapped == {"raven_cloak": "held mila", "bone_die": "held imre"}


@pytest.mark.ruling("M-165")
def test_both_stay_within_their_limits():
    s = at("vampires: imre museum kills 2, mila museum kills 1\nheld imre: raven_cloak\nnow: turn imre 2")
    assert trades(s) == []  # Mila may hold none
    s = at(
        """
        vampires: imre museum kills 2, mila museum kills 5
        held imre: raven_cloak
        held mila: bone_die
        now: turn imre 2
        """
    )
    assert trades(s) == ["give raven_cloak to mila", "swap raven_cloak for bone_die of mila"]  # not take: Imre is full
    s = at(
        """
        vampires: imre museum kills 5, mila museum kills 2
        held imre: raven_cloak, hand_of_glory
        held mila: bone_die
        now: turn imre 2
        """
    )
    assert trades(s) == ["swap raven_cloak for bone_die of mila", "swap hand_of_glory for bone_die of mila"]
    s = at(
        """
        vampires: imre museum kills 5, mila museum kills 5
        held imre: raven_cloak, hand_of_glory
        held mila: bone_die, iron_maiden
        now: turn imre 2
        """
    )
    assert [trade.split()[0] for trade in trades(s)] == ["swap"] * 4


@pytest.mark.ruling("M-165")
def test_the_other_vampire_needs_no_kills_of_its_own_to_be_relieved():
    """A relic over a limit cannot come about in play; giving it up would be fine, swapping it would not."""
    s = at("vampires: imre museum kills 5, mila museum kills 0\nheld mila: bone_die\nnow: turn imre 2")
    assert trades(s) == ["take bone_die from mila"]
    s = at(
        """
        vampires: imre museum kills 5, mila museum kills 0
        held imre: raven_cloak
        held mila: bone_die
        now: turn imre 2
        """
    )
    assert trades(s) == ["take bone_die from mila"]


@pytest.mark.ruling("M-162")
def test_free_exchanges_come_to_an_end():
    """What a turn has seen is not offered again, so that relics cannot go to and fro for ever."""
    s = at("vampires: imre museum kills 2, mila museum kills 2\nheld imre: raven_cloak\nnow: turn imre 2")
    changes(s, "give raven_cloak to mila")
    assert trades(s) == []
    assert "move asylum" in options(s)
    s = at("vampires: imre museum kills 2, mila museum kills 2\nheld mila: raven_cloak\nnow: turn imre 2")
    changes(s, "take raven_cloak from mila")
    assert trades(s) == []


@pytest.mark.ruling("M-162")
def test_the_reason_why_nothing_can_be_exchanged_is_the_true_one():
    s = at("vampires: imre museum kills 2, mila museum kills 2\nheld imre: bone_die\nnow: turn imre 2")
    play(s, "give bone_die to mila")
    assert trades(s) == []
    back = "Exchanging relics is not possible: it would only undo exchanges of this turn; do something else first."
    assert GAME.talk.why_not(s, 0, "give") == back
    play(s, "recruit")
    assert trades(s) == ["take bone_die from mila"]
    s = at("vampires: imre museum kills 2, mila slums kills 2\nheld imre: bone_die\nnow: turn imre 2")
    assert GAME.talk.why_not(s, 0, "give") == "Exchanging relics is not possible: no relic can change hands here."


@pytest.mark.ruling("M-162", "M-220")
def test_a_relic_goes_back_once_it_was_used():
    # D-017: exchanges alone come to an end; what is done in between begins them anew.
    s = at("""
        vampires: imre museum blood 3 kills 2, mila museum kills 2
        held mila: bone_die
        dice: 6 2
        now: turn imre 2
        """)
    play(s, "take bone_die from mila")
    assert trades(s) == []
    play(s, "use bone_die", "die 2")
    assert trades(s) == ["give bone_die to mila"]
    play(s, "give bone_die to mila")
    assert trades(s) == []
