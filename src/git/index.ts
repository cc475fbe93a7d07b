// An archive in git: what was published and seen, own entries carried onto what others published.

export { type AgainstReport, type AgainstStop, against } from './against.ts';
export { type ChangedGame, fromTheFuture } from './against-log.ts';
export { isDemonstration } from './growth.ts';
export type { SyncStep } from './here.ts';
export { logsBefore } from './objects.ts';
export type { GamePlan } from './plan.ts';
export type { ChangeRefusal } from './refusal.ts';
export type {
  Alarm,
  Aside,
  GameReport,
  SyncReport,
  SyncStop,
} from './report.ts';
export { ask, git } from './run.ts';
export { type SyncOptions, sync } from './sync.ts';
export { standsInTheWay, type Upgraded, type UpgradeStop, upgrade } from './upgrade.ts';
