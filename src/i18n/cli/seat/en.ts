// English: who may speak now, and for whom.

export const seat = {
  notHis: (player: string, power: string, whose: string, what: 'orders' | 'decision') =>
    `${player} does not play ${power}; it is ${what === 'orders' ? `${whose}’s turn` : `for ${whose} to decide`}.`,
  otherPower: (power: string, turn: string) => `${turn} is to move, not ${power}.`,
  noPower: (player: string, role: string) => `${player} is ${role} in this game and gives no orders of his own.`,
  nextStatus: (slug: string) => `npx fieldpost status ${slug}   shows what is awaited`,
  nextFor: (id: string, name: string) => `to enter it for ${name}: --for ${id} --evidence <the mail it came in>`,
  evidence: (name: string) => `The mail of ${name} this came in (a file; only its hash is kept)?`,
};

export type SeatTexts = typeof seat;
