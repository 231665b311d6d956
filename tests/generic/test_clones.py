"""A clone is independent of its original and continues in the same way."""

import random


def test_a_clone_equals_its_original_after_any_steps(played):
    for at in range(0, len(played.states), 7):
        twin = played.states[at].clone()
        for k, choice in enumerate(played.choices[at : at + 7], at):
            assert twin.fingerprint() == played.prints[k]
            assert twin.asked == played.states[k].asked
            twin.pick(choice)
        assert twin.fingerprint() == played.prints[min(at + 7, len(played.states))]


def test_what_happens_to_a_clone_leaves_the_original_alone(played):
    for at in range(0, len(played.states), 5):
        s = played.states[at]
        before, asked, learnt, log = s.fingerprint(), s.asked, s.learnt, s.chain
        twin = s.clone()
        rng = random.Random(at)
        for _ in range(12):
            if twin.asked is None:
                break
            twin.pick(rng.randrange(len(twin.asked[2])))
        assert (s.fingerprint(), s.asked, s.learnt, s.chain) == (before, asked, learnt, log)


def test_a_clone_with_a_stream_of_its_own_differs_in_chance_only(played):
    for s in played.spread(20):
        twin = s.clone(random.Random(3))
        assert twin.dice != s.dice
        twin.dice = s.dice
        assert twin.fingerprint() == s.fingerprint()
