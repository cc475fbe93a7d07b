// `translations`: how far each language is with the rules reference and the titles of the cases, and which of its texts English has left behind. With
// `--stamp` it marks what somebody has just translated.

import { readCases } from '../../cases/files.ts';
import { placed, readCaseTitles, readTopics, stampCaseTitles, stampTopics, type Topic } from '../../reference/files.ts';
import { type Original, type Progress, progressOf } from '../../reference/index.ts';
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

/** What there is to translate. */
const KINDS = ['clauses', 'cases'] as const;
type Row = readonly [kind: (typeof KINDS)[number], language: Language, progress: Progress];

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
    [t('reference-outdated'), stale],
    [t('reference-missing'), missing],
    [t('reference-unstamped'), unstamped],
    [t('reference-orphans'), orphans],
  ] as const;
  for (const [what, ids] of lists) for (const id of ids) desk.say(`${language}  ${id}  ${what}`);
};

const tell = (desk: Desk): Answer => {
  const { project } = desk.env;
  const english = readTopics(project, 'en');
  const read = translated.map((language) => [language, readTopics(project, language)] as const);
  refuseBroken(desk, [['en', english], ...read]);
  const titles = englishTitles(project);
  const languages = read.map(([language, topics]) => ({
    language,
    clauses: progressOf(placed(topics), placed(english)),
    cases: progressOf([...readCaseTitles(project, language).values()], titles),
  }));
  const rows = languages.flatMap(({ language, ...progress }) =>
    KINDS.map((kind): Row => [kind, language, progress[kind]]),
  );
  tellTable(desk, rows);
  for (const row of rows) tellRow(desk, row);
  return answer({ clauses: placed(english).length, cases: titles.length, languages });
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
  const { project } = desk.env;
  const topics = stampTopics(project, language);
  const stamped = stampCaseTitles(project, language, englishTitles(project)) ? [...topics, 'cases'] : topics;
  desk.say(desk.t('reference-stamped', { files: stamped.length }));
  return answer({ language, stamped });
};

export const translations = command({
  name: 'translations',
  takes: '',
  options: { stamp: '--stamp <language>' },
  async run(desk, _, given) {
    const language = given.text('stamp');
    return language === undefined ? tell(desk) : stamp(desk, language);
  },
});
