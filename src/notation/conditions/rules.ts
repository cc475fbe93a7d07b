// Rules of when a battle is left, as the engine's own conduct where that says exactly the same, which needs no word on
// the way; else the battle stops after each round, and whoever carries the sheet out answers by the rule.

import type { Conduct, PowerOrder } from '../../engine/index.ts';
import type { BattleRule } from './condition.ts';
import type { Hung } from './hung.ts';

/** A rule as the engine's own conduct says it, where that is exactly the same. */
const plainRule = ({ does, to, when }: BattleRule): Conduct | undefined => {
  if (does === 'stop') return undefined;
  let conduct: Conduct = to === null ? {} : { retreatTo: to };
  for (const part of when.is === 'any' ? when.of : [when]) {
    if (part.is !== 'number' || typeof part.value !== 'number') return undefined;
    const { what, compare, value } = part;
    const least = compare === '<' || compare === '>=' ? value : compare === '<=' || compare === '>' ? value + 1 : 0;
    if (least < 1 || least > 99) return undefined;
    const isAfter = what.count === 'round' && (compare === '>=' || compare === '>');
    const isBelow = what.count === 'units' && what.whose === 'ours' && what.unit === null && compare.startsWith('<');
    if (isAfter && conduct.retreatAfter === undefined) conduct = { ...conduct, retreatAfter: least };
    else if (isBelow && conduct.retreatBelow === undefined) conduct = { ...conduct, retreatBelow: least };
    else return undefined;
  }
  return conduct;
};

/** How a battle is fought under its rules: as the engine's conduct says it, else stopping after each round. */
const conductUnder = (own: Conduct | undefined, rules: readonly BattleRule[], round: number): Conduct => {
  const [rule, ...others] = rules;
  const plain = rule === undefined || others.length > 0 ? undefined : plainRule(rule);
  const isFree = own?.rounds === undefined && own?.retreatAfter === undefined && own?.retreatBelow === undefined;
  return plain !== undefined && isFree ? { ...own, ...plain } : { ...own, rounds: round + 1 };
};

/** The rules of a sheet for a battle. */
export const rulesFor = (hung: readonly Pick<Hung, 'deed'>[], battle: string): readonly BattleRule[] =>
  hung.flatMap(({ deed }) => (deed.does === 'rule' && deed.rule.battle === battle ? [deed.rule] : []));

/** An order to fight under the rules of its sheet. */
export const underRules = (order: PowerOrder, hung: readonly Hung[]): PowerOrder => {
  if (order.type !== 'fight') return order;
  const battles = order.battles.map((one) => {
    const rules = rulesFor(hung, one.battle);
    return rules.length === 0 ? one : { ...one, conduct: conductUnder(one.conduct, rules, 0) };
  });
  return { ...order, battles };
};
