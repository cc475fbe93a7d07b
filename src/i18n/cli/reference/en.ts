// English: what the commands about the rules reference say.

import { counted } from '../../format.ts';

export const reference = {
  none: (id: string) => `No clause has the id “${id}”.`,
  like: (ids: readonly string[]) => `there is ${ids.join(', ')}`,
  searchInstead: 'npx fieldpost clause --search "what it is about"',
  which: 'Which clause? Give its id, or what it is about.',
  both: 'Either an id or --search, not both.',

  from: 'source',
  related: 'the same point elsewhere',
  differs: 'decides otherwise',
  borrowed: 'Not translated yet: this is the English text.',
  stale: 'The English text has changed since this was translated. English decides.',
  nothing: (words: string) => `No clause answers to “${words}”.`,
  fewer: 'fewer words, or others; those of the glossary are known in all languages',

  kinds: { clauses: 'clauses', cases: 'case titles' },
  heading: ['language', 'texts', 'up to date', 'stale', 'missing', 'unmarked', 'left over'],
  outdated: 'stale',
  missing: 'missing',
  unstamped: 'does not say which English text it renders',
  orphans: 'nothing of that id in English',
  noTopics: (language: string) => `Nothing is translated into “${language}” yet.`,
  notEnglish: 'English is what is translated; it is not marked itself.',
  stamped: (files: number) =>
    files === 0
      ? 'Every text says already what it renders.'
      : `${counted('en', files, 'file', 'files')} marked with the English texts rendered.`,
  broken: 'Texts that cannot be read:',
  faults: {
    'no-head': 'a title and a summary are missing at the top',
    tag: 'a <Clause> tag that is not understood; it stands alone on its line: <Clause id="…">',
    nested: 'a clause begins before the one above it has ended',
    unclosed: 'this clause is never ended by </Clause>',
    unopened: '</Clause> ends nothing',
    empty: 'this clause has no text',
  },
};

export type ReferenceTexts = typeof reference;
