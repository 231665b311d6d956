"""The vocabulary of Legend of the Five Rings: its nouns and verbs for the words that all card games share."""

from __future__ import annotations

from coterie.games.l5r.facts.conflicts import IDLE
from coterie.games.l5r.numbers import CARDS_DRAWN, CARDS_PLAYED, NUMBERS, PRINTED_USES, USES, VALUES
from coterie.games.l5r.words import abilities as own_abilities
from coterie.games.l5r.words import conditions, duelling, opposing, players
from coterie.games.l5r.words import filters as own_filters
from coterie.games.l5r.words.occasions import occasion
from coterie.words import groups
from coterie.words.cards import abilities as uses
from coterie.words.cards import filters
from coterie.words.cards import groups as cards
from coterie.words.cards.abilities import Trigger
from coterie.words.cards.changing import HandOut, TurnOver
from coterie.words.cards.moving import Attach, Depart, Discard, DrawCards, Enter, LayDown, Return, Reveal
from coterie.words.vocabulary import BASE, CARDS, Vocabulary
from coterie.words.voice import CONTROLLED, Noun, Verb, Voice

VOICE = Voice(
    nouns={
        "card": Noun("card", "cards"),
        "character": Noun("character", "characters"),
        "attachment": Noun("attachment", "attachments"),
        "holding": Noun("holding", "holdings"),
        "event": Noun("event", "events"),
        "province": Noun("province", "provinces"),
        "standing province": Noun("unbroken province of yours", "unbroken provinces of yours"),
        "warlord": Noun("warlord who is out of play", "warlords who are out of play"),
        "stronghold": Noun("stronghold", "strongholds"),
        "role": Noun("role", "roles"),
        "foe": Noun("opponent", "opponents"),
        "ally": Noun("team-mate", "team-mates"),
        "player": Noun("player", "players"),
        "fate": Noun("fate", "fate", ""),
        "merit": Noun("honor token", "honor tokens", "an"),
        "honored": Noun("honored token", "honored tokens"),
        "dishonored": Noun("dishonored token", "dishonored tokens"),
        "tainted": Noun("tainted token", "tainted tokens"),
        "broken": Noun("broken mark", "broken marks"),
        "present": Noun("place in the conflict", "places in the conflict"),
    },
    verbs={
        "draw": Verb("draw {it}", "is drawn"),
        "show": Verb("show {it}", "is shown"),
        "peek": Verb("look at {it}", "is looked at"),
        "copy": Verb("copy {it}", "becomes a copy", "would become a copy"),
        "blank": Verb("blank {it}", "is blanked"),
        "gain": Verb("give {it} something", "gains something", "would gain something"),
        "control": Verb("take control of {it}", "changes sides", "would change sides"),
        "counter": Verb("put a token on {it}", "is given a token", "would be given a token"),
        "lift": Verb("remove a token from {it}", "loses a token", "would lose a token"),
        "bow": Verb("bow {it}", "bows"),
        "straighten": Verb("ready {it}", "becomes ready", "would become ready"),
        "honor": Verb("give {it} honor", "gains honor"),
        "lose honor": Verb("take honor from {it}", "loses honor", "would lose honor"),
        "pool": Verb("give {it} fate", "gains fate"),
        "spend": Verb("take fate from {it}", "loses fate", "would lose fate"),
        "place": Verb("place fate on {it}", "is given fate"),
        "remove": Verb("remove fate from {it}", "loses fate", "would lose fate"),
        "honored": Verb("honor {it}", "is honored"),
        "dishonored": Verb("dishonor {it}", "is dishonored"),
        "tainted": Verb("taint {it}", "is tainted"),
        "untoken": Verb("discard the status tokens of {it}", "loses a status token", "would lose a status token"),
        "enter": Verb("put {it} into play", "enters play", "would enter play"),
        "leave": Verb("discard {it}", "leaves play", "is about to leave play"),
        "attach": Verb("attach {it}", "is attached"),
        "discard": Verb("discard {it}", "is discarded"),
        "return": Verb("return {it}", "is returned"),
        "reveal": Verb("reveal {it}", "has been revealed", "would be revealed"),
        "unveil": Verb("turn {it} face up", "is revealed"),
        "fill": Verb("fill a province with {it}", "is put into a province", "would be put into a province"),
        "break": Verb("break {it}", "breaks", "would break"),
        "restore": Verb("restore {it}", "is restored"),
        "join": Verb("move {it} into the conflict", "moves into the conflict", "would move into the conflict"),
        "withdraw": Verb("move {it} home", "moves home", "would move home"),
        "attack": Verb(
            "attack with {it}", "is declared as attacker", "would be declared as attacker", many="are declared as attackers"
        ),
        "defend": Verb(
            "defend with {it}", "is declared as defender", "would be declared as defender", many="are declared as defenders"
        ),
        "evade": Verb("let {it} evade", "evades a character by covert"),
        "declare": Verb("declare a conflict against {it}", "is attacked"),
        "claim": Verb("let {it} claim a ring", "claims a ring", "would claim a ring"),
        "ring fate": Verb(
            "change the fate on a ring for {it}",
            "puts fate on a ring",
            "would put fate on a ring",
            "the fate on a ring changes",
        ),
        "favor": Verb("give the Favor to {it}", "claims the Imperial Favor", "would claim the Imperial Favor"),
        "lose favor": Verb("take the Favor from {it}", "loses the Imperial Favor", "would lose the Imperial Favor"),
        "bid": Verb("let {it} bid", "bids"),
        "switch": Verb("let {it} switch the conflict", "switches the conflict", "would switch the conflict"),
        "select": Verb("let {it} select a ring with fate", "selects a ring with fate", "would select a ring with fate"),
        "token": Verb(
            "take the first player token from {it}", "passes the first player token", "would pass the first player token"
        ),
        "dials": Verb("show the dials of {it}", "shows the honor dials", "would show the honor dials"),
        "initiate": Verb("initiate {it}", "begins to take effect", "would take effect"),
        "play": Verb("play {it}", "is played"),
        "plays": Verb("let {it} play a card", "plays a card", "would play a card"),
        "use": Verb("use {it}", "is used"),
        "win": Verb("let {it} win", "has won a conflict", "would win a conflict"),
        "lose": Verb("let {it} lose", "has lost a conflict", "would lose a conflict"),
        "ring": Verb("let {it} resolve a ring", "resolves a ring effect", "would resolve a ring effect"),
        "pass": Verb("let {it} pass", "passes on a conflict", "would pass on a conflict"),
        "begin": Verb("begin {it}", "begins a phase", "would begin a phase"),
        "end": Verb("end {it}", "ends a phase", "would end a phase"),
        "conflict over": Verb("end the conflict of {it}", "has finished a conflict", "would finish a conflict"),
        "collect": Verb("let {it} collect fate", "collects fate", "would collect fate"),
        "duel": Verb("start a duel of {it}", "begins a duel", "would begin a duel"),
        "duel over": Verb("end the duel of {it}", "has finished a duel", "would finish a duel"),
        "win duel": Verb("let {it} win a duel", "wins a duel", "would win a duel"),
        "lose duel": Verb("let {it} lose a duel", "loses a duel", "would lose a duel"),
    },
    places={
        "deck": "conflict deck", "dynasty": "dynasty deck", "discard": "conflict discard pile",
        "fallen": "dynasty discard pile", "warlord": "zone between the decks",
        "row": "province", "provinces": "row of provinces", "hand": "hand", "field": "play area", "gone": "removed cards",
        "bowed": "bowed", "ready": "ready", "conflict": "conflict", "phase": "phase", "round": "round", "duel": "duel",
        "military": "a military conflict", "political": "a political conflict", "attacker": "an attack of yours",
        "defender": "a defense of yours", "fate": "the fate phase",
        "event": "an event", "ability": "an ability", "from hand": "a card from the hand",
        "from row": "a card from a province", "from ring": "from a ring",
        "broken": "a conflict that broke a province",
        "ring": "a ring effect", "bid": "of a bid",
        "unopposed": "for an unopposed conflict", "first pass": "for passing first", "character": "a character",
        "attachment": "an attachment", "discarded": "discarded", "sacrifice": "sacrificed",
        "air": "air", "earth": "earth", "fire": "fire", "water": "water", "void": "void", "draw": "the draw phase",
    },
    prohibitions={
        "attack": "cannot be declared as attacker",
        "declare several defenders": "cannot declare more than one defender",
        "participate in military": "cannot take part in military conflicts",
        "participate in political": "cannot take part in political conflicts",
        "defend": "cannot be declared as defender",
        "participate": "cannot participate in conflicts",
        "participate as attacker": "cannot participate as an attacker",
        "participate as defender": "cannot participate as a defender",
        "bow": "cannot be bowed", "straighten": "cannot be readied", "join": "cannot be moved into the conflict",
        "withdraw": "cannot be moved home", "honored": "cannot be honored", "dishonored": "cannot be dishonored",
        "receive dishonored": "cannot receive dishonored tokens",
        "tainted": "cannot be tainted", "leave": "cannot leave play", "enter": "cannot enter play",
        "lose fate": "cannot lose any fate", "be given fate": "cannot be given fate",
        "be given fate when played": "cannot be given fate as it is played",
        "bow in resolution": "does not bow when the conflict is resolved",
        "be played": "cannot be played",
        "be targeted": "cannot be chosen as a target", "be targeted by events": "cannot be a target of opponents' events",
        "trigger": "cannot have its abilities used", "play events": "cannot play events",
        "be evaded": "cannot be evaded by covert",
        "gain honor": "cannot gain honor", "lose honor": "cannot lose honor", "be attacked": "cannot be attacked",
        "break": "cannot be broken", "defend with nobody": "must have a character defend if able",
        "attach": "cannot bear attachments", "be played on": "cannot have attachments played on it",
        "be opposed": "wins each conflict as an attacker as if nobody defended",
        "be chosen for rings": "cannot be chosen for ring effects",
        "lose duels": "cannot lose duels", "be discarded": "cannot be discarded",
        "be attacked in military": "cannot be attacked in military conflicts",
        "be attacked in political": "cannot be attacked in political conflicts",
        "suffer from dishonor": "does not lose skill by being dishonored",
        "turn dishonor": "gains its glory where others lose it by being dishonored",
        "mind status": "is not affected by its status tokens",
        "count as honorable": "count as less honorable than each opponent",
        "count skill": "contributes no skill to the conflict",
        "count one skill": "counts both its skills together",
        "count skill but glory": "counts its glory, not its skill",
        "need to be ready": "contributes its skill even if it is bowed",
        IDLE: "contributes its skill although it does not participate",
        **{f"be raised: {name}": f"cannot have its {name} raised" for name in VALUES},
        **{f"be lowered: {name}": f"cannot have its {name} lowered" for name in VALUES},
        "leave in the fate phase": "is not discarded in the fate phase",
        "lose fate in the fate phase": "loses no fate in the fate phase",
        "ready in the fate phase": "does not become ready in the fate phase",
    },
    numbers=(*NUMBERS, "bonus strength", USES, PRINTED_USES),
    changes={
        "cost": "{who} costs {n} {more}",
        CARDS_DRAWN: "{who} draws {n} {more} for honor bids (but at least 1 card)",
        CARDS_PLAYED: "{who} count as having played {n} {more} card in each conflict",
    },
    measures={
        USES: Noun("use of each of its abilities", "uses of each of its abilities"),
        PRINTED_USES: Noun("use of each ability printed on it", "uses of each ability printed on it"),
    },
    occasion=occasion,
    spans=(("when the conflict is resolved", "until the conflict ends"),),
    lent="this character",
    bearer="the attached character",
    whose=CONTROLLED,
)  # fmt: skip

WITHOUT = (
    Trigger,
    HandOut, TurnOver, Attach, Depart, Discard, DrawCards, Enter, LayDown, Return, Reveal,
)  # fmt: skip
VOCABULARY = Vocabulary(
    "l5r",
    VOICE,
    (groups, filters, cards, uses, own_filters, conditions, duelling, opposing, players, own_abilities),
    packages=(BASE, CARDS, __package__),
    without=WITHOUT,
)
