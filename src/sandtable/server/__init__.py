"""The browser table's server: tables, seats, store, live updates. It needs the extra `server`."""
