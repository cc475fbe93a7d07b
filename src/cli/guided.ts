// A turn made phase by phase with somebody at the terminal. Each line is read and tried at once; a phase is submitted
// when it is complete, so what follows is entered from the position as it then is.

import { idOf, isHeldUp, type Plan, turnNow, withoutEchoes } from '../clerk/index.ts';
import { awaits, type GameOrderType } from '../engine/index.ts';
import { isAhead, type Phase } from '../vocab/index.ts';
import { leadBattles, mayDecide, YES } from './battles.ts';
import { carryOut } from './carry-out.ts';
import { leadChoices } from './choices.ts';
import { type Given, NOTHING_GIVEN } from './command.ts';
import type { Desk } from './desk.ts';
import { dueData, dueLines } from './due.ts';
import { type Answer, answer, EXIT, GaveUp } from './exit.ts';
import { nextLine } from './faults.ts';
import { kindsText } from './happened.ts';
import { keepPlan, keptNow } from './plan.ts';
import { possibleLines, type Stage } from './possible.ts';
import { rehearsed } from './rehearse.ts';
import { echoOrder, problemLines, readSheet, refusedLines } from './sheet.ts';
import { openTable, type Seat, type Table } from './table.ts';

/** Headings of the notation, under which a stage's lines are read. */
const HEADINGS: { readonly [stage in Stage]: string } = {
  research: 'Research:',
  purchase: 'Purchase:',
  'combat-move': 'Combat moves:',
  'combat-move/2': 'Second moves:',
  'noncombat-move': 'Noncombat moves:',
  'lend-lease': 'Lend-lease:',
  place: 'Place:',
};
const isStage = (phase: Phase): phase is Stage => phase in HEADINGS;

/**
 * The heading stands before the first line, so that lines keep the numbers they were entered with. What is taken over
 * from allies is one line.
 */
const sheetOf = (stage: Stage, lines: readonly string[]): string =>
  `${HEADINGS[stage]} ${lines.join(stage === 'lend-lease' ? ', ' : '\n')}`;

/** The parts of a stage's order in words; of an order without parts, its heading. */
const partsOf = (desk: Desk, table: Table, seat: Seat, stage: Stage, lines: readonly string[]): readonly string[] => {
  const last = lines.length === 0 ? undefined : readSheet(desk, table, seat, sheetOf(stage, lines)).sheet.orders.at(-1);
  if (last === undefined) return [];
  const { heading, parts } = echoOrder(table, last);
  return parts.length === 0 ? [heading] : parts;
};

/** What was wrong with a line, if anything; else what was understood. */
const tryLines = (desk: Desk, table: Table, seat: Seat, stage: Stage, lines: readonly string[]): 'fine' | 'wrong' => {
  const { sheet } = readSheet(desk, table, seat, sheetOf(stage, lines));
  const refused = withoutEchoes(sheet, rehearsed(desk, table, seat, sheet.orders).refused);
  const wrong = [...problemLines(desk, sheet, table.words), ...refusedLines(desk, table, sheet, refused)];
  for (const line of wrong) desk.say(line);
  if (wrong.length > 0) return 'wrong';
  const before = partsOf(desk, table, seat, stage, lines.slice(0, -1));
  for (const part of partsOf(desk, table, seat, stage, lines)) {
    if (!before.includes(part)) desk.say(`  ${desk.paint.green(desk.t('turn-taken'))}: ${part}`);
  }
  return 'fine';
};

/** What was written at a stage and is not submitted yet. */
interface Pending {
  stage?: Stage;
  lines: readonly string[];
}

/** Lines of a stage that were broken off, and lie here. */
const brokenOffAt = (desk: Desk, table: Table, seat: Seat, stage: Stage): readonly string[] => {
  const kept = keptNow(desk, table, seat);
  const heading = `${HEADINGS[stage]} `;
  return kept?.held === 'unfinished' && kept.text.startsWith(heading)
    ? kept.text.slice(heading.length).split('\n')
    : [];
};

/** Keeps what was written and not submitted, unless something waits there already. */
const keepPending = (desk: Desk, table: Table, seat: Seat, { stage, lines }: Pending): 'kept' | 'no' => {
  const kept = keptNow(desk, table, seat);
  if (stage === undefined || lines.length === 0 || (kept !== undefined && kept.held !== 'unfinished')) return 'no';
  const turn = idOf(turnNow(table.game.replay.state));
  const plan: Plan = { turn, held: 'unfinished', text: sheetOf(stage, lines) };
  keepPlan(desk, table, seat, { kind: 'keep', plan });
  return 'kept';
};

/** Takes lines for a stage until an empty one. */
const askStage = async (
  desk: Desk,
  table: Table,
  seat: Seat,
  stage: Stage,
  pending: Pending,
): Promise<readonly string[]> => {
  const { t } = desk;
  pending.stage = stage;
  let lines: readonly string[] = [];
  desk.say();
  desk.say(desk.paint.bold(t('turn-phase', { phase: table.words.phase(stage) })));
  if (stage === 'research' || stage === 'purchase' || stage === 'lend-lease' || stage === 'place') {
    for (const line of possibleLines(desk, table, stage)) desk.say(line);
  }
  // What was written here before and broken off is there again, to be gone on with or taken back.
  for (const line of brokenOffAt(desk, table, seat, stage))
    if (tryLines(desk, table, seat, stage, [...lines, line]) === 'fine') lines = [...lines, line];
  pending.lines = lines;
  for (;;) {
    const said = (await desk.text(t('turn-prompt', { phase: table.words.phase(stage) }))).trim();
    if (said === '') return lines;
    if (said === '?') {
      for (const line of possibleLines(desk, table, stage)) desk.say(line);
    } else if (said === '-') {
      const last = lines.at(-1);
      desk.say(last === undefined ? t('turn-nothing-back') : t('turn-back', { line: last }));
      lines = lines.slice(0, -1);
    } else if (tryLines(desk, table, seat, stage, [...lines, said]) === 'fine') lines = [...lines, said];
    pending.lines = lines;
  }
};

/** Stages still open, from what the game awaits now. */
const isOpen = ({ ruleset, game }: Table, stage: Stage): boolean => {
  const { state } = game.replay;
  if (stage === 'research' && (state.options.technology === 'off' || state.turn.research !== undefined)) return false;
  return stage === state.turn.phase || isAhead(ruleset.phases, state.turn.phase, stage);
};

const submitText = async (desk: Desk, table: Table, seat: Seat, text: string, given: Given): Promise<Answer> => {
  desk.say();
  return carryOut(desk, table, seat, text, given);
};

const mayOrder = ({ ruleset, game }: Table, type: GameOrderType): boolean =>
  awaits(ruleset, game.replay.state).some((due) => due.kind === 'orders' && due.orders.includes(type));

const guide = async (desk: Desk, slug: string, speaker: Seat, pending: Pending): Promise<Answer> => {
  const chosen = await leadChoices(desk, slug, speaker);
  if (chosen !== undefined) return chosen;
  const { turn } = openTable(desk, slug).game.replay.state;
  const isMine = speaker.speaker.powers.includes(turn.power);
  const seat = isMine ? { ...speaker, power: turn.power } : speaker;
  if (mayDecide(openTable(desk, slug), seat)) {
    const stopped = await leadBattles(desk, slug, seat);
    if (stopped !== undefined) return stopped;
  }
  desk.say(desk.t('turn-intro'));
  for (const { id: stage, kind } of openTable(desk, slug).ruleset.phases) {
    if (kind === 'combat') {
      const stopped = await leadBattles(desk, slug, seat);
      if (stopped !== undefined) return stopped;
    }
    const table = openTable(desk, slug);
    if (!isStage(stage) || !isOpen(table, stage)) continue;
    if (stage === 'lend-lease' && !mayOrder(table, 'lend-lease')) continue;
    if (stage === 'place' && Object.keys(table.game.replay.state.turn.purchased).length === 0) continue;
    const lines = await askStage(desk, table, seat, stage, pending);
    if (lines.length === 0) continue;
    const done = await submitText(desk, table, seat, sheetOf(stage, lines), NOTHING_GIVEN);
    pending.lines = [];
    const went = openTable(desk, slug).game.entries.length > table.game.entries.length;
    if (done.code !== EXIT.ok || !went) return done;
  }
  const table = openTable(desk, slug);
  if (isHeldUp(table) || !mayOrder(table, 'end-turn')) return answer({ game: slug, due: dueData(table) }, EXIT.waiting);
  if (await desk.confirm(desk.t('turn-end-turn'))) return submitText(desk, table, seat, 'end turn', YES);
  for (const line of dueLines(desk, table)) desk.say(line);
  return answer({ game: slug, due: dueData(table) });
};

/** Says what stays and what does not, where somebody broke off. */
const tellBrokenOff = (desk: Desk, slug: string, seat: Seat, from: number, pending: Pending): Answer => {
  const { t } = desk;
  const table = openTable(desk, slug);
  const { lines } = pending;
  const written = table.game.entries.slice(from);
  desk.say();
  desk.say(
    written.length === 0 ? t('guide-stopped') : t('guide-stopped-kept', { what: kindsText(desk, table.game, written) }),
  );
  if (lines.length > 0) {
    desk.say(keepPending(desk, table, seat, pending) === 'kept' ? t('guide-kept', { slug }) : t('guide-not-entered'));
    for (const line of lines) desk.sayWhole(`    ${line}`);
  }
  desk.say(nextLine(desk, t('guide-stopped-next', { slug })));
  const seqs = written.map(({ seq, hash }) => ({ seq, hash }));
  return answer({ game: slug, written: seqs, due: dueData(table) }, EXIT.waiting);
};

/**
 * Leads a player through what a game waits for from him: the phases of his turn, its battles one by one, or a decision
 * in somebody else's. Whoever breaks off (Ctrl-C) keeps what was entered and is told what that is.
 */
export const leadTurn = async (desk: Desk, slug: string, seat: Seat): Promise<Answer> => {
  const from = openTable(desk, slug).game.entries.length;
  const pending: Pending = { lines: [] };
  try {
    return await guide(desk, slug, seat, pending);
  } catch (error) {
    if (error instanceof GaveUp) return tellBrokenOff(desk, slug, seat, from, pending);
    throw error;
  }
};
