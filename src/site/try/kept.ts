// In a reader's browser: trials, kept there and nowhere else. Whoever sits at this browser can go on with them.

import { assetLink } from '../link.ts';

/** A trial as it is kept. */
export interface KeptTrial {
  readonly slug: string;
  readonly title: string;
  /** What it began with, for its board. */
  readonly of: string;
  readonly log: string;
  /** What was planned and not played yet. */
  readonly sheet: string;
  /** When it was kept, in milliseconds. */
  readonly at: number;
}

/** Several archives may stand on one host: a trial is kept by where their files lie. */
const PREFIX = `fieldpost-trial ${assetLink({ data: 'topics' })} `;

const read = (text: string | null): KeptTrial | undefined => {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    if (typeof kept !== 'object' || kept === null || !('slug' in kept) || !('log' in kept)) return undefined;
    return kept as KeptTrial; // written here
  } catch {
    return undefined;
  }
};

/** The trials of this browser, the latest first; none where it keeps nothing. */
export const keptTrials = (): readonly KeptTrial[] => {
  try {
    return Object.keys(localStorage)
      .flatMap((key) => (key.startsWith(PREFIX) ? (read(localStorage.getItem(key)) ?? []) : []))
      .toSorted((a, b) => b.at - a.at);
  } catch {
    return [];
  }
};

/** Keeps a trial. @returns `full` where there is no room for it, `refused` where the browser keeps nothing */
export const keepTrial = (trial: KeptTrial): 'kept' | 'full' | 'refused' => {
  try {
    localStorage.setItem(PREFIX + trial.slug, JSON.stringify(trial));
    return 'kept';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'refused';
  }
};

export const dropTrial = (slug: string): void => {
  try {
    localStorage.removeItem(PREFIX + slug);
  } catch {
    // Where nothing is kept there is nothing to drop.
  }
};
