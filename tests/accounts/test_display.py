import msgspec
import pytest
from django.contrib.auth.models import AnonymousUser
from django.http import HttpResponse

from accounts.context_processors import display as display_context
from accounts.display import COOKIE, Display, changed, display_of, read_cookie, write_cookie
from accounts.models.preferences import Face, Felt, Motion, Suits, Theme
from accounts.services.preferences import save_preferences

DARK = Display(
    theme=Theme.DARK,
    contrast=100,
    grain=0,
    warmth=65,
    felt=Felt.NAVY,
    suits=Suits.FOUR,
    face=Face.BIG,
    motion=Motion.NONE,
    sound=True,
)


def test_display_is_neutral_at_first():
    assert msgspec.to_builtins(Display()) == {
        "theme": "system",
        "contrast": 50,
        "grain": 35,
        "warmth": 50,
        "felt": "pine",
        "suits": "two",
        "face": "standard",
        "motion": "full",
        "sound": False,
    }


def test_cookie_survives_the_browser(rf):
    response = HttpResponse()

    write_cookie(response, DARK, secure=True)

    morsel = response.cookies[COOKIE]
    assert (morsel["secure"], morsel["samesite"]) == (True, "Lax")
    assert '"' not in morsel.coded_value
    request = rf.get("/", headers={"cookie": morsel.OutputString()})
    request.user = AnonymousUser()
    assert display_of(request) == DARK


@pytest.mark.parametrize("value", ["", "nonsense", "contrast=101", "theme=pink", "evil=1"])
def test_cookie_that_nobody_understands_says_nothing(value):
    assert read_cookie(value) == Display()


def test_account_goes_before_the_cookie(rf, anna):
    request = rf.get("/")
    request.user = anna
    request.COOKIES[COOKIE] = "theme=light"
    assert display_of(request) == Display(theme=Theme.LIGHT)

    save_preferences(user=anna, display=DARK)
    anna.refresh_from_db()

    assert display_of(request) == DARK


def test_changed_replaces_what_is_given():
    assert changed(DARK, {"contrast": 10}) == msgspec.structs.replace(DARK, contrast=10)


@pytest.mark.parametrize("changes", [{"contrast": -1}, {"grain": "50"}, {"size": 1}])
def test_changed_refuses_what_it_does_not_know(changes):
    with pytest.raises(msgspec.ValidationError):
        changed(DARK, changes)


def test_context_processor_reads_only_when_printed(rf, anna, django_assert_num_queries):
    request = rf.get("/")
    request.user = anna

    with django_assert_num_queries(0):
        context = display_context(request)
    with django_assert_num_queries(1):
        assert str(context["display"].theme) == "system"
