"""The Ongoing cards of Wolf & Rat."""

import pytest

from coterie.kernel import layers
from tests.rivals.cards.turns import end_turn, onward
from tests.rivals.test_scene import area
from tests.rivals.tools import attack, blood_on, faces, find, number, options, play_through, position, where

FOE = "haven b: doc [blood 5]\n"


def badges(s, place: str, face: str) -> list[str]:
    """Return what the badges of a card in an area say to the second seat."""
    return [badge["text"] for card in area(s, 1, place)["pieces"] if card["face"] == face for badge in card["badges"]]


# ── Bond Famulus ────────────────────────────────────────────────────────────────────────────────────────────────────


def test_bond_famulus_favors_the_next_animal_alone():
    s = position(f"haven a: dien [blood 6]\n{FOE}board a: bond-famulus\nhand a: mongrel, alley-cat, murder-of-crows\n")
    s.choose("use a/bond-famulus")
    s.choose("play mongrel")
    onward(s)
    assert (blood_on(s, "dien"), s.pieces[find(s, "dien")].ready) == (5, True)
    s.choose("play alley-cat")
    onward(s)
    assert (blood_on(s, "dien"), s.pieces[find(s, "dien")].ready) == (4, False)
    assert "use a/bond-famulus" not in options(s)


def test_bond_famulus_pays_the_whole_price_of_a_cheap_animal_and_readies_for_a_free_one():
    table = f"haven a: dien [blood {{}}]\n{FOE}board a: bond-famulus\nhand a: {{}}\n"
    s = position(table.format(1, "alley-cat"))
    assert "play alley-cat" not in options(s)
    play_through(s, "use a/bond-famulus", "play alley-cat")
    onward(s)
    assert (where(s, "alley-cat"), blood_on(s, "dien"), s.pieces[find(s, "dien")].ready) == ("attached", 1, True)
    s = position(table.format(6, "sewer-rat"))
    play_through(s, "use a/bond-famulus", "play sewer-rat")
    onward(s)
    assert (blood_on(s, "dien"), s.pieces[find(s, "dien")].ready) == (6, True)


def test_bond_famulus_is_for_animals_of_its_player_in_this_turn():
    s = position(f"haven a: dien [blood 6], hydra [blood 6]\n{FOE}board a: bond-famulus\nhand a: feral-whispers, alley-cat\n"
                 "library a: fleetness, fleetness, fleetness\nlibrary b: fleetness, fleetness, fleetness\n")  # fmt: skip
    play_through(s, "use a/bond-famulus", "play feral-whispers", "a/dien")
    assert not s.pieces[find(s, "dien")].ready  # that is no Animal
    end_turn(s)
    end_turn(s)
    s.choose("play alley-cat")
    onward(s)
    assert (blood_on(s, "dien"), s.pieces[find(s, "dien")].ready) == (5, False)  # another turn


def test_two_of_them_save_2_blood():
    s = position(f"haven a: dien [blood 6]\n{FOE}board a: bond-famulus, bond-famulus\nhand a: mongrel\n")
    play_through(s, "use a/bond-famulus", "use a/bond-famulus.2")
    s.choose("play mongrel")
    onward(s)
    assert blood_on(s, "dien") == 6


# ── Constant Surveillance ───────────────────────────────────────────────────────────────────────────────────────────

WATCHED = ("haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nboard b: street-brew, the-madhouse\n"
           "hand a: constant-surveillance\nlibrary a: fleetness, fleetness, fleetness\n"
           "library b: fleetness, fleetness, fleetness\nattached b: calcinatio [on haven/doc]\n")  # fmt: skip


@pytest.mark.parametrize(("way", "paid", "agenda", "secrecy"), [(0, 1, 0, 1), (1, 1, 1, 0), (2, 2, 0, 0)])
def test_constant_surveillance_takes_the_text_of_what_it_covers(way, paid, agenda, secrecy):
    s = position(WATCHED)
    s.choose("play constant-surveillance")
    s.choose(options(s)[way])
    onward(s)
    assert (s.prestige[0], number(s, "Secrecy", "doc")) == (20 - paid, secrecy)
    end_turn(s)
    assert s.agenda == (0, agenda)  # Street Brew, as the foe's turn starts
    assert where(s, "constant-surveillance") == "board"
    end_turn(s)
    assert (where(s, "constant-surveillance"), number(s, "Secrecy", "doc")) == ("burned", 1)
    end_turn(s)
    assert s.agenda == (0, agenda + 1)


def test_constant_surveillance_costs_what_its_player_has():
    s = position(WATCHED + "prestige: 1 20\nactions: 1\n")
    s.choose("play constant-surveillance")
    assert len(options(s)) == 2  # not both


def test_what_is_covered_is_seen_and_stands_in_position_texts():
    s = position(WATCHED)
    s.choose("play constant-surveillance")
    s.choose(options(s)[1])
    onward(s)
    assert badges(s, "board:1", "the-madhouse") == ["has no text"]
    assert badges(s, "board:1", "street-brew") == []
    assert badges(s, "board:0", "constant-surveillance") == ["covers the Haven of b"]
    again = position(s.notation(1).partition("\n")[2].partition("\n")[2].replace("?", "fleetness"))
    assert number(again, "Secrecy", "doc") == 0


def test_what_covers_ends_with_the_card_that_covers():
    s = position(WATCHED.replace("hand a: constant-surveillance\n", "board a: constant-surveillance [covers-haven-b]\n")
                 + "active: b\nstreets b: karma [blood 3]\nattached b: sheriff [on streets/karma]\n")  # fmt: skip
    assert number(s, "Secrecy", "doc") == 0
    s.choose("use b/sheriff")
    onward(s)
    assert (where(s, "constant-surveillance"), number(s, "Secrecy", "doc")) == ("burned", 1)


@pytest.mark.ruling("R-242")
def test_covered_disheveled_shelves_let_their_player_win_by_agenda():
    s = position(WATCHED.replace("street-brew", "disheveled-shelves") + "agenda: 0 13\n")
    assert not s.over
    s.choose("play constant-surveillance")
    s.choose(options(s)[0])
    assert (s.over, s.reason, s.result) == (True, "agenda", {0: 0.0, 1: 1.0})


def test_nothing_is_covered_by_who_is_out_of_the_game():
    lying = WATCHED.replace("hand a: constant-surveillance", "board a: constant-surveillance [covers-haven-b]")
    s = position(lying + "active: b\nhaven c: karma [blood 3]\nout: a\n", players=3, elimination="play on")  # fmt: skip
    assert number(s, "Secrecy", "doc") == 1


def test_only_cards_near_havens_are_read_anew_where_something_may_be_covered():
    s = position(
        WATCHED.replace("hand a: constant-surveillance\n", "board a: constant-surveillance [covers-haven-b]\n")
    )
    assert {key[1] for key in s.ears if key[0] == layers.REACHES} == {"board"}


def test_three_players_choose_whom_to_watch():
    s = position(WATCHED + "haven c: karma [blood 3]\nboard c: the-pit\n", players=3)
    s.choose("play constant-surveillance")
    s.choose(options(s)[1])
    assert options(s) == ["seat b", "seat c"]
    s.choose("seat c")
    assert (number(s, "Secrecy", "karma"), number(s, "Secrecy", "doc")) == (0, 1)


# ── Cracking the Case ───────────────────────────────────────────────────────────────────────────────────────────────

CASE = "streets a: hydra [blood 6]\nhaven b: doc [blood 5]\nboard b: the-madhouse\n"


def test_cracking_the_case_comes_with_4_prestige_and_buys_intel():
    s = position(CASE + "hand a: cracking-the-case\n")
    assert "attack with a/hydra" not in options(s)
    s.choose("play cracking-the-case")
    assert (s.pieces[find(s, "cracking-the-case")].count("prestige"), s.prestige) == (4, (20, 20))
    s.choose("attack with a/hydra")
    assert s.asked[1][0] == "scout?"
    s.choose("use a/cracking-the-case")
    assert options(s) == ["1", "2", "3", "4"]
    s.choose("1")
    assert s.asked[1][0] == "sort?"
    assert s.pieces[find(s, "cracking-the-case")].count("prestige") == 3
    assert number(s, "Intel", "hydra") == 1
    onward(s, sort="physical")
    assert number(s, "Intel", "hydra") == 0  # for this attack


@pytest.mark.ruling("R-094", "R-171")
def test_cracking_the_case_burns_once_it_is_empty():
    s = position(CASE + "board a: cracking-the-case [prestige 1]\n")
    play_through(s, "attack with a/hydra", "use a/cracking-the-case")
    onward(s, sort="physical")
    assert (where(s, "cracking-the-case"), blood_on(s, "doc") < 5) == ("burned", True)


def test_cracking_the_case_is_not_offered_where_intel_is_not_lacking():
    s = position(CASE.replace("board b: the-madhouse\n", "") + "board a: cracking-the-case [prestige 4]\n")
    assert not any("cracking" in word for word in options(s))
    s.choose("attack with a/hydra")
    assert s.asked[1][0] == "sort?"
    two = "attached b: earth-meld [on haven/doc], alley-cat [on haven/doc]\n"
    s = position(CASE + "board a: cracking-the-case [prestige 2]\n" + two)
    assert "attack with a/hydra" not in options(s)  # 3 Secrecy


# ── Feral Whispers, Help Me Help You ────────────────────────────────────────────────────────────────────────────────


def test_feral_whispers_brings_animals_back_for_its_blood():
    table = f"haven a: {{}} [blood 6]\n{FOE}board a: feral-whispers [blood {{}}]\ndiscard a: mongrel, throat-rip\nactive: b\n"
    s = position(table.format("dien", 1))
    end_turn(s, answer="use a/feral-whispers")
    assert (faces(s, "hand", 0), where(s, "feral-whispers"), where(s, "throat-rip")) == (
        ["mongrel"],
        "burned",
        "discard",
    )
    s = position(table.format("dien", 1))
    end_turn(s)
    assert (faces(s, "hand", 0), blood_on(s, "feral-whispers")) == ([], 1)  # it may be left
    s = position(table.format("hydra", 1))
    end_turn(s, answer="use a/feral-whispers")
    assert faces(s, "hand", 0) == []  # nobody has animalism
    s = position(f"haven a: hydra [blood 6]\n{FOE}hand a: feral-whispers\n")
    supply = s.supply[0]
    s.choose("play feral-whispers")
    onward(s)
    assert (blood_on(s, "feral-whispers"), s.supply[0]) == (3, supply - 3)


@pytest.mark.ruling("R-182")
def test_help_me_help_you_mends_for_a_retainer_in_coterie_or_torpor():
    table = ("streets a: hydra [blood 6], skunk [blood 1]\ntorpor a: flick [blood 1]\nhaven b: doc [blood 2]\n"
             "board a: help-me-help-you\ncity: athlete\nhand a: throat-rip\n")  # fmt: skip
    s = position(table)
    s.choose("attack with a/hydra")
    onward(s, "reward?", target="city/athlete", sort="physical", attack_card="play throat-rip")
    s.choose(next(word for word in options(s) if word.startswith("attach")))
    assert options(s) == ["a/skunk", "a/torpor/flick"]  # neither who lacks nothing nor a foe's
    s.choose("a/torpor/flick")
    assert (blood_on(s, "flick"), where(s, "flick")) == (2, "torpor")


def test_help_me_help_you_hears_neither_foes_nor_other_attachments():
    s = position(f"haven a: dien [blood 3]\n{FOE}board a: help-me-help-you\nhand a: sewer-rat\n")
    s.choose("play sewer-rat")
    onward(s)
    assert blood_on(s, "dien") == 3  # an Animal is no Retainer
    s = position("haven a: dien [blood 3]\nstreets b: hydra [blood 6]\nboard a: help-me-help-you\ncity: bartender\nactive: b\n"
                 "hand b: throat-rip\n")  # fmt: skip
    s.choose("attack with b/hydra")
    onward(s, "reward?", target="city/bartender", sort="physical", attack_card="play throat-rip")
    s.choose(next(word for word in options(s) if word.startswith("attach")))
    onward(s)
    assert blood_on(s, "dien") == 3


# ── Hiding in Plain Sight, Protect the Flock ────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("RR-15", "R-195")
@pytest.mark.parametrize("card", ["team-x-operative", "special-affairs-division"])
def test_hiding_in_plain_sight_keeps_antagonists_from_those_outside_who_know_how(card):
    table = (f"streets a: ekene [blood 3], omnis [blood 4]\n{{}}{FOE}city: {card}\nboard a: hiding-in-plain-sight\n"
             "hand a: fleetness, throat-rip\n")  # fmt: skip
    s = position(table.format(""))
    s.choose("use a/hiding-in-plain-sight")
    s.choose("fleetness")
    end_turn(s)
    assert (blood_on(s, "ekene"), blood_on(s, "omnis")) == (3, 4)
    assert where(s, "fleetness") == "discard"
    s = position(table.format("haven a: dien [blood 6]\n") + "board b: the-pit\n")
    play_through(s, "use a/hiding-in-plain-sight", "fleetness")
    end_turn(s)
    assert blood_on(s, "dien") == 5  # in the Haven it does not help
    s = position(table.format(""))
    end_turn(s, "struck?")
    assert options(s) == ["a/ekene", "a/omnis"]
    s = position(table.format("").replace("hand a: fleetness, throat-rip\n", ""))
    assert "use a/hiding-in-plain-sight" not in options(s)  # no card to discard


def test_hiding_in_plain_sight_lasts_for_one_turn():
    s = position(f"streets a: ekene [blood 3]\n{FOE}city: team-x-operative\nboard a: hiding-in-plain-sight\n"
                 "hand a: fleetness\nboard b: the-pit\n")  # fmt: skip
    play_through(s, "use a/hiding-in-plain-sight", "fleetness")
    end_turn(s)
    s.choose("end")
    onward(s)
    play_through(s, "go out with a/ekene")
    onward(s)
    end_turn(s)
    assert blood_on(s, "ekene") == 2


@pytest.mark.ruling("RR-9.1", "R-087")
def test_protect_the_flock_makes_a_mortal_harder_to_defeat_with_blood_of_its_players_color():
    s = position(f"streets a: hydra [blood 6]\n{FOE}city: vagrant\nboard a: protect-the-flock\n")
    supply = s.supply
    s.choose("use a/protect-the-flock")
    assert dict(s.pieces[find(s, "vagrant")].counters) == {"blood-a": 1}
    assert s.supply == (supply[0] - 1, supply[1])
    assert not s.pieces[find(s, "protect-the-flock")].ready
    vagrant = next(card for card in area(s, 0, "city:0")["pieces"] if card["face"] == "vagrant")
    assert next(c["value"] for c in vagrant["counters"] if c["name"] == "blood") == 3
    attack(s, "a/hydra", "city/vagrant", "physical")  # 2 against 3
    assert (where(s, "vagrant"), s.pieces[find(s, "vagrant")].count("blood-a")) == ("city", 1)
    s = position(f"streets a: hydra [blood 6]\n{FOE}city: vagrant [blood-a 1]\nhand a: throat-rip\n")
    attack(s, "a/hydra", "city/vagrant", "physical", "play throat-rip")
    onward(s)
    assert (where(s, "vagrant"), s.supply[0]) == ("burned", 32 - 20 - 6)  # the token is back
    s = position(f"haven a: hydra [blood 6]\n{FOE}attached a: vagrant [on haven/hydra]\nboard a: protect-the-flock\n")
    assert not any("flock" in word for word in options(s))  # a Retainer is no Mortal in The Streets


# ── Second Tradition: The Domain ────────────────────────────────────────────────────────────────────────────────────

DOMAIN = "second-tradition-the-domain"


def test_the_domain_holds_two_citizens_or_vagrants_that_stay_in_the_streets():
    s = position(f"haven a: hydra [blood 6]\n{FOE}city: bartender, team-x-operative, vagrant\nhand a: {DOMAIN}\n")
    s.choose(f"play {DOMAIN}")
    onward(s)
    s.choose(f"use a/{DOMAIN}")
    assert options(s) == ["city/bartender", "city/vagrant"]  # no antagonist
    s.choose("city/vagrant")
    assert (where(s, "vagrant"), s.pieces[find(s, "vagrant")].host) == ("city", find(s, DOMAIN))
    assert s.game.kind(s, find(s, "vagrant")) == "mortal"
    assert f"use a/{DOMAIN}" not in options(s)  # exhausted
    assert badges(s, "city:0", "vagrant") == ["attached to Second Tradition: The Domain of a"]
    full = position(f"haven a: hydra [blood 6]\n{FOE}city: bartender, vagrant [on board/{DOMAIN}], cop [on board/{DOMAIN}]\n"
                    f"board a: {DOMAIN}\n")  # fmt: skip
    assert f"use a/{DOMAIN}" not in options(full)


def test_who_belongs_to_a_domain_cannot_be_taken_into_another():
    s = position(
        f"haven a: hydra [blood 6]\n{FOE}city: vagrant [on board/{DOMAIN}.2]\nboard a: {DOMAIN}\nboard b: {DOMAIN}\n"
    )
    assert f"use a/{DOMAIN}" not in options(s)


def test_what_comes_with_attaching_does_not_come_with_a_domain():
    s = position(
        f"haven a: hydra [blood 5]\n{FOE}city: addict\nboard a: {DOMAIN}, help-me-help-you\nlibrary a: fleetness\n"
    )
    s.choose(f"use a/{DOMAIN}")
    assert (s.pieces[find(s, "addict")].host >= 0, faces(s, "hand", 0), blood_on(s, "hydra")) == (True, [], 5)


def test_foes_pay_to_attack_who_belongs_to_a_domain_and_its_player_does_not():
    table = (f"streets {{0}}: hydra [blood 6]\nhaven {{1}}: doc [blood 5]\nboard a: {DOMAIN}\n"
             f"city: vagrant [on board/{DOMAIN}]\nactive: {{0}}\n")  # fmt: skip
    s = position(table.format("b", "a"))
    attack(s, "b/hydra", "city/vagrant", "physical")
    onward(s)
    assert s.prestige == (21, 19)
    assert where(s, "vagrant") != "city"
    two = f"city: vagrant [on board/{DOMAIN}], bartender\n"
    s = position(table.format("b", "a").replace(f"city: vagrant [on board/{DOMAIN}]\n", two))
    s.choose("attack with b/hydra")
    onward(s, "sort?", target="city/bartender")
    assert s.prestige == (20, 20)  # that one is free
    s = position(table.format("a", "b"))
    s.choose("attack with a/hydra")
    onward(s, "reward?", target="city/vagrant", sort="physical")
    assert s.prestige == (20, 20)
    s.choose(next(word for word in options(s) if word.startswith("attach")))
    assert s.pieces[find(s, "vagrant")].host == find(s, "hydra")


def test_who_belongs_to_a_domain_is_free_once_that_leaves():
    s = position(f"board a: {DOMAIN}\nhaven a: hydra [blood 6]\nstreets b: karma [blood 3]\nhaven b: doc [blood 5]\n"
                 f"city: vagrant [on board/{DOMAIN}]\nattached b: sheriff [on streets/karma]\nactive: b\n")  # fmt: skip
    s.choose("use b/sheriff")
    onward(s)
    assert (where(s, DOMAIN), where(s, "vagrant"), s.pieces[find(s, "vagrant")].host) == ("burned", "city", -1)


def test_a_domain_stands_in_position_texts():
    s = position(f"haven a: hydra [blood 6]\n{FOE}city: bartender, vagrant\nboard a: {DOMAIN}\n")
    play_through(s, f"use a/{DOMAIN}", "city/vagrant")
    assert f"vagrant [on board/{DOMAIN}]" in s.notation(0)


# ── Secret Passage, Shape of the Beast ──────────────────────────────────────────────────────────────────────────────


def test_secret_passage_takes_somebody_home_as_it_is():
    table = f"streets a: omnis [bowed, blood 4], hydra [blood 6]\n{FOE}streets b: karma [blood 3]\nboard a: secret-passage\n"
    s = position(table)
    s.choose("use a/secret-passage")
    assert options(s) == ["a/omnis", "a/hydra"]  # no foe's
    s.choose("a/omnis")
    assert (where(s, "omnis"), s.pieces[find(s, "omnis")].ready, where(s, "hydra")) == ("haven", False, "streets")
    s = position(table)
    play_through(s, "use a/secret-passage", "a/hydra")
    assert s.pieces[find(s, "hydra")].ready
    assert not s.pieces[find(s, "secret-passage")].ready


def test_secret_passage_needs_a_nosferatu_to_be_played():
    table = f"haven a: {{}} [blood 4]\n{FOE}hand a: secret-passage\n"
    assert "play secret-passage" in options(position(table.format("omnis")))
    assert "play secret-passage" not in options(position(table.format("hydra")))


def test_shape_of_the_beast_turns_who_has_protean_into_actions():
    s = position(f"haven a: ekene [blood 3], hydra [blood 6]\n{FOE}board a: shape-of-the-beast\nhand a: fleetness\nactions: 0\n"
                 "library a: fleetness, fleetness\n")  # fmt: skip
    assert "draw" not in options(s)
    s.choose("use a/shape-of-the-beast 1")
    assert "draw" in options(s)
    assert not any(word.startswith("attack") for word in options(s))
    assert (s.pieces[find(s, "ekene")].ready, blood_on(s, "ekene")) == (False, 3)
    assert not any("shape" in word for word in options(s))  # Hydra has no protean


def test_shape_of_the_beast_gives_a_whole_action_for_blood_but_not_for_the_last():
    table = (
        "haven a: ekene [blood {}]\nstreets a: hydra [blood 6]\nstreets b: doc [blood 5]\nboard a: shape-of-the-beast\n"
    )
    table += "actions: 0\n"
    s = position(table.format(2))
    s.choose("use a/shape-of-the-beast 2")
    assert blood_on(s, "ekene") == 1
    assert "attack with a/hydra" in options(s)
    s = position(table.format(1))
    assert [word for word in options(s) if "shape" in word] == ["use a/shape-of-the-beast"]
