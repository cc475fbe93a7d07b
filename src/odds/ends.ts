// The ends of a battle: how likely each pair of rungs is as the last one. Rounds that the plans tell apart are fought
// one by one; from there on all rounds are alike, so each pair is visited once, in an order in which nothing leads
// back, and rounds without effect are taken out by dividing by what they leave. No die is thrown anywhere.

import type { Battle } from './battle.ts';
import { hitsOf } from './fire.ts';
import { type Ladder, ladderOf } from './ladder.ts';
import { type AskAfter, askAfter } from './leaving.ts';
import { real, reals, whole } from './lists.ts';
import { isSubmarine, type Ways } from './rungs.ts';
import { type Volley, volleyOf } from './volley.ts';

/** Chances of all pairs of rungs: attackers' rung times the defenders' number of rungs, plus the defenders' rung. */
export interface Ends {
  /** Fought to the end, one side or both gone. */
  readonly fought: Float64Array;
  /** The attacker left the battle; undefined if he never can. */
  readonly left: Float64Array | undefined;
  /** Rounds to be expected, those fought before not counted. */
  readonly rounds: number;
}

/** A round later than any that a plan names. */
const LATER = Number.MAX_SAFE_INTEGER;

const hasSubmarines = (battle: Battle, side: 'attacker' | 'defender'): boolean => battle[side].groups.some(isSubmarine);

/** The ladders of both sides of a battle. */
export const laddersOf = (battle: Battle): { readonly attacker: Ladder; readonly defender: Ladder } => {
  const { luck, marked, opening } = battle;
  const shipsHit = (by: 'attacker' | 'defender'): Ways['shipsHit'] => (hasSubmarines(battle, by) ? 'yes' : 'no');
  const shots = opening.shotsAt === 'land-unit' ? 'land' : 'all';
  return {
    attacker: ladderOf(battle.attacker, {
      luck,
      shipsHit: shipsHit('defender'),
      opening: opening.guns.length > 0 ? 'planes' : 'nobody',
      marked: [],
    }),
    defender: ladderOf(battle.defender, {
      luck,
      shipsHit: shipsHit('attacker'),
      opening: opening.shots > 0 ? shots : 'nobody',
      marked,
    }),
  };
};

/** A battle being worked out. */
interface Work {
  readonly attacker: Ladder;
  readonly defender: Ladder;
  readonly volley: Volley;
  readonly after: AskAfter;
  readonly firstShot: Battle['firstShot'];
  /** What left the battle; undefined where nobody can. */
  readonly left: Float64Array | undefined;
  rounds: number;
}

const add = (chances: Float64Array, at: number, chance: number): void => {
  chances[at] = real(chances, at) + chance;
};

/** True if the battle is over on a pair of rungs. */
const isOver = ({ attacker, defender }: Work, a: number, d: number): boolean =>
  whole(attacker.left, a) === 0 || whole(defender.left, d) === 0;

/** Where the opening leads a side: a chance for each rung. */
const afterOpening = (ladder: Ladder, hits: Float64Array, from: number): Float64Array => {
  const chances = reals(ladder.size);
  let rung = from;
  for (const chance of hits) {
    add(chances, rung, chance);
    rung = whole(ladder.opening, rung);
  }
  return chances;
};

/** The chances of all pairs before round 1, guns and shots included. */
const startOf = ({ attacker, defender }: Work, { opening, luck }: Battle): Float64Array => {
  const start = reals(attacker.size * defender.size);
  if (opening.guns.length === 0 && opening.shots === 0) {
    start[defender.unmarked] = 1;
    return start;
  }
  const planes = whole(attacker.planes, 0);
  const flak = opening.guns.map((guns) => ({ dice: guns * planes, need: opening.gunNeed }));
  const shots = [{ dice: opening.shots, need: opening.shotNeed }];
  const above = afterOpening(attacker, hitsOf(flak, luck), 0);
  const below = afterOpening(defender, hitsOf(shots, luck), defender.unmarked);
  for (let a = 0; a < attacker.size; a += 1) {
    const chance = real(above, a);
    if (chance === 0) continue;
    for (let d = 0; d < defender.size; d += 1) start[a * defender.size + d] = chance * real(below, d);
  }
  return start;
};

/** Moves what stands on a pair after a round to where it goes on or ends. @returns whether it goes on from here */
const settle = (work: Work, chances: Float64Array, a: number, d: number, round: number): 'here' | 'elsewhere' => {
  if (work.left === undefined) return 'here';
  const columns = work.defender.size;
  const at = a * columns + d;
  const chance = real(chances, at);
  const next = work.after(a, d, round);
  const to = next.attacker * columns + next.defender;
  if (next.what === 'goes-on' && to === at) return 'here';
  chances[at] = 0;
  add(next.what === 'over' ? work.left : chances, to, chance);
  return 'elsewhere';
};

/** Moves everything on that is not over, after a round that is told apart from others. */
const settleAll = (work: Work, chances: Float64Array, round: number): void => {
  const columns = work.defender.size;
  for (let a = 0; a < work.attacker.size; a += 1) {
    for (let d = 0; d < columns; d += 1) {
      if (real(chances, a * columns + d) > 0 && !isOver(work, a, d)) settle(work, chances, a, d, round);
    }
  }
};

/**
 * One whole round from a pair of rungs.
 *
 * @param fires the defenders' rung that fires back where some are marked, else the same as `d`
 */
const fightFrom = (work: Work, a: number, d: number, fires: number, chance: number, out: Float64Array): void => {
  const { attacker, defender, volley } = work;
  const shot = attacker.torpedoes;
  const most = work.firstShot === 'every-round' ? whole(shot.most, a) : 0;
  const row = a * shot.width;
  let standing = d;
  for (let hits = 0; hits <= most; hits += 1) {
    const sunk = whole(defender.ship, standing);
    const isLast = hits === most || sunk === standing;
    const weight = chance * (isLast ? real(shot.tail, row + hits) : real(shot.chance, row + hits));
    if (whole(defender.left, standing) === 0 && fires === d) add(out, a * defender.size + standing, weight);
    else {
      volley.aim(a, standing, fires === d ? standing : fires);
      volley.fire(weight, out);
    }
    if (isLast) return;
    standing = sunk;
  }
};

/** One round that is told apart from others. @param marks whether some of the defenders fire for the last time */
const fightApart = (work: Work, now: Float64Array, marks: 'yes' | 'no'): Float64Array => {
  const { attacker, defender } = work;
  const columns = defender.size;
  const next = reals(now.length);
  for (let a = 0; a < attacker.size; a += 1) {
    for (let d = 0; d < columns; d += 1) {
      const chance = real(now, a * columns + d);
      if (chance === 0) continue;
      // Those marked by a shot are no targets any more, but they fire.
      const fires = marks === 'yes' ? 0 : d;
      if (isOver(work, a, fires)) {
        add(next, a * columns + d, chance);
        continue;
      }
      work.rounds += chance;
      fightFrom(work, a, d, fires, chance, next);
    }
  }
  return next;
};

/** What the first shot of the attackers' submarines leads to, those shots left out that sink nothing. */
const shootFirst = (work: Work, a: number, d: number, visits: number, half: Float64Array): void => {
  const { attacker, defender } = work;
  const shot = attacker.torpedoes;
  const most = whole(shot.most, a);
  const row = a * shot.width;
  let standing = d;
  for (let hits = 1; hits <= most; hits += 1) {
    const sunk = whole(defender.ship, standing);
    if (sunk === standing) return;
    standing = sunk;
    const isLast = hits === most || whole(defender.ship, standing) === standing;
    add(
      half,
      a * defender.size + standing,
      visits * (isLast ? real(shot.tail, row + hits) : real(shot.chance, row + hits)),
    );
    if (isLast) return;
  }
};

/**
 * Fights on until only what is over is left of `now`, all rounds being alike. `half` is what stands between the first
 * shot and the fire of all others.
 */
const fightOn = (work: Work, now: Float64Array, half: Float64Array | undefined): void => {
  const { attacker, defender, volley } = work;
  const columns = defender.size;
  const shot = attacker.torpedoes;
  for (let a = 0; a < attacker.size; a += 1) {
    const shoots = half !== undefined && whole(shot.most, a) > 0;
    for (let d = 0; d < columns; d += 1) {
      const at = a * columns + d;
      const between = half === undefined ? 0 : real(half, at);
      if (real(now, at) === 0 && between === 0) continue;
      if (isOver(work, a, d)) {
        add(now, at, between);
        continue;
      }
      const same = volley.aim(a, d, d);
      if (between > 0) volley.fire(between, now);
      if (settle(work, now, a, d, LATER) === 'elsewhere') continue;
      const misses = shoots && whole(defender.ship, d) !== d ? real(shot.chance, a * shot.width) : 1;
      const stays = misses * same;
      const coming = real(now, at);
      if (stays >= 1) {
        // Nobody can hurt anybody, and nobody may leave.
        if (work.left !== undefined) add(work.left, at, coming);
        now[at] = 0;
        continue;
      }
      const visits = coming / (1 - stays);
      work.rounds += visits;
      volley.fire(visits * misses, now);
      now[at] = 0;
      if (half !== undefined) shootFirst(work, a, d, visits, half);
    }
  }
};

/** Rounds that must be fought one by one, for the plans name them or the first is not like the others. */
const roundsApart = ({ opening, marked, fought, leaving }: Battle, { after }: Work): number => {
  const named = Math.max(0, (leaving.after ?? 0) - fought, (leaving.dangerFrom ?? 0) - 1 - fought);
  if (named > 0) return named;
  if (opening.guns.length > 0 || opening.shots > 0 || marked.some((count) => count > 0)) return 1;
  const next = after(0, 0, LATER);
  return next.what === 'goes-on' && next.attacker === 0 && next.defender === 0 ? 0 : 1;
};

/** True if the plans or want of a target can end it early; at sea two sides may be left that cannot hurt each other. */
const canAnybodyLeave = ({ kind, leaving, attacker }: Battle): boolean => {
  if (kind === 'sea') return true;
  const { exits, after, below, dangerFrom, planesAlone } = leaving;
  const isHarmless = attacker.groups.some(({ need }) => need === 0);
  const wishes = after ?? below ?? dangerFrom;
  return exits !== 'none' && (wishes !== undefined || planesAlone === 'leave' || isHarmless);
};

/** Fights the battle on two ladders made of it. */
export const endsOf = (battle: Battle, attacker: Ladder, defender: Ladder): Ends => {
  const size = attacker.size * defender.size;
  const work: Work = {
    attacker,
    defender,
    volley: volleyOf(attacker, defender),
    after: askAfter(battle, attacker, defender),
    firstShot: battle.firstShot,
    left: canAnybodyLeave(battle) ? reals(size) : undefined,
    rounds: 0,
  };
  let now = startOf(work, battle);
  const last = battle.fought + (isOver(work, 0, 0) ? 0 : roundsApart(battle, work));
  const marks = defender.unmarked > 0 || battle.opening.shots > 0;
  for (let round = battle.fought + 1; round <= last; round += 1) {
    now = fightApart(work, now, marks && round === battle.fought + 1 ? 'yes' : 'no');
    if (round < last) settleAll(work, now, round);
  }
  const shoots = battle.firstShot === 'every-round' && hasSubmarines(battle, 'attacker');
  fightOn(work, now, shoots ? reals(size) : undefined);
  return { fought: now, left: work.left, rounds: work.rounds };
};
