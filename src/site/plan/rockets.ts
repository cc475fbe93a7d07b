// In a reader's browser, beside the page: rockets of a planned turn, as the board shows them.

import { hasTrait } from '../../board/index.ts';
import { type Positions, type Rocket, rocketsIn, type StageId } from '../../clerk/planner/index.ts';
import type { PowerOrder } from '../../engine/index.ts';
import { capital } from '../../i18n/format.ts';
import type { Words } from '../../i18n/words.ts';
import type { NotationContext } from '../../notation/index.ts';
import { countEntries } from '../../vocab/index.ts';
import type { PlanAsk, ShownRocket, ToldTarget } from './message.ts';

/** Rockets are fired behind the first movement; what is written and cannot be is shown all the same. */
export const shownRockets = (
  words: Words,
  { ruleset, power }: NotationContext,
  { stages, fires }: Positions,
  orders: readonly PowerOrder[],
  stage: StageId | 'place',
): readonly ShownRocket[] => {
  if (stages[0]?.id !== stage) return [];
  const planned = orders.flatMap((order) => (order.type === 'rocket' ? [order] : []));
  const isPlanned = ({ from, target }: Rocket): boolean =>
    planned.some((order) => order.from === from && order.target === target);
  const may = fires === undefined ? [] : rocketsIn(ruleset, fires, power).filter((each) => !isPlanned(each));
  return [...planned, ...may].map(({ from, target }) => ({
    from,
    target,
    says: capital(words.say('order-rocket', { from, target })),
    planned: isPlanned({ from, target }) ? 'yes' : 'no',
  }));
};

/** What guns that are chosen can strike. */
export const rocketTargets = (
  words: Words,
  context: NotationContext,
  positions: Positions,
  orders: readonly PowerOrder[],
  { stage, chosen }: Extract<PlanAsk, { asks: 'reach' }>,
): readonly ToldTarget[] => {
  const isGun = countEntries(chosen.units).some(([type]) => hasTrait(context.ruleset.board, type, 'rockets'));
  if (!isGun) return [];
  const nothing = { units: {}, unitsSay: '', moves: [], guns: [], most: 'no', open: '' } as const;
  return shownRockets(words, context, positions, orders, stage).flatMap(({ from, target, planned }): ToldTarget[] =>
    from === chosen.space && planned === 'no'
      ? [{ to: target, doing: 'rocket', path: [from, target], ...nothing }]
      : [],
  );
};
