// Deutsch: Ablehnungen, bei denen es ums Ziehen geht.

import type { MovementRefusals } from '../../../engine/refusals/movement.ts';
import { counted, plural } from '../../format.ts';
import type { Say } from '../say.ts';

const spaces = (count: number): string => counted('de', count, 'Feld', 'Felder');

export const movement: Say<Omit<MovementRefusals, 'battles-unfought'>> = {
  'not-adjacent': ({ from, to }, w) => `${w.space(from)} und ${w.space(to)} grenzen nicht aneinander.`,
  'too-far': ({ unit, cost, range }, w) =>
    `${w.unit(unit, 2)} ziehen höchstens ${spaces(range)} pro Zug; dieser Weg kostet ${cost}.`,
  'land-unit-at-sea': ({ space, unit }, w) =>
    `${w.unit(unit, 2)} kommen nicht allein nach ${w.space(space)}: Über See geht es nur an Bord von Schiffen.`,
  'ship-on-land': ({ space, unit }, w) => `${w.space(space)} ist Land; dorthin kommen keine ${w.unit(unit, 2)}.`,
  'unit-never-moves': ({ unit }, w) => `${w.unit(unit, 2)} ziehen nie.`,
  'canal-closed': ({ canal, from, to }, w) =>
    `${w.canal(canal)} (${w.space(from)} – ${w.space(to)}): in diesem Zug für die eigenen Schiffe gesperrt.`,
  'blocked-by-enemy': ({ space, unit }, w) =>
    `${w.space(space)} ist feindlich besetzt: Dort kommen ${w.unit(unit, 2)} nicht durch.`,
  'blocked-by-neutral': ({ space, unit }, w) =>
    unit === 'armor'
      ? `Kein Blitz durch ${w.space(space)}: Das Gebiet ist neutral.`
      : `${w.space(space)} ist neutral: Dort kommen ${w.unit(unit, 2)} nicht durch.`,
  'blocked-by-enemy-ships': ({ space, unit }, w) =>
    `In ${w.space(space)} liegen feindliche Schiffe: Dort bleiben ${w.unit(unit, 2)} stehen und kämpfen.`,

  'not-enough-units': ({ space, unit, asked, there }, w) =>
    `In ${w.space(space)} ${plural('de', there, 'steht', 'stehen')} dafür ${there === 0 ? '' : 'nur '}${w.units({ [unit]: there }) || `keine ${w.unit(unit, 2)}`} bereit; verlangt ${plural('de', asked, 'ist', 'sind')} ${asked}.`,
  'units-of-ally': ({ space, unit, owner }, w) =>
    `Die ${w.unit(unit, 2)} in ${w.space(space)} sind nicht die eigenen; Besitzer: ${w.power(owner)}.`,
  'already-left': ({ space, unit }, w) =>
    `Die ${w.unit(unit, 2)} haben ${w.space(space)} in diesem Zug schon verlassen.`,
  'raider-does-not-fight': ({ space, unit }, w) =>
    `Die ${w.unit(unit, 2)} aus ${w.space(space)} fliegen in diesem Zug einen strategischen Bombenangriff und sonst nichts.`,
  'already-moved': ({ space, unit }, w) =>
    `Die ${w.unit(unit, 2)} in ${w.space(space)} haben in diesem Zug schon gezogen.`,
  'already-fought': ({ space, unit }, w) =>
    `Die ${w.unit(unit, 2)} in ${w.space(space)} haben in diesem Zug gekämpft und bleiben stehen.`,
  'gun-captured': ({ space }, w) =>
    `Die Flak in ${w.space(space)} wurde in diesem Zug erobert und kann noch nicht ziehen.`,
  'gun-fired': ({ space }, w) =>
    `Die Flak in ${w.space(space)} hat ihre Rakete abgeschossen und zieht in diesem Zug nicht mehr.`,
  'fighter-left-behind': ({ space, unit }, w) =>
    `Die ${w.unit(unit, 2)} sind nicht mit ihrem Träger gefahren; sie sind noch in ${w.space(space)}.`,

  'no-combat-there': ({ space, unit }, w) =>
    `In ${w.space(space)} gibt es für ${w.unit(unit, 2)} nichts zu kämpfen: Solche Züge kommen nach den Kämpfen.`,
  'ship-without-combat': ({ space, unit }, w) =>
    `In ${w.space(space)} kämpfen die ${w.unit(unit, 2)} nicht mit: Schiffe ohne Kampf ziehen erst nach den Kämpfen.`,
  'gun-never-attacks': ({ space }, w) => `Flaks greifen nie an, auch nicht in ${w.space(space)}.`,
  'gun-waits-for-noncombat': ({ space }, w) =>
    `Flaks ziehen erst nach den Kämpfen; die für ${w.space(space)} muss warten.`,
  'raid-needs-bombers': ({ unit }, w) => `Strategische Bombenangriffe fliegen nur Bomber, keine ${w.unit(unit, 2)}.`,
  'raid-needs-complex': ({ space }, w) =>
    `Ein strategischer Bombenangriff braucht eine feindliche Fabrik; in ${w.space(space)} steht keine.`,
  'no-attack-in-first-round': ({ space, power }, w) =>
    `In dieser Partie ist in der 1. Runde kein Angriff erlaubt (${w.power(power)}), also auch nicht in ${w.space(space)}.`,
  'no-landing-place': ({ space, unit, left }, w) =>
    `Nicht alle ${w.unit(unit, 2)} in ${w.space(space)} könnten danach landen: Mit noch ${counted('de', left, 'Feld', 'Feldern')} Reichweite finden sie keinen Platz.`,
  'landing-impossible': ({ space, unit, land, left }, w) =>
    `Von ${w.space(space)} aus können ${w.unit(unit, 2)} nicht in ${w.space(land)} landen: Es bleiben ${spaces(left)} Reichweite, und dort muss Platz für sie sein.`,

  'no-room-aboard': ({ zone, unit, asked, room }, w) =>
    `Die Transporter in ${w.space(zone)} haben Platz für ${w.units({ [unit]: room }) || `keine ${w.unit(unit, 2)}`}, nicht für ${asked}.`,
  'not-aboard': ({ zone, unit, asked, there }, w) =>
    there === 0
      ? `In ${w.space(zone)} sind keine ${w.unit(unit, 2)} an Bord.`
      : `In ${w.space(zone)} ${plural('de', there, 'ist', 'sind')} nur ${w.units({ [unit]: there })} an Bord; verlangt ${plural('de', asked, 'ist', 'sind')} ${asked}.`,
  'transport-done': ({ space }, w) =>
    `Die Transporter in ${w.space(space)} haben entladen und sind für diesen Zug fertig.`,
  'one-landing-place': ({ zone, to }, w) =>
    `Ein Transporter in ${w.space(zone)} entlädt nur in ein Gebiet; er hat anderswo begonnen und kann nicht auch in ${w.space(to)} ausladen.`,
  'allied-transport-waits': ({ space }, w) =>
    `Ein verbündeter Transporter in ${w.space(space)} lädt deine Einheiten frühestens in einem späteren Zug aus als dem, in dem sie an Bord gingen.`,
  'part-of-cargo': ({ zone, unit, kept }, w) =>
    `Was in ${w.space(zone)} an Bord eines Transporters ist, geht gemeinsam und in einem Gebiet an Land; ${w.units({ [unit]: kept })} ${plural('de', kept, 'bliebe', 'blieben')} zurück.`,
  'boarding-without-landing': ({ zone, unit }, w) =>
    `In ${w.space(zone)} liegen feindliche Schiffe: Vor den Kämpfen gehen ${w.unit(unit, 2)} dort nur an Bord, um im selben Zug zu landen.`,
  'mixed-powers': ({ zone, unit, aboard }, w) =>
    `Ein Transporter befördert nur Truppen einer Macht: In ${w.space(zone)} sind welche an Bord (${w.power(aboard)}), andere ${w.unit(unit, 2)} kommen nicht dazu.`,
  'one-coast-for-guests': ({ zone, coast, used }, w) =>
    `Der verbündete Transporter in ${w.space(zone)} liegt in diesem Zug vor der Küste von ${w.space(used)}; aus ${w.space(coast)} kann nicht auch noch jemand an Bord gehen.`,
  'transfer-at-sea': ({ zone, unit }, w) =>
    `In ${w.space(zone)} können ${w.unit(unit, 2)} weder das Schiff noch die Seezone wechseln: Sie gehen vom Land an Bord und wieder an Land.`,
  'ships-of-enemy': ({ zone, power }, w) =>
    `Die Schiffe in ${w.space(zone)} sind feindlich (${w.power(power)}) und befördern keine eigenen Einheiten.`,

  'space-not-friendly': ({ space, unit }, w) =>
    `${w.space(space)} ist nicht in eigener oder verbündeter Hand; ohne Kampf kommen ${w.unit(unit, 2)} dort nicht hin.`,
  'zone-holds-enemies': ({ space, unit }, w) =>
    `In ${w.space(space)} liegen feindliche Schiffe; das geht dort für ${w.unit(unit, 2)} nicht.`,
  'neutral-in-flight': ({ space, unit }, w) =>
    `${w.space(space)} ist neutral; in den Zügen ohne Kampf dürfen ${w.unit(unit, 2)} nicht darüberfliegen.`,
  'newly-taken': ({ space, unit }, w) =>
    `${w.space(space)} wurde erst in diesem Zug erobert; dort können ${w.unit(unit, 2)} noch nicht landen.`,
  'landing-not-friendly': ({ space, unit }, w) =>
    `${w.space(space)} ist nicht in eigener oder verbündeter Hand; dort können ${w.unit(unit, 2)} nicht landen.`,
  'bomber-at-sea': ({ space }, w) => `Bomber landen nie auf See, auch nicht in ${w.space(space)}.`,
  'no-room-on-carrier': ({ space, unit, asked, room }, w) =>
    `Die Flugzeugträger in ${w.space(space)} haben Platz für ${w.units({ [unit]: room }) || 'kein weiteres Flugzeug'}; landen ${plural('de', asked, 'soll', 'sollen')} ${asked}.`,
  'carrier-holds-landed': ({ space }, w) =>
    `Der Flugzeugträger in ${w.space(space)} hat in diesem Zug Flugzeuge aufgenommen und fährt nicht mehr.`,
};
