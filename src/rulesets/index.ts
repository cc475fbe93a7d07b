// Editions as values.
export { DEFAULT_OPTIONS, type Options, OptionsSchema } from './options.ts';
export { RULESETS, rulesetOf } from './registry.ts';
export {
  COMBAT_STEPS,
  type CombatProgram,
  type CombatStep,
  type Ruleset,
  type TechnologyEffect,
} from './ruleset.ts';
export { secondEdition } from './second-edition/index.ts';
