"""Cards of the Anarchs: what each does, and what it must not do."""

from coterie.games.vtes.numbers import ANARCH, SABBAT
from coterie.kernel.events import about
from coterie.words.cards.groups import THIS
from coterie.words.cards.numbers import Sets
from tests.vtes.tools import (
    SCHOOL,
    borne_by,
    find,
    happen,
    locked,
    number,
    options,
    position,
    reach,
    rest,
    taught,
    where,
)

TEACHER = taught("DOM pre", sect=ANARCH)
PUPIL = taught(capacity=4)
IDLE = "ready b: nassir [bowed, blood 2]\nready c: ryan [bowed, blood 2]"


def lesson(own: str = f"{TEACHER} [blood 4], {PUPIL} [bowed, blood 2]", hand: str = "field-training"):
    return position(f"ready a: {own}\nhand a: {hand}\n{IDLE}", game=SCHOOL)


def test_an_anarch_teaches_what_it_masters_and_unlocks():
    s = lesson()
    assert number(s, "dom", PUPIL) == 0
    reach(s, "play field-training")
    rest(s)
    assert borne_by(s, PUPIL) == ["field-training"]
    assert (number(s, "dom", PUPIL), number(s, "pre", PUPIL), locked(s, TEACHER)) == (1, 0, False)
    assert s.game.value(s, "sect", find(s, PUPIL)) == ANARCH


def test_who_masters_nothing_cannot_teach():
    s = lesson(f"{taught('dom', sect=ANARCH)} [blood 4], {PUPIL} [bowed, blood 2]")
    assert "play field-training" not in options(s)


def test_nobody_learns_twice_or_from_itself():
    s = lesson(f"{TEACHER} [blood 4]")
    assert "play field-training" not in options(s)
    s = lesson(hand="field-training, field-training")
    reach(s, "play field-training")
    rest(s)
    assert "play field-training" not in options(s)


def test_who_changes_its_sect_again_has_learnt_nothing():
    s = lesson(f"{TEACHER} [blood 4], {PUPIL} [blood 2]")
    reach(s, "play field-training")
    rest(s)
    word = Sets("sect", SABBAT, THIS)
    happen(s, about(s, "gain", find(s, PUPIL), detail=(word, ("forever",), "dodge")))
    assert (where(s, "field-training"), number(s, "dom", PUPIL)) == ("ash", 0)


def test_skullduggery_hides_a_bleed_or_makes_it_worse():
    sneak, charmer = taught("obf", sect=ANARCH), taught("pre", sect=ANARCH)
    for who, pool in ((sneak, 29), (charmer, 28)):
        s = position(f"ready a: {who} [blood 3], {PUPIL} [bowed, blood 1]\nhand a: skullduggery\n{IDLE}", game=SCHOOL)
        reach(s, "play skullduggery")
        assert s.pool[1] == pool
