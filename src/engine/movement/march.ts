// One move of an order, whatever its kind. A march of several types is made type by type along the same path: troops,
// then ships, then planes, so that fighters find their carrier at the end of it.

import { hasTrait } from '../../board/index.ts';
import { countEntries, type UnitType } from '../../vocab/index.ts';
import type { March, Move } from '../orders/move.ts';
import { marchAir } from './air.ts';
import { marchLand } from './land.ts';
import { load } from './load.ts';
import type { Making } from './making.ts';
import { marchSea } from './sea.ts';
import { unload } from './unload.ts';
import { onBoard } from './way.ts';

const ORDER = ['land', 'sea', 'air', 'facility'] as const;

const march = (making: Making, order: March): void => {
  const { course, at, phase } = making;
  const { board } = course.ruleset;
  const { units } = board;
  if (!onBoard(making, [...order.path, ...(order.land === undefined ? [] : [order.land])])) return;
  const types = [...countEntries(order.units)].sort(
    ([a], [b]) => ORDER.indexOf(units[a].domain) - ORDER.indexOf(units[b].domain),
  );
  const raids = order.mission === 'raid' && phase === 'combat';
  const marchType = (type: UnitType, count: number): void => {
    const { domain } = units[type];
    if (domain === 'facility') return course.refuse('unit-never-moves', { unit: type }, at);
    if (raids && !hasTrait(board, type, 'raids')) return course.refuse('raid-needs-bombers', { unit: type }, at);
    if (domain === 'land') return marchLand(making, order, type, count);
    if (domain === 'sea') return marchSea(making, order, type, count);
    marchAir(making, order, type, count);
  };
  for (const [type, count] of types) marchType(type, count);
};

/** Makes a move against the position after those before it, or refuses it for every reason there is. */
const makeMove = (making: Making, move: Move): void => {
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
