// Deutsch: Ablehnungen, bei denen es darum geht, wer am Zug ist und was aussteht.

import type { GeneralRefusals, PositionFault } from '../../../engine/refusals/general.ts';
import { counted, list } from '../../format.ts';
import { ORDER_NAMES } from '../../orders.ts';
import type { Say } from '../say.ts';

const DECISIONS = { casualties: 'Verluste', withdraw: 'Abzug der U-Boote', retreat: 'Rückzug oder weitere Runde' };
const IMPOSSIBLE: { readonly [fault in PositionFault]: string } = {
  'not-on-board': 'dieses Feld gibt es auf diesem Spielplan nicht',
  'sea-controlled': 'ein Seegebiet gehört niemandem',
  'land-without-owner': 'Land, das nicht neutral ist, braucht einen Besitzer',
  'land-unit-at-sea': 'Landeinheiten können ohne Schiff nicht auf See sein',
  'ship-on-land': 'Schiffe sind immer auf See',
  'plane-without-carrier': 'Flugzeuge auf See brauchen einen Träger mit Platz für sie',
  'units-on-enemy-land': 'Einheiten beider Seiten können nicht im selben Gebiet stehen',
  'complex-of-another': 'eine Fabrik gehört dem, der das Land hält',
  'too-many-guns': 'in einem Gebiet steht höchstens eine Flak',
  'too-many-complexes': 'in einem Gebiet steht höchstens eine Fabrik',
  'no-such-ship': 'das Schiff, das Einheiten tragen soll, ist nicht da',
  'too-much-cargo': 'so viel kann das Schiff nicht tragen',
  'mixed-cargo': 'Truppen mehrerer Mächte fahren nicht auf einem Schiff',
};

export const general: Say<GeneralRefusals> = {
  'game-over': ({ side }, w) => `Die Partie ist zu Ende, Sieger: ${w.side(side)}.`,
  'game-drawn': () => 'Die Partie ist zu Ende: remis.',
  'game-already-open': () => 'Die Partie ist schon eröffnet; das tut nur der erste Eintrag eines Protokolls.',
  'game-not-open': () => 'Die Partie ist noch nicht eröffnet.',
  'not-your-turn': ({ power, turn }, w) => `Am Zug: ${w.power(turn)}, nicht ${w.power(power)}.`,
  'others-to-move': ({ powers }, w) => `Vorher sind in dieser Phase noch am Zug: ${w.powers(powers)}.`,
  'phase-over': ({ order, phase }, w) =>
    `${ORDER_NAMES[order].de}: Dafür ist es zu spät, der Zug ist schon in der Phase »${w.phase(phase)}«.`,
  'dice-awaited': ({ dice }) => `Erst ${dice === 1 ? 'muss 1 Würfel' : `müssen ${dice} Würfel`} geworfen werden.`,
  'no-dice-awaited': () => 'Es stehen keine Würfel aus.',
  'dice-missing': ({ purpose, n }) => `Die Würfel für ${purpose} fehlen: ${counted('de', n, 'Würfel', 'Würfel')}.`,
  'dice-wrong': ({ purpose, n, got }) =>
    `Für ${purpose} braucht es ${counted('de', n, 'Würfel', 'Würfel')} mit gültigen Augenzahlen; angegeben sind ${got}.`,
  'dice-left-over': ({ purpose }) => `Nach den Würfeln »${purpose}« hat niemand gefragt.`,
  'decision-due': ({ battle, decision, from }, w) =>
    `Erst ist eine Entscheidung fällig (${w.battle(battle)}, ${w.powers(from)}): ${DECISIONS[decision]}.`,
  'choice-due': ({ space, from }, w) =>
    `Erst sind die Verteidiger für ${w.place(space).acc} zu wählen (${w.powers(from)}).`,
  'no-choice-due': ({ space }, w) => `Verteidiger sind hier jetzt nicht zu wählen (${w.space(space)}).`,
  'choice-not-yours': ({ space, from, power }, w) =>
    `Die Verteidigung haben andere zu wählen (${w.space(space)}, ${w.powers(from)}), nicht die eigene Macht (${w.power(power)}).`,
  'no-decision-due': ({ battle, decision }, w) =>
    `${w.place(battle).in} steht das jetzt nicht an: ${DECISIONS[decision]}.`,
  'decision-not-yours': ({ battle, from, power }, w) =>
    `${w.place(battle).in} haben andere zu entscheiden (${w.powers(from)}), nicht die eigene Macht (${w.power(power)}).`,
  'unknown-space': ({ space }) => `Ein Feld »${space}« gibt es auf diesem Spielplan nicht.`,
  'already-resigned': ({ power }, w) => `Schon aufgegeben: ${w.power(power)}.`,
  'unknown-ruleset': ({ ruleset, version }) =>
    `Dieses Programm kennt das Regelwerk »${ruleset}«, Version ${version}, nicht.`,
  'wrong-board': ({ board, ruleset }) => `Das Regelwerk »${ruleset}« wird nicht auf dem Plan »${board}« gespielt.`,
  'battles-unfought': ({ battles }, w) =>
    `Erst müssen die Schlachten ausgetragen werden: ${list('de', battles.map(w.battle))}.`,
  'not-your-side': ({ power, of }, w) =>
    `Dauerbefehle gibt es nur für die eigene Seite: ${w.power(power)} und ${w.power(of)} sind Gegner.`,
  'option-not-offered': ({ option, value, ruleset }) =>
    `Das Regelwerk »${ruleset}« kennt die Option ${option}=${value} nicht.`,
  'position-impossible': ({ space, why }, w) => `Diese Stellung ist unmöglich: ${w.space(space)}: ${IMPOSSIBLE[why]}.`,
};
