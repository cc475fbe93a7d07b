// All games proved anew after a change of the rules. The rules are those of today; what was written under others is
// forged: chained as it should be, with events that today's rules do not give.
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { codeFingerprint, fileHash, findingsIn, openRows, partsOf, sayPart } from '../../src/archive/index.ts';
import { LANGUAGES } from '../../src/vocab/index.ts';
import { foreignText } from '../log/foreign.ts';
import { newFolder, newWorld, openSpring, type World } from './support.ts';

interface Line {
  readonly events: readonly { readonly type: string }[];
}

const fileOf = (world: World, slug: string): string => path.join(world.archive, 'games', slug, 'log.jsonl');

/** Writes a game as somebody else's rules would have had it. */
const forge = (world: World, slug: string, change: (line: Line, seq: number) => object): void => {
  const lines = world.log(slug).map((line, seq) => change(JSON.parse(line), seq) as Line);
  writeFileSync(fileOf(world, slug), foreignText(lines as never, slug)); // lines of a log, changed
};

/** Events of a kind with other values. */
const others =
  (type: string, values: object) =>
  (line: Line): object => ({
    ...line,
    events: line.events.map((event) => (event.type === type ? { ...event, ...values } : event)),
  });

/** Three games that are the same but for their names, and a folder of their own for what is kept from run to run. */
const three = async (): Promise<World & { readonly project: string }> => {
  const project = projectAside();
  const world = newWorld({ project });
  for (const slug of ['spring-26', 'autumn-26', 'winter-26']) {
    await openSpring(world, '--slug', slug);
    expect((await world.run(['submit', slug, '-', '--yes', '--as', 'anna'], 'Buy 8 inf\n3 inf CAU > UKR')).err).toBe(
      '',
    );
  }
  return { ...world, project };
};

/** This program as a package has it, with sources to name the rules by. */
const projectAside = (): string => {
  const project = path.join(newFolder(), 'node_modules', 'fieldpost', 'program');
  const here = path.resolve(import.meta.dirname, '../..');
  mkdirSync(project, { recursive: true });
  for (const name of ['content', 'package.json', 'src']) symlinkSync(path.join(here, name), path.join(project, name));
  return project;
};

test('a sound archive ends with 0', async () => {
  const { code, out } = await (await three()).run(['reprove']);
  expect(out).toBe('3 sound, 0 different, 0 broken\nToday’s rules decide every entry as it stands.\n');
  expect(code).toBe(0);
});

test('what is alike is one kind, with its fields, clauses, counts and examples', async () => {
  const world = await three();
  for (const slug of ['spring-26', 'autumn-26']) forge(world, slug, others('paid', { ipc: 1 }));
  const { code, out } = await world.run(['reprove']);
  expect(code).toBe(1);
  expect(out).toContain('1 sound, 2 different, 0 broken\n1 kind of difference in 2 entries:\n');
  expect(out).toContain('1. second-edition 2  paid: another ipc\n  2 entries in 2 games\n');
  expect(out).toMatch(/games\/autumn-26\/log\.jsonl:2 {2}r01-ussr\n/);
  expect(out).toMatch(/games\/spring-26\/log\.jsonl:2 {2}r01-ussr\n/);
  expect(out).toMatch(/now {2}paid: .*24/);
  expect(out).toMatch(/then {2}paid: .*\b1\b/);
});

test('other values, another event and a refusal are three kinds, those of most entries first', async () => {
  const world = await three();
  const isLast = (line: Line): boolean => line.events.some(({ type }) => type === 'units-moved');
  forge(world, 'autumn-26', (line) => (isLast(line) ? { ...line, events: line.events.slice(0, -1) } : line));
  forge(world, 'spring-26', (line) => (isLast(line) ? { ...line, events: line.events.slice(0, -1) } : line));
  forge(world, 'winter-26', (line, seq) =>
    seq === 1 ? { ...line, order: { type: 'purchase', power: 'ussr', units: { bomber: 99 } } } : line,
  );
  const answer = await world.json(['reprove']);
  expect(answer).toMatchObject({
    ok: false,
    part: '1/1',
    sound: 0,
    differs: 3,
    kinds: [
      { entries: 2, games: 2, what: { what: 'event', now: expect.any(String) }, examples: [{}, {}] },
      { entries: 1, games: 1, what: { what: 'refused' }, clauses: expect.arrayContaining([expect.any(String)]) },
    ],
  });
});

test('a game that cannot be followed is named, and hides no other', async () => {
  const world = await three();
  writeFileSync(fileOf(world, 'autumn-26'), 'dear Bram\n');
  const { code, out } = await world.run(['reprove']);
  expect(code).toBe(1);
  expect(out).toContain('2 sound, 0 different, 1 broken\ncannot be followed: autumn-26\n');
});

test('goes on where it left off, and proves anew what has changed since', async () => {
  const world = await three();
  await world.run(['reprove', '--shard', '1/2']);
  await world.run(['reprove', '--shard', '2/2']);
  // That it is read and not worked out again shows in what it cannot have worked out.
  const rows = openRows(findingsIn(world.project), world.archive, codeFingerprint(world.project), 'proofs');
  const of = (game: string) => ({ game, hash: fileHash(readFileSync(fileOf(world, game))) });
  const proof = rows.kept('proof', of('spring-26'));
  expect(proof).toMatchObject({ verdict: 'sound', differing: [] });
  rows.keepOnly(['autumn-26', 'winter-26']);
  rows.row('proof', of('spring-26'), () => ({ ...(proof as object), verdict: 'differs' }));
  rows.close();
  expect((await world.run(['reprove'])).out).toContain('2 sound, 1 different, 0 broken');
  // What is kept counts for the log it was made from, and no other.
  forge(world, 'winter-26', others('paid', { ipc: 1 }));
  expect((await world.run(['reprove'])).out).toContain('1 sound, 2 different, 0 broken');
});

test('parts on several machines come to the same report as one run', async () => {
  const world = await three();
  for (const slug of ['spring-26', 'winter-26']) forge(world, slug, others('paid', { ipc: 1 }));
  const folder = newFolder();
  const report = async (of: number): Promise<void> => {
    for (const part of partsOf(of).map(sayPart)) {
      const { out } = await world.run(['reprove', '--shard', part, '--json']);
      writeFileSync(path.join(folder, `${part.replace('/', '-')}.json`), out);
    }
  };
  await report(3);
  const [whole, joined] = [await world.run(['reprove']), await world.run(['reprove', '--join', folder])];
  expect([joined.code, joined.out]).toEqual([whole.code, whole.out]);
  await report(2);
  const mixed = await world.run(['reprove', '--join', folder]);
  expect(mixed.code).toBe(1);
  expect(mixed.err).toContain('One report of each part is wanted');
});

test('reports of other rules, of nothing and of nowhere are not joined', async () => {
  const world = await three();
  const folder = newFolder();
  expect((await world.run(['reprove', '--join', folder])).err).toContain('There are no reports (*.json) in');
  expect((await world.run(['reprove', '--join', 'nowhere'])).err).toContain(
    'There are no reports (*.json) in nowhere.',
  );
  for (const part of ['1/2', '2/2']) {
    const { out } = await world.run(['reprove', '--shard', part, '--json']);
    writeFileSync(path.join(folder, `${part.replace('/', '-')}.json`), out);
  }
  const second = path.join(folder, '2-2.json');
  writeFileSync(second, readFileSync(second, 'utf8').replace(/"code": "[^"]+"/, '"code": "another"'));
  expect((await world.run(['reprove', '--join', folder])).err).toContain('The reports were made by different rules');
  writeFileSync(second, '{}');
  expect((await world.run(['reprove', '--join', folder])).err).toContain('is no report');
});

test.each(LANGUAGES)('is told in %s', async (language) => {
  const world = await three();
  forge(world, 'spring-26', others('paid', { ipc: 1 }));
  const { out } = await world.run(['reprove', '--lang', language]);
  expect(out).toContain('1. second-edition 2  paid: ');
  expect(out).toContain('games/spring-26/log.jsonl:2  r01-ussr');
});

test.each(['0/3', '4/3', 'three'])('takes “%s” for no part', async (said) => {
  const { code, err } = await newWorld().run(['reprove', '--shard', said]);
  expect(code).toBe(2);
  expect(err).toContain(said);
});
