// Nederlands: de woorden voor het spelen per post: wie wat heeft ingevoerd, klok en termijnen, orders aan het archief,
// feeds, controlepunten.

import { counted, number } from '../../format.ts';
import type { PostTexts } from '../en/index.ts';

const n = (value: number): string => number('nl', value);

/** Uren zoals men ze zegt: hele dagen als dagen. */
const span = (hours: number): string =>
  hours % 24 === 0 ? counted('nl', hours / 24, 'dag', 'dagen') : counted('nl', hours, 'uur', 'uur');

export const post: PostTexts = {
  // voor een ander ingevoerd
  'entered.by': (by, mail) => `ingevoerd door ${by}, ${mail}`,
  'entered.by-role': (by, role, mail) => `ingevoerd door ${by} (${role}), ${mail}`,
  'entered.mail': 'mail bewaard',
  'entered.mail-hash': (hash) => `mail bewaard (SHA-256 ${hash}…)`,
  'entered.no-mail': 'geen mail bewaard',
  'entered.turn': (player, entered) => `Voor ${player}: ${entered}.`,

  // wachten
  'wait.since': 'sinds',
  'wait.until': 'tot',
  'wait.forfeit': 'verloren te verklaren vanaf',
  'wait.overdue': 'te laat',

  // klok en afwezigheid
  'clock.title': 'Klok',
  'clock.turn': 'Tijd voor een beurt',
  'clock.answer': 'Tijd voor een antwoord',
  'clock.forfeit': 'Het spel mag verloren worden verklaard',
  'clock.after-deadline': (hours) => `${span(hours)} na afloop van de termijn`,
  'clock.by-referee': 'alleen door scheidsrechter of beheerder',
  'clock.absence': 'Toegestane afwezigheid per speler',
  'clock.span': span,
  'clock.days': (days) => `${counted('nl', days, 'dag', 'dagen')} in het hele spel`,
  'clock.none': 'Er zijn geen termijnen afgesproken.',
  'clock.authors': 'Auteur van de commits',
  'clock.authors-checked': 'moet degene zijn die de regels heeft ingevoerd',
  'clock.authors-free': 'wordt niet gecontroleerd',
  'absence.title': 'Afwezigheid',

  // spelers die kwamen en gingen
  'change.title': 'Spelerswissels',
  'change.took-over': (enters, leaves) => `${enters} heeft het overgenomen van ${leaves}`,
  'change.joined': (enters, role) => `${enters} is erbij gekomen (${role})`,

  // orders aan het archief
  'log.absence': (player, from, to) => `${player} is afwezig van ${from} tot en met ${to}`,
  'log.absence-day': (player, day) => `${player} is afwezig op ${day}`,
  'log.substitute': (enters, leaves) => `${enters} neemt het over van ${leaves}`,
  'log.substitute-proposed': (enters, leaves) => `Stelt voor dat ${enters} het overneemt van ${leaves}`,
  'log.join': (enters, role) => `${enters} komt erbij (${role})`,
  'log.join-proposed': (enters, role) => `Stelt voor dat ${enters} erbij komt (${role})`,
  'log.takes-powers': (powers) => `Overgenomen mogendheden: ${powers}`,
  'log.forfeit-bid': (player) => `Het bod van ${player} telt niet meer`,
  'log.forfeit': (powers) => `Verloren verklaard: ${powers}`,
  'log.settings': 'Wijzigt de afspraken vanaf hier',
  'log.settings-proposed': 'Stelt voor de afspraken vanaf hier te wijzigen',
  'log.setting': (what, value) => `${what}: ${value}`,
  'log.edit': 'Zet de stelling recht',
  'log.edit-proposed': 'Stelt voor de stelling recht te zetten',
  'log.edit-to': (entry) => `terug naar de stelling na regel ${entry}`,
  'log.edit-control': (space, owner) => `${space}: in handen van ${owner}`,
  'log.edit-free': (space) => `${space}: van niemand`,
  'log.edit-units': (space, units) => `${space}: ${units}`,
  'log.edit-aboard': (space, units) => `${space}, aan boord: ${units}`,
  'log.edit-empty': (space) => `${space}: geen eenheden`,
  'log.edit-treasury': (power, ipc) => `Kas (${power}): ${n(ipc)} IPC`,
  'log.edit-turn': (power, round) => `Aan de beurt: ${power}, ronde ${n(round)}`,
  'log.edit-technology': (power, technologies) => `Technologieën (${power}): ${technologies}`,
  'log.draw': 'Het spel eindigt in remise',
  'log.draw-proposed': 'Biedt remise aan',
  'log.anchor': (length) => `Legt ${counted('nl', length, 'geheim', 'geheimen')} vast voor worpen`,
  'log.change-key': (player) => `Wijzigt de sleutel van ${player}`,
  'turn.besides': 'Buiten de zetten om',
  'log.mail': 'mail',
  'log.other-rounds': 'Andere rondes van het logboek',

  // hoe een spel kan eindigen
  'game.drawn': (round) => `Het spel is in ronde ${n(round)} in remise geëindigd.`,

  // de lijst van spellen
  'games.title': 'Spellen',
  'games.lead': (games) => `${counted('nl', games, 'spel', 'spellen')} in dit archief.`,
  'games.broken-state': 'moet hersteld worden',

  // controlepunten
  'head.title': 'Controlepunt',
  'head.says': (entries) =>
    `${counted('nl', entries, 'regel', 'regels')}. Wie deze regel tekst bewaart, kan later vaststellen of er iets aan veranderd is:`,
  'head.all': 'de controlepunten van alle spellen (JSON)',

  // de pagina van een speler
  'player.lead': 'Waarvoor op deze speler gewacht wordt en welke spellen hij in dit archief speelt.',
  'player.awaited': 'Aan de beurt',
  'player.nothing': 'Op deze speler wacht niemand.',

  // feeds
  'feed.link': 'Feed (Atom)',
  'feed.archive': (name) => `${name}: alle spellen`,
  'feed.player': (player, name) => `${player}: ${name}`,
  'feed.in-game': (what, game) => `${what}, in ‘${game}’`,
  'feed.opened': (game) => `‘${game}’ is geopend`,
  'feed.over': (game) => `‘${game}’ is afgelopen`,
  'feed.orders': (turn) => `Aan de beurt: ${turn}`,
  'feed.dice': (turn) => `Er wordt op worpen gewacht: ${turn}`,
  'feed.decision': (powers, turn) => `Er wordt op een beslissing gewacht (${powers}): ${turn}`,
  'feed.consent': (powers) => `Er wordt op instemming gewacht (${powers})`,
  'feed.bids': (players) => `Er wordt op biedingen gewacht: ${players}`,
  'feed.your-bid': 'Er wordt op jouw bod gewacht',
  'feed.your-orders': (turn) => `Jij bent aan de beurt: ${turn}`,
  'feed.your-dice': (turn) => `Er wordt op jouw worpen gewacht: ${turn}`,
  'feed.your-decision': (turn) => `Er wordt op jouw beslissing gewacht: ${turn}`,
  'feed.your-consent': 'Er wordt op jouw instemming gewacht',
  'feed.money': (land, cash) => `Landwaarde ${n(land)} IPC, ${n(cash)} IPC te besteden.`,
};
