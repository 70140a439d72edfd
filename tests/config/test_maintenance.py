"""A site that is closed for maintenance."""

import pytest
from django.core.management import call_command


@pytest.fixture
def closed(settings, tmp_path):
    settings.MAINTENANCE_FILE = tmp_path / "maintenance"
    call_command("maintenance", "on")
    return settings.MAINTENANCE_FILE


@pytest.mark.usefixtures("closed")
@pytest.mark.parametrize("path", ["/", "/lobby/", "/admin/", "/nowhere/"])
def test_closed_site_answers_every_page_without_its_database(client, path):
    answer = client.get(path)

    assert (answer.status_code, answer["Retry-After"]) == (503, "120")
    assert [text in answer.content.decode() for text in ("Back soon", "in manutenzione")] == [
        True,
        True,
    ]


@pytest.mark.usefixtures("closed")
def test_closed_site_tells_programs_by_a_code(client):
    answer = client.get("/api/games/")

    assert answer.status_code == 503
    assert answer.json() == {"code": "maintenance", "detail": "The site is being looked after."}


@pytest.mark.django_db
def test_site_opens_again(client, closed):
    call_command("maintenance", "off")
    call_command("maintenance", "off")

    assert not closed.exists()
    assert client.get("/lobby/").status_code == 200
