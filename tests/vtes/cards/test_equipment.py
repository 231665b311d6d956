"""Equipment: what each card does, and what it must not do."""

from coterie.games.vtes.facts import hand_size
from tests.vtes.tools import (
    BIG,
    UP,
    acts,
    blocked,
    blood_on,
    borne_by,
    counters,
    first_way,
    locked,
    number,
    options,
    reach,
    rest,
    table,
    vampire,
    where,
)

SEVEN = ", ".join(["taste-of-vitae"] * 7)


# ── wares ───────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_the_signet_blinds_the_old():
    for foe, can in ((BIG, False), ("nassir", True)):
        s = table("madison [blood 4]", b=f"{foe} [blood 4]", attached_a="the-signet-of-king-saul [on ready/madison]")
        s.choose("bleed with madison")
        assert (s.question.seat == 1 and f"block with b/{foe}" in options(s)) is can


def test_palatial_estate_and_cooler_feed_their_bearer():
    s = table("madison [blood 1], ryan [blood 1]", phase="5.1.4", c="", attached_a="palatial-estate [on ready/madison]")
    reach(s, "done")
    assert (blood_on(s, "madison"), blood_on(s, "ryan")) == (2, 1)
    s = table("madison [blood 4]", "cooler")
    reach(s, "play cooler")
    reach(s, "a/madison") if "a/madison" in options(s) else None
    assert (borne_by(s, "madison"), counters(s, "cooler")) == (["cooler"], 4)
    s = table("madison [blood 1]", phase="5.1.4", attached_a="cooler [counter 1, on ready/madison]")
    s.choose("use cooler")
    assert (blood_on(s, "madison"), where(s, "cooler")) == (2, "ash")
    s = table(
        "ryan [blood 1]",
        phase="5.1.4",
        c="",
        torpor_a="madison [blood 1]",
        attached_a="cooler [counter 1, on torpor/madison]",
    )
    assert "use a/cooler" not in options(s)


def test_the_sargon_fragment_teaches_and_returns():
    s = table("madison [blood 4]", SEVEN, ash_a="majesty", attached_a="the-sargon-fragment [on ready/madison]")
    assert number(s, "nec", "madison") == 2
    s.choose(acts(s, "the-sargon-fragment")[0])
    assert blood_on(s, "madison") == 3
    assert "discard majesty" in options(s)  # eight cards are one too many
    s = table(
        "the-knights [lives 2], madison [blood 4]",
        ash_a="majesty",
        attached_a="the-sargon-fragment [on ready/the-knights]",
    )
    assert acts(s, "the-sargon-fragment") == []


def test_blood_tears_and_flak_jackets_protect():
    s = blocked("madison", b="theo-bell-g6 [blood 4]", attached_a="blood-tears-of-kephran [on ready/madison]")
    while "done" not in options(s):
        s.choose(
            "use a/blood-tears-of-kephran"
            if s.question.prompt.startswith("Damage")
            else next(each for each in ("pass", "hand strike") if each in options(s))
        )
    assert (blood_on(s, "madison"), where(s, "blood-tears-of-kephran")) == (4, "ash")
    s = table("madison [blood 1]", phase="5.1.4", attached_a="blood-tears-of-kephran [on ready/madison]")
    s.choose("use blood-tears-of-kephran")
    assert (blood_on(s, "madison"), where(s, "blood-tears-of-kephran")) == (3, "ash")
    s = blocked("madison", b=UP, attached_a="flak-jacket [on ready/madison]")
    reach(s, "use flak-jacket")
    assert (blood_on(s, "madison"), where(s, "flak-jacket")) == (4, "attached")


def test_the_leather_jacket_saves_and_its_action_costs_no_turn():
    s = blocked("madison", b="theo-bell-g6 [blood 4]", attached_a="leather-jacket [on ready/madison]")
    reach(s, "use leather-jacket")
    rest(s)
    assert (blood_on(s, "madison"), where(s, "leather-jacket")) == (4, "ash")
    s = table("madison [blood 4]", "leather-jacket", b="nassir [bowed]")
    reach(s, "play leather-jacket")
    reach(s, "a/madison") if "a/madison" in options(s) else None
    assert locked(s, "madison")
    for _ in range(6):
        if s.active != 0:
            break
        s.choose("done")
    assert not locked(s, "madison")


def test_the_helicopter_comes_locked_and_brings_one_back():
    s = table("madison [blood 4]", "helicopter", b="nassir [bowed]")
    reach(s, "play helicopter")
    reach(s, "a/madison") if "a/madison" in options(s) else None
    assert (locked(s, "helicopter"), locked(s, "madison")) == (True, True)
    s = table("madison [blood 4]", b="nassir [bowed]", attached_a="helicopter [on ready/madison]")
    reach(s, "bleed with madison", "use helicopter")
    assert (locked(s, "helicopter"), locked(s, "madison"), s.pool[1]) == (True, False, 29)
    s = blocked("madison", attached_a="helicopter [on ready/madison]")
    rest(s)
    assert locked(s, "madison")


def test_ruins_and_fragments_serve_their_own():
    anti = vampire(clan="Tremere antitribu", least=4)
    for who, can in ((anti, True), ("madison", False)):
        s = blocked(f"{who} [blood 4]", attached_a=f"ruins-of-ceoris [on ready/{who}]")
        assert ("use a/ruins-of-ceoris" in options(s)) is can
    s = table("madison [blood 4]", attached_a="shaal-fragment [on ready/madison]")
    assert hand_size(s, 0) == 9
    assert acts(s, "shaal-fragment") == []
    s = table("madison [blood 4]", b="nassir [bowed]", attached_b="shaal-fragment [on ready/nassir]")
    s.choose(acts(s, "shaal-fragment")[0])
    rest(s)
    assert (borne_by(s, "madison"), hand_size(s, 0), hand_size(s, 1)) == (["shaal-fragment"], 9, 7)


def test_the_concoction_hides_from_vampires_and_dulls():
    who = vampire("DOM", least=5)
    s = table(f"{who} [blood 4]", "conditioning", b=UP, attached_a=f"concoction-of-vitality [on ready/{who}]")
    s.choose(f"bleed with {who}")
    s.choose("use concoction-of-vitality")
    rest(s)
    assert (s.pool[1], where(s, "concoction-of-vitality"), where(s, "conditioning")) == (29, "ash", "hand")
    s = table(
        f"{who} [blood 4]",
        "conditioning",
        b="the-knights [lives 2]",
        attached_a=f"concoction-of-vitality [on ready/{who}]",
    )
    s.choose(f"bleed with {who}")
    s.choose("use concoction-of-vitality")
    assert "block with b/the-knights" in options(s)


def test_the_manifesto_hides_anarch_deeds_and_angers_the_titled():
    anarch, prince = vampire(sect="Anarch", least=5), vampire(title="prince", sect="Camarilla", plain=False)
    for card, n in (("illegalism", 1), ("", 0)):
        who = vampire("pre", sect="Anarch", least=5)
        s = table(f"{who} [blood 4]", card, b=UP, attached_a=f"an-anarch-manifesto [on ready/{who}]")
        reach(s, "play illegalism") if card else s.choose(f"bleed with {who}")
        first_way(s)
        assert number(s, "stealth", who) == n
    for foe, left in ((prince, 2), ("nassir", 3)):
        s = blocked(f"{anarch} [blood 4]", b=f"{foe} [blood 4]", attached_a=f"an-anarch-manifesto [on ready/{anarch}]")
        rest(s)
        assert blood_on(s, anarch) == left - (number(s, "strength", foe) - 1)


def test_the_ferry_carries_its_lasombra_away():
    who = vampire(clan="Lasombra", least=5)
    for foe, can in ((who, True), ("nassir", False)):
        s = table("theo-bell-g6 [blood 4]", b=f"{foe} [blood 4]", attached_b=f"zaire-river-ferry [on ready/{foe}]")
        s.choose(next(each for each in options(s) if each.startswith("act") and foe in each))
        found = "use b/zaire-river-ferry" in options(s)
        assert found is can
        if can:
            s.choose("use zaire-river-ferry")
            rest(s)
            assert (blood_on(s, who), locked(s, "zaire-river-ferry")) == (4, True)
    s = table(f"{who} [blood 4]", b=UP, attached_a=f"zaire-river-ferry [on ready/{who}]")
    reach(s, f"bleed with {who}", "block with nassir", "use zaire-river-ferry")
    rest(s)
    assert s.pool[1] == 29
