"""What people ask: why not, where numbers come from, what a card or a pile is, what an option would do."""

from typing import Any

import pytest

from coterie.games.rivals import GAME
from coterie.games.rivals.cards import CARDS
from coterie.games.rivals.state import Rivals
from coterie.kernel.knowledge import mix_hands
from coterie.kernel.pieces import move
from coterie.words.cards.naming import called
from tests.rivals.tools import find, options, play_through, position

OUT = """
leaders: hydra doc
streets a: hydra [blood 6], skunk [bowed, blood 3]
haven a: brother [blood 5], flick [bowed, blood 3]
streets b: doc [blood 5]
haven b: karma [blood 3]
torpor b: velvet [blood 1]
board b: the-madhouse
hand a: throat-rip, johnny, karma, coup-de-grace, dumpster-dive
prestige: 3 10
"""
ALONE = OUT.replace(", skunk [bowed, blood 3]", "")


def why_not(s, action, seat=0):
    """Return the answer to `why not`."""
    return s.game.talk.why_not(s, seat, action)


@pytest.mark.ruling("RR-5")
@pytest.mark.parametrize(("haven", "needs"), [("the-pit", 4), ("thrift-store", 3)])
def test_what_cards_save_of_the_bp_that_is_needed_is_told(haven, needs):
    s = position(
        f"haven a: wendy [blood 1]\nhaven b: doc [blood 5]\nboard a: {haven}\nhand a: sheriff\nleaders: wendy doc\n"
    )
    assert why_not(s, "play sheriff") == (
        f"Playing an Action card is not possible: Sheriff needs BP {needs}, Wendy has 1."
    )


@pytest.mark.ruling("RR-5")
def test_what_is_missing_is_told_of_a_character_that_fits():
    s = position("leaders: hydra doc\nstreets a: hydra [blood 6]\nstreets b: doc [blood 6]\nhand a: coup-de-grace")
    assert why_not(s, "play coup-de-grace") == (  # Hydra has potence, but nobody is wounded
        "Playing an Action card is not possible: Coup de Grâce would change nothing now."
    )


@pytest.mark.ruling("RR-6")
@pytest.mark.parametrize(
    ("action", "answer"),
    [
        ("attack with hydra", "Skunk of Hydra’s party is exhausted, which keeps the party from attacking"),
        ("attack with skunk", "Skunk is exhausted"),
        ("attack with brother", "Brother is in its Haven: an attacker must be in The Streets"),
        ("recruit johnny", "Johnny costs 4 Prestige, you have 3"),
        ("recruit karma", "Karma is already in the coterie of b"),
        ("recruit throat-rip", "Throat Rip is not a vampire"),
        ("play throat-rip", "Throat Rip is an Attack card: play it in an attack of yours"),
        ("play dumpster-dive", "Dumpster Dive needs clan Malkavian, to which Brother does not belong"),
        ("play molotov-cocktail", ""),
        ("go out with hydra", "Hydra is already in The Streets"),
        ("go out with flick", "Flick is exhausted"),
        ("go out with doc", "Doc is not a character of your coterie"),
        ("draw", "your Library and your Faction Deck are empty"),
        ("use hydra", "it is possible only if this character attacks"),
        ("use doc", "Doc is not yours"),
        ("use skunk", "Skunk has no ability that you use"),
        ("block with hydra", "nobody is being attacked"),
    ],
)
def test_the_real_reason_is_told(action, answer):
    s = position(OUT)
    told = why_not(s, action)
    if answer:
        assert f"is not possible: {answer}" in told
    else:
        assert told == "Nothing that you can see is called “molotov-cocktail”."


@pytest.mark.ruling("RR-13.2")
@pytest.mark.parametrize(
    ("city", "action", "answer"),
    [
        ("vagrant", "claim", "the Prince of the City is not in The Streets"),
        ("prince-of-the-city", "claim", ""),
        ("prince-of-the-city", "claim with hydra", ""),
        ("prince-of-the-city", "claim with skunk", "Skunk is not in The Streets"),
        ("prince-of-the-city", "claim with brother", "Brother is exhausted"),
        ("prince-of-the-city", "claim with doc", "Doc is not a character of your coterie"),
    ],
)
def test_why_nobody_claims_is_told(city, action, answer):
    s = position("streets a: hydra [blood 6], brother [bowed, blood 5]\nhaven a: skunk [blood 4]\n"
                 f"haven b: doc [blood 5]\ncity: {city}\n")  # fmt: skip
    assert why_not(s, action) == (f"Claiming is not possible: {answer}." if answer else "Claiming is possible now.")


def test_a_claimant_needs_room():
    s = position("streets a: hydra [blood 6]\nhaven b: doc [blood 5]\ncity: prince-of-the-city\n"
                 "attached a: vagrant [on streets/hydra], bartender [on streets/hydra], nun [on streets/hydra]\n")  # fmt: skip
    assert why_not(s, "claim with hydra") == "Claiming is not possible: Hydra has no room for a Title."


@pytest.mark.ruling("R-179")
def test_what_burning_a_mortal_gives_stands_in_the_option():
    s = position("streets a: hydra [blood 4]\nhaven b: doc [blood 5]\ncity: vagrant\n")
    play_through(s, "attack with a/hydra", "city/vagrant", "physical")
    while s.asked[1][0] != "reward?":
        s.choose("pass")
    labels = [option.label for option in s.question.options]
    assert "Burn Vagrant: mend 2 Blood" in labels


@pytest.mark.parametrize(
    "term", ["fear", "wraith", "citizen", "burn", "influence", "city deck", "curse", "animal", "social"]
)
def test_terms_that_a_player_asks_for_are_explained(term):
    s = position(OUT)
    told = s.game.talk.look(s, s.game.talk.topics(s)[term])
    assert told is not None
    assert told.name.lower() == term


def test_a_target_that_has_gone_to_a_hand_is_told_and_shown_to_nobody():
    s = position(
        "streets a: hydra [blood 6]\nstreets b: doc [blood 5]\nhaven b: karma [blood 3]\nhand b: unhinged\n",
        windows="all",
    )
    play_through(s, "attack with a/hydra", "b/doc")
    move(s, find(s, "doc"), "hand", 1)
    mix_hands(s)
    for action in ("block with hydra", "block karma"):
        assert why_not(s, action, 1) == "Blocking is not possible: nobody is being attacked."
    for seat in (0, 1, -1):
        fighting = next(each for each in s.scene(seat)["areas"] if each["id"] == "attack")
        assert [piece["name"] for piece in fighting["pieces"]] == ["Hydra"]


def test_before_a_target_is_named_nobody_is_attacked():
    """Nobody is no card: not the last one of a position, even if that has lived as short."""
    s: Any = GAME.read("position: rivals\nsetup: {\"players\": 2}\nleaders: hydra doc\nstreets a: hydra [blood 6]\n"
                  "streets b: doc [blood 5], karma [blood 3]\nhand b: unhinged\n")  # fmt: skip
    s.choose("attack with a/hydra")
    assert (s.asked[1][0], s.pieces[-1].face, s.pieces[-1].life) == ("target?", "unhinged", 0)
    assert why_not(s, "block karma") == "Blocking is not possible: nobody is being attacked."


@pytest.mark.ruling("RR-7")
def test_missing_intel_is_told_with_its_numbers():
    s = position(ALONE)
    assert why_not(s, "attack karma") == (
        "Attacking is not possible: Karma has 1 Secrecy: an attack needs 1 Intel, Hydra has 0; "
        "Brother is in its Haven: an attacker must be in The Streets; Flick is exhausted."
    )
    assert "Velvet is in torpor" in why_not(s, "attack with hydra velvet")
    assert why_not(s, "attack doc") == "Attacking is possible now."
    assert "b/karma" not in options(s)


@pytest.mark.ruling("R-228")
def test_what_an_attack_would_cost_is_told():
    table = "streets a: hydra [blood 6]\nstreets b: johnny [blood 4]\ncity: {}\nprestige: 1 20\n"
    s = position(table.format("cover-charge [prestige-b 1], cover-charge [prestige-b 1]"))
    assert (
        why_not(s, "attack johnny") == "Attacking is not possible: attacking Johnny costs 2 Prestige, and you have 1."
    )
    assert (
        why_not(position(table.format("cover-charge [prestige-b 1]")), "attack johnny") == "Attacking is possible now."
    )


def test_time_and_actions_come_first():
    s = position(ALONE + "actions: 0")
    assert why_not(s, "attack doc") == "Attacking is not possible: you have no action left."
    assert why_not(s, "attack", seat=1) == "Attacking is not possible: it is the turn of a."
    assert ("Attacking", "You have no action left.") in s.game.talk.reasons(s, 0)
    assert s.game.talk.reasons(s, 1) == []
    assert why_not(s, "fly") == "Nothing is called “fly” here; did you mean “play”?"


@pytest.mark.ruling("RR-9")
def test_why_not_in_an_attack():
    s = position(
        "streets a: hydra [blood 6]\nstreets b: doc [blood 5], velvet [bowed, blood 4], skunk [blood 3]\n"
        "haven b: karma [blood 3]\nhand a: unhinged, the-spoils\nhand b: slap-in-the-face, molotov-cocktail"
    )
    play_through(s, "attack with hydra", "doc", "physical")
    assert "Unhinged is for Mental; this attack is Physical" in why_not(s, "play unhinged")
    s.choose("no card")
    assert "Velvet is exhausted" in why_not(s, "block with velvet", 1)
    assert "Karma is not in the party of Doc" in why_not(s, "block with karma", 1)
    assert why_not(s, "block with skunk", 1) == "Blocking is possible now."
    s.choose("no block")
    assert "Slap in the Face is for Social and Mental" in why_not(s, "play slap-in-the-face", 1)
    assert "Molotov Cocktail is not a Reaction card" in why_not(s, "play molotov-cocktail", 1)


def test_a_hidden_card_is_never_named():
    s = position("haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nhand b: unhinged")
    assert called(s, 0, "unhinged") == []
    assert called(s, 1, "unhinged") == [find(s, "unhinged")]
    assert s.game.talk.numbers(s, 0, "unhinged") is None
    assert s.game.talk.numbers(s, 0, "attack") is None


def test_every_number_of_a_card_has_its_parts():
    s = position(OUT + "attached a: athlete [on streets/hydra]")
    numbers = {number.name: number for number in s.game.talk.numbers(s, 0, "hydra")}
    assert numbers["physical"].total == 3
    assert numbers["physical"].parts == ((2, "printed"), (1, "Athlete"))
    karma = {number.name: number for number in s.game.talk.numbers(s, 0, "b/karma")}
    assert karma["Secrecy"].parts == ((1, "The Madhouse"),)


@pytest.mark.ruling("RR-9.1")
def test_options_tell_what_they_would_come_to():
    s = position(ALONE.replace("streets b: doc [blood 5]", "streets b: doc [blood 5], skunk [blood 3]"))
    s.choose("attack with hydra")
    talk = s.game.talk
    assert [option.label for option in s.question.options] == [
        "Doc of b: 5 of 5 Blood, 0 physical, 1 social, 2 mental",
        "Skunk of b: 3 of 3 Blood, 1 physical, 0 social, 1 mental",
    ]
    s.choose("skunk")
    while s.asked[1][0] == "moment":
        s.choose("pass")
    labels = [option.label for option in s.question.options]
    assert labels == [
        "Physical: 2 against 1",
        "Social: 1 against 0",
        "Mental: 0 against 1",
        "Ranged: only what a card deals",
    ]
    (number,) = talk.contributors(s, ("sort", ("physical",), ()))
    assert (number.total, number.parts) == (1, ((2, "Physical of Hydra"), (-1, "Physical of Skunk")))
    s.choose("physical")
    (number,) = talk.contributors(s, ("attack card", (find(s, "throat-rip"),), ()))
    assert (number.name, number.total) == ("damage to Skunk, before the text of Throat Rip", 2)


def test_an_attack_is_one_gesture_in_plain_names():
    duel = (
        "streets a: hydra [blood 6]\nstreets b: doc [blood 5], velvet [blood 4]\nhand a: throat-rip\nhand b: fleetness"
    )
    s, plain = position(duel), position(duel)
    s.choose("attack with hydra + doc + physical + no card")
    play_through(plain, "attack with a/hydra", "b/doc", "physical", "no card")
    assert s.fingerprint() == plain.fingerprint()
    assert s.question.seat == 1


def test_a_name_that_could_mean_two_is_refused():
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 5]\ncity: vagrant\ncity b: vagrant")
    s.choose("attack with hydra")
    assert s.index("vagrant") is None
    assert s.index("city/vagrant") is not None


def test_characters_in_a_second_party_are_called_by_it():
    s = position("streets a2: hydra [blood 6]\nstreets b: doc [blood 5]\ncity b: vagrant [blood-a 1]")
    assert "attack with a2/hydra" in options(s)
    s.choose("attack with hydra")
    labels = [option.label for option in s.question.options]
    assert labels == [
        "Doc of b: 5 of 5 Blood, 0 physical, 1 social, 2 mental",
        "Vagrant of the city at b: 3 damage defeats it",
    ]


def test_a_card_that_has_no_player_is_the_citys():
    s = position(
        "haven a: pong [blood 4]\nplots a: spiders [prestige 1]\nstreets b: hydra [blood 6]\nactive: b\ncity: chef\n",
        windows="all",
    )
    play_through(s, "attack with b/hydra", "city/chef")
    assert s.question.prompt == ("Hydra of b attacks; Chef of the city is attacked. Do you respond?")


def test_cards_terms_seats_and_piles_can_be_looked_at():
    s = position(OUT + "discard b: unhinged, fleetness")
    talk = s.game.talk
    assert talk.look(s, "hydra").now == ("Now: in The Streets, of a, 6 Blood.",)
    assert talk.look(s, "throat-rip").kind == "Attack · Physical · 1 damage · BP 4 · potence"
    assert talk.look(s, "throat-rip").now == ()  # that it is in a hand is not told
    assert talk.look(s, talk.topics(s)["intel"]).kind == "term"
    assert talk.look(s, "discard b").lines == ("Unhinged, Fleetness",)
    assert "Torpor: Velvet" in talk.look(s, "seat b").lines[1]
    assert talk.look(s, "seat d") is None


@pytest.mark.parametrize(
    ("face", "sentence"),
    [
        ("throat-rip", "Throat Rip is an Attack card: play it in an attack of yours."),
        ("cloak-of-shadows", "Cloak of Shadows is a Reaction: play it when you are attacked."),
        ("hydra", ""),
        ("doc", ""),
    ],
)
def test_why_nothing_can_be_done_with_a_card_is_told_of_ones_own_alone(face, sentence):
    s = position(
        "streets a: hydra [blood 6]\nstreets b: doc [blood 5]\nhand a: throat-rip, cloak-of-shadows\nhand b: unhinged"
    )
    assert s.game.talk.why_not_with(s, 0, f"piece:{find(s, face)}") == sentence
    assert s.game.talk.why_not_with(s, 0, f"piece:{find(s, 'unhinged')}") == ""


def test_the_name_of_a_card_of_ones_hand_is_enough_to_ask_why_it_cannot_be_played():
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 5]\nhand a: throat-rip\nhand b: unhinged")
    told = "Throat Rip is an Attack card: play it in an attack of yours."
    assert s.game.talk.why_not(s, 0, "throat rip") == told
    assert "Nothing is called" in s.game.talk.why_not(s, 0, "unhinged")


@pytest.mark.parametrize("name", ["seat:0", "piece:", "piece:999", "piece:-1", ""])
def test_of_what_is_no_card_there_is_nothing_to_say(name):
    assert (
        position("streets a: hydra [blood 6]").game.talk.why_not_with(position("streets a: hydra [blood 6]"), 0, name)
        == ""
    )


def test_the_beginning_of_a_name_is_enough_to_ask_why_not():
    s = position("leaders: hydra doc\nhaven a: hydra [blood 5]\nhand a: molotov-cocktail, skunk")
    for text in ("molotov", "molotov-c", "cocktail"):
        assert s.game.talk.why_not(s, 0, f"play {text}").startswith("Playing"), text
    assert s.game.talk.why_not(s, 0, "play molotok") == "Nothing that you can see is called “molotok”."


def test_rivals_says_how_it_is_played():
    told = " ".join(chapter.text for chapter in GAME.how)
    assert "13 Agenda" in told
    assert [chapter.title for chapter in GAME.how][:3] == ["What it is about", "A turn", "Actions"]


def test_a_vampire_calls_itself_by_one_name():
    """No vampire is “this card” in one half of a sentence and “this character” in the other."""
    assert [card.name for card in CARDS.values() if card.kind == "vampire" and "this card" in card.text] == []
    assert "have this character pay 1 Blood" in CARDS["hydra"].text


def test_the_log_says_from_whom_damage_comes():
    s = position("leaders: hydra doc\nhaven a: hydra [blood 5]\nstreets b: doc [blood 5]")
    play_through(s, "go out with hydra", "attack with hydra")
    while s.asked[1][0] != "action?":
        s.choose(next(each for each in ("pass", "physical", "no card", "no block") if each in options(s)))
    assert "Doc takes 2 damage from Hydra" in s.log()
    told = {line["text"]: line.get("cause") for line in s.scene(0)["log"]}
    assert told["Doc takes 2 damage from Hydra"] == "hydra", "who reads it need not take the sentence apart"
    assert told["Hydra attacks Doc"] is None


def test_the_log_says_what_an_ability_does():
    """“a uses Doc” says nothing to people who do not know it by heart."""
    s = position("leaders: doc hydra\nhaven a: doc [blood 3]\nhaven b: hydra [blood 5]\nprestige: 5 10")
    play_through(s, next(each for each in options(s) if each.startswith("use") and "doc" in each))
    lines = s.log()
    at = lines.index("a uses Doc: each character in this party mends 1 Blood")
    assert lines[at + 1 :] == ["a: −1 Prestige (Doc)", "Doc: +1 Blood"]  # what it costs comes by itself


@pytest.mark.ruling("RR-6")
def test_who_goes_out_joins_a_party_that_is_told_by_its_characters():
    s = position(OUT)
    play_through(s, "go out with a/brother")
    assert [option.label for option in s.question.options] == ["As a new party", "Join Hydra and Skunk"]


@pytest.mark.ruling("RR-12")
def test_an_answer_to_what_has_happened_is_offered_with_what_it_does():
    s = position("haven a: lixue-chen\nhaven b: doc\nhand a: fame-fortune\nboard a: pr-firm\nprestige: 5 5\n")
    play_through(s, "play fame-fortune", "exert a/lixue-chen", "done", "abstain")
    labels = [option.label for option in s.question.options]
    assert labels[0] == "Use PR Firm: pay 1 Prestige to gain 1 Agenda"


def test_a_vampire_calls_itself_a_character_in_what_it_offers_as_in_its_text():
    s = position("streets a: rachany-sok [blood 4]\nstreets b: doc [blood 5]\nagenda: 2 0\n")
    play_through(s, "attack with a/rachany-sok")
    label = next(option.label for option in s.question.options if option.notation.startswith("use "))
    assert label.endswith("pay 1 Agenda to give this character +2 shield in this attack")


@pytest.mark.ruling("RR-19")
def test_what_costs_the_last_prestige_is_warned_of():
    text = "haven a: hydra [blood 6]\nhaven b: doc [blood 5]\nhand a: karma, johnny\nprestige: {} 9\n"

    def warned(prestige):
        there = position(text.format(prestige)).scene(0)["question"]["options"]
        return [option["notation"] for option in there if "last Prestige" in option.get("warns", "")]

    assert (warned(5), warned(4), warned(3)) == ([], ["recruit johnny"], ["recruit karma"])


@pytest.mark.ruling("RR-19", "R-173")
def test_prestige_that_an_ability_takes_is_warned_of_where_it_is_the_last():
    text = "streets a: inmate-745943 [blood 4]\nstreets b: doc [blood 5]\nprestige: {} 9\n"
    for prestige, warned in ((2, False), (1, True)):
        s = position(text.format(prestige))
        play_through(s, "attack with a/inmate-745943")
        use = next(o for o in s.scene(0)["question"]["options"] if o["notation"].startswith("use "))
        assert ("last Prestige" in use.get("warns", "")) == warned


@pytest.mark.ruling("RR-19")
@pytest.mark.parametrize(("prestige", "worlds"), [(3, 0), (2, 1)])
def test_one_world_is_made_for_the_warnings_of_all_options(monkeypatch, prestige, worlds):
    s = position(f"haven a: hydra [blood 6], skunk\nhaven b: doc [blood 5]\nprestige: {prestige} 9\n")
    made, sample = [], Rivals.sample

    def counted(s, seat, rng):
        made.append(seat)
        return sample(s, seat, rng)

    monkeypatch.setattr(Rivals, "sample", counted)
    assert len(s.scene(0)["question"]["options"]) > 2
    assert made == [0] * worlds
    s.scene(1)
    assert made == [0] * worlds, "who is not asked is shown no warnings"


@pytest.mark.ruling("RR-8")
def test_what_a_vampire_is_good_at_can_be_read_before_it_is_recruited():
    s = position(OUT)
    looked = s.game.talk.look(s, "johnny")
    assert looked.lines[0] == "Physical 0, Social 2, Mental 0 · presence 2"
    assert s.game.talk.look(s, "throat-rip").lines[0].startswith("Deal ")


@pytest.mark.parametrize(
    ("face", "said"),
    [
        ("beretta", "If this character makes a Ranged attack, have this character pay 1 Blood to deal +1 damage."),
        ("base-of-power", "After a Title is attached to a character you control, gain 2 Agenda."),
        ("the-cossack", "to have the next attack of this character this turn be one that nobody can block."),
        ("tamaska", "After you attach an Animal to this character, if it is your turn, ready this character"),
        (
            "racing-the-clock",
            "the active player chooses one: exhaust a ready character they control with the highest BP",
        ),
        ("wild-ranting", "choose a player; that player draws a card."),
        ("austerity-measures", "attachments in their coterie that are no Curse"),
        ("lone-wolf", "characters you control alone in their party have +1 shield"),
    ],
)
def test_a_text_says_who_does_what_as_a_player_would(face, said):
    assert said in CARDS[face].text


@pytest.mark.ruling("RR-19")
@pytest.mark.parametrize(
    ("more", "worlds"),
    [
        ("", 0),  # an attack, going out, drawing and the end of the phase cost nothing
        ("hand a: fleetness\n", 0),  # nor does a card of which the text takes nothing
        ("city: team-x-operative\n", 0),  # first it is asked which of three characters is struck
        ("haven a: the-cossack [blood 5]\n", 0),  # nobody pays the last Blood for an ability
        ("hand a: clairvoyance\n", 0),
        ("board a: blood-makes-noise [blood 1]\n", 1),  # it speaks of Prestige, though it gives some
        ("board b: second-tradition-the-domain [prestige 1]\n", 1),  # whoever attacks its player pays
    ],
)
def test_a_world_is_made_only_for_options_that_could_cost_prestige(monkeypatch, more, worlds):
    s = position(
        "haven a: hydra [blood 6], annika [blood 6]\nstreets a: skunk [blood 3]\nstreets b: doc [blood 5]\nprestige: 1 9\n"
        f"library a: greed\nfaction a: karma\n{more}"
    )
    assert worlds_made(monkeypatch, s) == worlds


def worlds_made(monkeypatch, s):
    """Return for how many worlds a scene samples."""
    made, sample = [], Rivals.sample

    def counted(s, seat, rng):
        made.append(seat)
        return sample(s, seat, rng)

    monkeypatch.setattr(Rivals, "sample", counted)
    s.scene(0)
    monkeypatch.undo()
    return len(made)


@pytest.mark.ruling("RR-19")
def test_a_world_is_made_for_antagonists_only_where_their_last_damage_is_handed_out(monkeypatch):
    there = "streets b: doc [blood 5]\nprestige: 1 9\nlibrary a: greed\nfaction a: karma\ncity: team-x-operative"
    alone = position(f"haven a: hydra [blood 6]\n{there}\n")
    assert worlds_made(monkeypatch, alone) == 1  # nobody is asked: the only character is struck
    s = position(f"haven a: hydra [blood 6], annika [blood 6]\n{there}, team-x-operative, team-x-operative\n")
    s.choose("end")
    assert s.question.prompt.startswith("Who takes 1 Aggravated damage")
    assert worlds_made(monkeypatch, s) == 0
    s.choose("a/hydra")
    assert worlds_made(monkeypatch, s) == 1


@pytest.mark.ruling("R-013")
def test_where_agenda_lies_can_be_read_before_one_chooses():
    s = position(
        "board a: prizefighter\nhaven a: hydra [blood 6, agenda 2], skunk [blood 3, agenda 1]\nhaven b: doc [blood 5]\n"
    )
    s.choose("end")
    assert [option.label for option in s.question.options] == ["Hydra: 2 Agenda", "Skunk: 1 Agenda"]
    s.choose("a/hydra")
    assert s.agenda[0] == 1


@pytest.mark.ruling("RR-9")
def test_an_attack_card_with_a_text_says_that_its_damage_is_not_all():
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 5]\nhand a: throat-rip, 38-special, baseball-bat\n")
    play_through(s, "attack with a/hydra", "physical")
    assert [option.label for option in s.question.options] == [
        "Play Throat Rip: 1 damage, plus what its text does", "Play Baseball Bat: 1 damage, plus what its text does", "No card",
    ]  # fmt: skip
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 5]\nhand a: throat-rip, 38-special, baseball-bat\n")
    play_through(s, "attack with a/hydra", "ranged")
    assert s.question.options[0].label == "Play .38 Special: 2 damage"


@pytest.mark.ruling("RR-9", "RR-12")
@pytest.mark.parametrize(
    ("card", "told"),
    [
        (
            "the-last-word",
            "The Last Word is an Influence Modifier: play it face down when you take a side with Influence.",
        ),
        ("haze", "Haze is a Reaction: play it when it is offered."),
        ("cloak-of-shadows", "Cloak of Shadows is a Reaction: play it when you are attacked."),
        (
            "baseball-bat",
            "Baseball Bat is an Attack card and a Reaction: play it in an attack of yours or when you are attacked.",
        ),
        ("throat-rip", "Throat Rip is an Attack card: play it in an attack of yours."),
    ],
)
def test_a_card_that_is_no_action_says_when_it_is_played_in_everybodys_turn(card, told):
    s = position(
        f"leaders: hydra doc\nhaven a: hydra [blood 6]\nhaven b: doc [blood 5]\nhand a: {card}\nhand b: {card}"
    )
    assert [GAME.talk.why_not_with(s, seat, f"piece:{find(s, card, nth=seat)}") for seat in (0, 1)] == [told, told]


@pytest.mark.ruling("RR-5")
def test_an_unhosted_card_is_not_said_to_lack_an_action_where_unhosted_ones_are_left():
    s = position(
        "leaders: hydra doc\nhaven a: hydra [blood 6]\nhaven b: doc [blood 5]\nhand a: marked-man, sheriff\n"
        "actions: 0\nunhosted: 1"
    )
    assert why_not(s, "play marked-man").endswith("Marked Man needs clan Ventrue in your coterie.")
    assert why_not(s, "play sheriff").endswith("you have no action left but unhosted ones.")


@pytest.mark.ruling("RR-5", "RR-21")
@pytest.mark.parametrize(
    ("table", "label"),
    [
        ("streets a: kim-phan [blood 4]\n", "Use Kim Phan: ability 1: exhaust this character to remove a "
         "token from an Ongoing or face-down card"),
        ("haven a: hydra [blood 6]\nboard a: the-outskirts\nhand a: mongrel\n", "Use The Outskirts: discard an Animal in your "
         "hand to have a character you control in or out of torpor mend 2 Blood (once each turn)"),
        ("haven a: zhang-wei [blood 4]\nattached a: seneschal [on haven/zhang-wei]\n", "Use Seneschal: Action: Exhaust its"),
    ],
)  # fmt: skip
def test_an_ability_that_is_offered_says_what_it_does_and_not_the_condition_that_is_met(table, label):
    s = position(f"leaders: hydra doc\nhaven b: doc [blood 4]\nboard b: long-term-investment [prestige 2]\n{table}"
                 "torpor a: skunk [blood 1]\n")  # fmt: skip
    assert [option.label for option in s.question.options if option.label.startswith(label)]


@pytest.mark.ruling("R-029", "R-073")
@pytest.mark.parametrize(("whose", "told"), [("a", "Wraith, +1 Intel, on Zahara"), ("b", "on Zahara")])
def test_what_can_be_done_with_a_wraith_says_on_whom_it_is_and_its_token_to_those_who_know_it(whose, told):
    s = position(
        f"haven a: zahara [blood 3]\nhaven b: doc [blood 5]\nattached {whose}: chef [down, on haven/zahara], "
        f"wraith-intel [down, known {whose}, on chef]\n",
        foreign_wraiths="its bearer",
    )
    labels = [
        option.label for option in s.question.options if "from the game" in option.label or "token" in option.label
    ]
    assert len(labels) == 2
    assert all(label.endswith(f": {told}") for label in labels)


@pytest.mark.ruling("RR-9")
def test_a_character_that_responds_is_called_one():
    s = position("streets a: leah-swiftfoot [blood 4]\nhaven b: em [blood 4]\n")
    play_through(s, "attack with a/leah-swiftfoot", "social")
    assert s.question.options[0].label == (
        "Use Leah Swiftfoot: return this character to its Haven, ready or exhausted as it is"
    )


def test_what_is_about_to_happen_says_that_damage_is_aggravated():
    s = position("haven a: hydra [blood 5]\nhand a: flesh-of-marble\ncity: team-x-operative", windows="all")
    play_through(s, "end", "done")
    assert s.question.prompt == "About to happen: Hydra of a takes Aggravated damage. Do you respond?"


@pytest.mark.ruling("RR-19", "R-288")
@pytest.mark.parametrize(("others", "warned"), [("", True), (", karma [blood 3]", False)])
def test_what_costs_the_last_vampire_is_warned_of(others, warned):
    s = position(
        f"leaders: em doc\nhaven a: em [blood 4]\nhaven b: doc [blood 1]{others}\nboard a: voter-suppression\n"
        "hand a: free-money\nprestige: 9 9\n"
    )
    play_through(s, "play free-money", "exert a/em", "done", "no")
    told = {option["notation"]: option.get("warns", "") for option in s.scene(1)["question"]["options"]}
    assert ("last vampire" in told["exert b/doc"]) == warned
    assert told["done"] == ""
