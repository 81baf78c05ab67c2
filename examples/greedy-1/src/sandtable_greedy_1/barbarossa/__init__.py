"""What positions of Barbarossa were worth in the first edition."""
