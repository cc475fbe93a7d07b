// Whole games by mail, from the opening to the capital that falls: mails over a real server, mailboxes read by IMAP, every
// line signed, dice that nobody can cheat with, a German against a Dutch player, each with his own clone of the archive.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { loadGame, verifyGame } from '../../src/archive/index.ts';
import { genuine, ROUNDS } from '../dice/rounds.ts';
import { position } from '../games/position.ts';
import { git, newFolder, readLog } from '../git/support.ts';
import { gather, type Party, type Somebody } from '../support/mail-party.ts';

const project = path.resolve(import.meta.dirname, '../..');
const GAME = 'die-letzte-runde';

/** Japan has fallen, and the tanks of the West stand before Germany: two turns are left to be played. */
const START = position({
  round: 7,
  power: 'germany',
  board: 'bare',
  control: { japan: 'usa', 'western-europe': 'uk', 'ukraine-ssr': 'ussr' },
  units: {
    germany: { germany: { infantry: 2, 'aa-gun': 1, 'industrial-complex': 1 } },
    'eastern-europe': { germany: { armor: 8 } },
    'ukraine-ssr': { ussr: { infantry: 9, armor: 4, bomber: 1 } },
    'western-europe': { uk: { armor: 20 } },
    russia: { ussr: { 'industrial-complex': 1 } },
    'united-kingdom': { uk: { 'industrial-complex': 1 } },
    'eastern-usa': { usa: { 'industrial-complex': 1 } },
  },
  treasury: { germany: 6, uk: 3, ussr: 3, usa: 3 },
});

let party: Party;
afterEach(() => party.close());

/** Makes a key; gives it as `new` takes it. */
const keyFor = async (one: Somebody): Promise<readonly string[]> => {
  const { key } = JSON.parse((await one.does(['key', 'new', '--as', one.id, '--json'])).out);
  return ['--key', `${one.id}=${key}`];
};

const openGame = async (dora: Somebody, keys: readonly string[], ...dice: readonly string[]): Promise<void> => {
  const file = path.join(dora.archive, 'start.local.json');
  writeFileSync(file, JSON.stringify(START));
  await dora.does([
    'new',
    ...['--title', 'Die letzte Runde', '--player', 'Dora=ussr,uk,usa', '--player', 'Bernd=germany,japan'],
    ...['--language', 'dora=nl', '--language', 'bernd=de', '--dialect', 'bernd=daak'],
    ...['--enters-for', 'dora=bernd', '--enters-for', 'bernd=dora', '--signatures', 'required'],
    ...keys,
    ...dice,
    ...['--from', file, '--yes'],
  ]);
};

/** The game as it lies at somebody's. */
const gameAt = (one: Somebody) => loadGame(one.archive, GAME);

/** Sends the turn to the others, who read it. */
const tell = async (one: Somebody, ...others: readonly Somebody[]): Promise<void> => {
  await one.does(['mail', GAME, '--send']);
  for (const other of others) await other.reads();
};

/** Hands a sheet in with the program at home, signed. */
const orders = (one: Somebody, sheet: string) => one.does(['submit', GAME, '-', '--yes'], sheet);

const lastText = async (one: Somebody): Promise<string> => (await one.letters()).at(-1)?.text ?? '';

/** Both have the same bytes, everything in them is proved, and git has them too in the end. */
const endsEqual = async (dora: Somebody, bernd: Somebody, kind: string): Promise<void> => {
  expect(readLog(bernd.archive, GAME)).toBe(readLog(dora.archive, GAME));
  const game = gameAt(dora);
  expect(game.replay.state.winner).toMatchObject({ side: 'allies' });
  expect(game.entries.every(({ sig }) => sig !== undefined)).toBe(true);
  const { verdict, entries } = verifyGame(game);
  expect(verdict).toBe('sound');
  const rolls = game.entries.filter(({ dice }) => dice !== undefined);
  expect(rolls.map(({ dice }) => dice?.source)).toEqual([kind, kind, kind]);
  expect(entries.flatMap(({ dice }) => dice ?? [])).toEqual(['proved', 'proved', 'proved']);
  const { players } = game.trust;
  const others = players.flatMap(({ id }) => (id === dora.id ? [] : ['--also', id]));
  await dora.does(['sync', ...others]);
  await bernd.does(['sync']);
  const published = git(dora.archive, 'show', `origin/main:games/${GAME}/log.jsonl`);
  expect(`${published}\n`).toBe(readLog(dora.archive, GAME));
  expect(readLog(bernd.archive, GAME)).toBe(readLog(dora.archive, GAME));
};

/** An order with dice, handed in at home, mailed, and read in again with its dice. */
type Commit = (one: Somebody, sheet: string) => Promise<void>;

/** The game from the first declaration to the capital that falls. */
const play = async (dora: Somebody, bernd: Somebody, commit: Commit, kind: 'reveal' | 'drand'): Promise<void> => {
  // His first mail declares. It is entered by her, signed by her, with the mail as evidence.
  const declared =
    'Hallo Dora,\n\nschöne Grüße aus Köln! Hier ist meine Ansage:\n\nKäufe\n2 Inf\n\nAngriffe\n8 Pz EEU > UKR\n\nViel Glück\nBernd';
  await bernd.writes(dora, declared, 'anew');
  expect(await dora.reads()).toContain('done');
  expect(await lastText(bernd)).toContain('8 Panzer aus Osteuropa in die Ukraine');
  await tell(dora, bernd);
  expect(gameAt(bernd).entries.at(-1)).toMatchObject({ by: 'dora', for: 'bernd', order: { type: 'combat-move' } });

  // The dice of his battle are others’ to give, so this order is his own: a mail with entries, answered with the dice.
  await commit(bernd, 'Kampf alle');
  expect(gameAt(bernd).entries.at(-1)).toMatchObject({ dice: { source: kind } });

  // A bomber stands among hers: she is asked whom she loses, with a line that would answer.
  await tell(bernd, dora);
  const [losses = ''] = /verlies \d+ Inf in UKR/.exec(await lastText(dora)) ?? [];
  expect(await lastText(dora)).toContain(`Dora, beantwoord deze mail met een regel als:\n    ${losses}`);

  // She quotes the question. How she loses units from now on he may enter.
  const standing = 'Hoi Bernd,\n\nvaste orders: verdediging land OOL inf tank bom\n\nGroetjes,\nDora';
  await dora.writes(bernd, standing, 'answers');
  expect(await bernd.reads()).toContain('done');
  expect(await lastText(dora)).toContain('Begrepen en ingevoerd:');
  await tell(bernd, dora);
  if (kind === 'reveal') {
    // He keeps the dice that follow from her choice, so that one she has to enter herself; the answer says so.
    await dora.writes(bernd, `Hoi Bernd,\n\n${losses}\n\nDora`, 'answers');
    expect(await bernd.reads()).toContain('refused');
    // In a sentence: no file of his machine, no command for somebody with a mail program.
    expect(await lastText(dora)).toMatch(
      /Dit neemt het logboek niet aan van wie het zou invoeren:\n\n {2}bernd .*\n\n/,
    );
  }
  await commit(dora, losses);
  expect(gameAt(dora).replay.state.turn.battles.map(({ status }) => status)).toEqual(['ended']);

  // His last mail of the turn quotes the answer above it.
  await tell(dora, bernd);
  await bernd.writes(dora, 'Danke für die Würfel!\n\nSetze 2 Inf GER\nZugende', 'answers');
  expect(await dora.reads()).toContain('done');
  await tell(dora, bernd);
  expect(gameAt(bernd).replay.state.turn.power).toBe('uk');

  // The tanks of the West take Germany, and the Allies have won.
  await commit(dora, 'Aanvallen\n20 tank WEU > GER\nVecht alle');
  await tell(dora, bernd);
  await dora.writes(bernd, 'Einde beurt\n\nHet was me een genoegen – tot de volgende keer!', 'answers');
  expect(await bernd.reads()).toContain('done');
  expect(await lastText(dora)).toMatch(/gewonnen/);
  await tell(bernd, dora);
};

describe('a whole game by mail', () => {
  test('with dice that each keeps for the other', async () => {
    const clock = { at: Date.UTC(2026, 2, 1, 20) };
    const now = (): Date => {
      clock.at += 1000;
      return new Date(clock.at);
    };
    party = await gather({ ids: ['dora', 'bernd'], now });
    const [dora, bernd] = [party.somebody('dora'), party.somebody('bernd')];
    await openGame(dora, [...(await keyFor(dora)), ...(await keyFor(bernd))], '--dice', 'reveal');
    await dora.does(['anchor', GAME]);
    await dora.does(['sync']);
    await bernd.does(['sync']);
    await tell(bernd, dora);
    const commit: Commit = async (one, sheet) => {
      const other = one === dora ? bernd : dora;
      await orders(one, sheet);
      await tell(one, other);
      expect(await one.reads()).toContain('entries');
    };
    await play(dora, bernd, commit, 'reveal');
    await endsEqual(dora, bernd, 'reveal');
    const out = path.join(newFolder(), 'site');
    const build = ['--archive', dora.archive, 'build', '--out', out];
    execFileSync(process.execPath, [path.join(project, 'bin/fieldpost.mjs'), ...build], { stdio: 'pipe' });
    const page = readFileSync(path.join(out, 'de', 'games', GAME, 'r07-germany', 'index.html'), 'utf8');
    expect(page).toContain('Ukraine');
  });

  test('with a bot as witness, and the beacon’s own rounds', async () => {
    const rounds = [1000, 657_413, 32_398_885].map(genuine);
    const clock = { at: Date.parse(rounds[0]?.time ?? '') - 3_600_000 };
    const fetchText = async (address: string): Promise<string> => {
      const { round, signature } = ROUNDS.find((one) => address.endsWith(`/public/${one.round}`)) ?? {};
      return JSON.stringify({ round, signature });
    };
    party = await gather({ ids: ['dora', 'bernd', 'robo'], now: () => new Date(clock.at), fetchText });
    const [dora, bernd, robo] = [party.somebody('dora'), party.somebody('bernd'), party.somebody('robo')];
    const keys = [...(await keyFor(dora)), ...(await keyFor(bernd)), ...(await keyFor(robo))];
    await openGame(dora, keys, '--role', 'Robo=bot', '--dice', 'drand');
    await dora.does(['sync']);
    for (const one of [bernd, robo]) await one.does(['sync']);
    const commit: Commit = async (one, sheet) => {
      const { time = '' } = rounds.shift() ?? {};
      clock.at = Date.parse(time) - 60_000;
      await orders(one, sheet);
      expect(await one.does(['mail', GAME])).toMatchObject({ out: expect.stringContaining('Robo') });
      await tell(one, one === dora ? bernd : dora, robo);
      expect(gameAt(robo).entries.at(-1)).toMatchObject({ by: 'robo', order: { type: 'receipt' } });
      // The receipt names the round; what it gave is looked up once it is out.
      clock.at = Date.parse(time) + 60_000;
      expect(await one.reads()).toContain('entries');
      expect(gameAt(one).entries.at(-1)).toMatchObject({ by: one.id, dice: { source: 'drand' } });
    };
    await play(dora, bernd, commit, 'drand');
    expect(rounds).toEqual([]);
    await robo.reads();
    expect(readLog(robo.archive, GAME)).toBe(readLog(dora.archive, GAME));
    await endsEqual(dora, bernd, 'drand');
  });
});
