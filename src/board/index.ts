// A board as data and graph, and the words players use for what is on it.
export {
  type AmbiguousWord,
  type Board,
  type Canal,
  type CanalControl,
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
export { areAdjacent, canalBetween, distances, links, neighbours, neighboursOfKind } from './graph.ts';
export { type LinkChange, type LinkChanges, withLinks } from './links.ts';
export { secondEditionBoard } from './second-edition/index.ts';
