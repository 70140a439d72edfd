from games.bots.casino import memo
from games.bots.casino.memo import keep


def test_full_memo_starts_anew(monkeypatch):
    monkeypatch.setattr(memo, "MOST", 2)
    kept = {}

    found = [keep(kept, number, number) for number in range(3)]

    assert found == [0, 1, 2]
    assert kept == {2: 2}
