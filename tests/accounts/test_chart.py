import pytest

from accounts.chart import LineChart, draw_line


@pytest.mark.parametrize("values", [[], [1500.0]])
def test_draw_line_needs_two_points(values):
    assert draw_line(values) is None


def test_draw_line_fills_the_picture_from_left_to_right_and_low_to_high():
    assert draw_line([1500.0, 1600.0, 1400.0]) == LineChart(
        points="6.0,48.0 160.0,6.0 314.0,90.0", first=1500.0, last=1400.0, low=1400.0, high=1600.0
    )


def test_draw_line_of_equal_values_is_level():
    chart = draw_line([1500.0, 1500.0])

    assert chart is not None
    assert chart.points == "6.0,90.0 314.0,90.0"
