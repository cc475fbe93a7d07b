// Deutsch: wer jetzt sprechen darf und für wen.

import type { SeatTexts } from './en.ts';

export const seat: SeatTexts = {
  notHis: (player, power, whose, what) =>
    `${player} spielt ${power} nicht; ${what === 'orders' ? `am Zug ist ${whose}` : `entscheiden muss ${whose}`}.`,
  otherPower: (power, turn) => `Am Zug ist ${turn}, nicht ${power}.`,
  noPower: (player, role) => `${player} ist in dieser Partie ${role} und gibt keine eigenen Befehle.`,
  nextStatus: (slug) => `npx fieldpost status ${slug}   zeigt, worauf gewartet wird`,
  nextFor: (id, name) => `für ${name} eintragen: --for ${id} --evidence <die Mail, in der es kam>`,
  evidence: (name) => `Die Mail von ${name}, in der dies kam (eine Datei; nur ihr Hash wird behalten)?`,
};
