// What is remembered of a log that one program writes alone. Nobody else speaks in it, so nobody is asked whether he
// may: of the log's own rules only what the next line is made with is kept up, who plays and which order waits for its
// dice.

import type { Ruleset } from '../rulesets/index.ts';
import type { Named } from './envelope.ts';
import { trustFrom } from './opening.ts';
import type { Trust } from './state.ts';

/**
 * What is remembered after a line: the opening, an order, or its dice. In `open` and `head` it is what `speak` gives,
 * which takes the same lines.
 */
export const trustAlong = (trust: Trust, line: Named, ruleset: Ruleset): Trust => {
  const { order, dice, hash, seq, by, at } = line;
  if (order?.type === 'open-game') return trustFrom(trust, line, order, ruleset);
  const { open: before, ...rest } = trust;
  const next = { ...rest, ordered: 'yes', at, head: { count: seq + 1, hash } } as const;
  if (order === undefined || !line.events.some(({ type }) => type === 'dice-awaited')) return next;
  if (order.type !== 'roll') return { ...next, open: { hash, seq, order: order.type, by } };
  if (before === undefined) return next;
  return { ...next, open: { ...before, ...(dice?.source === 'local' ? { seed: dice.seed } : {}) } };
};
