// Whole games with no more words than players need: every turn is one mail or one sheet, and an answer where somebody
// is asked whom he loses. By mail a German plays a Dutchwoman; both have mail programs and nothing else, a steward
// enters what they write, and a neutral keeper or a beacon gives the dice. Mails go over a real server and are read by
// IMAP, every line is signed. In the terminal each has his own clone of the archive, and keeps the dice for the other.

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { loadGame, turnsOf, verifyGame } from '../../src/archive/index.ts';
import { QUICKNET } from '../../src/dice/index.ts';
import { awaits } from '../../src/engine/index.ts';
import { secondEdition } from '../../src/rulesets/index.ts';
import { position } from '../games/position.ts';
import { readLog } from '../git/support.ts';
import { gather, type Party, type Somebody } from '../support/mail-party.ts';

const GAME = 'die-letzte-runde';

/** The West stands before Germany and off Japan: seven turns are left to be played. */
const START = position({
  round: 7,
  power: 'germany',
  board: 'bare',
  control: { 'western-europe': 'uk', 'ukraine-ssr': 'ussr', manchuria: 'usa', kwangtung: 'japan', china: 'usa' },
  units: {
    germany: { germany: { infantry: 2, 'aa-gun': 1, 'industrial-complex': 1 } },
    'eastern-europe': { germany: { armor: 8 } },
    'southern-europe': { germany: { infantry: 1 } },
    'ukraine-ssr': { ussr: { infantry: 9, armor: 4, bomber: 1 } },
    'western-europe': { uk: { armor: 24 } },
    japan: { japan: { infantry: 1, 'industrial-complex': 1 } },
    kwangtung: { japan: { infantry: 4 } },
    china: { usa: { infantry: 1 } },
    manchuria: { usa: { infantry: 8 } },
    'sea-of-japan': { usa: { transport: 4, battleship: 1 } },
    russia: { ussr: { 'industrial-complex': 1 } },
    'united-kingdom': { uk: { 'industrial-complex': 1 } },
    'eastern-usa': { usa: { 'industrial-complex': 1 } },
  },
  treasury: { germany: 6, uk: 3, ussr: 3, usa: 3, japan: 3 },
});

type Player = 'dora' | 'bernd';

/** The turns, each as its player writes it: the whole of it at once. */
const TURNS: readonly (readonly [player: Player, text: string])[] = [
  [
    'bernd',
    'Hallo Greta,\n\nschöne Grüße aus Köln! Mein Zug:\n\nDeutschland 7\nKäufe\n2 Inf\n\nAngriffe\n8 Pz EEU > UKR\nKampf alle\n\nSetze 2 Inf GER\nZugende\n\nViel Glück\nBernd',
  ],
  [
    'dora',
    'Hoi Greta,\n\nVerenigd Koninkrijk 7\nKoop 1 inf\nAanvallen\n4 tank WEU > SEU\nVecht alle\nPlaats 1 inf UK\nEinde beurt\n\nGroetjes,\nDora',
  ],
  ['bernd', 'Japan 7\nKaufe 1 Inf\n4 Inf KWA > CHI\nKampf alle\nSetze 1 Inf Japan\nZugende\n\nGruß, Bernd'],
  [
    'dora',
    'Verenigde Staten 7\nKoop 1 inf\nAanvallen\n4 trn: 8 inf MAN > SOJ > JPN\nVecht alle\nPlaats 1 inf Oost-VS\nEinde beurt',
  ],
  ['dora', 'Sovjet-Unie 8\nKoop 1 inf\nPlaats 1 inf Rusland\nEinde beurt\n\nDora'],
  ['bernd', 'Deutschland 8\nKaufe 1 Inf\nSetze 1 Inf Deutschland\nZugende'],
  ['dora', 'Verenigd Koninkrijk 8\nAanvallen\n20 tank WEU > GER\nVecht alle\nEinde beurt\n\nHet was me een genoegen!'],
];

let party: Party;
afterEach(() => party.close());

/** Time that goes on with every look, and can be put forward. */
const newClock = () => {
  const clock = { at: Date.UTC(2026, 2, 1, 20) };
  const now = (): Date => {
    clock.at += 1000;
    return new Date(clock.at);
  };
  return { clock, now };
};

/** Makes a key; gives it as `new` takes it. */
const keyFor = async (one: Somebody): Promise<readonly string[]> => {
  const { key } = JSON.parse((await one.does(['key', 'new', '--as', one.id, '--json'])).out);
  return ['--key', `${one.id}=${key}`];
};

const openGame = async (one: Somebody, ...more: readonly string[]): Promise<void> => {
  const file = path.join(one.archive, 'start.local.json');
  writeFileSync(file, JSON.stringify(START));
  await one.does([
    'new',
    ...['--title', 'Die letzte Runde', '--player', 'Dora=ussr,uk,usa', '--player', 'Bernd=germany,japan'],
    ...['--language', 'dora=nl', '--language', 'bernd=de', '--dialect', 'bernd=daak', '--signatures', 'required'],
    ...more,
    ...['--from', file, '--yes'],
  ]);
};

const gameAt = (one: Somebody) => loadGame(one.archive, GAME);

/** Who has to choose something now, if anybody has. */
const asked = (one: Somebody): Player | undefined => {
  const game = gameAt(one);
  const due = awaits(secondEdition, game.replay.state).find(({ kind }) => kind === 'decision');
  const power = due?.kind === 'decision' ? due.from[0] : undefined;
  const id = game.trust.players.find(({ powers }) => power !== undefined && powers.includes(power))?.id;
  return id === 'dora' || id === 'bernd' ? id : undefined;
};

const isOver = (one: Somebody): boolean => gameAt(one).replay.state.winner !== undefined;

/** Everything in the log is proved, and seven turns were played to the win of the Allies. */
const isProved = (one: Somebody, kind: 'reveal' | 'drand'): void => {
  const game = gameAt(one);
  expect(game.replay.state.winner).toMatchObject({ side: 'allies' });
  expect(game.entries.every(({ sig }) => sig !== undefined)).toBe(true);
  expect(turnsOf(game)).toHaveLength(TURNS.length);
  const { verdict, entries } = verifyGame(game);
  expect(verdict).toBe('sound');
  const dice = entries.flatMap(({ dice: each }) => each ?? []);
  expect(dice.length).toBeGreaterThan(4);
  expect(dice.every((each) => each === 'proved')).toBe(true);
  expect(new Set(game.entries.flatMap(({ dice: each }) => each?.source ?? []))).toEqual(new Set([kind]));
};

describe('by mail a turn is one mail', () => {
  /** Plays the turns; `dice` gives those that are due. */
  const play = async (greta: Somebody, kind: 'reveal' | 'drand', dice: () => Promise<void>): Promise<void> => {
    const players = { dora: party.somebody('dora'), bernd: party.somebody('bernd') };
    let mails = 0;
    let answers = 0;
    /** Reads what has come, and goes on until somebody has to write. */
    const settle = async (): Promise<void> => {
      await greta.reads();
      while (gameAt(greta).replay.state.awaiting.length > 0) await dice();
    };
    for (const [at, [player, text]] of TURNS.entries()) {
      await players[player].writes(greta, text, at < 2 ? 'anew' : 'answers');
      mails += 1;
      await settle();
      for (let who = asked(greta); who !== undefined; who = asked(greta)) {
        await greta.does(['mail', GAME, '--send']);
        const letter = (await players[who].letters()).at(-1)?.text ?? '';
        const [, line = ''] = /(?:regel als|Zeile wie):\n\s+(\S.*)\n/.exec(letter) ?? [];
        expect(line, letter).not.toBe('');
        await players[who].writes(greta, `${line}\n\n${who}`, 'answers');
        answers += 1;
        await settle();
      }
      const { state } = gameAt(greta).replay;
      const last = (await players[player].letters()).at(-1)?.text;
      if (at + 1 < TURNS.length) expect(state.turn.power, last).not.toBe(turnsOf(gameAt(greta)).at(-2)?.power);
      await greta.does(['mail', GAME, '--send']);
    }
    expect(isOver(greta), (await players.dora.letters()).at(-1)?.text).toBe(true);
    isProved(greta, kind);
    const each = (mails + answers) / TURNS.length;
    console.log(
      `by mail, dice of ${kind}: ${TURNS.length} turns, ${mails} mails with turns, ${answers} answers, ${each.toFixed(2)} mails a turn`,
    );
    expect(mails).toBe(TURNS.length);
    expect(each).toBeLessThan(2);
    // All that was ordered stands there with the mail it came in.
    const orders = gameAt(greta).entries.filter(({ by, order }) => by === 'greta' && order?.type !== 'roll');
    expect(orders.slice(1).every(({ evidence }) => evidence !== undefined)).toBe(true);
  };

  test('with the dice of a neutral keeper', async () => {
    party = await gather({ ids: ['dora', 'bernd', 'greta', 'carl'], now: newClock().now });
    const [greta, carl] = [party.somebody('greta'), party.somebody('carl')];
    const keys = [...(await keyFor(greta)), ...(await keyFor(carl))];
    await openGame(
      greta,
      '--role',
      'Greta=steward',
      '--role',
      'Carl=steward',
      ...keys,
      '--dice',
      'reveal',
      '--keeper',
      'carl',
    );
    await greta.does(['sync']);
    await carl.does(['sync']);
    await carl.does(['anchor', GAME]);
    await carl.does(['mail', GAME, '--send']);
    await greta.reads();
    await play(greta, 'reveal', async () => {
      await greta.does(['mail', GAME, '--to', 'carl', '--send']);
      await carl.reads();
      await greta.reads();
    });
    await carl.reads();
    expect(readLog(carl.archive, GAME)).toBe(readLog(greta.archive, GAME));
  });

  test('with a beacon, and a bot as witness', async () => {
    const { clock, now } = newClock();
    party = await gather({
      ids: ['dora', 'bernd', 'greta', 'robo'],
      now,
      fetchText: async (address) => beacon.round(address),
    });
    const [greta, robo] = [party.somebody('greta'), party.somebody('robo')];
    const keys = [...(await keyFor(greta)), ...(await keyFor(robo))];
    await openGame(greta, '--role', 'Greta=steward', '--role', 'Robo=bot', ...keys, '--dice', 'drand');
    await greta.does(['sync']);
    await robo.does(['sync']);
    await play(greta, 'drand', async () => {
      await greta.does(['mail', GAME, '--to', 'robo', '--send']);
      await robo.reads();
      // The receipt names the round; what it gave is looked up once it is out.
      clock.at += 120_000;
      await greta.reads();
    });
    await greta.does(['mail', GAME, '--to', 'robo', '--send']);
    await robo.reads();
    expect(readLog(robo.archive, GAME)).toBe(readLog(greta.archive, GAME));
  });
});

/** A beacon of the test's own: it has the public one's name and times, and a key we have the secret of. */
const beacon = (() => {
  const { shortSignatures: bls } = bls12_381;
  const { secretKey, publicKey } = bls.keygen(new Uint8Array(48).fill(7));
  const own = bytesToHex(publicKey.toBytes());
  const theirs = QUICKNET.publicKey;
  Object.assign(QUICKNET, { publicKey: own });
  afterAll(() => Object.assign(QUICKNET, { publicKey: theirs }));
  return {
    round: (address: string): string => {
      const round = Number(/\/public\/(\d+)$/.exec(address)?.[1]);
      const message = sha256(hexToBytes(round.toString(16).padStart(16, '0')));
      const point = bls.hash(message, 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_');
      return JSON.stringify({ round, signature: bls.Signature.toHex(bls.sign(point, secretKey)) });
    },
  };
})();

test('in the terminal a turn is one sheet, with dice that each keeps for the other', async () => {
  party = await gather({ ids: ['dora', 'bernd'], now: newClock().now });
  const players = { dora: party.somebody('dora'), bernd: party.somebody('bernd') };
  const { dora, bernd } = players;
  await openGame(dora, ...(await keyFor(dora)), ...(await keyFor(bernd)), '--dice', 'reveal');
  await dora.does(['anchor', GAME]);
  await dora.does(['sync']);
  await bernd.does(['sync']);
  await bernd.does(['anchor', GAME]);
  await bernd.does(['sync']);
  let sheets = 0;
  let answers = 0;
  let syncs = 0;
  const sync = async (one: Somebody): Promise<void> => {
    syncs += 1;
    await one.does(['sync', '--also', one === dora ? 'bernd' : 'dora']);
  };
  const both = async (first: Somebody): Promise<void> => {
    await sync(first);
    await sync(first === dora ? bernd : dora);
  };
  for (const [player, text] of TURNS) {
    const one = players[player];
    await sync(one);
    await one.does(['submit', GAME, '-', '--yes'], text);
    sheets += 1;
    for (;;) {
      const who = asked(one);
      if (gameAt(one).replay.state.awaiting.length > 0) {
        await both(one);
        await sync(one);
      } else if (who !== undefined) {
        const other = players[who];
        await sync(one);
        await sync(other);
        const { out } = await other.run(['status', GAME]);
        const [, line = ''] = /with a line such as: {2}(.*)\n/.exec(out) ?? [];
        expect(line, out).not.toBe('');
        await other.does(['submit', GAME, '-', '--yes'], line);
        answers += 1;
        await both(other);
      } else break;
    }
    await sync(one);
  }
  expect(isOver(dora) || isOver(bernd)).toBe(true);
  await both(bernd);
  isProved(dora, 'reveal');
  expect(readLog(bernd.archive, GAME)).toBe(readLog(dora.archive, GAME));
  console.log(`in the terminal: ${TURNS.length} turns, ${sheets} sheets, ${answers} answers, ${syncs} syncs`);
});
