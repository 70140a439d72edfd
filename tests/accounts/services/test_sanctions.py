from datetime import timedelta

import pytest
from django.utils import timezone

from accounts import selectors
from accounts.errors import ProtectedUserError
from accounts.models import ModerationAction, Sanction
from accounts.services.sanctions import ban, lift, mark_told, mute, warn
from accounts.signals import user_banned


def log():
    return list(ModerationAction.objects.values_list("moderator", "verb", "user", "reason"))


def test_warn_is_kept_and_logged(anna, moderator):
    sanction = warn(user=anna, reason="Be kind.", moderator=moderator, note="second time")

    sanction.refresh_from_db()
    assert (sanction.kind, sanction.reason, sanction.note, sanction.made_by) == (
        "warning",
        "Be kind.",
        "second time",
        moderator,
    )
    assert log() == [(moderator.pk, "warn", anna.pk, "Be kind.")]


def test_mute_ends_by_itself(anna, moderator, time_machine_at):
    until = timezone.now() + timedelta(days=1)
    mute(user=anna, reason="Insults", moderator=moderator, until=until)
    assert selectors.is_muted(anna)

    time_machine_at(until)

    assert not selectors.is_muted(anna)
    assert log() == [(moderator.pk, "mute", anna.pk, "Insults")]


def test_ban_ends_every_session(anna, moderator, client):
    client.force_login(anna)

    ban(user=anna, reason="Cheating", moderator=moderator)

    assert client.get("/settings/").context["user"].is_anonymous
    assert log() == [(moderator.pk, "ban", anna.pk, "Cheating")]


def test_ban_tells_other_apps_on_commit(anna, moderator, django_capture_on_commit_callbacks):
    heard = []

    def listen(**facts):
        heard.append((facts["user_id"], facts["sanction_id"], facts["reason"]))

    user_banned.connect(listen)
    with django_capture_on_commit_callbacks(execute=True):
        sanction = ban(user=anna, reason="Cheating", moderator=moderator)
        assert heard == []
    user_banned.disconnect(listen)

    assert heard == [(anna.pk, sanction.pk, "Cheating")]


def test_lift_ends_a_sanction_at_once(anna, moderator):
    sanction = ban(user=anna, reason="Cheating", moderator=moderator)

    lift(sanction=sanction, moderator=moderator, reason="A mistake")

    assert selectors.active_ban(anna) is None
    assert log()[1:] == [(moderator.pk, "lift", anna.pk, "A mistake")]


def test_lift_twice_keeps_the_first(anna, ben, moderator):
    sanction = mute(user=anna, reason="Insults", moderator=moderator)
    lifted = lift(sanction=sanction, moderator=moderator, reason="A mistake")

    again = lift(sanction=sanction, moderator=ben, reason="Again")

    assert (again.lifted_at, again.lifted_by) == (lifted.lifted_at, moderator)


def test_mark_told_keeps_the_first_time(anna, moderator):
    sanction = warn(user=anna, reason="Be kind.", moderator=moderator)
    mark_told(sanctions=[sanction])
    first = Sanction.objects.get().told_at

    mark_told(sanctions=[sanction])

    assert first is not None
    assert Sanction.objects.get().told_at == first


def test_moderator_has_no_power_over_oneself(moderator):
    with pytest.raises(ProtectedUserError, match="to yourself"):
        warn(user=moderator, reason="Fun", moderator=moderator)


def test_moderator_has_no_power_over_bots(bot, moderator):
    with pytest.raises(ProtectedUserError, match="to a bot"):
        mute(user=bot, reason="Fun", moderator=moderator)


@pytest.mark.parametrize("rank", ["is_staff", "is_superuser"])
def test_moderator_has_no_power_over_the_staff(make_user, moderator, rank):
    colleague = make_user("carla", **{rank: True})

    with pytest.raises(ProtectedUserError, match="Only an administrator"):
        ban(user=colleague, reason="Quarrel", moderator=moderator)

    assert not Sanction.objects.exists()


def test_administrator_has_power_over_moderators(make_user, moderator):
    chief = make_user("carla", is_staff=True, is_superuser=True)

    assert ban(user=moderator, reason="Abuse", moderator=chief).is_active
