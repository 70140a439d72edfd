import pytest

from accounts.models import Report

ADDRESS = "/u/ben/report/"


@pytest.mark.usefixtures("ben")
def test_report_needs_an_account(client):
    assert client.get(ADDRESS).headers["Location"] == f"/account/login/?next={ADDRESS}"


@pytest.mark.usefixtures("ben")
def test_report_page_knows_what_it_is_about(client, anna):
    client.force_login(anna)

    page = client.get(f"{ADDRESS}?kind=match&thing=match+abc&link=/match/abc/").content.decode()

    assert '<option value="match" selected>' in page
    assert 'value="match abc"' in page


def test_report_goes_into_the_queue(client, anna, ben):
    client.force_login(anna)
    said = {"kind": "match", "text": "Stalls", "thing": "match abc", "link": "/match/abc/"}

    response = client.post(ADDRESS, said, follow=True)

    report = Report.objects.get()
    assert (report.reporter, report.subject) == (anna, ben)
    assert {key: getattr(report, key) for key in said} == said
    assert [str(message) for message in response.context["messages"]] == [
        "Thank you. A moderator will look at your report."
    ]


@pytest.mark.usefixtures("ben")
def test_report_twice_is_refused_politely(client, anna):
    client.force_login(anna)
    client.post(ADDRESS, {"kind": "name", "text": "Rude"}, follow=True)

    response = client.post(ADDRESS, {"kind": "name", "text": "Rude"}, follow=True)

    assert [str(message) for message in response.context["messages"]] == [
        "You have already reported this."
    ]
    assert Report.objects.count() == 1


@pytest.mark.parametrize(
    "wrong",
    [{"text": ""}, {"kind": "chat"}, {"link": "https://evil.example"}, {"link": "//evil.example"}],
)
@pytest.mark.usefixtures("ben")
def test_report_that_is_wrong_is_shown_again(client, anna, wrong):
    client.force_login(anna)

    response = client.post(ADDRESS, {"kind": "name", "text": "Rude"} | wrong)

    assert response.status_code == 400
    assert list(response.context["form"].errors) == list(wrong)
