// `absence`: the days on which a player is away.

import { appendFormal } from '../../archive/index.ts';
import type { AbsenceOrder } from '../../trust/index.ts';
import { daysAwayOf } from '../../trust/index.ts';
import { isDay } from '../../vocab/index.ts';
import { command, GAME, shared } from '../command.ts';
import type { Desk } from '../desk.ts';
import { answer, EXIT, Stop } from '../exit.ts';
import { stopAt } from '../faults.ts';
import { cleanLine } from '../paint.ts';
import { awayText } from '../proposed.ts';
import { openTable, takeSeat } from '../table.ts';
import { maySay, writeAndTell } from '../undo.ts';

const dayIn = (desk: Desk, said: string): string => {
  if (isDay(said)) return said;
  throw new Stop(EXIT.usage, [desk.t('agreements-bad-day', { said: cleanLine(said) })]);
};

export const absence = command({
  name: 'absence',
  takes: { ...GAME, from: '<from>', to: '[to]' },
  options: shared('yes', 'for', 'evidence'),
  examples: [
    'npx fieldpost absence spring-26 2026-03-05 2026-03-12',
    'npx fieldpost absence spring-26 2026-03-05 --as carl --for ben --evidence mail.eml',
  ],
  async run(desk, [slug = '', from = '', to = from], given) {
    const table = openTable(desk, slug);
    const order: AbsenceOrder = { type: 'absence', from: dayIn(desk, from), to: dayIn(desk, to) };
    const seat = await takeSeat(desk, table, given);
    const draft = appendFormal(table.game, order, seat.said);
    if (!draft.ok) throw stopAt(desk, slug, draft.error, table.words);
    const { t } = desk;
    desk.say(awayText(table, seat.speaker.id, order));
    const { clock, absences } = draft.value.game.trust;
    if (clock?.absence !== undefined)
      desk.say(t('agreements-days', { days: daysAwayOf(absences, seat.speaker.id), most: clock.absence }));
    if ((await maySay(desk, given, desk.t('submit-confirm', { slug }))) === 'no')
      return answer({ game: slug, written: [] });
    return writeAndTell(desk, table, draft.value, () => t('agreements-done-forfeit'));
  },
});
