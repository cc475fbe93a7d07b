// What the page hands over to its script, as JSON in `data-odds`: rules, words to read and words to say. The script
// itself knows no ruleset and no language.

import type { AmbiguousWord, UnitSpec } from '../../board/index.ts';
import type { AskFault, BattleRules, Result } from '../../odds/index.ts';
import type { UnitType } from '../../vocab/index.ts';

/** Names of units in every language, for reading what is typed. */
export interface UnitNames {
  readonly units: {
    readonly [type in UnitType]: Pick<UnitSpec, 'type' | 'name' | 'plural' | 'tripleaName' | 'abbreviations'>;
  };
  readonly ambiguous: readonly AmbiguousWord[];
}

/** Sentences with their places open: `{n}`, `{said}`. */
export interface Sentences {
  readonly results: { readonly [result in Result | 'taken']: string };
  readonly faults: {
    readonly [code in Exclude<AskFault<never>['code'], 'words'> | 'ruleset']: string;
  };
  /** What was not understood, by the notation's own codes. */
  readonly problems: { readonly [code: string]: string };
  readonly meant: string;
  readonly losses: string;
  readonly rounds: string;
  readonly picks: string;
  readonly simulated: string;
  readonly aboardOne: string;
  readonly aboardMany: string;
  readonly left: string;
  readonly leftOf: string;
  readonly unit: string;
  readonly attacker: string;
  readonly defender: string;
  readonly nobody: string;
  readonly swing: string;
  readonly swingSays: string;
  readonly swingTable: string;
  readonly swingIpc: string;
  readonly range: string;
  readonly chance: string;
  readonly atLeast: string;
  readonly ends: string;
  readonly endResult: string;
  readonly endAttacker: string;
  readonly endDefender: string;
  readonly endLost: string;
  readonly othersOne: string;
  readonly othersMany: string;
  readonly empty: string;
  readonly busy: string;
  readonly failed: string;
  readonly copied: string;
  readonly noSuchPosition: string;
}

export interface Handed {
  readonly locale: string;
  /** By id of the ruleset. */
  readonly rules: { readonly [id: string]: BattleRules };
  /** Ids of those whose battles need the engine. */
  readonly tried: readonly string[];
  readonly names: UnitNames;
  /** Each kind of unit in the language of the page: one of it, and more. */
  readonly units: { readonly [type in UnitType]: readonly [one: string, more: string] };
  readonly said: Sentences;
}
