"""How strong the levels of bots are: they play each other, and Elo ratings are fitted. Pure."""
