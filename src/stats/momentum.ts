// Which of two sides has the upper hand, turn by turn, in one number; and the turns that moved it most. It weighs what
// can be counted: units, money and land. Where units stand, and whose turn it is to strike, it does not know.

import { capitalLost, type GameState } from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import type { Ipc, Power, Side } from '../vocab/index.ts';
import { type GameSeries, type Moment, unitValue } from './series.ts';

/** A moment of the game, and the income paid in its turn; none before the first. */
export interface PaidMoment extends Moment {
  readonly paid: readonly { readonly power: Power; readonly ipc: Ipc }[];
}

export interface Momentum {
  /** Above nought the first side is ahead, below it the second. */
  readonly sides: readonly [Side, Side];
  /** By how much, in IPC, at the opening and after every turn. */
  readonly lead: readonly Ipc[];
  /** What each turn did to it, in IPC: battles, land and losses, not the income that comes anyway. */
  readonly swings: readonly Ipc[];
  /** The turns that moved it most, by their index, in the order they were played. */
  readonly turningPoints: readonly number[];
}

/** So many turns are told as turning points at most, and only those that moved at least so much, in IPC. */
const MOST_POINTS = 5;
const LEAST_SWING = 15;

/**
 * How many turns ago each power was last paid, at every moment. At the opening it has what the round before would have
 * paid it; whoever is not paid when his turn comes has a round's income coming and no more.
 */
const turnsSincePaid = (ruleset: Ruleset, moments: readonly PaidMoment[], round: number, power: Power) => {
  const follows = ruleset.jointTurns.find((powers) => powers.includes(power))?.[0] ?? power;
  const before = round - 1 - turnsIn(ruleset).indexOf(follows);
  return moments.map((_, at) => {
    const last = moments.slice(0, at + 1).findLastIndex(({ paid }) => paid.some((each) => each.power === power));
    return Math.min(round - 1, last < 0 ? at + before : at - last);
  });
};

/** The powers the turns of a round are named after. */
const turnsIn = ({ turnOrder, jointTurns }: Ruleset): readonly Power[] =>
  turnOrder.filter((power) => !jointTurns.some((powers) => powers.includes(power) && powers[0] !== power));

/** What was bought and stands nowhere yet, in IPC, at moments in the midst of a turn. */
const unplaced = (ruleset: Ruleset, { turn }: GameState, power: Power): Ipc =>
  turn.power === power ? unitValue(ruleset, turn.purchased) : 0;

/** How much more than its land pays a power was paid, where it was: convoys and their like are no one turn's doing. */
const ofPaid = (moment: PaidMoment | undefined, power: Power, pays: Ipc): Ipc => {
  const own = moment?.paid.filter((each) => each.power === power) ?? [];
  return own.length === 0 ? 0 : own.reduce((sum, { ipc }) => sum + ipc, -pays);
};

/**
 * The momentum of a game of two sides; undefined where there are more, of whom no single line can tell.
 *
 * A side is as strong as what its units cost by the printed prices, its money, and what its land pays in a round.
 * Income is counted as it comes nearer, a part with every turn, so that the days it is paid on make no steps.
 *
 * @param series of the same moments
 */
export const momentumOf = (
  ruleset: Ruleset,
  moments: readonly PaidMoment[],
  { land, cash, value }: Pick<GameSeries, 'land' | 'cash' | 'value'>,
): Momentum | undefined => {
  const [first, second, ...others] = ruleset.sides;
  if (first === undefined || second === undefined || others.length > 0) return undefined;
  const round = turnsIn(ruleset).length;
  const lead = moments.map(() => 0);
  const coming = moments.map(() => 0);
  const paidMore = moments.map(() => 0);
  for (const [sign, { powers }] of [[1, first] as const, [-1, second] as const])
    for (const power of powers) {
      const since = turnsSincePaid(ruleset, moments, round, power);
      for (const [at, { state }] of moments.entries()) {
        const pays = land[power][at] ?? 0;
        const share = capitalLost(ruleset, state, power) ? 0 : pays / round;
        const has = (value[power][at] ?? 0) + unplaced(ruleset, state, power) + (cash[power][at] ?? 0) + pays;
        lead[at] = (lead[at] ?? 0) + sign * (has + share * (since[at] ?? 0));
        coming[at] = (coming[at] ?? 0) + sign * share;
        paidMore[at] = (paidMore[at] ?? 0) + sign * ofPaid(moments[at], power, pays);
      }
    }
  const swings = lead
    .slice(1)
    .map((now, at) => Math.round(now - (lead[at] ?? 0) - (coming[at] ?? 0) - (paidMore[at + 1] ?? 0)));
  const turningPoints = swings
    .map((swing, turn) => ({ turn, by: Math.abs(swing) }))
    .filter(({ by }) => by >= LEAST_SWING)
    .sort((a, b) => b.by - a.by || a.turn - b.turn)
    .slice(0, MOST_POINTS)
    .map(({ turn }) => turn)
    .sort((a, b) => a - b);
  return { sides: [first.side, second.side], lead: lead.map(Math.round), swings, turningPoints };
};
