// A conformance case as a picture: its position as far as the units and moves it is about go, the moves as arrows, and
// the sentence it stands for.

import { z } from 'zod';
import type { Board } from '../../board/index.ts';
import { type Case, positionOf, rulesetOfCase } from '../../cases/index.ts';
import {
  cropBox,
  cropsFor,
  layoutOf,
  type MapBase,
  type MapLabels,
  type MapMove,
  type MapPosition,
  mapBoard,
  partsFor,
} from '../../charts/index.ts';
import { type Move, MoveSchema } from '../../engine/index.ts';
import { RULESETS, type Ruleset } from '../../rulesets/index.ts';
import { countEntries, countTotal, type Language, type SpaceId } from '../../vocab/index.ts';
import { type SaidTitle, titleOf } from '../data/cases.ts';
import { drawing } from '../data/map.ts';
import { canalsIn, isAir } from '../data/map-turn.ts';
import { plainPosition } from '../data/position.ts';
import { trialOf } from '../data/tried-cases.ts';
import type { Place } from '../routes.ts';
import { mapWordsOf } from './map.ts';
import { speak } from './speak.ts';

/** A case as a picture, with the sentence it stands for. */
export interface CaseBoard {
  readonly svg: string;
  readonly said: SaidTitle;
  readonly outcome: 'accepted' | 'refused';
  /** The page on which it is played on; absent where no trial can begin with it. */
  readonly trial?: Place;
}

const MovementSchema = z.object({ type: z.enum(['combat-move', 'noncombat-move']), moves: z.array(MoveSchema) });
const LeavingSchema = z.object({ type: z.enum(['retreat', 'withdraw']), battle: z.string(), to: z.string() });

const wayOf = (move: Move): readonly SpaceId[] => {
  if (move.kind === 'march') return move.path;
  return move.kind === 'load' ? [move.from, move.zone] : [move.zone, move.to];
};

/** The moves a case orders, whether the rules let them pass or not. Lines of notation are not drawn. */
const movesIn = (board: Board, { when }: Case): readonly MapMove[] =>
  when.flatMap((step): readonly MapMove[] => {
    const movement = MovementSchema.safeParse(step);
    if (movement.success) {
      const kind = movement.data.type === 'combat-move' ? 'combat' : 'noncombat';
      return movement.data.moves.map((move) => ({
        kind,
        path: wayOf(move),
        by: countEntries(move.units).every(([type]) => isAir(board, type)) ? 'air' : 'surface',
        count: countTotal(move.units),
      }));
    }
    const leaving = LeavingSchema.safeParse(step);
    if (!leaving.success) return [];
    return [{ kind: 'retreat', path: [leaving.data.battle, leaving.data.to], by: 'surface', count: 1 }];
  });

/**
 * The smallest view that shows all the spaces a case is about: a part around them, a theatre; undefined for neither.
 */
const viewOf = (
  base: MapBase,
  labels: MapLabels,
  position: MapPosition,
  spaces: readonly SpaceId[],
): string | undefined => {
  const [part, ...others] = partsFor(base, labels, layoutOf(base, labels, position), spaces, 2);
  if (part !== undefined && others.length === 0) {
    const { left, top, right, bottom } = part.box;
    return [left, top, right - left, bottom - top].join(' ');
  }
  const [crop, ...crops] = cropsFor(base.geometry, spaces, 2);
  return crop === undefined || crops.length > 0 ? undefined : cropBox(base.geometry, crop);
};

type Shown = MapPosition & { readonly moves: readonly MapMove[] };

const shown = new WeakMap<Case, Shown>();

/** What a case shows in every language, worked out once; undefined where its position cannot be. */
const shownIn = (ruleset: Ruleset, spec: Case): Shown | undefined => {
  const known = shown.get(spec);
  if (known !== undefined) return known;
  const { board } = ruleset;
  const state = positionOf(ruleset, spec);
  if (!state.ok) return undefined;
  const { spaces } = drawing(board).base.geometry;
  const moves = movesIn(board, spec).filter(({ path }) => path.every((space) => spaces.has(space)));
  const plain = plainPosition(state.value);
  const canals = new Map(canalsIn(board, plain).map(({ id: canal, state: now }) => [canal, now]));
  const made = { owners: new Map(plain.owners), stacks: new Map(plain.stacks), canals, moves };
  shown.set(spec, made);
  return made;
};

/**
 * A case drawn; undefined where its position cannot be, or no part of the board shows all it is about legibly.
 *
 * @param file address of the drawing all maps of a board share
 * @param id of the drawing on its page
 */
export const drawCase = (
  language: Language,
  spec: Case,
  file: (board: Board) => string,
  id: string,
): CaseBoard | undefined => {
  const ruleset = rulesetOfCase(spec.ruleset, RULESETS);
  if (ruleset === undefined) return undefined;
  const { board } = ruleset;
  const s = speak(language, board);
  const { base, labels } = drawing(board);
  const position = shownIn(ruleset, spec);
  if (position === undefined) return undefined;
  const spaces = [...Object.keys(spec.given.units ?? {}), ...position.moves.flatMap(({ path }) => path)];
  const own = labels[language];
  const viewBox = viewOf(base, own, position, spaces);
  if (viewBox === undefined) return undefined;
  const trial = trialOf(spec);
  const { svg } = mapBoard(base, position, mapWordsOf(s, s.t('rules-board')), {
    labels: own,
    source: { file: file(board), labels: language },
    id,
    viewBox,
  });
  return {
    svg,
    said: titleOf(spec, language),
    outcome: 'refused' in spec.then ? 'refused' : 'accepted',
    ...(trial === undefined ? {} : { trial }),
  };
};

/** The first of these cases that can be drawn. */
export const drawCaseBoard = (
  language: Language,
  cases: readonly Case[],
  file: (board: Board) => string,
  id: string,
): CaseBoard | undefined => {
  for (const spec of cases) {
    const drawn = drawCase(language, spec, file, id);
    if (drawn !== undefined) return drawn;
  }
  return undefined;
};
