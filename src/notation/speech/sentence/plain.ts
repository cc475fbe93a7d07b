// The text of a sentence in the way its elements are found in: names, seas and groups by what the board calls them.

import { withoutTag } from '../../letter.ts';
import { withoutHesitation } from '../orders/corrections.ts';
import { withGroups, withNames } from './nicknames.ts';
import { withShores } from './offshore.ts';

/** `Yakut <- 3 inf Manchuria` says the target first. */
const forwards = (text: string): string => text.replace(/^([^<:]{2,40}?)\s*(?:<[-–—=]+|←|⇐)\s*/u, '$1: ');

/** A smile behind a sentence: `:D`, `=)`, `;-P`, `xD`. */
const SMILES = /(?<=\s)(?:[:;=]['’]?-?[)(DPpOo3/|]+|[xX]D+)(?=\s|$)/gu;

/** The word between the sentences of a telegram, which is all in capitals. */
const untelegraphed = (text: string): string =>
  text === text.toUpperCase() ? text.replace(/\s+STOP[.]?$/u, '') : text;

/** The text of a sentence, put so. */
export const plainly = (text: string): string =>
  withGroups(withNames(withShores(forwards(withoutHesitation(untelegraphed(withoutTag(text.replace(SMILES, ''))))))));
