// Entries that came in a mail, put to the log as far as they follow it, and told to whoever sent them.

import { fileHash, type Game, headOf } from '../../archive/index.ts';
import type { Player } from '../../engine/index.ts';
import { list } from '../../i18n/format.ts';
import { appendLines } from '../../log/files.ts';
import { type BareFault, faultAt } from '../../log/index.ts';
import { judgeEntries, nameOf, type Received, type Refused, type Store, type Unsigned } from '../../post/index.ts';
import type { Desk } from '../desk.ts';
import { faultLines, stopFault } from '../faults.ts';
import { type Table, timeNow } from '../table.ts';
import type { Reader } from './says.ts';

export interface EntriesTaken {
  readonly game: Game;
  readonly seqs: readonly number[];
  /** What became of the others. */
  readonly forks: number;
  readonly held: number;
  readonly refused: number;
  readonly lines: readonly string[];
}

interface At {
  readonly table: Table;
  readonly player: Player;
  readonly me: Player;
  readonly reader: Reader;
}

const why = ({ table, me, reader }: At, seq: number | undefined, refused: Refused): readonly string[] => {
  const { t, desk } = reader;
  const { game } = table;
  const told = (fault: BareFault): readonly string[] =>
    faultLines(desk, faultAt(game.file, seq === undefined ? 0 : seq + 1, fault), reader.table.words);
  switch (refused.kind) {
    case 'form':
      return told(refused.fault);
    case 'fault':
      return faultLines(desk, refused.fault, reader.table.words);
    case 'other-game':
      return [refused.game];
    case 'not-his':
      return [t('answer-entries-not-his', { by: nameOf(game, refused.by) })];
    case 'unsigned':
      return [t('answer-entries-unsigned', { reader: nameOf(game, me.id) })];
    case 'future':
      return [t('answer-entries-future')];
    case 'differs':
      return [t('answer-entries-differ')];
  }
};

/** Takes the entries of a mail, with those that were waiting for them. */
export const takeEntries = (
  { desk, store, mode }: { readonly desk: Desk; readonly store: Store; readonly mode: 'enter' | 'look' },
  at: At,
  mail: Received,
  unsigned: Unsigned,
): EntriesTaken => {
  const { table, player, reader } = at;
  const { t, language } = reader;
  const { game } = table;
  const waited = store.waiting(game.slug).map(({ player: id, line }) => ({ line, player: { id } }));
  const came = mail.entries.map((line) => ({ line, player }));
  const judged = judgeEntries(game, [...waited, ...came], timeNow(desk), unsigned);
  if (mode === 'enter') {
    if (judged.lines.length > 0) {
      const written = appendLines(desk.archive, game.slug, judged.lines, { after: headOf(game) });
      if (!written.ok) throw stopFault(desk, written.error, table.words);
    }
    store.keepWaiting(
      game.slug,
      judged.waiting.map(({ line, player: { id } }) => ({ player: id, line })),
    );
    for (const { sent } of judged.forks) store.keepFork(game.slug, fileHash(sent.line), sent.line);
  }
  const seqs = judged.taken.map(({ seq }) => seq);
  const next = headOf(judged.game).count;
  const lines = [
    ...(seqs.length === 0
      ? []
      : [
          t('answer-entries-taken', {
            count: seqs.length,
            seqs: list(
              language,
              seqs.map((seq) => `#${seq}`),
            ),
          }),
        ]),
    ...(judged.known.length === 0 ? [] : [t('answer-entries-known', { count: judged.known.length })]),
    ...(judged.waiting.length === 0 ? [] : [t('answer-entries-wait', { seq: next, held: judged.waiting.length })]),
    ...(mail.damaged === 0 ? [] : [t('answer-entries-damaged', { count: mail.damaged })]),
    ...[...new Set(judged.forks.map(({ seq }) => seq))].map((seq) => t('answer-fork', { seq })),
    ...judged.refused.flatMap(({ seq, why: refused }) => [
      ...(seq === undefined ? [] : [t('answer-entries-refused', { seq })]),
      ...why(at, seq, refused).map((line) => `  ${line}`),
    ]),
  ];
  const held = judged.waiting.length + mail.damaged;
  return { game: judged.game, seqs, forks: judged.forks.length, held, refused: judged.refused.length, lines };
};
