// Options that mean the same wherever an order is entered: for whom and on what evidence, and dice thrown elsewhere. Their
// words are those of each command.

/** For whom an order is entered, where it came from, and a remark to stand with it. */
export const ENTERED = { for: '--for <player>', evidence: '--evidence <mail>', note: '--note <text>' } as const;

/** Dice thrown elsewhere: their faces, by whom, and what finds the throw there again. */
export const THROWN = {
  dice: '--dice <faces>+',
  service: '--service <name>',
  reference: '--reference <text>',
} as const;
