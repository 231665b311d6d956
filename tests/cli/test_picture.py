"""The picture for the README: always the same, and of a real position."""

from tools import picture


def test_the_picture_is_always_the_same_and_shows_a_table():
    first = picture.svg()
    assert first == picture.svg()
    for text in ("Museum", "Agnieszka", "Night&#160;Patrols", "Veil"):
        assert text in first


def test_the_picture_in_the_tree_is_a_picture_of_the_table():
    assert picture.PICTURE.read_text(encoding="utf-8").startswith("<svg")
