"""A scene uses the vocabulary of all games, so that a client that draws one game can draw every other."""

import msgspec

from coterie.kernel.layers import Lasting
from coterie.kernel.scenes import VERSION, Scene
from tests.generic.walks import seats


def test_every_scene_has_the_common_shape(played):
    for s in (*played.spread(15), played.end):
        for seat in seats(s):
            scene = s.scene(seat)
            msgspec.convert(scene, Scene, strict=True)
            assert (scene["version"], scene["game"], scene["seat"]) == (VERSION, s.game.name, seat)


def test_a_scene_is_the_same_whoever_looked_before(played):
    for s in played.spread(15):
        alone = {}
        for seat in seats(s):
            s.views = {}
            alone[seat] = s.scene(seat)
        for order in (list(alone), list(reversed(alone))):
            s.views = {}
            for seat in order:
                assert s.scene(seat) == alone[seat]


def test_what_lasts_on_a_card_is_told(played):
    for s in played.spread(40):
        seen = {piece["id"]: piece for area in s.scene(s.asked[0])["areas"] for piece in all_of(area.get("pieces", ()))}
        for p, now in enumerate(getattr(s, "pieces", ())):
            if now.zone in s.game.in_play and f"piece:{p}" in seen and seen[f"piece:{p}"].get("face"):
                there = [serial for serial in now.lasting if isinstance(s.rows.get(serial), Lasting)]
                assert len(seen[f"piece:{p}"].get("lasts", ())) == len(there)


def test_what_an_option_concerns_lies_in_the_scene(played):
    for s in played.spread(15):
        seat = s.asked[0]
        scene = s.scene(seat)
        there = {f"seat:{player['seat']}" for player in scene["players"]}
        there |= {name for area in scene["areas"] for piece in area.get("pieces", ()) for name in ids(piece)}
        concerned = {name for option in s.question.options for name in option.pieces}
        assert concerned <= there, concerned - there


def test_what_opens_a_part_and_what_declines_are_words_of_the_game(played):
    game = played.end.game
    assert set(game.theme["opens"]) <= set(game.catalogue)
    texts = [str(getattr(face, "text", "")) for face in game.faces.values()]
    assert [said for said in game.theme["comes"] if not any(said in text for text in texts)] == []
    for s in played.spread(40):
        asked = s.scene(s.asked[0])["question"] or {}
        words = [option.word for option in s.question.options]
        declines = len(words) == 2 and "no" in words
        assert asked.get("declines") == (s.question.options[words.index("no")].notation if declines else None)


def all_of(pieces):
    """Yield pieces and what lies on them."""
    return [one for piece in pieces for one in (piece, *all_of(piece.get("on", ())))]


def ids(piece):
    """Yield the ids of a piece and of what lies on it."""
    return [piece["id"], *(name for other in piece.get("on", ()) for name in ids(other))]
