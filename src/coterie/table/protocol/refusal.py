"""Refusals: a code for programs and a sentence for people."""

from __future__ import annotations

from coterie.kernel.errors import BadOptions, BadPosition, BadRecord, BadWords, CoterieError, IllegalChoice

STATUS = {
    "bad_options": 400, "bad_position": 400, "bad_pack": 400, "bad_record": 400, "bad_message": 400, "bad_choice": 400,
    "bad_token": 401, "not_yours": 403, "no_table": 404, "not_over": 409, "not_now": 409, "too_large": 413,
    "too_fast": 429, "too_many": 429, "bad_host": 403, "broken": 500,
}  # fmt: skip
LINES, LONGEST = 20, 3000  # lines and characters of a sentence
CODES: dict[type[CoterieError], str] = {
    BadOptions: "bad_options", BadPosition: "bad_position", BadRecord: "bad_record", BadWords: "bad_pack",
    IllegalChoice: "bad_choice",
}  # fmt: skip


class Refusal(CoterieError):
    """A request that is not allowed, or not possible now.

    Attributes:
        code: a key of `STATUS`, for programs; the sentence is for people.
    """

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code


def sentence_of(problem: CoterieError) -> str:
    """Return the sentence for people, shortened if it lists more than anybody reads."""
    lines = str(problem)[:LONGEST].split("\n")
    more = len(lines) - LINES
    return "\n".join([*lines[:LINES], f"… and {more} more."] if more > 0 else lines)


def code_of(problem: CoterieError) -> str:
    """Return the code that tells programs what kind of problem it is."""
    if isinstance(problem, Refusal):
        return problem.code
    return next((code for kind, code in CODES.items() if isinstance(problem, kind)), "bad_message")
