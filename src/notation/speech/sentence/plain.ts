// The text of a sentence in the way its elements are found in: names, seas and groups by what the board calls them.

import { withoutHesitation } from '../orders/corrections.ts';
import { withGroups, withNames } from './nicknames.ts';
import { withShores } from './offshore.ts';

/** `Yakut <- 3 inf Manchuria` says the target first. */
const forwards = (text: string): string => text.replace(/^([^<:]{2,40}?)\s*(?:<[-–—=]+|←|⇐)\s*/u, '$1: ');

/** A smile whose eyes are no sign of a sentence: `=)`, `=D`. */
const SMILES = /(?<=\s)=-?[)D]+(?=\s|$)/gu;

/** The text of a sentence, put so. */
export const plainly = (text: string): string =>
  withGroups(withNames(withShores(forwards(withoutHesitation(text.replace(SMILES, ''))))));
