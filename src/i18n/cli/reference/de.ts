// Deutsch: was die Befehle über das Nachschlagewerk sagen.

import { counted } from '../../format.ts';
import type { ReferenceTexts } from './en.ts';

export const reference: ReferenceTexts = {
  none: (id) => `Keine Bestimmung hat die Kennung »${id}«.`,
  like: (ids) => `es gibt ${ids.join(', ')}`,
  searchInstead: 'npx fieldpost clause --search "worum es geht"',
  which: 'Welche Bestimmung? Nenne ihre Kennung, oder worum es geht.',
  both: 'Entweder eine Kennung oder --search, nicht beides.',

  from: 'Quelle',
  related: 'dieselbe Frage anderswo',
  differs: 'entscheidet anders',
  borrowed: 'Noch nicht übersetzt: Dies ist der englische Text.',
  stale: 'Der englische Text hat sich seit dieser Übersetzung geändert. Englisch entscheidet.',
  nothing: (words) => `Keine Bestimmung antwortet auf »${words}«.`,
  fewer: 'weniger Wörter oder andere; die des Glossars sind in allen Sprachen bekannt',

  kinds: { clauses: 'Bestimmungen', cases: 'Titel der Fälle' },
  heading: ['Sprache', 'Texte', 'aktuell', 'veraltet', 'fehlt', 'unmarkiert', 'übrig'],
  outdated: 'veraltet',
  missing: 'fehlt',
  unstamped: 'sagt nicht, welchen englischen Text es wiedergibt',
  orphans: 'im Englischen gibt es nichts mit diesem Namen',
  noTopics: (language) => `Ins »${language}« ist noch nichts übersetzt.`,
  notEnglish: 'Englisch ist das, was übersetzt wird; es selbst wird nicht markiert.',
  stamped: (files) =>
    files === 0
      ? 'Jeder Text sagt schon, was er wiedergibt.'
      : `${counted('de', files, 'Datei', 'Dateien')} mit den wiedergegebenen englischen Texten markiert.`,
  broken: 'Texte, die sich nicht lesen lassen:',
  faults: {
    'no-head': 'oben fehlen Titel und Zusammenfassung',
    tag: 'ein <Clause>, das nicht zu verstehen ist; es steht allein in seiner Zeile: <Clause id="…">',
    nested: 'eine Bestimmung beginnt, bevor die vorige zu Ende ist',
    unclosed: 'diese Bestimmung wird von keinem </Clause> beendet',
    unopened: '</Clause> beendet nichts',
    empty: 'diese Bestimmung hat keinen Text',
  },
};
