// Flips of Europe (1999) that no case notices, each with the reason.

import { LINKED_WAR } from './linked-war-survivors.ts';
import { CANNOT_MATTER, type Survivors, TOLD_TOGETHER } from './survivor-reasons.ts';

const NO_MARINES = `${CANNOT_MATTER}: there are no marines on its board`;

export const EUROPE: Survivors = {
  ...LINKED_WAR,
  'advance-spent': 'the units and the money show it',
  'cargo-lost-with-ship': 'the units show it',
  'carriers.guestsInAttack: cargo > casualty-with-consent':
    'no case of its own board has a guest aboard a carrier that attacks',
  'carriers.homelessFighters: friendly-land-beside-zone > friendly-island-beside-zone':
    'no case of its own board has fighters that lose their carrier beside land',
  'cashAdvance.0.ipc: 12 > 11':
    'the money is given as the game opens, before the first step of a case; tests of whole games',
  'cashAdvance.0.ipc: 12 > 13': 'as above',
  'combat.orderOfLoss.attack.land: ["infantry","marine","artillery","armor","fighter","bomber"] > ["infantry","artillery","armor","fighter","bomber"]':
    NO_MARINES,
  'combat.orderOfLoss.attack.land: ["infantry","marine","artillery","armor","fighter","bomber"] > ["infantry","artillery","marine","armor","fighter","bomber"]':
    NO_MARINES,
  'combat.orderOfLoss.attack.land: ["infantry","marine","artillery","armor","fighter","bomber"] > ["marine","infantry","artillery","armor","fighter","bomber"]':
    NO_MARINES,
  'combat.orderOfLoss.defence.land: ["infantry","marine","artillery","armor","bomber","fighter"] > ["infantry","artillery","armor","bomber","fighter"]':
    NO_MARINES,
  'combat.orderOfLoss.defence.land: ["infantry","marine","artillery","armor","bomber","fighter"] > ["infantry","artillery","marine","armor","bomber","fighter"]':
    NO_MARINES,
  'combat.orderOfLoss.defence.land: ["infantry","marine","artillery","armor","bomber","fighter"] > ["marine","infantry","artillery","armor","bomber","fighter"]':
    NO_MARINES,
  'complexes-exhausted': `${CANNOT_MATTER}: no complex is ever built`,
  'convoys.routes: none > land-needs-its-route': `${CANNOT_MATTER}: its board has convoy boxes and no routes`,
  'game-won-by-holding': `${TOLD_TOGETHER} victory-in-reach before`,
  'nationLand.tribute: ["usa","uk","ussr"] > ["usa","ussr","uk"]': 'no case comes to the third who pays',
  'no-tribute-due': 'of form: said of an answer to a question that nobody asked',
  'not-owned-since-start': `${CANNOT_MATTER}: no complex is ever built`,
  'phases: ["purchase","combat-move","combat","noncombat-move","lend-lease","place","surface","income"] > ["purchase","combat-move","combat","noncombat-move","place","surface","income"]':
    'an order for it enters the phase by itself',
  'production.extraComplexes: 0 > 1': `${CANNOT_MATTER}: no complex is ever built`,
  'territory-has-complex': `${CANNOT_MATTER}: no complex is ever built`,
  'victory.1.first: usa > germany': `${CANNOT_MATTER}: no capital comes to the Allies in a German turn`,
};
