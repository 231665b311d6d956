"""Locations, other masters, referendums and vampires that came with more fixed decks: what each does, and what not."""

import pytest

from tests.vtes.tools import (
    IDLE,
    asked,
    blood_on,
    borne_by,
    counters,
    faces,
    locked,
    number,
    options,
    play_through,
    position,
    reach,
    rest,
    vampire,
    where,
)

AWAKE = "ready b: nassir [blood 4]\nready c: ryan [bowed]"
INNER = "Power and the Inner Voice"


# ── reactions ───────────────────────────────────────────────────────────────────────────────────────────────────────


def reacting(who: str, card: str, *choices: str, actor: str = "madison", more: str = "", state: str = "blood 3"):
    """A minion of seat a bleeds; seat b has one vampire and a card; then some choices are made as they are offered."""
    s = position(
        f"ready a: {actor} [{'lives 3' if actor == 'double-deuce' else 'blood 1'}], loyal-street-gang [lives 2]\n"
        f"ready b: {who} [{state}]\nhand b: {card}\n"
        f"ready c: ryan [bowed]\n{more}"
    )
    s.choose(f"bleed with {actor}")
    reach(s, *choices)
    return s


def test_eyes_of_the_wild_see_for_blood_and_lock_the_idle():
    who = vampire(clan="Gangrel", capacity=5)
    s = reacting(who, "eyes-of-the-wild", "play eyes-of-the-wild", state="bowed, blood 3")
    rest(s)
    assert (s.pool[1], locked(s, who)) == (30, True)
    s = position(
        f"ready a: double-deuce [lives 3], madison [blood 1]\nready b: {who} [bowed, blood 3]\n"
        f"hand b: eyes-of-the-wild\n"
        "ready c: ryan [bowed]"
    )
    s.choose("bleed with double-deuce")
    reach(s, "play eyes-of-the-wild", f"use b/{who}")
    rest(s)
    assert (s.pool[1], blood_on(s, who)) == (30, 1)  # one for the intercept, one for the fight


def test_forced_awakening_tires_who_does_not_block():
    s = reacting("nassir", "forced-awakening", "play forced-awakening", "no block", state="bowed, blood 3")
    assert (s.pool[1], blood_on(s, "nassir")) == (29, 2)
    s = reacting("nassir", "forced-awakening", "play forced-awakening", "block with nassir", state="bowed, blood 3")
    assert (s.pool[1], blood_on(s, "nassir")) == (30, 2)  # that was the fight


def test_my_enemys_enemy_sends_a_bleed_of_the_predator_behind_it():
    who = vampire("AUS", capacity=6)
    s = position(
        f"ready a: madison [blood 1], loyal-street-gang [lives 2]\nready b: {who} [blood 3]\nhand b: my-enemys-enemy\n"
        "ready c: ryan [bowed]\nready d: nassir [bowed]", players=4,
    )  # fmt: skip
    s.choose("bleed with madison")
    reach(s, "play my-enemys-enemy")
    assert (s.pool, locked(s, who)) == ((30, 30, 30, 29), True)


def test_night_terrors_take_all_stealth():
    who = vampire("OBF", "PRE", clan="Ravnos")
    s = reacting(who, "night-terrors", f"block with {who}", "play night-terrors", actor="double-deuce")
    reach(s, "way 1")
    assert (s.pool[1], number(s, "stealth", "double-deuce")) == (30, 1)  # no longer than the action


def test_organized_resistance_helps_an_anarch():
    baron, anarch = vampire(title="baron"), vampire(sect="Anarch", capacity=4)
    two = f"{baron} [bowed, blood 3], {anarch}"
    s = reacting(two, "organized-resistance", f"block with {anarch}", "play organized-resistance", actor="double-deuce")
    rest(s)
    assert s.pool[1] == 30
    s = reacting(two, "organized-resistance", "play organized-resistance", state="bowed, blood 3", actor="double-deuce")
    if f"b/{anarch}" in options(s):
        assert f"b/{baron}" in options(s)
        s.choose(f"b/{anarch}")
    rest(s)
    assert s.pool[1] == 30


def test_protected_district_reduces_or_votes():
    primogen = vampire(title="primogen")
    s = reacting(primogen, "protected-district", "play protected-district")
    rest(s)
    assert s.pool[1] == 30
    prince = vampire(title="prince")
    s = position(
        f"ready a: {prince} [blood 3], madison [blood 1]\nhand a: ancilla-empowerment\n"
        f"ready b: {primogen} [blood 3]\nhand b: protected-district\nready c: ryan [bowed]"
    )
    play_through(s, "play ancilla-empowerment", f"a/{prince}")
    reach(s, f"vote for with a/{prince}", "play protected-district")
    rest(s)
    assert s.pool == (30, 30, 30)  # 3 for it with the card, 3 against


def test_sentry_signal_by_level():
    who = "przemysaw-war-beast"
    s = reacting(who, "sentry-signal", "play sentry-signal")
    rest(s)
    assert (s.pool[1], blood_on(s, who)) == (30, 2)
    s = reacting(who, "sentry-signal", "play sentry-signal", state="bowed, blood 3")
    reach(s, "way 1") if "way 1" in options(s) else None
    rest(s)
    assert (s.pool[1], locked(s, who)) == (30, True)


def test_shadow_sentinel_wakes_once_between_unlock_phases():
    who = vampire("OBL", capacity=6)
    s = reacting(
        who, "shadow-sentinel, shadow-sentinel", "play shadow-sentinel", f"block with {who}", state="bowed, blood 3"
    )
    reach(s, "bleed with loyal-street-gang")
    assert "play shadow-sentinel" not in options(s)
    assert s.pool[1] in (29, 30)


def test_truth_in_darkness_unlocks_a_blocker_for_blood():
    who = vampire("OBL", capacity=6)
    s = reacting(
        who,
        "truth-in-darkness",
        f"block with {who}",
        "play truth-in-darkness",
        "way 2",
        f"use b/{who}",
        actor="double-deuce",
    )
    assert (s.pool[1], locked(s, who), blood_on(s, who)) == (30, False, 1)


def test_visions_of_zapathasura_stop_a_bleed():
    who = vampire("OBF", "PRE")
    for way, down in (("way 1", False), ("way 2", True)):
        s = reacting(who, "visions-of-zapathasura", "play visions-of-zapathasura", way)
        assert (s.pool[1], locked(s, who)) == (30, down)


# ── locations and masters ───────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("card", "fed", "amount"),
    [
        ("biotech-company-hunting-ground", "madison", 1),
        ("library-hunting-ground", "madison", 1),
        ("papillon", vampire(title="prince"), 2),
    ],
)
@pytest.mark.ruling("VR-5.1")
def test_hunting_grounds(card, fed, amount):
    untitled = vampire(capacity=6, sect="Camarilla")
    s = position(f"phase: 5.1.4\nboard a: {card}\nready a: {fed} [blood 1]\n{IDLE}")
    s.choose(f"use a/{card}")
    assert (blood_on(s, fed), blood_on(s, "nassir")) == (1 + amount, 4)
    s = position(f"phase: 5.1.4\nboard a: papillon\nready a: {untitled} [blood 1]\n{IDLE}")
    assert "use papillon" not in options(s)


def test_the_barrens_discard_and_draw():
    s = position(
        f"board a: the-barrens\nready a: madison [blood 1]\n"
        f"hand a: dodge, fake-out, side-strike, blur, flash, soak, majesty\nlibrary a: pursuit\n{IDLE}"
    )
    play_through(s, "use the-barrens", "dodge")
    assert (where(s, "dodge"), where(s, "pursuit"), locked(s, "the-barrens")) == ("ash", "hand", True)
    assert "use the-barrens" not in options(s)


def test_the_rack_feeds_the_vampire_that_was_chosen():
    s = position(f"phase: 5.2.1\nhand a: the-rack\nready a: madison [blood 1], aaron-bathurst [blood 1]\n{IDLE}")
    play_through(s, "play the-rack", "a/madison", "done")
    s.choose("done") if "done" in options(s) else None
    for _ in range(60):
        if "use the-rack" in options(s) or "use a/the-rack" in options(s):
            break
        s.choose(next((each for each in ("pass", "no block", "done") if each in options(s)), options(s)[0]))
    s.choose("use the-rack")
    assert (blood_on(s, "madison"), blood_on(s, "aaron-bathurst")) == (3, 1)


def test_the_rack_is_stolen_and_chooses_anew():
    s = position("ready a: madison [blood 1]\nready b: nassir [bowed]\nready c: ryan [bowed]\nboard b: the-rack")
    s.choose("act with madison by the-rack 3")
    assert faces(s, "board", 0) == ["the-rack"]


def test_warsaw_station_unlocks_a_nosferatu_or_raises_one():
    nosferatu, other = vampire(clan="Nosferatu"), vampire(clan="Ventrue")
    s = position(f"ready a: {nosferatu} [blood 1], {other} [blood 1]\nboard a: warsaw-station\n{IDLE}")
    play_through(s, f"hunt with {nosferatu}", "use warsaw-station")
    assert (locked(s, nosferatu), locked(s, "warsaw-station")) == (False, True)
    s = position(f"ready a: {nosferatu} [blood 1], {other} [blood 1]\nboard a: warsaw-station\n{IDLE}")
    s.choose(f"hunt with {other}")
    assert "use warsaw-station" not in options(s) or s.question.prompt.startswith("Your")
    s = position(f"ready a: {other} [blood 1]\ntorpor a: {nosferatu}\nboard a: warsaw-station [bowed]\n{IDLE}")
    s.choose("use warsaw-station")
    assert (where(s, nosferatu), where(s, "warsaw-station")) == ("ready", "ash")


def test_krcg_news_radio_sees_for_you_or_for_a_pool_for_others():
    s = position(
        "ready a: double-deuce [lives 3]\nready b: nassir [blood 4]\nboard b: krcg-news-radio\nready c: ryan [bowed]"
    )
    play_through(s, "bleed with double-deuce", "block with nassir", "use krcg-news-radio")
    assert s.pool == (30, 30, 30)
    s = position(
        "ready a: double-deuce [lives 3]\nready b: nassir [blood 4]\nboard c: krcg-news-radio\nready c: ryan [bowed]"
    )
    play_through(s, "bleed with double-deuce", "block with nassir", "use krcg-news-radio")
    assert s.pool == (30, 30, 29)


def test_the_anarch_free_press_sees_and_feeds_anarchs_only():
    anarch, other = vampire(sect="Anarch"), vampire(clan="Ventrue")
    s = position(f"ready a: {anarch} [blood 1], {other} [blood 1]\nboard a: the-anarch-free-press\n{IDLE}")
    play_through(s, f"hunt with {anarch}", "use the-anarch-free-press")
    assert blood_on(s, anarch) == 3
    s = position(f"ready a: {anarch} [blood 1], {other} [blood 1]\nboard a: the-anarch-free-press\n{IDLE}")
    s.choose(f"hunt with {other}")
    assert not locked(s, "the-anarch-free-press")
    s = position(
        f"ready a: double-deuce [lives 3]\nready b: {anarch} [blood 4]\nboard b: the-anarch-free-press\n"
        f"ready c: ryan [bowed]"
    )
    play_through(s, "bleed with double-deuce", f"block with {anarch}", "use the-anarch-free-press")
    assert s.pool[1] == 30


def test_the_rumor_mill_lets_a_vampire_pay_for_intercept():
    s = position(
        "ready a: double-deuce [lives 3]\nready b: nassir [blood 4]\nboard b: the-rumor-mill-tabloid-newspaper\n"
        "ready c: ryan [bowed, blood 2]"
    )
    play_through(
        s,
        "bleed with double-deuce",
        "block with nassir",
        "use the-rumor-mill-tabloid-newspaper",
        "b/nassir",
        "use b/nassir",
    )
    assert (s.pool[1], blood_on(s, "nassir"), blood_on(s, "ryan")) == (30, 2, 2)


def test_new_carthage_serves_titled_brujah_and_hurts_ventrue():
    baron, plain, ventrue = (
        vampire(clan="Brujah", title="baron"),
        vampire(clan="Brujah", capacity=5),
        vampire(clan="Ventrue", title="prince"),
    )
    s = position(
        f"ready a: {baron} [blood 1], {plain} [blood 1]\nboard a: new-carthage\nready b: {ventrue}\n"
        f"ready c: ryan [bowed]"
    )
    assert [number(s, what, baron) for what in ("bleed", "votes")] == [2, 3]
    assert [number(s, what, plain) for what in ("bleed", "votes")] == [1, 0]
    assert number(s, "votes", ventrue) == 1


def test_powerbase_madrid_gathers_counters_and_votes():
    s = position(f"phase: 5.1.4\nboard a: powerbase-madrid [counter 3]\nready a: madison [blood 1]\n{IDLE}")
    s.choose("use powerbase-madrid")
    assert counters(s, "powerbase-madrid") == 4
    s = position(f"phase: 5.1.4\nboard a: powerbase-madrid [counter 4]\nready a: madison [blood 1]\n{IDLE}")
    assert "use powerbase-madrid" not in options(s)
    s = position(
        "ready a: madison [blood 1]\nready b: nassir [bowed]\nready c: ryan [bowed]\n"
        "board b: powerbase-madrid [counter 2]"
    )
    s.choose("act with madison by powerbase-madrid 3")
    assert counters(s, "powerbase-madrid") == 0


def test_powerbase_munich_moves_blood_and_pool():
    who = vampire("OBL", capacity=6)
    s = position(f"phase: 5.2.1\nboard a: powerbase-munich\nready a: {who} [blood 2], madison [blood 1]\n{IDLE}")
    uses = [each for each in options(s) if "munich" in each]
    assert len(uses) == 2
    s.choose(uses[0])
    assert (s.pool[0], blood_on(s, who), blood_on(s, "madison")) == (31, 1, 1)
    s = position(f"phase: 5.2.1\nboard a: powerbase-munich\nready a: {who} [blood 2], madison [blood 1]\n{IDLE}")
    s.choose(uses[1])
    assert (s.pool[0], blood_on(s, who)) == (29, 3)


def test_smiling_jack_grows_and_takes_pool_or_blood():
    s = position(f"phase: 5.1.4\nboard a: smiling-jack-the-anarch [counter 1]\nready a: madison [blood 1]\n{IDLE}")
    assert (counters(s, "smiling-jack-the-anarch"), s.pool) == (2, (29, 30, 30))
    s = position(
        "phase: 5.1.4\nboard b: smiling-jack-the-anarch [counter 2]\nready a: madison [blood 1]\n"
        "ready b: nassir [bowed]\nready c: ryan [bowed]"
    )
    assert asked(s) == (0, ["give pool", "give blood of a/madison"])
    play_through(s, "give blood of a/madison")  # then only pool is left
    assert (s.pool, blood_on(s, "madison")) == ((29, 30, 30), 0)


def test_alamut_keeps_what_was_bled_for_votes():
    who = vampire(clan="Banu Haqim")
    s = position(f"board a: alamut\nready a: {who} [blood 1], madison [blood 1]\n{IDLE}")
    s.choose(f"bleed with {who}")
    assert (counters(s, "alamut"), s.pool[1]) == (1, 29)
    s.choose("bleed with madison")
    assert counters(s, "alamut") == 1


def test_anarch_revolt_spares_who_has_a_ready_anarch():
    for who, lost in ((vampire(sect="Anarch"), 0), (vampire(clan="Ventrue"), 1)):
        s = position(
            f"phase: 5.1.4\nboard b: anarch-revolt\nready a: {who} [blood 1]\nready b: nassir [bowed]\n"
            f"ready c: ryan [bowed]"
        )
        assert s.pool[0] == 30 - lost
    prince = vampire(title="prince")
    s = position(f"board b: anarch-revolt\nready a: {prince} [blood 1]\nready b: nassir [bowed]\nready c: ryan [bowed]")
    s.choose(f"act with {prince} by anarch-revolt 2")
    reach(s, "all for" if "all for" in options(s) else f"vote for with a/{prince}")
    assert where(s, "anarch-revolt") == "ash"


def test_ferraille_votes_for_a_pool_once_a_turn():
    prince = vampire(title="prince")
    s = position(
        f"board a: ferraille\nready a: {prince} [blood 1], madison [blood 1]\nhand a: ancilla-empowerment\n{IDLE}"
    )
    play_through(s, "play ancilla-empowerment", f"a/{prince}")
    reach(s, "use ferraille")
    s.choose("3 for")
    assert "use ferraille" not in options(s)
    assert s.pool[0] == 29


def test_gangrel_revel_and_who_may_end_it():
    gangrel, ravnos = vampire(clan="Gangrel"), vampire(clan="Ravnos")
    s = position(
        f"board b: gangrel-revel\nready b: {gangrel} [bowed]\nready a: madison [blood 1], {ravnos} [blood 1]\n"
        f"ready c: {vampire(clan='Gangrel', nth=1)} [bowed]"
    )
    assert (number(s, "strength", gangrel), number(s, "strength", vampire(clan="Gangrel", nth=1))) == (2, 1)
    assert [each for each in options(s) if "revel" in each] == ["act with a/madison by b/gangrel-revel 2"]
    s.choose("act with madison by gangrel-revel 2")
    assert where(s, "gangrel-revel") == "ash"


def test_the_khabar_community_hides_bleeding_banu_haqim():
    who, other = vampire(clan="Banu Haqim"), vampire(clan="Ventrue")
    for actor, hidden in ((who, True), (other, False)):
        s = position(f"board a: the-khabar-community\nready a: {actor} [blood 2], madison [blood 1]\n{AWAKE}")
        play_through(s, f"bleed with {actor}", "block with nassir")
        assert s.pool[1] == (29 if hidden else 30)


def test_frontal_assault_sends_everybody_at_the_prey():
    s = position(
        "board a: frontal-assault\nready a: the-knights [lives 2], madison [blood 1]\nready b: nassir [bowed]\n"
        "ready c: ryan [bowed, blood 2]"
    )
    rushes = [each for each in options(s) if "frontal" in each]
    assert rushes == [f"act with a/{who} by a/frontal-assault 1: b/nassir" for who in ("the-knights", "madison")]
    s.choose(rushes[0])
    assert (where(s, "nassir"), s.pool) == ("torpor", (31, 30, 30))
    s = position(
        "phase: 5.4.1\nboard a: frontal-assault\nready a: the-knights [lives 2]\nready b: nassir [bowed], madison\n"
        "ready c: ryan [bowed]"
    )
    assert (s.pool[0], where(s, "frontal-assault")) == (28, "ash")


def test_haqims_law_retribution_bleeds_for_combat_cards():
    who, other = vampire(clan="Banu Haqim"), vampire(clan="Ventrue")
    s = position(
        f"board a: haqims-law-retribution\nready a: {who} [blood 2], {other} [blood 1]\n"
        f"hand a: dodge, computer-hacking\n{IDLE}"
    )
    s.choose(f"bleed with {who}")
    reach(s, "use haqims-law-retribution", "dodge")
    rest(s)
    assert (s.pool[1], where(s, "dodge")) == (28, "ash")
    s = position(f"board a: haqims-law-retribution\nready a: {who} [blood 2], {other} [blood 1]\nhand a: dodge\n{IDLE}")
    s.choose(f"bleed with {other}")
    rest(s)
    assert (s.pool[1], where(s, "dodge")) == (29, "hand")


def test_dead_pool_counts_the_fallen_and_pays():
    who = vampire(clan="Lasombra", capacity=6)
    s = position(
        f"board a: dead-pool\nready a: {who} [blood 3], madison [blood 1]\nready b: nassir\nready c: ryan [bowed]"
    )
    play_through(s, f"bleed with {who}", "block with nassir", "use dead-pool")
    assert (where(s, "nassir"), counters(s, "dead-pool")) == ("torpor", 1)
    s = position(f"board a: dead-pool [counter 1]\nready a: {who} [blood 3], madison [blood 1]\n{IDLE}")
    s.choose("bleed with madison")
    assert s.pool[1] == 29
    s.choose(f"bleed with {who}")
    reach(s, "use dead-pool")
    rest(s)
    assert (s.pool[1], counters(s, "dead-pool")) == (26, 0)


def test_masters_on_a_salubri():
    who, other = vampire(clan="Salubri"), vampire(clan="Tremere", capacity=5)
    for card, what, now in (("sight-beyond-sight", "intercept", 1), ("saulots-avenging-fist", "strength", 2)):
        s = position(
            f"phase: 5.2.1\nhand a: {card}\nready a: {who} [blood 1], madison [blood 1]\n"
            f"ready b: {other} [bowed], nassir [bowed]\nready c: ryan [bowed]"
        )
        s.choose(f"play {card}")
        assert (borne_by(s, who), number(s, what, who)) == ([card], now)
    s = position(
        f"attached a: saulots-avenging-fist [on ready/{who}]\nready a: {who} [blood 1]\n"
        f"ready b: {other} [bowed], {vampire(clan='Salubri', nth=1)}, nassir [bowed]\nready c: ryan [bowed]"
    )
    rushes = [each.split(": ")[1] for each in options(s) if "avenging" in each]
    assert sorted(rushes) == sorted(["c/ryan", "b/nassir", f"b/{other}"])  # no Salubri


def test_priority_contract_names_a_hunter_and_pays():
    who = vampire(clan="Banu Haqim")
    s = position(
        f"phase: 5.2.1\nhand a: priority-contract\nready a: {who} [blood 2], madison [blood 1]\n"
        f"ready b: nassir [bowed]\nready c: ryan [bowed, blood 2]"
    )
    s.choose("play priority-contract")
    assert borne_by(s, "nassir") == ["priority-contract"]
    rushes = [each for each in options(s) if "priority" in each]
    assert rushes == [f"act with a/{who} by a/priority-contract 1"]
    s.choose(rushes[0])
    reach(s, "use priority-contract")
    assert (where(s, "nassir"), s.pool[0]) == ("torpor", 33)
