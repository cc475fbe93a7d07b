// The exact odds of a battle: how likely each pair of rungs is as its end. Rounds that the plans tell apart are fought
// one by one; from there on all rounds are alike, so each pair is visited once, in an order in which nothing leads back,
// and rounds without effect are taken out by dividing by what they leave. No die is thrown anywhere.

import type { Battle } from './battle.ts';
import { hitsOf } from './fire.ts';
import { type Ladder, ladderOf, type Ways } from './ladder.ts';
import { askAfter } from './leaving.ts';
import { real, whole } from './lists.ts';
import { volleyOf } from './volley.ts';

/** Chances of all pairs of rungs: attackers' rung times the defenders' number of rungs, plus the defenders' rung. */
export interface Ends {
  /** Fought to the end, one side or both gone. */
  readonly fought: Float64Array;
  /** The attacker left the battle. */
  readonly left: Float64Array;
  /** Rounds to be expected, those fought before not counted. */
  readonly rounds: number;
}

/** A round later than any that a plan names. */
const LATER = Number.MAX_SAFE_INTEGER;

const isArmed = (battle: Battle): boolean =>
  battle.attacker.groups.some(({ type, count }) => type === 'submarine' && count > 0);

/** The ladders of both sides of a battle. */
export const laddersOf = (battle: Battle): { readonly attacker: Ladder; readonly defender: Ladder } => {
  const { luck, marked, opening } = battle;
  const firesTorpedoes = (side: 'attacker' | 'defender'): Ways['shipsHit'] =>
    battle[side].groups.some(({ type }) => type === 'submarine') ? 'yes' : 'no';
  return {
    attacker: ladderOf(battle.attacker, {
      luck,
      shipsHit: firesTorpedoes('defender'),
      opening: opening.guns.length > 0 ? 'planes' : 'nobody',
      marked: [],
    }),
    defender: ladderOf(battle.defender, {
      luck,
      shipsHit: firesTorpedoes('attacker'),
      opening: opening.shots === 0 ? 'nobody' : opening.shotsAt === 'land-unit' ? 'land' : 'all',
      marked,
    }),
  };
};

/** Where the opening leads a side: a chance for each rung. */
const afterOpening = (ladder: Ladder, hits: Float64Array, from: number): Float64Array => {
  const chances = new Float64Array(ladder.size);
  let rung = from;
  for (const chance of hits) {
    chances[rung] = real(chances, rung) + chance;
    rung = whole(ladder.opening, rung);
  }
  return chances;
};

/** Rounds that must be fought one by one, for the plans name them or the first is not like the others. */
const roundsApart = (battle: Battle, isLikeOthers: () => boolean): number => {
  const { opening, marked, fought, leaving } = battle;
  const named = Math.max(0, (leaving.after ?? 0) - fought, (leaving.dangerFrom ?? 0) - 1 - fought);
  if (named > 0) return named;
  const apart = opening.guns.length > 0 || opening.shots > 0 || marked.some((count) => count > 0);
  return apart || !isLikeOthers() ? 1 : 0;
};

/** Fights the battle on two ladders made of it. */
export const endsOf = (battle: Battle, attacker: Ladder, defender: Ladder): Ends => {
  const { opening, luck, fought: before } = battle;
  const [rows, columns] = [attacker.size, defender.size];
  const size = rows * columns;
  const fought = new Float64Array(size);
  const left = new Float64Array(size);
  const volley = volleyOf(attacker, defender);
  const after = askAfter(battle, attacker, defender);
  const shootsFirst = battle.firstShot === 'every-round' && isArmed(battle);
  let rounds = 0;

  const planes = whole(attacker.planes, 0);
  const flak = opening.guns.map((guns) => ({ dice: guns * planes, need: opening.gunNeed }));
  const shots = [{ dice: opening.shots, need: opening.shotNeed }];
  const starts = {
    attacker: afterOpening(attacker, hitsOf(flak, luck), 0),
    defender: afterOpening(defender, hitsOf(shots, luck), defender.unmarked),
  };
  let now = new Float64Array(size);
  for (let a = 0; a < rows; a += 1) {
    for (let d = 0; d < columns; d += 1) now[a * columns + d] = real(starts.attacker, a) * real(starts.defender, d);
  }

  /** Moves what stands on a pair after a round to where it goes on or ends. */
  const settle = (chances: Float64Array, a: number, d: number, round: number): boolean => {
    const at = a * columns + d;
    const chance = real(chances, at);
    if (whole(attacker.left, a) === 0 || whole(defender.left, d) === 0) {
      fought[at] = real(fought, at) + chance;
      chances[at] = 0;
      return true;
    }
    const next = after(a, d, round);
    const to = next.attacker * columns + next.defender;
    if (next.what === 'goes-on' && to === at) return false;
    chances[at] = 0;
    if (next.what === 'over') left[to] = real(left, to) + chance;
    else chances[to] = real(chances, to) + chance;
    return true;
  };

  const shot = attacker.torpedoes;

  const isLikeOthers = (): boolean => {
    const next = after(0, 0, LATER);
    return next.what === 'goes-on' && next.attacker === 0 && next.defender === 0;
  };
  const apart = roundsApart(battle, isLikeOthers);
  for (let round = before + 1; round <= before + apart; round += 1) {
    const next = new Float64Array(size);
    const isFirst = round === before + 1;
    for (let a = 0; a < rows; a += 1) {
      for (let d = 0; d < columns; d += 1) {
        const chance = real(now, a * columns + d);
        if (chance === 0) continue;
        // Those marked by a shot are no targets any more, but they fire.
        const fires = isFirst ? (defender.unmarked > 0 || opening.shots > 0 ? 0 : d) : d;
        if (whole(attacker.left, a) === 0 || whole(defender.left, fires) === 0) {
          fought[a * columns + d] = real(fought, a * columns + d) + chance;
          continue;
        }
        rounds += chance;
        const most = shootsFirst ? whole(shot.most, a) : 0;
        let standing = d;
        for (let hits = 0; hits <= most; hits += 1) {
          const sunk = whole(defender.ship, standing);
          const isLast = hits === most || sunk === standing;
          const weight =
            chance * (isLast ? real(shot.tail, a * shot.width + hits) : real(shot.chance, a * shot.width + hits));
          if (whole(defender.left, standing) === 0 && fires === d)
            next[a * columns + standing] = real(next, a * columns + standing) + weight;
          else {
            volley.aim(a, standing, fires === d ? standing : fires);
            volley.fire(weight, next);
          }
          if (isLast) break;
          standing = sunk;
        }
      }
    }
    now = next;
    if (round === before + apart) break;
    for (let a = 0; a < rows; a += 1) {
      for (let d = 0; d < columns; d += 1) if (real(now, a * columns + d) > 0) settle(now, a, d, round);
    }
  }

  // From here on all rounds are alike. `half` is what stands between the first shot and the fire of all others.
  const half = shootsFirst ? new Float64Array(size) : undefined;
  for (let a = 0; a < rows; a += 1) {
    const most = half === undefined ? 0 : whole(shot.most, a);
    for (let d = 0; d < columns; d += 1) {
      const at = a * columns + d;
      const between = half === undefined ? 0 : real(half, at);
      const chance = real(now, at);
      if (chance === 0 && between === 0) continue;
      if (whole(attacker.left, a) === 0 || whole(defender.left, d) === 0) {
        fought[at] = real(fought, at) + chance + between;
        now[at] = 0;
        continue;
      }
      const same = volley.aim(a, d, d);
      if (between > 0) {
        volley.fire(between, now);
        if (settle(now, a, d, LATER)) continue;
      } else if (settle(now, a, d, LATER)) continue;
      const misses = most === 0 || whole(defender.ship, d) === d ? 1 : real(shot.chance, a * shot.width);
      const stays = misses * same;
      const coming = real(now, at);
      if (stays >= 1) {
        // Nobody can hurt anybody, and nobody may leave.
        left[at] = real(left, at) + coming;
        now[at] = 0;
        continue;
      }
      const visits = coming / (1 - stays);
      rounds += visits;
      volley.fire(visits * misses, now);
      now[at] = 0;
      if (half === undefined) continue;
      let standing = d;
      for (let hits = 1; hits <= most; hits += 1) {
        const sunk = whole(defender.ship, standing);
        if (sunk === standing) break;
        standing = sunk;
        const isLast = hits === most || whole(defender.ship, standing) === standing;
        const row = a * shot.width + hits;
        const to = a * columns + standing;
        half[to] = real(half, to) + visits * (isLast ? real(shot.tail, row) : real(shot.chance, row));
        if (isLast) break;
      }
    }
  }
  return { fought, left, rounds };
};
