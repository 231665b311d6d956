"""Sentences at the terminal about what others at a shared table do besides playing."""

from __future__ import annotations

from typing import Any

from coterie.kernel.seating import seat_name, told_apart
from coterie.table.client import Sitting

SAYS = "{name}: {text}"
WISHES = "{name} wishes: {label}."
POINTS = "{name} points at {piece}."
WANTS_BACK = "{name} would like to take the last choice back. {reason} Type `yes` or `no`."
TAKEN_BACK = "A choice was taken back."
TAKEN_BACK_ANEW = "A choice was taken back; chance is drawn anew from here."
MUTED = "You do not hear {names}."
NONE_MUTED = "You hear everybody."
WATCHERS = "watchers"
PAUSED = "The table is paused."
GOES_ON = "The table goes on."


def sentences(seat: Sitting) -> list[str]:
    """Return sentences about the unread messages, and forget the messages."""
    found = [said for message in list(seat.heard) if (said := sentence(seat, message))]
    seat.heard.clear()
    return found


def sentence(seat: Sitting, message: dict[str, Any]) -> str:
    """Return the sentence about a message, "" for none."""
    kind, own = message["type"], message.get("seat") == seat.scene["seat"]
    if kind == "chat":
        return SAYS.format(name=message["name"], text=message["text"])
    if kind == "propose":
        return WISHES.format(name=message["name"], label=message["label"])
    if kind == "point" and not own:
        return POINTS.format(name=message["name"], piece=called(seat, message["piece"]))
    if kind == "undo_asked" and not own:
        return WANTS_BACK.format(name=message["name"], reason=message["reason"])
    if kind == "undone":
        return TAKEN_BACK_ANEW if message["fresh"] else TAKEN_BACK
    if kind == "mutes":
        return muted(seat, message["seats"])
    if kind == "refused":
        return str(message["sentence"])
    if kind == "table":
        return paused(seat, message["table"])
    return ""


def paused(seat: Sitting, summary: dict[str, Any]) -> str:
    """Return whether the table has been paused or resumed, "" if neither."""
    before, now = seat.welcome["table"].get("paused"), summary.get("paused")
    seat.welcome["table"] = summary
    return "" if before == now else PAUSED if now else GOES_ON


def muted(seat: Sitting, seats: list[int]) -> str:
    """Return whom the seat has muted."""
    names = [name for at, name in others_called(seat).items() if at in seats]
    return MUTED.format(names=", ".join(names)) if names else NONE_MUTED


def called(seat: Sitting, piece: str) -> str:
    """Return the name of a piece, or its id if it shows none."""
    for area in seat.scene["areas"]:
        for each in area.get("pieces", []):
            if each.get("id") == piece and each.get("name"):
                return str(each["name"])
    return piece


def others_called(seat: Sitting) -> dict[int, str]:
    """Return what those at the table are called, besides oneself, by their seats; -1: those who watch."""
    seats = seat.welcome["table"]["seats"]
    names = told_apart(seat_name(each["name"], each["seat"], bot=each["kind"] == "bot") for each in seats)
    others = {
        each["seat"]: name for each, name in zip(seats, names, strict=True) if each["seat"] != seat.welcome["seat"]
    }
    return {**others, -1: WATCHERS}
