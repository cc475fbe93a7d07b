// What is worked out of turns beyond what happened: the chances of their battles, and what the enemy could reach when
// they were over. It takes some milliseconds a turn, so it is kept from one run to the next, each turn under the hashes
// of the lines it follows from. Everything in it can be worked out again.

import { createHash } from 'node:crypto';
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Ruleset } from '../rulesets/index.ts';
import { chancesOf, type Threats, type TurnChances, threatsTo } from '../stats/index.ts';
import type { Game } from './game.ts';
import type { GameTurn } from './turns.ts';

export interface Prospects {
  readonly chances: TurnChances;
  /** Of turns that are over, while the game is not. */
  readonly threats?: Threats;
}

/** Works a turn out. */
const prospectsOf = (ruleset: Ruleset, { events, start, end, status }: GameTurn): Prospects => {
  const chances = chancesOf(
    ruleset,
    start,
    events.slice(1).map(({ event }) => event), // the first is the beginning, which `start` already holds
    end,
  );
  const threats = status === 'over' ? threatsTo(ruleset, end) : undefined;
  return { chances, ...(threats === undefined ? {} : { threats }) };
};

/** A name for a turn that changes with any line it follows from: hashes of lines name all lines before them. */
const keyOf = ({ entries }: Pick<Game, 'entries'>, turn: GameTurn): string => {
  const began = entries[turn.events[0]?.seq ?? 0]?.hash;
  const lines = turn.entries.map(({ entry, standing }) => `${entry.hash} ${standing}`);
  const said = JSON.stringify([turn.id, turn.status, began, lines]);
  return createHash('sha256').update(said).digest('base64url').slice(0, 22);
};

/** A line of a file of prospects. */
interface Kept {
  readonly key: string;
  readonly prospects: Prospects;
}

/** A line that was not written to its end counts as none. */
const readLine = (line: string): readonly (readonly [string, Prospects])[] => {
  try {
    const { key, prospects } = JSON.parse(line) as Kept; // written below
    return [[key, prospects]];
  } catch {
    return [];
  }
};

const read = (path: string): Map<string, Prospects> => {
  try {
    return new Map(readFileSync(path, 'utf8').split('\n').flatMap(readLine));
  } catch {
    return new Map();
  }
};

export interface ProspectCache {
  /**
   * The prospects of a game's turns, by their index. Each is looked up or worked out when it is asked for.
   *
   * @param ruleset undefined where this code does not know it; then there is nothing to tell
   */
  of(game: Game, ruleset: Ruleset | undefined, turns: readonly GameTurn[]): (index: number) => Prospects;
}

/**
 * Prospects kept in a folder such as `.cache/fieldpost`, a file a game and a line a turn.
 *
 * @param fingerprint of the code that works them out, see `codeFingerprint`
 */
export const openProspects = (folder: string, fingerprint: string): ProspectCache => {
  const place = join(folder, 'prospects', fingerprint);
  return {
    of: (game, ruleset, turns) => {
      const path = join(place, `${game.slug}.jsonl`);
      let known: Map<string, Prospects> | undefined;
      return (index) => {
        const turn = turns[index];
        if (turn === undefined || ruleset === undefined) return { chances: {} };
        known ??= read(path);
        const key = keyOf(game, turn);
        const found = known.get(key);
        if (found !== undefined) return found;
        const prospects = prospectsOf(ruleset, turn);
        known.set(key, prospects);
        mkdirSync(place, { recursive: true });
        appendFileSync(path, `${JSON.stringify({ key, prospects } satisfies Kept)}\n`);
        return prospects;
      };
    },
  };
};
