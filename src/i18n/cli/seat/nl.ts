// Nederlands: wie nu mag spreken en voor wie.

import type { SeatTexts } from './en.ts';

export const seat: SeatTexts = {
  notHis: (player, power, whose, what) =>
    `${player} speelt ${power} niet; ${what === 'orders' ? `${whose} is aan de beurt` : `${whose} moet beslissen`}.`,
  otherPower: (power, turn) => `${turn} is aan de beurt, niet ${power}.`,
  noPower: (player, role) => `${player} is ${role} in dit spel en geeft geen eigen orders.`,
  nextStatus: (slug) => `npx fieldpost status ${slug}   laat zien waarop gewacht wordt`,
  nextFor: (id, name) => `voor ${name} invoeren: --for ${id} --evidence <de mail waarin het kwam>`,
  evidence: (name) => `De mail van ${name} waarin dit kwam (een bestand; alleen de hash wordt bewaard)?`,
};
