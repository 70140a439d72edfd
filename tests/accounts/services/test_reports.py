from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.errors import AlreadyReportedError, ProtectedUserError, TooManyReportsError
from accounts.models import ModerationAction, Report
from accounts.services.reports import REPORTS_PER_DAY, close_report, file_report


def test_file_report_opens_a_report_with_its_context(anna, ben):
    lines = [{"name": "ben", "text": "idiot", "at": "12:00", "reported": True}]

    report = file_report(
        reporter=anna,
        subject=ben,
        kind=Report.Kind.CHAT,
        thing="chat 7",
        text="He insults",
        context={"lines": lines},
        link="/table/abc/",
    )

    report.refresh_from_db()
    assert (report.reporter, report.subject, report.kind, report.thing) == (
        anna,
        ben,
        "chat",
        "chat 7",
    )
    assert (report.text, report.context, report.link, report.is_open) == (
        "He insults",
        {"lines": lines},
        "/table/abc/",
        True,
    )


def test_file_report_of_the_same_thing_is_refused_even_when_closed(anna, ben, moderator):
    facts = {"reporter": anna, "subject": ben, "kind": Report.Kind.CHAT, "thing": "chat 7"}
    close_report(report=file_report(**facts), moderator=moderator, outcome="Nothing")

    with pytest.raises(AlreadyReportedError):
        file_report(**facts)


def test_file_report_of_a_person_is_refused_while_one_is_open(anna, ben, moderator):
    facts = {"reporter": anna, "subject": ben, "kind": Report.Kind.NAME}
    first = file_report(**facts)
    with pytest.raises(AlreadyReportedError):
        file_report(**facts)

    close_report(report=first, moderator=moderator, outcome="Nothing")

    assert file_report(**facts).is_open


def test_file_report_by_another_person_is_taken(anna, ben, moderator):
    file_report(reporter=anna, subject=ben, kind=Report.Kind.CHAT, thing="chat 7")

    file_report(reporter=moderator, subject=ben, kind=Report.Kind.CHAT, thing="chat 7")

    assert Report.objects.count() == 2


def test_file_report_against_oneself_is_refused(anna):
    with pytest.raises(ProtectedUserError):
        file_report(reporter=anna, subject=anna, kind=Report.Kind.NAME)


def test_file_report_is_limited_per_day(anna, ben, time_machine_at):
    for number in range(REPORTS_PER_DAY):
        file_report(reporter=anna, subject=ben, kind=Report.Kind.CHAT, thing=f"chat {number}")
    with pytest.raises(TooManyReportsError):
        file_report(reporter=anna, subject=ben, kind=Report.Kind.CHAT, thing="one more")

    time_machine_at(timezone.now() + timedelta(days=1, seconds=1))

    assert file_report(reporter=anna, subject=ben, kind=Report.Kind.CHAT, thing="one more").pk


def test_close_report_says_who_closed_it_and_why(anna, ben, moderator):
    report = file_report(reporter=anna, subject=ben, kind=Report.Kind.NAME)

    closed = close_report(report=report, moderator=moderator, outcome="The name is fine.")

    assert (closed.is_open, closed.outcome, closed.handled_by) == (
        False,
        "The name is fine.",
        moderator,
    )
    log = ModerationAction.objects.values_list("moderator", "verb", "user", "thing", "reason")
    assert list(log) == [
        (moderator.pk, "close", ben.pk, f"report {report.pk}", "The name is fine.")
    ]


def test_close_report_twice_keeps_the_first_outcome(anna, ben, moderator):
    report = file_report(reporter=anna, subject=ben, kind=Report.Kind.NAME)
    close_report(report=report, moderator=moderator, outcome="First")

    again = close_report(report=report, moderator=moderator, outcome="Second")

    assert again.outcome == "First"
    assert ModerationAction.objects.count() == 1
