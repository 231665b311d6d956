"""What can change something is offered, what cannot is not: each effect in a position where it can, and beside it one that
differs in a single thing, where it cannot (D-012, D-033)."""

from __future__ import annotations

from typing import Any

import pytest

from coterie.games.masters.words import deeds as d
from coterie.games.masters.words import places as p
from coterie.words import effects as e
from coterie.words.able import able
from coterie.words.frames import Frame
from coterie.words.values import Bound
from tests.masters.tools import at

CLAN = "imre asylum blood {imre} kills {kills}, mila slums blood {mila}"
SANCTUARY = "district asylum: II-14"  # no ability kills agents there


def turn(more: str, imre: int = 3, mila: int = 2, kills: int = 4, points: int = 2) -> Any:
    """A night turn of Imre at the Asylum; Mila is in the Slums."""
    return at(f"vampires: {CLAN.format(imre=imre, mila=mila, kills=kills)}\n{more}\nnow: turn imre {points}")


HERE, THERE = p.HERE, p.Tile("museum")
EVERYBODY = p.Vampires()
ASYLUM = ("that", (2, "hidden"))

CASES: list[tuple[Any, dict[str, Any], dict[str, Any], tuple[tuple[str, Any], ...]]] = [
    # effect, a position where it can, one where it cannot, what is bound: once, or differently in each
    (d.Bring(1, HERE), {"more": "agents: 1"}, {"more": "agents: 0"}, ()),
    (d.Bring(1, p.Districts(agents=1)), {"more": "slums: hidden 1"}, {"more": ""}, ()),
    (d.LeadAll(HERE, THERE), {"more": "asylum: exposed 1"}, {"more": "slums: exposed 1"}, ()),
    (d.Expose(HERE), {"more": "asylum: hidden 1"}, {"more": "asylum: exposed 1"}, ()),
    (d.Hide(HERE), {"more": "asylum: exposed 1"}, {"more": "asylum: hidden 1"}, ()),
    (d.Hide(HERE), {"more": "asylum: exposed 1"}, {"more": "asylum: exposed 1, sigil imre"}, ()),
    (d.Kill(), {"more": "asylum: hidden 1"}, {"more": f"asylum: hidden 1\n{SANCTUARY}"}, (ASYLUM,)),
    (d.KillAll(HERE), {"more": "asylum: hidden 1"}, {"more": "slums: hidden 1"}, ()),
    (d.KillAll(HERE), {"more": "asylum: hidden 1"}, {"more": f"asylum: hidden 1\n{SANCTUARY}"}, ()),
    (d.Convert(kill=True), {"more": "asylum: hidden 1"}, {"more": f"asylum: hidden 1\n{SANCTUARY}"}, (ASYLUM,)),
    (d.Betray(HERE), {"more": "asylum: minions 1"}, {"more": "slums: minions 1"}, ()),
    (d.Dismiss(HERE), {"more": "asylum: minions 1"}, {"more": "slums: minions 1"}, ()),
    (d.Recruit(1, HERE), {"more": "minions: 1"}, {"more": "minions: 0"}, ()),
    (d.Recruit(1, p.Districts(agents=1)), {"more": "slums: hidden 1"}, {"more": ""}, ()),
    (d.GainBlood(1, p.YOU), {"more": "", "imre": 3}, {"more": "", "imre": 4}, ()),
    (d.GainBlood(1, EVERYBODY), {"more": "", "imre": 4, "mila": 3}, {"more": "", "imre": 4, "mila": 4}, ()),
    (d.LoseBlood(1, p.Vampires(other=True)), {"more": "", "mila": 1}, {"more": "", "mila": 0}, ()),
    (d.Kills(1, p.YOU), {"more": "", "kills": 8}, {"more": "", "kills": 9}, ()),
    (d.Kills(-1, p.YOU), {"more": "", "kills": 1}, {"more": "", "kills": 0}, ()),
    (d.Veil(1), {"more": "veil: 5"}, {"more": "veil: 6"}, ()),
    (d.DayCombat(HERE), {"more": "asylum: hidden 1"}, {"more": "slums: hidden 1"}, ()),
    (d.DrawRelic(), {"more": "relics: raven_cloak", "kills": 2}, {"more": "relics: raven_cloak", "kills": 1}, ()),
    (d.DrawRelic(), {"more": "relics: raven_cloak"}, {"more": "relics:"}, ()),
    (d.ReadTop(), {"more": "events: I-01"}, {"more": "events:"}, ()),
    (d.Arrange(2), {"more": "events: I-01"}, {"more": "events:"}, ()),
    (d.LowerDice(p.Dice(), -1), {"more": "dice: 2 1 |"}, {"more": "dice: 1 1 |"}, ()),
    (d.Travel(p.Districts(minions=1)), {"more": "slums: minions 1"}, {"more": "asylum: minions 1"}, ()),
    (
        d.InTurn(p.Districts(agents=1), d.Expose(Bound("that"))),
        {"more": "slums: hidden 1"},
        {"more": "slums: exposed 1"},
        (),
    ),
    (d.TurnDie(1), {"more": ""}, {"more": ""}, (("that", 5), ("that", 6))),
    (d.TurnDie(-1), {"more": ""}, {"more": ""}, (("that", 2), ("that", 1))),
    (d.UseDie(d.Expose(HERE)), {"more": "asylum: hidden 1"}, {"more": ""}, (("that", 3),)),
    (e.Then((d.Veil(1), d.Expose(HERE))), {"more": "asylum: hidden 1"}, {"more": "veil: 6"}, ()),
]


@pytest.mark.parametrize(("effect", "can", "cannot", "bound"), CASES, ids=lambda case: type(case).__name__)
def test_an_effect_is_able_where_it_changes_something_and_nowhere_else(effect, can, cannot, bound):
    first, last = Frame(-1, 0, 0, bound[:1]), Frame(-1, 0, 0, bound[-1:])
    assert able(turn(**can), effect, first)
    assert not able(turn(**cannot), effect, last)


def test_a_lead_needs_a_way_that_ends_elsewhere():
    lead = d.Lead(p.Districts(agents=1, near=p.Place("agent")))
    agent = Frame(-1, 0, 0, (ASYLUM,))
    beside = turn("asylum: hidden 1\nmuseum: hidden 1\npolice_station: hidden 1")
    alone = turn("asylum: hidden 1\nslums: hidden 1")
    assert able(beside, lead, agent)
    assert not able(alone, lead, agent)


def test_nobody_is_converted_without_a_kill_where_kills_are_barred():
    s = turn(f"asylum: hidden 1\n{SANCTUARY}")
    assert able(s, d.Convert(), Frame(-1, 0, 0, (ASYLUM,)))  # it counts as no kill


def test_in_an_event_agents_that_are_not_there_are_missing():
    s = at("vampires: imre asylum, mila slums\nagents: 0\nevents: I-17\nnow: day event")
    assert s.tally is not None
    assert able(s, d.Bring(1, p.CITY), Frame(-1, 0, 0))  # the veil falls for those that cannot come (M-112)
