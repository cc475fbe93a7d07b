// In a reader's browser, beside the page: the rules at work on a turn that is planned on the board. It reads the sheet,
// says what chosen units can do, and writes the sheet anew when something is done; a trial is played here too, once one
// begins. It sends nothing anywhere.

import { hasTrait } from '../../board/index.ts';
import {
  developing,
  type Ground,
  type Group,
  groupsIn,
  idleIn,
  type Positions,
  placesFor,
  positionsOf,
  reachOf,
  type Stage,
  type StageId,
  whyNot,
  whyNotPlaced,
  writable,
} from '../../clerk/planner/index.ts';
import { withoutEchoes } from '../../clerk/sheet-lines.ts';
import type { Parse } from '../../clerk/table.ts';
import { awaits, cashOf, costOf, NO_NONCE, orderCost, type PowerOrder, type Refusal } from '../../engine/index.ts';
import { withFurther } from '../../i18n/check/tongue.ts';
import { sayOrder } from '../../i18n/echo/orders.ts';
import { percent } from '../../i18n/format.ts';
import { sayRefusal } from '../../i18n/refusals.ts';
import type { NotationContext, Sheet } from '../../notation/index.ts';
import { openPosition, type PositionJson, type TrialGame } from '../../post/check/position.ts';
import { type Teller, tellerOf, tellProblem, tellRefused } from '../../post/check/tell-lines.ts';
import {
  battleSpace,
  countTotal,
  isPast,
  type Power,
  sumCounts,
  type UnitCounts,
  withoutCounts,
} from '../../vocab/index.ts';
import { newestRules, rulesOf } from '../check/rules.ts';
import { TONGUES } from '../check/tongues.ts';
import { type PlainPosition, plainPosition } from '../data/position.ts';
import type { Reply } from './asker.ts';
import type {
  Opened,
  Opening,
  PlanAnswers,
  PlanAsk,
  Shown,
  ShownGroup,
  ShownMove,
  ToldTarget,
  ToldWhy,
} from './message.ts';
import { openingOf } from './opening.ts';
import { rocketTargets, shownRockets } from './rockets.ts';
import type { RulesAnswers, RulesAsk } from './rules.ts';
import { drawnMoves } from './shown.ts';

/** The game that is planned in, once it is there. */
interface Desk {
  readonly teller: Teller;
  /** Who can say why something is refused too: words that come once they are needed. */
  fluent(): Promise<Teller>;
  readonly context: NotationContext;
  readonly topics: { readonly [clause: string]: string };
}

let desk: Promise<Desk | undefined> | undefined;
/** What reads sheets, once there is something to read. */
let parse: Parse | undefined;

const fetched = async <T>(address: string): Promise<T> => {
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as T; // a file of the site's own, so its shape is what this program writes
};

const gameOf = async ({ at, position, ruleset: id, options }: Opening): Promise<TrialGame | undefined> => {
  if (at !== undefined) return openPosition(at.position, await rulesOf(at.position.state.ruleset));
  if (position === undefined) {
    const ruleset = id === undefined ? undefined : await newestRules(id);
    return ruleset && options && openingOf(ruleset, options);
  }
  const json = await fetched<PositionJson>(position);
  return openPosition(json, await rulesOf(json.state.ruleset));
};

/** The topics of clauses, fetched once. */
let topics: Promise<Desk['topics']> | undefined;

const topicsAt = (address: string): Promise<Desk['topics']> => {
  topics ??= fetched<{ readonly topics: Desk['topics'] }>(address).then(
    (known) => known.topics,
    () => ({}),
  );
  return topics;
};

/** A desk for a position of a game. */
const deskFor = async (
  game: TrialGame,
  power: Power,
  { language, topics: address }: Pick<Opening, 'language' | 'topics'>,
): Promise<Desk> => {
  const speaks = TONGUES[language];
  const [tongue, known] = await Promise.all([speaks.tongue(), topicsAt(address)]);
  const { ruleset, state } = game;
  return {
    teller: tellerOf(game, tongue),
    fluent: async () => tellerOf(game, withFurther(tongue, await speaks.further())),
    context: { ruleset, state, power, language, nonce: NO_NONCE },
    topics: known,
  };
};

const openDesk = async (of: Opening): Promise<Desk | undefined> => {
  // The words come beside the position.
  const [game] = await Promise.all([gameOf(of), TONGUES[of.language].tongue(), topicsAt(of.topics)]);
  return game && deskFor(game, of.at?.power ?? game.state.turn.power, of);
};

/** What a text without a word comes to. */
const BLANK: Sheet = { orders: [], sources: [], lines: [], problems: [], remarks: [] };

/** Reads a sheet; what is none of the notation is read by those who read letters. */
const read = async (context: NotationContext, text: string): Promise<Sheet> => {
  if (text.trim() === '') return BLANK;
  const { parseLines } = await import('./sheet.ts');
  parse ??= parseLines;
  const plain = parse(context, text);
  if (parse !== parseLines || plain.problems.length === 0) return plain;
  ({ parseSheet: parse } = await import('../check/letters.ts'));
  return parse(context, text);
};

let known: { readonly text: string; readonly sheet: Sheet; readonly positions: Positions } | undefined;

/** The sheet with the positions it leads to; the last one is kept. */
const planned = async ({ context }: Desk, text: string) => {
  if (known?.text === text) return known;
  const sheet = await read(context, text);
  known = { text, sheet, positions: positionsOf(context.ruleset, context.state, context.power, sheet.orders) };
  return known;
};

const opened = ({ teller: { game, words }, context: { ruleset, state, power } }: Desk): Opened => {
  const [due] = awaits(ruleset, state);
  return {
    power,
    title: words.say('game-turn-of', { power: words.power(power), round: state.round }),
    spaces: ruleset.board.spaces.flatMap(({ id }) =>
      game.state.slots.has(id) ? [[id, { code: words.code(id), name: words.space(id) }] as const] : [],
    ),
    units: ruleset.board.roster.map(
      (type) => [type, { one: words.unit(type), cost: costOf(ruleset, state, power, type) }] as const,
    ),
    open: due?.kind === 'orders' && !due.orders.includes('bid') ? 'yes' : 'no',
  };
};

const groundOf = ({ context: { ruleset, power } }: Desk, { stages }: Positions, id: StageId): Ground | undefined => {
  const stage = stages.find((each) => each.id === id);
  return stage && { ruleset, power, stage };
};

const shownMoves = (
  { teller, context: { ruleset } }: Desk,
  stage: Stage,
  orders: readonly PowerOrder[],
): readonly ShownMove[] => {
  const order = stage.order === undefined ? undefined : orders[stage.order];
  const { parts } = order === undefined ? { parts: [] } : sayOrder(order, 0, teller.words, ruleset);
  const faults = new Set(stage.refusals.map(({ at }) => at));
  return drawnMoves(ruleset, stage.moves, stage.phase).map((move, at) => ({
    ...move,
    says: parts[at] ?? '',
    fault: faults.has(`moves/${at}`) ? 'yes' : 'no',
  }));
};

const show = async (at: Desk, text: string, wanted: StageId | 'place'): Promise<Shown> => {
  const { teller, context } = at;
  const { ruleset, state, power } = context;
  const { words } = teller;
  const { sheet, positions } = await planned(at, text);
  const { orders } = sheet;
  const stage = positions.stages.find(({ id }) => id === wanted);
  const now = wanted === 'place' ? (positions.end ?? positions.placing ?? positions.bought) : stage?.now.state;
  const ground = stage && { ruleset, power, stage };
  const spent = orders.reduce((sum, order) => sum + orderCost(ruleset, state, order), 0);
  const placements = orders.flatMap((order) => (order.type === 'place' ? order.placements : []));
  const purchases = orders.flatMap((order) => (order.type === 'purchase' ? [order.units] : []));
  const bought = sumCounts(purchases);
  const refused = withoutEchoes(sheet, positions.refused);
  const dice = orders.reduce((sum, order) => sum + (order.type === 'research' ? order.dice : 0), 0);
  const develops = developing(ruleset, state, power, dice);
  const plain = plainPosition(now ?? positions.bought);
  return {
    stages: positions.stages.map(({ id }) => id),
    position: plain,
    says: plain.stacks.map(([id, stacks]) => [id, saidStacks(teller, stacks)] as const),
    moves: Object.fromEntries(positions.stages.map((each) => [each.id, shownMoves(at, each, orders)])),
    groups:
      ground === undefined
        ? []
        : ruleset.board.spaces.flatMap(({ id }) => {
            const groups = groupsIn(ground, id).filter(({ type }) => ruleset.board.units[type].domain !== 'facility');
            return groups.length === 0 ? [] : [[id, groups.map((group) => shownGroup(at, group))] as const];
          }),
    battles: (positions.battles?.turn.battles ?? [])
      .filter(({ status }) => status !== 'ended')
      .map(({ id }) => battleSpace(id)),
    ...(develops && {
      research: { cost: develops.cost, more: develops.more, dice, chance: percent(words.language, develops.chance) },
    }),
    owns: state.technology[power].map((each) => words.technology(each)).join(', '),
    rockets: shownRockets(words, context, positions, orders, wanted),
    idle: ground === undefined ? [] : idleIn(ground),
    money: { has: cashOf(state, power), spent },
    buys: isPast(ruleset.phases, state.turn.phase, 'purchase') ? 'no' : 'yes',
    bought,
    unplaced: withoutCounts(sumCounts([state.turn.purchased, bought]), sumCounts(placements.map(({ units }) => units))),
    placed: placements.map(({ space, units }) => ({ space, units, says: words.units(units) })),
    placing: positions.placing === undefined ? 'no' : 'yes',
    ends: orders.some(({ type }) => type === 'end-turn') ? 'yes' : 'no',
    writable: writable(sheet),
    problems: sheet.problems.map((problem) => tellProblem(teller, sheet, problem)),
    refused: refused.length === 0 ? [] : tellRefused(await at.fluent(), sheet, refused),
  };
};

const shownGroup = ({ teller, context: { ruleset } }: Desk, group: Group): ShownGroup => ({
  ...group,
  says: saidGroup(teller, group.type, group.count, group.cargo),
  domain: ruleset.board.units[group.type].domain,
  raids: hasTrait(ruleset.board, group.type, 'raids') ? 'yes' : 'no',
});

/** What stands in a space, power by power. */
const saidStacks = ({ words }: Teller, stacks: PlainPosition['stacks'][number][1]): string =>
  [...Map.groupBy(stacks, ({ power }) => power)]
    .map(([power, own]) => {
      const units = Object.fromEntries(own.map(({ type, count }) => [type, count])) as UnitCounts; // each kind once
      return words.say('force-of-power', { units, power });
    })
    .join(', ');

const saidGroup = (
  { words }: Teller,
  type: Parameters<Teller['words']['unit']>[0],
  count: number,
  cargo: UnitCounts,
): string => {
  const units = words.units({ [type]: count });
  return countTotal(cargo) === 0 ? units : `${units} (${words.units(cargo)})`;
};

const whyOf = async ({ fluent, topics }: Desk, refusals: readonly Refusal[]): Promise<readonly ToldWhy[]> => {
  const { words } = await fluent();
  return refusals.map((refusal) => ({
    says: sayRefusal(refusal, words),
    clauses: refusal.clauses.slice(0, 3).map((id) => {
      const topic = topics[id];
      return { id, ...(topic === undefined ? {} : { topic }) };
    }),
  }));
};

const reach = async (at: Desk, ask: Extract<PlanAsk, { asks: 'reach' }>): Promise<PlanAnswers['reach']> => {
  const { text, stage, chosen } = ask;
  const { words } = at.teller;
  const plan = await planned(at, text);
  const ground = groundOf(at, plan.positions, stage);
  const targets = ground === undefined ? [] : reachOf(ground, chosen);
  const missing = targets.some(({ open }) => open.length > 0) ? (await at.fluent()).words : words;
  return {
    says: words.units(chosen.units),
    targets: [
      ...targets.map(
        ({ open, ...target }): ToldTarget => ({
          ...target,
          unitsSay: words.units(target.units),
          most: countTotal(target.units) < countTotal(chosen.units) ? 'yes' : 'no',
          open: open[0] === undefined ? '' : sayRefusal(open[0], missing),
        }),
      ),
      ...rocketTargets(words, at.context, plan.positions, plan.sheet.orders, ask),
    ],
  };
};

const change = async (
  at: Desk,
  { text, change: what }: Extract<PlanAsk, { asks: 'change' }>,
): Promise<PlanAnswers['change']> => {
  const { sheet } = await planned(at, text);
  const may = writable(sheet);
  if (may !== 'yes') return { cannot: may };
  const { parseLines, textAfter } = await import('./sheet.ts');
  const next = textAfter(at.context, { text, sheet }, what, parse ?? parseLines);
  return next === undefined ? { cannot: 'clash' } : { text: next };
};

const odds = async (at: Desk, { text, battle }: Extract<PlanAsk, { asks: 'odds' }>): Promise<PlanAnswers['odds']> => {
  const { sheet, positions } = await planned(at, text);
  if (positions.battles === undefined) return undefined;
  const { tellOdds } = await import('./odds.ts');
  return tellOdds(await at.fluent(), at.context.state, sheet.orders, positions.battles, battle);
};

const lookAhead = async (at: Desk, text: string): Promise<PlanAnswers['ahead']> => {
  const { sheet } = await planned(at, text);
  const [{ tellPlanAhead }, { parseLines }] = await Promise.all([import('./ahead.ts'), import('./sheet.ts')]);
  return tellPlanAhead(await at.fluent(), at.context, { text, sheet }, parse ?? parseLines);
};

const placementsIn = (orders: readonly PowerOrder[]) =>
  orders.flatMap((order) => (order.type === 'place' ? order.placements : []));

const answer = async (ask: RulesAsk): Promise<RulesAnswers[keyof RulesAnswers]> => {
  if (ask.asks === 'try') {
    const { doInRoom } = await import('../try/room.ts');
    return doInRoom(ask.deed, ask.language);
  }
  if (ask.asks === 'open') {
    known = undefined;
    desk = openDesk(ask.of);
    const at = await desk;
    return at === undefined ? 'outdated' : opened(at);
  }
  const at = await desk;
  if (at === undefined) throw new Error('No board is open.');
  const { ruleset, power } = at.context;
  switch (ask.asks) {
    case 'show':
      return show(at, ask.text, ask.stage);
    case 'reach':
      return reach(at, ask);
    case 'change':
      return change(at, ask);
    case 'odds':
      return odds(at, ask);
    case 'ahead':
      return lookAhead(at, ask.text);
    case 'why': {
      const ground = groundOf(at, (await planned(at, ask.text)).positions, ask.stage);
      return ground === undefined ? [] : whyOf(at, whyNot(ground, ask.chosen, ask.to));
    }
    case 'places':
    case 'why-not-place': {
      const { sheet, positions } = await planned(at, ask.text);
      if (positions.placing === undefined) return [];
      const placed = placementsIn(sheet.orders);
      const { type, count } = ask;
      if (ask.asks === 'places') return placesFor(ruleset, positions.placing, power, placed, type, count);
      return whyOf(at, whyNotPlaced(ruleset, positions.placing, power, placed, type, ask.space, count));
    }
  }
};

self.addEventListener('message', ({ data }: MessageEvent<{ readonly number: number } & RulesAsk>) => {
  const { number, ...ask } = data;
  const reply = (of: Reply<RulesAnswers[keyof RulesAnswers]>): void => self.postMessage(of);
  answer(ask).then(
    (found) => reply({ number, answer: found }),
    (error: unknown) => {
      console.error(error);
      reply({ number, failed: 'yes' });
    },
  );
});
