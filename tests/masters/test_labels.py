"""Labels, log lines and terms say what follows, and are derived from the definitions."""

from dataclasses import replace

from coterie.games.masters import GAME
from coterie.games.masters.actions import ACTIONS, BY_NAME, UNLOCKS, Kills
from coterie.games.masters.talk import TERMS
from tests.masters.tools import at, changes, options, play

NIGHT_DIE = next(
    row.id for row in GAME.relics if any(getattr(word, "number", "") == "die at night" for word in row.held)
)


def label(s, notation):
    return s.question.options[options(s).index(notation)].label


def since(s, *notations):
    """Return the log lines of some choices."""
    at_line = s.chain[1]
    return play(s, *notations).log(0, since=at_line)


def test_a_die_says_what_it_will_do_before_it_is_taken():
    s = at("vampires: imre museum, mila slums\nmuseum: exposed 2\ndice: 6 4 2 | 1\nnow: turn imre 1")
    s.choose("fight")
    assert label(s, "die 2") == "The die showing 2: costs 1 blood, the agent stays"
    assert label(s, "die 4") == "The die showing 4: costs 1 blood, the agent dies"
    assert label(s, "die 6") == "The die showing 6: the agent dies"


def test_a_die_says_what_cards_make_of_it_and_so_does_the_log():
    s = at(
        """
        vampires: imre museum kills 2, mila slums
        held imre: NIGHT_DIE
        museum: exposed 2
        dice: 4 2 | 1
        now: turn imre 1
        """.replace("NIGHT_DIE", NIGHT_DIE)
    )
    s.choose("fight")
    assert label(s, "die 4") == "The die showing 4: counts as 5, the agent dies"
    assert "It counts as 5" in since(s, "die 4")


def test_the_log_names_who_takes_over_and_what_an_ability_makes_of_a_die():
    s = at(
        "vampires: laszlo museum blood 2, mila museum, imre museum\nmuseum: exposed 3\ndice: 6 5 1 1\nnow: turn laszlo 1"
    )
    s.choose("fight")
    assert "Laszlo uses Battle Rage: the die counts as 4" in since(s, "die 1", "rage 4")
    assert any(line.startswith("Mila takes over the combat in") for line in since(s, "strike 4", "mila"))


def test_an_event_tells_only_what_it_has_cost():
    s = at("vampires: imre slums, mila asylum blood 0\nasylum: minions 1\nevents: I-02\nnow: day event")
    play(s, "hidden asylum", "museum")
    (line,) = [line for line in s.log(0) if line.startswith("The event costs veil")]
    assert line == "The event costs veil: 1 for districts that agents entered"


def test_the_urn_asks_once_and_says_which_agent_bound_where_and_what_it_costs():
    text = """
        vampires: agnieszka slums, mila slums
        newspaper: sigil agnieszka
        railway_station: minions 1
        {}
        district city_hall: funerary_urn
        lead: mila
        events: I-04
        now: day event
        """
    question = at(text.format("")).question
    assert question is not None
    assert question.prompt == (
        "Agents come: 1 in Newspaper Office, 1 in Railway Station, 1 in Police Station. Does one of them appear elsewhere?"
    )
    goes = "Funerary Urn: the agent for {} appears in City Hall instead"
    assert [option.label for option in question.options] == [
        goes.format("Newspaper Office"),  # kept out by the sigil anyway, so nothing is saved
        goes.format("Railway Station") + ", which saves 1 veil",
        goes.format("Police Station"),
        "Let it happen",
    ]
    question = at(text.format("city_hall: minions 1")).question
    assert question is not None
    assert [option.label.partition("instead")[2] for option in question.options] == [
        ", which costs 1 veil", "", ", which costs 1 veil", "",
    ]  # fmt: skip
    assert question.options[1].pieces == ("card:funerary_urn", "district:0")


def test_a_district_says_what_its_day_effect_would_do():
    s = at("vampires: imre museum kills 2, mila slums\nmuseum: minions 1\nrelics: bone_die\nnow: day")
    labels = {notation: label(s, notation) for notation in options(s)}
    assert "draw a relic" in labels["resolve museum"]
    others = [text for notation, text in labels.items() if notation != "resolve museum"]
    assert any(text.endswith(": nothing would change now") for text in others)


def test_what_a_bloodbath_costs_stands_in_its_definition_alone():
    laszlo = GAME.faces["laszlo"]
    dearer = replace(laszlo, dark=replace(laszlo.dark, veil=3))
    other = replace(GAME, characters=tuple(dearer if row is laszlo else row for row in GAME.characters))
    text = "vampires: laszlo museum kills 6, mila slums\nmuseum: exposed 2\ndice: 6 1\nveil: 5\nnow: turn laszlo 1"
    plain, dear = (play(at(text, game), "fight", "die 1") for game in (GAME, other))
    assert label(plain, "bloodbath") == "Bloodbath (1 veil): the die counts as 6, and 1 more agent dies"
    assert label(dear, "bloodbath") == "Bloodbath (3 veil): the die counts as 6, and 1 more agent dies"
    assert changes(dear, "bloodbath")["veil"] == -3


def test_what_kills_unlock_stands_in_one_place():
    needed = {action.name: next((n.least for n in action.needs if isinstance(n, Kills)), 0) for action in ACTIONS}
    assert [needed[name] for name in ("hunt", "relic", "exchange", "wild hunt", "dark", "sigillate", "ritual")] == [
        1, 2, 2, 4, 6, 9, 9,
    ]  # fmt: skip
    assert {at for at, _ in UNLOCKS} >= set(needed.values()) - {0}
    assert all(f"{at} {what}" in TERMS["kill count"] for at, what in UNLOCKS)


def test_all_names_of_an_action_lead_to_it():
    assert BY_NAME["give"] is BY_NAME["swap"] is BY_NAME["exchange"]
    assert GAME.talk.why_not(at("now: turn imre 2\nvampires: imre slums, mila slums"), 0, "attack").startswith(
        "Fighting is not"
    )
