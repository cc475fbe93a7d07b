// English: what the odds of a battle say.

import { counted } from '../../format.ts';

export const odds = {
  land: 'Land battle',
  sea: 'Sea battle',
  landing: 'Landing',
  attacker: 'attacker',
  defender: 'defender',
  nobody: 'nobody left',
  worth: (ipc: string) => `${ipc} IPC`,
  guns: (n: number) => counted('en', n, 'antiaircraft gun fires', 'antiaircraft guns fire'),
  shots: (n: number) => counted('en', n, 'battleship supports the landing', 'battleships support the landing'),
  lowLuck: 'low luck',
  fought: (n: number) => `${counted('en', n, 'round', 'rounds')} fought`,
  results: {
    attacker: 'attacker wins',
    defender: 'defender holds',
    nobody: 'both are destroyed',
    retreat: 'attacker leaves',
  },
  taken: 'territory taken',
  lost: (attacker: string, defender: string) =>
    `Losses to be expected: attacker ${attacker} IPC, defender ${defender} IPC.`,
  rounds: (rounds: string) => `Rounds to be expected: ${rounds}.`,
  picks: 'Exact, if whoever picks a victim hits the dearest unit first.',
  simulated: (games: string, seed: string, error: string) =>
    `Not worked out but tried out: ${games} battles with dice from the seed “${seed}”. Standard error of the attacker’s chance: ${error}.`,
  noSuchPosition: 'No rules know such a position: fighters at sea need a carrier.',
  ends: 'The likeliest ends',
  heading: {
    chance: 'chance',
    result: 'result',
    attacker: 'attacker left',
    defender: 'defender left',
    lost: 'IPC lost',
  },
  others: (n: number, chance: string) => `${counted('en', n, 'other end', 'other ends')}: ${chance} together`,
  noBattles: (game: string) => `No battle is declared or open in ${game} now.`,
  noBattleThere: (place: string) => `${place}: no battle is declared or open there now.`,
  midst: (battle: string) => `${battle}: in the midst of a round; the odds can be told when its hits are taken.`,
  raid: (battle: string) => `${battle}: a bombing raid, which nobody wins.`,
  raidOdds: (battle: string, through: string, damage: string, lost: string) =>
    `${battle}: a bombing raid. Bombs fall with a chance of ${through}; damage ${damage} IPC on average, bombers lost ${lost} IPC.`,
  aboard: (transports: number) =>
    `Aboard ${counted('en', transports, 'transport', 'transports')}, as few as carry them; ships can be hit in the first round.`,
  which: 'Which battle? Give two forces, or a game.',
  whichNext: 'npx fieldpost odds "5 inf 2 arm vs 3 inf 1 ftr"',
  noGame: (said: string) => `“${said}” is neither two forces nor a game of this archive.`,
  onlyForces: (option: string) => `${option} goes with two forces; a game has its own rules, units and plans.`,
  badUnit: (unit: string) => `${unit} cannot fight in a battle like this one.`,
  mixed: (unit: string) => `A battle is fought on land or at sea, and ${unit} is on the wrong side of the shore.`,
  mixedNext: 'battleships that support a landing: --bombard 2; land units at sea are cargo and take no part',
  badTechnology: (said: string, known: string) => `“${said}” is no technology: ${known}.`,
  badPlan: (said: string) => `“${said}” is no plan: SA, SAAC, TAAC or KAAC.`,
  badSubmarines: (said: string) => `Submarines stay or withdraw; “${said}” they do not.`,
  tooMany: (most: number) => `That is more than ${most} units on one side.`,
  defendersStay: (option: string) => `${option}: under these rules defenders never leave a battle.`,
  badGames: (said: string, most: number) => `A battle is tried out between 1 and ${most} times, not “${said}”.`,
  notAlone: (option: string) => `${option} needs a landing: the battle is on land, and somebody on foot takes part.`,
};

export type OddsTexts = typeof odds;
