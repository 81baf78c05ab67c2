"""What positions of AFU were worth in the first edition."""
