// DAAK's clauses behind the refusals and effects of money, land, placement and victory, most specific first.

import { secondEditionBoard } from '../../../board/index.ts';
import type { ClauseId } from '../../../vocab/index.ts';
import type { Cites } from '../../ruleset.ts';

const neutrals = secondEditionBoard.spaces.filter(({ neutral }) => neutral).map(({ id }) => id);

/** A code's clauses where it is about a former neutral. */
const inNeutrals = (code: string, clauses: readonly ClauseId[]): Cites =>
  Object.fromEntries(neutrals.map((id) => [`${code}/${id}`, clauses]));

export const economyCites: Cites = {
  // refusals
  'neutral-fee': ['daak.neutral.capture-costs-3'],
  ...inNeutrals('complex-limit', ['daak.neutral.complex-one-unit']),
  'complex-of-another/ally': ['daak.capital.ally-recaptures-and-uses', 'daak.capital.liberation-reverts'],
  'territory-has-gun': ['daak.aa.one-per-territory'],
  'unit-not-for-sea/fighter': ['daak.carrier.no-landing-on-new-carrier', 'daak.carrier.new-fighters-on-land'],

  // effects
  'neutral-entered': ['daak.neutral.capture-costs-3'],
  'neutral-overflown': ['daak.neutral.overflight-combat-only', 'daak.neutral.capture-costs-3'],
  'neutral-without-income': ['daak.neutral.no-income'],
  'captured-for-captor/neutral': ['daak.neutral.no-first-owner'],
  ...inNeutrals('complex-limited', ['daak.neutral.complex-one-unit']),
  'gun-goes-with-land': ['daak.aa.goes-with-territory'],
  'held-for-ally': ['daak.capital.ally-recaptures-and-uses', 'daak.aa.goes-with-territory'],
  'ally-complex-used': ['daak.capital.ally-recaptures-and-uses'],
  'capital-freed': ['daak.capital.liberation-reverts'],
  'gun-stays-with-liberator': ['daak.capital.units-stay'],
  'no-income-without-capital': ['daak.capital.unoccupied-yield-nothing'],
  'game-won-by-capitals': ['daak.victory.standard'],
  'game-won-by-land-value': ['daak.victory.magic84'],
  'game-won-by-land-value/unpaid': [
    'daak.victory.magic84-occupied-value',
    'daak.capital.unoccupied-count-84',
    'daak.victory.magic84',
  ],
};
