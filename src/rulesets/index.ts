// Editions as values.
export { daak } from './daak/index.ts';
export { enhancedRealism } from './enhanced-realism/index.ts';
export {
  type AimRow,
  COMBAT_STEPS,
  type CombatProgram,
  type CombatStep,
  type FireRow,
  type Firers,
  type TargetClass,
} from './fire.ts';
export {
  type LoggedOptions,
  LoggedOptionsSchema,
  type OptionName,
  type OptionOffer,
  type Options,
  OptionsSchema,
} from './options.ts';
export { DRAFTS, FROZEN_RULESETS, RULESETS, rulesetOf } from './registry.ts';
export {
  agreedOptions,
  notOffered,
  optionsOf,
  optionWords,
  resolveOptions,
  usualOptions,
} from './resolve-options.ts';
export type { Peace, Relations, RetreatGoal, Ruleset, TechnologyEffect } from './ruleset.ts';
export { secondEdition } from './second-edition/index.ts';
export type { ValueTables } from './unit-values.ts';
