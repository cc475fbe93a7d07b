// Deutsch: Ablehnungen, bei denen es um Kämpfe und die Entscheidungen darin geht.

import type { CombatRefusals } from '../../../engine/refusals/combat.ts';
import type { SpaceId } from '../../../vocab/index.ts';
import { counted, either, plural } from '../../format.ts';
import type { Words } from '../../words.ts';
import type { Say } from '../say.ts';

const choice = (ids: readonly SpaceId[], w: Words): string =>
  ids.length === 0 ? 'nirgendwohin' : either('de', ids.map(w.space));

export const combat: Say<CombatRefusals> = {
  'no-such-battle': ({ battle }, w) => `Um ${w.battle(battle)} wird in diesem Zug nicht gekämpft.`,
  'battle-over': ({ battle }, w) => `Der Kampf um ${w.battle(battle)} ist vorbei.`,
  'battle-twice': ({ battle }, w) => `Der Kampf um ${w.battle(battle)} ist zweimal genannt.`,
  'sea-battle-first': ({ battle, first }, w) =>
    `Vor der Landung in ${w.battle(battle)} kommt die Seeschlacht in ${w.battle(first)}.`,
  'raid-first': ({ battle, first }, w) =>
    `Der strategische Bombenangriff auf ${w.battle(first)} kommt vor dem Kampf um ${w.battle(battle)}.`,
  'order-of-loss-twice': ({ unit }, w) => `In der Verlustreihenfolge stehen ${w.unit(unit, 2)} zweimal.`,

  'casualties-miscounted': ({ battle, needed, named }, w) =>
    `In ${w.battle(battle)} ${plural('de', needed, 'ist', 'sind')} ${counted('de', needed, 'Einheit', 'Einheiten')} vom Brett zu nehmen; genannt ${plural('de', named, 'ist', 'sind')} ${named}.`,
  'casualty-not-there': ({ power, unit, asked, there }, w) =>
    `${w.power(power)}: Hier ${plural('de', there, 'steht', 'stehen')} ${w.units({ [unit]: there }) || `keine ${w.unit(unit, 2)}`} zur Wahl; genannt ${plural('de', asked, 'ist', 'sind')} ${asked}.`,
  'submarine-hits-need-ships': ({ battle, needed, named }, w) =>
    `In ${w.battle(battle)} haben U-Boote Treffer erzielt, und die gelten nur Schiffen: Unter den Verlusten ${plural('de', needed, 'muss', 'müssen')} ${counted('de', needed, 'Schiff', 'Schiffe')} sein, nicht ${named}.`,

  'retreat-not-attacker': ({ battle, power }, w) =>
    `Zurückziehen kann sich nur der Angreifer; in ${w.battle(battle)} verteidigt die eigene Seite (${w.power(power)}).`,
  'retreat-before-defence': ({ battle }, w) =>
    `In ${w.battle(battle)} müssen erst die Verteidiger schießen, dann kann sich der Angreifer zurückziehen.`,
  'retreat-from-nothing': ({ battle }, w) =>
    `In ${w.battle(battle)} ist kein Feind mehr, vor dem man sich zurückziehen könnte.`,
  'retreat-from-assault': ({ battle }, w) =>
    `${w.battle(battle)} wird von See aus angegriffen: Sind die Truppen an Land, zieht sich niemand zurück.`,
  'retreat-is-whole': ({ battle }, w) =>
    `Die Angreifer haben ${w.battle(battle)} gemeinsam verlassen; niemand kämpft dort weiter oder zieht sich woandershin zurück.`,
  'retreat-needs-space': ({ battle, spaces }, w) =>
    `Wohin ziehen sich die Angreifer in ${w.battle(battle)} zurück? Möglich: ${choice(spaces, w)}.`,
  'retreat-not-there': ({ battle, to, spaces }, w) =>
    `Von ${w.battle(battle)} führt kein Rückzug nach ${w.space(to)}: Er geht in ein Nachbarfeld, aus dem angegriffen wurde. Möglich: ${choice(spaces, w)}.`,
  'planes-have-no-retreat-space': ({ battle, to }, w) =>
    `In ${w.battle(battle)} sind nur noch Flugzeuge übrig: Sie brechen ab und fliegen in den Zügen ohne Kampf heim; ${w.space(to)} ist nicht zu nennen.`,

  'withdraw-not-now': ({ battle }, w) => `In ${w.battle(battle)} können jetzt keine U-Boote abziehen.`,
  'withdraw-after-victory': ({ battle }, w) =>
    `Der Kampf in ${w.battle(battle)} ist gewonnen; U-Boote ziehen nicht mehr ab.`,
  'withdraw-needs-zone': ({ battle, zones }, w) =>
    `Wohin ziehen die U-Boote in ${w.battle(battle)} ab? Möglich: ${choice(zones, w)}.`,
  'not-enough-submarines': ({ battle, asked, there }, w) =>
    `In ${w.battle(battle)} ${plural('de', there, 'kann', 'können')} ${counted('de', there, 'U-Boot', 'U-Boote')} abziehen, nicht ${asked}.`,
  'withdraw-not-adjacent': ({ from, to }, w) =>
    `U-Boote ziehen in ein benachbartes Seegebiet ab; ${w.space(to)} grenzt nicht an ${w.space(from)}.`,
  'withdraw-to-enemies': ({ to }, w) => `In ${w.space(to)} liegen feindliche Schiffe: Dorthin ziehen U-Boote nicht ab.`,
  'withdraw-to-battle-site': ({ to }, w) =>
    `In ${w.space(to)} wird oder wurde in diesem Zug gekämpft: Dorthin ziehen U-Boote nicht ab.`,
  'withdraw-not-an-origin': ({ to, zones }, w) =>
    `Angreifende U-Boote ziehen dahin ab, woher Angreifer kamen, nicht nach ${w.space(to)}. Möglich: ${choice(zones, w)}.`,
  'withdraw-other-zone': ({ to, used }, w) =>
    `Die anderen U-Boote dieser Runde gingen nach ${w.space(used)}; alle gehen in dasselbe Seegebiet, also nicht nach ${w.space(to)}.`,
  'withdraw-not-open': ({ to, zones }, w) =>
    `Nach ${w.space(to)} können U-Boote jetzt nicht abziehen. Möglich: ${choice(zones, w)}.`,
};
