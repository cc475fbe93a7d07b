// A sentence of its own that tells where planes land which lines above have sent, by a word that stands for all of
// them: `They come back to Karelia.`

import { fold } from '../../../board/index.ts';
import { countEntries, LANGUAGES, type UnitType } from '../../../vocab/index.ts';
import { boardOf } from '../../context.ts';
import { asked, nothing, type Said } from '../said.ts';
import { isWord, type Scene } from '../sentence/scene.ts';
import { COMING_DOWN } from '../words/forms.ts';
import { phrasesIn } from '../words/phrases.ts';
import { isBarred } from './hear.ts';
import { spacesOf } from './where.ts';

/** Words that nobody knows in such a sentence. */
const MOST_UNKNOWN = 2;

/** What one plane alone does. */
const ONE: ReadonlySet<string> = new Set(LANGUAGES.flatMap((each) => phrasesIn(COMING_DOWN.one[each])).map(fold));

/** The landing that is told, or undefined if the sentence is of something else. */
export const landingTold = ({ cursor, elements, sofar, has, text }: Scene): Said | undefined => {
  const board = boardOf(cursor.context);
  const isTelling =
    has('land', 'back', 'home') &&
    elements.every(({ kind }) => kind === 'word' || kind === 'sign' || kind === 'place' || kind === 'other') &&
    elements.filter(({ kind }) => kind === 'other').length <= MOST_UNKNOWN &&
    !elements.some(isBarred);
  // `Auch er kehrt nach England zurück`
  const [first] = elements.filter((each) => each.kind !== 'sign' && !isWord(each, 'also', 'again', 'and', 'first'));
  if (!isTelling || !isWord(first, 'them', 'others', 'both', 'all', 'planes', 'article')) return undefined;
  const flights = sofar.combatMoves.flatMap((move) =>
    move.kind === 'march' && move.land === undefined
      ? countEntries(move.units).filter(([type]) => board.units[type].domain === 'air')
      : [],
  );
  // `They land in Syria instead`, where all landings have been told: which of them is changed, nobody said.
  const landed = sofar.combatMoves.flatMap((move) =>
    move.kind === 'march' && move.land !== undefined ? [move.land] : [],
  );
  const named = elements.flatMap((each) => (each.kind === 'place' ? spacesOf(cursor, each) : []));
  if (flights.length === 0 && landed.length > 0 && named.some(({ id }) => !landed.includes(id)))
    return asked(cursor, text);
  const planes: readonly UnitType[] = [...new Set(flights.map(([type]) => type))];
  const aloft = flights.reduce((sum, [, count]) => sum + count, 0);
  if (planes.length === 0 || (has('both') && aloft !== 2)) return undefined;
  const [place, ...others] = elements.filter((each) => each.kind === 'place');
  // `Der eine landet daheim, der andere im Kaukasus`: which of them, nobody can tell.
  const isOne = elements.some((each) => each.kind === 'word' && ONE.has(fold(each.text)));
  if ((isOne && aloft > 1) || (place !== undefined && has('home'))) return asked(cursor, text);
  if (others.length > 0) return undefined;
  const [space, ...more] = place?.kind === 'place' ? spacesOf(cursor, place).filter(({ kind }) => kind === 'land') : [];
  const to = place === undefined ? (has('home', 'there') ? ('origin' as const) : undefined) : space?.id;
  if (to === undefined || more.length > 0) return undefined;
  return { ...nothing('order'), items: [{ kind: 'landing', planes, from: null, to, count: aloft }] };
};
