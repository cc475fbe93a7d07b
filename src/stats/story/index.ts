// Turns as stories, battles as results, and what changed since: facts for i18n/story to say.
export type { Beat, Clash, Story } from '../../i18n/story/index.ts';
export { clashOf } from './clash.ts';
export { type Change, type Since, sinceOf } from './since.ts';
export { storyOf } from './story.ts';
export { type WarStory, warStories } from './theatres.ts';
