// Flips of Pacific (2001) that no case notices, each with the reason.

import { LINKED_WAR } from './linked-war-survivors.ts';
import { CANNOT_MATTER, type Survivors, TOLD_TOGETHER } from './survivor-reasons.ts';

const WITHOUT_END = `${CANNOT_MATTER}: complexes are built without end`;

export const PACIFIC: Survivors = {
  ...LINKED_WAR,
  'complexes-exhausted': WITHOUT_END,
  'fund-purse-shut': `${CANNOT_MATTER}: there are two purses, and where one is shut the other gets all unasked`,
  'income.purses.1.spaces: ["borneo","india","burma","shan-state","malaya","hong-kong","manchuria","korea","shantung","french-indo-china","siam"] > ["borneo","india","burma","malaya","hong-kong","manchuria","korea","shantung","french-indo-china","siam"]': `${CANNOT_MATTER}: Shan State pays nothing, and Britain builds no complexes`,
  'jointTurns.0: ["usa","china"] > ["china","usa"]': `${CANNOT_MATTER}: the order of turns says who of them is first`,
  'muster-with-road': `${TOLD_TOGETHER} units-mustered; the units show it`,
  'new-complexes-off': WITHOUT_END,
  'no-land-to-give': `${CANNOT_MATTER}: said where land is never given`,
  'production.extraComplexes: 4 > 3': WITHOUT_END,
  'production.extraComplexes: 4 > 5': WITHOUT_END,
};
