"""Cards that change hands between the clans and the Shadowlands deck: who decides whether they are used (U-065, U-067)."""

import pytest

from tests.l5r.challenge.tools import versus
from tests.l5r.shadow.tools import against, told
from tests.l5r.tools import asked, now, options, position, prompt, row, speaker, through, where

WINNING = (
    "field a: matsu-berserker [present]\nhand a: let-go\nhonor: 5 0\ndeck b: evil-portents\n"
    "conflict: a military fire b1"
)


@pytest.mark.ruling("U-067", "L-9.1")
@pytest.mark.parametrize("used", [True, False])
def test_a_player_who_has_taken_a_character_of_the_deck_may_decline_what_the_deck_must_do(used):
    s = against(f"{WINNING}\nfield b: shambling-servant [present, fate 1, by a]", windows="all")
    assert speaker(s, "shambling-servant") == 0
    s.choose("pass")
    assert asked(s) == (0, ["use b/shambling-servant", "pass"])
    if used:
        s.choose("use b/shambling-servant")
        assert options(s) == ["a/matsu-berserker", "b/shambling-servant"]
        s.choose("b/shambling-servant")
    else:
        s.choose("pass")
    assert (row(s, "shambling-servant").count("tainted"), row(s, "matsu-berserker").count("tainted")) == (int(used), 0)


@pytest.mark.ruling("U-067", "L-9.1")
def test_in_a_game_of_clans_nobody_must_use_a_demon_from_outside():
    s = position(
        "field a: shambling-servant [present], matsu-berserker [present]\nhand a: let-go\nhand b: let-go\n"
        "conflict: a military fire b1",
        windows="all",
    )
    through(s, "answer?")
    assert "use a/shambling-servant" in options(s)
    s.choose("pass")
    assert [row(s, face).count("tainted") for face in ("shambling-servant", "matsu-berserker")] == [0, 0]


@pytest.mark.ruling("U-067", "U-069")
@pytest.mark.parametrize(("face", "rings"), [("akodo-toturi", 2), ("wild-ogre", 1)])
def test_the_deck_uses_the_reactions_of_a_character_that_it_has_taken_and_nobody_is_asked(face, rings):
    """Akodo Toturi resolves the effect of the ring once more."""
    s = against(
        f"field a: doji-whisperer, brash-samurai\nfield b: {face} [present]\nhand a: let-go\ndeck b: evil-portents\n"
        "conflict: b military fire a1",
        windows="all",
    )
    s.choose("pass")
    seen = 0
    while now(s):
        seen += prompt(s) == "shadow ring?"
        assert "answer" not in prompt(s)
        s.choose("pass" if "pass" in options(s) else 0)
    assert told(s).count("resolves the fire ring") == rings
    assert seen >= 1
    assert [row(s, one).count("tainted") for one in ("doji-whisperer", "brash-samurai")].count(1) == rings


@pytest.mark.ruling("U-067", "L-9.7")
def test_the_deck_replaces_what_it_can_with_a_character_that_it_has_taken():
    """Kitsuki Shomon is dishonored in place of another character on her side, and readies."""
    s = against(
        "field a: bayushi-liar [present]\nfield b: kitsuki-shomon [present, bowed, by b], kitsu-sokori [present]\n"
        "hand a: way-of-the-scorpion, let-go\ndeck b: evil-portents, evil-portents\nconflict: a political fire b1",
        windows="all",
    )
    s.choose("use way-of-the-scorpion")
    if prompt(s) == "choose":
        s.choose("b/kitsu-sokori")
    assert (row(s, "kitsuki-shomon").count("dishonored"), row(s, "kitsuki-shomon").ready) == (1, True)
    assert (row(s, "kitsu-sokori").count("dishonored"), where(s, "way-of-the-scorpion")) == (0, "discard")


@pytest.mark.ruling("U-144", "U-184")
def test_the_shadowlands_claim_no_favor_with_a_character_that_they_have_taken():
    """Fawning Diplomat claims it as she leaves, for whoever controls her."""
    text = "field {}: fawning-diplomat\nfield a: doji-whisperer [fate 2]\nhand a: let-go\nfavor: a\nphase: conflict"
    deck = against(text.format("b"), windows="all")
    player = versus(f"{text.format('sl')}\nhand sl: uncontained", windows="all")
    for s in (deck, player):
        while s.round == 1 and where(s, "fawning-diplomat") == "field":
            assert "use c/fawning-diplomat" not in options(s)
            s.choose("pass" if "pass" in options(s) else s.question.default)
        assert (where(s, "fawning-diplomat"), s.favor) == ("fallen", 0)
