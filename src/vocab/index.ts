// The field's words as types.

export { battleSpace, isPassing, isRaid, isSecondBattle, passingOver, raidOn, secondBattleIn } from './battle.ts';
export type { ClauseId } from './clause.ts';
export { type Faces, type Need, noFaces, type Roll } from './dice.ts';
export { type Ipc, MAIN_PURSE, PAID_FOR, type Purpose, type PurseId, RECEIVED_FOR } from './ipc.ts';
export { isLanguage, LANGUAGES, type Language, type Names } from './language.ts';
export { PLANS, type Plan } from './order-of-loss.ts';
export {
  comingOf,
  isAhead,
  isBefore,
  isPast,
  kindOf,
  nextOfKind,
  onceEach,
  PHASES,
  type Phase,
  type PhaseKind,
  type PhaseSpec,
  phaseAfter,
  turnStart,
} from './phase.ts';
export {
  type ByPower,
  byPower,
  NATIONS,
  type Nation,
  type Owner,
  POWERS,
  type Power,
  RELATIONS,
  type Relation,
  type Side,
  type Who,
} from './power.ts';
export { fail, ok, type Result } from './result.ts';
export {
  BASES,
  type Base,
  CONVOYS,
  type ConvoyKind,
  type RegionId,
  SPACE_KINDS,
  type SpaceId,
  type SpaceKind,
  type TheatreId,
} from './space.ts';
export { TECHNOLOGIES, type Technology } from './technology.ts';
export { dayOf, daysBetween, HOUR, isDay, isTime, SECONDS_OF_DAY, secondsOf, timeOf } from './time.ts';
export {
  countEntries,
  countTotal,
  countUnits,
  DOMAINS,
  type Domain,
  isUnitType,
  sumCounts,
  TRAITS,
  type Trait,
  UNIT_TYPES,
  type UnitCounts,
  type UnitId,
  type UnitType,
  withoutCounts,
} from './unit.ts';
