"""Writes the types of the wire for the JavaScript of the table page.

``python -m scripts.gen_types`` turns the messages and what a game shows into TypeScript
declarations; a test compares them, so the page and the server cannot drift apart unnoticed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, get_args

from msgspec.inspect import (
    AnyType,
    BoolType,
    CollectionType,
    CustomType,
    DictType,
    EnumType,
    Field,
    FloatType,
    IntType,
    LiteralType,
    NoneType,
    RawType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
    multi_type_info,
)

from games import messages
from games.replays import wire
from games.rules.casanova import moves as casanova
from games.rules.casanova.observation import CasanovaObservation
from games.rules.casino import moves
from games.rules.casino.choices import Choices
from games.rules.casino.observation import CasinoObservation
from games.rules.core import Action
from games.rules.cuccu import moves as cuccu
from games.rules.cuccu.observation import CuccuObservation
from games.rules.pirate import moves as pirate
from games.rules.pirate.observation import PirateObservation

TARGET: Final = Path(__file__).parent.parent / "static" / "js" / "table" / "types.d.ts"
UNIONS: Final = {
    "ServerMessage": get_args(messages.ServerMessage),
    "ClientMessage": get_args(messages.ClientMessage),
    "Reel": (wire.Reel,),
    "ReviewSeen": (wire.ReviewSeen,),
    "CasanovaAction": (
        casanova.Announce,
        casanova.Play,
        casanova.Quitte,
        casanova.Double,
        casanova.Match,
        casanova.Withdraw,
    ),
    "CasanovaEvent": (
        casanova.ActivePicked,
        casanova.TurnBegan,
        casanova.Announced,
        casanova.Played,
        casanova.Rolled,
        casanova.QuitteSaid,
        casanova.Doubled,
        casanova.Matched,
        casanova.Withdrew,
        casanova.Revealed,
        casanova.TurnWon,
        casanova.PotStayed,
        casanova.Eliminated,
        casanova.MatchEnded,
    ),
    "CasanovaView": (CasanovaObservation,),
    "CuccuAction": get_args(cuccu.CuccuAction),
    "CuccuEvent": get_args(cuccu.CuccuEvent),
    "CuccuView": (CuccuObservation,),
    "CasinoAction": (moves.Trail, moves.Capture, moves.Build),
    "CasinoEvent": (
        moves.DealerChosen,
        moves.Dealt,
        moves.Trailed,
        moves.Captured,
        moves.Built,
        moves.ResidueTaken,
        moves.RoundScored,
        moves.MatchEnded,
    ),
    "CasinoView": (CasinoObservation,),
    "CasinoChoices": (Choices,),
    "PirateAction": get_args(pirate.PirateAction),
    "PirateEvent": get_args(pirate.PirateEvent),
    "PirateView": (PirateObservation,),
}
_SIMPLE: Final = {
    AnyType: "unknown",
    RawType: "unknown",
    CustomType: "unknown",
    BoolType: "boolean",
    IntType: "number",
    FloatType: "number",
    StrType: "string",
    NoneType: "null",
}


def declarations() -> str:
    """Return the text of the declaration file."""
    structs: dict[str, StructType] = {}
    for members in UNIONS.values():
        for info in multi_type_info(members):
            _collect(info, structs)
    interfaces = "\n".join(_interface(structs[name]) for name in sorted(structs))
    unions = "\n".join(
        f"export type {name} = {' | '.join(map(_name, members))};"
        for name, members in UNIONS.items()
        if name not in structs
    )
    return f"/* Written by python -m scripts.gen_types. */\n\n{interfaces}\n{unions}\n"


def _collect(info: Type, structs: dict[str, StructType]) -> None:
    if isinstance(info, StructType) and _name(info.cls) not in structs:
        structs[_name(info.cls)] = info
        for field in info.fields:
            _collect(field.type, structs)
    for part in _parts(info):
        _collect(part, structs)


def _name(cls: type) -> str:
    """Return the name of a struct; those of a game start with the game's, so that none collide."""
    _, _, within = cls.__module__.partition("games.rules.")
    package, is_of_game, _ = within.partition(".")
    prefix = package.title() if is_of_game else ""
    return cls.__name__ if cls.__name__.startswith(prefix) else prefix + cls.__name__


def _parts(info: Type) -> tuple[Type, ...]:
    match info:
        case UnionType(types):
            return types
        case TupleType(item_types):
            return item_types
        case VarTupleType() | CollectionType():
            return (info.item_type,)
        case DictType():
            return (info.value_type,)
        case _:
            return ()


def _interface(info: StructType) -> str:
    lines = [f"export interface {_name(info.cls)} {{"]
    if info.tag is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    optional = issubclass(info.cls, messages.Inbound | Action)
    lines += [_property(field, optional=optional) for field in info.fields]
    return "\n".join([*lines, "}\n"])


def _property(field: Field, *, optional: bool) -> str:
    """Return one line; only what a client sends may leave out fields with a default."""
    mark = "?" if optional and not field.required else ""
    return f"  {field.encode_name}{mark}: {_type(field.type)};"


def _type(info: Type) -> str:
    match info:
        case StructType(cls):
            written = _name(cls)
        case UnionType(types):
            written = " | ".join(_type(part) for part in types)
        case LiteralType(values):
            written = " | ".join(f'"{value}"' for value in values)
        case EnumType(cls):
            written = " | ".join(f'"{member.value}"' for member in cls)
        case TupleType(item_types):
            written = f"[{', '.join(_type(part) for part in item_types)}]"
        case VarTupleType() | CollectionType():
            inner = _type(info.item_type)
            written = f"({inner})[]" if " | " in inner else f"{inner}[]"
        case DictType():
            written = f"Record<string, {_type(info.value_type)}>"
        case _:
            written = _SIMPLE[type(info)]
    return written


def main() -> None:
    TARGET.write_text(declarations())


if __name__ == "__main__":
    main()
