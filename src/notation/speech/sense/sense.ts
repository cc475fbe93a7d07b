// A reading by sense. Where a sentence about moves is in none of the forms that are known, it is explained as somebody
// would who knows the position and the rules: its units, its places and its words for landing are all that counts, and
// those ways to put them together are sought that the engine allows. What is said in so many words narrows them down:
// `from` and `to`, how many, what stands near what. Units that say nothing of where they come from are found on the
// board.
//
// A reading is taken only if it explains every group of units and every place, is legal, and no other one is about as
// likely; else the sentence is asked about, as ever. Sentences that turn something round (not, if, perhaps, was) are
// not read so at all.

import { neighboursOfKind } from '../../../board/index.ts';
import type { Move } from '../../../engine/index.ts';
import { enemiesIn, spaceAt, standingOf } from '../../../engine/state/queries.ts';
import type { Language, SpaceId } from '../../../vocab/index.ts';
import { boardOf, isBeforeCombat } from '../../context.ts';
import type { Cursor } from '../../cursor.ts';
import type { Item } from '../../items.ts';
import type { MovePhase } from '../../moves.ts';
import { type Remark, remark } from '../../problems.ts';
import { pointsNowhere } from '../orders/aims.ts';
import { type Made, movesOf } from '../orders/moves.ts';
import { raidsOf } from '../orders/moving.ts';
import { nothing, type Said } from '../said.ts';
import type { Scene } from '../sentence/scene.ts';
import { Search, type Sense } from './assign.ts';
import { areCarried } from './carried.ts';
import { heardIn, isBarred } from './hear.ts';
import { mayBeMade } from './lawful.ts';
import { spacesOf } from './where.ts';

/** Ways to understand a sentence that are tried on the engine, and in a sheet. */
const MOST_TRIED = 40;
const MOST_IN_SHEET = 600;

/** Elements of a sentence that names a place and nothing else. */
const MOST_IN_HINT = 8;

/** What a reading may cost for each group of units, and for one that is found on the board. */
const MOST_EACH = 1.5;
const MOST_FOUND = 2.5;

/** So much likelier one reading must be than the next. */
const MARGIN = 0.9;

interface Read {
  readonly sense: Sense;
  readonly made: Made;
  readonly moves: readonly Move[];
  readonly remarks: readonly Remark[];
}

const keyOf = ({ moves, made }: Read): string =>
  [...moves.map((move) => JSON.stringify(move)), ...made.late.map((each) => JSON.stringify(each))].sort().join();

const phasesOf = ({ cursor, sofar }: Scene): readonly MovePhase[] => {
  if (sofar.section === 'combat-move' || sofar.section === 'noncombat-move') return [sofar.section];
  if (!isBeforeCombat(cursor.context) || sofar.fought === 'yes') return ['noncombat-move'];
  // Without a heading, and before any attack, units may be moved to where they attack nobody.
  return sofar.combatMoves.length > 0 ? ['combat-move'] : ['combat-move', 'noncombat-move'];
};

/** The moves of one way to understand it, if they can be made. */
const tried = (
  scene: Scene,
  sense: Sense,
  above: SpaceId | undefined,
  phase: MovePhase,
  how: 'strictly' | 'so-far',
): Read | undefined => {
  const { sofar } = scene;
  const cursor: Cursor = { ...scene.cursor, problem: undefined, remarks: [] };
  const made = movesOf(cursor, sense.parts, above, phase, sofar.combatMoves);
  if (made === undefined || cursor.problem !== undefined) return undefined;
  if (made.moves.length === 0 && !sense.parts.every(({ along }) => along)) return undefined;
  const moves = raidsOf(cursor, made.moves);
  if (
    moves === undefined ||
    !areCarried(cursor, sense.parts, moves) ||
    !mayBeMade(cursor.context, phase, sofar.combatMoves, moves, how)
  )
    return undefined;
  return { sense, made, moves, remarks: cursor.remarks };
};

const endOf = (moves: readonly Move[]): SpaceId | undefined => {
  const last = moves.findLast((move) => move.kind !== 'load');
  return last?.kind === 'unload' ? last.to : last?.kind === 'march' ? last.path.at(-1) : undefined;
};

/** What is wrong with what a form makes of a sentence: moves against the rules, landings of planes that fly nowhere. */
export const faultIn = ({ cursor, sofar }: Scene, { items }: Said): 'moves' | 'landings' | undefined => {
  const moves = items.flatMap((item) => (item.kind === 'moves' ? item.moves : []));
  const [ordered] = items.flatMap((item) => (item.kind === 'moves' ? [item.phase] : []));
  const flown = new Set(
    [...sofar.combatMoves, ...moves].flatMap((move) => (move.kind === 'march' ? Object.keys(move.units) : [])),
  );
  if (items.some((item) => item.kind === 'landing' && !item.planes.some((type) => flown.has(type)))) return 'landings';
  const isLawful = ordered === undefined || mayBeMade(cursor.context, ordered, sofar.combatMoves, moves, 'so-far');
  return isLawful ? undefined : 'moves';
};

/** The place that a sentence is about that sends no units, where somebody else's units or land are. */
export const hintIn = ({ cursor, elements, has }: Scene): SpaceId | undefined => {
  const places = elements.filter(({ kind }) => kind === 'place');
  const [place, ...others] = places;
  const isAbout = others.length === 0 && elements.length <= MOST_IN_HINT && !elements.some(isBarred);
  const units = elements.flatMap((each) => (each.kind === 'units' ? each.phrase.readings : []));
  // `That submarine off Spain has to go.`
  // `Two fighters attack Karelia`: they are sent.
  const isSent = has('attack', 'move') && elements.some((each) => each.kind === 'units' && each.phrase.bare !== 'yes');
  const isSpoken = units.length > 0 && !has('attack') && (has('not', 'past', 'doubt') || !has('at', 'first', 'being'));
  if (place?.kind !== 'place' || !isAbout || isSpoken || isSent) return undefined;
  const { ruleset, state, power } = cursor.context;
  const board = boardOf(cursor.context);
  const named = spacesOf(cursor, place);
  const ships = units.some((type) => board.units[type].domain === 'sea');
  const off = ships ? named.flatMap(({ id }) => neighboursOfKind(board, id, 'sea')) : [];
  const aims = [...named, ...off].filter(({ id }) => {
    const standing = standingOf(ruleset, state, id, power);
    const there = enemiesIn(ruleset, state, id, power);
    const isOwn = spaceAt(state, id).units.some((unit) => unit.power === power && units.includes(unit.type));
    if (units.length > 0) return !isOwn && units.every((type) => there.some((unit) => unit.type === type));
    return standing !== 'friendly' && standing !== 'sea-clear';
  });
  const [only, ...more] = aims;
  return more.length === 0 ? only?.id : undefined;
};

/**
 * Explains a sentence from the position and the rules.
 *
 * @param against whether a form makes something of the sentence that cannot be: then only what is near at hand is read
 * @returns what it orders, or undefined if it cannot be explained, or in more ways than one
 */
export const bySense = (
  scene: Scene,
  language: Language,
  against: 'nothing' | 'moves' | 'landings',
): Said | undefined => {
  const { sofar } = scene;
  if ((sofar.tried ?? 0) > MOST_IN_SHEET || sofar.section === 'place' || pointsNowhere(scene)) return undefined;
  // A way that is written with arrows is meant as it is written.
  const isWritten = scene.elements.some((each) => each.kind === 'sign' && each.sign === 'arrow');
  if (isWritten && against === 'moves') return undefined;
  for (const phase of phasesOf(scene)) {
    const read = readIn(scene, language, against, phase);
    if (read !== undefined) return read === 'several' ? undefined : read;
  }
  return undefined;
};

const readIn = (
  scene: Scene,
  language: Language,
  against: 'nothing' | 'moves' | 'landings',
  phase: MovePhase,
): Said | 'several' | undefined => {
  const { cursor, sofar } = scene;
  const heard = heardIn(scene, language, phase);
  if (heard === undefined || heard.groups.length === 0 || heard.mentions.length === 0) return undefined;
  const pointed = heard.points ? (sofar.spoken ?? undefined) : undefined;
  const named = phase === 'combat-move' ? (sofar.declaration?.space ?? pointed ?? sofar.hinted) : pointed;
  const above = named === '' ? undefined : named;
  const senses = new Search(cursor, heard, above, sofar.combatMoves).run();
  let count = 0;
  for (const how of ['strictly', 'so-far'] as const) {
    let only: Read | undefined;
    for (const sense of senses) {
      const best = only?.sense.cost ?? Number.POSITIVE_INFINITY;
      if (sense.cost > best + MARGIN) break;
      if (against === 'moves' && sense.found.length > 0) continue;
      if (sense.cost > sense.parts.length * MOST_EACH + sense.found.length * MOST_FOUND) continue;
      count += 1;
      if (count > MOST_TRIED) return 'several';
      const read = tried(scene, sense, above, phase, how);
      if (read === undefined) continue;
      if (only !== undefined && keyOf(read) !== keyOf(only)) return 'several';
      only ??= read;
    }
    if (only !== undefined) return saidOf(scene, only, phase, count);
  }
  return undefined;
};

const saidOf = (
  { cursor, sofar }: Scene,
  { made, moves, remarks, sense }: Read,
  phase: MovePhase,
  count: number,
): Said => {
  // Ships that shoot from where they lie need no move.
  if (moves.length === 0) return { ...nothing('note'), tried: count };
  const target = endOf(moves);
  return {
    what: 'order',
    items: [
      { kind: 'moves', phase, coming: sofar.coming, moves },
      ...made.late.map((each): Item => ({ kind: 'landing', ...each })),
    ],
    remarks: [
      ...remarks,
      ...sense.found.flatMap(({ units, from }) =>
        from?.space === undefined
          ? []
          : [
              remark({ line: cursor.line }, 'origin-found', {
                text: cursor.tokens
                  .slice(units.at, units.end)
                  .map(({ text }) => text)
                  .join(' '),
                space: from.space,
              }),
            ],
      ),
    ],
    tried: count,
    ...(target === undefined ? {} : { target }),
  };
};
