// Positions that no game came to, for what has to hold in any.

import fc from 'fast-check';
import type { GameState } from '../../src/engine/index.ts';
import type { Ruleset } from '../../src/rulesets/index.ts';
import type { Power, SpaceId } from '../../src/vocab/index.ts';
import { type Forces, positionOf } from './position.ts';

/**
 * Positions somewhere between the printed set-up and chaos, for any board: a space and a power stand for their places.
 */
export const positions = fc
  .record({
    power: fc.nat(),
    phase: fc.constantFrom('first' as const, 'noncombat-move' as const),
    treasury: fc.integer({ min: 0, max: 8 }),
    longRange: fc.boolean(),
    moved: fc.array(
      fc.record({
        space: fc.nat(),
        power: fc.nat(),
        land: fc.constantFrom('', '2 inf', '1 arm', '1 arm 1 ftr', '1 inf 1 gun', '1 bmb', '1 ftr'),
        sea: fc.constantFrom('', '1 trn', '1 car', '1 sub 1 trn', '1 bb'),
      }),
      { maxLength: 25 },
    ),
  })
  .map(({ power, phase, treasury, longRange, moved }) => (ruleset: Ruleset): GameState => {
    const { board, turnOrder, options } = ruleset;
    const spaces = board.spaces.filter(({ id }) => !board.closed.includes(id));
    const of = <T>(all: readonly T[], index: number): T => {
      const one = all[index % all.length];
      if (one === undefined) throw new Error('There is nothing to choose from.');
      return one;
    };
    const mover = of(turnOrder, power);
    /** What shoots at planes in one edition fires first in another. */
    const gun = board.roster.includes('aa-gun') ? 'aa' : 'art';
    const control: { [space: SpaceId]: Power } = {};
    const units: { [space: SpaceId]: Forces[string] } = {};
    for (const change of moved) {
      const { id, kind } = of(spaces, change.space);
      const owner = of(turnOrder, change.power);
      if (kind === 'land') control[id] = owner;
      units[id] = { [owner]: kind === 'sea' ? change.sea : change.land.replace('gun', gun) };
    }
    const technology =
      longRange && options.technology !== undefined ? { [mover]: ['long-range-aircraft' as const] } : {};
    return positionOf({
      power: mover,
      ...(phase === 'first' ? {} : { phase }),
      position: 'start',
      control,
      technology,
      treasury: { [mover]: treasury },
      units,
      ruleset,
    });
  });
