"""The pack of Cuccù: twenty faces with numeral and name, a back, and hearts for lives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from art import beasts, village
from art.emblem import BLUE, GREEN, RUST, bird
from art.inks import BACK, BACK_LINE, CREAM, GOLD
from art.lettering import Lettering, signs, titles
from art.shapes import around, box, circle, document, ellipse, line, number, path, placed, symbol

AROUND_A_DRAWING: Final = "10 38 80 80"
"""The part of a card that is shown within a sentence."""
NUMERAL: Final = 19
HEIGHTS: Final = {"n": NUMERAL, "t": 11}
"""Heights of the capitals of numerals and names."""
HEART: Final = (
    "M50 90C29 70 9 59 9 35 9 20 20 12 31 12 40 12 47 17 50 26 53 17 60 12 69 12 80 12 91 20 91 35"
    " 91 59 71 70 50 90Z"
)
LIFE: Final = "var(--life,#e5484d)"
LOST: Final = "var(--life-lost,#ffffff80)"


class Card(NamedTuple):
    """What is written on a card, its colour and its drawing."""

    numeral: str
    name: str
    colour: str
    draw: Callable[[], str]


COLUMNS: Final = {
    1: "b",
    2: "ac",
    3: "abc",
    4: "aacc",
    5: "aabcc",
    6: "aaaccc",
    7: "aaabccc",
    8: "aaabbccc",
    9: "aaabbbccc",
    10: "aaabbbbccc",
}
"""In which columns the stars of a number stand."""
SIZES: Final = {1: 2.6, 2: 1.5, 3: 1.15, 4: 1.3, 5: 1.2, 10: 0.9}
NUMBERS: Final = (
    ("I", "UNO"),
    ("II", "DUE"),
    ("III", "TRE"),
    ("IV", "QUATTRO"),
    ("V", "CINQUE"),
    ("VI", "SEI"),
    ("VII", "SETTE"),
    ("VIII", "OTTO"),
    ("IX", "NOVE"),
    ("X", "DIECI"),
)
MINUS: Final = "\N{MINUS SIGN}"


def _stars(count: int) -> Callable[[], str]:
    def draw() -> str:
        columns = COLUMNS[count]
        places = []
        for x, column in ((28, "a"), (50, "b"), (72, "c")):
            many = columns.count(column)
            step = min(23.0, 62 / max(many, 1))
            places += [(x, 75 + step * (at - (many - 1) / 2)) for at in range(many)]
        size = SIZES.get(count, 1.1)
        return "".join(
            f'<use href="#star" transform="translate({number(x)} {number(y)}) scale({size:g})"/>'
            for x, y in places
        )

    return draw


CARDS: Final[dict[str, Card]] = {
    "-3": Card(MINUS + "III", "LEONE", RUST, beasts.lion),
    "-2": Card(MINUS + "II", "MASCHERA", BLUE, village.mask),
    "-1": Card(MINUS + "I", "SECCHIO", GREEN, village.bucket),
    "0": Card("0", "ZERO", GREEN, village.wreath),
    **{
        str(at): Card(numeral, name, (RUST, GREEN, BLUE)[at % 3], _stars(at))
        for at, (numeral, name) in enumerate(NUMBERS, 1)
    },
    "11": Card("XI", "LOCANDA", BLUE, village.inn),
    "12": Card("XII", "GATTO", RUST, beasts.cat),
    "13": Card("XIII", "CAVALLO", GREEN, beasts.horse),
    "14": Card("XIV", "CACCIATORE", RUST, village.hunter),
    "15": Card("XV", "CUCULO", BLUE, bird),
    "F": Card("", "PAZZO", RUST, village.fool),
}


def sprite() -> str:
    """Return the sprite: faces ``f-``, small drawings ``i-``, back, and the hearts."""
    return _document(_face)


def big_sprite() -> str:
    """Return the same with numerals that can be read from afar."""
    return _document(_big_face)


def _document(face: Callable[[str, Card], str]) -> str:
    shared = "".join(f'<g id="d{code}">{card.draw()}</g>' for code, card in CARDS.items())
    return document(
        (
            f"<defs>{_star()}{_letters()}{shared}</defs>",
            *(symbol(f"f-{code}", face(code, card)) for code, card in CARDS.items()),
            *(symbol(f"i-{code}", _drawing(code), AROUND_A_DRAWING) for code in CARDS),
            symbol("back", _back()),
            symbol("life", path(HEART, LIFE), "0 0 100 100"),
            symbol("lost", line(HEART, LOST, 7), "0 0 100 100"),
        )
    )


def _star() -> str:
    rays = "M0-9L2.6-2.6 9 0 2.6 2.6 0 9-2.6 2.6-9 0-2.6-2.6Z"
    return f'<g id="star">{path(rays, "currentColor")}{circle(0, 0, 2.2, GOLD)}</g>'


def _drawing(code: str) -> str:
    return f'<g color="{CARDS[code].colour}"><use href="#d{code}"/></g>'


def _face(code: str, card: Card) -> str:
    return (
        _frame(card.colour)
        + _numeral(card, baseline=29, height=NUMERAL)
        + line("M14 35H86", card.colour, 1)
        + _drawing(code)
        + _name(card)
    )


def _big_face(code: str, card: Card) -> str:
    small = placed(_drawing(code), "translate(50 88) scale(.62) translate(-50 -76)")
    return _frame(card.colour) + _numeral(card, baseline=52, height=38) + small + _name(card)


def _frame(colour: str) -> str:
    return box(4.5, 4.5, 91, 131, "none", corner=5, extra=f'stroke="{colour}" stroke-width="1.4"')


def _numeral(card: Card, *, baseline: float, height: float) -> str:
    if not card.numeral:  # the fool has no place in the order
        size, middle = number(height / NUMERAL), number(baseline - height / 2)
        star = f'<use href="#star" transform="translate(50 {middle}) scale({size})"/>'
        return f'<g color="{card.colour}">{star}</g>'
    return _written(titles(), "n", card.numeral, baseline=baseline, size=height / NUMERAL).join(
        (f'<g fill="{card.colour}">', "</g>")
    )


def _name(card: Card) -> str:
    letters = _written(signs(), "t", card.name, baseline=129, size=1)
    return box(8, 115, 84, 18, card.colour, corner=3) + f'<g fill="{CREAM}">{letters}</g>'


def _written(font: Lettering, kind: str, word: str, *, baseline: float, size: float) -> str:
    """Return a word made of letters that all cards share."""
    height = HEIGHTS[kind] * size
    narrow, places = font.places(word, middle=50, height=height, widest=78)
    return "".join(
        f'<use href="#{kind}{ord(letter)}" transform="translate({number(x)} {number(baseline)})'
        f' scale({size * narrow:.3g} {size:.3g})"/>'
        for letter, x in places
    )


def _letters() -> str:
    used = {"n": {card.numeral for card in CARDS.values()}, "t": {c.name for c in CARDS.values()}}
    fonts = {"n": titles(), "t": signs()}
    return "".join(
        f'<path id="{kind}{ord(letter)}" d="{fonts[kind].glyph(letter, height=HEIGHTS[kind])}"/>'
        for kind, words in used.items()
        for letter in sorted(set("".join(words)))
    )


def _back() -> str:
    rows = "".join(
        f"M{number(11.5 + 11 * column)} {number(12.4 + 11.5 * row)}l5.5 5.5-5.5 5.5-5.5-5.5Z"
        for row in range(11)
        for column in range(8)
    )
    petal = path("M0-22Q4-28 0-34-4-28 0-22Z", BACK_LINE)
    return (
        box(5, 5, 90, 130, BACK, corner=6)
        + line(rows, BACK_LINE, 0.5)
        + box(9, 9, 82, 122, "none", corner=4, extra=f'stroke="{BACK_LINE}"')
        + ellipse(50, 70, 31, 38, BACK)
        + around(petal, 50, 70, range(0, 360, 30))
        + placed(_silhouette(), "translate(50 70) scale(.5) translate(-53 -76)")
    )


def _silhouette() -> str:
    return path(
        "M20 112L33 92C32 80 38 60 54 52 56 44 64 40 71 44L86 50.5 75 56C75 74 72 84 62 92"
        " 54 99 46 100 40 97L27.5 112Z",
        BACK_LINE,
    )
