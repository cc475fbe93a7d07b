// A trial: a game that somebody plays at one screen, alone or with others beside him, to try something out. It is a log
// like any other that says of itself that it is a trial; lines are read and played by the same clerk. Chance and time
// are handed in.

import { appendOrder, appendRoll, openGame, type Said } from '../archive/append.ts';
import type { Draft, Rejection } from '../archive/draft.ts';
import { emptyGame, extendGame, type Game } from '../archive/game.ts';
import { type Awaited, awaitedFrom, awaits, type Position, type PowerOrder } from '../engine/index.ts';
import type { Words } from '../i18n/words.ts';
import { type LogFault, logNameOf, parseLog } from '../log/index.ts';
import { agreedOptions, type LoggedOptions, type Ruleset } from '../rulesets/index.ts';
import { playerOf } from '../trust/index.ts';
import { fail, type Language, ok, type Power, type Result } from '../vocab/index.ts';
import type { PlayOptions } from './play.ts';
import type { ReadSheet } from './sheet.ts';
import { readSheet } from './sheet.ts';
import type { Hands, Seat, Table } from './table.ts';
import { type Considered, consider, type Entered, enter } from './take.ts';

/** What a trial has of the world around it. */
export interface Around {
  readonly language: Language;
  /** Hexadecimal digits of so many bytes, fresh and random each time. */
  hex(bytes: number): string;
  /** The time now, as lines of a log have it. */
  now(): string;
}

/** What is tried, and who sits there. */
export interface TrialOf {
  readonly title: string;
  readonly ruleset: Ruleset;
  readonly options: LoggedOptions;
  /** The position to begin with, where it is not the opening. */
  readonly start?: Position;
  /** Where that is from; it stands with the first line. */
  readonly note?: string;
  /** Powers that a sparring player plays. */
  readonly sparring: readonly Power[];
  /** What those who play are called. */
  readonly names: { readonly screen: string; readonly sparring: string };
}

/** A trial with the lines of its log. */
export interface Trial {
  readonly table: Table;
  readonly lines: readonly string[];
}

/** Ids of those who play. */
const SCREEN = 'screen';
const SPARRING = 'sparring';

const trialOf = ({ ruleset, words }: Pick<Table, 'ruleset' | 'words'>, draft: Draft): Trial => ({
  table: { game: draft.game, ruleset, words },
  lines: draft.lines,
});

/**
 * Opens a trial.
 *
 * @param slug its name as a game, such as `trial-1f0c9a2e`
 */
export const openTrial = (slug: string, of: TrialOf, words: Words, around: Around): Result<Trial, Rejection> => {
  const { ruleset, sparring, names, start } = of;
  const own = ruleset.turnOrder.filter((power) => !sparring.includes(power));
  // Nobody bids against himself.
  const options = agreedOptions(ruleset, { ...of.options, ...(of.options.bids === undefined ? {} : { bids: 'none' }) });
  const opened = openGame(
    slug,
    {
      type: 'open-game',
      title: of.title,
      board: ruleset.board.id,
      ruleset: ruleset.id,
      version: ruleset.version,
      options,
      players: [
        { id: SCREEN, name: names.screen, role: 'player', powers: own },
        ...(sparring.length === 0
          ? []
          : [{ id: SPARRING, name: names.sparring, role: 'player' as const, powers: [...sparring] }]),
      ],
      dice: { source: 'local' },
      purpose: 'trial',
      ...(start === undefined ? {} : { start }),
    },
    { at: around.now(), by: SCREEN, ...(of.note === undefined ? {} : { note: of.note }) },
  );
  return opened.ok ? ok(trialOf({ ruleset, words }, opened.value)) : opened;
};

/** A trial that was kept, from its log. The fault is why that cannot be gone on with. */
export const trialFrom = (
  text: string,
  ruleset: (of: { readonly id: string; readonly version: number }) => Ruleset | undefined,
  wordsOf: (ruleset: Ruleset) => Words,
): Result<Trial, LogFault | 'no-trial'> => {
  const parsed = parseLog(new TextEncoder().encode(text), { file: 'log.jsonl' });
  const [first] = parsed.entries;
  const [fault] = parsed.faults;
  if (fault !== undefined) return fail(fault);
  if (first?.order?.type !== 'open-game' || first.order.purpose !== 'trial') return fail('no-trial');
  const rules = ruleset({ id: first.order.ruleset, version: first.order.version });
  if (rules === undefined) return fail('no-trial');
  const game = extendGame(emptyGame(first.game, logNameOf(first.game)), parsed.entries);
  const [wrong] = game.faults;
  if (wrong !== undefined) return fail(wrong);
  const lines = text.split('\n').filter((line) => line !== '');
  return ok({ table: { game, ruleset: rules, words: wordsOf(rules) }, lines });
};

/** What comes next in a trial: the first thing that is awaited, and whether the sparring player has to say it. */
export const nextIn = ({
  table: { game, ruleset },
}: Trial): { readonly due: Awaited; readonly by: 'screen' | 'sparring' } | undefined => {
  const [due] = awaits(ruleset, game.replay.state);
  if (due === undefined) return undefined;
  const [power] = awaitedFrom(due);
  const sparring = playerOf(game.trust, SPARRING)?.powers ?? [];
  return { due, by: power !== undefined && sparring.includes(power) ? 'sparring' : 'screen' };
};

/** Whoever plays a power, at the table. */
const seatOf = ({ game }: Table, power: Power, around: Around): Seat => {
  const speaker = game.trust.players.find(({ powers }) => powers.includes(power));
  if (speaker === undefined) throw new Error(`Nobody plays ${power}.`);
  return { said: saidBy(speaker.id, around), speaker, power };
};

const saidBy = (by: string, around: Around): Said => ({ at: around.now(), by });

/** A clerk's hands at this screen: what he writes is added to the lines, dice fall at once. */
const handsOf = (around: Around, lines: string[]): Hands => {
  const write = (draft: Draft): Game => {
    lines.push(...draft.lines);
    return draft.game;
  };
  return {
    language: around.language,
    nonce: () => around.hex(32),
    write,
    land: ({ game }, { said }) => {
      const { note: _, ...roller } = said;
      const rolled = appendRoll(game, roller, { source: 'local', seed: around.hex(32) });
      if (!rolled.ok) throw new Error(JSON.stringify(rolled.error));
      return Promise.resolve({ game: write(rolled.value), entries: rolled.value.entries, missing: rolled.value.asked });
    },
  };
};

const SILENT: PlayOptions['listener'] = { home: () => {}, ordered: () => {}, landed: () => {}, missing: () => {} };

/** What became of lines that somebody at the screen brought. */
export interface Tried {
  readonly trial: Trial;
  readonly found: Considered<ReadSheet>;
  /** Absent where nothing could be played. */
  readonly entered?: Entered;
}

/**
 * Plays lines for a power, as far as they go.
 *
 * @param losses whether units may be lost that are not placed or brought home
 */
export const tryLines = async (
  trial: Trial,
  power: Power,
  text: string,
  around: Around,
  losses: PlayOptions['losses'],
): Promise<Tried> => {
  const { table } = trial;
  const lines: string[] = [...trial.lines];
  const hands = handsOf(around, lines);
  const seat = seatOf(table, power, around);
  const reads = (each: string): ReadSheet => readSheet(hands, table, seat, each);
  const found = consider(hands, table, seat, { whole: reads(text), reads });
  if (found.what !== 'possible') return { trial, found };
  const entered = await enter(table, seat, found.read, {}, { losses, hands, listener: SILENT });
  return { trial: { table: entered.played.table, lines }, found, entered };
};

/**
 * Gives one order, with its dice: an answer that was offered, or what the sparring player does.
 *
 * @throws if the rules do not take it
 */
export const give = async (trial: Trial, order: PowerOrder, around: Around): Promise<Trial> => {
  const { table } = trial;
  const lines: string[] = [...trial.lines];
  const hands = handsOf(around, lines);
  const seat = seatOf(table, order.power, around);
  const draft = appendOrder(table.game, order, seat.said);
  if (!draft.ok) throw new Error(JSON.stringify(draft.error));
  const ordered: Table = { ...table, game: hands.write(draft.value) };
  if (draft.value.asked.length === 0) return { table: ordered, lines };
  const { game } = await hands.land(ordered, seat);
  return { table: { ...table, game }, lines };
};

/** Why the last order cannot be taken back: there is none, dice have fallen for it, or it was the sparring player's. */
export type Stands = 'nothing' | 'dice' | 'sparring';

/** A trial without its last order. What dice have fallen for stands. */
export const takenBack = (trial: Trial): Result<{ readonly trial: Trial; readonly order: PowerOrder }, Stands> => {
  const { game } = trial.table;
  const last = game.entries.at(-1);
  if (last === undefined || last.seq === 0) return fail('nothing');
  if (last.dice !== undefined || game.replay.state.awaiting.length > 0) return fail('dice');
  if (last.by === SPARRING) return fail('sparring');
  const before = extendGame(emptyGame(game.slug, game.file), game.entries.slice(0, -1));
  return ok({
    trial: { table: { ...trial.table, game: before }, lines: trial.lines.slice(0, -1) },
    order: last.order as PowerOrder, // what else stands in the log of a trial has dice or opens it
  });
};
