// The exact odds of a battle whose rows of fire come one after the other. What stands is a number of each group on both
// sides; every row is worked through with all its dice can show. Rounds that the plans tell apart are fought one by
// one; from there on all are alike, and rounds without effect are taken out by dividing by what they leave. Of a
// landing whose ships can be hit the first round is worked through apart (`landing.ts`).

import type { Battle, Group } from './battle.ts';
import { summedUp } from './books.ts';
import { type Landed, land } from './landing.ts';
import type { Outcome } from './outcome.ts';
import { landingRowsOf, type RowProgram, type RowRules, rowProgramOf, type Sort, type Step } from './row-program.ts';
import { rowSideOf } from './row-side.ts';
import { Work } from './row-work.ts';
import { type Victims, victimsOf } from './victims.ts';

/** Pairs of strengths that are worked out in bearable time; the work grows faster than their number. */
export const MOST_PAIRS = 40_000;
/** Books of a battle times pairs of strengths. */
const MOST_BOOKED = 6 * MOST_PAIRS;

/** Rounds that must be fought one by one: the first, and those that the plans name. */
export const roundsApart = ({ fought, leaving, defender }: Battle): number =>
  Math.max(
    1,
    (leaving.after ?? 0) - fought,
    (leaving.dangerFrom ?? 0) - 1 - fought,
    (defender.leaves?.after ?? 0) - fought,
  );

/** Groups of a landing once the troops are ashore: it no longer matters which ship they came on. */
const ashore = (groups: readonly Group[]): readonly Group[] => {
  const merged: Group[] = [];
  for (const { on: _, ...group } of groups) {
    const last = merged.at(-1);
    const alike = last?.type === group.type && last.owner === group.owner && last.need === group.need;
    if (last !== undefined && alike) merged[merged.length - 1] = { ...last, count: last.count + group.count };
    else merged.push(group);
  }
  return merged;
};

/** Numbers of groups as those of the same groups put together. */
const mergedCounts = (groups: readonly Group[], merged: readonly Group[], counts: readonly number[]): number[] => {
  let from = 0;
  return merged.map(({ count }) => {
    let [whole, left] = [0, 0];
    while (whole < count) {
      whole += groups[from]?.count ?? 0;
      left += counts[from] ?? 0;
      from += 1;
    }
    return left;
  });
};

const sortsOn = ({ first, later }: RowProgram, fires: Step['fires']): readonly Sort[] =>
  [first, later].flatMap(({ atOnce, together }) =>
    [...atOnce, ...together]
      .filter((step) => step.fires === fires)
      .flatMap(({ shots }) => shots.flatMap(({ sorts }) => sorts)),
  );

const same = <T>(rows: readonly (readonly T[])[]): readonly (readonly T[])[] => [
  ...new Map(rows.map((row) => [row.join(), row])).values(),
];

const countsOf = (groups: readonly Group[]): readonly number[] => groups.map(({ count }) => count);

/** Both forces as they are, where no landing's first round lies before the others. */
const wholeForces = ({ attacker, defender }: Battle): Landed => ({
  chance: 1,
  attackers: countsOf(attacker.groups),
  defenders: countsOf(defender.groups),
  sunk: 0,
});

/** What the first round of a landing leaves. */
const firstRound = (
  rules: RowRules,
  battle: Battle,
  ships: readonly Group[],
  below: Victims,
): readonly Landed[] | undefined => {
  const rows = landingRowsOf(rules, battle);
  const { attacker, defender } = battle;
  const above = victimsOf(
    { ...attacker, groups: [...attacker.groups, ...ships] },
    { side: 'attack', spot: attacker.groups.length, picks: defender.picks ?? [], roster: rules.board.roster },
  );
  return rows === undefined ? undefined : land(battle, rows, above, below);
};

/** How many books a battle may come to: for each loss of ships one, times the numbers of planes that may leave. */
const booksOf = (starts: readonly Landed[], groups: readonly Group[], parts: 'planes-leave' | 'together'): number => {
  const sunk = new Set(starts.map((one) => one.sunk)).size;
  const flights = groups.reduce((product, { domain, count }) => product * (domain === 'air' ? count + 1 : 1), 1);
  return sunk * (parts === 'planes-leave' ? flights : 1);
};

/**
 * The exact odds of a battle by rows.
 *
 * @returns undefined where its steps are such as it does not know, or more than `MOST_PAIRS` of strengths can come up
 */
export const solveRows = (rules: RowRules, battle: Battle): Outcome | undefined => {
  const { attacker, defender, ships } = battle;
  const { roster } = rules.board;
  const groups = ships === undefined ? attacker.groups : ashore(attacker.groups);
  const program = rowProgramOf(rules, battle, groups);
  if (program === undefined) return undefined;
  const victims = {
    attack: victimsOf(
      { ...attacker, groups },
      { side: 'attack', spot: groups.length, picks: defender.picks ?? [], roster },
    ),
    defence: victimsOf(defender, {
      side: 'defence',
      spot: defender.groups.length,
      picks: attacker.picks ?? [],
      roster,
    }),
  };
  const landed = ships === undefined ? [wholeForces(battle)] : firstRound(rules, battle, ships, victims.defence);
  if (landed === undefined) return undefined;
  const starts = landed.map((one) => ({ ...one, attackers: mergedCounts(attacker.groups, groups, one.attackers) }));
  const parts = battle.leaving.apart === 'planes' ? 'planes-leave' : 'together';
  const above = rowSideOf(groups, victims.attack, {
    from: same(starts.map(({ attackers }) => attackers)),
    sorts: sortsOn(program, 'defence'),
    parts,
    most: MOST_PAIRS,
  });
  const below = rowSideOf(defender.groups, victims.defence, {
    from: same(starts.map(({ defenders }) => defenders)),
    sorts: sortsOn(program, 'attack'),
    parts: 'together',
    most: MOST_PAIRS,
  });
  if (above === undefined || below === undefined) return undefined;
  const pairs = above.size * below.size;
  if (pairs > MOST_PAIRS || pairs * booksOf(starts, groups, parts) > MOST_BOOKED) return undefined;

  const work = new Work(battle, above, below);
  const nobodyGone = groups.map(() => 0);
  for (const { attackers, defenders, sunk, chance } of starts)
    work.begin({ sunk, flown: nobodyGone }, above.find(attackers), below.find(defenders), chance);
  const last = battle.fought + roundsApart(battle);
  for (let round = battle.fought + 1; round <= last; round += 1) {
    if (round === 1 && ships !== undefined) work.settle(1);
    else work.fightApart(round === 1 ? program.first : program.later, round);
  }
  work.fightOn(program.later);
  const isFought = attacker.groups.length > 0 && defender.groups.length > 0;
  const rounds = work.rounds + (ships !== undefined && isFought ? 1 : 0);
  return { ...summedUp(battle, work.books, above, below, rounds), rests: { kind: 'picks' } };
};
