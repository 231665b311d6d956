"""Decks and hands that are looked through, fate from rings, duels that are refused: what each card changes, and what it must
not do."""

import pytest

from coterie.kernel.pieces import show
from tests.l5r.cards.cases import (
    BMIL,
    CALM,
    DYN,
    MIL,
    POL,
    Answer,
    Lies,
    Use,
    answers,
    each,
    go,
    has,
    honor,
    mil,
    play_on,
    pol,
    table,
    up,
    zone,
)
from tests.l5r.tools import declare, faces, options, play, prompt, row, taking_part, through, where


def mustering(s):
    """What happens before: the character in the first province of seat a is played, without fate."""
    s.choose(next(said for said in options(s) if said.startswith(("play a1/", "play truthseeker", "play apprentice"))))
    return s


def taking(nth, look):
    """Return what is seen once a card of those that are looked at is taken, and all is done."""

    def see(s):
        for said in [option for option in options(s) if option.endswith(f".{nth}")][:1]:
            s.choose(said)
        while prompt(s) in ("answer?", "fate?"):
            s.choose("pass" if "pass" in options(s) else s.question.default)
        return look(s)

    return see


def ordered(*choices):
    """Return the top of a deck of seat a, once the order of what was looked at has been said."""

    def see(s):
        play(s, *choices)
        return faces(s, choices[0].partition("/")[2].partition(".")[0])[:3]

    return see


def refilled_from(*choices):
    """What the provinces of seat a are filled with, once the order of the top of its dynasty deck has been said."""

    def see(s):
        play(s, *choices)
        return [faces(s, "row", place)[0] for place in range(3)]

    return see


def seen_by_a(s):
    """Return the cards of the hand of seat b that seat a knows."""
    return len([p for p in s.pieces if p.zone == "hand" and p.place == 1 and p.known & 1])


def refused(yes, look):
    """Return what is seen once a duel was refused, or was not and is won by seat a."""

    def see(s):
        if "yes" in options(s):
            s.choose("yes" if yes else "no")
        if not yes:
            through(s, "bid?")
            play_on(s, "bid 3", "bid 1")
        through(s, "window")
        return look(s)

    return see


def laid_at(place, face, other):
    """What is seen once a card was laid into a province: where it is, whether it is face down, where another is."""

    def see(s):
        while prompt(s) == "find?" or place not in options(s):
            s.choose(next(said for said in options(s) if said not in ("nothing", "pass", "place 0 fate")))
        s.choose(place)
        through(s, "window", "defenders?")
        return (where(s, face), row(s, face).down, where(s, other))

    return see


def shown_two(s):
    """Return how many cards are left to seat b in its hand, and how many it has discarded, once it has shown two."""
    play(s, "banzai", "outwit", "b/hand/banzai")
    through(s, "window", "ring effect?")
    return (len(faces(s, "hand", 1)), len(faces(s, "discard", 1)))


def cast_one(s):
    """Return what is left of the deck of seat a, and where one card is that was cast off, if it was."""
    if "a/deck.1" in options(s):
        play(s, "a/deck.1", "done", "a/deck.2")
    return (faces(s, "deck"), where(s, "banzai"))


def evades(face):
    """Return whether a character of seat a evades somebody as it attacks alone."""

    def look(s):
        declare(s, "fire military", "b1", face)
        return prompt(s) == "covert?"

    return look


def reordered(s):
    """Return the top of the conflict deck of seat a, once the second of its cards has been put on top."""
    s.choose("seat a")
    s.choose(options(s)[0])
    play(s, "a/deck.2", "a/deck.1")
    return faces(s, "deck")[:3]


MORE = ", ".join(["moto-horde"] * 9)
DUEL = "field a: {} [present] | field b: doji-whisperer [present, fate 5] | fate: 2 0 | honor: 6 6"
ON = "field a: deathseeker [present] | attached a: {} [on field/deathseeker]"
CASES = [
    Answer(
        "shinjo-gunso",
        text="row a1: shinjo-gunso | provinces a1: manicured-garden | fate: 3 0 | "
        "dynasty a: akodo-toturi, brash-samurai, eager-scout, solemn-scholar, ikoma-prodigy, deathseeker, "
        + MORE
        + DYN,
        look=taking(2, each(zone("brash-samurai"), zone("akodo-toturi"), zone("deathseeker"))),
        seen=("field", "fallen", "row"),
        no="hand a: court-games | field a: shinjo-gunso | row a1: brash-samurai | "
        "provinces a1: manicured-garden | fate: 3 0" + DYN,
        start=mustering,
    ),
    Answer(
        "emperor-s-summons",
        text="provinces b1: emperor-s-summons [down] | provinces b2: pilgrimage | row b2: eager-scout [down] | "
        "dynasty b: funeral-pyre, akodo-toturi, moto-horde, moto-horde, moto-horde, moto-horde, "
        "moto-horde | "
        "field a: deathseeker" + CALM,
        look=laid_at("b2/pilgrimage", "akodo-toturi", "eager-scout"),
        seen=("row", False, "fallen"),
        no="provinces b1: manicured-garden [down] | provinces b2: emperor-s-summons | field a: deathseeker" + CALM,
        start=lambda s: declare(s, "fire military", "b1", "deathseeker"),
    ),
    Answer(
        "favorable-dealbroker",
        text="row a1: favorable-dealbroker | provinces a1: manicured-garden | fate: 4 0 | "
        "dynasty a: akodo-toturi, doji-whisperer, " + MORE + DYN,
        look=taking(2, zone("doji-whisperer")),
        seen="field",
        no="row a1: eager-scout | field a: favorable-dealbroker | provinces a1: manicured-garden | fate: 4 0" + DYN,
        start=mustering,
    ),
    Use(
        "33-shinjo-altansarnai",
        text="field a: 33-shinjo-altansarnai [present] | dynasty a: akodo-toturi, brash-samurai" + MIL,
        look=taking(2, taking_part),
        seen=["33-shinjo-altansarnai", "brash-samurai"],
        no="field a: 33-shinjo-altansarnai [present] | dynasty a: brash-samurai" + POL,
    ),
    Answer(
        "apprentice-engineer",
        text="hand a: apprentice-engineer | fallen a: funeral-pyre | provinces a1: manicured-garden [broken] | "
        "provinces a2: pilgrimage | row a2: eager-scout | fate: 2 0" + CALM,
        look=laid_at("a2/pilgrimage", "funeral-pyre", "eager-scout"),
        seen=("holdings", False, "fallen"),
        no="hand a: eager-scout | field a: apprentice-engineer | fallen a: funeral-pyre | fate: 2 0" + CALM,
        start=lambda s: (
            s.choose(next(each for each in options(s) if each.startswith("play ")))
            if any(each.startswith("play ") for each in options(s))
            else s
        ),
    ),
    Answer(
        "daughter-of-war",
        text="field a: brash-samurai | attached a: daughter-of-war [on field/brash-samurai] | "
        "holdings a1: funeral-pyre | dynasty a: akodo-toturi, doji-whisperer, " + MORE + CALM,
        look=taking(2, each(zone("doji-whisperer"), zone("brash-samurai"))),
        seen=("field", "fallen"),
        no="field a: brash-samurai, solemn-scholar [fate 5] | "
        "attached a: daughter-of-war [on field/solemn-scholar] | holdings a1: funeral-pyre" + CALM,
        start=lambda s: go(s, "funeral-pyre", *["a/brash-samurai"] * any(p.face == "solemn-scholar" for p in s.pieces)),
    ),
    Answer(
        "guardians-of-rokugan",
        text="field b: akodo-toturi [present] | field a: doji-whisperer [present] | "
        "hand b: guardians-of-rokugan | dynasty b: solemn-scholar, brash-samurai" + MIL,
        look=taking(2, zone("brash-samurai")),
        seen="field",
        no="field a: akodo-toturi [present] | field b: doji-whisperer [present] | hand a: guardians-of-rokugan" + MIL,
    ),
    Answer(
        "togashi-mendicant",
        text="field a: togashi-mendicant [fate 2] | "
        "dynasty a: eager-scout, deathseeker, brash-samurai, akodo-toturi, " + MORE + CALM,
        look=refilled_from("a/dynasty.3", "a/dynasty.2"),
        seen=["brash-samurai", "deathseeker", "eager-scout"],
        no="field a: deathseeker" + CALM,
    ),
    Answer(
        "hiruma-kogoe",
        text="field a: hiruma-kogoe | honor: 5 6 | deck a: banzai, outwit, rout, charge" + DYN,
        look=ordered("a/deck.3", "a/deck.1"),
        seen=["rout", "banzai", "outwit"],
        no="field a: hiruma-kogoe | honor: 6 6" + DYN,
    ),
    Answer(
        "truthseeker",
        text="row a1: truthseeker | provinces a1: manicured-garden | fate: 2 0 | deck a: banzai, outwit, rout" + DYN,
        look=reordered,
        seen=["outwit", "banzai", "rout"],
        no="row a1: eager-scout | field a: truthseeker | provinces a1: manicured-garden | fate: 2 0" + DYN,
        start=mustering,
    ),
    Use(
        "shoju-s-diviner",
        text="field a: shoju-s-diviner | deck a: banzai, outwit, rout" + CALM,
        look=cast_one,
        seen=(["rout", "outwit"], "discard"),
        no="field a: shoju-s-diviner [fate 1] | deck a: banzai" + CALM,
    ),
    Answer(
        "court-of-justice",
        text="holdings a1: court-of-justice | field a: doji-hotaru [present] | "
        "hand b: banzai, outwit, rout, charge" + POL,
        look=seen_by_a,
        seen=3,
        no="holdings a1: court-of-justice | field a: doji-hotaru [present] | hand b: banzai" + MIL,
    ),
    Answer(
        "daidoji-harrier",
        text="field a: daidoji-harrier [present] | hand b: banzai, outwit, rout" + MIL,
        look=shown_two,
        seen=(2, 1),
        no="field a: daidoji-harrier [present] | hand b: banzai" + POL,
    ),
    Use(
        "shrewd-investigator",
        text="field a: shrewd-investigator [present] | provinces a1: pilgrimage [down] | "
        "provinces a2: manicured-garden [down] | hand b: banzai, outwit, rout" + POL,
        look=seen_by_a,
        seen=2,
        no="field a: shrewd-investigator [present] | provinces a1: pilgrimage | hand b: banzai" + POL,
    ),
    Answer(
        "inquisitorial-initiate",
        text="field a: inquisitorial-initiate [present] | field b: deathseeker, brash-samurai [fate 1] | "
        "hand b: banzai, outwit" + POL,
        look=lambda s: (play(s, "banzai"), where(through(s, "window", "ring effect?"), "banzai"))[1],
        seen="discard",
        no="field a: inquisitorial-initiate [present] | field b: brash-samurai [fate 1] | hand b: banzai" + POL,
    ),
    Answer(
        "kitsuki-yuikimi",
        text="field a: kitsuki-yuikimi | ring fire: - 1" + CALM,
        look=lambda s: len(row(s, "kitsuki-yuikimi").text),
        seen=2,
        no="field a: kitsuki-yuikimi" + CALM,
        start=lambda s: declare(s, "fire military", "b1", "kitsuki-yuikimi"),
    ),
    Answer(
        "trusted-advisor",
        text="field a: trusted-advisor | ring fire: - 1 | deck a: banzai" + CALM,
        look=zone("banzai"),
        seen="hand",
        no="field a: trusted-advisor, deathseeker | ring fire: - 1" + CALM,
        start=lambda s: declare(
            s,
            "fire military",
            "b1",
            "deathseeker" if any(p.face == "deathseeker" for p in s.pieces) else "trusted-advisor",
        ),
    ),
    Answer(
        "four-temples-advisor",
        text="field a: deathseeker, eager-scout | attached a: four-temples-advisor [on field/eager-scout] | "
        "ring fire: - 1 | deck a: banzai" + CALM,
        look=zone("banzai"),
        seen="hand",
        no="field a: deathseeker, eager-scout | attached a: four-temples-advisor [on field/eager-scout]" + CALM,
        start=lambda s: declare(s, "fire military", "b1", "deathseeker"),
    ),
    Use(
        "arbiter-of-authority",
        text=DUEL.format("arbiter-of-authority") + POL,
        look=refused(True, each(has("doji-whisperer", "dishonored"), up("doji-whisperer"))),
        seen=(1, True),
        no="field a: arbiter-of-authority | field b: doji-whisperer [present]" + BMIL,
    ),
    Use(
        "arbiter-of-authority",
        text=DUEL.format("arbiter-of-authority") + POL,
        look=refused(False, each(has("doji-whisperer", "dishonored"), up("doji-whisperer"), taking_part)),
        seen=(0, False, ["arbiter-of-authority"]),
        no="field a: arbiter-of-authority | field b: doji-whisperer [present]" + BMIL,
    ),
    Use(
        "duel-to-the-death",
        text=DUEL.format("akodo-toturi") + " | hand a: duel-to-the-death" + MIL,
        look=refused(False, zone("doji-whisperer")),
        seen="fallen",
        no="field a: akodo-toturi | field b: doji-whisperer [present] | hand a: duel-to-the-death | fate: 2 0" + BMIL,
    ),
    Use(
        "duel-to-the-death",
        text=DUEL.format("akodo-toturi") + " | hand a: duel-to-the-death" + MIL,
        look=refused(True, each(zone("doji-whisperer"), has("doji-whisperer", "dishonored"))),
        seen=("field", 1),
        no="field a: akodo-toturi | field b: doji-whisperer [present] | hand a: duel-to-the-death | fate: 2 0" + BMIL,
    ),
    Lies(
        "two-heavens-technique",
        text="field a: brash-samurai | field b: deathseeker | "
        "attached a: two-heavens-technique [on field/brash-samurai], "
        "fine-katana [on field/brash-samurai], jade-tetsubo [on field/brash-samurai]" + CALM,
        look=evades("brash-samurai"),
        seen=True,
        no="field a: brash-samurai | field b: deathseeker | "
        "attached a: two-heavens-technique [on field/brash-samurai], fine-katana [on field/brash-samurai]" + CALM,
    ),
    Use(
        "natural-negotiator",
        text="field a: doji-whisperer [present] | attached a: natural-negotiator [on field/doji-whisperer] | "
        "honor: 6 6" + MIL,
        look=lambda s: (mil("doji-whisperer")(s), pol("doji-whisperer")(s), s.honor),
        seen=(3, 0, (5, 7)),
        no="field a: doji-whisperer | attached a: natural-negotiator [on field/doji-whisperer]" + CALM,
    ),
    Use(
        "blatant-swindler",
        text="field a: blatant-swindler [present] | field b: deathseeker [present] | honor: 6 6" + MIL,
        look=each(taking_part, honor),
        seen=(["blatant-swindler"], (5, 7)),
        no="field a: blatant-swindler [present], deathseeker [present] | honor: 6 6" + MIL,
    ),
    Use(
        "stoic-rival",
        text="field a: stoic-rival [present] | field b: deathseeker [present] | "
        "attached a: ornate-fan [on field/stoic-rival]" + MIL,
        look=has("deathseeker", "dishonored"),
        seen=1,
        no="field a: stoic-rival [present] | field b: deathseeker [present]" + MIL,
    ),
    Answer(
        "mushin-no-shin",
        text="field a: brash-samurai [present] | field b: bayushi-liar [present] | "
        "attached a: ornate-fan [on field/brash-samurai], fine-katana [on field/brash-samurai] | "
        "hand b: way-of-the-scorpion | hand a: mushin-no-shin" + MIL,
        look=has("brash-samurai", "dishonored"),
        seen=0,
        no="field a: brash-samurai [present] | field b: bayushi-liar [present] | "
        "attached a: ornate-fan [on field/brash-samurai] | hand b: way-of-the-scorpion | "
        "hand a: mushin-no-shin" + MIL,
        start=lambda s: go(s, "way-of-the-scorpion"),
    ),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_changes_the_table(case):
    case.changes()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.face)
def test_it_must_not(case):
    case.must_not()


def test_nobody_else_knows_in_which_order_cards_were_put_back():
    s = table("field a: shoju-s-diviner | deck a: banzai, outwit, rout" + CALM)
    go(s, "shoju-s-diviner", "done", "a/deck.3", "a/deck.1")
    assert faces(s, "deck")[:3] == ["rout", "banzai", "outwit"]
    assert [s.pieces[p].known & 3 for p in s.piles["deck", 0]] == [1, 1, 1]


def test_what_others_know_of_the_cards_below_those_that_were_looked_at_they_still_know():
    s = table("field a: hiruma-kogoe | honor: 5 6 | deck a: banzai, outwit, rout, charge, levy" + DYN)
    bottom, top = s.piles["deck", 0][3:], s.piles["deck", 0][:3]
    for p in (top[0], bottom[0]):
        show(s, p, 2)  # seat b
    lives = [s.pieces[p].life for p in bottom]
    answers(s, "hiruma-kogoe")
    play(s, "use a/hiruma-kogoe", "a/deck.3", "a/deck.1")
    assert faces(s, "deck") == ["rout", "banzai", "outwit", "charge", "levy"]
    assert [s.pieces[p].known & 3 for p in s.piles["deck", 0]] == [1, 1, 1, 2, 0]
    assert [s.pieces[p].life for p in s.piles["deck", 0][3:]] == lives
    assert [(fact.faces, sorted(fact.backs)) for fact in s.facts if fact.seat == 1] == [(("banzai",), sorted(top))]


@pytest.mark.ruling("L-8.14")
@pytest.mark.parametrize(
    ("text", "choices", "says"),
    [
        (
            "row a1: truthseeker",
            ("play truthseeker", "fate 0", "use a/truthseeker", "seat b", "0"),
            "3 cards from the top of the conflict deck of b",
        ),
        (
            "row a1: truthseeker",
            ("play truthseeker", "fate 0", "use a/truthseeker", "seat b", "1"),
            "3 cards from the top of the dynasty deck of b",
        ),
        ("field a: agasha-swordsmith", ("use a/agasha-swordsmith",), "2 cards from the top of the conflict deck of a"),
    ],
)
def test_everybody_is_told_whose_deck_somebody_looks_at_and_how_far_but_not_what_lies_there(text, choices, says):
    s = table(f"{text} | deck a: banzai, rout | fate: 9 9 | first: a" + DYN)
    before = len(s.log(1))
    for choice in choices:
        s.choose(
            int(choice)
            if choice.isdigit()
            else next(said for said in options(s) if said.replace("a1/row/", "") == choice)
        )
    assert [line for line in s.log(1)[before:] if "looks at" in line] == [f"a looks at {says}"]
