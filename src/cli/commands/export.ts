// `export`: a game for other programs, or as the turn sheets that say its orders; all games as tables of figures.

import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type GameTurn, gameOrderOf, stateBefore, turnsOf } from '../../archive/index.ts';
import { type PowerOrder, unorderedMoves } from '../../engine/index.ts';
import { parquetOf, TABLE_NAMES, tableRows } from '../../figures/index.ts';
import { sayEvent } from '../../i18n/echo/index.ts';
import { makeSheet } from '../../notation/index.ts';
import { agreedOptions } from '../../rulesets/index.ts';
import { command } from '../command.ts';
import { countedFor } from '../counted.ts';
import type { Desk } from '../desk.ts';
import { type Answer, answer, EXIT, Stop } from '../exit.ts';
import { cleanLine } from '../paint.ts';
import { openTable, type Table } from '../table.ts';
import { positionBy } from '../tell.ts';
import { positionData } from './show.ts';

/** Orders of a turn that count, in the order they were given. */
const ordersOf = ({ entries }: GameTurn): readonly { readonly seq: number; readonly order: PowerOrder }[] =>
  entries.flatMap(({ entry, standing }) => {
    const order = standing === 'counts' ? gameOrderOf(entry) : undefined;
    return order === undefined || order.type === 'open-game' || order.type === 'bid-seal'
      ? []
      : [{ seq: entry.seq, order }];
  });

/** The sheet that says what a turn ordered, each order written from the position it met. */
const sheetOf = ({ game, ruleset }: Table, turn: GameTurn): string =>
  ordersOf(turn)
    .map(({ seq, order }) => makeSheet({ ruleset, state: stateBefore(game, seq), power: order.power }, [order]))
    .join('\n');

const notation = (table: Table): string =>
  turnsOf(table.game)
    .map((turn) => `# ${turn.id}\n\n${sheetOf(table, turn)}`)
    .join('\n');

/** The events of a turn, each with its sentences. */
const wordedEvents = (table: Table, { events }: GameTurn) => {
  const unordered = unorderedMoves(events.map(({ event }) => event));
  return events.map(({ seq, event }) => {
    const by = positionBy(table.game.entries[seq] ?? {});
    return { seq, ...event, words: sayEvent(event, table.words, by, unordered.has(event) ? 'rule' : 'order') };
  });
};

const gameData = (table: Table) => {
  const { game } = table;
  const opened = game.entries[0]?.order;
  return {
    format: 'fieldpost-game',
    version: 1,
    game: game.slug,
    title: opened?.type === 'open-game' ? opened.title : game.slug,
    ruleset: game.replay.state.ruleset,
    board: game.replay.state.board,
    options: agreedOptions(table.ruleset, game.replay.state.options),
    purpose: game.trust.purpose,
    dice: game.trust.source,
    players: game.trust.players,
    entries: game.entries.length,
    head: game.trust.head.hash,
    turns: turnsOf(game).map((turn) => ({
      id: turn.id,
      round: turn.round,
      power: turn.power,
      status: turn.status,
      told: turn.told,
      entries: turn.entries.map(({ entry, standing }) => ({
        seq: entry.seq,
        hash: entry.hash,
        by: entry.by,
        at: entry.at,
        standing,
      })),
      sheet: sheetOf(table, turn),
      events: wordedEvents(table, turn),
      end: positionData(table, { state: turn.end, entry: turn.entries.at(-1)?.entry }),
    })),
  };
};

const give = (desk: Desk, file: string | undefined, text: string): void => {
  if (file === undefined) {
    desk.say(text.trimEnd());
    return;
  }
  writeFileSync(path.resolve(desk.env.cwd, file), text);
  desk.talk(desk.t('exporting-saved', { file: cleanLine(file) }));
};

/** Every table in a file of its own, written whole or not at all. */
const giveFigures = async (desk: Desk, named: string): Promise<Answer> => {
  const folder = path.resolve(desk.env.cwd, named);
  const figures = await countedFor(desk);
  mkdirSync(folder, { recursive: true });
  const files = TABLE_NAMES.map((table) => {
    const file = path.join(folder, `${table}.parquet`);
    writeFileSync(`${file}.new`, parquetOf(table, tableRows(figures, table)));
    renameSync(`${file}.new`, file);
    return file;
  });
  desk.talk(desk.t('exporting-figures', { folder: cleanLine(named), files: files.length }));
  return answer({ files });
};

export const exportGame = command({
  name: 'export',
  takes: { game: { shared: '[game]' } },
  options: { format: '--format <format>', out: '--out <file>', parquet: '--parquet <folder>' },
  examples: [
    'npx fieldpost export spring-26 --format notation',
    'npx fieldpost export spring-26 --out spring-26.json',
    'npx fieldpost export --parquet figures',
  ],
  async run(desk, [slug], given) {
    const folder = given.text('parquet');
    if (folder !== undefined && slug === undefined) return giveFigures(desk, folder);
    if (slug === undefined || folder !== undefined) throw new Stop(EXIT.usage, [desk.t('exporting-game-or-all')]);
    const format = given.text('format') ?? 'json';
    if (format !== 'json' && format !== 'notation')
      throw new Stop(EXIT.usage, [
        desk.t('exporting-bad-format', { said: cleanLine(format), known: 'json, notation' }),
      ]);
    const table = openTable(desk, slug, 'shown');
    if (format === 'notation') {
      const text = notation(table);
      give(desk, given.text('out'), text);
      return answer({ game: slug, format, notation: text });
    }
    const data = gameData(table);
    give(desk, given.text('out'), `${JSON.stringify(data, undefined, 2)}\n`);
    return answer({ ...data });
  },
});
