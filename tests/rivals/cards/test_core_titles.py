"""The Titles of the Core Set, and its cards about Titles, Influence and Prestige."""

import pytest

from coterie.games.rivals.facts import influence
from tests.rivals.tools import attack, blood_on, faces, find, number, options, play_through, position, where

FOES = "haven b: doc [blood 5], karma [blood 3]\n"


def bearer(s, title: str) -> str:
    host = s.pieces[find(s, title)].host
    return s.pieces[host].face if host >= 0 else ""


# ── Titles ──────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("R-146", "RR-5.1")
def test_herald_saves_a_prestige_of_recruiting_and_the_vampire_is_filled_all_the_same():
    s = position(
        FOES
        + "haven a: yusuf-kaya [blood 5]\nattached a: herald [on haven/yusuf-kaya]\nhand a: nancy-witt\nprestige: 5 5"
    )
    s.choose("recruit nancy-witt")
    assert (s.prestige, blood_on(s, "nancy-witt")) == ((3, 5), 3)
    s = position(FOES + "haven a: yusuf-kaya [blood 5]\nboard a: herald\nhand a: nancy-witt\nactive: b\nhand b: velvet\n"
                 "attached a: herald [on haven/yusuf-kaya]\nprestige: 5 5")  # fmt: skip
    s.choose("recruit velvet")
    assert s.prestige == (5, 1)  # not for others


def test_herald_is_attached_for_two_influence_to_bp_2():
    s = position(FOES + "haven a: yusuf-kaya [blood 5]\nhand a: herald")
    play_through(s, "play herald", "exert a/yusuf-kaya")
    assert bearer(s, "herald") == "yusuf-kaya"


def test_keeper_of_elysium_keeps_the_haven_secret_and_needs_bp_4():
    s = position(
        FOES
        + "haven a: yusuf-kaya [blood 5], nancy-witt [blood 3]\nhand a: keeper-of-elysium\nstreets a: brother [blood 5]"
    )
    play_through(s, "play keeper-of-elysium")
    assert options(s) == ["a/yusuf-kaya", "a/brother"]  # Nancy Witt has 3 BP
    play_through(s, "a/yusuf-kaya", "exert a/yusuf-kaya", "spend Prestige", "2")
    assert number(s, "Secrecy", "nancy-witt") == 1
    assert (number(s, "Secrecy", "brother"), number(s, "Secrecy", "karma")) == (0, 0)


def test_primogen_gives_influence_and_damage_against_titles():
    table = "streets a: yusuf-kaya [blood 5]\nstreets b: doc [blood 5]\nattached a: primogen [on streets/yusuf-kaya]\n"
    s = position(table + "attached b: herald [on streets/doc]")
    assert influence(s, find(s, "yusuf-kaya")) == 3
    attack(s, "a/yusuf-kaya", "b/doc", "physical")
    assert blood_on(s, "doc") == 5 - 2 - 1
    s = position(table)
    attack(s, "a/yusuf-kaya", "b/doc", "physical")
    assert blood_on(s, "doc") == 5 - 2


def test_seneschal_is_an_action_against_a_foe_worth_less_while_somebody_is_prince():
    table = FOES + "haven a: yusuf-kaya [blood 5]\nattached a: seneschal [on haven/yusuf-kaya]\n"
    s = position(table + "haven c: hydra [blood 6]", players=3)
    s.choose("use a/seneschal")
    assert options(s) == ["seat b", "seat c"]
    s.choose("seat c")
    assert s.prestige == (20, 20, 18)
    assert not s.pieces[find(s, "yusuf-kaya")].ready
    assert "use a/seneschal" not in options(s)
    assert "(actions left: 1)" in s.question.prompt
    s = position(table + "attached b: prince-of-the-city [on haven/doc]")
    s.choose("use a/seneschal")
    assert s.prestige == (20, 19)


def test_sheriff_burns_an_ongoing_card_from_the_streets():
    table = (
        "{} a: yusuf-kaya [blood 5]\nattached a: sheriff [on {}/yusuf-kaya]\nboard b: assert-authority, the-madhouse\n"
    )
    s = position(FOES + table.format("streets", "streets"))
    s.choose("use a/sheriff")
    assert (where(s, "assert-authority"), where(s, "the-madhouse")) == ("burned", "board")
    assert not s.pieces[find(s, "yusuf-kaya")].ready
    assert "use a/sheriff" not in options(position(FOES + table.format("haven", "haven")))


def test_sheriff_burns_ongoing_events_but_no_antagonist():
    table = "streets a: yusuf-kaya [blood 5]\nattached a: sheriff [on streets/yusuf-kaya]\ncity: {}\n"
    s = position(FOES + table.format("special-affairs-division, san-francisco-fog [prestige-b 1]"))
    s.choose("use a/sheriff")
    assert (where(s, "san-francisco-fog"), where(s, "special-affairs-division")) == ("burned", "city")
    for other in ("special-affairs-division", "team-x-operative"):
        assert "use a/sheriff" not in options(position(FOES + table.format(other)))


def test_the_prince_of_san_francisco_is_seen_by_all_and_earns_at_the_start_of_a_turn():
    s = position(
        FOES + "haven a: yusuf-kaya [blood 5]\nboard a: royal-retreat\n"
        "attached a: prince-of-the-city [on haven/yusuf-kaya]\n"
        "active: b\nlibrary a: herald, herald, herald\nlibrary b: herald, herald"
    )
    assert (number(s, "Secrecy", "yusuf-kaya"), influence(s, find(s, "yusuf-kaya"))) == (0, 5)  # with Royal Retreat
    play_through(s, "end")
    assert (s.active, s.prestige, s.agenda) == (0, (21, 20), (1, 0))
    s.choose("end")
    assert (s.prestige, s.agenda) == ((21, 20), (1, 0))  # not in turns of others


# ── Agenda cards, Havens, actions ───────────────────────────────────────────────────────────────────────────────────


def test_base_of_power_and_stevie_osborn_reward_each_title():
    table = FOES + "haven a: stevie-osborn [blood 5], yusuf-kaya [blood 5]\nboard a: base-of-power\nhand a: herald\n"
    s = position(table)
    play_through(s, "play herald", "a/yusuf-kaya", "exert a/yusuf-kaya", "exert a/stevie-osborn")
    s.choose("trigger a/base-of-power")
    assert (s.agenda, s.prestige) == ((2, 0), (21, 20))
    s = position(table + "active: b\nhand b: herald")
    play_through(s, "play herald", "b/doc", "exert b/doc")
    assert (s.agenda, s.prestige) == ((0, 0), (20, 20))


def test_base_of_power_rewards_a_claim_and_no_retainer():
    s = position(
        "haven b: doc [bowed, blood 5]\nstreets a: stevie-osborn [blood 5]\nboard a: base-of-power\ncity: prince-of-the-city"
    )
    play_through(s, "claim with a/stevie-osborn", "trigger a/base-of-power")
    assert (s.agenda, s.prestige) == ((2, 0), (21, 20))
    s = position(FOES + "streets a: stevie-osborn [blood 5]\nboard a: base-of-power\ncity: chef\nhand a: 38-special")
    attack(s, "a/stevie-osborn", "city/chef", "ranged", "play 38-special")
    assert (s.agenda, s.prestige) == ((0, 0), (20, 20))


def test_royal_retreat_gives_influence_to_titles_while_the_leader_is_there():
    table = FOES + (
        "haven a: yusuf-kaya [blood 5], nancy-witt [blood 3]\n"
        "board a: royal-retreat\nattached a: herald [on haven/nancy-witt]\n"
    )
    s = position(table)
    assert [influence(s, find(s, face)) for face in ("nancy-witt", "yusuf-kaya")] == [2, 2]  # Yusuf Kaya leads
    assert number(s, "Secrecy", "nancy-witt") == 1
    s = position(table + "leaders: hydra doc")
    assert influence(s, find(s, "nancy-witt")) == 1


def test_royal_retreat_trades_a_mortal_for_a_new_city_card():
    table = FOES + "haven a: yusuf-kaya [blood 5]\nboard a: royal-retreat\ndeck: chef, student\n"
    s = position(table + "city: vagrant")
    s.choose("use a/royal-retreat")
    assert (faces(s, "city"), where(s, "vagrant")) == (["chef"], "discard")
    assert "use a/royal-retreat" not in options(position(table))  # no Mortal
    s = position(table + "leaders: hydra doc\ncity: vagrant")
    assert "use a/royal-retreat" not in options(s)  # no Leader


def test_assert_authority_gives_the_leader_influence_for_each_foe():
    s = position(
        FOES
        + "haven a: yusuf-kaya [blood 5], nancy-witt [blood 3]\nboard a: assert-authority\nhaven c: hydra [blood 6]",
        players=3,
    )
    assert [influence(s, find(s, face)) for face in ("yusuf-kaya", "nancy-witt", "doc")] == [4, 1, 2]


def test_assert_authority_is_played_without_a_character_of_a_ventrue_coterie():
    s = position(FOES + "haven a: yusuf-kaya [bowed, blood 5]\nhand a: assert-authority")
    s.choose("play assert-authority")
    assert where(s, "assert-authority") == "board"
    assert "play assert-authority" not in options(position(FOES + "haven a: hydra [blood 6]\nhand a: assert-authority"))


def test_influencer_costs_prestige_and_gives_influence_to_presence():
    s = position(FOES + "haven a: yusuf-kaya [blood 5], nancy-witt [blood 3]\nhand a: influencer")
    s.choose("play influencer")
    assert (s.prestige, where(s, "influencer")) == ((19, 20), "board")
    assert [influence(s, find(s, face)) for face in ("yusuf-kaya", "nancy-witt")] == [
        2,
        2,
    ]  # one leads, one has presence


def test_royal_review_gives_prestige_for_each_title():
    table = FOES + "haven a: yusuf-kaya [blood 5], nancy-witt [blood 3]\nhand a: royal-review\n"
    s = position(
        table + "attached a: herald [on haven/yusuf-kaya], primogen [on haven/yusuf-kaya]\n"
        "attached a: sheriff [on haven/nancy-witt]\nattached b: legate [on haven/doc]"
    )
    play_through(s, "play royal-review", "a/nancy-witt")
    assert s.prestige == (23, 20)
    assert "play royal-review" not in options(position(table))


# ── attacks and reactions ───────────────────────────────────────────────────────────────────────────────────────────


def test_power_play_counts_characters_with_titles_in_the_party():
    table = (
        "streets a: zhang-wei [blood 4], randolph-marz [blood 6], nancy-witt [blood 3]\n"
        "streets b: hydra [blood 6]\nhand a: power-play\n"
    )
    titles = (
        "attached a: herald [on streets/randolph-marz], sheriff [on streets/randolph-marz]\n"
        "attached a: primogen [on streets/nancy-witt]\n"
    )
    s = position(table + titles)
    attack(s, "a/randolph-marz", "b/hydra", "mental", "play power-play")
    assert blood_on(s, "hydra") == 6 - (1 + 1 + 2)
    s = position(table + titles)
    play_through(s, "attack with a/zhang-wei", "mental")
    assert "play power-play" not in options(s)  # 4 BP


@pytest.mark.parametrize(("title", "damage"), [("", 1), ("herald", 2), ("prince-of-the-city", 3)])
def test_know_your_place_rewards_a_title_and_more_the_prince(title, damage):
    table = "streets a: yusuf-kaya [blood 5]\nstreets b: karma [blood 3], doc [blood 5]\nhand a: know-your-place\n"
    s = position(table + (f"attached a: {title} [on streets/yusuf-kaya]" if title else ""))
    attack(s, "a/yusuf-kaya", "b/doc", "social", "play know-your-place")
    assert blood_on(s, "doc") == 5 - damage  # less the social of Doc, which is that of Yusuf Kaya


def test_dignity_of_the_office_shields_by_titles():
    table = (
        "streets a: hydra [blood 6]\nstreets b: zhang-wei [blood 4]\n"
        "haven b: nancy-witt [blood 3]\nhand b: dignity-of-the-office\nhand a: throat-rip\n"
    )
    s = position(table + "attached b: herald [on haven/nancy-witt]")
    attack(s, "a/hydra", "b/zhang-wei", "physical", "play throat-rip", reaction="play dignity-of-the-office")
    assert blood_on(s, "zhang-wei") == 4 - (4 - 2)
    s = position(table)
    attack(s, "a/hydra", "b/zhang-wei", "mental", "no card")
    assert faces(s, "hand", 1) == ["dignity-of-the-office"]  # not against a mental attack
