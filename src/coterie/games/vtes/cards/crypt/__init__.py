"""What the texts of vampires say, a module for each clan.

| module | what |
|---|---|
| baali | the Baali |
| banu_haqim | the Banu Haqim |
| bloodlines | the small bloodlines |
| brujah | the Brujah |
| clanless | the Caitiff and the Panders |
| gangrel | the Gangrel |
| habits | what several vampires have in common |
| hecata | the Hecata |
| laibon | the Laibon |
| lasombra | the Lasombra |
| malkavian | the Malkavian |
| ministry | the Ministry |
| nosferatu | the Nosferatu |
| ravnos | the Ravnos |
| salubri | the Salubri |
| toreador | the Toreador |
| tremere | the Tremere |
| tzimisce | the Tzimisce |
| ventrue | the Ventrue |
"""

from __future__ import annotations

from coterie.words.cards.collecting import modules
from coterie.words.standing import Standing

TEXTS: dict[str, tuple[Standing, ...]] = {}  # what vampires do besides what the table says, by their ids
for module in modules(__name__, __path__):
    TEXTS |= getattr(module, "TEXTS", {})
