"""The icons of pixels look like the one of lines (``python -m scripts.gen_icons``)."""

from base64 import b64encode

import pytest

from scripts.gen_icons import SIZES
from tests.static.modules import STATIC

pytestmark = pytest.mark.browser

FOLDER = STATIC / "cards"
MOST_DIFFERENCE = 2
"""Of 255, in the mean: another version of the browser smooths edges a little differently."""
DIFFERENCE = """async (sources) => {
    const drawn = await Promise.all(sources.map(async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        return image;
    }));
    const size = drawn[1].naturalWidth;
    const pixels = drawn.map((image) => {
        const canvas = new OffscreenCanvas(size, size).getContext("2d");
        canvas.drawImage(image, 0, 0, size, size);
        return canvas.getImageData(0, 0, size, size).data;
    });
    const sum = pixels[0].reduce((sum, value, at) => sum + Math.abs(value - pixels[1][at]), 0);
    return [size, drawn[1].naturalHeight, sum / pixels[0].length];
}"""


def source(name, kind):
    return f"data:{kind};base64,{b64encode((FOLDER / name).read_bytes()).decode()}"


@pytest.mark.parametrize("size", SIZES)
def test_icon_of_pixels_is_the_drawing(browser, size):
    page = browser.new_page()
    sources = [source("icon.svg", "image/svg+xml"), source(f"icon-{size}.png", "image/png")]

    width, height, difference = page.evaluate(DIFFERENCE, sources)

    page.close()
    assert (width, height) == (size, size)
    assert difference <= MOST_DIFFERENCE
