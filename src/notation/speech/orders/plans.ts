// Lines that tell how a battle is to be fought, brought to the battles they are of. The line that lets the battle be
// fought may stand anywhere.

import { battleSpace } from '../../../vocab/index.ts';
import type { Cursor } from '../../cursor.ts';
import type { Item } from '../../items.ts';
import { keywordLength } from '../../keywords.ts';

/** `Losses: inf, arm, ftr`: who is lost first, where nothing is lost yet. */
export const listsLosses = ({ tokens }: Cursor): boolean =>
  keywordLength(tokens, 0, 'order-of-loss') > 0 && tokens.every(({ kind }) => kind !== 'number');

interface Lined {
  readonly line: number;
  readonly item: Item;
}

/** The items with each plan told to the battle it is of; one of no battle that is fought here is left. */
export const withPlans = (all: readonly Lined[]): readonly Lined[] => {
  const plans = all.flatMap(({ item }) => (item.kind === 'plan' ? [item] : []));
  if (plans.length === 0) return all;
  const told = new Set<Item>();
  const items = all.map((each): Lined => {
    const { item } = each;
    if (item.kind !== 'fight') return each;
    const battles = item.battles.map((fought) => {
      const own = plans.filter(({ space }) => space === battleSpace(fought.battle));
      for (const plan of own) told.add(plan);
      let conduct = fought.conduct ?? {};
      for (const plan of own) conduct = { ...plan.conduct, ...conduct };
      return own.length === 0 ? fought : { ...fought, conduct };
    });
    return { ...each, item: { ...item, battles } };
  });
  const isMet = [...told].some((item) => item.kind === 'plan' && item.of === 'all');
  return items.filter(({ item }) => !told.has(item) && !(isMet && item.kind === 'plan' && item.of === 'all'));
};
