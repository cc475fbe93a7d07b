// Money and the purses that hold it.

/** An amount of Industrial Production Certificates: a whole number. */
export type Ipc = number;

/** One of a power's treasuries. Most games have one purse a power, called `main`. */
export type PurseId = string;
export const MAIN_PURSE: PurseId = 'main';

/** What money is paid for. */
export const PAID_FOR = [
  'research',
  'purchase',
  'neutral',
  'raid',
  'rocket',
  'loot',
  'bid',
  'unspent',
  'tribute',
] as const;
/** What money is received for. */
export const RECEIVED_FOR = ['income', 'loot', 'bid', 'tribute', 'fund'] as const;
export type Purpose = (typeof PAID_FOR)[number] | (typeof RECEIVED_FOR)[number];
