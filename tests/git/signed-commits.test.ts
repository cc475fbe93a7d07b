// Commits that are signed: whose key it was is asked of git with the keys of the game, and outweighs the name a commit
// bears.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { newFolder, newWorld, openSpring, type World } from '../cli/support.ts';
import { opensshHere } from '../support/openssh.ts';
import { gitIn } from './club.ts';

const LOG = 'games/spring-26/log.jsonl';
const PEOPLE = ['anna', 'ben', 'rita', 'zoe'] as const;
type Person = (typeof PEOPLE)[number];

/** A machine on which all of them work, with a file for the key of each. */
const newMachine = async () => {
  const home = newFolder();
  const world = newWorld({ variables: { LANG: 'en_GB.UTF-8', HOME: home, XDG_DATA_HOME: path.join(home, 'data') } });
  const key = (who: Person): string => path.join(home, 'data', 'fieldpost', 'keys', who);
  for (const who of PEOPLE) await world.run(['key', 'new', '--as', who]);
  return { world, key };
};

interface Commit {
  readonly author: string;
  readonly signed?: Person;
  /** What the committer says of his clock. */
  readonly at?: string;
}

/** A group whose log is published on `main`, and a branch for what somebody commits. */
const newGroup = async (open: (key: (who: Person) => string) => readonly string[]) => {
  const { world, key } = await newMachine();
  const opened = await openSpring(world, '--role', 'Rita=referee', ...open(key), '--as', 'anna');
  if (opened.code !== 0) throw new Error(opened.err);
  const git = (...args: readonly string[]): string => gitIn(world.archive, args);
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'gpg.format', 'ssh');
  const commit = ({ author, signed, at = '2026-03-01T22:00:00Z' }: Commit): string => {
    gitIn(world.archive, ['add', '--all'], author);
    const how = signed === undefined ? ['--no-gpg-sign'] : [`--gpg-sign=${key(signed)}`];
    process.env.GIT_COMMITTER_DATE = at;
    gitIn(world.archive, ['commit', '--quiet', ...how, '--message', 'a turn'], author);
    delete process.env.GIT_COMMITTER_DATE;
    return git('rev-parse', 'HEAD');
  };
  commit({ author: 'Anna' });
  git('checkout', '--quiet', '-b', 'turn');
  return { world, key, git, commit };
};

type Group = Awaited<ReturnType<typeof newGroup>>;

const publish = ({ git }: Group): void => {
  git('checkout', '--quiet', 'main');
  git('merge', '--quiet', '--ff-only', 'turn');
  git('checkout', '--quiet', '-B', 'turn');
};
const note = async (world: World, by: Person): Promise<void> => {
  const done = await world.run(['note', 'spring-26', 'On we go.', '--yes', '--as', by]);
  if (done.code !== 0) throw new Error(done.err);
};
const judge = ({ world }: Group) => world.run(['verify', '--against', 'main']);
const keysFor = (key: (who: Person) => string, ...who: readonly Person[]): readonly string[] =>
  who.flatMap((each) => ['--key', `${each}=${key(each)}.pub`]);

describe.skipIf(!opensshHere())('where authors are checked', () => {
  let group: Group;
  beforeAll(async () => {
    group = await newGroup((key) => ['--authors', 'checked', ...keysFor(key, 'anna', 'ben', 'rita')]);
  });
  /** What is said of one more line by anna that was committed so. */
  const said = async (commit: Commit) => {
    await note(group.world, 'anna');
    group.commit(commit);
    const done = await judge(group);
    group.git('reset', '--quiet', '--hard', 'main');
    return done;
  };

  test.each<[string, Commit]>([
    ['her own signature', { author: 'Anna', signed: 'anna' }],
    ['her own signature, under a name nobody knows', { author: 'A. on the train', signed: 'anna' }],
    ['no signature, under her name', { author: 'Anna' }],
    ['a key that is nobody’s here, under her name: a host signs so when it merges', { author: 'Anna', signed: 'zoe' }],
  ])('a line by anna is taken with %s', async (_, commit) => {
    const { code, out } = await said(commit);
    expect(code, out).toBe(0);
  });

  test('a signed commit by the wrong player is told apart, and he is named', async () => {
    const { code, out } = await said({ author: 'Anna', signed: 'ben' });
    expect(code).toBe(1);
    expect(out).toMatch(new RegExp(`^${LOG}:2, commit [0-9a-f]{10} `, 'm'));
    expect(out).toContain(
      'The line is by anna; the commit names Anna as its author, but is signed with the key of ben.',
    );
  });

  test.each<[string, Commit]>([
    ['unsigned', { author: 'Ben' }],
    ['with a key that is nobody’s here', { author: 'Ben', signed: 'zoe' }],
  ])('a commit under another name is refused, %s', async (_, commit) => {
    const { code, out } = await said(commit);
    expect(code).toBe(1);
    expect(out).toContain('who commits as Anna or anna; it was committed as Ben.');
  });

  test('a commit that was changed after it was signed is refused', async () => {
    await note(group.world, 'anna');
    const { git, world } = group;
    const signed = git('cat-file', 'commit', group.commit({ author: 'Anna', signed: 'anna' }));
    const file = path.join(newFolder(), 'commit');
    writeFileSync(file, `${signed.replace('a turn', 'another turn')}\n`);
    git('reset', '--quiet', '--hard', git('hash-object', '-w', '-t', 'commit', file));
    const { code, out } = await judge(group);
    git('reset', '--quiet', '--hard', 'main');
    expect(code).toBe(1);
    expect(out).toContain('The line is by anna; the signature of its commit does not hold');
    expect(world.log('spring-26')).toHaveLength(1);
  });

  // The last test of the group, for it goes on with the published log.
  test('a key that was withdrawn signs nothing any more, whatever time the commit claims', async () => {
    const { world, key } = group;
    const change = ['key', 'add', 'spring-26', '--player', 'anna', '--key', `${key('zoe')}.pub`, '--as', 'rita'];
    expect((await world.run(change)).code).toBe(0);
    const old = JSON.parse(world.log('spring-26')[0] ?? '').order.players[0].keys[0];
    const gone = ['key', 'revoke', 'spring-26', '--player', 'anna', '--key', old, '--as', 'rita'];
    expect((await world.run(gone)).code).toBe(0);
    group.commit({ author: 'Rita', signed: 'rita' });
    publish(group);
    const theOldKey = readFileSync(key('anna'));
    // Her lines are signed with the new key; the commit is not.
    writeFileSync(key('anna'), readFileSync(key('zoe')), { mode: 0o600 });
    writeFileSync(`${key('anna')}.pub`, readFileSync(`${key('zoe')}.pub`));
    const stolen = path.join(newFolder(), 'stolen');
    writeFileSync(stolen, theOldKey, { mode: 0o600 });
    await note(world, 'anna');
    gitIn(world.archive, ['add', '--all']);
    process.env.GIT_COMMITTER_DATE = '2026-03-01T20:00:00Z';
    gitIn(world.archive, ['commit', '--quiet', `--gpg-sign=${stolen}`, '--message', 'a turn'], 'Anna');
    delete process.env.GIT_COMMITTER_DATE;
    const { code, out } = await judge(group);
    expect(code).toBe(1);
    expect(out).toContain('or the key is withdrawn');
  });
});

test.skipIf(!opensshHere())('where they are free it is told whose key carried an unsigned line', async () => {
  const group = await newGroup((key) => keysFor(key, 'ben'));
  await note(group.world, 'anna');
  group.commit({ author: 'Anna', signed: 'ben' });
  const { code, out } = await judge(group);
  expect(code, out).toBe(0);
  expect(out).toMatch(new RegExp(`^ {2}${LOG}:2 is by anna, [0-9a-f]{10} is signed by ben$`, 'm'));
  publish(group);
  // A line that its author signed may be carried by anybody.
  await note(group.world, 'ben');
  group.commit({ author: 'Rita', signed: 'rita' });
  expect((await judge(group)).out).not.toContain('is signed by');
});
