// A theatre is won, and a power may at once bring what it has there and between the theatres home: all its land units
// and planes or none of them (L43, ruling.R59). Ships stay, without the troops aboard.

import { theatreOf } from '../../board/index.ts';
import type { Spoils } from '../../rulesets/index.ts';
import type { Power, TheatreId } from '../../vocab/index.ts';
import { isShip, sameHand } from '../combat/line-up.ts';
import type { Course } from '../course.ts';
import { groupsOf } from '../events/groups.ts';
import type { OrderOf } from '../orders/order.ts';
import { isIndustry, spaceAt } from '../state/queries.ts';
import type { TurnDue } from '../state/state.ts';
import type { Unit } from '../state/unit.ts';

type RecallDue = Extract<TurnDue, { choice: 'recall' }>;

const recallDue = ({ turn }: Course['state']): RecallDue | undefined =>
  turn.due?.find((due): due is RecallDue => due.choice === 'recall');

/** What a power can bring home, by space. */
const away = (course: Course, power: Power, theatre: TheatreId): readonly (readonly [string, readonly Unit[]])[] => {
  const { ruleset, state } = course;
  return ruleset.board.spaces.flatMap(({ id }) => {
    const where = theatreOf(ruleset.board, id);
    if (where !== undefined && where !== theatre) return [];
    const units = spaceAt(state, id).units.filter(
      (unit) => unit.power === power && !isShip(ruleset, unit) && !isIndustry(ruleset, unit),
    );
    return units.length === 0 ? [] : [[id, units]];
  });
};

/** Asks, where a power has anything to bring home and holds the space it goes to. */
export const askForRecall = (course: Course, { recall, theatre }: Spoils): void => {
  if (recall === undefined) return;
  const { power, to } = recall;
  if (spaceAt(course.state, to).control !== power || course.state.resigned.includes(power)) return;
  if (away(course, power, theatre).length > 0) course.emit({ type: 'recall-due', power, theatre, to });
};

/** A power says whether it brings its units home. */
export const recall = (course: Course, { power, units }: OrderOf<'recall'>): void => {
  const due = recallDue(course.state);
  if (due === undefined) return course.refuse('no-recall-due', {});
  const [owner] = due.from;
  if (owner === undefined || !sameHand(course.state, power).includes(owner))
    return course.refuse('recall-not-yours', { from: due.from, power });
  if (units === 'all') {
    for (const [from, there] of away(course, owner, due.theatre))
      course.emit({ type: 'units-recalled', units: groupsOf(there), from, to: due.to });
    course.apply('units-recalled');
  }
  course.emit({ type: 'recall-settled', power: owner });
};

/** A power that has given up brings nothing home. */
export const dropRecalls = (course: Course): void => {
  const [owner] = recallDue(course.state)?.from ?? [];
  if (owner !== undefined && course.state.resigned.includes(owner))
    course.emit({ type: 'recall-settled', power: owner });
};
