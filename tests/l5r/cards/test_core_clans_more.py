"""Cards of the clans of the Core Set whose effect shows only after some steps."""

from tests.l5r.cards.test_core_clans import MIL, POL, answers, both, built, go, reacts, used
from tests.l5r.tools import (  # fmt: skip
    declare,
    faces,
    find,
    finish,
    options,
    play,
    position,
    prompt,
    row,
    taking_part,
    through,
    where,
)


def test_hida_kisada_cancels_the_first_action_of_an_opponent_until_he_has_lost():
    text = (
        "field a: hida-kisada\n"
        "field b: border-rider [present, bowed], shinjo-outrider, shinjo-tatsuo\n"
        "field a: eager-scout [present]\nconflict: b military fire a1"
    )
    s = built(text)
    go(s, "border-rider")
    assert not row(s, "border-rider").ready
    s.choose("pass")
    go(s, "shinjo-outrider")
    assert "shinjo-outrider" in taking_part(s)
    own = built("field a: hida-kisada [present], border-rider [bowed]" + MIL)
    assert row(go(own, "border-rider"), "border-rider").ready


def test_hiruma_ambusher_silences_a_character_in_defense_only():
    text = "field a: border-rider [present, bowed]\nhand b: hiruma-ambusher\nfate: 0 2" + MIL
    s = built(text)
    play(s, "play hiruma-ambusher", "into the conflict")
    reacts(s, "hiruma-ambusher", "a/border-rider")
    assert (s.question.seat, options(s)) == (0, ["pass"])
    home = built(text)
    play(home, "play hiruma-ambusher", "at home")
    assert answers(home, "hiruma-ambusher") == []


def test_intimidating_hida_makes_who_passes_lose_honor():
    s = built("field a: intimidating-hida\nfield b: eager-scout\nfirst: b\nhonor: 6 6\nphase: conflict")
    through(s, "declare?")
    s.choose("pass")
    assert reacts(s, "intimidating-hida").honor == (6, 5)
    own = built("field a: intimidating-hida, eager-scout\nhonor: 6 6\nphase: conflict")
    through(own, "declare?")
    own.choose("pass")
    assert "use a/intimidating-hida" not in options(own)


def test_the_mountain_does_not_fall_stands_in_defense_only():
    for who, stands in (("b", True), ("a", False)):
        other = "ab".replace(who, "")
        s = built(
            f"field {who}: hida-kisada [present]\nhand {who}: the-mountain-does-not-fall\nfate: 2 2\n"
            f"field {other}: eager-scout [present]" + MIL
        )
        go(s, "the-mountain-does-not-fall", f"{who}/hida-kisada")
        finish(s)
        assert row(s, "hida-kisada").ready is stands


def test_togashi_yokuni_uses_an_ability_of_another():
    s = built("field a: togashi-yokuni [bowed], eager-scout\nfield b: border-rider\nphase: conflict")
    go(s, "togashi-yokuni")
    assert prompt(s) == "window"
    s.choose("pass")
    s.choose(next(said for said in options(s) if "togashi-yokuni" in said))
    assert row(s, "togashi-yokuni").ready
    assert used(built("field a: togashi-yokuni, eager-scout, doji-whisperer\nphase: conflict"), "togashi-yokuni") == []


def test_enlightened_warrior_gains_fate_as_an_opponent_takes_fate_from_a_ring():
    text = "field a: enlightened-warrior\nfield b: eager-scout, doji-hotaru\nfirst: b\nring fire: - 1\nphase: conflict"
    s = built(text)
    declare(s, "fire military", "a1", "b/doji-hotaru")
    assert row(reacts(s, "enlightened-warrior"), "enlightened-warrior").count("fate") == 1
    empty = built(text)
    declare(empty, "air military", "a1", "b/doji-hotaru")
    assert answers(empty, "enlightened-warrior") == []


def test_mirumoto_prodigy_alone_is_met_by_one_defender():
    text = "field a: mirumoto-prodigy, doji-hotaru\nfield b: eager-scout, hida-kisada, border-rider\nphase: conflict"
    s = built(text)
    declare(s, "fire military", "b1", "a/mirumoto-prodigy")
    through(s, "defenders?")
    s.choose("defend with b/eager-scout")
    assert "defend with b/hida-kisada" not in options(s)
    two = built(text)
    declare(two, "fire military", "b1", "a/mirumoto-prodigy", "a/doji-hotaru")
    through(two, "defenders?")
    two.choose("defend with b/eager-scout")
    assert "defend with b/hida-kisada" in options(two)


def test_mantra_of_fire_answers_fire_only():
    text = "field a: togashi-initiate\nhand a: mantra-of-fire\nfield b: doji-hotaru\nfirst: b\nphase: conflict"
    s = built(text)
    declare(s, "fire military", "a1")
    reacts(s, "mantra-of-fire")
    assert (row(s, "togashi-initiate").count("fate"), len(faces(s, "hand"))) == (1, 1)
    air = built(text)
    declare(air, "air military", "a1")
    assert answers(air, "mantra-of-fire") == []


def test_restoration_of_balance_leaves_four_cards():
    text = (
        "provinces a1: restoration-of-balance\n"
        "field b: doji-hotaru [present], hida-kisada [present]\nhand b: {}\n"
        "conflict: b military fire a1"
    )
    s = built(text.format(", ".join(["banzai"] * 6)))
    reacts(s, "restoration-of-balance")
    assert s.question.seat == 1
    through(s, "plunder?", "ring effect?")
    assert len(faces(s, "hand", 1)) == 4
    few = built(text.format(", ".join(["banzai"] * 4)))
    assert answers(few, "restoration-of-balance") == []


def test_secluded_temple_takes_fate_from_who_has_more_characters():
    text = "holdings a1: secluded-temple\nfield a: eager-scout\nfield b: {}\nphase: draw"
    s = built(text.format("doji-hotaru [fate 2], border-rider [fate 1]"))
    through(s, "answer?")
    reacts(s, "secluded-temple", "b/border-rider")
    assert (row(s, "border-rider").count("fate"), row(s, "doji-hotaru").count("fate")) == (0, 2)


def test_adept_of_the_waves_gives_covert_in_water_conflicts():
    for element, asks in (("water", True), ("fire", False)):
        s = built("field a: adept-of-the-waves, eager-scout\nfield b: doji-hotaru, border-rider\nphase: conflict")
        go(s, "adept-of-the-waves", "a/adept-of-the-waves")
        declare(s, f"{element} military", "b1", "a/adept-of-the-waves")
        through(s, "covert?", "defenders?")
        assert (prompt(s) == "covert?") is asks


def test_meddling_mediator_takes_once_two_conflicts_were_declared():
    s = position(
        "field a: meddling-mediator\nfield b: doji-hotaru, border-rider\nfirst: b\nfate: 0 2\n"
        "hand a: height-of-fashion\nhand b: height-of-fashion\nphase: conflict",
        format="stronghold",
        windows="all",
    )
    for what, who in (("fire military", "b/border-rider"), ("air political", "b/doji-hotaru")):
        declare(s, what, "a1" if who == "b/border-rider" else "a2", who)
        finish(s)
        if who == "b/border-rider":
            assert used(s, "meddling-mediator") == []
            through(s, "declare?")
            s.choose("pass") if s.question.seat == 0 else None
    go(s, "meddling-mediator", "TakeFate()")
    assert s.fate[0] >= 1


def test_seeker_of_knowledge_adds_air_as_it_attacks():
    s = built("field a: seeker-of-knowledge [present]" + POL)
    through(s, "ring effect?")
    assert options(s) == ["resolve fire", "resolve air", "no"]
    home = built("field a: seeker-of-knowledge, doji-hotaru [present]" + POL)
    through(home, "ring effect?")
    assert options(home) == ["resolve fire", "no"]


def test_shiba_tsukune_resolves_two_unclaimed_rings():
    s = built("field a: shiba-tsukune [bowed, fate 2]\nring air: b\nfirst: b\nphase: conflict")
    reacts(s, "shiba-tsukune")
    assert "air ring" not in options(s)
    s.choose("earth ring")
    through(s, "which ring?")
    assert options(s) == ["fire ring", "water ring", "void ring", "no"]


def test_way_of_the_phoenix_bars_a_ring_for_the_opponent_only():
    s = built("hand a: way-of-the-phoenix\nfield a: doji-hotaru\nfield b: border-rider, hida-kisada\nphase: conflict")
    go(s, "way-of-the-phoenix", "fire ring")
    through(s, "declare?")
    assert "fire military" in options(s)
    s.choose("pass")
    through(s, "declare?")
    assert s.question.seat == 1
    assert not any(said.startswith("fire") for said in options(s))


def test_forgotten_library_draws_as_the_draw_phase_begins():
    s = built("holdings a1: forgotten-library\nphase: dynasty")
    reacts(s, "forgotten-library")
    assert len(faces(s, "hand")) == 2


def test_bayushi_manipulator_bids_one_more():
    s = built("field a: bayushi-manipulator [fate 2]\nphase: dynasty")
    through(s, "bid?")
    play(s, "bid 1", "bid 1")
    assert reacts(s, "bayushi-manipulator").honor == (5, 7)


def test_shosuro_miyako_troubles_the_opponent_for_a_character_of_the_hand():
    s = built("field a: shosuro-miyako\nfield b: border-rider\nhand a: adept-of-shadows\nfate: 3 0\nphase: conflict")
    play(s, "play adept-of-shadows", "fate 0")
    reacts(s, "shosuro-miyako")
    assert s.question.seat == 1
    s.choose(options(s)[1])
    assert row(s, "border-rider").count("dishonored") == 1
    other = built("field a: shosuro-miyako\nfield b: border-rider\nrow a1: border-rider\nfate: 3 0\nphase: dynasty")
    play(other, "play a1/row/border-rider", "fate 0")
    assert "use a/shosuro-miyako" not in options(other)


def test_yogo_hiroue_dishonors_whom_he_brought_if_he_wins():
    text = "field a: yogo-hiroue [present]\nfield b: {}" + POL
    for foes, dishonored in (("eager-scout", 1), ("eager-scout, doji-hotaru [present]", 0)):
        s = built(text.format(foes))
        go(s, "yogo-hiroue", *(["b/eager-scout"] if "b/eager-scout" in options(s) else []))
        through(s, "may", "declare?", "bid?")
        if prompt(s) == "may":
            s.choose("yes")
        assert row(s, "eager-scout").count("dishonored") == dishonored


def test_secret_cache_searches_as_it_is_attacked():
    text = (
        "provinces a1: secret-cache\nfield b: doji-hotaru\nfirst: b\n"
        "deck a: banzai, outwit, rout, banzai, banzai, court-games\nphase: conflict"
    )
    s = built(text)
    declare(s, "fire military", "a1")
    reacts(s, "secret-cache", "a/deck.2")
    assert "outwit" in faces(s, "hand")
    other = built(text)
    declare(other, "fire military", "a2")
    assert answers(other, "secret-cache") == []


def test_aggressive_moto_does_not_defend():
    s = built("field a: doji-hotaru\nfield b: aggressive-moto, eager-scout\nphase: conflict")
    declare(s, "fire military", "b1")
    through(s, "defenders?")
    assert options(s) == ["defend with b/eager-scout", "done"]


def test_iuchi_wayfinder_looks_at_a_province():
    s = built("row a1: iuchi-wayfinder\nprovinces b1: pilgrimage [down]\nfate: 1 0\nphase: dynasty")
    play(s, "play a1/row/iuchi-wayfinder")
    reacts(s, "iuchi-wayfinder")
    assert s.pieces[s.piles["provinces", 5][0]].known & 1


def test_meishodo_wielder_is_cheaper_for_the_first_player():
    for first, fate in (("a", 1), ("b", 0)):
        s = built(f"row a1: meishodo-wielder\nfate: 2 0\nfirst: {first}\nphase: dynasty")
        s.choose("play a1/row/meishodo-wielder") if "play a1/row/meishodo-wielder" in options(s) else play(
            s, "pass", "play a1/row/meishodo-wielder"
        )
        assert s.fate[0] == fate


def test_endless_plains_breaks_and_takes_an_attacker_along():
    text = "provinces a1: endless-plains [down, known a]\nfield b: doji-hotaru, border-rider\nfirst: b\nphase: conflict"
    s = built(text)
    declare(s, "fire military", "a1", "b/doji-hotaru", "b/border-rider")
    reacts(s, "endless-plains")
    assert s.question.seat == 1
    s.choose("b/border-rider")
    assert (where(s, "border-rider"), row(s, "endless-plains").count("broken")) == ("fallen", 1)


def test_city_of_lies_serves_one_event_only():
    s = built(
        "holdings a1: city-of-lies\nhand a: let-go, against-the-waves\nfate: 1 0\n"
        "field a: solemn-scholar\nattached a: ornate-fan [on field/solemn-scholar]\nphase: conflict"
    )
    go(s, "city-of-lies")
    go(s, "let-go")
    assert s.fate == (1, 0)
    go(s, "against-the-waves")
    assert s.fate == (0, 0)


def test_duelist_training_lets_cards_pay_for_the_bid():
    text = (
        "field a: doji-hotaru [present]\nattached a: duelist-training [on field/doji-hotaru]\n"
        "field b: eager-scout [present]\nhand a: {}" + MIL
    )
    s = built(text.format("banzai, banzai"))
    go(s, "doji-hotaru")
    play(s, "bid 3", "bid 1", "discard 2 cards")
    through(s, "window")
    assert (s.honor, faces(s, "hand"), row(s, "eager-scout").ready) == ((6, 6), [], False)
    short = built(text.format("banzai"))
    go(short, "doji-hotaru")
    play(short, "bid 3", "bid 1")
    assert short.honor == (4, 8)


def test_guidance_of_the_ancestors_comes_from_the_discard_pile():
    text = "field a: eager-scout\n{} a: guidance-of-the-ancestors\nfate: {}\nphase: conflict"
    s = built(text.format("discard", "1 0"))
    s.choose(
        next(said for said in options(s) if said.startswith("play") and said.endswith("guidance-of-the-ancestors"))
    )
    assert (where(s, "guidance-of-the-ancestors"), s.fate) == ("attached", (0, 0))
    for zone, fate in (("discard", "0 1"), ("gone", "1 0")):
        assert not any("guidance" in said for said in options(built(text.format(zone, fate))))


def test_grasp_of_earth_holds_opponents_off():
    text = (
        "field a: solemn-scholar [present]\nattached a: grasp-of-earth [on field/solemn-scholar]\n"
        "field b: shinjo-outrider, eager-scout [present]\nhand b: hiruma-ambusher\nfate: 0 2" + MIL
    )
    s = built(text)
    assert "use b/shinjo-outrider" in options(s)
    go(s, "grasp-of-earth")
    assert (s.question.seat, options(s)) == (1, ["pass"])


def test_breakthrough_declares_again_at_once():
    text = (
        "field a: hida-kisada, border-rider\nfield b: eager-scout\nhand a: breakthrough\n"
        "provinces b1: manicured-garden\nhand b: banzai\nphase: conflict"
    )
    s = position(text, format="stronghold", windows="all")
    declare(s, "fire military", "b1", "a/hida-kisada")
    reacts(s, "breakthrough") if (found := answers_later(s, "breakthrough")) else None
    assert found
    through(s, "window", "declare?")
    assert (prompt(s), s.question.seat) == ("declare?", 0)
    weak = position(text, format="stronghold", windows="all")
    declare(weak, "fire military", "b1", "a/border-rider")
    assert not answers_later(weak, "breakthrough")


def answers_later(s, face: str) -> bool:
    """Return whether a card can answer before the next conflict is declared."""
    for _ in range(25):
        if s.asked is None or prompt(s) == "declare?":
            return False
        if any(said.startswith("use ") and said.endswith(face) for said in options(s)):
            return True
        no = [each for each in ("pass", "decline", "no", "done", "nothing", "nobody") if each in options(s)]
        s.choose(no[0] if no else s.question.default)
    return False


def test_cards_are_listed_and_counted():
    from coterie.games.l5r import GAME
    from coterie.words.cards.searching import Catalogue

    found = Catalogue(GAME.listings()).search("clan:crab trait:berserker set:core")
    assert [each.id for each in found] == ["01-vengeful-berserker"]
    core = next(each for each in GAME.progress() if each.set == "Core Set")
    assert len(core.there) == len(core.cards) == 223
    assert "Hida Kisada" in core.there


def test_tattooed_wanderer_as_an_attachment_gives_covert():
    text = (
        "field a: eager-scout, doji-hotaru\nhand a: tattooed-wanderer\nfate: 1 0\n"
        "field b: border-rider\nphase: conflict"
    )
    s = built(text)
    play(s, "attach tattooed-wanderer", "a/eager-scout")
    assert (where(s, "tattooed-wanderer"), s.fate, both(s, "eager-scout")) == ("attached", (0, 0), (0, 0))
    declare(s, "fire military", "b1", "a/eager-scout")
    through(s, "covert?", "defenders?")
    assert prompt(s) == "covert?"
    alone = built(text)
    play(alone, "play tattooed-wanderer")
    assert where(alone, "tattooed-wanderer") == "field"


def test_togashi_kazue_as_an_attachment_moves_fate_to_her_bearer():
    text = "field a: eager-scout [present]\nattached a: togashi-kazue [on field/eager-scout]\nfield b: {}" + MIL
    s = go(built(text.format("border-rider [present, fate 2]")), "togashi-kazue")
    assert (row(s, "eager-scout").count("fate"), row(s, "border-rider").count("fate")) == (1, 1)
    for foe in ("border-rider [fate 2]", "border-rider [present]"):
        assert used(built(text.format(foe)), "togashi-kazue") == []
    assert used(built("field a: togashi-kazue [present]\nfield b: border-rider [present, fate 1]" + MIL), "kazue") == []


def test_the_perfect_gift_gives_each_player_a_card_of_your_choice():
    s = built(
        "hand a: the-perfect-gift\nfield a: eager-scout\ndeck a: banzai, outwit\n"
        "deck b: rout, court-games, fine-katana, banzai, ornate-fan\nphase: conflict"
    )
    go(s, "the-perfect-gift", "a/deck/outwit")
    assert (s.question.seat, len(options(s))) == (0, 4)
    s.choose("b/deck/court-games")
    assert "outwit" in faces(s, "hand")
    assert "court-games" in faces(s, "hand", 1)


def test_daimyos_favor_makes_the_next_attachment_on_its_bearer_cheaper():
    text = (
        "field a: eager-scout, border-rider\nattached a: daimyo-s-favor [on field/eager-scout]\n"
        "hand a: reprieve, reprieve\nfate: {} 0\nphase: conflict"
    )
    poor = built(text.format(0))
    assert "play reprieve" not in " ".join(options(poor))
    go(poor, "daimyo-s-favor")
    poor.choose("pass")
    poor.choose(next(said for said in options(poor) if said.startswith("play")))
    assert row(poor, "reprieve", "attached").host == find(poor, "eager-scout", "field")
    s = built(text.format(2))
    go(s, "daimyo-s-favor")
    for fate in (2, 1):
        s.choose("pass")
        s.choose(next(said for said in options(s) if said.startswith("play")))
        s.choose("a/eager-scout")
        assert s.fate[0] == fate
