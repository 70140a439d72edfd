import pytest
from django.contrib.auth.models import Group
from django.core.cache import cache

from accounts import game_names
from accounts.models import User

PASSWORD = "secret-pass-1"  # noqa: S105 -- of test accounts


@pytest.fixture(autouse=True)
def _forget_how_often():
    """Limits of sign-ups and logins count in the cache."""
    cache.clear()


@pytest.fixture
def make_user(db):
    def make(username, **fields):
        return User.objects.create_user(username=username, password=PASSWORD, **fields)

    return make


@pytest.fixture
def anna(make_user):
    return make_user("anna")


@pytest.fixture
def ben(make_user):
    return make_user("ben")


@pytest.fixture
def guest(db):
    user = User(username="merry-owl-7", is_guest=True)
    user.set_unusable_password()
    user.save()
    return user


@pytest.fixture
def bot(make_user):
    return make_user("bot-club", bot_level="club")


@pytest.fixture
def moderator(make_user):
    """Somebody in the group that the migration made, and nothing more."""
    user = make_user("mara", is_staff=True)
    user.groups.add(Group.objects.get(name="Moderators"))
    return user


@pytest.fixture
def named_game(monkeypatch):
    """One game that has a name, whatever games the site has."""
    monkeypatch.setattr(game_names, "_names", {"casino": "Casino"})
    return "casino"


@pytest.fixture
def time_machine_at(time_machine):
    """Move the clock to a moment and stop it there."""

    def move(moment):
        time_machine.move_to(moment, tick=False)

    return move
