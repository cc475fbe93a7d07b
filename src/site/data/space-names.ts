// All that the spaces of a board are called: codes, names and the other words by which orders are understood, in the
// parts in which a reader looks for them.

import {
  type AmbiguousWord,
  BOARDS,
  type Board,
  fold,
  type Reading,
  type Space,
  spaceNames,
} from '../../board/index.ts';
import { localeOf } from '../../i18n/format.ts';
import { newestRulesets, type Ruleset } from '../../rulesets/index.ts';
import { type Language, type Nation, type Power, SPACE_KINDS, type SpaceKind } from '../../vocab/index.ts';
import { type Source, stillPaths } from '../paths.ts';

/** Each board there is, in its newest version. */
export const newestBoards = (): readonly Board[] =>
  BOARDS.filter((board) => BOARDS.findLast(({ id }) => id === board.id) === board);

/** The pages there are once for each board. */
export const boardPaths = (source: Source) =>
  stillPaths(source).flatMap(({ params, props, cacheKey }) =>
    newestBoards().map((board) => ({ params: { ...params, board: board.id }, props: { ...props, board }, cacheKey })),
  );

/** The rulesets, each in its newest version, that are played on a board. */
export const playedOn = (board: Board): readonly Ruleset[] =>
  newestRulesets().filter((ruleset) => ruleset.board.id === board.id);

/** Words without those that are the same to a reader of orders as one before them. */
const eachOnce = (words: readonly string[]): readonly string[] =>
  words.filter((word, at) => words.findIndex((other) => fold(other) === fold(word)) === at);

export interface NamedSpace {
  readonly space: Space;
  /** What else it is known by in orders, apart from its id and the words it shares with another. */
  readonly also: readonly string[];
  /** Who holds it at first, on land or of its convoy: a power, a nation that plays no game of its own, or nobody. */
  readonly owner: Power | Nation | null;
  /** Its value, or that of its convoy. */
  readonly ipc: number;
  /** By which rulesets it is out of play. */
  readonly closedBy: readonly Ruleset[];
}

const named = (space: Space, rulesets: readonly Ruleset[]): NamedSpace => {
  const { id, code, name, convoy, ipc, originalOwner, nation } = space;
  const shown = new Set([id, code, ...Object.values(name)].map(fold));
  return {
    space,
    also: eachOnce(spaceNames(space)).filter((word) => !shown.has(fold(word))),
    owner: convoy?.owner ?? originalOwner ?? nation ?? null,
    ipc: convoy?.ipc ?? ipc,
    closedBy: rulesets.filter(({ board }) => board.closed.includes(id)),
  };
};

/** Spaces of one kind, by name. */
export interface NamedPart {
  readonly kind: SpaceKind;
  /** The theatre they lie in, where the board has several; `between` for those that lie in none. */
  readonly theatre?: string;
  readonly spaces: readonly NamedSpace[];
}

/** Where the spaces of a board lie that are in no theatre of it. */
export const BETWEEN = 'between';

/** The spaces of a board as its page lists them, each once, in the order of a language's alphabet. */
export const namedParts = (board: Board, language: Language): readonly NamedPart[] => {
  const { compare } = new Intl.Collator(localeOf(language), { numeric: true });
  const rulesets = playedOn(board);
  const { theatres = [] } = board;
  const theatreOf = ({ id }: Space): string | undefined =>
    theatres.length === 0 ? undefined : (theatres.find(({ spaces }) => spaces.includes(id))?.id ?? BETWEEN);
  const places = theatres.length === 0 ? [undefined] : [...theatres.map(({ id }) => id), BETWEEN];
  const ordered = [...board.spaces].sort((a, b) => compare(a.name[language], b.name[language]));
  return places
    .flatMap((theatre) =>
      SPACE_KINDS.map((kind) => ({
        kind,
        ...(theatre === undefined ? {} : { theatre }),
        spaces: ordered
          .filter((space) => space.kind === kind && theatreOf(space) === theatre)
          .map((space) => named(space, rulesets)),
      })),
    )
    .filter(({ spaces }) => spaces.length > 0);
};

/** Words that stand for several things, a space among them, with what they may mean. */
interface SharedWords {
  readonly words: readonly string[];
  readonly readings: readonly Reading[];
  /** What is meant unless the order tells otherwise. */
  readonly usual: Reading | null;
}

const meant = ({ readings, usual }: AmbiguousWord): string => JSON.stringify([readings, usual]);

/** The words of a board that stand for several things, those together that stand for the same. */
export const sharedWords = ({ ambiguous }: Board): readonly SharedWords[] => {
  const ofSpaces = ambiguous.filter(({ readings }) => readings.some(({ kind }) => kind === 'space'));
  const groups = Map.groupBy(ofSpaces, meant);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { readings, usual } = first;
    return [{ words: eachOnce(group.flatMap(({ words }) => words)), readings, usual }];
  });
};
