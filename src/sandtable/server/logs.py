"""The log: one line for each thing that went wrong, as text or as JSON for programs that collect logs."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Literal


class JsonLines(logging.Formatter):
    """A line is one JSON object. A traceback is one of its values, so that it is not many lines."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(kind: Literal["text", "json"]) -> None:
    """Log to the standard error, where systemd and containers look for it."""
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(message)s", "%Y-%m-%d %H:%M:%S")
    handler.setFormatter(JsonLines() if kind == "json" else plain)
    for name in ("sandtable.server", "uvicorn", "asyncio"):
        log = logging.getLogger(name)
        log.handlers = [handler]
        log.propagate = False
        log.setLevel(logging.INFO if name == "sandtable.server" and kind == "json" else logging.WARNING)
