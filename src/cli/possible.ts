// What is possible in a phase, in lines: purchases with prices, moves by space and kind of unit, placements. Guided entry
// shows it; programs get the same as data.

import { cashOf, costOf, evolve, type GameState, legal, type Offer, spaceAt } from '../engine/index.ts';
import { list } from '../i18n/format.ts';
import { countEntries, isAhead, kindOf, type Phase, type SpaceId } from '../vocab/index.ts';
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

/** Units with their prices, and what there is to spend. */
const priceLines = (desk: Desk, table: Table): readonly string[] => {
  const { ruleset, game, words } = table;
  const { state } = game.replay;
  const { power } = state.turn;
  const prices = ruleset.board.roster.map((type) => `${words.unit(type)} ${costOf(ruleset, state, power, type)}`);
  return [...moneyLine(desk, table), desk.t('turn-prices', { prices: prices.join(', ') })];
};

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

/** Phases in which a turn is entered; battles are fought between them. */
export type Stage = Extract<
  Phase,
  'research' | 'purchase' | 'combat-move' | 'combat-move/2' | 'noncombat-move' | 'place'
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
        : moveLines(desk, table, stage);
  return lines.length === 0 ? [desk.t('turn-nothing-possible')] : [desk.t('turn-possible'), ...lines];
};
