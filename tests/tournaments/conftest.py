import pytest

from accounts.models import User
from tests.tournaments.building import build


@pytest.fixture
def make_user():
    def make(username, **fields):
        return User.objects.create_user(username=username, **fields)

    return make


@pytest.fixture
def anna(make_user):
    return make_user("anna")


@pytest.fixture
def director(make_user):
    return make_user("director", is_superuser=True, is_staff=True)


@pytest.fixture
def people(make_user):
    """Return so many people."""

    def make(number):
        return [make_user(f"player-{i}") for i in range(1, number + 1)]

    return make


@pytest.fixture
def make_tournament(director):
    def make(entrants=(), **fields):
        return build(organiser=director, entrants=entrants, **fields)

    return make
