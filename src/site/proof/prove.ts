// A log proved from its bytes alone: chain, signatures, orders, dice and beacon, by the same code as everywhere else
// and without anything of Node, so that a reader's own browser can do it. It knows no page.

import { gameOfLog } from '../../archive/game.ts';
import { verifyGame } from '../../archive/verify.ts';
import type { Dice, DiceVerdict } from '../../dice/index.ts';
import { type LogFault, parseLog } from '../../log/index.ts';

/** A roll of the log and what it is worth. */
interface ProvedRoll {
  /** The number of its entry. */
  readonly seq: number;
  readonly verdict: DiceVerdict;
  readonly source: Dice['source'];
  /** What its dice follow from: the round of the beacon, the number of the secret, or who says so. */
  readonly by: string;
}

interface ProvedFault {
  readonly line: number;
  readonly code: string;
  /** `yes`: it may well be sound for a later version of this program. */
  readonly newer: 'yes' | 'no';
  /** The rulesets, or versions of the format, that this program knows; empty where that is not the point. */
  readonly known: readonly string[];
}

export interface LogProof {
  readonly verdict: 'sound' | 'differs' | 'broken';
  /** Entries that could be followed, and the hash of the last of them. */
  readonly entries: number;
  readonly head: string;
  readonly signed: number;
  /** Entries that the rules decide again as they stand. */
  readonly decided: number;
  readonly reported: number;
  readonly differing: readonly number[];
  readonly rolls: readonly ProvedRoll[];
  /** What is wrong, by line from 1. */
  readonly faults: readonly ProvedFault[];
  /** Bytes at the end that never became a line. */
  readonly torn: number;
}

const byWhat = (dice: Dice): string => {
  switch (dice.source) {
    case 'drand':
      return String(dice.round);
    case 'reveal':
      return String(dice.k);
    case 'recorded':
      return dice.service;
    case 'local':
      return '';
  }
};

const knownOf = (fault: LogFault): readonly string[] => {
  if (fault.code === 'unknown-ruleset') return fault.params.known.map(({ id, version }) => `${id} ${version}`);
  return fault.code === 'unknown-version' ? fault.params.known.map(String) : [];
};

const provedFault = (fault: LogFault): ProvedFault => ({
  line: fault.line,
  code: fault.code,
  newer: fault.remedy === 'use-newer-version' ? 'yes' : 'no',
  known: knownOf(fault),
});

/** Proves the log of a game. */
export const proveLog = (slug: string, bytes: Uint8Array): LogProof => {
  const parsed = parseLog(bytes, { file: 'log.jsonl', game: slug });
  const game = gameOfLog(slug, 'log.jsonl', parsed);
  const { verdict, entries, faults } = verifyGame(game);
  const count = (which: (typeof entries)[number]['verdict']): number =>
    entries.filter((entry) => entry.verdict === which).length;
  return {
    verdict,
    entries: entries.length,
    head: game.trust.head.hash,
    signed: game.entries.filter(({ sig }) => sig !== undefined).length,
    decided: count('proved'),
    reported: count('reported'),
    differing: entries.flatMap(({ seq, verdict: each, ruling }) =>
      each === 'differs' && ruling === undefined ? [seq] : [],
    ),
    rolls: entries.flatMap(({ seq, dice: found }): readonly ProvedRoll[] => {
      const dice = game.entries[seq]?.dice;
      return dice === undefined || found === undefined
        ? []
        : [{ seq, verdict: found, source: dice.source, by: byWhat(dice) }];
    }),
    faults: faults.map(provedFault),
    torn: parsed.torn?.bytes ?? 0,
  };
};
