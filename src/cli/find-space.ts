// A space as a player names it on the command line; a name of none or of several ends the command with what was meant.

import { findSpace, type Space } from '../board/index.ts';
import { either } from '../i18n/format.ts';
import type { Desk } from './desk.ts';
import { EXIT, Stop } from './exit.ts';
import { nextLine } from './faults.ts';
import { cleanLine } from './paint.ts';
import type { Table } from './table.ts';

/** The space of that name. */
export const findSpaceOrStop = (desk: Desk, { ruleset, words }: Table, text: string): Space => {
  const found = findSpace(ruleset.board, text);
  if (found.outcome === 'found') return found.value;
  if (found.outcome === 'ambiguous' && found.usual !== null) return found.usual;
  const names = (spaces: readonly Space[]): string =>
    either(
      desk.language,
      spaces.map(({ id }) => `${words.space(id)} (${words.shorthand(id)})`),
    );
  if (found.outcome === 'ambiguous') {
    throw new Stop(EXIT.usage, [desk.t('show-ambiguous', { said: cleanLine(text), names: names(found.readings) })]);
  }
  const near =
    found.nearest.length === 0 ? [] : [nextLine(desk, desk.t('show-nearest', { names: names(found.nearest) }))];
  throw new Stop(EXIT.usage, [desk.t('problem-unknown-space', { text: cleanLine(text) }), ...near]);
};
