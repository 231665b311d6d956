"""The HTTP requests: where each is, what it takes and gives, and what may go wrong."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from coterie.table.protocol.answers import (
    Cards,
    CardsFound,
    CardText,
    DeckRoom,
    DeckTold,
    Guides,
    HowPlayed,
    Joined,
    Lobby,
    Made,
    Notes,
    Removed,
    Replay,
    Rulings,
    Told,
    TrialPace,
    TrialTold,
    Versions,
)
from coterie.table.protocol.from_server import Summary
from coterie.table.protocol.requests import Create, GivenDeck, GivenRecord, GivenTrial, Join, Query, Tell

TEXT: dict[str, Any] = {"type": "string"}
NUMBER: dict[str, Any] = {"type": "integer"}


class Endpoint(NamedTuple):
    """One request: a method of a path.

    Attributes:
        method, path: where it is.
        name: its name.
        summary: what it does.
        answer: the structure of the answer, or its media type.
        codes: the errors that it may have, besides "bad_host".
        body: the structure of the request body, None if there is none.
        query: the parameters of its query, each with its schema.
        token: whether it needs a token.
        makes: whether it makes something, which people may do less often than read.
    """

    method: str
    path: str
    name: str
    summary: str
    answer: Any
    codes: tuple[str, ...] = ()
    body: Any = None
    query: Mapping[str, Any] = {}
    token: bool = False
    makes: bool = False


READ = ("bad_options", "bad_message", "too_large", "too_fast", "too_many")  # errors of what a reader process reads
ENDPOINTS = (
    Endpoint("get", "/api/hello", "hello",
             "Versions, the bots that can play, and the games with their set-up options and themes", Versions),
    Endpoint("get", "/api/tables", "list", "The lobby: public tables that are not over", Lobby),
    Endpoint("post", "/api/tables", "create", "Make a table", Made,
             ("bad_options", "bad_position", "bad_pack", "bad_message", "too_large", "too_fast", "too_many"), Create,
             makes=True),
    Endpoint("get", "/api/tables/{id}", "summary", "What everybody at a table may know of it", Summary,
             ("bad_token", "no_table"), token=True),
    Endpoint("delete", "/api/tables/{id}", "remove", "The owner removes a table", Removed,
             ("not_yours", "no_table"), token=True),
    Endpoint("post", "/api/tables/{id}/join", "join", "Take the first free seat of a public table", Joined,
             ("not_yours", "not_now", "no_table", "too_fast"), Join, makes=True),
    Endpoint("get", "/api/tables/{id}/record", "record", "The record as JSON lines, once the game is over",
             "application/jsonl", ("not_over", "bad_token", "no_table"), token=True),
    Endpoint("get", "/api/tables/{id}/replay", "replay", "One's own scenes so far, one a choice, at most 100 an answer",
             Replay, ("bad_token", "bad_message", "no_table"),
             query={"from": NUMBER, "line": NUMBER, "seat": NUMBER}, token=True),
    Endpoint("post", "/api/told", "told", "What everybody at some tables may know of each", Told,
             ("bad_message", "too_large", "too_fast"), Tell),
    Endpoint("post", "/api/records", "import", "Make a table of a record", Made,
             ("bad_record", "bad_pack", "bad_options", "too_large", "too_fast", "too_many"), GivenRecord, makes=True),
    Endpoint("get", "/api/decks", "decks",
             "All about the decks of a game: sections, rules, forms, supplied decks, cards", DeckRoom,
             ("bad_options",), query={"game": TEXT}),
    Endpoint("post", "/api/decks/check", "check", "Read a deck and say what is wrong with it", DeckTold, READ, GivenDeck),
    Endpoint("post", "/api/decks/search", "search",
             "The cards that a query finds, and what its last word may become", CardsFound, READ, Query),
    Endpoint("post", "/api/trials", "try", "Let bots play games with a deck against others", TrialTold,
             ("bad_options", "bad_message", "not_now", "too_large", "too_fast", "too_many"), GivenTrial, makes=True),
    Endpoint("get", "/api/trials", "pace", "The seconds that a game of a trial has taken here lately", TrialPace,
             ("bad_message",), query={"game": TEXT, "player": TEXT, "opponents": NUMBER}),
    Endpoint("get", "/api/trials/{id}", "trial", "How far a trial is", TrialTold, ("no_table", "too_fast")),
    Endpoint("delete", "/api/trials/{id}", "cancel", "End a trial early", TrialTold, ("no_table", "too_fast")),
    Endpoint("get", "/api/trials/{id}/games/{number}", "game", "The record of a game of a trial, as JSON lines",
             "application/jsonl", ("no_table", "bad_message", "too_fast")),
    Endpoint("get", "/api/look", "look", "The text of a card, tile or rule", CardText,
             ("bad_message", "bad_options", "bad_token", "no_table"),
             query={"game": TEXT, "name": TEXT, "table": TEXT}),
    Endpoint("get", "/api/cards", "cards", "Everything of a game, or of a table with its pack and house rules, that has a text",
             Cards, ("bad_options", "bad_token", "no_table"), query={"game": TEXT, "table": TEXT}),
    Endpoint("get", "/api/how", "how", "How a game is played, or a table with its house rules", HowPlayed,
             ("bad_options", "bad_token", "no_table"), query={"game": TEXT, "table": TEXT}),
    Endpoint("get", "/api/guides", "guides", "The guided games of a game", Guides, ("bad_options",), query={"game": TEXT}),
    Endpoint("get", "/api/rulings", "rulings", "The labels of a game's rules", Rulings,
             ("bad_options",), query={"game": TEXT}),
    Endpoint("get", "/api/notes", "notes", "What has been ruled about a game's cards, and its decisions", Notes,
             ("bad_options",), query={"game": TEXT}),
)  # fmt: skip
