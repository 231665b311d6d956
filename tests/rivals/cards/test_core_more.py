"""Attack, Reaction and Action cards, and Havens, of the Core Set: Toreador, Ventrue, Malkavian, Brujah."""

import pytest

from tests.rivals.tools import asked, attack, blood_on, faces, find, number, options, play_through, position, where


def fight(cards: str, sort: str, card: str, attacker: str = "guvnah", victim: str = "doc", more: str = "", **options_):
    """An attack with a card on another one in The Streets."""
    s = position(
        f"streets a: {attacker} [blood 5]\nstreets b: {victim} [blood 5]\nhand a: {card}\nprestige: 9 9\n"
        f"leaders: {attacker} {victim}\n{cards}\n{more}"
    )
    attack(s, f"a/{attacker}", f"b/{victim}", sort, f"play {card}", **options_)
    return s


# ── Attack and Reaction cards ───────────────────────────────────────────────────────────────────────────────────────


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


# ── Action cards ────────────────────────────────────────────────────────────────────────────────────────────────────

QUIET = "haven b: doc [blood 5]\nprestige: 9 9\n"


def test_late_night_snack_mends_as_much_as_there_is_fortitude():
    text = (
        QUIET
        + "haven a: em [blood 1], dien [blood 4]\ntorpor a: maia [blood 1]\nhand a: late-night-snack\nleaders: em doc"
    )
    s = position(text)
    play_through(s, "play late-night-snack", "a/em", "a/em", "a/torpor/maia")
    assert [blood_on(s, name) for name in ("em", "dien", "maia")] == [2, 4, 2]
    assert s.asked[1][0] == "action?"
    s = position(text.replace("em [blood 1], dien [blood 4]", "hydra [blood 4]").replace("em doc", "hydra doc"))
    assert "play late-night-snack" not in options(s)


def test_first_tradition_hides_characters_outside_until_two_mortals_are_defeated_in_a_turn():
    s = position(
        "streets a: hydra [blood 6], guvnah [blood 5]\nhaven b: doc [blood 5]\ncity: chef, addict\n"
        "prestige: 9 9\n"
        "hand a: first-tradition-the-masquerade, throat-rip, gang-up, baseball-bat"
    )
    s.choose("play first-tradition-the-masquerade")
    assert (s.prestige, number(s, "Secrecy", "hydra"), number(s, "Secrecy", "doc")) == ((7, 9), 1, 0)
    s = position(
        "streets a: hydra [blood 6]\nstreets a2: dien [blood 6]\nhaven b: doc [blood 5]\n"
        "city: chef, addict\nprestige: 9 9\n"
        "board a: first-tradition-the-masquerade\nhand a: throat-rip, baseball-bat\nleaders: hydra doc"
    )
    attack(s, "a/hydra", "city/chef", "physical", "play throat-rip")
    s.choose("burn city/chef")
    while s.asked[1][0] != "action?":
        s.choose(options(s)[0])
    assert where(s, "first-tradition-the-masquerade") == "board"
    s.choose("attack with a2/dien")
    while s.asked[1][0] != "reward?":
        wish = ["city/addict", "physical", "play baseball-bat", "no card", "show it", "pass"]
        s.choose(next(name for name in wish if name in options(s)))
    assert where(s, "first-tradition-the-masquerade") == "burned"
    s = position(QUIET + "haven a: karma [blood 3]\nhand a: first-tradition-the-masquerade\nprestige: 1 9")
    assert "play first-tradition-the-masquerade" not in options(s)


def test_emergency_bloodbag_feeds_the_wounded_at_the_start_of_the_turn():
    text = QUIET + (
        "haven a: hydra [blood 3], shades [blood 4]\ntorpor a: skunk [blood 1]\nactive: b\n"
        "board a: emergency-bloodbag [blood {}]\nleaders: hydra doc"
    )
    s = position(text.format(2))
    s.choose("end")
    assert asked(s)[0] == 0
    assert options(s) == ["use a/emergency-bloodbag", "pass"]
    s.choose("use a/emergency-bloodbag")
    assert options(s) == ["a/hydra", "a/torpor/skunk"]  # Shades is not Wounded
    s.choose("a/hydra")
    assert (blood_on(s, "hydra"), blood_on(s, "emergency-bloodbag")) == (4, 1)
    s = position(text.format(1))
    play_through(s, "end", "use a/emergency-bloodbag", "a/torpor/skunk")
    assert where(s, "emergency-bloodbag") == "burned"
    s = position(QUIET + "haven a: karma [blood 3]\nhand a: emergency-bloodbag")
    s.choose("play emergency-bloodbag")
    assert (where(s, "emergency-bloodbag"), blood_on(s, "emergency-bloodbag")) == ("board", 3)
    assert s.prestige[0] + s.supply[0] == 32 - 3 - 3


@pytest.mark.ruling("R-171")
def test_long_term_investment_pays_back_twice_over():
    s = position(QUIET + "haven a: em [blood 4]\nhand a: long-term-investment\nleaders: em doc")
    play_through(s, "play long-term-investment", "way 2")
    assert (s.prestige, dict(s.pieces[find(s, "long-term-investment")].counters)) == ((7, 9), {"prestige": 4})
    s = position(
        QUIET + "haven a: em [blood 4]\nboard a: long-term-investment [prestige 1]\nactive: b\nleaders: em doc"
    )
    s.choose("end")
    assert (s.prestige, where(s, "long-term-investment")) == ((10, 9), "burned")
    s = position(QUIET.replace("9 9", "2 9") + "haven a: em [blood 4]\nhand a: long-term-investment\nleaders: em doc")
    s.choose("play long-term-investment")
    assert options(s) == ["way 1", "way 2"]


@pytest.mark.ruling("R-018")
def test_marked_man_puts_agenda_on_anybody_for_who_defeats_it():
    s = position(
        "streets a: hydra [blood 6], em [blood 4]\nstreets b: doc [blood 1]\n"
        "haven b: karma [blood 3]\nhand a: marked-man\nleaders: hydra doc"
    )
    assert "play marked-man" in options(s)
    s.choose("play marked-man")
    assert options(s) == ["b/karma", "a/hydra", "a/em", "b/doc"]
    s.choose("b/doc")
    attack(s, "a/hydra", "b/doc", "physical")
    assert s.agenda == (2, 0)
    s = position("streets a: hydra [blood 6]\nhaven b: karma [blood 3]\nhand a: marked-man\nleaders: hydra karma")
    assert "play marked-man" not in options(s)  # nobody of its clan


def test_smoke_em_out_empties_a_haven():
    text = (
        "streets a: hydra [blood 6]\nhaven b: doc [bowed, blood 5], karma [blood 3]\n"
        "board b: the-madhouse\nboard a: house-of-pain\nhand a: smoke-em-out\nleaders: hydra doc\n"
    )
    s = position(text)
    s.choose("play smoke-em-out")  # the only Haven with somebody inside
    assert [where(s, name) for name in ("doc", "karma")] == ["streets", "streets"]
    assert (blood_on(s, "doc"), blood_on(s, "karma")) == (4, 3)
    assert s.pieces[find(s, "doc")].place == s.pieces[find(s, "karma")].place
    s = position(text.replace("streets a", "haven a"))
    assert "play smoke-em-out" not in options(s)


def test_beauty_is_a_beast_helps_against_mortals_socially():
    text = (
        "streets a: guvnah [blood 5]\nhaven b: doc [blood 5]\ncity: chef\n"
        "streets b: karma [blood 3]\nboard a: beauty-is-a-beast\nleaders: guvnah doc\n"
    )
    s = position(text)
    s.choose("attack with a/guvnah")
    answers = {"target?": "city/chef", "sort?": "social", "attack card?": "no card"}
    while s.asked[1][0] in answers:
        s.choose(answers[s.asked[1][0]])
    assert options(s) == ["use a/beauty-is-a-beast", "pass"]
    s.choose("use a/beauty-is-a-beast")
    assert not s.pieces[find(s, "beauty-is-a-beast")].ready
    for target, sort in (("city/chef", "mental"), ("b/karma", "social")):
        s = position(text)
        s.choose("attack with a/guvnah")
        while s.asked[1][0] in ("target?", "sort?", "attack card?", "reaction card?"):
            s.choose(next(name for name in (target, sort, "no card") if name in options(s)))
        assert s.asked[1][0] == "action?"


def test_search_engine_looks_at_a_deck_and_may_sink_the_card():
    text = QUIET + (
        "haven a: karma [blood 3]\nboard a: search-engine\n"
        "library a: unhinged, terrorize, fleetness\nfaction a: doc, hydra\nleaders: karma doc"
    )
    s = position(text)
    play_through(s, "use a/search-engine", "library")
    assert s.pieces[find(s, "unhinged")].known == 1
    s.choose("to the bottom")
    assert faces(s, "library", 0) == ["terrorize", "fleetness", "unhinged"]
    assert "use a/search-engine" not in options(s)
    s = position(text)
    play_through(s, "use a/search-engine", "faction", "leave")
    assert faces(s, "faction", 0) == ["doc", "hydra"]
    s = position(text.replace("karma [blood 3]", "lolita [blood 3]").replace("karma doc", "lolita doc"))
    assert "use a/search-engine" not in options(s)


# ── Havens ──────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_artist_lofts_exchanges_a_card_while_the_leader_is_exhausted():
    text = (
        "haven a: hydra [{}blood 6], skunk [bowed, blood 3]\nhaven b: doc [blood 5]\n"
        "board a: artist-lofts\nhand a: unhinged\n"
        "library a: terrorize, terrorize, fleetness, fleetness\nleaders: hydra doc"
    )
    s = position(text.format("bowed, "))
    s.choose("end")
    assert s.asked[1][0] == "may"
    s.choose("yes")
    assert len(options(s)) == 4
    assert asked(s)[0] == 0
    s.choose("unhinged")
    assert faces(s, "hand", 0) == ["fleetness", "terrorize", "terrorize"]
    s = position(text.format(""))
    s.choose("end")
    assert s.asked[1][0] == "action?"  # nothing is asked, and the other one's turn has come
    assert number(s, "Secrecy", "hydra") == 1


def test_the_dockyards_let_the_leader_prevent_one_damage_for_a_card():
    text = (
        "streets a: hydra [blood 6]\nstreets b: doc [blood 5], lolita [blood 3]\n"
        "board b: the-dockyards\nhand b: unhinged\nleaders: hydra doc"
    )
    s = position(text)
    attack(s, "a/hydra", "b/doc", "physical")
    assert asked(s) == (1, ["use b/the-dockyards", "pass"])
    play_through(s, "use b/the-dockyards", "unhinged")
    assert (blood_on(s, "doc"), faces(s, "hand", 1)) == (4, [])
    s = position(text)
    attack(s, "a/hydra", "b/lolita", "physical")
    assert s.asked[1][0] == "action?"
    s = position(text.replace("hand b: unhinged\n", ""))
    attack(s, "a/hydra", "b/doc", "physical")
    assert s.asked[1][0] == "action?"


def test_the_penthouse_mends_who_gets_a_retainer():
    text = (
        "streets a: hydra [blood 4]\nhaven b: doc [blood 5]\ncity: student\n"
        "board a: the-penthouse\nhand a: throat-rip\nleaders: {} doc\n"
    )
    s = position(text.format("hydra"))
    attack(s, "a/hydra", "city/student", "physical", "play throat-rip")
    s.choose("attach city/student")
    assert blood_on(s, "hydra") == 5
    s = position(text.format("skunk"))
    attack(s, "a/hydra", "city/student", "physical", "play throat-rip")
    s.choose("attach city/student")
    assert blood_on(s, "hydra") == 4  # without the Leader nothing happens


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


@pytest.mark.ruling("RR-5")
def test_cards_of_a_clan_are_for_that_clan_alone():
    s = position("haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nhand a: distraction")
    assert "play distraction" not in options(s)
    s = position("haven a: doc [blood 5]\nhaven b: hydra [blood 6]\nhand a: distraction")
    assert "play distraction" in options(s)
    for who, plays in (("grigori", False), ("doc", True)):
        s = position(f"streets a: {who} [blood 5]\nstreets b: hydra [blood 6]\nhand a: unhinged")
        play_through(s, f"attack with a/{who}", "mental")
        assert ("play unhinged" in options(s)) is plays


@pytest.mark.ruling("RR-5")
def test_the_spoils_are_played_without_a_character():
    s = position("haven a: hydra [bowed, blood 6]\nhaven b: doc [blood 5]\nhand a: the-spoils")
    s.choose("play the-spoils")
    assert where(s, "the-spoils") == "board"
    s = position("haven a: grigori [blood 5]\nhaven b: doc [blood 5]\nhand a: the-spoils")
    assert "play the-spoils" not in options(s)  # no Brujah


@pytest.mark.ruling("RR-9")
def test_drain_them_slowly_does_not_ask_what_became_of_the_attacker():
    s = position(
        "streets a: hydra [blood 1]\nhaven a: skunk [blood 3]\nstreets b: doc [blood 5]\nboard a: drain-them-slowly\n"
        "hand a: the-mighty-fall\nhand b: the-mighty-fall"
    )
    attack(s, "a/hydra", "b/doc", "mental", "play the-mighty-fall", reaction="play the-mighty-fall")
    assert (where(s, "hydra"), blood_on(s, "doc")) == ("torpor", 4)
    assert s.agenda == (1, 1)  # and one for a Rival's vampire


# ── more than one is hit ────────────────────────────────────────────────────────────────────────────────────────────

SPRAY = "streets b: doc [blood {}], karma [bowed, blood 3], skunk [bowed, blood 3]\nhaven b: lolita [blood 3]\n"


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
