// Nothing personal: no mail address in the games of this repository or on the site built from them.

import { isUtf8 } from 'node:buffer';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildSite } from '../../src/site/build.ts';
import { CACHE, filesOf } from './support/site.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..');

/** Somebody's address, also with its @ as an entity or in percent. */
const ADDRESS = /[\p{L}\p{N}._%+-]+(?:@|%40|&#64;|&#x40;)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/giu;
/** Names kept free for examples (RFC 2606); guides may write to them. */
const EXAMPLES = /[@;0.](?:example\.(?:com|net|org)|[\w-]+\.(?:example|test|invalid))$/i;

/** Every address in the texts of a folder, each with the file it stands in. Pictures and packed files may hold any bytes. */
const addressesIn = (folder: string): readonly string[] =>
  filesOf(folder).flatMap((file) => {
    const bytes = readFileSync(path.join(folder, file));
    if (!isUtf8(bytes)) return [];
    return [...bytes.toString('utf8').matchAll(ADDRESS)]
      .map(([address]) => address)
      .filter((address) => !EXAMPLES.test(address))
      .map((address) => `${file}: ${address}`);
  });

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

test('there is none on the site built from them', async () => {
  const out = path.join(CACHE, 'site-own');
  const built = await buildSite({ root: ROOT, out, pictures: 'none' }); // pictures are not looked at anyway
  expect(built).toMatchObject({ ok: true });
  expect(addressesIn(out)).toEqual([]);
});
