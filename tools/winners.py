"""Make the table of tournament-winning decks of The Eternal Struggle from the archive that the package krcg brings.

    python -m tools.winners path/to/krcg/cards/twda.json.xz

A deck is a line: the date of the tournament, its name, the number of players, and the cards, by id, each with its number
of copies unless that is one (`200076*3`). Names of people are left out.
"""

from __future__ import annotations

import argparse
import json
import lzma
from pathlib import Path
from typing import Any

FIRST = "2020"
TABLE = Path(__file__).resolve().parent.parent / "src/coterie/games/vtes/decks/winners.tsv"
HEAD = "date\ttournament\tplayers\tcards"


def line(deck: dict[str, Any]) -> str:
    """Return the line of a deck."""
    event = deck["event"]
    cards = sorted((card["id"], card["count"]) for card in deck["cards"])
    listed = " ".join(f"{id}*{n}" if n > 1 else str(id) for id, n in cards)
    name = " ".join(event["name"].split())
    return "\t".join((event["date"], name, str(event.get("players_count") or ""), listed))


def main() -> None:
    """Write the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("archive", type=Path, help="twda.json.xz of the package krcg")
    with lzma.open(parser.parse_args().archive, "rt", encoding="utf-8") as file:
        decks = json.load(file).values()
    lines = sorted(line(deck) for deck in decks if deck["event"]["date"] >= FIRST)
    TABLE.write_text("\n".join((HEAD, *lines)) + "\n", encoding="utf-8")
    print(f"{len(lines)} decks since {FIRST}.")


if __name__ == "__main__":
    main()
