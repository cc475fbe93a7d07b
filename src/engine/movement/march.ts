// One move of an order, whatever its kind. A march of several types is made type by type along the same path: troops,
// then ships, then planes, so that fighters find their carrier at the end of it.

import { hasTrait } from '../../board/index.ts';
import type { Ruleset } from '../../rulesets/index.ts';
import { countEntries, type SpaceId, type Trait, type UnitType } from '../../vocab/index.ts';
import type { March, Move } from '../orders/move.ts';
import { refuseKeptOut } from '../phases/peace.ts';
import { refuseBarred, refuseDecided } from '../phases/theatres.ts';
import { spaceAt } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import { marchAir } from './air.ts';
import { marchLand } from './land.ts';
import { load } from './load.ts';
import type { Making } from './making.ts';
import { setPatrol } from './patrol.ts';
import { marchSea } from './sea.ts';
import { refuseShutIn } from './shut-in.ts';
import { goesOnRaids } from './sorties.ts';
import { unload } from './unload.ts';
import { endOf, onBoard } from './way.ts';

const ORDER = ['land', 'sea', 'air', 'facility'] as const;

/** The trait that units need to move in this phase, if it asks for one. */
export const moversOf = (ruleset: Ruleset, state: GameState): Trait | undefined =>
  ruleset.phases.find(({ id }) => id === state.turn.phase)?.movers;

/** Own planes of a type that are at the end of the way aboard ships of this move. */
const cameAlong = ({ course, power, at, movedAt }: Making, { path }: March, type: UnitType): number =>
  spaceAt(course.state, endOf(path)).units.filter(
    (unit) =>
      unit.power === power && unit.type === type && unit.aboard !== undefined && movedAt.get(unit.aboard) === at,
  ).length;

const march = (making: Making, order: March): void => {
  const { course, at, phase } = making;
  const { board } = course.ruleset;
  const { units } = board;
  if (!onBoard(making, [...order.path, ...(order.land === undefined ? [] : [order.land])])) return;
  const types = [...countEntries(order.units)].sort(
    ([a], [b]) => ORDER.indexOf(units[a].domain) - ORDER.indexOf(units[b].domain),
  );
  const movers = moversOf(making.course.ruleset, making.course.state);
  const raids = order.mission === 'raid' && phase === 'combat';
  const marchType = (type: UnitType, count: number): void => {
    if (order.mission === 'patrol') return setPatrol(making, order, type, count);
    const { domain } = units[type];
    if (movers !== undefined && !hasTrait(board, type, movers))
      return course.refuse('not-in-second-move', { unit: type }, at);
    if (domain === 'facility') return course.refuse('unit-never-moves', { unit: type }, at);
    if (raids && !goesOnRaids(course.ruleset, type)) return course.refuse('raid-needs-bombers', { unit: type }, at);
    if (domain === 'land') return marchLand(making, order, type, count);
    if (domain === 'sea') return marchSea(making, order, type, count);
    // Planes aboard a carrier that takes them along have come with it.
    const left = count - cameAlong(making, order, type);
    if (left > 0) marchAir(making, order, type, left);
  };
  for (const [type, count] of types) marchType(type, count);
};

/** Every space a move has to do with. */
export const spacesOf = (move: Move): readonly SpaceId[] => {
  if (move.kind === 'march') return move.path;
  return move.kind === 'load' ? [move.from, move.zone] : [move.zone, move.to];
};

/** The spaces a move enters. */
export const enteredBy = (move: Move): readonly SpaceId[] => {
  if (move.kind === 'march') return move.path.slice(1);
  return move.kind === 'load' ? [] : [move.to];
};

/** Makes a move against the position after those before it, or refuses it for every reason there is. */
const makeMove = (making: Making, move: Move): void => {
  const { course, power, phase, at } = making;
  const [[first] = []] = countEntries(move.units);
  if (phase === 'combat' && first !== undefined && refuseDecided(course, power, spacesOf(move), first, at)) return;
  const end = enteredBy(move).at(-1);
  if (phase === 'combat' && first !== undefined && end !== undefined && refuseBarred(course, power, end, first, at))
    return;
  if (phase === 'noncombat' && first !== undefined && refuseShutIn(course, power, spacesOf(move), first, at)) return;
  if (first !== undefined && refuseKeptOut(course, power, enteredBy(move), first, at)) return;
  if (move.kind !== 'march' && moversOf(making.course.ruleset, making.course.state) !== undefined) {
    for (const [unit] of countEntries(move.units)) making.course.refuse('not-in-second-move', { unit }, making.at);
    return;
  }
  switch (move.kind) {
    case 'march':
      return march(making, move);
    case 'load':
      return load(making, move);
    case 'unload':
      return unload(making, move);
  }
};

/** Makes the moves of an order one after the other. */
export const makeMoves = (making: Making, moves: readonly Move[]): void => {
  moves.forEach((move, index) => {
    making.at = `moves/${index}`;
    makeMove(making, move);
  });
};
