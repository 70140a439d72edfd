"""Forms of the lobby."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django import forms
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from games import catalog
from games.clocks import PRESETS
from games.models import SLOW_PACES, BotPace, Pace, Watching
from games.option_fields import GAME_OF, GameSelect, OptionForm
from games.rules.errors import OptionsError
from games.rules.registry import load_game

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise


class TableForm(OptionForm):
    """What a new table is like."""

    game = forms.ChoiceField(label=_("Game"), widget=GameSelect)
    seats = forms.IntegerField(label=_("Seats"), min_value=2, max_value=8, initial=2)
    pace = forms.ChoiceField(label=_("Pace"), initial=Pace.NORMAL)
    bot_pace = forms.ChoiceField(
        label=_("Pace of bots"), choices=BotPace.choices, initial=BotPace.NORMAL, required=False
    )
    is_rated = forms.BooleanField(
        label=_("Ranked"),
        required=False,
        initial=True,
        help_text=_("It changes the ratings of all who play; guests cannot sit down."),
    )
    is_private = forms.BooleanField(
        label=_("Private"), required=False, help_text=_("Only people with the address find it.")
    )

    watching = forms.ChoiceField(
        label=_("What spectators see"),
        choices=Watching.choices,
        initial=Watching.OPEN,
        required=False,
        help_text=_("When the match is over, everybody sees everything."),
    )

    field_order = ("game", "seats", *GAME_OF)

    def __init__(self, *args: Any, is_guest: bool, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._offer("game", [(game.slug, game.name) for game in catalog.GAMES.values()])
        self._offer("pace", [(pace.value, _told(pace)) for pace in Pace])
        if is_guest:
            del self.fields["is_rated"]

    def _offer(self, name: str, choices: list[tuple[str, StrOrPromise]]) -> None:
        field = self.fields[name]
        assert isinstance(field, forms.ChoiceField)  # noqa: S101 -- declared so above
        field.choices = choices

    def clean(self) -> dict[str, Any]:
        """Refuse combinations that the game does not know."""
        data = super().clean() or {}
        if "game" in data:
            data["options"] = self.read_options(data)
        if not self.errors:
            try:
                load_game(data["game"], seats=data["seats"], options=data["options"])
            except OptionsError as error:
                self.refuse(data["game"], error)
        return data


def _told(pace: Pace) -> str:
    """Return a pace with its times."""
    preset = PRESETS.get(pace)
    if preset is None:
        return gettext("No clock, at private tables only")
    if pace in SLOW_PACES:
        return str(pace.label)
    return gettext("%(pace)s: %(turn)s s a turn, %(bank)s s in reserve") % {
        "pace": pace.label,
        "turn": preset.turn,
        "bank": preset.bank,
    }


class ReportForm(forms.Form):
    """Why somebody reports something."""

    text = forms.CharField(
        label=_("What is wrong?"),
        max_length=1000,
        widget=forms.Textarea(attrs={"rows": 4}),
    )
