// The words with which people answer a decision, in the three languages, as data. How a phrase is written is told in
// `phrases.ts`; letters without accents and case.

import { NUMBER_WORDS, phrasesIn } from '../../notation/index.ts';
import { LANGUAGES, type UnitType } from '../../vocab/index.ts';
import type { Phrases } from './phrases.ts';

/** What says one and two besides. */
const OTHERWISE: readonly (readonly string[])[] = [
  ['eines', 'another', 'einzige'],
  ['both', 'beide', 'beiden'],
];

/** Numbers from nought, each in every language. */
export const NUMBERS: readonly (readonly string[])[] = [
  ['zero', 'null', 'nul'],
  ...NUMBER_WORDS.en.map((_, at) => [
    ...LANGUAGES.flatMap((language) => phrasesIn(NUMBER_WORDS[language][at] ?? '')),
    ...(OTHERWISE[at] ?? []),
  ]),
];

/** What may stand between a number and its unit. */
export const BESIDE_NUMBER: readonly string[] = [
  ...['of', 'the', 'my', 'our', 'those', 'these', 'more', 'x', 'times', 'british', 'german'],
  ...['der', 'die', 'das', 'den', 'dem', 'des', 'meiner', 'meine', 'unsere', 'unserer', 'von', 'mal', 'stuck'],
  ...['de', 'het', 'van', 'mijn', 'onze', 'die', 'stuks', 'keer'],
];

export const EVERY: readonly string[] = ['all', 'every', 'alle', 'allen', 'samtliche', 'elke'];

/** Kinds that are named without a plural: `the infantry`. */
export const MASS: readonly UnitType[] = ['infantry', 'artillery'];

/** Before a place somebody goes to. */
export const TOWARDS: Phrases = {
  en: ['to', 'to the', 'into', 'into the', 'towards', 'toward', 'for', 'back to', 'direction'],
  de: ['nach', 'richtung', 'in die', 'in den', 'ins', 'zur', 'zum', 'in richtung', 'gen'],
  nl: ['naar', 'naar de', 'naar het', 'richting', 'richting de', 'de', 'in de'],
};

/** Units given up. */
export const GIVE: Phrases = {
  en: [
    'lose|loses|losing|lost|loss|losses|sacrifice*|casualt*',
    'remov*|kill*|drop*|scrap*|scuttl*|discard*|expend*',
    'take|takes|taking',
    'give|gives|giving ~ up',
    'go|goes|gone|going',
    'dies|dead|died|perish*|goner|toast|fodder|ditch*|burn|burns',
    'shot|shoot|falls|fall|fell|crash|crashes',
    'down',
    'sink|sinks|sunk',
    'choose|pick',
    'hit|hits ~ on|to',
    'off|out',
  ],
  de: [
    'opfer*|geopfert|verlier*|verlust*|verloren|entfern*|streich*|preisgeb*|hergeb*',
    'geb*|gib|gibt ~ auf|ab|her',
    'aufgeb*|abgeb*',
    'nehm*|nimm|nimmt',
    'weg|raus|runter|heraus|herunter|drauf|hops|dran',
    'fallt|fallen|stirbt|sterben|sink*|versink*|versenk*|kaputt|tot|erwischt|trifft',
    'geh*|geht ~ unter|drauf|verloren|weg|raus',
    'vom brett|feld|tisch',
    'abgang|abgange|abgänge|abschreib*|abzuschreiben|abgeschrieben',
    'abgeschossen|abgesturzt|abgestürzt|kanonenfutter|getroffen|herhalten|ausscheid*|abraum*|abräum*',
  ],
  nl: [
    'verlies|verliez*|verlor*|kwijt|offer*|opoffer*|opgeofferd|verwijder*|schrap*|weghal*|weggehaald',
    'eraf|af|weg|eruit|eraan|afschrijv*|afgeschreven|afschrijving*',
    'er aan',
    'doe maar',
    'neergehaald|neergeschoten|neerstort*|kanonnenvoer|geraakt|sneuvelt|opruimen|verdwijn*',
    'neem|nemen|pak|haal|halen|kies',
    'sneuvel*|sterf*|sterv*|zink*|gezonken|dood|sneeft|vergaat|vergaan',
    'geef|geven|geeft ~ op|af',
    'lever|levert|leveren ~ in',
    'inlever*|ingeleverd',
    'gaat|gaan ~ verloren|dood|kapot|onder',
    'laat|laten ~ gaan|vallen|zinken|schieten',
  ],
};

/** Units that are to live. */
export const KEEP: Phrases = {
  en: [
    'keep*|kept|save|saves|saving|spare|spares|surviv*|preserv*|protect*',
    'need|needs|needed',
    'stay|stays|live|lives|remain*|left',
    'shoot|shoots|fight|fights|fire|fires|fly|flies|sail|sails on',
  ],
  de: [
    'behalt*|behält|rett*|uberleb*|überleb*|schone|schonen|verschon*|erhalt*|brauch*|gebraucht|bleib*|aufheb*|bestand|verbleib*|restbestand',
    'heb* ~ auf',
    'schieß*|schiess*|kämpf*|kampf*|feuer*|flieg* weiter',
    'weiterschieß*|weiterschiess*|weiterkämpf*|weiterkampf*',
  ],
  nl: [
    'hou|houd|houden|behoud*|behouden|bewaar*|bewaren|spaar*|sparen|gespaard|overleef*|overlev*|nodig|blijf*|blijv*',
    'schiet|schieten|vecht|vechten|vuurt|vuren ~ door|verder',
  ],
};

/** `I can't spare the bomber`, and what he can spare. */
export const SPARE: Phrases = {
  en: ["can|can't|cant|cannot|could|couldn't ~ spare|miss", "can|can't|cannot ~ do without"],
  de: ['kann|können|konnen|könnte ~ entbehren|missen|verzichten'],
  nl: ['kan|kunnen|kon ~ missen|ontberen'],
};

/** What is too much worth to be given up: `much too dear to sink`. */
export const DEAR: Phrases = {
  en: ['too expensive|dear|precious|valuable|good|costly'],
  de: ['zu teuer|schade|wertvoll|kostbar'],
  nl: ['te duur|kostbaar|waardevol', 'zonde'],
};

/** What shall be; of units beside no word for giving up, that they live. */
export const SHALL: Phrases = {
  en: ['must|should|shall', 'has|have to'],
  de: ['muss|mussen|müssen|soll|sollen|darf|durfen|dürfen'],
  nl: ['moet|moeten|mag|mogen|zal|zullen'],
};

export const NOT: Phrases = {
  en: ['not|dont|never|without|cannot|cant|wont|didnt|isnt|no|neither|nor'],
  de: ['nicht|nie|niemals|kein|keine|keinen|keinem|keiner|keineswegs|ohne'],
  nl: ['niet|nooit|geen|zonder'],
};

/** All units but those that follow. */
export const BUT: Phrases = {
  en: ['all|everything|anything but|except|besides', 'all|everything ~ except'],
  de: ['alle|alles ausser|außer', 'alle|alles bis auf', 'alle|alles ~ ausser|außer'],
  nl: ['alle|alles behalve|op', 'alle|alles ~ behalve'],
};

export const RATHER_THAN: Phrases = {
  en: ['than', 'rather than', 'instead of', 'before the'],
  de: ['als den|die|das|der', 'statt|anstatt|anstelle'],
  nl: ['dan de|het|een', 'in plaats van', 'liever dan'],
};

/** At the beginning of a clause: what it says hangs on something. */
export const CONDITION: Phrases = {
  en: ['^ if|unless|provided|when|once', '^ as long as', 'unless', 'only if', 'depends|depending'],
  de: ['^ wenn|falls|sofern|sobald|solange', 'nur wenn', 'es sei denn', 'kommt darauf|drauf an', 'hangt davon ab'],
  nl: ['^ als|indien|tenzij|mits|zodra|zolang', 'alleen als', 'tenzij', 'hangt ervan af', 'ligt eraan'],
};

/** What will be tried again, and when: that is another time. */
export const ANOTHER_TIME: Phrases = {
  en: ['try|attack|come|be ~ again|back ~ when|once', 'next time|turn|round', 'another time|day|turn'],
  de: [
    'versuch*|probier*|komm* ~ wieder|nochmal|erneut|zuruck|zurück ~ wenn|sobald',
    'wieder|nochmal wenn|sobald',
    'nachstes|nächstes mal',
    'ein andermal',
    'nachste|nächste runde',
  ],
  nl: [
    'probeer*|proberen|kom|komen ~ opnieuw|weer|nogmaals|terug ~ als|zodra',
    'volgende keer|beurt|ronde',
    'een andere keer',
  ],
};

export const RETREAT: Phrases = {
  en: [
    'retreat*|disengag*|withdraw*|withdrew',
    'pull|pulling|fall|falling|draw|move|step|go|head back',
    'break|breaking|broke off',
    'call it off',
    'pull|get|getting ~ out',
    'run ~ away|home',
    'run for it',
    'back to',
    'get|getting|bring|pull|pulling ~ back',
    'abort*|evacuat*',
    'leave|leaving ~ to|for',
  ],
  de: [
    'ruckzug|rückzug|ruckzieher|zuruckzieh*|zurückzieh*|zuruckzuziehen|zurückzuziehen|abbrech*|abzieh*|abbruch',
    'zieh*|zog*|geh*|weich*|fall* ~ zuruck|zurück|ab|raus',
    'brech*|brich|bricht|breche ~ ab',
    'zuruck|zurück nach|in',
    'hau|haue|hauen ~ ab',
    'flieh*|fluch*',
    'blas* ~ ab',
    'raumen|räumen|raume|räume ~ nach|und',
  ],
  nl: [
    'terugtrek*|terugtocht|teruggetrokken|aftocht|afbrek*|wegwezen',
    'terug te trekken',
    'trek*|trekt|trekken|ga|gaan|val|vallen ~ terug',
    'terug naar',
    'breek|breekt|breken ~ af',
    'vlucht|vluchten',
    'blaas|blazen ~ af',
    'haal|halen ~ terug',
  ],
};

export const GO_ON: Phrases = {
  en: [
    'continu*|proceed*',
    'go|going|goes|carry|press|pressing|fight|fighting|push|soldier|battle|keep on',
    'keep ~ going|fighting|attacking|rolling',
    'keep at it',
    'another|more|extra ~ round|rounds|go',
    'fight|attack|roll|try again',
    'once more',
    'stay in|put',
    'stay ~ fight|fighting',
    '^ again',
    'to the end|death|last',
  ],
  de: [
    'weiter|weiterkampf*|weiterkämpf*|weitermach*|fortsetz*|weitergeh*|dranbleib*|durchzieh*',
    'noch ~ runde|runden|mal',
    'nochmal|nochmals',
    'noch einmal',
    'setz* ~ fort',
    'bleib*|bleiben ~ dran',
    'zieh*|ziehen ~ durch',
    'bis zum ende|schluss|letzten|bitteren',
  ],
  nl: [
    'doorgaan|doorvecht*|doorzet*|verder|voortzet*|doordouw*|doorstot*',
    'ga|gaan|gaat|vecht|vechten|val|vallen|zet|zetten ~ door|verder',
    'nog ~ ronde|rondes|ronden|keer',
    'nog eens',
    'blijf|blijven vechten|aanvallen|doorgaan',
    'tot het bittere|einde',
  ],
};

export const ROUNDS: Phrases = {
  en: ['round|rounds'],
  de: ['runde|runden|kampfrunde|kampfrunden'],
  nl: ['ronde|rondes|ronden|gevechtsronde|gevechtsrondes'],
};

/** Submarines that leave a battle. */
export const DIVE: Phrases = {
  en: [
    'submerg*|dive|dives|diving|dived|withdraw*|leave|leaves|flee|flees|escape*|retreat*|disappear*|vanish*',
    'slip|slips|run|runs|get|gets|go|goes|sneak|sneaks|sail|sails ~ away|out|off|under|to|home|into',
  ],
  de: [
    'tauch*|abtauch*|untertauch*|verschwind*|zuruckzieh*|zurückzieh*|abzieh*|flieh*|entkomm*|weicht|entwisch*|verdruck*',
    'zieh*|haut|hauen|setzt|setzen|macht ~ ab|zuruck|zurück|weg|davon',
    'weg',
  ],
  nl: [
    'duik*|onderduik*|verdwijn*|wegtrek*|terugtrek*|vlucht*|ontsnap*|vertrek*|wegvar*|smeert|wijkt',
    'trek*|vaart|varen|gaat|gaan|sluip* ~ weg|terug|onder|naar',
    'weg',
  ],
};

/** Submarines that fight on. */
export const STAY: Phrases = {
  en: ['stay*|remain*|fight*|hold*'],
  de: ['bleib*|kampf*|kämpf*|harr*|halt*'],
  nl: ['blijf*|blijv*|vecht*|houdt|houden'],
};

/** Words that begin a new thought in a sentence. */
export const TURNS: readonly string[] = [
  ...['but', 'while', 'because', 'since', 'although', 'whereas', 'so'],
  ...['aber', 'sondern', 'doch', 'weil', 'denn', 'damit', 'wahrend', 'dafur', 'jedoch'],
  ...['maar', 'want', 'omdat', 'zodat', 'terwijl', 'opdat', 'echter'],
];

/** Words that join two of a kind, or two thoughts. */
export const JOINS: readonly string[] = ['and', 'und', 'en', 'plus'];
