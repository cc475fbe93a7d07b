// Logs of games whose rules, or whose form, this program does not know yet: chained as they should be, whatever they
// say.
import canonicalize from 'canonicalize';
import { bytesOf, hashOf } from '../../src/log/index.ts';
import { AT, GAME, openFields } from './sample.ts';

export interface Rules {
  readonly ruleset: string;
  readonly version: number;
}

type Line = { readonly [key: string]: unknown };

/** Lines in a chain; `v` stands in all of them. */
export const foreignText = (lines: readonly Line[], game = GAME, v = 1): string => {
  let prev = '0'.repeat(64);
  return lines
    .map((line, seq) => {
      const text = canonicalize({ ...line, game, prev, seq, v }) ?? '';
      prev = hashOf(bytesOf(text));
      return `${text}\n`;
    })
    .join('');
};

/** Line 0 of a game by such rules; `more` stands in its order. */
export const opening = ({ ruleset, version }: Rules, more: object = {}): Line => ({
  ...openFields,
  order: { ...openFields.order, ruleset, version, ...more },
  events: openFields.events.map((event) => (event.type === 'game-opened' ? { ...event, ruleset, version } : event)),
});

/** Lines whose words are known, though they speak of a place that no board here has. */
export const ABROAD: readonly Line[] = [
  { at: AT, by: 'stew', order: { type: 'note' }, note: 'Welcome.', events: [] },
  {
    at: AT,
    by: 'ref',
    events: [
      { type: 'control-changed', space: 'atlantis', from: null, to: 'ussr', how: 'capture' },
      {
        type: 'units-moved',
        units: [{ power: 'ussr', type: 'infantry', ids: [1] }],
        path: ['russia', 'mu', 'atlantis'],
        cost: 2,
        role: 'noncombat',
      },
    ],
  },
];

/** A line with an event that nobody here has heard of. */
export const UNHEARD: Line = { at: AT, by: 'ref', events: [{ type: 'kamikaze-flown', space: 'mu' }] };
/** A line with a kind of unit that nobody here has heard of. */
export const UNSEEN: Line = {
  at: AT,
  by: 'ref',
  events: [{ type: 'units-purchased', power: 'ussr', units: { zeppelin: 2 }, cost: 8 }],
};
