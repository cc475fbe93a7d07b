// Units that somebody only turns over in his mind beside what he buys: `I thought of a second bomber, but what for. So
// 3 trn and 4 inf.` They are neither sent anywhere nor bought.

import { cashOf } from '../../engine/state/queries.ts';
import { countEntries, sumCounts, type UnitCounts } from '../../vocab/index.ts';
import type { NotationContext } from '../context.ts';
import type { SheetSoFar } from '../items.ts';
import { costOf } from '../ledger.ts';
import { isTaking } from './orders/buying.ts';
import { nothing, type Said } from './said.ts';
import type { Scene } from './sentence/scene.ts';

/** The units of a sentence in which nobody is sent, bought or put down; undefined if something is done with them. */
export const musedIn = ({ elements, has }: Scene): UnitCounts | undefined => {
  const acts = has('attack', 'move', 'place', 'land', 'back', 'load', 'unload', 'along', 'throw', 'stay', 'correct');
  const isOther = elements.some(({ kind }) => ['place', 'vague', 'unknown-unit'].includes(kind));
  const units = elements.flatMap((each) => (each.kind === 'units' ? [each] : []));
  const isSaid = has('own', 'being', 'doubt', 'past', 'opinion', 'not', 'should');
  // `Transport wins the war`
  const isBare = units.every(({ phrase }) => phrase.bare === 'yes') && elements.some(({ kind }) => kind === 'other');
  if (acts || isOther || !(isSaid || isBare) || units.length === 0 || elements.some(isTaking)) return undefined;
  return sumCounts(
    units.flatMap(({ phrase: { readings }, count }): readonly UnitCounts[] =>
      readings.length === 1 && typeof count === 'number' ? readings.map((type) => ({ [type]: count })) : [],
    ),
  );
};

/** What a line says, without the questions about units that cannot be paid beside those that it buys. */
export const withoutMusing = (
  context: NotationContext,
  said: readonly Said[],
  { purchased }: SheetSoFar,
): readonly Said[] => {
  const bought = sumCounts([
    purchased,
    ...said.flatMap(({ items }) => items.flatMap((item) => (item.kind === 'purchase' ? [item.units] : []))),
  ]);
  const isIdle = ({ what, muses }: Said): boolean =>
    what === 'problem' &&
    muses !== undefined &&
    countEntries(bought).length > 0 &&
    costOf({ context }, bought) + costOf({ context }, muses) > cashOf(context.state, context.power);
  return said.map((each) => (isIdle(each) ? nothing('chat') : each));
};
