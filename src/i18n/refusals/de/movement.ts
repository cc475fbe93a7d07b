// Deutsch: Ablehnungen, bei denen es ums Ziehen geht.

import type { MovementRefusals } from '../../../engine/refusals/movement.ts';
import { counted, list, plural } from '../../format.ts';
import type { Say } from '../say.ts';

const spaces = (count: number): string => counted('de', count, 'Feld', 'Felder');

export const movement: Say<Omit<MovementRefusals, 'battles-unfought'>> = {
  'not-adjacent': ({ from, to }, w) => `${w.place(from).the} und ${w.place(to).the} grenzen nicht aneinander.`,
  'too-far': ({ unit, cost, range }, w) =>
    `${w.unit(unit, 2)} ziehen höchstens ${spaces(range)} pro Zug; dieser Weg kostet ${cost}.`,
  'land-unit-at-sea': ({ space, unit }, w) =>
    `${w.unit(unit, 2)} kommen nicht allein ${w.place(space).to}: Über See geht es nur an Bord von Schiffen.`,
  'ship-on-land': ({ space, unit }, w) =>
    `${w.place(space).the} ${w.place(space).agree('ist', 'sind')} Land; dorthin kommen keine ${w.unit(unit, 2)}.`,
  'unit-never-moves': ({ unit }, w) => `${w.unit(unit, 2)} ziehen nie.`,
  'canal-closed': ({ canal, from, to }, w) =>
    `${w.canal(canal)} (${w.space(from)} – ${w.space(to)}): in diesem Zug für die eigenen Schiffe gesperrt.`,
  'blocked-by-enemy': ({ space, unit }, w) =>
    `${w.place(space).the} ${w.place(space).agree('ist', 'sind')} feindlich besetzt: Dort kommen ${w.unit(unit, 2)} nicht durch.`,
  'blocked-by-neutral': ({ space, unit }, w) =>
    unit === 'armor'
      ? `Kein Blitz durch ${w.place(space).acc}: Das Gebiet ist neutral.`
      : `${w.place(space).the} ${w.place(space).agree('ist', 'sind')} neutral: Dort kommen ${w.unit(unit, 2)} nicht durch.`,
  'theatre-decided': ({ space, unit, theatre }, w) =>
    `Kriegsschauplatz entschieden (${w.theatre(theatre)}): Angriffszüge gibt es dort für die Unterlegenen nicht mehr (${w.unit(unit, 2)}, ${w.space(space)}).`,
  'at-peace': ({ space, unit, with: other }, w) =>
    `${w.place(space).the} ${w.place(space).agree('ist', 'sind')} für ${w.unit(unit, 2)} nicht offen: Mit dieser Macht herrscht Frieden (${w.power(other)}).`,
  'blocked-by-enemy-ships': ({ space, unit }, w) =>
    `${w.place(space).in} liegen feindliche Schiffe: Dort bleiben ${w.unit(unit, 2)} stehen und kämpfen.`,

  'not-enough-units': ({ space, unit, asked, there }, w) =>
    `${w.place(space).in} ${plural('de', there, 'steht', 'stehen')} dafür ${there === 0 ? '' : 'nur '}${w.units({ [unit]: there }) || `keine ${w.unit(unit, 2)}`} bereit; verlangt ${plural('de', asked, 'ist', 'sind')} ${asked}.`,
  'units-of-ally': ({ space, unit, owner }, w) =>
    `Die ${w.unit(unit, 2)} ${w.place(space).in} sind nicht die eigenen; Besitzer: ${w.power(owner)}.`,
  'unit-held': ({ space, unit }, w) =>
    `Auf die Schlacht der ${w.unit(unit, 2)} ${w.place(space).in} wurde nach einem Fehler verzichtet; sie ziehen in diesem Zug nicht mehr.`,
  'already-left': ({ space, unit }, w) =>
    `Die ${w.unit(unit, 2)} haben ${w.place(space).acc} in diesem Zug schon verlassen.`,
  'raider-does-not-fight': ({ space, unit }, w) =>
    `Die ${w.unit(unit, 2)} ${w.place(space).from} fliegen in diesem Zug einen strategischen Bombenangriff und sonst nichts.`,
  'already-moved': ({ space, unit }, w) =>
    `Die ${w.unit(unit, 2)} ${w.place(space).in} haben in diesem Zug schon gezogen.`,
  'already-fought': ({ space, unit }, w) =>
    `Die ${w.unit(unit, 2)} ${w.place(space).in} haben in diesem Zug gekämpft und bleiben stehen.`,
  'gun-captured': ({ space }, w) =>
    `Die Flak ${w.place(space).in} wurde in diesem Zug erobert und kann noch nicht ziehen.`,
  'gun-fired': ({ space }, w) =>
    `Die Flak ${w.place(space).in} hat ihre Rakete abgeschossen und zieht in diesem Zug nicht mehr.`,
  'fighter-left-behind': ({ space, unit }, w) =>
    `Die ${w.unit(unit, 2)} sind nicht mit ihrem Träger gefahren; sie sind noch ${w.place(space).in}.`,

  'no-combat-there': ({ space, unit }, w) =>
    `${w.place(space).in} gibt es für ${w.unit(unit, 2)} nichts zu kämpfen: Solche Züge kommen nach den Kämpfen.`,
  'nothing-to-attack': ({ space }, w) => `${w.place(space).in} liegen keine eigenen Schiffe unter Feinden.`,
  'ship-without-combat': ({ space, unit }, w) =>
    `${w.place(space).in} kämpfen die ${w.unit(unit, 2)} nicht mit: Schiffe ohne Kampf ziehen erst nach den Kämpfen.`,
  'gun-never-attacks': ({ space }, w) => `Flaks greifen nie an, auch nicht ${w.place(space).acc}.`,
  'gun-waits-for-noncombat': ({ space }, w) =>
    `Flaks ziehen erst nach den Kämpfen; die für ${w.place(space).acc} muss warten.`,
  'raid-needs-bombers': ({ unit }, w) => `Strategische Bombenangriffe fliegen nur Bomber, keine ${w.unit(unit, 2)}.`,
  'raid-needs-complex': ({ space }, w) =>
    `Ein strategischer Bombenangriff braucht eine feindliche Fabrik; ${w.place(space).in} steht keine.`,
  'no-attack-in-first-round': ({ space, power }, w) =>
    `In dieser Partie ist in der 1. Runde kein Angriff erlaubt (${w.power(power)}), also auch nicht ${w.place(space).in}.`,
  'attack-too-far': ({ space, unit }, w) =>
    `Im ersten Kampfzug greifen ${w.unit(unit, 2)} gegnerische Einheiten nur im Nachbarfeld an, noch nicht ${w.place(space).in}.`,
  'not-in-second-move': ({ unit }, w) => `Im zweiten Kampfzug ziehen nur Panzer, ${w.unit(unit, 2)} also nicht.`,
  'too-many-sea-zones': ({ unit, zones, most }, w) =>
    `Auf dem Weg in den Kampf und auf dem Heimweg fliegen ${w.unit(unit, 2)} jeweils durch höchstens ${counted('de', most, 'Seezone', 'Seezonen')}; dieser Weg führt durch ${zones}.`,
  'carrier-has-launched': ({ space }, w) =>
    `Der Flugzeugträger ${w.place(space).in} hat seine Flugzeuge starten lassen; damit ist sein Zug zu Ende.`,
  'fighter-returns-home': ({ space, unit, zone }, w) =>
    `${w.unit(unit, 2)}, die von einem Träger aus gekämpft haben, kehren auf ihn zurück: ${w.place(space).from} ist er erreichbar, ${w.place(zone).in}.`,
  'fighter-stays-ashore': ({ space, unit }, w) =>
    `${w.unit(unit, 2)}, die von Land aus gekämpft haben, landen in diesem Zug auf keinem Träger, also nicht ${w.place(space).in}.`,
  'landing-forgotten': ({ space, unit, spaces: open }, w) =>
    `Die ${w.unit(unit, 2)} ${w.place(space).in} müssen landen: Einheiten, die zu retten sind, gibt niemand preis. Erreichbar: ${list(
      'de',
      open.map((id) => w.place(id).name),
    )}.`,
  'no-landing-place': ({ space, unit, left }, w) =>
    `Nicht alle ${w.unit(unit, 2)} ${w.place(space).in} könnten danach landen: Mit noch ${counted('de', left, 'Feld', 'Feldern')} Reichweite finden sie keinen Platz.`,
  'landing-impossible': ({ space, unit, land, left }, w) =>
    `${w.place(space).from} aus können ${w.unit(unit, 2)} nicht ${w.place(land).in} landen: Es bleiben ${spaces(left)} Reichweite, und dort muss Platz für sie sein.`,

  'no-room-aboard': ({ zone, unit, asked, room }, w) =>
    `Die Transporter ${w.place(zone).in} haben Platz für ${w.units({ [unit]: room }) || `keine ${w.unit(unit, 2)}`}, nicht für ${asked}.`,
  'not-aboard': ({ zone, unit, asked, there }, w) =>
    there === 0
      ? `${w.place(zone).in} sind keine ${w.unit(unit, 2)} an Bord.`
      : `${w.place(zone).in} ${plural('de', there, 'ist', 'sind')} nur ${w.units({ [unit]: there })} an Bord; verlangt ${plural('de', asked, 'ist', 'sind')} ${asked}.`,
  'transport-done': ({ space }, w) =>
    `Die Transporter ${w.place(space).in} haben entladen und sind für diesen Zug fertig.`,
  'one-landing-place': ({ zone, to }, w) =>
    `Ein Transporter ${w.place(zone).in} entlädt nur in ein Gebiet; er hat anderswo begonnen und kann nicht auch ${w.place(to).in} ausladen.`,
  'allied-transport-waits': ({ space }, w) =>
    `Ein verbündeter Transporter ${w.place(space).in} lädt deine Einheiten frühestens in einem späteren Zug aus als dem, in dem sie an Bord gingen.`,
  'part-of-cargo': ({ zone, unit, kept }, w) =>
    `Was ${w.place(zone).in} an Bord eines Transporters ist, geht gemeinsam und in einem Gebiet an Land; ${w.units({ [unit]: kept })} ${plural('de', kept, 'bliebe', 'blieben')} zurück.`,
  'boarding-without-landing': ({ zone, unit }, w) =>
    `${w.place(zone).in} liegen feindliche Schiffe: Vor den Kämpfen gehen ${w.unit(unit, 2)} dort nur an Bord, um im selben Zug zu landen.`,
  'mixed-powers': ({ zone, unit, aboard }, w) =>
    `Ein Transporter befördert nur Truppen einer Macht: ${w.place(zone).in} sind welche an Bord (${w.power(aboard)}), andere ${w.unit(unit, 2)} kommen nicht dazu.`,
  'one-coast-for-guests': ({ zone, coast, used }, w) =>
    `Der verbündete Transporter ${w.place(zone).in} liegt in diesem Zug vor der Küste von ${w.place(used).dat}; ${w.place(coast).from} kann nicht auch noch jemand an Bord gehen.`,
  'transfer-at-sea': ({ zone, unit }, w) =>
    `${w.place(zone).in} können ${w.unit(unit, 2)} weder das Schiff noch das Seegebiet wechseln: Sie gehen vom Land an Bord und wieder an Land.`,
  'ships-of-enemy': ({ zone, power }, w) =>
    `Die Schiffe ${w.place(zone).in} sind feindlich (${w.power(power)}) und befördern keine eigenen Einheiten.`,

  'space-not-friendly': ({ space, unit }, w) =>
    `${w.place(space).the} ${w.place(space).agree('ist', 'sind')} nicht in eigener oder verbündeter Hand; ohne Kampf kommen ${w.unit(unit, 2)} dort nicht hin.`,
  'zone-holds-enemies': ({ space, unit }, w) =>
    `${w.place(space).in} liegen feindliche Schiffe; das geht dort für ${w.unit(unit, 2)} nicht.`,
  'neutral-in-flight': ({ space, unit }, w) =>
    `${w.place(space).the} ${w.place(space).agree('ist', 'sind')} neutral; in den Zügen ohne Kampf dürfen ${w.unit(unit, 2)} nicht darüberfliegen.`,
  'newly-taken': ({ space, unit }, w) =>
    `${w.place(space).the} ${w.place(space).agree('wurde', 'wurden')} erst in diesem Zug erobert; dort können ${w.unit(unit, 2)} noch nicht landen.`,
  'landing-not-friendly': ({ space, unit }, w) =>
    `${w.place(space).the} ${w.place(space).agree('ist', 'sind')} nicht in eigener oder verbündeter Hand; dort können ${w.unit(unit, 2)} nicht landen.`,
  'bomber-at-sea': ({ space }, w) => `Bomber landen nie auf See, auch nicht ${w.place(space).in}.`,
  'no-room-on-carrier': ({ space, unit, asked, room }, w) =>
    `Die Flugzeugträger ${w.place(space).in} haben Platz für ${w.units({ [unit]: room }) || 'kein weiteres Flugzeug'}; landen ${plural('de', asked, 'soll', 'sollen')} ${asked}.`,
  'carrier-holds-landed': ({ space }, w) =>
    `Der Flugzeugträger ${w.place(space).in} hat in diesem Zug Flugzeuge aufgenommen und fährt nicht mehr.`,
};
