"""The words of the primer: what only this game has, and how it says what all card games share."""
