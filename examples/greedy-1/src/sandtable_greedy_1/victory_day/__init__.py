"""What positions of Victory Day were worth in the first edition."""
