// `roll`: the dice an order waits for, thrown here or entered as they fell elsewhere.

import { isHeldUp } from '../../clerk/index.ts';
import type { LogEntry } from '../../log/index.ts';
import { goOn } from '../carry-out.ts';
import { command, GAME, shared } from '../command.ts';
import { dueData, dueLines, turnPage } from '../due.ts';
import { answer, EXIT } from '../exit.ts';
import { handoverOf, tellHandover } from '../handover.ts';
import { evidenceOf, openTable, takeSeat } from '../table.ts';
import { eventsOf, tellEvents } from '../tell.ts';
import { landDice, missingLines, needLines, poolOf, voucherOf } from '../throw.ts';
import { maySay } from '../undo.ts';

export const roll = command({
  name: 'roll',
  takes: GAME,
  options: {
    ...shared('dice', 'service', 'reference'),
    evidence: '--evidence <mail>',
    note: '--note <text>',
    ...shared('for', 'yes'),
  },
  examples: [
    'npx fieldpost roll spring-26',
    'npx fieldpost roll spring-26 --dice 1,4,6,2 --service marti --reference 8841 --yes',
  ],
  async run(desk, [slug = ''], given) {
    const table = openTable(desk, slug);
    const needs = table.game.replay.state.awaiting;
    if (needs.length === 0) {
      desk.say(desk.t('roll-none'));
      // A program that was stopped may have left something that waited for dice which are there.
      const wentOn = await goOn(desk, slug);
      const now = wentOn.length === 0 ? table : openTable(desk, slug);
      for (const line of dueLines(desk, now)) desk.say(line);
      const written = wentOn.map(({ seq, hash, dice, events }) => ({ seq, hash, dice, events }));
      return answer({ game: slug, written, due: dueData(now) }, given.has('dice') ? EXIT.refused : EXIT.ok);
    }
    const seat = await takeSeat(desk, table, given);
    const { evidence: _, ...said } = seat.said; // the mail is the dice server's and stands with the dice
    for (const need of needs) for (const line of needLines(desk, table, need)) desk.say(line);
    const pool = poolOf(desk, given);
    const voucher = voucherOf(given, evidenceOf(desk, given));
    const tell = (entries: readonly LogEntry[]): void => {
      desk.say();
      for (const line of tellEvents(desk, table.words, eventsOf(entries))) desk.say(line);
      desk.say();
    };
    let asked: 'yes' | 'no' | undefined;
    const landed = await landDice(desk, table, { ...seat, said }, pool, voucher, 'refused', async (draft) => {
      if (given.has('yes')) return 'yes';
      desk.say();
      desk.say(desk.t('roll-would'));
      tell(draft.entries);
      asked = await maySay(desk, given, desk.t('roll-confirm', { slug }));
      return asked;
    });
    const after = { ...table, game: landed.game };
    if (asked === 'no') return answer({ game: slug, written: [], missing: needs, due: dueData(table) });
    if (asked === undefined) tell(landed.entries);
    if (landed.missing.length > 0) for (const line of missingLines(desk, after, landed.missing)) desk.say(line);
    else for (const line of dueLines(desk, after)) desk.say(line);
    const wentOn = landed.missing.length > 0 ? [] : await goOn(desk, slug);
    const now = wentOn.length === 0 ? after : openTable(desk, slug);
    tellHandover(desk, table, now);
    const written = [...landed.entries, ...wentOn].map(({ seq, hash, dice, events }) => ({ seq, hash, dice, events }));
    const data = {
      game: slug,
      written,
      missing: landed.missing,
      due: dueData(now),
      page: turnPage(desk, now.game),
      handover: handoverOf(desk, table, now) ?? null,
    };
    return answer(data, isHeldUp(now) ? EXIT.waiting : EXIT.ok);
  },
});
