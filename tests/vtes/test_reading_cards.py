"""What stands on a card (V-001 to V-058): crypt cards, types, requirements, how a card is played, one level or the other."""

import pytest

from coterie.games.vtes import GAME
from coterie.games.vtes.cards.listing import numbers as told_numbers
from coterie.games.vtes.cards.tables import crypt, library
from coterie.games.vtes.cards.vampires import refused
from coterie.games.vtes.decks import legality
from coterie.games.vtes.decks.room import ROOM
from coterie.kernel.errors import BadOptions
from coterie.kernel.events import about
from coterie.words.cards.decklists import BadDeck
from tests.vtes.tools import (
    OTHERS,
    asked,
    blood_on,
    borne_by,
    faces,
    find,
    happen,
    locked,
    number,
    options,
    play_through,
    position,
    vampire,
    where,
)

# ── crypt cards ─────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("V-001")
def test_a_deck_is_built_by_what_a_crypt_card_shows_group_and_title_too():
    prince, sabbat = GAME.faces["alice-chen"], GAME.faces["aaradhya-the-callous-tyrant"]
    assert prince.printed["traits"] == ["Camarilla prince of Nairobi", "group 6"]
    assert sabbat.printed["traits"] == ["Sabbat cardinal", "Path of Power and the Inner Voice", "group 6"]
    assert told_numbers(prince) == "capacity 7, dom FOR obf PRE, group 6, Camarilla prince of Nairobi"
    assert told_numbers(sabbat).endswith("Sabbat cardinal, bleed 2")
    assert told_numbers(GAME.faces["conditioning"]) == "Dominate, blood 1"


@pytest.mark.ruling("V-001", "V-024", "V-029")
def test_every_crypt_card_has_its_parts():
    for card in GAME.faces.values():
        if card.kind == "vampire" and not card.made:
            assert card.name
            assert card.clan
            assert card.sect
            assert card.stats["capacity"] >= 1
            assert card.group
    alice = GAME.faces["alice-chen"]
    assert (alice.sect, alice.title, alice.city, alice.group) == ("Camarilla", "prince", "Nairobi", "6")
    assert GAME.faces["batsheva-g4"].abilities


@pytest.mark.ruling("V-030", "V-031")
def test_printings_of_a_card_are_one_card():
    assert len(crypt()) == len({(each.name, each.group, each.advanced) for each in crypt().values()})
    several = [each for each in library().values() if len(each.sets.split()) > 3]
    assert several
    assert len({each.name for each in library().values()}) == len(library())  # one line, whatever the number of sets


@pytest.mark.ruling("V-032", "VR-10.7")
def test_imbued_are_refused_by_name():
    imbued = next(each for each in crypt().values() if each.type == "Imbued")
    assert refused(imbued) == f"{imbued.name} is an imbued; these are not played here."
    assert imbued.id not in {card.id for card in GAME.faces.values()}
    text = f"Crypt:\n12 {imbued.name}\nLibrary:\n60 Dodge\n"
    with pytest.raises((BadOptions, BadDeck), match="imbued"):
        GAME.start({"players": 2, "decks": [text]}, seed=1)


@pytest.mark.ruling("V-015", "V-016", "V-017")
def test_clans_decide_who_plays_and_who_is_affected():
    nosferatu, toreador = vampire(clan="Nosferatu"), vampire(clan="Toreador")
    text = (
        "ready a: double-deuce [lives 3]\nready b: {who} [blood 3]\nhand b: the-warrens\nready c: ryan [bowed, blood 2]"
    )
    for who, offered in ((nosferatu, True), (toreador, False)):
        s = position(text.format(who=who))
        play_through(s, "bleed with double-deuce", f"block with {who}")
        assert ("play the-warrens" in options(s)) == offered
    s = position(
        f"phase: 5.4.1\nturn: 7\nlibrary a: dodge\nboard a: art-museum\nready a: {toreador} [blood 1]\n"
        f"uncontrolled a: {vampire(clan='Toreador', nth=1)}, {nosferatu}\n{OTHERS}"
    )
    s.choose("use a/art-museum")
    assert options(s) == ["a/uncontrolled.1"]  # the Toreador alone
    s.choose("a/uncontrolled.1")
    assert (blood_on(s, vampire(clan="Toreador", nth=1)), blood_on(s, nosferatu)) == (1, 0)


@pytest.mark.ruling("V-009", "V-010")
def test_blood_above_the_capacity_is_gone_at_once():
    s = position(f"ready a: madison [blood 4], nassir [blood 3]\n{OTHERS.replace('nassir', 'min-seo')}")
    who = find(s, "nassir")
    happen(s, about(s, "blood", who, 3))
    assert blood_on(s, "nassir") == 4
    happen(s, about(s, "blood", who, -1))
    assert blood_on(s, "nassir") == 3  # nothing was kept above it
    s = position(
        "phase: 5.2.1\nready a: nassir [blood 5]\nattached a: dominate [on ready/nassir]\nready b: min-seo [bowed, blood 2]"
    )
    happen(s, about(s, "burn", find(s, "dominate")))
    assert blood_on(s, "nassir") == 4  # the capacity falls, and the blood drains


@pytest.mark.ruling("V-025", "V-026", "VR-2")
def test_groups_bind_a_crypt_but_nobody_in_play():
    def deck(*groups: str) -> str:
        names = []
        for group in groups:
            face = next(c for c in GAME.faces.values() if c.kind == "vampire" and c.group == group and not c.abilities)
            names.append(face)
        lines = "\n".join(f"{12 // len(names)} {legality_name(card)}" for card in names)
        return f"Crypt:\n{lines}\nLibrary:\n60 Dodge\n"

    for groups, wrong in ((("5", "6"), False), (("4", "6"), True), (("4", "5", "6"), True)):
        found = legality.problems(ROOM.read(deck(*groups)), next(iter(ROOM.rules)))
        assert any("group" in text.lower() for text in found) == wrong
    who, old = (
        vampire("DOM", capacity=7),
        next(face for face, c in GAME.faces.items() if c.kind == "vampire" and c.group == "2" and not c.abilities),
    )
    s = position(
        f"ready a: {who} [blood 6], madison [bowed, blood 1]\nhand a: graverobbing\ntorpor b: {old} [blood 1]\n"
        "ready c: ryan [bowed, blood 2]"
    )
    play_through(s, "play graverobbing", "way 1")
    assert s.game.speaks(s, find(s, old)) == 0


def legality_name(card) -> str:
    """Return what a deck list calls a crypt card."""
    from coterie.games.vtes.decks.form import FORM

    return FORM.cards[card.id]


# ── playing ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.ruling("V-023", "V-056", "V-058")
def test_each_effect_of_a_card_needs_its_own_discipline():
    text = (
        "ready a: double-deuce [lives 3], madison [bowed, blood 1]\nready b: {who} [blood 3]\nhand b: deep-ecology\n"
        "hand a: vessel\nready c: ryan [bowed, blood 2]"
    )
    s = position(text.format(who="handsome-dan"))  # Fortitude alone: it reduces the bleed, at any time
    play_through(s, "bleed with double-deuce", "play deep-ecology", "no block")
    assert s.pool[1] == 30
    who = vampire("ani", sect="Anarch")  # Animalism: intercept, where it is needed
    s = position(text.format(who=who))
    s.choose("bleed with double-deuce")
    assert asked(s) == (1, [f"block with b/{who}", "no block"])
    play_through(s, f"block with {who}", "play deep-ecology")
    assert locked(s, who)


@pytest.mark.ruling("V-057", "V-019")
def test_an_effect_may_need_two_disciplines():
    both = vampire("cel", "pre")
    one = next(
        face
        for face, c in GAME.faces.items()
        if c.kind == "vampire"
        and c.stats.get("pre")
        and not c.stats.get("cel")
        and not c.abilities
        and not c.title
        and c.stats["capacity"] > 3
    )
    for who, offered in ((both, True), (one, False)):
        s = position(
            f"ready a: {who} [blood 3], madison [bowed, blood 1]\nhand a: anarchist-uprising, scalpel-tongue\n"
            f"ready b: {vampire(title='prince')} [bowed, blood 2]\nready c: ryan [bowed, blood 2]"
        )
        play_through(s, "play anarchist-uprising")
        while s.question.seat == 0 and "pass" in options(s):
            s.choose("pass")
        s.choose(next(text for text in options(s) if text.startswith("vote against")))
        assert ("play scalpel-tongue" in options(s)) == offered


@pytest.mark.ruling("V-052", "V-053")
def test_types_costs_clans_and_other_requirements_are_read():
    for face, types, clan, cost, requires in (
        ("govern-the-unaligned", ("action",), "", "", ()),
        ("the-warrens", ("reaction",), "Nosferatu", "", ()),
        ("parity-shift", ("political action",), "", "", (("title", "prince/justicar"),)),
        ("44-magnum", ("equipment",), "", "pool 2", ()),
        ("sense-the-savage-way", ("reaction",), "", "", (("capacity", ">= 7"),)),
    ):
        card = GAME.faces[face]
        assert (card.types, card.clan, card.requires) == (types, clan, requires)
        assert cost in ("", card.cost)
    for who, offered in ((vampire("ani", capacity=8), True), (vampire("ani", capacity=5), False)):
        s = position(
            f"ready a: double-deuce [lives 3]\nready b: {who} [blood 3]\nhand b: sense-the-savage-way\nready c: ryan [bowed]"
        )
        play_through(s, "bleed with double-deuce", f"block with {who}")
        assert ("play sense-the-savage-way" in options(s)) == offered


@pytest.mark.ruling("V-036", "V-054")
def test_each_play_names_its_minion():
    s = position(f"ready a: madison [blood 6], oshri-dahan [blood 3]\nhand a: govern-the-unaligned\n{OTHERS}")
    s.choose("play govern-the-unaligned")
    assert (s.asked[1][0], options(s)) == ("who plays?", ["a/madison", "a/oshri-dahan"])


@pytest.mark.ruling("V-038", "V-040", "VR-4.2")
def test_a_card_lies_in_no_pile_while_it_is_played():
    s = position(
        "ready a: madison [blood 6], nassir [bowed, blood 1]\nhand a: govern-the-unaligned\nready b: min-seo [blood 2]\n"
        "hand b: direct-intervention\nready c: ryan [bowed, blood 2]"
    )
    s.choose("play govern-the-unaligned")
    assert (s.asked[1][0], where(s, "govern-the-unaligned")) == ("cancel?", "limbo")
    s.choose("pass")
    assert (s.asked[1][0], where(s, "govern-the-unaligned")) == ("block?", "limbo")  # neither hand nor ash heap
    s.choose("no block")
    assert where(s, "govern-the-unaligned") == "ash"


@pytest.mark.ruling("V-114", "V-022")
def test_a_card_of_two_types_is_played_as_one_of_them():
    who = vampire("PRO", capacity=6)
    text = (
        f"ready a: {who} [blood 3], madison [bowed, blood 1]\nhand a: rapid-change, vessel\nready b: nassir [blood 3]\n"
        "attached b: {on}\nready c: ryan [bowed, blood 2]"
    )
    s = position(text.format(on="sport-bike [on ready/nassir]"))
    play_through(s, f"hunt with {who}", "block with nassir", "play rapid-change")
    assert (where(s, "rapid-change"), locked(s, "nassir")) == ("ash", False)  # as a modifier: the block failed
    s = position(text.format(on="raven-spy [lives 1, on ready/nassir], sport-bike [on ready/nassir]"))
    play_through(s, f"hunt with {who}", "block with nassir", "pass")
    assert "play rapid-change" in options(s)
    s.choose("play rapid-change")
    assert (locked(s, "nassir"), blood_on(s, "nassir")) == (True, 3)  # as a combat card: combat ends


@pytest.mark.ruling("V-116", "V-117")
def test_one_action_card_in_an_action():
    s = position(
        "ready a: madison [blood 6], nassir [blood 2]\nhand a: govern-the-unaligned, computer-hacking, conditioning\n"
        "ready b: min-seo [blood 2]\nready c: ryan [bowed, blood 2]"
    )
    s.choose("play govern-the-unaligned")
    assert asked(s)[0] == 0
    while s.question.seat == 0:
        assert [text for text in options(s) if text.startswith("play")] == ["play conditioning"]
        s.choose("pass")


@pytest.mark.ruling("V-139", "V-137")
def test_modifiers_for_another_minion_are_played_by_minions_of_the_same_controller():
    who, dark = vampire(capacity=5), vampire("OBF")
    for where_dark, offered in (("a", True), ("c", False)):
        mine = f", {dark} [bowed, blood 2]" if where_dark == "a" else ""
        theirs = f", {dark} [bowed, blood 2]" if where_dark == "c" else ""
        s = position(
            f"ready a: {who} [blood 3], madison [bowed, blood 1]{mine}\nhand {where_dark}: cloak-the-gathering\n"
            f"ready b: nassir [blood 2]\nready c: ryan [bowed, blood 2]{theirs}"
        )
        play_through(s, f"bleed with {who}", "block with nassir")
        assert ("play cloak-the-gathering" in options(s)) == offered


@pytest.mark.ruling("V-119", "V-120")
def test_equipment_stays_with_its_bearer_to_the_end():
    s = position(
        f"ready a: madison [blood 6], nassir [bowed, blood 1]\nhand a: laptop-computer\n{OTHERS.replace('nassir', 'min-seo')}"
    )
    s.choose("play laptop-computer")
    assert (borne_by(s, "madison"), number(s, "bleed", "madison")) == (["laptop-computer"], 2)
    happen(s, about(s, "burn", find(s, "madison")))
    assert (where(s, "laptop-computer"), faces(s, "ash")) == ("ash", ["madison", "laptop-computer"])


# ── how they read ───────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    ("face", "part"),
    [
        ("fortitude", "gets +1 level of Fortitude and +1 capacity."),
        ("new-carthage", "Ventrue vampires get −1 vote."),
        ("absolute-tyranny", "the Inner Voice −1 vote."),
        ("villein", "with 1 or more blood,"),
        ("palla-grande", "Burned once it has no counters."),
        ("the-eternals-of-sirius", ". Or put 5 blood"),
        ("on-the-qui-vive", "once per minion between two of its unlock phases"),
        ("garibaldi-meucci-museum", "Before range is determined while an Anarch vampire you control is in combat"),
        ("lenelle-mambo-of-birmingham", "with a library card in your ash heap"),
        ("propaganda", "each Methuselah that it is directed at chooses a ready unlocked"),
    ],
)  # fmt: skip
def test_a_text_says_what_the_card_does_and_when(face, part):
    assert part in GAME.faces[face].text


@pytest.mark.parametrize(
    ("face", "said"),
    [
        ("khin-aye", "While your predator has more ready minions than you do, you get +1 hand size."),
        (
            "academic-hunting-ground",
            "gain 1 blood, unless another hunting ground has fed it this turn (once each turn).",
        ),
        ("archon", "Requires a prince or justicar. Call a referendum"),
        (
            "strohmann",
            "While this vampire is acting, a reaction card requiring Auspex costs a minion 1 more blood or life.",
        ),
        (
            "privileged-position",
            "After a referendum that a vampire you control has called has passed and its effect is over",
        ),
        ("rumors-of-gehenna", "Each marked Methuselah gets 2 master phase actions instead of 1."),
        ("opium-den", "While a Ministry vampire you control is acting, you may lock this card to give it +1 stealth."),
        ("skullduggery", "Obfuscate: this minion may maneuver once in the resulting combat, then bleed (+1 stealth)."),
        ("jurgen-the-libertine", "While this vampire is acting, blocking costs each minion 1 more blood or life."),
        ("apolonia-czarnecki", "As an action, this vampire can steal 1 blood of a younger vampire."),
        ("fairuza", "As an action, this vampire can burn 1 blood or life from a minion your prey controls."),
        ("smash-and-grab", "Animalism: burn 2 life from an ally or retainer (+1 stealth)."),
        ("the-kiss-of-ra", "end the action, then burn 2 blood from the blocking minion"),
        ("double-deuce", "if this ally has less than 3 life, this ally gains 1 life."),
        (
            "leather-jacket",
            "if the action is an equip action and the action was successful and its bearer is not in combat, ",
        ),
        ("crypts-sons", "you may burn 1 life from this card to lock the blocking minion"),
        ("helicopter", "Vehicle. When a minion equips with it, lock this card. "),
        ("cooler", "It begins with 4 counters. "),
        ("unlicensed-taxicab", "+2 stealth."),
        ("nra-pac", "After a minion acts successfully, if the action is an equip action, as the turn ends, unlock it."),
        (
            "secret-passage",
            "During an action, if the action is aimed at its bearer and its bearer is ready and the action is",
        ),
        ("jane-sims", "reaction card costs this vampire 1 more blood."),
        ("archon", "While its bearer is acting, blocking costs each vampire 1 more blood."),
        ("fee-stake-boston", "Its bearer is baron of Boston."),
        ("fame", "After its bearer goes to torpor, its bearer's controller burns 3 pool."),
        (
            "anarch-salon",
            "each ready Anarch vampire gains 1 blood, then each Methuselah with an Anarch vampire gains 1",
        ),
        ("augury-of-doom", "As your prey's unlock phase begins, your prey burns X pool"),
        (
            "augury-of-doom",
            "After a card leaves torpor, has been burned or is removed from the game, if your prey has no",
        ),
    ],
)
def test_who_does_what_and_when_is_told_as_a_player_would_say_it(face, said):
    assert said in GAME.faces[face].text
