// What somebody can answer who is asked something in the midst of a turn, as orders that the rules take: each way to
// lose so many units, each way out of a battle. What has more answers than anybody would look through is his to write.

import { decide } from '../engine/decide.ts';
import {
  type Awaited,
  type Battle,
  decisionsIn,
  findUnit,
  type GameState,
  type OrderOf,
  openToFight,
  type PowerOrder,
} from '../engine/index.ts';
import type { Ruleset } from '../rulesets/index.ts';
import {
  battleSpace,
  countTotal,
  POWERS,
  type Power,
  sumCounts,
  type UnitCounts,
  type UnitType,
} from '../vocab/index.ts';

type Decision = Extract<Awaited, { kind: 'decision' }>;
type Choice = Extract<Awaited, { kind: 'choice' }>;

/** More than this nobody looks through. */
const MOST = 24;

/** Units of one power and kind among which somebody chooses. */
interface Kind {
  readonly power: Power;
  readonly type: UnitType;
  readonly count: number;
}

const kindsAmong = ({ board }: Ruleset, state: GameState, { among }: Decision): readonly Kind[] => {
  const units = among.flatMap((id) => findUnit(state, id)?.unit ?? []);
  const kinds = POWERS.flatMap((power) =>
    board.roster.map((type) => ({
      power,
      type,
      count: units.filter((unit) => unit.power === power && unit.type === type).length,
    })),
  );
  return kinds.filter(({ count }) => count > 0).toSorted((a, b) => board.units[a.type].cost - board.units[b.type].cost);
};

/** Every way to take so many of these kinds, first kinds first; undefined where there are too many ways. */
const waysToTake = (kinds: readonly Kind[], total: number): readonly (readonly Kind[])[] | undefined => {
  const ways: (readonly Kind[])[] = [];
  const take = (at: number, left: number, taken: readonly Kind[]): void => {
    if (ways.length > MOST) return;
    const kind = kinds[at];
    if (left === 0) ways.push(taken);
    else if (kind !== undefined)
      for (let count = Math.min(left, kind.count); count >= 0; count -= 1)
        take(at + 1, left - count, count === 0 ? taken : [...taken, { ...kind, count }]);
  };
  take(0, total, []);
  return ways.length > MOST ? undefined : ways;
};

const lossesOf = (way: readonly Kind[]): OrderOf<'casualties'>['lost'] =>
  POWERS.flatMap((power) => {
    const units = sumCounts(way.filter((kind) => kind.power === power).map(({ type, count }) => ({ [type]: count })));
    return countTotal(units) === 0 ? [] : [{ power, units }];
  });

/** How an attacker has a battle fought: for a round, asked about everything, or to its end. */
const MANNERS = ['round', 'ask', 'end'] as const;
type Manner = (typeof MANNERS)[number];

/** The order to fight a battle in a manner. */
const fightIn = (power: Power, { id, round }: Battle, manner: Manner, nonce: string): OrderOf<'fight'> => ({
  type: 'fight',
  power,
  battles: [
    {
      battle: id,
      ...(manner === 'end' ? {} : { conduct: manner === 'ask' ? { plan: 'ask' } : { rounds: round + 1 } }),
    },
  ],
  nonce,
});

const decisionOrders = (
  ruleset: Ruleset,
  state: GameState,
  due: Decision,
  power: Power,
  nonce: string,
): readonly PowerOrder[] => {
  const common = { power, battle: due.battle, nonce };
  const kinds = kindsAmong(ruleset, state, due);
  const own = kinds.filter((kind) => kind.power === power);
  const all = own.reduce((sum, { count }) => sum + count, 0);
  switch (due.decision) {
    case 'casualties':
      return (waysToTake(kinds, due.hits) ?? []).map((way) => ({ type: 'casualties', ...common, lost: lossesOf(way) }));
    case 'withdraw': {
      const stays: PowerOrder = { type: 'withdraw', ...common, submarines: 0 };
      const places = due.to.length === 0 ? [{}] : due.to.map((to) => ({ to }));
      const leaves = places.map((to): PowerOrder => ({ type: 'withdraw', ...common, submarines: all, ...to }));
      return [stays, ...leaves];
    }
    case 'intercept':
      return Array.from({ length: all + 1 }, (_, count) => waysToTake(own, count) ?? [])
        .flat()
        .map((way) => {
          const units: UnitCounts = sumCounts(way.map(({ type, count }) => ({ [type]: count })));
          return { type: 'intercept', ...common, units };
        });
    case 'retreat': {
      const battle = state.turn.battles.find(({ id }) => id === due.battle);
      const goOn: readonly PowerOrder[] =
        battle === undefined
          ? []
          : battle.due?.side === 'defence'
            ? [{ type: 'fight', power, nonce, battles: [{ battle: due.battle }] }]
            : MANNERS.map((manner) => fightIn(power, battle, manner, nonce));
      const places = due.to.length === 0 ? [{}] : due.to.map((to) => ({ to }));
      return [...goOn, ...places.map((to): PowerOrder => ({ type: 'retreat', ...common, ...to }))];
    }
  }
};

/** The plainest answers to a choice that belongs to no battle. */
const choiceOrders = (due: Choice, power: Power, nonce: string): readonly PowerOrder[] => {
  switch (due.choice) {
    case 'cash-advance':
      return [{ type: 'cash-advance', power, placements: [] }];
    case 'kamikaze':
      return [{ type: 'kamikaze', power, strikes: [], nonce }];
    case 'recall':
      return (['none', 'all'] as const).map((units) => ({ type: 'recall', power, units }));
    case 'fund': {
      const { ipc, purses } = due;
      const each = Math.floor(ipc / purses.length);
      const rest = ipc - each * (purses.length - 1);
      const even = purses.map((purse, index) => ({ purse, ipc: index === 0 ? rest : each }));
      const whole = purses.map((purse) => [{ purse, ipc }]);
      return [even, ...whole].map((shares) => ({ type: 'divide-fund', power, shares }));
    }
    case 'tribute':
      return due.from.map((payer) => ({ type: 'share-tribute', power, shares: [{ power: payer, ipc: due.ipc }] }));
    case 'neutral-defence':
      return [];
  }
};

/**
 * The answers that the rules take, the cheapest losses first.
 *
 * @param power one of those who are asked
 * @returns none where there are too many
 */
export const answersTo = (
  ruleset: Ruleset,
  state: GameState,
  due: Decision | Choice,
  power: Power,
  nonce: string,
): readonly PowerOrder[] => {
  const orders =
    due.kind === 'decision' ? decisionOrders(ruleset, state, due, power, nonce) : choiceOrders(due, power, nonce);
  return orders.filter((order) => decide(ruleset, state, order).ok);
};

/** Battles that can be fought now: none is left that has to be over first, and none waits that they hang on. */
export const readyBattles = (ruleset: Ruleset, state: GameState): readonly Battle[] => {
  if (decisionsIn(state).length > 0) return openToFight(ruleset, state);
  const open = state.turn.battles.filter(({ status }) => status !== 'ended');
  return open.filter(({ after }) => !open.some(({ id }) => after.includes(id)));
};

/** The ways in which whoever has the turn can have a battle fought. */
export const fightsOf = (ruleset: Ruleset, state: GameState, battle: Battle, nonce: string): readonly PowerOrder[] =>
  MANNERS.map((manner) => fightIn(state.turn.power, battle, manner, nonce)).filter(
    (order) => decide(ruleset, state, order).ok,
  );

/** How a battle is fought by an order, where it is one. */
export const mannerOf = (order: PowerOrder): Manner | undefined => {
  if (order.type !== 'fight') return undefined;
  const [{ conduct } = {}] = order.battles;
  return conduct?.plan === 'ask' ? 'ask' : conduct?.rounds === undefined ? 'end' : 'round';
};

/** Whether ships only break off contact with a retreat, and stay. */
export const breaksOff = (order: PowerOrder): boolean =>
  order.type === 'retreat' && order.to === battleSpace(order.battle);
