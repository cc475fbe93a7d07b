// Deutsch: was an einem Protokoll nicht stimmt, und was dagegen zu tun ist.

import { counted, day, either, list, moment, number } from '../format.ts';
import { dice, type FaultParams, type FaultTexts, short, versionsOf } from './params.ts';

const UNCLEAN = {
  'lone-surrogate': 'ein halbes Zeichen',
  control: 'ein Steuerzeichen',
  direction: 'ein Zeichen, das die Schreibrichtung dreht',
  invisible: 'ein unsichtbares Zeichen',
  'not-nfc': 'Zeichen, die nicht in der zusammengesetzten Form (NFC) stehen',
  'mail-address': 'eine Mailadresse; Protokolle sind öffentlich',
};
const ROLES = { player: 'Spieler', steward: 'Archivar', referee: 'Schiedsrichter', witness: 'Zeuge', bot: 'Bot' };
const n = (value: number): string => number('de', value);
const at = (path: string): string => (path === '' ? 'der Zeile' : `»${path}«`);

/** Was ein Teil der Zeile sein muss. */
const mustBe = ({ problem, expected, min, max }: Omit<FaultParams['wrong-shape'], 'at'>): string => {
  const [first = 'other', ...others] = expected;
  switch (problem) {
    case 'missing':
      return 'fehlt';
    case 'unknown-keys':
      return `enthält ${list(
        'de',
        expected.map((key) => `»${key}«`),
      )}, was dort nicht hingehört`;
    case 'not-one-of':
      return others.length === 0 ? `muss »${first}« sein` : `muss eines von diesen sein: ${either('de', expected)}`;
    case 'whole-number':
      if (min !== undefined && max !== undefined) return `muss eine ganze Zahl von ${n(min)} bis ${n(max)} sein`;
      if (min !== undefined) return `muss eine ganze Zahl ab ${n(min)} sein`;
      return max === undefined ? 'muss eine ganze Zahl sein' : `muss eine ganze Zahl bis ${n(max)} sein`;
    case 'text-length':
      return max === undefined ? 'darf nicht leer sein' : `darf höchstens ${n(max)} Zeichen haben`;
    case 'list-length':
      return max === undefined
        ? `muss mindestens ${counted('de', min ?? 1, 'Eintrag', 'Einträge')} haben`
        : `darf höchstens ${counted('de', max, 'Eintrag', 'Einträge')} haben`;
    case 'kind':
      return KINDS[first] ?? 'hat nicht die vorgesehene Form';
    case 'form':
      return FORMS[first] ?? 'ist nicht so geschrieben, wie es sein muss';
    case 'other':
      return 'hat nicht die vorgesehene Form';
  }
};
const KINDS: { readonly [kind: string]: string } = {
  text: 'muss ein Text sein',
  list: 'muss eine Liste sein',
  object: 'muss ein Objekt mit Schlüsseln und Werten sein',
};
const FORMS: { readonly [form: string]: string } = {
  time: 'muss eine Zeit in UTC sein, wie 2026-03-01T20:14:00Z',
  day: 'muss ein Tag sein, wie 2026-03-01',
  hash: 'muss aus 64 Hexadezimalziffern in Kleinschreibung bestehen',
  id: 'muss aus Kleinbuchstaben und Ziffern bestehen, verbunden durch einzelne Bindestriche',
};

const numbered = (versions: readonly number[]): string =>
  `${versions.length === 1 ? 'Version' : 'die Versionen'} ${list('de', versions.map(n))}`;

/** Eine spätere Version eines bekannten Regelwerks, oder eines, von dem hier niemand weiß. */
const unknownRuleset = (params: FaultParams['unknown-ruleset']): string => {
  const { ruleset, version, known } = params;
  const versions = versionsOf(params);
  const played = `Diese Partie wird nach Version ${n(version)} des Regelwerks »${ruleset}« gespielt`;
  if (versions.length > 0) return `${played}; davon kennt dieses Programm ${numbered(versions)}.`;
  const all = known.map((one) => `»${one.id}« (Version ${n(one.version)})`);
  return `${played}, das dieses Programm überhaupt nicht kennt: ein neueres Fieldpost kennt es vielleicht, sofern der Name nicht verschrieben ist. Bekannt sind ${list('de', all)}.`;
};

export const de: FaultTexts = {
  faults: {
    'no-log': () => 'Es gibt kein Protokoll, oder es steht keine Zeile darin.',
    'file-too-large': ({ bytes, max }) => `Das Protokoll hat ${n(bytes)} Bytes; gelesen werden höchstens ${n(max)}.`,
    'too-many-lines': ({ lines, max }) => `Das Protokoll hat ${n(lines)} Zeilen; gelesen werden höchstens ${n(max)}.`,
    'bad-game-id': ({ game }) =>
      `»${game}« geht nicht als Kennung einer Partie: 3 bis 40 Kleinbuchstaben, Ziffern und einzelne Bindestriche.`,
    'line-empty': () => 'Die Zeile ist leer.',
    'merge-markers': () => 'Die Zeile ist eine Marke, die git hinterlässt, wo es zwei Fassungen nicht vereinen konnte.',
    'line-ends': () => 'Die Zeile endet mit CR LF, wie Windows es schreibt, statt nur mit LF.',
    'line-too-long': ({ bytes, max }) => `Die Zeile hat ${n(bytes)} Bytes; erlaubt sind höchstens ${n(max)}.`,
    'too-deep': ({ depth, max }) => `Die Klammern stehen ${depth} tief; erlaubt sind höchstens ${max}.`,
    'not-utf8': () => 'Die Zeile ist kein UTF-8.',
    'byte-order-mark': () => 'Die Zeile beginnt mit einer Bytereihenfolge-Marke (BOM).',
    'not-json': () => 'Die Zeile ist kein JSON.',
    'not-an-object': () => 'Die Zeile ist JSON, aber kein Objekt.',
    'number-not-safe': ({ at: path }) =>
      `Die Zahl bei ${at(path)} ist keine ganze Zahl, die sich genau speichern lässt.`,
    'key-forbidden': ({ at: path, key }) => `Bei ${at(path)} steht der Schlüssel »${key}«, der nicht erlaubt ist.`,
    'text-unclean': ({ at: path, why }) => `Der Text bei ${at(path)} enthält ${UNCLEAN[why]}.`,
    'not-canonical': ({ column }) =>
      `Die Zeile steht nicht in ihrer kanonischen Form; ab Zeichen ${n(column)} weicht sie ab.`,
    'unknown-version': ({ v, known }) =>
      `Die Zeile hat Formatversion ${n(v)}, wie sie ein neueres Fieldpost schreibt; dieses Programm kennt ${numbered(known)}.`,
    'unknown-ruleset': (params) => unknownRuleset(params),
    'unknown-order': ({ order }) => `Einen Befehl »${order}« gibt es nicht.`,
    'unknown-event': ({ at: path, event }) => `Ein Ereignis »${event}« gibt es nicht (${at(path)}).`,
    'wrong-shape': ({ at: path, ...shape }) => `${path === '' ? 'Die Zeile' : at(path)} ${mustBe(shape)}.`,
    'signature-wrong': () => 'Die Unterschrift gehört nicht zu dieser Zeile: Zeile oder Unterschrift wurde verändert.',

    'symbolic-link': ({ path }) => `${path} ist eine symbolische Verknüpfung; solchen wird nicht gefolgt.`,
    'not-a-file': ({ path }) => `${path} ist weder Datei noch Ordner.`,
    'game-exists': ({ game }) => `Eine Partie »${game}« gibt es schon.`,
    'log-busy': ({ holder }) =>
      holder === ''
        ? 'Ein anderer Befehl schreibt gerade in diese Partie.'
        : `Ein anderer Befehl schreibt gerade in diese Partie (${holder}).`,
    'log-moved-on': ({ expected }) =>
      `Das Protokoll ist inzwischen gewachsen: Es hatte ${n(expected)} Zeilen, als dies berechnet wurde.`,
    'entry-invalid': ({ fault }) => `Die Zeile ließ sich nicht schreiben: ${fault}.`,

    'dice-wrong-for-seed': ({ purpose, expected, got }) =>
      `Die Würfel »${purpose}« zeigen ${dice(got)}; aus ihrem Startwert folgt ${dice(expected)}.`,
    'beacon-forged': ({ round }) => `Die Unterschrift der Runde ${n(round)} ist nicht die der Zufallsquelle.`,
    'fold-failed': ({ event, message }) => `Ereignis ${event + 1} der Zeile kann nicht geschehen sein: ${message}.`,

    'wrong-game': ({ game, expected }) => `Die Zeile gehört zur Partie »${game}«, nicht zu »${expected}«.`,
    'wrong-seq': ({ seq, expected }) => `Die Zeile nennt sich Nummer ${n(seq)}; sie müsste Nummer ${n(expected)} sein.`,
    'time-goes-back': ({ at: time, before }) =>
      `Die Zeile will am ${moment('de', time)} geschrieben sein, also vor der Zeile darüber (${moment('de', before)}).`,
    'wrong-prev': ({ prev, expected }) =>
      `Die Zeile folgt auf ${short(prev)}…, die Zeile davor ist aber ${short(expected)}…: Eine der beiden wurde geändert.`,

    'not-opened': () => 'Die erste Zeile eröffnet keine Partie.',
    'opened-twice': () => 'Die Partie wird ein zweites Mal eröffnet.',
    'unknown-player': ({ player }) => `»${player}« spielt in dieser Partie nicht mit.`,
    'player-twice': ({ player }) => `Der Spieler »${player}« steht zweimal in der Liste.`,
    'power-twice': ({ power: id }, power) => `Zwei Spieler haben dieselbe Macht: ${power(id)}.`,
    'for-himself': ({ player }) => `${player} braucht kein »für«, um für sich selbst zu sprechen.`,
    'may-not-enter-for': ({ player, for: other }) =>
      `${player} darf für ${other} nichts eintragen: weder Archivar noch in der ersten Zeile dafür genannt.`,
    'evidence-missing': ({ player, for: other }) =>
      `${player} trägt etwas für ${other} ein, ohne die Mail dazu anzugeben.`,
    'role-may-not': ({ player, role, order }) => `${player} ist hier ${ROLES[role]} und darf »${order}« nicht geben.`,
    'power-not-his': ({ player, power: id }, power) => `Diese Macht spielt ${player} nicht: ${power(id)}.`,

    'clock-odd': ({ answer, turn }) =>
      `Für eine Antwort sind ${n(answer)} Stunden vorgesehen, für einen ganzen Zug nur ${n(turn)}.`,
    'absence-backwards': ({ from, to }) =>
      `Die Abwesenheit endet (${day('de', to)}), bevor sie beginnt (${day('de', from)}).`,
    'absence-past': ({ from, day: today }) =>
      `Eine Abwesenheit lässt sich nicht nachträglich melden: Sie beginnt am ${day('de', from)}, die Zeile ist vom ${day('de', today)}.`,
    'absence-too-long': ({ player, days, max }) =>
      `${player} wäre insgesamt ${counted('de', days, 'Tag', 'Tage')} abwesend; in dieser Partie sind ${n(max)} erlaubt.`,

    'substitute-himself': ({ player }) => `${player} kann sich nicht selbst vertreten.`,
    'nothing-taken-over': ({ player, leaves }) => `${player} übernimmt von ${leaves} keine Macht.`,
    'player-differs': ({ player }) =>
      `${player} ist schon dabei, aber mit anderen Angaben (Name, Rolle, Sprache) als hier.`,
    'role-differs': ({ player, role, expected }) =>
      `${player} käme als ${ROLES[role]} hinzu; wer geht, ist aber ${ROLES[expected]}.`,
    'leaver-missing': ({ player }) => `${player} soll mitspielen, es fehlt aber, wessen Mächte übernommen werden.`,
    'forfeit-own-side': ({ player, power: id }, power) =>
      `${player} steht auf der Seite dieser Macht: ${power(id)}. Aufgegeben wird mit »resign«.`,
    'bid-of-another': ({ player, of }) =>
      `Ein Gebot ist Sache dessen, der bietet: ${player} kann hier nicht für ${of} sprechen.`,
    'bid-not-due': ({ player }) => `Auf ein Gebot von ${player} wird nicht gewartet.`,
    'forfeit-own-bid': ({ player }) => `${player} kann sein eigenes Gebot nicht für verfallen erklären.`,
    'seal-missing': ({ player }) => `${player} hat noch kein Gebot versiegelt.`,
    'seal-broken': ({ player }) => `Das ist nicht das Gebot, das ${player} versiegelt hat: Sein Hash ist ein anderer.`,
    'edit-into-bids': ({ seq }) =>
      `Nach Eintrag #${seq} standen noch Gebote aus; inzwischen ist entschieden, wer was spielt.`,
    'forfeit-without-clock': ({ player }) =>
      `${player} kann die Partie nicht für verloren erklären: Die erste Zeile nennt keine Frist dafür.`,
    'forfeit-too-early': ({ from }, _, when) =>
      `Für verloren erklären lässt sich die Partie ab ${when?.(from) ?? moment('de', from)}.`,
    'not-waited-for': ({ power: id }, power) => `Auf diese Macht wartet die Partie nicht: ${power(id)}.`,

    'dice-first': ({ seq }) => `Zuerst kommen die Würfel für den Befehl #${seq}.`,
    'dice-missing': () => 'Der Befehl »roll« bringt keine Würfel mit.',
    'dice-unexpected': ({ order }) => `Bei »${order}« stehen Würfel; sie gehören zu »roll«.`,
    'nothing-to-roll': () => 'Kein Befehl wartet auf Würfel.',
    'roll-of-another': ({ of, commitment }) =>
      `Diese Würfel sind für den Befehl ${short(of)}…; es wartet aber ${short(commitment)}….`,
    'dice-source-not-agreed': ({ source, agreed }) => `Diese Würfel sind »${source}«; vereinbart ist »${agreed}«.`,
    'seed-changed': ({ commitment }) => `Die Würfel für den Befehl ${short(commitment)}… kommen aus zwei Startwerten.`,
    'commitment-without-nonce': ({ order }) => `»${order}« braucht Würfel und hat keine Nonce.`,

    'signature-missing': ({ player }) => `${player} muss hier unterschreiben, und die Zeile trägt keine Unterschrift.`,
    'signature-of-another': ({ player, key }) =>
      `Die Zeile von ${player} ist mit dem Schlüssel ${key} unterschrieben, der für ${player} nicht gilt.`,
    'key-unsound': ({ key }) => `Den Schlüssel ${key} prüft nicht jedes Programm auf dieselbe Weise.`,
    'key-twice': ({ key, player }) => `Der Schlüssel ${key} ist oder war der von ${player}.`,
    'key-not-his': ({ player, of }) =>
      `${player} darf die Schlüssel von ${of} nicht ändern; das können nur ${of} selbst oder der Schiedsrichter.`,
    'key-last': ({ player }) =>
      `Es ist der einzige Schlüssel von ${player}: Zugleich oder vorher muss ein anderer eingetragen werden.`,
    'key-unknown': ({ player, key }) => `${player} hat keinen gültigen Schlüssel ${key}.`,
    'keeper-missing': ({ power: id }, power) =>
      `Unter den Gegnern dieser Macht (${power(id)}) kann niemand die Würfel verwahren.`,
    'keeper-unfit': ({ player }) =>
      `${player} kann nicht die Würfel aller verwahren: Das kann nur ein Archivar, Schiedsrichter oder Bot ohne Mächte und mit einem Schlüssel.`,
    'keeper-enters': ({ player }) =>
      `${player} verwahrt die Würfel dieses Befehls und darf ihn deshalb nicht eintragen.`,
    'anchor-missing': ({ player }) =>
      `${player} verwahrt die Würfel dieses Befehls und hat dafür im Protokoll keine Geheimnisse mehr hinterlegt.`,
    'anchor-needless': ({ player }) => `${player} verwahrt in dieser Partie keine Würfel.`,
    'anchor-spent': ({ player }) =>
      `${player} hat diese Würfel schon einmal hinterlegt; ihre Geheimnisse sind bekannt.`,
    'reveal-not-his': ({ player, keeper }) => `${player} kann diese Würfel nicht aufdecken: ${keeper} verwahrt sie.`,
    'reveal-out-of-order': ({ k, expected }) =>
      `Das ist das Geheimnis Nummer ${n(k)}; an der Reihe ist Nummer ${n(expected)}.`,
    'reveal-wrong': ({ k, keeper }) => `Das Geheimnis Nummer ${n(k)} passt nicht zu dem, was ${keeper} hinterlegt hat.`,
    'beacon-unknown': ({ chain }) => `Diese Version kennt die Zufallsquelle ${short(chain)}… nicht.`,
    'beacon-not-agreed': ({ chain, agreed }) =>
      `Diese Würfel kommen von der Zufallsquelle ${short(chain)}…; vereinbart ist ${short(agreed)}….`,
    'witness-missing': () =>
      'Würfel einer Zufallsquelle brauchen einen Zeugen: Bot, Archivar, Schiedsrichter oder Zeugen ohne Mächte und mit einem Schlüssel.',
    'receipt-needless': ({ of }) => `Kein Befehl ${short(of)}… wartet auf eine Quittung.`,
    'receipt-twice': ({ by }) => `Es gibt schon eine Quittung, von ${by}; die erste zählt.`,
    'receipt-not-his': ({ player }) =>
      `${player} kann diesen Befehl nicht bezeugen: Ein Zeuge hat in dieser Partie nie eine Macht gespielt, hat einen Schlüssel und hat den Befehl nicht selbst eingetragen.`,
    'receipt-missing': () =>
      'Noch hat niemand den Befehl bezeugt; erst die Quittung sagt, welche Runde die Würfel gibt.',
    'round-wrong': ({ round, expected }) =>
      `Die Würfel sind aus Runde ${n(round)}; nach der Quittung muss es Runde ${n(expected)} sein.`,

    'report-too-late': ({ player }) =>
      `In dieser Partie sind schon Befehle gegeben: ${player} kann nichts mehr berichten, das können nur noch Schiedsrichter und Archivar.`,
    'note-missing': () => 'Die Bemerkung ist leer.',
    'event-unexpected': ({ event, order }) => `»${event}« kann nicht aus »${order}« folgen.`,
    'rewind-wrong': ({ to, from }) => `Zu #${to} geht es nicht zurück: Der Zug begann mit #${from}.`,
    'rewind-missing': () => 'Es fehlt, wohin die Partie zurückgesetzt wird.',
    'effect-missing': ({ order }) => `»${order}« wird hier wirksam, aber was daraus folgt, fehlt in der Zeile.`,
    'effect-wrong': ({ order }) => `Was in der Zeile steht, folgt nicht aus »${order}«.`,
    'edit-into-dice': ({ seq }) => `Nach #${seq} war noch zu würfeln; zu nennen ist der Eintrag mit den Würfeln.`,
    'game-is-over': () => 'Die Partie ist zu Ende.',
    'already-proposed': ({ seq }) => `Dasselbe ist schon vorgeschlagen, in #${seq}.`,
    'no-such-entry': ({ of }) => `Keine Zeile hat den Hash ${short(of)}….`,
    'not-an-order': ({ of }) => `Zeile ${short(of)}… ist kein Befehl dieses Zuges.`,
    'not-this-turn': ({ seq }) => `#${seq} ist älter als der laufende Zug.`,
    'already-void': ({ of }) => `Zeile ${short(of)}… ist schon ungültig.`,
    'names-dice': ({ of, commitment }) => `${short(of)}… sind nur die Würfel zu ${short(commitment)}….`,
    'no-such-proposal': ({ of }) => `Kein offener Vorschlag hat den Hash ${short(of)}….`,
    'consent-not-his': ({ player }) => `Nichts wartet auf die Zustimmung von ${player}.`,
  },
  advice: {
    'restore-the-line': (game) =>
      `ansehen, was geändert wurde: git diff -- games/${game}/log.jsonl   und zurücknehmen: git restore -- games/${game}/log.jsonl   Ist es schon committet, lässt sich der unbeschädigte Teil behalten: Wie, steht in der Anleitung »Wenn etwas schiefgeht«.`,
    'write-with-fieldpost': () => 'Zeilen schreibt das Programm, nicht die Hand',
    'use-newer-version': () => 'eine neuere Version von Fieldpost verwenden',
    shorten: () => 'kürzer fassen oder teilen',
    'ask-the-author': () => 'den Verfasser fragen',
    'enter-the-dice': (game) => `npx fieldpost roll ${game}`,
    'name-the-player': (game) =>
      `mit --as sagen, wer du bist, oder mit --for, für wen, und mit --evidence, aus welcher Mail; npx fieldpost status ${game}`,
    'order-own-powers': (game) =>
      `die eigenen Mächte befehligen oder mit --as sagen, wer du bist; npx fieldpost status ${game}`,
    'use-agreed-dice': (game) => `npx fieldpost roll ${game}`,
    'name-the-order': () => 'den Befehl für ungültig erklären; seine Würfel verfallen mit ihm',
    'propose-edit': (game) =>
      `was älter ist als der laufende Zug, wird mit Zustimmung aller Seiten berichtigt: npx fieldpost edit ${game}`,
    'give-consent-first': (game) => `auf die anderen Seiten warten; sie antworten mit: npx fieldpost agree ${game}`,
    sync: () => 'das behebt: npx fieldpost sync',
    'say-otherwise': () => 'weglassen und noch einmal versuchen',
    'ask-consent': () => 'die anderen Seiten oder den Schiedsrichter fragen',
    'order-the-days': () => 'erst der Tag, an dem sie beginnt, dann der, an dem sie endet',
    wait: (game) => `nachsehen, auf wen bis wann gewartet wird: npx fieldpost status ${game}`,
    'read-again': (game) => `nachsehen, wie die Partie jetzt steht, dann noch einmal: npx fieldpost show ${game}`,
    'try-again': () => 'gleich noch einmal versuchen',
    'remove-the-link': () => 'die Datei selbst dorthin legen',
    sign: () => 'mit dem eigenen Schlüssel unterschreiben; npx fieldpost key show',
    'make-a-key': () => 'einen eigenen Schlüssel erzeugen: npx fieldpost key new',
    'anchor-first': (game) => `wer die Würfel verwahrt, hinterlegt frische: npx fieldpost anchor ${game}`,
    'use-other-dice': () => 'jemanden nennen, der die Würfel verwahren kann, oder eine andere Quelle vereinbaren',
    'name-a-witness': () =>
      'beim Eröffnen der Partie einen Zeugen mit Schlüssel nennen; wie, sagt die Anleitung zu den Würfeln',
    'wait-for-the-witness': (game) => `der Zeuge bezeugt ihn mit: npx fieldpost bot ${game}`,
    'open-the-bid': (game) => `das Gebot öffnen, wie es versiegelt wurde: npx fieldpost bid ${game}`,
    repair: () => 'der nächste schreibende Befehl bringt es in Ordnung',
  },
};
