// What somebody who answers for casualties says of his units: which he gives up, which he keeps.

import type { NotationContext } from '../../notation/index.ts';
import type { Language } from '../../vocab/index.ts';
import { clausesOf, isNegated } from './clauses.ts';
import { type UnitMention, unitsIn } from './mentions.ts';
import { findPhrase, type Phrases, phrasesOf, saysPhrase } from './phrases.ts';
import { heardIn, type Sentence } from './stances.ts';
import { BUT, CONDITION, DEAR, GIVE, KEEP, RATHER_THAN, SHALL, SPARE } from './words.ts';

/** What becomes of the units a clause speaks of. */
type Fate = 'given' | 'kept' | 'none' | 'unclear';

const fateIn = (words: readonly string[], languages: readonly Language[]): Fate => {
  const says = (phrases: Phrases): boolean => saysPhrase(words, phrasesOf(phrases, languages));
  const [gives, keeps] = [says(GIVE), says(KEEP)];
  const negated = isNegated(words, languages);
  if (says(SPARE)) return negated ? 'kept' : 'given';
  if (says(DEAR)) return negated ? 'unclear' : 'kept';
  if (gives && keeps) return 'unclear';
  if (gives) return negated ? 'kept' : 'given';
  if (keeps) return negated ? 'unclear' : 'kept';
  return says(SHALL) || negated ? 'kept' : 'none';
};

const FATES = [SPARE, DEAR, GIVE, KEEP];

export interface Said {
  readonly fate: Fate;
  readonly units: readonly UnitMention[];
  /** All but these. */
  readonly isRest: boolean;
  /** More is said of them than that they are: `my 2 subs will remember`. */
  readonly isTold: boolean;
  readonly sentence: Sentence;
}

const OWN: ReadonlySet<string> = new Set('my,our,mein,meine,meinen,unser,unsere,unseren,mijn,onze'.split(','));
/** One word behind them may be what is done to them, in a word nobody knows. */
const MOST_BEHIND = 1;

/** True where somebody's own units do something that nobody knows. */
const tellsOfUnits = (words: readonly string[], units: readonly UnitMention[]): boolean => {
  const [first, last] = [units[0], units.at(-1)];
  if (first === undefined || last === undefined || !OWN.has(words[first.from - 1] ?? '')) return false;
  const end = last.from + (/^\d/.test(words[last.from] ?? '') ? 2 : 1);
  return words.length - end > MOST_BEHIND;
};

export const unitsSaid = (context: NotationContext, sentence: Sentence): readonly Said[] => {
  const { text, languages } = sentence;
  const said: Said[] = [];
  let before: Fate = 'none';
  for (const words of clausesOf(text, heardIn(FATES, languages))) {
    const than = findPhrase(words, phrasesOf(RATHER_THAN, languages));
    const rest = findPhrase(words, phrasesOf(BUT, languages));
    const units = unitsIn(context, words.slice(rest?.to ?? 0, than?.from));
    const own = saysPhrase(words, phrasesOf(CONDITION, languages)) ? 'unclear' : fateIn(words, languages);
    // `I sacrifice the sub, the fighter`: what has no word of its own goes on with the list.
    const fate: Fate = own === 'none' && units.length > 0 && units[0]?.from === 0 ? before : own;
    said.push({ fate, units, isRest: rest !== undefined, isTold: tellsOfUnits(words, units), sentence });
    before = fate;
  }
  return said;
};
