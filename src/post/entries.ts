// Entries that came by mail, judged line by line as they would be if they came by git: whether they are known, follow
// the log, wait for others, contradict what is there, or are refused. Nothing is written here, and no entry is made
// again.

import { extendGame, fileCheck, fileHash, type Game, headOf, verifySome } from '../archive/index.ts';
import type { Player } from '../engine/index.ts';
import { type BareFault, type LogEntry, type LogFault, parseLine, textOf } from '../log/index.ts';
import { keysOf } from '../trust/index.ts';
import { secondsOf } from '../vocab/index.ts';

/** A line, and the player whose mail it came in. */
export interface Sent {
  readonly line: Uint8Array;
  readonly player: Pick<Player, 'id'>;
}

/** Why an entry was not taken. */
export type Refused =
  | { readonly kind: 'form'; readonly fault: BareFault }
  | { readonly kind: 'other-game'; readonly game: string }
  | { readonly kind: 'not-his'; readonly by: string }
  | { readonly kind: 'unsigned' }
  | { readonly kind: 'future' }
  | { readonly kind: 'fault'; readonly fault: LogFault }
  | { readonly kind: 'differs' };

export interface Judged {
  readonly game: Game;
  /** The new lines, without LF, and as entries. */
  readonly lines: readonly string[];
  readonly taken: readonly LogEntry[];
  readonly known: readonly LogEntry[];
  /** Lines that follow entries which are not here yet. */
  readonly waiting: readonly Sent[];
  /** Second versions of entries: the number and the line as it came. */
  readonly forks: readonly { readonly seq: number; readonly sent: Sent }[];
  readonly refused: readonly { readonly seq?: number; readonly why: Refused }[];
}

/** How far the clock of whoever wrote may be ahead, in seconds. */
const AHEAD = 600;

interface Parsed {
  readonly entry: LogEntry;
  readonly sent: Sent;
}

/**
 * Whether lines without a signature are taken: from whoever may be entered for they are, for his mail is the evidence.
 */
export type Unsigned = 'taken' | 'refused';

/** Why a line that follows the log is not taken, if it is not; else the game with it. */
const taken = (game: Game, { entry, sent }: Parsed, now: string, unsigned: Unsigned): Game | Refused => {
  // A player's first key signs for itself: by mail anybody could bring one in his name.
  const proven = entry.sig !== undefined && keysOf(game.trust, entry.by).length > 0;
  if (!proven && unsigned === 'refused') return { kind: 'unsigned' };
  if (entry.by !== sent.player.id && !proven) return { kind: 'not-his', by: entry.by };
  if (secondsOf(entry.at) > secondsOf(now) + AHEAD && entry.at !== game.trust.at) return { kind: 'future' };
  const longer = extendGame(game, [entry]);
  const [fault] = longer.faults;
  if (fault !== undefined) return { kind: 'fault', fault };
  const [check] = verifySome(longer, ({ seq }) => seq === entry.seq);
  const stands = check !== undefined && check.verdict !== 'wrong-dice' && check.verdict !== 'differs';
  return stands ? longer : { kind: 'differs' };
};

/** Judges lines that came by mail, in the order of their numbers. */
export const judgeEntries = (game: Game, all: readonly Sent[], now: string, unsigned: Unsigned = 'taken'): Judged => {
  const parsed: Parsed[] = [];
  const refused: { seq?: number; why: Refused }[] = [];
  for (const sent of all) {
    const line = parseLine(sent.line, fileHash, fileCheck);
    if (!line.ok) refused.push({ why: { kind: 'form', fault: line.error } });
    else if (line.value.game !== game.slug)
      refused.push({ seq: line.value.seq, why: { kind: 'other-game', game: line.value.game } });
    else parsed.push({ entry: line.value, sent });
  }
  let grown = game;
  const lines: string[] = [];
  const known: LogEntry[] = [];
  const added: LogEntry[] = [];
  const waiting: Sent[] = [];
  const forks: { seq: number; sent: Sent }[] = [];
  for (const one of [...parsed].sort((a, b) => a.entry.seq - b.entry.seq)) {
    const { entry, sent } = one;
    const head = headOf(grown);
    if (grown.lineOf.has(entry.hash)) known.push(entry);
    else if (entry.seq > head.count) waiting.push(sent);
    else if (entry.seq < head.count || entry.prev !== head.hash) forks.push({ seq: entry.seq, sent });
    else {
      const went = taken(grown, one, now, unsigned);
      if ('kind' in went) refused.push({ seq: entry.seq, why: went });
      else {
        grown = went;
        added.push(entry);
        lines.push(textOf(sent.line) ?? '');
      }
    }
  }
  return { game: grown, lines, taken: added, known, waiting, forks, refused };
};
