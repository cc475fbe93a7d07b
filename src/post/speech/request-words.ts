// The words with which people want something beside orders, in the three languages, as data; see `phrases.ts` for how
// they are written. First words that stand alone in a line, then what people say in sentences.

import type { Phrases } from './phrases.ts';

/** Words that open a line, with what follows behind them. */
export const LINE_WORDS = {
  help: { en: ['help'], de: ['hilfe'], nl: ['hulp', 'help'] },
  status: { en: ['status'], de: ['status', 'stand'], nl: ['status', 'stand'] },
  board: { en: ['board', 'map'], de: ['brett', 'karte', 'stellung'], nl: ['bord', 'kaart', 'stelling'] },
  odds: { en: ['odds'], de: ['chancen'], nl: ['kansen'] },
  history: { en: ['history'], de: ['verlauf'], nl: ['verloop'] },
  rule: { en: ['rule', 'clause'], de: ['regel', 'klausel'], nl: ['regel', 'clausule'] },
  agree: { en: ['agree', 'i agree'], de: ['zustimmen', 'ich stimme zu'], nl: ['instemmen', 'ik ga akkoord'] },
  decline: { en: ['decline', 'i decline'], de: ['ablehnen', 'ich lehne ab'], nl: ['afwijzen', 'ik wijs af'] },
  draw: {
    en: ['draw', 'offer draw', 'offer a draw'],
    de: ['remis', 'remis anbieten'],
    nl: ['remise', 'remise aanbieden'],
  },
  void: { en: ['void'], de: ['streichen', 'streiche'], nl: ['schrappen', 'schrap'] },
  away: { en: ['away', 'absent'], de: ['abwesend', 'weg'], nl: ['afwezig', 'weg'] },
  resign: {
    en: ['resign', 'i resign', 'surrender', 'i surrender', 'concede', 'i concede', 'i give up', 'we surrender'],
    de: ['aufgeben', 'aufgabe', 'ich gebe auf', 'kapitulation', 'ich kapituliere', 'wir geben auf', 'wir kapitulieren'],
    nl: ['opgeven', 'opgave', 'ik geef op', 'ik geef het op', 'capitulatie', 'ik geef me over', 'wij geven op'],
  },
  press: { en: ['press', 'message'], de: ['nachricht', 'botschaft'], nl: ['bericht', 'boodschap'] },
} as const satisfies Readonly<Record<string, Phrases>>;

export type LineWord = keyof typeof LINE_WORDS;

/** Everybody, as the one a message goes to. */
export const EVERYBODY: Phrases = {
  en: ['all', 'everyone', 'everybody'],
  de: ['alle', 'an alle'],
  nl: ['allen', 'iedereen', 'alle spelers'],
};

/** Between the word for a message and whom it is for. */
export const ADDRESSED: Phrases = { en: ['to', 'for'], de: ['an', 'für'], nl: ['aan', 'voor'] };

/** Somebody wants something. */
export const ASKS: Phrases = {
  en: [
    'send|show|give|mail|forward|post',
    'could|can|would|will you|someone|somebody|anybody|anyone|we|i',
    'i|we need|want|like',
    'id|wed like|love',
    'please',
    'may i|we',
  ],
  de: [
    'schick*|zeig*|send*|mail*|gib|gebt|geben',
    'kann|kannst|konnt|könnt|konnte|könnte|kriege|darf ~ ich|jemand|mir|uns|mal|bitte|du|wir',
    'brauch*|bekomm*|benotige|benötige|hatte|hätte',
    'bitte',
  ],
  nl: [
    'stuur*|toon|mail*|geef|geven|sturen',
    'laat ~ zien',
    'kan|kun|kunt|kunnen|zou|mag ~ je|jij|u|iemand|jullie|ik|we|wij',
    'graag|aub|alsjeblieft|alstublieft|svp',
    'wil|nodig',
  ],
};

export const BOARD: Phrases = {
  en: ['board|map|maps|position|positions|boardstate'],
  de: ['karte|brett|spielbrett|stellung|spielplan|lagekarte'],
  nl: ['kaart|bord|spelbord|stelling|opstelling'],
};

export const STATUS: Phrases = {
  en: ['status|standings', 'state of play|the|affairs', 'game state'],
  de: ['stand|spielstand|status|zwischenstand'],
  nl: ['stand|status|tussenstand'],
};

/** Whose turn it is: asked, or among what is asked for. */
export const WHOSE_TURN: Phrases = {
  en: [
    'whose turn|move|go',
    'who is|s ~ up|next|on|move|turn',
    'whos up|next|turn|on',
    'is it my|our turn|move',
    'am i up|next',
    'who|what ~ waiting',
    'where|how do|does ~ stand',
    'what is|s due',
  ],
  de: [
    'wer ~ dran|zug|reihe',
    'bin ich ~ dran|reihe|zug',
    'auf wen|was ~ wart*',
    'wie steht|stehts',
    'wer muss|müsste ~ ziehen',
  ],
  nl: [
    'wie ~ beurt',
    'wiens beurt',
    'ben ik ~ beurt',
    'wie is er',
    'wie is nu aan',
    'op wie|wat ~ wacht*',
    'hoe staat|staan',
    'wie moet ~',
  ],
};

export const ODDS: Phrases = {
  en: ['odds|chances|probabilit*', 'how likely', 'chance of ~ winning|win|taking'],
  de: [
    'chancen|gewinnchance*|siegchance*|wahrscheinlichkeit*|gewinnwahrscheinlichkeit*',
    'wie wahrscheinlich',
    'wie gross ~ chance',
  ],
  nl: ['kansen|winstkans*|kans|waarschijnlijkheid', 'hoe waarschijnlijk'],
};

export const HISTORY: Phrases = {
  en: ['history|logbook', 'game log', 'last|previous|recent turns|moves'],
  de: ['spielverlauf|verlauf|protokoll|zugprotokoll', 'letzten|bisherigen zuge|züge'],
  nl: ['verloop|spelverloop|logboek|geschiedenis', 'laatste|vorige beurten|zetten'],
};

export const HELP: Phrases = {
  en: [
    'how does|do ~ this|it|mail|judge ~ work',
    'what|which commands',
    'how do|can|should i|we write|enter|send|submit|format',
  ],
  de: ['wie funktioniert ~ das|dies|es|hier', 'welche befehle|kommandos', 'wie schreibe|schicke|sende ich'],
  nl: ['hoe werkt ~ dit|dat|het', 'welke opdrachten|commandos|bevelen', 'hoe schrijf|stuur ik'],
};

/** A question about the rules that says so. */
export const RULES: Phrases = {
  en: [
    'rule|rules ~ question|about|for|on|say|says',
    'which|what rule|clause',
    'by|under the|which|what rules',
    'question about|on ~ rule|rules',
  ],
  de: [
    'regelfrage|regelkunde',
    'welche regel|klausel',
    'frage ~ regel|regeln',
    'was sagt|sagen ~ regel|regeln',
    'regeltechnisch',
  ],
  nl: [
    'regelvraag',
    'welke regel|clausule',
    'vraag ~ regel|regels',
    'wat zegt|zeggen ~ regel|regels',
    'volgens ~ regels',
  ],
};

/** How a question about the rules begins: whether something may be done, or what happens. */
export const MAY: Phrases = {
  en: ['^ may|can|does|do|is|are|must|when', '^ what happens', '^ and what happens', '^ am i allowed'],
  de: [
    '^ darf|durfen|dürfen|kann|konnen|können|muss|mussen|müssen|zahlt|zählt|gilt',
    '^ was passiert|geschieht',
    '^ und was passiert',
  ],
  nl: ['^ mag|mogen|kan|kunnen|moet|moeten|telt|geldt', '^ wat gebeurt', '^ en wat gebeurt', '^ en telt|mag'],
};

/** What is proposed among players. */
export const PROPOSAL: Phrases = {
  en: [
    'draw|void|voiding|proposal|offer|takeback|annulment|undo|substitute|substitution|amendment',
    'take ~ back',
    'call it a day|draw',
  ],
  de: [
    'remis|unentschieden|vorschlag|angebot|antrag|rucknahme|zurucknahme|streichung|streichen|annullierung|korrektur',
    'zuruckzunehmen|zurucknehmen|zurückzunehmen|zurücknehmen',
  ],
  nl: [
    'remise|gelijkspel|voorstel|aanbod|verzoek|terugneming|terugnemen|terugdraaien|terugdraaiing|annulering|correctie|schrappen|schrapping|nietig',
  ],
};

export const DRAW: Phrases = {
  en: ['draw|stalemate'],
  de: ['remis|unentschieden'],
  nl: ['remise|gelijkspel'],
};

export const OFFERS: Phrases = {
  en: [
    'offer*|propos*|suggest*',
    'how|what about',
    'call it',
    'shall we',
    'settle ~ for|on',
    'id|i take',
    'would you ~ accept|take|agree',
    'lets',
  ],
  de: [
    'biete*|anbiet*|schlag*|vorschlag*|einigen|einigt',
    'wie ware|wäre',
    'was haltst|hältst|haltet',
    'sollen wir',
    'lasst uns',
    'machen wir',
  ],
  nl: ['bied*|aanbied*|stel*|voorstel*', 'aan te bieden', 'wat dacht|denk|vind', 'zullen we', 'laten we', 'hoe zou'],
};

/** Whoever asks so makes the offer. */
export const OFFERS_TOGETHER: Phrases = {
  en: ['how|what about', 'shall|should|could|can we', 'lets', 'why dont we', 'would you'],
  de: ['wie ware|wäre', 'was haltst|hältst|haltet', 'sollen|wollen wir', 'lasst uns', 'lass uns', 'machen|einigen wir'],
  nl: ['wat dacht|denk|vind', 'zullen|kunnen we', 'laten we', 'hoe zou', 'maken we'],
};

export const ASSENT: Phrases = {
  en: ['agree|agreed|accept|accepted|consent|approve|approved', 'go along with', 'have my consent|blessing|vote'],
  de: [
    'einverstanden|akzeptier*|zustimm*|genehmig*|zugestimmt|angenommen',
    'stimme|stimmen ~ zu',
    'nehme|nehmen ~ an',
    'bin|sind ~ dafur|dafür',
  ],
  nl: [
    'akkoord|instem*|accepteer|accepteren|aanvaard*|goedgekeurd',
    'stem|stemmen ~ in|toe|mee',
    'mee eens',
    'keur ~ goed',
    'ga ~ mee',
  ],
};

/** Words of consent that say it only as an answer. */
export const YES: Phrases = {
  en: [
    '^ yes|yep|ok|okay|sure|fine|deal|alright|gladly',
    'fine|ok|okay|good|alright by|with me|us',
    'no objection|objections',
    'go ahead',
    'works for me',
  ],
  de: [
    '^ ja|jo|ok|okay|gern|gerne|meinetwegen|klar|abgemacht',
    'von mir aus',
    'in ordnung',
    'keine einwande|einwände',
    'passt fur|für|mir',
  ],
  nl: [
    '^ ja|ok|oke|oké|prima|goed|best|graag|afgesproken|vooruit',
    'geen bezwaar',
    'wat mij betreft',
    'is goed',
    'vind ~ goed|prima|best',
  ],
};

export const DISSENT: Phrases = {
  en: [
    'decline|declined|reject|rejected|refuse|refused|object|disagree|veto',
    'turn|turning ~ down',
    'dont|not|never|cannot|cant ~ agree|accept|consent|approve',
  ],
  de: [
    'ablehn*|abgelehnt|verweiger*|widersprech*',
    'lehne|lehnen ~ ab',
    'nicht ~ einverstanden|zu|zustimm*|dafur|dafür',
    'nehme|nehmen ~ nicht ~ an',
    'dagegen',
  ],
  nl: [
    'afwijz*|afgewezen|weiger*|verwerp*|oneens',
    'wijs|wijzen|sla|slaan ~ af',
    'niet ~ akkoord|eens|mee|in|goed',
    'tegen het voorstel',
  ],
};

export const NO: Phrases = {
  en: [
    '^ no|nope|never|nah|sorry',
    'no thanks|way|thank',
    'not yet|now|interested',
    'not a chance|with me',
    'not with me',
  ],
  de: ['^ nein|nee|niemals|nie|keinesfalls', 'nein danke', 'kommt nicht in', 'auf keinen fall', 'noch nicht'],
  nl: ['^ nee|neen|nooit', 'nee bedankt|dank', 'geen sprake', 'geen denken', 'nog niet', 'liever niet'],
};

/** Something entered shall not count. */
export const VOIDS: Phrases = {
  en: ['void|annul|undo|strike|revoke|withdraw|cancel', 'take ~ back'],
  de: [
    'streich*|annullier*|stornier*|zurucknehm*|zurücknehm*|zuruckzieh*',
    'nimm|nehmt|nehme ~ zuruck|zurück',
    'ungultig|ungültig',
  ],
  nl: ['schrap*|annuleer*|terugdraai*|terugnem*|ongeldig|nietig', 'draai|neem ~ terug', 'teruggenomen|teruggedraaid'],
};

/** Before the number of an entry. */
export const ENTRY: Phrases = {
  en: ['entry|entries|line|number|no|nr|proposal|void'],
  de: ['eintrag|eintrage|einträge|zeile|nummer|nr|vorschlag'],
  nl: ['regel|regels|nummer|nr|invoer|voorstel'],
};

export const AWAY: Phrases = {
  en: [
    'away|absent|holiday|holidays|vacation|travelling|traveling|offline|unavailable|abroad',
    'out of office|town|reach',
    'no internet',
    'not available|here|reachable|around|online|home',
    'cant|cannot|wont|unable ~ play|move|answer|reply|post|take|turns',
    'not ~ able|home|reach',
    'no turns|moves|mail|time',
    'hospital|honeymoon|conference|camping|cruise|hiking|skiing',
    'no|without|wont|havent|dont ~ computer|laptop|wifi|signal|reception|connection|network',
    'wait for me',
  ],
  de: [
    'abwesend|urlaub|verreist|unterwegs|offline|ferien|weg|fort|verhindert|verreise|abwesenheit',
    'nicht da|erreichbar|hier|verfugbar|verfügbar|online|zuhause',
    'nicht ~ ziehen|spielen|antworten|da|erreichbar|hause',
    'keine zuge|züge|zeit|mails|post',
    'krankenhaus|dienstreise|flitterwochen|kur|klinik|fortbildung|zelten',
    'auf reisen',
    'kein|keinen|keinem|keinerlei|ohne|nicht ~ internet|rechner|computer|pc|laptop|netz|empfang|wlan|verbindung',
    'auf mich warten',
  ],
  nl: [
    'afwezig|vakantie|weg|offline|onbereikbaar|verhinderd',
    'op reis',
    'niet bereikbaar|beschikbaar|thuis|aanwezig|online',
    'niet ~ spelen|zetten|antwoorden|thuis|bereikbaar|reageren',
    'geen zetten|beurten|tijd|mail',
    'ziekenhuis|huwelijksreis|zakenreis|congres|kamperen',
    'geen|zonder|niet ~ internet|computer|pc|laptop|bereik|wifi|verbinding',
    'ben er niet',
    'op mij|me wachten',
  ],
};

/** Beside days from one to another, where somebody is then. */
export const ELSEWHERE: Phrases = {
  en: [
    'i|we ~ am|are|be|go|fly|drive|visit ~ in|at|on|to|with',
    'im|were|ill|well ~ in|at|on|with',
    'am|are|be from|between',
  ],
  de: [
    'bin|sind|fahre|fahren|fliege|fliegen|reise|reisen|wandern|besuche|besuchen ~ in|im|an|am|auf|bei|beim|nach|zu',
    'bin|sind|fahre|fahren|fliege|fliegen vom|zwischen',
  ],
  nl: ['ben|zijn|zit|zitten|ga|gaan|vlieg|vliegen|bezoek ~ in|op|aan|bij|naar', 'ben|zijn|zitten van|tussen'],
};

/** Somebody is there, not away. */
export const PRESENT: Phrases = {
  en: ['back|home|available|reachable|free|online|time'],
  de: ['zuruck|zurück|wieder|zuhause|daheim|erreichbar|frei|online|zeit', 'zu hause'],
  nl: ['terug|weer|thuis|bereikbaar|vrij|online|tijd'],
};
