// A board as data and graph, and the words players use for what is on it.
export {
  type AmbiguousWord,
  type Board,
  type Canal,
  type CanalControl,
  DIALECTS,
  type Dialect,
  type LinkScope,
  type PieceLimits,
  type PowerSpec,
  powerOf,
  type Reading,
  type ScopedLink,
  type SetupEntry,
  type SideSpec,
  type Space,
  sideOf,
  spaceOf,
  type UnitSpec,
  type Words,
} from './board.ts';
export { editDistance, type Found } from './find.ts';
export { findPower, powerNames } from './find-power.ts';
export { findUnit, unitNames } from './find-unit.ts';
export { fold, spellings, wordsOf } from './fold.ts';
export { areAdjacent, canalBetween, distances, links, neighbours, neighboursOfKind } from './graph.ts';
export { type LinkChange, type LinkChanges, withLinks } from './links.ts';
export { findSpace, type SpaceHint, spaceNames } from './lookup.ts';
export { canFight, hasDeck, hasTrait, liftsTroops, roomOn, typesWith } from './roster.ts';
export { secondEditionBoard } from './second-edition/index.ts';
