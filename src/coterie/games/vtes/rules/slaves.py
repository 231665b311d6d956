"""9.7 Slaves: vampires that need a master of a clan for their directed actions, and that fight for blocked masters."""

from __future__ import annotations

from coterie.games.vtes.facts import alive, clan, definition, is_vampire, ready_minions
from coterie.games.vtes.rules.combat import fight
from coterie.games.vtes.state import Vtes
from coterie.kernel.events import about, happening
from coterie.kernel.modifiers import forbidding
from coterie.kernel.pieces import Ref, ref
from coterie.kernel.questions import RawOption
from coterie.kernel.steps import step

SLAVE = "slave of "  # and a clan: a trait


def masters_clan(s: Vtes, minion: int) -> str:
    """Return the clan of which a minion is a slave, "" if it is none."""
    for trait in definition(s, minion).traits:
        if trait.startswith(SLAVE):
            return str(trait.removeprefix(SLAVE))
    return ""


def masterless(s: Vtes, minion: int) -> bool:
    """Return whether a minion is a slave without a ready vampire of its clan, so that it takes no directed action."""
    wanted = masters_clan(s, minion)
    if not wanted:
        return False
    there = ready_minions(s, s.game.speaks(s, minion))
    return not any(is_vampire(s, p) and clan(s, p) == wanted for p in there)


def takes_no_directed(s: Vtes, minion: int) -> bool:
    """Return whether a minion takes no directed actions: a slave without a master, or one of which a card says so."""
    return masterless(s, minion) or bool(forbidding(s, "act directed", minion))


def slaves_for(s: Vtes, seat: int, master: int) -> list[int]:
    """Return the unlocked ready slaves of a seat that could fight in place of a blocked vampire of their clan."""
    if not is_vampire(s, master) or s.game.speaks(s, master) != seat:
        return []
    return [p for p in ready_minions(s, seat) if s.pieces[p].ready and masters_clan(s, p) == clan(s, master) != ""]


@step("vtes.fight_or_send")
def fight_or_send(s: Vtes, seat: int, actor: Ref, blocker: Ref) -> None:
    """Let a blocked vampire fight the blocker, or one of its slaves (VR-9.7)."""
    there = slaves_for(s, seat, actor[0]) if alive(s, actor) and alive(s, blocker) else []
    if not there:
        s.do((fight, actor, blocker))
        return
    send: list[RawOption] = [("send", (p,), ((sent, ref(s, p), actor, blocker),)) for p in there]
    s.ask(seat, ("slave?", actor[0]), [*send, ("stand", (actor[0],), ((fight, actor, blocker),))])


@step("vtes.sent")
def sent(s: Vtes, slave: Ref, actor: Ref, blocker: Ref) -> None:
    """Lock the slave, unlock the blocked vampire, and let the slave fight; it is not the acting minion (VR-9.7)."""
    s.tell("sent", definition(s, slave[0]).face)
    unlock = [] if s.pieces[actor[0]].ready else [about(s, "straighten", actor[0])]
    s.do((happening, about(s, "bow", slave[0]), *unlock), (fight, slave, blocker))
