// One step of fire: each power throws for its own units, all of a step are asked for together, and what fell is noted.

import type { Power } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { Progress } from '../progress.ts';
import type { Battle, BattleId, CombatSide, HitBy } from '../state/battle.ts';
import { battleOf } from './line-up.ts';
import { type Fire, type Reading, SIDES, salvoOf } from './volleys.ts';

export interface PowerFire {
  readonly power: Power;
  readonly fire: readonly Fire[];
}

const purposeOf = (battle: Battle, role: HitBy, power: Power): string =>
  `combat/${battle.id}/${battle.round}/${role}/${power}`;

/**
 * Throws what has not been thrown in this step yet. Fire that needs no die is noted after all others, so that the
 * events of a step come in one order whether its dice were there at once or not.
 */
export const throwDice = (
  course: Course,
  id: BattleId,
  role: HitBy,
  fires: readonly PowerFire[],
  side?: CombatSide,
): Progress => {
  const battle = battleOf(course.state, id);
  const salvos = fires
    .filter(({ power, fire }) => fire.length > 0 && !battle.rolled.includes(purposeOf(battle, role, power)))
    .map(({ power, fire }) => ({ purpose: purposeOf(battle, role, power), salvo: salvoOf(course, power, fire) }));
  let progress: Progress = 'done';
  for (const { purpose, salvo } of salvos.filter(({ salvo: { dice } }) => dice > 0)) {
    const values = course.roll({ purpose, n: salvo.dice, sides: SIDES });
    if (values === undefined) progress = 'waiting';
    else note(course, battle, role, purpose, salvo.read(values), side);
  }
  if (progress === 'waiting') return progress;
  for (const { purpose, salvo } of salvos.filter(({ salvo: { dice } }) => dice === 0))
    note(course, battle, role, purpose, salvo.read([]), side);
  return progress;
};

const note = (
  course: Course,
  battle: Battle,
  role: HitBy,
  purpose: string,
  { volleys, hits, shipsOnly, claims = [] }: Reading,
  side: CombatSide | undefined,
): void => {
  course.emit({
    type: 'rolled',
    purpose,
    role,
    sides: SIDES,
    volleys,
    hits,
    ...(shipsOnly === 0 ? {} : { shipsOnly }),
    ...(claims.length === 0 ? {} : { claims }),
    ...(side === undefined ? {} : { side }),
    battle: battle.id,
    round: battle.round,
  });
};
