// Several powers in one turn: whose lines are whose in the sheet of a player who plays them all. `China:` before a line
// is about that line, alone above others about all that follow.

import type { PowerOrder } from '../engine/index.ts';
import { isPast, type Power } from '../vocab/index.ts';
import { boardOf, type NotationContext } from './context.ts';
import type { BareOrder } from './items.ts';
import { powerNamed } from './places.ts';

/** A power called upon, and the line without its name; the columns stay where they were. */
export interface Call {
  readonly power: Power;
  readonly rest: string;
}

/** The power of the turn that a line calls upon, where its player plays several. */
export const callIn = (context: NotationContext, text: string): Call | undefined => {
  const { mates = [], power } = context;
  if (mates.length === 0) return undefined;
  const [, head = '', name = '', rest = ''] = /^(\W*([\p{L}. ]+?)\W*(?::|$))(.*)$/u.exec(text) ?? [];
  const named = name === '' ? undefined : powerNamed(boardOf(context), name);
  if (named === undefined || (named !== power && !mates.includes(named))) return undefined;
  return { power: named, rest: rest.trim() === '' ? '' : ' '.repeat(head.length) + rest };
};

/** What one power orders, before the orders of a sheet stand in their sequence. */
export interface Voiced {
  readonly order: BareOrder;
  readonly power: Power;
}

/** The parts of a turn in which each power has its own word, in their sequence. */
const PARTS: readonly (readonly PowerOrder['type'][])[] = [
  ['research', 'purchase', 'land-patrols'],
  ['combat-move'],
  ['fight', 'rocket', 'casualties', 'withdraw', 'retreat'],
  ['give-land', 'noncombat-move'],
  ['place'],
  ['end-turn'],
  ['divide-fund'],
];

const partOf = ({ order }: Voiced): number => {
  const found = PARTS.findIndex((types) => types.includes(order.type));
  return found === -1 ? 0 : found;
};

const MOVES = ['combat-move', 'noncombat-move'] as const;

/**
 * The orders of several powers in the sequence of their one turn, which ends once. Nobody has to say that a power makes
 * no moves where another has made some and the sheet goes on behind them.
 *
 * @param none makes an order without anything in it that the sheet does not hold
 */
export const inOneTurn = <Draft extends Voiced>(
  context: NotationContext,
  drafts: readonly Draft[],
  none: (voiced: Voiced) => Draft,
): readonly Draft[] => {
  const { ruleset, state, power, mates = [] } = context;
  if (mates.length === 0) return drafts;
  const { phase, done = [] } = state.turn;
  const idle = MOVES.flatMap((type) => {
    const moved = new Set(drafts.flatMap((draft) => (draft.order.type === type ? [draft.power] : [])));
    if (phase === type) for (const each of done) moved.add(each);
    const part = PARTS.findIndex((types) => types.includes(type));
    const goesOn = drafts.some((draft) => partOf(draft) > part && draft.order.type !== 'end-turn');
    if (moved.size === 0 || !goesOn || isPast(ruleset.phases, phase, type)) return [];
    return [power, ...mates]
      .filter((each) => !moved.has(each))
      .map((each) => none({ order: { type, moves: [] }, power: each }));
  });
  const ends = drafts.filter(({ order }) => order.type === 'end-turn');
  return [...drafts, ...idle]
    .filter((draft) => draft.order.type !== 'end-turn' || draft === ends[0])
    .map((draft, index) => ({ draft, index }))
    .sort((a, b) => partOf(a.draft) - partOf(b.draft) || a.index - b.index)
    .map(({ draft }) => draft);
};
