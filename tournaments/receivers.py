"""What tournaments do when matches end."""
