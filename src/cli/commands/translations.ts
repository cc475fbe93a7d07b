// `translations`: how far each language is with every kind of text, and which of its texts English has left behind.
// With `--stamp` it marks what somebody has just translated.

import { readCases } from '../../cases/files.ts';
import { readMessages } from '../../i18n/messages/texts.ts';
import {
  introductionsOf,
  placed,
  readCaseTitles,
  readGlossary,
  readGuides,
  readMessageMarks,
  readTopics,
  stampCaseTitles,
  stampGuides,
  stampMessages,
  stampTopics,
  type Topic,
} from '../../reference/files.ts';
import { fingerprint, markedMessages, type Original, type Progress, progressOf } from '../../reference/index.ts';
import { isLanguage, LANGUAGES, type Language } from '../../vocab/index.ts';
import { command } from '../command.ts';
import type { Desk } from '../desk.ts';
import { type Answer, answer, EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { cleanLine } from '../paint.ts';

/** Texts with a fault in their shape stop everything: what they hold is not to be counted. */
const refuseBroken = (desk: Desk, read: readonly (readonly [Language, readonly Topic[]])[]): void => {
  const faults = read.flatMap(([language, topics]) =>
    topics.flatMap(({ topic, faults: own }) =>
      own.map(({ code, line }) => ({ path: `content/rules/${language}/${topic}.mdx`, line, code })),
    ),
  );
  if (faults.length === 0) return;
  const lines = faults.map(({ path, line, code }) => `  ${path}:${line}  ${desk.t(`reference-faults-${code}`)}`);
  throw new Stop(EXIT.refused, [desk.t('reference-broken'), ...lines], { faults });
};

/** The languages there are translations for: those Fieldpost speaks, English left out. */
const translated = LANGUAGES.filter((language) => language !== 'en');

/** The titles of the cases as their files have them, in the order of their ids. */
const englishTitles = (project: string): readonly Original[] =>
  readCases(project)
    .map(({ spec: { id, title } }) => ({ id, body: title }))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

/** What the words of the glossary are translated from: English has each under the same id. Nobody marks them. */
const englishWords = (project: string): readonly Original[] =>
  [...readGlossary(project, 'en').keys()].map((id) => ({ id, body: id }));

/** Each kind of text: what English has of it, what a language has, and how what is new there is marked. */
const KINDS = {
  clauses: {
    english: (project: string) => placed(readTopics(project, 'en')),
    own: (project: string, language: Language) => placed(readTopics(project, language)),
    stamp: stampTopics,
  },
  /** What topics say beside their clauses; marked with these. */
  introductions: {
    english: (project: string) => introductionsOf(readTopics(project, 'en')),
    own: (project: string, language: Language) => introductionsOf(readTopics(project, language)),
    stamp: () => [],
  },
  cases: {
    english: englishTitles,
    own: (project: string, language: Language) => [...readCaseTitles(project, language).values()],
    stamp: (project: string, language: Language) =>
      stampCaseTitles(project, language, englishTitles(project)) ? ['cases'] : [],
  },
  messages: {
    english: (project: string) => readMessages(project, 'en'),
    own: (project: string, language: Language) =>
      markedMessages(readMessageMarks(project, language), readMessages(project, language)),
    stamp: (project: string, language: Language) =>
      stampMessages(project, language, readMessages(project, language), readMessages(project, 'en'))
        ? ['messages']
        : [],
  },
  guides: {
    english: (project: string) => readGuides(project, 'en'),
    own: readGuides,
    stamp: stampGuides,
  },
  glossary: {
    english: englishWords,
    own: (project: string, language: Language) =>
      [...readGlossary(project, language).keys()].map((id) => ({ id, of: fingerprint(id) })),
    stamp: () => [],
  },
} as const;
type Kind = keyof typeof KINDS;
const ALL_KINDS = Object.keys(KINDS) as readonly Kind[]; // the keys of the table above
type Row = readonly [kind: Kind, language: Language, progress: Progress];

const HEADING = ['language', 'texts', 'fresh', 'stale', 'missing', 'unmarked', 'left-over'] as const;

const tellTable = (desk: Desk, rows: readonly Row[]): void => {
  const { t } = desk;
  const cells = rows.map(([kind, language, { fresh, stale, missing, unstamped, orphans }]) => [
    language,
    t(`reference-kinds-${kind}`),
    ...[fresh, stale.length, missing.length, unstamped.length, orphans.length].map(String),
  ]);
  const heading = HEADING.map((column) => t(`reference-heading-${column}`));
  const widths = heading.map((title, at) => Math.max(title.length, ...cells.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row.map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ');
  desk.say(desk.paint.dim(line(heading)));
  for (const row of cells) desk.say(line(row));
};

const tellRow = (desk: Desk, [, language, { missing, stale, unstamped, orphans }]: Row): void => {
  const { t } = desk;
  const lists = [
    [t('reference-heading-stale'), stale],
    [t('reference-heading-missing'), missing],
    [t('reference-unstamped'), unstamped],
    [t('reference-orphans'), orphans],
  ] as const;
  for (const [what, ids] of lists) for (const id of ids) desk.say(`${language}  ${id}  ${what}`);
};

const tell = (desk: Desk): Answer => {
  const { project } = desk.env;
  const read = LANGUAGES.map((language) => [language, readTopics(project, language)] as const);
  refuseBroken(desk, read);
  const english = new Map(ALL_KINDS.map((kind) => [kind, KINDS[kind].english(project)]));
  const rows = translated.flatMap((language) =>
    ALL_KINDS.map(
      (kind): Row => [kind, language, progressOf(KINDS[kind].own(project, language), english.get(kind) ?? [])],
    ),
  );
  tellTable(desk, rows);
  for (const row of rows) tellRow(desk, row);
  const languages = translated.map((language) => ({
    language,
    ...Object.fromEntries(rows.flatMap(([kind, of, progress]) => (of === language ? [[kind, progress]] : []))),
  }));
  const counts = Object.fromEntries([...english].map(([kind, texts]) => [kind, texts.length]));
  return answer({ ...counts, languages });
};

const stamp = (desk: Desk, language: string): Answer => {
  if (language === 'en') throw new Stop(EXIT.usage, [desk.t('reference-not-english')]);
  const read = isLanguage(language) ? readTopics(desk.env.project, language) : [];
  if (!isLanguage(language) || read.length === 0) {
    throw new Stop(EXIT.usage, [
      desk.t('reference-no-topics', { language: cleanLine(language) }),
      nextLine(desk, translated.map((each) => `npx fieldpost translations --stamp ${each}`).join(', ')),
    ]);
  }
  refuseBroken(desk, [[language, read]]);
  const stamped = ALL_KINDS.flatMap((kind) => KINDS[kind].stamp(desk.env.project, language));
  desk.say(desk.t('reference-stamped', { files: stamped.length }));
  return answer({ language, stamped });
};

export const translations = command({
  name: 'translations',
  takes: {},
  options: { stamp: '--stamp <language>' },
  examples: ['npx fieldpost translations', 'npx fieldpost translations --stamp {language}'],
  async run(desk, _, given) {
    const language = given.text('stamp');
    return language === undefined ? tell(desk) : stamp(desk, language);
  },
});
