"""A finished match on the page of its replay."""

from random import Random

import pytest
from playwright.sync_api import Browser, expect

from games.messages import Moves
from games.replays.wire import ReviewCandidateSeen, ReviewMoveSeen, ReviewSeen
from tests.static.access import faults
from tests.static.feed import Feed
from tests.static.replays import Replay

pytestmark = pytest.mark.browser
MOST_ACTIONS = 15


class PlayedFeed(Feed):
    """A match that is played at random as far as it is needed; ``steps`` are all of it."""

    def __init__(self, **options):
        self.steps = []
        super().__init__(**options)
        rng = Random(5)
        for _ in range(MOST_ACTIONS):
            if not (asked := self.asked()):
                break
            action = rng.choice(self.game.legal_actions(self.state, asked[0]))
            self._add(self.game.apply(self.state, asked[0], action))
            self.settle(frozenset())

    def _add(self, step) -> Moves:
        self.steps.append(step)
        return super()._add(step)


@pytest.fixture
def look(browser: Browser):
    opened = []

    def look_again(*, slug="casino", seats=2, you=0, size=(1280, 800), **options):
        feed = PlayedFeed(slug=slug, seats=seats, you=you, options=options)
        viewport = {"width": size[0], "height": size[1]}
        replay = Replay(browser, feed, steps=feed.steps, viewport=viewport, reduced_motion="reduce")
        opened.append(replay)
        return replay

    yield look_again
    for replay in opened:
        replay.page.close()
        assert replay.errors == []


def where(page):
    return page.locator(".where")


def test_match_is_seen_step_by_step(look):
    replay = look()
    page = replay.open()
    last = len(replay.stops) - 1
    expect(where(page)).to_have_text(f"Step 0 of {last}")

    page.get_by_role("button", name="One step forward").click()
    expect(where(page)).to_have_text(f"Step 1 of {last}")
    page.get_by_role("button", name="Last step").click()
    expect(where(page)).to_have_text(f"Step {last} of {last}")
    page.get_by_role("button", name="One step back").click()

    expect(where(page)).to_have_text(f"Step {last - 1} of {last}")
    assert page.url.endswith(f"#{last - 1}")


def test_keys_step_through_the_match(look):
    replay = look()
    page = replay.open()
    expect(where(page)).to_contain_text("Step 0")

    for key in ("ArrowRight", "ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
    expect(where(page)).to_contain_text("Step 1 ")
    page.keyboard.press("End")
    expect(where(page)).to_contain_text(f"Step {len(replay.stops) - 1} ")
    page.keyboard.press("Home")

    expect(where(page)).to_contain_text("Step 0 ")


def test_address_opens_a_step_and_the_slider_jumps(look):
    page = look().open("#12")
    expect(where(page)).to_contain_text("Step 12 ")
    lines = page.locator(".log li").count()

    page.get_by_role("slider").first.fill("3")

    expect(where(page)).to_contain_text("Step 3 ")
    assert page.locator(".log li").count() < lines


def test_match_plays_by_itself_and_pauses(look):
    page = look().open()

    page.get_by_role("button", name="Play by itself").click()
    expect(where(page)).to_contain_text("Step 2 ", timeout=10_000)
    page.get_by_role("button", name="Pause").click()

    expect(page.get_by_role("button", name="Play by itself")).to_be_visible()


@pytest.mark.parametrize(
    ("slug", "seats"), [("casino", 4), ("casanova", 3), ("cuccu", 4), ("casino-pirate", 3)]
)
@pytest.mark.parametrize("you", [None, 0])
def test_every_step_of_every_game_is_drawn(look, slug, seats, you):
    replay = look(slug=slug, seats=seats, you=you, size=(390, 844))
    page = replay.open()

    for step in range(len(replay.stops)):
        page.keyboard.press("ArrowRight" if step else "Home")
        expect(where(page)).to_contain_text(f"Step {step} ")
    page.keyboard.press("Home")

    expect(where(page)).to_contain_text("Step 0 ")
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def found(version):
    candidates = (
        ReviewCandidateSeen("Take 5♦ with 5♥", 0.62, 40, played=False),
        ReviewCandidateSeen("Trail 5♥", 0.41, 40, played=True),
    )
    return ReviewMoveSeen(
        version, 0, "Trail 5♥", "win_chance", exact=False, loss=0.21, candidates=candidates
    )


def test_review_is_asked_for_and_leads_to_what_was_lost(look):
    replay = look()
    version = replay.stops[7].version + 1
    replay.reviews = [
        ReviewSeen("none"),
        ReviewSeen("running", done=3, total=12),
        ReviewSeen("done", done=12, total=12, moves=(found(version),)),
    ]
    page = replay.open()

    page.get_by_role("button", name="Review the moves").click()
    expect(page.locator(".review progress")).to_have_attribute("value", "3")
    page.locator(".worst button").click(timeout=10_000)

    expect(where(page)).to_contain_text("Step 7 ")
    expect(page.locator(".candidates .is-played")).to_contain_text("41 %")
    expect(page.locator(".played")).to_contain_text("21 % less chance to win than the best move.")
    assert faults(page) == []


def test_review_that_cannot_be_had_says_why(look):
    replay = look()
    replay.reviews = [ReviewSeen("none", refusal="Please log in first.")]

    page = replay.open()

    expect(page.locator(".review")).to_contain_text("Please log in first.")
    expect(page.get_by_role("button", name="Review the moves")).to_have_count(0)
