// `post`: a turn as it goes to a forum.

import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { SHARE_SIZE } from '../../src/charts/index.ts';
import { newWorld, project, type World } from './support.ts';

const withGames = (...slugs: readonly string[]): World => {
  const world = newWorld();
  for (const slug of slugs)
    cpSync(path.join(project, 'games', slug), path.join(world.archive, 'games', slug), { recursive: true });
  return world;
};

const SITE = JSON.stringify({
  name: 'Club',
  languages: ['en', 'de', 'nl'],
  site: 'https://club.example',
  base: '/games/',
});

describe('a turn as a post', () => {
  test.each(['bbcode', 'markdown'])('in %s, short and long, word for word', async (format) => {
    const world = withGames('spring-evening');
    world.write('fieldpost.json', SITE);
    const short = await world.run(['post', 'spring-evening', '--format', format, '--short']);
    const long = await world.run(['post', 'spring-evening', 'G1', '--format', format]);
    expect([short.code, long.code]).toEqual([0, 0]);
    await expect(`${short.out}\n— — —\n\n${long.out}`).toMatchFileSnapshot(`../golden/cli/post.${format}.txt`);
  });

  test('without a game is of the only one, without a turn of the last that is over', async () => {
    const one = withGames('spring-evening');
    const { out } = await one.run(['post', '--short']);
    expect(out).toContain('An evening in spring: Germany, round 1');
    expect(out).toContain('To move: United Kingdom (Anna).');
    const two = await withGames('spring-evening', 'moved-in').run(['post']);
    expect(two.code).toBe(2);
    expect(two.err).toContain('games here: moved-in, spring-evening');
  });

  test('of any turn has its map as a picture, drawn when it is asked for', async () => {
    const world = withGames('spring-evening');
    const file = path.join(world.archive, 'russia.png');
    const { code, err, out } = await world.run(['post', 'spring-evening', 'r01-ussr', '--picture', file]);
    expect([code, out.includes('To move: Germany (Bernd).')]).toEqual([0, true]);
    expect(err).toContain('Written to ');
    const png = readFileSync(file);
    expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([SHARE_SIZE.width, SHARE_SIZE.height]);
    await world.run(['post', 'spring-evening', 'r01-germany', '--picture', `${file}.png`]);
    expect(readFileSync(`${file}.png`).equals(png)).toBe(false);
  });

  test.each(['gif', 'webp'])('moves from how a turn began to how it ended, as %s', async (kind) => {
    const world = withGames('spring-evening');
    const file = path.join(world.archive, `germany.${kind}`);
    expect((await world.run(['post', 'spring-evening', 'r01-germany', '--picture', file])).code).toBe(0);
    const { format, pages, delay = [] } = await sharp(file, { animated: true }).metadata();
    expect([format, pages]).toEqual([kind, 5]);
    expect(delay.at(-1)).toBeGreaterThan(delay[0] ?? 0);
    // The last is the whole turn, the first nothing of it.
    const [first, last] = await Promise.all([0, 4].map((page) => sharp(file, { page }).raw().toBuffer()));
    expect(first?.equals(last ?? Buffer.alloc(0))).toBe(false);
    expect(readFileSync(file).length).toBeLessThan(500_000);
  });

  test('is of no kind that nobody draws', async () => {
    const world = withGames('spring-evening');
    const { code, err } = await world.run(['post', 'spring-evening', 'r01-ussr', '--picture', 'russia.jpg']);
    expect(code).toBe(2);
    expect(err).toContain('png, gif, webp');
    expect(existsSync(path.join(world.archive, 'russia.jpg'))).toBe(false);
  });

  test('of an earlier turn says who followed it', async () => {
    const { out } = await withGames('spring-evening').run(['post', 'spring-evening', 'r01-ussr', '--short']);
    expect(out).toContain('To move: Germany (Bernd).');
  });

  test('has no address where the archive has no site', async () => {
    const { out } = await withGames('spring-evening').run(['post', '--short']);
    expect(out).not.toMatch(/\[url|\[img|localhost/);
  });

  test('says what of it nobody can prove', async () => {
    const world = withGames('moved-in');
    const { out } = await world.run(['post', '--short']);
    expect(out).toContain('This turn begins from a position as reported, not verified.');
    expect((await world.run(['mail', 'moved-in'])).out).toContain('as reported, not verified');
  });

  test('tells every die that a mail tells', async () => {
    const world = withGames('moscow-lost-and-freed');
    const dice = (text: string): readonly string[] =>
      text.match(/ at \d: [\d* ]+/g)?.map((said) => said.replaceAll(/\s/g, '')) ?? [];
    for (const turn of ['r05-germany', 'r05-uk']) {
      const mail = await world.run(['mail', 'moscow-lost-and-freed', '--turn', turn]);
      const post = await world.run(['post', 'moscow-lost-and-freed', turn]);
      expect(dice(mail.out).length).toBeGreaterThan(0);
      expect(dice(post.out)).toEqual(dice(mail.out));
    }
  });

  test.each(['raid-and-rocket', 'ships-and-shore', 'fought-again'])('of %s closes every tag it opens', async (game) => {
    const world = withGames(game);
    world.write('fieldpost.json', SITE);
    const { turns } = (await world.json(['export', game])) as unknown as { turns: readonly { readonly id: string }[] };
    for (const { id } of turns) {
      const { out } = await world.run(['post', game, id]);
      const open: string[] = [];
      for (const [, end = '', tag = ''] of out.matchAll(/\[(\/?)(size|b|list|spoiler|code|url|img)(?:=[^\]]*)?\]/g)) {
        if (end === '') open.push(tag);
        else expect(open.pop()).toBe(tag);
      }
      expect(open).toEqual([]);
      expect(out).toMatch(/\[list\]|\[code\]/);
    }
  });

  test('another format or turn is refused with those there are', async () => {
    const world = withGames('spring-evening');
    const format = await world.run(['post', '--format', 'html']);
    expect([format.code, format.err]).toEqual([2, '“html” is no format: bbcode, markdown.\n']);
    const turn = await world.run(['post', 'spring-evening', 'r09-japan']);
    expect(turn.code).toBe(2);
    expect(turn.err).toContain('“r09-japan” is no moment of this game.');
  });
});
