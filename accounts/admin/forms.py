"""What a moderator must say before something is done."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Any

from django import forms
from django.utils import timezone
from django.utils.translation import gettext_lazy as _

from accounts.services.decisions import Decision


class ReasonForm(forms.Form):
    """Why it is done."""

    reason = forms.CharField(label=_("Reason"), max_length=2000, widget=forms.Textarea)


class SanctionForm(forms.Form):
    """Why, for the person and for the other moderators."""

    reason = forms.CharField(
        label=_("Reason"),
        max_length=2000,
        widget=forms.Textarea(attrs={"rows": 4}),
        help_text=_("The person reads this."),
    )
    note = forms.CharField(
        label=_("Private note"),
        required=False,
        max_length=2000,
        widget=forms.Textarea(attrs={"rows": 2}),
        help_text=_("Only moderators read this."),
    )


class TimedSanctionForm(SanctionForm):
    """And for how long."""

    days = forms.IntegerField(
        label=_("Days"),
        required=False,
        min_value=1,
        max_value=3650,
        help_text=_("Empty: until a moderator lifts it."),
    )

    def clean(self) -> dict[str, Any]:
        data = super().clean() or self.cleaned_data
        data["until"] = moment_after(data.pop("days", None))
        return data


class DecisionForm(TimedSanctionForm):
    """What comes of a report."""

    outcome = forms.CharField(
        label=_("Outcome"),
        max_length=2000,
        widget=forms.Textarea(attrs={"rows": 2}),
        help_text=_("Only moderators read this."),
    )

    def __init__(self, *args: Any, decisions: list[Decision], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        choices = [(decision.value, decision.label) for decision in decisions]
        self.fields["decision"] = forms.TypedChoiceField(
            label=_("Decision"), choices=choices, coerce=Decision
        )
        self.fields["reason"].required = False
        self.order_fields(["decision", "reason", "days", "note", "outcome"])

    def clean(self) -> dict[str, Any]:
        data = super().clean()
        if data.get("decision", Decision.CLOSE) != Decision.CLOSE and not data.get("reason"):
            self.add_error("reason", _("The person must be told why."))
        return data


def moment_after(days: int | None) -> datetime | None:
    return None if days is None else timezone.now() + timedelta(days=days)
