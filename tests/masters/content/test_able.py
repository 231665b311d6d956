"""What can change something is offered and what cannot is not: each effect in a position where it can, and in one that
differs in a single thing, where it cannot (D-012, D-033)."""

from __future__ import annotations

from typing import Any

import pytest

from coterie.games.masters.words import agents as ag
from coterie.games.masters.words import dice
from coterie.games.masters.words import districts as d
from coterie.games.masters.words import minions as m
from coterie.games.masters.words import vampires as v
from coterie.games.masters.words.event_deck import Arrange, ReadTop
from coterie.games.masters.words.relics import DrawRelic
from coterie.games.masters.words.veil import Veil
from coterie.words.frames import Frame
from coterie.words.groups import THAT
from tests.masters.tools import at

CLAN = "imre asylum blood {imre} kills {kills}, mila slums blood {mila}"
SANCTUARY = "district asylum: II-14"  # no ability kills agents there


def turn(more: str, imre: int = 3, mila: int = 2, kills: int = 4, points: int = 2) -> Any:
    """Return a night turn of Imre at the Asylum; Mila is in the Slums."""
    return at(f"vampires: {CLAN.format(imre=imre, mila=mila, kills=kills)}\n{more}\nnow: turn imre {points}")


HERE = d.HERE
WITH_AGENTS = d.Districts(d.AGENTS(1))
ASYLUM = ("that", (2, "hidden"))

CASES: list[tuple[Any, dict[str, Any], dict[str, Any], tuple[tuple[str, Any], ...]]] = [
    # effect, a position where it can, one where it cannot, what is bound: once, or differently in each
    (ag.Bring(1, HERE), {"more": "agents: 1"}, {"more": "agents: 0"}, ()),
    (ag.Bring(1, WITH_AGENTS), {"more": "slums: hidden 1"}, {"more": ""}, ()),
    (ag.Expose(HERE), {"more": "asylum: hidden 1"}, {"more": "asylum: exposed 1"}, ()),
    (ag.Hide(HERE), {"more": "asylum: exposed 1"}, {"more": "asylum: hidden 1"}, ()),
    (ag.Hide(HERE), {"more": "asylum: exposed 1"}, {"more": "asylum: exposed 1, sigil imre"}, ()),
    (ag.Kill(), {"more": "asylum: hidden 1"}, {"more": f"asylum: hidden 1\n{SANCTUARY}"}, (ASYLUM,)),
    (ag.KillAll(HERE), {"more": "asylum: hidden 1"}, {"more": "slums: hidden 1"}, ()),
    (ag.KillAll(HERE), {"more": "asylum: hidden 1"}, {"more": f"asylum: hidden 1\n{SANCTUARY}"}, ()),
    (ag.Convert(kill=True), {"more": "asylum: hidden 1"}, {"more": f"asylum: hidden 1\n{SANCTUARY}"}, (ASYLUM,)),
    (m.Betray(HERE), {"more": "asylum: minions 1"}, {"more": "slums: minions 1"}, ()),
    (m.Dismiss(HERE), {"more": "asylum: minions 1"}, {"more": "slums: minions 1"}, ()),
    (m.Recruit(1, HERE), {"more": "minions: 1"}, {"more": "minions: 0"}, ()),
    (m.Recruit(1, WITH_AGENTS), {"more": "slums: hidden 1"}, {"more": ""}, ()),
    (v.GainBlood(1, v.YOU), {"more": "", "imre": 3}, {"more": "", "imre": 4}, ()),
    (v.GainBlood(1, v.CLAN), {"more": "", "imre": 4, "mila": 3}, {"more": "", "imre": 4, "mila": 4}, ()),
    (v.LoseBlood(1, v.Vampires(v.OTHER)), {"more": "", "mila": 1}, {"more": "", "mila": 0}, ()),
    (v.Kills(1, v.YOU), {"more": "", "kills": 8}, {"more": "", "kills": 9}, ()),
    (v.Kills(-1, v.YOU), {"more": "", "kills": 1}, {"more": "", "kills": 0}, ()),
    (Veil(1), {"more": "veil: 5"}, {"more": "veil: 6"}, ()),
    (ag.DayCombat(HERE), {"more": "asylum: hidden 1"}, {"more": "slums: hidden 1"}, ()),
    (DrawRelic(), {"more": "relics: raven_cloak", "kills": 2}, {"more": "relics: raven_cloak", "kills": 1}, ()),
    (DrawRelic(), {"more": "relics: raven_cloak"}, {"more": "relics:"}, ()),
    (ReadTop(), {"more": "events: I-01"}, {"more": "events:"}, ()),
    (Arrange(2), {"more": "events: I-01"}, {"more": "events:"}, ()),
    (dice.LowerDice(dice.DICE, -1), {"more": "dice: 2 1 |"}, {"more": "dice: 1 1 |"}, ()),
    (v.Travel(d.Districts(d.MINIONS(1))), {"more": "slums: minions 1"}, {"more": "asylum: minions 1"}, ()),
    (
        d.InTurn(WITH_AGENTS, ag.Expose(THAT)),
        {"more": "slums: hidden 1"},
        {"more": "slums: exposed 1"},
        (),
    ),
    (dice.TurnDie(1), {"more": ""}, {"more": ""}, (("that", 5), ("that", 6))),
    (dice.TurnDie(-1), {"more": ""}, {"more": ""}, (("that", 2), ("that", 1))),
    (dice.TurnDie(-2), {"more": ""}, {"more": ""}, (("that", 2), ("that", 1))),  # as much as possible
    (v.Summon(), {"more": ""}, {"more": ""}, (("that", 1), ("that", 0))),
    (m.Bid(), {"more": ""}, {"more": ""}, (("that", 8), ("that", 2))),
    (Veil(1) + ag.Expose(HERE), {"more": "asylum: hidden 1"}, {"more": "veil: 6"}, ()),
    (Veil(1) >> ag.Expose(HERE), {"more": "veil: 5"}, {"more": "asylum: hidden 1\nveil: 6"}, ()),
]


@pytest.mark.parametrize(("effect", "can", "cannot", "bound"), CASES, ids=lambda case: type(case).__name__)
def test_an_effect_is_able_where_it_changes_something_and_nowhere_else(effect, can, cannot, bound):
    first, last = Frame(-1, 0, 0, bound[:1]), Frame(-1, 0, 0, bound[-1:])
    assert effect.able(turn(**can), first)
    assert not effect.able(turn(**cannot), last)


def test_a_lead_needs_a_way_that_ends_elsewhere():
    lead = ag.Lead(d.Districts(d.NEAR(d.AgentsDistrict()) & d.AGENTS(1)))
    agent = Frame(-1, 0, 0, (ASYLUM,))
    beside = turn("asylum: hidden 1\nmuseum: hidden 1\npolice_station: hidden 1")
    alone = turn("asylum: hidden 1\nslums: hidden 1")
    assert lead.able(beside, agent)
    assert not lead.able(alone, agent)


def test_nobody_is_converted_without_a_kill_where_kills_are_barred():
    s = turn(f"asylum: hidden 1\n{SANCTUARY}")
    assert ag.Convert().able(s, Frame(-1, 0, 0, (ASYLUM,)))  # it counts as no kill


def test_in_an_event_agents_that_are_not_there_are_missing():
    s = at("vampires: imre asylum, mila slums\nagents: 0\nevents: I-17\nnow: day event")
    assert s.tally is not None
    assert ag.Bring(1, d.CITY).able(s, Frame(-1, 0, 0))  # the veil falls for those that cannot come (M-112)


def test_a_die_that_is_used_up_is_a_change_whatever_it_brings():
    assert dice.UseDie(ag.Expose(HERE)).able(turn(""), Frame(-1, 0, 0, (("that", 3),)))
