"""Form fields for the options of games, made from what the rules declare."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any, Final, TypeAlias

from django import forms
from django.forms.boundfield import BoundField
from msgspec import inspect

from games import catalog
from games.option_texts import TEXTS, OptionText
from games.rules.errors import OptionsError
from games.rules.registry import GAMES
from games.selectors import sentence_of

Section: TypeAlias = tuple[str, str, list[BoundField]]
"""Slug and name of a game with its fields; both are empty for fields that all games share."""


def name_of(game: str, option: str) -> str:
    """Return the name of the field for an option."""
    return f"{game}-{option}"


def make_field(declared: inspect.Field, text: OptionText) -> forms.Field:
    """Return the field for an option; left empty it means what the rules say."""
    shown: dict[str, Any] = {
        "label": text.label,
        "help_text": text.help_text,
        "required": False,
        "initial": declared.default,
    }
    match _kind_of(declared):
        case inspect.BoolType():
            return forms.BooleanField(**shown)
        case inspect.IntType(ge=least, le=most):
            return forms.IntegerField(min_value=least, max_value=most, **shown)
        case inspect.EnumType(cls=values):
            choices = [(each.value, text.choices[each.value]) for each in values]
            return forms.ChoiceField(choices=choices, **shown)
        case kind:
            raise TypeError(f"no form field can show {kind}")


def _kind_of(declared: inspect.Field) -> inspect.Type:
    """Return the type of an option; ``int | None`` is an ``int`` that may be left out."""
    kinds: tuple[inspect.Type, ...] = getattr(declared.type, "types", (declared.type,))
    (kind,) = (kind for kind in kinds if not isinstance(kind, inspect.NoneType))
    return kind


def _offered(game: str) -> Iterator[tuple[str, inspect.Field]]:
    """Yield the options of a game that have a text, with their names in the form."""
    kind = inspect.type_info(GAMES[game].options_type)
    assert isinstance(kind, inspect.StructType)  # noqa: S101 -- options are structs
    declared = {each.name: each for each in kind.fields}
    yield from ((name_of(game, name), declared[name]) for name in TEXTS.get(game, {}))


OFFERED: Final = {slug: dict(_offered(slug)) for slug in catalog.GAMES}
"""By game the options that a form offers, by the names of their fields."""
GAME_OF: Final = {name: slug for slug, names in OFFERED.items() for name in names}


class GameSelect(forms.Select):
    """A choice of a game; each one says how many may play it."""

    def create_option(self, name: str, value: Any, *args: Any, **kwargs: Any) -> dict[str, Any]:
        option = super().create_option(name, value, *args, **kwargs)
        game = GAMES[str(value)]
        option["attrs"] |= {
            "data-least": game.seat_range[0],
            "data-most": game.seat_range[-1],
            "data-usual": game.default_seats,
        }
        return option


class OptionForm(forms.Form):
    """A form with the options of every game; only those of the game that is chosen count.

    ``static/js/options.js`` hides the others.
    """

    @property
    def sections(self) -> Iterator[Section]:
        """The fields in their order, those of a game's options together."""
        visible = self.visible_fields()
        for slug, fields in groupby(visible, key=lambda field: GAME_OF.get(field.name, "")):
            yield slug, catalog.name_of(slug), list(fields)

    def show_options(self, game: str, options: Mapping[str, Any]) -> None:
        """Let the form begin with options that were chosen before."""
        self.initial.update({name_of(game, name): value for name, value in options.items()})

    def read_options(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Return what was chosen, without what the rules say anyway.

        What is wrong with the options of other games does not matter.
        """
        offered = OFFERED[data["game"]]
        for name in GAME_OF.keys() - offered.keys():
            self.errors.pop(name, None)
        return {
            declared.name: data[name]
            for name, declared in offered.items()
            if data.get(name) not in (None, "", declared.default)
        }

    def refuse(self, game: str, error: OptionsError) -> None:
        """Show beside its field why a game cannot be played so."""
        names = (name_of(game, name) if name != "seats" else name for name in error.about)
        beside = next((name for name in names if name in self.fields), None)
        self.add_error(beside, sentence_of(error))


OptionForm.base_fields.update(
    {
        name: make_field(declared, TEXTS[slug][declared.name])
        for slug, offered in OFFERED.items()
        for name, declared in offered.items()
    }
)
