### Headings and hints beside a turn’s story.

story-label-since = Since this power’s last turn
story-label-since-round = Compared with the end of this power’s turn in round { $round }.
story-label-since-opening = Compared with the position as the game began.
story-label-no-land = No land has changed hands.
story-label-changed = Changed hands
story-label-neutral = neutral
story-label-income = Income
story-label-units = Units
story-label-worth = Worth
story-label-worth-why = Units without complexes, and what they cost new. Income, worth and changes in IPC.
story-label-power = Power
story-label-in-round = round { $round }
story-label-same = Same power
story-label-keys = Keys
story-label-keys-why = previous and next turn; with Shift, of the same power
