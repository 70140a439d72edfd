import pytest

from accounts.models import User


@pytest.fixture
def make_user(db):
    def make(username, **fields):
        return User.objects.create_user(username=username, **fields)

    return make


@pytest.fixture
def anna(make_user):
    return make_user("anna")


@pytest.fixture
def ben(make_user):
    return make_user("ben")


@pytest.fixture
def bot(make_user):
    return make_user("bot-club", bot_level="club")
