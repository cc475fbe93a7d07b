// Deutsch: Schlüssel und Unterschriften, Würfel, die jemand verwahrt oder eine öffentliche Zufallsquelle liefert.

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
  notProved: (seq) => `Die heutigen Regeln entscheiden #${seq} anders; dafür wird nichts aufgedeckt oder bezeugt.`,
  notProvedNext: (slug) => `npx fieldpost verify ${slug}`,
  secretGone: (file) => `Die Geheimnisse dieser Würfel liegen nicht auf diesem Rechner: ${file} fehlt.`,
  secretGoneNext:
    'die Datei von dem Rechner kopieren, auf dem die Würfel hinterlegt wurden; ist sie verloren, entscheidet der Schiedsrichter',
  noNetwork: (round) => `Runde ${round} der Zufallsquelle war nicht zu bekommen.`,
  noNetworkNext: 'später noch einmal; die Runde bleibt, wie sie ist',

  anchored: (length) => `Hinterlegt: ${length} Geheimnisse für die Würfel der Gegner.`,
  anchorFile: (file) =>
    `Sie liegen in ${file}; niemand sonst darf diese Datei sehen, und ohne sie steht die Partie still.`,
  anchorThere: (left) => `Die Würfel sind schon hinterlegt; ${left} Geheimnisse sind übrig.`,
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
  ahead: (game) => `${game}: der letzte Eintrag trägt eine künftige Zeit, deshalb wird noch nichts bezeugt`,
  notWitness: (game, player) => `${game}: ${player} kann hier nichts bezeugen`,
  nothing: 'Nichts zu bezeugen, keine Runde fällig.',
};
