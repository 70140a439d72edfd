import pytest

from accounts.models import User
from accounts.services.bots import ensure_bots

pytestmark = pytest.mark.django_db


def test_ensure_bots_makes_visible_bots_that_cannot_log_in():
    bots = ensure_bots(levels=["beginner", "club"], each=2)

    assert [(bot.username, bot.bot_level, bot.has_usable_password()) for bot in bots] == [
        ("bot-beginner", "beginner", False),
        ("bot-beginner-2", "beginner", False),
        ("bot-club", "club", False),
        ("bot-club-2", "club", False),
    ]


def test_ensure_bots_again_returns_the_same():
    bots = ensure_bots(levels=["club"])

    assert ensure_bots(levels=["club"]) == bots
    assert User.objects.count() == 1
