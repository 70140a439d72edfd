"""Forms to announce tournaments and to give reasons."""

from __future__ import annotations

from typing import Any, ClassVar

from django import forms
from django.template.loader import render_to_string
from django.utils.translation import gettext_lazy as _
from django.utils.translation import pgettext_lazy

from games import catalog
from games.bots.levels import LEVELS
from games.option_fields import GAME_OF, GameSelect, OptionForm
from games.rules.errors import OptionsError, RuleError
from games.rules.registry import GAMES
from games.selectors import sentence_of
from tournaments.local_time import moment, zone_names
from tournaments.models import Pairing, Tournament
from tournaments.services.schedule import SEATS, check_plan


class ReasonForm(forms.Form):
    """Why a director does something."""

    reason = forms.CharField(
        label=_("Reason"), max_length=500, help_text=_("The players will read this.")
    )


class RulingForm(ReasonForm):
    """What a director decides about pairings, and why."""

    ruling = forms.TypedChoiceField(
        label=_("Ruling"), choices=Pairing.Ruling.choices, coerce=Pairing.Ruling
    )


class TournamentForm(OptionForm, forms.ModelForm[Tournament]):
    """All that an organiser decides."""

    game = forms.ChoiceField(label=_("Game"), widget=GameSelect)
    day = forms.DateField(label=_("Day"), widget=forms.DateInput(attrs={"type": "date"}))
    time = forms.TimeField(
        label=_("Time"), widget=forms.TimeInput(attrs={"type": "time"}, format="%H:%M")
    )
    time_zone = forms.ChoiceField(label=_("Time zone"), initial="UTC")
    bot_levels = forms.MultipleChoiceField(
        label=_("Bot levels"),
        choices=lambda: [(level, level_name(level)) for level in LEVELS],
        required=False,
        widget=forms.CheckboxSelectMultiple,
    )

    field_order = ("name", "description", "game", *GAME_OF, "day", "time", "time_zone")

    class Meta:
        model = Tournament
        fields = (
            "name",
            "description",
            "game",
            "pace",
            "is_rated",
            "time_zone",
            "rounds",
            "round_gap",
            "round_minutes",
            "min_players",
            "max_players",
            "bot_fill",
            "bot_levels",
        )
        labels: ClassVar = {"is_rated": pgettext_lazy("tournament", "Ranked")}

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        _offer(self.fields["game"], playable_games())
        _offer(self.fields["time_zone"], [(name, name) for name in zone_names()])
        if self.instance.pk is not None:
            self._show_instance()

    def _show_instance(self) -> None:
        local = self.instance.starts.astimezone(self.instance.zone)
        self.initial.update({"day": local.date(), "time": local.time()})
        self.show_options(self.instance.game, self.instance.options)

    def clean(self) -> dict[str, Any]:
        """Set start and options; times that do not exist or have gone by are refused."""
        data = super().clean() or {}
        if "game" in data:
            self.instance.options = self.read_options(data)
        if not self.errors:
            try:
                self.instance.starts = moment(
                    day=data["day"], at=data["time"], zone=data["time_zone"]
                )
                check_plan(self.instance, game=data["game"])
            except OptionsError as error:
                self.refuse(data["game"], error)
            except RuleError as error:
                raise forms.ValidationError(sentence_of(error)) from error
        return data


def level_name(level: str) -> str:
    """Return what a level of bots is called in the active language."""
    return render_to_string("games/_level.html", {"level": level}).strip()


def playable_games() -> list[tuple[str, str]]:
    """Return the games in which two can meet, by slug and name."""
    return [
        (slug, str(game.name))
        for slug, game in catalog.GAMES.items()
        if SEATS in GAMES[slug].seat_range
    ]


def _offer(field: forms.Field, choices: list[tuple[str, str]]) -> None:
    assert isinstance(field, forms.ChoiceField)  # noqa: S101 -- declared so above
    field.choices = choices
