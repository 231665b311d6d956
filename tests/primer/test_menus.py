"""What an action costs to offer: the list of options is made once for each question."""

from coterie.games.primer import PrimerGame
from tests.primer.tools import asked, position


class Counting(PrimerGame):
    """The primer, counting how often it makes the list of a turn."""

    lists = 0

    def offers(self, s, menu, actor, *then):
        type(self).lists += 1
        return super().offers(s, menu, actor, *then)


def test_the_list_of_a_turn_is_made_once_for_each_question():
    game = Counting()
    s = position("field a: brute\nhand a: watchman, hail", game=game)
    before = game.lists
    s.choose("play watchman")
    assert asked(s)[0] == 0
    assert s.question.about == ("action?", (1,))
    assert game.lists == before + 1


def test_actions_of_recruits_that_offer_one_or_several():
    s = position("field a: lookout, mimic\nfield b: brute\nhand b: hush")
    offered = [notation for notation in asked(s)[1] if notation.startswith("act")]
    assert offered == ["act a/lookout", "act a/mimic"]
