// A trial: a game that somebody plays at one screen, alone or with others beside him, to try something out. It is a log
// like any other that says of itself that it is a trial, and nobody but this program writes in it. Chance and time are
// handed in. Lines are read and played by the same clerk as everywhere (`trial-lines.ts`).

import { alone } from '../archive/alone.ts';
import type { Rejection } from '../archive/draft.ts';
import type { Game } from '../archive/game.ts';
import type { Said } from '../archive/give.ts';
import { type Awaited, awaitedFrom, awaits, MOST_TITLE, type Position, type PowerOrder } from '../engine/index.ts';
import type { Words } from '../i18n/words.ts';
import { chainedEntries } from '../log/index.ts';
import { agreedOptions, type LoggedOptions, type Ruleset } from '../rulesets/index.ts';
import { playerOf } from '../trust/index.ts';
import { fail, type Language, ok, type Power, type Result } from '../vocab/index.ts';
import type { Seat, Table } from './table.ts';

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
  /** Who sits at the screen where several do: each with what he is called and his powers. */
  readonly seats?: readonly { readonly name: string; readonly powers: readonly Power[] }[];
}

/** What is played at, without what reads sheets there. */
export type Board = Pick<Table, 'game' | 'ruleset' | 'words'>;

/** A trial with the lines of its log. */
export interface Trial {
  readonly table: Board;
  readonly lines: readonly string[];
}

/** Ids of those who play; of several at the screen `screen-1` and so on. */
const SCREEN = 'screen';
const SPARRING = 'sparring';

/** A title that a log takes: what it is called after may be as long as a title alone. */
const shortened = (title: string): string => {
  if (title.length <= MOST_TITLE) return title;
  const kept = [...title];
  while (kept.join('').length >= MOST_TITLE) kept.pop();
  return `${kept.join('').trimEnd()}…`;
};

/**
 * Opens a trial.
 *
 * @param slug its name as a game, such as `trial-1f0c9a2e`
 */
export const openTrial = (slug: string, of: TrialOf, words: Words, around: Around): Result<Trial, Rejection> => {
  const { ruleset, sparring, names, start } = of;
  const own = ruleset.turnOrder.filter((power) => !sparring.includes(power));
  const seat = (id: string, name: string, powers: readonly Power[]) => ({
    id,
    name,
    role: 'player' as const,
    powers: [...powers],
  });
  const seats = of.seats?.map(({ name, powers }, at) => seat(`${SCREEN}-${at + 1}`, name, powers)) ?? [
    seat(SCREEN, names.screen, own),
  ];
  // Nobody bids against himself.
  const options = agreedOptions(ruleset, { ...of.options, ...(of.options.bids === undefined ? {} : { bids: 'none' }) });
  const opened = alone(ruleset).open(
    slug,
    {
      type: 'open-game',
      title: shortened(of.title),
      board: ruleset.board.id,
      ruleset: ruleset.id,
      version: ruleset.version,
      options,
      players: [...seats, ...(sparring.length === 0 ? [] : [seat(SPARRING, names.sparring, sparring)])],
      dice: { source: 'local' },
      purpose: 'trial',
      ...(start === undefined ? {} : { start }),
    },
    { at: around.now(), by: seats[0]?.id ?? SCREEN, ...(of.note === undefined ? {} : { note: of.note }) },
  );
  if (!opened.ok) return opened;
  const { game, lines } = opened.value;
  return ok({ table: { game, ruleset, words }, lines });
};

/**
 * A trial that was kept, from its log.
 *
 * @param rules finds a ruleset; undefined where it is not known
 * @returns undefined where that is no trial to be gone on with
 */
export const trialFrom = async (
  text: string,
  rules: (of: { readonly id: string; readonly version: number }) => Promise<Ruleset | undefined>,
  wordsOf: (ruleset: Ruleset) => Words,
): Promise<Trial | undefined> => {
  const entries = chainedEntries(text);
  const lines = text.split('\n').slice(0, -1);
  const [first] = entries;
  const isWhole = entries.length === lines.length;
  if (!isWhole || first?.order?.type !== 'open-game' || first.order.purpose !== 'trial') return undefined;
  const ruleset = await rules({ id: first.order.ruleset, version: first.order.version });
  if (ruleset === undefined) return undefined;
  const game = alone(ruleset).gameOf(first.game, entries);
  return { table: { game, ruleset, words: wordsOf(ruleset) }, lines };
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

/** What whoever plays a power is called, where several sit at the screen; undefined where it is one. */
export const handOf = ({ table: { game } }: Trial, power: Power): string | undefined =>
  game.trust.players.find(({ id, powers }) => id.startsWith(`${SCREEN}-`) && powers.includes(power))?.name;

/** Whoever plays a power, at the table. */
export const seatAt = ({ game }: Board, power: Power, around: Around): Seat => {
  const speaker = game.trust.players.find(({ powers }) => powers.includes(power));
  if (speaker === undefined) throw new Error(`Nobody plays ${power}.`);
  return { said: { at: around.now(), by: speaker.id }, speaker, power };
};

/** Lets the dice fall that are due. */
export const throwDice = (game: Game, ruleset: Ruleset, { note: _, ...said }: Said, around: Around) => {
  const rolled = alone(ruleset).roll(game, said, { source: 'local', seed: around.hex(32) });
  if (!rolled.ok) throw new Error(JSON.stringify(rolled.error));
  return rolled.value;
};

/**
 * Gives one order, with its dice: an answer that was offered, or what the sparring player does.
 *
 * @throws if the rules do not take it
 */
export const give = ({ table, lines }: Trial, order: PowerOrder, around: Around): Trial => {
  const { said } = seatAt(table, order.power, around);
  const draft = alone(table.ruleset).append(table.game, order, said);
  if (!draft.ok) throw new Error(JSON.stringify(draft.error));
  const { game, asked } = draft.value;
  const all = [...lines, ...draft.value.lines];
  if (asked.length === 0) return { table: { ...table, game }, lines: all };
  const thrown = throwDice(game, table.ruleset, said, around);
  return { table: { ...table, game: thrown.game }, lines: [...all, ...thrown.lines] };
};

/** Why the last order cannot be taken back: there is none, dice have fallen for it, or it was the sparring player's. */
export type Stands = 'nothing' | 'dice' | 'sparring';

/** A trial without its last order. What dice have fallen for stands. */
export const takenBack = (trial: Trial): Result<{ readonly trial: Trial; readonly order: PowerOrder }, Stands> => {
  const { game, ruleset } = trial.table;
  const last = game.entries.at(-1);
  if (last === undefined || last.seq === 0) return fail('nothing');
  if (last.dice !== undefined || game.replay.state.awaiting.length > 0) return fail('dice');
  if (last.by === SPARRING) return fail('sparring');
  const before = alone(ruleset).gameOf(game.slug, game.entries.slice(0, -1));
  return ok({
    trial: { table: { ...trial.table, game: before }, lines: trial.lines.slice(0, -1) },
    order: last.order as PowerOrder, // what else stands in the log of a trial has dice or opens it
  });
};
