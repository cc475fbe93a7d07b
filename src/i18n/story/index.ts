// Turns told in the reader's language: a headline, a few sentences behind it, results of battles, what changed since.
export { type StoryLabels, storyLabels } from './labels.ts';
export { sayBalance, sayBattleTitle, sayResult } from './results.ts';
export { saySince } from './since.ts';
export type { Beat, Clash, ClashResult, Gain, Story, Toll } from './story.ts';
export { HEADLINE_LENGTH, sayHeadline, saySentences } from './tell.ts';
