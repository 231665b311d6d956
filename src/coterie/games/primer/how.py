"""How the primer is played, on one screen."""

from __future__ import annotations

from coterie.kernel.scenes import Chapter

HOW = (
    Chapter(
        "What it is about",
        "The player with the most points after the last round wins. Points come from raids: for a target that dies, and for "
        "a foe who has nobody to send against you. With four seats, those that face each other play together.",
    ),
    Chapter(
        "A turn",
        "A round begins with secret bids. Then, seat by seat: your bowed recruits straighten, you draw a card, and you have "
        "two actions. Play a card, lay one face down, or raid.",
    ),
    Chapter(
        "Cards",
        "Recruits come into play and raid. Attachments hang on them. Events happen once and are gone. Answers are played from "
        "the hand, or from where they lie face down, when something happens that they speak of: you are asked then.",
    ),
    Chapter(
        "A raid",
        "Your recruit bows and goes for a recruit of a foe that is not of its kin, or for a foe who has none. Either side may "
        "answer, the one that is raided first. Then both strike at the same time.",
    ),
)
