// Nederlands: wat er over de kansen van een slag wordt gezegd.

import { counted } from '../../format.ts';
import type { OddsTexts } from './en.ts';

export const odds: OddsTexts = {
  land: 'Slag te land',
  sea: 'Zeeslag',
  landing: 'Landing',
  attacker: 'aanvaller',
  defender: 'verdediger',
  nobody: 'niemand over',
  worth: (ipc) => `${ipc} IPC`,
  guns: (n) => counted('nl', n, 'luchtdoelgeschut vuurt', 'stukken luchtdoelgeschut vuren'),
  shots: (n) => counted('nl', n, 'slagschip steunt de landing', 'slagschepen steunen de landing'),
  lowLuck: 'low luck',
  fought: (n) => `na ${counted('nl', n, 'ronde', 'rondes')}`,
  results: {
    attacker: 'aanvaller wint',
    defender: 'verdediger houdt stand',
    nobody: 'beide vernietigd',
    retreat: 'aanvaller breekt af',
  },
  taken: 'gebied veroverd',
  lost: (attacker, defender) => `Te verwachten verlies: aanvaller ${attacker} IPC, verdediger ${defender} IPC.`,
  rounds: (rounds) => `Te verwachten gevechtsrondes: ${rounds}.`,
  picks: 'Exact, als wie een slachtoffer mag kiezen steeds de duurste eenheid treft.',
  simulated: (games, seed, error) =>
    `Niet berekend maar uitgeprobeerd: ${games} gevechten met dobbelstenen uit de startwaarde ‘${seed}’. Standaardfout van de winstkans van de aanvaller: ${error}.`,
  noSuchPosition: 'Zo’n stelling bestaat volgens deze regels niet: jagers op zee hebben een vliegdekschip nodig.',
  ends: 'De waarschijnlijkste uitkomsten',
  heading: {
    chance: 'kans',
    result: 'uitkomst',
    attacker: 'aanvaller houdt over',
    defender: 'verdediger houdt over',
    lost: 'verlies in IPC',
  },
  others: (n, chance) => `${counted('nl', n, 'andere uitkomst', 'andere uitkomsten')}: samen ${chance}`,
  noBattles: (game) => `In ${game} is nu geen slag aangekondigd of aan de gang.`,
  noBattleThere: (place) => `${place}: daar is nu geen slag aangekondigd of aan de gang.`,
  midst: (battle) => `${battle}: midden in een ronde; de kansen staan vast zodra de treffers verdeeld zijn.`,
  raid: (battle) => `${battle}: een bombardement, dat niemand wint.`,
  raidOdds: (battle, through, damage, lost) =>
    `${battle}: een bombardement. Er vallen bommen met een kans van ${through}; gemiddeld ${damage} IPC schade en ${lost} IPC aan bommenwerpers verloren.`,
  aboard: (transports) =>
    `Aan boord van ${counted('nl', transports, 'transportschip', 'transportschepen')}, niet meer dan nodig; in de eerste ronde kunnen schepen geraakt worden.`,
  which: 'Welke slag? Geef twee legers op, of een spel.',
  whichNext: 'npx fieldpost odds "5 inf 2 tank tegen 3 inf 1 jager"',
  noGame: (said) => `‘${said}’ is geen tweetal legers en geen spel in dit archief.`,
  onlyForces: (option) => `${option} hoort bij twee legers; een spel heeft zijn eigen regels, eenheden en plannen.`,
  badUnit: (unit) => `${unit} kan aan zo’n slag niet meedoen.`,
  mixed: (unit) => `Er wordt te land of ter zee gevochten; ${unit} hoort daar niet bij.`,
  mixedNext: 'slagschepen die een landing steunen: --bombard 2; landeenheden op zee zijn lading en vechten niet',
  badTechnology: (said, known) => `‘${said}’ is geen technologie: ${known}.`,
  badPlan: (said) => `‘${said}’ is geen plan: SA, SAAC, TAAC of KAAC.`,
  badSubmarines: (said) => `Onderzeeboten blijven (stay) of trekken zich terug (withdraw); ‘${said}’ bestaat niet.`,
  tooMany: (most) => `Dat zijn meer dan ${most} eenheden aan één kant.`,
  defendersStay: (option) => `${option}: volgens deze regels trekt een verdediger zich nooit terug.`,
  badGames: (said, most) => `Een slag wordt 1 tot ${most} keer uitgeprobeerd, niet ‘${said}’.`,
  notAlone: (option) => `${option} vraagt om een landing: er wordt te land gevochten, en er doen grondtroepen mee.`,
};
