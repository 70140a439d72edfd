"""Programs for those who change the site; the site itself does not need them."""
