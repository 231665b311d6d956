"""One table of three Methuselahs at many points of an action, a combat or a referendum, for the tests of single words.

The minions: the acting vampire (A), another vampire of its Methuselah (A2), an ally (G), the target's vampire (B), one
of the same in torpor (T), a full one of the third Methuselah (C), one without blood (E), and one uncontrolled (U).
"""

from coterie.games.vtes.rules.action import ACTION
from coterie.games.vtes.rules.action_state import BLOCKED, FAILED, UNBLOCKED, Action
from coterie.games.vtes.rules.combat import COMBAT
from coterie.games.vtes.rules.damage import DAMAGE, Harm, Packet
from coterie.games.vtes.rules.falling import FALLING, Falling
from coterie.games.vtes.rules.referendum import AGAINST, FOR, REFERENDUM, Referendum
from coterie.games.vtes.rules.strikes import CLOSE, HAND, LONG, Combat
from coterie.games.vtes.state import Lost
from coterie.games.vtes.words import deeds
from coterie.kernel.pieces import ref
from coterie.kernel.procedures import remember
from coterie.words.frames import Frame
from tests.vtes.tools import SCHOOL, find, position, taught

FACES = {
    "A": taught("dom", capacity=6),
    "A2": taught(clan="Toreador", sect="Anarch", capacity=4),
    "G": "loyal-street-gang",
    "B": taught("for", clan="Brujah", sect="Sabbat", capacity=5),
    "T": "nassir",
    "C": taught(clan="Tremere", capacity=3),
    "E": "min-seo",
    "U": "brock-sterling",
}
TABLE = (
    f"pool: 20 6 9\nedge: b\nready a: {FACES['A']} [blood 4], {FACES['A2']} [bowed, blood 1], {FACES['G']} [lives 2]\n"
    f"attached a: ivory-bow [on ready/{FACES['A']}]\nready b: {FACES['B']} [blood 3]\ntorpor b: {FACES['T']} [blood 1]\n"
    f"ready c: {FACES['C']} [bowed, blood 3]\ntorpor c: {FACES['E']}\nuncontrolled a: {FACES['U']} [blood 1]\n"
    f"ash b: dodge\nhand a: vessel\nhand b: {', '.join(['vessel'] * 7)}\nlibrary b: dodge\ncrypt b: lupo"
)


def quiet():
    return position(TABLE, game=SCHOOL)


def at(s, who: str):
    return ref(s, find(s, FACES[who]))


def speaks(s, who: str) -> Frame:
    """Return the frame of an effect of one of the minions, for its Methuselah, or aimed at another minion (“A>B”)."""
    who, _, that = who.partition(">")
    piece = find(s, FACES[who])
    names = (("this", ref(s, piece)), ("host", s.pieces[piece].host), ("actor", ref(s, piece)))
    return Frame(piece, s.game.speaks(s, piece), bound=(*names, ("that", at(s, that))) if that else names)


def acts(kind: str = "bleed", effect=None, targets: tuple[int, ...] = (1,), **fields):
    """Return a position in which A takes an action, by default bleeding B's Methuselah."""
    s = quiet()
    if "blocker" in fields:
        fields["blocker"] = at(s, fields["blocker"])
    fields["blocked_by"] = tuple([at(s, who) for who in fields.pop("blocked_by", ())])
    fields["tried"] = tuple((at(s, who)[0], 0, 1, 0) for who in fields.pop("tried", ()))
    names = tuple((name, at(s, who)) for name, who in fields.pop("bound", ()))
    frame = s.new(Frame(-1, 0, bound=(("actor", at(s, "A")), *names)))
    ACTION.begin(s, Action(kind, at(s, "A"), 0, effect or deeds.Bleed(), frame, targets=targets, **fields))
    return s


def fights(inside: bool = True, **fields):
    """Return a position in which A fights B, after a block or outside of any action."""
    s = acts(outcome=BLOCKED, blocker="B") if inside else quiet()
    COMBAT.begin(s, Combat(at(s, "A"), at(s, "B"), seats=(0, 1), **fields))
    return s


def votes(seat: int = 0, **fields):
    """Return a position in which A has called a referendum, or a blood hunt on A takes place."""
    s = acts("political", targets=()) if seat == 0 else quiet()
    victim = {} if seat == 0 else {"victim": at(s, "A")}
    sides = tuple((*at(s, who), side) for who, side in fields.pop("sides", ()))
    REFERENDUM.begin(s, Referendum(seat, sides=sides, **victim, **fields))
    return s


def hurt(who: str, amount: int = 2, **fields):
    """Damage to one of two combatants is about to be prevented."""
    s = fights()
    piece, life = at(s, who)
    DAMAGE.begin(s, Harm((Packet(piece, life, amount, **fields),), victim=at(s, who)))
    return s


def falls(*who: str, burned: bool = False):
    """Some combatants are about to go to torpor, or to be burned."""
    s = fights()
    FALLING.begin(s, Falling(tuple([Lost(piece, life, burned) for piece, life in [at(s, each) for each in who]])))
    return s


def down():
    """B has fallen in the combat."""
    s = fights()
    s.asked = None
    s.pieces[find(s, FACES["B"])].zone = "torpor"
    return s


def with_actions(n: int):
    """Return a phase with a number of master phase actions, discard phase actions and transfers left."""
    s = quiet()
    remember(s, "turn", masters=n, discards=n, transfers=n)
    return s


MOMENTS = {
    "quiet": quiet,
    "nothing left": lambda: with_actions(0),
    "one left": lambda: with_actions(1),
    "bleed": lambda: acts(state="A"),
    "declined": lambda: acts(state="A", declined=(1,)),
    "block": lambda: acts(state="B", blocker="B"),
    "hidden": lambda: acts(state="B", blocker="B", stealth=1),
    "open": lambda: acts(state="C"),
    "limited": lambda: acts(state="C", limited=True),
    "blocked": lambda: acts(outcome=BLOCKED, blocker="B", blocked_by="B"),
    "went on": lambda: acts(outcome=UNBLOCKED, blocked_by="B"),
    "success": lambda: acts(outcome=UNBLOCKED, amount=2),
    "vain": lambda: acts(outcome=UNBLOCKED),
    "failed": lambda: acts(outcome=FAILED),
    "hunt": lambda: acts("hunt", deeds.Hunt(), (), state="A"),
    "hunt seen": lambda: acts("hunt", deeds.Hunt(), (), state="B", blocker="B"),
    "at c": lambda: acts(targets=(2,), state="C"),
    "at both": lambda: acts(targets=(1, 2), state="A"),
    "close": fights,
    "long": lambda: fights(range=LONG),
    "brawl": lambda: fights(inside=False),
    "second": lambda: fights(round=2),
    "range": lambda: fights(decides="range"),
    "answer": lambda: fights(decides="range", turn=1, last=0, range=LONG),
    "press": lambda: fights(decides="press"),
    "pressed": lambda: fights(decides="press", turn=1, last=0, pressed=True),
    "end": lambda: fights(lost=(1, 2), dealt=(2, 1)),
    "set": lambda: fights(fixed=CLOSE),
    "hands": lambda: fights(only_hands=True),
    "more": lambda: fights(used=(("additional", 0),), again=True),
    "goes on": lambda: fights(pressed=True),
    "queued": lambda: fights(queued=True),
    "chosen": lambda: fights(turn=0, blows=(HAND, None)),
    "aimed": lambda: fights(aims=(1, 0)),
    "vote": votes,
    "voted": lambda: votes(sides=(("A", FOR), ("B", AGAINST)), edge=((1, AGAINST),)),
    "forced": lambda: votes(forced="passes"),
    "blood hunt": lambda: votes(-1),
    "hurt A": lambda: hurt("A"),
    "hurt B": lambda: hurt("B"),
    "sure": lambda: hurt("B", sure=True),
    "A falls": lambda: falls("A"),
    "B falls": lambda: falls("B"),
    "both fall": lambda: falls("A", "B"),
    "B burns": lambda: falls("B", burned=True),
    "down": down,
    "rush": lambda: acts("card", deeds.EnterCombat(), bound=(("that", "B"),), outcome=UNBLOCKED),
    "twice": lambda: fights(decides="range", turn=0, last=0, range=LONG),
    "bare": lambda: fights(decides="range", only_hands=True),
    "committed": lambda: fights(decides="range", blows=(HAND, None)),
    "claws": lambda: fights(blows=(HAND.but(aggravated=True), None)),
    "far claws": lambda: fights(blows=(HAND.but(aggravated=True), None), range=LONG),
    "tried": lambda: acts(state="A", tried=("B",)),
}


def who_and_when(s: str) -> list[tuple[str, str]]:
    """Return “bleed: A B; quiet: A” as pairs of a moment and a speaker."""
    parts = [part.split(":") for part in s.split(";")] if s else []
    return [(moment.strip(), who) for moment, names in parts for who in names.split()]
