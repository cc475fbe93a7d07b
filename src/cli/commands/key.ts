// `key`: the keys of whoever sits here, and the keys of a game: made, shown, brought in, withdrawn.

import { type AnchorOrder, allowedSigners, type ChangeKeyOrder, fingerprintOf, keysOf } from '../../trust/index.ts';
import { command, type Given } from '../command.ts';

import type { Desk } from '../desk.ts';
import { type Answer, answer, EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { cleanLine } from '../paint.ts';
import { openTable, type Table, whoAsks } from '../table.ts';
import { stopWithoutKey, writeFormal } from '../trust/anchoring.ts';
import { publicKeyIn } from '../trust/dice-choice.ts';
import { keyFileOf, keyPlaces, newKey } from '../trust/keys.ts';

/** Whose key it is, where no game says who there is. */
const whoHere = async (desk: Desk): Promise<string> => {
  const said =
    desk.common.as ??
    desk.env.gitConfig('fieldpost.player') ??
    (desk.asks ? await desk.text(desk.t('proof-whose-key')) : '');
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(said) && said.length <= 40) return said;
  throw new Stop(EXIT.usage, [desk.t('proof-whose-key'), nextLine(desk, desk.t('proof-whose-key-next'))]);
};

const make = async (desk: Desk): Promise<Answer> => {
  const { t } = desk;
  const player = await whoHere(desk);
  const file = keyFileOf(desk.env, player);
  if (keyPlaces(desk.env, player).some((place) => place.file === file)) {
    throw new Stop(EXIT.refused, [t('proof-key-there', { file }), nextLine(desk, 'npx fieldpost key show')]);
  }
  const key = newKey(desk.env, player);
  desk.say(t('proof-key-made', { file }));
  desk.say(t('proof-key-keep'));
  desk.sayWhole(key.public);
  return answer({ player, file, key: key.public, fingerprint: fingerprintOf(key.public) });
};

const show = async (desk: Desk): Promise<Answer> => {
  const { t } = desk;
  const player = await whoHere(desk);
  const places = keyPlaces(desk.env, player);
  if (places.length === 0) throw stopWithoutKey(desk, player);
  const keys = places.map(({ file, key }) => {
    if (key === 'locked') desk.say(t('proof-key-locked', { file }));
    else if (key === 'other') desk.say(t('proof-key-other', { file }));
    else {
      desk.say(`${desk.paint.bold(file)}  ${fingerprintOf(key.public)}`);
      desk.sayWhole(key.public);
    }
    return typeof key === 'object'
      ? { file, key: key.public, fingerprint: fingerprintOf(key.public) }
      : { file, key: null, fingerprint: null };
  });
  return answer({ player, keys });
};

const showGame = (desk: Desk, { game }: Table): Answer => {
  const { t } = desk;
  const keys = game.trust.keys.map((held) => ({ ...held, fingerprint: fingerprintOf(held.key) }));
  if (keys.length === 0) desk.say(t('proof-keys-none', { slug: game.slug }));
  for (const { player, fingerprint, from, until } of keys) {
    const when =
      until === undefined
        ? t('proof-key-in-force', { since: desk.moment(from) })
        : t('proof-key-gone', { since: desk.moment(from), until: desk.moment(until) });
    desk.say(`${desk.paint.bold(player)}  ${fingerprint}  ${when}`);
  }
  return answer({ game: game.slug, signatures: game.trust.signatures, keys });
};

/** The key to bring in: the one that is named, else that of whoever asks. */
const keyToAdd = (desk: Desk, given: Given, player: string): string => {
  const said = given.text('key');
  if (said !== undefined) return publicKeyIn(desk, said);
  const own = keyPlaces(desk.env, player).flatMap(({ key }) => (typeof key === 'object' ? [key.public] : []));
  if (own[0] === undefined) throw stopWithoutKey(desk, player);
  return own[0];
};

const keyToRevoke = (desk: Desk, { game }: Table, given: Given, player: string): string => {
  const inForce = keysOf(game.trust, player).map(fingerprintOf);
  const said = given.text('key');
  if (said?.startsWith('SHA256:')) return said;
  if (said !== undefined) return fingerprintOf(publicKeyIn(desk, said));
  const [only, ...more] = inForce;
  if (only !== undefined && more.length === 0) return only;
  const { t } = desk;
  throw new Stop(EXIT.usage, [t('proof-which-key'), ...inForce.map((key) => nextLine(desk, `--key ${key}`))]);
};

const change = async (desk: Desk, table: Table, given: Given, what: 'add' | 'revoke'): Promise<Answer> => {
  const by = await whoAsks(desk, table.game);
  const player = given.text('player') ?? by.id;
  const order: ChangeKeyOrder =
    what === 'add'
      ? { type: 'change-key', player, add: keyToAdd(desk, given, player) }
      : { type: 'change-key', player, revoke: keyToRevoke(desk, table, given, player) };
  const { entries } = writeFormal(desk, table, by.id, order satisfies ChangeKeyOrder | AnchorOrder);
  desk.say(what === 'add' ? desk.t('proof-key-added') : desk.t('proof-key-revoked'));
  return answer({ game: table.game.slug, written: entries.map(({ seq, hash }) => ({ seq, hash })) });
};

export const key = command({
  name: 'key',
  takes: { what: '<what>', game: { shared: '[game]' } },
  options: { key: '--key <key>', player: '--player <player>' },
  examples: [
    'npx fieldpost key new --as anna',
    'npx fieldpost key add spring-26',
    'npx fieldpost key show spring-26',
    'npx fieldpost key allowed-signers spring-26',
  ],
  async run(desk, [what = '', slug], given) {
    if (what === 'new') return make(desk);
    if (what === 'show' && slug === undefined) return show(desk);
    if (!['show', 'add', 'revoke', 'allowed-signers'].includes(what)) {
      throw new Stop(EXIT.usage, [desk.t('proof-bad-what', { said: cleanLine(what) })]);
    }
    if (slug === undefined) throw new Stop(EXIT.usage, [desk.t('proof-game-missing')]);
    const table = openTable(desk, slug, what === 'show' || what === 'allowed-signers' ? 'shown' : 'refused');
    if (what === 'show') return showGame(desk, table);
    if (what === 'add' || what === 'revoke') return change(desk, table, given, what);
    const signers = allowedSigners(table.game.trust);
    for (const line of signers) desk.sayWhole(line);
    return answer({ game: slug, signers });
  },
});
