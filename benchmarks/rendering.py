"""How long the table page takes for one message of the server, in Chromium.

    python -m benchmarks.rendering

Random matches of each game are recorded as the socket tells them to a seat, then told to the page
once more, one message after the other.  A message costs its script (the page draws at once) and
the layout that follows, which is forced here.  Each match is told several times to a new page, and
of each message the shortest time counts: the others are the machine's other work.  A plain loop
beside it shows how fast the machine is: the longer it takes, the longer everything does.
"""

from __future__ import annotations

import json
import os
from random import Random
from statistics import median, quantiles
from typing import Any

import django
import msgspec

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings.test")
os.environ.setdefault("DJANGO_ALLOW_ASYNC_UNSAFE", "1")
django.setup()

from playwright.sync_api import Browser, sync_playwright  # noqa: E402 -- needs settings

from tests.e2e.site import BROWSER_ARGUMENTS  # noqa: E402
from tests.needs import chromium  # noqa: E402
from tests.static.feed import Feed  # noqa: E402
from tests.static.sitting import Sitting  # noqa: E402

GAMES = {"casino": 4, "casino-italian": 4, "casanova": 4, "cuccu": 8, "casino-pirate": 5}
MESSAGES = 120
TELLINGS = 4
SIZES = {"desktop": (1280, 800), "phone": (390, 844)}
CATCH = """
    const { addEventListener } = WebSocket.prototype;
    WebSocket.prototype.addEventListener = function (type, listen, ...more) {
        if (type === "message") window.hear = listen;
        return addEventListener.call(this, type, listen, ...more);
    };
"""
"""Keeps the page's own listener, so that a message can be told and timed."""
TELL = """(messages) => messages.map((data) => {
    const began = performance.now();
    window.hear(new MessageEvent("message", { data }));
    document.body.offsetHeight;
    return performance.now() - began;
})"""
YARDSTICK = """() => {
    const began = performance.now();
    let sum = 0;
    for (let at = 0; at < 3e7; at += 1) sum = (sum + at * 7) % 1009;
    return [performance.now() - began, sum];
}"""


def record(feed: Feed) -> list[str]:
    """Play at random; return what the seat at the page is told."""
    random = Random(3)
    told: list[str] = []
    while (asked := feed.asked()) and len(told) < MESSAGES:
        seat = random.choice(asked)
        action = random.choice(feed.game.legal_actions(feed.state, seat))
        messages: list[dict[str, Any]] = feed.play(seat, msgspec.to_builtins(action))
        told += [json.dumps(message) for message in messages]
    return told


def measure(browser: Browser, slug: str, size: tuple[int, int]) -> list[float]:
    """Return the milliseconds of each message, told once."""
    feed = Feed(slug=slug, seats=GAMES[slug], you=1)
    viewport = {"width": size[0], "height": size[1]}
    sitting = Sitting(browser, feed, viewport=viewport, reduced_motion="reduce")
    sitting.page.add_init_script(CATCH)
    page = sitting.open()
    page.wait_for_load_state("networkidle")
    told = record(feed)
    found: list[float] = page.evaluate(TELL, told)
    if page.locator(".log li").count() < len(told) / 2:
        raise RuntimeError("the page did not listen")
    page.close()
    return found


def main() -> None:
    """Print median and 95th percentile for each game and size, with the yardstick."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=list(BROWSER_ARGUMENTS)
        )
        page = browser.new_page()
        loop = min(page.evaluate(YARDSTICK)[0] for _ in range(5))
        print(f"Chromium {browser.version}; plain loop of 30 million steps: {loop:.0f} ms")
        for slug in GAMES:
            for name, size in SIZES.items():
                tellings = [measure(browser, slug, size) for _ in range(TELLINGS)]
                times = [min(each) for each in zip(*tellings, strict=True)]
                high = quantiles(times, n=20)[-1]
                print(
                    f"{slug:15} {name:8} {len(times):4} messages: "
                    f"median {median(times):.1f} ms, p95 {high:.1f} ms"
                )
        browser.close()


if __name__ == "__main__":
    main()
