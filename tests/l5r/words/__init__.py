"""Words of Legend of the Five Rings by themselves, where no card shows what they must not do."""
