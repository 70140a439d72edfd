"""Somebody who reads what a table offers, and chooses; knows no rule of any game."""

from __future__ import annotations

import json
import re
from random import Random

from playwright.sync_api import Locator, Page, WebSocket

from tests.e2e.hands import Hand, scrolls_sideways
from tests.e2e.people import PATIENCE_MS

MOST_PRESSES = 600
"""More than any match takes; who presses more goes round in circles."""
CANCEL = re.compile("^(Cancel|Annulla)")
USABLE = "button:not([aria-disabled=true])"
OFFERED = f"#table .bar {USABLE}"
DICE = "#table .dice-choice:not(:has([aria-pressed=true])) button"
CARD = f"#hand {USABLE}[aria-pressed=false]"
PARTNER = f"#table:has(#hand [aria-pressed=true]) .board {USABLE}.can"
ASKED = f"""() => document.querySelector("#result")
    || (document.title.startsWith("●") && document.querySelector("{OFFERED}, {DICE}, {CARD}"))"""
IS_PRESSED = "(button) => button.getAttribute('aria-pressed') === 'true'"


class Guest:
    """Plays a match at its page by pressing what is offered, at random."""

    def __init__(self, page: Page, hand: Hand, random: Random) -> None:
        self.page = page
        self.hand = hand
        self.random = random
        self.presses = 0
        page.on("websocket", self._listen)

    def play_on(self) -> bool:
        """Press one button once the table asks; return whether the match is on."""
        self.page.wait_for_function(ASKED, timeout=PATIENCE_MS)
        assert not scrolls_sideways(self.page)
        if self.page.locator("#result").count():
            return False
        self._press_something()
        self.presses += 1
        assert self.presses < MOST_PRESSES
        return True

    def _press_something(self) -> None:
        offers = self.page.locator(OFFERED).filter(has_not_text=CANCEL).all()
        partners = self.page.locator(PARTNER).all()
        if partners and self.random.random() < 0.2:
            self.hand.press(self.random.choice(partners))
        elif offers:
            self._decide(self.random.choice(offers))
        else:
            dice = self.page.locator(DICE).all()
            self._pick(self.random.choice(dice or self.page.locator(CARD).all()))

    def _decide(self, offer: Locator) -> None:
        """Press a button that spells a whole move, or one that proposes another."""
        if "other" in (offer.get_attribute("class") or "").split():
            self.hand.press(offer)
        else:
            with self.socket.expect_event("framesent", is_act, timeout=PATIENCE_MS):
                self.hand.press(offer)

    def _pick(self, choice: Locator) -> None:
        button = choice.element_handle()
        self.hand.press(choice)
        self.page.wait_for_function(IS_PRESSED, arg=button, timeout=PATIENCE_MS)

    def _listen(self, socket: WebSocket) -> None:
        self.socket = socket


def is_act(frame: str | bytes) -> bool:
    """Return whether a message of the page is an action."""
    act: bool = json.loads(frame)["type"] == "act"
    return act
