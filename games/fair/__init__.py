"""Fair outcomes of chance: drawn from a seed that is committed to before the first deal."""
