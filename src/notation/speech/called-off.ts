// An attack that is called off below: `India is too hot, forget that one`, `PS: Finnland fällt aus`, `de aanval op
// China gaat niet door`. All moves to that place are taken back, and with them its battle.

import { fold } from '../../board/index.ts';
import type { Move } from '../../engine/index.ts';
import type { Language } from '../../vocab/index.ts';
import type { Item } from '../items.ts';
import { settlePlace } from './moves.ts';
import type { Place } from './part.ts';
import { type Phrases, phrasesIn } from './phrases.ts';
import { isWord, type Scene } from './scene.ts';

const OFF: Phrases[string] = {
  en: `is off, are off, is called off, called off, call off, cancel, cancelled, canceled, scrap, scrapped, drop,
    is cancelled, forget, forget about, scratch, strike, skip, no attack on, not going for, abort`,
  de: `fällt aus, fällt flach, ist abgeblasen, abgeblasen, abgesagt, ist gestrichen, gestrichen, streiche, streichen,
    vergiss, vergesst, blase ab, findet nicht statt, lasse ich, lass ich, doch nicht, lassen wir`,
  nl: `gaat niet door, vervalt, is afgeblazen, afgeblazen, afgelast, is geschrapt, geschrapt, schrap, vergeet,
    laat ik zitten, toch niet, laten we zitten, blaas af`,
};

const saysOff = (text: string, language: Language): boolean => {
  const words = ` ${text
    .split(/[^\p{L}']+/u)
    .map(fold)
    .join(' ')} `;
  return phrasesIn(OFF[language]).some((phrase) => words.includes(` ${phrase.split(' ').map(fold).join(' ')} `));
};

const endOf = (move: Move): string | undefined =>
  move.kind === 'march' ? move.path.at(-1) : move.kind === 'unload' ? move.to : undefined;

/**
 * What a sentence takes back of the battles above: an amendment, `unclear` where it does so and does not say which, or
 * undefined.
 */
export const readCalledOff = (scene: Scene, language: Language): Item | 'unclear' | undefined => {
  const { cursor, elements, sofar, text, has } = scene;
  if (sofar.combatMoves.length === 0 || elements.some(({ kind }) => kind === 'units' || kind === 'number'))
    return undefined;
  if (!saysOff(text, language) && !has('correct')) return undefined;
  const places = elements.filter((each): each is Place => each.kind === 'place');
  const ends = new Set(sofar.combatMoves.map(endOf));
  const named = places.flatMap((place) => {
    const space = settlePlace({ ...cursor }, place, { prefer: ({ id }) => ends.has(id) });
    return space !== undefined && ends.has(space) ? [{ space, place }] : [];
  });
  // `Only China is on`: what goes on is not what is called off.
  const isKept = ({ place }: { readonly place: Place }): boolean =>
    isWord(elements[elements.indexOf(place) - 1], 'small') &&
    /^(?:only|just|nur|alleen|enkel)$/iu.test(scene.cursor.tokens[place.at - 1]?.text ?? '');
  const [only, ...others] = named.filter((each) => !isKept(each));
  if (only === undefined) return undefined;
  // Troops that were to land have ships that sailed for them: whether those stay too, nobody said.
  const landed = sofar.combatMoves.some((move) => move.kind === 'unload' && move.to === only.space);
  return others.length > 0 || landed ? 'unclear' : { kind: 'amendment', changes: [], calledOff: only.space };
};
