from accounts.ratings.standings import Entrant, Standing, after_result


def test_after_result_counts_the_match_and_moves_by_each_ones_k():
    standings = {1: Standing(1500.0, 9), 2: Standing(1500.0, 10), 3: Standing(1500.0, 0)}
    entrants = [Entrant(1, 1, 0), Entrant(2, 2, 1), Entrant(3, 3, 2, is_bot=True)]

    assert after_result(standings, entrants) == {
        1: Standing(1524.0, 10),
        2: Standing(1500.0, 11),
        3: Standing(1497.0, 1),
    }
