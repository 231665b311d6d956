"""What becomes of each card in the games of a run, and two versions of a deck on the same seeds."""

import json
import re
from typing import Any

import pytest

import coterie
from coterie.kernel.errors import BadOptions
from coterie.kernel.pieces import pile
from coterie.lab import results, simulate, single
from coterie.lab.cards import statistics_of
from coterie.lab.statistics import paired, wilson
from coterie.lab.watching import Watch
from tests.lab.test_command import simulate as command

RIVALS: Any = coterie.game("rivals")


def test_the_words_by_which_cards_are_played_are_words_of_the_game():
    assert set(RIVALS.catalogue) >= RIVALS.plays


def test_a_game_is_watched_from_its_first_hand_to_its_last():
    s = RIVALS.start({}, seed=5)
    watch = Watch(s)
    first = [sorted(s.pieces[p].face for p in pile(s, "hand", seat)) for seat in range(2)]
    drawn = played = 0
    for _ in range(60):
        at = next(
            (n for n, option in enumerate(s.asked[2]) if option[0] in ("recruit", "attack card", "reaction card")), 0
        )
        names = s.asked[2][at][0] in RIVALS.plays
        held = [len(pile(s, "hand", seat)) for seat in range(2)]
        watch.choice(s, at)
        s.pick(at)
        watch.look(s)
        played += names
        drawn += sum(max(0, len(pile(s, "hand", seat)) - held[seat]) for seat in range(2))
        if s.over:
            break
    told = json.loads(watch.column())
    assert [sorted(f for f, n in seat.items() for _ in range(n[0])) for seat in told] == first
    assert sum(n[1] for seat in told for n in seat.values()) >= 10 + drawn
    assert sum(n[2] for seat in told for n in seat.values()) == played > 0
    assert [sum(n[3] for n in seat.values()) for seat in told] == [len(pile(s, "hand", seat)) for seat in range(2)]


def test_cards_are_counted_by_games():
    rows = [
        {"winners": "[0]", "cards": '[{"hydra": [1, 2, 1, 0]}, {}]'},
        {"winners": "[1]", "cards": '[{"hydra": [0, 1, 0, 1]}, {}]'},
        {"winners": "[0]", "cards": '[{"doc": [0, 1, 1, 0]}, {}]'},
    ]
    doc, hydra = statistics_of(rows, 0)
    assert (hydra.face, hydra.opening, hydra.drawn, hydra.played, hydra.stuck) == (
        "hydra", wilson(1, 3), wilson(2, 3), wilson(1, 3), wilson(1, 3),
    )  # fmt: skip
    assert (hydra.won_with, hydra.won_without) == (wilson(1, 2), wilson(1, 1))
    assert (doc.won_with, doc.won_without) == (wilson(1, 1), wilson(1, 2))
    assert statistics_of(rows, 1) == []
    assert statistics_of(rows[2:], 0)[0].won_without is None


def test_watching_changes_no_game_and_goes_into_the_file(tmp_path):
    head = single.make_head("rivals", {}, ["random"], 4, cards=True)
    plain = single.make_head("rivals", {}, ["random"], 4)
    watched, other = single.play_number(head, 0), single.play_number(plain, 0)
    assert other["cards"] == ""
    assert {**watched, "cards": ""} == other
    assert watched["first"] in (0, 1)
    out = tmp_path / "r.jsonl"
    simulate.run(head, 2, out=out)
    assert results.read(out)[0] == watched
    with pytest.raises(results.BadResults):
        simulate.run(plain, 2, out=out)


def test_a_game_without_hands_has_nothing_to_count():
    with pytest.raises(BadOptions, match="Masters of the Night has no hands of cards to count"):
        single.make_head("masters", {}, ["random"], 1, cards=True)


def test_the_interval_of_a_paired_difference():
    rows = [{"won": won} for won in [True] * 40 + [False] * 60]
    others = [{"won": won} for won in [True] * 30 + [False] * 10 + [True] * 20 + [False] * 40]
    said = paired(rows, others)
    assert (said.games, said.one, said.other) == (100, 10, 20)
    assert said.difference == pytest.approx(0.1)
    assert (said.low, said.high) == pytest.approx((-0.008981, 0.205059), abs=1e-5)  # from 11 and 21 of 102
    assert paired(rows, rows).difference == 0


def test_two_versions_of_a_deck_are_compared(tmp_path):
    room = RIVALS.deck_room
    mine = room.write(room.named("first-brujah"))
    (tmp_path / "a.txt").write_text(mine)
    (tmp_path / "b.txt").write_text(mine.replace("3 Fleetness", "2 Fleetness").replace("2 Kneecapped", "3 Kneecapped"))
    out = tmp_path / "r.jsonl"
    done = command("rivals", "--decks", f"{tmp_path}/a.txt,first-malkavian", "--paired", f"{tmp_path}/b.txt", "--cards",
                   "--games", "3", "--out", str(out))  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert re.search(
        r"With the other deck the first seat's share of 3 games won changes by [+-]\d+\.\d% \(95% interval", done.stdout
    )
    first, then = done.stdout.split(f"The same games with {tmp_path}/b.txt at the first seat:")
    assert "Rivals: random" in first
    assert "Rivals: random" in then
    for part in (
        "the cards of seat 0: random with First steps: Brujah",
        "the cards of seat 1: random with first-malkavian",
        "Kneecapped",
        "won without it",
    ):
        assert part in " ".join(done.stdout.split())
    one, other = results.read(out), results.read(tmp_path / "r-paired.jsonl")
    assert [row["seed"] for row in one] == [row["seed"] for row in other]
    assert "3 Kneecapped" in other[0]["setup"]
    assert "2 Kneecapped" in one[0]["setup"]
    (tmp_path / "c.txt").write_text(mine.replace("3 Fleetness", "2 Fleetness"))
    for arguments, sentence in (
        (
            ["rivals", "--paired", f"{tmp_path}/c.txt"],
            "--paired: The deck “First steps: Brujah” is not legal: There must be",
        ),
        (["rivals", "--paired", f"{tmp_path}/a.txt,b"], "--paired takes one deck."),
        (["masters", "--paired", "x"], "Masters of the Night is played without decks"),
    ):
        done = command(*arguments, "--games", "1")
        assert (done.returncode, sentence in done.stderr) == (2, True)
