from accounts import game_names


def test_games_are_named_by_who_knows_them(monkeypatch):
    monkeypatch.setattr(game_names, "_names", {})

    game_names.register_games({"casino": "Casino"})

    assert game_names.named_games() == {"casino": "Casino"}
    assert (game_names.name_of("casino"), game_names.name_of("other")) == ("Casino", "other")
