"""What positions of Frontier Wars were worth in the first edition."""
