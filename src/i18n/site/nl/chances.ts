// Nederlands: wat er van een slag te verwachten was, en wat de dobbelstenen ervan maakten.

import { counted } from '../../format.ts';
import type { ChanceTexts } from '../en/index.ts';

const hitsOf = (hits: number): string => counted('nl', hits, 'treffer', 'treffers');

export const chances: ChanceTexts = {
  'chances.title': 'Kansen voor de eerste worp',
  'chances.attacker': 'aanval slaagt',
  'chances.defender': 'verdediging houdt stand',
  'chances.nobody': 'beide vernietigd',
  'chances.retreat': 'aanval afgebroken',
  'chances.taken': 'gebied veroverd',
  'chances.side': 'Kant',
  'chances.left': 'Gemiddeld over',
  'chances.lost': 'Gemiddeld verlies, IPC',
  'chances.of': (part, whole) => `${part} van ${whole}`,
  'chances.exact': 'Exact berekend, volgens de verliesvolgordes en plannen die golden.',
  'chances.supposes': 'Als de zeeslag die eraan voorafgaat gewonnen wordt zonder transportschip te verliezen.',
  'chances.after': (chance) => `aanval slaagt vanaf hier: ${chance}`,
  'chances.too-large': 'Aan deze slag doen zoveel eenheden mee dat de kansen niet worden berekend.',
  'chances.unknown-steps': 'Voor een slag volgens deze regels zijn de kansen nog niet te berekenen.',
  'chances.raid': (damage, lost) =>
    `Gemiddeld: ${damage} IPC schade, en er gaan voor ${lost} IPC aan bommenwerpers verloren.`,
  'chances.raid-through': (chance) => `Minstens één bommenwerper komt erdoor: ${chance}.`,
  'luck.title': 'Dobbelgeluk',
  'luck.good': (who, hits, expected, ipc) => `${who}: ${hitsOf(hits)}, te verwachten ${expected}; ${ipc} IPC geluk.`,
  'luck.bad': (who, hits, expected, ipc) => `${who}: ${hitsOf(hits)}, te verwachten ${expected}; ${ipc} IPC pech.`,
  'luck.even': (who, hits, expected) => `${who}: ${hitsOf(hits)}, te verwachten ${expected}; geluk noch pech.`,
};
