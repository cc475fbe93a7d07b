// Nederlands: gesloten biedingen, en biedingen die meteen worden opgesteld.

import type { BidTexts } from './en.ts';

export const bids: BidTexts = {
  due: {
    'bid-seal': (players) => `Gesloten biedingen worden nog verwacht van ${players}.`,
    bid: (players) => `Beide biedingen zijn verzegeld; nog te openen: ${players}.`,
  },
  next: (slug) => `npx fieldpost bid ${slug}`,
  none: 'In dit spel wordt geen bod verwacht.',
  notYours: (player, bidders) => `${player} biedt hier niet mee; er wordt geboden door ${bidders}.`,
  ask: 'Je bod (bijvoorbeeld 17: 3 inf UKR, rest naar Japan)?',
  missing: 'Het bod ontbreekt.',
  missingNext: (slug) => `npx fieldpost bid ${slug} "17: 3 inf UKR, rest naar Japan"`,
  oneBid: 'Dat is meer dan één bod.',
  seal: 'Dit bod verzegelen? Daarna verandert niemand het meer, en het wordt pas getoond als beide verzegeld zijn.',
  sealed: 'Je bod is verzegeld.',
  kept: (file) => `Bod en geheim liggen hier tot je ze opent: ${file}`,
  keptWarning: 'Zonder dit bestand kan het bod niet open. Het gaat nergens anders heen; maak zelf een kopie.',
  waits: (players) => `Je bod is verzegeld; dat van ${players} ontbreekt nog.`,
  yours: 'Je verzegelde bod:',
  open: 'Openen? Dan ziet iedereen het.',
  opened: 'Je bod is open.',
  openWaits: (players) => `Je bod is open; dat van ${players} nog niet.`,
  gone: (file) => `Je verzegelde bod is er niet: ${file} ontbreekt of is niet wat er is verzegeld.`,
  goneNext:
    'open het op de computer waar het is verzegeld, of kopieer het bestand hierheen; is het kwijt, dan verklaart de scheidsrechter, of beide spelers samen, het zegel ongeldig',
  forfeit: (player) => `Het bod van ${player} telt niet meer.`,
  secretIn: 'Gesloten biedingen: die beslissen wie wat speelt.',
  player: 'Naam van een speler die biedt (leeg: geen meer)?',
};
