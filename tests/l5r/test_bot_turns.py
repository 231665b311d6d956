"""What a turn of the clans is thought to bring before it is over: an attack before its attackers are named, a wave that a
type of conflict splits, a conflict before it is lost."""

import pytest

from coterie.games.l5r import GAME
from coterie.games.l5r.bot.field import next_round, this_round
from coterie.games.l5r.bot.outlook import Battle, Coming, fought, looked_ahead
from coterie.games.l5r.bot.promises import without
from coterie.games.l5r.bot.table import Table
from coterie.games.l5r.bot.trying import worth_trying
from coterie.games.l5r.bot.turns import turns_to_come
from tests.l5r.shadow.tools import against
from tests.l5r.test_bot_outlook import ROWS
from tests.l5r.test_bot_shadowlands import led
from tests.l5r.tools import prompt, through

HORDE = ", ".join([*["endless-ranks [fate 1]"] * 5, "endless-ranks [fate 2]", "kitsu-sokori [fate 4]"])


def lured():
    """A wave that fights in military conflicts only is next, others come behind it, and a clan has somebody to draw it out."""
    s = against(
        f"{ROWS}\nfield a: intimidating-hida, kaiu-envoy, matsu-berserker\nfield c: {HORDE}\n"
        "hand a: banzai\nfirst: a\nhonor: 9 9 0\nphase: conflict",
        2,
        windows="all",
        format="stronghold",
        deck_rules="any",
    )
    return through(s, "declare?")


@pytest.mark.ruling("U-101", "U-208")
def test_an_attack_that_draws_out_a_wave_is_worth_that_before_its_attackers_are_named():
    """The turn counted as over as soon as the type was said, so the only one that could draw out the wave looked worst, and the
    clans passed."""
    s = lured()
    assert turns_to_come(s)[0] is False
    looks = looked_ahead(this_round(Table(s)))
    s.choose("earth military")
    assert this_round(Table(s)).begun == "military"
    assert turns_to_come(s)[0] is False
    assert looked_ahead(this_round(Table(s))) == pytest.approx(looks)


@pytest.mark.ruling("U-101", "U-208")
def test_they_draw_out_the_wave_in_the_type_in_which_it_fights():
    assert led(lured(), "declare?")[-1].endswith(" military")


@pytest.mark.ruling("U-210")
def test_one_attacker_is_enough_even_if_a_team_mate_is_asked_next():
    """The card that the deck would turn up counted as soon as one clan had named its attackers, so that clan went on naming: in
    a last round four attacked in vain, and nobody was left to defend."""
    s = against(
        f"{ROWS}\nfield a: intimidating-hida, kaiu-envoy, hida-kisada\nfield b: matsu-berserker\nfield c: {HORDE}\n"
        "hand a: banzai\nfirst: a\nhonor: 9 9 0\nphase: conflict",
        2,
        windows="all",
        format="stronghold",
        deck_rules="any",
    )
    through(s, "declare?").choose("earth military")
    through(s, "attackers?").choose("attack with a/kaiu-envoy")
    values = {}
    for at, option in enumerate(s.question.options):
        after = s.clone()
        after.pick(at)
        values[option.notation] = GAME.bot.evaluate(after, 0) if prompt(after) == "attackers?" else 0.0
    assert values["done"] > values["attack with a/intimidating-hida"]


# ── waves that are split ────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-102", "U-114")
def test_those_of_a_wave_who_cannot_take_part_in_a_type_still_attack_afterwards():
    """A political attack seemed to draw out skeletons, too."""
    s = against(
        "field a: doji-challenger\nfield b: skeletal-warrior [fate 1], penanggalan [fate 1], wild-ogre [fate 2]\n"
        "hand a: banzai\nphase: conflict"
    )
    first, second = this_round(Table(s)).coming
    assert first.rest["political", False].skill["military"] == first.skill["military"] > 0
    assert not second.rest

    def comes(*waves: Coming) -> float:
        """Return what an attack in the second type brings, if one of the deck follows it."""
        fighters = ((0, 9), (1, 0))
        walls, targets = ((4.0,) * 3,), ((3.0, 2.0),)
        return fought(
            Battle(fighters, fighters, (0.0, 0.0), waves, walls, -1, targets, 3, False, (False, True)), (0, 1), 1
        )

    skeletons = Coming((9.0, 0.0), (0,))
    assert comes(Coming((9.0, 2.0), (0,), rest=(None, skeletons, None, skeletons))) < comes(Coming((9.0, 2.0), (0, 1)))


@pytest.mark.ruling("U-138", "L-6.13")
def test_who_does_not_bow_after_it_has_won_attacks_again():
    """A wave with Dark Moto was drawn out with the only character that could have met him afterwards."""
    s = against(
        "field a: doji-challenger\nfield b: dark-moto [fate 2], lost-samurai [fate 2]\nhand a: banzai\nphase: conflict"
    )
    (wave,) = this_round(Table(s)).coming
    assert wave.rest["military", True].size == 1
    assert ("military", False) not in wave.rest
    field = this_round(Table(s))
    assert without(field, [], "military", True).coming == [wave.rest["military", True]]
    assert not without(field, [], "military", False).coming

    def comes(moto: Coming | None) -> float:
        """Return what a wave brings that cannot be held, if it can attack twice."""
        wave = Coming((9.0, 9.0), (0, 1), rest=(None, None, moto, moto))
        return fought(Battle((), (), (0.0, 0.0), (wave,), ((4.0,) * 3,), -1, (), 3, False, (True, True)), (0, 1))

    assert comes(Coming((5.0, 5.0), (0, 1))) < comes(None) < 0


# ── conflicts that are lost ─────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("U-120", "U-125")
def test_a_conflict_that_is_lost_is_not_put_off_card_by_card():
    """A pass was weighed by all that follows from the loss, a card that changed nothing by less: so each was played, and the
    deck turned up one more every time."""
    s = against(
        f"{ROWS}\nfield a: hida-kisada [bowed, fate 1], matsu-berserker [present, bowed, fate 1]\n"
        "field c: dark-moto [present, fate 2], dark-moto [present, fate 2]\nattached a: ornate-fan [on field/hida-kisada]\n"
        "hand a: let-go\ndeck c: dark-bargain, dark-bargain, dark-bargain\nconflict: a military air c1\nfate: 2 0 9\n"
        "honor: 9 9 0",
        2,
        windows="all",
        format="stronghold",
        deck_rules="any",
    )
    while prompt(s) != "window":
        s.choose(s.question.default)
    assert led(s, "window") == ["pass"]


@pytest.mark.ruling("U-120")
def test_a_card_for_somebody_who_does_not_fight_waits_until_the_deck_does_not_answer():
    """In a conflict that was lost a clan strengthened a character for the next one, and the deck turned up a card."""
    s = against(
        "field a: hida-kisada [fate 1], matsu-berserker [present, fate 1]\nfield b: wild-ogre [present, fate 2]\n"
        "hand a: fine-katana\nconflict: b military air a1\nfate: 2 9",
        windows="all",
    )
    through(s, "window")
    s.choose("play fine-katana")
    tried = [s.question.options[at].notation for at in worth_trying(s)]
    assert len(tried) == 2
    assert not [name for name in tried if "kisada" in name]
    s = against("field a: hida-kisada, matsu-berserker\nhand a: fine-katana\nphase: conflict", windows="all")
    s.choose("play fine-katana")
    assert len(worth_trying(s)) == 2


@pytest.mark.ruling("U-125")
def test_a_line_that_passes_ends_where_the_skill_is_compared():
    s = against(
        "field a: matsu-berserker [present, fate 1]\nfield b: dark-moto [present, fate 2]\nhand a: banzai\n"
        "conflict: b military air a1",
        windows="all",
    )
    through(s, "window")
    here, stretch = GAME.bot.horizon(s), GAME.bot.stretch(s)
    s.pick([option.notation for option in s.question.options].index("pass"), lambda s: GAME.bot.horizon(s) != here)
    assert GAME.bot.stretch(s) != stretch
    assert Table(s).s.phase == "conflict"


# ── what the deck is going to buy ───────────────────────────────────────────────────────────────────────────────────


def coming(fate: int, waiting: str = "", theirs: str = "wild-ogre [fate 2], lost-samurai [fate 3]") -> float:
    """Return the military skill of the waves of the next round."""
    s = against(f"field b: {theirs}\nhand a: banzai\nfate: 0 {fate}\n{waiting}\nphase: conflict", windows="all")
    t = Table(s)
    return sum([wave.skill["military"] for wave in next_round(t, this_round(t)).coming])


@pytest.mark.ruling("U-069", "U-077")
def test_the_deck_buys_no_more_than_what_comes_to_its_provinces():
    """It was expected to spend all its fate, and that for each of its waves, so the next round looked hopeless whatever the
    clans kept for it."""
    assert coming(0) < coming(20) == coming(40) < coming(40, "row b1: wild-ogre, wild-ogre")


@pytest.mark.ruling("U-100")
def test_what_the_deck_buys_is_counted_once_however_many_waves_it_has():
    split, whole = "wild-ogre [fate 2], wild-ogre [fate 3], wild-ogre [fate 4]", ", ".join(["wild-ogre [fate 2]"] * 3)
    assert coming(20, theirs=split) == pytest.approx(coming(20, theirs=whole))
