// An archive made for the site tests: a war under way, one given up, one with a voided turn, one begun from a report, and
// two that are broken. Everything goes through the archive's own appending, as in a real archive.

import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  appendNote,
  appendOrder,
  appendProposal,
  appendReport,
  type Drafted,
  type Game,
  headOf,
  openGame,
  type Said,
} from '../../../src/archive/index.ts';
import type { GameEvent, OpenGame, PowerOrder } from '../../../src/engine/index.ts';
import { DEFAULT_OPTIONS, secondEdition } from '../../../src/rulesets/index.ts';
import type { Power } from '../../../src/vocab/index.ts';
import { nextOrder, nonceFrom, type Random, randomFrom } from '../../support/sparring/index.ts';

/** Markdown that would do harm if any of it were believed. */
export const HOSTILE = [
  'Good luck! **Bold**, [a link](https://example.org/) and [a trap](javascript:alert(1)).',
  '<script>document.body.dataset.harmed = "yes"</script>',
  '<img src=x onerror="document.body.dataset.harmed = \'yes\'"> ![pixel](https://example.org/track.png)',
  '<a href="javascript:document.body.dataset.harmed=1" onclick="alert(1)">press</a>',
  '<style>body{display:none}</style> <iframe src="https://example.org/"></iframe>',
].join('\n\n');

/** A title that would open tags if it could. */
export const SHARP_TITLE = 'Anna & Bram <b>"hard"</b>';

const MAIL = 'ab'.repeat(32);

class Author {
  readonly random: Random;
  readonly lines: string[] = [];
  readonly slug: string;
  game: Game | undefined;
  #hours = 0;

  constructor(slug: string, seed: number) {
    this.slug = slug;
    this.random = randomFrom(seed);
  }

  said(by: string, more: Partial<Said> = {}): Said {
    this.#hours += 7;
    const at = new Date(Date.UTC(2026, 2, 1, 9 + this.#hours)).toISOString().replace('.000', '');
    return { at, by, ...more };
  }

  take(drafted: Drafted): Game {
    if (!drafted.ok) throw new Error(`${this.slug}: ${JSON.stringify(drafted.error)}`);
    this.game = drafted.value.game;
    this.lines.push(...drafted.value.lines);
    return this.game;
  }

  now(): Game {
    if (this.game === undefined) throw new Error(`${this.slug} is not open.`);
    return this.game;
  }

  open(more: Partial<OpenGame> = {}): void {
    this.take(
      openGame(
        this.slug,
        {
          type: 'open-game',
          title: 'A long war',
          board: secondEdition.board.id,
          ruleset: secondEdition.id,
          version: secondEdition.version,
          options: DEFAULT_OPTIONS,
          players: [
            { id: 'anna', name: 'Anna', role: 'player', powers: ['germany', 'japan'] },
            { id: 'bram', name: 'Bram', role: 'player', powers: ['ussr', 'uk', 'usa'] },
            { id: 'clara', name: 'Clara', role: 'steward', powers: [] },
          ],
          dice: { source: 'local' },
          purpose: 'play',
          ...more,
        },
        this.said('clara'),
      ),
    );
  }

  playerOf(power: Power): string {
    return this.now().trust.players.find(({ powers }) => powers.includes(power))?.id ?? 'anna';
  }

  order(order: PowerOrder, more: Partial<Said> = {}, dice: 'thrown' | 'due' = 'thrown'): void {
    const supply = { source: 'local', seed: nonceFrom(this.random) } as const;
    const said = this.said(this.playerOf(order.power), more);
    this.take(appendOrder(this.now(), order, said, ...(dice === 'thrown' ? ([supply] as const) : ([] as const))));
  }

  /** Sparring players go on for a while. */
  spar(until: (game: Game) => boolean): void {
    while (!until(this.now())) {
      const order = nextOrder(secondEdition, this.now().replay.state, { random: this.random });
      if (order === undefined || order.type === 'open-game') throw new Error(`${this.slug} waits for nobody.`);
      this.order(order);
    }
  }

  save(root: string, lines: readonly string[] = this.lines): void {
    const folder = path.join(root, 'games', this.slug);
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'log.jsonl'), lines.map((line) => `${line}\n`).join(''));
  }
}

const longWar = (slug: string): Author => {
  const author = new Author(slug, 7);
  author.open({ title: SHARP_TITLE });
  author.take(appendNote(author.now(), { ...author.said('anna'), note: HOSTILE }));
  author.spar(({ replay }) => replay.state.round === 2 && replay.state.turn.power === 'uk');
  // The turn under way stops where its dice are due.
  while (author.now().replay.state.awaiting.length === 0) {
    const order = nextOrder(secondEdition, author.now().replay.state, { random: author.random });
    if (order === undefined || order.type === 'open-game') throw new Error('The war came to nothing.');
    author.order(order, {}, 'due');
  }
  return author;
};

const givenUp = (): Author => {
  const author = new Author('given-up', 11);
  author.open({ title: 'Given up early', purpose: 'demonstration' });
  author.order(
    { type: 'purchase', power: 'ussr', units: { infantry: 8 } },
    { by: 'clara', for: 'bram', evidence: MAIL },
  );
  for (const power of ['ussr', 'uk', 'usa'] as const) author.order({ type: 'resign', power });
  return author;
};

const struckOut = (): Author => {
  const author = new Author('struck-out', 3);
  author.open({ title: 'A turn taken back', purpose: 'demonstration' });
  author.order({ type: 'purchase', power: 'ussr', units: { armor: 4 } });
  const of = [headOf(author.now()).hash];
  author.take(
    appendProposal(
      author.now(),
      { type: 'void', of, reason: 'Meant *infantry* <b>only</b>.', rule: 'B3.1' },
      author.said('bram'),
    ),
  );
  author.order({ type: 'purchase', power: 'ussr', units: { infantry: 8 } });
  author.spar(({ replay }) => replay.state.turn.power === 'germany');
  return author;
};

const reportedBefore = (): Author => {
  const author = new Author('reported-before', 5);
  author.open({ title: 'Moved in from mail' });
  const report = (events: readonly GameEvent[]): void => {
    author.take(appendReport(author.now(), events, author.said('clara')));
  };
  report([
    {
      type: 'position-reported',
      round: 3,
      power: 'germany',
      phase: 'research',
      control: { 'karelia-ssr': 'germany' },
      treasury: { germany: 41 },
    },
  ]);
  author.spar(({ replay }) => replay.state.turn.power === 'uk');
  return author;
};

/** Makes the archive anew in folder `root`. @param base the path its site will stand under */
export const makeArchive = (root: string, base = '/'): void => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  writeFileSync(
    path.join(root, 'fieldpost.json'),
    JSON.stringify({ name: 'The Tuesday Club', languages: ['en', 'de', 'nl'], site: 'https://club.example', base }),
  );
  const war = longWar('long-war');
  war.save(root);
  for (const author of [givenUp(), struckOut(), reportedBefore()]) author.save(root);
  const broken = longWar('broken-chain');
  const middle = Math.floor(broken.lines.length / 2);
  broken.save(
    root,
    broken.lines.map((line, at) => (at === middle ? line.replace('"prev":"', '"prev":"0') : line)),
  );
  mkdirSync(path.join(root, 'games', 'not-a-log'));
  writeFileSync(path.join(root, 'games', 'not-a-log', 'log.jsonl'), 'dear Bram, here is my turn\n');
};

/** A copy of an archive that was made, so that a test can change it. */
export const copyArchive = (root: string, to: string): void => {
  rmSync(to, { recursive: true, force: true });
  cpSync(root, to, { recursive: true });
};
