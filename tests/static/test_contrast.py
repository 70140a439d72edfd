"""Whether text can be read whatever the display sliders say."""

import pytest

from tests.static.feed import Feed
from tests.static.positions import seven_cards

pytestmark = pytest.mark.browser

READABLE = 4.5
PAIRS = [
    ("--text", "--bg"),
    ("--text-2", "--bg-2"),
    ("--link", "--bg-2"),
    ("--bad", "--bg-2"),
    ("--on-felt", "--felt"),
    ("--on-felt-2", "--felt"),
    ("--on-gold", "--gold"),
    ("--suit-h", "--c-paper"),
    ("--suit-d", "--c-paper"),
    ("--suit-c", "--c-paper"),
]
MEASURE = """
([pairs, settings]) => {
  Object.assign(document.documentElement.dataset, settings);
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const probe = document.body.appendChild(document.createElement("i"));
  const light = (token) => {
    probe.style.color = `var(${token})`;
    canvas.fillStyle = getComputedStyle(probe).color;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  return pairs.map(([ink, ground]) => {
    const [dark, bright] = [light(ink), light(ground)].sort((one, other) => one - other);
    return (bright + 0.05) / (dark + 0.05);
  });
}
"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_is_readable_at_every_end_of_the_sliders(sit, theme):
    page = sit(Feed(setup=seven_cards())).open()

    faint = [
        (settings, pair, ratio)
        for felt in ("pine", "navy", "bordeaux", "slate")
        for contrast in ("0", "50", "100")
        for settings in [{"theme": theme, "felt": felt, "contrast": contrast, "suits": "four"}]
        for pair, ratio in zip(PAIRS, page.evaluate(MEASURE, [PAIRS, settings]), strict=True)
        if ratio < READABLE
    ]

    assert faint == []
