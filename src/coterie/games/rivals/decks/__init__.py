"""The decks of Rivals: preconstructed ones by name."""

from __future__ import annotations

from coterie.games.rivals.rules.setup import Deck

BRUJAH = Deck(
    "turf-war",
    "house-of-pain",
    ("hydra", "the-cossack", "brother", "shades", "johnny", "skunk", "sweetums"),
    (
        *["blood-for-blood", "the-spoils", "coup-de-grace", "kneecapped", "incite-rebellion", "slap-in-the-face"] * 2,
        *["drive-by", "sucker-punch", "terrorize", "throat-rip", "lightning-strike", "fleetness"] * 3,
        *["molotov-cocktail", "baseball-bat"] * 3,
        *["rain-on-your-parade", "38-special"] * 2,
    ),
)
MALKAVIAN = Deck(
    "drain-them-slowly",
    "the-madhouse",
    ("doc", "guvnah", "velvet", "inmate-745943", "karma", "lolita", "street-preacher"),
    (
        *["dumpster-dive", "slap-in-the-face", "everything-is-connected"] * 2,
        *["insanity-defense", "unhinged", "cloak-of-shadows", "holdout-dagger", "scry-the-soul"] * 3,
        *["fragmented-mind", "baseball-bat", "38-special", "molotov-cocktail", "rain-on-your-parade"] * 3,
        *["kneecapped", "incite-rebellion"] * 2,
    ),
)
DECKS: dict[str, Deck] = {"brujah": BRUJAH, "malkavian": MALKAVIAN}
