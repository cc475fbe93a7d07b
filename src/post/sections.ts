// A turn in its parts, as clubs tell it, with every die: what its mail and its post on a forum say alike. Words of the
// reader's language.

import { type GameTurn, type Reported, reportedIn } from '../archive/index.ts';
import { type GameEvent, type GameEventType, unorderedMoves } from '../engine/index.ts';
import { asTold, sayEvent } from '../i18n/echo/index.ts';
import type { Say } from '../i18n/messages/say.ts';
import { cleanText } from '../log/index.ts';
import { isReported } from '../trust/index.ts';
import type { Phase } from '../vocab/index.ts';
import type { Item } from './document.ts';
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
  'land-patrols': 'purchase',
  'lend-lease': 'noncombat-move',
  surface: 'end',
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

/** Adds what an event is told by; nothing stands below what nothing stands above. */
const tell = (
  items: readonly Item[],
  { words }: Telling,
  event: GameEvent,
  by: 'report' | 'edit',
  moved: 'order' | 'rule',
): readonly Item[] => {
  const lines = SILENT.has(event.type) ? [] : sayEvent(event, words, by, moved);
  const last = items.at(-1);
  if (WITHIN.has(event.type) && last !== undefined)
    return [...items.slice(0, -1), { ...last, below: [...last.below, ...lines] }];
  const kind = (index: number) => (HEADS.has(event.type) && index === 0 ? 'head' : 'line');
  return [...items, ...lines.map((text, index): Item => ({ text, below: [], kind: kind(index) }))];
};

/** What happened in each part, and the phase the turn has come to. */
const itemsOf = (telling: Telling, turn: GameTurn) => {
  const items = new Map<TurnPart, readonly Item[]>();
  const { entries } = telling.game;
  let phase: Phase = turn.start.turn.phase;
  const unordered = unorderedMoves(turn.events.map(({ event }) => event));
  for (const { event, seq } of asTold(turn.events.slice(1))) {
    if (event.type === 'phase-began') phase = event.phase;
    const entry = entries[seq];
    const by = entry !== undefined && isReported(entry) ? 'report' : 'edit';
    const part = partOf(telling, event, phase);
    items.set(part, tell(items.get(part) ?? [], telling, event, by, unordered.has(event) ? 'rule' : 'order'));
  }
  return { items, phase };
};

/** A part of a turn. */
export interface Section {
  readonly name: TurnPart;
  readonly heading: string;
  readonly items: readonly Item[];
  /** What is said where nothing happened, or nothing yet. */
  readonly empty: string;
}

/** The parts of a turn in their order. */
export const sectionsOf = (telling: Telling, turn: GameTurn): readonly Section[] => {
  const { t, words } = telling;
  const { items, phase } = itemsOf(telling, turn);
  const names = partsIn(telling.ruleset);
  const reached = names.indexOf(partIn(telling, phase));
  return names.map((name, index) => ({
    name,
    heading: name === 'end' && countsFirst(telling) ? t('turn-part-close') : partHeading(words, name),
    items: items.get(name) ?? [],
    empty: turn.status === 'over' || index < reached ? t('letter-none') : t('letter-not-yet'),
  }));
};

/** How far a turn was only reported; undefined where none of it was. */
export const reportedText = (t: Say, reported: Reported): string | undefined => {
  switch (reported) {
    case 'all':
      return t('turn-reported');
    case 'partly':
      return t('turn-reported-partly');
    case 'start':
      return t('turn-reported-start');
    case 'nothing':
      return undefined;
  }
};

/** What of a turn nobody can prove, or was agreed on; nothing where all of it was ordered and decided. */
const provenance = ({ t }: Telling, turn: GameTurn): readonly string[] => {
  const text = turn.told === 'agreed' ? t('turn-set-right') : reportedText(t, reportedIn(turn));
  return text === undefined ? [] : [text];
};

/** What stands above a turn: its title, who played it, what of it is proved, and how far it is. */
export const headingOf = (telling: Telling, turn: GameTurn): readonly [title: string, ...about: readonly string[]] => {
  const { t, words, game } = telling;
  const by = namesOf(telling, [turn.power]);
  return [
    t('letter-title', { game: titleOf(game), power: words.power(turn.power), round: turn.round }),
    ...(by === '' ? [] : [t('turn-by', { players: by })]),
    ...provenance(telling, turn),
    ...(turn.status === 'under-way' ? [t('turn-under-way')] : []),
  ];
};

/** The remarks that stand in the turn. */
export const remarkLines = ({ t, game }: Telling, turn: GameTurn): readonly string[] =>
  turn.entries.flatMap(({ entry, standing }) =>
    entry.note === undefined || standing === 'struck'
      ? []
      : [t('letter-remark', { player: nameOf(game, entry.for ?? entry.by), words: cleanText(entry.note, 'line') })],
  );
