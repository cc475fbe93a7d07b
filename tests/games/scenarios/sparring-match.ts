// Whole honest games: sparring players, plain heuristics with whims and dice from seeds, from the printed set-up to
// the end. Nobody touched the dice: another seed is another game.

import { enhancedRealism, europe1999, linked2001, pacific2001, secondEdition } from '../../../src/rulesets/index.ts';
import type { Power } from '../../../src/vocab/index.ts';
import { Scenario, type Setting } from '../scenario.ts';
import { sparOn } from '../spar.ts';

/** A game that is not decided by then would not be shown. */
const MOST_ROUNDS = 40;

const AXIS: Power[] = ['germany', 'japan'];

/** The players beside the first, each with powers of his own. */
const OTHERS = [
  ['grey', 'Grey'],
  ['amber', 'Amber'],
] as const;

/**
 * @param seed of the players' whims; the dice follow from the lines themselves
 * @param others the powers of each player but the first, who has what is left
 */
const matchOf = (
  setting: Pick<Setting, 'slug' | 'title' | 'day' | 'ruleset'>,
  seed: number,
  ...others: readonly Power[][]
): Scenario => {
  const { turnOrder } = setting.ruleset ?? secondEdition;
  const taken = others.length === 0 ? [AXIS] : others;
  const first = turnOrder.filter((power) => !taken.flat().includes(power));
  const seat = (id: string, name: string, powers: Power[]) =>
    ({ id, name: `${name} (sparring player)`, powers, role: 'player' }) as const;
  const rest = OTHERS.slice(0, taken.length).map(([id, name], at) => seat(id, name, taken[at] ?? []));
  return sparOn(
    new Scenario({ ...setting, source: 'local', players: [seat('red', 'Red', first), ...rest] }),
    seed,
    ({ state }) => state.round <= MOST_ROUNDS,
  );
};

/** To a military victory. */
export const sparringMatch = (seed: number = 24): Scenario =>
  matchOf({ slug: 'sparring-match', title: `Sparring match, seed ${seed}`, day: '2025-11-03' }, seed);

/** Under Enhanced Realism, where a war ends when one side gives up. */
export const realismMatch = (seed: number = 31): Scenario =>
  matchOf(
    {
      slug: 'realism-match',
      title: `Enhanced Realism, sparring match, seed ${seed}`,
      day: '2026-01-05',
      ruleset: enhancedRealism,
    },
    seed,
  );

/** Under Europe (1999): Germany alone against three, to the fall of a capital that decides. */
export const europeMatch = (seed: number = 3): Scenario =>
  matchOf(
    { slug: 'europe-match', title: `Europe, sparring match, seed ${seed}`, day: '2026-02-02', ruleset: europe1999 },
    seed,
    ['germany'],
  );

/** Under Pacific (2001): Japan alone against three, to points, a capital or a starved Japan. */
export const pacificMatch = (seed: number = 5): Scenario =>
  matchOf(
    { slug: 'pacific-match', title: `Pacific, sparring match, seed ${seed}`, day: '2026-03-02', ruleset: pacific2001 },
    seed,
    ['japan'],
  );

/** The linked war: three sides on two boards, until no theatre is open. */
export const linkedMatch = (seed: number = 24): Scenario =>
  matchOf(
    {
      slug: 'linked-match',
      title: `The linked war, sparring match, seed ${seed}`,
      day: '2026-03-02',
      ruleset: linked2001,
    },
    seed,
    ['germany'],
    ['japan'],
  );
