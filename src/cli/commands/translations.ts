// `translations`: how far each language is with the rules reference, and which of its texts English has left behind. With
// `--stamp` it marks what somebody has just translated.

import { placed, readTopics, stampTopics, type Topic } from '../../reference/files.ts';
import { progressOf } from '../../reference/index.ts';
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
  const lines = faults.map(({ path, line, code }) => `  ${path}:${line}  ${desk.t.reference.faults[code]}`);
  throw new Stop(EXIT.refused, [desk.t.reference.broken, ...lines], { faults });
};

/** The languages there are translations for: those Fieldpost speaks, English left out. */
const translated = LANGUAGES.filter((language) => language !== 'en');

const tell = (desk: Desk): Answer => {
  const t = desk.t.reference;
  const english = readTopics(desk.env.project, 'en');
  const read = translated.map((language) => [language, readTopics(desk.env.project, language)] as const);
  refuseBroken(desk, [['en', english], ...read]);
  const rows = read.map(([language, topics]) => ({ language, ...progressOf(placed(topics), placed(english)) }));
  const cells = rows.map(({ language, fresh, stale, missing, unstamped, orphans }) => [
    language,
    ...[fresh, stale.length, missing.length, unstamped.length, orphans.length].map(String),
  ]);
  const widths = t.heading.map((title, at) => Math.max(title.length, ...cells.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ');
  desk.say(desk.paint.dim(line(t.heading)));
  for (const row of cells) desk.say(line(row));
  for (const { language, missing, stale, unstamped, orphans } of rows) {
    const lists = [
      [t.outdated, stale],
      [t.missing, missing],
      [t.unstamped, unstamped],
      [t.orphans, orphans],
    ] as const;
    for (const [what, ids] of lists) for (const id of ids) desk.say(`${language}  ${id}  ${what}`);
  }
  return answer({ clauses: placed(english).length, languages: rows });
};

const stamp = (desk: Desk, language: string): Answer => {
  if (language === 'en') throw new Stop(EXIT.usage, [desk.t.reference.notEnglish]);
  const topics = isLanguage(language) ? readTopics(desk.env.project, language) : [];
  if (!isLanguage(language) || topics.length === 0) {
    throw new Stop(EXIT.usage, [
      desk.t.reference.noTopics(cleanLine(language)),
      nextLine(desk, translated.map((each) => `npx fieldpost translations --stamp ${each}`).join(', ')),
    ]);
  }
  refuseBroken(desk, [[language, topics]]);
  const stamped = stampTopics(desk.env.project, language);
  desk.say(desk.t.reference.stamped(stamped.length));
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
