// Which purse of a power pays and is paid. Every payment asks here, so that an edition may give a power several.

import type { Ruleset } from '../../rulesets/index.ts';
import { MAIN_PURSE, type Power, type PurseId } from '../../vocab/index.ts';
import type { EventOf } from '../events/event.ts';

/** What money is paid or received for. */
export type Purpose = EventOf<'paid'>['for'] | EventOf<'received'>['for'];

const PURSES: { readonly [word in Ruleset['income']['purses']]: (power: Power, purpose: Purpose) => PurseId } = {
  'one-each': () => MAIN_PURSE,
};

/** The purse of a power for a purpose. */
export const purseOf = ({ income }: Ruleset, power: Power, purpose: Purpose): PurseId =>
  PURSES[income.purses](power, purpose);
