// Deutsch: Ablehnungen, bei denen es um Schlachten und die Entscheidungen darin geht.

import type { CombatRefusals } from '../../../engine/refusals/combat.ts';
import type { SpaceId } from '../../../vocab/index.ts';
import { counted, either, plural } from '../../format.ts';
import type { Words } from '../../words.ts';
import type { Say } from '../say.ts';

const choice = (ids: readonly SpaceId[], w: Words): string =>
  ids.length === 0 ? 'nirgendwohin' : either('de', ids.map(w.space));

export const combat: Say<CombatRefusals> = {
  'no-such-battle': ({ battle }, w) => `Um ${w.place(battle).acc} wird in diesem Zug nicht gekämpft.`,
  'battle-over': ({ battle }, w) => `Die Schlacht um ${w.place(battle).acc} ist vorbei.`,
  'battle-twice': ({ battle }, w) => `Die Schlacht um ${w.place(battle).acc} ist zweimal genannt.`,
  'sea-battle-first': ({ battle, first }, w) =>
    `Vor der Landung ${w.place(battle).in} kommt die Seeschlacht ${w.place(first).in}.`,
  'raid-first': ({ battle, first }, w) =>
    `Der strategische Bombenangriff auf ${w.place(first).acc} kommt vor der Schlacht um ${w.place(battle).acc}.`,
  'order-of-loss-twice': ({ unit }, w) => `In der Verlustreihenfolge stehen ${w.unit(unit, 2)} zweimal.`,
  'no-shot-there': ({ battle, asked, there }, w) =>
    `${there === 0 ? 'Kein Schlachtschiff kann' : `Nur ${counted('de', there, 'Schlachtschiff kann', 'Schlachtschiffe können')}, nicht ${asked},`} ${w.place(battle).in} die Küste beschießen: Das geht nur bei einer Landung und aus demselben Seegebiet.`,

  'casualties-miscounted': ({ battle, needed, named }, w) =>
    `${w.place(battle).in} ${plural('de', needed, 'ist', 'sind')} ${counted('de', needed, 'Einheit', 'Einheiten')} vom Brett zu nehmen; genannt ${plural('de', named, 'ist', 'sind')} ${named}.`,
  'casualty-not-there': ({ power, unit, asked, there }, w) =>
    `${w.power(power)}: Hier ${plural('de', there, 'steht', 'stehen')} ${w.units({ [unit]: there }) || `keine ${w.unit(unit, 2)}`} zur Wahl; genannt ${plural('de', asked, 'ist', 'sind')} ${asked}.`,
  'submarine-hits-need-ships': ({ battle, needed, named }, w) =>
    `${w.place(battle).in} haben U-Boote Treffer erzielt, und die gelten nur Schiffen: Unter den Verlusten ${plural('de', needed, 'muss', 'müssen')} ${counted('de', needed, 'Schiff', 'Schiffe')} sein, nicht ${named}.`,

  'retreat-not-attacker': ({ battle, power }, w) =>
    `Zurückziehen kann sich nur der Angreifer; ${w.place(battle).in} verteidigt die eigene Seite (${w.power(power)}).`,
  'retreat-before-defence': ({ battle }, w) =>
    `${w.place(battle).in} müssen erst die Verteidiger schießen, dann kann sich der Angreifer zurückziehen.`,
  'retreat-from-nothing': ({ battle }, w) =>
    `${w.place(battle).in} ist kein Feind mehr, vor dem man sich zurückziehen könnte.`,
  'retreat-from-assault': ({ battle }, w) =>
    `${w.place(battle).the} ${w.place(battle).agree('wird', 'werden')} von See aus angegriffen: Sind die Truppen an Land, zieht sich niemand zurück.`,
  'retreat-is-whole': ({ battle }, w) =>
    `Die Angreifer haben ${w.place(battle).acc} gemeinsam verlassen; niemand kämpft dort weiter oder zieht sich woandershin zurück.`,
  'retreat-needs-space': ({ battle, spaces }, w) =>
    `Wohin ziehen sich die Angreifer ${w.place(battle).in} zurück? Möglich: ${choice(spaces, w)}.`,
  'retreat-not-there': ({ battle, to, spaces }, w) =>
    `${w.place(battle).from} führt kein Rückzug ${w.place(to).to}: Er geht in ein Nachbarfeld, über das der Angriff kam und das kein Feind hält. Möglich: ${choice(spaces, w)}.`,
  'way-not-open': ({ battle, unit, to, spaces }, w) =>
    `${w.place(battle).from} aus können ${w.unit(unit, 2)} nicht ${w.place(to).to} gehen. Offen steht ihnen: ${choice(spaces, w)}.`,
  'only-planes-leave': ({ battle }, w) =>
    `${w.place(battle).the} ${w.place(battle).agree('wird', 'werden')} von See aus angegriffen: Sind die Truppen an Land, brechen nur noch Flugzeuge ab, und zwar allein.`,
  'retreat-is-partial': ({ battle, power, unit, left }, w) =>
    `Wer geht, nimmt alle seine Einheiten mit (${w.power(power)}): Wohin ${w.place(battle).from} aus noch ${w.units({ [unit]: left })} ${plural('de', left, 'soll', 'sollen')}, fehlt.`,
  'retreat-goes-together': ({ battle }, w) =>
    `${w.place(battle).from} aus ziehen sich alle in ein und dasselbe Feld zurück.`,
  'planes-have-no-retreat-space': ({ battle, to }, w) =>
    `${w.place(battle).in} sind nur noch Flugzeuge übrig: Sie brechen ab und fliegen in den Zügen ohne Kampf heim; ein Ziel wie ${w.space(to)} entfällt.`,

  'withdraw-not-now': ({ battle }, w) => `${w.place(battle).in} können jetzt keine U-Boote abziehen.`,
  'withdraw-after-victory': ({ battle }, w) =>
    `Die Schlacht ${w.place(battle).in} ist gewonnen; U-Boote ziehen nicht mehr ab.`,
  'withdraw-needs-zone': ({ battle, zones }, w) =>
    `Wohin ziehen die U-Boote ${w.place(battle).in} ab? Möglich: ${choice(zones, w)}.`,
  'not-enough-submarines': ({ battle, asked, there }, w) =>
    `${w.place(battle).in} ${plural('de', there, 'kann', 'können')} ${counted('de', there, 'U-Boot', 'U-Boote')} abziehen, nicht ${asked}.`,
  'withdraw-not-adjacent': ({ from, to }, w) =>
    `U-Boote ziehen in ein benachbartes Seegebiet ab; ${w.place(to).the} ${w.place(to).agree('grenzt', 'grenzen')} nicht an ${w.place(from).acc}.`,
  'withdraw-to-enemies': ({ to }, w) => `${w.place(to).in} liegen feindliche Schiffe: Dorthin ziehen U-Boote nicht ab.`,
  'withdraw-to-battle-site': ({ to }, w) =>
    `${w.place(to).in} wird oder wurde in diesem Zug gekämpft: Dorthin ziehen U-Boote nicht ab.`,
  'withdraw-not-an-origin': ({ to, zones }, w) =>
    `Angreifende U-Boote ziehen dahin ab, woher Angreifer kamen, nicht ${w.place(to).to}. Möglich: ${choice(zones, w)}.`,
  'withdraw-other-zone': ({ to, used }, w) =>
    `Die anderen U-Boote dieser Runde gingen ${w.place(used).to}; alle gehen in dasselbe Seegebiet, also nicht ${w.place(to).to}.`,
  'withdraw-not-open': ({ to, zones }, w) =>
    `${w.place(to).to} können U-Boote jetzt nicht abziehen. Möglich: ${choice(zones, w)}.`,
};
