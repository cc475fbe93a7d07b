// What must not go unheard in a sentence that was taken for talk: planes that come down, units that are only counted.

import { countEntries } from '../../vocab/index.ts';
import { boardOf } from '../context.ts';
import type { Cursor } from '../cursor.ts';
import type { SheetSoFar } from '../items.ts';
import { readingsAt } from '../places.ts';
import { typesOf } from './orders/part.ts';
import type { Element } from './sentence/elements.ts';
import { isWord, type Scene } from './sentence/scene.ts';

/** True for planes that have been sent and are said to come down somewhere: that must not go unheard. */
export const landsUnheard = (cursor: Cursor, elements: readonly Element[], { combatMoves }: SheetSoFar): boolean => {
  const { units } = boardOf(cursor.context);
  const sent = new Set(
    combatMoves.flatMap((move) =>
      move.kind === 'march' && move.land === undefined ? countEntries(move.units).map(([type]) => type) : [],
    ),
  );
  const meant = elements.some(
    (each) =>
      each.kind === 'units' &&
      (each.owner === undefined || each.owner === cursor.context.power) &&
      each.phrase.readings.some((type) => units[type].domain === 'air' && sent.has(type)),
  );
  const comes = elements.some((each) => isWord(each, 'land', 'back', 'home'));
  return meant && comes && elements.some(({ kind }) => kind === 'place');
};

/** `The third one takes a tank`: which one of how many, nobody counts so who only talks. */
export const carriesUnheard = (elements: readonly Element[], { combatMoves }: SheetSoFar): boolean =>
  combatMoves.some(({ kind }) => kind === 'load') &&
  elements.some(({ kind }) => kind === 'units') &&
  elements.some((each) => isWord(each, 'nth')) &&
  elements.some((each) => isWord(each, 'load', 'attack'));

/**
 * `Five report to Leningrad and three to Moscow`, where something is bought or sent: nobody counts so who only talks.
 */
export const countsUnheard = ({ elements, sofar }: Scene): boolean =>
  (countEntries(sofar.purchased).length > 0 || sofar.combatMoves.length > 0) &&
  elements.some((each, at) => {
    const behind = elements.slice(at + 1);
    const next = behind.find((one) => !isWord(one, 'place', 'move', 'small', 'article', 'to', 'at'));
    return (
      each.kind === 'number' &&
      next?.kind === 'place' &&
      behind.slice(0, 3).some((one) => isWord(one, 'place', 'move', 'to'))
    );
  });

/** `No fighter to the Soviet Far East`, below a line that sends one there: whether it stays is better asked about. */
export const deniesSent = ({ cursor, elements, sofar }: Scene): boolean =>
  elements.some((not, at) => {
    const [units, ...behind] = elements.slice(at + 1).filter((each) => !isWord(each, 'article'));
    const place = behind.find(({ kind }) => kind === 'place');
    if (!isWord(not, 'not') || units?.kind !== 'units' || place?.kind !== 'place') return false;
    const ends = readingsAt(cursor, place.at, place.end).map(({ id }) => id);
    return sofar.combatMoves.some(
      (move) =>
        move.kind === 'march' &&
        [move.path[0], move.path.at(-1)].some((end) => end !== undefined && ends.includes(end)) &&
        typesOf(units).some((type) => (move.units[type] ?? 0) > 0),
    );
  });
