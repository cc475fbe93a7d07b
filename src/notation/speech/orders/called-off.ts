// An attack that is called off below: `India is too hot, forget that one`, `PS: Finnland fällt aus`, `de aanval op
// China gaat niet door`. All moves to that place are taken back, and with them its battle.

import { fold } from '../../../board/index.ts';
import type { Move } from '../../../engine/index.ts';
import { LANGUAGES, type Language } from '../../../vocab/index.ts';
import type { Item } from '../../items.ts';
import { isWord, type Scene } from '../sentence/scene.ts';
import { type Phrases, phrasesIn } from '../words/phrases.ts';
import { settlePlace } from './moves.ts';
import type { Place } from './part.ts';

/** Words that take something back, unless they are denied: `don't forget India`. */
export const OFF: Phrases[string] = {
  en: `is called off, called off, call off, is cancelled, cancel, cancelled, canceled, scrap, scrapped, forget, forget about,
    scratch, skip, abort, leave … alone/be/out/home, leave … for now, leave/keep … at home, keep … home`,
  de: `fällt aus/flach/weg, ist abgeblasen/gestrichen, abgeblasen, abgesagt, gestrichen, streich, streiche, streicht, streichen,
    vergiss, vergesst, blase ab, lasse/lass ich bleiben, lassen wir bleiben, lass/lasst/lasse/lassen … weg/aus/sein/daheim,
    lass/lasse/lasst … zu hause, lass/lasse … in ruhe, lassen wir … zu hause, nimm/nehmt … raus`,
  nl: `vervalt, is afgeblazen/geschrapt, afgeblazen, afgelast, geschrapt, schrap, vergeet, laat ik zitten, laten we zitten,
    blaas af, sla/slaan … over, laat … met rust, laat … zitten/weg/thuis, haal … eruit/weg`,
};

/** Those that deny by themselves. */
const NOT_ON: Phrases[string] = {
  en: 'no attack on, not going for, is not on, is not happening',
  de: 'findet nicht statt, doch nicht, doch kein Angriff',
  nl: 'gaat niet door, toch niet, toch geen aanval',
};

/** Who goes where nobody does. */
const NOBODY: Phrases[string] = {
  en: 'nobody, no-one, none',
  de: 'keiner, niemand',
  nl: 'niemand, geen',
};

/** Words before a place that goes on where another one is called off. */
export const KEPT: ReadonlySet<string> = new Set(phrasesIn('only, just, nur, bloß, alleen, enkel, slechts').map(fold));

/** The line above, whatever it is called. */
const LAST: Phrases[string] = {
  en: 'that/the last one/line/bit/attack/move, that one, last line, the line above',
  de: `die/das/den letzte/letzten, die/den letzte/letzten zeile/zug/angriff, letzte/letzter zeile/angriff,
    der letzte angriff, die zeile darüber/oben`,
  nl: `die/dat/de/het laatste, die/de laatste regel/zet/aanval, laatste regel, de regel hierboven`,
};

/** True for a text with one of these phrases; of what parts a verb is made, both stand in it. */
export const says = (text: string, phrases: Phrases[string], language?: Language): boolean => {
  // Lines of codes tell no language.
  if (language === undefined) return LANGUAGES.some((each) => says(text, phrases, each));
  const words = ` ${text
    .split(/[^\p{L}']+/u)
    .map(fold)
    .join(' ')} `;
  return phrasesIn(phrases[language]).some((phrase) => {
    // Between the parts of a verb stands what it is about.
    const [first = '', last] = phrase.split(' … ').map((part) => ` ${part.split(' ').map(fold).join(' ')} `);
    const at = phrase === '' ? -1 : words.indexOf(first);
    return at >= 0 && (last === undefined || words.indexOf(last, at + first.length - 1) >= 0);
  });
};

const endOf = (move: Move): string | undefined =>
  move.kind === 'march' ? move.path.at(-1) : move.kind === 'unload' ? move.to : undefined;

const NOBODY_OF: ReadonlySet<string> = new Set(LANGUAGES.flatMap((each) => phrasesIn(NOBODY[each])).map(fold));

/** `Aus der Ukraine greift doch keiner an`: all that was sent from there stays; `unclear` if that is ships. */
const staysWhole = ({ cursor, elements, sofar, has }: Scene): Item | 'unclear' | undefined => {
  const [place, ...others] = elements.filter((each): each is Place => each.kind === 'place');
  const isNobody = cursor.tokens.some(({ text }) => NOBODY_OF.has(fold(text)));
  const goes = elements.some((each) => isWord(each, 'attack', 'move', 'along', 'also'));
  if (place === undefined || others.length > 0 || !isNobody || !goes || !has('from')) return undefined;
  if (has('others', 'another-time', 'past', 'doubt', 'condition', 'should')) return undefined;
  const from = settlePlace({ ...cursor }, place);
  const sent = sofar.combatMoves.filter((move) =>
    move.kind === 'march' ? move.path[0] === from : move.kind === 'load' && move.from === from,
  );
  if (sent.length === 0) return undefined;
  return sent.some((move) => move.kind === 'load') ? 'unclear' : { kind: 'amendment', changes: [], without: sent };
};

/**
 * What a sentence takes back of the battles above: an amendment, `unclear` where it does so and does not say which, or
 * undefined.
 */
export const readCalledOff = (scene: Scene): Item | 'unclear' | undefined => {
  const { cursor, elements, sofar, text, has } = scene;
  if (sofar.combatMoves.length === 0 || elements.some(({ kind }) => kind === 'units' || kind === 'number'))
    return undefined;
  const stays = staysWhole(scene);
  if (stays !== undefined) return stays;
  const isLast = !has('not') && says(text, OFF) && says(text, LAST);
  const isDenied = isLast || says(text, NOT_ON);
  if (!isDenied && (!says(text, OFF) || has('not'))) return undefined;
  // What somebody else did, or what was another time, is a story.
  if (has('others', 'another-time', 'past')) return undefined;
  const places = elements.filter((each): each is Place => each.kind === 'place');
  const ends = new Set(sofar.combatMoves.map(endOf));
  const named = places.flatMap((place) => {
    const space = settlePlace({ ...cursor }, place, { prefer: ({ id }) => ends.has(id) });
    return space !== undefined && ends.has(space) ? [{ space, place }] : [];
  });
  // `Only China is on`: what goes on is not what is called off.
  const isKept = ({ place }: { readonly place: Place }): boolean =>
    KEPT.has(fold(cursor.tokens[place.at - 1]?.text ?? ''));
  const [only, ...others] = named.filter((each) => !isKept(each));
  if (only === undefined && places.length === 0 && isLast)
    return sofar.latest === undefined ? 'unclear' : { kind: 'amendment', changes: [], without: sofar.latest };
  if (only === undefined) return undefined;
  // Troops that were to land have ships that sailed for them: whether those stay too, nobody said.
  const landed = sofar.combatMoves.some((move) => move.kind === 'unload' && move.to === only.space);
  const isOpen = others.length > 0 || landed || has('doubt', 'condition', 'should');
  return isOpen ? 'unclear' : { kind: 'amendment', changes: [], calledOff: only.space };
};
