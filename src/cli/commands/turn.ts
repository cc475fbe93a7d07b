// `turn`: a turn made phase by phase. Each line is read and tried at once; a phase is submitted when it is complete, so
// what follows is entered from the position as it then is.

import { isHeldUp, withoutEchoes } from '../../clerk/index.ts';
import { awaits, type GameOrderType } from '../../engine/index.ts';
import { capital } from '../../i18n/format.ts';
import { isAhead, type Phase } from '../../vocab/index.ts';
import { carryOut } from '../carry-out.ts';
import { command, GAME, type Given, shared } from '../command.ts';
import type { Desk } from '../desk.ts';
import { dueData, dueLines } from '../due.ts';
import { type Answer, answer, EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { offersOf, possibleLines, type Stage } from '../possible.ts';
import { rehearsed } from '../rehearse.ts';
import { echoOrder, problemLines, readSheet, refusedLines } from '../sheet.ts';
import { openTable, type Seat, type Table, takeSeat } from '../table.ts';

/** Headings of the notation, under which a stage's lines are read. */
const HEADINGS: { readonly [stage in Stage]: string } = {
  research: 'Research:',
  purchase: 'Purchase:',
  'combat-move': 'Combat moves:',
  'combat-move/2': 'Second moves:',
  'noncombat-move': 'Noncombat moves:',
  place: 'Place:',
};
const isStage = (phase: Phase): phase is Stage => phase in HEADINGS;

/** The heading stands before the first line, so that lines keep the numbers they were entered with. */
const sheetOf = (stage: Stage, lines: readonly string[]): string => `${HEADINGS[stage]} ${lines.join('\n')}`;

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

/** Takes lines for a stage until an empty one. */
const askStage = async (desk: Desk, table: Table, seat: Seat, stage: Stage): Promise<readonly string[]> => {
  const { t } = desk;
  let lines: readonly string[] = [];
  desk.say();
  desk.say(desk.paint.bold(t('turn-phase', { phase: table.words.phase(stage) })));
  if (stage === 'research' || stage === 'purchase' || stage === 'place') {
    for (const line of possibleLines(desk, table, stage)) desk.say(line);
  }
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
  }
};

/** Stages still open, from what the game awaits now. */
const isOpen = ({ ruleset, game }: Table, stage: Stage): boolean => {
  const { state } = game.replay;
  if (stage === 'research' && (state.options.technology === 'off' || state.turn.research !== undefined)) return false;
  return stage === state.turn.phase || isAhead(ruleset.phases, state.turn.phase, stage);
};

const YES: Given = { has: (option) => option === 'yes', text: () => undefined, all: () => [] };

/** Nothing given: whoever is there is asked before anything is written. */
const ASK: Given = { has: () => false, text: () => undefined, all: () => [] };

const submitText = async (desk: Desk, table: Table, seat: Seat, text: string, given: Given): Promise<Answer> => {
  desk.say();
  return carryOut(desk, table, seat, text, given);
};

const mayOrder = ({ ruleset, game }: Table, type: GameOrderType): boolean =>
  awaits(ruleset, game.replay.state).some((due) => due.kind === 'orders' && due.orders.includes(type));

/** Fights what the combat moves have led to; undefined when all is fought. */
const fightAll = async (desk: Desk, slug: string, seat: Seat): Promise<Answer | undefined> => {
  const table = openTable(desk, slug);
  const waiting = table.game.replay.state.turn.battles.some(({ status }) => status !== 'ended');
  if (!waiting) return undefined;
  if (!(await desk.confirm(desk.t('turn-fight-all')))) return answer({ game: slug, due: dueData(table) }, EXIT.waiting);
  const fought = await submitText(desk, table, seat, 'Fight: all', YES);
  return fought.code === EXIT.ok ? undefined : fought;
};

const guide = async (desk: Desk, slug: string, seat: Seat): Promise<Answer> => {
  desk.say(desk.t('turn-intro'));
  for (const { id: stage, kind } of openTable(desk, slug).ruleset.phases) {
    const table = openTable(desk, slug);
    if (kind === 'combat') {
      const stopped = await fightAll(desk, slug, seat);
      if (stopped !== undefined) return stopped;
    }
    if (!isStage(stage) || !isOpen(table, stage)) continue;
    if (stage === 'place' && Object.keys(table.game.replay.state.turn.purchased).length === 0) continue;
    const lines = await askStage(desk, table, seat, stage);
    if (lines.length === 0) continue;
    const done = await submitText(desk, table, seat, sheetOf(stage, lines), ASK);
    const went = openTable(desk, slug).game.entries.length > table.game.entries.length;
    if (done.code !== EXIT.ok || !went) return done;
  }
  const table = openTable(desk, slug);
  if (isHeldUp(table) || !mayOrder(table, 'end-turn')) return answer({ game: slug, due: dueData(table) }, EXIT.waiting);
  if (await desk.confirm(desk.t('turn-end-turn'))) return submitText(desk, table, seat, 'end turn', YES);
  for (const line of dueLines(desk, table)) desk.say(line);
  return answer({ game: slug, due: dueData(table) });
};

export const turn = command({
  name: 'turn',
  takes: GAME,
  options: shared('power', 'for', 'evidence'),
  examples: ['npx fieldpost turn spring-26', 'npx fieldpost turn spring-26 --json'],
  async run(desk, [slug = ''], given) {
    const table = openTable(desk, slug);
    if (desk.common.format === 'json') return answer({ game: slug, due: dueData(table), offers: offersOf(table) });
    if (!desk.asks)
      throw new Stop(EXIT.usage, [desk.t('turn-needs-terminal'), nextLine(desk, desk.t('turn-needs-next', { slug }))]);
    const seat = await takeSeat(desk, table, given);
    const { turn: now } = table.game.replay.state;
    if (seat.power !== now.power || isHeldUp(table)) {
      if (seat.power !== now.power)
        desk.say(capital(desk.t('turn-not-yours', { power: table.words.power(now.power) })));
      for (const line of dueLines(desk, table)) desk.say(line);
      return answer({ game: slug, due: dueData(table) }, EXIT.waiting);
    }
    return guide(desk, slug, seat);
  },
});
