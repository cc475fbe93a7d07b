// A request for dice in other words than those of the notation: `roll everything please`, `bitte beides auswürfeln`,
// `dobbelen maar`. It orders all battles, unless some are named.

import { battleSpace } from '../../vocab/index.ts';
import type { Item } from '../items.ts';
import { keywordLength } from '../keywords.ts';
import { battlesToFight } from '../to-fight.ts';
import type { Element } from './elements.ts';
import { settlePlace } from './moves.ts';
import type { Scene } from './scene.ts';

/** How a battle is to be fought has words of its own, which are not read here. */
const CONDUCT = ['retreat', 'stop', 'SAAC', 'TAAC', 'KAAC', 'order-of-loss', 'SA', 'rounds', 'after'] as const;

/** Nouns for dice are a request where nothing else is said of them. */
const isBareRequest = (elements: readonly Element[]): boolean =>
  elements.every(
    (each) =>
      each.kind === 'sign' ||
      (each.kind === 'word' &&
        (
          [
            'dice',
            'please',
            'article',
            'all',
            'both',
            'also',
            'and',
            'again',
            'first',
            'throw',
            'for',
            'small',
          ] as const
        ).some((word) => word !== 'for' && each.words.has(word))),
  );

/** The fight that a sentence asks for; `nothing` if it only speaks of dice, `note` if it says that none are thrown; undefined if it is about something else. */
export const readThrow = ({ cursor, elements, sofar, has, text }: Scene): Item | 'nothing' | 'note' | undefined => {
  const verb = has('throw');
  const noun = has('dice') && (has('please') || isBareRequest(elements));
  const bare = !verb && !noun && isBareRequest(elements) && has('please') && has('all', 'both');
  if (!verb && !noun && !bare) return undefined;
  const battles = battlesToFight(cursor.context, sofar);
  if (has('not')) return 'note';
  if (battles.length === 0)
    return elements.some(({ kind }) => kind === 'place') && has('attack') ? undefined : 'nothing';
  const says = cursor.tokens.some((_, at) =>
    CONDUCT.some(
      (word) =>
        (word !== 'after' || cursor.tokens[at + 1]?.kind === 'number') && keywordLength(cursor.tokens, at, word) > 0,
    ),
  );
  if (says || /\d/.test(text)) return undefined;
  const named: string[] = [];
  for (const element of elements) {
    if (element.kind !== 'place') continue;
    const sites = new Set<string>(battles.map(battleSpace));
    const space = settlePlace(cursor, element, { prefer: ({ id }) => sites.has(id) });
    if (space === undefined) return undefined;
    named.push(...battles.filter((id) => battleSpace(id) === space));
    if (!sites.has(space)) return undefined;
  }
  const chosen =
    named.length === 0
      ? battles
      : has('all', 'both')
        ? [...named, ...battles.filter((id) => !named.includes(id))]
        : named;
  return { kind: 'fight', battles: chosen.map((battle) => ({ battle })), joins: 'none' };
};
