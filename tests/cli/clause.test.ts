// The rules reference on the command line: a clause in the reader's language, clauses by what they are about, and how
// far the translations are.

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readRegistry } from '../../src/reference/files.ts';
import { newFolder, newWorld, openSpring, project } from './support.ts';

/** How many clauses there are. */
const ALL = readRegistry(project).clauses.size;

describe('clause', () => {
  test.each([
    ['en', 'Submarines of both sides', '/rules', 'rules clarifications'],
    ['de', 'U-Boote beider Seiten', '/de/rules', 'Klarstellungen'],
    ['nl', 'Onderzeeboten van beide', '/nl/rules', 'verduidelijkingen'],
  ])('prints the text in %s, its source, its address and what other systems say', async (lang, text, rules, title) => {
    const { code, out } = await newWorld().run(['clause', 'sub.both-sides-withdraw', '--lang', lang]);
    expect(code).toBe(0);
    expect(out).toContain(text);
    expect(out).toContain(`${rules}/submarines/#sub.both-sides-withdraw`);
    expect(out).toContain(`Milton Bradley, Axis & Allies: ${title}`);
    expect(out).toContain('daak.sub.withdraw-alone  DAAK');
    expect(out).not.toContain('**');
  });

  test('is data too', async () => {
    const answer = await newWorld().json(['clause', 'B20.3', '--lang', 'nl']);
    expect(answer).toMatchObject({
      ok: true,
      clause: { id: 'B20.3', language: 'nl', state: 'fresh', topic: 'neutrals' },
    });
  });

  test('names near ids where there is none of that name', async () => {
    const { code, err } = await newWorld().run(['clause', 'sub.both-sides']);
    expect(code).toBe(2);
    expect(err).toContain('sub.both-sides-withdraw');
  });

  test('finds clauses by what they are about, in the language and in English', async () => {
    const { run, json } = newWorld();
    const { code, out } = await run(['clause', '--search', 'onderzeeboot terugtrekken', '--lang', 'nl']);
    expect(code).toBe(0);
    expect(out.split('\n')[0]).toContain('sub.retreat-or-withdraw');
    const found = await json(['clause', '--search', 'capital captured money', '--lang', 'de']);
    expect(found).toMatchObject({
      found: [{ id: 'capital.loot', page: '/de/rules/capitals/#capital.loot' }, {}, {}, {}, {}, {}, {}, {}],
    });
  });

  test('says so when nothing answers', async () => {
    const { code, err } = await newWorld().run(['clause', '--search', 'xylophone']);
    expect(code).toBe(1);
    expect(err).toContain('No clause answers to “xylophone”.');
  });

  test.each([[['clause']], [['clause', 'B1.1', '--search', 'x']]])('%j is not understood', async (line) => {
    const { code, err } = await newWorld().run(line);
    expect(code).toBe(2);
    expect(err).toContain('--search');
  });
});

describe('a refusal', () => {
  test.each([
    ['en', '/rules/'],
    ['de', '/de/rules/'],
    ['nl', '/nl/rules/'],
  ])('leads to its clause in %s', async (lang, start) => {
    const world = newWorld();
    await openSpring(world);
    const line = ['submit', 'spring-26', '-', '--yes', '--as', 'anna', '--lang', lang];
    const { code, out } = await world.run(line, 'Buy 9 inf');
    expect(code).toBe(1);
    expect(out).toMatch(new RegExp(`http://localhost:4321${start}[a-z-]+/#`));
  });

  test('leads to English where the site has no other language', async () => {
    const world = newWorld();
    world.write('fieldpost.json', JSON.stringify({ name: 'Ours', languages: ['en'] }));
    const { out } = await world.run(['clause', 'B20.3', '--lang', 'de']);
    expect(out).toContain('neutral');
    expect(out).toContain('http://localhost:4321/rules/neutrals/#B20.3');
  });
});

test('a clause says how others decide the same point', async () => {
  const { out } = await newWorld().run(['clause', 'canal.panama-one-move', '--lang', 'nl']);
  expect(out).toMatch(/^ {2}realism\.canal\.panama-one-zone {2}Enhanced Realism {2}beslist anders$/m);
  expect(out).toMatch(/^ {2}daak\.canal\.panama-two-zones {2}DAAK {2}hetzelfde$/m);
  expect(await newWorld().json(['clause', 'canal.panama-one-move'])).toMatchObject({
    clause: {
      related: expect.arrayContaining([
        expect.objectContaining({ id: 'realism.canal.panama-one-zone', relation: 'other', differs: 'yes' }),
        expect.objectContaining({ id: 'daak.canal.panama-two-zones', relation: 'same', differs: 'no' }),
      ]),
    },
  });
});

/** A copy of the texts that may be changed, and a way to run commands on it. */
const copyOfTexts = () => {
  const copy = newFolder();
  cpSync(path.join(project, 'content'), path.join(copy, 'content'), { recursive: true });
  cpSync(path.join(project, 'src/i18n/messages'), path.join(copy, 'src/i18n/messages'), { recursive: true });
  cpSync(path.join(project, 'package.json'), path.join(copy, 'package.json'));
  const edit = (file: string, change: (text: string) => string): void => {
    const place = path.join(copy, 'content/rules', file);
    writeFileSync(place, change(readFileSync(place, 'utf8')));
  };
  const run = (...line: readonly string[]) => newWorld({ project: copy }).json(line);
  return { copy, edit, run };
};

describe('translations', () => {
  test('lists nothing while all of them render English as it is', async () => {
    const { code, out } = await newWorld().run(['translations']);
    expect(code).toBe(0);
    expect(out.trimEnd().split('\n')).toHaveLength(13);
    expect(out).toMatch(new RegExp(`^de +clauses +${ALL} +0 +0 +0 +0$`, 'm'));
    expect(out).toMatch(/^nl +case titles +\d+ +0 +0 +0 +0$/m);
  });

  test('lists what English has left behind, and what it has taken out', async () => {
    const { edit, run } = copyOfTexts();
    edit('en/capitals.mdx', (text) => text.replace(/(<Clause id="capital.loot">\n)/, '$1**Nothing is lost.**\n\n'));
    edit('en/submarines.mdx', (text) => text.replace(/<Clause id="B12.1">[\s\S]*?<\/Clause>\n/, ''));
    edit('nl/armor.mdx', (text) => text.replace(/<Clause id="B4.3"[\s\S]*?<\/Clause>\n/, ''));
    const answer = await run('translations');
    expect(answer).toMatchObject({
      exit: 0,
      clauses: ALL - 1,
      languages: [
        { language: 'de', clauses: { fresh: ALL - 2, stale: ['capital.loot'], missing: [], orphans: ['B12.1'] } },
        { language: 'nl', clauses: { fresh: ALL - 3, stale: ['capital.loot'], missing: ['B4.3'], orphans: ['B12.1'] } },
      ],
    });
    expect(await run('clause', 'capital.loot', '--lang', 'de')).toMatchObject({ clause: { state: 'stale' } });
    expect(await run('clause', 'B4.3', '--lang', 'nl')).toMatchObject({
      clause: { state: 'borrowed', language: 'en' },
    });
  });

  test('marks new blocks with what they render, and no others', async () => {
    const { edit, run } = copyOfTexts();
    edit('de/armor.mdx', (text) => text.replace(/(<Clause id="B4.3") of="\w+"/, '$1'));
    expect(await run('translations')).toMatchObject({
      languages: [{ clauses: { fresh: ALL - 1, unstamped: ['B4.3'] } }, { clauses: { fresh: ALL } }],
    });
    expect(await run('translations', '--stamp', 'de')).toMatchObject({ ok: true, stamped: ['armor'] });
    expect(await run('translations', '--stamp', 'de')).toMatchObject({ ok: true, stamped: [] });
    expect(await run('translations')).toMatchObject({
      languages: [{ clauses: { fresh: ALL } }, { clauses: { fresh: ALL } }],
    });
  });

  test('knows of an introduction too which English it renders', async () => {
    const { edit, run } = copyOfTexts();
    edit('en/armor.mdx', (text) => text.replace('\n\n## ', ' More.\n\n## '));
    edit('nl/armor.mdx', (text) => text.replace(/^of: .*\n/m, ''));
    expect(await run('translations')).toMatchObject({
      languages: [
        { clauses: { fresh: ALL, stale: [] }, introductions: { stale: ['armor'], unstamped: [] } },
        { clauses: { fresh: ALL, stale: [] }, introductions: { stale: [], unstamped: ['armor'] } },
      ],
    });
    expect(await run('translations', '--stamp', 'nl')).toMatchObject({ ok: true, stamped: ['armor'] });
    expect(await run('translations', '--stamp', 'de')).toMatchObject({ ok: true, stamped: [] });
    expect(await run('translations')).toMatchObject({
      languages: [{ introductions: { stale: ['armor'] } }, { introductions: { stale: [], unstamped: [] } }],
    });
  });

  test('counts messages, guides and the glossary too, and marks what was translated anew', async () => {
    const { copy, run } = copyOfTexts();
    const change = (file: string, from: string | RegExp, to: string): void => {
      const before = readFileSync(path.join(copy, file), 'utf8');
      expect(before).toMatch(from);
      writeFileSync(path.join(copy, file), before.replace(from, to));
    };
    const catalogue = 'src/i18n/messages/en/turn.ftl';
    change(catalogue, 'turn-next = Next turn', 'turn-next = The next turn');
    change('content/guides/en/dice.md', /$/, 'More.\n');
    expect(await run('translations')).toMatchObject({
      languages: [
        { messages: { stale: ['turn-next'] }, guides: { stale: ['dice'] }, glossary: { missing: [] } },
        { messages: { stale: ['turn-next'] } },
      ],
    });
    change('src/i18n/messages/de/turn.ftl', 'turn-next = Nächster Zug', 'turn-next = Der nächste Zug');
    change('content/guides/de/dice.md', /^of: .*\n/m, '');
    expect(await run('translations', '--stamp', 'de')).toMatchObject({ ok: true, stamped: ['messages', 'dice'] });
    expect(await run('translations')).toMatchObject({
      languages: [
        { messages: { stale: [] }, guides: { stale: [] } },
        { messages: { stale: ['turn-next'] }, guides: { stale: ['dice'] } },
      ],
    });
  });

  test('refuses to count texts it cannot read, and says where', async () => {
    const { edit, run } = copyOfTexts();
    edit('de/armor.mdx', (text) => text.replace('</Clause>', ''));
    const answer = await run('translations');
    expect(answer).toMatchObject({ exit: 1, faults: [{ path: 'content/rules/de/armor.mdx', code: 'nested' }] });
  });

  test.each(['en', 'fr', '../en'])('stamps no %s', async (language) => {
    expect((await newWorld().run(['translations', '--stamp', language])).code).toBe(2);
  });
});
