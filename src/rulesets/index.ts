// Editions as values.
export { daak } from './daak/index.ts';
export { enhancedRealism } from './enhanced-realism/index.ts';
export {
  type LoggedOptions,
  LoggedOptionsSchema,
  type OptionName,
  type OptionOffer,
  type Options,
  OptionsSchema,
} from './options.ts';
export { DRAFTS, RULESETS, rulesetOf } from './registry.ts';
export {
  agreedOptions,
  notOffered,
  optionsOf,
  optionWords,
  resolveOptions,
  usualOptions,
} from './resolve-options.ts';
export {
  COMBAT_STEPS,
  type CombatStep,
  type Relations,
  type RetreatGoal,
  type Ruleset,
  type TechnologyEffect,
} from './ruleset.ts';
export { secondEdition } from './second-edition/index.ts';
