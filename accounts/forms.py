"""The forms that people fill in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from allauth.account.adapter import get_adapter
from allauth.account.forms import AddEmailForm, LoginForm
from allauth.account.models import EmailAddress
from django import forms
from django.conf import settings
from django.core.validators import RegexValidator
from django.utils.translation import gettext_lazy as _

from accounts.models import Preferences, Report, User

if TYPE_CHECKING:
    from django_stubs_ext import StrOrPromise


class SliderField(forms.IntegerField):
    """A whole number from 0 to 100; browsers draw it as a slider."""

    def __init__(self, *, label: StrOrPromise) -> None:
        widget = forms.NumberInput(attrs={"type": "range", "step": 5})
        super().__init__(label=label, min_value=0, max_value=100, widget=widget)


class SettingsForm(forms.ModelForm[Preferences]):
    """Language and looks."""

    language = forms.ChoiceField(
        label=_("Language"),
        required=False,
        choices=[("", _("As the browser asks")), *settings.LANGUAGES],
    )
    contrast = SliderField(label=_("Contrast"))
    grain = SliderField(label=_("Grain"))
    warmth = SliderField(label=_("Colour temperature"))

    class Meta:
        model = Preferences
        fields = (
            "language",
            "theme",
            "contrast",
            "grain",
            "warmth",
            "felt",
            "suits",
            "face",
            "motion",
            "sound",
        )


class ReportForm(forms.Form):
    """What happened.  The hidden fields say what a page already knows."""

    KINDS: ClassVar = [choice for choice in Report.Kind.choices if choice[0] != Report.Kind.CHAT]

    kind = forms.ChoiceField(label=_("What is it about?"), choices=KINDS)
    text = forms.CharField(
        label=_("What happened?"), max_length=2000, widget=forms.Textarea(attrs={"rows": 6})
    )
    thing = forms.CharField(required=False, max_length=60, widget=forms.HiddenInput)
    link = forms.CharField(
        required=False,
        max_length=200,
        widget=forms.HiddenInput,
        validators=[RegexValidator(r"^/[A-Za-z0-9]")],
    )


class OwnEmailForm(AddEmailForm):  # type: ignore[misc] # allauth is untyped
    """Adds an address to the account, unless another account has it.

    django-allauth would take it until somebody confirms it; ours belong to one account from the
    start, confirmed or not.
    """

    def clean_email(self) -> str:
        email: str = super().clean_email()
        known = EmailAddress.objects.lookup([email]).exists()
        if known or User.objects.filter(email__iexact=email).exists():
            raise get_adapter().validation_error("email_taken")
        return email


class OwnLoginForm(LoginForm):  # type: ignore[misc] # allauth is untyped
    """Says what is asked for: the name or the address."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        field = self.fields["login"]
        field.label = _("Username or email")
        field.widget.attrs.pop("placeholder")
