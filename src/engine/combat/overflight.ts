// Guns on the way: each fires once at every plane that flew over it, before any battle (B7.1, B7.4).

import type { Power, SpaceId, UnitId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { Progress } from '../progress.ts';
import { goOnShooting, shootDown } from './passing.ts';
import { gunsAt, SIDES, salvoOf } from './volleys.ts';

interface Gun {
  readonly space: SpaceId;
  readonly gunner: Power;
  readonly planes: readonly UnitId[];
}

/** The guns still owed their dice, each with all planes it met. */
const gunsWaiting = (course: Course): readonly Gun[] => {
  const guns = new Map<SpaceId, Gun>();
  for (const { space, gunner, units } of course.state.turn.overflights) {
    const planes = new Set([...(guns.get(space)?.planes ?? []), ...units]);
    guns.set(space, { space, gunner, planes: [...planes] });
  }
  return [...guns.values()];
};

/** Guns none of whose planes another gun before them is still to fire at. */
const freeGuns = (guns: readonly Gun[]): readonly Gun[] => {
  const engaged = new Set<UnitId>();
  return guns.filter(({ planes }) => {
    const free = planes.every((plane) => !engaged.has(plane));
    for (const plane of planes) engaged.add(plane);
    return free;
  });
};

/** Fires all guns on the way; those that shoot at different planes are asked for together. */
export const fireAtOverflights = (course: Course): Progress => {
  if (goOnShooting(course) === 'waiting') return 'waiting';
  for (;;) {
    const guns = freeGuns(gunsWaiting(course));
    if (guns.length === 0) return 'done';
    const progress = guns.map((gun) => fireGun(course, gun));
    if (progress.includes('waiting')) return 'waiting';
  }
};

const fireGun = (course: Course, { space, gunner, planes }: Gun): Progress => {
  const purpose = `aa/${space}`;
  const salvo = salvoOf(course, gunner, [gunsAt(course, planes.length)]);
  const values = salvo.dice === 0 ? [] : course.roll({ purpose, n: salvo.dice, sides: SIDES });
  if (values === undefined) return 'waiting';
  const { volleys, hits } = salvo.read(values);
  course.emit({ type: 'rolled', purpose, role: 'antiaircraft', sides: SIDES, volleys, hits, space });
  course.apply('gun-fires-on-the-way');
  return hits > 0 ? shootDown(course, space, planes, hits) : 'done';
};
