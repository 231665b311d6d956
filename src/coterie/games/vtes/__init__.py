"""Vampire: The Eternal Struggle, for two to five Methuselahs.

Besides the modules of every game, `payments` has what an option costs in pool, `reasons` why something cannot be done, `unseen`
what a seat could use of what it alone sees, and `under_way` what goes on, as standing orders know it.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, ClassVar

from coterie.games.vtes import positions, scene, unseen
from coterie.games.vtes import under_way as goings_on
from coterie.games.vtes.actions import MENUS
from coterie.games.vtes.atoms import ATOMS
from coterie.games.vtes.bot import VtesWeighing
from coterie.games.vtes.cards import CARDS, FACES
from coterie.games.vtes.cards.checklist import progress
from coterie.games.vtes.cards.listing import listings
from coterie.games.vtes.cards.vampires import never
from coterie.games.vtes.decks import prior, room
from coterie.games.vtes.decks.form import FORM
from coterie.games.vtes.decks.room import ROOM
from coterie.games.vtes.decks.winners import played
from coterie.games.vtes.facts import can_use, follows, playing, title_votes
from coterie.games.vtes.guide import GUIDES
from coterie.games.vtes.how import HOW
from coterie.games.vtes.numbers import CAPACITY, CAPACITY_CAP, LEAST, SIGNED, TITLE_VOTES, VOTES
from coterie.games.vtes.options import OPTIONS
from coterie.games.vtes.phrases import CATALOGUE
from coterie.games.vtes.rules import ending
from coterie.games.vtes.rules.action_state import NOBODY, Action, current_action, intercept, stealth
from coterie.games.vtes.rules.blocking import blocks_itself
from coterie.games.vtes.rules.damage import coming
from coterie.games.vtes.rules.settling import UNSETTLING, settle
from coterie.games.vtes.rules.setup import set_up
from coterie.games.vtes.rules.strikes import Combat, current_combat
from coterie.games.vtes.rules.turn import take_turn
from coterie.games.vtes.state import ZONES, Vtes
from coterie.games.vtes.talk import VtesTalk
from coterie.games.vtes.theme import THEME
from coterie.games.vtes.timing import TIMING
from coterie.games.vtes.words.alike import Alike, by_users
from coterie.games.vtes.words.blocking import blocks_for_others
from coterie.games.vtes.words.costs import can_afford, raised, reaches_nobody, rescue_saving
from coterie.games.vtes.words.damage import round_damage
from coterie.games.vtes.words.frenzies import SUFFER, is_frenzy
from coterie.games.vtes.words.hands import more_drawn, opened
from coterie.games.vtes.words.modes import Mode
from coterie.games.vtes.words.paying_less import action_price, savings
from coterie.games.vtes.words.playable import could_bear, could_discard, could_play, unneeded
from coterie.games.vtes.words.playing import PLAYING
from coterie.games.vtes.words.requirements import qualifies
from coterie.games.vtes.words.rounds import pressing_cards
from coterie.games.vtes.words.stores import kept_to_draw
from coterie.games.vtes.words.uses import Can, is_spared
from coterie.games.vtes.words.vocabulary import VOCABULARY
from coterie.games.vtes.words.weapons import refuses
from coterie.kernel import listening
from coterie.kernel.layers import face_in_force
from coterie.kernel.loops import in_turn_order
from coterie.kernel.modifiers import forbidding, layered, modifiers, total
from coterie.kernel.pieces import Piece, Ref
from coterie.kernel.procedures import Procedure
from coterie.kernel.steps import Step
from coterie.words.cards.coverage import Played
from coterie.words.cards.game import CardGame
from coterie.words.cards.playing import PLAY
from coterie.words.cards.searching import Listing, Progress


@dataclass(repr=False)
class VtesGame(CardGame[Vtes]):
    """The rules of The Eternal Struggle, as the kernel asks for them."""

    name: ClassVar[str] = "vtes"
    title: ClassVar[str] = "Vampire: The Eternal Struggle"
    about: ClassVar[str] = "Immortal Methuselahs send vampires to bleed, vote and fight their prey out of the game."
    length: ClassVar[str] = "2 hours"
    usual: ClassVar[int] = 5
    cover: ClassVar[tuple[str, ...]] = ("samson", "govern-the-unaligned", "majesty")
    options = OPTIONS
    states = Vtes
    zones = ZONES
    in_play: ClassVar[tuple[str, ...]] = ("ready", "torpor", "board", "attached")  # V-070 to V-073, VR-1.2
    attached: ClassVar[tuple[str, ...]] = ("attached", "merged")
    kept: ClassVar[tuple[str, ...]] = ("stored",)
    timing = TIMING
    atoms = ATOMS
    settle = staticmethod(settle)
    unsettling = UNSETTLING
    procedures: ClassVar[Mapping[str, Procedure[Any]]] = {"play": PLAYING, "use": PLAY}
    menus: ClassVar[Mapping[str, Any]] = MENUS
    plays = frozenset(("play",))
    catalogue = CATALOGUE
    vocabulary = VOCABULARY
    theme = THEME
    own_phases: ClassVar[frozenset[str]] = frozenset({"unlock?", "master?", "action?", "influence?"})
    calls: ClassVar[Mapping[str, str]] = {"block?": "a minion of mine could block", "votes?": "there is a vote"}
    things = goings_on.THINGS
    counted: ClassVar[tuple[str, ...]] = (
        "acts",
        "ballots",
        "blood",
        "cancelled",
        "counter",
        "edge",
        "half a victory point",
        "intercept",
        "out",
        "pool",
        "prey",
        "stealth",
        "title contested",
        "victory points",
        *TITLE_VOTES,
    )
    guides = GUIDES
    how = HOW
    talks = VtesTalk
    bots = VtesWeighing
    deck_room = ROOM
    concedes = True
    build = positions.build
    write = positions.write
    tableau = staticmethod(scene.tableau)
    going_on = staticmethod(scene.going_on)

    faces: Mapping[str, Any] = field(default_factory=lambda: FACES)

    def listings(self) -> Sequence[Listing]:
        """Return its searchable cards."""
        return listings(CARDS.values())

    def progress(self) -> Sequence[Progress]:
        """Return the progress of each fixed deck, and of library and crypt."""
        return progress(CARDS.values(), room.fixed(), FORM, never())

    def played(self) -> Played:
        """Return how many tournament-winning decks consist of defined cards."""
        return played(FORM)

    # ── starting ──────────────────────────────────────────────────────────────────────────────────

    def opener(self, s: Vtes) -> int:
        """Return the seat that takes the first turn (VR-3)."""
        return s.first

    def concede(self, s: Vtes, seat: int) -> None:
        """Let a Methuselah give up and be ousted (VR-13.1)."""
        ending.concede(s, seat)

    def winners(self, s: Vtes) -> tuple[int, ...]:
        """Return the seat with the game win, or no seat, because the highest score alone is not enough (VR-13.3)."""
        seat = ending.winner(s)
        return () if seat < 0 else (seat,)

    def withdrawn(self, s: Vtes) -> tuple[int, ...]:
        """Return the seats that have been ousted or have withdrawn while the others play on (VR-13.1)."""
        return s.out

    def lay(self, s: Vtes) -> None:
        """Deal out decks and pool (VR-3); then the first turn begins."""
        set_up(s, [room.faces(text) for text in s.setup["decks"]])
        s.todo.append((take_turn,))

    # ── what the kernel and the rules ask ───────────────────────────────────────────────────────────────────────────

    def number(self, s: Vtes, name: str, piece: int, row: Piece | None = None) -> int:
        """Return a number of a card; stealth and similar numbers can be negative (VR-1.5)."""
        now = row or s.pieces[piece]
        printed = title_votes(s, piece) if name == VOTES else self.printed(s, name, now)
        found = layered(s, name, piece, printed, LEAST if name in SIGNED else 0)
        capped = name == CAPACITY and ("number", CAPACITY_CAP) in s.ears and now.zone in self.in_play
        if capped and modifiers(s, CAPACITY_CAP, piece):  # of some vampires events do not lower it
            return min(found, max(1, total(s, CAPACITY_CAP, piece, 0)))
        return found

    def kind(self, s: Vtes, piece: int, row: Piece | None = None) -> str:
        """Return the kind of a card; equipment that is a location is only that while it is in play (C-067), and some
        cards become equipment there."""
        now = row or s.pieces[piece]
        found: str = "" if now.down else self.faces[now.face].kind
        if now.lasting:
            found = str(self.faces[face_in_force(s, now)].kind)
        if found == "vampire" or now.zone not in self.in_play:
            return found
        if found == "combat":
            return self.faces[now.face].becomes or found
        if found == "action":
            return "vampire" if row is None and blocks_itself(s, piece) else found
        return "location" if found == "equipment" and "location" in self.faces[now.face].traits else found

    def order(self, s: Vtes) -> tuple[int, ...]:
        """Return the seats clockwise from the active one, without those that are out."""
        return playing(s) or in_turn_order(s.active, s.seats)

    def speaks(self, s: Vtes, piece: int, row: Piece | None = None) -> int:
        """Return the controller of a card; for equipment, retainers and minion cards on a minion, the minion's controller
        (VR-1.3)."""
        now = s.pieces[piece] if row is None else row
        if now.controller >= 0:
            return now.controller
        if now.zone in self.attached and now.host >= 0 and now.face and follows(self.faces[now.face]):
            return self.speaks(s, now.host)
        return now.owner

    def may_use(self, s: Vtes, ability: Any, piece: int, row: Piece, seat: int) -> bool:
        """Return whether an ability can be used: what is equipment in play only by a minion that may use it (C-067)."""
        worn = row.zone == "attached" and row.host >= 0 and self.kind(s, piece, row) == "equipment"
        return not (worn and forbidding(s, "use equipment", row.host))

    def aimable(self, s: Vtes, ability: Any, f: Any, members: tuple[Any, ...]) -> tuple[Any, ...]:
        """Return the cards that an action can target: some cannot be targeted by other players' actions, or by actions that
        require certain disciplines."""
        sort = getattr(ability, "sort", "action")
        if f.source >= 0 and s.pieces[f.source].face and is_frenzy(self.faces[s.pieces[f.source].face]):
            members = tuple([at for at in members if isinstance(at, int) or not forbidding(s, SUFFER, at[0])])
        if sort == "master":
            return tuple([at for at in members if isinstance(at, int) or can_afford(s, f, at)])
        if sort != "action" or isinstance(ability, Can):
            return members
        needs, does = getattr(ability, "needs", ()), ability.effect()
        actor, cost = f.get("actor"), getattr(ability, "blood", 0)
        if actor is not None and reaches_nobody(s, actor[0], cost + raised(s, f.source, ability, actor[0])):
            members = tuple([at for at in members if not isinstance(at, tuple) or self.speaks(s, at[0]) == f.seat])
        pool = getattr(ability, "pool", 0)
        return tuple([at for at in members if not is_spared(s, f, at, needs, does, pool)])

    # ── who is asked ────────────────────────────────────────────────────────────────────────────────────────────────

    def closed(self, s: Vtes) -> bool:
        """Return whether deck lists are secret."""
        return bool(s.setup["lists"] == "closed")

    def pool(self, s: Vtes, seat: int) -> tuple[str, ...]:
        """Return the faces that a seat could hold: its deck list if lists are open, otherwise all that are playable here."""
        return self.playable_faces if self.closed(s) else listening.shares_backs(s, seat)

    def prior(
        self, s: Vtes, seat: int, back: str, seen: tuple[str, ...], n: int, rng: random.Random
    ) -> tuple[str, ...]:
        """Return faces for the hidden cards of a closed list; see `decks.prior`."""
        return prior.drawn(self.own_faces, crypt=back.startswith("crypt"), seen=seen, n=n, rng=rng)

    @cached_property
    def own_faces(self) -> Mapping[str, Any]:
        """The definitions of all cards by face, without merged ones."""
        return {face: card for face, card in self.faces.items() if not card.made}

    @cached_property
    def playable_faces(self) -> tuple[str, ...]:
        """The faces of all cards, in the order of names."""
        return tuple(sorted(self.own_faces))

    @cached_property
    def faces_with_burn_option(self) -> tuple[str, ...]:
        """The faces of all cards that can be discarded in an unlock phase (VR-5.1)."""
        return tuple([face for face in self.playable_faces if self.own_faces[face].burn_option])

    def with_burn_option(self, s: Vtes, seat: int) -> tuple[str, ...]:
        """Return the faces that a seat could hold and that can be discarded in an unlock phase (VR-5.1)."""
        if self.closed(s):
            return self.faces_with_burn_option
        return tuple([face for face in self.pool(s, seat) if self.faces[face].burn_option])

    def hidden_modes(self, s: Vtes, seat: int, window: str, face: str = "") -> tuple[Alike, ...]:
        """Return what a seat could play in a window if it held it, worked out once for a game, or once for all where lists are
        closed: cards with their ways, grouped by the minions that can play them and by when they are apt; or the ways of a
        single card."""
        if face:
            return self._in_window((face,) if face in self.own_faces else (), window)
        if self.closed(s):
            found = self._anybodys.get(window)
            if found is None:
                found = self._anybodys[window] = self._in_window(self.playable_faces, window)
            return found
        key = (seat, window)
        found = s.pools.get(key)
        if found is None:
            found = s.pools[key] = self._in_window(self.pool(s, seat), window)
        return found

    def _in_window(self, faces: Iterable[str], window: str) -> tuple[Alike, ...]:
        cards = [self.faces[face] for face in faces]
        return by_users([(card, mode) for card in cards for mode in card.in_window(window)])

    @cached_property
    def _anybodys(self) -> dict[Hashable, Any]:
        """What anybody could play by window, and to block for others, where lists are closed; filled as it is asked."""
        return {}

    def could_react_at_once(self, s: Vtes, seat: int) -> bool:
        """Return whether a seat could hold a reaction played as another card is played, such as one that cancels it."""
        modes = [alike.mode for alike in self.hidden_modes(s, seat, "played")]
        return any(mode.sort == "reaction" and mode.who != "locked" for mode in modes)

    def could_block_for_others(self, s: Vtes, seat: int, minion: int) -> bool:
        """Return whether a seat could hold a reaction that lets a minion block actions against others (V-141)."""
        known, key = (self._anybodys, "for others") if self.closed(s) else (s.pools, (seat, "for others"))
        found: tuple[Mode, ...] | None = known.get(key)
        if found is None:
            there = [times.plays for alike in self.hidden_modes(s, seat, "A") for times in alike.timed]
            found = known[key] = tuple([mode for plays in there for _, mode in plays if blocks_for_others(mode)])
        return any(can_use(s, minion, mode.needs) for mode in found)

    def could_play(self, s: Vtes, seat: int, window: str, face: str = "") -> bool:
        """Return whether, by public knowledge, a seat could hold a card for a window."""
        return could_play(s, seat, window, face)

    def unneeded(self, s: Vtes, seat: int) -> list[int]:
        """Return the cards of a hand that can be discarded in an unlock phase (VR-5.1)."""
        return unneeded(s, seat)

    def could_discard(self, s: Vtes, seat: int) -> bool:
        """Return whether, by public knowledge, a seat could hold such a card."""
        return could_discard(s, seat)

    def qualifies(self, s: Vtes, now: Action) -> bool:
        """Return whether the acting minion still meets the requirements of its action card (VR-4.7)."""
        return qualifies(s, now)

    def savings(self, s: Vtes, now: Action) -> tuple[Step, ...]:
        """Return the steps that offer cost reductions when an action's cost is paid (V-068)."""
        return savings(s, now)

    def price(self, s: Vtes, now: Action) -> tuple[int, int]:
        """Return the blood and the pool that an action costs now (VR-4.8)."""
        return action_price(s, now)

    def rescue_saving(self, s: Vtes, rescuer: int, victim: int) -> int:
        """Return the reduction of a vampire's share of a rescue (VR-6.9)."""
        return rescue_saving(s, rescuer, victim)

    def could_bear(self, s: Vtes, card: int, seat: int, minion: int) -> bool:
        """Return whether a minion could be given equipment that was found."""
        return could_bear(s, card, seat, minion)

    def could_burn_political(self, s: Vtes, seat: int, face: str = "") -> bool:
        """Return whether a seat could hold a political card, or that one, to burn for a vote (V-135)."""
        return any(
            face in ("", each) and self.faces[each].kind == "political action" and self.could_hold(s, seat, each)
            for each in self.pool(s, seat)
        )

    def drawable(self, s: Vtes, seat: int) -> tuple[int, ...]:
        """Return the cards kept on others that a seat can draw now instead of one from its library."""
        return kept_to_draw(s, seat)

    def open_hands(self, s: Vtes) -> tuple[tuple[int, int], ...]:
        """Return the seats that play with an open hand now, each with who sees it, -1 for everybody."""
        return opened(s)

    def environmental(self, s: Vtes, now: Combat, when: str) -> list[Any]:
        """Return the damage of retainers and similar cards in a step of a round of combat (VR-8.4)."""
        return list(round_damage(s, now, when))

    def pressing_cards(self, s: Vtes) -> list[int]:
        """Return the cards that press by themselves in combat."""
        return pressing_cards(s)

    def more_drawn(self, s: Vtes, seat: int, by: Ref) -> list[Step]:
        """Return the steps of the additional cards that a seat draws for one that it replaces, played by an acting minion or by
        nobody."""
        return more_drawn(s, seat, by)

    def refuses(self, s: Vtes, card: Any, minion: int) -> bool:
        """Return whether a minion cannot have a certain weapon."""
        return refuses(s, card, minion)

    def told_of(self, s: Vtes) -> tuple[Any, ...]:
        """Return the public facts of the current action or combat, for the prompts of windows."""
        harm = coming(s)
        if harm is not None:
            return ("damage", *harm)
        fight = current_combat(s)
        if fight is not None:
            return ("combat", fight.one[0], fight.two[0], fight.range, fight.round)
        now = current_action(s)
        if now is None:
            return ()
        blocker = now.blocker[0] if now.blocker != NOBODY else -1
        return (
            "action",
            now.actor[0],
            now.kind,
            stealth(s, now),
            blocker,
            intercept(s, blocker) if blocker >= 0 else 0,
        )

    def could_use(self, s: Vtes, seat: int, face: str = "") -> bool:
        """Return whether a seat could use something hidden, or that very card, when asked; by the window in which it is."""
        found = unseen.could_use(s, seat, face)
        return super().could_use(s, seat, face) if found is None else found

    def under_way(self, s: Vtes) -> tuple[tuple[Any, ...], ...]:
        """Return what goes on in a window that answers no event, by all its names."""
        return tuple(goings_on.under_way(s))

    def targets(self, s: Vtes) -> tuple[int, ...]:
        """Return the Methuselahs at whom what goes on is aimed."""
        return goings_on.aimed_at(s)


GAME = VtesGame()
