from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.errors import AlreadyClosedError, ProtectedUserError
from accounts.models import Report, Sanction
from accounts.services.decisions import Decision, decide_report
from accounts.services.reports import file_report


@pytest.fixture
def report(anna, ben):
    return file_report(reporter=anna, subject=ben, kind=Report.Kind.CHAT, thing="chat 7")


def decide(report, moderator, decision, **said):
    said = {"outcome": "Seen", "reason": "Insults", "note": "again", **said}
    decide_report(report=report, moderator=moderator, decision=decision, **said)
    report.refresh_from_db()


def test_decide_report_closes_without_a_sanction(report, moderator):
    decide(report, moderator, Decision.CLOSE)

    assert (report.is_open, report.outcome, Sanction.objects.exists()) == (False, "Seen", False)


def test_decide_report_warns(report, ben, moderator):
    decide(report, moderator, Decision.WARN)

    assert list(Sanction.objects.values_list("user", "kind", "reason", "note", "ends")) == [
        (ben.pk, "warning", "Insults", "again", None)
    ]
    assert not report.is_open


@pytest.mark.parametrize("decision", [Decision.MUTE, Decision.BAN])
def test_decide_report_mutes_or_bans_until_a_time(report, ben, moderator, decision):
    until = timezone.now() + timedelta(days=3)

    decide(report, moderator, decision, until=until)

    assert list(Sanction.objects.values_list("user", "kind", "reason", "note", "ends")) == [
        (ben.pk, decision.value, "Insults", "again", until)
    ]


def test_decide_report_twice_is_refused(report, moderator):
    decide(report, moderator, Decision.CLOSE)

    with pytest.raises(AlreadyClosedError):
        decide(report, moderator, Decision.BAN)

    assert not Sanction.objects.exists()


def test_decide_report_stays_open_when_the_sanction_is_refused(report, ben, moderator):
    ben.is_staff = True
    ben.save()

    with pytest.raises(ProtectedUserError):
        decide(report, moderator, Decision.BAN)

    report.refresh_from_db()
    assert report.is_open
