// The powers of the second edition's board, for tests that count on it.

export const FIVE_POWERS = ['ussr', 'germany', 'uk', 'japan', 'usa'] as const;
export type FivePower = (typeof FIVE_POWERS)[number];
