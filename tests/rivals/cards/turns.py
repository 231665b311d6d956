"""Going through turns in tests: to the next action, to the next City card."""

PASSING = {
    "mend?": "done", "moment": "pass", "answer": "pass", "answer?": "pass", "torpor?": "done", "ignoring?": "done",
    "block?": "no block", "reaction card?": "no card",
}  # fmt: skip


def onward(s, stop: str = "action?", **answers: str) -> None:
    """Answer questions until one with the prompt `stop` is asked: by prompt, else with a pass, else with the only option.

    Args:
        s: the state.
        stop: the first word of a prompt.
        answers: the answer to each prompt, without its question mark.
    """
    while s.asked is not None and s.asked[1][0] != stop:
        word = s.asked[1][0]
        options = [option.notation for option in s.question.options]
        assert s.question.prompt
        answer = answers.get(word.removesuffix("?").replace(" ", "_"), PASSING.get(word, options[0]))
        assert answer in options, (word, options)
        s.choose(answer)


def end_turn(s, stop: str = "action?", **answers: str) -> None:
    """End the Action Phase and go on into the next turn."""
    s.choose("end")
    onward(s, stop, **answers)
