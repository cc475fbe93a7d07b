// An archive in git: what was published and seen, own entries carried onto what others published.
export { ask, type GitOptions, type GitSaid, git } from './run.ts';
