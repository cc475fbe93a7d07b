// The only part of the scorer that knows the project. If the modules it loads change, this function changes and nothing
// else.
//
// A mail is taken apart by `receive` (post/receive), its lines are read and tried on the position by `checkTurn`
// (post/check), which does what `read --dry-run` does without a log. What a mail wants beside orders (consent,
// requests, absence) goes into `requests`, in the shapes of README.md.

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Case, Given } from '../../../src/cases/schema.ts';
import type { GameState } from '../../../src/engine/index.ts';
import type { Nearest } from '../../../src/notation/index.ts';
import type { TrialGame } from '../../../src/post/check/position.ts';
import type { Item, Project, Understood } from './items.ts';

/** The modules of a checkout that are used here, with the types they have in this one. */
interface Modules {
  readonly 'engine/index.ts': typeof import('../../../src/engine/index.ts');
  readonly 'notation/index.ts': typeof import('../../../src/notation/index.ts');
  readonly 'rulesets/index.ts': typeof import('../../../src/rulesets/index.ts');
  readonly 'cases/position.ts': typeof import('../../../src/cases/position.ts');
  readonly 'cases/dice.ts': typeof import('../../../src/cases/dice.ts');
  readonly 'vocab/index.ts': typeof import('../../../src/vocab/index.ts');
  readonly 'post/receive.ts': typeof import('../../../src/post/receive.ts');
  readonly 'post/check/check.ts': typeof import('../../../src/post/check/check.ts');
  readonly 'clerk/sheet-lines.ts': typeof import('../../../src/clerk/sheet-lines.ts');
}

/** Opens the project of a checkout. */
export const openProject = async (checkout: string): Promise<Project> => {
  const load = <K extends keyof Modules>(file: K): Promise<Modules[K]> =>
    import(pathToFileURL(path.resolve(checkout, 'src', file)).href);
  const engine = await load('engine/index.ts');
  const { parseSheet } = await load('notation/index.ts');
  const { secondEdition: ruleset } = await load('rulesets/index.ts');
  const { positionOf } = await load('cases/position.ts');
  const { dealer } = await load('cases/dice.ts');
  const { noFaces } = await load('vocab/index.ts');
  const { headsOf, receive } = await load('post/receive.ts');
  const { checkTurn } = await load('post/check/check.ts');
  const { lineOf } = await load('clerk/sheet-lines.ts');

  const positionAt = (item: Item): GameState => {
    const at = item.position === 'start' ? { given: { position: 'start', power: 'ussr' } as Given } : item.position;
    const options = 'options' in at ? (at.options ?? {}) : {};
    const opened = positionOf(ruleset, { title: item.id, options, given: at.given } as Case);
    if (!opened.ok) throw new Error(`position: ${JSON.stringify(opened.error)}`);
    let state = opened.value;
    for (const step of ('played' in at ? at.played : undefined) ?? []) {
      const take = (decided: ReturnType<typeof engine.decide>) => {
        if (!decided.ok) throw new Error(`step ${JSON.stringify(step)}: ${JSON.stringify(decided.error)}`);
        state = decided.value.events.reduce(engine.evolve, state);
      };
      if (typeof step !== 'string') {
        const { deal, rest } = dealer(step.dice);
        take(engine.resume(ruleset, state, deal));
        if (rest() > 0) throw new Error(`step ${JSON.stringify(step)}: dice left over`);
        continue;
      }
      const [due] = engine.awaits(ruleset, state);
      const power = due?.kind === 'orders' ? due.power : due?.kind === 'decision' ? due.from[0] : state.turn.power;
      const sheet = parseSheet({ ruleset, state, power: power ?? state.turn.power, nonce: engine.NO_NONCE }, step);
      if (sheet.problems.length > 0) throw new Error(`step ${step}: ${JSON.stringify(sheet.problems)}`);
      for (const order of sheet.orders) take(engine.decide(ruleset, state, order, noFaces));
    }
    return state;
  };
  /** Mails are read several times, and each time on the same position. */
  const positions = new Map<Item, GameState>();
  const stateOf = (item: Item): GameState => {
    const state = positions.get(item) ?? positionAt(item);
    positions.set(item, state);
    return state;
  };

  const seated = (item: Item): TrialGame['players'][number] => ({
    id: item.player.toLowerCase(),
    name: item.player,
    role: 'player',
    powers: [...(item.powers ?? [item.power])],
    language: item.language,
    ...(item.dialect === undefined ? {} : { dialect: item.dialect }),
  });
  const gameOf = (item: Item): TrialGame => ({
    game: 'corpus',
    title: item.title,
    head: { count: 1, hash: '0'.repeat(64) },
    players: [seated(item)],
    ruleset,
    state: stateOf(item),
  });
  const check = (item: Item, text: string, heads = {}) =>
    checkTurn(gameOf(item), seated(item), text, item.language, () => undefined, heads);

  /** A reading as a code of a space, an abbreviation of a unit or a word. */
  const sayNearest = (near: Nearest): string => {
    switch (near.kind) {
      case 'space':
        return ruleset.board.byId.get(near.space)?.code ?? near.space;
      case 'unit':
        return ruleset.board.units[near.unit].abbreviations.en[0] ?? near.unit;
      case 'power':
        return near.power;
      case 'battle':
        return near.battle;
      case 'word':
        return near.text;
    }
  };

  const meant = new Map<Item, { readonly sheet: string; readonly orders: readonly object[] }>();

  return {
    canonical: (item, sheet) => {
      const known = meant.get(item);
      if (known?.sheet === sheet) return known.orders;
      const checked = check(item, sheet);
      const { orders, problems } = checked.mail.sheet;
      const refused = checked.refused.flatMap((each) => each.refusals);
      if (problems.length + refused.length > 0 || checked.mail.prose.length > 0 || checked.timing !== 'now')
        throw new Error(JSON.stringify({ timing: checked.timing, problems, refused, prose: checked.mail.prose }));
      meant.set(item, { sheet, orders });
      return orders;
    },
    refusals: (item, sheet) => {
      const { refused, mail, timing } = check(item, sheet);
      return [
        ...refused.flatMap((each) => each.refusals),
        ...(timing === 'now' ? [] : [{ code: timing, clauses: [] }]),
        ...mail.sheet.problems.map(({ code }) => ({ code, clauses: [] })),
      ];
    },
    read: async (item, bytes): Promise<Understood> => {
      const reception = await receive(bytes, '0'.repeat(64));
      if (reception.kind !== 'mail') throw new Error(`mail: ${reception.why}`);
      const { mail, timing, refused } = check(item, reception.mail.lines.join('\n'), headsOf(reception.mail));
      const { sheet, requests } = mail;
      const textAt = (line?: number): string => (line === undefined ? '' : (sheet.lines[line - 1]?.text ?? ''));
      const asked = sheet.problems.map(({ line, code, nearest }) => ({
        line: textAt(line),
        why: code,
        proposals: nearest.map(sayNearest),
      }));
      const turned = refused.flatMap(({ order, refusals }) =>
        refusals.map(({ at, code, clauses }) => ({ line: textAt(lineOf(sheet, order, at)), code, clauses })),
      );
      // Whoever is not awaited is told just that, and his lines are kept.
      if (timing !== 'now' && sheet.orders.length + sheet.problems.length > 0)
        return { orders: sheet.orders, asked: [], refused: [{ line: '', code: timing, clauses: [] }], requests };
      return { orders: sheet.orders, asked, refused: turned, requests };
    },
  };
};
