"""TOML that would take long to read is refused before it is parsed; everything that a pack may say passes."""

import tomllib

import pytest

from sandtable.kernel import toml
from sandtable.kernel.errors import BadPack

GOOD = [
    'a = 1\r\nb.c = "x.y.z.w.v.u.t.s.r.q.p"  # a.b.c.d.e.f.g.h.i.j.k\n',
    "\"a.b.c.d.e.f.g.h.i.j\".'c' = [1.5, 2.5, 3.5]\n",
    'a = """\nx.x.x.x.x.x.x.x.x.x.x\n""""\nb = \'\'\'[[[[[[[[[[[[[[[[[[[[\'\'\'\n',
    "a.b.c.d.e.f.g.h = 1\n",
    f"{'k' * 100} = {'9' * 100}\n",
    "a = " + "[" * 16 + "]" * 16 + "\n",
    "[a]\n[[b]]\n[[b]]\nc = { d = { e = 1979-05-27T07:32:00.999999-07:00 } }\n",
]
BAD = [
    ("x" * 200_001, "it has 200001 letters; a file has at most 200000"),
    ("\n\n#" + "x" * 4_000, "line 3 has 4001 letters; a line has at most 4000"),
    (f"a = 1\n{'k' * 101} = 1", "line 2: a key or a number has at most 100 letters"),
    (f"a = {'9' * 101}", "line 1: a key or a number has at most 100 letters"),
    ("a.b.c.d.e.f.g.h.i = 1", "line 1: a key has at most 8 parts"),
    ("a = 1\n[a . b\t.c.d.e.f.g.'h'.i]", "line 2: a key has at most 8 parts"),
    ('a = [ """a"""" , { a.a.a.a.a.a.a.a.a = 1 } , "z" ]', "line 1: a key has at most 8 parts"),
    ('a = """\n\n"""\nb = ' + "[" * 17, "line 4: lists and tables lie at most 16 deep"),
    ("a = " + "{ a = " * 17, "line 1: lists and tables lie at most 16 deep"),
    ("a = ", "“Invalid value (at end of document)”"),
]


@pytest.mark.parametrize("text", GOOD)
def test_what_a_pack_may_say_is_read_as_everybody_reads_it(text: str) -> None:
    assert toml.parse("x.toml", text) == tomllib.loads(text)


@pytest.mark.parametrize(("text", "says"), BAD)
def test_what_would_take_long_is_refused_with_the_line(text: str, says: str) -> None:
    with pytest.raises(BadPack) as refused:
        toml.parse("x.toml", text)
    assert str(refused.value) == f"x.toml: not readable as TOML: {says}"
