"""What umpires of card games share: they read pieces and printed cards, and compare what must be offered with what is."""


class Looker:
    """What one position shows to an umpire.

    Attributes:
        s: the position. cards: its pieces, by number. seat, prompt, options: the question.
        silent: cards of which nothing is said, because texts have something to say about them.
    """

    def __init__(self, s, faces):
        self.s, self.faces = s, faces
        self.cards = dict(enumerate(s.pieces))
        self.seat, (self.prompt, _), self.options = s.asked[:3]
        self.silent = set()

    def printed(self, p):
        """Return what is printed on a card."""
        return self.faces[self.cards[p].face]

    def controls(self, p):
        """Return who controls a card in play."""
        row = self.cards[p]
        return row.controller if row.controller >= 0 else row.owner

    def both(self, what, must, offered):
        """Yield what is offered without right, and what should be offered: cards, several together, or None."""
        for told in sorted(must ^ offered, key=str):
            cards = () if told is None else told if isinstance(told, tuple) else (told,)
            if not self.silent.intersection(cards):
                name = ", ".join(self.cards[p].face for p in cards) or "it"
                yield f"{what}: {name} {'is missing' if told in must else 'is offered'}"
