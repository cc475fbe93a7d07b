// The guide on checking an old game: its shell commands, run as they stand there on games whose lines are all signed,
// find what the program finds. None of ours takes part.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/archive/index.ts';
import { randomnessOf, seedOf } from '../../src/dice/index.ts';
import { makeEntry } from '../../src/log/index.ts';
import { allowedSigners } from '../../src/trust/index.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';
import { attack, drafted, fight, purchase } from '../archive/play.ts';
import { anchored, beacon, FIRST, receipt, reveal, rolled, say } from '../archive/signed.ts';
import { GAME } from '../log/sample.ts';
import { opensshHere } from '../support/openssh.ts';
import { newFolder, project } from './support.ts';

const guide = (language: string): string =>
  readFileSync(path.join(project, 'content', 'guides', language, 'check-an-old-game.md'), 'utf8');

/** The blocks of shell in a guide, in order; those of our own commands left out. */
const blocksOf = (language: string): readonly string[] =>
  [...guide(language).matchAll(/^```\n([\s\S]*?)^```$/gm)]
    .map(([, block = '']) => block)
    .filter((block) => !block.startsWith('npx'));

const [chain = '', signature = '', field = '', local = '', secret = '', round = '', fetched = '', faces = ''] =
  blocksOf('en');

const lineOf = ({ hash: _, ...entry }: Game['entries'][number]): string => {
  const { v: __, game, seq, prev, ...fields } = entry;
  const made = makeEntry(game, { count: seq, hash: prev }, fields);
  if (!made.ok) throw new Error(made.error.code);
  return made.value.line;
};

const folderOf = (game: Game, change: (line: string, seq: number) => string = (line) => line): string => {
  const folder = newFolder();
  const lines = game.entries.map((entry) => `${change(lineOf(entry), entry.seq)}\n`);
  writeFileSync(path.join(folder, 'log.jsonl'), lines.join(''));
  writeFileSync(
    path.join(folder, 'allowed_signers'),
    allowedSigners(game.trust)
      .map((line) => `${line}\n`)
      .join(''),
  );
  return folder;
};

const sh = (folder: string, script: string) => {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8' });
  return { status, out: stdout.trim(), err: stderr };
};

/** The same block about another line, player or pool than the guide's example. */
const about = (block: string, values: { readonly [name: string]: string | number }): string =>
  Object.entries(values).reduce(
    (said, [name, value]) => said.replace(new RegExp(`\\b${name}=[^;\\s]+`), `${name}=${value}`),
    block,
  );

const kept = drafted(reveal(say(say(say(anchored(), purchase), attack), fight), 1)).game;
const drand = drafted(rolled(receipt(say(say(say(beacon(), purchase), attack), fight)))).game;
const head = ({ trust }: Game): string => `${trust.head.count} lines, ${trust.head.hash}`;

test('every language shows the same commands', () => {
  for (const language of LANGUAGES) expect(blocksOf(language)).toEqual(blocksOf('en'));
  expect(blocksOf('en')).toHaveLength(8);
  expect(fetched).toContain('/public/1000');
});

describe.each([
  ['a keeper', kept],
  ['a beacon', drand],
])('a game of %s', (_, game) => {
  test('hangs together, and does not where a byte was changed', () => {
    expect(sh(folderOf(game), chain).out).toBe(head(game));
    const changed = folderOf(game, (line, seq) => (seq === 2 ? line.replace('"v":1', '"v":2') : line));
    expect(sh(changed, chain).out).toMatch(/^line 4 does not follow\n/);
  });

  test.skipIf(!opensshHere())('bears the signatures of those who entered its lines', () => {
    for (const { seq, by } of game.entries) {
      const good = sh(folderOf(game), about(signature, { n: seq + 1, who: by }));
      expect(good.out, good.err).toContain('Good "pbem-event" signature');
    }
    expect(sh(folderOf(game), about(signature, { n: 1, who: 'bernd' })).status).not.toBe(0);
  });

  test('has the dice that follow from its proof', () => {
    const last = game.entries.at(-1);
    const dice = last?.dice;
    if (last === undefined || dice === undefined) throw new Error('the games of the tests end with dice');
    const folder = folderOf(game);
    const begin = about(field, { n: last.seq + 1 });
    const of = sh(folder, `${begin}\necho "$of"`).out.split('\n').at(-1);
    expect(of).toBe(dice.of);
    const seeded = `${begin}\n${dice.source === 'drand' ? round : secret}`;
    expect(sh(folder, `${seeded}\necho "$seed"`).out.split('\n').at(-1)).toBe(seedOf(dice));
    for (const { purpose, values } of dice.rolls) {
      const script = `{ ${seeded}\n} >/dev/null\n${about(faces, { game: GAME, purpose, count: values.length })}`;
      const thrown = sh(folder, script);
      expect(thrown.out.split('\n').map(Number), thrown.err).toEqual(values);
    }
  });
});

test('a secret leads back to the anchor, a round gives its bytes, a seed stands in its line', () => {
  const folder = folderOf(kept);
  const begin = `{ ${about(field, { n: kept.entries.length })}\n} >/dev/null\n`;
  const anchor = kept.entries.find(({ order }) => order?.type === 'anchor')?.order;
  expect(sh(folder, `${begin}${secret}`).out).toBe(`${anchor?.type === 'anchor' ? anchor.anchor : ''}  -`);
  expect(sh(folder, `line='{"signature":"${FIRST.signature}"}'\n${round}\necho "$seed"`).out).toBe(
    randomnessOf(FIRST.signature),
  );
  expect(sh(folder, `line='{"seed":"${'ab'.repeat(32)}"}'\n${local}\necho "$seed"`).out).toBe('ab'.repeat(32));
});
