// Whose key counts from when on, and what happens to lines that are not signed as they must be.
import { describe, expect, test } from 'vitest';
import type { OpenGame, Player } from '../../src/engine/index.ts';
import type { EntryFields } from '../../src/log/index.ts';
import { allowedSigners, fingerprintOf, keysOf } from '../../src/trust/index.ts';
import { KEYS, type Signs, signerFor } from '../log/keys.ts';
import { openOrder } from '../log/sample.ts';
import { awaited, endTurn, line, opened, purchase, research, roll, tell, tellSigned } from './tell.ts';

/** The sample with keys for those who are named. */
const withKeys = (names: readonly Signs[], change: Partial<OpenGame> = {}): EntryFields =>
  opened({
    players: openOrder.players.map((player): Player => {
      const name = names.find((one) => one === player.id);
      return name === undefined ? player : { ...player, keys: [KEYS[name].public] };
    }),
    ...change,
  });
const code = (names: readonly Signs[], ...lines: readonly EntryFields[]): string =>
  tellSigned(signerFor(...names), ...lines).fault?.code ?? 'none';
const change = (by: Signs, player: Signs, order: { add?: string; revoke?: string }, rest: Partial<EntryFields> = {}) =>
  line(by, { order: { type: 'change-key', player, ...order }, ...rest });
const both = withKeys(['anna', 'bernd', 'ref']);
const all = ['anna', 'bernd', 'ref'] as const;
const german = purchase('bernd', 'germany');

describe('a line', () => {
  test('of whoever has a key is signed with it', () => {
    expect(code(all, both, purchase('anna'), german)).toBe('none');
    expect(tellSigned(signerFor('anna'), both, purchase('anna'), german).fault).toMatchObject({
      code: 'signature-missing',
      params: { player: 'bernd' },
    });
  });
  test('line 0 is no exception', () => {
    expect(code([], both)).toBe('signature-missing');
    expect(code(['anna'], both)).toBe('none');
  });
  test('signed by another is refused, with the key that did it', () => {
    const asBernd = (by: string, message: Uint8Array) => KEYS[by === 'bernd' ? 'anna' : 'anna'].sign(message);
    expect(tellSigned(asBernd, both, german).fault).toMatchObject({
      code: 'signature-of-another',
      params: { player: 'bernd', key: fingerprintOf(KEYS.anna.public) },
    });
  });
  test('of somebody without a key needs none, and has no use for one', () => {
    expect(code(['anna'], withKeys(['anna']), purchase('anna'), german)).toBe('none');
    expect(code(['anna', 'bernd'], withKeys(['anna']), german)).toBe('signature-of-another');
    expect(tell(opened(), purchase('anna')).fault).toBeUndefined();
  });
  test('needs one all the same where the game requires it', () => {
    const strict = withKeys(['anna'], { signatures: 'required' });
    expect(code(['anna'], strict, purchase('anna'))).toBe('none');
    expect(code(['anna'], strict, german)).toBe('signature-missing');
    expect(code(['bernd'], opened({ signatures: 'required' }))).toBe('signature-missing');
  });
  test('entered for another is signed by who enters it, and never said to be the other’s', () => {
    const steward = withKeys(['stew', 'anna']);
    const entered = purchase('stew', 'ussr', { for: 'anna' });
    expect(code(['anna', 'stew'], steward, entered)).toBe('none');
    expect(code(['anna'], steward, entered)).toBe('signature-missing');
  });
  test('with the dice is signed like any other', () => {
    expect(code(['anna'], withKeys(['anna']), research, roll('h1'))).toBe('none');
    const half = (by: string, message: Uint8Array) =>
      Buffer.from(message).includes('"type":"roll"') ? undefined : signerFor('anna')(by, message);
    expect(tellSigned(half, withKeys(['anna']), research, roll('h1')).fault?.code).toBe('signature-missing');
    expect(awaited.type).toBe('dice-awaited');
  });
});

describe('a change of key', () => {
  const second = KEYS.zoe.public;
  const old = fingerprintOf(KEYS.anna.public);
  test('by the key before it counts from the next line on', () => {
    const { trust, fault } = tellSigned(signerFor(...all), both, change('anna', 'anna', { add: second }));
    expect(fault).toBeUndefined();
    expect(keysOf(trust, 'anna')).toEqual([KEYS.anna.public, second]);
    const swap = change('anna', 'anna', { add: second, revoke: old });
    expect(keysOf(tellSigned(signerFor(...all), both, swap).trust, 'anna')).toEqual([second]);
    expect(code(all, both, swap, purchase('anna'))).toBe('signature-of-another');
    const afterwards = (by: string, message: Uint8Array) =>
      Buffer.from(message).includes('"purchase"') ? KEYS.zoe.sign(message) : signerFor(...all)(by, message);
    expect(tellSigned(afterwards, both, swap, purchase('anna')).fault).toBeUndefined();
    expect(tellSigned(afterwards, both, purchase('anna')).fault?.code).toBe('signature-of-another');
  });
  test('is nobody’s but his own and the referee’s', () => {
    expect(code(all, both, change('bernd', 'anna', { revoke: old }))).toBe('key-not-his');
    expect(code(all, both, change('ref', 'anna', { revoke: old }))).toBe('none');
    const steward = withKeys(['stew', 'anna']);
    const forAnna = change('stew', 'anna', { revoke: old }, { for: 'anna' });
    expect(code(['stew', 'anna'], steward, forAnna)).toBe('key-not-his');
    // A referee whose word nobody can check changes no keys.
    expect(code(['anna'], withKeys(['anna']), change('ref', 'anna', { revoke: old }))).toBe('signature-missing');
  });
  test('never takes the last one away, but for the referee; then he has to bring another', () => {
    expect(code(all, both, change('anna', 'anna', { revoke: old }))).toBe('key-last');
    const gone = change('ref', 'anna', { revoke: old });
    expect(code(all, both, gone, purchase('anna'))).toBe('signature-of-another');
    expect(code(['bernd', 'ref'], both)).toBe('signature-missing');
    const silent = (by: string, message: Uint8Array) =>
      Buffer.from(message).includes('"purchase"') ? undefined : signerFor(...all)(by, message);
    expect(tellSigned(silent, both, gone, purchase('anna')).fault?.code).toBe('signature-missing');
    const fresh = (by: string, message: Uint8Array) =>
      Buffer.from(message).includes('"purchase"') ? KEYS.zoe.sign(message) : signerFor(...all)(by, message);
    const back = change('ref', 'anna', { add: KEYS.zoe.public });
    expect(tellSigned(fresh, both, gone, back, purchase('anna')).fault).toBeUndefined();
    const himself = change('anna', 'anna', { add: KEYS.zoe.public });
    expect(tellSigned(fresh, both, gone, himself).fault?.code).toBe('signature-of-another');
  });
  test('never brings a key that somebody has, had, or that verifiers differ over', () => {
    expect(code(all, both, change('anna', 'anna', { add: KEYS.bernd.public }))).toBe('key-twice');
    const gone = change('anna', 'anna', { add: second, revoke: old });
    const back = change('ref', 'anna', { add: KEYS.anna.public });
    expect(code(all, both, gone, back)).toBe('key-twice');
    const unsound = `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${'AQ'.padEnd(43, 'A')}`;
    expect(code(all, both, change('anna', 'anna', { add: unsound }))).toBe('key-unsound');
    expect(code(all, both, change('anna', 'anna', { revoke: fingerprintOf(second) }))).toBe('key-unknown');
    expect(code(all, both, change('anna', 'zoe', { add: second }))).toBe('unknown-player');
  });
  test('brings a player’s first key, which signs for itself', () => {
    const first = change('bernd', 'bernd', { add: KEYS.bernd.public });
    expect(code(['anna', 'bernd'], withKeys(['anna']), first, german)).toBe('none');
    expect(code(['anna'], withKeys(['anna']), first)).toBe('signature-missing');
    const foreign = (by: string, message: Uint8Array) => (by === 'bernd' ? KEYS.zoe : KEYS.anna).sign(message);
    expect(tellSigned(foreign, withKeys(['anna']), first).fault?.code).toBe('signature-of-another');
    expect(
      tellSigned(signerFor('anna', 'bernd'), withKeys(['anna'], { signatures: 'required' }), first).fault?.code,
    ).toBe('signature-of-another');
    // Nobody can make himself the witness of others.
    expect(code(['anna', 'robo'], withKeys(['anna']), change('robo', 'robo', { add: KEYS.robo.public }))).toBe(
      'signature-of-another',
    );
  });
  test('does not come between an order and its dice', () => {
    expect(code(all, both, research, change('anna', 'anna', { add: second }))).toBe('dice-first');
  });
});

describe('players and keys', () => {
  test('one key is one person’s from line 0 on', () => {
    const shared = opened({
      players: openOrder.players.map((player) => ({ ...player, keys: [KEYS.anna.public] })),
    });
    expect(code(['anna'], shared)).toBe('key-twice');
  });
  test('who comes in brings his key along', () => {
    const carl: Player = {
      id: 'zoe',
      name: 'Zoë',
      powers: ['germany', 'japan'],
      role: 'player',
      keys: [KEYS.zoe.public],
    };
    const players = (openOrder.players as readonly Player[]).map((one): Player => {
      const name = (['anna', 'bernd', 'ref'] as const).find((each) => each === one.id);
      const keyed = name === undefined ? one : { ...one, keys: [KEYS[name].public] };
      return one.id === 'bernd' ? { ...keyed, powers: [], role: 'witness' } : keyed;
    });
    const came = line('bernd', {
      order: { type: 'substitute', enters: carl, leaves: 'bernd' },
      events: [{ type: 'players-changed', players: [...players, carl] }],
    });
    expect(code([...all, 'zoe'], both, came, endTurn, purchase('zoe', 'germany'))).toBe('none');
    expect(code(all, both, came, endTurn, purchase('zoe', 'germany'))).toBe('signature-missing');
  });
  test('allowed signers, for git and ssh-keygen: also whose key is gone, until when it counted', () => {
    const swap = change('anna', 'anna', { add: KEYS.zoe.public, revoke: fingerprintOf(KEYS.anna.public) });
    const { trust } = tellSigned(signerFor(...all), both, swap);
    expect(allowedSigners(trust)).toEqual([
      `anna namespaces="git,pbem-event",valid-before="20260301201400Z" ${KEYS.anna.public}`,
      `bernd namespaces="git,pbem-event" ${KEYS.bernd.public}`,
      `ref namespaces="git,pbem-event" ${KEYS.ref.public}`,
      `anna namespaces="git,pbem-event" ${KEYS.zoe.public}`,
    ]);
  });
});
