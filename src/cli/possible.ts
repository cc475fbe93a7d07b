// What is possible in a phase, in lines: purchases with prices, moves by space and kind of unit, placements. Guided
// entry shows it; programs get the same as data.

import {
  buyable,
  cashIn,
  cashOf,
  costOf,
  evolve,
  type GameState,
  leftToPlace,
  legal,
  lendable,
  type Offer,
  patrolsDue,
  pursesOf,
  spaceAt,
} from '../engine/index.ts';
import { list } from '../i18n/format.ts';
import { unitCode } from '../post/index.ts';
import { countEntries, isAhead, kindOf, type Phase, type Power, type SpaceId } from '../vocab/index.ts';
import type { Desk } from './desk.ts';
import type { Table } from './table.ts';

/** All moves open to the power in turn, as data. */
export const offersOf = ({ ruleset, game }: Table): readonly Offer[] => legal(ruleset, game.replay.state);

/** The position as a stage begins, if the turn is still to come to it. */
const entered = ({ ruleset, game }: Table, stage: Stage): GameState => {
  const { state } = game.replay;
  const ahead = isAhead(ruleset.phases, state.turn.phase, stage);
  return ahead ? evolve(state, { type: 'phase-began', phase: stage }) : state;
};

/** What a power has, and of several purses what is in each. */
const moneyLine = (desk: Desk, { game, ruleset, words }: Table, power: Power): string => {
  const { state } = game.replay;
  const purses = pursesOf(ruleset, power);
  if (purses.length === 1) return desk.t('turn-money', { ipc: cashOf(state, power) });
  const each = purses.map((purse) => `${words.purse(purse)} ${cashIn(state, power, purse)}`);
  return desk.t('turn-money-purses', { ipc: cashOf(state, power), purses: each.join(', ') });
};

/** Units with what a power pays for them. */
export const pricesOf = (desk: Desk, { ruleset, game, words }: Table, power: Power): string => {
  const prices = buyable(ruleset, power).map(
    (type) => `${words.unit(type)} ${costOf(ruleset, game.replay.state, power, type)}`,
  );
  return desk.t('turn-prices', { prices: prices.join(', ') });
};

/** Units with their prices, and what there is to spend. */
const priceLines = (desk: Desk, table: Table, power: Power): readonly string[] => {
  const [one, two] = pursesOf(table.ruleset, power);
  return [
    moneyLine(desk, table, power),
    pricesOf(desk, table, power),
    ...(one === undefined || two === undefined
      ? []
      : [
          desk.t('turn-which-purse', {
            line: `${table.words.purse(two)}: 2 ${unitCode(table.ruleset.board, table.words, 'infantry')}`,
          }),
        ]),
  ];
};

const targetText = (desk: Desk, { words }: Table, offers: readonly Offer[], to: SpaceId): string => {
  const aims = [...new Set(offers.filter((offer) => offer.to === to).map(({ aim }) => aim))].flatMap((aim) =>
    aim === 'move' ? [] : [desk.t(`turn-aims-${aim}`)],
  );
  return aims.length === 0 ? words.shorthand(to) : `${words.shorthand(to)} (${aims.join(', ')})`;
};

/** Moves by space and kind of unit, each with the codes of where it can go; fights first. */
const moveLines = (desk: Desk, table: Table, stage: Stage, power: Power): readonly string[] => {
  const offers = legal(table.ruleset, entered(table, stage), power).filter(
    ({ aim }) => kindOf(stage) === 'noncombat-move' || aim !== 'move',
  );
  const groups = new Map<string, readonly Offer[]>();
  for (const offer of offers) {
    const key = `${offer.space}/${offer.type}`;
    groups.set(key, [...(groups.get(key) ?? []), offer]);
  }
  return [...groups.values()].flatMap((own) => {
    const [first] = own;
    if (first === undefined) return [];
    const most = Math.max(...own.map(({ count }) => count));
    const targets = [...new Set(own.map(({ to }) => to))].map((to) => targetText(desk, table, own, to));
    return [
      `  ${table.words.units({ [first.type]: most })}, ${table.words.space(first.space)} (${table.words.shorthand(first.space)}): ${targets.join(', ')}`,
    ];
  });
};

/** Territories where the power has an industrial complex. */
const placeLines = ({ ruleset, game, words }: Table, power: Power): readonly string[] => {
  const { state } = game.replay;
  const purchased = leftToPlace(ruleset, state);
  const complexes = ruleset.board.spaces.filter(({ id }) => {
    const { control, units } = spaceAt(state, id);
    return control === power && units.some(({ type }) => type === 'industrial-complex');
  });
  if (countEntries(purchased).length === 0) return [];
  return [
    `  ${words.units(purchased)}: ${list(
      words.language,
      complexes.map(({ id }) => `${words.space(id)} (${words.shorthand(id)})`),
    )}`,
  ];
};

/** Units of allies that can be taken over, by place. */
const lentLines = ({ ruleset, game, words }: Table): readonly string[] =>
  lendable(ruleset, game.replay.state, game.replay.state.turn.power).flatMap(({ space, units }) =>
    units.map(
      ({ power, type, ids }) =>
        `  ${words.units({ [type]: ids.length })} (${words.power(power)}), ${words.space(space)} (${words.shorthand(space)})`,
    ),
  );

/** Planes on patrol, with where they may come down. */
const patrolLines = ({ ruleset, game, words }: Table, power: Power): readonly string[] =>
  patrolsDue(ruleset, game.replay.state, power).map(
    ({ zone, count, to }) =>
      `  ${count} ${words.space(zone)} (${words.shorthand(zone)}): ${to.map((space) => words.shorthand(space)).join(', ')}`,
  );

/** Phases in which a turn is entered; battles are fought between them. */
export type Stage = Extract<
  Phase,
  'research' | 'purchase' | 'land-patrols' | 'combat-move' | 'combat-move/2' | 'noncombat-move' | 'lend-lease' | 'place'
>;

const LINES: { readonly [stage in Stage]?: (desk: Desk, table: Table, power: Power) => readonly string[] } = {
  purchase: priceLines,
  'land-patrols': (_, table, power) => patrolLines(table, power),
  place: (_, table, power) => placeLines(table, power),
  'lend-lease': (_, table) => lentLines(table),
};

/** What is possible for a power at a stage of the turn. */
export const possibleLines = (desk: Desk, table: Table, stage: Stage, power: Power): readonly string[] => {
  if (stage === 'research') {
    const isFree = table.game.replay.state.options.technology === 'free-roll';
    return isFree
      ? [desk.t('turn-free-die')]
      : [desk.t('turn-die', { ipc: table.ruleset.research.dieCost }), moneyLine(desk, table, power)];
  }
  const lines = LINES[stage]?.(desk, table, power) ?? moveLines(desk, table, stage, power);
  return lines.length === 0 ? [desk.t('turn-nothing-possible')] : [desk.t('turn-possible'), ...lines];
};
