// Whether the clauses of a sentence leave a battle, or stay in it.

import type { Language } from '../../vocab/index.ts';
import { clausesOf, isNegated } from './clauses.ts';
import { type Phrases, phrasesOf, saysPhrase } from './phrases.ts';
import type { Sentence as Plain } from './sentences.ts';
import { ANOTHER_TIME, CONDITION, DIVE, GO_ON, RETREAT, STAY } from './words.ts';

/** A sentence with the languages it may be in. */
export interface Sentence extends Plain {
  readonly languages: readonly Language[];
}

export const heardIn = (all: readonly Phrases[], languages: readonly Language[]): readonly Phrases[] =>
  all.map((phrases) => phrasesOf(phrases, languages));

/** Words of all of them, where one clause ends and another begins. */
export const STANCES = [RETREAT, GO_ON, DIVE, STAY];

type Stance = 'leaves' | 'stays' | 'both' | 'unclear';

export interface Stood {
  readonly stance: Stance;
  readonly words: readonly string[];
  readonly sentence: Sentence;
}

/** What the clauses of a sentence say of leaving and staying; what hangs on something else says nothing for sure. */
export const stancesIn = (sentence: Sentence, leaving: Phrases, staying: Phrases): readonly Stood[] =>
  clausesOf(sentence.text, heardIn(STANCES, sentence.languages)).flatMap((words): Stood[] => {
    const says = (phrases: Phrases): boolean => saysPhrase(words, phrasesOf(phrases, sentence.languages));
    const [leaves, stays, hangs] = [says(leaving), says(staying), says(CONDITION)];
    // `We'll try again when the tanks are here`: that is another time.
    if (says(ANOTHER_TIME)) return [];
    if (!leaves && !stays) return hangs ? [{ stance: 'unclear', words, sentence }] : [];
    const negated = isNegated(words, sentence.languages);
    const stance: Stance = hangs ? 'unclear' : leaves && stays ? 'both' : leaves !== negated ? 'leaves' : 'stays';
    return [{ stance, words, sentence }];
  });
