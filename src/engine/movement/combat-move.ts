// The combat movement of a turn: every move in the order it is written, then what only shows when all are made. Battles
// follow from the positions and are declared elsewhere.

import type { Ruleset } from '../../rulesets/index.ts';
import { comingOf, kindOf, type SpaceId, type UnitId } from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { OrderOf } from '../orders/order.ts';
import { enterPhase } from '../phases/hand-off.ts';
import { isLastInPhase, noteDone } from '../phases/joint-turn.ts';
import { landPatrols } from '../phases/patrols.ts';
import { breakPeace } from '../phases/peace.ts';
import { reopenTheatres } from '../phases/reopen.ts';
import { quietTheatre, shutTheatre } from '../phases/theatres.ts';
import { enemiesIn, spaceAt, standingOf } from '../state/queries.ts';
import type { GameState } from '../state/state.ts';
import { reportFlights } from './air.ts';
import { refuseVainLandings } from './assault-landings.ts';
import { leaveCombat } from './close.ts';
import { hasBoughtDeck } from './deck.ts';
import { proveLandings } from './landing.ts';
import { type Making, startMaking } from './making.ts';
import { makeMoves } from './march.ts';
import { refuseCargo } from './part-cargo.ts';
import { refuseScattering } from './pieces.ts';
import { refuseVainSorties } from './sorties.ts';
import { refuseIdleShips } from './support.ts';

/** What a plane without a landing place counts on in vain: a carrier that would have to retreat, or one only bought. */
const wouldNeed = ({
  course,
  power,
}: Making): ((plane: UnitId) => readonly ('carrier-bought' | 'carrier-to-retreat')[]) => {
  const { ruleset, state } = course;
  const freer: Ruleset = { ...ruleset, carriers: { ...ruleset.carriers, retreatInPlan: 'allowed' } };
  const still = new Set(proveLandings(freer, state, power).stranded.map(({ plane }) => plane.id));
  const bought = hasBoughtDeck(ruleset, state) ? (['carrier-bought'] as const) : [];
  return (plane) => (still.has(plane) ? bought : ['carrier-to-retreat']);
};

/** Refuses planes for which no landing place is possible any more (B6.4). */
const refuseStranded = (making: Making): void => {
  const { course, power, movedAt } = making;
  const { stranded, onDecks } = proveLandings(course.ruleset, course.state, power);
  if (onDecks.some(({ id }) => movedAt.has(id))) course.apply('home-to-carrier');
  if (stranded.length === 0) return;
  const missing = wouldNeed(making);
  for (const { plane, why } of stranded) {
    const at = movedAt.get(plane.id) ?? 'moves';
    const { type: unit, at: space, left, land } = plane;
    const about = missing(plane.id);
    if (why === 'declared' && land !== undefined)
      course.refuse('landing-impossible', { space, unit, land, left }, at, about);
    else course.refuse('no-landing-place', { space, unit, left }, at, about);
  }
};

/** Refuses an attack where no own ship shares the zone with enemies. */
const refuseVainAttack = ({ course, power }: Making, before: GameState, zone: SpaceId, at: string): void => {
  const { ruleset, state } = course;
  if (!ruleset.board.byId.has(zone)) return course.refuse('unknown-space', { space: zone }, at);
  const theatre = shutTheatre(ruleset, before, power, zone);
  const [own] = spaceAt(state, zone).units.filter((unit) => unit.power === power);
  if (theatre !== undefined && own !== undefined)
    return course.refuse('theatre-decided', { space: zone, unit: own.type, theatre }, at, ['among-enemies']);
  if (quietTheatre(ruleset, before, zone) !== undefined) {
    const lands = state.turn.landings.some(({ to }) => to === zone);
    const isEnemy = standingOf(ruleset, state, zone, power);
    const there = (own !== undefined || lands) && enemiesIn(ruleset, state, zone, power).length > 0;
    if (!there && !((own !== undefined || lands) && isEnemy === 'enemy-empty'))
      course.refuse('nothing-to-attack', { space: zone }, at);
    return;
  }
  const ships = spaceAt(state, zone).units.some(
    (unit) => unit.power === power && ruleset.board.units[unit.type].domain === 'sea',
  );
  const shared = ships && standingOf(ruleset, state, zone, power) === 'sea-hostile';
  if (!shared) course.refuse('nothing-to-attack', { space: zone }, at);
};

/** Begins the combat movement in which an order is made; undefined after refusing. */
export const openCombatMoves = (
  course: Course,
  { power, moves, attacks = [] }: Pick<OrderOf<'combat-move'>, 'power' | 'moves' | 'attacks'>,
): { readonly making: Making; readonly start: GameState } | undefined => {
  if (kindOf(course.state.turn.phase) === 'combat' && !leaveCombat(course)) return undefined;
  landPatrols(course);
  enterPhase(course, 'combat-move');
  const start = course.state;
  breakPeace(course, power, moves);
  reopenTheatres(course, power, moves, attacks);
  return { making: startMaking(course, power, 'combat'), start };
};

/**
 * Makes the combat moves of the power in turn and closes the phase. Refusals point at `moves/3` and the like, counted
 * from 0. What becomes of cargo and whether ships take part in combat is judged only when every move stands, for it
 * hangs on all of them.
 */
export const combatMove = (course: Course, order: OrderOf<'combat-move'>): void => {
  const { power, moves, attacks = [] } = order;
  const opened = openCombatMoves(course, order);
  if (opened === undefined) return;
  const { making, start } = opened;
  makeMoves(making, moves);
  // Planes and ships have had their combat move when armor makes its second.
  if (comingOf(course.state.turn.phase) === 1) {
    refuseStranded(making);
    refuseVainLandings(making);
    refuseVainSorties(making);
  }
  if (course.refusals.length === 0 && comingOf(course.state.turn.phase) === 1) {
    refuseCargo(making);
    refuseIdleShips(making);
  }
  refuseScattering(making, start);
  reportFlights(making);
  for (const [index, zone] of attacks.entries()) refuseVainAttack(making, start, zone, `attacks/${index}`);
  if (!isLastInPhase(course.state, power)) return noteDone(course, power, attacks);
  const { phase, powers, attacks: others = [] } = course.state.turn;
  const all = [...new Set([...(powers === undefined ? [] : others), ...attacks])];
  course.emit({ type: 'moves-made', phase, ...(all.length === 0 ? {} : { attacks: all }) });
};
