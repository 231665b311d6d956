"""Playing cards and using abilities: costs, targets, cancels, limits, uniqueness, attachments (parts 8, 9, 15, 16)."""

import pytest

from coterie.games.l5r.cards.definition import card
from coterie.games.l5r.words.abilities import reaction
from coterie.games.l5r.words.filters import CHARACTER
from coterie.words.cards.changing import Straighten
from coterie.words.cards.filters import FOES
from coterie.words.cards.groups import THIS, Cards
from tests.l5r.shadow.tools import against
from tests.l5r.tools import (
    asked,
    borne,
    faces,
    finish,
    game_with,
    held,
    now,
    number,
    options,
    play,
    position,
    prompt,
    row,
    skill,
    taking_part,
    through,
    where,
)

FIGHT = "field a: matsu-berserker [present]\nfield b: doji-challenger [present]\nconflict: a military fire b1"


@pytest.mark.ruling("L-8.1")
def test_what_cannot_be_paid_is_not_offered():
    s = position(f"{FIGHT}\nhand b: fine-katana, admit-defeat")
    assert options(s) == ["play fine-katana", "pass"]
    s = position(f"{FIGHT}\nhand b: admit-defeat\nfate: 0 1")
    assert "use admit-defeat" in options(s)


@pytest.mark.ruling("L-8.1", "L-8.10")
def test_a_target_must_be_changed_by_the_effect():
    text = (
        "field a: deathseeker [present, bowed]\n"
        "field b: doji-whisperer [present]\n"
        "hand a: admit-defeat, banzai\n"
        "fate: 1 0\n"
        "conflict: b political fire a1"
    )
    assert asked(position(text)) == (0, ["use banzai", "pass"])


@pytest.mark.ruling("L-8.6")
def test_a_character_from_the_hand_goes_into_the_conflict_or_home():
    s = position(
        "field a: deathseeker [present]\nfield b: doji-challenger [present]\nconflict: a political fire b1\nfate: 0 5\n"
        "hand a: banzai\nhand b: political-rival, banzai",
        windows="all",
    )
    play(s, "play political-rival")
    assert options(s) == ["into the conflict", "at home"]
    home = s.clone()
    play(s, "into the conflict", "fate 1")
    assert taking_part(s) == ["deathseeker", "doji-challenger", "political-rival"]
    assert row(s, "political-rival").count("fate") == 1
    play(home, "at home", "fate 0")
    assert taking_part(home) == ["deathseeker", "doji-challenger"]


@pytest.mark.ruling("L-8.7", "L-9.6")
def test_a_cancelled_event_is_paid_for_and_discarded():
    text = """
    field a: matsu-berserker [present]
    field b: doji-challenger [present, honored]
    conflict: a military fire b1
    hand a: banzai
    hand b: voice-of-honor
    """
    s = position(text)
    play(s, "use banzai", "a/matsu-berserker")
    assert asked(s) == (1, ["use voice-of-honor", "decline"])
    s.choose("use voice-of-honor")
    assert [where(s, face) for face in ("banzai", "voice-of-honor")] == ["discard", "discard"]
    assert any("cancelled" in line for line in s.log(0))


@pytest.mark.ruling("L-9.6")
def test_without_more_honored_characters_nothing_is_cancelled():
    s = position(f"{FIGHT}\nhand a: banzai\nhand b: voice-of-honor")
    play(s, "use banzai", "a/matsu-berserker", "no")
    assert skill(s, 0) == 5


@pytest.mark.ruling("L-9.8")
def test_an_ability_is_used_once_a_round():
    s = position(
        "field a: venerable-historian [present], honored-general [present]\n"
        "field b: doji-whisperer [present]\n"
        "honor: 8 6\n"
        "conflict: a military fire b1"
    )
    s.choose("use a/venerable-historian")
    assert row(s, "venerable-historian").count("honored") == 1
    assert s.asked is None or "use a/venerable-historian" not in options(s)


@pytest.mark.ruling("L-9.8")
def test_max_1_per_conflict_counts_all_copies():
    s = position(f"{FIGHT}\nhand b: banzai, banzai")
    play(s, "use banzai", "b/doji-challenger", "no")
    assert s.asked is None or "use banzai" not in options(s)
    assert skill(s, 1) == 5 or now(s) is None


@pytest.mark.ruling("L-8.8")
def test_a_copy_of_a_unique_character_places_a_fate_and_is_an_action():
    s = position("field a: akodo-toturi\nrow a1: akodo-toturi\nrow b1: obstinate-recruit\nphase: dynasty")
    assert options(s) == ["discard a1/row/akodo-toturi for a/akodo-toturi", "pass"]
    s.choose("discard a1/row/akodo-toturi for a/akodo-toturi")
    assert row(s, "akodo-toturi", "field").count("fate") == 1
    assert where(s, "akodo-toturi", 1) == "fallen" or where(s, "akodo-toturi", 0) == "fallen"
    assert s.question.seat == 1


@pytest.mark.ruling("L-8.9")
def test_a_second_unique_character_cannot_be_played():
    s = position("field a: akodo-toturi\nrow a1: akodo-toturi\nrow a2: matsu-berserker\nfate: 9 0\nphase: dynasty")
    assert "play a1/row/akodo-toturi" not in options(s)
    assert "play a2/row/matsu-berserker" in options(s)


def test_attachments_add_skill_and_leave_with_their_host():
    s = held("field a: matsu-berserker\nattached a: fine-katana [on field/matsu-berserker]\nphase: conflict")
    assert number(s, "military", "matsu-berserker") == 5
    through(s, "bid?")
    assert [where(s, face) for face in ("matsu-berserker", "fine-katana")] == ["fallen", "discard"]


def test_the_third_restricted_attachment_makes_its_controller_discard_one():
    text = """
    field a: matsu-berserker [present]
    field b: doji-challenger [present, fate 3]
    attached b: fine-katana [on field/doji-challenger], ornate-fan [on field/doji-challenger]
    hand b: fine-katana
    conflict: a military fire b1
    """
    s = position(text)
    s.choose("play fine-katana")
    s.choose("b/doji-challenger")
    assert prompt(s) == "too many?"
    assert s.question.seat == 1
    s.choose(
        "discard b/attached/ornate-fan" if "discard b/attached/ornate-fan" in options(s) else "discard b/ornate-fan"
    )
    assert borne(s, "doji-challenger") == ["fine-katana", "fine-katana"]


@pytest.mark.ruling("L-2.18")
def test_an_attachment_may_say_to_whom_it_can_be_attached():
    s = position("field a: doji-whisperer, deathseeker\nhand a: sashimono\nfate: 2 0\nphase: conflict")
    s.choose("play sashimono")
    assert borne(s, "deathseeker") == ["sashimono"]


@pytest.mark.ruling("L-9.2", "L-9.7")
def test_a_would_interrupt_replaces_leaving_play():
    text = """
    field a: wandering-ronin [present]
    field b: doji-whisperer [present, honored, fate 2]
    hand a: assassination
    hand b: stand-your-ground
    honor: 6 6
    conflict: a political fire b1
    """
    s = position(text)
    play(s, "use assassination", "use stand-your-ground")
    assert (where(s, "doji-whisperer"), row(s, "doji-whisperer").count("honored")) == ("field", 0)
    assert s.honor == (3, 6)


@pytest.mark.ruling("L-12.1")
def test_who_leaves_honored_gives_honor_and_dishonored_takes_it():
    s = held(
        "field a: brash-samurai [honored], deathseeker [honored]\nfield b: doji-whisperer [dishonored]\nphase: conflict"
    )
    through(s, "bid?")
    assert s.honor == (8, 5)


@pytest.mark.ruling("L-12.1", "L-10.1")
def test_status_tokens_change_both_skills():
    s = position(
        "field a: doji-hotaru [honored], brash-samurai [dishonored], deathseeker [tainted]\nhand a: good-omen\nphase: conflict",
        windows="all",
    )
    found = [
        (number(s, "military", face), number(s, "political", face))
        for face in ("doji-hotaru", "brash-samurai", "deathseeker")
    ]
    assert found == [(6, 9), (0, 0), (4, 3)]


@pytest.mark.ruling("L-12.2")
def test_honoring_a_dishonored_character_makes_it_ordinary():
    s = position("field a: doji-whisperer [dishonored]\nhand a: way-of-the-crane, way-of-the-crane\nphase: conflict")
    s.choose("use way-of-the-crane")
    assert row(s, "doji-whisperer").counters == ()


@pytest.mark.ruling("L-2.5")
def test_a_new_zone_is_a_new_object():
    s = position(
        "field a: kitsu-spiritcaller [present]\n"
        "field b: doji-whisperer [present]\n"
        "fallen a: matsu-berserker [fate 0]\n"
        "conflict: a military fire b1"
    )
    life = row(s, "matsu-berserker").life
    s.choose("use a/kitsu-spiritcaller")
    assert taking_part(s) == ["doji-whisperer", "kitsu-spiritcaller", "matsu-berserker"] or now(s) is None
    assert row(s, "matsu-berserker").life != life


@pytest.mark.ruling("L-9.10")
def test_what_is_delayed_to_the_end_of_the_conflict_is_done_then():
    s = held(
        "field a: kitsu-spiritcaller [present]\n"
        "field b: doji-whisperer [present]\n"
        "fallen a: matsu-berserker\n"
        "conflict: a military fire b1"
    )
    s.choose("pass")
    s.choose("use a/kitsu-spiritcaller")
    assert row(s, "matsu-berserker").zone == "field"
    finish(s)
    assert row(s, "matsu-berserker").zone == "dynasty"
    assert faces(s, "dynasty")[-1] == "matsu-berserker"


@pytest.mark.ruling("L-9.13")
def test_a_blanked_character_loses_its_abilities_but_not_its_traits():
    text = (
        "field a: venerable-historian [present], miya-mystic\n"
        "field b: brash-samurai [present]\n"
        "hand a: cloud-the-mind\n"
        "fate: 1 0\n"
        "conflict: a political fire b1"
    )
    s = position(text)
    if s.question.seat == 1:
        s.choose("pass")
    play(s, "play cloud-the-mind", "b/brash-samurai")
    assert row(s, "brash-samurai").text == ()
    assert "bushi" in s.game.faces["brash-samurai"].traits


@pytest.mark.ruling("L-10.4", "L-10.1")
def test_a_doubled_base_is_not_what_is_added():
    s = position(
        "field a: matsu-berserker [present, honored]\n"
        "field b: brash-samurai [present]\n"
        "hand a: way-of-the-lion\n"
        "conflict: a military fire b1"
    )
    s.choose("pass")
    s.choose("use way-of-the-lion")
    assert number(s, "military", "matsu-berserker") == 3 * 2 + 1


@pytest.mark.ruling("L-8.9", "U-230")
@pytest.mark.parametrize(("face", "can"), [("jewel-of-the-khamasin", False), ("honored-blade", True)])
def test_a_second_unique_attachment_cannot_be_played(face, can):
    s = position(
        f"field a: deathseeker [present], brash-samurai\nattached a: {face} [on field/brash-samurai]\n"
        f"hand a: {face}\nfate: 9 0\nconflict: a military fire b1"
    )
    assert (s.asked is not None and f"play {face}" in options(s)) == can


@pytest.mark.ruling("L-5.4", "L-9.2", "U-205")
def test_fate_is_placed_on_who_is_played_before_anybody_reacts_to_its_coming():
    s = position(
        "row a1: truthseeker\nfate: 9 9\nhand a: outwit\nhand b: outwit\nphase: dynasty\nfirst: a",
        format="stronghold",
        windows="all",
    )
    s.choose("play a1/row/truthseeker")
    assert (prompt(s), where(s, "truthseeker")) == ("fate?", "field")
    s.choose("fate 2")
    assert (prompt(s), options(s)) == ("answer?", ["use a/truthseeker", "pass"])
    assert row(s, "truthseeker", "field").count("fate") == 2


@pytest.mark.ruling("U-070", "U-087", "L-9.2")
def test_who_the_deck_plays_has_its_fate_before_anybody_reacts_to_its_coming():
    seen = card("01-doji-whisperer", reaction("enter", Cards(CHARACTER & FOES), Straighten(THIS)))
    s = against(
        "field a: doji-whisperer [bowed]\nrow sl1: moto-tsume\nfate: 0 5\nphase: dynasty\nfirst: b\nhand a: outwit",
        game=game_with(seen),
        windows="all",
    )
    assert (prompt(s), options(s)) == ("answer?", ["use a/doji-whisperer", "pass"])
    assert row(s, "moto-tsume", "field").count("fate") == 3
