// A turn as clubs mail it: its parts with every die, the money before and after it, and the board with what is due.
// Words of the reader's language, plain text.

import { type GameTurn, headOf } from '../archive/index.ts';
import { type GameEvent, type GameEventType, unorderedMoves } from '../engine/index.ts';
import { asTold, sayEvent } from '../i18n/echo/index.ts';
import { cleanText } from '../log/index.ts';
import { isReported, makeCheckpoint } from '../trust/index.ts';
import type { Phase } from '../vocab/index.ts';
import { makeBlock } from './block.ts';
import { boardLines, moneyLines } from './board.ts';
import { END_MARK, TOP_MARK } from './body.ts';
import { dueLines } from './due.ts';
import { MAIL_LIMITS } from './limits.ts';
import { partHeading, partsIn, type TurnPart } from './parts.ts';
import { nameOf, namesOf, type Telling, titleOf } from './telling.ts';

const PART_OF: { readonly [phase in Phase]: TurnPart } = {
  research: 'purchase',
  purchase: 'purchase',
  'combat-move': 'combat-move',
  combat: 'combat',
  'combat-move/2': 'combat-move/2',
  'combat/2': 'combat/2',
  'noncombat-move': 'noncombat-move',
  place: 'place',
  income: 'end',
  end: 'end',
};

/** True where land is counted before anything is bought. */
const countsFirst = ({ ruleset }: Telling): boolean => ruleset.phases[0]?.kind === 'income';

const partIn = (telling: Telling, phase: Phase): TurnPart =>
  phase === 'income' && countsFirst(telling) ? 'start' : PART_OF[phase];

/** Events that only carry the story on. */
const SILENT: ReadonlySet<GameEventType> = new Set(['turn-began', 'phase-began', 'dice-awaited', 'decision-due']);

/** Events that stand out at the head of what follows them. */
const HEADS: ReadonlySet<GameEventType> = new Set(['battle-opened', 'rocket-fired', 'overflown']);
/** What happens in a battle, told below its head. */
const WITHIN: ReadonlySet<GameEventType> = new Set([
  'rolled',
  'units-marked',
  'units-lost',
  'hits-void',
  'submarines-withdrew',
  'stayed',
  'retreated',
  'landing-cancelled',
  'battle-ended',
]);

/** The part an event belongs to, from the phase it happened in. */
const partOf = (telling: Telling, event: GameEvent, phase: Phase): TurnPart => {
  if (event.type === 'units-purchased') return 'purchase';
  if (event.type === 'units-placed' || event.type === 'units-forfeited') return 'place';
  if (event.type === 'turn-ended' || event.type === 'round-ended' || event.type === 'game-won') return 'end';
  return partIn(telling, phase);
};

const eventLines = (
  { words }: Telling,
  event: GameEvent,
  by: 'report' | 'edit',
  moved: 'order' | 'rule',
): readonly string[] => {
  const indent = HEADS.has(event.type) || !WITHIN.has(event.type) ? '  ' : '    ';
  return SILENT.has(event.type) ? [] : sayEvent(event, words, by, moved).map((line) => `${indent}${line}`);
};

/** The lines of each part, and the phase the turn has come to. */
const partsOf = (telling: Telling, turn: GameTurn) => {
  const lines = new Map<TurnPart, string[]>(partsIn(telling.ruleset).map((part) => [part, []]));
  const { entries } = telling.game;
  let phase: Phase = turn.start.turn.phase;
  const unordered = unorderedMoves(turn.events.map(({ event }) => event));
  for (const { event, seq } of asTold(turn.events.slice(1))) {
    if (event.type === 'phase-began') phase = event.phase;
    const entry = entries[seq];
    const by = entry !== undefined && isReported(entry) ? 'report' : 'edit';
    const own = lines.get(partOf(telling, event, phase));
    const said = eventLines(telling, event, by, unordered.has(event) ? 'rule' : 'order');
    if (HEADS.has(event.type) && own !== undefined && own.length > 0) own.push('');
    own?.push(...said);
  }
  return { lines, phase };
};

/** The remarks that stand in the turn. */
const remarkLines = ({ t, game }: Telling, turn: GameTurn): readonly string[] =>
  turn.entries.flatMap(({ entry, standing }) =>
    entry.note === undefined || standing === 'struck'
      ? []
      : [t('letter-remark', { player: nameOf(game, entry.for ?? entry.by), words: cleanText(entry.note, 'line') })],
  );

/** The lines of the log that tell a turn; with the first turn of a game the line that opened it. */
export const seqsOf = ({ entries, events }: GameTurn): readonly number[] => {
  const seqs = entries.map(({ entry }) => entry.seq);
  return events[0]?.seq === 0 ? [0, ...seqs] : seqs;
};

/** The turn in its parts. */
export const turnLines = (telling: Telling, turn: GameTurn, now?: string): readonly string[] => {
  const { t, words, game } = telling;
  const { lines, phase } = partsOf(telling, turn);
  const names = partsIn(telling.ruleset);
  const reached = names.indexOf(partIn(telling, phase));
  const headingOf = (name: TurnPart): string =>
    name === 'end' && countsFirst(telling) ? t('turn-part-close') : partHeading(words, name);
  const part = (name: TurnPart, index: number): readonly string[] => {
    const own = lines.get(name) ?? [];
    if (own.length > 0) return own;
    return [`  ${turn.status === 'over' || index < reached ? t('letter-none') : t('letter-not-yet')}`];
  };
  const money = (at: GameTurn['end']) => moneyLines(telling, at).map((line) => `  ${line}`);
  const by = namesOf(telling, [turn.power]);
  const remarks = remarkLines(telling, turn);
  return [
    t('letter-title', { game: titleOf(game), power: words.power(turn.power), round: turn.round }),
    ...(by === '' ? [] : [t('turn-by', { players: by })]),
    ...(turn.status === 'under-way' ? [t('turn-under-way')] : []),
    ...(remarks.length === 0 ? [] : ['', ...remarks]),
    '',
    `1. ${t('turn-part-start')} (${t('letter-money')})`,
    ...money(turn.start),
    ...(lines.get('start') ?? []),
    ...names
      .slice(1)
      .flatMap((name, index) => [
        '',
        `${index + 2}. ${headingOf(name)}`,
        ...(name === 'end' && turn.status === 'under-way' ? [] : part(name, index + 1)),
        ...(name === 'end' ? money(turn.end) : []),
      ]),
    '',
    `${names.length + 1}. ${t('letter-board')}`,
    ...boardLines(telling, turn.end).map((line) => `  ${line}`),
    '',
    t('letter-due'),
    ...dueLines(telling, now).map((line) => `  ${line}`),
  ];
};

/** What stands below every letter about a game: its page, and the line that pins the log down. */
export const footLines = ({ t, game }: Telling, page: string): readonly string[] => {
  return ['', `${t('letter-page')}: ${page}`, makeCheckpoint(game.slug, headOf(game)), t('letter-checkpoint-says')];
};

/** The whole text of a letter between its marks, with the entries as a block where they are few enough. */
export const wholeText = ({ t, game }: Telling, lines: readonly string[], entries: readonly string[] = []): string => {
  const bytes = entries.reduce((sum, line) => sum + line.length + 1, 0);
  const block =
    entries.length === 0
      ? []
      : bytes > MAIL_LIMITS.blockBytes
        ? ['', t('letter-attached')]
        : ['', t('letter-entries'), ...makeBlock(game.slug, entries).split('\n')];
  return `${[TOP_MARK, ...lines, ...block, END_MARK].join('\n')}\n`;
};
