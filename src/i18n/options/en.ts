// English: the rulesets and the options of a game. English is the source; its shape is the type of the other languages.

import type { Options } from '../../rulesets/index.ts';
import { either, list } from '../format.ts';

/** An option and each of its values, as a page or a question names them. */
type OptionWords = {
  readonly [O in keyof Options]: {
    readonly name: string;
    readonly values: { readonly [V in Options[O]]: string };
  };
};

export interface OptionTexts {
  /** By the id of the ruleset. */
  readonly rulesets: { readonly [id: string]: string };
  readonly options: OptionWords;
  /** Over the list of all options in the help. */
  readonly help: string;
  /** Over those of some rulesets, by their ids, where others have different ones. */
  readonly under: (rulesets: readonly string[]) => string;
  readonly either: (rulesets: readonly string[]) => string;
  readonly usual: (value: string) => string;
  readonly askRuleset: string;
  readonly askOptions: string;
  readonly rules: (name: string, id: string, version: number) => string;
  readonly ruleset: (name: string, id: string, version: number) => string;
  readonly differs: (name: string, value: string, usual: string) => string;
  readonly asUsual: string;
  readonly badRuleset: (said: string, known: string) => string;
}

export const options: OptionTexts = {
  rulesets: {
    'second-edition': 'the second edition with its official clarifications',
    daak: 'the rules of the DAAK club',
    'enhanced-realism': 'Enhanced Realism by R. D. Baker, Sections I to III',
  },
  options: {
    luck: { name: 'Luck', values: { dice: 'ordinary dice', 'low-luck': 'low luck' } },
    technology: {
      name: 'Weapons development',
      values: { on: 'yes', off: 'no', 'free-roll': 'one free die a turn for each power that holds its capital' },
    },
    technologyStarts: {
      name: 'A breakthrough works',
      values: { 'at-once': 'at once', 'after-turn': 'after the turn it was made in' },
    },
    askDefender: {
      name: 'Casualties of the defender',
      values: {
        club: 'the battle stops where the clubs stop and ask',
        never: 'by standing orders or the clubs’ order of loss',
      },
    },
    economicVictory: { name: 'Victory by land value (84)', values: { on: 'yes', off: 'no' } },
    totalVictory: { name: 'Capitals win only while none of one’s own is lost', values: { on: 'yes', off: 'no' } },
    shipsIntoEnemyZones: { name: 'New ships into zones with enemies', values: { on: 'yes', off: 'no' } },
    balance: {
      name: 'Balance',
      values: {
        none: 'none',
        'axis-technology': 'the Axis begins with technologies',
        'no-soviet-attack': 'no Soviet attack in round 1',
        'no-new-complexes': 'no new industrial complexes',
      },
    },
    pieceLimits: { name: 'Limited number of pieces', values: { on: 'yes', off: 'no' } },
    bids: {
      name: 'Bids',
      values: {
        none: 'none',
        open: 'agreed before; the Axis lays its bid out before round 1',
        sealed: 'two players bid under seal; the lower bid plays the Axis',
      },
    },
    oneSeaZone: {
      name: 'One sea zone for planes',
      values: {
        on: 'planes enter at most one sea zone on their way out and one on their way home',
        off: 'planes cross any number of sea zones',
      },
    },
  },
  help: 'Options of a game, for --option (the usual value first):',
  under: (rulesets) => `under ${list('en', rulesets)}:`,
  either: (rulesets) => either('en', rulesets),
  usual: (value) => `usually: ${value}`,
  askRuleset: 'Which rules?',
  askOptions: 'What differs from the usual (nothing: all as usual)?',
  rules: (name, id, version) => `${name} (${id}, version ${version})`,
  ruleset: (name, id, version) => `Rules: ${name} (${id}, version ${version})`,
  differs: (name, value, usual) => `Unlike usual: ${name}: ${value} (usually ${usual})`,
  asUsual: 'Options: all as usual',
  badRuleset: (said, known) => `“${said}” is no ruleset: ${known}.`,
};
