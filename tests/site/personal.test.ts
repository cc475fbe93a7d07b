// Nothing personal: no mail address in the games of this repository. tests/long/own-site.test.ts looks at the site
// built from them.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { addressesIn } from './support/personal.ts';
import { CACHE } from './support/site.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');

test('an address is found wherever it hides, with the file it stands in', () => {
  const folder = path.join(CACHE, 'personal');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'games/one'), { recursive: true });
  writeFileSync(path.join(folder, 'games/one/log.jsonl'), '{"note":"write to anna.b+x@post.example.de, please"}\n');
  writeFileSync(path.join(folder, 'page.html'), '<a href="mailto:bram%40mail.nl">me</a> clara&#64;web.de @nobody a@b');
  writeFileSync(path.join(folder, 'guide.md'), 'Mail it to steward@club.example or to anna@example.org.');
  expect(addressesIn(folder)).toEqual([
    'games/one/log.jsonl: anna.b+x@post.example.de',
    'page.html: bram%40mail.nl',
    'page.html: clara&#64;web.de',
  ]);
});

test('there is none in the games of this repository', () => {
  expect(addressesIn(path.join(ROOT, 'games'))).toEqual([]);
});
