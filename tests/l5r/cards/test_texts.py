"""What the text of a card must say, because players cannot know it otherwise: that it has no limit, what is meant by base,
whose and where."""

import pytest

from coterie.games.l5r.cards import CARDS


@pytest.mark.ruling("L-9.8")
@pytest.mark.parametrize(
    ("face", "unlimited"),
    [
        ("hall-of-victories", True),
        ("watch-commander", True),
        ("the-wrath-of-the-kami", True),
        ("heroic-resolve", False),
    ],
)
def test_what_has_no_limit_says_so_and_what_can_be_used_once_a_round_says_nothing(face, unlimited):
    assert CARDS[face].text.endswith("(any number of times).") == unlimited
    assert "once" not in CARDS[face].text


@pytest.mark.ruling("L-9.8")
def test_what_holds_all_the_time_names_no_limit():
    assert "any number of times" not in CARDS["hida-kisada"].text


@pytest.mark.ruling("L-3.8")
@pytest.mark.parametrize("face", ["unbridled-ambition", "before-the-throne", "kuroi-mori"])
def test_a_province_that_cannot_be_the_stronghold_province_says_so(face):
    assert CARDS[face].text.startswith("This province cannot be the stronghold province. ")
    assert "stronghold province" not in CARDS["manicured-garden"].text


@pytest.mark.ruling("L-10.4", "L-10.2")
def test_a_base_value_is_told_from_one_that_is_set():
    assert (
        CARDS["shosuro-denmaru"].text == "The base glory of each honored character controlled by an opponent becomes 0."
    )
    assert "set the glory of a participating character to 0" in CARDS["opium-wastrel"].text


def test_a_province_face_down_is_no_card_that_lies_in_one():
    assert CARDS["border-fortress"].text.endswith("reveal a face-down province.")
    assert CARDS["iuchi-farseer"].text.endswith("reveal an opponent's face-down province.")


@pytest.mark.ruling("L-24.4")
def test_what_an_opponent_chooses_that_is_not_yours_is_said_of_you():
    assert "choose a participating character you do not control" in CARDS["vice-proprietor"].text


def test_which_card_is_moved_and_which_bears_it():
    assert CARDS["giver-of-gifts"].text == "Action: attach an attachment you control to a character you control."


def test_holdings_of_the_shadowlands_say_which_phase_ends():
    assert "at the end of the conflict phase" in CARDS["haunted-ruins"].text.lower()


@pytest.mark.parametrize(
    ("face", "start"),
    [
        ("forgotten-library", "After the draw phase begins,"),
        ("shiba-tsukune", "At the end of the conflict phase,"),
        ("thundering-tide-keep", "When the conflict phase would end,"),
        ("bayushi-manipulator", "After the honor dials are shown,"),
    ],
)
def test_what_the_framework_does_is_done_by_no_player(face, start):
    assert CARDS[face].text.startswith(start)


def test_whether_a_card_in_a_province_lies_face_up_is_said_where_any_card_is_meant():
    assert CARDS["golden-plains-raider"].text.endswith("discard a face-up card in a province of an opponent.")
    assert CARDS["sabotage"].text.endswith("discard a card in a province of an opponent (face up or face down).")
    assert CARDS["charge"].text.endswith("put a character in your provinces into play in the conflict.")


def test_what_is_taken_off_is_said_as_less():
    assert (
        "−X political until the conflict ends (X equals the glory of that character)" in CARDS["preeminent-decree"].text
    )
    assert "−X military and −X political until the conflict ends (X equals the" in CARDS["make-an-opening"].text


@pytest.mark.parametrize(
    ("face", "said"),
    [
        ("for-shame", "choose an opponent's participating character; your opponent dishonors or bows that character."),
        (
            "fallen-in-battle",
            "After you have won a military conflict by 5 or more, you may discard a participating character",
        ),
        (
            "deathseeker",
            "After this character has lost a conflict as an attacker, you may sacrifice this character; then, if",
        ),
        (
            "rout",
            "move home an opponent's character with lower military than a participating Bushi character you control.",
        ),
        ("tainted-wasteland", "After the attached province is attacked, each opponent loses 1 honor."),
        (
            "seppun-hidden-guard",
            "When an ability of a character would take effect, if its target is a unique character",
        ),
        ("third-tower", "is attacked, you may take 1 honor from the attacker"),
        ("discerning-yoriki", "After you look at a card in an opponent's hand, you may honor a character."),
        ("steadfast-samurai", "After the fate phase begins, if an opponent has at least 5 less honor than you"),
        ("blackmail", "a character of printed cost 2 or less controlled by your opponent until the conflict ends."),
        ("staging-ground", "flip up to 2 cards that lie face down in your provinces."),
        ("even-the-odds", "if it is a Commander character, honor it."),
        ("honorable-challenger", "the winner does not bow when the conflict is resolved."),
        ("hida-o-ushi", "you may gain one more military conflict opportunity this phase"),
    ],
)
def test_who_does_what_and_to_what_stands_in_one_plain_sentence(face, said):
    assert said in CARDS[face].text


def test_what_a_card_gives_to_another_says_whom_it_changes():
    assert (
        "give the loser “Each card of your hand costs 1 more.” until the conflict ends" in CARDS["civil-discourse"].text
    )
    assert "give a participating character +2 military" in CARDS["banzai"].text


def test_what_is_lost_is_no_gain_of_less_than_nothing():
    assert CARDS["seeking-enlightenment"].text.endswith(
        "make your opponent lose X fate (X equals the number of attacking characters)."
    )
    assert "then lose X honor (X equals the fate on it)" in CARDS["seize-the-mind"].text


@pytest.mark.ruling("L-3.6")
@pytest.mark.parametrize(
    ("card", "told"), [("adopted-kin", "Fire role only."), ("darkness-rising", "Water role only. Draining.")]
)
def test_what_a_deck_needs_to_hold_a_card_is_told(card, told):
    assert CARDS[card].text.startswith(told)
    assert "role only" not in CARDS["giver-of-gifts"].text
