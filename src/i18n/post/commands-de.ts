// Deutsch: die Hilfe der Befehle, die Mails lesen und schreiben.

import type { PostCommandTexts } from './commands-en.ts';

export const postCommands: PostCommandTexts = {
  mail: {
    does: 'ein Zug als Mail, in acht Teilen',
    about:
      'Schreibt die Mail eines Zuges: Anfangseinkommen, Einkauf, Angriffszüge, Kampfergebnisse mit jedem Würfel, Züge ohne Kampf, Aufstellung, Endeinkommen, das Brett und was von wem ansteht, dazu die Einträge für Programme. Sie wird gezeigt, in eine Datei geschrieben oder an die Spieler geschickt, an jeden in seiner Sprache. Die Adressen stehen in addresses.local.json, der Server in post.local.json; git sieht beide nicht.',
    args: { game: 'Kurzname einer Partie' },
    options: {
      turn: 'ein Zug wie r03-germany (sonst: der letzte)',
      lang: 'Sprache der Mail: en, de oder nl (sonst: die des Lesers)',
      to: 'ein Spieler, an den sie geht (sonst: alle außer dir); mehrfach möglich',
      eml: 'die Mail in diese Datei schreiben',
      send: 'sie abschicken',
    },
    examples: [
      ['npx fieldpost mail spring-26', 'zeigt die Mail des letzten Zuges'],
      ['npx fieldpost mail spring-26 --turn r03-germany --send', 'schickt diesen Zug den anderen'],
    ],
  },
  read: {
    does: 'Züge eintragen, die per Mail kamen',
    about:
      'Liest Mails: Dateien, einen Ordner voller Mails, ein Maildir, eine von der Standardeingabe (-) oder was in dem Postfach aus post.local.json wartet (imap) und dort dann als erledigt gekennzeichnet wird. Jede wird in der Sprache dessen beantwortet, der sie schrieb: was verstanden wurde, was nicht möglich ist und nach welcher Regel, was die Würfel brachten und was ansteht. Eingetragen werden nur ganze, erlaubte Befehle; der Rest wird aufgehoben und erfragt. Ohne Mail geht es mit Befehlen weiter, die auf Würfel warteten.',
    args: { mails: 'Mails: Dateien, Ordner, Maildirs, - oder imap' },
    options: {
      eml: 'die Antworten in diesen Ordner schreiben',
      send: 'die Antworten abschicken',
      sync: 'vorher und nachher abgleichen und jeden Befehl veröffentlichen, bevor seine Würfel fallen',
      'dry-run': 'nur sagen, was geschähe: nichts schreiben, nicht würfeln, nichts schicken',
    },
    examples: [
      ['npx fieldpost read eingang/', 'liest jede Mail in dem Ordner und zeigt die Antworten'],
      ['npx fieldpost read imap --send', 'liest, was im Postfach wartet, und schickt die Antworten'],
      [
        'npx fieldpost read ~/Maildir --send --sync',
        'liest ein Maildir, veröffentlicht das Eingetragene, schickt die Antworten',
      ],
    ],
  },
  remind: {
    does: 'an Überfällige erinnern',
    about:
      'Schreibt allen, auf die über ihre Frist hinaus gewartet wird, in ihrer Sprache, was ansteht und bis wann. Wird gezeigt oder abgeschickt; wer binnen eines Tages schon erinnert wurde, wird es nicht noch einmal.',
    args: { game: 'Kurzname einer Partie (sonst: alle)' },
    options: {
      send: 'die Erinnerungen abschicken',
      again: 'auch an die, die binnen eines Tages erinnert wurden',
    },
    examples: [
      ['npx fieldpost remind', 'zeigt, was an wen ginge'],
      ['npx fieldpost remind spring-26 --send', 'schickt es für eine Partie'],
    ],
  },
};
