// Turns told in the reader's language: a headline, a few sentences behind it, results of battles, what changed since.
export { HEADLINE_LENGTH, sayHeadline } from './headlines.ts';
export { sayBalance, sayBattleTitle, sayOutcome } from './results.ts';
export { saySentences } from './sentences.ts';
export { saySince } from './since.ts';
export type { Beat, Clash, ClashResult, Gain, Story, Toll } from './story.ts';
