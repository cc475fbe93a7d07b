// An archive in git: what was published and seen, own entries carried onto what others published.

export type { SyncStep } from './here.ts';
export type { GamePlan } from './plan.ts';
export type {
  Alarm,
  Aside,
  AsideReason,
  Foreign,
  GameReport,
  Published,
  Repair,
  SyncReport,
  SyncStop,
  Wait,
} from './report.ts';
export { ask, type GitOptions, type GitSaid, git } from './run.ts';
export { type SyncOptions, type SyncStage, sync } from './sync.ts';
