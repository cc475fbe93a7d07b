// Nederlands: weigeringen over wie aan de beurt is en wat er nog moet gebeuren.

import type { GeneralRefusals, PositionFault } from '../../../engine/refusals/general.ts';
import { counted, list } from '../../format.ts';
import { ORDER_NAMES } from '../../orders.ts';
import type { Say } from '../say.ts';

const DECISIONS = { casualties: 'verliezen', withdraw: 'onderduiken', retreat: 'terugtrekken of nog een ronde' };
const IMPOSSIBLE: { readonly [fault in PositionFault]: string } = {
  'not-on-board': 'dat vak bestaat niet op dit bord',
  'sea-controlled': 'een zeegebied is van niemand',
  'land-without-owner': 'land dat niet neutraal is, heeft een eigenaar nodig',
  'land-unit-at-sea': 'landeenheden kunnen zonder schip niet op zee zijn',
  'ship-on-land': 'schepen zijn altijd op zee',
  'plane-without-carrier': 'vliegtuigen op zee hebben een vliegdekschip met plaats nodig',
  'units-on-enemy-land': 'eenheden van beide kanten kunnen niet in één gebied staan',
  'complex-of-another': 'een industrieel complex is van wie het land heeft',
  'too-many-guns': 'in een gebied staat hoogstens één luchtdoelkanon',
  'too-many-complexes': 'in een gebied staat hoogstens één industrieel complex',
  'no-such-ship': 'het schip dat eenheden zou vervoeren, is er niet',
  'too-much-cargo': 'zoveel kan het schip niet dragen',
  'mixed-cargo': 'troepen van meer mogendheden varen niet op één schip',
};

export const general: Say<GeneralRefusals> = {
  'game-over': ({ side }, w) => `Het spel is afgelopen, winnaar: ${w.side(side)}.`,
  'game-drawn': () => 'Het spel is afgelopen: remise.',
  'game-already-open': () => 'Het spel is al geopend; dat doet alleen de eerste regel van een logboek.',
  'game-not-open': () => 'Het spel is nog niet geopend.',
  'not-your-turn': ({ power, turn }, w) => `Aan de beurt: ${w.power(turn)}, niet ${w.power(power)}.`,
  'others-to-move': ({ powers }, w) => `Eerst zijn in deze fase nog aan de beurt: ${w.powers(powers)}.`,
  'phase-over': ({ order, phase }, w) =>
    `Te laat voor ${ORDER_NAMES[order].nl}: de beurt is al in de fase ‘${w.phase(phase)}’.`,
  'dice-awaited': ({ dice }) =>
    `Eerst ${dice === 1 ? 'moet er 1 dobbelsteen' : `moeten er ${dice} dobbelstenen`} worden gegooid.`,
  'no-dice-awaited': () => 'Er hoeft nu niet gegooid te worden.',
  'dice-missing': ({ purpose, n }) =>
    `De worp voor ${purpose} ontbreekt: ${counted('nl', n, 'dobbelsteen', 'dobbelstenen')}.`,
  'dice-wrong': ({ purpose, n, got }) =>
    `Voor ${purpose} zijn ${counted('nl', n, 'dobbelsteen', 'dobbelstenen')} met geldige ogen nodig; opgegeven zijn er ${got}.`,
  'dice-left-over': ({ purpose }) => `Om de worp ‘${purpose}’ heeft niemand gevraagd.`,
  'decision-due': ({ battle, decision, from }, w) =>
    `Eerst is er een beslissing nodig (${w.battle(battle)}, ${w.powers(from)}): ${DECISIONS[decision]}.`,
  'choice-due': ({ space, from }, w) =>
    `Eerst moeten de verdedigers van ${w.place(space).the} gekozen worden (${w.powers(from)}).`,
  'no-choice-due': ({ space }, w) => `Er zijn hier nu geen verdedigers te kiezen (${w.space(space)}).`,
  'choice-not-yours': ({ space, from, power }, w) =>
    `De verdediging kiezen anderen (${w.space(space)}, ${w.powers(from)}), niet de eigen mogendheid (${w.power(power)}).`,
  'no-decision-due': ({ battle, decision }, w) =>
    `${w.place(battle).in} is dat nu niet aan de orde: ${DECISIONS[decision]}.`,
  'decision-not-yours': ({ battle, from, power }, w) =>
    `${w.place(battle).in} beslissen anderen (${w.powers(from)}), niet de eigen mogendheid (${w.power(power)}).`,
  'unknown-space': ({ space }) => `Een vak ‘${space}’ bestaat niet op dit bord.`,
  'already-resigned': ({ power }, w) => `Al opgegeven: ${w.power(power)}.`,
  'unknown-ruleset': ({ ruleset, version }) => `Dit programma kent de regelset ‘${ruleset}’, versie ${version}, niet.`,
  'wrong-board': ({ board, ruleset }) => `De regelset ‘${ruleset}’ wordt niet op het bord ‘${board}’ gespeeld.`,
  'battles-unfought': ({ battles }, w) =>
    `Eerst moeten de slagen worden uitgevochten: ${list('nl', battles.map(w.battle))}.`,
  'not-your-side': ({ power, of }, w) =>
    `Vaste orders gelden alleen voor de eigen kant: ${w.power(power)} en ${w.power(of)} zijn tegenstanders.`,
  'option-not-offered': ({ option, value, ruleset }) =>
    `De regelset ‘${ruleset}’ kent de optie ${option}=${value} niet.`,
  'position-impossible': ({ space, why }, w) => `Deze stelling is onmogelijk: ${w.space(space)}: ${IMPOSSIBLE[why]}.`,
};
