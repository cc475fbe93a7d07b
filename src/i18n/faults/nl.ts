// Nederlands: wat er aan een logboek mankeert, en wat daaraan te doen is.

import { capital, counted, day, either, list, moment, number } from '../format.ts';
import { dice, type FaultParams, type FaultTexts, short, versionsOf } from './params.ts';

const UNCLEAN = {
  'lone-surrogate': 'een half teken',
  control: 'een stuurteken',
  direction: 'een teken dat de schrijfrichting omdraait',
  invisible: 'een onzichtbaar teken',
  'not-nfc': 'tekens die niet in de samengestelde vorm (NFC) staan',
  'mail-address': 'een mailadres; logboeken zijn openbaar',
};
const ROLES = { player: 'speler', steward: 'beheerder', referee: 'scheidsrechter', witness: 'getuige', bot: 'bot' };
const n = (value: number): string => number('nl', value);
const at = (path: string): string => (path === '' ? 'de regel' : `‘${path}’`);

/** Wat een deel van de regel moet zijn. */
const mustBe = ({ problem, expected, min, max }: Omit<FaultParams['wrong-shape'], 'at'>): string => {
  const [first = 'other', ...others] = expected;
  switch (problem) {
    case 'missing':
      return 'ontbreekt';
    case 'unknown-keys':
      return `bevat ${list(
        'nl',
        expected.map((key) => `‘${key}’`),
      )}, wat daar niet hoort`;
    case 'not-one-of':
      return others.length === 0 ? `moet ‘${first}’ zijn` : `moet een van deze zijn: ${either('nl', expected)}`;
    case 'whole-number':
      if (min !== undefined && max !== undefined)
        return `moet een geheel getal van ${n(min)} tot en met ${n(max)} zijn`;
      if (min !== undefined) return `moet een geheel getal vanaf ${n(min)} zijn`;
      return max === undefined ? 'moet een geheel getal zijn' : `moet een geheel getal van hoogstens ${n(max)} zijn`;
    case 'text-length':
      return max === undefined ? 'mag niet leeg zijn' : `mag hoogstens ${counted('nl', max, 'teken', 'tekens')} hebben`;
    case 'list-length':
      return max === undefined
        ? `moet minstens ${counted('nl', min ?? 1, 'onderdeel', 'onderdelen')} hebben`
        : `mag hoogstens ${counted('nl', max, 'onderdeel', 'onderdelen')} hebben`;
    case 'kind':
      return KINDS[first] ?? 'heeft niet de vorm die het moet hebben';
    case 'form':
      return FORMS[first] ?? 'is niet geschreven zoals het moet';
    case 'other':
      return 'heeft niet de vorm die het moet hebben';
  }
};
const KINDS: { readonly [kind: string]: string } = {
  text: 'moet een tekst zijn',
  list: 'moet een lijst zijn',
  object: 'moet een object met sleutels en waarden zijn',
};
const FORMS: { readonly [form: string]: string } = {
  time: 'moet een tijd in UTC zijn, zoals 2026-03-01T20:14:00Z',
  day: 'moet een dag zijn, zoals 2026-03-01',
  hash: 'moet uit 64 hexadecimale cijfers in kleine letters bestaan',
  id: 'moet uit kleine letters en cijfers bestaan, verbonden door losse koppeltekens',
};

const numbered = (versions: readonly number[]): string =>
  `${versions.length === 1 ? 'versie' : 'de versies'} ${list('nl', versions.map(n))}`;

/** Een latere versie van een bekende regelset, of een waarvan hier niemand gehoord heeft. */
const unknownRuleset = (params: FaultParams['unknown-ruleset']): string => {
  const { ruleset, version, known } = params;
  const versions = versionsOf(params);
  const played = `Dit spel wordt gespeeld volgens versie ${n(version)} van de regelset ‘${ruleset}’`;
  if (versions.length > 0) return `${played}; daarvan kent dit programma ${numbered(versions)}.`;
  const all = known.map((one) => `‘${one.id}’ (versie ${n(one.version)})`);
  return `${played}, die dit programma helemaal niet kent: een nieuwere Fieldpost misschien wel, tenzij de naam verkeerd gespeld is. Bekend zijn ${list('nl', all)}.`;
};

export const nl: FaultTexts = {
  faults: {
    'no-log': () => 'Er is geen logboek, of er staat geen regel in.',
    'file-too-large': ({ bytes, max }) =>
      `Het logboek heeft ${n(bytes)} bytes; er worden er hoogstens ${n(max)} gelezen.`,
    'too-many-lines': ({ lines, max }) =>
      `Het logboek heeft ${n(lines)} regels; er worden er hoogstens ${n(max)} gelezen.`,
    'bad-game-id': ({ game }) =>
      `‘${game}’ kan geen naam van een spel zijn: 3 tot 40 kleine letters, cijfers en losse koppeltekens.`,
    'line-empty': () => 'De regel is leeg.',
    'merge-markers': () => 'De regel is een teken dat git achterlaat waar het twee versies niet kon samenvoegen.',
    'line-ends': () => 'De regel eindigt op CR LF, zoals Windows schrijft, in plaats van alleen op LF.',
    'line-too-long': ({ bytes, max }) => `De regel heeft ${n(bytes)} bytes; toegestaan zijn er hoogstens ${n(max)}.`,
    'too-deep': ({ depth, max }) => `De haakjes staan ${depth} diep; toegestaan is hoogstens ${max}.`,
    'not-utf8': () => 'De regel is geen UTF-8.',
    'byte-order-mark': () => 'De regel begint met een byte order mark.',
    'not-json': () => 'De regel is geen JSON.',
    'not-an-object': () => 'De regel is JSON, maar geen object.',
    'number-not-safe': ({ at: path }) => `Het getal bij ${at(path)} is geen geheel getal dat precies te bewaren is.`,
    'key-forbidden': ({ at: path, key }) => `Bij ${at(path)} staat de sleutel ‘${key}’, die niet is toegestaan.`,
    'text-unclean': ({ at: path, why }) => `In de tekst bij ${at(path)} staat ${UNCLEAN[why]}.`,
    'not-canonical': ({ column }) =>
      `De regel staat niet in zijn canonieke vorm; vanaf teken ${n(column)} wijkt hij af.`,
    'unknown-version': ({ v, known }) =>
      `De regel is van formaatversie ${n(v)}, zoals een nieuwere Fieldpost die schrijft; dit programma kent ${numbered(known)}.`,
    'unknown-ruleset': (params) => unknownRuleset(params),
    'unknown-order': ({ order }) => `Een order ‘${order}’ bestaat niet.`,
    'unknown-event': ({ at: path, event }) => `Een gebeurtenis ‘${event}’ bestaat niet (${at(path)}).`,
    'wrong-shape': ({ at: path, ...shape }) => `${capital(at(path))} ${mustBe(shape)}.`,
    'signature-wrong': () => 'De handtekening hoort niet bij deze regel: de regel of de handtekening is veranderd.',

    'symbolic-link': ({ path }) => `${path} is een symbolische koppeling; die worden niet gevolgd.`,
    'not-a-file': ({ path }) => `${path} is geen bestand en geen map.`,
    'game-exists': ({ game }) => `Er is al een spel ‘${game}’.`,
    'log-busy': ({ holder }) =>
      holder === ''
        ? 'Een andere opdracht schrijft net in dit spel.'
        : `Een andere opdracht schrijft net in dit spel (${holder}).`,
    'log-moved-on': ({ expected }) =>
      `Het logboek is intussen gegroeid: het had ${n(expected)} regels toen dit werd berekend.`,
    'entry-invalid': ({ fault }) => `De regel kon niet worden geschreven: ${fault}.`,

    'dice-wrong-for-seed': ({ purpose, expected, got }) =>
      `De worp ‘${purpose}’ is ${dice(got)}; uit de startwaarde volgt ${dice(expected)}.`,
    'beacon-forged': ({ round }) => `De handtekening van ronde ${n(round)} is niet die van de toevalsbron.`,
    'fold-failed': ({ event, message }) => `Gebeurtenis ${event + 1} van de regel kan niet gebeurd zijn: ${message}.`,

    'wrong-game': ({ game, expected }) => `De regel hoort bij het spel ‘${game}’, niet bij ‘${expected}’.`,
    'wrong-seq': ({ seq, expected }) =>
      `De regel noemt zich nummer ${n(seq)}; het zou nummer ${n(expected)} moeten zijn.`,
    'time-goes-back': ({ at: time, before }) =>
      `De regel zegt dat hij op ${moment('nl', time)} is geschreven, vóór de regel erboven (${moment('nl', before)}).`,
    'wrong-prev': ({ prev, expected }) =>
      `De regel volgt op ${short(prev)}…, maar de regel ervoor is ${short(expected)}…: een van beide is veranderd.`,

    'not-opened': () => 'De eerste regel opent geen spel.',
    'opened-twice': () => 'Het spel wordt een tweede keer geopend.',
    'unknown-player': ({ player }) => `‘${player}’ speelt in dit spel niet mee.`,
    'player-twice': ({ player }) => `De speler ‘${player}’ staat twee keer in de lijst.`,
    'power-twice': ({ power: id }, power) => `Twee spelers hebben dezelfde mogendheid: ${power(id)}.`,
    'for-himself': ({ player }) => `${player} heeft geen ‘voor’ nodig om voor zichzelf te spreken.`,
    'may-not-enter-for': ({ player, for: other }) =>
      `${player} mag niets invoeren voor ${other}: geen beheerder en in de eerste regel niet daarvoor genoemd.`,
    'evidence-missing': ({ player, for: other }) => `${player} voert iets in voor ${other} zonder de mail erbij.`,
    'role-may-not': ({ player, role, order }) => `${player} is hier ${ROLES[role]} en mag ‘${order}’ niet geven.`,
    'power-not-his': ({ player, power: id }, power) => `Deze mogendheid speelt ${player} niet: ${power(id)}.`,

    'clock-odd': ({ answer, turn }) =>
      `De klok geeft ${n(answer)} uur voor een antwoord en maar ${n(turn)} uur voor een hele beurt.`,
    'absence-backwards': ({ from, to }) =>
      `De afwezigheid eindigt (${day('nl', to)}) voor ze begint (${day('nl', from)}).`,
    'absence-past': ({ from, day: today }) =>
      `Afwezigheid kan niet achteraf worden gemeld: ze begint op ${day('nl', from)} en de regel is van ${day('nl', today)}.`,
    'absence-too-long': ({ player, days, max }) =>
      `${player} zou in totaal ${counted('nl', days, 'dag', 'dagen')} afwezig zijn; in dit spel mogen het er ${n(max)} zijn.`,

    'substitute-himself': ({ player }) => `${player} kan niet voor zichzelf invallen.`,
    'nothing-taken-over': ({ player, leaves }) => `${player} neemt geen mogendheid over van ${leaves}.`,
    'player-differs': ({ player }) => `${player} doet al mee, maar met andere gegevens (naam, rol, taal) dan hier.`,
    'role-differs': ({ player, role, expected }) =>
      `${player} zou als ${ROLES[role]} meedoen, maar wie vertrekt is ${ROLES[expected]}.`,
    'leaver-missing': ({ player }) =>
      `${player} gaat meespelen, maar er staat niet bij wiens mogendheden hij overneemt.`,
    'forfeit-own-side': ({ player, power: id }, power) =>
      `${player} staat aan de kant van deze mogendheid: ${power(id)}. Opgeven gaat met ‘resign’.`,
    'bid-of-another': ({ player, of }) =>
      `Een bod is de zaak van wie biedt: ${player} kan hier niet voor ${of} spreken.`,
    'bid-not-due': ({ player }) => `Op een bod van ${player} wordt niet gewacht.`,
    'forfeit-own-bid': ({ player }) => `${player} kan zijn eigen bod niet vervallen verklaren.`,
    'seal-missing': ({ player }) => `${player} heeft nog geen bod verzegeld.`,
    'seal-broken': ({ player }) => `Dit is niet het bod dat ${player} heeft verzegeld: de hash is een andere.`,
    'edit-into-bids': ({ seq }) =>
      `Na regel #${seq} werd er nog op biedingen gewacht; intussen is beslist wie wat speelt.`,
    'forfeit-without-clock': ({ player }) =>
      `${player} kan het spel niet verloren verklaren: de eerste regel noemt daar geen termijn voor.`,
    'forfeit-too-early': ({ from }, _, when) => `Verloren verklaren kan vanaf ${when?.(from) ?? moment('nl', from)}.`,
    'not-waited-for': ({ power: id }, power) => `Op deze mogendheid wacht het spel niet: ${power(id)}.`,

    'dice-first': ({ seq }) => `Eerst komt de worp voor order #${seq}.`,
    'dice-missing': () => 'De order ‘roll’ brengt geen dobbelstenen mee.',
    'dice-unexpected': ({ order }) => `Bij ‘${order}’ staat een worp; die hoort bij ‘roll’.`,
    'nothing-to-roll': () => 'Geen order wacht op een worp.',
    'roll-of-another': ({ of, commitment }) =>
      `Deze worp is voor de order ${short(of)}…; wat wacht is ${short(commitment)}….`,
    'dice-source-not-agreed': ({ source, agreed }) => `Deze worp is ‘${source}’; afgesproken is ‘${agreed}’.`,
    'seed-changed': ({ commitment }) => `De worpen voor de order ${short(commitment)}… komen uit twee startwaarden.`,
    'commitment-without-nonce': ({ order }) => `‘${order}’ heeft dobbelstenen nodig en heeft geen nonce.`,

    'signature-missing': ({ player }) => `${player} moet hier ondertekenen, en de regel draagt geen handtekening.`,
    'signature-of-another': ({ player, key }) =>
      `De regel van ${player} is ondertekend met de sleutel ${key}, die voor ${player} niet geldt.`,
    'key-unsound': ({ key }) => `De sleutel ${key} wordt niet door elk programma op dezelfde manier gecontroleerd.`,
    'key-twice': ({ key, player }) => `De sleutel ${key} is of was die van ${player}.`,
    'key-not-his': ({ player, of }) =>
      `${player} mag de sleutels van ${of} niet wijzigen; dat kunnen alleen ${of} zelf of de scheidsrechter.`,
    'key-last': ({ player }) =>
      `Het is de enige sleutel van ${player}: tegelijk of eerder moet er een andere worden ingevoerd.`,
    'key-unknown': ({ player, key }) => `${player} heeft geen geldige sleutel ${key}.`,
    'keeper-missing': ({ power: id }, power) =>
      `Onder de tegenstanders van ${power(id)} kan niemand de worpen bewaren.`,
    'keeper-unfit': ({ player }) =>
      `${player} kan niet de worpen van allen bewaren: dat kan alleen een beheerder, scheidsrechter of bot zonder mogendheden en met een sleutel.`,
    'keeper-enters': ({ player }) => `${player} bewaart de worp van deze order en mag die order daarom niet invoeren.`,
    'anchor-missing': ({ player }) =>
      `${player} bewaart de worp van deze order en heeft daarvoor geen geheimen meer in het logboek staan.`,
    'anchor-needless': ({ player }) => `${player} bewaart in dit spel geen worpen.`,
    'anchor-spent': ({ player }) => `${player} heeft deze worpen al eens vastgelegd; hun geheimen zijn bekend.`,
    'reveal-not-his': ({ player, keeper }) => `${player} kan deze worp niet onthullen: ${keeper} bewaart hem.`,
    'reveal-out-of-order': ({ k, expected }) => `Dit is geheim nummer ${n(k)}; nummer ${n(expected)} is aan de beurt.`,
    'reveal-wrong': ({ k, keeper }) => `Geheim nummer ${n(k)} past niet bij wat ${keeper} heeft vastgelegd.`,
    'beacon-unknown': ({ chain }) => `Deze versie kent de toevalsbron ${short(chain)}… niet.`,
    'beacon-not-agreed': ({ chain, agreed }) =>
      `Deze worp komt van de toevalsbron ${short(chain)}…; afgesproken is ${short(agreed)}….`,
    'witness-missing': () =>
      'Een worp van een toevalsbron vraagt om een getuige: een bot, beheerder, scheidsrechter of getuige zonder mogendheden en met een sleutel.',
    'receipt-needless': ({ of }) => `Er wacht geen order ${short(of)}… op een ontvangstbewijs.`,
    'receipt-twice': ({ by }) => `Er is al een ontvangstbewijs, van ${by}; het eerste telt.`,
    'receipt-not-his': ({ player }) =>
      `${player} kan deze order niet bevestigen: een getuige heeft in dit spel nooit een mogendheid gespeeld, heeft een sleutel en heeft de order niet zelf ingevoerd.`,
    'receipt-missing': () =>
      'Nog niemand heeft de order bevestigd; pas het ontvangstbewijs zegt welke ronde de worp geeft.',
    'round-wrong': ({ round, expected }) =>
      `De worp is uit ronde ${n(round)}; volgens het ontvangstbewijs moet het ronde ${n(expected)} zijn.`,

    'report-too-late': ({ player }) =>
      `In dit spel zijn al orders gegeven: ${player} kan niets meer melden, dat kunnen alleen de scheidsrichter en de beheerder nog.`,
    'note-missing': () => 'De opmerking is leeg.',
    'event-unexpected': ({ event, order }) => `‘${event}’ kan niet uit ‘${order}’ volgen.`,
    'rewind-wrong': ({ to, from }) => `Terug naar #${to} kan niet: de beurt begon met #${from}.`,
    'rewind-missing': () => 'Er staat niet bij waarnaar het spel teruggaat.',
    'effect-missing': ({ order }) => `‘${order}’ wordt hier van kracht, maar wat eruit volgt ontbreekt in de regel.`,
    'effect-wrong': ({ order }) => `Wat in de regel staat, volgt niet uit ‘${order}’.`,
    'edit-into-dice': ({ seq }) => `Na #${seq} moest nog worden gegooid; noem de regel met de dobbelstenen.`,
    'game-is-over': () => 'Het spel is afgelopen.',
    'already-proposed': ({ seq }) => `Hetzelfde is al voorgesteld, in #${seq}.`,
    'no-such-entry': ({ of }) => `Geen regel heeft de hash ${short(of)}….`,
    'not-an-order': ({ of }) => `Regel ${short(of)}… is geen order van deze beurt.`,
    'not-this-turn': ({ seq }) => `#${seq} is ouder dan de lopende beurt.`,
    'already-void': ({ of }) => `Regel ${short(of)}… is al ongeldig.`,
    'names-dice': ({ of, commitment }) => `${short(of)}… is alleen de worp bij ${short(commitment)}….`,
    'no-such-proposal': ({ of }) => `Geen open voorstel heeft de hash ${short(of)}….`,
    'consent-not-his': ({ player }) => `Niets wacht op de instemming van ${player}.`,
  },
  advice: {
    'restore-the-line': (game) =>
      `bekijk wat er is veranderd: git diff -- games/${game}/log.jsonl   en draai het terug: git restore -- games/${game}/log.jsonl   Is het al gecommit, dan kan het gave deel worden behouden: hoe, staat in de handleiding ‘Als er iets misgaat’.`,
    'write-with-fieldpost': () => 'regels schrijft het programma, niet de hand',
    'use-newer-version': () => 'gebruik een nieuwere versie van Fieldpost',
    shorten: () => 'zeg het korter, of in twee delen',
    'ask-the-author': () => 'vraag het aan wie het schreef',
    'enter-the-dice': (game) => `npx fieldpost roll ${game}`,
    'name-the-player': (game) =>
      `zeg met --as wie je bent, of met --for voor wie en met --evidence uit welke mail; npx fieldpost status ${game}`,
    'order-own-powers': (game) =>
      `geef orders aan je eigen mogendheden, of zeg met --as wie je bent; npx fieldpost status ${game}`,
    'use-agreed-dice': (game) => `npx fieldpost roll ${game}`,
    'name-the-order': () => 'verklaar de order ongeldig; de worp vervalt mee',
    'propose-edit': (game) =>
      `wat ouder is dan de lopende beurt, wordt met instemming van alle partijen rechtgezet: npx fieldpost edit ${game}`,
    'give-consent-first': (game) => `wacht op de andere partijen; zij antwoorden met: npx fieldpost agree ${game}`,
    sync: () => 'te herstellen met: npx fieldpost sync',
    'say-otherwise': () => 'laat het weg en probeer het opnieuw',
    'ask-consent': () => 'vraag het de andere partijen of de scheidsrechter',
    'order-the-days': () => 'eerst de dag waarop ze begint, dan die waarop ze eindigt',
    wait: (game) => `kijk op wie tot wanneer wordt gewacht: npx fieldpost status ${game}`,
    'read-again': (game) => `kijk hoe het spel er nu voor staat en probeer het dan opnieuw: npx fieldpost show ${game}`,
    'try-again': () => 'probeer het zo nog eens',
    'remove-the-link': () => 'leg het bestand zelf daar neer',
    sign: () => 'onderteken met je eigen sleutel; npx fieldpost key show',
    'make-a-key': () => 'maak een eigen sleutel: npx fieldpost key new',
    'anchor-first': (game) => `wie de worpen bewaart, legt nieuwe vast: npx fieldpost anchor ${game}`,
    'use-other-dice': () => 'noem iemand die de worpen kan bewaren, of spreek een andere bron af',
    'name-a-witness': () =>
      'noem bij het openen van het spel een getuige met een sleutel; de handleiding ‘Wat worpen bewijzen’ zegt hoe',
    'wait-for-the-witness': (game) => `de getuige bevestigt hem met: npx fieldpost bot ${game}`,
    'open-the-bid': (game) => `open het bod zoals het is verzegeld: npx fieldpost bid ${game}`,
    repair: () => 'de volgende opdracht die schrijft, herstelt het',
  },
};
