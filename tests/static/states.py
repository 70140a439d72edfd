"""Every state of every game's table, to look at: each is a feed, and what happens at the page."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.static import casanova, pirates
from tests.static.cuccu import ASK, KEEP, SWAP, CuccuFeed
from tests.static.feed import Feed
from tests.static.positions import last_cards, own_build, seven_cards
from tests.static.sitting import Sitting

HOLD = """
    const later = setTimeout;
    window.setTimeout = (act, ms, ...more) => (ms > 200 ? 0 : later(act, ms, ...more));
"""
"""Keeps on the page what is shown in stages: the first stage never ends."""
TRAIL = {"type": "trail", "card": "2D"}
CAPTURE = {"type": "capture", "card": "8H", "groups": [], "builds": [1]}


@dataclass(frozen=True, kw_only=True)
class State:
    """A state of a table: who waits for the selector sees it."""

    feed: Callable[[], Feed]
    shows: str
    press: tuple[str, ...] = ()
    """What the visitor presses, as selectors, one after the other."""
    others: tuple[tuple[int, dict[str, Any]], ...] = ()
    """What other seats play then."""
    is_staged: bool = False
    """Whether the last play is to be seen while it is shown in stages."""

    def reach(self, sit: Callable[..., Sitting], **options: Any) -> Sitting:
        """Sit down, and bring the table there."""
        motion = "no-preference" if self.is_staged else "reduce"
        sitting = sit(self.feed(), reduced_motion=motion, **options)
        if self.is_staged:
            sitting.page.add_init_script(HOLD)
        page = sitting.open()
        for selector in self.press:
            page.locator(selector).first.click()
        for seat, action in self.others:
            sitting.play(seat, action)
        page.locator(self.shows).first.wait_for()
        return sitting


def casino(setup: Callable[[], dict[str, Any]], **options: Any) -> Callable[[], Feed]:
    return lambda: Feed(setup=setup(), **options)


def italian(**options: Any) -> Callable[[], Feed]:
    return lambda: Feed(slug="casino-italian", **options)


def others_turn() -> dict[str, Any]:
    return {**own_build(), "to_act": 0}


def inn() -> CuccuFeed:
    """The visitor is asked to pay; somebody is out, and somebody's card is dead."""
    feed = CuccuFeed("2", "14", "0", "11", seats=6, you=4, lives=(3, 1, 2, 3, 3, 3))
    for seat, action in ((1, SWAP), (2, KEEP), (3, SWAP), (3, ASK)):
        feed.play(seat, action)
    return feed


def last_of_the_round() -> CuccuFeed:
    """Only the dealer has still to play, and the visitor has the lowest card."""
    feed = CuccuFeed("-3", "9", "8", "7")
    for seat in (1, 2, 3):
        feed.play(seat, KEEP)
    return feed


def last_of_the_match() -> CuccuFeed:
    return CuccuFeed("7", "3", lives=(0, 1, 1, 0), dealer=1, fell=(1, None, None, 2), round=4)


def waiting() -> Feed:
    """A table without a match, with a free seat."""
    feed = Feed()
    feed.wait_for(seat=0)
    return feed


def everybody() -> CuccuFeed:
    """Eight seats, most of which have played."""
    feed = CuccuFeed("5", "6", "13", "8", "-2", "3", seats=8, you=6)
    for seat, action in ((1, KEEP), (2, SWAP), (4, KEEP), (5, SWAP)):
        feed.play(seat, action)
    return feed


def crowded() -> pirates.PirateFeed:
    """Five at the table, and a visitor with eight cards."""
    bets = [(seat, pirates.bet(1)) for seat in range(1, 5)]
    asks = [(pirates.BRUNO, pirates.UP)] * 6
    return pirates.PirateFeed("p777ppphhh", *bets, *asks, seats=5)


TURN = "#hand button:not([aria-disabled=true])"
STATES: dict[str, State] = {
    "casino: waiting": State(feed=waiting, shows=".waiting h2"),
    "casino: deal": State(feed=Feed, shows="#deck"),
    "casino: turn": State(feed=casino(own_build), shows=TURN),
    "casino: proposal": State(
        feed=casino(seven_cards), press=('#hand [data-card="9H"]',), shows="#go"
    ),
    "casino: own build": State(
        feed=casino(own_build), press=('#hand [data-card="6D"]',), shows=".pack[aria-pressed=true]"
    ),
    "casino: what makes nothing": State(
        feed=casino(seven_cards),
        press=('#hand [data-card="9H"]', '.board [data-card="KS"]'),
        shows='.board [data-card="KS"][aria-pressed=true]',
    ),
    "casino: refusal": State(
        feed=casino(seven_cards), press=('.board [data-card="KS"]',), shows=".refusal"
    ),
    "casino: others": State(feed=casino(others_turn), shows="#hand [aria-disabled=true]"),
    "casino: staged": State(
        feed=casino(others_turn), others=((0, CAPTURE),), shows=".played", is_staged=True
    ),
    "casino: sheet": State(
        feed=casino(lambda: last_cards([1, 2])),
        press=("#hand button", "#go"),
        others=((0, TRAIL),),
        shows=".sheet-score",
    ),
    "casino: end": State(
        feed=casino(lambda: last_cards([12, 20])),
        press=("#hand button", "#go"),
        others=((0, TRAIL),),
        shows="#result",
    ),
    "casino: spectator": State(feed=casino(own_build, you=None), shows=".build"),
    "casino-italian: deal": State(feed=italian(seats=4, options={"royal": True}), shows="#deck"),
    "casino-italian: proposal": State(
        feed=italian(setup=seven_cards()), press=('#hand [data-card="9H"]',), shows="#go"
    ),
    "casanova: announce": State(feed=casanova.to_announce, shows=".dice-choice"),
    "casanova: card without dice": State(
        feed=casanova.to_announce, press=("#hand button",), shows="#go[aria-disabled=true]"
    ),
    "casanova: card and dice": State(
        feed=casanova.to_announce, press=("#hand button", ".dice-choice button"), shows="#go"
    ),
    "casanova: play": State(feed=casanova.to_play, press=("#hand button",), shows="#go"),
    "casanova: wait": State(feed=casanova.to_wait, shows=".place"),
    "casanova: declare": State(feed=casanova.to_declare, shows=".btn.eq"),
    "casanova: no coin": State(
        feed=lambda: casanova.to_declare(coins=(14, 1, 11, 7), pot=15),
        shows=".btn.eq[aria-disabled=true]",
    ),
    "casanova: answer": State(feed=casanova.to_answer, shows=".btn.eq"),
    "casanova: dice roll": State(
        feed=casanova.to_wait,
        others=((casanova.DARIO, casanova.play(1)),),
        shows=".tumbling",
        is_staged=True,
    ),
    "casanova: staged": State(
        feed=casanova.to_declare, press=(".btn.eq",), shows=".prompt", is_staged=True
    ),
    "casanova: end": State(feed=casanova.last_turn, press=(".btn.eq",), shows="#result"),
    "casanova: spectator": State(
        feed=lambda: casanova.at_turn(casanova.ANNA, you=None), shows=".tray"
    ),
    "cuccu: turn": State(feed=lambda: CuccuFeed("-3", "9"), shows="#choices button"),
    "cuccu: inn": State(feed=inn, shows="#choices button"),
    "cuccu: everybody": State(feed=everybody, shows="#choices button"),
    "cuccu: others": State(
        feed=lambda: CuccuFeed("7", "9"), press=("#choices button",), shows=".caption"
    ),
    "cuccu: staged": State(
        feed=last_of_the_round, others=((0, KEEP),), shows=".caption", is_staged=True
    ),
    "cuccu: sheet": State(feed=last_of_the_round, others=((0, KEEP),), shows=".sheet-score"),
    "cuccu: end": State(feed=last_of_the_match, others=((2, KEEP), (1, KEEP)), shows="#result"),
    "cuccu: spectator": State(feed=lambda: CuccuFeed("7", "9", you=None), shows=".seat"),
    "casino-pirate: bet": State(feed=pirates.to_bet, shows=".offers"),
    "casino-pirate: ask": State(feed=pirates.to_ask, shows=".offers"),
    "casino-pirate: over": State(feed=pirates.over_in_secret, shows=".offers"),
    "casino-pirate: crowded": State(feed=crowded, shows=".offers"),
    "casino-pirate: bank": State(feed=pirates.to_hold_the_bank, shows=".at-stake"),
    "casino-pirate: show": State(feed=pirates.to_show, shows=".offers"),
    "casino-pirate: others": State(feed=pirates.to_bet, press=(".offers button",), shows=".prompt"),
    "casino-pirate: staged": State(
        feed=pirates.at_the_end,
        others=((pirates.CARLA, pirates.SHOW),),
        shows=".prompt",
        is_staged=True,
    ),
    "casino-pirate: end": State(
        feed=pirates.at_the_end, others=((pirates.CARLA, pirates.SHOW),), shows="#result"
    ),
    "casino-pirate: spectator": State(
        feed=lambda: pirates.PirateFeed("463h54", you=None), shows=".seat"
    ),
}
"""By game and state."""
