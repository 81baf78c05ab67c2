"""The built page: its files, and its first page for every address that it understands itself."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from sandtable.kernel.words import languages, translator
from sandtable.server.answering import problem
from sandtable.server.speech import FOLDER, Refused

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
LONGEST_PATH = 500
NO_FRONT_END = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Sandtable</title>
<h1>Sandtable</h1>
{said}
</html>"""


async def front(request: Request) -> Response:
    """A file of the build, or its first page for every address that the front end itself understands."""
    index = STATIC / "index.html"
    if not index.is_file():
        return HTMLResponse(page_missing())
    name = str(request.path_params["rest"])
    if len(name) > LONGEST_PATH or not name.isprintable():
        return problem(Refused("not-found"))
    file = (STATIC / name).resolve()
    if name and file.is_relative_to(STATIC.resolve()) and is_file(file):
        hashed = name.startswith("assets/")  # a changed file has a new name there
        return FileResponse(file, headers={"Cache-Control": FOREVER if hashed else "no-cache"})
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


def is_file(path: Path) -> bool:
    """Whether there is such a file; a name that the file system cannot hold is none."""
    try:
        return path.is_file()
    except OSError:
        return False


def page_missing() -> str:
    """What a browser is shown where the page was never built, in every language."""
    command = "<code>make page</code>"
    said = {lang: translator(lang, FOLDER)("page-missing", command=command) for lang in languages()}
    return NO_FRONT_END.format(said="\n".join(f'<p lang="{lang}">{text}</p>' for lang, text in said.items()))
