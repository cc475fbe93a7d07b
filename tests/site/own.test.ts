// What a group has of its own on its site, as it is looked through before a build.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { messagesIn, replacedIn } from '../../src/i18n/messages/texts.ts';
import { buildSite } from '../../src/site/build.ts';
import { ownFaults, ownFingerprint } from '../../src/site/own-files.ts';
import { newFolder } from '../support/folders.ts';
import { root as project } from '../support/sources.ts';

const archiveWith = (files: Readonly<Record<string, string>>): string => {
  const archive = newFolder();
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(archive, 'site', file)), { recursive: true });
    writeFileSync(path.join(archive, 'site', file), text);
  }
  return archive;
};

test('an archive need have nothing of its own', () => {
  const archive = newFolder();
  expect(ownFaults(archive, project)).toEqual([]);
  expect(ownFingerprint(archive)).toBe('none');
});

test('pages, texts, a style sheet and files are taken where they belong', () => {
  const archive = archiveWith({
    'pages/de/hausregeln.md': '---\ntitle: Hausregeln\nsummary: Wie wir spielen.\n---\n',
    'texts/nl.ftl': '# Ours\nsite-made = Van ons.\n',
    'style.css': 'body { color: red }',
    'public/pictures/logo.webp': 'x',
    '.DS_Store': 'x',
  });
  expect(ownFaults(archive, project)).toEqual([]);
});

test.each([
  ['pages/hausregeln.md', 'site/pages/hausregeln.md is in no place where something is made of it'],
  ['pages/fr/regles.md', 'site/pages/fr/regles.md is in no place'],
  ['pages/de/Haus Regeln.md', 'site/pages/de/Haus Regeln.md is in no place'],
  ['styles.css', 'site/styles.css is in no place'],
  ['texts/fr.ftl', 'site/texts/fr.ftl is in no place'],
])('%s is told of, for nothing would come of it', (file, sentence) => {
  expect(ownFaults(archiveWith({ [file]: 'x' }), project)[0]).toContain(sentence);
});

test('a text with a key that no message has is told of, and the site is not built', async () => {
  const archive = archiveWith({ 'texts/en.ftl': 'site-made = Ours.\nsite-mad = Ours.\n' });
  const built = await buildSite({ root: archive, out: path.join(archive, 'dist') });
  expect(built).toMatchObject({
    ok: false,
    output: 'site/texts/en.ftl has a text for site-mad, and there is no message with that key.\n',
  });
});

test('another file, another name: pages made without it are not taken for those with it', () => {
  const names = [{}, { 'style.css': 'a' }, { 'style.css': 'b' }, { 'public/style.css': 'a' }].map((files) =>
    ownFingerprint(archiveWith(files)),
  );
  expect(new Set(names).size).toBe(names.length);
});

test('a text takes the place of the one with its key, and of no other', () => {
  const catalogue = 'one = One\none-more =\n    { $count ->\n        [one] a\n       *[other] b\n    }\ntwo = Two\n';
  const [changed = ''] = replacedIn([catalogue], [{ id: 'one-more', body: '{ $count } more' }]);
  expect(messagesIn(changed)).toEqual([
    { id: 'one', body: 'One' },
    { id: 'one-more', body: '{ $count } more' },
    { id: 'two', body: 'Two' },
  ]);
});
