// Flips of the linked war (2001) that no case notices, each with the reason.

import { LINKED_WAR } from './linked-war-survivors.ts';
import { CANNOT_MATTER, type Survivors, TOLD_TOGETHER } from './survivor-reasons.ts';

const WITHOUT_END = `${CANNOT_MATTER}: complexes are built without end`;

export const LINKED: Survivors = {
  ...LINKED_WAR,
  'complexes-exhausted': WITHOUT_END,
  'income.purses.1.spaces: ["pa:borneo","pa:india","pa:burma","pa:shan-state","pa:malaya","pa:hong-kong","pa:manchuria","pa:korea","pa:shantung","pa:french-indo-china","pa:siam"] > ["pa:borneo","pa:india","pa:burma","pa:malaya","pa:hong-kong","pa:manchuria","pa:korea","pa:shantung","pa:french-indo-china","pa:siam"]': `${CANNOT_MATTER}: Shan State pays nothing, and Britain builds no complexes`,
  'jointTurns.0: ["usa","china"] > ["china","usa"]': `${CANNOT_MATTER}: the order of turns says who of them is first`,
  'muster-with-road': `${TOLD_TOGETHER} units-mustered; the units show it`,
  'new-complexes-off': WITHOUT_END,
  'no-land-to-give': `${CANNOT_MATTER}: said where land is never given`,
  'no-tribute-due': 'of form: said of an answer to a question that nobody asked',
  'phases: ["purchase","land-patrols","combat-move","combat","noncombat-move","lend-lease","place","surface","income"] > ["purchase","land-patrols","combat-move","combat","noncombat-move","place","surface","income"]':
    'an order for it enters the phase by itself',
  'production.extraComplexes: 4 > 3': WITHOUT_END,
  'production.extraComplexes: 4 > 5': WITHOUT_END,
  'victory.5.first: usa > germany': `${CANNOT_MATTER}: no capital comes to the Allies in a German turn`,
};
