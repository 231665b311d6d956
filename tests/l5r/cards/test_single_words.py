"""Cards that each need a word of their own: face-down cards that count, rings of one opponent, fate that weighs, honor up to
a limit, cards of one pile, attachments and characters that change places, provinces that are restored."""

import pytest

from coterie.games.l5r.atoms.pools import honor_by
from coterie.kernel.events import happen
from tests.l5r.cards.cases import (
    CALM,
    MIL,
    POL,
    Answer,
    Lies,
    Use,
    go,
    has,
    known,
    mil,
    table,
    used,
    zone,
)
from tests.l5r.tools import declare, find, options, row, through

DELICACY = "hand a: paralyzing-delicacy | field b: akodo-toturi [present] | row b1: eager-scout [down]"
CATCHER = "field a: cursecatcher, akodo-toturi | provinces b1: fertile-fields"
NITEN = "attached a: niten [on field/akodo-toturi] | hand a: fine-katana"
RIMEI = "attached b: fine-katana [on field/doji-whisperer] | field b: doji-whisperer, eager-scout"
WATCH = "holdings a1: watchtower-of-sun-s-shadow | provinces a1: pilgrimage | field b: akodo-toturi [present, fate 2]"
PROWLER = "field a: midnight-prowler [present] | deck b: banzai, outwit, court-games"
SEER = "field a: serene-seer | provinces b1: pilgrimage [down] | ring void: {}"


def tops(s):
    """Return the conflict deck and the discard pile of seat b."""
    return [[s.pieces[p].face for p in s.piles.get((heap, 1), ())] for heap in ("deck", "discard")]


def gaining(n):
    """Return what tells the honor of both once both were to gain as much."""

    def look(s):
        for seat in (0, 1):
            happen(s, honor_by(seat, n))
        s.choose("pass")
        return s.honor

    return look


def acting(s):
    """What happens before: seat a attacks, and seat b uses the province."""
    declare(s, "air military", "b1", "akodo-toturi")
    while not any("fertile-fields" in said for said in options(s)):
        s.choose("done" if "done" in options(s) else "pass")
    s.choose(next(said for said in options(s) if "fertile-fields" in said))


CASES = [
    Use("paralyzing-delicacy", text=f"{DELICACY} | row b2: eager-scout [down] | row b3: eager-scout" + MIL,
        look=mil("akodo-toturi"), seen=4, no="hand a: paralyzing-delicacy | field b: akodo-toturi | row b1: eager-scout" + MIL),
    Answer("cursecatcher", start=acting, text=f"{CATCHER} | row b1: eager-scout [down] | hand b: levy | deck b: banzai" + CALM,
        look=lambda s: len(s.piles.get(("deck", 1), ())), seen=1,
        no=f"{CATCHER} | row b1: eager-scout | hand b: levy | deck b: banzai, banzai" + CALM),
    Use("niten", text=f"field a: akodo-toturi [present] | {NITEN}" + MIL, choices=("fine-katana",),
        look=lambda s: (zone("fine-katana")(s), zone("niten")(s)), seen=("attached", "hand"),
        no=f"field a: akodo-toturi | {NITEN}" + MIL),
    Answer("kitsuki-kagi", start=lambda s: s, text="field a: kitsuki-kagi [present] | discard b: banzai, outwit | "
        "fallen b: eager-scout" + POL, choices=("b/discard/banzai", "b/discard/outwit"),
        look=lambda s: (zone("banzai")(s), zone("outwit")(s), zone("eager-scout")(s)), seen=("gone", "gone", "fallen"),
        no="field a: kitsuki-kagi, doji-whisperer [present] | discard b: banzai" + POL),
    Use("iuchi-rimei", text=f"field a: iuchi-rimei, akodo-toturi | {RIMEI}" + CALM,
        look=lambda s: (row(s, "fine-katana").host == find(s, "eager-scout"), mil("eager-scout")(s)), seen=(True, 2),
        no="field a: iuchi-rimei, akodo-toturi | attached b: kunshu [on field/doji-whisperer] | "
        "field b: doji-whisperer, eager-scout" + CALM),
    Lies("kobo-ichi-kai-jujutsu", text="ring air: b | ring fire: b | ring void: a | field a: eager-scout | "
        "attached a: kobo-ichi-kai-jujutsu [on field/eager-scout]" + CALM, look=mil("eager-scout"), seen=2,
        no="ring void: a | field a: eager-scout | attached a: kobo-ichi-kai-jujutsu [on field/eager-scout]" + CALM),
    Answer("midnight-prowler", start=lambda s: s, text=PROWLER + MIL, choices=("b/deck.2",), look=tops,
        seen=[["banzai", "court-games"], ["outwit"]], no=PROWLER.replace("prowler [present]", "prowler [present]") + POL),
    Use("shadow-step",
        text="hand a: shadow-step | fate: 1 0 | field a: akodo-toturi [bowed, fate 2, honored] | honor: 5 5" + CALM,
        look=lambda s: (row(s, "akodo-toturi").ready, has("akodo-toturi", "dishonored")(s), has("akodo-toturi", "fate")(s)),
        seen=(True, 1, 0), no="hand a: shadow-step | fate: 1 0 | field b: akodo-toturi" + CALM),
    Use("isawa-pilgrim", text="ring water: b | field a: isawa-pilgrim" + CALM,
        look=lambda s: s.game.speaks(s, find(s, "isawa-pilgrim")), seen=1, no="ring water: a | field a: isawa-pilgrim" + CALM),
    Lies("watchtower-of-sun-s-shadow", text=f"{WATCH} | conflict: b military fire a1", look=mil("akodo-toturi"), seen=4,
        no=f"{WATCH} | conflict: b military fire a2"),
    Lies("silent-ones-monastery", text="honor: 3 3 | provinces a1: silent-ones-monastery | hand a: levy | fate: 1 0" + CALM,
        look=gaining(3), seen=(6, 5), no="honor: 3 3 | provinces a1: pilgrimage | hand a: levy | fate: 1 0" + CALM),
    Use("ikoma-message-runner",
        text="field a: ikoma-message-runner | row a1: eager-scout [down] | row b1: brash-samurai [down] | "
        "row b2: doji-whisperer [down]" + CALM, choices=("a1/row.1", "b1/row.1"),
        look=lambda s: [known(face)(s) for face in ("eager-scout", "brash-samurai", "doji-whisperer")],
        seen=[False, False, True], no="field a: ikoma-message-runner | row a1: eager-scout" + CALM),
    Use("serene-seer", text=SEER.format("b") + CALM, look=lambda s: bool(row(s, "pilgrimage").known & 1), seen=True,
        no=SEER.format("a") + CALM),
    Answer("ethereal-alignment", start=lambda s: s, text="hand a: ethereal-alignment | fate: 5 0 | ring earth: a | "
        "provinces a1: public-forum [broken] | honor: 5 5" + CALM,
        look=lambda s: (has("public-forum", "broken")(s), zone("ethereal-alignment")(s)), seen=(0, "gone"),
        no="hand a: banzai | discard a: ethereal-alignment | ring fire: a | provinces a1: public-forum [broken]" + CALM),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


@pytest.mark.ruling("D-991")
def test_honor_that_was_gained_before_counts_towards_the_limit_and_losses_do_not():
    s = table("honor: 3 3 | provinces a1: silent-ones-monastery | hand a: levy | fate: 1 0" + CALM)
    for n in (1, -1, 2, 1):
        happen(s, honor_by(1, n))
    s.choose("pass")
    assert s.honor[1] == 4


def test_ethereal_alignment_restores_nothing_without_a_matching_ring():
    for ring_, offered in (("earth", True), ("fire", False)):
        s = table(
            f"hand a: ethereal-alignment | fate: 5 0 | ring {ring_}: a | provinces a1: public-forum [broken] | honor: 5 5"
            + CALM
        )
        while s.phase == "conflict" and not offers_it(s):
            s.choose("pass" if "pass" in options(s) else s.question.default)
        assert (s.phase == "conflict") == offered


def offers_it(s):
    """Return whether Ethereal Alignment is offered."""
    return any("ethereal-alignment" in said for said in options(s))


@pytest.mark.ruling("L-14.2")
def test_the_watchtower_that_breaks_costs_two_fate():
    s = table(f"{WATCH.replace('fate 2', 'honored')} | fate: 3 0 | conflict: b military fire a1")
    through(s, "ring effect?")
    assert s.fate[0] == 1


def test_shadow_step_keeps_shadows_ordinary():
    s = table("hand a: shadow-step | fate: 1 0 | field a: soshi-illusionist [fate 1], bayushi-aramoro" + CALM)
    shadows = [now.face for now in s.pieces if now.zone == "field" and "shadow" in s.game.faces[now.face].traits]
    for face in shadows:
        go(s, "shadow-step", f"a/{face}")
        assert (zone(face)(s), has(face, "dishonored")(s)) == ("field", 0)


@pytest.mark.ruling("L-9.8")
def test_niten_is_used_once_a_round_by_title():
    s = table(f"field a: akodo-toturi [present] | {NITEN}, niten" + MIL)
    go(s, "niten", "fine-katana")
    assert used(s, "niten") == []
