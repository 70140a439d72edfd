"""What is found once is kept, within bounds."""

from games.rules.casino.memo import Memo


def test_memo_makes_each_finding_once():
    made = []
    memo = Memo(lambda key: made.append(key) or -key, 8)

    assert [memo[1], memo[2], memo[1]] == [-1, -2, -1]
    assert made == [1, 2]


def test_full_memo_begins_anew():
    memo = Memo(lambda key: -key, 2)

    assert [memo[1], memo[2], memo[3]] == [-1, -2, -3]
    assert dict(memo) == {3: -3}
