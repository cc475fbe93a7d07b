// Nederlands: weigeringen over slagen en de keuzes daarin.

import type { CombatRefusals } from '../../../engine/refusals/combat.ts';
import type { SpaceId } from '../../../vocab/index.ts';
import { counted, either, plural } from '../../format.ts';
import type { Words } from '../../words.ts';
import type { Say } from '../say.ts';

const choice = (ids: readonly SpaceId[], w: Words): string =>
  ids.length === 0 ? 'nergens heen' : either('nl', ids.map(w.space));

export const combat: Say<CombatRefusals> = {
  'no-such-battle': ({ battle }, w) => `Om ${w.place(battle).the} wordt deze beurt niet gevochten.`,
  'battle-over': ({ battle }, w) => `De slag om ${w.place(battle).the} is voorbij.`,
  'battle-twice': ({ battle }, w) => `De slag om ${w.place(battle).the} is twee keer genoemd.`,
  'sea-battle-first': ({ battle, first }, w) =>
    `Vóór de landing ${w.place(battle).in} komt de zeeslag ${w.place(first).in}.`,
  'raid-first': ({ battle, first }, w) =>
    `Het strategisch bombardement op ${w.place(first).the} komt vóór de slag om ${w.place(battle).the}.`,
  'order-of-loss-twice': ({ unit }, w) => `In de verliesvolgorde staan ${w.unit(unit, 2)} twee keer.`,
  'no-shot-there': ({ battle, asked, there }, w) =>
    `${there === 0 ? 'Geen slagschip kan' : `Maar ${counted('nl', there, 'slagschip kan', 'slagschepen kunnen')}, en niet ${asked},`} ${w.place(battle).in} de kust beschieten: dat gaat alleen bij een landing en vanuit hetzelfde zeegebied.`,

  'casualties-miscounted': ({ battle, needed, named }, w) =>
    `${w.place(battle).in} ${plural('nl', needed, 'moet', 'moeten')} er ${counted('nl', needed, 'eenheid', 'eenheden')} van het bord; er ${plural('nl', named, 'is', 'zijn')} er ${named} genoemd.`,
  'casualty-not-there': ({ power, unit, asked, there }, w) =>
    `${w.power(power)}: hier ${plural('nl', there, 'valt', 'vallen')} ${w.units({ [unit]: there }) || `geen ${w.unit(unit, 2)}`} te verliezen; er ${plural('nl', asked, 'is', 'zijn')} er ${asked} genoemd.`,
  'submarine-hits-need-ships': ({ battle, needed, named }, w) =>
    `${w.place(battle).in} hebben onderzeeboten treffers gescoord, en die gelden alleen voor schepen: onder de verliezen ${plural('nl', needed, 'moet', 'moeten')} ${counted('nl', needed, 'schip', 'schepen')} zijn, niet ${named}.`,

  'retreat-not-attacker': ({ battle, power }, w) =>
    `Alleen de aanvaller kan zich terugtrekken; ${w.place(battle).in} verdedigt de eigen kant (${w.power(power)}).`,
  'retreat-before-defence': ({ battle }, w) =>
    `${w.place(battle).in} moet eerst de verdediger vuren; pas daarna kan de aanvaller zich terugtrekken.`,
  'retreat-from-nothing': ({ battle }, w) => `${w.place(battle).in} is geen vijand meer om je voor terug te trekken.`,
  'retreat-from-assault': ({ battle }, w) =>
    `${w.place(battle).the} ${w.place(battle).agree('wordt', 'worden')} vanuit zee aangevallen: zijn de troepen aan land, dan trekt niemand zich terug.`,
  'retreat-is-whole': ({ battle }, w) =>
    `De aanvallers hebben ${w.place(battle).the} samen verlaten; niemand vecht er verder of trekt zich elders terug.`,
  'retreat-needs-space': ({ battle, spaces }, w) =>
    `Waarheen trekken de aanvallers ${w.place(battle).in} zich terug? Mogelijk: ${choice(spaces, w)}.`,
  'retreat-not-there': ({ battle, to, spaces }, w) =>
    `Vanuit ${w.place(battle).the} is er geen terugtocht ${w.place(to).to}: die gaat naar één aangrenzend vak waarlangs de aanval kwam en dat geen vijand bezet houdt. Mogelijk: ${choice(spaces, w)}.`,
  'way-not-open': ({ battle, unit, to, spaces }, w) =>
    `${w.place(battle).from} kunnen ${w.unit(unit, 2)} niet ${w.place(to).to}. Open staat: ${choice(spaces, w)}.`,
  'only-planes-leave': ({ battle }, w) =>
    `${w.place(battle).the} ${w.place(battle).agree('wordt', 'worden')} vanuit zee aangevallen: zijn de troepen aan land, dan breken alleen nog vliegtuigen af.`,
  'retreat-is-partial': ({ battle, power, unit, left }, w) =>
    `Wie vertrekt, neemt al zijn eenheden mee (${w.power(power)}): waarheen ${w.place(battle).from} nog ${w.units({ [unit]: left })} ${plural('nl', left, 'gaat', 'gaan')}, ontbreekt.`,
  'retreat-goes-together': ({ battle }, w) =>
    `${w.place(battle).from} trekt iedereen zich naar een en hetzelfde vak terug.`,
  'planes-have-no-retreat-space': ({ battle, to }, w) =>
    `${w.place(battle).in} zijn alleen nog vliegtuigen over: die breken af en vliegen bij de bewegingen zonder gevecht naar huis; noem ${w.place(to).the} dus niet.`,

  'withdraw-not-now': ({ battle }, w) => `${w.place(battle).in} kunnen nu geen onderzeeboten onderduiken.`,
  'withdraw-after-victory': ({ battle }, w) =>
    `De slag ${w.place(battle).in} is gewonnen; onderzeeboten duiken niet meer onder.`,
  'withdraw-needs-zone': ({ battle, zones }, w) =>
    `Waarheen duiken de onderzeeboten ${w.place(battle).in} onder? Mogelijk: ${choice(zones, w)}.`,
  'not-enough-submarines': ({ battle, asked, there }, w) =>
    `${w.place(battle).in} ${plural('nl', there, 'kan', 'kunnen')} ${counted('nl', there, 'onderzeeboot', 'onderzeeboten')} onderduiken, niet ${asked}.`,
  'withdraw-not-adjacent': ({ from, to }, w) =>
    `Onderzeeboten duiken onder naar een aangrenzend zeegebied; ${w.place(to).the} ${w.place(to).agree('grenst', 'grenzen')} niet aan ${w.place(from).the}.`,
  'withdraw-to-enemies': ({ to }, w) =>
    `${w.place(to).in} liggen vijandelijke schepen: daarheen kunnen onderzeeboten niet onderduiken.`,
  'withdraw-to-battle-site': ({ to }, w) =>
    `${w.place(to).in} wordt of werd deze beurt gevochten: daarheen kunnen onderzeeboten niet onderduiken.`,
  'withdraw-not-an-origin': ({ to, zones }, w) =>
    `Aanvallende onderzeeboten duiken onder naar waar aanvallers vandaan kwamen, niet ${w.place(to).to}. Mogelijk: ${choice(zones, w)}.`,
  'withdraw-other-zone': ({ to, used }, w) =>
    `De andere onderzeeboten van deze ronde gingen ${w.place(used).to}; allemaal gaan ze naar hetzelfde zeegebied, dus niet ${w.place(to).to}.`,
  'withdraw-not-open': ({ to, zones }, w) =>
    `${w.place(to).to} kunnen onderzeeboten nu niet onderduiken. Mogelijk: ${choice(zones, w)}.`,
};
