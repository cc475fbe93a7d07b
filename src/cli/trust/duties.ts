// What a player owes others for their dice, done for him when he syncs: secrets that are due, and fresh ones to follow.

import { playerOf } from '../../trust/index.ts';
import type { Desk } from '../desk.ts';
import { Stop } from '../exit.ts';
import { openTable, timeNow, writeDraft } from '../table.ts';
import { anchorDice, shouldAnchor } from './anchoring.ts';
import { draftReveal } from './fair-dice.ts';

const dutyIn = (desk: Desk, slug: string, me: string): string | undefined => {
  const table = openTable(desk, slug);
  const { game } = table;
  const player = playerOf(game.trust, me);
  if (player === undefined) return undefined;
  const draft = draftReveal(desk, table, { at: timeNow(desk), by: me });
  if (draft !== undefined) {
    writeDraft(desk, draft);
    return desk.t('proof-revealed-in', { game: slug });
  }
  // The first time he is asked, for a key may have to be made.
  const signs = game.trust.keys.some((held) => held.player === me && held.until === undefined);
  if (!signs || !shouldAnchor(game, player)) return undefined;
  return anchorDice(desk, table, player).how === 'done' ? desk.t('proof-anchor-of', { game: slug }) : undefined;
};

/**
 * Does what is due in these games, and says so. What cannot be done is told beside it.
 *
 * @returns the games that have new entries
 */
export const doDuties = (desk: Desk, slugs: readonly string[], me: string): readonly string[] =>
  slugs.filter((slug) => {
    try {
      const done = dutyIn(desk, slug, me);
      if (done !== undefined) desk.say(desk.paint.green(done));
      return done !== undefined;
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      for (const line of error.lines) desk.talk(line);
      return false;
    }
  });
