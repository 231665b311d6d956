"""Tables with cards in front of seats: as much of each card as fits on the screen, with the question always visible."""

import io
import random
from typing import Any

import pytest
from rich.console import Console

from coterie.cli.terminal import screen, tableau
from coterie.cli.terminal.commands import understand
from coterie.cli.terminal.skin import Skin
from coterie.games.l5r import GAME as L5R
from coterie.games.masters import GAME as MASTERS
from coterie.games.primer import GAME as PRIMER
from coterie.games.rivals import GAME as RIVALS
from coterie.games.vtes import GAME as VTES
from tests.cli.tools import Typist, played, session
from tests.l5r.tools import play, through
from tests.l5r.tools import position as l5r_position
from tests.rivals.tools import play_through, position
from tests.vtes.tools import position as vtes_position

BOARD = """
leaders: hydra doc
board a: turf-war, house-of-pain
haven a: hydra [blood 6], brother [bowed, blood 2]
attached a: athlete [on haven/hydra]
streets b: doc [blood 5]
torpor b: karma [blood 1]
plots b: molotov-cocktail [prestige 2]
city: vagrant, vagrant
hand a: throat-rip
hand b: unhinged, unhinged
discard b: slap-in-the-face
"""


def drawn(s, width=100, height=0, *, seat=0, plain=False):
    """Return the table as lines of text."""
    out = io.StringIO()
    console = Console(file=out, width=width, highlight=False, markup=False, color_system=None, _environ={})
    console.print(screen.table(s.scene(seat), Skin(s.game.theme, plain=plain), width, height))
    return [line.rstrip() for line in out.getvalue().splitlines()]


def line_with(s, text, **more):
    """Return the first line that contains a text."""
    return next(line for line in drawn(s, **more) if text in line)


def test_which_scenes_are_such_tables():
    assert tableau.lies_before_seats(RIVALS.start({}, seed=1).scene(0))
    assert tableau.lies_before_seats(PRIMER.start({}, seed=1).scene(0))
    assert not tableau.lies_before_seats(MASTERS.start({}, seed=1).scene(0))


def test_a_character_is_a_line_with_its_numbers_marks_and_attachments():
    s = position(BOARD)
    hydra = line_with(s, "Hydra")
    assert all(part in hydra for part in ("♥6/6", "⚔3", "☊1", "◉0", "celerity potence presence", "♛", "+Athlete"))
    assert "(Brother)" in line_with(s, "Brother")  # exhausted
    assert "▒ face down" in line_with(s, "face down")
    assert "◆2" in line_with(s, "face down")
    assert "♥1/3" in line_with(s, "Karma")


def test_foes_are_above_and_oneself_is_below():
    lines = drawn(position(BOARD))
    at = [
        next(n for n, line in enumerate(lines) if line.startswith(text))
        for text in (" Player 2", " The city", " Player 1", " Hand  ")
    ]
    assert at == sorted(at)
    lines = drawn(position(BOARD), seat=1)
    at = [
        next(n for n, line in enumerate(lines) if line.startswith(text))
        for text in (" Player 1", " The city", " Player 2", " Hand  ")
    ]
    assert at == sorted(at)


def test_the_line_of_a_seat_has_its_numbers_and_piles():
    head = line_with(position(BOARD), "Player 2")
    assert all(part in head for part in ("Agenda 0/13", "Prestige 20", "Rival: a", "Hand 2", "Discard 1", "Burned 0"))
    own = [line for line in drawn(position(BOARD)) if "Player 1" in line][1:]  # the first line says whose turn it is
    assert any("▶" in line for line in own)


def test_the_lower_the_screen_the_less_is_told_of_each_card_and_no_name_is_lost():
    s = position(BOARD)
    heights = [len(drawn(s, height=height)) for height in (60, 24, 18, 15)]
    assert heights == sorted(heights, reverse=True)
    assert len(set(heights)) > 2
    assert "+Athlete" in line_with(s, "Hydra", height=15)
    for name in ("Hydra", "Brother", "Doc", "Karma", "Vagrant", "Throat Rip", "House of Pain"):
        assert any(name in line for line in drawn(s, height=15))
    assert any("pay" in line.lower() or "discard a card" in line for line in drawn(s, height=60))
    assert "2× ☺ Vagrant" in line_with(s, "Vagrant", height=15)


def test_an_attack_is_told_with_its_numbers():
    s = position("streets a: hydra [blood 6]\nstreets b: doc [blood 5]\nhand a: throat-rip\nhand b: cloak-of-shadows")
    play_through(s, "attack with hydra", "physical", "play throat-rip")
    text = "\n".join(drawn(s, seat=1))
    assert "Hydra attacks; Doc is attacked; Attack card of Player 1: face down" in text
    assert "damage to come, before what the face-down card adds: 2 = 2 Physical of Hydra" in text
    assert "Throat Rip" not in text


@pytest.mark.parametrize(("width", "players"), [(80, 2), (100, 2), (100, 4)])
def test_nothing_is_wider_than_the_screen(width, players):
    s: Any = RIVALS.start({"players": players}, seed=4)
    rng, step = random.Random(4), 0
    while not s.over and step < 150:
        if step % 11 == 0:
            for height in (0, 14):
                assert max(map(len, drawn(s, width, height, seat=s.asked[0]))) <= width
        s.pick(rng.randrange(len(s.asked[2])))
        step += 1


def test_a_long_procedure_is_one_line_about_the_present_row():
    (line,) = [line for line in drawn(position(BOARD), width=80) if line.startswith(" Turn:")]
    assert "[Actions]" in line
    assert "…" in line
    assert len(line) <= 80


def test_plain_terminals_get_ascii_lines():
    text = "\n".join(drawn(position(BOARD), plain=True))
    assert not {"♥", "♟", "⚔", "│", "›"} & set(text)


def test_on_a_low_screen_the_question_stays_in_sight():
    made, out = session(position(BOARD), ["quit", "no"], width=80, source=Typist)
    made.console.size = (80, 24)
    made.run()
    shown = out.getvalue()[: out.getvalue().index("Save the game first")].splitlines()
    assert len(shown) - len(made.state.game.talk.opening(made.state)) * 3 <= 26
    assert "  1  " in "\n".join(shown[-8:])


def test_why_tells_the_numbers_of_a_card_by_its_name():
    text = played(position(BOARD), "why hydra", "why attack", "why nothing", "quit", "no")[1]
    assert "physical: 3 = 2 printed + 1 Athlete" in text
    assert "“attack” is neither an option" in text
    assert "“nothing” is neither an option" in text


def crowded():
    """Return a table of five with five vampires, three locations and three uncontrolled vampires in front of each seat."""
    faces = VTES.faces
    vampires = iter([face for face, card in faces.items() if card.kind == "vampire"])
    locations = iter([face for face, card in faces.items() if "location" in card.traits])
    lines = []
    for seat in "abcde":
        lines.append(f"ready {seat}: " + ", ".join([f"{next(vampires)} [blood 3]" for _ in range(5)]))
        lines.append(f"uncontrolled {seat}: " + ", ".join([next(vampires) for _ in range(3)]))
        lines.append(f"board {seat}: " + ", ".join([next(locations) for _ in range(3)]))
    return vtes_position("\n".join(lines), players=5)


def test_a_crowded_table_of_five_has_room_on_40_lines():
    state = crowded()
    made, _ = session(state, [], width=100, source=Typist)
    made.console.size = (100, 40)
    scene = made.scene()
    table = made.display.fit.table(scene)
    assert (
        made.display.fit.lines_of(table)
        + made.display.fit.lines_of(made.display.fit.news(scene))
        + made.display.fit.lines_around(scene, 0)
        <= 40
    )
    shown = "\n".join("".join(part.text for part in line) for line in made.console.render_lines(table))
    assert all(str(state.game.faces[now.face].name) in shown for now in state.pieces if now.zone in ("ready", "board"))


def test_copies_of_a_card_in_hand_are_one_line_and_have_one_key():
    s = PRIMER.read(
        "position: primer\nfield a: brute\nhand a: hush, hush, hail\ndeck a: vigil\ndeck b: vigil\nturn: 1\n"
    )
    asked = s.scene(0)["question"]
    assert asked is not None
    notations = [option["notation"] for option in asked["options"]]
    keys = dict(zip(notations, screen.keys_of(asked), strict=True))
    assert keys["lay hush.2"] == keys["lay hush"]
    assert sorted(set(keys.values()), key=int) == [str(n) for n in range(1, len(notations))]
    out = io.StringIO()
    Console(file=out, width=100).print(screen.question(asked, Skin(s.game.theme), 100))
    assert "hush.2" not in out.getvalue()
    assert understand("lay hus", asked).option == notations.index("lay hush")


# ── what a player reads there ───────────────────────────────────────────────────────────────────────────────────────


def test_a_card_in_hand_says_what_it_costs_and_one_in_play_does_not():
    s = vtes_position("ready a: madison [blood 6]\nhand a: majesty, blood-doll")
    assert "♥1" in line_with(s, "Majesty")
    assert "DOM FOR PRE" in line_with(s, "Madison")
    assert "⬡" not in line_with(s, "Madison")
    lion = l5r_position("fate: 3 3\nhand a: vengeful-oathkeeper, fine-katana\nfield a: matsu-berserker")
    assert "◆2 ⚔2" in line_with(lion, "Vengeful Oathkeeper")
    assert "+2 military" in line_with(lion, "Fine Katana")


def test_the_glory_of_a_character_has_its_number_and_its_symbol():
    s = l5r_position("field a: ikoma-prodigy\nfield b: doji-whisperer")
    glory = L5R.faces["ikoma-prodigy"].stats["glory"]
    assert f"☀{glory}" in line_with(s, "Ikoma Prodigy")


def test_a_card_in_play_says_what_it_does_and_not_how_it_came_there():
    s = vtes_position("board a: information-highway\nhand a: information-highway")
    there, held = [line for line in drawn(s) if "Information Highway" in line]
    assert "You get +2 transfers." in there
    assert "Bring this card" not in there
    assert "Bring this card into play." in held


def test_a_dash_is_no_number():
    s = l5r_position("field a: matsu-berserker")
    assert "✒" not in line_with(s, "Matsu Berserker")


def test_a_few_words_of_a_card_keep_that_it_is_broken_or_honored():
    s = l5r_position("field a: akodo-toturi [honored]\nprovinces b1: province [broken]\nprovinces b2: province")
    text = "\n".join(drawn(s, height=12))
    assert "Akodo Toturi" in text
    assert "honored" in text
    assert "Province 1 strength 3 broken" in text


def test_the_numbers_of_a_seat_are_not_torn_from_their_names():
    for width in (60, 70, 80, 90, 100):
        lines = drawn(l5r_position("fate: 3 3"), width=width)
        assert not [line for line in lines if line.endswith((" deck", " discard", "Conflict", "Dynasty"))]


def test_a_seat_says_who_its_prey_is():
    s = vtes_position("pool: 10 11 12\nready a: madison [blood 4]\nready b: nassir\nready c: ryan")
    s.call_seats(("Ann", "Bo", "Cem"))
    assert "prey: Cem, predator: Ann" in line_with(s, " Bo  pool")


def test_a_conflict_says_who_stands_on_which_side_and_how_much_breaks_the_province():
    s = l5r_position("field a: akodo-toturi\nfield b: hida-kisada\nphase: conflict")
    through(s, "declare?")
    play(s, "fire military", "attack b1/province")
    lines = drawn(s, seat=s.question.seat)
    at = next(n for n, line in enumerate(lines) if "military fire conflict" in line)
    assert "(strength 3)" in lines[at]
    assert lines[at + 1].strip() == "Player 1 attacks (6 military = 6 Akodo Toturi): Akodo Toturi"
    assert lines[at + 2].strip() == "Player 2 defends (0 military): Province 1 (is attacked)"


def test_what_was_played_is_told_newest_first_with_what_it_answers_and_what_was_cancelled():
    s = l5r_position(
        "field a: matsu-berserker [present], bayushi-manipulator [present]\nfield b: doji-challenger [present, honored]\n"
        "hand a: banzai, forged-edict\nhand b: voice-of-honor\nconflict: a military fire b1"
    )
    play(s, "use banzai", "a/matsu-berserker", "use forged-edict", "use voice-of-honor")
    lines = [line.strip() for line in drawn(s, seat=0)]
    at = next(n for n, line in enumerate(lines) if line.startswith("Voice of Honor"))
    assert lines[at : at + 3] == [
        "Voice of Honor Player 2 → Forged Edict",
        "Forged Edict Player 1, cancelled",
        "Banzai! Player 1 → Matsu Berserker",
    ]


def test_a_narrow_headline_keeps_the_moment_on_one_line():
    s = l5r_position("fate: 3 3")
    s.call_seats(("Hana of the Long Name", "Sora"))
    first = drawn(s, width=60)[0]
    assert len(first) <= 60
    assert "phase" in first
    assert s.game.title not in first
