"""How the primer is played, on one screen."""

from __future__ import annotations

from coterie.kernel.scenes import Chapter

HOW = (
    Chapter(
        "What it is about",
        "The player with the most points after the last round wins. You earn points with raids: when your target "
        "dies, or when a foe has nobody to send against you. With four seats, players who sit opposite each other "
        "are a team.",
    ),
    Chapter(
        "A turn",
        "A round begins with secret bids. Then each player takes a turn: your bowed recruits straighten, you draw a "
        "card, and you take two actions. Play a card, lay one face down, or raid.",
    ),
    Chapter(
        "Cards",
        "Recruits come into play and raid. Attachments improve a recruit. Events happen once and are discarded. "
        "Responses are played from your hand, or from where they lie face down, when their moment comes; the table "
        "asks you then.",
    ),
    Chapter(
        "A raid",
        "Your recruit bows and attacks a foe's recruit that is not of its kin, or a foe who has none. Both sides may "
        "respond, the one that is raided first. Then both strike at the same time.",
    ),
)
