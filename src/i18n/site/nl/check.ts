// Nederlands: de woorden van de pagina waarop een beurt vóór het versturen wordt nagekeken.

import type { CheckTexts } from '../en/index.ts';

export const check: CheckTexts = {
  'check.title': 'Mijn beurt nakijken',
  'check.lead':
    'Plak de tekst van je beurt: de pagina zegt wat ze begrijpt, wat volgens de regels niet mag en waarom, wat het kost en hoe je er in de slagen voor staat.',
  'check.how':
    'Schrijf zoals in een mail, in het Nederlands, Engels of Duits, met de afkortingen van je club. Er wordt niets verstuurd en niets ingevoerd: daarvoor dient de mail die je aan het eind krijgt.',
  'check.game': 'Spel',
  'check.player': 'Jij bent',
  'check.sheet': 'De tekst van je beurt',
  'check.kept':
    'Je tekst blijft in dit tabblad van de browser tot je het sluit. Hij wordt op je eigen computer nagekeken en gaat nergens heen.',
  'check.button': 'Nakijken',
  'check.working': 'Wordt nagekeken …',
  'check.empty': 'Er is nog geen tekst om na te kijken.',
  'check.failed': 'De regels of de stelling konden niet worden geladen. Probeer het nog eens.',
  'check.outdated': 'Deze pagina is ouder dan de stelling. Laad de pagina opnieuw.',
  'check.rule': 'Regel',
  'check.use': (said) => `Schrijf ${said}`,
  'check.mail': 'De mail',
  'check.mail-how':
    'Kopieer onderwerp en tekst naar een mail aan de beheerder of je tegenstander. Alleen de regels bovenaan worden als orders gelezen; wat tussen de merktekens staat, is voor mensen.',
  'check.subject': 'Onderwerp',
  'check.text': 'Tekst',
  'check.copy-subject': 'Onderwerp kopiëren',
  'check.copy': 'Als mail kopiëren',
  'check.copied': 'Gekopieerd.',
  'check.not-copied':
    'De browser staat kopiëren niet toe; de tekst is geselecteerd, kopieer hem met toetsenbord of menu.',
  'check.open': 'Openen in het mailprogramma',
  'check.running': 'Lopende spellen',
  'check.none': 'Er loopt nu geen spel, dus er is niets na te kijken.',
  'check.answer': 'Een regel die dat beantwoordt:',
  'check.no-script':
    'Nakijken vraagt om JavaScript, want de regels draaien in je eigen browser. Stuur je beurt zonder JavaScript gewoon per mail: voordat er iets wordt ingevoerd, hoor je wat begrepen is, wat niet en wat niet kan. Op de opdrachtregel zegt ‘npx fieldpost submit --dry-run’ hetzelfde.',
  'check.by-mail': 'Zo speel je per mail',
  'data.position': 'de stelling zoals ze is (JSON), volledig genoeg om orders op na te kijken',
  'check.here': 'Mijn beurt nakijken',
};
