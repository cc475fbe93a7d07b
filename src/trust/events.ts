// Which events a line may hold. Whether they follow from its order is proved elsewhere; here is kept out what would go
// around order, dice, void or the list of players.

import canonicalize from 'canonicalize';
import type { GameEvent, GameEventType } from '../engine/index.ts';
import type { Named } from './envelope.ts';
import { type TrustFault, trustFault } from './fault.ts';
import type { Trust, TurnLine } from './state.ts';

/** What no order of the game brings about. */
export const OF_THE_ARCHIVE: readonly GameEventType[] = [
  'game-opened',
  'rewound',
  'players-changed',
  'options-changed',
  'game-drawn',
  'units-held',
];

/** The first event of a line that has no business there. */
export const strayEvent = (line: Named, unfit: readonly GameEventType[]): TrustFault | undefined => {
  const event = line.events.find(({ type }) => unfit.includes(type));
  return event && trustFault('event-unexpected', { event: event.type, order: line.order?.type ?? 'reported' });
};

export const noEvents = (line: Named): TrustFault | undefined => {
  const [event] = line.events;
  return event && trustFault('event-unexpected', { event: event.type, order: line.order?.type ?? 'reported' });
};

/** Why a line does not hold just these events. */
export const otherEvents = (line: Named, expected: readonly GameEvent[]): TrustFault | undefined => {
  const order = line.order?.type ?? 'reported';
  if (line.events.length === 0 && expected.length > 0) return trustFault('effect-missing', { order });
  return same(line.events, expected) ? undefined : trustFault('effect-wrong', { order });
};

/** True if two values have the same canonical form. */
export const same = (a: unknown, b: unknown): boolean => canonicalize(a) === canonicalize(b);

/**
 * The turn after a line: a new one if the line began it, else with the line in it. A proposal about entries of a turn
 * that is over can no longer take effect and is dropped.
 */
export const turnAfter = (
  trust: Trust,
  line: Named,
  as: Pick<TurnLine, 'commitment' | 'stays'> = {},
): Pick<Trust, 'turn' | 'began' | 'proposals' | 'asked'> =>
  line.events.some(({ type }) => type === 'turn-began' || type === 'position-reported')
    ? newTurn(trust, line)
    : {
        turn: [...trust.turn, { hash: line.hash, seq: line.seq, ...as }],
        began: trust.began,
        proposals: trust.proposals,
        asked: trust.asked,
      };

/** A turn that begins with a line. */
export const newTurn = (trust: Trust, line: Named): Pick<Trust, 'turn' | 'began' | 'proposals' | 'asked'> => ({
  turn: [],
  began: line.seq,
  proposals: trust.proposals.filter(({ order }) => order.type !== 'void'),
  asked: [],
});
