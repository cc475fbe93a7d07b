// A battle one step further: the opening or a round with the hits that really fell, everything else by the plans. What
// comes out is compared with what the players made of it.

import type { Ipc } from '../vocab/index.ts';
import type { Battle, Force, Group } from './battle.ts';
import { opened } from './battle.ts';
import { laddersOf } from './ends.ts';
import { areShutIn, type Ladder } from './ladder.ts';
import { askAfter } from './leaving.ts';
import { whole } from './lists.ts';
import { lostOn } from './outcome.ts';

/** Hits of a step by who fired; `defence` of which `torpedoes` only ships can take. */
export interface StepHits {
  readonly antiaircraft: number;
  readonly 'supporting-shot': number;
  readonly submarine: number;
  readonly attack: number;
  readonly defence: { readonly all: number; readonly ships: number };
}

export const NO_HITS: StepHits = {
  antiaircraft: 0,
  'supporting-shot': 0,
  submarine: 0,
  attack: 0,
  defence: { all: 0, ships: 0 },
};

/** Where a step leads by the plans. */
export interface Advanced {
  /** Undefined when the battle is over. */
  readonly battle: Battle | undefined;
  /** What the step cost, in IPC. */
  readonly lost: { readonly attacker: Ipc; readonly defender: Ipc };
}

const down = (way: readonly number[], from: number, hits: number): number => {
  let rung = from;
  for (let hit = 0; hit < hits; hit += 1) rung = whole(way, rung);
  return rung;
};

/** The force on a rung, without submarines that left. */
const reduced = (force: Force, { groups, fighting }: Ladder, rung: number): Force => {
  const left = groups.map(
    (group, index): Group => ({ ...group, count: whole(fighting, rung * groups.length + index) }),
  );
  return { ...force, groups: left.filter(({ count }) => count > 0) };
};

/** After the opening, if `step` is that, or after the next round. */
export const advance = (battle: Battle, step: 'opening' | 'round', hits: StepHits): Advanced => {
  const { attacker, defender } = laddersOf(battle);
  const shotAt = down(defender.opening, defender.unmarked, hits['supporting-shot']);
  let a = down(attacker.opening, 0, hits.antiaircraft);
  let d = shotAt;
  const fought = battle.fought + (step === 'round' ? 1 : 0);
  let isOver = whole(attacker.left, a) === 0;
  if (step === 'round') {
    d = down(defender.ship, d, hits.submarine);
    const planesOnly = whole(attacker.planes, a) === whole(attacker.left, a);
    const isShutIn = planesOnly && areShutIn(defender, attacker, a);
    d = down(isShutIn ? defender.anyFromPlanes : defender.any, d, hits.attack);
    const { all, ships } = hits.defence;
    a = down(attacker.any, down(attacker.ship, a, ships), all - ships);
    isOver = whole(attacker.left, a) === 0 || whole(defender.left, d) === 0;
    if (!isOver) {
      const next = askAfter(battle, attacker, defender)(a, d, fought);
      isOver = next.what === 'over';
      a = next.attacker;
      d = next.defender;
      isOver ||= whole(attacker.left, a) === 0 || whole(defender.left, d) === 0;
    }
  }
  const marks = step === 'opening' && d > 0;
  const lost = { attacker: lostOn(attacker, a), defender: marks ? 0 : lostOn(defender, d) };
  if (isOver) return { battle: undefined, lost };
  const { groups } = defender;
  return {
    lost,
    battle: {
      ...opened(battle),
      fought,
      attacker: reduced(battle.attacker, attacker, a),
      defender: marks ? battle.defender : reduced(battle.defender, defender, d),
      marked: marks ? groups.map(({ count }, index) => count - whole(defender.counts, d * groups.length + index)) : [],
    },
  };
};
