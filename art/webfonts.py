"""The fonts of the pages, cut down to the weights that the pages use."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from art.lettering import FONTS

HEADING_WEIGHT: Final = 650
TEXT_WEIGHTS: Final = (400, 700)


def headings() -> bytes:
    return _cut("fraunces-variable.woff2", HEADING_WEIGHT, ["kern", "liga"])


def text() -> bytes:
    return _cut("atkinson-hyperlegible-next-variable.woff2", TEXT_WEIGHTS, ["kern", "tnum"])


def _cut(file: str, weight: float | tuple[float, float], features: Sequence[str]) -> bytes:
    """Return all letters in these weights, without the features that no page uses."""
    # Keeping the time of the original keeps the bytes the same from run to run.
    font = TTFont(FONTS / file, recalcTimestamp=False)
    font = TTFont(_saved(instantiateVariableFont(font, {"wght": weight})), recalcTimestamp=False)
    subsetter = Subsetter(Options(layout_features=list(features), recalc_timestamp=False))
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    font.flavor = "woff2"
    return _saved(font).getvalue()


def _saved(font: TTFont) -> BytesIO:
    written = BytesIO()
    font.save(written)
    written.seek(0)
    return written
