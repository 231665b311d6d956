"""What the log says about Blood and Prestige that come and go, what burns, and blows without effect."""

import pytest

from tests.rivals.cards.turns import onward
from tests.rivals.tools import attack, options, play_through, position

HOME = "haven a: hydra [blood 4], brother [blood 5]\nhaven b: doc [blood 5]\nlibrary a: backup, backup\nlibrary b: backup\n"


def told(s, since: int = 0) -> list[str]:
    """Return the lines of the log for a spectator, except those about turns."""
    return [line for line in s.log(-1, since) if "turn" not in line]


@pytest.mark.ruling("RR-5.1")
def test_what_a_recruit_costs_is_told_and_not_the_blood_that_it_is_turned_into():
    s = position(HOME + "hand a: skunk\n")
    s.choose("recruit skunk")
    assert told(s) == ["a recruits Skunk", "a: −3 Prestige"]


@pytest.mark.ruling("RR-10.3")
def test_blood_that_is_mended_or_paid_is_told():
    s = position(HOME + "hand a: unhinged\n")
    play_through(s, "end", "discard unhinged")
    assert "Hydra mends 1 Blood: a discards Unhinged" in told(s)
    assert not [line for line in told(s) if line.startswith(("a discards", "Hydra:"))]  # told once
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 5]\nlibrary a: backup\n")
    play_through(s, "attack with a/hydra", "use a/hydra")
    assert told(s) == ["Hydra attacks Doc", "a uses Hydra: draw a card", "Hydra: −1 Blood",
                       "a draws from the Library (Hydra)"]  # fmt: skip


@pytest.mark.ruling("RR-9")
@pytest.mark.parametrize(("sort", "line"), [("mental", "no"), ("ranged", "no"), ("physical", "2")])
def test_a_blow_that_does_nothing_is_told_as_well(sort, line):
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 5]\n")
    attack(s, "a/hydra", "b/doc", sort)
    by = " from Hydra" if line != "no" else ""
    assert told(s)[-1] == f"Doc takes {line} damage{by}"


@pytest.mark.ruling("RR-14")
def test_a_mortal_that_is_burned_for_its_blood_is_told():
    s = position("streets a: hydra [blood 4]\nhaven b: doc [blood 5]\ncity: vagrant\n")
    s.choose("attack with a/hydra")
    onward(s, target="city/vagrant", sort="physical", reward="burn city/vagrant", burn_for="mend 2")
    assert told(s)[-2:] == ["Vagrant is burned", "Hydra: +2 Blood (Vagrant)"]


@pytest.mark.ruling("RR-10.1", "R-031")
def test_torpor_costs_a_prestige_and_sends_the_prince_back_to_the_streets():
    s = position("streets a: hydra [blood 6]\nstreets b: karma [blood 1]\nhaven b: doc [blood 5]\n"
                 "attached b: prince-of-the-city [on streets/karma]\n")  # fmt: skip
    attack(s, "a/hydra", "b/karma", "physical")
    lines = told(s)
    assert "Prince of the City goes to The Streets" in lines
    assert lines[lines.index("Karma enters torpor") + 1] == "b: −1 Prestige (Karma)"


@pytest.mark.ruling("R-018", "RR-14")
def test_agenda_for_a_defeat_is_told_with_who_was_defeated():
    s = position("streets a: hydra [blood 6]\nstreets b: karma [blood 1]\nhaven b: doc [blood 5]\ncity: vagrant, nun\n")
    attack(s, "a/hydra", "b/karma", "physical")
    assert told(s)[-1] == "a: +1 Agenda (Karma)"
    s = position("streets a: hydra [blood 6]\nhaven b: doc [blood 5]\nhand a: lightning-strike\ncity: nun\n")
    attack(s, "a/hydra", "city/nun", "physical", "play lightning-strike")
    assert "a: +1 Agenda (Nun)" in told(s)


@pytest.mark.ruling("R-109")
def test_who_is_recruited_into_torpor_is_told_to_be_there():
    s = position("haven a: annika [blood 6]\nhaven b: doc [blood 5]\nhand a: early-grave, scott\n")
    play_through(s, "play early-grave", "scott")
    assert told(s)[-2:] == ["a recruits Scott", "Scott enters torpor"]


@pytest.mark.ruling("R-203", "RR-11.1")
def test_prestige_that_is_laid_on_a_face_down_card_is_told_and_not_the_card():
    s = position("haven a: guvnah [blood 5]\nhaven b: doc [blood 5]\nhand a: lost-glory\n")
    s.choose("place lost-glory")
    assert told(s) == ["a places a card face down", "a: −1 Prestige"]
    assert "end" in options(s)


@pytest.mark.ruling("RR-9.1")
def test_superficial_damage_that_finds_the_last_blood_is_told_once():
    s = position("streets a: sebastian [blood 4]\nstreets b: doc [blood 1]\nattached a: legate [on streets/sebastian]\n"
                 "hand a: title-fight\n")  # fmt: skip
    attack(s, "a/sebastian", "b/doc", "physical", "play title-fight")
    assert told(s)[-2:] == ["Title Fight is shown", "Doc takes no damage"]


@pytest.mark.ruling("R-004")
def test_a_card_from_the_hand_to_the_discard_pile_is_told_and_one_that_was_played_is_not_told_again():
    s = position(HOME + "hand a: unhinged, greed\n", hand_limit=1)
    play_through(s, "end", "done", "unhinged")
    assert "a discards Unhinged" in told(s)
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 5]\nhand a: throat-rip\n")
    attack(s, "a/hydra", "b/doc", "physical", "play throat-rip")
    assert "Throat Rip is shown" in told(s)
    assert not [line for line in told(s) if "discards" in line]


def test_a_card_that_is_drawn_is_told_without_its_name():
    s = position(HOME)
    play_through(s, "draw")
    lines = told(s)
    assert lines[-1] == "a draws from the Library"
    assert not any("Backup" in line for line in lines)


def test_prestige_that_an_ability_gives_or_takes_names_its_card():
    s = position("leaders: doc hydra\nhaven a: doc [blood 3]\nhaven b: hydra [blood 5]\nprestige: 5 10")
    play_through(s, next(each for each in options(s) if each.startswith("use") and "doc" in each))
    assert "a: −1 Prestige (Doc)" in told(s)


@pytest.mark.ruling("RR-5")
def test_the_character_that_performs_a_hosted_action_is_told():
    s = position("haven a: lixue-chen\nhaven b: doc\nhand a: fame-fortune\n")
    s.choose("play fame-fortune")
    assert told(s)[:2] == ["a plays Fame & Fortune", "Lixue Chen performs Fame & Fortune"]


def test_tokens_that_are_put_on_a_character_are_told():
    s = position("haven a: skunk [blood 3]\nhaven b: doc [blood 5]\ncity: walpurgis-night [prestige-b]\n")
    play_through(s, "use city/walpurgis-night", "b/doc")
    assert told(s)[-2:] == ["Skunk: −1 Blood (Walpurgis Night)", "Doc gets 1 Fear token (Walpurgis Night)"]


@pytest.mark.ruling("RR-7", "RR-9")
def test_who_exhausts_for_intel_is_told():
    s = position("streets a: hydra [blood 6], skunk [blood 3]\nhaven b: doc [blood 5]\nboard b: the-madhouse\n")
    play_through(s, "attack with a/hydra", "physical")
    assert told(s)[:3] == ["Hydra attacks Doc", "Skunk exhausts for 1 Intel", "The attack is Physical"]


@pytest.mark.ruling("R-192", "R-194")
def test_what_team_x_takes_is_told_with_its_name():
    four = ", ".join(["team-x-operative"] * 4)
    s = position(f"streets a: hydra [blood 6]\nhaven b: doc [blood 5]\nhand a: backup\ncity: {four}\n")
    s.choose("end")
    while s.asked[0] == 0:
        s.choose(len(s.question.options) - 1 if s.asked[1][0] == "mend?" else 0)
    assert "a discards Backup (Team X Operative)" in told(s)
    assert "a: −1 Prestige (Team X Operative)" in told(s)


@pytest.mark.ruling("RR-4.2")
def test_only_who_draws_is_told_which_card():
    s = position(HOME)
    since = s.chain[1] if s.chain else 0
    s.choose("draw")  # there is no faction deck to choose
    assert s.log(0, since) == ["a draws Backup from the Library"]
    assert s.log(1, since) == s.log(-1, since) == ["a draws from the Library"]


@pytest.mark.ruling("R-004")
def test_a_hand_that_is_looked_at_is_told_and_what_goes_on_top_only_to_those_who_know_it():
    s = position(
        "haven a: hydra [blood 6], annika [blood 6]\nhaven b: doc [blood 5]\nhaven c: karma [blood 3]\n"
        "hand a: clairvoyance\nhand b: unhinged, greed\n", 3
    )  # fmt: skip
    play_through(s, "play clairvoyance", "b/hand/greed")
    assert [s.log(seat)[-2:] for seat in (0, 1, 2, -1)] == [
        ["a looks at the hand of b", "Greed goes on top of the Library of b"],
        ["a looks at the hand of b", "Greed goes on top of the Library of b"],
        ["a looks at the hand of b", "A card goes on top of the Library of b"],
        ["a looks at the hand of b", "A card goes on top of the Library of b"],
    ]


@pytest.mark.ruling("RR-9")
@pytest.mark.parametrize(("beside", "told_so"), [("doc [blood 5], skunk [blood 3]", True), ("doc [blood 5]", False)])
def test_who_could_block_and_does_not_is_told(beside, told_so):
    s = position(f"streets a: hydra [blood 6]\nstreets b: {beside}\n")
    attack(s, "a/hydra", "b/doc", "physical")
    assert ("b does not block" in told(s)) is told_so


@pytest.mark.ruling("R-116", "RR-16")
@pytest.mark.parametrize(("hand", "use"), [("heightened-senses", "heightened-senses"), ("", "b/vagrant")])
def test_who_responds_to_damage_is_told_because_nothing_else_shows_why_less_is_taken(hand, use):
    s = position("leaders: hydra karma\nstreets a: hydra [blood 6]\nstreets b: lolita [blood 3]\nhaven b: karma [blood 3]\n"
                 f"attached b: vagrant [on streets/lolita]\nhand b: {hand}\nhand a: feral-claws\n")  # fmt: skip
    s.choose("attack with a/hydra")
    onward(s, "answer?", target="b/lolita", sort="physical", attack_card="play feral-claws")
    s.choose(f"use {use}")
    onward(s)
    who = {"heightened-senses": "Heightened Senses", "b/vagrant": "Vagrant"}[use]
    assert told(s)[-2:] == [f"b responds with {who}", "Lolita takes no damage"]


def test_what_must_happen_is_no_response():
    s = position("streets a: hydra [blood 6]\nhand a: athanor-corporis\nhaven a: frog [bowed, blood 3], monika [blood 3]\n"
                 "haven b: doc [blood 5]\n")  # fmt: skip
    s.choose("play athanor-corporis")
    onward(s, who_acts="a/monika")
    assert not [line for line in told(s) if "responds" in line]


@pytest.mark.ruling("R-080", "RR-4.3")
def test_who_helps_with_a_ritual_and_which_card_lets_somebody_draw_are_told():
    s = position("haven a: faith-gray [blood 4], grigori [blood 5]\nhaven b: doc [blood 5]\nhand a: blood-makes-noise\n"
                 "library a: backup\nactions: 1\n")  # fmt: skip
    play_through(s, "play blood-makes-noise", "a/faith-gray", "a/faith-gray", "done")
    assert told(s)[1:4] == [
        "Faith Gray performs Blood Makes Noise",
        "Grigori helps with the Ritual",
        "Faith Gray: −1 Blood",
    ]
    assert told(s)[-1] == "a draws from the Library (Faith Gray)"


@pytest.mark.ruling("RR-12", "R-169")
@pytest.mark.parametrize(("card", "name"), [("free-money", "Free Money"), ("herald", "Herald")])
def test_prestige_that_is_spent_as_influence_is_told_with_the_card_that_it_is_spent_on(card, name):
    s = position(f"haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nhand a: {card}\n")
    play_through(s, f"play {card}", "spend Prestige")
    if "2" in options(s):
        s.choose("2")
    assert f"a: −2 Prestige ({name})" in told(s)


@pytest.mark.ruling("R-004", "R-121", "R-203", "R-282", "RR-10.1")
@pytest.mark.parametrize(
    ("table", "choices", "line"),
    [
        (  # a cost that is one of several
            "streets a: frog [blood 3]\nattached a: calcinatio [on streets/frog], fixatio [on streets/frog]\nhand a: envelop\n"
            "haven b: doc [blood 5]\n", ("play envelop", "a/fixatio"), "Fixatio is discarded (Envelop)",
        ),
        (
            "streets a: kim-phan [blood 4]\nhaven b: doc [blood 5]\nplots b: off-limits [prestige 2]\n", ("use a/kim-phan 2",),
            "Off Limits is discarded (Kim Phan)",
        ),
        (
            "streets a: hydra [blood 6]\nstreets b: doc [blood 1]\nhaven b: em [blood 2]\n"
            "attached b: herald [on streets/doc]\n",
            ("attack with a/hydra", "b/doc", "physical"),
            "Herald is discarded",
        ),
        (
            "haven a: hydra [blood 6]\nhaven b: doc [blood 5]\ncity: team-x-operative, tipped-off\n",
            ("use city/tipped-off", "seat b", "exert a/hydra", "done", "abstain"),
            "Team X Operative goes next to the Haven of b",
        ),
        (
            "haven a: hydra [blood 6]\nhaven b: doc [blood 5]\ncity: nun, student\nboard a: second-tradition-the-domain\n",
            ("use a/second-tradition-the-domain", "city/student"), "Student is attached to Second Tradition: The Domain",
        ),
    ],
)  # fmt: skip
def test_what_leaves_its_place_is_told(table, choices, line):
    s = position(table)
    play_through(s, *choices)
    onward(s)
    assert line in told(s)


@pytest.mark.ruling("R-075", "RR-11.1")
def test_neither_a_wraith_nor_a_card_that_was_resolved_is_told_as_discarded():
    s = position(
        "streets a: hydra [blood 6]\nstreets b: doc [blood 1]\nhaven b: em [blood 2]\nplots a: destroy-the-plans [prestige 3]\n"
        "attached b: chef [down, on streets/doc], wraith-shield [down, on chef]\n"
    )
    s.choose("resolve a/plots.1")
    onward(s)
    s.choose("attack with a/hydra")
    onward(s, target="b/doc", sort="physical")
    assert "Doc enters torpor" in told(s)
    assert not [line for line in told(s) if "discarded" in line]


@pytest.mark.ruling("R-228")
def test_a_toll_is_told_with_the_card_that_demands_it():
    s = position("streets a: hydra [blood 6]\nstreets b: flick [blood 3]\ncity: cover-charge [prestige-b 1]\n")
    s.choose("attack with a/hydra")
    assert told(s)[-2:] == ["a: −1 Prestige (Cover Charge)", "b: +1 Prestige (Cover Charge)"]


@pytest.mark.ruling("RR-11.1")
def test_who_contributes_and_at_whom_a_conspiracy_is_aimed_then_are_told_among_several_players():
    s = position("haven a: guvnah [blood 5], jesus [blood 2]\nplots a: all-tied-up [prestige 1]\nhaven b: hydra [blood 6]\n"
                 "haven c: em [blood 4]\n", players=3)  # fmt: skip
    play_through(s, "show a/plots.1 to b", "contribute", "resolve a/plots.1")
    assert told(s) == [
        "a shows a Conspiracy to b",
        "b contributes 1 Prestige",
        "a resolves All Tied Up",
        "It is aimed at c",
    ]


@pytest.mark.ruling("RR-8", "RR-18")
def test_blood_above_a_bp_that_has_sunk_is_told():
    s = position("haven a: em [blood 4]\nhaven b: doc [blood 5]\nboard a: diminish [blood 2]\n")
    play_through(s, "use a/diminish", "b/doc")
    assert told(s)[1:] == ["Doc gets 1 −1 BP token (Diminish)", "Doc: −1 Blood (Diminish)"]
    s = position(
        "streets a: frog [blood 3], caleb-walker [blood 1]\nstreets b: doc [bowed, blood 5]\nhand a: seduction\n"
    )
    s.choose("attack with a/frog")
    onward(s, target="b/doc", sort="social", attack_card="play seduction")
    assert told(s)[-3:] == ["Frog: +1 Blood (Seduction)", "Doc takes 1 damage from Frog", "Frog: −1 Blood"]


@pytest.mark.ruling("RR-14")
def test_the_log_says_what_an_event_does_as_it_comes():
    s = position(
        "haven a: hydra [blood 6]\nhaven b: doc [blood 2]\ndeck: midnight-curfew\nlibrary a: fleetness, fleetness\n"
    )
    play_through(s, "end")
    while "Midnight Curfew comes to the city" not in s.log():
        s.choose(s.question.default)
    lines = s.log()
    told = lines[lines.index("Midnight Curfew comes to the city") + 1]
    assert told.startswith("Midnight Curfew: discard each unattached Citizen")
