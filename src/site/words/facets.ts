// The facets of the list of games in words, and the style sheet that shows only what fits: it looks which options are
// chosen, so no script is needed.

import type { Choice, Facet } from '../data/facets.ts';
import type { Speech } from './speak.ts';

export interface SaidChoice {
  readonly facet: Facet;
  readonly name: string;
  readonly options: readonly { readonly value: string; readonly says: string }[];
}

/** @param nameOf the name of a player by id */
export const sayChoice = (s: Speech, { facet, values }: Choice, nameOf: (player: string) => string): SaidChoice => {
  const { t, words, language } = s;
  const say = (value: string): string => {
    switch (facet) {
      case 'state':
        return value === 'under-way' || value === 'over' ? t(`filter-state-${value}`) : t('filter-state-repair');
      case 'kind':
        return t(value === 'play' ? 'filter-kind-play' : 'filter-kind-demonstration');
      case 'length':
        return value === 'short' || value === 'middle' ? t(`filter-length-${value}`) : t('filter-length-long');
      case 'dice':
        return value === 'local' || value === 'recorded' || value === 'reveal'
          ? t(`filter-dice-${value}`)
          : t('filter-dice-drand');
      case 'ruleset':
        return t('ruleset-name', { id: value });
      case 'result':
        return value === 'drawn' ? t('filter-result-drawn') : t('filter-result-won', { side: words.side(value) });
      case 'player':
        return nameOf(value);
    }
  };
  const options = values.map((value) => ({ value, says: say(value) }));
  if (facet === 'player') options.sort((a, b) => a.says.localeCompare(b.says, language));
  return { facet, name: t(`filter-${facet}`), options };
};

/** The id of a choice's control. */
export const choiceId = (facet: Facet): string => `only-${facet}`;

/**
 * Hides the games that do not fit what is chosen and counts the others. No game at all is said in words, by a counter
 * that has a sign for nought alone.
 */
export const choiceSheet = ({ t }: Speech, choices: readonly Choice[]): string => {
  const rules = choices.flatMap(({ facet, values }) =>
    values.map(
      (value) =>
        `.found:has(#${choiceId(facet)} option[value="${value}"]:checked) .game-lines>li:not([data-${facet}~="${value}"]){display:none}`,
    ),
  );
  const none = t('filter-none').replaceAll(/["\\]/g, '');
  return `@counter-style shown{system:fixed 0;symbols:"${none}";suffix:"";fallback:decimal}${rules.join('')}`;
};
