// Deutsch: Schlüssel und Unterschriften, Würfel, die jemand verwahrt oder eine öffentliche Zufallsquelle liefert.

import { counted } from '../../format.ts';
import type { ProofTexts } from './en.ts';

export const proof: ProofTexts = {
  sources: {
    local: 'dieses Programm würfelt (auf Treu und Glauben)',
    recorded: 'wir würfeln anderswo und tragen ein',
    reveal: 'ein Gegner verwahrt sie verschlossen (beweisbar; wenn alle dieses Programm benutzen)',
    drand: 'eine öffentliche Zufallsquelle liefert sie (beweisbar; braucht einen Bot als Zeugen)',
  },
  signed: (count) => `${count} unterschrieben`,

  keeperDue: (keeper) => `${keeper} verwahrt diese Würfel und deckt sie auf.`,
  receiptDue: (witnesses) => `Zuerst muss ein Zeuge den Befehl sehen: ${witnesses}.`,
  roundDue: (round, at) => `Die Würfel sind die der Runde ${round} der Zufallsquelle, ab ${at}.`,
  botNext: (slug) => `npx fieldpost bot ${slug}`,
  passOn: (slug) =>
    `npx fieldpost sync   bringt den Befehl zu denen, die die Würfel geben; per Mail: npx fieldpost mail ${slug} --send`,
  notYours: 'Die Würfel dieser Partie geben andere; nur der Schiedsrichter kann an ihrer Stelle Augen eingeben.',
  notProved: (seq) => `Die heutigen Regeln entscheiden #${seq} anders; dafür wird nichts aufgedeckt oder bezeugt.`,
  notProvedNext: (slug) => `npx fieldpost verify ${slug}`,
  secretGone: (file) => `Die Geheimnisse dieser Würfel liegen nicht auf diesem Rechner: ${file} fehlt.`,
  secretGoneNext:
    'die Datei von dem Rechner kopieren, auf dem die Würfel hinterlegt wurden; ist sie verloren, entscheidet der Schiedsrichter',
  noNetwork: (round) => `Runde ${round} der Zufallsquelle war nicht zu bekommen.`,
  noNetworkNext: 'später noch einmal; die Runde bleibt, wie sie ist',

  anchored: (length) => `Hinterlegt: ${counted('de', length, 'Geheimnis', 'Geheimnisse')} für die Würfel der Gegner.`,
  anchorFile: (file) =>
    `Sie liegen in ${file}; niemand sonst darf diese Datei sehen, und ohne sie steht die Partie still.`,
  anchorThere: (left) =>
    `Die Würfel sind schon hinterlegt; ${counted('de', left, 'Geheimnis ist', 'Geheimnisse sind')} übrig.`,
  anchorDue: (players) => `Vor dem nächsten Wurf müssen Geheimnisse hinterlegt werden, und zwar von ${players}.`,
  anchorNext: (slug) => `npx fieldpost anchor ${slug}`,
  anchorNotNow: 'Ein Befehl wartet auf seine Würfel; danach hinterlegen.',
  anchorNoKeeper: (slug) => `In ${slug} verwahrst du keine Würfel.`,
  anchorOf: (game) => `${game}: deine Würfel sind hinterlegt`,
  revealedIn: (game) => `${game}: du hast die Würfel aufgedeckt`,

  noKey: (player) => `Auf diesem Rechner liegt kein Schlüssel von ${player}.`,
  noKeyNext: (player) => `npx fieldpost key new --as ${player}`,
  keyThere: (file) => `Es gibt schon einen Schlüssel: ${file}. Er wird nicht überschrieben.`,
  keyMade: (file) => `Ein neuer Schlüssel liegt in ${file}; sein öffentlicher Teil daneben, mit der Endung .pub.`,
  keyKeep:
    'Wer diese Datei hat, kann in deinem Namen unterschreiben. Bewahre eine Kopie auf, die sonst niemand lesen kann.',
  keyLocked: (file) => `${file} hat ein Kennwort; unterschrieben wird mit einem Schlüssel ohne Kennwort.`,
  keyOther: (file) => `${file} enthält keinen Ed25519-Schlüssel.`,
  keyInForce: (since) => `gültig seit ${since}`,
  keyGone: (since, until) => `${since} bis ${until}`,
  keysNone: (slug) => `In ${slug} hat niemand einen Schlüssel.`,
  keyAdded: 'Der Schlüssel gilt ab dem nächsten Eintrag.',
  keyRevoked: 'Der Schlüssel gilt nicht mehr.',
  whichKey: 'Welcher Schlüssel soll weg?',
  whichKeyNext: (keys) => `--key ${keys}`,
  badKey: (said) => `»${said}« ist weder ein Ed25519-Schlüssel, wie OpenSSH ihn schreibt, noch eine Datei mit einem.`,
  badPlayerKey: (said) => `»${said}« ist nicht »Spieler=Schlüssel«.`,
  whoseKey: 'Wessen Schlüssel?',
  whoseKeyNext: 'mit --as angeben, oder ein für alle Mal: git config fieldpost.player <id>',
  badWhat: (said) => `»${said}« kann dieser Befehl nicht: new, show, add, revoke, allowed-signers.`,
  gameMissing: 'Die Partie muss genannt werden.',
  badSignatures: (said) => `»${said}« sagt nicht, ob Zeilen unterschrieben sein müssen: required oder free.`,
  keeperOnly: (source) => `Würfel der Quelle »${source}« verwahrt niemand, nur die der Quelle »reveal«.`,

  receipt: (game, seq, round, at) => `${game}: #${seq} gesehen; seine Würfel sind die der Runde ${round}, ${at}`,
  rolled: (game, seq, round) => `${game}: die Würfel von #${seq} aus Runde ${round}`,
  later: (game, round, at) => `${game}: Runde ${round} kommt um ${at}`,
  ahead: (game) => `${game}: Der letzte Eintrag trägt eine künftige Zeit, deshalb wird noch nichts bezeugt`,
  notWitness: (game, player) => `${game}: ${player} kann hier nichts bezeugen`,
  nothing: 'Nichts zu bezeugen, keine Runde fällig.',
  kept: {
    checkpoints: {
      equal: (game, count) =>
        `${game}: Der Prüfpunkt gilt; das Protokoll endet wie damals nach ${counted('de', count, 'Eintrag', 'Einträgen')}.`,
      ahead: (game, count, has) =>
        `${game}: Der Prüfpunkt gilt; ${counted('de', count, 'Eintrag von damals ist', 'Einträge von damals sind')} unverändert, ${counted('de', has - count, 'Eintrag ist', 'Einträge sind')} seither dazugekommen.`,
      truncated: (game, count, has) =>
        `${game}: Der Prüfpunkt spricht von ${counted('de', count, 'Eintrag', 'Einträgen')}, hier gibt es nur ${has}. Das Ende wurde abgeschnitten, oder diese Kopie ist älter.`,
      forked: (game, count) =>
        `${game}: #${count - 1} ist nicht der Eintrag des Prüfpunkts. Das Protokoll wurde umgeschrieben, oder es gibt zwei Fassungen.`,
      unread: (game, count, has) =>
        `${game}: Der Prüfpunkt spricht von ${counted('de', count, 'Eintrag', 'Einträgen')}, dem Protokoll lässt sich aber nur ${counted('de', has, 'Eintrag', 'Einträge')} weit folgen.`,
    },
    same: (game, count) =>
      `${game}: ${counted('de', count, 'Eintrag der Mail steht', 'Einträge der Mail stehen')} im Protokoll, wie abgeschickt.`,
    entries: {
      other: (game, seq) => `${game}: #${seq} der Mail ist nicht #${seq} des Protokolls.`,
      missing: (game, seq) =>
        `${game}: #${seq} der Mail steht nicht im Protokoll. Das Ende wurde abgeschnitten, diese Kopie ist älter, oder die Mail wurde nie eingetragen.`,
      unread: (game, seq) => `${game}: Dem Protokoll lässt sich nicht bis #${seq} der Mail folgen.`,
    },
    twoVersions: (player, seq) =>
      `Beide Fassungen von #${seq} tragen die Unterschrift von ${player}: Die zwei Zeilen zusammen sind der Beweis.`,
    forkedNext: 'die Mail aufheben, die anderen fragen, was sie haben, und beide Zeilen dem zeigen, der entscheidet',
    shortNext: 'npx fieldpost sync; ist es dann immer noch kürzer, die anderen fragen, was sie haben',
    nothing: (name) => `In »${name}« steht weder ein Prüfpunkt noch ein Eintrag.`,
    nothingNext:
      '"pbem-checkpoint v1 <Partie> <Zahl> <Hash>", eine Datei mit so einer Zeile oder eine Mail zu einer Partie',
  },
};
