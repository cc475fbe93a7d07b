// Guns on the way: each fires once at every plane that flew over it, before any battle (B7.1, B7.4).

import type { Power, SpaceId, UnitId, UnitType } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import { groupsOf } from '../events/groups.ts';
import type { Progress } from '../progress.ts';
import { findUnit, turnOf } from '../state/queries.ts';
import type { Unit } from '../state/unit.ts';
import { moveOf } from '../state/values.ts';
import { completeOrder } from './order-of-loss.ts';
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
  if (hits > 0) shootDown(course, planes, hits);
  return 'done';
};

/** The attacker's order of loss on land, as he left it standing or as the clubs have it. */
const orderOfPlanes = ({ ruleset, state }: Course): readonly UnitType[] => {
  const own = state.standing.find(
    ({ power, side, scope }) => power === state.turn.power && side === 'attack' && scope === 'land',
  );
  return completeOrder(ruleset, 'attack', 'land', own?.conduct.orderOfLoss);
};

/** The attacker gives up planes by his order of loss, among equals the one with the least range left (B7.3). */
const shootDown = (course: Course, planes: readonly UnitId[], hits: number): void => {
  const there = planes.flatMap((id) => findUnit(course.state, id) ?? []);
  const order = orderOfPlanes(course);
  const left = ({ id, power, type }: Unit) =>
    moveOf(course.ruleset, course.state, power, type) - (turnOf(course.state, id)?.spent ?? 0);
  const sorted = [...there].sort(
    ({ unit: a }, { unit: b }) => order.indexOf(a.type) - order.indexOf(b.type) || left(a) - left(b) || a.id - b.id,
  );
  const lost = sorted.slice(0, hits);
  if (new Set(there.map(({ unit }) => unit.type)).size > 1 && lost.length < there.length)
    course.apply('attacker-picks-plane');
  for (const space of new Set(lost.map((each) => each.space))) {
    const units = lost.filter((each) => each.space === space).map(({ unit }) => unit);
    course.emit({
      type: 'units-lost',
      units: groupsOf(units),
      space,
      cause: 'antiaircraft',
      chosenBy: 'order-of-loss',
    });
  }
};
