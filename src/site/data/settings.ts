// The type of the archive's settings, for the pages.
export type { Settings } from '../../archive/index.ts';
