import pytest

from tests.needs import NEEDS, lines_about_what_did_not_run, skip_what_cannot_run


@pytest.mark.browser
def marked():
    """Stand in for a test; its name keeps pytest from running it."""


def test_a_machine_without_programs_is_told_what_to_install(monkeypatch):
    monkeypatch.setenv("PATH", "")

    packages = "chromium postgresql redis-server nodejs npm gettext"
    assert lines_about_what_did_not_run() == [
        f"Not run: {', '.join(need.what for need in NEEDS)}.",
        f"To run all, on Debian: apt-get install {packages}",
    ]


def test_tests_without_their_programs_are_skipped(monkeypatch, request):
    monkeypatch.setenv("PATH", "")
    item = pytest.Function.from_parent(request.node.parent, name="marked", callobj=marked)

    skip_what_cannot_run([item])

    assert [mark.kwargs for mark in item.iter_markers("skip")] == [{"reason": "needs chromium"}]
