// In a reader's browser, beside the page: a trial at work. It plays what is planned, answers what is asked, lets the
// sparring player move, and tells what happened. Dice are thrown here, by the browser's own chance.

import { gameOfLog } from '../../archive/game.ts';
import { turnsOf } from '../../archive/turns.ts';
import { answersTo, breaksOff, fightsOf, mannerOf, readyBattles } from '../../clerk/answers.ts';
import { written } from '../../clerk/planner/write.ts';
import { withoutEchoes } from '../../clerk/sheet-lines.ts';
import {
  type Around,
  give,
  nextIn,
  openTrial,
  type Trial,
  type Tried,
  takenBack,
  trialFrom,
  tryLines,
} from '../../clerk/trial.ts';
import {
  type Awaited,
  asAgreed,
  awaitedFrom,
  type GameState,
  leftToPlace,
  makeStateJson,
  NO_NONCE,
  orderCost,
  type PowerOrder,
} from '../../engine/index.ts';
import type { Tongue } from '../../i18n/check/tongue.ts';
import { withFurther } from '../../i18n/check/tongue.ts';
import { sayBattle, sayOrder } from '../../i18n/echo/orders.ts';
import { toldEvents } from '../../i18n/echo/told.ts';
import { capital } from '../../i18n/format.ts';
import { unpacked } from '../../i18n/messages/catalogue.ts';
import { sayRefusal } from '../../i18n/refusals.ts';
import { type Words, wordsIn } from '../../i18n/words.ts';
import { parseLog } from '../../log/index.ts';
import { parseSheet } from '../../notation/index.ts';
import { answerLine, choiceLine } from '../../post/answer-line.ts';
import { POSITION_FORMAT, type PositionJson, type TrialGame } from '../../post/check/position.ts';
import { tellerOf, tellProblem } from '../../post/check/tell-lines.ts';
import { choiceText, decisionText, endedText } from '../../post/choices.ts';
import { type Ruleset, rulesetOf } from '../../rulesets/index.ts';
import { nextOrder, randomFrom } from '../../sparring/index.ts';
import { battleSpace, isBefore, kindOf, type Language, type Power } from '../../vocab/index.ts';
import { newestRules } from '../check/rules.ts';
import { TONGUES } from '../check/tongues.ts';
import type { ShownMove } from '../plan/message.ts';
import { drawnMoves } from '../plan/shown.ts';
import { hex } from './chance.ts';
import type {
  Beginning,
  NoTrial,
  ToldAnswer,
  ToldFight,
  ToldQuestion,
  ToldStep,
  TrialDeed,
  TrialTold,
} from './message.ts';

const now = (): string => `${new Date().toISOString().slice(0, 19)}Z`;

/** The whims of the sparring player. */
const whims = randomFrom(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1);

interface Speech {
  readonly around: Around;
  readonly tongue: Tongue;
}

let speech: Promise<Speech> | undefined;
let trial: Trial | undefined;
/** What can be answered with a press now. */
let offered: readonly PowerOrder[] = [];

const speechIn = async (language: Language): Promise<Speech> => {
  const speaks = TONGUES[language];
  const [tongue, further, told] = await Promise.all([speaks.tongue(), speaks.further(), speaks.told()]);
  return { around: { language, hex, now }, tongue: withFurther(tongue, [...further, ...told]) };
};

const wordsFor = ({ language, place, catalogues }: Tongue, { board }: Ruleset): Words =>
  wordsIn(board, language, place, catalogues.map(unpacked));

/** The position of a turn of a game, from its log. */
const turnIn = async ({ log, turn: wanted }: NonNullable<Beginning['from']>) => {
  const response = await fetch(log, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${log}: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const parsed = parseLog(bytes, { file: log });
  const game = gameOfLog(parsed.entries[0]?.game ?? '', log, parsed);
  const turns = turnsOf(game);
  const turn = wanted === undefined ? turns.at(-1) : turns.find(({ id }) => id === wanted);
  const { id, version } = game.replay.state.ruleset;
  const ruleset = rulesetOf(id, version);
  if (turn === undefined || ruleset === undefined) return undefined;
  const [first] = turn.entries;
  // What belongs to the beginning of a turn stands in the line that begins it, the last of the turn before.
  const state = first === undefined ? game.replay.state : (game.replay.states[first.entry.seq - 1] ?? turn.start);
  return { ruleset, state };
};

const begin = async (of: Beginning, { around, tongue }: Speech): Promise<NoTrial | undefined> => {
  const found = of.from === undefined ? undefined : await turnIn(of.from);
  if (of.from !== undefined && found === undefined) return 'no-turn';
  const ruleset = found?.ruleset ?? (of.ruleset === undefined ? undefined : await newestRules(of.ruleset));
  if (ruleset === undefined) return 'outdated';
  const opened = openTrial(
    of.slug,
    {
      title: of.title,
      ruleset,
      options: found?.state.options ?? of.options ?? {},
      ...(found === undefined ? {} : { start: asAgreed(ruleset, found.state) }),
      ...(of.from === undefined ? {} : { note: of.from.note }),
      sparring: ruleset.sides.find(({ side }) => side === of.sparring)?.powers ?? [],
      names: of.names,
    },
    wordsFor(tongue, ruleset),
    around,
  );
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  trial = opened.value;
  return undefined;
};

/** Whose orders are looked for: of a power that is awaited, else of the one that has the turn. */
const whoIn = (of: Trial): Power => {
  const next = nextIn(of);
  const [power] = next === undefined ? [] : awaitedFrom(next.due);
  return power ?? of.table.game.replay.state.turn.power;
};

/** The game as the planner knows one. */
const gameIn = ({ table: { game, ruleset } }: Trial): TrialGame => ({
  game: game.slug,
  title: titleOf(game),
  head: { count: game.trust.head.count, hash: game.trust.head.hash },
  players: game.trust.players,
  ruleset,
  state: game.replay.state,
});

/** The same as a file that the planner reads. */
const positionIn = (of: Trial): PositionJson => {
  const { ruleset: _, state, ...rest } = gameIn(of);
  return { format: POSITION_FORMAT, ...rest, state: makeStateJson(state) };
};

const titleOf = ({ entries, slug }: Trial['table']['game']): string => {
  const order = entries[0]?.order;
  return order?.type === 'open-game' ? order.title : slug;
};

/** Entries as steps: each order with what came of it, its dice behind it. */
const stepsFrom = ({ table: { game, ruleset, words } }: Trial, from: number): readonly ToldStep[] => {
  const steps: { heading: string; lines: string[] }[] = [];
  for (const { seq, order, dice, events } of game.entries.slice(from)) {
    const lines = toldEvents(words, events, 'consequences', 'edit').flatMap((told) => told.lines);
    if (order?.type === 'open-game' || order === undefined) continue;
    if (dice !== undefined) steps.at(-1)?.lines.push(...lines);
    else {
      const given = order as PowerOrder; // a trial has no other orders than those of powers
      const before: GameState = game.replay.states[seq - 1] ?? game.replay.state;
      const { heading, parts } = sayOrder(given, orderCost(ruleset, before, given), words, ruleset);
      steps.push({ heading, lines: [...parts, ...lines] });
    }
  }
  return steps;
};

/** Moves ordered in these entries, as a map draws them. */
const movesFrom = ({ table: { game, ruleset } }: Trial, from: number): readonly ShownMove[] => {
  const last = game.entries.slice(from).findLast(({ order }) => order !== undefined && 'moves' in order)?.order;
  if (last === undefined || !('moves' in last)) return [];
  const kind = last.type === 'combat-move' ? 'combat' : 'noncombat';
  return drawnMoves(ruleset, last.moves, kind).map((move) => ({ ...move, says: '', fault: 'no' }));
};

/** How an answer is told on its button. */
const saysOf = (order: PowerOrder, due: Awaited, { words, ruleset }: Trial['table'], state: GameState): string => {
  const manner = mannerOf(order);
  if (manner !== undefined) {
    const battle = due.kind === 'decision' ? state.turn.battles.find(({ id }) => id === due.battle) : undefined;
    if (battle?.due?.side === 'defence') return capital(words.say('guide-go-on'));
    return capital(
      words.say(manner === 'round' ? 'guide-one-round' : manner === 'ask' ? 'guide-ask' : 'guide-to-the-end'),
    );
  }
  if (order.type === 'retreat' && order.to !== undefined)
    return capital(breaksOff(order) ? words.say('guide-break-off') : words.say('guide-retreat', { space: order.to }));
  const { heading, parts } = sayOrder(order, 0, words, ruleset);
  return [heading, ...parts].join(': ');
};

/** What is asked at the screen, with the answers to it. */
const questionIn = (
  { table }: Trial,
  due: Awaited,
): { readonly question?: ToldQuestion; readonly orders: readonly PowerOrder[] } => {
  if (due.kind !== 'decision' && due.kind !== 'choice') return { orders: [] };
  const { ruleset, words } = table;
  const { state } = table.game.replay;
  const [power] = due.from;
  const orders = power === undefined ? [] : answersTo(ruleset, state, due, power, hex(32));
  const from = words.powers(due.from);
  const question: ToldQuestion = {
    says: due.kind === 'decision' ? decisionText(words, state, due, from) : [choiceText(words, due, from, state)],
    answers: orders.map((order, at) => ({ at, says: saysOf(order, due, table, state) })),
    line:
      due.kind === 'decision' ? answerLine(ruleset.board, words, state, due) : choiceLine(ruleset.board, words, due),
  };
  return { question, orders };
};

/** Battles to be fought, each with the ways to do so. */
const fightsIn = (
  { table }: Trial,
  due: Awaited,
): { readonly fights: readonly ToldFight[]; readonly orders: readonly PowerOrder[] } => {
  const { ruleset, words } = table;
  const { state } = table.game.replay;
  if (due.kind !== 'orders' || !due.orders.includes('fight')) return { fights: [], orders: [] };
  const orders: PowerOrder[] = [];
  const fights = readyBattles(ruleset, state).map((battle): ToldFight => {
    const ways = fightsOf(ruleset, state, battle, hex(32)).map((order): ToldAnswer => {
      orders.push(order);
      return { at: orders.length - 1, says: saysOf(order, due, table, state) };
    });
    return { space: battleSpace(battle.id), says: capital(sayBattle(battle.id, words)), ways };
  });
  return { fights, orders };
};

/** Whether money can still be spent. */
const buys = ({ phases }: Ruleset, { turn }: GameState): 'yes' | 'no' =>
  kindOf(turn.phase) === 'purchase' || isBefore(phases, turn.phase, 'purchase') ? 'yes' : 'no';

const toldOf = (of: Trial, from: number, more: Partial<TrialTold> = {}): TrialTold => {
  const { game, ruleset, words } = of.table;
  const { state } = game.replay;
  const next = nextIn(of);
  const isMine = next?.by === 'screen';
  const asked = isMine ? questionIn(of, next.due) : { orders: [] };
  const fought = isMine ? fightsIn(of, next.due) : { fights: [], orders: [] };
  offered = [...asked.orders, ...fought.orders];
  const ended = endedText(words, state);
  return {
    slug: game.slug,
    title: titleOf(game),
    at: { position: positionIn(of), power: whoIn(of) },
    log: `${of.lines.join('\n')}\n`,
    steps: stepsFrom(of, from),
    moves: movesFrom(of, from),
    text: '',
    trouble: [],
    next: next?.by ?? 'over',
    ...(ended === undefined ? {} : { ended }),
    ...('question' in asked && asked.question !== undefined ? { question: asked.question } : {}),
    fights: fought.fights,
    buys: buys(ruleset, state),
    back: takenBack(of).ok ? 'yes' : 'no',
    ...more,
  };
};

/** Why lines did not go on, in sentences; what only waits for battles to be fought is no trouble. */
const troubleOf = ({ found, entered, trial: after }: Tried, { tongue }: Speech): readonly string[] => {
  const { words } = after.table;
  const teller = tellerOf(gameIn(after), tongue);
  const read = entered?.played.read ?? found.read;
  const refused = entered?.played.refused ?? ('doubts' in found ? found.doubts.refused : []);
  const reasons = withoutEchoes(read.sheet, refused).flatMap(({ refusals }) =>
    refusals.flatMap((refusal) => (refusal.code === 'battles-unfought' ? [] : [sayRefusal(refusal, words)])),
  );
  const problems = read.sheet.problems.map((problem) => {
    const { line, says } = tellProblem(teller, read.sheet, problem);
    return `${line.text}: ${says}`;
  });
  const lost = (entered?.played.lost ?? []).map(({ type, count, space }) =>
    words.say('submit-would-crash', { units: words.units({ [type]: count }), space }),
  );
  const forfeit =
    entered?.played.end === 'forfeit'
      ? [
          words.say('submit-would-forfeit', {
            units: capital(words.units(leftToPlace(after.table.ruleset, after.table.game.replay.state))),
          }),
        ]
      : [];
  return [...new Set([...problems, ...reasons, ...lost, ...forfeit])];
};

const play = async (
  of: Trial,
  { text, losses }: Extract<TrialDeed, { does: 'play' }>,
  spoken: Speech,
): Promise<TrialTold> => {
  const from = of.table.game.entries.length;
  const tried = await tryLines(of, whoIn(of), text, spoken.around, losses);
  trial = tried.trial;
  const end = tried.entered?.played.end;
  const isDone = tried.found.what === 'entered' || tried.found.what === 'empty';
  return toldOf(trial, from, {
    text: isDone ? '' : (tried.entered?.played.read.text ?? text).replaceAll(/\n{2,}/g, '\n').trim(),
    trouble: troubleOf(tried, spoken),
    ...(end === 'crash' || end === 'forfeit' ? { held: 'losses' as const } : {}),
  });
};

/** The sheet of an order that was taken back. */
const sheetOf = ({ table: { game, ruleset } }: Trial, order: PowerOrder, language: Language): string => {
  const { state } = game.replay;
  const context = { ruleset, state, power: order.power, language, nonce: NO_NONCE };
  // Dice that were promised for it are promised anew.
  const plain = 'nonce' in order ? { ...order, nonce: NO_NONCE } : order;
  return written(context, { text: '', sheet: parseSheet(context, '') }, [plain], parseSheet) ?? '';
};

/** Does what the page asks, and tells how the trial stands then. */
export const doInRoom = async (deed: TrialDeed, language: Language): Promise<TrialTold | NoTrial> => {
  speech ??= speechIn(language);
  const spoken = await speech;
  if (deed.does === 'begin') {
    const failed = await begin(deed.of, spoken);
    return failed ?? (trial === undefined ? 'no-trial' : toldOf(trial, 0));
  }
  if (deed.does === 'go-on') {
    const kept = trialFrom(
      deed.log,
      ({ id, version }) => rulesetOf(id, version),
      (ruleset) => wordsFor(spoken.tongue, ruleset),
    );
    if (!kept.ok) return 'no-trial';
    trial = kept.value;
    return toldOf(trial, lastTurn(trial));
  }
  if (trial === undefined) return 'no-trial';
  const from = trial.table.game.entries.length;
  switch (deed.does) {
    case 'play':
      return await play(trial, deed, spoken);
    case 'answer': {
      const order = offered[deed.at];
      if (order !== undefined) trial = await give(trial, order, spoken.around);
      return toldOf(trial, from);
    }
    case 'spar': {
      const { ruleset, game } = trial.table;
      const order = nextOrder(ruleset, game.replay.state, { random: whims });
      if (order !== undefined && 'power' in order) trial = await give(trial, order, spoken.around);
      return toldOf(trial, from);
    }
    case 'take-back': {
      const back = takenBack(trial);
      if (!back.ok) return toldOf(trial, from, { text: deed.text });
      trial = back.value.trial;
      return toldOf(trial, from, {
        text: `${sheetOf(trial, back.value.order, language)}\n${deed.text}`.trim(),
        taken: 'yes',
      });
    }
  }
};

/** Where the turn under way begins: what is told again to whoever comes back. */
const lastTurn = ({ table: { game } }: Trial): number =>
  game.entries.findLastIndex(({ events }) => events.some(({ type }) => type === 'turn-began')) + 1;
