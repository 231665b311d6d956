"""Further cards: what each changes on the table, and when it must not."""

import pytest

from coterie.games.l5r.cards import CARDS
from tests.l5r.cards.cases import (
    CALM,
    DYN,
    MIL,
    POL,
    Answer,
    Use,
    dueling,
    each,
    fate,
    go,
    has,
    mil,
    mustering,
    pol,
    strength,
    table,
    up,
    used,
    zone,
)
from tests.l5r.tools import declare, faces, finish, options, play, prompt, row, through

LOSING = "field b: akodo-toturi [present], matsu-berserker [present]"
WON = "field b: akodo-toturi [present]"
CROWD = ", ".join(["eager-scout"] * 30)
SHRINE = "provinces b1: deserted-shrine [down]"


def attacking(*who):
    """What happens before: a conflict at the first province of the opponent."""
    return lambda s: declare(s, "fire military", "b1", *who)


def upto(*prompts):
    """What happens before: everything up to a question."""
    return lambda s: through(s, *prompts)


def count(zone_, seat=0):
    """Return how many cards lie in a pile."""
    return lambda s: len(s.piles.get((zone_, seat), ()))


CASES = [
    Answer(
        "ashigaru-levy",
        text="row a1: ashigaru-levy | row a2: ashigaru-levy" + DYN,
        start=mustering,
        look=lambda s: len(s.piles["field", 0]),
        seen=2,
        no="row a1: ashigaru-levy | row a2: ashigaru-levy [down] | fallen b: ashigaru-levy" + DYN,
    ),
    Use(
        "matsu-koso",
        text="field a: matsu-koso [present], doji-whisperer [present] | field b: kakita-kaezin [present]" + POL,
        look=each(mil("matsu-koso"), mil("kakita-kaezin")),
        seen=(3, 1),
        no="field a: matsu-koso, doji-whisperer [present] | field b: kakita-kaezin [present]" + MIL,
    ),
    Use(
        "conduit-of-heroes",
        text="field a: conduit-of-heroes [present], doji-whisperer [present] | honor: 6 6" + MIL,
        look=each(up("conduit-of-heroes"), mil("doji-whisperer"), pol("doji-whisperer")),
        seen=(False, 3, 4),
        no="field a: conduit-of-heroes [present, bowed], doji-whisperer [present] | honor: 6 6" + MIL,
    ),
    Answer(
        "cursecatcher",
        text="field a: cursecatcher, akodo-toturi [present] | field b: eager-scout | provinces b1: manicured-garden | "
        "row b1: eager-scout [down] | fate: 0 0" + MIL,
        start=("manicured-garden",),
        look=fate,
        seen=(0, 0),
        no="field a: cursecatcher, akodo-toturi [present] | provinces b1: manicured-garden | row b1: eager-scout | "
        "hand b: levy" + MIL,
    ),
    Use(
        "paralyzing-delicacy",
        text="hand a: paralyzing-delicacy | field b: akodo-toturi [present] | row b1: eager-scout [down] | "
        "row b2: eager-scout [down] | row b3: eager-scout" + MIL,
        look=mil("akodo-toturi"),
        seen=4,
        no="hand a: paralyzing-delicacy | field b: akodo-toturi [present] | row b1: eager-scout | row b2: eager-scout | "
        "row b3: eager-scout" + MIL,
    ),
    Use(
        "shadow-step",
        text="hand a: shadow-step | field a: akodo-toturi [bowed, fate 2, present] | fate: 1 0" + MIL,
        look=each(
            up("akodo-toturi"),
            has("akodo-toturi", "dishonored"),
            has("akodo-toturi", "fate"),
            has("akodo-toturi", "present"),
        ),
        seen=(True, 1, 0, 0),
        no="hand a: shadow-step | field b: akodo-toturi [bowed] | fate: 1 0" + MIL,
    ),
    Use(
        "shiro-gisu",
        text="stronghold a: shiro-gisu | field b: akodo-toturi, eager-scout, doji-whisperer [fate 1] | "
        "deck a: banzai, court-games, levy" + CALM,
        choices=("a/deck.2",),
        look=lambda s: ("court-games" in faces(s, "hand"), sorted(faces(s, "deck"))[:2]),
        seen=(True, ["banzai", "levy"]),
        no="stronghold a: shiro-gisu | field b: akodo-toturi [fate 1] | field a: eager-scout" + CALM,
    ),
    Use(
        "kakita-s-final-stance",
        text="hand a: kakita-s-final-stance | field a: akodo-toturi [present] | fate: 1 0" + MIL,
        look=lambda s: row(s, "akodo-toturi").lasting != (),
        seen=True,
        no="hand a: kakita-s-final-stance | field a: akodo-toturi [present] | fate: 1 0" + POL,
    ),
    Use(
        "inferno-guard-invoker",
        text="field a: inferno-guard-invoker, akodo-toturi [present]" + MIL,
        look=has("akodo-toturi", "honored"),
        seen=1,
        no="field a: inferno-guard-invoker, akodo-toturi [present]" + POL,
    ),
    Use(
        "cultured-facade",
        text="hand a: cultured-facade | hand b: banzai | field a: akodo-toturi [present] | field b: eager-scout [present] | "
        "fate: 1 0 | dials: 1 3" + MIL,
        look=lambda s: targets_of(s, "banzai"),
        seen=["b/eager-scout"],
        no="hand a: cultured-facade | field a: akodo-toturi | fate: 1 0" + CALM,
    ),
    Use(
        "specialized-defenses",
        text="hand b: specialized-defenses | provinces b1: manicured-garden | field a: akodo-toturi [present]"
        "| conflict: a military air b1",
        look=strength,
        seen=8,
        no="hand b: specialized-defenses | provinces b1: manicured-garden | field a: akodo-toturi [present]"
        "| conflict: a military water b1",
    ),
    Use(
        "steed-of-the-steppes",
        text="provinces b1: manicured-garden | provinces b2: pilgrimage | provinces b3: the-art-of-peace | "
        "provinces b4: meditations-on-the-tao [down] | provinces bs: ancestral-lands [down] | field a: akodo-toturi [bowed] | "
        "attached a: steed-of-the-steppes [on field/akodo-toturi]" + CALM,
        look=each(up("akodo-toturi"), zone("steed-of-the-steppes")),
        seen=(True, "discard"),
        no="provinces b1: manicured-garden | provinces b2: pilgrimage | provinces b3: the-art-of-peace [down] | "
        "provinces b4: meditations-on-the-tao [down] | provinces bs: ancestral-lands [down] | field a: akodo-toturi [bowed] | "
        "attached a: steed-of-the-steppes [on field/akodo-toturi]" + CALM,
    ),
    Answer(
        "adorned-temple",
        text="holdings a1: adorned-temple | field a: vanguard-warrior, akodo-toturi [honored]" + CALM,
        start=("vanguard-warrior",),
        look=count("hand"),
        seen=2,
        no="holdings a1: adorned-temple | field b: vanguard-warrior, akodo-toturi" + CALM,
    ),
    Answer(
        "slovenly-scavenger",
        text="field a: slovenly-scavenger [present], akodo-toturi [present] | fallen b: eager-scout, doji-whisperer"
        + MIL,
        choices=("seat b",),
        look=each(count("fallen", 1), zone("slovenly-scavenger")),
        seen=(0, "discard"),
        no="field a: slovenly-scavenger, akodo-toturi [present] | fallen b: eager-scout, doji-whisperer" + MIL,
    ),
    Answer(
        "deserted-shrine",
        text=f"{SHRINE} | field a: akodo-toturi | dynasty a: {CROWD}" + CALM,
        start=attacking("akodo-toturi"),
        choices=("seat a", 'MillTop(10, Bound("player"), "dynasty")'),
        look=count("fallen"),
        seen=10,
        no="provinces b1: deserted-shrine | field a: akodo-toturi | phase: conflict",
    ),
    Answer(
        "spectral-visitation",
        text="provinces b1: spectral-visitation [down] | field a: akodo-toturi | dynasty b: eager-scout, funeral-pyre, "
        f"doji-whisperer, funeral-pyre, {CROWD}" + CALM,
        start=attacking("akodo-toturi"),
        choices=("b/fallen/doji-whisperer",),
        look=each(zone("doji-whisperer"), count("fallen", 1)),
        seen=("field", 3),
        no="provinces b1: spectral-visitation | field a: akodo-toturi | phase: conflict",
    ),
    Answer(
        "repentant-legion",
        text="field a: repentant-legion [present] | provinces b1: manicured-garden | row a1: eager-scout" + MIL,
        look=lambda s: [len(s.piles.get(("row", place), ())) for place in range(4)],
        seen=[2, 1, 1, 1],
        no="field a: repentant-legion, akodo-toturi [present], matsu-berserker [present] | provinces b1: manicured-garden"
        + MIL,
    ),
]


def targets_of(s, event):
    """Return what an event can be aimed at."""
    while not used(s, event):
        s.choose("pass")
    s.choose(used(s, event)[0])
    return [said for said in options(s) if said[:2] in ("a/", "b/")] or [
        f"{'ab'[now.place]}/{now.face}" for now in s.pieces if now.lasting and now.zone == "field" and now.place == 1
    ]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


# ── what lies there, and what follows later ─────────────────────────────────────────────────────────────────────────


def test_ikoma_anakazu_is_better_once_a_province_of_his_player_has_been_broken_in_the_phase():
    s = table("field b: ikoma-anakazu, kakita-kaezin | field a: akodo-toturi, matsu-berserker | hand b: levy" + CALM)
    declare(s, "fire military", "b1", "akodo-toturi")
    finish(s)
    declare_next(s, "ikoma-anakazu")
    assert mil("ikoma-anakazu")(s) == 6


def declare_next(s, face):
    """Let seat b attack with a character."""
    through(s, "declare?")
    while s.question.seat != 1 or prompt(s) != "declare?":
        s.choose("pass")
        through(s, "declare?")
    s.choose(next(said for said in options(s) if "military" in said))
    for _ in range(4):
        if prompt(s) in ("province?", "attackers?"):
            there = [said for said in options(s) if face in said] or [said for said in options(s) if "done" in said]
            s.choose(there[0] if there else options(s)[0])


def test_ikoma_anakazu_is_no_better_before_and_for_the_provinces_of_opponents():
    s = table("field a: ikoma-anakazu [present]" + MIL)
    assert mil("ikoma-anakazu")(s) == 3
    finish(s)
    assert mil("ikoma-anakazu")(s) == 3


@pytest.mark.parametrize(
    ("broken", "defenders"), [("", ["akodo-toturi"]), (" [broken]", ["akodo-toturi", "brash-samurai"])]
)
def test_butcher_of_the_fallen_is_met_by_nobody_weaker_than_the_provinces_that_stand(broken, defenders):
    s = table(
        f"provinces a1: manicured-garden{broken} | provinces a2: pilgrimage{broken} | provinces a3: the-art-of-war{broken} | "
        "field a: butcher-of-the-fallen | field b: akodo-toturi, brash-samurai" + CALM
    )
    declare(s, "fire military", "b1", "butcher-of-the-fallen")
    through(s, "defenders?")
    assert (
        sorted(said.split()[-1] for said in options(s) if said.startswith("defend"))
        == [f"b/{one}" for one in defenders]
        or [said.removeprefix("defend with ").removeprefix("b/") for said in options(s) if said.startswith("defend")]
        == defenders
    )


@pytest.mark.ruling("L-6.9")
@pytest.mark.parametrize(("attacker", "honor"), [("shadowlands-hunter", 9), ("akodo-toturi", 10)])
def test_shadowlands_hunter_wins_as_if_nobody_defended(attacker, honor):
    s = table(
        f"provinces a1: manicured-garden | field a: {attacker} [present], matsu-berserker [present] | "
        "field b: doji-whisperer [present]" + MIL
    )
    finish(s)
    assert s.honor[1] == honor


def test_shadowlands_hunter_defends_like_any_other():
    s = table(
        "provinces a1: manicured-garden | field b: shadowlands-hunter [present], matsu-berserker [present] | "
        "field a: doji-whisperer [present]" + MIL
    )
    finish(s)
    assert s.honor[0] == 10


def test_heresy_lets_each_player_name_a_character_of_the_other():
    s = table(
        "hand a: heresy | field a: akodo-toturi [present, fate 2], doji-whisperer [present, fate 1] | "
        "field b: brash-samurai [present, fate 1], kakita-kaezin [present]" + MIL
    )
    go(s, "heresy")
    assert (s.question.seat, options(s)) == (0, ["b/brash-samurai", "b/kakita-kaezin"])
    s.choose("b/brash-samurai")
    assert (s.question.seat, options(s)) == (1, ["a/akodo-toturi", "a/doji-whisperer"])
    play(s, "a/doji-whisperer", "bid 1", "bid 3")
    assert (has("doji-whisperer", "fate")(s), has("akodo-toturi", "fate")(s)) == (0, 2)
    assert (
        used(table("hand a: heresy | field a: akodo-toturi [present] | field b: brash-samurai" + MIL), "heresy") == []
    )


@pytest.mark.parametrize(("second", "offered"), [("air political", True), ("", False)])
def test_shiba_pureheart_answers_the_second_conflict_against_its_player(second, offered):
    s = table(
        "provinces a1: manicured-garden | field b: shiba-pureheart | field a: akodo-toturi, doji-whisperer | hand b: levy"
        + CALM
    )
    declare(s, "fire military", "b1", "akodo-toturi")
    assert prompt(s) != "answer?"
    finish(s)
    if second:
        through(s, "declare?")
        while s.question.seat != 0 or prompt(s) != "declare?":
            s.choose("pass")
            through(s, "declare?")
        declare(s, second, "b2", "doji-whisperer")
    assert ("use b/shiba-pureheart" in options(through(s, "answer?", "declare?", "window"))) == offered


def test_kakudaira_shows_what_lies_in_it_as_a_phase_begins():
    s = table("provinces a1: kakudaira | row a1: eager-scout [down] | row a2: doji-whisperer [down] | phase: dynasty")
    through(s, "bid?")
    assert (row(s, "eager-scout").down, row(s, "doji-whisperer").down) == (False, True)


@pytest.mark.ruling("L-5.5")
@pytest.mark.parametrize(("bids", "drawn"), [((3, 1), (1, 1)), ((2, 3), (1, 1))])
def test_iwasaki_pupil_takes_two_cards_from_each_bid_but_leaves_one(bids, drawn):
    s = table("field a: iwasaki-pupil | hand a: levy | hand b: levy" + DYN)
    through(s, "bid?")
    before = [len(s.piles["hand", seat]) for seat in (0, 1)]
    play(s, *[f"bid {n}" for n in bids])
    assert tuple(len(s.piles["hand", seat]) - before[seat] for seat in (0, 1)) == drawn


def test_iwasaki_pupil_takes_two_of_five():
    s = table("provinces a1: manicured-garden | field a: iwasaki-pupil | hand a: levy | hand b: levy" + DYN)
    through(s, "bid?")
    before = len(s.piles["hand", 1])
    play(s, "bid 1", "bid 5")
    assert len(s.piles["hand", 1]) - before == 3


@pytest.mark.parametrize(("owner", "offered"), [("b", False), ("a", True)])
def test_tsangusuri_ward_lets_only_its_own_player_attach_more(owner, offered):
    s = table(
        "field a: akodo-toturi, doji-whisperer | attached a: tsangusuri-ward [on field/akodo-toturi] | "
        f"hand {owner}: fine-katana | first: {owner}" + CALM
    )
    while "play fine-katana" not in options(s):
        s.choose("pass")
    s.choose("play fine-katana")
    assert (prompt(s) == "choose" and "a/akodo-toturi" in options(s)) == offered


@pytest.mark.parametrize(("owner", "offered"), [("a", True), ("b", False)])
def test_shintao_monastery_counts_as_a_card_played_by_its_player(owner, offered):
    there = "field a: togashi-initiate [present] | field b: akodo-toturi [present]"
    s = table(f"holdings {owner}1: shintao-monastery | hand a: void-fist, banzai | fate: 9 0 | {there}" + MIL)
    go(s, "banzai", "a/togashi-initiate")
    through(s, "window")
    assert bool(used(s, "void-fist")) == offered


@pytest.mark.parametrize(("defender", "left"), [("", "fallen"), ("hida-kisada", "field")])
def test_inferno_guard_invoker_costs_the_character_if_a_province_breaks(defender, left):
    there = f" | field b: {defender} [present]" if defender else ""
    s = table(f"field a: inferno-guard-invoker, akodo-toturi [present]{there}" + MIL)
    go(s, "inferno-guard-invoker")
    finish(s)
    assert zone("akodo-toturi")(s) == left


@pytest.mark.parametrize(("duels", "ready"), [(True, True), (False, False)])
def test_kakita_s_final_stance_keeps_who_has_duelled_from_bowing(duels, ready):
    s = table(
        "hand a: kakita-s-final-stance | field a: kakita-kaezin [present] | field b: matsu-berserker [present] | fate: 1 0"
        + MIL
    )
    go(s, "kakita-s-final-stance", "a/kakita-kaezin")
    through(s, "window")
    if duels:
        dueling("kakita-kaezin", 1, 1)(s)
    finish(s)
    assert row(s, "kakita-kaezin").ready == ready


def test_conduit_of_heroes_stays_ready_for_who_is_far_more_honorable():
    s = table("field a: conduit-of-heroes [present, bowed], doji-whisperer [present] | honor: 11 6" + MIL)
    go(s, "conduit-of-heroes")
    assert mil("doji-whisperer")(s) == 3


def test_shadow_step_dishonors_nobody_of_the_shadow():
    face = next(face for face, card in CARDS.items() if "shadow" in card.traits and card.kind == "character")
    s = table(f"hand a: shadow-step | field a: {face} [bowed] | fate: 1 0" + CALM)
    go(s, "shadow-step")
    assert (up(face)(s), has(face, "dishonored")(s)) == (True, 0)
