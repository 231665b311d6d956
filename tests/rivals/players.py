"""A player for measuring bots, which attacks whenever that is legal."""

from coterie.players import player

FIRST = ("attack", "go out", "recruit", "draw")  # what it does of a menu, the first that there is


class Attacker:
    """Goes out with everybody, attacks whatever it can, with a card if it has one, otherwise recruits, and draws."""

    def choose(self, state, seat, rng):
        """Return the index of an option."""
        words = [option[0] for option in state.asked[2]]
        prompt = state.asked[1][0]
        if prompt == "action?":
            for word in FIRST:
                if word in words:
                    if word == "recruit" and state.prestige[seat] < 8:
                        continue
                    return words.index(word)
            return words.index("end")
        if prompt in ("where to?", "along?", "attack card?", "scout?", "target?"):
            return 0
        if prompt == "sort?":
            return self.sort(state)
        if "pass" in words:
            return words.index("pass")
        return rng.randrange(len(words))

    def sort(self, state):
        """Return the type of attack that suits the attacker best."""
        attacker = next(row.data.attacker[0] for row in reversed(list(state.rows.values()))
                        if type(getattr(row, "data", None)).__name__ == "Attack")  # fmt: skip
        numbers = [state.game.number(state, option[1][0], attacker) if option[1][0] != "ranged" else 0
                   for option in state.asked[2]]  # fmt: skip
        return numbers.index(max(numbers))


def made(name):
    """Return a player by name; “attacker” is the one of this module."""
    return Attacker() if name == "attacker" else player(name)
