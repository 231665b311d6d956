"""Numbers, titles, disciplines: what the rules and the cards count in (VR-1.5, chapter 9)."""

from __future__ import annotations

from coterie.games.vtes.state import Vtes

BLEED, STRENGTH, STEALTH, INTERCEPT, HUNT = "bleed", "strength", "stealth", "intercept", "hunt"
CAPACITY_CAP = "capacity at most"  # of vampires, where a card says so
CAPACITY, VOTES, LIFE, AWAKE = "capacity", "votes", "life", "awake"
HAND_SIZE, TRANSFERS, MASTER_ACTIONS, DISCARDS = (
    "hand size",
    "transfers",
    "master phase actions",
    "discard phase actions",
)
NO_TRANSFERS = "no transfers"  # of seats, in the next influence phase
ACTS = "actions while locked"  # of a minion in a turn: how many actions it may take although it is locked
BLEED_LOSS = "pool lost to a bleed"  # of seats: how much at most
CLAWS = "aggravated hands"  # whether damage of the hands is aggravated
LIBRARY_TAX = "library cards for blocking"  # that a Methuselah burns from the top for an attempt of a minion
BLOCK_TAX = "cost of blocking"  # the blood or life that a minion burns to attempt to block
VOTE_TAX = "cost of voting against"  # the blood that a vampire burns for it
VOTES_AGAINST = "votes when voting against"  # that a vampire has then besides its others
HUNT_VOTES = "votes for a blood hunt on it"  # that a vampire is hunted with
CONTEST_TAX = "cost of contesting its title"  # the blood that it costs a vampire besides what it costs all
MARBLE = "stone skin"  # 1: after one damage in a round no more normal damage is taken; 2: no damage at all
FIRST_STRIKE = "first strike"  # whether all strikes of a minion are with first strike
HAND_DAMAGE, RANGED_DAMAGE = "damage of hand strikes", "damage of ranged strikes"
MELEE_DAMAGE = "damage of melee weapons"
SORCERY_DAMAGE = "damage of strikes that require Blood Sorcery"
RANGED_THEFT = "blood or life stolen with ranged strikes"
STRIKE_TAX = "cost of striking"  # the blood or life that a strike at the opposing minion costs
BALLOTS = "ballots"  # of vampires: besides that of a priscus
RESCUE_TAX = "cost of a rescue"  # of vampires: how much more blood it costs to bring them out of torpor
VOTE_WORTH = "worth of votes"  # of vampires: how often each of their votes counts
WORSE, HURT_WORSE = "aggravated damage inflicted", "aggravated damage taken"  # whether all damage of, or to, one is so
SOFTENED = "damage taken off"  # how much less each strike or effect of the opposing minion does in combat
OF_SEATS = (HAND_SIZE, TRANSFERS, MASTER_ACTIONS, DISCARDS, BLEED_LOSS)
SIGNED = (STEALTH, INTERCEPT, BLEED, STRENGTH, VOTES)  # these may be less than nothing (VR-1.5)
LEAST = -99

DISCIPLINES: dict[str, str] = {
    "abo": "Abombwe", "ani": "Animalism", "aus": "Auspex", "cel": "Celerity", "chi": "Chimerstry", "dai": "Daimoinon",
    "dem": "Dementation", "dom": "Dominate", "for": "Fortitude", "mel": "Melpominee", "myt": "Mytherceria",
    "nec": "Necromancy", "obe": "Obeah", "obf": "Obfuscate", "obl": "Oblivion", "obt": "Obtenebration", "pot": "Potence",
    "pre": "Presence", "pro": "Protean", "qui": "Quietus", "san": "Sanguinus", "ser": "Serpentis", "spi": "Spiritus",
    "tem": "Temporis", "tha": "Blood Sorcery", "thn": "Thanatosis", "val": "Valeren", "vic": "Vicissitude",
    "vis": "Visceratika", "str": "Striga", "mal": "Maleficia",
}  # fmt: skip
PLAYED = {code: f"{code} for playing" for code in DISCIPLINES}  # at which level cards are played that ask for it
NUMBERS = (
    BLEED, STRENGTH, STEALTH, INTERCEPT, HUNT, CAPACITY, CAPACITY_CAP, VOTES, LIFE, AWAKE, *OF_SEATS,
    BLOCK_TAX, VOTE_TAX, VOTES_AGAINST, HUNT_VOTES, CONTEST_TAX, CLAWS, HAND_DAMAGE, RANGED_DAMAGE,
    MELEE_DAMAGE, SORCERY_DAMAGE, RANGED_THEFT, RESCUE_TAX, STRIKE_TAX, VOTE_WORTH, BALLOTS, WORSE, HURT_WORSE, SOFTENED,
    ACTS, LIBRARY_TAX, MARBLE, FIRST_STRIKE, *DISCIPLINES,
)  # fmt: skip

CAMARILLA, SABBAT, ANARCH, INDEPENDENT, LAIBON = "Camarilla", "Sabbat", "Anarch", "Independent", "Laibon"
TITLE_VOTES: dict[str, int] = {
    "primogen": 1, "prince": 2, "justicar": 3, "inner circle": 4, "bishop": 1, "archbishop": 2, "priscus": 0, "cardinal": 3,
    "regent": 4, "baron": 2, "magaji": 2, "kholo": 2, "guide": 2, "liaison": 4, "1 vote": 1, "2 votes": 2,
}  # fmt: skip
TITLE_SECT: dict[str, str] = {
    "primogen": CAMARILLA, "prince": CAMARILLA, "justicar": CAMARILLA, "inner circle": CAMARILLA, "bishop": SABBAT,
    "archbishop": SABBAT, "priscus": SABBAT, "cardinal": SABBAT, "regent": SABBAT, "baron": ANARCH, "magaji": LAIBON,
    "kholo": LAIBON, "guide": INDEPENDENT, "liaison": INDEPENDENT,
}  # fmt: skip
CITY_TITLES = ("prince", "archbishop", "baron")  # one for each city (VR-9.3)
CLAN_TITLES = ("justicar", "inner circle", "kholo")  # one for each clan
SINGLE_TITLES = ("regent", "liaison")  # one in all
YIELDED_TO_OLDER = ("liaison",)  # the younger of two that claim it yields it at once (card text)
UNIQUE_TITLES = (*CITY_TITLES, *CLAN_TITLES, *SINGLE_TITLES)
PRISCI = 3  # votes that all prisci hold together (VR-7.3)

HAND = 7  # cards (V-049)
CRYPT = 4  # cards in the uncontrolled region at the beginning (VR-3)
TRANSFERS_OF_A_TURN = (1, 2, 3, 4)  # of the first turns of the game; the last number is for all others (VR-5.4)
REWARD = 6  # pool for an ousted prey (VR-13.1)


def stat(s: Vtes, piece: int, number: str) -> int:
    """Return a number of a card with all that changes it."""
    return s.game.number(s, number, piece)
