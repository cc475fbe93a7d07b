// Pleas for dice that are put as questions: `Could you roll for me?`, `Wilt u de dobbelstenen werpen?`

import { LANGUAGES, type Language } from '../../vocab/index.ts';

/** A question to whoever throws, with no comma before the word for it: behind one something else is asked. */
const PLEAS: { readonly [language in Language]: RegExp } = {
  en: /^(?:could|can|would|will) (?:you|someone)(?: (?:please|kindly|be so kind as to))* (?:roll|throw)\b(?!.*\d)/iu,
  de: /^(?:könntest|könntet|kannst|könnt|würdest|würdet|magst) (?:du|ihr)\b[^,\d]*(?:würfeln|werfen)\b[^,\d]*$/iu,
  nl: /^(?:wilt|wil|kunt|kun|kunnen|willen|zou|zoudt|zouden) (?:u|je|jij|jullie|iemand)\b[^,\d]*(?:gooien|werpen|dobbelen|rollen)\b[^,\d]*$/iu,
};

/** True for a question that wants dice thrown. */
export const pleadsForDice = (text: string): boolean => LANGUAGES.some((each) => PLEAS[each].test(text.trim()));
