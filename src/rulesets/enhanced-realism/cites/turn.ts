// Clauses of Enhanced Realism about the turn, its decisions and the end of the game.

export const turnCites = {
  'phase-over': ['realism.armor.second-move-timing', 'B1.4', 'B1.8'],
  'dice-awaited/neutral': ['realism.neutral.defence-dice', 'ruling.RR7'],
  'choice-due': ['realism.neutral.immediate-defenders', 'ruling.RR7'],
  'no-choice-due': ['realism.neutral.defence-dice'],
  'choice-not-yours': ['realism.neutral.defence-dice', 'ruling.RR4', 'ruling.RR5', 'ruling.RR6'],
  'power-eliminated': ['realism.victory.elimination', 'ruling.RR35'],
} as const;
