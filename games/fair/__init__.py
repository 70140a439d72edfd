"""Provably fair chance: from a committed seed to shuffles, dice and picks."""
