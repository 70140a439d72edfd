"""What passwords must be like."""

from __future__ import annotations

from django.contrib.auth.password_validation import MinimumLengthValidator


class LengthValidator(MinimumLengthValidator):
    """Refuses short passwords in the words of its help, which all languages of the site have."""

    def get_error_message(self) -> str:
        """Return what is wrong with a short password."""
        return str(self.get_help_text())
