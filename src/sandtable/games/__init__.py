"""The four games. They know the kernel, not each other."""
