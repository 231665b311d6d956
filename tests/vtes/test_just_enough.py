"""Exactly enough, exactly full, exactly nothing: where a comparison decides, and what is asked although nothing is there."""

import pytest

from coterie.games.vtes.words.this_action import plus
from coterie.games.vtes.words.vocabulary import VOICE
from tests.vtes.tools import (
    SCHOOL,
    blood_on,
    options,
    play_through,
    position,
    reach,
    rest,
    table,
    take,
    taught,
)


@pytest.mark.ruling("V-041", "V-060")
@pytest.mark.parametrize(("blood", "can"), [(0, False), (1, True), (2, True)])
def test_watenda_cancels_what_costs_as_much_as_he_has(blood, can):
    foe = taught("pro")
    s = table(f"{foe} [blood 3]", "wolf-claws", b=f"watenda [blood {blood}]", game=SCHOOL)
    play_through(s, f"bleed with {foe}", "block with watenda", "play wolf-claws")
    assert ("use b/watenda" in options(s)) is can
    if can:
        s.choose("use b/watenda")
        rest(s)
        assert blood_on(s, "watenda") == max(0, blood - 2)  # 1 for the cancel, 1 by a hand strike


@pytest.mark.ruling("VR-8.4")
def test_nephandus_softens_what_a_card_inflicts_that_its_opponent_plays():
    foe = taught("TEM")
    s = table("nephandus [lives 3]", b=f"{foe} [blood 4]", hand_b="outside-the-hourglass", game=SCHOOL)
    reach(s, "bleed with nephandus", f"block with {foe}", "play outside-the-hourglass")
    assert blood_on(s, "nephandus") == 2


@pytest.mark.ruling("VR-4.1", "VR-1.4")
@pytest.mark.parametrize(("who", "wanted"), [("kasim-bayar", True), ("nassir", False)])
def test_who_could_discard_a_card_that_nobody_sees_is_asked(who, wanted):
    """Kasim Bayar may discard a political card before range: that his Methuselah holds none must not show."""
    s = position(
        f"ready a: madison [blood 4]\nhand a: vessel\nready b: {who} [blood 4]\nhand b: vessel\nready c: ryan [bowed]",
        windows="all",
    )
    play_through(s, "bleed with madison", f"block with {who}")
    seen = []
    for _ in range(30):
        if s.asked[1][0] in ("discard?", "action?"):
            break
        if s.asked[1][0] == "impulse":
            seen.append((s.question.seat, s.asked[1][1][0], options(s)))
        s.choose(next(each for each in ("hand strike", "pass", *options(s)) if each in options(s)))
    assert ((1, "before range", ["pass"]) in seen) is wanted


@pytest.mark.parametrize(("bonus", "text"), [(2, "+2 stealth"), (1, "+1 stealth")])
def test_a_change_is_said_with_its_number(bonus, text):
    assert plus(bonus, "stealth", VOICE, "it") == text


@pytest.mark.ruling("VR-10.5")
@pytest.mark.parametrize("grounds", [0, 1, 2])
def test_a_poacher_feeds_as_many_anarchs_as_others_have_hunting_grounds(grounds):
    rebels = [taught(sect="Anarch", nth=n) for n in (1, 2, 3)]
    names = ("b: uptown-hunting-ground", "c: zoo-hunting-ground")[:grounds]
    board = "".join(f"board {each}\n" for each in names)
    s = position(
        "phase: 5.1.4\nboard a: poachers-hunting-ground\nready a: "
        + ", ".join(f"{each} [blood 1]" for each in rebels)
        + f"\n{board}ready b: nassir [bowed]\nready c: ryan [bowed]",
        game=SCHOOL,
    )
    use = "use a/poachers-hunting-ground"
    assert (use in options(s)) is bool(grounds)
    if grounds:
        s.choose(use)
        for each in rebels:
            take(s, f"a/{each}")
        fed = sum(blood_on(s, each) for each in rebels) - 3
        assert fed == grounds
