// Editions as values.
export { daak } from './daak/index.ts';
export { enhancedRealism } from './enhanced-realism/index.ts';
export { europe1999 } from './europe-1999/index.ts';
export type {
  AimRow,
  CombatProgram,
  CombatStep,
  FireRow,
  Firers,
  TargetClass,
} from './fire.ts';
export type { Spoils } from './goals.ts';
export type { ConvoyFund, Kamikaze, Lifter, PurseSpec } from './holdings.ts';
export { linked2001 } from './linked-2001/index.ts';
export {
  type LoggedOptions,
  LoggedOptionsSchema,
  type OptionName,
  type Options,
  OptionsSchema,
} from './options.ts';
export { pacific2001 } from './pacific-2001/index.ts';
export type { Muster } from './production.ts';
export { FROZEN_RULESETS, newestRulesets, RULESETS, rulesetOf } from './registry.ts';
export type { Bond } from './relations.ts';
export {
  agreedOptions,
  notOffered,
  optionsOf,
  optionWords,
  resolveOptions,
  usualOptions,
} from './resolve-options.ts';
export type { Ruleset, TechnologyEffect } from './ruleset.ts';
export { secondEdition } from './second-edition/index.ts';
export type { ValueTables } from './unit-values.ts';
