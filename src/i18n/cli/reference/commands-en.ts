// English: the help of `clause` and `translations`.

type Example = readonly [command: string, does: string];
const examples = (...list: readonly Example[]): readonly Example[] => list;

export const referenceCommands = {
  clause: {
    does: 'what a rule says, and where it stands',
    about:
      'Prints a clause of the rules reference: what it says, where it comes from, what is said elsewhere. With --search it finds clauses by what they are about.',
    args: { id: 'id of a clause, such as B20.3' },
    options: { search: 'words in any of the languages, such as "sub retreat"' },
    examples: examples(
      ['npx fieldpost clause B20.3', 'a base rule'],
      ['npx fieldpost clause sub.first-shot-every-round --lang de', 'a clarification, in German'],
      ['npx fieldpost clause --search "capital captured money"', 'whatever answers that'],
    ),
  },
  translations: {
    does: 'which texts of the rules are missing or stale',
    about:
      'Says for each language which clauses are missing and which render an English text that has changed since. With --stamp it writes into each newly translated block which English text it renders.',
    args: {},
    options: { stamp: 'language whose unmarked blocks render the English texts as they are now' },
    examples: examples(
      ['npx fieldpost translations', 'all languages'],
      ['npx fieldpost translations --stamp de', 'after translating into German'],
    ),
  },
};
