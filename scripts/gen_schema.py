"""Writes the JSON Schema of a table's protocol, from the message types and those of the games.

``python -m scripts.gen_schema`` writes ``docs/protocol.schema.json``; a test compares them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import msgspec

from games import messages
from games.rules.casino.choices import Choices
from games.rules.registry import GAMES

TARGET: Final = Path(__file__).parent.parent / "docs" / "protocol.schema.json"
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
PARTS: Final = ("action", "event", "observation")
_REF: Final = "#/$defs/{name}"


def document() -> str:
    """Return the text of the schema."""
    content = {
        "$schema": DIALECT,
        "title": "The protocol of a table",
        "description": "docs/protocol.md explains it. Clients send ClientMessage, the server "
        "sends ServerMessage; GAME.action, GAME.event and GAME.observation are those of a game.",
        "anyOf": [_ref("ClientMessage"), _ref("ServerMessage")],
        "$defs": dict(sorted(_definitions().items())),
    }
    return json.dumps(content, indent=2, ensure_ascii=False) + "\n"


def _definitions() -> dict[str, Any]:
    types = {
        "ClientMessage": messages.ClientMessage,
        "ServerMessage": messages.ServerMessage,
        **{
            f"{slug}.{part}": getattr(game, f"{part}_type")
            for slug, game in GAMES.items()
            for part in PARTS
        },
    }
    schemas, definitions = msgspec.json.schema_components(
        [*types.values(), Choices], ref_template=_REF
    )
    found: dict[str, Any] = {**definitions, **dict(zip(types, schemas, strict=False))}
    _fill_in(found, schemas[-1])
    return found


def _fill_in(found: dict[str, Any], choices: dict[str, Any]) -> None:
    """Say what the parts are that the messages leave to the games."""
    actions = {"anyOf": [_ref(f"{slug}.action") for slug in GAMES]}
    views = {"anyOf": [_ref(f"{slug}.observation") for slug in GAMES]}
    events = {"anyOf": [_ref(f"{slug}.event") for slug in GAMES]}
    found["Act"]["properties"]["action"] = actions
    found["Moves"]["properties"]["events"]["items"] = events
    found["Update"]["properties"]["view"] = views
    found["Update"]["properties"]["choices"] = {
        "anyOf": [{"type": "null"}, {"type": "array", "items": actions}, choices]
    }


def _ref(name: str) -> dict[str, str]:
    return {"$ref": _REF.format(name=name)}


def main() -> None:
    TARGET.write_text(document())


if __name__ == "__main__":
    main()
