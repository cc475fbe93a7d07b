// One step of fire: each power throws for its own units, all of a step are asked for together, and what fell is noted.

import type { Power } from '../../vocab/index.ts';
import type { Progress } from '../advance.ts';
import type { Course } from '../course.ts';
import type { Battle, BattleId, Hits } from '../state/battle.ts';
import { battleOf } from './line-up.ts';
import { type Fire, SIDES, salvoOf } from './volleys.ts';

export interface PowerFire {
  readonly power: Power;
  readonly fire: readonly Fire[];
}

export const purposeOf = (battle: Battle, role: Hits['by'], power: Power): string =>
  `combat/${battle.id}/${battle.round}/${role}/${power}`;

/** Throws what has not been thrown in this step yet. */
export const throwDice = (course: Course, id: BattleId, role: Hits['by'], fires: readonly PowerFire[]): Progress => {
  let progress: Progress = 'done';
  for (const { power, fire } of fires) {
    const battle = battleOf(course.state, id);
    const purpose = purposeOf(battle, role, power);
    if (battle.rolled.includes(purpose) || fire.length === 0) continue;
    const salvo = salvoOf(course, power, fire);
    const values = salvo.dice === 0 ? [] : course.roll({ purpose, n: salvo.dice, sides: SIDES });
    if (values === undefined) {
      progress = 'waiting';
      continue;
    }
    const { volleys, hits, shipsOnly } = salvo.read(values);
    course.emit({
      type: 'rolled',
      purpose,
      role,
      sides: SIDES,
      volleys,
      hits,
      ...(shipsOnly === 0 ? {} : { shipsOnly }),
      battle: id,
      round: battle.round,
    });
  }
  return progress;
};
