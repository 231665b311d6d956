"""Write the page's types of the protocol from the server's: `page_types.py` writes them, `page_types.py --check`
compares them.

They are in web/src/protocol/generated, by subject; generated.ts beside it exports them all. Scenes and themes are
described by docs/scene.json and web/src/protocol/scene.ts.
"""

from __future__ import annotations

import re
import sys
import types
import typing
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec
from msgspec import Struct

from coterie.kernel import orders, scenes
from coterie.table.protocol import PROTOCOL, answers, changes, fields, from_client, from_server, requests

PROTOCOL_OF_THE_PAGE = Path(__file__).resolve().parent.parent / "web" / "src" / "protocol"
HEAD = "// Made by tools/page_types.py from the server's own types. Do not edit: `python tools/page_types.py` makes it anew.\n"
PLAIN: dict[Any, str] = {
    str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown",
    msgspec.Raw: "unknown",
}  # fmt: skip
# scenes and themes, described in scene.ts
SHAPES = (
    "Area", "Asked", "AskedWindow", "Choice", "Ending", "Line", "Moment", "Piece", "Player", "Procedure", "Scene", "Theme",
)  # fmt: skip
CLIENT = "To"  # prefix for messages that clients send, because both sides have a Chat


def main() -> int:
    """Write the types, or compare them with the existing ones."""
    old = [path for path, text in files().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if sys.argv[1:] != ["--check"]:
        for path in old:
            path.parent.mkdir(exist_ok=True)
            path.write_text(files()[path], encoding="utf-8")
        return 0
    for path in old:
        print(f"{path} is not up to date: run `python tools/page_types.py`.", file=sys.stderr)
    return 1 if old else 0


def files() -> dict[Path, str]:
    """Return the text of each file."""
    told, said = from_server.MESSAGES, typing.get_args(from_client.Message)
    parts = {
        "parts": [
            interface(found, found.__name__) for found in structs(orders, fields, requests, changes, from_server)
        ],
        "answers": [interface(found, found.__name__) for found in structs(answers)],
        "fromServer": [
            *(interface(found, message_name(found)) for found in told),
            union("FromServer", [message_name(found) for found in told]),
        ],
        "toServer": [
            *(interface(found, message_name(found)) for found in said),
            union("ToServer", [message_name(found) for found in said]),
        ],
    }
    constants = [
        f"export const PROTOCOL_VERSION = {PROTOCOL}",
        f"export const SCENE_VERSION = {scenes.VERSION}",
        f"export const PRINTED = [{', '.join(repr(name) for name in changes.PRINTED)}] as const",
    ]
    exported = "\n".join(f"export * from './generated/{name}'" for name in parts)
    where = {"../scene": frozenset(SHAPES), **{f"./{name}": names_in(found) for name, found in parts.items()}}
    folder = PROTOCOL_OF_THE_PAGE / "generated"
    return {
        folder.with_suffix(".ts"): joined([HEAD + exported, *constants]),
        **{
            folder / f"{name}.ts": joined([HEAD + imports(f"./{name}", found, where), *found])
            for name, found in parts.items()
        },
    }


def joined(parts: list[str]) -> str:
    """Return the parts of a file, separated by empty lines."""
    return "\n\n".join(part.rstrip("\n") for part in parts) + "\n"


def names_in(parts: list[str]) -> frozenset[str]:
    """Return the names of interfaces and unions."""
    return frozenset(re.findall(r"^export (?:interface|type) (\w+)", "\n".join(parts), re.MULTILINE))


def imports(own: str, parts: list[str], where: dict[str, frozenset[str]]) -> str:
    """Return the import lines for what a file names and other files define.

    Args:
        own: the file.
        parts: its content.
        where: the names that each file defines.
    """
    fields_ = [line.partition(": ")[2] for part in parts for line in part.splitlines() if line.startswith("  ")]
    used = frozenset(re.findall(r"\b[A-Z]\w+", "\n".join(re.sub(r"'[^']*'", "", one) for one in fields_)))
    rows = {file: sorted(used & names) for file, names in where.items() if file != own}
    return "\n".join(f"import type {{ {', '.join(names)} }} from '{file}'" for file, names in rows.items() if names)


def message_name(found: Any) -> str:
    """Return the name of a message's interface; the server's messages are named after what they carry, followed by
    “Message”."""
    side = CLIENT if issubclass(found, from_client.FromClient) else ""
    return f"{side}{found.__name__}Message"


def structs(*rooms: types.ModuleType) -> list[type[Struct]]:
    """Return the structures of modules that are not messages, each after those that it contains."""
    return [
        found
        for room in rooms
        for found in vars(room).values()
        if isinstance(found, type)
        and issubclass(found, Struct)
        and found.__module__ == room.__name__
        and not issubclass(found, from_server.FromServer)
    ]


# ── one of them ─────────────────────────────────────────────────────────────────────────────────────────────────────


def interface(found: type[Struct], name: str) -> str:
    """Return a structure as an interface; fields that clients may leave out are optional."""
    written = issubclass(found, from_client.FromClient) or found.__module__ in (requests.__name__, orders.__name__)
    hints = typing.get_type_hints(found, include_extras=True)
    lines = []
    tag = found.__struct_config__.tag
    if tag is not None:
        lines.append(f"  type: '{tag}'")
    for field in msgspec.structs.fields(found):
        options = [hint for hint in members(hints[field.name]) if hint is not msgspec.UnsetType]
        optional = "?" if (written and not field.required) or len(options) < len(members(hints[field.name])) else ""
        kind = " | ".join(dict.fromkeys(kind_of(hint) for hint in options))
        lines.append(f"  {field.encode_name}{optional}: {kind}")
    return comment(found) + f"export interface {name} {{\n" + "\n".join(lines) + "\n}"


def union(name: str, of: list[str]) -> str:
    """Return a union of interfaces."""
    return f"export type {name} =\n" + "\n".join(f"  | {one}" for one in of)


def comment(found: Any) -> str:
    """Return the first line of a docstring as a comment."""
    line = (found.__doc__ or "").strip().split("\n")[0]
    return f"/** {line} */\n" if line else ""


def members(hint: Any) -> tuple[Any, ...]:
    """Return the members of a union, or the hint itself."""
    return get_args(hint) if get_origin(hint) in (typing.Union, types.UnionType) else (hint,)


def kind_of(hint: Any) -> str:
    """Return a type hint in TypeScript."""
    if len(members(hint)) > 1:
        return " | ".join(dict.fromkeys(kind_of(one) for one in members(hint)))
    origin, inside = get_origin(hint), get_args(hint)
    if origin is Annotated:
        shapes = [meta.extra["shape"] for meta in hint.__metadata__ if getattr(meta, "extra", None)]
        return shapes[0] if shapes else kind_of(inside[0])
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in inside)
    if origin is list:
        kind = kind_of(inside[0])
        return f"({kind})[]" if "|" in kind else f"{kind}[]"
    if origin is tuple:
        return f"[{', '.join(map(kind_of, inside))}]"
    if origin is dict:
        return f"Record<string, {kind_of(inside[1])}>"
    if isinstance(hint, type) and issubclass(hint, Struct):
        return hint.__name__
    return PLAIN[hint]


if __name__ == "__main__":
    sys.exit(main())
