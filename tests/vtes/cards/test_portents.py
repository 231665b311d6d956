"""Masters that stay in play, masters on minions, and events: what each does, and what it must not do."""

import msgspec
import pytest

from coterie.games.vtes import GAME
from coterie.games.vtes.facts import hand_size
from coterie.kernel.records import restore, snapshot
from tests.vtes.tools import (
    AWAKE,
    IDLE,
    SCHOOL,
    asked,
    blood_on,
    borne_by,
    counters,
    faces,
    find,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    take,
    taught,
    vampire,
    where,
)

OLD, YOUNG, FULL = vampire(capacity=8), vampire(capacity=3), ", ".join(["dodge"] * 7)
GANG, PRINCE = "loyal-street-gang [lives 2]", vampire(title="prince")


# ── beside the minions ──────────────────────────────────────────────────────────────────────────────────────────────


def test_three_ashur_tablets_bring_cards_back():
    s = position(
        f"phase: 5.2.1\nready a: madison [blood 2]\nhand a: ashur-tablets, {FULL.removesuffix(', dodge')}\n"
        f"board a: ashur-tablets, ashur-tablets\nash a: majesty, flash, nassir\nlibrary a: dodge, chantry\n"
        f"board b: ashur-tablets\n{IDLE}"
    )
    take(s, "play ashur")
    assert options(s) == ["a/ash/majesty", "a/ash/flash", "done"]  # none need go back, and no vampire does
    take(s, "majesty", "flash", "done")
    assert s.pool[0] == 33
    take(s, "majesty")
    assert (where(s, "majesty"), where(s, "flash")) == ("hand", "library")
    assert [now.zone for now in s.pieces if now.face == "ashur-tablets"] == ["removed"] * 4


def test_two_ashur_tablets_do_nothing_and_only_one_is_played_in_a_turn():
    s = position(
        f"phase: 5.2.1\nmasters: 2\nready a: madison [blood 2]\nhand a: ashur-tablets, ashur-tablets\n"
        f"board a: ashur-tablets, the-parthenon\n{IDLE}"
    )
    take(s, "play ashur-tablets", "use a/the-parthenon")
    assert (s.pool[0], len(faces(s, "board"))) == (30, 3)
    assert not any(each.startswith("play ashur") for each in options(s))


def test_jake_washington_is_an_ally_that_feeds_the_empty():
    s = position(f"phase: 5.2.1\nready a: madison [blood 2]\nhand a: jake-washington\n{IDLE}")
    s.choose("play jake-washington")
    jake = find(s, "jake-washington")
    assert (s.game.kind(s, jake), blood_on(s, "jake-washington"), where(s, "jake-washington")) == ("ally", 1, "ready")
    assert (number(s, "bleed", "jake-washington"), number(s, "strength", "jake-washington")) == (0, 0)


def test_jake_washington_burns_for_blood():
    s = position(
        f"phase: 5.1.4\nlibrary a: dodge\nready a: {OLD}, madison [blood 2], jake-washington-ally [lives 1]\n{IDLE}"
    )
    take(s, "use a/jake", OLD)
    assert options(s) == ["0", "1", "2", "3", "4"]
    s.choose("4")
    assert (blood_on(s, OLD), where(s, "jake-washington-ally")) == (4, "ash")


@pytest.mark.ruling("C-059")
def test_protected_resources_cap_what_a_bleed_costs():
    s = position(
        f"ready a: {vampire('DOM')} [blood 2], {GANG}\nhand a: govern-the-unaligned\nboard b: protected-resources\n{IDLE}"
    )
    take(s, "play govern", "way 1")
    rest(s)
    assert (s.pool[1], where(s, "protected-resources")) == (28, "board")
    s = position(f"ready a: madison [blood 2], {GANG}\nboard a: protected-resources\n{IDLE}")
    s.choose("bleed with madison")
    assert (s.pool[1], where(s, "protected-resources")) == (29, "ash")


def test_bleeding_the_vine_cancels_a_master_and_gives_its_action_back():
    s = position(
        f"phase: 5.2.1\nready a: madison [blood 2]\nhand a: ascendance, elder-library\nboard b: bleeding-the-vine\n{IDLE}"
    )
    play_through(s, "play ascendance", "use b/bleeding-the-vine")
    assert (s.pool[0], locked(s, "bleeding-the-vine")) == (30, True)
    assert "play elder-library" in options(s)


def test_a_cancel_is_offered_again_after_a_restart():
    s = position(
        f"phase: 5.2.1\nready a: madison [blood 2]\nhand a: ascendance\nboard b: bleeding-the-vine\n{IDLE}",
        windows="useful",
    )
    s.choose("play ascendance")
    again = restore(s.game, s.setup, msgspec.json.decode(msgspec.json.encode(snapshot(s))))
    assert options(again) == options(s) == ["use b/bleeding-the-vine", "pass"]


def test_bleeding_the_vine_costs_something_in_each_turn():
    s = position(f"phase: 5.1.4\nlibrary a: dodge\nready a: madison [blood 2]\nboard a: bleeding-the-vine\n{IDLE}")
    assert len(options(s)) == 2
    s.choose(options(s)[1])
    assert (s.pool[0], locked(s, "bleeding-the-vine")) == (29, False)


def test_millicent_smith_burns_the_blocked():
    s = position(f"ready a: madison [blood 2], {GANG}\nboard a: millicent-smith-puritan-vampire-hunter\n{AWAKE}")
    s.choose("bleed with madison")
    reach(s, "block with nassir")
    assert (where(s, "madison"), where(s, "millicent-smith-puritan-vampire-hunter"), blood_on(s, "nassir")) == (
        "ash", "ash", 4,
    )  # fmt: skip
    s = position(f"ready a: madison [blood 2], {GANG}\nboard a: millicent-smith-puritan-vampire-hunter\n{AWAKE}")
    s.choose("bleed with loyal-street-gang")
    reach(s, "block with nassir")
    rest(s)
    assert where(s, "millicent-smith-puritan-vampire-hunter") == "board"


def test_millicent_smith_goes_to_the_predator():
    s = position(f"phase: 5.4.2\nready a: madison [blood 2]\nboard a: millicent-smith-puritan-vampire-hunter\n{IDLE}")
    reach(s, "done") if "done" in options(s) and s.question.seat == 0 and "influence" in s.question.prompt else None
    assert faces(s, "board", 2) == ["millicent-smith-puritan-vampire-hunter"]


@pytest.mark.parametrize(("answer", "pool", "zone"), [("no", 29, "board"), ("yes", 30, "ash")])
def test_antediluvian_awakening_takes_pool_or_a_vampire(answer, pool, zone):
    s = position(
        f"phase: 5.1.4\nlibrary a: dodge\nready a: {OLD} [blood 2], {YOUNG} [blood 1]\nboard b: antediluvian-awakening\n{IDLE}"
    )
    assert asked(s) == (0, ["yes", "no"])
    s.choose(answer)
    assert (s.pool[0], where(s, "antediluvian-awakening")) == (pool, zone)
    assert where(s, OLD) == ("ash" if answer == "yes" else "ready")


def test_antediluvian_awakening_spares_nobody_for_the_young():
    s = position(f"phase: 5.1.4\nlibrary a: dodge\nready a: {YOUNG} [blood 1]\nboard b: antediluvian-awakening\n{IDLE}")
    assert s.pool[0] == 29


@pytest.mark.parametrize(("pool", "there"), [(2, True), (3, False)])
def test_failsafe_is_for_the_desperate(pool, there):
    s = position(
        f"phase: 5.2.1\npool: {pool} 30 30\nready a: madison [blood 2]\nboard a: failsafe\nhand a: ascendance\n{IDLE}"
    )
    assert ("use a/failsafe" in options(s)) is there
    if there:
        s.choose("use a/failsafe")
        assert (s.pool[0], where(s, "failsafe"), "play ascendance" in options(s)) == (6, "ash", False)


def test_camarilla_conclave_hides_and_outvotes():
    other = vampire(title="baron")
    s = position(
        f"ready a: {PRINCE} [blood 3], {GANG}\nhand a: ancilla-empowerment\nboard a: camarilla-conclave [counter 3]\n"
        f"ready b: {other} [blood 4]\nattached b: sport-bike [on ready/{other}]\nready c: ryan [bowed]"
    )
    play_through(s, "play ancilla-empowerment", f"block with b/{other}", "use a/camarilla-conclave")
    assert number(s, "stealth", PRINCE) == 1  # besides that of the action
    reach(s, "use a/camarilla-conclave")
    assert (number(s, "votes", other), number(s, "votes", PRINCE)) == (1, 2)
    assert (counters(s, "camarilla-conclave"), "use a/camarilla-conclave" in options(s)) == (1, False)  # once in each
    s = position(
        f"ready a: {PRINCE} [blood 3], {GANG}\nhand a: ancilla-empowerment\nboard a: camarilla-conclave [counter 1]\n"
        f"ready b: {other} [bowed]\nready c: ryan [bowed]"
    )
    reach(s, "play ancilla-empowerment", "use a/camarilla-conclave")
    assert where(s, "camarilla-conclave") == "ash"


def test_flames_of_insurrection_feed_after_the_fall_of_a_foe():
    anarch = vampire(sect="Anarch", capacity=5)
    for who, there in ((anarch, True), (vampire(sect="Camarilla", capacity=5), False)):
        s = position(
            f"ready a: {who} [blood 4], {GANG}\nboard b: flames-of-insurrection\nuncontrolled a: {OLD}\nready b: nassir\n"
            "ready c: ryan [bowed]"
        )
        s.choose(f"bleed with {who}")
        reach(s, "block with nassir")
        for _ in range(20):
            if where(s, "nassir") == "torpor" or "done" in options(s):
                break
            s.choose(next(each for each in ("pass", "hand strike") if each in options(s)))
        take(s, "yes", "a/uncontrolled")
        assert (blood_on(s, OLD) == 1) is there


def test_using_the_advantage_needs_the_edge():
    for edge, there in (("a", True), ("b", False)):
        s = position(
            f"phase: 5.1.4\nedge: {edge}\nlibrary a: dodge\nready a: madison [blood 2]\nboard a: using-the-advantage, "
            f"dreams-of-the-sphinx\n{IDLE}"
        )
        assert any(each.startswith("use a/using") for each in options(s)) is there
        if there:
            take(s, "use a/using")
            assert (s.pool[0], locked(s, "using-the-advantage")) == (31, True)


# ── on minions ──────────────────────────────────────────────────────────────────────────────────────────────────────


TAUGHT = [("chimerstry", "chi"), ("dementation", "dem"), ("fortitude", "for"), ("necromancy", "nec"), ("obtenebration", "obt"),
          ("quietus", "qui"), ("serpentis", "ser"), ("thaumaturgy", "tha"), ("vicissitude", "vic")]  # fmt: skip


@pytest.mark.parametrize(("card", "code"), TAUGHT)
@pytest.mark.ruling("V-098", "V-099", "V-100")
def test_disciplines_are_learnt_once_more(card, code):
    s = position(f"phase: 5.2.1\nready a: {YOUNG} [blood 2]\nhand a: {card}, dodge\n{IDLE}")
    before = number(s, code, YOUNG)
    take(s, f"play {card}", f"a/{YOUNG}")
    assert (number(s, code, YOUNG), number(s, "capacity", YOUNG)) == (before + 1, 4)
    there = [f for f, c in GAME.faces.items() if c.kind == "vampire" and c.stats.get(code, 0) > 1]
    if there:
        s = position(f"phase: 5.2.1\nready a: {there[0]} [blood 2], {YOUNG} [blood 1]\nhand a: {card}, dodge\n{IDLE}")
        take(s, f"play {card}")
        assert f"a/{there[0]}" not in options(s)


@pytest.mark.ruling("C-101")
def test_rotschreck_flees_from_aggravated_damage():
    s = position(
        f"ready a: madison [blood 2], {GANG}\nattached a: ivory-bow [on ready/madison]\nready b: nassir [blood 4]\n"
        "hand b: rotschreck\nready c: ryan [bowed]"
    )
    s.choose("bleed with madison")
    reach(s, "block with nassir", "use a/ivory-bow", "play rotschreck")
    assert (where(s, "nassir"), blood_on(s, "nassir"), locked(s, "nassir"), borne_by(s, "nassir")) == (
        "torpor", 4, True, ["rotschreck"],
    )  # fmt: skip


def test_rotschreck_needs_aggravated_damage():
    s = position(
        f"ready a: madison [blood 2], {GANG}\nready b: nassir [blood 4]\nhand b: rotschreck\nready c: ryan [bowed]"
    )
    s.choose("bleed with madison")
    reach(s, "block with nassir")
    with pytest.raises(StopIteration):
        reach(s, "play rotschreck")


@pytest.mark.ruling("C-101")
def test_rotschreck_does_not_fear_claws_that_are_out_of_reach():
    who = taught("CEL PRO")
    for far in (False, True):
        s = position(
            f"ready a: {who} [blood 6], {GANG}\nhand a: wolf-claws, flash\nready b: nassir [blood 4]\n"
            "hand b: rotschreck\nready c: ryan [bowed]",
            game=SCHOOL,
        )
        s.choose(f"bleed with {who}")
        reach(s, "block with nassir", *["play flash"][: int(far)])
        if "way 1" in options(s):
            s.choose("way 1")
        reach(s, "play wolf-claws")
        if "way 1" in options(s):
            s.choose("way 1")
        if far:
            with pytest.raises(StopIteration):
                reach(s, "play rotschreck")
        else:
            reach(s, "play rotschreck")


def test_rotschreck_keeps_a_vampire_locked_for_one_unlock_phase():
    s = position(
        f"phase: 5.1.1\nlibrary a: dodge\nready a: samson [blood 2], {GANG}\ntorpor a: madison [bowed, blood 2]\n"
        f"attached b: rotschreck [on torpor/madison]\n{IDLE}"
    )
    assert (locked(s, "madison"), where(s, "rotschreck")) == (True, "ash")


def test_cavalier_unlocks_after_an_action_that_costs_blood():
    who = vampire(clan="Tzimisce", least=5)
    s = position(
        f"ready a: {who} [blood 4], {GANG}\nhand a: revenant\nlibrary a: dodge\nattached a: cavalier [on ready/{who}]\n{IDLE}"
    )
    s.choose("play revenant")
    reach(s, "use a/cavalier")
    assert (locked(s, who), blood_on(s, who)) == (False, 2)
    s = position(f"ready a: {who} [blood 4], {GANG}\nattached a: cavalier [on ready/{who}]\n{IDLE}")
    s.choose(f"bleed with {who}")
    rest(s)
    assert locked(s, who)


def test_secret_passage_leads_away_from_an_action():
    s = position(
        f"ready a: barachiel [blood 4], {GANG}\nready b: nassir [blood 4], ryan [bowed]\n"
        "attached b: secret-passage [on ready/nassir]"
    )
    s.choose(next(each for each in options(s) if each.startswith("act with a/barachiel") and "nassir" in each))
    reach(s, "use b/secret-passage")
    rest(s)
    assert (blood_on(s, "nassir"), where(s, "secret-passage"), locked(s, "barachiel")) == (4, "ash", True)
    s = position(
        f"ready a: barachiel [blood 4], {GANG}\nready b: nassir [blood 4], ryan [bowed]\n"
        "attached b: secret-passage [on ready/nassir]"
    )
    s.choose(next(each for each in options(s) if each.startswith("act with a/barachiel") and "ryan" in each))
    rest(s)
    assert where(s, "secret-passage") == "attached"


def test_the_society_of_leopold_burns_or_is_passed_on():
    text = f"ready a: {OLD} [blood 2], {YOUNG} [blood 1]\nattached b: society-of-leopold [on ready/{OLD}]\n{IDLE}"
    for n, (left, zone) in enumerate([(1, "ready"), (2, "ash")]):
        s = position(f"phase: 5.1.4\nlibrary a: dodge\n{text}")
        assert (asked(s)[0], len(options(s))) == (0, 2)
        s.choose(options(s)[n])
        assert (where(s, OLD), blood_on(s, OLD) if zone == "ready" else left) == (zone, left)
    s = position(text)
    s.choose(next(each for each in options(s) if each.startswith(f"act with a/{OLD}") and "nassir" in each))
    rest(s)
    assert borne_by(s, "nassir") == ["society-of-leopold"]


MARKED = [("the-art-of-pain", "Toreador antitribu", "strength", 2), ("bestial-visage", "Gangrel antitribu", "stealth", -1),
          ("gangrel-atavism", "Gangrel", "bleed", -1)]  # fmt: skip


@pytest.mark.parametrize(("card", "clan", "what", "more"), MARKED)
def test_numbers_of_those_that_are_marked(card, clan, what, more):
    there = [f for f, c in GAME.faces.items() if c.kind == "vampire" and c.clan == clan and not c.abilities]
    who = there[0] if there else "madison"
    own = number(position(f"ready a: {who} [blood 2]\n{IDLE}"), what, who)
    s = position(f"ready a: {who} [blood 2]\nattached a: {card} [on ready/{who}]\n{IDLE}")
    assert number(s, what, who) == own + more
    s = position(f"phase: 5.2.1\nready a: {who} [blood 2], samson [blood 1]\nhand a: {card}, dodge\n{IDLE}")
    take(s, f"play {card}")
    assert "a/samson" not in options(s)


def test_paranoia_forbids_actions_until_it_is_burned():
    s = position(
        "ready a: madison [blood 2], samson [blood 2]\nattached b: malkavian-derangement-paranoia [on ready/madison]\n"
        + IDLE
    )
    assert "bleed with a/madison" not in options(s)
    s.choose(next(each for each in options(s) if each.startswith("act with a/samson")))
    assert (
        where(s, "malkavian-derangement-paranoia"),
        "bleed with madison" in " ".join(options(s)).replace("a/", ""),
    ) == ("ash", True)


def test_an_infamous_warlock_has_no_voice():
    s = position(
        f"ready a: {vampire(title='baron')} [blood 3], {GANG}\nhand a: ancilla-empowerment\nready b: {PRINCE} [bowed]\n"
        f"attached a: infamous-warlock [on ready/{PRINCE}]\nready c: ryan [bowed]"
    )
    s.choose("play ancilla-empowerment")
    for _ in range(9):
        if "done" in options(s):
            break
        assert s.question.seat != 1
        s.choose("pass")
    assert s.pool == (28, 29, 29)


# ── events ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def event(card: str, more: str = "", hand: str = FULL.removesuffix(", dodge"), own: str = "madison [blood 2]"):
    """Return a position in which a seat plays an event in its discard phase."""
    s = position(
        f"phase: 5.5.1\nready a: {own}\nhand a: {card}, {hand}\nlibrary a: flash, flash, flash\n{IDLE}\n{more}"
    )
    s.choose(f"play {card}")
    return s


def test_the_scourge_burns_the_weak_and_moves_on():
    weak = vampire(capacity=2, plain=False)
    s = event("scourge-of-the-enochians", f"torpor b: {weak} [blood 1]")
    s.choose("yes")
    assert (where(s, weak), faces(s, "board", 2)) == ("ash", ["scourge-of-the-enochians"])
    s = event("scourge-of-the-enochians", f"torpor b: {weak} [blood 1]")
    s.choose("no")
    assert (where(s, weak), faces(s, "board", 2)) == ("torpor", ["scourge-of-the-enochians"])


def test_narrow_minds_make_deflection_dearer():
    minded = vampire("DOM")
    for board, left in (("narrow-minds", 2), ("nra-pac", 3)):
        s = position(
            f"ready a: madison [blood 2], {GANG}\nready b: {minded} [blood 4]\nhand b: deflection\nboard a: {board}\n"
            "ready c: ryan [bowed]"
        )
        s.choose("bleed with madison")
        reach(s, "play deflection")
        take(s, "way 2", "seat c")
        rest(s)
        assert (blood_on(s, minded), s.pool[2]) == (left, 29)


def test_narrow_minds_leave_other_reactions_alone():
    minded = vampire("AUS")
    s = position(
        f"ready a: madison [blood 2], {GANG}\nready b: {minded} [blood 4]\nhand b: enhanced-senses\nboard a: narrow-minds\n"
        "ready c: ryan [bowed]"
    )
    s.choose("hunt with madison")
    reach(s, f"block with {minded}", "play enhanced-senses")
    take(s, "way 1")
    rest(s)
    assert blood_on(s, minded) >= 3


def test_the_fbi_avenges_allies():
    s = position(
        f"ready a: madison [blood 4], {GANG}\nboard b: fbi-special-affairs-division [counter 3]\n"
        "ready b: underbridge-stray [lives 1]\nready c: ryan [bowed]"
    )
    s.choose("bleed with madison")
    reach(s, "block with underbridge-stray")
    rest(s)
    assert (where(s, "underbridge-stray"), blood_on(s, "madison"), where(s, "fbi-special-affairs-division")) == (
        "ash", 2, "ash",
    )  # fmt: skip


def test_the_fbi_does_not_care_for_vampires():
    s = position(
        f"ready a: madison [blood 4], {GANG}\nboard b: fbi-special-affairs-division\nready b: nassir\nready c: ryan [bowed]"
    )
    s.choose("bleed with madison")
    reach(s, "block with nassir")
    rest(s)
    assert (where(s, "nassir"), blood_on(s, "madison")) == ("torpor", 3)


@pytest.mark.ruling("V-044")
def test_dragonbound_costs_pool_for_the_torpid_and_is_replaced_once_it_is_gone():
    s = event("dragonbound", f"torpor a: samson [blood 1], {YOUNG} [blood 1]\ntorpor b: {OLD} [blood 1]")
    assert (len(faces(s, "hand")), s.pool) == (6, (28, 30, 30))  # this discard phase counts as well (D-866)
    s = position(
        f"phase: 5.4.2\nready a: madison [blood 2]\ntorpor a: samson [blood 1], {YOUNG} [blood 1]\nhand a: {FULL}\n"
        f"board c: dragonbound\ntorpor b: {OLD} [blood 1]\n{IDLE}"
    )
    take(s, "done") if "influence" in s.question.prompt else None
    assert s.pool == (28, 30, 30)


def test_dragonbound_is_replaced_as_it_burns():
    s = position(
        f"phase: 5.5.1\nowed: 1 0 0\nready a: madison [blood 2]\nhand a: {FULL.removesuffix(', dodge')}\nboard a: dragonbound\n"
        f"board b: the-uncoiling\nlibrary a: flash, flash\n{IDLE}"
    )
    assert len(faces(s, "hand")) == 6
    reach(s, "done")
    for _ in range(30):
        if where(s, "dragonbound") == "ash":
            break
        s.choose(next(each for each in ("done", "pass", "no block", *options(s)) if each in options(s)))
    assert (where(s, "dragonbound"), len(faces(s, "hand"))) == ("ash", 7)


def test_nra_pac_unlocks_who_has_equipped_as_the_turn_ends():
    s = position(
        f"ready a: madison [blood 2], samson [blood 2]\nhand a: kevlar-vest, {FULL.removesuffix(', dodge')}\nboard b: nra-pac\n"
        f"library a: dodge\n{IDLE}"
    )
    s.choose("play kevlar-vest")
    take(s, "a/madison")
    rest(s)
    assert locked(s, "madison")
    s.choose("bleed with samson")
    for _ in range(9):
        if s.active != 0:
            break
        s.choose("done")
    assert (locked(s, "madison"), locked(s, "samson")) == (False, True)


def test_the_bitter_and_sweet_story_is_for_those_who_have_won():
    s = position(f"halves: 2 1 4\nready a: madison [blood 2]\nboard b: the-bitter-and-sweet-story\n{IDLE}")
    assert [hand_size(s, seat) for seat in range(3)] == [9, 7, 11]


def test_the_uncoiling_burns_another_event_in_each_discard_phase():
    s = position(
        f"phase: 5.4.2\nready a: madison [blood 2]\nhand a: {FULL}\nboard a: the-uncoiling\nboard b: nra-pac\n{IDLE}"
    )
    take(s, "done") if "influence" in s.question.prompt else None
    assert (where(s, "nra-pac"), where(s, "the-uncoiling")) == ("ash", "board")


def test_the_uncoiling_begins_with_the_discard_phase_in_which_it_is_played():
    s = event("the-uncoiling", "board b: nra-pac\nboard c: narrow-minds")
    assert sorted([where(s, "nra-pac"), where(s, "narrow-minds"), where(s, "the-uncoiling")]) == [
        "ash",
        "board",
        "board",
    ]
    s = event("the-uncoiling")  # it can be played where it finds nothing
    assert where(s, "the-uncoiling") == "board"


def test_the_uncoiling_can_be_bought_off_by_others():
    s = position(
        f"phase: 5.5.1\nready a: madison [blood 2]\nhand a: {FULL}\nboard b: the-uncoiling, nra-pac\n"
        f"board c: narrow-minds\n{IDLE}"
    )
    s.choose("use b/the-uncoiling")
    assert (s.pool[0], where(s, "the-uncoiling"), where(s, "nra-pac")) == (28, "ash", "board")
    s = position(f"phase: 5.5.1\nready a: madison [blood 2]\nhand a: {FULL}\nboard a: the-uncoiling\n{IDLE}")
    assert not any("uncoiling" in each for each in options(s))
