// Who does what a sentence says. `My wife buys 3 tanks` orders nothing, nor does what somebody said, wants or advises;
// `the fighter flies`, `my troops attack` and what one's own power does are orders.

import { fold } from '../../board/index.ts';
import { LANGUAGES, type Language } from '../../vocab/index.ts';
import { boardOf } from '../context.ts';
import type { Cursor } from '../cursor.ts';
import { POWER_WORDS } from '../peoples.ts';
import { powerNamed } from '../places.ts';
import type { Element } from './sentence/elements.ts';
import { isWord, type Scene } from './sentence/scene.ts';
import { HINTS } from './words/hints.ts';
import { type Phrases, phrasesIn } from './words/phrases.ts';

const DATA = {
  own: HINTS.own,
  other: {
    en: "you, he, she, they, you'll, he'll, she'll, they'll, y'all, somebody, someone, nobody, everybody, everyone",
    de: 'du, er, sie, ihr, man, jemand, niemand, jeder',
    nl: 'je, jij, hij, zij, ze, jullie, u, men, iemand, niemand, iedereen',
  },
  /** Those of one's own to whom somebody says something. */
  object: { en: 'me, us', de: 'mir, uns, mich', nl: 'mij, ons, me' },
  /** What somebody says or wants is no order of the writer's. */
  says: {
    en: `says, said, told, tells, asked, asks, wants, wanted, suggests, suggested, recommends, recommended, advised,
      advises, thinks, claims, claimed, promised, likes, hopes`,
    de: `sagt, sagte, sagen, meint, meinte, meinen, rät, raten, riet, rieten, wollte, möchte, erzählte, erzählt,
      empfiehlt, empfahl, fragt, fragte, behauptet, versprach, hofft`,
    nl: `zegt, zeggen, zei, vindt, vinden, vond, wilde, vroeg, vraagt, raadt, raden, adviseert, adviseren, beweert,
      beloofde, hoopt, vertelde`,
  },
  /** Those of them that are no order even if it was I who said it. */
  told: {
    en: 'told, asked, advised, said, suggested, recommended',
    de: 'sagte, riet, erzählte, fragte, empfahl, gesagt, geraten, erzählt',
    nl: 'zei, vroeg, vertelde, gezegd, gevraagd, aangeraden',
  },
  /** One's own people, by words that name no unit. */
  troops: {
    en: `troops, army, armies, fleet, navy, forces, force, men, boys, lads, guys, soldiers, comrades, planes,
      luftwaffe, air, rest, all, wehrmacht, reds, stack, group, flyboys, marines, ones, lot, main, red`,
    de: `truppen, armee, armeen, flotte, marine, verband, verbände, männer, jungs, soldaten, genossen, luftwaffe,
      rest, stapel, gruppe, wehrmacht, streitkräfte, jungen`,
    nl: `troepen, leger, legers, vloot, marine, mannen, jongens, soldaten, kameraden, luchtmacht, rest, stapel,
      groep, strijdmacht`,
  },
} as const satisfies Phrases;

const setOf = (phrases: Phrases[string], language: Language): ReadonlySet<string> =>
  new Set(phrasesIn(phrases[language]).map(fold));

const WORDS = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    {
      own: setOf(DATA.own, language),
      object: setOf(DATA.object, language),
      other: setOf(DATA.other, language),
      says: setOf(DATA.says, language),
      told: setOf(DATA.told, language),
      troops: setOf(DATA.troops, language),
    },
  ]),
) as { readonly [language in Language]: { readonly [kind in keyof typeof DATA]: ReadonlySet<string> } }; // made of all of them

/** Verbs as they stand behind `he`, `she` or a name. */
const THIRD: { readonly [language in Language]: RegExp } = { en: /[^s]s$/iu, de: /[^e]t$|et$/iu, nl: /t$/iu };
/** And behind several. */
const PLURAL: { readonly [language in Language]: RegExp } = { en: /[^s]$|ss$/iu, de: /e[nr]?n$/iu, nl: /en$|n$/iu };

const textsOf = ({ cursor }: Pick<Scene, 'cursor'>, element: Element): readonly string[] =>
  cursor.tokens.slice(element.at, element.end).map(({ text }) => fold(text));

/** True for a clause of who says or wants something: `…, says my wife`. */
export const quotes = (cursor: Cursor, clause: readonly Element[], language: Language): boolean =>
  clause.some((each) => textsOf({ cursor }, each).some((word) => WORDS[language].says.has(word)));

/** Dutch `valt … aan`, parted. */
const PARTED = /^val(?:t|len)?$/iu;

const isVerb = (element: Element | undefined): boolean =>
  (element?.kind === 'other' && PARTED.test(element.text)) ||
  isWord(element, 'buy', 'attack', 'move', 'place', 'load', 'unload', 'land', 'back', 'along');

const POSSESSIVES: ReadonlySet<string> = new Set(
  phrasesIn(
    `my, your, his, her, their, the, our, a, an, mein, meine, meinen, dein, deine, euer, eure, sein, seine, der, die,
    das, unser,
    unsere, ein, eine, mijn, je, jouw, jullie, zijn, haar, hun, de, het, onze, ons, een`,
  ).map(fold),
);
const YOURS: ReadonlySet<string> = new Set(
  phrasesIn('your, his, her, their, dein, deine, deinen, euer, eure, euren, seine, jouw, jullie, hun, haar').map(fold),
);

/**
 * Whether somebody else does it; `both` where the writer does something besides.
 *
 * @param language the sentence is written in
 */
export const whoActs = (
  scene: Pick<Scene, 'cursor' | 'elements' | 'text'>,
  language: Language,
): 'self' | 'other' | 'both' => {
  const { cursor, elements, text } = scene;
  const { own, object, other, says, told, troops } = WORDS[language];
  const has = (words: ReadonlySet<string>, part: readonly Element[]): boolean =>
    part.some(
      (each) => each.kind !== 'units' && each.kind !== 'place' && textsOf(scene, each).some((word) => words.has(word)),
    );
  const verb = elements.findIndex(isVerb);
  const first = elements.findIndex(({ kind }) => kind === 'units');
  // `My son says, 3 inf to the Ukraine`
  const opening = elements.slice(0, Math.max(0, first));
  // `Everyone tells me to take Karelia`
  const speaking = (part: readonly Element[]): boolean =>
    has(says, part) &&
    !has(
      own,
      part.filter((each) => !textsOf(scene, each).some((word) => object.has(word))),
    );
  if (verb < 0) return speaking(opening) ? 'other' : 'self';
  // `The main effort goes into the Ukraine: three infantry …`: what is done stands behind the colon.
  if (elements.slice(verb, Math.max(verb, first)).some((each) => each.kind === 'sign' && each.sign === 'colon'))
    return 'self';
  const colon = elements.findLastIndex((each, at) => at < verb && each.kind === 'sign' && each.sign === 'colon');
  const before = elements.slice(colon + 1, verb);
  // Who tells what another said: `"Buy 3 tanks", she said`.
  if (/["“„«]/u.test(text) && has(says, elements)) return 'other';
  if (has(told, before) || speaking(before)) return 'other';
  const ending = textsOf(scene, elements[verb] ?? { kind: 'vague', at: 0, end: 0 })[0] ?? '';
  const last = before.at(-1);
  const isNoun = (each: Element | undefined): boolean =>
    each?.kind === 'other' && !textsOf(scene, each).some((word) => troops.has(word)) && !/^\d/.test(each.text);
  const rest = elements.slice(verb + 1);
  const units = rest.findIndex(({ kind }) => kind === 'units');
  /** What stands between the verb and the units: there the subject is, where something else comes first. */
  const inverted = rest.slice(0, units < 0 ? 0 : units);
  const subject = ((): boolean => {
    if (
      before.some((each) => each.kind === 'units' && (each.owner === undefined || each.owner === cursor.context.power))
    )
      return (
        before.some(
          (each, at) => before[at + 1]?.kind === 'units' && textsOf(scene, each).some((word) => YOURS.has(word)),
        ) && language !== 'nl'
      );
    if (last?.kind === 'place') {
      const named = powerNamed(boardOf(cursor.context), last.text);
      return (
        named !== undefined && named !== cursor.context.power && before.length <= 2 && THIRD[language].test(ending)
      );
    }
    if (last !== undefined && textsOf(scene, last).some((word) => other.has(word)))
      return before.length <= 2 || !has(own, before);
    const people = before.some((each) =>
      textsOf(scene, each).some((word) =>
        POWER_WORDS.some(
          ([power, words]) =>
            power !== cursor.context.power &&
            words.some((each) => word === each || word === `${each}s` || word === `${each}n`),
        ),
      ),
    );
    const led = before.some((each) => textsOf(scene, each).some((word) => POSSESSIVES.has(word)));
    if (people && led) return true;
    if (isNoun(last)) {
      if (THIRD[language].test(ending)) return true;
      const [first] = before;
      const isLed = first !== undefined && textsOf(scene, first).some((word) => POSSESSIVES.has(word));
      return isLed && before.length <= 3 && PLURAL[language].test(ending);
    }
    if (language === 'en' || !THIRD[language].test(ending) || has(own, elements)) return false;
    const [first] = inverted;
    return first !== undefined && before.length > 0 && (has(other, [first]) || inverted.some(isNoun));
  })();
  if (!subject) return 'self';
  return has(own, rest) && rest.some(isVerb) ? 'both' : 'other';
};
