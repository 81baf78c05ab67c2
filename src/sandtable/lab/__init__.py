"""Arena, ratings and balance reports."""
