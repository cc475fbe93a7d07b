// What was read of a sheet, as data for programs: line by line what each came to in the canonical form, what was read
// as words to people, what hangs on conditions, and what is asked back.

import { type Proposal, sayEachHung } from '../clerk/index.ts';
import type { PowerOrder } from '../engine/index.ts';
import { sayMeant, sayProblem, sayRemark } from '../i18n/problems.ts';
import { type HungSentence, makeOrder, type Sheet } from '../notation/index.ts';
import { spokenIn } from '../post/index.ts';
import { isAmbiguous, plainly } from './clarify.ts';
import type { Desk } from './desk.ts';
import { dueData, turnPage } from './due.ts';
import { echoOrder, type ReadSheet } from './sheet.ts';
import type { Table } from './table.ts';

const canonical = ({ ruleset, game }: Table, order: PowerOrder): string =>
  makeOrder({ ruleset, state: game.replay.state, power: order.power }, order);

const orderData = (table: Table, { sheet }: ReadSheet, order: PowerOrder, index: number) => ({
  order,
  notation: canonical(table, order),
  lines: [...new Set((sheet.sources[index] ?? []).map(({ line }) => line))],
  words: echoOrder(table, order),
});

/** The one part of an order that a path names, such as `moves/3`; the order itself where it is of one piece. */
const partOf = (order: PowerOrder, at: string): PowerOrder => {
  const [, name = '', which = ''] = /^(\w+)\/(.+)$/.exec(at) ?? [];
  const only = <T>(list: readonly T[]): T[] => list.slice(Number(which), Number(which) + 1);
  switch (order.type) {
    case 'combat-move': {
      const { attacks = [], ...rest } = order;
      if (name === 'attacks') return { ...rest, moves: [], attacks: attacks.filter((zone) => zone === which) };
      return name === '' ? order : { ...rest, moves: only(order.moves) };
    }
    case 'noncombat-move':
      return name === '' ? order : { ...order, moves: only(order.moves) };
    case 'fight':
      return name === '' ? order : { ...order, battles: only(order.battles) };
    case 'place':
      return name === '' ? order : { ...order, placements: only(order.placements) };
    case 'standing-orders':
      return name === '' ? order : { ...order, orders: only(order.orders) };
    default:
      return order;
  }
};

/** A part as its line in the canonical form, without the heading above it. */
const partLine = (table: Table, order: PowerOrder, at: string): string => {
  const lines = canonical(table, partOf(order, at)).split('\n');
  return at !== '' && lines.length > 1 ? lines.slice(1).join('\n') : lines.join('\n');
};

const linesData = (table: Table, { orders, lines }: Sheet) =>
  lines
    .filter(({ what }) => what !== 'blank')
    .map(({ line, text, what, parts, chat }) => {
      const spoken = spokenIn(text);
      return {
        line,
        text: spoken ?? text.trim(),
        what: spoken === undefined ? what : 'prose',
        read: parts.flatMap(({ order: index, at }) => {
          const order = orders[index];
          return order === undefined ? [] : [{ order: index, at, notation: partLine(table, order, at) }];
        }),
        /** Sentences of it that order nothing. */
        aside: chat,
      };
    });

const conditionsData = (table: Table, { lines }: Sheet) => {
  const told = (order: PowerOrder): string => {
    const { heading, parts } = echoOrder(table, order);
    return parts.length === 0 ? heading : parts.join('; ');
  };
  const all = lines.flatMap(({ line, hung }) => hung.map((each: HungSentence) => ({ line, each })));
  const says = sayEachHung(
    table.words,
    all.map(({ each }) => each),
    told,
  );
  return all.map(({ line, each: { sentence, condition, holds, deed } }, at) => ({
    line,
    sentence,
    condition,
    holds,
    does: deed.does,
    ...(deed.does === 'orders'
      ? { orders: deed.orders.map((order) => ({ order, notation: canonical(table, order) })) }
      : {}),
    ...(deed.does === 'bar' ? { bar: deed.bar } : {}),
    ...(deed.does === 'rule' ? { rule: deed.rule } : {}),
    words: says[at] ?? null,
  }));
};

/** Words with several meanings, each with what to write in their place. */
const questionsData = (table: Table, { problems }: Sheet) =>
  problems.filter(isAmbiguous).map((problem) => ({
    line: problem.line,
    text: problem.params.text,
    readings: problem.nearest.map((meant) => ({
      words: sayMeant(meant, table.words),
      write: plainly(table, meant) ?? null,
    })),
  }));

/** What was read, as data, and nothing done with it yet. */
export const readData = (desk: Desk, table: Table, read: ReadSheet, proposed: readonly Proposal[] = []) => ({
  game: table.game.slug,
  understood: read.sheet.orders.map((order, index) => orderData(table, read, order, index)),
  lines: linesData(table, read.sheet),
  conditions: conditionsData(table, read.sheet),
  problems: read.sheet.problems.map((problem) => ({ ...problem, words: sayProblem(problem, table.words) })),
  questions: questionsData(table, read.sheet),
  proposed,
  remarks: read.sheet.remarks.map((remark) => ({ ...remark, words: sayRemark(remark, table.words) })),
  refused: [],
  written: [],
  left: read.sheet.orders,
  due: dueData(table),
  page: turnPage(desk, table.game),
});
