"""What bots do not give away: cards to the Shadowlands deck, skill that does not last, hands, walls, honor."""

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.bot.field import gaps, next_round, this_round
from coterie.games.l5r.bot.fights import price_of_turning, weigh_conflict
from coterie.games.l5r.bot.honor import honor_of, price_of_honor, ransomed
from coterie.games.l5r.bot.outlook import Battle, Coming, Standing, fought, held, outlook, risk
from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.trying import worth_trying
from coterie.games.l5r.bot.turns import turns_to_come
from coterie.games.l5r.bot.weights import W
from coterie.games.l5r.bot.worth import of_province, worth_of_team
from coterie.games.l5r.facts.provinces import provinces
from coterie.games.l5r.state import NOBODY
from tests.l5r.shadow.tools import against
from tests.l5r.test_bot_outlook import ROWS, with_strongholds
from tests.l5r.test_bot_shadowlands import led
from tests.l5r.tools import prompt, through

# ── cards ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def in_conflict(foes: str, *, fate: int = 5):
    """A wave attacks a clan that holds a Banzai!, and the clan is about to act."""
    s = against(
        f"field a: matsu-berserker [present, fate 1], hida-kisada [fate 1]\nfield b: {foes}\nhand a: banzai, court-games\n"
        f"deck b: {', '.join(['dark-bargain'] * 4)}\nconflict: b military air a1\nfate: 2 {fate}\nhonor: 4 0",
    )
    return through(s, "window")


def test_skill_until_the_end_of_a_conflict_is_not_there_to_stay():
    """Banzai! seemed to make a character stronger for good, so it was played in conflicts that it could not change."""
    s = in_conflict("wild-ogre [present, fate 1]")
    t = Table(s)
    (berserker,) = [p for p in t.of(0) if s.pieces[p].face == "matsu-berserker"]
    assert t.steady == t.skills
    before = worth_of_team(t, 0) + W.card  # it is in the hand
    s.choose("use banzai")
    while prompt(s) in ("choose", "may"):
        s.choose(s.question.options[0].notation)
    after = Table(s)
    assert after.skills[berserker]["military"] > after.steady[berserker]["military"] == t.steady[berserker]["military"]
    assert worth_of_team(after, 0) < before
    assert next_round(after, this_round(after)).guards[0][0] == after.steady[berserker]["military"]


@pytest.mark.ruling("U-120", "U-122", "U-125")
def test_each_card_that_the_deck_turns_up_costs_the_clans_more_if_it_can_pay():
    rich, poor = [in_conflict("wild-ogre [present, fate 1]", fate=fate) for fate in (5, 0)]
    assert price_of_turning(rich) > price_of_turning(poor) > 0


@pytest.mark.ruling("U-120", "U-125")
def test_they_leave_alone_what_does_not_decide_a_conflict():
    """They took a fate from their province in a lost conflict, and a card of the deck came for it."""
    rows = "".join([f"provinces a{n}: manicured-garden\n" for n in range(1, 6)])
    wave = ", ".join(["wild-ogre [present, fate 1]"] * 3)
    s = against(
        f"{rows}field b: {wave}\nhand a: banzai\ndeck b: {', '.join(['dark-bargain'] * 3)}\nfate: 0 9\nhonor: 9 0\n"
        "conflict: b military air a1",
        format="stronghold",
        deck_rules="any",
    )
    through(s, "window")
    assert any("manicured" in option.notation for option in s.question.options)
    assert led(s, "window") == ["pass"]


def test_the_cards_in_hand_still_count_for_later_while_a_conflict_goes_on():
    """To declare a conflict seemed to cost the hand, and so clans in the stronghold format hardly ever did."""
    s = against(
        "field a: hida-kisada, doji-challenger\nfield b: wild-ogre [fate 1]\nhand a: banzai\nfirst: a\nphase: conflict"
    )
    through(s, "declare?")
    before = this_round(Table(s)).more
    led(s, "declare?")
    through(s, "window", "choose")
    assert this_round(Table(s)).more == before != dict.fromkeys(before, 0.0)


# ── walls ───────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-106")
def test_provinces_in_front_of_a_fallen_stronghold_are_worth_less():
    """A clan broke its own stronghold province to be rid of an attacker."""
    values = []
    for mark in ("", " [broken]"):
        s = against(
            f"{ROWS}\nprovinces as: entrenched-position{mark}\nhand a: banzai", 2, format="stronghold", deck_rules="any"
        )
        t = Table(s)
        values.append(sum([of_province(t, p) for p in t.standing(0)]))
    assert values[0] - values[1] == pytest.approx(W.province + W.stronghold + 5 * W.gate)


def test_the_strongest_province_lies_under_the_stronghold():
    s = GAME.start({"mode": "coop", "players": 2, "format": "stronghold", "shadowlands": "akuma-no-oni"}, seed=3)
    while prompt(s) == "place?":
        left = [s.game.printed(s, "strength", s.pieces[option[1][0]]) for option in s.asked[2]]  # type: ignore[index]
        (at,) = worth_trying(s)
        assert left[at] == max(left)
        s.pick(at)


@pytest.mark.ruling("U-105", "U-106")
def test_a_province_that_is_about_to_break_already_counts_as_a_gap():
    """What comes of a lost conflict looked better than its end, so they put off the end with card after card."""
    s = with_strongholds("b2")
    assert gaps(Table(s)) == 0
    (second,) = [p for p in provinces(s, 0) if s.pieces[p].place % 10 == 1]
    t = Table(s)
    t.falling[second] = 1.0
    assert gaps(t) == 0.25
    t.falling[second] = 0.5
    assert gaps(t) == 0.125


def test_a_conflict_says_how_likely_each_attacked_province_is_to_break():
    s = in_conflict("wild-ogre [present], wild-ogre [present], wild-ogre [present]")
    t = Table(s)
    assert not t.falling
    weigh_conflict(t, {0: 0.0, 1: 0.0}, 0)
    ((_, part),) = t.falling.items()
    assert 0.9 < part < 1


# ── what comes ──────────────────────────────────────────────────────────────────────────────────────────────────────


WAVE = Coming((6.0, 6.0), (0,))


def battle(skill: int, waves: int = 1, open_: float = 0.25) -> Battle:
    """Two clans with one fighter against waves of 6."""
    fighters = ((skill, 0),) if skill else ()
    return Battle(
        fighters,
        fighters,
        (0.0, 0.0),
        (WAVE,) * waves,
        ((4.0,) * 5,) * 2,
        open_,
        (),
        3,
        True,
        (True,) * waves,
    )


def loss(skill: int) -> float:
    return held(battle(skill), Standing(tuple(range(bool(skill))), 1.0, (0, 1)), WAVE).loss


def test_a_wave_that_is_only_just_held_is_feared_more_than_one_that_is_held_by_far():
    """A single point of skill decided whether a conflict to come was lost or cost nothing."""
    assert loss(0) > loss(4) > loss(6) > loss(12)
    assert loss(5) - loss(6) < loss(0) / 2
    assert risk(0) == 0.5
    assert risk(99) < 0.01


@pytest.mark.ruling("U-106")
def test_provinces_in_front_of_strongholds_are_as_dear_in_conflicts_to_come():
    """Clans held the first wave with everybody, and the next ones broke what they no longer could hold."""
    whole, skirmish = [held(battle(0, 1, open_), Standing((), 1.0, (0, 1)), WAVE).loss for open_ in (0.0, NOBODY)]
    assert whole - skirmish == pytest.approx(2 * W.gate * risk(-6) + W.shame)


@pytest.mark.ruling("U-015")
def test_the_game_is_lost_only_once_however_many_waves_come():
    many = [-fought(battle(0, waves, 1.0), (0, 1)) for waves in (1, 2, 4)]
    assert many[0] < many[1] < many[2]
    assert many[2] < W.fall + 4 * (W.turned + W.conflict + 2 * (W.breaks + W.gate))


@pytest.mark.ruling("U-130")
def test_honor_is_dearer_where_conflicts_without_a_defender_take_it():
    skirmish = against("honor: 11 11 0\nhand a: banzai\nphase: draw", 2, windows="all")
    whole = with_strongholds()
    s = whole.clone()
    s.honor = skirmish.honor
    assert price_of_honor(Table(s), 0, 1) > price_of_honor(Table(skirmish), 0, 1) > 0


@pytest.mark.ruling("U-122", "U-125")
def test_a_line_is_played_on_to_the_card_of_the_deck_but_not_into_the_next_round():
    """Where a pass ended the round, what the deck did in the next one was laid to the pass."""
    s = in_conflict("wild-ogre [present, fate 1], goblin-brawler [fate 2]")
    here, turn = GAME.bot.stretch(s), GAME.bot.horizon(s)
    s.choose("use banzai")
    while prompt(s) in ("choose", "may"):
        s.choose(s.question.options[0].notation)
    assert GAME.bot.stretch(s) == here
    assert GAME.bot.horizon(s) != turn
    while s.phase == "conflict":
        s.choose(s.question.default)
    assert GAME.bot.stretch(s) != here


@pytest.mark.ruling("U-096")
def test_the_turns_of_a_phase_that_is_over_do_not_come_again():
    """As the conflict phase ended, all its turns seemed to be to come, with everybody still ready, so they passed early."""
    s = against(
        "field a: hida-kisada, doji-challenger\nfield b: wild-ogre [bowed, fate 1]\nhand a: banzai\nfirst: a\nphase: conflict",
        windows="all",
    )
    seen = {}

    def look(s) -> bool:
        if s.round == 1:
            seen[s.phase] = turns_to_come(s)
        return s.round > 1

    while s.asked is not None and s.round == 1:
        s.pick(s.question.default, look)
        look(s)
    assert seen == {"conflict": (), "fate": ()}


def test_the_next_round_is_feared_as_much_once_the_conflict_phase_has_ended():
    """The fate phase looked better than the end of the conflict phase, so they passed to get there."""
    text = (
        "field a: hida-kisada [fate 1]\nfield b: wild-ogre [bowed, fate 2], goblin-brawler [bowed, fate 2]\nfirst: {}\n"
    )
    worth_of = {}
    for phase in ("fate", "draw"):
        t = Table(against(f"{text.format('b')}hand a: banzai\nphase: {phase}", windows="all"))
        worth_of[phase] = outlook(t, 1.0)
    assert worth_of["fate"] < 0


@pytest.mark.ruling("U-101", "U-114", "U-119")
def test_they_draw_out_a_wave_in_the_type_in_which_all_of_it_must_defend():
    """Only political conflicts were considered, as they looked likelier to break something, and half the wave stayed ready."""
    wave = ", ".join([*["skeletal-warrior [fate 1]"] * 6, "penanggalan [fate 1]"])
    s = against(
        f"field a: hida-kisada, kaiu-envoy\nfield b: {wave}, scavenging-goblin [fate 2]\nhand a: banzai\n"
        "first: a\nphase: conflict"
    )
    through(s, "declare?")
    assert led(s, "declare?")[-1].endswith(" military")


@pytest.mark.ruling("U-048", "L-12.1")
@pytest.mark.parametrize(
    ("clan", "lost"),
    [
        ("field a: doji-challenger", 3),  # it leaves before
        ("field a: doji-challenger [fate 1]", 0),
        ("hand a: banzai", 3),
        ("hand a: banzai, court-games", 0),
    ],
)
def test_a_clan_keeps_cards_or_a_character_for_chuda_gyushi(clan, lost):
    """Both clans lost their last honor to it as the last round ended, with nothing else left to give."""
    more = "" if clan.startswith("hand") else "\nhand b: banzai"
    s = against(f"{clan}{more}\nfield c: chuda-gyushi [fate 1]\nhonor: 6 6 0\nphase: fate", 2, windows="all")
    t = Table(s)
    assert ransomed(t, 0) == lost
    assert honor_of(t, 0, 0).kept <= 6 + 1 - lost


@pytest.mark.ruling("U-012")
@pytest.mark.parametrize(("foe", "tried"), [("wild-ogre", 1), ("chuda-gyushi", 2)])
def test_in_the_last_round_a_fate_may_keep_a_character_for_chuda_gyushi(foe, tried):
    text = "row a1: doji-whisperer\nfate: 9 0\ndynasty b:\nhand a: banzai\nphase: dynasty\nfirst: a"
    s = through(against(f"{text}\nfield b: {foe} [fate 1]"), "window")
    s.choose(next(option for option in s.question.options if "whisperer" in option.notation))
    through(s, "fate?")
    assert len(worth_trying(s)) == tried


@pytest.mark.ruling("U-103", "U-109", "U-116")
def test_who_cannot_attack_at_all_does_not_open_a_type_that_the_wave_cannot_have():
    """Before the last attack of a game they counted on a political conflict, in which half of the wave could not fight."""
    waves = "field b: endless-ranks [fate 1], lost-samurai [fate 1], sinister-soshi [fate 1]"
    s = against(f"{waves}\nhand a: banzai\nphase: draw", windows="all")
    t = Table(s)
    assert sorted(t.kinds(p) for p in t.of(1)) == [[], ["military"], ["military", "political"]]
    assert this_round(t).coming[0].kinds == ["military"]
