// `forfeit`: powers lose the game off the board, for not answering; or a player his sealed bid.

import { appendForfeit } from '../../archive/index.ts';
import { findPower } from '../../board/index.ts';
import type { ForfeitBidOrder, ForfeitOrder } from '../../trust/index.ts';
import type { Power } from '../../vocab/index.ts';
import { command, GAME, shared } from '../command.ts';
import type { Desk } from '../desk.ts';
import { answer, EXIT, Stop } from '../exit.ts';
import { stopAt } from '../faults.ts';
import { cleanLine } from '../paint.ts';
import { reasonFor } from '../propose.ts';
import { quoted } from '../proposed.ts';
import { openTable, type Table, takeSeat } from '../table.ts';
import { maySay, writeAndTell } from '../undo.ts';

const powersNamed = (desk: Desk, { ruleset }: Table, names: readonly string[]): Power[] => {
  const powers = names
    .flatMap((name) => name.split(','))
    .map((name) => {
      const found = findPower(ruleset.board, name.trim());
      if (found.outcome === 'found') return found.value.power;
      throw new Stop(EXIT.usage, [desk.t('problem-unknown-power', { text: cleanLine(name) })]);
    });
  return [...new Set(powers)];
};

/** The player meant, while nobody has a power yet. */
const bidderNamed = ({ game }: Table, [name = '', ...more]: readonly string[]): string | undefined =>
  more.length === 0 ? game.trust.bidders.find((id) => id === name.trim().toLowerCase()) : undefined;

export const forfeit = command({
  name: 'forfeit',
  takes: { ...GAME, powers: '<powers...>' },
  options: shared('reason', 'yes', 'for', 'evidence'),
  examples: [
    'npx fieldpost forfeit spring-26 germany --reason "{reason}"',
    'npx fieldpost forfeit spring-26 germany japan --reason "{reason}" --as carl',
  ],
  async run(desk, [slug = '', ...names], given) {
    const table = openTable(desk, slug);
    const bidder = bidderNamed(table, names);
    const powers = bidder === undefined ? powersNamed(desk, table, names) : [];
    const reason = await reasonFor(desk, given);
    const order: ForfeitOrder | ForfeitBidOrder =
      bidder === undefined ? { type: 'forfeit', powers, reason } : { type: 'forfeit-bid', player: bidder, reason };
    const seat = await takeSeat(desk, table, given);
    const draft = appendForfeit(table.game, order, seat.said);
    if (!draft.ok) throw stopAt(desk, slug, draft.error, table.words);
    const { t } = desk;
    desk.say(
      bidder === undefined
        ? t('agreements-headings-forfeit', { powers: table.words.powers(powers) })
        : desk.t('bids-forfeit', { player: bidder }),
    );
    desk.say(`  ${quoted(desk, order.reason)}`);
    if ((await maySay(desk, given, t('agreements-do-now'))) === 'no') return answer({ game: slug, written: [] });
    return writeAndTell(desk, table, draft.value, () => t('agreements-done-forfeit'));
  },
});
