"""The same site on PostgreSQL and Redis, spread over two machines."""

import re
import urllib.parse
import urllib.request

import pytest

pytestmark = [pytest.mark.e2e, pytest.mark.services]

ADMINISTRATOR = {"username": "oste", "password": "vino-rosso-7"}


class Client:
    """A browser without a screen: it keeps cookies."""

    def __init__(self):
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())

    def open(self, url, **form):
        data = urllib.parse.urlencode(form).encode() if form else None
        with self._opener.open(url, data, timeout=30) as answer:
            return answer.url, answer.read().decode()

    def log_in(self, url, **form):
        _, page = self.open(url)
        [token] = re.findall(r'name="csrfmiddlewaretoken" value="(\w+)"', page)
        return self.open(url, csrfmiddlewaretoken=token, **form)


def test_two_machines_are_one_site(two_sites):
    first, second = two_sites
    first.manage(
        "shell",
        "-c",
        "from django.contrib.auth import get_user_model\n"
        f"get_user_model().objects.create_superuser(email='', **{ADMINISTRATOR!r})",
    )
    client = Client()

    assert [sorted(site.pids()) for site in two_sites] == [["web", "worker"]] * 2
    client.log_in(f"{first.url}/admin/login/", next="/admin/", **ADMINISTRATOR)
    address, _ = client.open(f"{second.url}/admin/")

    assert address == f"{second.url}/admin/"
