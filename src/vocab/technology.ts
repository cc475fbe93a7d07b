// The six advances of weapons development, in the order of the rulebook's table (B17.3 to B17.8).

export const TECHNOLOGIES = [
  'jet-power',
  'rockets',
  'super-submarines',
  'long-range-aircraft',
  'industrial-technology',
  'heavy-bombers',
] as const;

export type Technology = (typeof TECHNOLOGIES)[number];
