"""The prices of the evaluation, in provinces, and what both sides of a fight may still do."""

from __future__ import annotations

from typing import NamedTuple

Skills = dict[int, dict[str, int]]  # of each character in play, by type


class Weights(NamedTuple):
    """The prices of the evaluation, in provinces."""

    province: float = 1.0
    stronghold: float = 1.5  # more, that the stronghold province can be attacked
    gate: float = 0.6  # more, for each other province in front of it, against the Shadowlands deck
    breach: float = 0.8  # one of the Shadowlands deck, beside the round that goes with it, which would be a hard one
    honor: float = 0.06
    safety: float = 0.02  # each honor against the Shadowlands, where it wins nothing
    steadfast: float = 0.05  # the same in the stronghold format, where every conflict that is left unopposed takes some
    dire: int = 5  # below so much honor it is dear, the more the less there is, up to what is lost with the last of it
    dire_in_duels: int = 8
    toll: float = 1.5  # more, for each of the next few rounds in which the warlord of the Shadowlands taints characters
    tolls: int = 3
    eliminated: float = 3.2  # that is: the game in a duel
    own: float = 0.6  # each province of one clan; the rest counts for the one of a team that holds out longest
    silenced: float = 0.4  # the bids and reshuffles of a clan that has lost all of them
    all_lost: float = 1.6  # more, if no clan is left
    doomed: float = 0.6  # the part of what still is to be lost that counts where a clan is likely to have none soon
    luck: float = 1.2  # how steeply each further honor makes it less likely that the last one is lost
    regained: float = 1.0  # the honor that low bids bring a clan in a round, about
    fights: float = 0.6  # the part of tainted characters that fight in a round, each for 1 honor
    holding: float = 0.06  # of the Shadowlands, for each round in which it brings them something
    drain: float = 0.1  # more, for each honor that each clan loses to it in such a round
    lair: float = (
        3.0  # one that puts back nearly as many cards as a round costs: without an end, some wave breaks the clans
    )
    waiting: float = 0.05  # a character in one of their provinces that they have not paid for yet
    timer: float = 0.8  # each round that their dynasty deck lasts: most of the late ones cost provinces
    spent: float = 3.0  # more, that it is spent: they lose at the end of the round
    over: float = 0.3  # the part of what everybody has that counts then: only what is fought with in this round
    low: int = 6  # fewer cards of a clan's deck than this: soon it costs honor
    character: float = 0.1
    body: float = 0.03  # the same against the Shadowlands deck, whose conflicts only skill decides
    skill: float = 0.045  # each point of the better skill
    ready: float = 0.05  # that it can still act
    stays: float = 0.06  # the first fate on it: one more round, for which another would cost more
    strong: float = 0.06  # more for each point of the better skill
    placed: int = 3  # the most fate that is thought of for a character that comes into play
    fades: float = 0.7  # each further fate by this factor: the round is further away
    pool: float = 0.06  # each fate in the pool
    card: float = 0.07  # each card of the hand, as long as there are few
    few: int = 6
    spare: float = 0.01  # each card more: there is not the fate for all of them, and in the end the deck runs out
    ring: float = 0.12
    favor: float = 0.1
    attached: float = 0.05
    conflict: float = 0.25  # that attackers would win a conflict: the ring and its effect
    claw: float = 0.08  # what a character of the Shadowlands deck does as it wins a conflict
    exposed: float = 0.05  # what is done then to each that has fought in vain against it
    lead: float = 0.01  # each point of skill ahead in it, so that no two ways to fight look the same
    far: int = 8  # the most points that count
    breaks: float = 1.0  # that a province of a clan would break
    threat: float = 0.5  # the part of that which counts before the phase in which the Shadowlands deck attacks
    near: float = 0.9  # the part in that phase
    surprise: int = 3  # the skill that a card turned up in a conflict adds to its side, about
    free: int = 1  # the same, of those that cost nothing
    turned: float = 0.3  # that it turns up a card at all: most do more than add skill
    turned_free: float = 0.05
    open: float = 1.5  # skill by which a conflict can easily turn out otherwise, while cards can be played
    stunned: float = (
        0.2  # the part of the cards of the Shadowlands deck that take the best of the clans out of a conflict
    )
    desperate: float = 3.0  # the same where the game is lost with it: then everything is tried
    most: float = 30.0  # the most of it that counts
    fall: float = 5.0  # more, for the clans' last provinces: they have lost the game without them
    shame: float = 0.3  # that nobody defends, where that costs honor
    sack: float = 9.0  # the same in the stronghold format, where it may happen while most others stand
    meets: float = 0.6  # the part of the skill that an opponent has ready with which it is likely to meet an attack
    plays: float = 0.6  # the part of what a team holds that it is likely to play in a conflict
    event: float = 1.5  # the skill that an event is worth there, about
    varies: float = 2.5  # how much the skill varies that decides the conflicts to come
    later: float = 0.4  # the part that counts of what the conflicts of the next round bring
    bought: float = 0.8  # the skill that each fate brings which a clan has in the next round
    mustered: float = 1.3  # the same, for the Shadowlands deck
    arrives: float = 3.6  # the most that a card brings it which comes to its provinces: some are holdings
    typical: float = 4.5  # the skill of one of its characters, about
    alike: int = 3  # options of a choice of cards, of which all are tried; of more only those that differ
    hint: float = 0.002  # what is about to be said: next to nothing, so that it does not look like something else
    # which ring is taken rather, where nothing else tells them apart
    rings: tuple[float, ...] = (0.2, 0.4, 0.0, 0.3, 0.1)
    scale: float = 2.2


W = Weights()


def price_of_defeat(strongholds: bool) -> float:
    """Return what it costs the clans that they have lost to the Shadowlands, beside what they lose with it (U-015, U-016)."""
    return W.sack if strongholds else W.fall
