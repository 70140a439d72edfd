"""Letters as outlines, so that a card looks the same wherever it is shown."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import accumulate
from pathlib import Path
from typing import Any, Final

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from art.shapes import number

FONTS: Final = Path(__file__).parent / "fonts"


class Lettering:
    """One font that draws words."""

    def __init__(self, file: str, axes: Mapping[str, float] | None = None) -> None:
        font = TTFont(FONTS / file)
        if axes:
            font = instantiateVariableFont(font, dict(axes))
        self._glyphs: Any = font.getGlyphSet()
        self._names: dict[int, str] = font.getBestCmap()

    def outline(
        self, word: str, *, middle: float, baseline: float, height: float, widest: float
    ) -> str:
        """Return the path of a word around ``middle``, with capitals of this height.

        A word that would be wider than ``widest`` is narrowed.
        """
        narrow, places = self.places(word, middle=middle, height=height, widest=widest)
        scale = height / self._height_of("H")
        return "".join(
            self._draw(letter, (scale * narrow, 0, 0, -scale, at, baseline))
            for letter, at in places
        )

    def places(
        self, word: str, *, middle: float, height: float, widest: float
    ) -> tuple[float, list[tuple[str, float]]]:
        """Return how much a word is narrowed, and its letters with their left edges."""
        scale = height / self._height_of("H")
        widths = [self._glyphs[self._names[ord(letter)]].width * scale for letter in word]
        narrow = min(1.0, widest / sum(widths))
        left = middle - sum(widths) * narrow / 2
        edges = accumulate((width * narrow for width in widths), initial=left)
        return narrow, list(zip(word, edges, strict=False))

    def glyph(self, letter: str, *, height: float) -> str:
        """Return the path of one letter, its left edge and baseline at the origin."""
        scale = height / self._height_of("H")
        return self._draw(letter, (scale, 0, 0, -scale, 0, 0))

    def _draw(self, letter: str, transform: tuple[float, ...]) -> str:
        pen = SVGPathPen(self._glyphs, ntos=number)
        self._glyphs[self._names[ord(letter)]].draw(TransformPen(pen, transform))
        return str(pen.getCommands())

    def _height_of(self, letter: str) -> float:
        pen = BoundsPen(self._glyphs)
        self._glyphs[self._names[ord(letter)]].draw(pen)
        assert pen.bounds is not None  # noqa: S101 -- letters are not blank
        return float(pen.bounds[3])


@cache
def signs() -> Lettering:
    """Return the narrow letters of the corners."""
    return Lettering("barlow-condensed-700.woff2")


@cache
def titles() -> Lettering:
    """Return the letters of names and Roman numerals."""
    return Lettering("fraunces-variable.woff2", {"wght": 700})
