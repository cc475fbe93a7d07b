// What the planner offers is what the rules take, and nothing else: against a count of its own over all ways there
// are.

import fc from 'fast-check';
import { expect } from 'vitest';
import { type Ground, groupsIn, positionsOf, reachOf, whyNot } from '../../../src/clerk/index.ts';
import type { GameState } from '../../../src/engine/index.ts';
import type { Ruleset } from '../../../src/rulesets/index.ts';
import { positions } from '../../support/wild-positions.ts';
import { countedWay, isTaken } from './counting.ts';

const groundIn = (ruleset: Ruleset, state: GameState): Ground | undefined => {
  const { power } = state.turn;
  const { stages } = positionsOf(ruleset, state, power, []);
  // Where battles wait from the turn before, what comes behind them is another position than this one.
  const stage = stages.find(({ base }) => base === state);
  return stage && { ruleset, power, stage };
};

/** Kinds that go alone by one way; carriers take their planes along or leave them, which is more than one way. */
const COUNTED = ['infantry', 'armor', 'aa-gun', 'artillery', 'fighter', 'submarine', 'transport', 'battleship'];

/**
 * Holds what is offered in so many positions at random, to whatever space, against the count; how often it was offered
 * and how often refused.
 */
export const holdOffers = (ruleset: Ruleset, runs: number): { readonly offered: number; readonly refused: number } => {
  let [offered, refused] = [0, 0];
  fc.assert(
    fc.property(positions, fc.nat(), (position, seed) => {
      const state = position(ruleset);
      const ground = groundIn(ruleset, state);
      if (ground === undefined) return;
      const { power, stage } = ground;
      const own = ruleset.board.spaces.flatMap(({ id }) =>
        groupsIn(ground, id).flatMap((group) =>
          COUNTED.includes(group.type) && group.aboard === 'no' ? [{ id, group }] : [],
        ),
      );
      for (let at = 0; at < Math.min(4, own.length); at += 1) {
        const picked = own[(seed + at * 31) % own.length];
        if (picked === undefined) continue;
        const { id, group } = picked;
        const { domain } = ruleset.board.units[group.type];
        const cargo = domain === 'sea' ? { cargo: group.cargo } : {};
        const chosen = { space: id, units: { [group.type]: 1 }, ...cargo };
        const targets = reachOf(ground, chosen);
        const ends = new Set(
          targets
            .filter(({ doing, open, moves }) => doing !== 'board' && open.length === 0 && moves.length === 1)
            .map(({ to }) => to),
        );
        const near = ruleset.board.spaces.filter(({ id: other }) => other !== id && state.slots.has(other));
        // Of all spaces some, for planes have hundreds of ways; of those nearby all.
        const asked = near.filter(
          ({ id: to, adjacent }, index) => adjacent.includes(id) || ends.has(to) || (index + seed) % 12 === 0,
        );
        for (const { id: to } of asked) {
          if (domain === 'air' && !ends.has(to) && (seed + to.length) % 3 !== 0) continue;
          const way = countedWay(ruleset, state, power, stage.phase, id, group.type, to, cargo.cargo);
          const told = { from: id, to, type: group.type, phase: stage.phase };
          if (ends.has(to)) {
            offered += 1;
            const target = targets.find((each) => each.to === to);
            expect({ ...told, taken: isTaken(ruleset, state, power, stage.phase, target?.moves ?? []) }).toEqual({
              ...told,
              taken: true,
            });
            continue;
          }
          refused += 1;
          expect({ ...told, way }).toEqual({ ...told, way: undefined });
          if (!targets.some((target) => target.to === to))
            expect({ ...told, why: whyNot(ground, chosen, to).length > 0 }).toEqual({ ...told, why: true });
        }
      }
    }),
    { numRuns: runs, seed: 20261126 },
  );
  return { offered, refused };
};
