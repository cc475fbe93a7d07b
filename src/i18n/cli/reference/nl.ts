// Nederlands: wat de opdrachten over het naslagwerk zeggen.

import { counted } from '../../format.ts';
import type { ReferenceTexts } from './en.ts';

export const reference: ReferenceTexts = {
  none: (id) => `Geen bepaling heet ‘${id}’.`,
  like: (ids) => `wel ${ids.join(', ')}`,
  searchInstead: 'npx fieldpost clause --search "waar het over gaat"',
  which: 'Welke bepaling? Geef haar naam, of waar het over gaat.',
  both: 'Een naam of --search, niet allebei.',

  from: 'bron',
  related: 'dezelfde vraag elders',
  differs: 'beslist anders',
  borrowed: 'Nog niet vertaald: dit is de Engelse tekst.',
  stale: 'De Engelse tekst is veranderd sinds deze vertaling. Het Engels beslist.',
  nothing: (words) => `Geen bepaling antwoordt op ‘${words}’.`,
  fewer: 'minder woorden, of andere; die van de woordenlijst zijn in alle talen bekend',

  kinds: { clauses: 'bepalingen', cases: 'titels van gevallen' },
  heading: ['taal', 'teksten', 'bijgewerkt', 'verouderd', 'ontbreekt', 'ongemerkt', 'over'],
  outdated: 'verouderd',
  missing: 'ontbreekt',
  unstamped: 'zegt niet welke Engelse tekst het weergeeft',
  orphans: 'in het Engels is er niets met die naam',
  noTopics: (language) => `In ‘${language}’ is nog niets vertaald.`,
  notEnglish: 'Het Engels is wat vertaald wordt; het wordt zelf niet gemerkt.',
  stamped: (files) =>
    files === 0
      ? 'Elke tekst zegt al wat hij weergeeft.'
      : `${counted('nl', files, 'bestand', 'bestanden')} gemerkt met de weergegeven Engelse teksten.`,
  broken: 'Teksten die niet te lezen zijn:',
  faults: {
    'no-head': 'bovenaan ontbreken titel en samenvatting',
    tag: 'een <Clause> die niet te begrijpen is; ze staat alleen op haar regel: <Clause id="…">',
    nested: 'een bepaling begint voordat de vorige ten einde is',
    unclosed: 'deze bepaling wordt nergens door </Clause> beëindigd',
    unopened: '</Clause> beëindigt niets',
    empty: 'deze bepaling heeft geen tekst',
  },
};
