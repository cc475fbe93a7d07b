// What was read of a mail, compared with what it means.

import type { Counts, Item, Understood } from './items.ts';

type Order = { readonly type: string; readonly [key: string]: unknown };

const AIR = ['fighter', 'bomber'];
const CARRY = ['transport', 'carrier'];

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, each]) => each !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
};

const added = (entries: readonly (readonly [string, number])[]): readonly string[] => {
  const sums = new Map<string, number>();
  for (const [key, count] of entries) sums.set(key, (sums.get(key) ?? 0) + count);
  return [...sums]
    .filter(([, count]) => count > 0)
    .map(([key, count]) => `${count} ${key}`)
    .sort();
};

/** Each kind of unit on its own, so that it does not matter how the units of one way were put together. */
const movesAs = (moves: readonly Order[]): readonly string[] =>
  added(
    moves.flatMap(({ units, land, cargo, ...rest }) =>
      Object.entries((units ?? {}) as Counts).map(([unit, count]) => {
        const own = {
          ...rest,
          unit,
          ...(AIR.includes(unit) && land !== undefined ? { land } : {}),
          ...(CARRY.includes(unit) && cargo !== undefined ? { cargo } : {}),
        };
        return [JSON.stringify(sorted(own)), count] as const;
      }),
    ),
  );

const partsOf = (order: Order): readonly string[] => {
  const { type, nonce: _, ...rest } = order;
  const units = (each: unknown, more: object): readonly (readonly [string, number])[] =>
    Object.entries(each as Counts).map(([unit, count]) => [JSON.stringify(sorted({ ...more, unit })), count]);
  if (type === 'combat-move' || type === 'noncombat-move') return movesAs((rest.moves ?? []) as readonly Order[]);
  if (type === 'purchase') return added(units(rest.units, {}));
  if (type === 'place')
    return added(((rest.placements ?? []) as readonly Order[]).flatMap(({ units: own, ...more }) => units(own, more)));
  if (type === 'fight')
    return ((rest.battles ?? []) as readonly Order[])
      .map(({ conduct, ...battle }) => {
        const has = conduct !== undefined && Object.keys(conduct as object).length > 0;
        return JSON.stringify(sorted(has ? { ...battle, conduct } : battle));
      })
      .sort();
  return [JSON.stringify(sorted(rest))];
};

/**
 * Orders such that two ways to write the same come out alike: what stands together is put together, nothing is left of
 * nothing.
 */
const normal = (orders: readonly object[]): readonly string[] => {
  const groups: { type: string; parts: Order[] }[] = [];
  for (const order of orders as readonly Order[]) {
    const last = groups.at(-1);
    if (last?.type === order.type) last.parts.push(order);
    else groups.push({ type: order.type, parts: [order] });
  }
  const out = groups.flatMap(({ type, parts }) => {
    const merged: Order =
      type === 'combat-move' || type === 'noncombat-move'
        ? { type, moves: parts.flatMap((each) => each.moves as Order[]) }
        : type === 'fight'
          ? { type, battles: parts.flatMap((each) => each.battles as Order[]) }
          : type === 'place'
            ? { type, placements: parts.flatMap((each) => each.placements as Order[]) }
            : (parts[0] as Order);
    const single = ['combat-move', 'noncombat-move', 'fight', 'place'].includes(type) ? [merged] : parts;
    return single.flatMap((each) => {
      const said = partsOf(each);
      return said.length === 0 ? [] : [`${type}: ${said.join(' + ')}`];
    });
  });
  // Standing orders hang on no place in a turn.
  return [
    ...out.filter((each) => each.startsWith('standing-orders')).sort(),
    ...out.filter((each) => !each.startsWith('standing-orders')),
  ];
};

const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();
const holds = (text: string, piece: string): boolean => folded(text).includes(folded(piece));

/** A reading offered says what was expected: it is it, or a line with it as a word of its own. */
const offers = (given: readonly string[], wanted: string): boolean =>
  given.some(
    (each) =>
      folded(each) === folded(wanted) ||
      folded(each)
        .split(/[^\p{L}\p{N}]+/u)
        .includes(folded(wanted)),
  );

const firstDifference = (got: readonly string[], want: readonly string[]): string => {
  const short = (text: string | undefined): string => (text === undefined ? 'nothing' : text.slice(0, 150));
  const at = want.findIndex((each, index) => got[index] !== each);
  return at < 0 ? `too much: ${short(got[want.length])}` : `read ${short(got[at])}, meant ${short(want[at])}`;
};

/** Refusals that only follow from another one. */
const ECHOES = ['already-left', 'not-aboard'];

/** Requests that change nothing, and may be read wherever somebody asks something. */
const HARMLESS = ['status', 'board', 'odds', 'rule'];

/** Why a mail was not understood as it should be; undefined if it was. */
export const fault = (item: Item, got: Understood, want: (sheet: string) => readonly object[]): string | undefined => {
  const { expect } = item;
  const asked = got.asked.map(({ line, why, proposals }) => {
    const offered = proposals.length === 0 ? '' : ` → ${proposals.join('/')}`;
    return `“${line.trim().slice(0, 60)}” ${why}${offered}`;
  });
  const refused = got.refused.map(({ line, code }) => `“${line.trim().slice(0, 60)}” ${code}`);
  const requests = JSON.stringify(got.requests.map(sorted));
  const sheet = 'sheet' in expect ? expect.sheet : undefined;
  if (expect.kind !== 'asks' && asked.length > 0)
    return `asked (${asked.length}): ${asked[0]}${asked.length > 1 ? ` and ${asked[1]}` : ''}`;
  if (expect.kind !== 'refused' && refused.length > 0) return `refused (${refused.length}): ${refused[0]}`;
  const grave = got.requests.filter(({ does }) => !HARMLESS.includes(does));
  if (expect.kind !== 'answer' && grave.length > 0) return `request read: ${requests}`;
  switch (expect.kind) {
    case 'nothing':
      return got.orders.length > 0 ? `order read: ${normal(got.orders).join(' | ').slice(0, 150)}` : undefined;
    case 'orders': {
      const [is, should] = [normal(got.orders), normal(want(expect.sheet))];
      return is.join('\n') === should.join('\n') ? undefined : firstDifference(is, should);
    }
    case 'answer': {
      const [is, should] = [normal(got.orders), sheet === undefined ? [] : normal(want(sheet))];
      if (is.join('\n') !== should.join('\n')) return firstDifference(is, should);
      const wanted = expect.requests ?? [];
      const missing = wanted.find(
        (each) =>
          !got.requests.some((one) =>
            Object.entries(each).every(([key, value]) => JSON.stringify(one[key]) === JSON.stringify(value)),
          ),
      );
      if (missing !== undefined) return `request not read: ${JSON.stringify(missing)}`;
      return got.requests.length > wanted.length ? `too many requests: ${requests}` : undefined;
    }
    case 'asks': {
      if (asked.length === 0)
        return `not asked; orders read: ${normal(got.orders).join(' | ').slice(0, 120) || 'none'}`;
      const isWanted = ({ line }: { readonly line: string }): boolean =>
        expect.asks.some((each) => holds(line, each.line));
      const other = got.asked.findIndex((each) => !isWanted(each));
      if (other >= 0) return `asked about another line: ${asked[other]}`;
      for (const { line, proposal } of expect.asks) {
        const about = got.asked.filter((each) => holds(each.line, line));
        if (about.length === 0) return `not asked about “${line}”`;
        const given = about.flatMap(({ proposals }) => proposals);
        const lost = proposal.find((each) => !offers(given, each));
        if (lost !== undefined) return `asked, but not offered ${lost}: ${asked[0]}`;
      }
      if (sheet === undefined) return undefined;
      const [is, should] = [normal(got.orders), normal(want(sheet))];
      return is.join('\n') === should.join('\n') ? undefined : `beside the question ${firstDifference(is, should)}`;
    }
    case 'refused': {
      if (refused.length === 0)
        return `not refused: ${normal(got.orders).join(' | ').slice(0, 120) || 'no order read'}`;
      const other = got.refused.findIndex(
        ({ line, code }) => !ECHOES.includes(code) && !expect.refused.some((each) => holds(line, each.line)),
      );
      if (other >= 0) return `another line refused: ${refused[other]}`;
      for (const { line, code, clause } of expect.refused) {
        const about = got.refused.filter((each) => holds(each.line, line));
        const fits = about.some(
          (each) =>
            (code === undefined && clause === undefined) ||
            each.code === code ||
            (clause !== undefined && each.clauses.includes(clause)),
        );
        if (!fits) return `“${line}” not refused by ${code ?? clause}: ${refused[0]}`;
      }
      return undefined;
    }
  }
};
