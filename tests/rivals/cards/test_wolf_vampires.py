"""The vampires of Wolf & Rat: Gangrel and Nosferatu."""

import pytest

from tests.rivals.cards.beasts import tame
from tests.rivals.cards.turns import end_turn, onward
from tests.rivals.tools import asked, attack, blood_on, faces, find, number, options, play_through, position, where

DOC = "haven b: doc [blood 5]\n"
LIBRARY = "library a: fleetness, terrorize, unhinged, throat-rip\n"


# ── Gangrel ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def test_drea_warden_attaches_an_animal_of_the_hand_to_anybody_for_a_blood():
    s = tame("haven a: drea-warden [blood 5], lori-swiftfoot [blood 3]\nhand a: mongrel, fleetness\n" + DOC)
    s.choose("use a/drea-warden")
    assert options(s) == ["mongrel"]
    s.choose("mongrel")
    assert options(s) == ["a/drea-warden", "a/lori-swiftfoot"]  # no animalism needed, and none of the foe's
    s.choose("a/lori-swiftfoot")
    assert s.pieces[find(s, "mongrel")].host == find(s, "lori-swiftfoot")
    assert (blood_on(s, "drea-warden"), s.pieces[find(s, "drea-warden")].ready) == (4, False)


@pytest.mark.parametrize("table", [
    "haven a: drea-warden [blood 1]\nhand a: mongrel\n",  # her last Blood
    "haven a: drea-warden [blood 5]\nhand a: fleetness\ndiscard a: mongrel\n",
    "haven a: drea-warden [bowed, blood 5]\nhand a: mongrel\n",
    "haven a: drea-warden [blood 5]\nhand a: mongrel\n"
    "attached a: cop [on haven/drea-warden], cop [on haven/drea-warden], nun [on haven/drea-warden]\n",
])  # fmt: skip
def test_drea_warden_needs_blood_an_animal_and_room(table):
    assert "use a/drea-warden" not in options(tame(table + DOC))


def test_ghost_hides_those_with_protean_of_its_party_in_the_streets():
    s = position("streets a: ghost [blood 4], lil-fang [blood 4], lori-swiftfoot [blood 3]\n"
                 "streets a2: tamaska [blood 6]\n" + DOC)  # fmt: skip
    party = ("ghost", "lil-fang", "lori-swiftfoot", "tamaska")
    assert [number(s, "Secrecy", who) for who in party] == [1, 1, 0, 0]
    s = position("haven a: ghost [blood 4], lil-fang [blood 4]\n" + DOC)
    assert [number(s, "Secrecy", who) for who in ("ghost", "lil-fang")] == [0, 0]


def test_harry_o_brien_mends_for_each_animal_of_one_of_his_party():
    table = "streets a: harry-obrien [blood 1], tamaska [blood 2], ghost [blood 1]\nhaven a: lil-fang [blood 1]\n" + DOC
    held = "attached a: mongrel [on streets/tamaska], the-swarm [on streets/tamaska], cop [on streets/ghost]"
    held += ", mongrel [on haven/lil-fang]\n"
    s = tame(table + held)
    s.choose("use a/harry-obrien")
    assert blood_on(s, "tamaska") == 4  # the only one of the party with an Animal
    s = tame(table + held.replace("tamaska", "harry-obrien"))
    s.choose("use a/harry-obrien")
    assert blood_on(s, "harry-obrien") == 3
    assert "use a/harry-obrien" not in options(tame(table))


LEAH = "streets a: leah-swiftfoot [blood 4]{}\nstreets b: doc [blood 5], karma [blood 3]\n"


@pytest.mark.parametrize(("party", "blocks"), [("", False), (", ghost [blood 4]", True)])
def test_leah_swiftfoot_cannot_be_blocked_while_she_is_alone(party, blocks):
    s = position(LEAH.format(party))
    s.choose("attack with a/leah-swiftfoot")
    onward(s, "block?" if blocks else "answer?", target="b/doc", sort="mental")
    assert asked(s) == ((1, ["block with b/karma", "no block"]) if blocks else (0, ["use a/leah-swiftfoot", "pass"]))


@pytest.mark.parametrize(("answer", "place"), [("use a/leah-swiftfoot", "haven"), ("pass", "streets")])
@pytest.mark.parametrize("party", ["", ", ghost [blood 4]"])
def test_leah_swiftfoot_may_go_home_after_her_attack(party, answer, place):
    s = position(LEAH.format(party))
    s.choose("attack with a/leah-swiftfoot")
    onward(s, "answer?", target="b/doc", sort="mental")
    s.choose(answer)
    assert (where(s, "leah-swiftfoot"), s.pieces[find(s, "leah-swiftfoot")].ready) == (place, False)
    if party:
        assert where(s, "ghost") == "streets"


def test_leah_swiftfoot_does_not_go_home_after_the_attack_of_another():
    s = position(LEAH.format(", ghost [blood 4]"))
    attack(s, "a/ghost", "b/doc", "social")
    assert (s.asked[1][0], where(s, "leah-swiftfoot")) == ("action?", "streets")


def test_lil_fang_takes_an_animal_of_the_discard_pile():
    s = tame("haven a: lil-fang [blood 4]\ndiscard a: mongrel, fleetness, the-swarm\n" + DOC)
    s.choose("use a/lil-fang")
    assert options(s) == ["a/discard/mongrel", "a/discard/the-swarm"]
    s.choose("a/discard/mongrel")
    assert faces(s, "hand", 0) == ["mongrel"]
    s = tame("haven a: lil-fang [blood 4]\ndiscard a: fleetness\ndiscard b: mongrel\n" + DOC)
    assert "use a/lil-fang" not in options(s)


@pytest.mark.parametrize(("face", "clan"), [("lori-swiftfoot", "gangrel"), ("bobby-handsome", "nosferatu")])
def test_guards_block_ranged_attacks(face, clan):
    table = "streets a: hydra [blood 6]\nstreets b: {} [blood 3], doc [blood 5]\nhand a: 38-special\n"
    s = position(table.format(face))
    s.choose("attack with a/hydra")
    onward(s, "block?", target="b/doc", sort="ranged")
    assert asked(s) == (1, [f"block with b/{face}", "no block"])
    assert s.game.faces[face].clan == clan
    s = position(table.format("chooha"))
    s.choose("attack with a/hydra")
    onward(s, "action?", target="b/doc", sort="ranged", attack_card="no card")
    assert s.pieces[find(s, "chooha")].ready


@pytest.mark.parametrize(("held", "ready", "blood"), [
    ("", False, 3), ("mongrel [on haven/summer-moon]", True, 3), ("cop [on haven/summer-moon]", False, 3),
    ("mongrel [on haven/summer-moon], mongrel [on haven/summer-moon]", True, 4), ("mongrel [on haven/ghost]", False, 3),
])  # fmt: skip
def test_summer_moon_is_ready_for_an_animal_and_mends_for_two(held, ready, blood):
    table = "haven a: summer-moon [bowed, blood 3], ghost [blood 4]\n" + DOC
    s = tame(table + (f"attached a: {held}\n" if held else ""))
    s.choose("end")
    onward(s)
    assert s.active == 1
    assert (s.pieces[find(s, "summer-moon")].ready, blood_on(s, "summer-moon")) == (ready, blood)


def test_tamaska_is_ready_and_has_an_unhosted_action_for_her_first_animal_of_the_turn():
    s = tame("haven a: tamaska [blood 6], ghost [blood 4]\nhand a: mongrel, the-swarm\n" + DOC)
    play_through(s, "play mongrel", "a/tamaska")
    assert s.pieces[find(s, "tamaska")].ready
    assert s.question.prompt == "What do you do? (actions left: 2)"  # one, and one that serves for unhosted actions
    play_through(s, "play the-swarm", "a/tamaska")
    assert not s.pieces[find(s, "tamaska")].ready  # the second of the turn


@pytest.mark.parametrize("who", ["ghost", "tamaska"])
def test_tamaska_hears_only_of_animals_on_herself(who):
    s = tame("haven a: tamaska [blood 6], ghost [blood 4], drea-warden [blood 5]\nhand a: mongrel\n" + DOC)
    before = s.question.prompt
    play_through(s, "use a/drea-warden", "mongrel", f"a/{who}")
    assert (s.question.prompt != before) == (who == "tamaska")


def test_tamaska_hears_of_no_retainer():
    s = tame("streets a: tamaska [blood 6]\ncity: student\nhand a: baseball-bat\n" + DOC)
    s.choose("attack with a/tamaska")
    onward(s, target="city/student", sort="physical", attack_card="play baseball-bat", reward="attach city/student")
    assert (s.pieces[find(s, "student")].host, s.pieces[find(s, "tamaska")].ready) == (find(s, "tamaska"), False)


def hunt(s, who: str) -> None:
    """Attack an antagonist."""
    s.choose(f"attack with a/{who}")
    onward(s, target="city/team-x-operative", sort="physical")


TRINITY = "streets a: trinity-voss [blood 5], hydra [blood 6], the-cossack [blood 5]{}\nstreets b: doc [blood 5]\n"


def test_trinity_voss_helps_in_the_first_attack_on_an_antagonist_of_each_turn():
    table = TRINITY.format("") + "city: team-x-operative, team-x-operative\n"
    s = position(table, exhausted_party=False)
    hunt(s, "hydra")
    assert s.agenda[0] == 1  # 2 physical and 2 more against 4
    hunt(s, "the-cossack")
    assert s.agenda[0] == 1  # as strong, but the second attack
    assert faces(s, "city") == ["team-x-operative"]


def test_trinity_voss_helps_her_own_party_against_antagonists_alone():
    s = position("streets a: hydra [blood 6]\nstreets a2: trinity-voss [blood 5]\ncity: team-x-operative\n" + DOC)
    hunt(s, "hydra")
    assert s.agenda[0] == 0
    s = position(TRINITY.format("") + "city: team-x-operative\n", exhausted_party=False)
    attack(s, "a/hydra", "b/doc", "physical")
    assert blood_on(s, "doc") == 3
    hunt(s, "the-cossack")
    assert s.agenda[0] == 1  # the attack on Doc did not count


# ── Nosferatu ───────────────────────────────────────────────────────────────────────────────────────────────────────


SAFE = "board b: the-shelter\nleaders: chooha doc\n"


SCOUTED = SAFE + "haven a: chooha [blood 3], pong [blood 4], skunk [blood 3]\nhaven b: doc [blood 5], karma [blood 3]\n"
ALONE = ("go out with a/pong", "done", "go out with a/skunk", "alone")


def test_chooha_scouts_for_an_attack_on_a_haven():
    s = position(SCOUTED)
    play_through(s, *ALONE)
    assert "attack with a/pong" not in options(s)  # 1 Secrecy
    s = position(SCOUTED)
    play_through(s, "use a/chooha", *ALONE)
    assert not s.pieces[find(s, "chooha")].ready
    s = s.game.read(s.notation())
    s.choose("attack with a/pong")
    assert options(s) == ["b/doc", "b/karma"]
    onward(s, target="b/doc", sort="mental")
    assert s.asked[1][0] == "action?"
    assert (s.pieces[find(s, "pong")].ready, blood_on(s, "doc")) == (False, 5)  # 2 mental against 2


@pytest.mark.parametrize("target", ["b/doc", "city/cop"])
def test_chooha_scouts_for_the_next_attack_alone_whatever_it_goes_against(target):
    s = position(SCOUTED + "city: cop\n")
    play_through(s, "use a/chooha", *ALONE)
    s.choose("attack with a/pong")
    onward(s, target=target, sort="social")
    rest = position(SCOUTED + "city: cop\n")
    play_through(rest, "use a/chooha", *ALONE, "attack with a2/skunk")
    assert options(rest) == ["b/doc", "b/karma", "city/cop"]
    s.choose("attack with a2/skunk")
    assert s.asked[1][0] == "sort?"  # the Cop is the only target


def test_chooha_does_not_scout_against_the_streets_or_for_another_party():
    secret = "attached b: graffiti-artist [on streets/karma]\n"
    s = position(SAFE + "haven a: chooha [blood 3], pong [blood 4]\nstreets b: karma [blood 3]\n" + DOC + secret)
    play_through(s, "use a/chooha", "go out with a/pong")
    s.choose("attack with a/pong")
    assert "b/karma" not in options(s)
    s = position(SAFE + "haven a: chooha [blood 3]\nstreets a: pong [blood 4]\nhaven b: doc [blood 5]\n")
    s.choose("use a/chooha")
    assert "attack with a/pong" not in options(s)


def test_chooha_scouts_for_this_turn_only():
    s = position(SAFE + "haven a: chooha [blood 3], pong [blood 4]\n" + DOC + LIBRARY)
    s.choose("use a/chooha")
    end_turn(s)
    end_turn(s)
    play_through(s, "go out with a/pong", "done")
    assert "attack with a/pong" not in options(s)


@pytest.mark.parametrize(("sort", "agenda"), [("social", 1), ("mental", 0)])
def test_clandestine_deals_one_more_social_damage_to_mortals(sort, agenda):
    s = position(f"streets a: clandestine [blood 5]\n{DOC}city: cop\n")
    s.choose("attack with a/clandestine")
    onward(s, target="city/cop", sort=sort)
    assert s.agenda[0] == agenda  # 2 social, 1 and no card: the Cop has 3 Blood


def test_clandestine_is_not_harder_on_characters_and_does_not_help_others():
    s = position("streets a: clandestine [blood 5]\nstreets b: karma [blood 3], doc [bowed, blood 5]\n")
    attack(s, "a/clandestine", "b/karma", "social")
    assert blood_on(s, "karma") == 1
    s = position(f"streets a: clandestine [blood 5], emil-hruza [blood 7]\n{DOC}city: cop\n")
    s.choose("attack with a/emil-hruza")
    onward(s, target="city/cop", sort="social")
    assert s.agenda[0] == 0


def test_crazy_cat_lady_gathers_cats_of_the_hand_and_the_discard_pile():
    table = "haven a: crazy-cat-lady [blood 4], pong [blood 4]\nhand a: alley-cat, mongrel\ndiscard a: alley-cat, alley-cat\n"
    s = tame(table + DOC)
    s.choose("use a/crazy-cat-lady")
    assert (len(options(s)), options(s)[-1]) == (4, "done")
    play_through(s, options(s)[0], options(s)[0])
    host = find(s, "crazy-cat-lady")
    assert [now.host for now in s.pieces if now.face == "alley-cat"].count(host) == 2
    assert blood_on(s, "crazy-cat-lady") == 4
    assert s.asked[1][0] == "action?"  # two at the most


@pytest.mark.parametrize("table", [
    "hand a: mongrel\ndiscard b: alley-cat\n",
    "hand a: alley-cat\nattached a: cop [on haven/crazy-cat-lady], cop [on haven/crazy-cat-lady],"
    " nun [on haven/crazy-cat-lady]\n",
])  # fmt: skip
def test_crazy_cat_lady_needs_a_cat_of_her_own_and_room(table):
    assert "use a/crazy-cat-lady" not in options(tame("haven a: crazy-cat-lady [blood 4]\n" + table + DOC))


def test_crazy_cat_lady_is_asked_again_whether_her_hand_holds_another_cat_or_not():
    s = tame("haven a: crazy-cat-lady [blood 4]\nhand a: alley-cat, mongrel\n" + DOC, windows="all")
    play_through(s, "use a/crazy-cat-lady", "alley-cat")
    assert asked(s) == (0, ["done"])


FLINT = "streets a: general-flint [blood 6]\nstreets b: emil-hruza [blood 7], doc [bowed, blood 5]\n"


@pytest.mark.parametrize(("held", "damage"), [
    ("", 2 - 1), ("vagrant [on streets/general-flint]", 2), ("mongrel [on streets/general-flint]", 2 - 1),
    ("vagrant [on streets/general-flint], cop [on streets/general-flint]", 3),
])  # fmt: skip
def test_general_flint_breaks_shields_with_a_retainer_and_hits_harder_with_two(held, damage):
    s = tame(FLINT + "attached b: nun [on streets/emil-hruza]\n" + (f"attached a: {held}\n" if held else ""))
    attack(s, "a/general-flint", "b/emil-hruza", "physical")
    assert blood_on(s, "emil-hruza") == 7 - damage


def test_general_flint_is_no_help_where_another_attacks():
    table = FLINT.replace("general-flint [blood 6]", "general-flint [blood 6], hydra [blood 6]")
    s = position(table + "attached a: vagrant [on streets/general-flint], cop [on streets/general-flint]\n")
    attack(s, "a/hydra", "b/emil-hruza", "physical")
    assert blood_on(s, "emil-hruza") == 5


KIM = "streets a: kim-phan [blood 4]\nhaven b: doc [blood 5]\nboard b: the-spoils [prestige 2], house-of-pain\n"
KIM += "plots b: all-tied-up [prestige 1, prestige-a 1]\n"


def test_kim_phan_takes_a_token_from_an_ongoing_or_a_face_down_card():
    s = position(KIM)
    s.choose("use a/kim-phan 1")
    assert options(s) == ["b/the-spoils", "b/plots.1"]
    s.choose("b/the-spoils")
    assert s.pieces[find(s, "the-spoils")].count("prestige") == 1
    assert (s.prestige, s.pieces[find(s, "kim-phan")].ready) == ((20, 20), False)


def test_kim_phan_says_whose_token_where_there_are_two_colors():
    s = position(KIM)
    play_through(s, "use a/kim-phan 1", "b/plots.1")
    assert sorted(options(s)) == ["seat a", "seat b"]
    s.choose("seat b")
    assert s.pieces[find(s, "all-tied-up")].counters == (("prestige-a", 1),)


def test_kim_phan_discards_the_card_for_a_prestige():
    s = position(KIM)
    play_through(s, "use a/kim-phan 2", "b/plots.1")
    assert (where(s, "all-tied-up"), s.prestige[0]) == ("discard", 19)
    s = position(KIM + "prestige: 0 20\n")
    assert "use a/kim-phan" in options(s)  # the first alone
    assert "use a/kim-phan" not in "".join(options(position(KIM.replace("streets a", "haven a"))))


def test_pong_draws_once_a_turn_for_an_animal_that_is_detached():
    table = (
        "haven a: pong [blood 4], ghost [blood 4]\nattached a: sewer-rat [on haven/ghost], sewer-rat [on haven/pong]\n"
    )
    s = tame(table + DOC + LIBRARY)
    rats = [option for option in options(s) if "sewer-rat" in option]
    s.choose(rats[0])
    onward(s)
    assert (s.prestige[0], faces(s, "hand", 0)) == (21, ["fleetness"])
    s.choose(next(option for option in options(s) if "sewer-rat" in option))
    onward(s)
    assert (s.prestige[0], len(faces(s, "hand", 0))) == (22, 1)  # once


def test_pong_does_not_draw_for_an_animal_that_falls_with_its_bearer_or_is_no_animal():
    s = tame("streets a: pong [blood 4], lil-fang [blood 1]\nstreets b: hydra [blood 6]\nactive: b\n" + LIBRARY
             + "attached a: mongrel [on streets/lil-fang]\n")  # fmt: skip
    attack(s, "b/hydra", "a/lil-fang", "social")
    assert (where(s, "mongrel"), faces(s, "hand", 0)) == ("discard", [])
    s = tame("haven a: pong [blood 4], frog [blood 3]\nattached a: calcinatio [on haven/frog]\nhand a: envelop\n"
             "streets b: doc [blood 5]\n" + LIBRARY)  # fmt: skip
    s.choose("play envelop")
    onward(s)
    assert (where(s, "calcinatio"), faces(s, "hand", 0)) == ("discard", [])


SHEILAR = "streets a: hydra [blood 6], sheilar-omar [blood 5], pong [blood 4]\nhaven a: ghost [blood 4]\n" + DOC


@pytest.mark.parametrize(("answer", "bearer"), [("use a/sheilar-omar", "pong"), ("decline", "hydra")])
def test_sheilar_omar_gives_a_retainer_to_another_of_her_party(answer, bearer):
    s = position(SHEILAR + "city: chef\nhand a: baseball-bat\n" + LIBRARY)
    s.choose("attack with a/hydra")
    onward(
        s, "replace?", target="city/chef", sort="physical", attack_card="play baseball-bat", reward="attach city/chef"
    )
    s.choose(answer)
    if bearer == "pong":
        assert options(s) == ["a/sheilar-omar", "a/pong"]
        s.choose("a/pong")
    onward(s)
    assert s.pieces[find(s, "chef")].host == find(s, bearer)
    assert len(faces(s, "hand", 0)) == 1  # what comes with attaching comes all the same


@pytest.mark.ruling("RR-14", "RR-21")
def test_what_sheilar_omar_gives_to_another_is_attached_by_the_same_player():
    s = position(SHEILAR + "city: vagrant\nhand a: baseball-bat\nboard a: invisible-army\n" + LIBRARY)
    s.choose("attack with a/hydra")
    onward(s, "replace?", target="city/vagrant", sort="physical", reward="attach city/vagrant")
    play_through(s, "use a/sheilar-omar", "a/pong")
    onward(s)
    assert (s.pieces[find(s, "vagrant")].host, s.agenda) == (find(s, "pong"), (2, 0))


def test_sheilar_omar_gives_nothing_to_who_has_no_room():
    full = "attached a: cop [on streets/pong], athlete [on streets/pong], student [on streets/pong]\n"
    s = position(SHEILAR + "city: chef\nhand a: baseball-bat\n" + full + LIBRARY)
    s.choose("attack with a/hydra")
    onward(
        s, "replace?", target="city/chef", sort="physical", attack_card="play baseball-bat", reward="attach city/chef"
    )
    s.choose("use a/sheilar-omar")
    onward(s)
    assert s.pieces[find(s, "chef")].host == find(s, "sheilar-omar")


def test_sheilar_omar_does_not_speak_for_other_parties_or_other_cards():
    s = tame("haven a: sheilar-omar [blood 5], pong [blood 4]\nhand a: mongrel\n" + DOC)
    play_through(s, "play mongrel", "a/pong")
    assert s.pieces[find(s, "mongrel")].host == find(s, "pong")
    s = position("streets a: hydra [blood 6]\nstreets a2: sheilar-omar [blood 5], pong [blood 4]\ncity: chef\n"
                 "hand a: baseball-bat\n" + DOC + LIBRARY)  # fmt: skip
    s.choose("attack with a/hydra")
    onward(s, target="city/chef", sort="physical", attack_card="play baseball-bat", reward="attach city/chef")
    assert s.pieces[find(s, "chef")].host == find(s, "hydra")


@pytest.mark.parametrize(("title", "free"), [("sheriff", True), ("keeper-of-elysium", False)])
def test_shep_mason_is_sheriff_for_no_influence(title, free):
    s = position(f"leaders: shep-mason doc\nhaven a: shep-mason [blood 5]\nhand a: {title}\nprestige: 1 20\n" + DOC)
    assert (f"play {title}" in options(s)) == free
    if free:
        s.choose("play sheriff")
        onward(s)
        assert (s.pieces[find(s, "sheriff")].host, s.prestige[0]) == (find(s, "shep-mason"), 1)
        assert s.pieces[find(s, "shep-mason")].count("spent") == 0
