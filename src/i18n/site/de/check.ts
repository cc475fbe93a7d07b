// Deutsch: die Worte der Seite, auf der ein Zug vor dem Abschicken geprüft wird.

import type { CheckTexts } from '../en/index.ts';

export const check: CheckTexts = {
  'check.title': 'Meinen Zug prüfen',
  'check.lead':
    'Füge den Text deines Zuges ein: Die Seite sagt, was sie versteht, was die Regeln nicht erlauben und warum, was es kostet und wie deine Schlachten stehen.',
  'check.how':
    'Schreib wie in einer Mail, auf Deutsch, Englisch oder Niederländisch, mit den Abkürzungen deines Klubs. Es wird nichts verschickt und nichts eingetragen: Dafür ist die Mail da, die du am Ende bekommst.',
  'check.game': 'Partie',
  'check.player': 'Du bist',
  'check.sheet': 'Der Text deines Zuges',
  'check.kept':
    'Dein Text bleibt in diesem Tab des Browsers, bis du ihn schließt. Geprüft wird er auf deinem eigenen Rechner; verschickt wird er nirgendwohin.',
  'check.button': 'Prüfen',
  'check.working': 'Wird geprüft …',
  'check.empty': 'Noch ist kein Text da, der sich prüfen ließe.',
  'check.failed': 'Die Regeln oder die Stellung ließen sich nicht laden. Bitte versuch es noch einmal.',
  'check.outdated': 'Diese Seite ist älter als die Stellung. Bitte lade sie neu.',
  'check.rule': 'Regel',
  'check.use': (said) => `${said} schreiben`,
  'check.mail': 'Die Mail',
  'check.mail-how':
    'Kopiere Betreff und Text in eine Mail an den Archivar oder deinen Gegner. Als Befehle gelesen werden nur die Zeilen ganz oben; was zwischen den Marken steht, ist für Menschen.',
  'check.subject': 'Betreff',
  'check.text': 'Text',
  'check.copy-subject': 'Betreff kopieren',
  'check.copy': 'Als Mail kopieren',
  'check.copied': 'Kopiert.',
  'check.not-copied':
    'Der Browser lässt das Kopieren nicht zu; der Text ist markiert, kopiere ihn mit Tastatur oder Menü.',
  'check.open': 'Im Mailprogramm öffnen',
  'check.running': 'Laufende Partien',
  'check.none': 'Zurzeit läuft keine Partie, also gibt es nichts zu prüfen.',
  'check.answer': 'Eine Zeile, die das beantwortet:',
  'check.no-script':
    'Zum Prüfen braucht es JavaScript, denn die Regeln laufen in deinem eigenen Browser. Ohne JavaScript schick deinen Zug einfach per Mail: Bevor etwas eingetragen wird, erfährst du, was verstanden wurde, was nicht und was nicht möglich ist. Auf der Befehlszeile sagt »npx fieldpost submit --dry-run« dasselbe.',
  'check.by-mail': 'Wie man per Mail spielt',
  'data.position': 'die Stellung, wie sie steht (JSON), vollständig genug, um Befehle daran zu prüfen',
  'check.here': 'Meinen Zug prüfen',
};
