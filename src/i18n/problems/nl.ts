// Nederlands: regels van een beurtblad die niet begrepen zijn, en opmerkingen bij regels die dat wel zijn.

import { counted, number } from '../format.ts';
import type { Say } from '../refusals/say.ts';
import type { Words } from '../words.ts';
import type { ProblemParams, RemarkParams } from './params.ts';

const DOMAINS = { land: 'weg over land', air: 'weg door de lucht', sea: 'weg over zee', facility: 'weg' };
const PARTS = {
  spaces: 'vakken in een route',
  moves: 'bewegingen in een fase',
  battles: 'slagen in een order',
  placements: 'plaatsingen in een beurt',
  'standing-orders': 'vaste orders in een blad',
  units: 'eenheden in een regel',
};
const forces = (units: Parameters<Words['units']>[0], w: Words): string => w.units(units) || 'niets';

export const problems: Say<ProblemParams> = {
  'sheet-too-long': ({ characters, limit }) =>
    `Het blad heeft ${number('nl', characters)} tekens; er worden er hoogstens ${number('nl', limit)} gelezen.`,
  'line-too-long': ({ characters, limit }) =>
    `De regel heeft ${number('nl', characters)} tekens; er worden er hoogstens ${number('nl', limit)} gelezen.`,
  'strange-character': ({ character }) =>
    `In de regel staat het teken U+${character}, dat in geen enkele order voorkomt.`,
  'not-understood': ({ text }) => `‘${text}’ is niet begrepen.`,
  'left-over': ({ text }) => `De regel is begrepen tot aan ‘${text}’; met de rest valt niets te beginnen.`,
  'bracket-open': () => 'Er staat een haakje open.',
  'unknown-space': ({ text }) => `Geen vak heet ‘${text}’.`,
  'ambiguous-space': ({ text }) => `‘${text}’ kan meer dan één vak zijn.`,
  'zone-number': ({ text }) => `‘${text}’ is een nummer; de zeegebieden van dit bord hebben namen.`,
  'unknown-unit': ({ text }) => `Geen eenheid heet ‘${text}’.`,
  'ambiguous-unit': ({ text }) => `‘${text}’ kan meer dan één eenheid zijn.`,
  'unknown-power': ({ text }) => `Geen mogendheid heet ‘${text}’.`,
  'units-missing': () => 'Er staat niet bij welke eenheden bedoeld zijn.',
  'space-missing': () => 'Er ontbreekt een vak.',
  'target-missing': () => 'Er staat niet bij waarheen.',
  'number-missing': () => 'Er ontbreekt een getal.',
  'number-out-of-range': ({ number: given, least, most }) =>
    `${number('nl', given)} kan niet: van ${number('nl', least)} tot en met ${number('nl', most)}.`,
  'none-there': ({ space, unit }, w) =>
    `Je hebt geen ${unit === null ? 'eenheden' : w.unit(unit, 2)} ${w.place(space).in}.`,
  'all-of-what': () => '‘Alle’ valt hier niet te tellen: noem een aantal.',
  'no-path': ({ from, to, domain }, w) => `Van ${w.place(from).the} ${w.place(to).to} is er geen ${DOMAINS[domain]}.`,
  'planes-aboard-transport': ({ unit }, w) =>
    `${w.unit(unit, 2)} varen niet mee op transportschepen; zet hun vlucht op een eigen regel.`,
  'allied-transports-stay': ({ power }, w) =>
    `De transportschepen (${w.power(power)}) varen alleen in hun eigen beurt; laad of los waar ze liggen.`,
  'zone-missing': ({ from }, w) => `In welk zeegebied bij ${w.place(from).the} liggen de transportschepen?`,
  'transports-too-few': ({ said, needed }) =>
    `${counted('nl', said, 'transportschip kan', 'transportschepen kunnen')} dat niet vervoeren; er zijn er ${needed} nodig.`,
  'battle-missing': () => 'Er staat niet bij welke slag bedoeld is.',
  'no-battles': () => 'Er valt niets te vechten.',
  'total-differs': ({ space, said, counted: sum }, w) =>
    `Voor ${w.place(space).the} staat als totaal ${forces(said, w)}; de regels komen op ${forces(sum, w)}.`,
  'declaration-missing': () => 'Hier staat een totaal, maar erboven is geen slag aangekondigd.',
  'too-many': ({ what, limit }) => `Te veel: hoogstens ${limit} ${PARTS[what]}.`,
  'nonce-missing': () => 'De order heeft dobbelstenen nodig en kreeg geen nonce mee.',
  'verb-missing': ({ text }) =>
    `Wat moet er met ‘${text}’ gebeuren? Zet er een kop als ‘Koop’ boven, of een route achter.`,
};

export const remarks: Say<RemarkParams> = {
  'path-taken': ({ path, guns, neutrals, taken }, w) =>
    [
      `Aangenomen route: ${path.map(w.space).join(' > ')}.`,
      ...(guns.length === 0 ? [] : [`Luchtdoelgeschut onderweg: ${w.spaces(guns)}.`]),
      ...(neutrals.length === 0 ? [] : [`Neutraal onderweg: ${w.spaces(neutrals)}.`]),
      ...(taken.length === 0 ? [] : [`Onderweg ingenomen: ${w.spaces(taken)}.`]),
      'Schrijf de hele route uit als een andere bedoeld is.',
    ].join(' '),
  'usual-reading': ({ text, space }, w) => `‘${text}’ is opgevat als ${w.space(space)}.`,
  'turn-differs': ({ power, round, turn, now }, w) =>
    `Op het blad staat: ${w.power(power)}, ronde ${round}; aan de beurt: ${w.power(turn)}, ronde ${now}.`,
  'money-differs': ({ power, said, counted: is }, w) =>
    `${w.power(power)}: op het blad staat ${said[0]}/${said[1]}; juist is ${is[0]}/${is[1]} (landwaarde/te besteden geld).`,
  'defenders-differ': ({ space, said, there }, w) =>
    `Verdedigers ${w.place(space).in}: volgens het blad ${forces(said, w)}, in werkelijkheid ${forces(there, w)}.`,
  'total-defenders-differ': ({ space, said, there }, w) =>
    `Verdedigers ${w.place(space).in}: volgens het totaal ${forces(said, w)}, in werkelijkheid ${forces(there, w)}.`,
  'walk-in-defended': ({ space, there }, w) =>
    `${w.place(space).the} ${w.place(space).agree('is', 'zijn')} niet leeg (${forces(there, w)}): dat wordt een slag.`,
  'transports-to-spare': ({ said, needed }) =>
    `${counted('nl', said, 'transportschip is', 'transportschepen zijn')} genoemd; nodig: ${needed}.`,
  'order-in-comment': ({ text }) =>
    `Achter de puntkomma staat iets dat op een order lijkt en niet zo gelezen is: ‘${text}’.`,
  'below-end-turn': ({ lines }) =>
    `Er wordt gelezen tot het einde van de beurt: ${counted('nl', lines, 'regel daaronder is', 'regels daaronder zijn')} niet gelezen. Stuur een latere beurt apart.`,
  'quoted-line': () => 'Geciteerde regel: niet als order gelezen.',
};
