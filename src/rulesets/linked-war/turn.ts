// The turn of the games of the linked war (C8). Land patrols are Pacific's alone.

import { onceEach, type PhaseSpec } from '../../vocab/index.ts';

export const phases: readonly PhaseSpec[] = onceEach(
  'purchase',
  'combat-move',
  'combat',
  'noncombat-move',
  'place',
  'surface', // C54
  'income',
);
