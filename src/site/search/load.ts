// Fetches what a search needs, at a reader's first question: the index of the clauses in his language, and Pagefind
// with the index of everything else.

import type { PackedIndex } from '../../reference/search/pack.ts';
import { clauseFinder } from './clause-finder.ts';
import { Finder, type Pagefind } from './finder.ts';
import { type ClauseTexts, FOLDERS_FILE } from './record.ts';

/** Makes the address of a file from its name. */
type AddressOf = (file: string) => string;

/** What a file holds is what the build of this very site has written. */
const fetched = async <T>(address: string): Promise<T> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as T;
};

/**
 * @param inIndex addresses in the folder of Pagefind
 * @param ofClauses addresses in the folder of the clauses
 */
export const loadFinder = async (inIndex: AddressOf, ofClauses: AddressOf): Promise<Finder> => {
  const pagefinds = async (): Promise<readonly Pagefind[]> => {
    const folders = await fetched<readonly string[]>(inIndex(FOLDERS_FILE));
    const modules = folders.map((folder) => import(/* @vite-ignore */ inIndex(`${folder}pagefind.js`)));
    return (await Promise.all(modules)) as Pagefind[]; // that is what each of them is
  };
  const [index, others] = await Promise.all([fetched<PackedIndex>(ofClauses('.json')), pagefinds()]);
  const clauses = clauseFinder(index, (topic) => fetched<ClauseTexts>(ofClauses(`/${topic}.json`)));
  return new Finder(clauses, ...others);
};
