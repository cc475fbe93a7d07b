// Money and the purses that hold it.

/** An amount of Industrial Production Certificates: a whole number. */
export type Ipc = number;

/** One of a power's treasuries. Most games have one purse a power, called `main`. */
export type PurseId = string;
export const MAIN_PURSE: PurseId = 'main';
