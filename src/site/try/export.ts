// In a reader's browser: the log of a trial, handed out as a file. Loaded when that is asked for.

import { saveFile } from '../check/kept.ts';

export const exportLog = (slug: string, log: string): void => saveFile(`${slug}.jsonl`, log, 'application/jsonl');
