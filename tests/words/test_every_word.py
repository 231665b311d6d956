"""Every word that card games share, and each of the primer's own, with the text that a player reads.

That each word of every game does what its sort asks for is checked in tests/generic/test_words.py.
"""

import re

import pytest

from coterie.games.primer.words.vocabulary import VOCABULARY
from coterie.kernel.errors import BadWords
from coterie.words.notation import parse, write
from coterie.words.word import walk

GAPS = re.compile(r"\{|\}|None|\(\)|  | [,.;:](?!\S)|<|>|\?\?|“”|object at|\ufffc")

EXAMPLES = """
Bow()
    bow it
Bow(Cards(Kind("recruit") & FOES) | THIS)
    bow each recruit of a foe and this card
Exists(Cards(Kind("recruit") & MINE))
    there is a recruit of yours
Count(Cards(Kind("recruit") & MINE))
    the number of recruits of yours
Done()
    that number
Times(2, Count(Cards(Kind("recruit") & MINE)))
    2 times the number of recruits of yours
Plus(Count(Cards(Kind("recruit") & MINE)), Count(Cards(Kind("recruit") & FOES)))
    the number of recruits of yours plus the number of recruits of a foe
~Exists(Cards(Kind("recruit") & FOES))
    there is no recruit of a foe
Exists(Cards(Kind("recruit") & FOES)) & Exists(Cards(Kind("recruit") & MINE), 2)
    there is a recruit of a foe and there are at least 2 recruits of yours
Exists(Cards(Kind("recruit") & FOES)) | ~Exists(Cards(Kind("recruit") & MINE), 2)
    there is a recruit of a foe or there are fewer than 2 recruits of yours
AtLeast(Count(Cards(Kind("recruit") & MINE)), 3)
    there are at least 3 recruits of yours
DrawCards(2) >> Bow(THIS)
    draw 2 cards, then bow this card
Bow(THIS) + DrawCards()
    bow this card, then draw a card
Repeat(2, Choose(Cards(Kind("recruit") & FOES), Bow()))
    twice, bow a recruit of a foe
If(Exists(Cards(Kind("recruit") & FOES)), DrawCards(), Earn())
    if there is a recruit of a foe, draw a card; otherwise earn 1 point
May(DrawCards())
    you may draw a card
IfYouDo(Bow(THIS), DrawCards(2))
    bow this card; if you do, draw 2 cards
Failing(Earn(), DrawCards(2))
    earn 1 point; if nothing comes of that, draw 2 cards
ChooseOne((Earn(), DrawCards()))
    choose one: earn 1 point; or draw a card
ForEach(Cards(Kind("recruit") & MINE), PutCounters("wound"))
    put a wound on each recruit of yours
Choose(Cards(Kind("recruit") & MINE), Bow(), 0, 2)
    bow up to 2 recruits of yours
Choose(Cards(Kind("recruit") & MINE), Bow(), 0, Count(Cards(Kind("recruit") & FOES)))
    bow up to X recruits of yours (X equals the number of recruits of a foe)
UpTo(2, Cards(Kind("recruit") & MINE), Bow())
    bow up to 2 recruits of yours
Cancel()
    prevent that
Instead(Choose(Cards(Kind("recruit") & MINE), Depart()))
    instead remove a recruit of yours from play
Prevent(2)
    prevent 2 of that
By(Kind("recruit") & FOES)
    it comes from a recruit of a foe
OfSort("ranged")
    it is ranged
~OfSort("ranged")
    it is not ranged
PutCounters("wound", HowMuch(), THIS)
    put X wounds on this card (X equals that amount)
Pay(Spend(2), DrawCards())
    spend 2 points to draw a card
Bow(Role("raid", "attacker"))
    bow the attacker
Cards(IsRole("raid", "attacker") & Kind("recruit"))
    each raiding recruit
Gets("might", 2)
    give it +2 might until the turn ends
Gets("might", Count(Cards(Kind("recruit") & MINE)), THIS)
    give this card +X might until the turn ends (X equals the number of recruits of yours)
Ways(ways=(Plays(does=DrawCards()), Plays(cost=Spend(), does=DrawCards(3))))
    choose one: draw a card; or spend 1 point to draw 3 cards
Cards(Kind("recruit") & READY & MINE)
    each ready recruit of yours
Cards((Kind("recruit") | Kind("attachment")) & FOES)
    each recruit or attachment of a foe
Cards(~Kind("recruit") & OURS)
    each card on your side that is no recruit
Cards()
    each card
Bow(THIS)
    bow this card
Depart(HOST)
    remove its bearer from play
Bow(IT)
    bow it
EACH_FOE
    each foe
ONCE_A_TURN
    once each turn
Limit("raid", 2, "name", True)
    twice each raid, by all cards of its name together, for each player
Target("one", Cards(Kind("recruit") & FOES))
    choose a recruit of a foe
Target("some", Cards(Kind("recruit") & FOES), 0, 2)
    choose up to 2 recruits of a foe
Act(DrawCards(2), cost=Bow(THIS), limit=ONCE_A_TURN)
    action: bow this card to draw 2 cards (once each turn)
Act(Bow(Bound("one")), given=Exists(Cards(Kind("recruit") & MINE)), targets=(Target("one", Cards(Kind("recruit") & FOES)),))
    action: if there is a recruit of yours, bow a recruit of a foe
Plays(given=Exists(Cards(Kind("recruit") & FOES)), does=DrawCards())
    if there is a recruit of a foe, draw a card
Trigger("reaction", "depart", Cards(Kind("recruit") & FOES), DrawCards())
    after a recruit of a foe departs, you may draw a card
Trigger("would", "depart", Cards(Kind("recruit") & FOES), Instead(Bow(IT)), True)
    when a recruit of a foe would depart, instead bow it
Trigger("interrupt", "raid", Cards(Kind("recruit") & FOES), Cancel(), cost=Spend(2), where="hand")
    from your hand, before a recruit of a foe raids, you may spend 2 points to prevent that
Straighten(Cards(Kind("recruit") & MINE))
    make each recruit of yours ready
TurnOver(THIS)
    turn this card face down
TurnOver(THIS, False)
    turn this card face up
PutCounters("wound", 2, THIS)
    put 2 wounds on this card
RemoveCounters("wound", what=THIS)
    remove a wound from this card
MoveCounters("wound", 1, THIS, HOST)
    move a wound from this card to its bearer
HandOut("wound", 3, Cards(Kind("recruit") & FOES))
    put 3 wounds on recruits of a foe, as you divide them
Cards(OTHER & Kind("recruit") & MINE)
    each other recruit of yours
Cards(Has("kin", "owl") & Kind("recruit"))
    each owl recruit
Cards(~Has("kin", "owl") & Kind("recruit"))
    each non-owl recruit
Cards(Kind("recruit") & Rated("might", 3))
    each recruit with might 3 or more
Cards(BOWED & FACE_DOWN)
    each bowed face-down card
Cards(In("hand"))
    each card in your hand
Cards(In("discard", "foe"))
    each card in a foe's discard pile
Cards(BEING_PLAYED & FOES)
    each card of a foe
Cards(Kind("recruit") & With("wound"))
    each recruit with a wound
Cards(Kind("recruit") & ~With("wound", 2))
    each recruit with fewer than 2 wounds
Cards(Kind("recruit") & Bearing(Kind("attachment")))
    each recruit with an attachment
TakeControl()
    take control of it until the turn ends
BecomeCopy()
    make this card a copy of it until the turn ends
Blank(which="all")
    blank the text of it until the turn ends
Gain(Bonus("might", 2, THIS))
    give it +2 might until the turn ends
Gain(Act(DrawCards()))
    give it “Action: draw a card.” until the turn ends
AtEnd("turn", Discard(THIS))
    as the turn ends, discard this card
EndScope("raid")
    end the raid
DrawCards()
    draw a card
DrawCards(Done())
    draw that many cards
Enter()
    put this card into play
Depart(THIS)
    remove this card from play
Choose(Cards(In("hand")), Discard())
    discard a card in your hand
Return(THIS)
    return this card to its owner's hand
LayDown()
    lay this card face down
Choose(Cards(Kind("recruit") & MINE), Attach())
    attach this card to a recruit of yours
Choose(Cards(In("hand", "foe")), Peek())
    look at a card in a foe's hand
Reveal(Cards(In("hand")))
    reveal each card in your hand
Bonus("might", 2)
    its bearer gets +2 might
Bonus("might", Count(Cards(Kind("recruit") & MINE)), THIS)
    this card gets +X might (X equals the number of recruits of yours)
Sets("kin", "owl")
    the kin of its bearer is owl
Sets("might", 3, how="base")
    the base might of its bearer becomes 3
Cannot("raid")
    its bearer cannot be raided
While(Exists(Cards(Kind("recruit") & MINE)), Bonus("might", 1, THIS))
    while there is a recruit of yours, this card gets +1 might
Grants(Act(DrawCards()))
    its bearer has “Action: draw a card.”
Blanks()
    its bearer loses its printed text
PutCounters("wound", Counters("wound", HOST), THIS)
    put X wounds on this card (X equals the number of wounds on its bearer)
DrawCards(Rating("might", THIS))
    draw X cards (X equals the might of this card)
Earn(2)
    earn 2 points
Spend()
    spend 1 point
YOU
    you
Act(DrawCards(), where="reverse")
    action: draw a card
Choose(Cards(Kind("recruit") & FOES), Gain(Bonus("might", 1, THIS)))
    give a recruit of a foe +1 might until the turn ends
Cannot("raid", Cards(Kind("recruit") & MINE), Cards(Kind("recruit") & FOES))
    no recruit of yours can be raided by recruits of a foe
While(Exists(Cards(With("wound")), 2), Cannot("bow", THIS))
    while there are at least 2 cards with a wound, this card cannot bow
Peek(THIS)
    look at this card
TurnOver()
    turn it face down
"""
PAIRS = [("ANYTHING", ""), *re.findall(r"^(\S.*)\n    (.*)$", EXAMPLES, re.M)]


@pytest.mark.parametrize(("text", "said"), PAIRS)
def test_a_word_is_sound_reads_well_and_goes_through_its_notation(text, said):
    word = parse(text, VOCABULARY)
    assert write(word, VOCABULARY) == text
    assert word.check() == []
    assert word.say(VOCABULARY.voice) == said
    assert not GAPS.search(said)


def test_every_word_of_the_primer_has_an_example():
    shown = {type(part).__name__ for text, _ in PAIRS for part in walk(parse(text, VOCABULARY))}
    assert sorted(set(VOCABULARY.words) - shown) == []


@pytest.mark.parametrize("sort", ["Effect()", "Filter()", "OnCards()", "Lasts()", "Standing()", "One()", "Word()"])
def test_a_sort_of_words_is_no_word(sort):
    with pytest.raises(BadWords, match="is not a known word"):
        parse(sort, VOCABULARY)
