// The parts of a turn as clubs mail it: eight, or ten where it moves to combat twice; behind them comes the board.

import type { Words } from '../i18n/words.ts';
import type { Ruleset } from '../rulesets/index.ts';

const PARTS = [
  'start',
  'purchase',
  'combat-move',
  'combat',
  'combat-move/2',
  'combat/2',
  'noncombat-move',
  'place',
  'end',
] as const;
export type TurnPart = (typeof PARTS)[number];

/** The parts of a turn in their order: not every ruleset moves to combat twice. */
export const partsIn = ({ phases }: Pick<Ruleset, 'phases'>): readonly TurnPart[] =>
  PARTS.filter((part) => (part !== 'combat-move/2' && part !== 'combat/2') || phases.some(({ id }) => id === part));

/** The heading of a part. */
export const partHeading = ({ say }: Words, part: TurnPart): string => {
  if (part === 'combat-move/2') return say('turn-part-combat-move-2');
  return part === 'combat/2' ? say('turn-part-combat-2') : say(`turn-part-${part}`);
};
