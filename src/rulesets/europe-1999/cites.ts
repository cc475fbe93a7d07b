// The clauses behind every refusal and effect of Europe, by code: its own, and those that the games of the linked war
// share.

import { cites as common } from '../linked-war/cites/index.ts';
import type { Cites } from '../ruleset.ts';

export const cites: Cites = {
  ...common,
  'unknown-space': ['E5', 'C5', 'ruling.R3'],
  'canal-closed': ['E13'],
  'canal-closed/turkish-straits': ['E13', 'ruling.R5'],
  'canal-overflown': ['E13'],
  'new-complexes-off': ['E6'],
  'advance-due': ['E3', 'ruling.R4'],
  'no-advance-due': ['E3'],
  'advance-not-yours': ['E3', 'ruling.R4'],
  'advance-too-dear': ['E3'],
  'advance-not-beside-own': ['E3'],
  'advance-spent': ['E3'],
  'advance-lost': ['E3', 'ruling.R4'],
  'nation-freed': ['E10a'],
  'tribute-due': ['E10'],
  'no-tribute-due': ['E10'],
  'tribute-not-yours': ['E10'],
  'tribute-sum': ['E10'],
  'tribute-not-from': ['E10'],
  'tribute-paid': ['E10'],
  'tribute-limited': ['E15', 'E10'],
  'tribute-in-order': ['E15', 'ruling.R35'],
  'no-lend-lease': ['E11'],
  'lend-lease-not-there': ['E11'],
  'lend-lease-not-held': ['E11'],
  'lend-lease': ['E11', 'ruling.R31'],
  'convoy-pays-nothing': ['E8', 'C56'],
  'convoy-needs-land': ['E9'],
  'victory-in-reach': ['E4'],
  'victory-averted': ['E4', 'E16'],
  'game-won-by-holding': ['E4', 'ruling.R64'],
};
