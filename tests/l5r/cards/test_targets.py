"""Cards whose targets are chosen before they begin, and what is lent from the top of a deck."""

import pytest

from tests.l5r.tools import asked, faces, find, options, play, position, prompt, row, taking_part, through, where

FIGHT = "conflict: a political fire b1"


def test_ambush_names_its_characters_before_it_can_be_cancelled():
    s = position(
        "field a: eager-scout [present]\nfield b: brash-samurai [present, honored]\nhand a: ambush, shosuro-actress\n"
        f"row a1: bayushi-liar\nhand b: voice-of-honor\nfate: 3 0\n{FIGHT}",
        windows="all",
    )
    play(s, "pass", "use ambush", "a1/row/bayushi-liar")
    assert "done" in options(s)
    s.choose("done")
    assert (prompt(s), asked(s)[0]) == ("replace?", 1)
    assert where(s, "bayushi-liar") == "row"
    cancelled = s.clone()
    cancelled.choose("use voice-of-honor")
    assert where(cancelled, "bayushi-liar") == "row"
    s.choose("decline")
    assert "bayushi-liar" in taking_part(s)


def test_ambush_takes_two_at_most_and_not_above_the_sum():
    s = position(
        "field a: eager-scout [present]\nhand a: ambush\nrow a1: bayushi-shoju\nrow a2: bayushi-liar\nrow a3: yogo-outcast\n"
        f"fate: 3 0\n{FIGHT}",
        windows="all",
    )
    s.choose("pass") if s.question.seat == 1 else None
    s.choose("use ambush")
    assert options(s) == ["a1/row/bayushi-shoju", "a2/row/bayushi-liar", "a3/row/yogo-outcast"]
    s.choose("a3/row/yogo-outcast")
    assert options(s) == ["a2/row/bayushi-liar", "done"]  # 4 are left of 6
    s.choose("a2/row/bayushi-liar")
    assert taking_part(s) == ["bayushi-liar", "eager-scout", "yogo-outcast"]


@pytest.mark.parametrize("held", ["shosuro-actress", "banzai"])
def test_ambush_does_not_tell_whether_the_hand_holds_another_character(held):
    s = position(
        f"field a: eager-scout [present]\nhand a: ambush, {held}\nrow a1: bayushi-liar\nfate: 3 0\n{FIGHT}",
        windows="all",
    )
    s.choose("pass") if s.question.seat == 1 else None
    play(s, "use ambush", "a1/row/bayushi-liar")
    assert (prompt(s), asked(s)[0], "done" in options(s)) == ("choose", 0, True)


def test_ikoma_eiji_and_giver_of_gifts_choose_before_anything_can_be_cancelled():
    s = position(
        "field a: giver-of-gifts, eager-scout, brash-samurai\nattached a: ornate-fan [on field/giver-of-gifts]\n"
        "hand a: let-go\nphase: conflict",
        windows="all",
    )
    play(s, "use a/giver-of-gifts")
    assert options(s) == ["a/eager-scout", "a/brash-samurai"]
    s.choose("a/brash-samurai")
    assert s.pieces[find(s, "ornate-fan")].host == find(s, "brash-samurai")
    eiji = position(
        "field b: ikoma-eiji\nfallen b: matsu-berserker, deathseeker\nfield a: doji-hotaru [present]\nhand a: let-go\n"
        "hand b: let-go\nconflict: a political fire b1",
        windows="all",
    )
    through(eiji, "answer?")
    while "use b/ikoma-eiji" not in options(eiji):
        eiji.choose(eiji.question.default)
        through(eiji, "answer?")
    eiji.choose("use b/ikoma-eiji")
    assert (prompt(eiji), options(eiji)) == ("choose", ["b/fallen/matsu-berserker", "b/fallen/deathseeker"])


def test_way_of_the_phoenix_names_a_ring_that_is_not_barred_yet():
    s = position(
        "hand a: way-of-the-phoenix, let-go\nfield b: brash-samurai\nhand b: let-go\nphase: conflict", windows="all"
    )
    play(s, "use way-of-the-phoenix")
    assert options(s) == ["air ring", "earth ring", "fire ring", "water ring", "void ring"]
    s.choose("water ring")
    through(s, "declare?")
    assert "water military" not in options(s)
    assert "fire military" in options(s)


@pytest.mark.ruling("L-9.8")
def test_kitsuki_investigator_is_used_once_a_round_although_its_maximum_is_for_a_conflict():
    text = (
        "field a: kitsuki-investigator [present], savvy-politician [present]\nfate: 9 0\nhand a: let-go\n"
        "hand b: banzai, outwit\nfield b: brash-samurai [present]\nconflict: a political fire b1"
    )
    s = position(text, windows="all", format="stronghold")
    s.choose("pass")
    play(s, "use a/kitsuki-investigator", "air ring", "b/hand/outwit")
    ability = next(word for word in row(s, "kitsuki-investigator").text if hasattr(word, "offered"))
    fight = next(serial for serial, name in s.scopes if name == "conflict")
    for key in [key for key in s.uses if key[-1] == fight]:
        del s.uses[key]  # as in the next conflict
    piece = find(s, "kitsuki-investigator")
    assert not ability.offered(s, piece, row(s, "kitsuki-investigator").marks[0], 0)


ACADEMY = "holdings a1: artisan-academy\nfield a: deathseeker\nfield b: brash-samurai\nhand b: let-go\nfate: 3 0\n"


def test_artisan_academy_lends_the_top_card_until_the_phase_ends():
    s = position(f"{ACADEMY}deck a: fine-katana, banzai, banzai, banzai, banzai\nphase: conflict", windows="all")
    s.choose("use a1/artisan-academy")
    assert faces(s, "lent") == ["fine-katana"]
    assert s.seen_by(1).pieces[find(s, "fine-katana")].face == "fine-katana"
    s.choose("pass")
    played = s.clone()
    played.choose(next(said for said in options(played) if said.startswith("play ")))
    if prompt(played) == "choose":
        played.choose("a/deathseeker")
    assert where(played, "fine-katana") == "attached"
    while s.phase == "conflict":
        s.choose("pass")
    assert (faces(s, "lent"), faces(s, "deck")[0]) == ([], "fine-katana")


def test_artisan_academy_lends_events_and_what_is_drawn_is_the_lent_card():
    s = position(
        f"{ACADEMY}holdings a2: imperial-storehouse\ndeck a: way-of-the-lion, banzai, banzai, banzai\n"
        "phase: conflict", windows="all",
    )  # fmt: skip
    play(s, "use a1/artisan-academy", "pass", "use a2/imperial-storehouse")
    assert (faces(s, "hand"), faces(s, "lent")) == (["way-of-the-lion"], [])
    t = position(
        f"{ACADEMY}deck a: way-of-the-crane, banzai\nphase: conflict".replace("deathseeker", "doji-whisperer"),
        windows="all",
    )
    play(t, "use a1/artisan-academy", "pass")
    t.choose(next(said for said in options(t) if said.startswith("use ") and "crane" in said))
    assert (row(t, "doji-whisperer").count("honored"), where(t, "way-of-the-crane")) == (1, "discard")


def test_artisan_academy_is_for_the_conflict_phase_only():
    s = position(f"{ACADEMY}row a2: deathseeker\nphase: dynasty", windows="all")
    assert "use a1/artisan-academy" not in options(s)


@pytest.mark.ruling("L-19.2")
@pytest.mark.parametrize(("rings", "wins"), [("air earth fire water void", True), ("air earth fire water", False)])
def test_enlightenment_resolves_every_claimed_ring_and_wins_with_all_five(rings, wins):
    lines = "\n".join(f"ring {each}: a 0" for each in rings.split())
    s = position(f"field a: doji-whisperer\nhand a: enlightenment\nfate: 5 0\n{lines}\nphase: conflict")
    s.choose("use enlightenment")
    for _ in range(20):
        if s.asked is None or prompt(s) not in ("which ring?", "ring?"):
            break
        s.choose(options(s)[0])
    assert (s.reason == "enlightenment") is wins
    assert s.honor[0] >= 7  # air
