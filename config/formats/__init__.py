"""How languages write dates, where Django does it otherwise."""
