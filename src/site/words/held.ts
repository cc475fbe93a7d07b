// What holds in words: on which agreement a clause hangs, and under which heading it stands.

import type { Say } from '../../i18n/messages/say.ts';
import { type Offering, sayOption, sayValue } from '../../i18n/options.ts';
import { type Holding, isOurRuling, type OptionWords } from '../../reference/index.ts';
import { type OptionName, optionsOf, optionWords } from '../../rulesets/index.ts';
import type { Language } from '../../vocab/index.ts';
import { inFull } from '../data/clause-texts.ts';
import type { Speech } from './speak.ts';

/** Some words of an option, one or the other. */
export const sayWords = (t: Say, option: OptionName, is: readonly string[]): string =>
  is.map((word) => sayValue(t, option, word)).join(' / ');

/** The agreement with which a clause is in force. */
export const sayNeeds = ({ t }: Speech, ruleset: Offering, { option, is }: OptionWords): string => {
  const name = optionsOf(ruleset).find((one) => one === option);
  if (name === undefined) return '';
  const words = optionWords(ruleset, name);
  const [usual = ''] = words;
  const value = sayWords(
    t,
    name,
    is.filter((word) => words.includes(word)),
  );
  return t(is.includes(usual) ? 'holds-needs-usual' : 'holds-needs', { option: sayOption(t, name), value });
};

/** What stands under a heading: what is played, then what is not. */
export interface HeadedPart {
  readonly heading: string | undefined;
  readonly played: readonly Holding[];
  readonly replaced: readonly Holding[];
}

/** Clauses of a topic under the headings of its text; a ruling stays under that of what it decides. */
export const headed = (language: Language, holdings: readonly Holding[]): readonly HeadedPart[] => {
  const parts: { heading: string | undefined; played: Holding[]; replaced: Holding[] }[] = [];
  for (const holding of holdings) {
    const { id } = holding.clause;
    const before = parts.at(-1);
    const heading = isOurRuling(holding.clause) && before !== undefined ? before.heading : inFull(language, id).heading;
    const part = before !== undefined && before.heading === heading ? before : { heading, played: [], replaced: [] };
    if (part !== before) parts.push(part);
    part[holding.state === 'overridden' ? 'replaced' : 'played'].push(holding);
  }
  return parts;
};
