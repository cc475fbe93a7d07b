// A position set right by agreement: what the change names takes the place of what was there, and a turn begins anew
// from it. What cannot be is refused with every fault, as for the position a game opens with.

import type { Ruleset } from '../../rulesets/index.ts';
import { fail, noFaces, ok, type Power, type Result, turnStart } from '../../vocab/index.ts';
import { begin } from '../course.ts';
import type { EventOf, GameEvent } from '../events/event.ts';
import { evolve } from '../evolve/evolve.ts';
import type { PositionChange } from '../orders/order.ts';
import type { Refusal } from '../refusals/refusal.ts';
import { cashOf, isActing } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import { controlOf, forcesIn } from './as-agreed.ts';
import { deploy } from './deploy.ts';
import { countIncome } from './income.ts';
import { turnMates } from './joint-turn.ts';
import { checkSpace, namesMoney, refusePurses, spacesInPlay, told } from './position.ts';
import { hasSeveralPurses } from './purse.ts';

/**
 * The event that sets a position right.
 *
 * @param state the position to begin from; no dice may be awaited in it
 * @returns the event: the turn of the power named, or of the power in turn, at its first phase
 */
export const reposition = (
  ruleset: Ruleset,
  state: GameState,
  change: PositionChange,
): Result<GameEvent, readonly Refusal[]> => {
  const course = begin(ruleset, state, noFaces);
  const power = change.power ?? state.turn.power;
  if (state.round === 0) course.refuse('game-not-open', {});
  if (state.resigned.includes(power)) course.refuse('already-resigned', { power });

  const units = change.units ?? [];
  const cargo = change.cargo ?? [];
  const replaced = [
    ...new Set([...(change.spaces ?? []), ...units.map(({ space }) => space), ...cargo.map(({ space }) => space)]),
  ].sort();
  const control = { ...controlOf(state), ...change.control };
  const theatres = { ...state.theatres, ...change.theatres };
  const touched = new Set([...replaced, ...Object.keys(change.control ?? {})]);
  const inPlay = new Map(spacesInPlay(ruleset).map((space) => [space.id, space]));
  for (const id of touched) {
    const space = inPlay.get(id);
    if (space === undefined) course.refuse('position-impossible', { space: id, why: 'not-on-board' }, 'position');
    else checkSpace(course, { control, units: replaced.includes(id) ? units : forcesIn(state, id), theatres }, space);
  }
  refusePurses(course, change.purses, 'position/purses');
  const placed = deploy(course, { units, cargo }, state.nextUnit);
  if (course.refusals.length > 0) return fail(course.refusals);
  const money =
    change.treasury === undefined && change.purses === undefined
      ? {}
      : told(ruleset, change.treasury ?? {}, change.purses ?? {}, 'as-before');
  const powers = turnMates(ruleset, power).filter((one) => !state.resigned.includes(one));
  const [first = power] = powers;
  const event: EventOf<'position-reported'> = {
    type: 'position-reported',
    round: change.round ?? state.round,
    power: first,
    ...(powers.length > 1 ? { powers: [...powers] } : {}),
    phase: turnStart(ruleset.phases),
    ...(change.control === undefined ? {} : { control: change.control }),
    ...(replaced.length === 0 ? {} : { units: { spaces: replaced, placed } }),
    ...money,
    ...(change.relations === undefined || change.relations.length === 0 ? {} : { relations: change.relations }),
    ...(change.points === undefined ? {} : { points: change.points }),
    ...(change.theatres === undefined ? {} : { theatres: change.theatres }),
    ...(change.technology === undefined ? {} : { technology: change.technology }),
  };
  const isOther = !isActing(state, power) || event.round !== state.round;
  const counts = ruleset.phases[0]?.kind === 'income' && isOther && !namesMoney(change, power);
  return ok(counts ? { ...event, ...countedIn(ruleset, evolve(state, event), power, event) } : event);
};

type Money = Pick<EventOf<'position-reported'>, 'treasury' | 'purses'>;

/** The money of an event with what a power has to spend once its income is counted in a position. */
const countedIn = (ruleset: Ruleset, state: GameState, power: Power, { treasury, purses }: Money): Money => {
  const course = begin(ruleset, state, noFaces);
  countIncome(course, power);
  return hasSeveralPurses(ruleset, power)
    ? { purses: { ...purses, [power]: { ...course.state.treasury[power] } } }
    : { treasury: { ...treasury, [power]: cashOf(course.state, power) } };
};
