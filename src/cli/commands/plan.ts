// `plan`: lines of a turn that wait on this machine, shown, put right, entered now, or dropped.

import { inOrder, turnFrom } from '../../clerk/index.ts';
import { turnMates } from '../../engine/index.ts';
import { corrected, mailWords, type OrderDraft, Store } from '../../post/index.ts';
import type { Power } from '../../vocab/index.ts';
import { carryOut } from '../carry-out.ts';
import { command, GAME, type Given, shared } from '../command.ts';
import type { Desk } from '../desk.ts';
import { type Answer, answer, EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { cleanLine } from '../paint.ts';
import { openTable, type Seat, type Table, takeSeat } from '../table.ts';

const planData = ({ game, player, turn, at, held, text }: OrderDraft) => ({
  game,
  player,
  turn,
  at,
  held,
  lines: text.split('\n'),
});

const show = (desk: Desk, { ruleset }: Table, drafts: readonly OrderDraft[]): Answer => {
  const { t } = desk;
  for (const [at, draft] of drafts.entries()) {
    if (at > 0) desk.say();
    showOne(desk, ruleset, draft);
  }
  desk.say();
  desk.say(t('plan-where', { file: drafts.map(fileOf).join(', ') }));
  return answer({ plan: drafts[0] === undefined ? null : planData(drafts[0]), plans: drafts.map(planData) });
};

const fileOf = ({ game, player, turn }: OrderDraft): string => `post.local/drafts/${game}/${player}.${turn}.json`;

const showOne = (desk: Desk, ruleset: Table['ruleset'], draft: OrderDraft): void => {
  const { t } = desk;
  const turn = turnFrom(ruleset, draft.turn);
  desk.say(desk.paint.bold(t('plan-head', { player: draft.player, at: desk.moment(draft.at) })));
  if (turn !== undefined) desk.say(`  ${t('plan-for', { ...turn })}`);
  desk.say(`  ${t(`plan-held-${draft.held}`)}`);
  desk.say();
  for (const [at, line] of draft.text.split('\n').entries())
    if (line.trim() !== '' && !line.startsWith('#')) desk.sayWhole(`  ${at + 1}: ${cleanLine(line)}`);
};

/** The lines with those put right that were named. */
const putRight = (desk: Desk, draft: OrderDraft, said: readonly string[]): string => {
  const { corrections, besides } = mailWords(said);
  const [odd] = besides;
  if (odd !== undefined) throw new Stop(EXIT.usage, [desk.t('plan-line-form', { said: cleanLine(odd) })]);
  const text = corrected(draft.text, corrections);
  if (typeof text === 'string') return text;
  throw new Stop(EXIT.usage, [desk.t('plan-no-line', { line: text.missing })]);
};

/** True for a turn that a power moves in. */
const isOf = (ruleset: Table['ruleset'], id: string, power: Power): boolean => {
  const turn = turnFrom(ruleset, id);
  return turn !== undefined && turnMates(ruleset, turn.power).includes(power);
};

const run = async (desk: Desk, table: Table, seat: Seat, given: Given): Promise<Answer> => {
  const { slug } = table.game;
  const store = new Store(desk.archive);
  const { ruleset, game } = table;
  const { state } = game.replay;
  const all = inOrder(ruleset, state, store.drafts(slug, seat.speaker.id));
  const meant = given.text('power') === undefined ? all : all.filter(({ turn }) => isOf(ruleset, turn, seat.power));
  const [draft] = meant;
  if (draft === undefined) {
    desk.say(desk.t('plan-none', { player: cleanLine(seat.speaker.name) }));
    desk.say(nextLine(desk, `npx fieldpost turn ${slug}`));
    return answer({ plan: null });
  }
  if (given.has('drop')) {
    store.dropDraft(draft);
    desk.say(desk.t('plan-dropped'));
    return answer({ plan: null, dropped: planData(draft) });
  }
  const lines = given.all('line');
  if (lines.length === 0 && !given.has('go')) return show(desk, table, meant);
  const text = putRight(desk, draft, lines);
  store.keepDraft({ ...draft, text });
  return carryOut(desk, table, seat, text, given, { turn: draft.turn, held: draft.held, text });
};

export const plan = command({
  name: 'plan',
  takes: GAME,
  options: {
    line: '--line <line>+',
    go: '--go',
    drop: '--drop',
    ...shared('yes', 'dry-run', 'sync', 'power', 'for', 'evidence', 'dice', 'service', 'reference'),
  },
  examples: ['npx fieldpost plan spring-26', 'npx fieldpost plan spring-26 --line "{line}"'],
  async run(desk, [slug = ''], given) {
    const table = openTable(desk, slug);
    return run(desk, table, await takeSeat(desk, table, given), given);
  },
});
