// The words of what is said to people and of what stands around orders, in the three languages, as data. How a phrase
// is written is told in `phrases.ts`.

import type { Phrases } from './phrases.ts';

/** Nothing of the mail is to be entered. */
export const NO_ORDER: Phrases = {
  en: [
    'dont|not|never ~ enter|process|execute|submit ~ anything|yet|this|these|it|them',
    'dont|not enter|process|execute|submit',
    'not|no my|an|any orders yet',
    'not an order|move',
    'thinking|think aloud|loud',
    'thinking|think out loud',
  ],
  de: [
    'nicht|nichts ~ eintragen|eingeben|ausfuhren|ausführen|buchen|verarbeiten|werten',
    'trag*|gib|gebt|fuhr*|führ* ~ nichts|nicht ~ ein|aus',
    'noch|ist|sind|sollen kein|keine zug|befehl|befehle|zuge|züge',
    'laut gedacht|nachgedacht',
    'denke|uberlege|überlege ~ laut',
  ],
  nl: [
    'niet|niets|niks ~ invoeren|uitvoeren|verwerken|inboeken',
    'voer|verwerk ~ niets|niks|niet|nog',
    'nog|is|zijn geen zet|order|orders|bevel|bevelen',
    'hardop denken|nadenken|gedacht',
    'denk|even hardop',
  ],
};

/** Somebody only thinks of something. */
export const THOUGHT: Phrases = {
  en: [
    'i|we|you|he|she|they|one could|might|would|may|wonder*|thought',
    'could|might|would have|be|of',
    'maybe|perhaps|thinking|considering|imagine|suppose|tempted|wish',
    'next turn|time|round i|we|youll|ill|hell',
    'you have|had|are|were|got|did',
  ],
  de: [
    'konnte|könnte|konnten|könnten|wurde|würde|wurden|würden|ware|wäre|waren|wären|hatte|hätte|hatten|hätten|durfte|dürfte',
    'vielleicht|eventuell|womoglich|uberlege|überlege|angenommen',
    'frage mich',
    'wird|werden wohl',
    'du|ihr hast|habt|hattest|hattet|bist|seid|warst',
    'hast|habt du|ihr',
  ],
  nl: [
    'zou|zouden|kon|konden|had|hadden|misschien|wellicht|overweeg',
    'denk erover',
    'je|jij|jullie hebt|hebben|had|bent|was',
    'heb|hebben|had|ben je|jij|jullie',
    'vraag me',
    'stel dat',
  ],
};

/** Something is so, or was. */
export const BEING: Phrases = {
  en: [
    'is|are|was|were|isnt|arent|am|be|been|thats|its|looks|seems|feels',
    'lost|rolled|hit|hits|missed|had|got|killed|saved|won|survived|deserved|hate|love|hope',
  ],
  de: [
    'ist|sind|war|warst|bin|bist|seid|scheint|sieht',
    'verloren|gewurfelt|gewürfelt|getroffen|verfehlt|uberlebt|überlebt|gewonnen|hatte|hatten|hab|habe|hast|hat|haben|hoffe',
  ],
  nl: [
    'is|zijn|was|waren|ben|bent|lijkt|ziet',
    'verloren|verloor|gegooid|geraakt|gemist|overleefd|gewonnen|had|hadden|heb|hebt|heeft|hebben|hoop',
  ],
};

/** What was ordered, said as something done: no remark in passing. */
export const ORDERED: Phrases = {
  en: [
    'turn ~ over|done|finished',
    'till|until its|it|nobody|nothing',
    'please roll|throw|dice|fight',
    'roll|throw|dice please',
    'no|nobody ~ attack|attacks|combat|fight|fights|battle|battles',
    'up to the dice',
    '^ roll|throw',
    '^ all|both|everything ~ roll|rolled|thrown|fought',
    'roll|throw it|them|all|both|everything|for',
    'bought|buying|placed|moved|attacked|built|land*|loaded|sent|escort*',
  ],
  de: [
    'zug|runde ~ ende|beendet|fertig|vorbei',
    'bis es|alles|nichts|keiner|einer|niemand',
    'bitte ~ würfel*|wurfel*|auswürfel*|auswurfel*|ausgewürfelt|ausgewurfelt|gewürfelt|gewurfelt',
    '^ würfel|würfle|wurfel|wurfle|würfelt',
    '^ alle|alles|beide|beides ~ würfeln|wurfeln|auswürfeln|auswurfeln|durchwürfeln|durchwurfeln',
    'niemand|kein|keine|keinen ~ angriff|angriffe|kampf|kämpfe|greift|kämpft',
    'gekauft|aufgestellt|gesetzt|gezogen|bewegt|angegriffen|gebaut|land*|gelandet|geladen|begleit*',
  ],
  nl: [
    'beurt ~ einde|klaar|over|voorbij|afgelopen|op',
    'tot het|er|alles|niets|niemand',
    'gooien|dobbelen|rollen|werpen|gooi|dobbel graag|maar|aub|alsjeblieft|svp|dan',
    '^ gooi|gooien|dobbel|dobbelen|rol|werp',
    '^ alle|alles|beide|allebei ~ gooien|dobbelen|rollen|werpen|uitgooien|uitrollen',
    'niemand|geen ~ aanval|aanvallen|gevecht|gevechten|valt|vecht',
    'gekocht|geplaatst|verplaatst|aangevallen|gezet|gebouwd|land*|geland|geladen|begeleid*',
  ],
};

/** That battles are to be fought. */
export const FOUGHT: Phrases = {
  en: ['be fought', 'fought out', 'may|can|shall be rolled|thrown'],
  de: [
    'ausgefochten|ausgetragen',
    'gewürfelt|ausgewürfelt werden',
    'möge|mögen|darf|kann|soll ~ gewürfelt|ausgewürfelt',
  ],
  nl: ['uitgevochten', 'gegooid|gedobbeld worden', 'mag|mogen|kan|kunnen|moet worden gegooid|gedobbeld'],
};

/** What a turn is called beside. */
export const MOVES: Phrases = {
  en: ['orders', 'moves'],
  de: ['befehle', 'zuge'],
  nl: ['beurten'],
};

/** What comes is announced. */
export const ANNOUNCING: Phrases = {
  en: [
    'see|watch|look|listen|behold|guess|hear|read',
    '^ here goes|it|you|we|is|are',
    '^ well|so|now ~ then|goes',
    'as follows',
    'like this|so',
  ],
  de: [
    'sehen|siehst|seht|schau*|guck*|aufgepasst|hor*|hör*|staun*|rate|ratet|lies|lest',
    'pass*|passt ~ auf',
    '^ so|jetzt|nun|dann gehts|kommts|gehts',
    '^ hier kommt|ist|sind',
    'wie folgt',
    'wird|werden|gehts|ist so',
    'folgendermassen|folgendermaßen',
  ],
  nl: [
    'zien|zie|kijk|luister|hoor|raad|lees',
    'let ~ op',
    '^ hier komt|is|zijn|gaan',
    '^ nou|zo|dan komt|gaat|dan',
    'als volgt',
    'gaat|wordt zo',
  ],
};

/** How a letter begins. */
export const GREETING: Phrases = {
  en: [
    '^ hi|hello|hey|dear|howdy|ahoy|greetings|salutations|yo|gentlemen|gents|comrades|friends|folks|guys|lads|team|cheers',
    '^ good morning|evening|day|afternoon',
    '^ morning|evening|afternoon',
    '^ to all|everyone|everybody|whom',
    '^ attention',
    '^ thanks|thank',
  ],
  de: [
    '^ hallo|moin|servus|lieber|liebe|liebes|tach|mahlzeit|grüezi|gruezi|salü|salue|hallöchen|werte|werter|verehrte|ahoi',
    '^ guten|gute|sehr geehrte',
    '^ genossen|kameraden|freunde|leute|mitspieler|meine herren',
    '^ an alle',
    '^ achtung',
    '^ danke',
  ],
  nl: [
    '^ hallo|hoi|hoihoi|dag|beste|lieve|geachte|goede|goeie|goedemorgen|goedemiddag|goedenavond|goeiemorgen|goeienavond',
    '^ kameraden|vrienden|mannen|heren|jongens|mensen|medespelers',
    '^ aan allen|iedereen|alle',
    '^ bedankt|dank',
    '^ ha|hè|he|salut|ciao',
  ],
};

/** Orders that are not meant yet. */
export const DRAFT: Phrases = {
  en: ['draft|plan|plans|idea|ideas|maybe|perhaps|example|alternative|option|next|later|old|wrong|not|no'],
  de: ['entwurf|plan|pläne|idee|ideen|vielleicht|beispiel|alternative|variante|nächste*|später|alt|falsch|nicht|kein*'],
  nl: ['concept|plan|plannen|idee|ideeën|misschien|voorbeeld|alternatief|optie|volgende|later|oud|fout|niet|geen'],
};

/** Somebody comes along: beside orders it is one, even where it is left open. */
export const JOINING: Phrases = {
  en: ['along|too|joins|join', 'as well'],
  de: ['mit|auch'],
  nl: ['mee|ook'],
};

/** How it was, or would be. */
export const UNREAL: Phrases = {
  en: ['had|have|would'],
  de: ['hatte*|hätte*'],
  nl: ['zou'],
};

/** That nothing is done, by nobody. */
export const NOTHING: Phrases = {
  en: ['nothing|nobody|none'],
  de: ['nichts|nix|niemand'],
  nl: ['niets|niks|niemand'],
};

/** Planes of whatever kind. */
export const PLANES: Phrases = {
  en: ['planes|aircraft|fliers|flyers'],
  de: ['flieger|flugzeuge|maschinen'],
  nl: ['vliegtuigen|toestellen|vliegers'],
};

/** Where planes come down, and that one leaves a battle. */
export const GOING_BACK: Phrases = {
  en: ['retreat*|withdraw*|land|lands|landing|return|returns|returning|back|home'],
  de: ['zuruck|zurück|ruckzug|rückzug|lande|landet|landen|heim'],
  nl: ['terug|terugtrek*|land|landt|landen|thuis'],
};
