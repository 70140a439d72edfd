"""The fonts of the pages, cut down to the weights that the pages use."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

from art.lettering import FONTS

HEADING_WEIGHT: Final = 650
TEXT_WEIGHTS: Final = (400, 700)


def headings() -> bytes:
    """Return one weight, without the alternate letters and fractions."""
    font = _cut("fraunces-variable.woff2", HEADING_WEIGHT)
    options = Options(layout_features=["kern", "liga"], recalc_timestamp=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    return _written(font)


def text() -> bytes:
    return _written(_cut("atkinson-hyperlegible-next-variable.woff2", TEXT_WEIGHTS))


def _cut(file: str, weight: float | tuple[float, float]) -> TTFont:
    # Keeping the time of the original keeps the bytes the same from run to run.
    font = TTFont(FONTS / file, recalcTimestamp=False)
    return instantiateVariableFont(font, {"wght": weight})


def _written(font: TTFont) -> bytes:
    font.flavor = "woff2"
    written = BytesIO()
    font.save(written)
    return written.getvalue()
