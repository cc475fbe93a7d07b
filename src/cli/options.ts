// The options of a game as they are written on the command line.

import { OptionsSchema } from '../rulesets/index.ts';

/** `luck=dice|low-luck, technology=on|off, …`: all there are, with their values. */
export const optionList = (): string =>
  Object.entries(OptionsSchema.shape)
    .map(([name, schema]) => `${name}=${schema.options.join('|')}`)
    .join(', ');
