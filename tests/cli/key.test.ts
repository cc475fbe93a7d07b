// Keys from the command line: made, shown, brought into a game, withdrawn, and used without being asked for.
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { keyFrom, makeKeyFile, readKeyFile } from '../../src/cli/trust/openssh-key.ts';
import { fingerprintOf } from '../../src/trust/index.ts';
import { newFolder, newWorld, openSpring, type World } from './support.ts';

const privateWorld = (): World & { readonly home: string; keyFile(player: string): string } => {
  const home = newFolder();
  const variables = { LANG: 'en_GB.UTF-8', HOME: home, XDG_DATA_HOME: path.join(home, 'data') };
  const keyFile = (player: string): string => path.join(home, 'data', 'fieldpost', 'keys', player);
  return { ...newWorld({ variables }), home, keyFile };
};
const signedIn = (world: World): readonly boolean[] => world.log('spring-26').map((line) => line.includes('"sig":"'));
const note = (world: World, by: string) => world.run(['note', 'spring-26', 'hello', '--yes', '--as', by]);

describe('a key file', () => {
  const key = keyFrom(Uint8Array.from({ length: 32 }, (_, i) => i));
  test('is written as it is read', () => {
    const text = makeKeyFile(key, Uint8Array.of(1, 2, 3, 4), 'anna');
    expect(readKeyFile(text)).toEqual({ public: key.public, seed: Buffer.from(key.seed) });
    expect(readKeyFile(text.replaceAll('\n', '\r\n'))).toMatchObject({ public: key.public });
  });
  test.each(['', 'ssh-ed25519 AAAA', '-----BEGIN OPENSSH PRIVATE KEY-----\nAAAA\n-----END OPENSSH PRIVATE KEY-----\n'])(
    'is not %j',
    (text) => expect(readKeyFile(text)).toBe('other'),
  );
  test('with a passphrase is told from one without', () => {
    const locked = Buffer.concat([
      Buffer.from('openssh-key-v1\0', 'latin1'),
      Buffer.from([0, 0, 0, 10]),
      Buffer.from('aes256-ctr'),
    ]);
    const text = `-----BEGIN OPENSSH PRIVATE KEY-----\n${locked.toString('base64')}\n-----END OPENSSH PRIVATE KEY-----\n`;
    expect(readKeyFile(text)).toBe('locked');
  });
  test('cut short anywhere is no key, and no error', () => {
    const text = makeKeyFile(key, Uint8Array.of(1, 2, 3, 4), 'anna');
    const body = text.split('\n').slice(1, -2).join('');
    for (let length = 0; length < body.length - 8; length += 3) {
      const short = `-----BEGIN OPENSSH PRIVATE KEY-----\n${body.slice(0, length)}\n-----END OPENSSH PRIVATE KEY-----\n`;
      const read = readKeyFile(short);
      // What stands behind the key itself, the comment and the padding, may be missing.
      expect(read === 'other' || read === 'locked' || (typeof read === 'object' && read.public === key.public)).toBe(
        true,
      );
    }
  });
});

describe('key', () => {
  test('new makes one that only its owner can read, and never a second over it', async () => {
    const world = privateWorld();
    const made = await world.json(['key', 'new', '--as', 'anna']);
    expect(made).toMatchObject({ exit: 0, player: 'anna', file: world.keyFile('anna') });
    if (process.platform !== 'win32') expect(statSync(world.keyFile('anna')).mode & 0o777).toBe(0o600);
    expect(readFileSync(`${world.keyFile('anna')}.pub`, 'utf8')).toBe(`${made.key} anna\n`);
    const before = readFileSync(world.keyFile('anna'));
    const again = await world.run(['key', 'new', '--as', 'anna']);
    expect([again.code, again.err.includes('not written over')]).toEqual([1, true]);
    expect(readFileSync(world.keyFile('anna'))).toEqual(before);
    expect((await world.run(['key', 'show', '--as', 'anna'])).out).toContain(fingerprintOf(String(made.key)));
  });
  test('says what is missing', async () => {
    const world = privateWorld();
    expect(await world.run(['key', 'new'])).toMatchObject({ code: 2 });
    expect((await world.run(['key', 'show', '--as', 'anna'])).err).toContain('npx fieldpost key new --as anna');
    expect((await world.run(['key', 'turn', '--as', 'anna'])).err).toContain('new, show, add, revoke, allowed-signers');
    expect((await world.run(['key', 'add', '--as', 'anna'])).err).toContain('Name the game.');
  });
  test('add brings it into a game; from then on everything is signed', async () => {
    const world = privateWorld();
    await openSpring(world);
    await world.run(['key', 'new', '--as', 'anna']);
    expect((await note(world, 'anna')).code).toBe(0);
    expect((await world.run(['key', 'add', 'spring-26', '--as', 'anna'])).code).toBe(0);
    await note(world, 'anna');
    await note(world, 'ben');
    expect(signedIn(world)).toEqual([false, false, true, true, false]);
    expect((await world.run(['verify', 'spring-26'])).out).toContain('2 signed');
    expect((await world.run(['key', 'show', 'spring-26'])).out).toContain('in force since');
    const signers = await world.run(['key', 'allowed-signers', 'spring-26']);
    expect(signers.out).toMatch(/^anna namespaces="git,pbem-event" ssh-ed25519 \S+\n$/);
  });
  test('that is not on this machine: nothing is written, and it says what to do', async () => {
    const world = privateWorld();
    const { key } = await world.json(['key', 'new', '--as', 'anna']);
    await openSpring(world, '--key', `anna=${world.keyFile('anna')}.pub`, '--signatures', 'required');
    expect(world.log('spring-26')[0]).toContain(String(key));
    writeFileSync(world.keyFile('anna'), 'gone');
    const refused = await note(world, 'anna');
    expect([refused.code, refused.err.includes('anna has to sign here')]).toEqual([1, true]);
    expect((await note(world, 'ben')).err).toContain('ben has to sign here');
    expect(world.log('spring-26')).toHaveLength(1);
  });
  test('revoke ends it, also by the referee for somebody whose key was stolen', async () => {
    const world = privateWorld();
    const [anna, rita] = [
      await world.json(['key', 'new', '--as', 'anna']),
      await world.json(['key', 'new', '--as', 'rita']),
    ];
    await openSpring(world, '--key', `anna=${anna.key}`, '--role', 'Rita=referee', '--key', `rita=${rita.key}`);
    const byBen = await world.run(['key', 'revoke', 'spring-26', '--player', 'anna', '--as', 'ben']);
    expect(byBen.code).toBe(1);
    const gone = await world.run(['key', 'revoke', 'spring-26', '--player', 'anna', '--as', 'rita']);
    expect(gone.code).toBe(0);
    expect((await note(world, 'anna')).err).toContain('anna has to sign here');
    expect(signedIn(world)).toEqual([true, true]);
    const shown = await world.run(['key', 'show', 'spring-26']);
    expect(shown.out).toMatch(/anna {2}SHA256:\S+ {2}1 Mar 2026, 20:00 UTC to 1 Mar 2026, 20:00 UTC/);
  });
  test('a key of one’s own from elsewhere, as git has it', async () => {
    const world = privateWorld();
    const key = keyFrom(new Uint8Array(32).fill(9));
    const file = path.join(world.home, 'id');
    writeFileSync(file, makeKeyFile(key, Uint8Array.of(0, 0, 0, 0), 'me'));
    const own = newWorld({ variables: { LANG: 'en_GB.UTF-8', HOME: world.home, FIELDPOST_KEY: file } });
    await openSpring(own);
    expect((await own.run(['key', 'add', 'spring-26', '--as', 'anna'])).code).toBe(0);
    expect((await note(own, 'anna')).code).toBe(0);
    expect(signedIn(own)).toEqual([false, true, true]);
  });
});
