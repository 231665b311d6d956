"""Master cards, by what becomes of them.

| module | what |
|---|---|
| at_once | masters that are done with once they are played |
| disciplines | masters that teach a Discipline |
| habits | what several masters have in common |
| hunting_grounds | masters: hunting grounds |
| in_play_a_to_k | masters that come into play, from A to K |
| in_play_m_to_w | masters that come into play, from M to W |
| locations_a_to_g | masters that are locations, from A to G |
| locations_h_to_p | masters that are locations, from H to P |
| locations_r_to_y | masters that are locations, from R to Y |
| on_minions | masters that lie on a minion |
| out_of_turn | masters that are played out of turn |
| trifles | masters: trifles |
"""
