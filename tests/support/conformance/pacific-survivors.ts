// Flips of Pacific (2001) that no case notices, each with the reason.

import { LINKED_WAR } from './linked-war-survivors.ts';
import { CANNOT_MATTER, type Survivors, TOLD_TOGETHER } from './survivor-reasons.ts';

const ANY_ORDER = `${CANNOT_MATTER}: the order of places and powers says nothing`;
const WITHOUT_END = `${CANNOT_MATTER}: complexes are built without end`;

export const PACIFIC: Survivors = {
  ...LINKED_WAR,
  'capture.givenLand.0.spaces: ["shantung","manchuria","korea"] > ["manchuria","shantung","korea"]': ANY_ORDER,
  'capture.givenLand.0.spaces: ["shantung","manchuria","korea"] > ["shantung","korea","manchuria"]': ANY_ORDER,
  'combat.kamikaze.zones: ["sea-zone-23","sea-zone-24","sea-zone-25","sea-zone-35","sea-zone-36","sea-zone-37"] > ["sea-zone-23","sea-zone-24","sea-zone-25","sea-zone-35","sea-zone-37","sea-zone-36"]':
    ANY_ORDER,
  'combat.kamikaze.zones: ["sea-zone-23","sea-zone-24","sea-zone-25","sea-zone-35","sea-zone-36","sea-zone-37"] > ["sea-zone-23","sea-zone-24","sea-zone-25","sea-zone-36","sea-zone-35","sea-zone-37"]':
    ANY_ORDER,
  'combat.kamikaze.zones: ["sea-zone-23","sea-zone-24","sea-zone-25","sea-zone-35","sea-zone-36","sea-zone-37"] > ["sea-zone-23","sea-zone-24","sea-zone-35","sea-zone-25","sea-zone-36","sea-zone-37"]':
    ANY_ORDER,
  'combat.kamikaze.zones: ["sea-zone-23","sea-zone-24","sea-zone-25","sea-zone-35","sea-zone-36","sea-zone-37"] > ["sea-zone-23","sea-zone-25","sea-zone-24","sea-zone-35","sea-zone-36","sea-zone-37"]':
    ANY_ORDER,
  'combat.kamikaze.zones: ["sea-zone-23","sea-zone-24","sea-zone-25","sea-zone-35","sea-zone-36","sea-zone-37"] > ["sea-zone-24","sea-zone-23","sea-zone-25","sea-zone-35","sea-zone-36","sea-zone-37"]':
    ANY_ORDER,
  'combat.surprise.defenders: ["uk","usa"] > ["usa","uk"]': ANY_ORDER,
  'complexes-exhausted': WITHOUT_END,
  'fund-purse-shut': `${CANNOT_MATTER}: there are two purses, and where one is shut the other gets all unasked`,
  'income.earners: ["japan","uk","usa"] > ["japan","usa","uk"]': ANY_ORDER,
  'income.earners: ["japan","uk","usa"] > ["uk","japan","usa"]': ANY_ORDER,
  'income.purses.1.spaces: ["borneo","india","burma","shan-state","malaya","hong-kong","manchuria","korea","shantung","french-indo-china","siam"] > ["borneo","burma","india","shan-state","malaya","hong-kong","manchuria","korea","shantung","french-indo-china","siam"]':
    ANY_ORDER,
  'income.purses.1.spaces: ["borneo","india","burma","shan-state","malaya","hong-kong","manchuria","korea","shantung","french-indo-china","siam"] > ["borneo","india","burma","malaya","hong-kong","manchuria","korea","shantung","french-indo-china","siam"]': `${CANNOT_MATTER}: Shan State pays nothing, and Britain builds no complexes`,
  'income.purses.1.spaces: ["borneo","india","burma","shan-state","malaya","hong-kong","manchuria","korea","shantung","french-indo-china","siam"] > ["borneo","india","burma","malaya","shan-state","hong-kong","manchuria","korea","shantung","french-indo-china","siam"]':
    ANY_ORDER,
  'income.purses.1.spaces: ["borneo","india","burma","shan-state","malaya","hong-kong","manchuria","korea","shantung","french-indo-china","siam"] > ["borneo","india","burma","shan-state","hong-kong","malaya","manchuria","korea","shantung","french-indo-china","siam"]':
    ANY_ORDER,
  'income.purses.1.spaces: ["borneo","india","burma","shan-state","malaya","hong-kong","manchuria","korea","shantung","french-indo-china","siam"] > ["borneo","india","burma","shan-state","malaya","hong-kong","korea","manchuria","shantung","french-indo-china","siam"]':
    ANY_ORDER,
  'income.purses.1.spaces: ["borneo","india","burma","shan-state","malaya","hong-kong","manchuria","korea","shantung","french-indo-china","siam"] > ["borneo","india","burma","shan-state","malaya","hong-kong","manchuria","korea","french-indo-china","shantung","siam"]':
    ANY_ORDER,
  'income.purses.1.spaces: ["borneo","india","burma","shan-state","malaya","hong-kong","manchuria","korea","shantung","french-indo-china","siam"] > ["borneo","india","burma","shan-state","malaya","hong-kong","manchuria","korea","shantung","siam","french-indo-china"]':
    ANY_ORDER,
  'income.purses.1.spaces: ["borneo","india","burma","shan-state","malaya","hong-kong","manchuria","korea","shantung","french-indo-china","siam"] > ["borneo","india","burma","shan-state","malaya","hong-kong","manchuria","shantung","korea","french-indo-china","siam"]':
    ANY_ORDER,
  'income.purses.1.spaces: ["borneo","india","burma","shan-state","malaya","hong-kong","manchuria","korea","shantung","french-indo-china","siam"] > ["borneo","india","burma","shan-state","malaya","manchuria","hong-kong","korea","shantung","french-indo-china","siam"]':
    ANY_ORDER,
  'income.purses.1.spaces: ["borneo","india","burma","shan-state","malaya","hong-kong","manchuria","korea","shantung","french-indo-china","siam"] > ["borneo","india","shan-state","burma","malaya","hong-kong","manchuria","korea","shantung","french-indo-china","siam"]':
    ANY_ORDER,
  'income.purses.1.spaces: ["borneo","india","burma","shan-state","malaya","hong-kong","manchuria","korea","shantung","french-indo-china","siam"] > ["india","borneo","burma","shan-state","malaya","hong-kong","manchuria","korea","shantung","french-indo-china","siam"]':
    ANY_ORDER,
  'jointTurns.0: ["usa","china"] > ["china","usa"]': `${CANNOT_MATTER}: the order of turns says who of them is first`,
  'muster-with-road': `${TOLD_TOGETHER} units-mustered; the units show it`,
  'new-complexes-off': WITHOUT_END,
  'no-land-to-give': `${CANNOT_MATTER}: said where land is never given`,
  'production.buyers.0.units: ["marine","industrial-complex"] > ["industrial-complex","marine"]': ANY_ORDER,
  'production.buyers.1.only: ["japan","uk","usa"] > ["japan","usa","uk"]': ANY_ORDER,
  'production.buyers.1.only: ["japan","uk","usa"] > ["uk","japan","usa"]': ANY_ORDER,
  'production.extraComplexes: 4 > 3': WITHOUT_END,
  'production.extraComplexes: 4 > 5': WITHOUT_END,
  'production.musters.0.oneMoreFor: ["burma","india","yunnan","szechwan"] > ["burma","india","szechwan","yunnan"]':
    ANY_ORDER,
  'production.musters.0.oneMoreFor: ["burma","india","yunnan","szechwan"] > ["burma","yunnan","india","szechwan"]':
    ANY_ORDER,
  'production.musters.0.oneMoreFor: ["burma","india","yunnan","szechwan"] > ["india","burma","yunnan","szechwan"]':
    ANY_ORDER,
  'victory.2.any: ["india","new-south-wales","united-states"] > ["india","united-states","new-south-wales"]': ANY_ORDER,
  'victory.2.any: ["india","new-south-wales","united-states"] > ["new-south-wales","india","united-states"]': ANY_ORDER,
};
