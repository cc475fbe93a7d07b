import { expect, test } from 'vitest';
import { either, list, localeOf } from '../../src/i18n/format.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';

test.each(LANGUAGES)('lists are joined in %s as its readers are used to', (language) => {
  const said = ['Karelia', 'Ukraine', 'Caucasus', 'Persia'];
  for (const count of [0, 1, 2, 3, 4]) {
    const items = said.slice(0, count);
    const by = (type: 'conjunction' | 'disjunction') => new Intl.ListFormat(localeOf(language), { type }).format(items);
    expect(list(language, items)).toBe(by('conjunction'));
    expect(either(language, items)).toBe(by('disjunction'));
  }
});
