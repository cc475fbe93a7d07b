// Nederlands: de hulp bij elke opdracht.

import { postCommands } from '../../post/commands-nl.ts';
import { agreementCommands } from '../agreements/commands-nl.ts';
import { bidCommands } from '../bids/commands-nl.ts';
import { clubCommands } from '../club/commands-nl.ts';
import { oddsCommands } from '../odds/commands-nl.ts';
import { proofCommands } from '../proof/commands-nl.ts';
import { referenceCommands } from '../reference/commands-nl.ts';
import type { commands as english } from './en.ts';

const FOR = 'ingevoerd voor een andere speler';
const MAIL = 'de mail waarin het kwam: een bestand of zijn SHA-256; alleen de hash wordt bewaard';
const POWER = 'uit wiens naam, als er op meer dan een van jouw mogendheden gewacht wordt';
const YES = 'schrijven zonder te vragen';
const DRY = 'alleen nakijken: niets schrijven, niet gooien';
const DICE = 'elders gegooide ogen, in de gevraagde volgorde: 1,4,6 of doel=1,4,6; mag vaker';
const SERVICE = 'wie er gooide (anders: table)';
const REFERENCE = 'waarmee de worp daar terug te vinden is, zoals een nummer';
const GAME = 'korte naam van een spel';

export const commands: typeof english = {
  ...clubCommands,
  ...agreementCommands,
  ...proofCommands,
  ...referenceCommands,
  ...oddsCommands,
  ...bidCommands,
  ...postCommands,
  new: {
    does: 'een spel openen',
    about:
      'Opent een spel: vraagt naar titel, spelers en opties, of neemt ze als gegevens. Er wordt pas geschreven als alles getoond is.',
    args: {},
    options: {
      title: 'titel van het spel',
      slug: 'korte naam voor adressen en opdrachten (anders: uit de titel)',
      ruleset: 'de regels: {rulesets} (standaard: second-edition)',
      player: 'een speler met zijn mogendheden, zoals "Anna=ussr,uk,usa"; mag vaker',
      option: 'een optie die van het gewone afwijkt, zoals luck=low-luck; mag vaker',
      dice: 'waar de worpen vandaan komen: local, recorded, reveal of drand (anders: zoals in fieldpost.json)',
      from: 'een afgesproken beginstelling, als JSON',
      role: 'iemand die niet meespeelt, zoals "Carl=steward"; mag vaker',
      clock: 'uren: turn=72,answer=24,forfeit=120 en dagen: absence=21; alleen turn is nodig',
      absence: 'wie er naar bekend niet is, zoals "anna=2026-03-05..2026-03-12"; mag vaker',
      'enters-for': 'wie mag invoeren wat anderen mailden, zoals "anna=ben,carl"; mag vaker',
      commits: 'auteursnamen van een speler in git, zoals "anna=Anna Berg"; mag vaker',
      dialect: 'wiens afkortingen een speler gebruikt, iaapa of daak, zoals "anna=daak"; zonder speler: allen',
      language:
        'in welke taal een speler antwoord krijgt: en, de of nl, zoals "anna=nl"; zonder speler: allen (anders: de jouwe)',
      authors: 'checked: de auteur van een commit moet degene zijn die de regels heeft ingevoerd (anders: free)',
      keeper: 'wie de worpen van allen bewaart en geen mogendheid speelt, zoals carl; alleen bij reveal',
      key: 'een sleutel waarmee iemand ondertekent, zoals "anna=anna.pub"; mag vaker',
      signatures: 'required: zonder handtekening telt niets (anders: alleen wie een sleutel heeft, ondertekent)',
      demonstration: 'een spel om te laten zien; zo staat het op elke pagina',
      yes: YES,
    },
    examples: [
      ['npx fieldpost new', 'vraagt naar alles'],
      [
        'npx fieldpost new --title "Spring 26" --player "Anna=ussr,uk,usa" --player "Ben=germany,japan" --as anna --yes',
        'opent spring-26',
      ],
    ],
  },
  status: {
    does: 'spellen, wie aan de beurt is en waarop gewacht wordt',
    about:
      'Zonder spel: alle spellen van het archief en op wie sinds wanneer gewacht wordt; wat te laat is of het langst wacht, staat vooraan. Met een spel: spelers, opties, termijnen en waarop van wie gewacht wordt.',
    args: { game: GAME },
    options: { mine: 'alleen spellen die op jou wachten: --as, anders git config fieldpost.player' },
    examples: [
      ['npx fieldpost status', 'alle spellen'],
      ['npx fieldpost status --mine', 'wat op jou wacht'],
      ['npx fieldpost status spring-26', 'één spel, met spelers en opties'],
    ],
  },
  submit: {
    does: 'een beurtblad sturen',
    about:
      'Leest een beurtblad in de gewone notatie, zegt voluit wat er begrepen is en wat niet kan en waarom, vraagt, schrijft, gooit en vertelt wat er gebeurde.',
    args: { game: GAME, file: 'het blad; - leest van de standaardinvoer' },
    options: {
      yes: YES,
      'dry-run': DRY,
      sync: 'vooraf en achteraf sync, en elke order publiceren voordat zijn dobbelstenen vallen',
      forfeit: 'eenheden opgeven die niet geplaatst of thuisgebracht zijn',
      power: POWER,
      for: FOR,
      evidence: MAIL,
      note: 'een opmerking bij de eerste order',
      dice: DICE,
      service: SERVICE,
      reference: REFERENCE,
    },
    examples: [
      ['npx fieldpost submit spring-26 turn.txt', 'toont wat er begrepen is en vraagt'],
      ["echo 'Koop 8 inf' | npx fieldpost submit spring-26 - --dry-run", 'kijkt één regel na en schrijft niets'],
    ],
  },
  turn: {
    does: 'je beurt doen, fase voor fase',
    about: 'Gaat door de fasen van de beurt, toont wat er telkens kan, neemt regels in de gewone notatie en stuurt ze.',
    args: { game: GAME },
    options: { power: POWER, for: FOR, evidence: MAIL },
    examples: [
      ['npx fieldpost turn spring-26', 'vraagt, fase voor fase'],
      ['npx fieldpost turn spring-26 --json', 'noemt elke zet die nu kan, voor programma’s'],
    ],
  },
  fight: {
    does: 'slagen uitvechten, zo ver als de beslissingen reiken',
    about:
      'Vecht de genoemde of alle wachtende slagen op volgorde uit, tot de eerste beslissing die geen order regelt.',
    args: { game: GAME, battle: 'waar, zoals UKR of "GER SBR"; geen: alle wachtende' },
    options: {
      plan: 'SA, SAAC, TAAC, KAAC of ask',
      ool: 'verliesvolgorde, zoals "inf arm ftr"',
      rounds: 'stop en vraag na deze ronde',
      'retreat-after': 'terugtrekken na deze ronde',
      'retreat-to': 'waar een terugtocht heen gaat',
      subs: 'onderzeeboten: stay, withdraw of ask',
      yes: YES,
      'dry-run': DRY,
      sync: 'vooraf en achteraf sync, en elke order publiceren voordat zijn dobbelstenen vallen',
      power: POWER,
      for: FOR,
      evidence: MAIL,
      dice: DICE,
      service: SERVICE,
      reference: REFERENCE,
    },
    examples: [
      ['npx fieldpost fight spring-26', 'alle slagen volgens de vaste orders'],
      ['npx fieldpost fight spring-26 UKR --plan SAAC --ool "inf arm ftr"', 'één slag, de vliegtuigen gespaard'],
    ],
  },
  roll: {
    does: 'wachtende worpen gooien of invoeren',
    about:
      'Gooit de dobbelstenen waarop een order wacht, of neemt ze zoals ze elders vielen, en vertelt wat er gebeurde.',
    args: { game: GAME },
    options: {
      dice: DICE,
      service: SERVICE,
      reference: REFERENCE,
      evidence: 'de mail van de dobbelserver: een bestand of zijn SHA-256; alleen de hash wordt bewaard',
      note: 'waarom, als je als scheidsrechter gooit in plaats van een bewaarder of de toevalsbron',
      for: FOR,
    },
    examples: [
      ['npx fieldpost roll spring-26', 'gooit ze, of vraagt naar elk ervan'],
      [
        'npx fieldpost roll spring-26 --dice 1,4,6,2 --service marti --reference 8841',
        'zoals een dobbelserver ze gooide',
      ],
    ],
  },
  show: {
    does: 'het bord, een vak of een eerder moment',
    about:
      'De stelling als tekst: geld, vakken en eenheden. Met een vak: alles daarover. Met --at: zoals het toen was.',
    args: { game: GAME, space: 'een vak, met een van zijn namen' },
    options: { at: 'een beurt als r03-germany (zoals die eindigde), of het nummer van een regel' },
    examples: [
      ['npx fieldpost show spring-26', 'het bord nu'],
      ['npx fieldpost show spring-26 Karelië --at r01-germany', 'één gebied zoals Duitslands eerste beurt eindigde'],
    ],
  },
  log: {
    does: 'de logregels van een spel',
    about: 'De logregels van een spel of van een beurt met hun nummers: wie wat beval en wat ervan kwam.',
    args: { game: GAME, turn: 'een beurt als r03-germany; geen: de lopende' },
    options: { all: 'alle regels van het spel' },
    examples: [
      ['npx fieldpost log spring-26', 'de lopende beurt, regel voor regel'],
      ['npx fieldpost log spring-26 r01-ussr', 'een beurt die voorbij is'],
    ],
  },
  void: {
    does: 'logregels van de lopende beurt terugnemen',
    about:
      'Verklaart orders van de lopende beurt ongeldig; hun worpen vervallen mee. Geldt meteen door de scheidsrechter, anders als alle andere partijen hebben ingestemd.',
    args: { game: GAME, entries: 'nummers van regels, zoals log ze toont' },
    options: {
      drop: 'eenheden van de slag waarvan wordt afgezien: die blijven staan, zoals "caucasus=3 inf" (meermaals)',
      reason: 'waarom (nodig)',
      rule: 'de bepaling waarop men zich beroept',
      yes: YES,
      for: FOR,
    },
    examples: [
      ['npx fieldpost void spring-26 14 --reason "te weinig transportschepen"', 'één order en zijn worp'],
      [
        'npx fieldpost void spring-26 14 16 --reason "verkeerde eenheden" --rule B8.1 --as carl --yes',
        'twee orders, door de scheidsrechter',
      ],
    ],
  },
  ruling: {
    does: 'logregels laten staan die de huidige spelregels anders beslissen',
    about:
      'Zegt dat logregels blijven staan, hoewel verify ze als afwijkend noemt. Door scheidsrechter of beheerder, anders als alle andere partijen hebben ingestemd.',
    args: { game: GAME, entries: 'nummers van regels, zoals verify ze toont' },
    options: { reason: 'waarom (nodig)', rule: 'de bepaling waarop men zich beroept', yes: YES, for: FOR },
    examples: [
      ['npx fieldpost ruling spring-26 21 --reason "zo afgesproken"', 'één regel'],
      [
        'npx fieldpost ruling spring-26 21 23 --reason "oude lezing van de regel" --rule ruling.D5',
        'twee regels, met de bepaling',
      ],
    ],
  },
  agree: {
    does: 'instemmen met een voorstel',
    about: 'Toont het voorstel, vraagt na en geeft de instemming van jouw partij. Met de laatste instemming geldt het.',
    args: { game: GAME, entry: 'nummer van het voorstel; nodig als er meer zijn' },
    options: { yes: YES, for: FOR, evidence: MAIL },
    examples: [
      ['npx fieldpost agree spring-26', 'met het enige voorstel'],
      ['npx fieldpost agree spring-26 17 --as ben --yes', 'met voorstel #17, als ben'],
    ],
  },
  decline: {
    does: 'een voorstel afwijzen, of je eigen terugnemen',
    about: 'Weigert de instemming: het voorstel is van tafel. Wie het deed, neemt het op dezelfde manier terug.',
    args: { game: GAME, entry: 'nummer van het voorstel; nodig als er meer zijn' },
    options: { yes: YES, for: FOR, evidence: MAIL },
    examples: [
      ['npx fieldpost decline spring-26', 'het enige voorstel'],
      ['npx fieldpost decline spring-26 17 --as ben --yes', 'voorstel #17, als ben'],
    ],
  },
  note: {
    does: 'een opmerking toevoegen',
    about: 'Voegt een opmerking in Markdown toe aan het logboek; aan het spel verandert die niets.',
    args: { game: GAME, text: 'de opmerking' },
    options: { of: 'nummer van een regel waarover het gaat; mag vaker', for: FOR, yes: YES },
    examples: [
      ['npx fieldpost note spring-26 "Weg tot zondag."', 'een opmerking'],
      ['npx fieldpost note spring-26 "Dapper." --of 12', 'bij regel #12'],
    ],
  },
  report: {
    does: 'elders gespeelde rondes invoeren',
    about:
      'Voert stellingen of gebeurtenissen in zoals iemand ze meldt: een oud spel, rondes van vóór dit programma. Niets ervan is nagegaan, en zo staat het op de pagina’s.',
    args: { game: GAME, file: 'JSON: een lijst van { at?, note?, position } of { at?, note?, events }' },
    options: { yes: YES, for: FOR },
    examples: [
      ['npx fieldpost report spring-26 rounds.json', 'toont wat er ingevoerd zou worden en vraagt'],
      ['npx fieldpost report spring-26 rounds.json --yes --json', 'voor programma’s'],
    ],
  },
  sync: {
    does: 'ophalen wat anderen publiceerden en je eigen regels publiceren',
    about:
      'Haalt de branch op waarop je groep publiceert, gaat na dat niets van wat gepubliceerd was is veranderd, zet je nieuwe regels er volgens de spelregels op en publiceert ze. Wat niet meer kan, wordt met de reden opzijgezet.',
    args: { games: 'alleen deze spellen publiceren, de andere blijven zoals ze zijn; geen: alle' },
    options: {
      'dry-run': 'alleen zeggen wat er gepubliceerd en opzijgezet zou worden',
      branch: 'de regels op deze branch voorleggen, voor een pull request; de branch hier blijft zoals hij is',
      also: 'ook de regels van deze speler publiceren, uit een gedeelde map; mag vaker',
      accept:
        'een spel nemen zoals het nu gepubliceerd is, al is het veranderd; alleen als de groep het eens is; mag vaker',
    },
    examples: [
      ['npx fieldpost sync', 'haalt op en publiceert'],
      ['npx fieldpost sync spring-26 --branch anna-r03', 'legt één spel voor; open daarna een pull request'],
    ],
  },
  verify: {
    does: 'elke regel van spellen bewijzen',
    about:
      'Leest elk logboek streng, beslist elke order opnieuw en leidt elke worp opnieuw af. Eindigt met 1 als een spel beschadigd is, of zonder uitspraak afwijkt.',
    args: { games: 'korte namen van spellen; geen: alle van het archief' },
    options: {
      checkpoint:
        'een regel ‘pbem-checkpoint v1 …’ die iemand bewaard heeft, of een bestand of mail ermee: is alles er nog?',
      with: 'oude mails over een spel (bestanden, mappen): staat in het logboek nog wat ze zeggen?',
      against:
        'de hele wijziging sinds deze commit beoordelen, zoals de CI: gepubliceerde logboeken groeien alleen, een beurt komt alleen',
      head: 'de commit die beoordeeld wordt (standaard: HEAD); de bestanden worden uit git gelezen en nooit uitgevoerd',
      forward: 'zij is gepusht, niet voorgesteld: zij moet op die commit staan (geen geforceerde push)',
    },
    examples: [
      ['npx fieldpost verify', 'het hele archief, zoals de CI doet'],
      ['npx fieldpost verify spring-26 --json', 'één spel, regel voor regel'],
      ['npx fieldpost verify --with oude-mails/', 'of daaraan sindsdien iets veranderd of afgeknipt is'],
      ['npx fieldpost verify --against origin/main', 'wat de eigen branch zou brengen'],
      ['npx fieldpost verify --against main --head origin/anna-r03', 'een voorgestelde wijziging, vanuit main'],
    ],
  },
  cases: {
    does: 'toetsgevallen laten lopen',
    about:
      'Laat gevallen uit bestanden en mappen lopen en zegt per bepaling wat er geslaagd is. Eindigt met 1 als er een mislukt.',
    args: { paths: 'bestanden of mappen; geen: de gevallen van dit project' },
    options: {
      clause: 'alleen de gevallen die over deze bepaling gaan, stuk voor stuk',
      failed: 'alleen bepalingen met mislukte gevallen tonen',
    },
    examples: [
      ['npx fieldpost cases', 'de gevallen van het project'],
      ['npx fieldpost cases my-cases/ blitz.1.json', 'je eigen'],
      ['npx fieldpost cases --clause retreat.attacker-only', 'wat één bepaling bewijst'],
    ],
  },
  export: {
    does: 'een spel als JSON of als beurtbladen',
    about:
      'Geeft een spel voor andere programma’s (json: spelers, opties, beurten, stelling) of voor mensen (notation: de beurtbladen met hun orders).',
    args: { game: GAME },
    options: { format: 'json of notation (anders: json)', out: 'een bestand in plaats van de standaarduitvoer' },
    examples: [
      ['npx fieldpost export spring-26 --format notation', 'de beurtbladen'],
      ['npx fieldpost export spring-26 --out spring-26.json', 'alles wat er te zeggen is, als gegevens'],
    ],
  },
  schema: {
    does: 'het JSON-schema van een logboekregel of een toetsgeval',
    about: 'Geeft het JSON-schema van één regel van een logboek, of van een toetsgeval.',
    args: { what: 'line (standaard) of case' },
    options: {},
    examples: [
      ['npx fieldpost schema', 'om te bekijken'],
      ['npx fieldpost schema > log-line.schema.json', 'om te bewaren'],
      ['npx fieldpost schema case', 'voor programma’s die de gevallen toetsen'],
    ],
  },
  serve: {
    does: 'de site bouwen, hier tonen en bij wijzigingen opnieuw bouwen',
    about: 'Bouwt de site van het archief, toont die op deze computer en bouwt opnieuw zodra een logboek verandert.',
    args: {},
    options: {
      port: 'poort (anders: 4321; 0 neemt een vrije)',
      out: 'map van de gebouwde site (anders: dist in het archief)',
    },
    examples: [
      ['npx fieldpost serve', 'op http://localhost:4321'],
      ['npx fieldpost serve --port 8080 --archive ../club', 'een ander archief, een andere poort'],
    ],
  },
  build: {
    does: 'de site bouwen',
    about: 'Bouwt de statische site van het archief, klaar voor elke webruimte.',
    args: {},
    options: { out: 'map van de gebouwde site (anders: dist in het archief)' },
    examples: [
      ['npx fieldpost build', 'naar dist'],
      ['npx fieldpost build --out public --archive ../club', 'ergens anders'],
    ],
  },
};
