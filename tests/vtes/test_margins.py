"""On the margin: where one transfer, one card, one point or one unlock phase more or less makes the difference."""

import pytest

from coterie.games.vtes.rules.strikes import current_combat
from tests.vtes.samples import GAME
from tests.vtes.tools import (
    IDLE,
    LIBRARIES,
    PASSES,
    SCHOOL,
    SILENT,
    UP,
    acts,
    blocked,
    blood_on,
    borne_by,
    faces,
    fight,
    locked,
    options,
    play_through,
    position,
    reach,
    rest,
    table,
    taught,
    vampire,
    wait,
    where,
)

TZIMISCE = vampire(clan="Tzimisce", least=5)

# ── the burn option ─────────────────────────────────────────────────────────────────────────────────────────────────


def spare_ones(windows: str):
    """Return an unlock phase in which seat b has two cards with the burn option that it cannot use."""
    return position(
        f"{LIBRARIES}active: c\nphase: 5.1.4\nready a: madison [bowed, blood 2]\nready b: nassir [bowed, blood 2]\n"
        "hand b: ritual-scalpel, journal-of-hrorsh, soak, soak, soak, soak, soak\nready c: ryan [bowed, blood 2]",
        windows=windows, lists="open" if windows == "useful" else "closed", game=GAME,
    )  # fmt: skip


@pytest.mark.ruling("VR-5.1", "VR-4.1")
@pytest.mark.parametrize(("windows", "choice"), [("useful", "pass"), ("all", "discard ritual-scalpel")])
def test_a_spare_card_can_be_discarded_in_the_next_unlock_phase_too(windows, choice):
    """Also after one has been kept, where only those are asked that have one; and after another has been discarded."""
    s = spare_ones(windows)
    wait(s, 1, "spare card?")
    assert "discard ritual-scalpel" in options(s)
    s.choose(choice)
    wait(s, 1, "spare card?")
    assert s.active == 0
    assert ("discard ritual-scalpel" in options(s), "discard journal-of-hrorsh" in options(s)) == (
        choice == "pass",
        True,
    )


# ── searching, learning ─────────────────────────────────────────────────────────────────────────────────────────────


def test_a_cache_takes_up_to_three_pieces_and_no_more():
    gear = "dodge, laptop-computer, kevlar-vest, 44-magnum, sport-bike"
    hand = ", ".join(["black-market-cache", *["soak"] * 6])
    s = table(f"{vampire(clan='Ravnos')} [blood 4]", hand, phase="5.2.1", library_a=gear)
    s.choose("play black-market-cache")
    taken = 0
    while "none" in options(s):
        s.choose(next(each for each in options(s) if each.startswith("fetch")))
        taken += 1
    assert (taken, len(faces(s, "stored"))) == (3, 3)


@pytest.mark.ruling("VR-4.9")
@pytest.mark.parametrize(("wanted", "kept", "left"), [((1, 1), 0, 3), ((0, 1), 1, 2), ((1, 0), 1, 2), ((0, 0), 2, 1)])
def test_each_of_two_cards_drawn_may_come_from_a_cache_before_any_is_discarded(wanted, kept, left):
    """The first option is the library, and then come those that are kept (D-900)."""
    on = "[on board/black-market-cache]"
    s = position(
        f"ready a: madison [bowed]\nhand a: {', '.join(['soak'] * 7)}\nlibrary a: dodge, dodge, dodge\n"
        f"board a: fragment-of-the-book-of-nod, black-market-cache\nstored a: 44-magnum {on}, ivory-bow {on}\n{IDLE}"
    )
    s.choose("use a/fragment-of-the-book-of-nod")
    for at in wanted:
        s.choose(options(s)[at])
    assert (s.asked[1], len(faces(s, "stored")), len(faces(s, "library"))) == (("too many cards?", (2,)), kept, left)


def test_an_agent_of_power_teaches_no_discipline_that_is_mastered():
    """Madison has mastered Dominate and Fortitude; the vampire of the school knows Auspex only at the lower level."""
    for who, known, can in (("madison", "Dominate", False), (taught("aus"), "Auspex", True)):
        s = table(f"{who} [blood 4]", "agent-of-power", phase="5.2.1", game=SCHOOL)
        s.choose("play agent-of-power")
        assert (known in options(s), "Celerity" in options(s)) == (can, True)


# ── actions and referendums ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-6.4", "VR-6.5")
def test_an_action_at_the_minion_of_a_predator_is_directed_at_it_alone():
    s = table(f"{vampire('PRE')} [blood 3]", "mind-numb", b=UP, c="ryan [blood 4]")
    play_through(s, "play mind-numb", "way 1", "c/ryan")
    assert (s.question.seat, options(s)) == (2, ["block with c/ryan", "no block"])
    s.choose("no block")
    rest(s)
    assert locked(s, "ryan")


@pytest.mark.ruling("VR-7.1")
def test_a_referendum_that_passes_by_itself_has_no_votes_on_either_side():
    s = position(
        f"{LIBRARIES}ready a: alice-chen [blood 7], min-seo [bowed, blood 1]\nhand a: banishment\n"
        "ready b: nassir [bowed, blood 4], madison [bowed, blood 2]\nready c: ryan [bowed, blood 2]",
        game=GAME,
    )
    reach(s, "play banishment")
    rest(s)
    assert "The referendum passes, 0 to 0" in s.log()


@pytest.mark.ruling("VR-1.2")
@pytest.mark.parametrize(("lives", "lies"), [(2, "attached"), (1, "ash")])
def test_nothing_is_laid_on_a_minion_that_has_died_meanwhile(lives, lies):
    who = vampire("AUS", capacity=8)
    s = table(f"double-deuce [lives {lives}]", b=f"{who} [blood 4]", hand_b="melange")
    reach(s, "bleed with double-deuce", f"block with {who}", "play melange", "way 2")
    rest(s)
    assert where(s, "melange") == lies


# ── combat ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-8.3")
@pytest.mark.parametrize(("answer", "bearer"), [("hand strike", "thief"), ("play dodge", "foe")])
def test_a_dodge_protects_what_its_minion_bears_from_a_strike(answer, bearer):
    thief = taught("cel")
    s = fight(thief, "fast-hands", attached_b=f"44-magnum [on ready/{SILENT}]", hand_b="dodge")
    reach(s, "play fast-hands", answer)
    rest(s)
    assert borne_by(s, thief if bearer == "thief" else SILENT) == ["44-magnum"]


@pytest.mark.ruling("VR-8.2")
@pytest.mark.parametrize(("first", "gun"), [("", "ash"), ("play blur", "attached")])
def test_a_strike_that_a_card_gives_besides_its_own_is_limited_like_any_additional_one(first, gun):
    """Voracious Vermin dodge, and then burn a weapon; but whoever has gained strikes already gains no more in this round."""
    who = taught("cel ANI")
    s = fight(who, "blur, voracious-vermin", attached_b=f"44-magnum [on ready/{SILENT}]")
    if first:
        reach(s, first)
    for _ in range(30):
        there = options(s)
        if "done" in there:
            break
        s.choose(
            next(
                each for each in ("play voracious-vermin", "way 2", "use b/44-magnum", *PASSES, *there) if each in there
            )
        )
    assert (where(s, "voracious-vermin"), where(s, "44-magnum")) == ("ash", gun)


@pytest.mark.ruling("VR-8.2")
def test_the_blocker_too_strikes_once_more_as_its_card_says():
    own, foe = taught(), taught("ANI", capacity=7, nth=2)
    s = fight(own, "", b=f"{foe} [blood 6]", hand_b="voracious-vermin", attached_a=f"44-magnum [on ready/{own}]")
    reach(s, "play voracious-vermin", "way 2")
    while "done" not in options(s):
        s.choose(next(each for each in ("a/44-magnum", *PASSES, *options(s)) if each in options(s)))
    assert where(s, "44-magnum") == "ash"


def test_massassi_maneuvers_as_her_text_says_only_in_the_first_round():
    s = table("massassi [blood 6]", b="nassir [blood 4]", attached_a="righteous-blade [on ready/massassi]")
    s.choose(next(iter(acts(s, "massassi"))))
    there: dict[int, bool] = {}
    while "done" not in options(s):
        kind, about = s.asked[1][:2]
        window, now = about[0] if kind == "impulse" else kind, current_combat(s)
        if now is not None and window == "range" and s.question.seat == 0:
            there[now.round] = "use a/massassi" in options(s)
        press = ["use a/righteous-blade"] if window == "press" else []
        s.choose(next(each for each in (*press, *PASSES, *options(s)) if each in options(s)))
    assert (there[1], there.get(2, False)) == (True, False)


@pytest.mark.ruling("C-051")
@pytest.mark.parametrize(("first", "offered"), [("play torrent", False), ("", True)])
def test_an_action_that_goes_on_already_need_not_be_continued_by_another_card(first, offered):
    who = taught("CEL OBF", clan="Ravnos")
    s = table(
        f"{who} [blood 5]", "torrent, go-getter", b=UP, attached_b="raven-spy [lives 1, on ready/nassir]", game=SCHOOL
    )
    reach(s, f"hunt with {who}", "block with nassir")
    seen = []
    while "done" not in options(s):
        seen += options(s)
        s.choose(next(each for each in (first, "way 2", *PASSES, *options(s)) if each in options(s)))
    assert ("play go-getter" in seen[seen.index("hand strike") :]) is offered


@pytest.mark.ruling("V-140")
def test_where_only_hands_strike_no_blade_strikes_by_a_card():
    who = taught("pot")
    for hold, armed in (("", True), ("play immortal-grapple", False)):
        s = fight(who, "immortal-grapple, lucky-blow", attached_a=f"righteous-blade [on ready/{who}]")
        if hold:
            reach(s, hold)
        reach(s, "play lucky-blow")
        assert (s.asked[1][0] == "strike?" and "use a/righteous-blade" in options(s)) is armed


def test_jaroslav_shoots_no_harder_than_others():
    s = blocked("jaroslav-pascek [blood 5]", attached_a="44-magnum [on ready/jaroslav-pascek]")
    reach(s, "use a/44-magnum")
    if "use a/44-magnum" in options(s):
        s.choose("use a/44-magnum")
    rest(s)
    assert blood_on(s, "nassir") == 2


@pytest.mark.ruling("C-067")
def test_equipment_that_is_a_location_in_play_is_burned_and_not_stolen():
    for gear, lies in (("living-manse", "ash"), ("44-magnum", "attached")):
        s = table("annazir [blood 3]", b="nassir [bowed]", attached_b=f"{gear} [on ready/nassir]")
        s.choose(next(iter(acts(s, "annazir"))))
        rest(s)
        assert (where(s, gear), borne_by(s, "annazir")) == (lies, ["44-magnum"] if lies == "attached" else [])


# ── what allies play ────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-10.2", "V-122")
def test_an_ally_plays_only_the_sorts_of_cards_that_its_text_names():
    """The servitor plays modifiers, reactions and combat cards for Oblivion as a vampire, but takes no action with one."""
    s = table("spectral-servitor [lives 1]", "shroud-of-decay, shadow-cast, pass-through-shadow", b=UP)
    assert options(s) == ["bleed with a/spectral-servitor", "bleed with a/loyal-street-gang", "done"]
    play_through(s, "bleed with a/spectral-servitor", "block with b/nassir")
    assert options(s) == ["play shadow-cast", "pass"]
    s.choose("pass")
    assert options(s) == ["play pass-through-shadow", "hand strike"]


# ── what others could have ──────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("VR-4.1", "VR-1.4")
@pytest.mark.parametrize(("who", "kept", "is_asked"), [
    (TZIMISCE, "revenant", True), (TZIMISCE, "", False), ("nassir", "revenant", False),
])  # fmt: skip
def test_who_keeps_a_card_that_nobody_else_sees_is_asked_like_one_with_a_hand(who, kept, is_asked):
    """Its hand is empty, and what is kept could be played by its Tzimisce alone; that it is a retainer is for it to know."""
    s = position(
        f"ready a: madison [blood 4]\nlibrary a: soak, soak\nready b: {who} [blood 4]\nboard b: fleshforge-chamber\n"
        + (f"stored b: {kept} [on board/fleshforge-chamber]\n" if kept else "")
        + "library c: soak\nready c: ryan [bowed]",
        windows="all", lists="closed",
    )  # fmt: skip
    s.choose("bleed with madison")
    seen = []
    while s.asked[1][0] in ("impulse", "block?"):
        seen += [options(s)] if s.question.seat == 1 and s.asked[1][0] == "impulse" else []
        s.choose(next(each for each in ("no block", "pass") if each in options(s)))
    assert (["pass"] in seen) is is_asked
