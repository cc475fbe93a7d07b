// DAAK's clauses behind the refusals and effects of combat, most specific first.

import type { Cites } from '../../ruleset.ts';

const sameSpace = ['daak.retreat.single-space'] as const;

export const combatCites: Cites = {
  // refusals
  'no-shot-there': ['daak.battleship.bombard-conditions', 'daak.battleship.bombard-one-roll'],
  'sea-battle-first/battleship': ['daak.battleship.no-holding-back', 'daak.battleship.bombard-conditions'],
  'decision-due/withdraw': ['daak.sub.withdraw-alone', 'daak.sub.attacker-first'],
  'battle-over/retreated': ['daak.retreat.binds-aircraft'],
  'casualty-not-there/cargo': ['daak.transport.cargo-inert'],
  'casualty-not-there/guest': ['daak.carrier.guest-is-cargo-on-attack'],
  'casualty-not-there/shot': ['daak.battleship.bombard-one-roll', 'ruling.D17'],
  'casualty-not-there/aa-gun': ['daak.aa.not-a-casualty'],
  'retreat-before-defence/landing-off': ['daak.amphib.only-if-unloaded'],
  'retreat-from-nothing': ['daak.retreat.not-from-nobody'],
  'retreat-from-assault': ['daak.amphib.no-retreat'],
  'retreat-is-whole': [...sameSpace, 'daak.retreat.binds-aircraft'],
  'retreat-not-there': [
    ...sameSpace,
    'daak.retreat.blitz-and-overflight-spaces',
    'daak.retreat.path-declared',
    'ruling.D13',
  ],
  'retreat-not-there/not-friendly': ['daak.retreat.friendly-at-retreat-time'],
  'planes-have-no-retreat-space': ['daak.retreat.aircraft-wait'],
  'withdraw-not-now': ['daak.sub.withdraw-alone'],
  'withdraw-to-enemies/defence': ['daak.sub.defender-empty-unfought-zone'],
  'withdraw-to-battle-site/defence': ['daak.sub.defender-empty-unfought-zone'],
  'withdraw-not-an-origin': ['daak.sub.attacker-zone-used-by-ship', 'ruling.D14'],

  // effects
  'gun-fires-on-the-way': ['daak.aa.combat-move-only'],
  'gun-fires-in-battle': ['daak.aa.combat-move-only'],
  'gun-spared': ['daak.aa.not-a-casualty'],
  'transport-takes-hit': ['daak.transport.cargo-lost-with-ship'],
  'guest-defends': ['daak.carrier.all-fighters-defend'],
  'carrier-fighters-defend': ['daak.carrier.fighters-defend', 'daak.carrier.all-fighters-defend'],
  'guests-hold-fire': ['daak.carrier.guest-is-cargo-on-attack'],
  'guest-lost-with-carrier': ['daak.carrier.guest-is-cargo-on-attack'],
  'cargo-takes-no-part': ['daak.transport.cargo-inert'],
  'cargo-lost-with-ship': ['daak.transport.cargo-lost-with-ship'],
  'cargo-lost-with-ship/guests': ['daak.transport.guest-same-basics', 'daak.transport.cargo-lost-with-ship'],
  'cargo-retreats-with-ship': ['daak.transport.retreat-keeps-cargo'],
  'gun-lost-with-transport': ['daak.aa.sinks-with-transport'],
  'own-carrier-lost': ['daak.carrier.attacking-carrier-lost'],
  'homeless-fighter-landed': ['daak.carrier.homeless-fighter-islands'],
  'homeless-fighter-lost': ['daak.carrier.homeless-fighter-islands'],
  'supporting-shot': [
    'daak.battleship.bombard-one-roll',
    'daak.battleship.bombard-conditions',
    'daak.battleship.land-never-hits-ships',
  ],
  'shot-hits-land-units': ['daak.battleship.bombard-one-roll', 'ruling.D17'],
  'supporting-shot-forfeited': ['daak.battleship.bombard-conditions', 'daak.battleship.no-holding-back'],
  'marked-still-fire/shot': ['daak.battleship.bombard-one-roll'],
  'landing-called-off': ['daak.transport.retreat-keeps-cargo'],
  'assault-without-troops': ['daak.amphib.only-if-unloaded', 'ruling.D30'],
  'no-retreat-from-assault': ['daak.amphib.no-retreat', 'daak.amphib.definition'],
  'retreated-to-origin': sameSpace,
  'retreated-under-flight': ['daak.retreat.blitz-and-overflight-spaces', 'ruling.D13'],
  'retreated-from-inside': sameSpace,
  'planes-break-off': ['daak.retreat.aircraft-wait', 'daak.retreat.binds-aircraft'],
  'submarines-leave-first': ['daak.sub.attacker-first', 'daak.sub.withdraw-alone', 'daak.sub.battle-continues'],
  'submarines-withdrew': ['daak.sub.withdraw-alone', 'daak.sub.defender-empty-unfought-zone'],
  'submarines-shun-battle-site': ['daak.sub.defender-empty-unfought-zone'],
};
