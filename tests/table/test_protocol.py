"""The protocol is typed once: the page's types are generated from the server's, and messages match them."""

import msgspec
import pytest

from coterie.table.protocol import fields, from_server
from coterie.table.protocol.decoding import read
from coterie.table.protocol.refusal import LINES, Refusal, sentence_of
from tests.table.tools import database, in_loop, refused, running, whoever
from tools import page_types

DECODERS = {
    found.__struct_config__.tag: msgspec.json.Decoder(found, strict=True) for found in from_server.MESSAGES
}  # fmt: skip


def test_the_types_of_the_page_are_up_to_date():
    for path, text in page_types.files().items():
        assert path.read_text(encoding="utf-8") == text, "run: python tools/page_types.py"


def test_every_message_has_a_name_of_its_own():
    assert len(DECODERS) == len(from_server.MESSAGES)
    names = [page_types.message_name(found) for found in from_server.MESSAGES]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("hint", "kind"),
    [
        (list[str | None], "(string | null)[]"),
        (tuple[int, str], "[number, string]"),
        (dict[str, list[int]], "Record<string, number[]>"),
        (fields.Label, "number | string | null"),
    ],
)
def test_kinds_are_written_as_the_page_has_them(hint, kind):
    assert page_types.kind_of(hint) == kind


@in_loop
async def test_what_the_server_sends_fits_its_types(tmp_path):
    async with running(database(tmp_path)) as house:
        table = await house.create("primer", seats=[{}, {}], setup={"rounds": 4}, clock={"bank": 1000, "step": 100})
        told: list[dict] = []
        async with table.sit(0, owner=table.owner) as a, table.sit(1, changes=False) as b:
            for sitting in (a, b):
                sitting._hear = noted(sitting._hear, told)
            asked = await whoever([a, b])
            other = b if asked is a else a
            await asked.say("why", choices=[asked.options[0]["notation"]])
            await asked.hear("why")
            for kind, more in (
                ("why_not", {}), ("track", {}), ("chat", {"text": "Hello."}), ("ping", {}), ("point", {"piece": "x"}),
                ("order", {"add": {"until": "turn"}}), ("propose", {"notation": "pass"}),
            ):  # fmt: skip
                await asked.say(kind, **more)
            await other.say("offers")
            await other.hear("offers")
            await a.say("seat", seat=1 - asked.scene["seat"], do="person")
            await refused(other, "undo")
            while (now := await whoever([a, b])) is not None:
                await now.choose(now.options[-1]["notation"])
            await a.hear("over")
        kinds = {message["type"] for message in told}
        assert kinds >= {"scene", "why", "why_not", "track", "chat", "pong", "offers", "standing", "over", "refused"}
        for message in told:
            found = DECODERS[message["type"]].decode(msgspec.json.encode(message))
            assert msgspec.to_builtins(found) == message, "no field is there that the type does not name"


def noted(hear, told):
    """Record whatever is heard."""

    def both(message):
        told.append(message)
        hear(message)

    return both


def test_a_long_list_of_problems_is_cut():
    told = sentence_of(Refusal("bad_pack", "\n".join(f"problem {n}" for n in range(1000))))
    assert told.count("\n") == LINES
    assert told.endswith(" more.")
    assert sentence_of(Refusal("bad_pack", "One problem.")) == "One problem."


def test_a_message_that_does_not_fit_is_told_in_plain_quotes():
    with pytest.raises(Refusal) as caught:
        read("[1]")
    assert str(caught.value) == "The message does not fit the protocol: Expected “object”, got “array”."
