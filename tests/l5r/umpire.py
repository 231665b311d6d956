"""An umpire that knows no procedure of the game watches games played at random.

From the position before a step of the rules and from what is printed on the cards it reckons what the position after it
must be. It reads only the rows of the pieces and the numbers of the table, and says nothing of what a text may change.
"""

from collections import defaultdict
from typing import Any, NamedTuple

from coterie.games.l5r.cards import CARDS

ROW, STRONGHOLD = 6, 5
UNCLAIMED, CONTESTED = -1, -2
SPARES = "sashimono"  # who bears it does not bow
KEEPS_FATE = "steadfast-samurai"
WATCHED = ("l5r.conflict", "l5r.shadow.conflict", "l5r.fate.phase", "l5r.dynasty.phase", "l5r.shadow.dynasty.phase")


class Stretch(NamedTuple):
    """A step of a procedure: its number, the table before it and after it, and the data after it."""

    number: str
    before: Any
    after: Any
    data: Any


# ── what lies on the table ──────────────────────────────────────────────────────────────────────────────────────────


def pile(s, zone, place):
    return s.piles.get((zone, place), ())


def field(s):
    return [p for (zone, _), there in s.piles.items() if zone == "field" for p in there]


def controller(now):
    return now.controller if now.controller >= 0 else now.owner


def side(s, piece):
    return s.teams[controller(s.pieces[piece])]


def clans(s):
    return [owner for owner in range(len(s.teams)) if s.setup["mode"] == "duel" or owner < len(s.teams) - 1]


def printed(s, piece):
    return CARDS[s.pieces[piece].face].facts


def attached(s, host):
    return [p for (zone, _), there in s.piles.items() if zone == "attached" for p in there if s.pieces[p].host == host]


def is_there_still(step, piece):
    before, after = step.before.pieces[piece], step.after.pieces[piece]
    return after.zone == "field" and before.life == after.life


# ── what must have happened ─────────────────────────────────────────────────────────────────────────────────────────


def reckoned_skill(s, piece, kind):
    """Return the skill by print, status tokens and attachments."""
    facts, now = printed(s, piece), s.pieces[piece]
    if kind in facts.dash:
        return 0
    glory = s.game.number(s, "glory", piece) * (now.count("honored") - now.count("dishonored"))
    borne = sum(
        getattr(printed(s, p), f"{kind}_bonus") for p in attached(s, piece) if printed(s, p).type == "attachment"
    )
    return (getattr(facts, kind) or 0) + glory + 2 * now.count("tainted") + borne


def skills_are_the_sum_of_their_parts(step):
    """Those of whom no text in play says anything."""
    s, data = step.before, step.data
    for p in [p for p in field(s) if s.pieces[p].count("present") and s.pieces[p].ready and not s.pieces[p].lasting]:
        said = ("number", data.kind) in s.ears or ("number", data.kind, p) in s.ears
        if not said:
            assert s.game.number(s, data.kind, p) == max(0, reckoned_skill(s, p, data.kind)), (
                f"reckoned for {s.pieces[p].face}"
            )


def the_stronger_side_wins(step):
    s, data = step.before, step.data
    there = defaultdict(list)
    for p in field(s):
        if s.pieces[p].count("present"):
            there[side(s, p)].append(p)
    sums = {}
    for team in set(s.teams):
        favor = bool(there[team]) and s.favor == team and s.favor_side in ("", data.kind)
        sums[team] = sum(s.game.number(s, data.kind, p) for p in there[team] if s.pieces[p].ready) + favor
    foe = next(team for team in sums if team != data.team)
    assert data.totals == (sums[data.team], sums[foe])
    if sums[data.team] >= sums[foe]:
        expected = data.team if sums[data.team] and there[data.team] else -1
    else:
        expected = foe
    assert data.winner == expected
    assert data.defended == bool(there[foe])


def nobody_but_undefended_clans_of_the_stronghold_format_lose_honor(step):
    s, data = step.before, step.data
    costs = data.winner == data.team and not data.defended and s.setup["format"] == "stronghold"
    for owner in clans(s):
        lost = costs and s.teams[owner] != data.team
        assert s.honor[owner] - step.after.honor[owner] == min(s.honor[owner], int(lost)), owner


def reckoned_strength(s, place):
    facts = printed(s, pile(s, "provinces", place)[0])
    base = 3 if facts.strength is None else facts.strength
    if facts.strength_per_player:
        base *= len(clans(s))
    around = [*pile(s, "holdings", place)]
    if place % ROW == STRONGHOLD:
        around += pile(s, "stronghold", place // ROW)
    taint = 2 * s.pieces[pile(s, "provinces", place)[0]].count("tainted")
    return max(0, base + sum(printed(s, p).strength_bonus for p in around if not s.pieces[p].count("doubled")) + taint)


def a_province_breaks_by_its_strength(step):
    s, data = step.before, step.data
    for place in data.places:
        piece = pile(s, "provinces", place)[0]
        if (
            s.pieces[piece].text
            or s.pieces[piece].count("broken")
            or attached(s, piece)
            or s.pieces[piece].count("doubled")
        ):
            continue  # its text, or what lies on it, may change its strength
        falls = data.winner == data.team and data.totals[0] - data.totals[1] >= reckoned_strength(s, place)
        assert bool(step.after.pieces[pile(step.after, "provinces", place)[0]].count("broken")) == falls, (
            f"reckoned for {place}"
        )


def the_winner_has_the_ring_and_without_one_it_is_back(step):
    taken = next(ring for ring in step.after.rings if ring.element == step.data.element)
    if step.data.taken_by < 0:
        assert taken.holder == (step.data.winner if step.data.winner >= 0 else UNCLAIMED)


def who_has_fought_is_bowed(step):
    s = step.after
    for p in field(s):
        now, borne = s.pieces[p], [s.pieces[each].face for each in attached(s, p)]
        if now.count("present") and step.before.pieces[p].count("present") and SPARES not in borne and not now.lasting:
            assert not now.ready, now.face


def all_are_home(step):
    assert not any(step.after.pieces[p].count("present") for p in field(step.after))


def attackers_were_ready_and_the_ring_is_contested(step):
    s, data = step.before, step.data
    assert data.declared
    for piece, _ in data.declared:
        assert s.pieces[piece].ready
        assert side(s, piece) == data.team
    contested = [ring for ring in step.after.rings if ring.holder == CONTESTED]
    assert [(ring.element, ring.fate) for ring in contested] == [(data.element, 0)]
    assert next(ring for ring in s.rings if ring.element == data.element).holder in (UNCLAIMED, CONTESTED)
    for place in data.places:
        assert s.teams[place // ROW] != data.team
        assert not s.pieces[pile(s, "provinces", place)[0]].count("broken")
        if s.setup["format"] == "stronghold":
            assert not step.after.pieces[pile(step.after, "provinces", place)[0]].down


def one_fate_goes_from_each(step):
    for p in field(step.before):
        had = step.before.pieces[p].count("fate")
        if is_there_still(step, p) and step.before.pieces[p].face != KEEPS_FATE:
            assert step.after.pieces[p].count("fate") == max(0, had - 1), step.before.pieces[p].face


def who_has_fate_stays(step):
    for p in field(step.before):
        if step.before.pieces[p].count("fate") and not step.before.pieces[p].count("tainted"):
            assert step.after.pieces[p].zone == "field", step.before.pieces[p].face


def unclaimed_rings_gain_fate_in_the_stronghold_format(step):
    for had, has in zip(step.before.rings, step.after.rings, strict=True):
        gains = had.holder == UNCLAIMED and step.before.setup["format"] == "stronghold"
        assert has.fate == had.fate + gains


def all_is_ready(step):
    s = step.after
    for (zone, _), there in s.piles.items():
        if zone in ("field", "attached", "holdings", "stronghold"):
            assert all(s.pieces[p].ready for p in there)


def broken_provinces_are_cleared(step):
    s = step.before
    for (zone, place), there in s.piles.items():
        if zone in ("row", "holdings") and there and s.setup["format"] == "stronghold":
            lies = pile(s, "provinces", place)[0]
            for p in there if s.pieces[lies].count("broken") else ():
                assert s.pieces[p].down or step.after.pieces[p].life != s.pieces[p].life


def all_rings_are_back(step):
    assert {ring.holder for ring in step.after.rings} == {UNCLAIMED}


def the_token_goes_over(step):
    assert step.after.first != step.before.first


def each_collects_what_its_stronghold_says_and_the_deck_five_for_each_clan(step):
    s = step.before
    for owner in range(len(s.teams)):
        if owner in clans(s):
            expected = sum(printed(s, p).fate for p in pile(s, "stronghold", owner)) or 6
        else:
            expected = 5 * len(clans(s))
        assert step.after.fate[owner] - s.fate[owner] == expected


def the_deck_receives_one_card_a_province_or_two_for_three_and_more(step):
    s, deck = step.before, len(step.before.teams) - 1
    each = 1 if len(clans(s)) <= 2 else 2
    gone = len(pile(s, "dynasty", deck)) - len(pile(step.after, "dynasty", deck))
    assert gone == min(5 * each, len(pile(s, "dynasty", deck)))


CONFLICT = {
    "3.2d": (attackers_were_ready_and_the_ring_is_contested,),
    "3.2.3": (skills_are_the_sum_of_their_parts, the_stronger_side_wins),
    "3.2.4": (nobody_but_undefended_clans_of_the_stronghold_format_lose_honor,),
    "3.2.5": (a_province_breaks_by_its_strength,),
    "3.2.7": (the_winner_has_the_ring_and_without_one_it_is_back,),
    "3.2.8a": (who_has_fought_is_bowed,),
    "3.2.8b": (all_are_home,),
}
FATE = {
    "4.2": (who_has_fate_stays,),
    "4.3": (one_fate_goes_from_each,),
    "4.4": (unclaimed_rings_gain_fate_in_the_stronghold_format,),
    "4.5": (all_is_ready,),
    "4.6": (broken_provinces_are_cleared,),
    "4.7": (all_rings_are_back,),
    "4.8": (the_token_goes_over,),
}
DYNASTY = {
    "1.2s": (the_deck_receives_one_card_a_province_or_two_for_three_and_more,),
    "1.3": (each_collects_what_its_stronghold_says_and_the_deck_five_for_each_clan,),
}
RULES: dict[str, Any] = {"l5r.conflict": CONFLICT, "l5r.shadow.conflict": CONFLICT, "l5r.fate.phase": FATE}


# ── watching ────────────────────────────────────────────────────────────────────────────────────────────────────────


class Umpire:
    """Sees each step of the watched procedures begin, and judges the one before it."""

    def __init__(self):
        self.game: Any = None
        self.begun: dict[int, tuple[str, Any]] = {}
        self.judged: dict[str, int] = defaultdict(int)

    def sees(self, name, number, s, serial):
        if s is not self.game:
            return  # another world of a bot
        last = self.begun.get(serial)
        if last is not None and last[0] == number:
            return  # a step that is repeated
        if last is not None:
            step = Stretch(last[0], last[1], s, s.rows[serial].data)
            for rule in RULES.get(name, DYNASTY).get(last[0], ()):
                rule(step)
                self.judged[rule.__name__] += 1
        self.begun[serial] = (number, s.clone())
