// A board as data and graph, and the words players use for what is on it.
export {
  type AmbiguousWord,
  type Board,
  type Canal,
  DIALECTS,
  type Dialect,
  type LinkScope,
  type NameWords,
  type PlaceWords,
  powerOf,
  type Reading,
  type SetupEntry,
  type Space,
  sideOf,
  spaceOf,
  type UnitSpec,
  type UnitWords,
  type Words,
} from './board.ts';
export { editDistance, type Found, namesLike } from './find.ts';
export { findPower, powerNames } from './find-power.ts';
export { findUnit, numberOf, unitNames } from './find-unit.ts';
export { fold, spellings, wordsOf } from './fold.ts';
export { areAdjacent, canalBetween, distances, links, neighbours, neighboursOfKind, theatreOf } from './graph.ts';
export { withLinks } from './links.ts';
export { findSpace, type SpaceHint, spaceNames } from './lookup.ts';
export { withNationAsPower } from './nations.ts';
export { BOARDS, boardOf } from './registry.ts';
export {
  canCarry,
  canFight,
  cargoOn,
  hasDeck,
  hasTrait,
  liftsTroops,
  type Roster,
  roomBeside,
  roomOn,
  typesWith,
} from './roster.ts';
export { secondEditionBoard } from './second-edition/index.ts';
export { isTheatre, liesIn } from './theatre-words.ts';
export { withUnits } from './units.ts';
