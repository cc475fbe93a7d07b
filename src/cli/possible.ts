// What is possible in a phase, in lines: purchases with prices, moves by space and kind of unit, placements. Guided entry
// shows it; programs get the same as data.

import { cashOf, costOf, evolve, type GameState, legal, lendable, type Offer, spaceAt } from '../engine/index.ts';
import { list } from '../i18n/format.ts';
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

const moneyLine = (desk: Desk, { game }: Table): readonly string[] => {
  const { state } = game.replay;
  return [desk.t('turn-money', { ipc: cashOf(state, state.turn.power) })];
};

/** Units with what a power pays for them. */
export const pricesOf = (desk: Desk, { ruleset, game, words }: Table, power: Power): string => {
  const prices = ruleset.board.roster.map(
    (type) => `${words.unit(type)} ${costOf(ruleset, game.replay.state, power, type)}`,
  );
  return desk.t('turn-prices', { prices: prices.join(', ') });
};

/** Units with their prices, and what there is to spend. */
const priceLines = (desk: Desk, table: Table): readonly string[] => [
  ...moneyLine(desk, table),
  pricesOf(desk, table, table.game.replay.state.turn.power),
];

const targetText = (desk: Desk, { words }: Table, offers: readonly Offer[], to: SpaceId): string => {
  const aims = [...new Set(offers.filter((offer) => offer.to === to).map(({ aim }) => aim))].flatMap((aim) =>
    aim === 'move' ? [] : [desk.t(`turn-aims-${aim}`)],
  );
  return aims.length === 0 ? words.code(to) : `${words.code(to)} (${aims.join(', ')})`;
};

/** Moves by space and kind of unit, each with the codes of where it can go; fights first. */
const moveLines = (desk: Desk, table: Table, stage: Stage): readonly string[] => {
  const offers = legal(table.ruleset, entered(table, stage)).filter(
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
      `  ${table.words.units({ [first.type]: most })}, ${table.words.space(first.space)} (${table.words.code(first.space)}): ${targets.join(', ')}`,
    ];
  });
};

/** Territories where the power has an industrial complex. */
const placeLines = ({ ruleset, game, words }: Table): readonly string[] => {
  const { state } = game.replay;
  const { power, purchased } = state.turn;
  const complexes = ruleset.board.spaces.filter(({ id }) => {
    const { control, units } = spaceAt(state, id);
    return control === power && units.some(({ type }) => type === 'industrial-complex');
  });
  if (countEntries(purchased).length === 0) return [];
  return [
    `  ${words.units(purchased)}: ${list(
      words.language,
      complexes.map(({ id }) => `${words.space(id)} (${words.code(id)})`),
    )}`,
  ];
};

/** Units of allies that can be taken over, by place. */
const lentLines = ({ ruleset, game, words }: Table): readonly string[] =>
  lendable(ruleset, game.replay.state, game.replay.state.turn.power).flatMap(({ space, units }) =>
    units.map(
      ({ power, type, ids }) =>
        `  ${words.units({ [type]: ids.length })} (${words.power(power)}), ${words.space(space)} (${words.code(space)})`,
    ),
  );

/** Phases in which a turn is entered; battles are fought between them. */
export type Stage = Extract<
  Phase,
  'research' | 'purchase' | 'combat-move' | 'combat-move/2' | 'noncombat-move' | 'lend-lease' | 'place'
>;

/** What is possible at a stage of the turn. */
export const possibleLines = (desk: Desk, table: Table, stage: Stage): readonly string[] => {
  if (stage === 'research') {
    const isFree = table.game.replay.state.options.technology === 'free-roll';
    return isFree
      ? [desk.t('turn-free-die')]
      : [desk.t('turn-die', { ipc: table.ruleset.research.dieCost }), ...moneyLine(desk, table)];
  }
  const lines =
    stage === 'purchase'
      ? priceLines(desk, table)
      : stage === 'place'
        ? placeLines(table)
        : stage === 'lend-lease'
          ? lentLines(table)
          : moveLines(desk, table, stage);
  return lines.length === 0 ? [desk.t('turn-nothing-possible')] : [desk.t('turn-possible'), ...lines];
};
