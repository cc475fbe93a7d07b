// `forfeit`: powers lose the game off the board, for not answering.

import { appendForfeit } from '../../archive/index.ts';
import { findPower } from '../../board/index.ts';
import type { ForfeitOrder } from '../../trust/index.ts';
import { command } from '../command.ts';
import { answer, EXIT, Stop } from '../exit.ts';
import { stopAt } from '../faults.ts';
import { cleanLine } from '../paint.ts';
import { reasonFor } from '../propose.ts';
import { quoted } from '../proposed.ts';
import { openTable, takeSeat } from '../table.ts';
import { maySay, writeAndTell } from '../undo.ts';

export const forfeit = command({
  name: 'forfeit',
  takes: '<game> <powers...>',
  options: { reason: '--reason <text>', yes: '-y, --yes', for: '--for <player>', evidence: '--evidence <mail>' },
  async run(desk, [slug = '', ...names], given) {
    const table = openTable(desk, slug);
    const powers = names
      .flatMap((name) => name.split(','))
      .map((name) => {
        const found = findPower(table.ruleset.board, name.trim());
        if (found.outcome === 'found') return found.value.power;
        throw new Stop(EXIT.usage, [desk.t.game.unknownPower(cleanLine(name))]);
      });
    const order: ForfeitOrder = { type: 'forfeit', powers: [...new Set(powers)], reason: await reasonFor(desk, given) };
    const seat = await takeSeat(desk, table, given);
    const draft = appendForfeit(table.game, order, seat.said);
    if (!draft.ok) throw stopAt(desk, slug, draft.error, table.words);
    const t = desk.t.agreements;
    desk.say(t.headings.forfeit(table.words.powers(order.powers)));
    desk.say(`  ${quoted(desk, order.reason)}`);
    if ((await maySay(desk, given, t.doNow)) === 'no') return answer({ game: slug, written: [] });
    return writeAndTell(desk, table, draft.value, () => t.done.forfeit);
  },
});
