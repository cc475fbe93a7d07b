// A position before its units have ids: the printed set-up, or one the players agreed on. What cannot be is refused
// with every fault.

import { type Board, hasTrait, type Space, theatreOf } from '../../board/index.ts';
import type { LoggedOptions, Ruleset } from '../../rulesets/index.ts';
import {
  countEntries,
  type Ipc,
  MAIN_PURSE,
  type Power,
  type SpaceId,
  type Technology,
  type UnitCounts,
  type UnitType,
} from '../../vocab/index.ts';
import type { Course } from '../course.ts';
import type { Position } from '../orders/order.ts';
import type { PositionFault } from '../refusals/general.ts';
import { isOfFriendlyNation } from '../state/queries.ts';
import { onOneSide } from '../state/relation.ts';
import { turnMates } from './joint-turn.ts';
import { industryIn } from './production.ts';
import { refuseUnknown } from './purchase.ts';
import { hasSeveralPurses, pursesOf } from './purse.ts';

export interface OpeningPosition {
  readonly round: number;
  readonly power: Power;
  /** Every space in play. */
  readonly control: { readonly [space: SpaceId]: Power | null };
  readonly units: readonly { readonly space: SpaceId; readonly power: Power; readonly units: UnitCounts }[];
  readonly cargo: NonNullable<Position['cargo']>;
  /** Money of powers with one purse. */
  readonly treasury: { readonly [power in Power]?: Ipc };
  /** Money of powers with several; absent where no power has. */
  readonly purses?: Purses;
  readonly technology: { readonly [power in Power]?: readonly Technology[] };
  /** Theatres that are won, where there are any: enemies may stand together there. */
  readonly theatres?: NonNullable<Position['theatres']>;
}

export const spacesInPlay = ({ board }: Ruleset): readonly Space[] =>
  board.spaces.filter(({ id }) => !board.closed.includes(id));

const printedControl = (ruleset: Ruleset): { [space: SpaceId]: Power | null } =>
  Object.fromEntries(spacesInPlay(ruleset).map((space) => [space.id, space.originalOwner ?? holderOf(ruleset, space)]));

/** Who holds a convoy as the game begins; nobody where the ruleset has none. */
const holderOf = ({ convoys }: Ruleset, { convoy }: Space): Power | null =>
  convoys === undefined ? null : (convoy?.owner ?? null);

/** Money at the beginning, by word. */
const AT_SET_UP: {
  readonly [word in Ruleset['income']['atSetUp']]: (ruleset: Ruleset) => Position['treasury'];
} = {
  printed: ({ board }) => Object.fromEntries(board.powers.map(({ power, startingIpc }) => [power, startingIpc])),
  none: () => ({}),
};

/** What the purses hold at the beginning, by word, of powers that have several. */
const IN_PURSES: { readonly [word in Ruleset['income']['atSetUp']]: (printed: Ipc) => Ipc } = {
  printed: (printed) => printed,
  none: () => 0,
};

type Purses = NonNullable<Position['purses']>;
type Money = Pick<OpeningPosition, 'treasury' | 'purses'>;

/** What is in the purses of powers with several as the game begins. */
export const printedPurses = ({ income: { purses, atSetUp } }: Ruleset): Purses => {
  const printed: Purses = {};
  for (const { power, id, startingIpc } of purses === 'one-each' ? [] : purses)
    printed[power] = { ...printed[power], [id]: IN_PURSES[atSetUp](startingIpc) };
  return printed;
};

/**
 * Money as events tell it: of powers with several purses purse by purse, the usual one for what no purse is named for.
 *
 * @param others what purses hold of which nothing is said
 */
export const told = (
  ruleset: Ruleset,
  treasury: Position['treasury'],
  purses: Purses,
  others: 'nothing' | 'as-before',
): Money => {
  const several = ruleset.turnOrder.filter((power) => hasSeveralPurses(ruleset, power));
  if (several.length === 0) return { treasury };
  const named = several.flatMap((power) => {
    const ipc = treasury[power];
    const there = pursesOf(ruleset, power);
    const [usual = MAIN_PURSE] = there;
    const rest = others === 'nothing' ? Object.fromEntries(there.map((purse) => [purse, 0])) : {};
    const whole = { ...rest, ...(ipc === undefined ? {} : { [usual]: ipc }), ...purses[power] };
    return Object.keys(whole).length === 0 ? [] : [[power, whole] as const];
  });
  const simple = Object.entries(treasury).filter(([power]) => !several.some((each) => each === power));
  return { treasury: Object.fromEntries(simple), purses: Object.fromEntries(named) };
};

/** True if a position says what a power has to spend. */
export const namesMoney = (
  { treasury, purses }: { readonly treasury?: Position['treasury'] | undefined; readonly purses?: Purses | undefined },
  power: Power,
): boolean => treasury?.[power] !== undefined || purses?.[power] !== undefined;

/** Refuses purses that powers do not have. */
export const refusePurses = (course: Course, purses: Purses | undefined, at: string): void => {
  for (const power of course.ruleset.turnOrder) {
    const there = pursesOf(course.ruleset, power);
    for (const purse of Object.keys(purses?.[power] ?? {})) {
      if (!there.includes(purse)) course.refuse('unknown-purse', { power, purse, purses: there }, at);
    }
  }
};

/** The units of the opening, as printed or as the variant has them that the players agreed on. */
export const unitsAtSetUp = ({ board }: Ruleset, { setUp = 'printed' }: Pick<LoggedOptions, 'setUp'>): Board['setup'] =>
  board.setupVariants?.find(({ id }) => id === setUp)?.setup ?? board.setup;

/** The set-up, at the start of the first turn. */
export const setupOf = (ruleset: Ruleset, options: Pick<LoggedOptions, 'setUp'>): OpeningPosition => {
  const [first] = ruleset.turnOrder;
  if (first === undefined) throw new Error(`The ruleset ${ruleset.id} names no power.`);
  return {
    round: 1,
    power: first,
    control: printedControl(ruleset),
    units: unitsAtSetUp(ruleset, options),
    cargo: [],
    ...told(ruleset, AT_SET_UP[ruleset.income.atSetUp](ruleset), printedPurses(ruleset), 'nothing'),
    technology: {},
  };
};

/** An agreed position over the printed owners, after refusing what is impossible in it. */
export const positionOf = (course: Course, start: Position): OpeningPosition => {
  const { ruleset } = course;
  const position: OpeningPosition = {
    round: start.round,
    power: start.power,
    control: { ...printedControl(ruleset), ...start.control },
    units: start.units,
    cargo: start.cargo ?? [],
    ...told(ruleset, start.treasury, start.purses ?? {}, 'nothing'),
    technology: start.technology,
    ...(start.theatres === undefined ? {} : { theatres: start.theatres }),
  };
  refusePurses(course, start.purses, 'start/purses');
  const inPlay = new Map(spacesInPlay(ruleset).map((space) => [space.id, space]));
  const named = [start.control, ...start.units.map(({ space }) => ({ [space]: null }))].flatMap(Object.keys);
  const taken = Object.keys(start.taken ?? {});
  for (const space of new Set([...named, ...position.cargo.map((load) => load.space), ...taken])) {
    if (!inPlay.has(space)) refuse(course, space, 'not-on-board');
  }
  const movers = turnMates(ruleset, start.power);
  for (const space of taken) {
    const owner = position.control[space];
    if (owner === undefined || owner === null || !movers.includes(owner)) refuse(course, space, 'not-taken');
  }
  for (const space of inPlay.values()) checkSpace(course, position, space);
  return position;
};

const refuse = (course: Course, space: SpaceId, why: PositionFault): void =>
  course.refuse('position-impossible', { space, why }, 'start');

/** Refuses what cannot be in a space. */
export const checkSpace = (
  course: Course,
  position: Pick<OpeningPosition, 'control' | 'units' | 'theatres'>,
  space: Space,
): void => {
  const { ruleset } = course;
  const here = position.units.filter((force) => force.space === space.id);
  for (const { units } of here) refuseUnknown(course, units, 'start');
  const control = position.control[space.id] ?? null;
  if (space.kind === 'sea') {
    if (control !== null && holderOf(ruleset, space) === null) refuse(course, space.id, 'sea-controlled');
    if (domains(ruleset, here).some((domain) => domain === 'land' || domain === 'facility')) {
      refuse(course, space.id, 'land-unit-at-sea');
    }
    return;
  }
  const ofNation = control === null && space.nation !== undefined && ruleset.nationLand !== undefined;
  if (control === null && !space.neutral && !ofNation) refuse(course, space.id, 'land-without-owner');
  if (domains(ruleset, here).includes('sea')) refuse(course, space.id, 'ship-on-land');
  const isFriend = (power: Power): boolean =>
    control === null ? isOfFriendlyNation(ruleset, space.id, power) : onOneSide(ruleset, power, control);
  const theatre = theatreOf(ruleset.board, space.id);
  const decided = theatre !== undefined && position.theatres?.[theatre] !== undefined;
  if (!decided && here.some(({ power }) => !isFriend(power))) {
    refuse(course, space.id, 'units-on-enemy-land');
  }
  for (const type of ruleset.board.roster) {
    const most = ruleset.board.units[type].maxPerTerritory;
    if (most === undefined || total(here, type) <= most) continue;
    refuse(course, space.id, hasTrait(ruleset.board, type, 'industry') ? 'too-many-complexes' : 'too-many-guns');
  }
  if (here.some(({ power, units }) => industryIn(ruleset, units) > 0 && power !== control)) {
    refuse(course, space.id, 'complex-of-another');
  }
};

const domains = (ruleset: Ruleset, forces: OpeningPosition['units']) =>
  forces.flatMap(({ units }) => countEntries(units).map(([type]) => ruleset.board.units[type].domain));

const total = (forces: OpeningPosition['units'], type: UnitType): number =>
  forces.reduce((sum, { units }) => sum + (units[type] ?? 0), 0);
