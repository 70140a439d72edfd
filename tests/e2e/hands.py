"""Ways to operate a page: a mouse, a finger, or nothing but the keyboard; never by script."""

from __future__ import annotations

from itertools import cycle
from typing import Protocol

from playwright.sync_api import Locator, Page

FARTHEST = 120
"""More presses of a key than any control of the table is away."""
WHERE = """(target) => {
    const here = document.activeElement;
    if (here === target) return "here";
    const list = target.closest("ul");
    const order = here.compareDocumentPosition(target);
    const isAhead = order & Node.DOCUMENT_POSITION_FOLLOWING;
    if (list?.contains(here)) return isAhead || here === list ? "ArrowRight" : "ArrowLeft";
    return isAhead ? "Tab" : "Shift+Tab";
}"""
"""The key that leads from the focus towards a control: arrows inside a list, else Tab."""


SHORTCUT = """(target) => {
    const places = (selector) => [...document.querySelectorAll(selector)].indexOf(target) + 1;
    const isPicked = document.activeElement.matches("#hand [aria-pressed=true]");
    if (target.id === "go" && isPicked) return ["Enter", true];
    const choice = places("#choices button, .offers button, .btn.eq");
    if (choice) return [String(choice), false];
    const number = Number(target.getAttribute("aria-label"));
    const card = number > 3 ? number : !number && places("#hand button");
    return card && card < 10 ? [String(card), true] : ["", false];
}"""
"""The documented key for a control, and whether it presses it or only leads there.

In Casanova cards have numbers; low ones may be the second digit of what was typed before.
"""


class Hand(Protocol):
    """What presses the buttons of a page."""

    def press(self, button: Locator) -> None:
        """Press a button as a person would."""
        ...


class Mouse:
    """Points and clicks."""

    def press(self, button: Locator) -> None:
        button.click()


class Finger:
    """Taps on a screen."""

    def press(self, button: Locator) -> None:
        button.tap()


class Keyboard:
    """Goes to a button key by key, and presses it with Enter and with Space in turn."""

    def __init__(self) -> None:
        self._presses = cycle(("Enter", "Space"))

    def press(self, button: Locator) -> None:
        self._go_to(button)
        assert is_ringed(button), "the focus cannot be seen"
        button.page.keyboard.press(next(self._presses))

    def _go_to(self, button: Locator) -> None:
        for _ in range(FARTHEST):
            key = button.evaluate(WHERE)
            if key == "here":
                return
            button.page.keyboard.press(key)
        raise AssertionError(f"no key leads to {button.inner_text()!r}")


class Shortcuts(Keyboard):
    """Knows the keys that the table explains."""

    def press(self, button: Locator) -> None:
        key, is_pressed = button.evaluate(SHORTCUT)
        if key:
            button.page.keyboard.press(key)
        if not is_pressed:
            super().press(button)


def is_ringed(button: Locator) -> bool:
    """Return whether a control with the focus shows it."""
    ringed: bool = button.evaluate("""(button) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(button);
        return (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none";
    }""")
    return ringed


def scrolls_sideways(page: Page) -> bool:
    """Return whether the page is wider than the window."""
    wider: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return wider
