// What is worked out of turns beyond what happened: the chances of their battles, and what the enemy could reach when they
// were over. It takes some milliseconds a turn, so it is kept from one run to the next, each turn under the hashes of the
// lines it follows from. Everything in it can be worked out again.

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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
export const prospectsOf = (ruleset: Ruleset, { events, start, end, status }: GameTurn): Prospects => {
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

type Kept = { readonly [key: string]: Prospects };

const read = (path: string): Kept => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Kept; // written below; a file that is not readable counts as none
  } catch {
    return {};
  }
};

export interface ProspectCache {
  /** The prospects of a game's turns, in their order; those not known yet are worked out and kept. */
  of(game: Game, ruleset: Ruleset, turns: readonly GameTurn[]): readonly Prospects[];
}

/**
 * Prospects kept in a folder such as `.cache/fieldpost`.
 *
 * @param fingerprint of the code that works them out, see `codeFingerprint`
 */
export const openProspects = (folder: string, fingerprint: string): ProspectCache => {
  const place = join(folder, 'prospects', fingerprint);
  return {
    of: (game, ruleset, turns) => {
      const path = join(place, `${game.slug}.json`);
      const known = read(path);
      const all = turns.map((turn) => {
        const key = keyOf(game, turn);
        return [key, known[key] ?? prospectsOf(ruleset, turn)] as const;
      });
      if (all.some(([key]) => known[key] === undefined)) {
        mkdirSync(place, { recursive: true });
        const fresh = `${path}.${process.pid}`;
        writeFileSync(fresh, JSON.stringify(Object.fromEntries(all)));
        renameSync(fresh, path); // readers see the old ones or the new, never half of them
      }
      return all.map(([, prospects]) => prospects);
    },
  };
};
