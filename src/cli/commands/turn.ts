// `turn`: a turn made phase by phase, or what a battle waits for from this player.

import { isHeldUp } from '../../clerk/index.ts';
import { capital } from '../../i18n/format.ts';
import { mayDecide, maySetOut } from '../battles.ts';
import { mayChoose } from '../choices.ts';
import { command, GAME, shared } from '../command.ts';
import { dueData, dueLines } from '../due.ts';
import { answer, EXIT, Stop } from '../exit.ts';
import { nextLine } from '../faults.ts';
import { leadTurn } from '../guided.ts';
import { offersOf } from '../possible.ts';
import { openTable, takeSeat } from '../table.ts';

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
    if (mayDecide(table, seat) || mayChoose(table, seat)) return leadTurn(desk, slug, seat);
    const { turn: now } = table.game.replay.state;
    if (seat.power !== now.power || (isHeldUp(table) && !maySetOut(table))) {
      if (seat.power !== now.power)
        desk.say(capital(desk.t('turn-not-yours', { power: table.words.power(now.power) })));
      for (const line of dueLines(desk, table)) desk.say(line);
      return answer({ game: slug, due: dueData(table) }, EXIT.waiting);
    }
    return leadTurn(desk, slug, seat);
  },
});
