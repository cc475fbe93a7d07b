// The games the site is measured with: sparring games as logs, each a few minutes of somebody's evenings long. They
// take seconds each to play, so they are kept in the project's cache from one run to the next; whoever changes how
// sparring players play throws that folder away.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gameOf } from '../../src/archive/index.ts';
import { Scenario } from '../games/scenario.ts';
import { sparOn } from '../games/spar.ts';

/** Five powers a round: about sixty turns a game, some of which are won before. */
const ROUNDS = 13;
const FIRST_SEED = 500;
const kept = path.resolve(import.meta.dirname, '../../.cache/bench/sparring');

/** The name of a game: findings are kept in the project by name, and those of the bench are removed again. */
export const SLUG = 'bench-sparring';

const play = (slug: string, seed: number): string => {
  const scenario = new Scenario({
    slug,
    title: `Sparring, seed ${seed}`,
    day: '2025-11-03',
    source: 'local',
    options: { economicVictory: 'off' },
    players: [
      { id: 'red', name: 'Red', powers: ['ussr', 'uk', 'usa'], role: 'player' },
      { id: 'grey', name: 'Grey', powers: ['germany', 'japan'], role: 'player' },
    ],
  });
  return `${sparOn(scenario, seed, ({ state }) => state.round <= ROUNDS).lines.join('\n')}\n`;
};

const stillReads = (slug: string, text: string): boolean =>
  gameOf(slug, new TextEncoder().encode(text)).faults.length === 0;

export interface BenchGame {
  readonly slug: string;
  readonly text: string;
}

/** The first `count` games. Says what it plays, for that takes longer than all else. */
export const benchGames = (count: number, say: (line: string) => void): readonly BenchGame[] => {
  mkdirSync(kept, { recursive: true });
  return Array.from({ length: count }, (_, index) => {
    const slug = `${SLUG}-${index}`;
    const file = path.join(kept, `${slug}.jsonl`);
    const known = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    if (known !== undefined && stillReads(slug, known)) return { slug, text: known };
    say(`playing game ${index + 1} of ${count}`);
    const text = play(slug, FIRST_SEED + index);
    writeFileSync(file, text);
    return { slug, text };
  });
};
