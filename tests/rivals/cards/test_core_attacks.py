"""Attack and Reaction cards of the Core Set: Toreador, Ventrue, Malkavian, Brujah."""

import pytest

from coterie.games.rivals.cards import CARDS
from tests.rivals.tools import attack, blood_on, faces, find, options, play_through, position, where


def fight(cards: str, sort: str, card: str, attacker: str = "guvnah", victim: str = "doc", more: str = "", **options_):
    """Return an attack with a card on another one in The Streets."""
    s = position(
        f"streets a: {attacker} [blood 5]\nstreets b: {victim} [blood 5]\nhand a: {card}\nprestige: 9 9\n"
        f"leaders: {attacker} {victim}\n{cards}\n{more}"
    )
    attack(s, f"a/{attacker}", f"b/{victim}", sort, f"play {card}", **options_)
    return s


def test_a_biting_comment_hurts_more_or_steals():
    s = fight("", "social", "a-biting-comment")
    assert len(options(s)) == 2
    s.choose(next(o for o in options(s) if "Steal" in o))
    assert (s.prestige, blood_on(s, "doc")) == ((10, 8), 5)  # 1 against 1
    s = fight("", "social", "a-biting-comment")
    s.choose(next(o for o in options(s) if "Harder" in o))
    assert (s.prestige, blood_on(s, "doc")) == ((9, 9), 3)
    s = position(
        "streets a: guvnah [blood 5]\nhaven b: doc [blood 5]\ncity: chef\nhand a: a-biting-comment\nprestige: 9 9"
    )
    attack(s, "a/guvnah", "city/chef", "social", "play a-biting-comment")
    assert s.asked[1][0] == "reward?"  # a Mortal has no Prestige to steal: +2 was the only choice


def test_backhanded_compliment_makes_a_foe_mend_at_its_own_cost():
    text = (
        "streets a: maia [blood 4]\n"
        "attached a: cop [on streets/maia], tour-guide [on streets/maia]\n"
        "streets b: doc [blood {}]\n"
    )
    text += "haven b: karma [blood 3]\nhand a: backhanded-compliment\nprestige: 9 {}\nleaders: maia doc"
    s = position(text.format(5, 9))
    attack(s, "a/maia", "b/doc", "social", "play backhanded-compliment")
    assert (s.prestige, blood_on(s, "doc")) == ((9, 8), 5)  # 1 + 1 - 1 damage
    s = position(text.format(5, 1))
    attack(s, "a/maia", "b/doc", "social", "play backhanded-compliment")
    assert (s.prestige, blood_on(s, "doc")) == ((9, 1), 4)  # never the last
    s = position(text.format(1, 9))
    attack(s, "a/maia", "b/doc", "social", "play backhanded-compliment")
    assert (where(s, "doc"), s.prestige) == ("torpor", (9, 8))  # defeated: that one is for torpor


def test_demand_obedience_needs_two_dominate_in_the_party():
    s = fight("attached a: cop [on streets/guvnah]", "mental", "demand-obedience")
    assert s.prestige == (9, 7)
    assert fight("", "mental", "demand-obedience").prestige == (9, 9)


def test_gang_up_counts_the_retainers_of_the_party():
    text = (
        "streets a: guvnah [blood 5], karma [blood 3]\nstreets b: doc [blood 5]\nhand a: gang-up\nleaders: guvnah doc\n"
    )
    s = position(text + "attached a: chef [on streets/guvnah], student [on streets/karma]")
    attack(s, "a/guvnah", "b/doc", "physical", "play gang-up")
    assert blood_on(s, "doc") == 5 - (1 + 2)
    s = position(text)
    attack(s, "a/guvnah", "b/doc", "physical", "play gang-up")
    assert blood_on(s, "doc") == 4


@pytest.mark.parametrize(("where_else", "left"), [("streets a: doc [blood 5], velvet [blood 4]", 1), ("", 2)])
def test_the_holdout_dagger_adds_the_obfuscate_of_the_party_and_of_nobody_else(where_else, left):
    apart = "" if where_else else "haven a: velvet [blood 4]\n"
    s = position(
        f"{where_else or 'streets a: doc [blood 5]'}\n{apart}streets b: karma [blood 3]\nhand a: holdout-dagger\n"
        "leaders: doc karma\nprestige: 9 9"
    )
    attack(s, "a/doc", "b/karma", "physical", "play holdout-dagger")
    assert blood_on(s, "karma") == left


def test_humiliate_is_worse_with_two_presence_as_attack_and_reaction():
    assert blood_on(fight("", "social", "humiliate", "johnny"), "doc") == 5 - (2 + 1 + 1 - 1)
    assert blood_on(fight("", "social", "humiliate", "guvnah"), "doc") == 5 - (1 + 1 - 1)
    s = position("streets a: doc [blood 5]\nstreets b: johnny [blood 4]\nhand b: humiliate\nleaders: doc johnny")
    attack(s, "a/doc", "b/johnny", "social", reaction="play humiliate")
    assert blood_on(s, "doc") == 5 - (2 + 1 + 1 - 1)


@pytest.mark.ruling("R-181")
def test_irresistible_voice_steals_a_retainer_for_blood():
    text = (
        "streets a: em [blood 4]\nstreets b: doc [blood 5]\nattached b: chef [on streets/doc]\n"
        "hand a: irresistible-voice\n"
    )
    text += "library a: unhinged\nleaders: em doc\n"
    s = position(text)
    attack(s, "a/em", "b/doc", "mental", "play irresistible-voice")
    assert options(s) == ["yes", "no"]
    s.choose("yes")
    assert (blood_on(s, "em"), s.pieces[find(s, "chef")].host) == (2, find(s, "em"))
    assert faces(s, "hand", 0) == ["unhinged"]  # what attaching gives
    s = position(text + "attached a: cop [on streets/em]")
    attack(s, "a/em", "b/doc", "mental", "play irresistible-voice")
    s.choose("yes")
    assert blood_on(s, "em") == 3  # with dominate it costs less
    s = position(text.replace("em [blood 4]", "guvnah [blood 5]").replace("em doc", "guvnah doc"))
    attack(s, "a/guvnah", "b/doc", "mental", "play irresistible-voice")
    assert s.asked[1][0] == "action?"  # no presence
    s = position(text.replace("em [blood 4]", "em [blood 2]"))
    attack(s, "a/em", "b/doc", "mental", "play irresistible-voice")
    assert s.asked[1][0] == "action?"  # the last Blood is not paid


def test_seduction_steals_blood_or_beguiles_a_mortal():
    s = fight("", "social", "seduction", "johnny", more="")
    assert blood_on(s, "doc") == 5 - 1 - (2 - 1)  # stolen, and his attribute
    s = position(
        "streets a: johnny [blood 3]\nhaven b: doc [blood 5]\ncity: chef\nhand a: seduction\nleaders: johnny doc"
    )
    attack(s, "a/johnny", "city/chef", "social", "play seduction")
    assert s.asked[1][0] == "reward?"  # 2, and 2 for presence, against 3
    s = position("streets a: johnny [blood 3]\nstreets b: doc [blood 5]\nhand a: seduction\nleaders: johnny doc")
    attack(s, "a/johnny", "b/doc", "social", "play seduction")
    assert blood_on(s, "johnny") == 4


def test_the_mighty_fall_is_worse_for_those_with_much_blood_as_a_reaction_too():
    s = fight("", "mental", "the-mighty-fall")
    assert blood_on(s, "doc") == 5 - (1 + 1 + 2 - 2)
    s = position(
        "streets a: hydra [blood 6]\nstreets b: karma [blood 3]\nhand b: the-mighty-fall\nleaders: hydra karma"
    )
    attack(s, "a/hydra", "b/karma", "mental", reaction="play the-mighty-fall")
    assert blood_on(s, "hydra") == 6 - (1 + 2 + 2)
    s = position(
        "streets a: hydra [blood 4]\nstreets b: karma [blood 3]\nhand b: the-mighty-fall\nleaders: hydra karma"
    )
    attack(s, "a/hydra", "b/karma", "mental", reaction="play the-mighty-fall")
    assert blood_on(s, "hydra") == 4 - (1 + 2)


def test_steal_the_spotlight_costs_the_attacker_blood_only_if_a_blocker_plays_it():
    text = (
        "streets a: hydra [blood 6]\nstreets b: doc [blood 5], maia [blood 4]\n"
        "hand b: steal-the-spotlight\nleaders: hydra doc"
    )
    s = position(text)
    attack(s, "a/hydra", "b/doc", "physical", block="block with b/maia", reaction="play steal-the-spotlight")
    assert (blood_on(s, "hydra"), blood_on(s, "maia")) == (4, 4)  # 2 against 1 and a shield of 2
    s = position(text)
    attack(s, "a/hydra", "b/maia", "physical", reaction="play steal-the-spotlight")
    assert (blood_on(s, "hydra"), blood_on(s, "maia")) == (6, 4)


def test_unswayable_mind_is_a_shield_without_fortitude():
    s = fight("hand b: unswayable-mind", "social", "a-biting-comment", reaction="play unswayable-mind")
    s.choose(next(o for o in options(s) if "Harder" in o))
    assert blood_on(s, "doc") == 5 - (1 + 2 - 1 - 1)


@pytest.mark.ruling("RR-9")
def test_negating_the_text_leaves_the_printed_shield():
    s = position(
        "streets a: karma [blood 3], doc [blood 5]\nattached a: cop [on streets/karma]\n"
        "hand a: scry-the-soul\n"
        "streets b: lolita [blood 3]\nhand b: insanity-defense\nleaders: karma lolita"
    )
    attack(s, "a/karma", "b/lolita", "mental", "play scry-the-soul", reaction="play insanity-defense")
    assert blood_on(s, "lolita") == 3 - (2 + 1 - 2)  # without the third


# ── Drain Them Slowly ───────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("RR-9.1")
@pytest.mark.parametrize(("target", "sort", "card", "agenda"), [
    ("b/yusuf-kaya", "social", "no card", 0),  # no damage
    ("b/yusuf-kaya", "physical", "play throat-rip", 1),
    ("b/yusuf-kaya", "physical", "play feral-claws", 0),  # its damage is Aggravated
    ("b/karma", "physical", "play throat-rip", 1),  # defeated: what she gives is her bounty
    ("city/athlete", "physical", "no card", 0),  # a Mortal is no character
])  # fmt: skip
def test_drain_them_slowly_rewards_damage_that_leaves_a_character_standing(target, sort, card, agenda):
    s = position(
        "streets a: lil-fang [blood 4]\nattached a: cop [on streets/lil-fang]\nhand a: throat-rip, feral-claws\n"
        "streets b: yusuf-kaya [bowed, blood 5], karma [bowed, blood 1]\ncity: athlete\nboard a: drain-them-slowly\n"
    )
    attack(s, "a/lil-fang", target, sort, card)
    assert s.agenda == (agenda, 0)
    assert where(s, "athlete") == "city"


@pytest.mark.ruling("RR-9")
def test_drain_them_slowly_does_not_ask_what_became_of_the_attacker():
    s = position(
        "streets a: hydra [blood 1]\nhaven a: skunk [blood 3]\nstreets b: doc [blood 5]\nboard a: drain-them-slowly\n"
        "hand a: the-mighty-fall\nhand b: the-mighty-fall"
    )
    attack(s, "a/hydra", "b/doc", "mental", "play the-mighty-fall", reaction="play the-mighty-fall")
    assert (where(s, "hydra"), blood_on(s, "doc")) == ("torpor", 4)
    assert s.agenda == (1, 1)  # and one for a Rival's vampire


def answered(s, *answers: str) -> None:
    """Answers as far as they are asked for, until the next action; everything else is passed or takes the first option."""
    waiting = list(answers)
    while s.asked[1][0] != "action?" or waiting:
        now = options(s)
        if waiting and waiting[0] in now:
            s.choose(waiting.pop(0))
        else:
            s.choose(next((each for each in ("pass", "no card", "no block") if each in now), now[0]))


@pytest.mark.ruling("RR-9.1")
@pytest.mark.parametrize(
    ("attacker", "cards", "victim", "answers", "left", "agenda"),
    [
        ("aleister [blood 5]", "karma, skunk", "claudia-sterling [blood 3]", "social; use a/aleister", 1, 1),
        ("alejandro-lopez [blood 6]", "baals-caress", "dien [blood 6]", "physical; play baals-caress; yes; yes", 4, 0),
        (
            "dien [blood 6]",
            "feral-claws",
            "em [blood 4]",
            "physical; play feral-claws; show it; use flesh-of-marble",
            3,
            1,
        ),
    ],
)
def test_drain_them_slowly_counts_each_damage_by_what_it_is_when_it_is_taken(
    attacker, cards, victim, answers, left, agenda
):
    who, name = attacker.partition(" ")[0], victim.partition(" ")[0]
    s = position(
        f"streets a: {attacker}\nstreets b: {victim}\nhand a: {cards}\nhand b: flesh-of-marble\n"
        f"board a: drain-them-slowly\nattached a: {'athlete [on streets/dien], ' * 2 if who == 'dien' else ''}\n"
    )
    answered(s, f"attack with a/{who}", *answers.split("; "))
    assert (blood_on(s, name), s.agenda) == (left, (agenda, 0))


@pytest.mark.ruling("RR-9.1")
def test_damage_on_top_of_an_attack_that_deals_none_is_damage_of_that_attack():
    s = position(
        "streets a: aleister [blood 5]\nstreets b: lixue-chen [blood 6]\nattached b: tour-guide [on streets/lixue-chen]\n"
        "hand a: interrogation, skunk, karma\nhand b: greed\n"
    )
    answered(s, "attack with a/aleister", "social", "play interrogation", "use a/aleister")
    assert blood_on(s, "lixue-chen") == 6 - 4  # 1 and 2 are no more than her 3 social
    assert s.pieces[find(s, "greed")].known & 1  # its player has seen the hand


# ── more than one is hit ────────────────────────────────────────────────────────────────────────────────────────────

SPRAY = "streets b: doc [blood {}], karma [bowed, blood 3], skunk [bowed, blood 3]\nhaven b: lolita [blood 3]\n"


def test_the_text_of_drive_by_says_how_many_are_hit():
    assert CARDS["drive-by"].text == (
        "Deal 2 damage to each of up to X other characters in the opposing party "
        "(X equals the number of characters in this party with celerity) as this attack deals its damage."
    )


@pytest.mark.ruling("RR-9")
def test_what_hits_others_too_does_so_also_if_the_target_falls():
    s = position("streets a: hydra [blood 6], sweetums [blood 3]\nhand a: drive-by\n" + SPRAY.format(1))
    attack(s, "a/hydra", "b/doc", "ranged", "play drive-by")
    play_through(s, "b/karma", "b/skunk")
    assert (where(s, "doc"), blood_on(s, "karma"), blood_on(s, "skunk")) == ("torpor", 1, 1)
    s = position("streets a: hydra [blood 6]\nhand a: molotov-cocktail, fleetness\n" + SPRAY.format(1))
    attack(s, "a/hydra", "b/doc", "ranged", "play molotov-cocktail")
    play_through(s, "yes", "fleetness")
    assert (where(s, "doc"), blood_on(s, "karma"), blood_on(s, "skunk")) == ("burned", 2, 2)


@pytest.mark.ruling("RR-9")
def test_what_hits_others_too_does_so_also_if_the_attacker_falls():
    s = position(
        "streets a: hydra [blood 2], sweetums [blood 3]\nhand a: drive-by\nhand b: 38-special\n" + SPRAY.format(5)
    )
    attack(s, "a/hydra", "b/doc", "ranged", "play drive-by", reaction="play 38-special")
    play_through(s, "b/karma", "done")
    assert (where(s, "hydra"), blood_on(s, "doc"), blood_on(s, "karma")) == ("torpor", 3, 1)


@pytest.mark.ruling("RR-9")
def test_where_an_attack_was_turned_its_other_damage_is_for_the_rest_of_the_party():
    s = position("streets a: hydra [blood 6]\nhand a: drive-by\nhand b: rapid-reflexes\n"
                 "streets b: sweetums [blood 3], karma [bowed, blood 3]\n")  # fmt: skip
    attack(s, "a/hydra", "b/sweetums", "ranged", "play drive-by", reaction="play rapid-reflexes")
    assert options(s) == ["b/sweetums", "done"]
    s.choose("b/sweetums")
    assert (blood_on(s, "sweetums"), blood_on(s, "karma")) == (1, 1)
