// An archive made for the site tests: a war under way, one given up, one with a voided turn, one begun from a report,
// those of by-post.ts, and two that are broken.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { appendNote, appendProposal, appendReport, headOf } from '../../../src/archive/index.ts';
import type { GameEvent } from '../../../src/engine/index.ts';
import { secondEdition } from '../../../src/rulesets/index.ts';
import { nextOrder } from '../../support/sparring/index.ts';
import { Author, MAIL } from './author.ts';
import { byPost, drawn, forfeited, longLog } from './by-post.ts';

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

const longWar = (slug: string): Author => {
  const author = new Author(slug, 7);
  author.open({ title: SHARP_TITLE });
  author.take(appendNote(author.now(), { ...author.said('anna'), note: HOSTILE }));
  author.spar(({ replay }) => replay.state.round === 2 && replay.state.turn.power === 'uk');
  // The turn under way stops where its dice are due.
  while (author.now().replay.state.awaiting.length === 0) {
    const order = nextOrder(secondEdition, author.now().replay.state, { random: author.random });
    if (order === undefined || order.type === 'open-game' || order.type === 'bid-seal')
      throw new Error('The war came to nothing.');
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

interface Other {
  /** Left out of the settings. */
  readonly site?: undefined;
  /** The games of the archive; all unless it is said. */
  readonly games?: readonly Game[];
}

type Game = keyof typeof GAMES;

/** Each game, as it is saved. */
const GAMES = {
  'long-war': (root) => longWar('long-war').save(root),
  'given-up': (root) => givenUp().save(root),
  'struck-out': (root) => struckOut().save(root),
  'reported-before': (root) => reportedBefore().save(root),
  'by-post': (root) => byPost().save(root),
  drawn: (root) => drawn().save(root),
  forfeited: (root) => forfeited().save(root),
  'long-log': (root) => longLog().save(root),
  'broken-chain': (root) => {
    const broken = longWar('broken-chain');
    const middle = Math.floor(broken.lines.length / 2);
    broken.save(
      root,
      broken.lines.map((line, at) => (at === middle ? line.replace('"prev":"', '"prev":"0') : line)),
    );
  },
  'not-a-log': (root) => {
    mkdirSync(path.join(root, 'games', 'not-a-log'), { recursive: true });
    writeFileSync(path.join(root, 'games', 'not-a-log', 'log.jsonl'), 'dear Bram, here is my turn\n');
  },
} satisfies Readonly<Record<string, (root: string) => void>>;

const ALL = Object.keys(GAMES) as Game[]; // keys of GAMES

/**
 * Makes the archive anew in folder `root`.
 *
 * @param base the path its site will stand under
 */
export const makeArchive = (root: string, base = '/', { games = ALL, ...more }: Other = {}): void => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  writeFileSync(
    path.join(root, 'fieldpost.json'),
    JSON.stringify({
      name: 'The Tuesday Club',
      languages: ['en', 'de', 'nl'],
      site: 'https://club.example',
      base,
      timeZone: 'Europe/Berlin',
      ranking: {},
      ...more,
    }),
  );
  for (const game of games) GAMES[game](root);
};
