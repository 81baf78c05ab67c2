"""The names of our games in Gymnasium: `sandtable/VictoryDay-v1` and so on, one for each game that is installed.

Importing `sandtable.envs` calls `register_all`.
"""

from __future__ import annotations

from sandtable.kernel.registry import game_names

VERSION = 1
"""Raised when observations, actions or rewards of an environment mean something else."""


def gymnasium_id(name: str) -> str:
    """`victory-day` as Gymnasium knows it."""
    return f"sandtable/{''.join(part.capitalize() for part in name.split('-'))}-v{VERSION}"


def register_all() -> None:
    from gymnasium.envs.registration import register, registry

    for name in game_names():
        if gymnasium_id(name) not in registry:
            register(gymnasium_id(name), entry_point="sandtable.envs.single:SandtableEnv", kwargs={"name": name})
