"""Seats and the tokens that hold them. Only hashes of tokens are kept; a token itself is shown once, in a link."""

from __future__ import annotations

import secrets
import unicodedata
from hashlib import sha256

from sandtable.kernel.words import ENGLISH, languages
from sandtable.server.shapes import Lang, SeatInfo
from sandtable.server.speech import Refused

NAME_LETTERS = 40
TEXT_LETTERS = 500
KEY_LETTERS = 64
JOINER = "\u200d"
BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and a symbol that look like nothing."""
STACKED = 4
"""Accents and the like upon one letter: more than any language has, and they would cover the lines around."""
SEEN = "LNPS"
"""Letters, numbers, punctuation and symbols: what can be seen by itself."""


def new_token() -> str:
    """A token that nobody can guess."""
    return secrets.token_urlsafe(18)


def token_hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()[:40]


def printable(text: str) -> bool:
    """No control characters, no line breaks, no towers of accents. A joiner is part of many a picture that people
    type."""
    upon = 0
    for letter in text:
        upon = upon + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if upon > STACKED or not (letter.isprintable() or letter == JOINER):
            return False
    return True


def visible(text: str) -> bool:
    """Is there anything in it that can be seen?"""
    return any(unicodedata.category(letter)[0] in SEEN and letter not in BLANK for letter in text)


def clean_language(lang: str) -> str:
    """A language that we speak: that of the client, or else English."""
    return lang if lang in languages() else ENGLISH


def clean_name(name: str) -> str:
    """A name as it will be shown; an empty one stays empty, and the seat is then called by its number."""
    name = " ".join(name.split())
    if len(name) > NAME_LETTERS or not printable(name) or (name and not visible(name)):
        raise Refused("bad-name", limit=NAME_LETTERS)
    return name


def clean_text(text: str) -> str:
    """A line of chat as it will be shown."""
    text = " ".join(text.split())
    if not 0 < len(text) <= TEXT_LETTERS or not printable(text) or not visible(text):
        raise Refused("bad-text", limit=TEXT_LETTERS)
    return text


class Seat:
    """Who sits on one side of the table: nobody yet, a person, a bot, or a bot for a person who may come back."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.token = ""
        """Hash of the token that holds the seat."""
        self.person = False
        self.name = ""
        self.lang: Lang = "en"
        self.bot = ""
        self.word = ""
        self.resigned = False

    @property
    def free(self) -> bool:
        """May a newcomer with the invitation sit here? A seat that waits for the holder of its own link is not free."""
        return not self.person and not self.bot and not self.token

    @property
    def asks_person(self) -> bool:
        """Is it a person who chooses here, and who is asked for consent?"""
        return self.person and not self.bot and not self.resigned

    @property
    def comes_back(self) -> bool:
        """Does a person sit here who may want a rematch? One who gave up may."""
        return self.person and (self.resigned or not self.bot)

    def info(self, present: bool) -> SeatInfo:
        holder = "bot" if self.bot else "person" if self.person else "open"
        return SeatInfo(
            seat=self.number,
            holder=holder,  # type: ignore[arg-type]  # one of the three words
            name=self.name,
            lang=self.lang,
            bot=self.bot,
            kept=bool(self.bot) and self.person,
            present=present,
            word=bool(self.word),
            resigned=self.resigned,
        )
