// Positions for tests, written the way players write forces: `{ 'ukraine-ssr': { germany: '3 inf 1 arm' } }`. They are
// set up through the same door as a real game, an opening order with an agreed position.

import { decide, evolve, type GameState, type OpenGame, unopened } from '../../src/engine/index.ts';
import { type Options, type Ruleset, secondEdition, usualOptions } from '../../src/rulesets/index.ts';
import {
  isAhead,
  type Phase,
  POWERS,
  type Power,
  type SpaceId,
  type Technology,
  type UnitCounts,
  type UnitType,
} from '../../src/vocab/index.ts';

const ABBREVIATIONS: { readonly [word: string]: UnitType } = {
  inf: 'infantry',
  arm: 'armor',
  ftr: 'fighter',
  bmb: 'bomber',
  aa: 'aa-gun',
  ic: 'industrial-complex',
  trn: 'transport',
  sub: 'submarine',
  car: 'carrier',
  bb: 'battleship',
  art: 'artillery',
};

/** A force such as `3 inf 1 arm`; an empty text is no units. */
export const force = (text: string): UnitCounts => {
  const counts: { [type in UnitType]?: number } = {};
  const words = text.split(/\s+/).filter((word) => word !== '');
  for (let i = 0; i < words.length; i += 2) {
    const type = ABBREVIATIONS[words[i + 1] ?? ''];
    if (type === undefined) throw new Error(`"${words[i + 1]}" is no unit.`);
    counts[type] = (counts[type] ?? 0) + Number(words[i]);
  }
  return counts;
};

/** Units by space and power. */
export type Forces = { readonly [space: SpaceId]: { readonly [power in Power]?: string } };

/** A ship with something aboard; neither the ship nor its load stands in `units`. */
export interface Laden {
  readonly space: SpaceId;
  readonly power: Power;
  readonly ship: 'transport' | 'carrier';
  readonly units: { readonly [power in Power]?: string };
}

export interface Given {
  readonly power: Power;
  readonly units?: Forces;
  /** `start`: the printed set-up with the spaces in `units` replaced. Else a board without units. */
  readonly position?: 'empty' | 'start';
  readonly round?: number;
  readonly phase?: Phase;
  readonly control?: { readonly [space: SpaceId]: Power | null };
  readonly cargo?: readonly Laden[];
  readonly treasury?: { readonly [power in Power]?: number };
  readonly technology?: { readonly [power in Power]?: Technology[] };
  readonly options?: Partial<Options>;
  readonly ruleset?: Ruleset;
}

const groups = (units: { readonly [power in Power]?: string }) =>
  POWERS.flatMap((power) => {
    const text = units[power];
    return text === undefined ? [] : [{ power, units: force(text) }];
  });

/**
 * The state at the start of a power's turn, or at the start of a later phase of it in which nothing has happened yet.
 */
export const positionOf = (given: Given): GameState => {
  const ruleset = given.ruleset ?? secondEdition;
  const { board } = ruleset;
  const named = given.units ?? {};
  const printed = given.position === 'start' ? board.setup.filter(({ space }) => named[space] === undefined) : [];
  const written = Object.entries(named).flatMap(([space, units]) => groups(units).map((one) => ({ space, ...one })));
  const laden = (given.cargo ?? []).map(({ space, power, ship }) => ({
    space,
    power,
    units: force(ship === 'carrier' ? '1 car' : '1 trn'),
  }));
  const land = board.spaces.filter(({ id, kind }) => kind === 'land' && !board.closed.includes(id));
  const order: OpenGame = {
    type: 'open-game',
    title: 'A position',
    board: board.id,
    ruleset: ruleset.id,
    version: ruleset.version,
    options: { ...usualOptions(ruleset), ...given.options },
    players: POWERS.map((power) => ({ id: power, name: power, powers: [power], role: 'player' as const })),
    dice: { source: 'recorded' },
    purpose: 'demonstration',
    start: {
      round: given.round ?? 2,
      power: given.power,
      control: { ...Object.fromEntries(land.map(({ id, originalOwner }) => [id, originalOwner])), ...given.control },
      units: [...printed.map(({ space, power, units }) => ({ space, power, units })), ...written, ...laden],
      cargo: (given.cargo ?? []).map(({ units, ...ship }) => ({ ...ship, units: groups(units) })),
      treasury: given.treasury ?? {},
      technology: given.technology ?? {},
    },
  };
  const opened = decide(ruleset, unopened(), order);
  if (!opened.ok) throw new Error(`The position is impossible: ${JSON.stringify(opened.error)}`);
  let state = opened.value.events.reduce(evolve, unopened());
  for (const phase of ruleset.phases) {
    const due =
      isAhead(ruleset.phases, state.turn.phase, phase.id) &&
      !isAhead(ruleset.phases, given.phase ?? state.turn.phase, phase.id);
    if (due) state = evolve(state, { type: 'phase-began', phase: phase.id });
  }
  return state;
};
