"""The machine under every game: state, agenda, actions, chance, knowledge, events, records. It knows no game."""
