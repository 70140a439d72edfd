from accounts.display import Display, display_from
from accounts.models import Preferences
from accounts.models.preferences import Theme
from accounts.services.preferences import save_preferences


def test_save_preferences_keeps_what_is_not_given(anna):
    save_preferences(user=anna, language="it")
    display = Display(theme=Theme.DARK, contrast=70)

    save_preferences(user=anna, display=display)

    preferences = Preferences.objects.get(user=anna)
    assert (preferences.language, display_from(preferences)) == ("it", display)


def test_save_preferences_takes_the_language_away(anna):
    save_preferences(user=anna, language="it")

    assert save_preferences(user=anna, language="").language == ""
