// The laws in bulk: whole sparring games, every entry of each held against the laws, with progress. It is the one part
// of the bench that can fail for another reason than a fault of its own: a game that breaks a law.

import type { Ruleset } from '../../src/rulesets/index.ts';
import { pointsOfJapan, wrongIncomes, wrongPurses } from '../support/sparring/accounts.ts';
import { foldsAlike, type LawfulGame, playUnderLaws } from '../support/sparring/laws.ts';
import { LINKED_BOOK } from '../support/sparring/linked.ts';

const ROUNDS = 25;
const TOLD_EVERY = 30_000;

/** What is wrong with the accounts of a game, where its purses and points are worked out once more. */
const accountsOf = (game: LawfulGame, { id }: Ruleset): unknown => {
  if (id !== 'linked-2001') return undefined;
  const [purse] = [...wrongPurses(game), ...wrongIncomes(game, LINKED_BOOK)];
  const [points, counted] = [game.state.points?.japan ?? 0, pointsOfJapan(game)];
  return purse ?? (points === counted ? undefined : { points, counted });
};

/** A game that kept the laws, or why it did not come to its end in order. */
const lawful = (seed: number, ruleset: Ruleset): LawfulGame | string => {
  try {
    const played = playUnderLaws(seed, ROUNDS, ruleset);
    const [breach] = played.breaches;
    if (breach !== undefined) return `breaks a law: ${JSON.stringify(breach)}`;
    const wrong = accountsOf(played, ruleset);
    if (wrong !== undefined) return `has wrong accounts: ${JSON.stringify(wrong)}`;
    return foldsAlike(played, Math.floor(played.entries.length / 3)) ? played : 'folds otherwise in two parts';
  } catch (error) {
    return String(error);
  }
};

/**
 * Plays so many games and says which of them break a law; true if none does.
 *
 * @param first the seed of the first game; each game has the seed after the one before
 */
export const lawsInBulk = (ruleset: Ruleset, games: number, say: (line: string) => void, first: number): boolean => {
  const started = performance.now();
  let told = started;
  let entries = 0;
  let events = 0;
  let rounds = 0;
  let broken = 0;
  const won = new Map<string, number>();
  for (let game = 0; game < games; game += 1) {
    const seed = first + game;
    const played = lawful(seed, ruleset);
    if (typeof played === 'string') {
      say(`Game ${seed}: ${played}`);
      broken += 1;
      continue;
    }
    entries += played.entries.length;
    events += played.entries.reduce((sum, entry) => sum + entry.events.length, 0);
    const { winner } = played.state;
    const how = winner === undefined ? 'undecided' : `${winner.side} by ${winner.how}`;
    rounds += Math.min(ROUNDS, played.state.round);
    won.set(how, (won.get(how) ?? 0) + 1);
    if (performance.now() - told < TOLD_EVERY && game + 1 < games) continue;
    told = performance.now();
    const seconds = Math.round((told - started) / 1000);
    const ends = [...won].map(([end, count]) => `${count} ${end}`).join(', ');
    const mean = (rounds / (game + 1)).toFixed(1);
    const size = `${mean} rounds each, ${entries} entries, ${events} events`;
    const kept = broken === 0 ? 'every law kept' : `${broken} BROKEN`;
    say(`${game + 1} of ${games} games, ${size} in ${seconds} s: ${ends}; ${kept}`);
  }
  return broken === 0;
};
