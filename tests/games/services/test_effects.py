"""A write that is committed is acknowledged, whatever becomes of what follows."""

import logging

import pytest
from django.test import override_settings

from games.models import Match
from tests.games.playing import act, fresh, start

UNREACHABLE = {
    "default": {
        "BACKEND": "channels_redis.pubsub.RedisPubSubChannelLayer",
        "CONFIG": {"hosts": ["unix:///nowhere/at/all"]},
    }
}


@pytest.mark.django_db(transaction=True)
def test_move_counts_while_nobody_can_be_told(anna, ben, caplog):
    match = start([anna, ben])

    with override_settings(CHANNEL_LAYERS=UNREACHABLE), caplog.at_level(logging.ERROR):
        version = act(match)

    assert fresh(match).version == version == 3
    assert fresh(match).status == Match.Status.PLAYING
    assert "on_commit" in caplog.text
