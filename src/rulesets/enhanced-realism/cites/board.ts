// Clauses behind the links and canals of Enhanced Realism's board, most specific first.

import type { Cites } from '../../ruleset.ts';

const straits = ['realism.canal.black-sea', 'ruling.RR3', 'realism.board.realtime-ownership'] as const;
const suez = ['canal.suez-ships-only', 'B2.8', 'realism.board.realtime-ownership', 'ruling.D42', 'ruling.RR2'] as const;
const panama = ['realism.canal.panama-one-zone', 'ruling.RR39', 'ruling.RR3', 'B2.7'] as const;

export const boardCites: Cites = {
  'not-adjacent/labrador-sea/western-canada': ['realism.board.western-canada'],
  'not-adjacent/mozambique-channel/union-of-south-africa': ['realism.board.south-africa-mozambique'],
  'canal-closed/turkish-straits-central': straits,
  'canal-closed/turkish-straits-eastern': straits,
  'canal-closed/suez': suez,
  'canal-closed/panama': panama,
  'canal-passed/turkish-straits-central': straits,
  'canal-passed/turkish-straits-eastern': straits,
  'canal-passed/suez': suez,
  'canal-passed/panama': panama,
  'too-far/canal': [],
  'too-far/panama': ['realism.canal.panama-one-zone', 'ruling.RR39'],
};
