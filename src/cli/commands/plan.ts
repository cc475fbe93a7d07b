// `plan`: lines of a turn that wait on this machine, shown, put right, entered now, or dropped.

import { corrected, mailWords, type OrderDraft, Store } from '../../post/index.ts';
import { carryOut } from '../carry-out.ts';
import { command, GAME, type Given, shared } from '../command.ts';
import type { Desk } from '../desk.ts';
import { type Answer, answer, EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { cleanLine } from '../paint.ts';
import { openTable, type Seat, type Table, takeSeat } from '../table.ts';

const planData = ({ game, player, at, held, text }: OrderDraft) => ({
  game,
  player,
  at,
  held,
  lines: text.split('\n'),
});

const show = (desk: Desk, draft: OrderDraft): Answer => {
  const { t } = desk;
  desk.say(desk.paint.bold(t('plan-head', { player: draft.player, at: desk.moment(draft.at) })));
  desk.say(`  ${t(`plan-held-${draft.held}`)}`);
  desk.say();
  for (const [at, line] of draft.text.split('\n').entries())
    if (line.trim() !== '' && !line.startsWith('#')) desk.sayWhole(`  ${at + 1}: ${cleanLine(line)}`);
  desk.say();
  desk.say(t('plan-where', { file: `post.local/drafts/${draft.game}/${draft.player}.json` }));
  return answer({ plan: planData(draft) });
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

const run = async (desk: Desk, table: Table, seat: Seat, given: Given): Promise<Answer> => {
  const { slug } = table.game;
  const store = new Store(desk.archive);
  const draft = store.draft(slug, seat.speaker.id);
  if (draft === undefined) {
    desk.say(desk.t('plan-none', { player: cleanLine(seat.speaker.name) }));
    desk.say(nextLine(desk, `npx fieldpost turn ${slug}`));
    return answer({ plan: null });
  }
  if (given.has('drop')) {
    store.dropDraft(slug, seat.speaker.id);
    desk.say(desk.t('plan-dropped'));
    return answer({ plan: null, dropped: planData(draft) });
  }
  const lines = given.all('line');
  if (lines.length === 0 && !given.has('go')) return show(desk, draft);
  const text = putRight(desk, draft, lines);
  store.keepDraft({ ...draft, text });
  return carryOut(desk, table, seat, text, given);
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
