"""Allies (VR-10.5), by name.

| module | what |
|---|---|
| a_to_o | allies (VR-10.5), from A to O |
| habits | what several allies have in common |
| p_to_w | allies (VR-10.5), from P to W |
"""
