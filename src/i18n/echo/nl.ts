// Nederlands: wat orders vragen en wat er gebeurd is, voluit.

import type { Conduct, EventOf } from '../../engine/index.ts';
import type { Technology, UnitType } from '../../vocab/index.ts';
import { counted, plural } from '../format.ts';
import type { Words } from '../words.ts';
import type { EchoTexts } from './en.ts';

const DECISIONS = {
  casualties: 'welke eenheden verloren gaan',
  withdraw: 'of onderzeeboten onderduiken',
  retreat: 'terugtrekken of nog een ronde',
};
const PLANS = {
  SA: 'spaar de vliegtuigen: zijn de landeenheden weg, dan breken de vliegtuigen af',
  SAAC: 'spaar de vliegtuigen, koste wat kost',
  TAAC: 'verover het gebied, koste wat kost: vliegtuigen vallen vóór de laatste eenheid die het gebied kan bezetten',
  KAAC: 'vernietig, koste wat kost: de laagste aanvalswaarde eerst, tot het einde',
  ask: 'vraag bij elke echte keuze',
};
const ROLES: { readonly [role in EventOf<'rolled'>['role']]: string } = {
  research: 'Wapenontwikkeling',
  'technology-table': 'Technologietabel',
  antiaircraft: 'Luchtdoelvuur',
  'supporting-shot': 'Steunvuur',
  submarine: 'Aanvallende onderzeeboten',
  attack: 'Aanval',
  defence: 'Verdediging',
  raid: 'Strategisch bombardement',
  rocket: 'Raket',
  artillery: 'Eerste vuur',
  aircraft: 'Vliegtuigen',
  neutral: 'Geld voor de verdediging van een neutraal gebied',
};
const OUTCOMES: { readonly [outcome in EventOf<'battle-ended'>['outcome']]: string } = {
  attacker: 'gewonnen door de aanvaller',
  defender: 'gewonnen door de verdediger',
  nobody: 'er is niemand meer over',
  retreat: 'terugtocht van de aanvaller',
  raided: 'het bombardement is voorbij',
  'called-off': 'afgelast',
  'broken-off': 'contact verbroken',
};
const CAUSES: { readonly [cause in EventOf<'units-lost'>['cause']]: string } = {
  antiaircraft: 'neergehaald',
  'supporting-shot': 'door steunvuur geraakt',
  submarine: 'door onderzeeboten tot zinken gebracht',
  attack: 'door de aanvaller geraakt',
  defence: 'door de verdediger geraakt',
  'with-ship': 'met het schip vergaan',
  'no-landing-place': 'verloren, geen landingsplaats',
  defenceless: 'weerloos tot zinken gebracht',
  artillery: 'door het eerste vuur geraakt',
  aircraft: 'door vliegtuigen geraakt',
};
const HOW: { readonly [how in EventOf<'control-changed'>['how']]: string } = {
  capture: 'veroverd',
  blitz: 'in het voorbijgaan veroverd',
  liberation: 'heroverd',
  neutral: 'niet langer neutraal',
};
const WON: { readonly [how in EventOf<'game-won'>['how']]: string } = {
  capitals: 'door hoofdsteden',
  economic: 'door landwaarde',
  resignation: 'door opgave van de anderen',
  elimination: 'omdat er van de anderen niets meer over is',
  theatres: 'omdat elk strijdtoneel beslist is',
};

export const nl: EchoTexts = {
  defendNeutral: (units, space) => `Verdediging van het neutrale gebied ${space.in}: ${units}`,
  research: (dice, cost) => `Wapenontwikkeling: ${counted('nl', dice, 'dobbelsteen', 'dobbelstenen')} voor ${cost} IPC`,
  purchase: (units, cost) => `Aankoop: ${units} voor ${cost} IPC`,
  combatMoves: 'Gevechtsbewegingen',
  noncombatMoves: 'Bewegingen zonder gevecht',
  noMoves: 'geen',
  march: (units, from, via, to) =>
    via === '' ? `${units} ${from.from} ${to.to}` : `${units} ${from.from} via ${via} ${to.to}`,
  raid: 'strategisch bombardement',
  attackIn: ({ in: where }) => `de schepen ${where} vallen aan`,
  landIn: (place) => `landing ${place.in}`,
  carrying: (units) => `met ${units} aan boord`,
  beganIn: (place) => `aan het begin van de beurt ${place.in}`,
  empty: 'leeg',
  load: (units, from, zone) => `${units} ${from.from} aan boord ${zone.in}`,
  unload: (units, zone, to) => `${units} ${zone.from} aan land ${to.in}`,
  shipsOf: (power) => `schepen: ${power}`,
  rocket: (from, target) => `Raket ${from.from} op ${target.the}`,
  fight: 'Slagen',
  raidOn: (place) => `bombardement op ${place.the}`,
  secondBattle: (place) => `de tweede slag om ${place.the}`,
  casualties: (battle, lost) => `Verliezen ${battle.in}: ${lost}`,
  withdraw: (count, battle, to) =>
    `${counted('nl', count, 'onderzeeboot duikt', 'onderzeeboten duiken')} onder ${battle.from}${to === undefined ? '' : ` ${to.to}`}`,
  stay: (battle) => `De onderzeeboten ${battle.in} blijven`,
  retreat: (battle, to) =>
    to === undefined ? `De vliegtuigen breken ${battle.in} af` : `Terugtocht ${battle.from} ${to.to}`,
  breakOff: ({ in: where }) => `Het contact wordt verbroken ${where}`,
  retreatWays: ({ from }) => `Terugtocht ${from}`,
  retreatWay: ({ units, to }) => `${units} ${to}`,
  breaksContact: ({ units, in: where }) => `${units} ${where}, zonder verder te vechten`,
  place: 'Plaatsing',
  placement: (units, space, from) =>
    from === undefined ? `${units} ${space.in}` : `${units} ${space.in}, uit het complex ${from.in}`,
  boarding: (placement, planes) => `${placement}; met aan boord ${planes} die bij het complex stond(en)`,
  nothing: 'niets',
  bid: (total) => (total < 0 ? `Bod van ${total} IPC; afgestaan wordt` : `Bod van ${total} IPC`),
  bidMoney: (ipc, power) => `${ipc} IPC (${power})`,
  endTurnAlone: 'Einde beurt',
  endTurn: 'Einde beurt, inkomsten innen',
  resign: (power) => `Opgave: ${power}`,
  standing: 'Vaste orders',
  standingFor: (power, side, where) => `${power}, ${side === 'attack' ? 'in de aanval' : 'in de verdediging'} ${where}`,
  scopes: { land: 'te land', sea: 'op zee' },
  inSpace: (space) => `${space.in}`,
  conduct: (conduct: Conduct, w: Words) => [
    ...(conduct.plan === undefined ? [] : [PLANS[conduct.plan]]),
    ...(conduct.planFrom === undefined ? [] : [`vanaf ronde ${conduct.planFrom}`]),
    ...(conduct.orderOfLoss === undefined
      ? []
      : [`eerst vallen ${conduct.orderOfLoss.map((type) => w.unit(type, 2)).join(', dan ')}`]),
    ...(conduct.rounds === undefined ? [] : [`stop na ronde ${conduct.rounds}`]),
    ...(conduct.retreatAfter === undefined ? [] : [`terugtrekken na ronde ${conduct.retreatAfter}`]),
    ...(conduct.retreatBelow === undefined ? [] : [`terugtrekken bij minder dan ${conduct.retreatBelow} aanvallers`]),
    ...(conduct.retreatTo === undefined ? [] : [`terugtrekken ${w.place(conduct.retreatTo).to}`]),
    ...(conduct.supports === undefined
      ? []
      : [`hoogstens ${counted('nl', conduct.supports, 'steunschot', 'steunschoten')}`]),
    ...(conduct.submarines === undefined
      ? []
      : [
          { stay: 'onderzeeboten blijven', withdraw: 'onderzeeboten duiken onder', ask: 'vraag over onderzeeboten' }[
            conduct.submarines
          ],
        ]),
    ...(conduct.submarinesTo === undefined ? [] : [`onderzeeboten ${w.place(conduct.submarinesTo).to}`]),
    ...(conduct.picks === undefined
      ? []
      : [`eerst treffen: ${conduct.picks.map((type) => w.unit(type, 2)).join(', dan ')}`]),
    ...(conduct.guestsMayBeLost === undefined ? [] : ['gastvliegtuigen mogen verloren gaan']),
  ],

  forces: (units, power) => `${units} (${power})`,
  flown: (force, to) => `${force} op weg ${to.to}`,
  bidSeal: (player) => `${player} verzegelt een bod`,
  bidDue: (side) => `Eerst komt het bod (${side})`,
  bidsDue: (players) => `Eerst komen de gesloten biedingen: ${players}`,
  lot: 'het lot tussen gelijke biedingen',
  bidSealed: (player) => `Het bod van ${player} is verzegeld`,
  bidOpened: (player, total, parts) => `Het bod van ${player}: ${total} IPC${parts === '' ? '' : `; ${parts}`}`,
  bidLapsed: (player) => `Het bod van ${player} was er niet op tijd en telt niet meer`,
  lotDrawn: (value, player) => `Gelijke biedingen: de dobbelsteen toont ${value}, het lot valt op ${player}`,
  sidesDecided: {
    'lower-bid': 'Het laagste bod beslist',
    lot: 'Het lot beslist',
    lapse: 'Het overgebleven bod beslist',
  },
  plays: (player, side) => `${player}: ${side}`,
  unitsHeld: (units, space) => `Van de slag afgezien; geen zet meer voor ${units} ${space.in}`,
  bidTaken: (units, space) => `Afgestaan voor het bod: ${units} ${space.in}`,
  bidMade: (side, total) => `Bod opgesteld (${side}): ${total} IPC`,
  gameOpened: 'Het spel is geopend',
  turnBegan: (round, power) => `Ronde ${round}, aan de beurt: ${power}`,
  phaseBegan: (phase) => `Fase: ${phase}`,
  diceAwaited: (dice) =>
    `Er ${plural('nl', dice, 'moet', 'moeten')} ${counted('nl', dice, 'dobbelsteen', 'dobbelstenen')} worden gegooid`,
  standingSet: 'De vaste orders gelden',
  relation: {
    enemy: (powers) => `${powers} zijn in oorlog`,
    neither: (powers) => `${powers} hebben vrede`,
    friend: (powers) => `${powers} zijn bondgenoten`,
  },
  turnEnded: (round, power) => `Einde beurt: ${power}, ronde ${round}`,
  roundEnded: (round, sides) => `Ronde ${round} is afgelopen; landwaarde: ${sides}`,
  sideValue: (side, value) => `${side} ${value}`,
  eliminated: (power) => `Uit het spel: ${power}`,
  neutralViolated: (power, space) => `${power}: de neutraliteit van ${space} geschonden`,
  choiceDue: (power, space, ipc) => `${power}: ${ipc} IPC voor de verdediging van ${space}`,
  damageSettled: {
    income: (power, ipc) => `${power}: ${ipc} IPC voor schade aan de industrie van de inkomsten afgetrokken`,
    capture: (power, ipc) => `${power}: de schade van ${ipc} IPC aan het verloren complex vervalt`,
  },
  resigned: (power) => `Opgegeven: ${power}`,
  theatreWon: (theatre, side) => `Strijdtoneel beslist (${theatre}), winnaar daar: ${side}`,
  gameWon: (side, how) => `Het spel is afgelopen, winnaar ${WON[how]}: ${side}`,
  gameDrawn: 'Het spel is afgelopen: remise',
  battlesHalted: (battles) => `Stilgelegd, opnieuw te bevelen: ${battles}`,
  playersChanged: (players) => `Vanaf hier spelen: ${players}`,
  optionsChanged: 'Vanaf hier gelden andere opties',
  position: {
    report: (round, power, phase, w) => `Stelling zoals gemeld: ronde ${round}, ${power}, ${w.phase(phase)}`,
    edit: (round, power, phase, w) => `Stelling rechtgezet: ronde ${round}, ${power}, ${w.phase(phase)}`,
  },
  rewound: (seq) => `Terug naar de stelling na #${seq}`,
  paid: ({ ipc, for: why, space }, power, w) =>
    ({
      research: `${power}: ${ipc} IPC betaald voor wapenontwikkeling`,
      purchase: `${power}: ${ipc} IPC betaald voor nieuwe eenheden`,
      neutral: `${power}: ${ipc} IPC betaald om ${w.space(space ?? '')} binnen te trekken`,
      raid: `${power}: ${ipc} IPC afgestaan aan de bank`,
      rocket: `${power}: ${ipc} IPC afgestaan aan de bank`,
      loot: `${power}: kas van ${ipc} IPC verloren`,
      bid: `${power}: ${ipc} IPC afgestaan voor het bod`,
      unspent: `${power}: ${ipc} IPC niet uitgegeven en vervallen`,
    })[why],
  received: ({ ipc, for: why }, power) =>
    ({
      income: `${power}: inkomsten ${ipc} IPC`,
      loot: `${power}: ${ipc} IPC buitgemaakt met de hoofdstad`,
      bid: `${power}: ${ipc} IPC uit het bod`,
    })[why],
  researchBegun: (power, dice) =>
    `${power} gooit ${counted('nl', dice, 'onderzoeksdobbelsteen', 'onderzoeksdobbelstenen')}`,
  technologyGained: (power: string, technology: Technology, starts, w) =>
    `${power}, doorbraak: ${w.technology(technology)}${starts === 'at-once' ? '' : ', van kracht na deze beurt'}`,
  purchased: (power, units) => `${power}: ${units} gekocht`,
  controlChanged: (space, to, how) => `${space.name} ${HOW[how]}, eigenaar: ${to}`,
  unitsCaptured: (units, space, to) => `Buitgemaakt ${space.in} (${to}): ${units}`,
  neutralEntered: (power, space) => `${power}: het neutrale ${space} binnengetrokken`,
  placed: (units, space) => `${units} ${space.in} geplaatst`,
  forfeited: (power, units) => `${power}: ${units} niet geplaatst en verloren`,
  bombed: (space, damage, owner) => `De industrie ${space.in} verliest ${damage} IPC (${owner})`,
  rocketFired: (power, from, target) => `${power}: raket ${from.from} op ${target.the}`,
  moved: (units, path) => `${units}: ${path}`,
  loaded: (units, from, zone) => `${units}: ${from.name} > aan boord ${zone.in}`,
  unloaded: (units, zone, to) => `${units}: ${zone.from} aan land ${to.in}`,
  landingDeclared: (units, zone, to) => `Landing ${zone.from} ${to.in}: ${units}`,
  landingCancelled: (units, to) => `De landing ${to.in} gaat niet door: ${units}`,
  overflown: (units, space, gunner) => `Over het geschut ${space.in} (${gunner}): ${units}`,
  launched: (units, zone) => `Opgestegen van hun vliegdekschip ${zone.in}: ${units}`,
  landed: (units, zone) => `Geland op een vliegdekschip ${zone.in}: ${units}`,
  removed: {
    'no-landing-place': (units, space) => `${space.in} verloren, geen landingsplaats: ${units}`,
    'ship-lost': (units, space) => `${space.in} met het schip verloren: ${units}`,
    'gave-up': (units, space) =>
      `${space.in} van het bord genomen, omdat hun mogendheid heeft opgegeven en er geen weg terug was: ${units}`,
  },
  battleDeclared: (battle, kind) =>
    ({ land: `Slag om ${battle.the}`, sea: `Zeeslag ${battle.in}`, raid: `Bombardement op ${battle.the}` })[kind],
  battleOpened: (battle, attackers, defenders) => `${battle}: ${attackers} tegen ${defenders || 'niemand'}`,
  round: (round) => (round === 0 ? 'opening' : `ronde ${round}`),
  rolled: (role, round, volleys, hits) =>
    `${ROLES[role]}${round === '' ? '' : `, ${round}`}: ${volleys}  =  ${counted('nl', hits, 'treffer', 'treffers')}`,
  thrown: (role, volleys) => `${ROLES[role]}: ${volleys}`,
  sure: (hits) => `${hits} zeker`,
  decisionDue: (battle, decision, from) => `${battle}: te beslissen (${from}): ${DECISIONS[decision]}`,
  proposed: (power, units, battle) => `${power}: verliezen ${battle.in} zouden zijn ${units}`,
  marked: (units) => `Geraakt, nog één schot: ${units}`,
  damaged: (units) => `Geraakt en beschadigd, vecht door: ${units}`,
  lost: (units, cause) => `${units} ${CAUSES[cause]}`,
  hitsVoid: (hits) =>
    `${counted('nl', hits, 'treffer vervalt', 'treffers vervallen')}: er is niets wat geraakt kan worden`,
  withdrew: (units, from, to) => `Ondergedoken ${from.from} ${to.to}: ${units}`,
  stayed: (powers, decision) =>
    decision === 'withdraw' ? `${powers}: de onderzeeboten blijven` : `${powers}: het gevecht gaat door`,
  retreated: (units, from, to) =>
    to === undefined ? `Afgebroken ${from.in}: ${units}` : `Terugtocht ${from.from} ${to.to}: ${units}`,
  contactBroken: ({ units, in: where }) => `Contact verbroken ${where}, waar deze blijven: ${units}`,
  battleEnded: (battle, outcome, rounds) =>
    `${battle}: ${OUTCOMES[outcome]}${rounds === 0 ? '' : ` na ${counted('nl', rounds, 'ronde', 'rondes')}`}`,
  roles: ROLES,
  diceFor: (what, where) => (where === '' ? what : `${what}, ${where}`),
  units: (type: UnitType, need, w) => `${w.unit(type, 2)} op ${need}`,
};
