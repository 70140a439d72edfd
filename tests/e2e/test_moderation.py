"""A line of chat is reported, a moderator sees it in context and bans: sockets close at once."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.people import PATIENCE_MS, log_in, sign_up

pytestmark = [pytest.mark.e2e, pytest.mark.browser, pytest.mark.timeout(240)]

MODERATOR = """
from django.contrib.auth.models import Group
from accounts.models import User
user = User.objects.create_user("prudenza", password="un-due-tre-stella", is_staff=True)
user.groups.add(Group.objects.get(name="Moderators"))
"""


def test_reported_insult_ends_in_a_ban(site, visit):
    site.manage("shell", "-v0", "-c", MODERATOR)
    victim, culprit, moderator = visit(), visit(), visit()
    sign_up(victim, "vera")
    sign_up(culprit, "rude")
    victim.goto("/table/new/")
    victim.get_by_role("button", name="Open the table").click()
    victim.wait_for_url(re.compile("/table/[a-z0-9]{10}/"))
    culprit.goto(victim.url)
    culprit.get_by_role("button", name="Sit down").click()

    say(culprit, "You play like a donkey")
    report_line(victim, "donkey", author="rude")

    log_in(moderator, "prudenza")
    moderator.goto("/admin/accounts/report/")
    moderator.locator("#result_list tbody th a").first.click()
    expect(moderator.locator("#content")).to_contain_text("You play like a donkey")
    moderator.get_by_label("Decision").select_option("ban")
    moderator.get_by_label(re.compile("^Reason")).fill("Insulting others.")
    moderator.get_by_label(re.compile("^Outcome")).fill("Banned for the insult.")
    moderator.locator("#content input[type=submit]").first.click()

    expect(culprit.locator("body")).to_contain_text(
        re.compile("banned", re.IGNORECASE), timeout=PATIENCE_MS
    )
    culprit.goto("/lobby/")
    expect(culprit.locator("header").first).not_to_contain_text("rude")


def report_line(page, words, *, author):
    """Tell the moderators about a line of the chat."""
    open_chat(page)
    line = page.locator(".chat li", has_text=words)
    expect(line).to_be_visible(timeout=PATIENCE_MS)
    line.get_by_label(f"About this line of {author}").click()
    with page.context.expect_page() as opened:
        line.get_by_role("link", name=re.compile("Report")).click()
    form = opened.value
    form.get_by_label(re.compile("What is wrong")).fill("An insult")
    form.get_by_role("main").get_by_role("button", name="Send the report").click()
    expect(form.locator("body")).to_contain_text("A moderator will look at it")


def open_chat(page):
    page.get_by_role("button", name=re.compile("^Chat")).click()


def say(page, text):
    """Write a line into the chat of the table."""
    page.wait_for_selector("#hand", timeout=PATIENCE_MS)
    open_chat(page)
    page.locator("#say").fill(text)
    page.locator("#say").press("Enter")
