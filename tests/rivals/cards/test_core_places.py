"""Havens of the Core Set: Artist Lofts, The Dockyards, The Penthouse."""

from tests.rivals.tools import asked, attack, blood_on, faces, number, options, play_through, position


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
