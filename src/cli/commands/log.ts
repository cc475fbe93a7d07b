// `log`: the entries of a turn with their numbers, so that they can be named.

import { type CheckedEntry, editIn, type Game, turnsOf, verifySome } from '../../archive/index.ts';
import type { DiceVerdict } from '../../dice/index.ts';
import type { LogEntry } from '../../log/index.ts';
import { isArchiveOrder, type Order, type ProposedOrder } from '../../trust/index.ts';
import { command, GAME } from '../command.ts';
import type { Desk } from '../desk.ts';
import { answer } from '../exit.ts';
import { nextLine, talkOfFaults } from '../faults.ts';
import { turnIn } from '../moment.ts';
import { cleanLine } from '../paint.ts';
import { awayText, enteredBy, entriesOf, orderParts, quoted } from '../proposed.ts';
import { echoOrder } from '../sheet.ts';
import { openTable, type Table } from '../table.ts';
import { positionBy, tellEvents } from '../tell.ts';

const orderHeading = (desk: Desk, table: Table, { order }: LogEntry): string => {
  if (order === undefined) return desk.t('verify-verdicts-reported');
  if (order.type === 'open-game') return cleanLine(order.title);
  if (isArchiveOrder(order)) return desk.t(`log-orders-${order.type}`);
  return echoOrder(table, order).heading;
};

const PROPOSED: readonly Order['type'][] = ['void', 'ruling', 'substitute', 'settings', 'edit', 'draw'];
const isProposed = (order: Order): order is ProposedOrder => PROPOSED.includes(order.type);

/** What proving found out about entries, by hash. Only the entries asked for are decided again. */
const provedIn = (game: Game, entries: readonly LogEntry[]): ReadonlyMap<string, CheckedEntry> => {
  const asked = new Set(entries.map(({ hash }) => hash));
  return new Map(verifySome(game, ({ hash }) => asked.has(hash)).map((check) => [check.hash, check]));
};

interface Standing {
  readonly struck: 'yes' | 'no';
  /** Clauses that made a difference. */
  readonly clauses: readonly string[];
  /** For an entry with dice: what they are worth. */
  readonly dice?: DiceVerdict;
}

const entryLines = (
  desk: Desk,
  table: Table,
  entry: LogEntry,
  { struck, clauses, dice }: Standing,
): readonly string[] => {
  const who = enteredBy(desk, entry);
  const mark = struck === 'yes' ? ` ${desk.paint.red(desk.t('log-is-void'))}` : '';
  const { order } = entry;
  const edit = order?.type === 'agree' ? editIn(table.game, entry) : undefined;
  const agreed = edit === undefined ? [] : [`  ${desk.t('agreements-set-right')}  ${quoted(desk, edit.reason)}`];
  const about =
    order === undefined
      ? []
      : isProposed(order)
        ? orderParts(desk, table, order)
        : order.type === 'agree' || order.type === 'decline'
          ? [`  ${entriesOf(table, [order.of])}`, ...agreed]
          : order.type === 'absence'
            ? [`  ${awayText(table, entry.for ?? entry.by, order)}`]
            : order.type === 'forfeit'
              ? [`  ${table.words.powers(order.powers)}  ${quoted(desk, order.reason)}`]
              : [];
  return [
    `${desk.paint.bold(`#${entry.seq}`)}  ${orderHeading(desk, table, entry)}${mark}  ${desk.paint.dim(`${who}, ${desk.moment(entry.at)}`)}`,
    ...about,
    ...(entry.note === undefined ? [] : entry.note.split('\n').map((line) => `  ${quoted(desk, line)}`)),
    ...tellEvents(desk, table.words, entry.events, 'all', positionBy(entry)),
    ...(dice === undefined ? [] : [`  ${desk.paint.dim(desk.t(`verify-dice-${dice}`))}`]),
    ...(clauses.length === 0 ? [] : [`  ${desk.paint.dim(`${desk.t('labels-rule')}  ${clauses.join(', ')}`)}`]),
  ];
};

export const log = command({
  name: 'log',
  takes: { ...GAME, turn: '[turn]' },
  options: { all: '--all' },
  examples: ['npx fieldpost log spring-26', 'npx fieldpost log spring-26 r01-ussr'],
  async run(desk, [slug = '', name], given) {
    const table = openTable(desk, slug, 'shown');
    const { game } = table;
    talkOfFaults(desk, game.faults, table.words);
    const turns = turnsOf(game);
    const turn = name === undefined ? turns.at(-1) : turnIn(desk, table, turns, name);
    const entries = given.has('all') ? game.entries : (turn?.entries.map(({ entry }) => entry) ?? []);
    const struck = new Set(game.trust.struck);
    if (entries.length === 0) {
      desk.say(desk.t('log-none'));
      const before = turns.findLast((each) => each.entries.length > 0);
      if (before !== undefined) desk.say(nextLine(desk, `npx fieldpost log ${slug} ${before.id}`));
    }
    const proved = provedIn(game, entries);
    const standingOf = ({ hash }: LogEntry): Standing => {
      const { applied = [], dice } = proved.get(hash) ?? {};
      return {
        struck: struck.has(hash) ? 'yes' : 'no',
        clauses: [...new Set(applied.flatMap(({ clauses }) => clauses))],
        ...(dice === undefined ? {} : { dice }),
      };
    };
    for (const entry of entries) for (const line of entryLines(desk, table, entry, standingOf(entry))) desk.say(line);
    return answer({
      game: slug,
      turn: given.has('all') ? null : (turn?.id ?? null),
      entries: entries.map((entry) => {
        const { struck: standing, clauses, dice } = standingOf(entry);
        return {
          ...entry,
          standing: standing === 'yes' ? 'struck' : 'counts',
          applied: clauses,
          diceVerdict: dice ?? null,
        };
      }),
    });
  },
});
