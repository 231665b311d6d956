"""Numbers and prohibitions that are told in a sentence of their own: what somebody must burn, which damage is worse."""

from __future__ import annotations

from coterie.games.vtes.numbers import (
    BLOCK_TAX,
    CAPACITY_CAP,
    CLAWS,
    CONTEST_TAX,
    DISCIPLINES,
    FIRST_STRIKE,
    HUNT_VOTES,
    HURT_WORSE,
    LIBRARY_TAX,
    MARBLE,
    RESCUE_TAX,
    SOFTENED,
    STRIKE_TAX,
    VOTE_TAX,
    VOTES_AGAINST,
    WORSE,
)
from coterie.games.vtes.words.naming import NAMES
from coterie.words.amounts import said
from coterie.words.cards.numbers import Bonus, Cannot, Sets
from coterie.words.voice import Voice, times

SAID = {
    BLOCK_TAX: "blocking costs {who} {n} more blood or life",
    VOTE_TAX: "{who} must burn {n} blood to vote against it",
    VOTES_AGAINST: "{who} has {n} more votes when it votes against it",
    CAPACITY_CAP: "the capacity of {who} is no higher than {n}, but always 1 or more",
    HUNT_VOTES: "blood hunts on {who} have {n} more votes in favor",
    LIBRARY_TAX: "to attempt to block, {who} needs {n} card of its controller's library, which is burned",
    CONTEST_TAX: "contesting its title costs {who} {n} more blood",
    FIRST_STRIKE: "{who} strikes with first strike",
    CLAWS: "damage of the hands of {who} is aggravated",
    RESCUE_TAX: "rescuing {who} from torpor costs {n} more blood",
    STRIKE_TAX: "{who} pays {n} more blood or life for a strike at its opponent, or chooses none",
    WORSE: "all damage that {who} inflicts is aggravated",
    HURT_WORSE: "all damage to {who} is aggravated",
    SOFTENED: "in combat, each strike or effect of the opposing minion does {n} less damage to {who}",
}


STONE = {1: "no normal damage", 2: "no damage"}  # by the level of what stone skin prevents


class Told(Bonus):
    """Changes a number that people know as a sentence."""

    def say(self, voice: Voice, it: str = "it") -> str:
        return self._told(voice, self.whom.each(voice, it), it)

    def say_gained(self, voice: Voice, whom: str, until: str) -> str:
        return f"{self._told(voice, whom, 'it')} {until}"

    def _told(self, voice: Voice, who: str, it: str) -> str:
        if self.number == MARBLE and isinstance(self.amount, int):
            return f"{who} takes {STONE[self.amount]} after the first damage in a round"
        return SAID[self.number].format(who=who, n=said(self.amount, voice, it))

    def check(self) -> list[str]:
        return super().check() + (
            [] if self.number in (*SAID, MARBLE) else [f"Told: nothing is said about {self.number}"]
        )


class TitleOf(Sets):
    """Gives a title, which is said with its city."""

    city: str = ""

    def say(self, voice: Voice, it: str = "it") -> str:
        whom = self.whom.each(voice, it)
        return f"{whom} is {self.to} of {self.city}" if self.city else f"{whom} has the title of {self.to}"


class SectOf(Sets):
    """Makes vampires members of a sect."""

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.whom.each(voice, it)} is {self.to}"

    def say_gained(self, voice: Voice, whom: str, until: str) -> str:
        return f"make {whom} {self.to}"


class TraitOf(Sets):
    """Gives cards a trait."""

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"{self.whom.each(voice, it)} is {NAMES.get(self.value, self.value)}"

    def say_gained(self, voice: Voice, whom: str, until: str) -> str:
        return f"make {whom} {NAMES.get(self.value, self.value)}"


class CityOf(Sets):
    """Gives the city of a title, which says it."""

    def say(self, voice: Voice, it: str = "it") -> str:
        return ""


class HasDiscipline(Sets):
    """Cards have a discipline at a level, whatever they had of it."""

    def say(self, voice: Voice, it: str = "it") -> str:
        level = f"superior {DISCIPLINES[self.value]}" if self.to == 2 else f"basic {DISCIPLINES[self.value]}"
        return f"{self.whom.each(voice, it)} has {level}"


class MasterActions(Sets):
    """Gives Methuselahs so many master phase actions instead of 1; of several such texts one counts."""

    def say(self, voice: Voice, it: str = "it") -> str:
        who = self.whom.each(voice, it)
        return f"{who} {'get' if who == 'you' else 'gets'} {self.to} master phase actions instead of 1"


class VotesCount(Sets):
    """Makes the votes of vampires count several times; nothing else multiplies them then."""

    def say(self, voice: Voice, it: str = "it") -> str:
        return f"votes of {self.whom.noun(voice, it).many} count {times(int(self.to))} and nothing else multiplies them"


class CannotAttack(Cannot):
    """Minions cannot take actions to enter combat with others."""

    verb: str = "attack"

    def say(self, voice: Voice, it: str = "it") -> str:
        who = "no minion" if self.actor is None else self.actor.each(voice, it)
        return f"{who} cannot take actions to enter combat with {self.whom.noun(voice, it).many}"


class CannotBlock(Cannot):
    """Cards cannot block some minions."""

    verb: str = "block"

    def say(self, voice: Voice, it: str = "it") -> str:
        who = "" if self.actor is None else f" {self.actor.noun(voice, it).many}"
        return f"{self.whom.each(voice, it)} cannot block{who}"
