"""Environments for learning algorithms. Where Gymnasium is installed, importing this makes our games known to it."""

from importlib.util import find_spec

from sandtable.envs.registration import register_all

if find_spec("gymnasium") is not None:
    register_all()
